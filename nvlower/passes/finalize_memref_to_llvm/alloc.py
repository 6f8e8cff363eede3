"""Allocation and deallocation."""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.strides import contiguous_strides, strides_and_offset
from nvlower.ir.types import DYNAMIC, IndexType, MemRefType, UnrankedMemRefType
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.memref_descriptor import MemRefDescriptor, UnrankedMemRefDescriptor, descriptor
from nvlower.rewrite.rules import Failed, Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from nvlower.ir.core import Operation, Value
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()

MIN_ALIGNMENT = 16
"""Alignment that malloc guarantees and aligned_alloc is asked for."""

GENERIC = "_mlir_memref_to_llvm_"


def sizes_and_strides(
    b: Rewriter, type: MemRefType, dynamic: Sequence[Value], in_bytes: bool = True
) -> tuple[list[Value], list[Value], Value]:
    """Return sizes, strides and total size of a contiguous memref, built as fields.

    The total counts bytes, or elements where `in_bytes` is false.

    Source: ConvertToLLVMPattern::getMemRefDescriptorSizes.
    """
    field = b.types.field_type(type)
    rest = iter(dynamic)
    sizes = [
        b.types.to_field(b, next(rest), type) if d == DYNAMIC else L.index_constant(b, d, field)
        for d in type.shape
    ]
    strides: list[Value] = []
    stride = 1
    running = L.index_constant(b, 1, field)
    for i in reversed(range(type.rank)):
        strides.append(running)
        innermost = stride == 1
        stride = DYNAMIC if DYNAMIC in (stride, type.shape[i]) else stride * type.shape[i]
        if innermost:
            running = sizes[i]
        elif stride == DYNAMIC:
            running = L.mul(b, running, sizes[i])
        else:
            running = L.index_constant(b, stride, field)
    total = running
    if in_bytes:
        null = L.zero(b, T.ptr())
        end = L.gep(b, null, b.types.memory_type(type.element_type), (total,))
        total = L.cast(b, "ptrtoint", end, field)
    return sizes, strides[::-1], total


def make_descriptor(
    b: Rewriter,
    type: MemRefType,
    allocated: Value,
    aligned: Value,
    sizes: Sequence[Value],
    strides: Sequence[Value],
) -> Value:
    """Return the descriptor of new memory at offset 0."""
    d = MemRefDescriptor.poison(b, b.types, type)
    d.set_allocated(b, allocated)
    d.set_aligned(b, aligned)
    d.set_constant_offset(b, 0)
    for i, v in enumerate(sizes):
        d.set_size(b, i, v)
    for i, v in enumerate(strides):
        d.set_stride(b, i, v)
    return d.value


def unconvertible(b: Rewriter, type: MemRefType) -> str | None:
    """Return why memory of this type cannot be allocated, None where it can."""
    if b.type(type) is None:
        why: str = b.types.why_not(type)
        return why
    layout = strides_and_offset(type)
    if layout is None or layout[0] != contiguous_strides(type.shape) or layout[1] != 0:
        return f"memory of type {type} is not contiguous from offset 0 on"
    return None


def round_up(b: Rewriter, value: Value, alignment: Value) -> Value:
    """Build the next multiple of `alignment` at or above `value`."""
    one = L.index_constant(b, 1, alignment.type)
    bump = L.sub(b, alignment, one)
    raised = L.add(b, value, bump)
    return L.sub(b, raised, L.binary(b, "urem", raised, alignment, None))


def module_of(op: Operation) -> Operation:
    """Return the innermost symbol table around `op` that can hold functions."""
    return next(p for p in op.parents() if p.name in ("builtin.module", "gpu.module"))


def runtime(b: Rewriter, op: Operation, name: str) -> str:
    """Declare an allocation function in the module and return its name."""
    index, pointer = b.types.index_type, T.ptr()
    generic = getattr(b.options, "use_generic_functions", False)
    symbol = GENERIC + {"malloc": "alloc"}.get(name, name) if generic else name
    inputs = {"malloc": (index,), "aligned_alloc": (index, index), "free": (pointer,)}[name]
    result = T.void() if name == "free" else pointer
    return L.find_or_declare(b, module_of(op), symbol, inputs, result)


@RULES.lowers("memref.alloc")
def alloc(op: Operation, b: Rewriter) -> Failed | None:
    """memref.alloc() : memref<4xf32>  =>  llvm.call @malloc(%bytes), descriptor"""
    type = op.memref.type
    problem = unconvertible(b, type)
    if problem:
        return b.fail(op, problem)
    sizes, strides, bytes_ = sizes_and_strides(b, type, b.values(op.dynamicSizes))
    given: Any = op.properties.get("alignment")
    bytes_ = b.types.to_index(b, bytes_, True)
    if getattr(b.options, "use_aligned_alloc", False):
        pointer = aligned = _aligned_alloc(b, op, type, bytes_, given)
    else:
        pointer, aligned = _malloc(b, op, type, bytes_, given)
    b.replace(op, make_descriptor(b, type, pointer, aligned, sizes, strides))
    return None


def _malloc(
    b: Rewriter, op: Operation, type: MemRefType, bytes_: Value, given: Any
) -> tuple[Value, Value]:
    """Allocate, with room to align by hand where the wanted alignment exceeds malloc's."""
    index = b.types.index_type
    alignment: Value | None = None
    if given is not None:
        alignment = L.index_constant(b, given.value, index)
    elif not isinstance(type.element_type, IndexType) and not _scalar(type):
        alignment = L.size_in_bytes(b, b.types.memory_type(type.element_type), index)
    if alignment is not None:
        bytes_ = L.add(b, bytes_, alignment)
    name = runtime(b, op, "malloc")
    pointer: Value = L.call(b, name, (bytes_,), (T.ptr(),)).result
    space = b.types.memory_space(type)
    if space:
        pointer = L.cast(b, "addrspacecast", pointer, T.ptr(space))
    if alignment is None:
        return pointer, pointer
    address = L.cast(b, "ptrtoint", pointer, index)
    return pointer, L.cast(b, "inttoptr", round_up(b, address, alignment), T.ptr(space or 0))


def _scalar(type: MemRefType) -> bool:
    from nvlower.ir.types import FloatType, IntegerType

    return isinstance(type.element_type, FloatType | IntegerType)


def _aligned_alloc(
    b: Rewriter, op: Operation, type: MemRefType, bytes_: Value, given: Any
) -> Value:
    """Allocate with aligned_alloc; the size is rounded up to a multiple of the alignment."""
    index = b.types.index_type
    wanted = given.value if given is not None else MIN_ALIGNMENT
    if given is None:
        size = T.size_and_alignment(b.types.memory_type(type.element_type))[0]
        wanted = max(MIN_ALIGNMENT, 1 << (max(size, 1) - 1).bit_length())
    alignment = L.index_constant(b, wanted, index)
    layout_bytes = None
    if type.has_static_shape:
        size = T.size_and_alignment(b.types.memory_type(type.element_type))[0]
        layout_bytes = type.num_elements * size
    if layout_bytes is None or layout_bytes % wanted:
        bytes_ = round_up(b, bytes_, alignment)
    name = runtime(b, op, "aligned_alloc")
    pointer: Value = L.call(b, name, (alignment, bytes_), (T.ptr(),)).result
    space = b.types.memory_space(type)
    return L.cast(b, "addrspacecast", pointer, T.ptr(space)) if space else pointer


@RULES.lowers("memref.alloca")
def alloca(op: Operation, b: Rewriter) -> Failed | None:
    """memref.alloca() : memref<4xf32>  =>  llvm.alloca %n x f32, descriptor"""
    type = op.memref.type
    problem = unconvertible(b, type)
    if problem:
        return b.fail(op, problem)
    sizes, strides, count = sizes_and_strides(b, type, b.values(op.dynamicSizes), False)
    given: Any = op.properties.get("alignment")
    pointer = L.alloca(
        b, count, b.types.memory_type(type.element_type), b.types.memory_space(type),
        given.value if given is not None else 0,
    )  # fmt: skip
    b.replace(op, make_descriptor(b, type, pointer, pointer, sizes, strides))
    return None


@RULES.lowers("memref.dealloc")
def dealloc(op: Operation, b: Rewriter) -> Failed | None:
    """memref.dealloc %m : memref<4xf32>  =>  llvm.call @free(%allocated)"""
    type = op.memref.type
    if b.type(type) is None:
        return b.fail(op, b.types.why_not(type))
    name = runtime(b, op, "free")
    if isinstance(type, UnrankedMemRefType):
        memory = UnrankedMemRefDescriptor(b.types, b[op.memref]).memory(b)
        pointer = L.load(b, memory, b.types.pointer(type))
    else:
        pointer = descriptor(b, op.memref).allocated(b)
    if b.types.memory_space(type):
        pointer = L.cast(b, "addrspacecast", pointer, T.ptr())
    L.call(b, name, (pointer,))
    b.erase(op)
    return None
