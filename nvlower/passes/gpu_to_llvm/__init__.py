"""``--gpu-to-llvm``: the host side of gpu operations to calls of the GPU runtime.

Kernel launches stay gpu.launch_func, with operands of LLVM types: gpu-module-to-binary and the
translation to LLVM IR turn them into calls.

Source: MLIR GPUToLLVMConversion.cpp.
"""

from __future__ import annotations

from nvlower.passes.base import Option, Options, Pass
from nvlower.rewrite.rules import OnDemand, Patterns, Rules, on_demand

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation


def rules() -> Rules:
    """Return the rules of gpu's host operations and of all dialects around them."""
    from nvlower.passes import convert_vector_to_llvm, finalize_memref_to_llvm

    from . import launch

    passes = "nvlower.passes"
    return Rules.of(
        launch.RULES,
        on_demand("gpu", f"{__name__}.memory"),
        on_demand("arith", f"{passes}.convert_arith_to_llvm.rules"),
        on_demand("cf", f"{passes}.convert_cf_to_llvm"),
        on_demand("complex", f"{__name__}.complex_numbers"),
        on_demand("func", f"{passes}.convert_func_to_llvm"),
        on_demand("index", f"{passes}.convert_index_to_llvm"),
        on_demand("math", f"{passes}.convert_math_to_llvm"),
        OnDemand("memref", finalize_memref_to_llvm.rules),
        on_demand("ub", f"{passes}.convert_ub_to_llvm"),
        OnDemand("vector", convert_vector_to_llvm.rules),
    )


def run(root: Operation, options: Options) -> bool:
    """Lower the host code in `root`; False if nothing changed."""
    from nvlower.dialects.llvm import types as T
    from nvlower.passes.convert_vector_to_llvm import transfer_patterns, unroll_patterns
    from nvlower.rewrite.conversion import convert
    from nvlower.rewrite.greedy import rewrite_greedily
    from nvlower.rewrite.type_converter import LLVMTypeConverter

    table = Patterns("vector", lambda: {**transfer_patterns(), **unroll_patterns()})
    changed, _ = rewrite_greedily(root, patterns=table, regions="aggressive", top_down=False)
    types = LLVMTypeConverter(bare_pointers=options.use_bare_pointers_for_host)
    types.add("gpu.async.token", lambda t: T.ptr())
    for handle in ("dntensor", "spmat", "spgemmop"):
        types.add(f"gpu.sparse.{handle}_handle", lambda t: T.ptr())
    types.add("nvgpu.tensormap.descriptor", lambda t: T.ptr())

    def launches(op: Operation) -> bool | None:
        return types.all_legal(v.type for v in (*op.operands, *op.results))

    converted = convert(
        root,
        rules(),
        types,
        legal=("llvm", "gpu.module", "gpu.binary"),
        dynamic=launches,
        asked=("gpu.launch_func",),
        options=options,
    )
    return changed or converted


PASS = Pass(
    "gpu-to-llvm",
    "GpuToLLVMConversionPass",
    "Convert GPU dialect to LLVM dialect with GPU runtime calls",
    run,
    options=(
        Option("use-bare-pointers-for-host", bool, False,
               "Pass memrefs to host functions as bare pointers; all shapes must be static"),
        Option("use-bare-pointers-for-kernels", bool, False,
               "Pass memrefs to kernels as bare pointers, as the kernels must expect"),
        Option("intersperse-sizes-for-kernels", bool, False,
               "Pass the size in bytes after each bare pointer"),
    ),
)  # fmt: skip
