"""Calls of the ``mgpu`` runtime, declared at the end of the module on first use.

Source: GPUToLLVMConversion.cpp, FunctionCallBuilder.
"""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.attributes import StringAttr, TypeAttr
from nvlower.ir.core import Region
from nvlower.ir.types import I8, I16, I32, Type
from nvlower.rewrite import llvm_build as L

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from nvlower.ir.core import Operation, Value
    from nvlower.rewrite.rewriter import Rewriter

_PTR, _VOID, _INDEX = "ptr", "void", "index"

FUNCTIONS: dict[str, tuple[Any, ...]] = {
    "mgpuStreamCreate": (_PTR,),
    "mgpuStreamDestroy": (_VOID, _PTR),
    "mgpuStreamSynchronize": (_VOID, _PTR),
    "mgpuStreamWaitEvent": (_VOID, _PTR, _PTR),
    "mgpuEventCreate": (_PTR,),
    "mgpuEventDestroy": (_VOID, _PTR),
    "mgpuEventSynchronize": (_VOID, _PTR),
    "mgpuEventRecord": (_VOID, _PTR, _PTR),
    "mgpuMemHostRegisterMemRef": (_VOID, _INDEX, _PTR, _INDEX),
    "mgpuMemHostUnregisterMemRef": (_VOID, _INDEX, _PTR, _INDEX),
    "mgpuMemAlloc": (_PTR, _INDEX, _PTR, I8),
    "mgpuMemFree": (_VOID, _PTR, _PTR),
    "mgpuMemcpy": (_VOID, _PTR, _PTR, _INDEX, _PTR),
    "mgpuMemset16": (_VOID, _PTR, I16, _INDEX, _PTR),
    "mgpuMemset32": (_VOID, _PTR, I32, _INDEX, _PTR),
    "mgpuSetDefaultDevice": (_VOID, I32),
}
"""Result and arguments of each runtime function; "index" is as wide as the host's index."""


def call(b: Rewriter, op: Operation, name: str, arguments: Sequence[Value] = ()) -> Operation:
    """Build a call of a runtime function.

    Errors: a symbol of that name with another type ("redefinition of reserved function").
    """
    kinds = {_PTR: T.ptr(), _VOID: T.void(), _INDEX: b.types.index_type}
    result, *inputs = (kinds[k] if isinstance(k, str) else k for k in FUNCTIONS[name])
    _declare(b, op, name, T.func(result, tuple(inputs)))
    return L.call(b, name, arguments, () if result is T.void() else (result,))


def _declare(b: Rewriter, op: Operation, name: str, type: Type) -> None:
    from nvlower.diag import fail

    module = next(p for p in op.parents() if p.name == "builtin.module")
    body = module.regions[0].blocks[0]
    for o in body.ops:
        symbol: Any = o.get_attr("sym_name")
        if symbol is None or symbol.value != name:
            continue
        held: Any = o.get_attr("function_type")
        if o.name != "llvm.func" or held.value is not type:
            raise fail(o.loc, f"'{o.name}' op redefinition of reserved function '{name}' of "
                              f"different type {held.value if held else o.name} is prohibited")  # fmt: skip
        return
    before, block = b.before, b.block
    b.at_end(body)
    properties = {"sym_name": StringAttr(name), "function_type": TypeAttr(type)}
    b.create("llvm.func", (), (), properties, regions=(Region(),))
    b.before, b.block = before, block


def makes_stream(value: Value) -> bool:
    """Tell whether a converted token is a stream that the lowering created."""
    maker = value.defining_op
    if maker is None or maker.name != "llvm.call":
        return False
    callee: Any = maker.properties.get("callee")
    return callee is not None and callee.root == "mgpuStreamCreate"
