"""``--gpu-to-llvm``: the host side to the llvm dialect; kernels and launches stay.

Launches keep their op with lowered operands; memory, streams and events become calls of the
``mgpu`` runtime. Source: GPUToLLVMConversion.cpp.
"""

from __future__ import annotations

from nvlower.passes.base import Option, Options, Pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation
    from nvlower.rewrite.rules import Rules


def host_rules() -> Rules:
    """Return the rules of every dialect that may stand in host code."""
    from nvlower.passes.convert_arith_to_llvm.rules import EXPAND
    from nvlower.passes.convert_arith_to_llvm.rules import RULES as ARITH
    from nvlower.passes.convert_cf_to_llvm import RULES as CF
    from nvlower.passes.convert_func_to_llvm import RULES as FUNC
    from nvlower.passes.convert_index_to_llvm import RULES as INDEX
    from nvlower.passes.convert_math_to_llvm import LOG1P
    from nvlower.passes.convert_math_to_llvm import RULES as MATH
    from nvlower.passes.convert_nvvm_to_llvm import RULES as NVVM
    from nvlower.passes.convert_ub_to_llvm import RULES as UB
    from nvlower.passes.convert_vector_to_llvm import rules as vector_rules
    from nvlower.passes.finalize_memref_to_llvm import rules as memref_rules
    from nvlower.rewrite.rules import Rules

    from .launch import RULES as LAUNCH
    from .memory import RULES as MEMORY
    from .streams import RULES as STREAMS

    return Rules.of(
        EXPAND, ARITH, CF, FUNC, INDEX, MATH, LOG1P, NVVM, UB, memref_rules(), vector_rules(),
        LAUNCH, MEMORY, STREAMS,
    )  # fmt: skip


def run(op: Operation, options: Options) -> None:
    """Convert the host code of the module `op`."""
    from nvlower.dialects.llvm import types as T
    from nvlower.rewrite.conversion import convert
    from nvlower.rewrite.greedy import rewrite_greedily
    from nvlower.rewrite.type_converter import LLVMTypeConverter

    rewrite_greedily(op, patterns={}, regions="aggressive")
    types = LLVMTypeConverter.of(op, bare_pointers=options.use_bare_pointers_for_host)
    types.add("gpu.async.token", lambda t: T.ptr())

    def legal(o: Operation) -> bool | None:
        if o.name in ("gpu.module", "gpu.binary"):
            return True
        if o.name == "gpu.launch_func":
            values: list[Any] = [*o.operands, *o.results]
            return all(types.is_legal(v.type) for v in values)
        return None

    convert(op, host_rules(), types, legal={"llvm"}, options=options, dynamic=legal)


PASS = Pass(
    "gpu-to-llvm",
    "GpuToLLVMConversionPass",
    "Convert GPU dialect to LLVM dialect with GPU runtime calls",
    run,
    anchor="builtin.module",
    options=(
        Option("use-bare-pointers-for-host", bool, False,
               "Pass memrefs of static shape to host functions as bare pointers"),
        Option("use-bare-pointers-for-kernels", bool, False,
               "Pass memrefs of static shape to kernels as bare pointers"),
        Option("intersperse-sizes-for-kernels", bool, False,
               "Put the size in bytes behind each pointer passed to a kernel"),
    ),
)  # fmt: skip
