"""``--convert-nvgpu-to-nvvm``: NVIDIA GPU operations to NVVM instructions.

The pass runs on the host module and on the kernels alike. Types of nvgpu become LLVM types (see
`types`), and loops and branches that carry them are rebuilt with the new types.

Source: MLIR NVGPUToNVVM.cpp, ConvertNVGPUToNVVMPass.
"""

from __future__ import annotations

from nvlower.passes.base import Option, Options, Pass
from nvlower.rewrite.rules import OnDemand, Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation

LEGAL = ("llvm", "arith", "memref", "nvvm", "index")


def rules() -> Rules:
    """Return the rules of all nvgpu operations, and those of the scf operations around them."""
    from . import structural

    return Rules.of(structural.RULES, OnDemand("nvgpu", nvgpu_rules))


def nvgpu_rules() -> Rules:
    """Return the rules of all nvgpu operations."""
    from . import cp_async, ldmatrix, mbarrier, mma, mma_sparse, rcp, tma, warpgroup

    return Rules.of(
        mbarrier.RULES,
        tma.RULES,
        warpgroup.RULES,
        cp_async.RULES,
        ldmatrix.RULES,
        mma.RULES,
        mma_sparse.RULES,
        rcp.RULES,
    )


def run(root: Operation, options: Options) -> bool:
    """Lower every nvgpu operation inside `root`; False if nothing changed."""
    from nvlower.rewrite.conversion import convert

    from .structural import ASKED, legality
    from .symbols import Symbols
    from .types import converter

    types = converter(root, options)
    return convert(
        root,
        rules(),
        types,
        legal=LEGAL,
        illegal=("nvgpu",),
        dynamic=legality(types),
        asked=ASKED,
        options=Symbols(),
    )


PASS = Pass(
    "convert-nvgpu-to-nvvm",
    "ConvertNVGPUToNVVMPass",
    "Convert NVGPU dialect to NVVM dialect",
    run,
    options=(
        Option("index-casts", bool, False,
               "Leave index values as they are and cast them in the index dialect, so that host "
               "and kernel may have different widths"),
        Option("shared-index-bitwidth", int, 0,
               "Width of the descriptors of shared memory; 0: from the data layout, else index's"),
        Option("short-pointers", bool, False,
               "Pointers to shared memory have 32 bits where no data layout says otherwise"),
    ),
)  # fmt: skip
