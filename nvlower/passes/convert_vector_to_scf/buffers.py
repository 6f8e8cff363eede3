"""Transfers through a buffer on the stack, in loops that write or read one row of it.

The vector of a transfer that is marked lives in a buffer; each step casts the buffer to one of
smaller vectors and puts a loop around a transfer of one dimension less.
"""

from __future__ import annotations

from nvlower.ir.attributes import UNIT
from nvlower.ir.types import MemRefType
from nvlower.passes.lower_vector import tools as V
from nvlower.passes.lower_vector.masks import set_mask
from nvlower.passes.lower_vector.transfers import in_bounds

from . import build as B

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation, Value


def _scope(op: Operation) -> Any:
    """Return the op at whose start the buffers of a transfer are."""
    parent = op.parent_op
    while parent is not None and not parent.has_trait("AutomaticAllocationScope"):
        parent = parent.parent_op
    return parent


def _to_prepare(op: Operation, options: Any) -> bool:
    vector = B.vector_of(op)
    if B.LABEL in op.attributes or vector.rank <= options.target_rank:
        return False
    if V.leading_scalable(vector) or (B.is_tensor(op) and not options.lower_tensors):
        return False
    return vector.element_type is op.base.type.element_type and _scope(op) is not None


def _allocate(op: Operation, b: Any) -> tuple[Any, Any]:
    """Return the buffer for the vector, and the mask as it is read from a buffer."""
    start = _scope(op).regions[0].blocks[0]
    b.at_start(start)
    data = _alloca(b, B.vector_of(op))
    if op.mask is None:
        b.at_op(op)
        return data, None
    held = _alloca(b, op.mask.type)
    b.at_op(op)
    b.create("memref.store", (op.mask, held, ()), ())
    return data, b.value("memref.load", (held, ()), (op.mask.type,))


def _alloca(b: Any, type: Any) -> Any:
    return b.value("memref.alloca", ((), ()), (MemRefType((), type),))


def prepare_read(options: Any) -> Callable[[Any, Any], bool]:
    """Return the rewrite that puts the vectors of reads into buffers."""

    def prepare(op: Operation, b: Any) -> bool:
        """vector.transfer_read  =>  a marked one, stored to a buffer, and a load of it"""
        if not _to_prepare(op, options):
            return False
        data, mask = _allocate(op, b)
        flags = in_bounds(op)
        map = op.permutation_map.map
        type = op.results[0].type
        new = B.read(b, op, type, op.base, list(op.indices), map, mask, flags)
        new.attributes.update(op.attributes)
        new.attributes[B.LABEL] = UNIT
        b.create("memref.store", (new.results[0], data, ()), ())
        b.replace(op, b.value("memref.load", (data, ()), (type,)))
        return True

    return prepare


def prepare_write(options: Any) -> Callable[[Any, Any], bool]:
    """Return the rewrite that puts the vectors of writes into buffers."""

    def prepare(op: Operation, b: Any) -> bool:
        """vector.transfer_write  =>  a marked one of what is loaded from a buffer"""
        if not _to_prepare(op, options):
            return False
        data, mask = _allocate(op, b)
        value = op.operands[0]
        b.create("memref.store", (value, data, ()), ())
        loaded = b.value("memref.load", (data, ()), (value.type,))
        op.set_operand(0, loaded)
        op.attributes[B.LABEL] = UNIT
        if mask is not None:
            set_mask(op, mask)
        b.update(op)
        return True

    return prepare


# -- one step of unpacking -----------------------------------------------------------------------
def _one_less(type: Any) -> Any:
    """Return the memref of vectors of one dimension less, None where there is none."""
    vector = type.element_type
    if V.leading_scalable(vector):
        return None
    return MemRefType((*type.shape, vector.shape[0]), V.drop(vector))


class _Step:
    """A marked transfer and its buffers."""

    def __init__(self, op: Operation) -> None:
        self.op = op
        self.reads = op.name == "vector.transfer_read"
        access = next(iter(op.results[0].uses)) if self.reads else op.operands[0].defining_op
        assert access is not None
        self.access = access
        self.buffer: Value = access.operands[1 if self.reads else 0]
        self.indices = list(access.operands[2 if self.reads else 1 :])
        self.mask: Any = op.mask

    def mask_indices(self, iv: Value) -> list[Value]:
        """Return the indices of the mask's row `iv` in its buffer."""
        load = self.mask.defining_op
        indices = list(load.operands[1:])
        return indices if B.is_broadcast(self.op) else [*indices, iv]


def unpack(options: Any) -> Callable[[Any, Any], bool]:
    """Return the rewrite that takes one dimension off marked transfers."""

    def one_dimension(op: Operation, b: Any) -> bool:
        """A marked transfer  =>  scf.for of transfers of the rows of its buffer"""
        if B.LABEL not in op.attributes:
            return False
        step = _Step(op)
        row_type = _one_less(step.buffer.type)
        if row_type is None:
            return False
        buffer = b.value("vector.type_cast", (step.buffer,), (row_type,))
        mask_buffer: Any = None
        broadcast = B.is_broadcast(op)
        keeps_mask = step.mask is not None and (broadcast or step.mask.type.rank > 1)
        if step.mask is not None:
            mask_buffer = step.mask.defining_op.operands[0]
            if not (broadcast or step.mask.type.rank == 1):
                type = _one_less(mask_buffer.type)
                mask_buffer = b.value("vector.type_cast", (mask_buffer,), (type,))

        def body(iv: Value, state: Any) -> Any:
            def inside() -> Any:
                return _row(
                    step, b, options, buffer, mask_buffer if keeps_mask else None, iv, state
                )

            def outside() -> Any:
                if step.reads:
                    fill = V.broadcast(b, op.padding, row_type.element_type)
                    b.create("memref.store", (fill, buffer, [*step.indices, iv]), ())
                    return None
                return state

            return B.checked(b, op, iv, None if state is None else state.type, inside, outside)

        state = op.base if not step.reads and B.is_tensor(op) else None
        made = B.loop(b, row_type.shape[-1], lambda: state, body)
        if step.reads:
            b.erase(step.access)
            b.erase(op)
        elif op.results:
            b.replace(op, made.results[0])
        else:
            b.erase(op)
        return True

    return one_dimension


def _row(
    step: _Step, b: Any, options: Any, buffer: Value, masks: Any, iv: Value, state: Any
) -> Any:
    """Build the transfer of one row; return the tensor it makes, if any."""
    op = step.op
    place = [*step.indices, iv]
    type: Any = buffer.type
    flags = in_bounds(op)[1:]
    map = B.unpacked_map(op)
    indices = B.unpacked_indices(b, op, iv)
    if step.reads:
        mask = _mask_row(step, b, masks, iv)
        new = B.read(b, op, type.element_type, op.base, indices, map, mask, flags)
        B.labelled(new, options.target_rank)
        b.create("memref.store", (new.results[0], buffer, place), ())
        return None
    vector = b.value("memref.load", (buffer, place), (type.element_type,))
    mask = _mask_row(step, b, masks, iv)
    base = op.base if state is None else state
    new = B.write(b, op, vector, base, indices, map, mask, flags)
    B.labelled(new, options.target_rank)
    return None if state is None else new.results[0]


def _mask_row(step: _Step, b: Any, masks: Any, iv: Value) -> Any:
    if masks is None:
        return None
    return b.value("memref.load", (masks, step.mask_indices(iv)), (masks.type.element_type,))
