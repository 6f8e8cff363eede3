"""Rewrites that unroll vector operations to one dimension, applied before the conversion."""

from __future__ import annotations

from nvlower.ir.attributes import TRUE, DenseArrayAttr
from nvlower.ir.strides import strides_and_offset
from nvlower.ir.types import I64, MemRefType, VectorType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value


def from_elements(op: Operation, b: Any) -> bool:
    """vector.from_elements %a, %b, %c, %d : vector<2x2xf16>
    =>  one from_elements and one vector.insert per row, from a ub.poison on
    """
    type: Any = op.result.type
    if type.rank <= 1 or type.scalable:
        return False
    row = VectorType(type.shape[1:], type.element_type)
    b.at_op(op)
    b.loc = op.loc
    result = b.value("ub.poison", (), (type,))
    n = row.num_elements
    for i in range(type.shape[0]):
        part = b.value("vector.from_elements", (op.operands[i * n : (i + 1) * n],), (row,))
        result = b.value(
            "vector.insert",
            (part, result, ()),
            (type,),
            {"static_position": DenseArrayAttr(I64, (i,))},
        )
    b.replace(op, result)
    return True


def broadcast(op: Operation, b: Any) -> bool:
    """vector.broadcast %v : vector<4xf32> to vector<2x4xf32>  =>  a vector.insert per row"""
    source: Any = op.source.type
    type: Any = op.vector.type
    if not isinstance(source, VectorType) or type.scalable or type.rank <= source.rank:
        return False
    if source.rank == 0 or type.shape[-source.rank :] != source.shape:
        return False
    b.at_op(op)
    b.loc = op.loc
    part = op.source
    row = VectorType(type.shape[1:], type.element_type)
    if row is not source:
        part = b.value("vector.broadcast", (part,), (row,))
    result = b.value("ub.poison", (), (type,))
    for i in range(type.shape[0]):
        props = {"static_position": DenseArrayAttr(I64, (i,))}
        result = b.value("vector.insert", (part, result, ()), (type,), props)
    b.replace(op, result)
    return True


def _shuffle(b: Any, first: Value, second: Value, mask: tuple[int, ...]) -> Value:
    source: Any = first.type
    type = VectorType((len(mask),), source.element_type)
    made: Value = b.value(
        "vector.shuffle", (first, second), (type,), {"mask": DenseArrayAttr(I64, mask)}
    )
    return made


def _integers(attr: Any) -> list[int]:
    return [a.value for a in attr.elements]


def extract_strided_slice(op: Operation, b: Any) -> bool:
    """vector.extract_strided_slice of a 1-D vector  =>  vector.shuffle"""
    type: Any = op.result.type
    if type.rank != 1 or type.scalable:
        return False
    (start,), (stride,) = _integers(op.offsets), _integers(op.strides)
    mask = tuple(start + i * stride for i in range(type.shape[0]))
    b.at_op(op)
    b.loc = op.loc
    source = op.operands[0]
    b.replace(op, _shuffle(b, source, source, mask))
    return True


def insert_strided_slice(op: Operation, b: Any) -> bool:
    """vector.insert_strided_slice of a 1-D vector into a 1-D vector  =>  two vector.shuffle"""
    part, whole = op.operands
    small: Any = part.type
    type: Any = op.result.type
    if type.rank != 1 or small.rank != 1 or type.scalable:
        return False
    (start,), (stride,) = _integers(op.offsets), _integers(op.strides)
    size, n = type.shape[0], small.shape[0]
    if stride != 1:
        return False
    b.at_op(op)
    b.loc = op.loc
    wide = _shuffle(b, part, part, tuple(i if i < n else 0 for i in range(size)))
    mask = tuple(i - start if start <= i < start + n else size + i for i in range(size))
    b.replace(op, _shuffle(b, wide, whole, mask))
    return True


def _plain(op: Operation, vector: Any, base: Any) -> bool:
    """Tell whether a transfer is one load or store: 1-D, in bounds, contiguous, not masked."""
    if not isinstance(base, MemRefType) or vector.rank != 1 or op.mask is not None:
        return False
    layout = strides_and_offset(base)
    in_bounds: Any = op.properties.get("in_bounds")
    if layout is None or layout[0][-1:] != [1] or in_bounds is None:
        return False
    if (
        any(a is not TRUE for a in in_bounds.elements)
        or base.element_type is not vector.element_type
    ):
        return False
    results = op.permutation_map.map.results
    last = results[0] if len(results) == 1 else None
    return getattr(last, "position", None) == base.rank - 1


def transfer_read(op: Operation, b: Any) -> bool:
    """vector.transfer_read %m[%i], %pad {in_bounds = [true]}  =>  vector.load %m[%i]"""
    type: Any = op.result.type
    if not _plain(op, type, op.base.type):
        return False
    b.at_op(op)
    b.loc = op.loc
    b.replace(op, b.value("vector.load", (op.base, op.indices), (type,)))
    return True


def transfer_write(op: Operation, b: Any) -> bool:
    """vector.transfer_write %v, %m[%i] {in_bounds = [true]}  =>  vector.store %v, %m[%i]"""
    value = op.operands[0]
    if op.results or not _plain(op, value.type, op.base.type):
        return False
    b.at_op(op)
    b.loc = op.loc
    b.create("vector.store", (value, op.base, op.indices), ())
    b.erase(op)
    return True
