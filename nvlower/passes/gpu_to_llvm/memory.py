"""Device memory, streams and events on the host."""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.attributes import IntegerAttr
from nvlower.ir.types import I8, I16, I32, FloatType, IntegerType, MemRefType
from nvlower.passes.finalize_memref_to_llvm.alloc import (
    make_descriptor,
    sizes_and_strides,
    unconvertible,
)
from nvlower.passes.finalize_memref_to_llvm.copies import contiguous
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.memref_descriptor import MemRefDescriptor, UnrankedMemRefDescriptor, descriptor
from nvlower.rewrite.rules import Failed, Rules

from .runtime import call

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation, Value
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()

DEPENDENCIES = "Can only convert with exactly one async dependency."


def token_of(op: Operation) -> Value | None:
    """Return the async token that `op` returns, None if it blocks."""
    last = op.results[-1] if op.results else None
    if last is None or isinstance(last.type, MemRefType):
        return None
    return last


def one_stream(op: Operation, b: Rewriter) -> str | None:
    """Return why an op that must be async, on exactly one stream, is not."""
    if len(op.asyncDependencies) != 1:
        return DEPENDENCIES
    if token_of(op) is None:
        return "Can convert only async version."
    return None


@RULES.lowers("gpu.alloc")
def alloc(op: Operation, b: Rewriter) -> Failed | None:
    """%m, %t = gpu.alloc async [%s] () : memref<4xf32>  =>  llvm.call @mgpuMemAlloc"""
    type = op.memref.type
    problem = unconvertible(b, type)
    if problem:
        return b.fail(op, problem)
    host = op.properties.get("hostShared") is not None
    token = token_of(op)
    if host and token is not None:
        return b.fail(op, "Host Shared allocation cannot be done async")
    if not host and token is None:
        return b.fail(op, "Can convert only async version.")
    if not host and len(op.asyncDependencies) != 1:
        return b.fail(op, DEPENDENCIES)
    sizes, strides, bytes_ = sizes_and_strides(b, type, b.values(op.dynamicSizes))
    null = L.zero(b, T.ptr())
    stream = b[op.asyncDependencies[0]] if op.asyncDependencies else null
    shared = L.attr_constant(b, IntegerAttr(int(host), I8), I8)
    pointer = call(b, op, "mgpuMemAlloc", (bytes_, stream, shared)).result
    value = make_descriptor(b, type, pointer, pointer, sizes, strides)
    if token is None:
        b.replace(op, value)
    else:
        b.replace(op, value, stream)
    return None


@RULES.lowers("gpu.dealloc")
def dealloc(op: Operation, b: Rewriter) -> Failed | None:
    """%t = gpu.dealloc async [%s] %m : memref<4xf32>  =>  llvm.call @mgpuMemFree(%allocated, %s)"""
    problem = one_stream(op, b)
    if problem:
        return b.fail(op, problem)
    if not isinstance(op.memref.type, MemRefType) or b.type(op.memref.type) is None:
        return b.fail(op, b.types.why_not(op.memref.type))
    pointer = descriptor(b, op.memref).allocated(b)
    stream = b[op.asyncDependencies[0]]
    call(b, op, "mgpuMemFree", (pointer, stream))
    b.replace(op, stream)
    return None


def count_elements(b: Rewriter, d: MemRefDescriptor) -> Value:
    """Return the number of elements of a contiguous memref."""
    type = d.type
    if type.has_static_shape:
        return L.index_constant(b, type.num_elements, b.types.index_type)
    total = d.size(b, 0)
    for i in range(1, d.rank):
        total = L.mul(b, total, d.size(b, i))
    return total


@RULES.lowers("gpu.memcpy")
def memcpy(op: Operation, b: Rewriter) -> Failed | None:
    """%t = gpu.memcpy async [%s] %to, %from  =>  llvm.call @mgpuMemcpy(%to, %from, %bytes, %s)"""
    source, target = op.src.type, op.dst.type
    for t in (source, target):
        if not isinstance(t, MemRefType) or b.type(t) is None:
            return b.fail(op, b.types.why_not(t))
        if not contiguous(t):
            return b.fail(op, "only contiguous memrefs can be copied")
    problem = one_stream(op, b)
    if problem:
        return b.fail(op, problem)
    at, to = descriptor(b, op.src), descriptor(b, op.dst)
    count = count_elements(b, at)
    null = L.zero(b, T.ptr())
    element = b.types.memory_type(source.element_type)
    bytes_ = L.cast(b, "ptrtoint", L.gep(b, null, element, (count,)), b.types.index_type)
    pointers = []
    for d in (at, to):
        pointer = d.buffer_pointer(b)
        if b.types.memory_space(d.type):
            pointer = L.cast(b, "addrspacecast", pointer, T.ptr())
        pointers.append(pointer)
    stream = b[op.asyncDependencies[0]]
    call(b, op, "mgpuMemcpy", (pointers[1], pointers[0], bytes_, stream))
    b.replace(op, stream)
    return None


@RULES.lowers("gpu.memset")
def memset(op: Operation, b: Rewriter) -> Failed | None:
    """%t = gpu.memset async [%s] %m, %v  =>  llvm.call @mgpuMemset32(%m, %bits, %count, %s)"""
    type = op.dst.type
    if not isinstance(type, MemRefType) or b.type(type) is None or not contiguous(type):
        return b.fail(op, b.types.why_not(type))
    problem = one_stream(op, b)
    if problem:
        return b.fail(op, problem)
    value = b[op.value]
    if not isinstance(value.type, IntegerType | FloatType) or value.type.width not in (16, 32):
        return b.fail(op, "value must be a 16 or 32 bit scalar")
    d = descriptor(b, op.dst)
    count = count_elements(b, d)
    integer = I16 if value.type.width == I16.width else I32
    bits = L.cast(b, "bitcast", value, integer)
    pointer = d.buffer_pointer(b)
    if b.types.memory_space(type):
        pointer = L.cast(b, "addrspacecast", pointer, T.ptr())
    stream = b[op.asyncDependencies[0]]
    call(b, op, f"mgpuMemset{integer.width}", (pointer, bits, count, stream))
    b.replace(op, stream)
    return None


@RULES.lowers("gpu.wait")
def wait(op: Operation, b: Rewriter) -> Failed | None:
    """gpu.wait [%t]  =>  synchronize with and destroy each stream;
    %t = gpu.wait async [...]  =>  a new stream that waits for an event of each
    """
    operands = list(op.asyncDependencies)
    if not op.results:
        for v in operands:
            stream = b[v]
            is_stream = _is_stream(b, stream)
            call(b, op, f"mgpu{'Stream' if is_stream else 'Event'}Synchronize", (stream,))
            call(b, op, f"mgpu{'Stream' if is_stream else 'Event'}Destroy", (stream,))
        b.erase(op)
        return None
    before, block = b.before, b.block
    events = []
    for v in operands:
        new = b[v]
        maker = v.defining_op  # the event follows the last use of the token's own op
        if maker is not None and _is_stream(b, new):
            b.after(maker)
            event = call(b, op, "mgpuEventCreate", ()).result
            call(b, op, "mgpuEventRecord", (event, new))
            events.append(event)
        else:
            events.append(new)
    b.before, b.block = before, block
    stream = call(b, op, "mgpuStreamCreate", ()).result
    for e in events:
        call(b, op, "mgpuStreamWaitEvent", (stream, e))
    for e in events:
        call(b, op, "mgpuEventDestroy", (e,))
    b.replace(op, stream)
    return None


def _is_stream(b: Rewriter, value: Value) -> bool:
    """Tell whether a converted token is a stream, not an event: who made it says so."""
    maker = value.defining_op
    callee = None if maker is None else maker.properties.get("callee")
    return getattr(callee, "root", "") == "mgpuStreamCreate"


@RULES.lowers("gpu.host_register", "gpu.host_unregister")
def host_register(op: Operation, b: Rewriter) -> Failed | None:
    """gpu.host_register %m : memref<*xf32>  =>  llvm.call @mgpuMemHostRegisterMemRef(...)"""
    type = op.operands[0].type
    if b.type(type) is None:
        return b.fail(op, b.types.why_not(type))
    element = b.types.memory_type(type.element_type)  # type: ignore[attr-defined]
    size = L.size_in_bytes(b, element, b.types.index_type)
    parts = UnrankedMemRefDescriptor(b.types, b[op.operands[0]]).unpack(b)
    name = "Unregister" if op.name.endswith("unregister") else "Register"
    call(b, op, f"mgpuMemHost{name}MemRef", (*parts, size))
    b.erase(op)
    return None


@RULES.lowers("gpu.set_default_device")
def set_default_device(op: Operation, b: Rewriter) -> None:
    """gpu.set_default_device %i  =>  llvm.call @mgpuSetDefaultDevice(%i)"""
    call(b, op, "mgpuSetDefaultDevice", b.operands(op))
    b.erase(op)
