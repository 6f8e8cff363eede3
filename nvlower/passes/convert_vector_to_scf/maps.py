"""Transfers whose map permutes or broadcasts: plain ones and vector.transpose or broadcast.

Source: populateVectorTransferPermutationMapLoweringPatterns in LowerVectorTransfer.cpp.
"""

from __future__ import annotations

from nvlower.ir.affine import ConstantExpr, DimExpr, dim
from nvlower.ir.affine_map import AffineMap
from nvlower.ir.types import MemRefType, VectorType
from nvlower.passes.lower_vector import tools as V
from nvlower.passes.lower_vector.transfers import broadcast_dims, in_bounds

from .build import read, write

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation


def permutation_of(map: Any) -> list[int] | None:
    """Return the order that makes a minor identity with broadcasts of a map, if one does."""
    n, inputs = len(map.results), map.num_dims
    start, leading = max(inputs - n, 0), max(n - inputs, 0)
    order = [0] * n
    found = [False] * max(inputs, n)
    spread = []
    for i, e in enumerate(map.results):
        if isinstance(e, ConstantExpr) and e.value == 0:
            spread.append(i)
        elif isinstance(e, DimExpr) and e.position >= start:
            order[i] = e.position - start + leading
            found[order[i]] = True
        else:
            return None
    at = 0
    for i in spread:
        while at < len(found) and found[at]:
            at += 1
        order[i] = at
        at += 1
    return order


def _inverse(order: list[int]) -> list[int]:
    back = [0] * len(order)
    for i, p in enumerate(order):
        back[p] = i
    return back


def _usable(op: Operation) -> bool:
    return bool(op.permutation_map.map.results) and V.mask_op_of(op) is None


def permuted_read(op: Operation, b: Any) -> bool:
    """vector.transfer_read with (d0, d1) -> (d1, d0)  =>  a plain one, vector.transpose"""
    if not _usable(op):
        return False
    map = op.permutation_map.map
    order = permutation_of(map)
    if order is None or order == list(range(len(order))):
        return False
    back = _inverse(order)
    old: Any = op.results[0].type
    new_map = AffineMap(map.num_dims, 0, tuple(map.results[i] for i in back))
    scalable = tuple(old.scalable[i] for i in back) if old.scalable else ()
    type = VectorType(tuple(old.shape[i] for i in back), old.element_type, scalable)
    flags = in_bounds(op)
    new = read(b, op, type, op.base, list(op.indices), new_map, op.mask, [flags[i] for i in back])
    b.replace(op, V.transpose(b, new.results[0], order))
    return True


def permuted_write(op: Operation, b: Any) -> bool:
    """vector.transfer_write with (d0, d1) -> (d1, d0)  =>  vector.transpose, a plain one"""
    if not _usable(op):
        return False
    map = op.permutation_map.map
    order = permutation_of(map)
    if order is None or map.is_minor_identity:
        return False
    used = sorted(e.position for e in map.results)
    packed = [used.index(e.position) for e in map.results]
    value = V.transpose(b, op.operands[0], _inverse(packed))
    flags = in_bounds(op)
    plain = AffineMap.minor_identity(map.num_dims, len(map.results))
    new = write(
        b, op, value, op.base, list(op.indices), plain, op.mask,
        [flags[i] for i in _inverse(order)],
    )  # fmt: skip
    _replace(op, b, new)
    return True


def _replace(op: Operation, b: Any, new: Operation) -> None:
    if op.results:
        b.replace(op, new.results[0])
    else:
        b.erase(op)


def broadcast_read(op: Operation, b: Any) -> bool:
    """vector.transfer_read with (d0, d1) -> (0, d1)  =>  one of lower rank, vector.broadcast"""
    if not _usable(op):
        return False
    map = op.permutation_map.map
    leading = 0
    for e in map.results:
        if not isinstance(e, ConstantExpr) or e.value:
            break
        leading += 1
    new_map = AffineMap(map.num_dims, 0, map.results[leading:])
    if not leading or broadcast_dims(new_map) is None:
        return False
    old: Any = op.results[0].type
    if leading == old.rank:
        if op.mask is not None:
            return False  # upstream drops the mask
        if isinstance(op.base.type, MemRefType):
            value = b.value("memref.load", (op.base, op.indices), (old.element_type,))
        else:
            value = b.value("tensor.extract", (op.base, op.indices), (old.element_type,))
        b.replace(op, V.broadcast(b, value, old))
        return True
    scalable = old.scalable[leading:] if old.scalable else ()
    type = VectorType(old.shape[leading:], old.element_type, scalable)
    new = read(b, op, type, op.base, list(op.indices), new_map, op.mask, in_bounds(op)[leading:])
    b.replace(op, V.broadcast(b, new.results[0], old))
    return True


def sparse_write(op: Operation, b: Any) -> bool:
    """vector.transfer_write with (d0, d1) -> (d0)  =>  one of 1xN with (d0, d1) -> (d1, d0)"""
    if not _usable(op):
        return False
    map = op.permutation_map.map
    if permutation_of(map) is not None:
        return False
    used = {e.position for e in map.results}
    missing = [i for i in range(min(used), map.num_dims) if i not in used]
    old: Any = op.operands[0].type
    n = len(missing)
    value = V.broadcast(b, op.operands[0], _extended(old, n))
    mask = op.mask
    if mask is not None:
        rank = mask.type.rank
        mask = V.broadcast(b, mask, _extended(mask.type, n))
        mask = V.transpose(b, mask, [*range(n, n + rank), *range(n)])
    new_map = AffineMap(map.num_dims, 0, (*map_dims(missing), *map.results))
    flags = [True] * n + in_bounds(op)
    _replace(op, b, write(b, op, value, op.base, list(op.indices), new_map, mask, flags))
    return True


def map_dims(positions: list[int]) -> tuple[Any, ...]:
    """Return the dimension expressions of positions."""
    return tuple(map(dim, positions))


def _extended(type: Any, n: int) -> Any:
    scalable = (False,) * n + type.scalable if type.scalable else ()
    return VectorType((1,) * n + type.shape, type.element_type, scalable)


PATTERNS = {
    "vector.transfer_read": [permuted_read, broadcast_read],
    "vector.transfer_write": [permuted_write, sparse_write],
}
"""The rewrites of transfers by their maps."""
