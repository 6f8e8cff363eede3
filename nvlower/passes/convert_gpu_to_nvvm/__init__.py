"""``--convert-gpu-to-nvvm``: the code inside a gpu.module to LLVM and NVVM.

Rules of all dialects that can stand in a kernel take part; those of this package are tried first.

Source: MLIR LowerGpuOpsToNVVMOps.cpp.
"""

from __future__ import annotations

from nvlower.ir.attributes import UNIT
from nvlower.passes.base import Option, Options, Pass
from nvlower.rewrite.rules import Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation
    from nvlower.rewrite.type_converter import LLVMTypeConverter

SPACES = {"global": 1, "workgroup": 3, "private": 0, "constant": 4}
"""The NVVM address space of each ``#gpu.address_space``; private memory is on the stack."""

MATH = (
    "copysign", "cos", "exp", "exp2", "fabs", "ceil", "floor", "log", "log10", "log2", "pow",
    "roundeven", "round", "sin", "sqrt",
)  # fmt: skip
"""Intrinsics ``llvm.intr.X`` that NVPTX does not lower at full precision: libdevice has them."""

DIALECTS = (
    "arith", "cf", "complex", "func", "gpu", "index", "math", "memref", "nvvm", "ub", "vector",
)  # fmt: skip
"""Dialects whose rules ``allowed-dialects`` can name."""


def own_rules() -> Rules:
    """Return the rules of the gpu operations and those that call libdevice."""
    from . import function, ids, libdevice, matrices, printing, shared_memory, threads

    return Rules.of(
        function.RULES,
        ids.RULES,
        threads.RULES,
        matrices.RULES,
        shared_memory.RULES,
        printing.RULES,
        libdevice.RULES,
    )


def rules(allowed: list[str] | None = None, expand: bool = False) -> Rules:
    """Return all rules, those of foreign dialects limited to the `allowed` ones.

    With `expand`, also those of divisions that round up or down.
    """
    from nvlower.passes import (
        convert_cf_to_llvm,
        convert_func_to_llvm,
        convert_index_to_llvm,
        convert_math_to_llvm,
        convert_ub_to_llvm,
        convert_vector_to_llvm,
        finalize_memref_to_llvm,
    )
    from nvlower.passes.convert_arith_to_llvm import rules as arith
    from nvlower.passes.gpu_to_llvm import complex_numbers

    tables = {
        "arith": lambda: Rules.of(arith.EXPAND, arith.RULES) if expand else arith.RULES,
        "cf": lambda: convert_cf_to_llvm.RULES,
        "complex": lambda: complex_numbers.RULES,
        "func": lambda: convert_func_to_llvm.RULES,
        "index": lambda: convert_index_to_llvm.RULES,
        "math": lambda: convert_math_to_llvm.RULES,
        "memref": finalize_memref_to_llvm.rules,
        "ub": lambda: convert_ub_to_llvm.RULES,
        "vector": convert_vector_to_llvm.rules,
    }
    chosen = [make() for name, make in tables.items() if not allowed or name in allowed]
    return Rules.of(own_rules(), *chosen)


def patterns(more: bool = False) -> dict[str, list[Callable[[Any, Any], bool]]]:
    """Return the rewrites inside the gpu and vector dialects that come first.

    `more`: those of the option ``expand`` too.
    """
    from nvlower.passes.convert_vector_to_llvm import unroll_patterns

    from . import expand, extra

    return {**expand.PATTERNS, **(extra.PATTERNS if more else {}), **unroll_patterns()}


def converter(root: Operation, options: Options) -> LLVMTypeConverter:
    """Return the type converter for the kernels in `root`."""
    from nvlower.dialects.llvm.types import ptr
    from nvlower.ir.data_layout import index_width
    from nvlower.rewrite.type_converter import LLVMTypeConverter
    from nvlower.rewrite.widths import field_widths

    from . import matrices

    index = options.index_bitwidth or index_width(root)
    abi = options.abi_index_bitwidth or index
    fields = field_widths(root, options.shared_index_bitwidth, abi)
    types = LLVMTypeConverter(
        index,
        bare_pointers=options.use_bare_ptr_memref_call_conv,
        field_width=fields,
        abi_width=lambda space: abi if space is None else fields(space),
    )
    types.add_memory_spaces("gpu.address_space", SPACES)
    types.add("gpu.mma_matrix", matrices.fragment_type)
    types.add("nvgpu.tensormap.descriptor", lambda t: ptr())
    return types


def run(root: Operation, options: Options) -> None:
    """Lower everything inside the gpu.module `root`."""
    from nvlower.diag import Failure
    from nvlower.rewrite.conversion import convert
    from nvlower.rewrite.greedy import rewrite_greedily

    allowed = list(options.allowed_dialects)
    for name in allowed:
        if name not in DIALECTS:
            root.emit_error(f"dialect does not implement ConvertToLLVMPatternInterface: {name}")
            raise Failure
    for op in root.regions[0].ops:
        if op.name == "func.func":
            op.attributes["llvm.emit_c_interface"] = UNIT
    types = converter(root, options)
    if types.abi_width(None) != types.index_width:
        _check_elements(root, types)
    rewrite_greedily(root, patterns=patterns(options.expand), regions="aggressive")
    if options.expand and not options.has_redux:
        from .extra import has_redux

        options = Options({**vars(options), "has_redux": has_redux(root)})
    convert(
        root,
        rules(allowed, options.expand),
        types,
        legal=("llvm", "nvvm", "gpu.yield", "gpu.module"),
        illegal=("func.func", "cf.assert", "gpu", "llvm.frem", *(f"llvm.intr.{m}" for m in MATH)),
        options=options,
    )


def _check_elements(root: Operation, types: LLVMTypeConverter) -> None:
    """Refuse kernels that get memory of `index`: its elements are as wide as the host's.

    Errors: Failure, after a located error for each such argument.
    """
    from nvlower.diag import Failure
    from nvlower.ir.types import INDEX, ShapedType

    failed = False
    for op in root.regions[0].ops:
        if op.name != "gpu.func" or not op.regions[0].blocks:
            continue
        held: Any = op.properties["function_type"]
        for i, t in enumerate(held.value.inputs):
            element = t
            while isinstance(element, ShapedType):
                element = element.element_type
            if element is INDEX and t is not INDEX:
                wide, narrow = types.abi_width(None), types.index_width
                op.emit_error(
                    f"argument {i} of type {t} has elements of {wide} bits on the host and of "
                    f"{narrow} in the kernel: use i{wide} elements and arith.index_cast"
                )
                failed = True
    if failed:
        raise Failure


PASS = Pass(
    "convert-gpu-to-nvvm",
    "ConvertGpuOpsToNVVMOps",
    "Generate NVVM operations for gpu operations",
    run,
    anchor="gpu.module",
    options=(
        Option("index-bitwidth", int, 0, "Width of index in bits; 0: from the data layout"),
        Option("shared-index-bitwidth", int, 0,
               "Width of the descriptors of shared memory; 0: from the data layout, else abi's"),
        Option("abi-index-bitwidth", int, 0,
               "Width of what the host passes and of other descriptors; 0: that of index"),
        Option("exact-block-size", bool, False,
               "Make gpu.block_dim the constant that known_block_size says"),
        Option("has-redux", bool, False, "The GPU has the redux instruction"),
        Option("expand", bool, False,
               "Lower what upstream leaves too: subgroup ids and reductions, atomic products, "
               "divisions that round up or down"),
        Option("use-bare-ptr-memref-call-conv", bool, False,
               "Pass memrefs to functions as bare pointers; all shapes must be static"),
        Option("allowed-dialects", list, (), "Lower only these dialects besides gpu"),
        Option("allow-pattern-rollback", bool, True, "Accepted for upstream's sake; no effect"),
    ),
)  # fmt: skip
