"""Operations that make an unranked memref: its descriptor is built on the stack."""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.types import I8, IntegerType, MemRefType
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.memref_descriptor import UnrankedMemRefDescriptor, descriptor

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value
    from nvlower.ir.types import UnrankedMemRefType
    from nvlower.rewrite.rewriter import Rewriter

POINTER_BYTES = 8
"""Size of each of the two pointers at the head of a ranked descriptor."""


def room_for(b: Rewriter, value: Value, fields: int) -> tuple[Value, Value]:
    """Allocate the ranked descriptor of an unranked one; return its address and size in bytes."""
    index = b.types.index_type
    one, two, word = (L.index_constant(b, n, index) for n in (1, 2, fields // 8))
    pointers = L.mul(b, two, L.index_constant(b, POINTER_BYTES, index))
    rank = L.extract(b, value, 0)
    numbers = L.mul(b, L.add(b, L.mul(b, two, rank), one), word)
    size = L.add(b, pointers, numbers)
    return L.alloca(b, size, I8), size


def _new(
    b: Rewriter, type: UnrankedMemRefType, rank: Value, fields: int
) -> tuple[Value, Value, Value]:
    """Return a new unranked descriptor, the address of the ranked one, and that one's size."""
    struct = b.type(type)
    assert struct is not None
    value = L.insert(b, L.poison(b, struct), rank, 0)
    memory, size = room_for(b, value, fields)
    return L.insert(b, value, memory, 1), memory, size


def _pointers(b: Rewriter, memory: Value, pointer: Any) -> tuple[Value, Value]:
    """Read the two pointers of the ranked descriptor at `memory`."""
    allocated = L.load(b, memory, pointer)
    return allocated, L.load(b, L.gep(b, memory, pointer, (1,)), pointer)


def memory_space_cast(op: Operation, b: Rewriter) -> None:
    """memref.memory_space_cast between unranked memrefs  =>  a copy with cast pointers"""
    source: Any = op.source.type
    target: Any = op.dest.type
    old, new = b.types.pointer(source), b.types.pointer(target)
    fields = b.types.field_width(b.types.memory_space(target))
    from_ = UnrankedMemRefDescriptor(b.types, b[op.source])
    rank, memory = from_.rank(b), from_.memory(b)
    value, room, size = _new(b, target, rank, fields)
    allocated, aligned = _pointers(b, memory, old)
    allocated = L.cast(b, "addrspacecast", allocated, new)
    aligned = L.cast(b, "addrspacecast", aligned, new)
    L.store(b, allocated, room)
    L.store(b, aligned, L.gep(b, room, new, (1,)))
    numbers, to = L.gep(b, memory, old, (2,)), L.gep(b, room, new, (2,))
    head = L.index_constant(b, 2 * POINTER_BYTES, b.types.index_type)
    rest = L.sub(b, size, head)
    from nvlower.ir.attributes import FALSE

    b.create("llvm.intr.memcpy", (to, numbers, rest), (), {"isVolatile": FALSE})
    b.replace(op, value)


def reshape(op: Operation, b: Rewriter) -> None:
    """memref.reshape to an unranked memref  =>  a loop that stores sizes and strides

    Upstream reads the sizes as index whatever the element type of the shape is.
    """
    target: Any = op.result.type
    shape = descriptor(b, op.shape)
    fields = IntegerType(b.types.field_width(b.types.memory_space(target)))
    rank = shape.size_index(b, 0)
    value, room, _ = _new(b, target, rank, fields.width)
    pointer = b.types.pointer(target)
    if isinstance(op.source.type, MemRefType):
        source = descriptor(b, op.source)
        allocated, aligned, offset = source.allocated(b), source.aligned(b), source.offset(b)
    else:
        memory = UnrankedMemRefDescriptor(b.types, b[op.source]).memory(b)
        allocated, aligned = _pointers(b, memory, pointer)
        offset = L.load(b, L.gep(b, memory, pointer, (2,)), fields)
    L.store(b, allocated, room)
    L.store(b, aligned, L.gep(b, room, pointer, (1,)))
    L.store(b, offset, L.gep(b, room, pointer, (2,)))
    head = T.struct(pointer, pointer, fields, fields)
    sizes = L.gep(b, room, head, (0, 3))
    strides = L.gep(b, sizes, fields, (rank,))
    _fill(op, b, rank, sizes, strides, fields)
    b.replace(op, value)


def _fill(
    op: Operation, b: Rewriter, rank: Value, sizes: Value, strides: Value, fields: IntegerType
) -> None:
    """Build the loop from the innermost dimension out."""
    shape = descriptor(b, op.shape)
    element: Any = shape.type.element_type
    given = shape.aligned(b)
    index = b.types.index_type
    one = L.index_constant(b, 1, index)
    last = L.sub(b, rank, one)
    start = op.parent
    assert start is not None and start.parent is not None
    follow = b.split_block(start, op)
    at = start.parent.blocks.index(follow)
    condition = b.create_block(start.parent, [index, fields], [op.loc] * 2, at)
    body = b.create_block(start.parent, [], [], at + 1)
    b.at_end(start)
    first = L.resize(b, one, fields)
    b.create("llvm.br", ((last, first),), (), successors=(condition,))
    b.at_end(condition)
    i, stride = condition.arguments
    zero = L.index_constant(b, 0, index)
    more = L.icmp(b, "sge", i, zero)
    b.create("llvm.cond_br", (more, (), ()), (), successors=(body, follow))
    b.at_end(body)
    held = b.types.memory_type(element)
    size = L.load(b, L.gep(b, given, held, (i,)), held)
    size = L.resize(b, size, fields)
    L.store(b, size, L.gep(b, sizes, fields, (i,)))
    L.store(b, stride, L.gep(b, strides, fields, (i,)))
    following = L.mul(b, stride, size)
    b.create("llvm.br", ((L.sub(b, i, one), following),), (), successors=(condition,))
    b.at_op(op)
