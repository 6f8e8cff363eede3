"""Kernel launches: their operands become what the kernel's parameters are."""

from __future__ import annotations

from nvlower.ir.types import MemRefType, UnrankedMemRefType
from nvlower.rewrite.memref_descriptor import MemRefDescriptor, UnrankedMemRefDescriptor
from nvlower.rewrite.rules import Failed, Rules

from .runtime import call

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()


def kernel_arguments(op: Operation, b: Rewriter, bare: bool, sizes: bool) -> list[Value] | str:
    """Return the kernel's arguments: descriptors spread into their parts, or bare pointers."""
    found: list[Value] = []
    for old in op.kernelOperands:
        new = b[old]
        type = old.type
        if sizes and not (bare and isinstance(type, MemRefType)):
            return "sizes go with the bare pointers of memrefs only"
        if bare and isinstance(type, MemRefType):
            if sizes and not type.has_static_shape:
                return "operands with dynamic shape have no constant size"
            found.append(MemRefDescriptor(b.types, type, new).aligned(b))
        elif bare and isinstance(type, UnrankedMemRefType):
            return "unranked memrefs cannot be passed as bare pointers"
        elif isinstance(type, MemRefType):
            found.extend(MemRefDescriptor(b.types, type, new).unpack(b))
        elif isinstance(type, UnrankedMemRefType):
            found.extend(UnrankedMemRefDescriptor(b.types, new).unpack(b))
        else:
            found.append(new)
    return _with_sizes(op, b, found) if sizes else found


def _with_sizes(op: Operation, b: Rewriter, pointers: list[Value]) -> list[Value]:
    """Return the pointers, each followed by how many bytes are there."""
    from nvlower.dialects.llvm.types import size_and_alignment

    found: list[Value] = []
    for old, pointer in zip(op.kernelOperands, pointers, strict=True):
        element = size_and_alignment(b.types.memory_type(old.type.element_type))[0]
        count = b.types.constant_index(b, old.type.num_elements * element)
        found += pointer, count
    return found


@RULES.lowers("gpu.launch_func")
def launch_func(op: Operation, b: Rewriter) -> Failed | None:
    """gpu.launch_func @m::@k blocks in (...) threads in (...) args(%m : memref<?xf32>)
    =>  the same with args(%allocated : !llvm.ptr, %aligned : !llvm.ptr, %offset : i64, ...)
    """
    for v in op.operands:
        if b.types.convert(v.type) is None:
            return b.fail(op, b.types.why_not(v.type))
    dependencies = op.asyncDependencies
    if len(dependencies) > 1:
        return b.fail(op, "Cannot convert with more than one async dependency.")
    token = bool(op.results)
    if not token and dependencies:
        return b.fail(op, "Cannot convert non-async op with async dependencies.")
    stream: Value | None = op.asyncObject and b[op.asyncObject]
    if dependencies:
        stream = b[dependencies[0]]
    elif token:
        stream = call(b, op, "mgpuStreamCreate", ()).result
    arguments = kernel_arguments(
        op, b, b.options.use_bare_pointers_for_kernels, b.options.intersperse_sizes_for_kernels
    )
    if isinstance(arguments, str):
        return b.fail(op, arguments)
    sizes: list[Any] = [
        None if v is None else b[v]
        for v in (
            op.gridSizeX, op.gridSizeY, op.gridSizeZ, op.blockSizeX, op.blockSizeY, op.blockSizeZ,
            op.clusterSizeX, op.clusterSizeY, op.clusterSizeZ, op.dynamicSharedMemorySize,
        )
    ]  # fmt: skip
    b.create(
        "gpu.launch_func",
        ((), *sizes, arguments, stream),
        (),
        {"kernel": op.properties["kernel"]},
    )
    if token:
        b.replace(op, stream)
    else:
        b.erase(op)
    return None
