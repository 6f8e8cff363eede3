"""Maps that take in what affine.apply operands compute, without operands they do not need.

Source: composeAffineMapAndOperands and canonicalizeMapOrSetAndOperands in AffineOps.cpp.
"""

from __future__ import annotations

from nvlower.dialects.fold_tools import maker
from nvlower.ir.affine import AffineExpr, AffineMap, const, dim, sym
from nvlower.ir.attributes import IntegerAttr
from nvlower.ir.core import Operation, Value

from .simplify import simplify_map

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def is_symbol(value: Value) -> bool:
    """Tell whether a value may be a symbol: constant, or fixed at the top of its function."""
    op = value.defining_op
    block = value.parent_block
    parent = block.parent_op
    if parent is not None and parent.has_trait("AffineScope"):
        return True
    if op is None:
        return False
    if op.name in ("arith.constant", "index.constant"):
        return True
    if op.name == "affine.apply":
        return all(map(is_symbol, op.operands))
    if op.name in ("memref.dim", "tensor.dim"):
        return is_symbol(op.operands[0])
    return False


def _symbols(op: Operation) -> bool:
    """Tell whether all operands of an op may be symbols."""
    return all(is_symbol(v) for v in op.operands)


def compose(
    map: AffineMap, operands: list[Value], gather: bool = True
) -> tuple[AffineMap, list[Value]]:
    """Put the maps of affine.apply operands into `map`, until none is left."""
    dims: list[Value | None] = list(operands[: map.num_dims])
    syms: list[Value | None] = list(operands[map.num_dims :])
    changed = True
    while changed:
        changed = False
        for values, make in ((dims, dim), (syms, sym)):
            for i, v in enumerate(values):
                inner = None if v is None else maker(v, "affine.apply")
                if inner is None:
                    continue
                attr: Any = inner.properties["map"]
                m: AffineMap = attr.map
                if values is syms and not _symbols(inner):
                    continue
                values[i] = None
                new = m.results[0].replace_inputs(
                    [dim(len(dims) + k) for k in range(m.num_dims)],
                    [sym(len(syms) + k) for k in range(m.num_symbols)],
                )
                dims.extend(inner.operands[: m.num_dims])
                syms.extend(inner.operands[m.num_dims :])
                results = tuple(e.replace({make(i): new}) for e in map.results)
                map = AffineMap(len(dims), len(syms), results)
                changed = True
                break
            if changed:
                break
    return tidy(map, dims, syms, gather)


def tidy(
    map: AffineMap,
    dims: list[Value | None],
    syms: list[Value | None],
    gather: bool = True,
) -> tuple[AffineMap, list[Value]]:
    """Make symbols of dimensions that may be; drop unused, equal and constant operands.

    `gather` says to gather the terms of each result too.
    """
    used_dims, used_syms = map.used_inputs()
    new_dims: list[Value] = []
    new_syms: list[Value] = []
    for_dims: list[AffineExpr] = [const(0)] * len(dims)
    for_syms: list[AffineExpr] = [const(0)] * len(syms)
    promoted = [i for i, v in enumerate(dims) if v is not None and is_symbol(v)]

    def take(value: Value, into: list[Value], make: Any) -> AffineExpr:
        owner = value.defining_op
        known = None if owner is None or owner.operands else owner.properties.get("value")
        if isinstance(known, IntegerAttr):
            return const(known.value)
        at = next((k for k, v in enumerate(into) if v is value), None)
        if at is None:
            at = len(into)
            into.append(value)
        found: AffineExpr = make(at)
        return found

    for i, v in enumerate(dims):
        if v is not None and i in used_dims and i not in promoted:
            for_dims[i] = take(v, new_dims, dim)
    for i, v in enumerate(syms):
        if v is not None and i in used_syms:
            for_syms[i] = take(v, new_syms, sym)
    for i in promoted:
        v = dims[i]
        if v is not None and i in used_dims:
            for_dims[i] = take(v, new_syms, sym)
    new = map.replace(for_dims, for_syms, len(new_dims), len(new_syms))
    return simplify_map(new) if gather else new, [*new_dims, *new_syms]
