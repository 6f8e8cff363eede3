"""Transfers of high rank to one transfer for each row."""

from __future__ import annotations

from nvlower.ir.core import Operation
from nvlower.passes.lower_vector import tools as V
from nvlower.passes.lower_vector.transfers import in_bounds

from . import build as B

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Value


def _usable(op: Operation, options: Any) -> bool:
    vector = B.vector_of(op)
    if vector.rank <= options.target_rank or V.leading_scalable(vector):
        return False
    if B.is_tensor(op) and not options.lower_tensors:
        return False
    return vector.element_type is op.base.type.element_type


def _mask_row(b: Any, op: Operation, i: int) -> Any:
    """Return the mask of row `i`; none where the bounds check has asked for it already."""
    if op.mask is None or B.is_broadcast(op):
        return op.mask
    return V.extract(b, op.mask, i) if op.mask.type.rank > 1 else None


def _position(op: Operation) -> tuple[Any, ...]:
    """Return the position of an insert or extract as numbers and values."""
    from nvlower.ir.types import DYNAMIC

    raw: Any = op.properties["static_position"]
    dynamic = iter(op.dynamic_position)
    return tuple(next(dynamic) if p == DYNAMIC else p for p in raw.values)


def read(options: Any) -> Callable[[Any, Any], bool]:
    """Return the rewrite that unrolls reads."""

    def unroll(op: Operation, b: Any) -> bool:
        """vector.transfer_read of 2x4  =>  two of 4, each a vector.insert"""
        if not _usable(op, options):
            return False
        type: Any = op.results[0].type
        uses = list(op.results[0].uses)
        insert = uses[0] if len(uses) == 1 and uses[0].name == "vector.insert" else None
        if insert is not None and insert.operands[0] is not op.results[0]:
            insert = None
        place = () if insert is None else _position(insert)
        if insert is not None:
            result: Any = insert.operands[1]
        else:
            result = V.broadcast(b, op.padding, type)
        row = V.drop(type)
        for i in range(type.shape[0]):
            result = _read_row(b, op, result, row, place, i)
        if insert is not None:
            b.replace(insert, result)
            b.erase(op)
        else:
            b.replace(op, result)
        return True

    return unroll


def _read_row(b: Any, op: Operation, result: Value, row: Any, place: Any, i: int) -> Any:
    iv = V.index(b, i)

    def inside() -> Any:
        indices = B.unpacked_indices(b, op, iv)
        mask = _mask_row(b, op, i)
        new = B.read(
            b, op, row, op.base, indices, B.unpacked_map(op), mask, in_bounds(op)[1:]
        ).results[0]
        part = V.extract(b, new) if not row.rank else new
        return B.insert_at(b, part, result, *place, i)

    return B.checked(b, op, iv, result.type, inside, lambda: result)


def write(options: Any) -> Callable[[Any, Any], bool]:
    """Return the rewrite that unrolls writes."""

    def unroll(op: Operation, b: Any) -> bool:
        """vector.transfer_write of 2x4  =>  two of 4, each of a vector.extract"""
        if not _usable(op, options):
            return False
        value = op.operands[0]
        type: Any = value.type
        maker = value.defining_op
        place: tuple[Any, ...] = ()
        if maker is not None and maker.name == "vector.extract":
            place, value = _position(maker), maker.operands[0]
        base = op.base
        for i in range(type.shape[0]):
            made = _write_row(b, op, value, base, place, i)
            base = base if made is None else made
        if op.results:
            b.replace(op, base)
        else:
            b.erase(op)
        return True

    return unroll


def _write_row(b: Any, op: Operation, value: Any, base: Value, place: Any, i: int) -> Any:
    from nvlower.ir.types import VectorType

    iv = V.index(b, i)
    tensor = bool(op.results)

    def inside() -> Any:
        indices = B.unpacked_indices(b, op, iv)
        part = B.extract_at(b, value, *place, i)
        if not isinstance(part.type, VectorType):
            part = V.broadcast(b, part, VectorType((), part.type))
        mask = _mask_row(b, op, i)
        new = B.write(b, op, part, base, indices, B.unpacked_map(op), mask, in_bounds(op)[1:])
        return new.results[0] if tensor else None

    return B.checked(
        b, op, iv, base.type if tensor else None, inside, lambda: base if tensor else None
    )
