"""Folds of affine.apply, min and max.

Source: AffineOps.cpp.
"""

from __future__ import annotations

from nvlower.ir.affine import ConstantExpr, DimExpr, SymbolExpr, const, dim, sym
from nvlower.ir.attributes import AffineMapAttr, IntegerAttr
from nvlower.ir.opdef import fold
from nvlower.ir.types import INDEX

from . import bounds

__all__ = ["bounds"]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

    Constants = list[Any]
    Found = list[Any] | None


def _known(op: Operation, c: Constants) -> list[int] | None:
    """Return the values of the map's results where the operands are constants."""
    attr: Any = op.properties["map"]
    if not all(isinstance(k, IntegerAttr) for k in c):
        return None
    values = [k.value for k in c]
    n = attr.map.num_dims
    results = attr.map.eval(values[:n], values[n:])
    return None if any(r is None for r in results) else results


@fold.add("affine.apply")
def apply(op: Operation, c: Constants) -> Found:
    """A map that is one of its operands, or a constant."""
    attr: Any = op.properties["map"]
    e = attr.map.results[0]
    if isinstance(e, DimExpr):
        return [op.operands[e.position]]
    if isinstance(e, SymbolExpr):
        return [op.operands[attr.map.num_dims + e.position]]
    if isinstance(e, ConstantExpr):
        return [IntegerAttr(e.value, INDEX)]
    found = _known(op, c)
    return None if found is None else [IntegerAttr(found[0], INDEX)]


@fold.add("affine.min", "affine.max")
def extremum(op: Operation, c: Constants) -> Found:
    """The least or greatest of known results; constant operands go into the map."""
    found = _known(op, c)
    if found is not None:
        return [IntegerAttr((min if op.name == "affine.min" else max)(found), INDEX)]
    attr: Any = op.properties["map"]
    m = attr.map
    dims: list[Any] = [dim(i) for i in range(m.num_dims)]
    syms: list[Any] = [sym(i) for i in range(m.num_symbols)]
    for inputs, known in ((dims, c[: m.num_dims]), (syms, c[m.num_dims :])):
        for i, k in enumerate(known):
            if isinstance(k, IntegerAttr):
                inputs[i] = const(k.value)
    new = m.replace(dims, syms, m.num_dims, m.num_symbols)
    if new == m:
        return None
    op.properties["map"] = AffineMapAttr(new)
    return []


@fold.add("affine.load", "affine.store", "affine.prefetch")
def through_casts(op: Operation, c: Constants) -> Found:
    """Look through memref.cast."""
    from nvlower.dialects.memref.fold import skip_casts

    stored = op.operands[0] if op.name == "affine.store" else None
    return [] if skip_casts(op, stored) else None
