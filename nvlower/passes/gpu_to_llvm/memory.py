"""Device memory: allocation, copies, fills, registration of host memory.

Synchronous forms, which upstream leaves unlowered, run on a stream of their own that is waited for.
"""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.attributes import IntegerAttr
from nvlower.ir.types import I8, DialectType, FloatType, IntegerType, MemRefType
from nvlower.passes.finalize_memref_to_llvm.alloc import (
    make_descriptor,
    sizes_and_strides,
    unconvertible,
)
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.memref_descriptor import MemRefDescriptor
from nvlower.rewrite.rules import Failed, Rules

from .runtime import call

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()

MEMSET_WIDTHS = (16, 32)
"""Element widths in bits that the runtime can fill with."""


def _stream(op: Operation, b: Rewriter) -> Value | Failed:
    """Return the stream of the one dependency, or a new one for a synchronous op."""
    if len(op.asyncDependencies) > 1:
        return b.fail(op, "Can only convert with exactly one async dependency.")
    if op.asyncDependencies:
        if op.asyncToken is None:
            return b.fail(op, "Can convert only async version of op.")
        value: Value = b[op.asyncDependencies[0]]
        return value
    found: Value = call(b, op, "mgpuStreamCreate").result
    return found


def _finish(op: Operation, b: Rewriter, stream: Value, *results: Value) -> None:
    """Replace `op`: an async one by its stream too, a synchronous one after waiting."""
    if op.asyncToken is not None:
        b.replace(op, *results, stream)
        return
    call(b, op, "mgpuStreamSynchronize", (stream,))
    call(b, op, "mgpuStreamDestroy", (stream,))
    b.replace(op, *results)


@RULES.lowers("gpu.alloc")
def alloc(op: Operation, b: Rewriter) -> Failed | None:
    """gpu.alloc async [%t] (%n)  =>  llvm.call @mgpuMemAlloc(%bytes, %stream, %shared), descriptor"""
    type = op.memref.type
    problem = unconvertible(b, type)
    if problem:
        return b.fail(op, problem)
    shared = op.hostShared is not None
    if shared and op.asyncToken is not None:
        return b.fail(op, "Host Shared allocation cannot be done async")
    sizes, strides, bytes_ = sizes_and_strides(b, type, b.values(op.dynamicSizes))
    null = L.zero(b, T.ptr())
    stream: Any = null
    if not shared:
        stream = _stream(op, b)
        if isinstance(stream, Failed):
            return stream
    flag = L.attr_constant(b, IntegerAttr(int(shared), I8), I8)
    bytes_ = b.types.to_index(b, bytes_, True)
    pointer = call(b, op, "mgpuMemAlloc", (bytes_, stream, flag)).result
    space = b.types.memory_space(type)
    if space:
        pointer = L.cast(b, "addrspacecast", pointer, T.ptr(space))
    held = make_descriptor(b, type, pointer, pointer, sizes, strides)
    if shared:
        b.replace(op, held)
    else:
        _finish(op, b, stream, held)
    return None


def _flat(b: Rewriter, pointer: Value) -> Value:
    """Cast a pointer to the default address space where it is in another one."""
    type = pointer.type
    if isinstance(type, DialectType) and type is not T.ptr():
        return L.cast(b, "addrspacecast", pointer, T.ptr())
    return pointer


def _count(b: Rewriter, type: MemRefType, d: MemRefDescriptor) -> Value:
    """Build the number of elements of a memref."""
    if type.has_static_shape:
        found: Value = b.types.constant_index(b, type.num_elements)
        return found
    count = d.size_index(b, 0)
    for i in range(1, type.rank):
        count = L.mul(b, count, d.size_index(b, i))
    return count


@RULES.lowers("gpu.dealloc")
def dealloc(op: Operation, b: Rewriter) -> Failed | None:
    """gpu.dealloc async [%t] %m  =>  llvm.call @mgpuMemFree(%pointer, %stream)"""
    stream = _stream(op, b)
    if isinstance(stream, Failed):
        return stream
    d = MemRefDescriptor(b.types, op.memref.type, b[op.memref])
    call(b, op, "mgpuMemFree", (_flat(b, d.allocated(b)), stream))
    _finish(op, b, stream)
    return None


@RULES.lowers("gpu.memcpy")
def memcpy(op: Operation, b: Rewriter) -> Failed | None:
    """gpu.memcpy async [%t] %dst, %src  =>  llvm.call @mgpuMemcpy(%dst, %src, %bytes, %stream)"""
    type = op.src.type
    if b.type(type) is None or b.type(op.dst.type) is None:
        return b.fail(op, b.types.why_not(type if b.type(type) is None else op.dst.type))
    stream = _stream(op, b)
    if isinstance(stream, Failed):
        return stream
    source = MemRefDescriptor(b.types, type, b[op.src])
    count = _count(b, type, source)
    pointer = L.gep(b, L.zero(b, T.ptr()), b.types.memory_type(type.element_type), (count,))
    bytes_ = L.cast(b, "ptrtoint", pointer, b.types.index_type)
    from_ = _flat(b, source.aligned(b))
    to = _flat(b, MemRefDescriptor(b.types, op.dst.type, b[op.dst]).aligned(b))
    call(b, op, "mgpuMemcpy", (to, from_, bytes_, stream))
    _finish(op, b, stream)
    return None


@RULES.lowers("gpu.memset")
def memset(op: Operation, b: Rewriter) -> Failed | None:
    """gpu.memset async [%t] %dst, %f : f32  =>  llvm.call @mgpuMemset32(%dst, %bits, %n, %stream)"""
    type, value = op.dst.type, b[op.value]
    element = value.type
    if not isinstance(element, IntegerType | FloatType) or element.width not in MEMSET_WIDTHS:
        return b.fail(op, "value must be a 16 or 32 bit int or float")
    if b.type(type) is None:
        return b.fail(op, b.types.why_not(type))
    stream = _stream(op, b)
    if isinstance(stream, Failed):
        return stream
    d = MemRefDescriptor(b.types, type, b[op.dst])
    count = _count(b, type, d)
    if isinstance(element, FloatType):
        value = L.cast(b, "bitcast", value, IntegerType(element.width))
    call(b, op, f"mgpuMemset{element.width}", (_flat(b, d.aligned(b)), value, count, stream))
    _finish(op, b, stream)
    return None


def _registration(source: str, target: str) -> None:
    @RULES.lowers(source)
    def rule(op: Operation, b: Rewriter) -> Failed | None:
        """Register or release host memory: rank and descriptor, size of an element."""
        from nvlower.rewrite.memref_descriptor import UnrankedMemRefDescriptor

        type = op.value.type
        size = L.size_in_bytes(b, b.types.memory_type(type.element_type), b.types.index_type)
        parts = UnrankedMemRefDescriptor(b.types, b[op.value]).unpack(b)
        call(b, op, target, (*parts, size))
        b.erase(op)
        return None


_registration("gpu.host_register", "mgpuMemHostRegisterMemRef")
_registration("gpu.host_unregister", "mgpuMemHostUnregisterMemRef")
