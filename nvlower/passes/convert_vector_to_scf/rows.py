"""One-dimensional transfers that are no single access: a loop over their elements."""

from __future__ import annotations

from nvlower.ir.types import MemRefType
from nvlower.passes.lower_vector import tools as V
from nvlower.passes.lower_vector.transfers import is_unit_stride

from . import build as B

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value


def transfer(op: Operation, b: Any) -> bool:
    """A 1-D transfer across rows or with a stride  =>  scf.for of memref.load or memref.store"""
    map = op.permutation_map.map
    base: Any = op.base.type
    vector = B.vector_of(op)
    if not map.results or not isinstance(base, MemRefType) or vector.rank != 1:
        return False
    if map.is_minor_identity and is_unit_stride(base):
        return False
    if op.mask is not None and B.is_broadcast(op):
        return False  # the mask is of the one element that is read
    reads = op.name == "vector.transfer_read"
    scalable = any(vector.scalable)

    def body(iv: Value, held: Any) -> Any:
        indices = B.unpacked_indices(b, op, iv)

        def inside() -> Any:
            if reads:
                value = b.value("memref.load", (op.base, indices), (vector.element_type,))
                return B.insert_at(b, value, held, iv)
            value = B.extract_at(b, op.operands[0], iv)
            b.create("memref.store", (value, op.base, indices), ())
            return None

        return B.checked(b, op, iv, vector if reads else None, inside, lambda: held)

    def start() -> Any:
        return V.broadcast(b, op.padding, vector) if reads else None

    made = B.loop(b, vector.shape[0], start, body, scalable)
    if reads:
        b.replace(op, made.results[0])
    else:
        b.erase(op)
    return True
