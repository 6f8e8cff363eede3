"""Calls of the GPU runtime library."""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.types import I8, I16, I32, I64
from nvlower.rewrite import llvm_build as L

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from nvlower.ir.core import Operation, Value
    from nvlower.ir.types import Type
    from nvlower.rewrite.rewriter import Rewriter

P, V = T.ptr(), T.void()

FUNCTIONS: dict[str, tuple[Type, tuple[Any, ...]]] = {
    "mgpuStreamCreate": (P, ()),
    "mgpuStreamDestroy": (V, (P,)),
    "mgpuStreamSynchronize": (V, (P,)),
    "mgpuStreamWaitEvent": (V, (P, P)),
    "mgpuEventCreate": (P, ()),
    "mgpuEventDestroy": (V, (P,)),
    "mgpuEventSynchronize": (V, (P,)),
    "mgpuEventRecord": (V, (P, P)),
    "mgpuMemHostRegisterMemRef": (V, (I64, P, I64)),
    "mgpuMemHostUnregisterMemRef": (V, (I64, P, I64)),
    "mgpuMemAlloc": (P, (I64, P, I8)),
    "mgpuMemFree": (V, (P, P)),
    "mgpuMemcpy": (V, (P, P, I64, P)),
    "mgpuMemset16": (V, (P, I16, I64, P)),
    "mgpuMemset32": (V, (P, I32, I64, P)),
    "mgpuSetDefaultDevice": (V, (I32,)),
}
"""Result and argument types of the runtime's functions; sizes are 64 bits by its ABI."""


def call(b: Rewriter, op: Operation, name: str, operands: Sequence[Value]) -> Operation:
    """Call a runtime function, declared at the end of the module where it is missing."""
    result, inputs = FUNCTIONS[name]
    module = next(p for p in op.parents() if p.name == "builtin.module")
    body = module.regions[0].blocks[0]
    for other in body.ops:
        held: Any = other.get_attr("sym_name")
        if held is not None and held.value == name:
            break
    else:
        before, block = b.before, b.block
        b.at_end(body)
        L.declare_here(b, name, T.func(result, inputs))
        b.before, b.block = before, block
    return L.call(b, name, operands, () if result is V else (result,))
