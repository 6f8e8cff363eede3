"""``--convert-vector-to-llvm``: vectors to LLVM vectors and arrays of them.

Source: MLIR ConvertVectorToLLVM.cpp and ConvertVectorToLLVMPass.cpp.
"""

from __future__ import annotations

from nvlower.passes.base import Option, Options, Pass
from nvlower.rewrite.rules import Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation


def rules() -> Rules:
    """Return the rules of the vector operations that LLVM has instructions for."""
    from . import arithmetic, elements, memory, prints

    return Rules.of(elements.RULES, memory.RULES, arithmetic.RULES, prints.RULES)


def unroll_patterns() -> dict[str, list[Callable[[Any, Any], bool]]]:
    """Return the rewrites that bring vectors made of elements to one dimension."""

    def from_elements(op: Operation, b: Any) -> bool:
        from nvlower.passes.lower_vector import slices  # only where there is such an op

        return slices.from_elements(op, b)

    return {"vector.from_elements": [from_elements]}


def transfer_patterns() -> dict[str, list[Callable[[Any, Any], bool]]]:
    """Return the rewrites of transfers of one dimension that are one load or store."""
    from nvlower.passes.lower_vector import transfers

    return {
        "vector.transfer_read": [transfers.transfer_read(1)],
        "vector.transfer_write": [transfers.transfer_write(1)],
    }


def run(root: Operation, options: Options) -> None:
    """Lower every vector operation inside `root`."""
    from nvlower.diag import Failure
    from nvlower.passes.lower_vector import patterns
    from nvlower.rewrite.conversion import convert
    from nvlower.rewrite.greedy import rewrite_greedily
    from nvlower.rewrite.type_converter import LLVMTypeConverter

    for name in ("enable_arm_neon", "enable_arm_sve", "enable_arm_bf16", "enable_arm_i8mm",
                 "enable_amx", "enable_x86vector"):  # fmt: skip
        if getattr(options, name):
            root.emit_error(f"option '{name.replace('_', '-')}' is for CPUs, not for NVIDIA GPUs")
            raise Failure
    width = 32 if options.force_32bit_vector_indices else 64
    rewrite_greedily(root, patterns=patterns(options, width), regions="aggressive", top_down=False)
    types = LLVMTypeConverter.of(root)
    convert(root, rules(), types, legal=("llvm", "arith", "memref"), options=options)


PASS = Pass(
    "convert-vector-to-llvm",
    "ConvertVectorToLLVMPass",
    "Lower the operations from the vector dialect into the LLVM dialect",
    run,
    options=(
        Option("reassociate-fp-reductions", bool, False, "Let LLVM reorder float reductions"),
        Option("force-32bit-vector-indices", bool, True, "Assume that vector indices fit 32 bits"),
        Option("use-vector-alignment", bool, False,
               "Load and store with the alignment of the vector, not of its element"),
        Option("enable-amx", bool, False, "Not for GPUs"),
        Option("enable-arm-neon", bool, False, "Not for GPUs"),
        Option("enable-arm-sve", bool, False, "Not for GPUs"),
        Option("enable-arm-i8mm", bool, False, "Not for GPUs"),
        Option("enable-arm-bf16", bool, False, "Not for GPUs"),
        Option("enable-x86vector", bool, False, "Not for GPUs"),
        Option("vector-contract-lowering", ("dot", "llvmintr", "outerproduct", "parallelarith"),
               "dot", "How vector.contract is lowered"),
        Option("vector-transpose-lowering", ("eltwise", "llvmintr", "shuffle1d", "shuffle16x16"),
               "eltwise", "How vector.transpose is lowered"),
    ),
)  # fmt: skip
