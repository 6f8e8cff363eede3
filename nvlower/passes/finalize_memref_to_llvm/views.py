"""Operations that make one memref from another, or read what a memref holds."""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.attributes import ArrayAttr, DenseArrayAttr, StringAttr
from nvlower.ir.strides import strides_and_offset
from nvlower.ir.types import DYNAMIC, I1, I32, I64, IntegerType, MemRefType, UnrankedMemRefType
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.folding import constant_value
from nvlower.rewrite.memref_descriptor import (
    MemRefDescriptor,
    UnrankedMemRefDescriptor,
    descriptor,
    strided_element_pointer,
)
from nvlower.rewrite.rules import Failed, Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()


@RULES.lowers("memref.cast")
def cast(op: Operation, b: Rewriter) -> Failed | None:
    """memref.cast between ranked memrefs  =>  the same descriptor;
    from ranked to unranked  =>  the descriptor on the stack, with its rank; back: a load
    """
    source, target = op.source.type, op.dest.type
    new, old = b.type(target), b.type(source)
    if new is None or old is None:
        return b.fail(op, b.types.why_not(target if new is None else source))
    value = b[op.source]
    if isinstance(source, MemRefType) and isinstance(target, MemRefType):
        if new is not old:
            return b.fail(op, "the two descriptors differ")
        b.replace(op, value)
    elif isinstance(source, MemRefType):
        memory = L.alloca(b, L.index_constant(b, 1, I64), old)
        L.store(b, value, memory)
        rank = b.types.constant_index(b, source.rank)
        b.replace(op, UnrankedMemRefDescriptor.pack(b, b.types, target, (rank, memory)).value)
    elif isinstance(target, MemRefType):
        memory = UnrankedMemRefDescriptor(b.types, value).memory(b)
        b.replace(op, L.load(b, memory, new))
    else:
        return b.fail(op, "unsupported unranked to unranked cast")
    return None


@RULES.lowers("memref.dim")
def dim(op: Operation, b: Rewriter) -> Failed | None:
    """memref.dim %m, %c1 : memref<4x?xf32>  =>  llvm.extractvalue %d[3, 1]"""
    type = op.source.type
    if b.type(type) is None:
        return b.fail(op, b.types.why_not(type))
    if isinstance(type, UnrankedMemRefType):
        _unranked_dim(op, b, type)
        return None
    constant: Any = constant_value(op.index)
    if constant is not None and 0 <= constant.value < type.rank:
        i = constant.value
        if type.shape[i] != DYNAMIC:
            b.replace(op, b.types.constant_index(b, type.shape[i]))
            return None
        b.replace(op, descriptor(b, op.source).size_index(b, i))
        return None
    size = descriptor(b, op.source).dynamic_size(b, b[op.index])
    b.replace(op, b.types.to_index(b, size, True))
    return None


def _unranked_dim(op: Operation, b: Rewriter, type: UnrankedMemRefType) -> None:
    """Read a size from behind the pointer of an unranked descriptor."""
    space = b.types.memory_space(type)
    field = IntegerType(b.types.field_width(space))
    pointer = T.ptr(space)
    memory = UnrankedMemRefDescriptor(b.types, b[op.source]).memory(b)
    offset = L.gep(b, memory, T.struct(pointer, pointer, field), (0, 2))
    one = b.types.constant_index(b, 1)
    place = L.add(b, one, b[op.index])
    size = L.load(b, L.gep(b, offset, field, (place,)), field)
    b.replace(op, b.types.to_index(b, size, True))


@RULES.lowers("memref.rank")
def rank(op: Operation, b: Rewriter) -> Failed | None:
    """memref.rank %m : memref<*xf32>  =>  llvm.extractvalue %d[0]"""
    type = op.memref.type
    if isinstance(type, UnrankedMemRefType):
        b.replace(op, UnrankedMemRefDescriptor(b.types, b[op.memref]).rank(b))
    else:
        b.replace(op, b.types.constant_index(b, type.rank))
    return None


def _base_pointers(b: Rewriter, value: Value) -> tuple[Value, Value]:
    """Return the allocated and the aligned pointer of a ranked or unranked memref."""
    if isinstance(value.type, MemRefType):
        d = descriptor(b, value)
        return d.allocated(b), d.aligned(b)
    assert isinstance(value.type, UnrankedMemRefType)
    pointer = b.types.pointer(value.type)
    memory = UnrankedMemRefDescriptor(b.types, b[value]).memory(b)
    allocated = L.load(b, memory, pointer)
    return allocated, L.load(b, L.gep(b, memory, pointer, (1,)), pointer)


@RULES.lowers("memref.reinterpret_cast")
def reinterpret_cast(op: Operation, b: Rewriter) -> Failed | None:
    """memref.reinterpret_cast %m to offset: [%o], sizes: [%n], strides: [1]  =>  descriptor"""
    target: Any = op.result.type
    for t in (op.source.type, target):
        if b.type(t) is None:
            return b.fail(op, b.types.why_not(t))
    d = MemRefDescriptor.poison(b, b.types, target)
    allocated, aligned = _base_pointers(b, op.source)
    d.set_allocated(b, allocated)
    d.set_aligned(b, aligned)

    def field(static: int, dynamic: Any) -> Value:
        if static == DYNAMIC:
            return b.types.to_field(b, b[next(dynamic)], target)  # type: ignore[no-any-return]
        return L.index_constant(b, static, d.field_type)

    offsets, sizes, strides = iter(op.offsets), iter(op.sizes), iter(op.strides)
    d.set_offset(b, field(op.static_offsets.values[0], offsets))
    for i in range(target.rank):
        d.set_size(b, i, field(op.static_sizes.values[i], sizes))
        d.set_stride(b, i, field(op.static_strides.values[i], strides))
    b.replace(op, d.value)
    return None


@RULES.lowers("memref.view")
def view(op: Operation, b: Rewriter) -> Failed | None:
    """memref.view %m[%byte][%n] : memref<2048xi8> to memref<4x?xf32>  =>  a new descriptor"""
    source: Any = op.source.type
    target: Any = op.result.type
    for t in (source, target):
        if b.type(t) is None:
            return b.fail(op, b.types.why_not(t))
    layout = strides_and_offset(target)
    if layout is None or layout[1] != 0:
        return b.fail(op, "the result of the view has an offset")
    d = MemRefDescriptor.poison(b, b.types, target)
    s = descriptor(b, op.source)
    d.set_allocated(b, s.allocated(b))
    pointer = s.aligned(b)
    shift = b.types.to_field(b, b[op.byte_shift], source)
    d.set_aligned(b, L.gep(b, pointer, b.types.memory_type(source.element_type), (shift,)))
    d.set_constant_offset(b, 0)
    if target.rank == 0:
        b.replace(op, d.value)
        return None
    dynamic = [b[v] for v in op.sizes]
    strides = layout[0]
    stride: Value | None = None
    following: Value | None = None
    for i in reversed(range(target.rank)):
        if target.shape[i] == DYNAMIC:
            size = b.types.to_field(b, dynamic.pop(), target)
        else:
            size = L.index_constant(b, target.shape[i], d.field_type)
        d.set_size(b, i, size)
        if strides[i] != DYNAMIC:
            stride = L.index_constant(b, strides[i], d.field_type)
        elif following is not None:
            assert stride is not None
            stride = L.mul(b, stride, following)
        else:
            stride = L.index_constant(b, 1, d.field_type)
        d.set_stride(b, i, stride)
        following = size
    b.replace(op, d.value)
    return None


@RULES.lowers("memref.transpose")
def transpose(op: Operation, b: Rewriter) -> Failed | None:
    """memref.transpose %m (i, j) -> (j, i)  =>  sizes and strides in the new order"""
    target: Any = op.result.type
    if b.type(target) is None:
        return b.fail(op, b.types.why_not(target))
    order = [e.position for e in op.permutation.map.results]
    if not order:
        b.replace(op, b[op.operands[0]])
        return None
    s = descriptor(b, op.operands[0])
    d = MemRefDescriptor.poison(b, b.types, target)
    d.set_allocated(b, s.allocated(b))
    d.set_aligned(b, s.aligned(b))
    d.set_offset(b, s.offset(b))
    for new, old in enumerate(order):
        d.set_size(b, new, s.size(b, old))
        d.set_stride(b, new, s.stride(b, old))
    b.replace(op, d.value)
    return None


@RULES.lowers("memref.extract_aligned_pointer_as_index")
def extract_aligned_pointer(op: Operation, b: Rewriter) -> Failed | None:
    """memref.extract_aligned_pointer_as_index %m  =>  llvm.ptrtoint of the aligned pointer"""
    source = op.source
    if b.type(source.type) is None:
        return b.fail(op, b.types.why_not(source.type))
    if isinstance(source.type, MemRefType):
        pointer = descriptor(b, source).aligned(b)
    else:
        type = b.types.pointer(source.type)
        memory = UnrankedMemRefDescriptor(b.types, b[source]).memory(b)
        pointer = L.load(b, L.gep(b, memory, type, (1,)), type)
    b.replace(op, L.cast(b, "ptrtoint", pointer, b.types.index_type))
    return None


@RULES.lowers("memref.extract_strided_metadata")
def extract_strided_metadata(op: Operation, b: Rewriter) -> Failed | None:
    """memref.extract_strided_metadata %m  =>  base buffer, offset, sizes and strides"""
    source = op.source
    base: Any = op.results[0].type
    if b.type(source.type) is None or b.type(base) is None:
        return b.fail(op, b.types.why_not(source.type))
    s = descriptor(b, source)
    allocated, aligned = s.allocated(b), s.aligned(b)
    d = MemRefDescriptor.from_static_shape(b, b.types, base, allocated, aligned)
    values = [d.value, s.offset_index(b)]
    values += [s.size_index(b, i) for i in range(s.rank)]
    values += [s.stride_index(b, i) for i in range(s.rank)]
    b.replace(op, *values)
    return None


@RULES.lowers("memref.assume_alignment")
def assume_alignment(op: Operation, b: Rewriter) -> Failed | None:
    """memref.assume_alignment %m, 16  =>  llvm.intr.assume %true ["align"(%pointer, 16)]"""
    type = op.memref.type
    if b.type(type) is None:
        return b.fail(op, b.types.why_not(type))
    value = b[op.memref]
    d = MemRefDescriptor(b.types, type, value)
    pointer = d.buffer_pointer(b)
    true = L.attr_constant(b, _true(), I1)
    alignment = b.types.constant_index(b, op.alignment.value)
    b.create(
        "llvm.intr.assume",
        (true, (pointer, alignment)),
        (),
        {
            "op_bundle_sizes": DenseArrayAttr(I32, (2,)),
            "op_bundle_tags": ArrayAttr((StringAttr("align"),)),
        },
    )
    b.replace(op, value)
    return None


def _true() -> Any:
    from nvlower.ir.attributes import TRUE

    return TRUE


@RULES.lowers("memref.memory_space_cast")
def memory_space_cast(op: Operation, b: Rewriter) -> Failed | None:
    """memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, 1>  =>  llvm.addrspacecast"""
    source, target = op.source.type, op.dest.type
    for t in (source, target):
        if b.type(t) is None:
            return b.fail(op, b.types.why_not(t))
    if not isinstance(source, MemRefType):
        from . import unranked

        unranked.memory_space_cast(op, b)
        return None
    parts = descriptor(b, op.source).unpack(b)
    pointer = b.types.pointer(target)
    parts[0] = L.cast(b, "addrspacecast", parts[0], pointer)
    parts[1] = L.cast(b, "addrspacecast", parts[1], pointer)
    b.replace(op, MemRefDescriptor.pack(b, b.types, target, parts).value)
    return None


@RULES.lowers("memref.reshape")
def reshape(op: Operation, b: Rewriter) -> Failed | None:
    """memref.reshape %m(%shape) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
    =>  a descriptor with the sizes loaded from %shape and row-major strides
    """
    target: Any = op.result.type
    shape = op.shape
    for t in (op.source.type, target, shape.type):
        if b.type(t) is None:
            return b.fail(op, b.types.why_not(t))
    if not isinstance(target, MemRefType):
        from . import unranked

        unranked.reshape(op, b)
        return None
    d = MemRefDescriptor.poison(b, b.types, target)
    allocated, aligned = _base_pointers(b, op.source)
    d.set_allocated(b, allocated)
    d.set_aligned(b, aligned)
    d.set_constant_offset(b, 0)
    layout = strides_and_offset(target)
    assert layout is not None
    stride: Value | None = None
    for i in reversed(range(target.rank)):
        if layout[0][i] != DYNAMIC:
            stride = L.index_constant(b, layout[0][i], d.field_type)
        assert stride is not None  # the innermost is 1
        if target.shape[i] != DYNAMIC:
            size = L.index_constant(b, target.shape[i], d.field_type)
        else:
            place = b.types.constant_index(b, i)
            pointer = strided_element_pointer(b, b.types, shape.type, b[shape], (place,))
            size = L.load(b, pointer, b.types.memory_type(shape.type.element_type))
            size = L.resize(b, size, d.field_type)
        d.set_size(b, i, size)
        d.set_stride(b, i, stride)
        stride = L.mul(b, stride, size)
    b.replace(op, d.value)
    return None
