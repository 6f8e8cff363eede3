"""``--convert-gpu-to-nvvm``: the code inside a gpu.module to LLVM and NVVM.

Rules of all dialects that can stand in a kernel take part; those of this package are tried first.

Source: MLIR LowerGpuOpsToNVVMOps.cpp.
"""

from __future__ import annotations

from nvlower.ir.attributes import UNIT
from nvlower.passes.base import Option, Options, Pass
from nvlower.rewrite.rules import OnDemand, Rules, on_demand

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
    "arith", "cf", "complex", "func", "index", "math", "memref", "nvvm", "ub", "vector",
)  # fmt: skip
"""Dialects whose rules ``allowed-dialects`` can name."""


MATRICES = " ".join(
    f"gpu.subgroup_mma_{m}"
    for m in (
        "compute", "constant_matrix", "elementwise", "extract_thread_local", "insert_thread_local",
        "load_matrix", "store_matrix",
    )
)  # fmt: skip


def own_rules() -> Rules:
    """Return the rules of the gpu operations and those that call libdevice."""
    from . import function, ids, threads

    return Rules.of(
        function.RULES,
        ids.RULES,
        threads.RULES,
        on_demand(MATRICES, f"{__name__}.matrices"),
        on_demand("gpu.dynamic_shared_memory", f"{__name__}.shared_memory"),
        on_demand("gpu.printf cf.assert", f"{__name__}.printing"),
        on_demand("math arith.maxnumf arith.minnumf arith.remf llvm", f"{__name__}.libdevice"),
    )


def rules(allowed: list[str] | None = None, expand: bool = False) -> Rules:
    """Return all rules, those of foreign dialects limited to the `allowed` ones.

    With `expand`, also those of divisions that round up or down.
    """
    from nvlower.passes import convert_vector_to_llvm, finalize_memref_to_llvm
    from nvlower.passes.convert_arith_to_llvm import rules as arith

    passes = "nvlower.passes"
    tables: dict[str, Rules | OnDemand] = {
        "arith": Rules.of(arith.EXPAND, arith.RULES) if expand else arith.RULES,
        "cf": on_demand("cf", f"{passes}.convert_cf_to_llvm"),
        "complex": on_demand("complex", f"{passes}.gpu_to_llvm.complex_numbers"),
        "func": on_demand("func", f"{passes}.convert_func_to_llvm"),
        "index": on_demand("index", f"{passes}.convert_index_to_llvm"),
        "math": on_demand("math", f"{passes}.convert_math_to_llvm"),
        "memref": OnDemand("memref", finalize_memref_to_llvm.rules),
        "ub": on_demand("ub", f"{passes}.convert_ub_to_llvm"),
        "vector": OnDemand("vector", convert_vector_to_llvm.rules),
    }
    chosen = [table for name, table in tables.items() if not allowed or name in allowed]
    return Rules.of(own_rules(), *chosen)


def patterns(more: bool = False) -> dict[str, list[Callable[[Any, Any], bool]]]:
    """Return the rewrites inside the gpu and vector dialects that come first.

    `more`: those of the option ``expand`` too.
    """
    from nvlower.passes.convert_vector_to_llvm import unroll_patterns

    from . import expand

    found: dict[str, Any] = {**expand.PATTERNS, **unroll_patterns()}
    if more:
        from . import extra

        found |= extra.PATTERNS
    return found


def converter(root: Operation, options: Options) -> LLVMTypeConverter:
    """Return the type converter for the kernels in `root`."""
    from nvlower.dialects.llvm.types import ptr
    from nvlower.ir.data_layout import index_width
    from nvlower.rewrite.type_converter import LLVMTypeConverter
    from nvlower.rewrite.widths import field_widths

    def fragment(type: Any) -> Any:
        from .matrices import fragment_type

        return fragment_type(type)

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
    types.add("gpu.mma_matrix", fragment)
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
    rewrite_greedily(root, patterns=patterns(options.expand), regions="aggressive", top_down=False)
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
