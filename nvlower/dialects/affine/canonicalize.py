"""Canonicalization of affine.apply, min, max, load and store: maps take in what they read.

Source: composeAffineMapAndOperands and canonicalizeMapOrSetAndOperands in AffineOps.cpp.
"""

from __future__ import annotations

from nvlower.dialects.fold_tools import maker
from nvlower.ir.affine import AffineExpr, AffineMap, DimExpr, SymbolExpr, dim, sym
from nvlower.ir.attributes import AffineMapAttr
from nvlower.ir.core import Operation, Value
from nvlower.ir.opdef import canonicalize

from . import bounds
from .compose import compose
from .simplify import linear_rows

__all__ = ["bounds", "compose"]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def _simplified(op: Operation, operands: list[Value]) -> tuple[AffineMap, list[Value]] | None:
    attr: Any = op.properties["map"]
    new, values = compose(attr.map, operands)
    if new is attr.map and all(a is b for a, b in zip(values, operands, strict=False)):
        if len(values) == len(operands):
            return None
    return new, values


def apply(op: Operation, b: Any) -> bool:
    """Compose and tidy the map."""
    found = _simplified(op, list(op.operands))
    if found is None:
        return False
    new, values = found
    b.replace(op, b.value(op.name, [values], [op.results[0].type], {"map": AffineMapAttr(new)}))
    return True


def access(op: Operation, b: Any) -> bool:
    """Compose and tidy the map of a load or store."""
    first = 2 if op.name.endswith("store") else 1
    found = _simplified(op, list(op.operands[first:]))
    if found is None:
        return False
    new, values = found
    op.properties["map"] = AffineMapAttr(new)
    op.set_operands([*op.operands[:first], *values])
    b.update(op)
    return True


def _rebuilt(op: Operation, b: Any, map: AffineMap, operands: list[Value]) -> bool:
    type = op.results[0].type
    b.replace(op, b.value(op.name, [operands], [type], {"map": AffineMapAttr(map)}))
    return True


def single_result(op: Operation, b: Any) -> bool:
    """The least or greatest of one value is affine.apply."""
    attr: Any = op.properties["map"]
    if len(attr.map.results) != 1:
        return False
    b.replace(op, b.value("affine.apply", [op.operands], [op.results[0].type], {"map": attr}))
    return True


def equal_results(op: Operation, b: Any) -> bool:
    """One of equal results will do."""
    attr: Any = op.properties["map"]
    m = attr.map
    results = tuple(dict.fromkeys(m.results))
    if len(results) == len(m.results):
        return False
    return _rebuilt(op, b, AffineMap(m.num_dims, m.num_symbols, results), list(op.operands))


def nested_extremum(op: Operation, b: Any) -> bool:
    """The least of the least is the least of all."""
    attr: Any = op.properties["map"]
    m = attr.map
    dims, syms = list(op.operands[: m.num_dims]), list(op.operands[m.num_dims :])
    kept: list[AffineExpr] = []
    inner: list[Operation] = []
    for e in m.results:
        values = dims if isinstance(e, DimExpr) else syms if isinstance(e, SymbolExpr) else None
        made = None if values is None else maker(values[e.position], op.name)
        if made is None:
            kept.append(e)
        else:
            inner.append(made)
    if not inner:
        return False
    for made in inner:
        other: Any = made.properties["map"]
        n = other.map
        shifted = (
            [dim(len(dims) + i) for i in range(n.num_dims)],
            [sym(len(syms) + i) for i in range(n.num_symbols)],
        )
        kept += [e.replace_inputs(*shifted) for e in n.results]
        dims += made.operands[: n.num_dims]
        syms += made.operands[n.num_dims :]
    return _rebuilt(op, b, AffineMap(len(dims), len(syms), tuple(kept)), [*dims, *syms])


def ordered_results(op: Operation, b: Any) -> bool:
    """Results in the order of their coefficients."""
    attr: Any = op.properties["map"]
    m = attr.map
    rows = linear_rows(m)
    if rows is None or rows == sorted(rows):
        return False
    order = sorted(range(len(rows)), key=rows.__getitem__)
    results = tuple(m.results[i] for i in order)
    return _rebuilt(op, b, AffineMap(m.num_dims, m.num_symbols, results), list(op.operands))


EXTREMUM = [single_result, equal_results, nested_extremum, apply, ordered_results]

canonicalize.add("affine.apply")(apply)
canonicalize.add("affine.min", "affine.max")(EXTREMUM)
canonicalize.add(
    "affine.load", "affine.store", "affine.vector_load", "affine.vector_store", "affine.prefetch"
)(access)
