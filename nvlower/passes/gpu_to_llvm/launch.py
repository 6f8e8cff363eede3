"""Launches: operands are lowered to what the kernel's ABI takes, the op stays."""

from __future__ import annotations

from nvlower.ir.attributes import SymbolRefAttr
from nvlower.ir.types import FloatType, IntegerType, MemRefType
from nvlower.passes.convert_func_to_llvm import unpacked
from nvlower.rewrite.rules import Failed, Rules

from .runtime import call

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()

_BYTE = 8


@RULES.lowers("gpu.launch_func")
def launch_func(op: Operation, b: Rewriter) -> Failed | None:
    """gpu.launch_func @m::@k ... args(%m : memref<?xf32>)  =>  ... args(%ptr : !llvm.ptr, ...)"""
    token = op.asyncToken
    dependencies = op.asyncDependencies
    if len(dependencies) > 1:
        return b.fail(op, "Cannot convert with more than one async dependency.")
    if token is None and dependencies:
        return b.fail(op, "Cannot convert non-async op with async dependencies.")
    stream: Value | None = op.asyncObject
    if dependencies:
        stream = b[dependencies[0]]
    elif token is not None:
        stream = call(b, op, "mgpuStreamCreate").result
    bare = b.options.use_bare_pointers_for_kernels or b.types.bare_pointers
    arguments = unpacked(b, op.kernelOperands, bare)
    if isinstance(arguments, str):
        return b.fail(op, arguments)
    if b.options.intersperse_sizes_for_kernels:
        spread = _with_sizes(b, op.kernelOperands, arguments)
        if isinstance(spread, str):
            return b.fail(op, spread)
        arguments = spread
    names = [f"{what}Size{axis}" for what in ("grid", "block", "cluster") for axis in "XYZ"]
    sizes = [None if v is None else b[v] for v in (getattr(op, n) for n in names)]
    shared = op.dynamicSharedMemorySize
    kernel: Any = op.properties["kernel"]
    assert isinstance(kernel, SymbolRefAttr)
    b.create(
        "gpu.launch_func",
        ((), *sizes, None if shared is None else b[shared], arguments, stream),
        (),
        {"kernel": kernel},
        dict(op.attributes),
    )
    if token is None:
        b.erase(op)
    else:
        b.replace(op, stream)
    return None


def _with_sizes(b: Rewriter, olds: Any, arguments: list[Value]) -> list[Value] | str:
    """Put the size in bytes behind each pointer; return why that is impossible."""
    if len(olds) != len(arguments):
        return "Cannot add sizes to arguments with one-to-many LLVM IR expansion."
    found: list[Value] = []
    for old, new in zip(olds, arguments, strict=True):
        t = old.type
        if not isinstance(t, MemRefType):
            return "Operand to launch op is not a memref."
        if not t.has_static_shape or not isinstance(t.element_type, IntegerType | FloatType):
            return "Operand to launch op is not a memref with a static shape."
        if t.element_type.width % _BYTE:
            return "Operand to launch op is not a memref with a byte-aligned element type."
        size = t.element_type.width // _BYTE * t.num_elements
        found += [new, b.types.constant_index(b, size)]
    return found
