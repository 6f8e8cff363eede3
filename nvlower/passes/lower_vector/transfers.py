"""Transfers, loads and stores. Source: LowerVectorTransfer.cpp."""

from __future__ import annotations

from nvlower.ir.attributes import TRUE
from nvlower.ir.strides import strides_and_offset
from nvlower.ir.types import MemRefType, VectorType

from . import tools as V

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation


def in_bounds(op: Operation) -> list[bool]:
    """Return for each dimension of the vector whether it stays within the buffer."""
    flags: Any = op.properties["in_bounds"]
    return [a is TRUE for a in flags.elements]


def is_unit_stride(base: Any) -> bool:
    """Tell whether adjacent elements of a memref's last dimension are adjacent in memory."""
    layout = strides_and_offset(base)
    return layout is not None and (not base.shape or layout[0][-1] == 1)


def _accessible(base: Any, vector: Any) -> bool:
    """Tell whether a vector can be one access to a memref."""
    if not isinstance(base, MemRefType) or not is_unit_stride(base):
        return False
    element = base.element_type
    if isinstance(element, VectorType):
        return element is vector
    return element is vector.element_type


def broadcast_dims(map: Any) -> list[int] | None:
    """Return the results that are 0 in a minor identity with broadcasts, None for other maps."""
    from nvlower.ir.affine import ConstantExpr, DimExpr

    found = []
    n = len(map.results)
    if map.num_dims < n:
        return None
    for i, e in enumerate(map.results):
        if isinstance(e, ConstantExpr):
            if e.value:
                return None
            found.append(i)
        elif not isinstance(e, DimExpr) or e.position != map.num_dims - n + i:
            return None
    return found


def transfer_read(max_rank: int | None) -> Callable[[Any, Any], bool]:
    """Return the lowering of reads of up to `max_rank` dimensions."""

    def read(op: Operation, b: Any) -> bool:
        """vector.transfer_read in bounds  =>  vector.load or vector.maskedload"""
        vector: Any = op.results[0].type
        if V.mask_op_of(op) is not None or (max_rank is not None and vector.rank > max_rank):
            return False
        spread = broadcast_dims(op.permutation_map.map)
        if spread is None or not isinstance(op.base.type, MemRefType):
            return False
        shape = tuple(1 if i in spread else n for i, n in enumerate(vector.shape))
        type = VectorType(shape, vector.element_type, vector.scalable)
        if not _accessible(op.base.type, type) or not all(in_bounds(op)):
            return False
        if op.mask is not None:
            if vector.rank != 1 or op.mask.type.shape != shape:
                return False
            fill = V.broadcast(b, op.padding, type)
            value = b.value("vector.maskedload", (op.base, op.indices, op.mask, fill), (type,))
        else:
            value = b.value("vector.load", (op.base, op.indices), (type,))
        if spread:
            value = V.broadcast(b, value, vector)
        b.replace(op, value)
        return True

    return read


def transfer_write(max_rank: int | None) -> Callable[[Any, Any], bool]:
    """Return the lowering of writes of up to `max_rank` dimensions."""

    def write(op: Operation, b: Any) -> bool:
        """vector.transfer_write in bounds  =>  vector.store or vector.maskedstore"""
        value = op.operands[0]
        vector: Any = value.type
        if V.mask_op_of(op) is not None or (max_rank is not None and vector.rank > max_rank):
            return False
        if vector.rank and not op.permutation_map.map.is_minor_identity:
            return False
        if op.results or not _accessible(op.base.type, vector) or not all(in_bounds(op)):
            return False
        if op.mask is not None:
            if vector.rank != 1:
                return False
            b.create("vector.maskedstore", (op.base, op.indices, op.mask, value), ())
        else:
            b.create("vector.store", (value, op.base, op.indices), ())
        b.erase(op)
        return True

    return write
