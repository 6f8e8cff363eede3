"""Reductions of many dimensions and running ones.

Source: LowerVectorMultiReduction.cpp, LowerVectorScan.cpp.
"""

from __future__ import annotations

from math import prod

from nvlower.ir.attributes import DenseArrayAttr
from nvlower.ir.types import I1, I64, VectorType

from . import tools as V

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation, Value


class _Reduction:
    """A vector.multi_reduction and the mask around it."""

    def __init__(self, op: Operation, outer: Any) -> None:
        self.op = op
        self.source, self.acc = op.operands[0], op.operands[1]
        type: Any = self.source.type
        self.type = type
        self.reduced: tuple[int, ...] = tuple(op.reduction_dims.values)
        self.kept = [i for i in range(self.type.rank) if i not in self.reduced]
        self.mask = None if outer is None else outer.operands[0]
        self.usable = bool(self.reduced) and not any(self.type.scalable)

    def again(self, b: Any, source: Value, acc: Value, dims: list[int], mask: Any) -> Value:
        """Build the reduction of another vector along other dimensions."""
        props = {"kind": self.op.kind, "reduction_dims": DenseArrayAttr(I64, tuple(dims))}
        made = b.create("vector.multi_reduction", (source, acc), (acc.type,), props)
        found: Value = V.under_mask(b, made, mask).results[0]
        return found


def _reorder(inner: bool) -> Callable[[Any, Any, Any], Any]:
    def transpose_dims(op: Operation, b: Any, outer: Any) -> Any:
        """vector.multi_reduction  =>  one whose reduced dimensions are together"""
        r = _Reduction(op, outer)
        n = len(r.reduced)
        first = 0 if inner else n
        if not r.usable or not r.kept or r.kept == list(range(first, first + len(r.kept))):
            return None
        order = [*r.kept, *r.reduced] if inner else [*r.reduced, *r.kept]
        mask = None if r.mask is None else V.transpose(b, r.mask, order)
        source = V.transpose(b, r.source, order)
        dims = list(range(r.type.rank - n, r.type.rank)) if inner else list(range(n))
        return r.again(b, source, r.acc, dims, mask)

    return transpose_dims


def _flatten(inner: bool) -> Callable[[Any, Any, Any], Any]:
    def two_dims(op: Operation, b: Any, outer: Any) -> Any:
        """vector.multi_reduction of rank n  =>  one of two dimensions, vector.shape_cast"""
        r = _Reduction(op, outer)
        rank, n = r.type.rank, len(r.reduced)
        if not r.usable or rank < 2 or (rank == 2 and n == 1):
            return None
        first = 0 if inner else n
        if r.kept != list(range(first, first + len(r.kept))):
            return None
        kept_shape = tuple(r.type.shape[i] for i in r.kept)
        shape = [prod(kept_shape)] if kept_shape else []
        shape.insert(len(shape) if inner else 0, prod(r.type.shape[i] for i in r.reduced))
        element = r.type.element_type
        mask = r.mask
        if mask is not None:
            mask = V.shape_cast(b, mask, VectorType(tuple(shape), I1))
        source = V.shape_cast(b, r.source, VectorType(tuple(shape), element))
        acc: Any = r.acc
        if kept_shape:
            acc = V.shape_cast(b, acc, VectorType((prod(kept_shape),), element))
        dims = [len(shape) - 1 if inner else 0]
        made = r.again(b, source, acc, dims, mask)
        if not kept_shape:
            return made
        return V.shape_cast(b, made, VectorType(kept_shape, element))

    return two_dims


def one_dimension(op: Operation, b: Any, outer: Any) -> Any:
    """vector.multi_reduction of rank 1  =>  one of 1xN along the second dimension"""
    r = _Reduction(op, outer)
    if not r.usable or r.type.rank != 1:
        return None
    shape = (1, r.type.shape[0])
    source = V.shape_cast(b, r.source, VectorType(shape, r.type.element_type))
    acc = V.broadcast(b, r.acc, VectorType((1,), r.type.element_type))
    mask = None if r.mask is None else V.broadcast(b, r.mask, VectorType(shape, I1))
    return V.extract(b, r.again(b, source, acc, [1], mask), 0)


def rows_to_elements(op: Operation, b: Any, outer: Any) -> Any:
    """vector.multi_reduction of each row  =>  a vector.reduction for each"""
    r = _Reduction(op, outer)
    if not r.usable or r.type.rank != 2 or r.reduced != (1,):
        return None
    result = V.zero(b, op.results[0].type)
    for i in range(r.type.shape[0]):
        row, acc = V.extract(b, r.source, i), V.extract(b, r.acc, i)
        mask = None if r.mask is None else V.extract(b, r.mask, i)
        made = b.create("vector.reduction", (row, acc), (r.type.element_type,), {"kind": op.kind})
        made = V.under_mask(b, made, mask)
        result = V.insert(b, made.results[0], result, i)
    return result


def rows_together(op: Operation, b: Any, outer: Any) -> Any:
    """vector.multi_reduction of the rows to one  =>  arith ops of the rows"""
    r = _Reduction(op, outer)
    if not r.usable or r.type.rank != 2 or r.reduced != (0,):
        return None
    result: Any = r.acc
    for i in range(r.type.shape[0]):
        row = V.extract(b, r.source, i)
        mask = None if r.mask is None else V.extract(b, r.mask, i)
        result = V.join(b, op.kind.params[0], row, result, mask)
        if result is None:
            return None
    return result


def multi_reduction(strategy: str) -> list[Callable[[Any, Any], bool]]:
    """Return the lowerings of vector.multi_reduction by a lowering strategy."""
    inner = strategy == "inner-reduction"
    last = rows_to_elements if inner else rows_together
    return [V.maskable(f) for f in (_reorder(inner), _flatten(inner), one_dimension, last)]


def scan(op: Operation, b: Any) -> bool:
    """vector.scan  =>  arith ops of the slices along the dimension"""
    source, initial = op.operands
    type: Any = source.type
    start: Any = initial.type
    at = op.reduction_dim.value
    inclusive = op.inclusive.value
    kind = op.kind.params[0]
    from nvlower.ir.types import FloatType

    if V.JOIN[kind][isinstance(type.element_type, FloatType)] is None or any(type.scalable):
        return False
    sizes = [1 if i == at else n for i, n in enumerate(type.shape)]
    result = V.zero(b, type)
    last_in: Any = None
    last: Any = None
    for i in range(type.shape[at]):
        offsets = [i if k == at else 0 for k in range(type.rank)]
        part = V.extract_slice(b, source, offsets, sizes)
        if i:
            made = V.join(b, kind, last, part if inclusive else last_in)
        elif inclusive:
            made = part
        else:
            build = V.shape_cast if start.rank else V.broadcast
            made = build(b, initial, part.type)
        result = V.insert_slice(b, made, result, offsets)
        last, last_in = made, part
    if start.rank:
        total = V.shape_cast(b, last, start)
    else:
        total = V.broadcast(b, V.extract(b, last, 0), start)
    b.replace(op, result, total)
    return True
