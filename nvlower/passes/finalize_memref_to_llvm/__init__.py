"""``--finalize-memref-to-llvm``: memrefs to descriptors and pointers.

Source: MLIR MemRefToLLVM.cpp, FinalizeMemRefToLLVMConversionPass.
"""

from __future__ import annotations

from nvlower.passes.base import Option, Options, Pass
from nvlower.rewrite.rules import Rules, on_demand

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation


MODULES = {
    "access": "load store prefetch atomic_rmw generic_atomic_rmw",
    "alloc": "alloc alloca dealloc",
    "views": "cast dim rank reinterpret_cast view transpose extract_aligned_pointer_as_index"
    " extract_strided_metadata assume_alignment memory_space_cast reshape",
    "copies": "copy",
    "globals": "global get_global",
    "scope": "alloca_scope distinct_objects",
}
"""The modules of the rules, and which ops each has rules for."""


def rules() -> Rules:
    """Return the rules of all memref operations."""
    tables = []
    for module, mnemonics in MODULES.items():
        names = " ".join(f"memref.{m}" for m in mnemonics.split())
        tables.append(on_demand(names, f"{__name__}.{module}"))
    return Rules.of(*tables)


def run(root: Operation, options: Options) -> bool:
    """Lower every memref operation inside `root`; False if nothing changed."""
    from nvlower.rewrite.conversion import convert
    from nvlower.rewrite.type_converter import LLVMTypeConverter

    types = LLVMTypeConverter.of(root, options.index_bitwidth)
    return convert(root, rules(), types, legal=("llvm", "func.func"), options=options)


PASS = Pass(
    "finalize-memref-to-llvm",
    "FinalizeMemRefToLLVMConversionPass",
    "Finalize MemRef dialect to LLVM dialect conversion",
    run,
    options=(
        Option("use-aligned-alloc", bool, False, "Allocate with aligned_alloc, not malloc"),
        Option("index-bitwidth", int, 0, "Width of index in bits; 0: from the data layout"),
        Option("use-generic-functions", bool, False,
               "Call _mlir_memref_to_llvm_alloc and its kin, not malloc, aligned_alloc and free"),
    ),
)  # fmt: skip
