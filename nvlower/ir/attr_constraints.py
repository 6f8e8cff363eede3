"""Attribute constraints: predicate and upstream's words, by name; see `constraints`."""

from __future__ import annotations

from .attributes import (
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DenseElementsAttr,
    DialectAttr,
    DictionaryAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSetAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)  # fmt: skip
from .constraints import constraint
from .types import F64, I1, I32, I64, INDEX, IntegerType, MemRefType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Predicate = Callable[[Any], bool]
    Entry = tuple[Predicate, str]


def _a(cls: type) -> Predicate:
    return lambda a: isinstance(a, cls)


def _integer(width: int) -> Predicate:
    wanted = IntegerType(width)
    return lambda a: isinstance(a, IntegerAttr) and a.type is wanted


def _array(test: Predicate) -> Predicate:
    return lambda a: isinstance(a, ArrayAttr) and all(map(test, a.elements))


def _dialect(*names: str) -> Predicate:
    return lambda a: isinstance(a, DialectAttr) and a.name in names


def _dense(width: int) -> Predicate:
    wanted = IntegerType(width)
    return lambda a: isinstance(a, DenseArrayAttr) and a.element_type is wanted


def _flat_symbol(a: Any) -> bool:
    return isinstance(a, SymbolRefAttr) and not a.nested


def _string(a: Any) -> bool:
    return isinstance(a, StringAttr)


def _elements(width: int | None) -> Predicate:
    def test(a: Any) -> bool:
        if not isinstance(a, DenseElementsAttr):
            return False
        e = a.type.element_type
        if width is None:
            return isinstance(e, IntegerType) or e is INDEX
        return e is IntegerType(width)

    return test


_MAPPINGS = tuple(
    f"gpu.{k}" for k in ("block", "lane", "mask", "memory_space", "thread", "warp", "warpgroup")
)
_I64_ARRAY = _array(_integer(64))
ATTRS: dict[str, Entry] = {
    "AnyAttr": (lambda a: True, "any attribute"),
    "UnitAttr": (_a(UnitAttr), "unit attribute"),
    "UnitProp": (
        lambda a: isinstance(a, UnitAttr) or (isinstance(a, IntegerAttr) and a.type is I1),
        "unit property",
    ),
    "BoolAttr": (lambda a: isinstance(a, IntegerAttr) and a.type is I1, "bool attribute"),
    **{
        f"I{n}Attr": (_integer(n), f"{n}-bit signless integer attribute")
        for n in (1, 8, 16, 32, 64)
    },
    "IndexAttr": (lambda a: isinstance(a, IntegerAttr) and a.type is INDEX, "index attribute"),
    "APIntAttr": (_a(IntegerAttr), "arbitrary integer attribute"),
    "F64Attr": (lambda a: isinstance(a, FloatAttr) and a.type is F64, "64-bit float attribute"),
    "StrAttr": (_string, "string attribute"),
    "SymbolNameAttr": (_string, "string attribute"),
    "Builtin_StringAttr": (_string, "An Attribute containing a string"),
    "TypeAttr": (_a(TypeAttr), "any type attribute"),
    "MemRefTypeAttr": (
        lambda a: isinstance(a, TypeAttr) and isinstance(a.value, MemRefType),
        "memref type attribute",
    ),
    "SymbolRefAttr": (_a(SymbolRefAttr), "symbol reference attribute"),
    "FlatSymbolRefAttr": (_flat_symbol, "flat symbol reference attribute"),
    "FlatSymbolRefArrayAttr": (_array(_flat_symbol), "flat symbol ref array attribute"),
    "AffineMapAttr": (_a(AffineMapAttr), "AffineMap attribute"),
    "IntegerSetAttr": (_a(IntegerSetAttr), "IntegerSet attribute"),
    "ArrayAttr": (_a(ArrayAttr), "array attribute"),
    "BoolArrayAttr": (
        _array(lambda a: isinstance(a, IntegerAttr) and a.type is I1),
        "1-bit boolean array attribute",
    ),
    "I32ArrayAttr": (_array(_integer(32)), "32-bit integer array attribute"),
    "I64ArrayAttr": (_I64_ARRAY, "64-bit integer array attribute"),
    "I64SmallVectorArrayAttr": (_I64_ARRAY, "64-bit integer array attribute"),
    "IndexListArrayAttr": (_array(_I64_ARRAY), "Array of 64-bit integer array attributes"),
    "StrArrayAttr": (_array(_string), "string array attribute"),
    "DictArrayAttr": (_array(_a(DictionaryAttr)), "Array of dictionary attributes"),
    "DenseI32ArrayAttr": (_dense(32), "i32 dense array attribute"),
    "DenseI64ArrayAttr": (_dense(64), "i64 dense array attribute"),
    "AnyIntElementsAttr": (_elements(None), "integer elements attribute"),
    "I32ElementsAttr": (_elements(32), "32-bit signless integer elements attribute"),
    "TypedAttrInterface": (
        lambda a: getattr(a, "type", None) is not None or _dialect("complex.number")(a),
        "TypedAttr instance",
    ),
    "PoisonAttrInterface": (_dialect("ub.poison"), "PoisonAttrInterface instance"),
    "DeviceMappingArrayAttr": (_array(_dialect(*_MAPPINGS)), "Device Mapping array attribute"),
    "Vector_IteratorTypeArrayAttr": (
        _array(_dialect("vector.iterator_type")),
        "Iterator type should be an enum.",
    ),
    "GPUObjectArrayAttr": (_array(_dialect("gpu.object")), "an array of GPU object attributes"),
    "GPUNonEmptyTargetArrayAttr": (
        lambda a: isinstance(a, ArrayAttr) and bool(a.elements) and all(map(_target, a.elements)),
        "array of GPU target attributes with at least 1 elements",
    ),
    "OffloadingTranslationAttr": (
        _dialect("gpu.select_object"),
        "any attribute with the `OffloadingTranslationAttrTrait` trait.",
    ),
    "GPU_OptionalDimSizeHintAttr": (
        lambda a: _dense(32)(a) and len(a.values) == 3,
        "i32 dense array attribute with 3 elements (if present)",
    ),
    "LLVM_AccessGroupArrayAttr": (
        _array(_dialect("llvm.access_group")),
        "LLVM dialect access group metadata array",
    ),
    "LLVM_AliasScopeArrayAttr": (
        _array(_dialect("llvm.alias_scope")),
        "LLVM dialect alias scope array",
    ),
    "LLVM_TBAATagArrayAttr": (
        _array(_dialect("llvm.tbaa_tag")),
        "LLVM dialect TBAA tag metadata array",
    ),
    "DIGlobalVariableExpressionArrayAttr": (
        _array(_dialect("llvm.di_global_variable_expression")),
        "an array of variable expressions",
    ),
    "ValidRoundingModeAttr": (
        lambda a: isinstance(a, IntegerAttr) and a.type is I64 and 0 <= a.value <= 7,
        "LLVM Rounding Mode whose minimum value is 0",
    ),
    "IntPositive": (lambda a: a.value > 0, "whose value is positive"),
    "IntNonNegative": (lambda a: a.value >= 0, "whose value is non-negative"),
    "IntPowerOf2": (lambda a: _power_of_two(a.value), "whose value is a power of two > 0"),
    "IntPositivePowerOf2": (
        lambda a: a.value > 0 and _power_of_two(a.value),
        "whose value is positive and whose value is a power of two > 0",
    ),
}
"""Constraints without arguments."""


def _target(a: Attribute) -> bool:
    return isinstance(a, DialectAttr) and a.name.endswith(".target")


def _power_of_two(value: int) -> bool:
    return value > 0 and value & (value - 1) == 0


def _type_attr_of(name: str) -> Entry:
    inner = constraint(name)
    return (
        lambda a: isinstance(a, TypeAttr) and inner.test(a.value),
        f"type attribute of {inner.summary}",
    )


def _array_of(name: str) -> Entry:
    inner = constraint(name)
    words = "Reduction ops" if name == "arith.AtomicRMWKind" else f"array of {inner.summary}"
    return _array(inner.test), words


TEMPLATES: dict[str, Callable[..., Entry]] = {
    "TypeAttrOf": _type_attr_of,
    "ArrayOf": _array_of,
    "IntMinValue": lambda n: (lambda a: a.value >= int(n), f"whose minimum value is {n}"),
    "IntMaxValue": lambda n: (lambda a: a.value <= int(n), f"whose maximum value is {n}"),
    "ArrayMinCount": lambda n: (lambda a: len(a.elements) >= int(n), f"at least {n} elements"),
}
"""Constraints with arguments, which come as text."""


def integer_enum(name: str) -> Entry:
    """Return the constraint of an integer enum such as ``arith.CmpIPredicate``."""
    from .opdef import attr_definition

    definition = attr_definition(name)
    width = definition.extra["width"]
    wanted, cases = IntegerType(width), definition.cases
    if definition.extra["bits"]:
        mask = 0
        for v in cases.values():
            mask |= v
        return (
            lambda a: isinstance(a, IntegerAttr) and a.type is I32 and not a.value & ~mask,
            ENUMS.get(name, name),
        )
    numbers = frozenset(cases.values())
    listed = ", ".join(map(str, sorted(numbers)))
    words = ENUMS.get(name, f"allowed {width}-bit signless integer cases: {listed}")
    return lambda a: isinstance(a, IntegerAttr) and a.type is wanted and a.value in numbers, words


ENUMS = {
    "arith.RoundingMode": "Floating point rounding mode",
    "llvm.AsmDialect": "ATT (0) or Intel (1) asm dialect",
    "llvm.AtomicBinOp": "llvm.atomicrmw binary operations",
    "llvm.AtomicOrdering": "Atomic ordering for LLVM's memory model",
    "llvm.Comdat": "LLVM Comdat Types",
    "llvm.FCmpPredicate": "llvm.fcmp comparison predicate",
    "llvm.FPExceptionBehavior": "LLVM Exception Behavior",
    "llvm.GEPNoWrapFlags": "::mlir::LLVM::GEPNoWrapFlags",
    "llvm.overflow": "LLVM integer overflow flags",
    "llvm.ICmpPredicate": "llvm.icmp comparison predicate",
    "llvm.UnnamedAddr": "LLVM GlobalValue UnnamedAddr",
    "llvm.Visibility": "LLVM GlobalValue Visibility",
}
"""Words for the integer enums that do not list their numbers."""

DIALECT_ATTRS = {
    "arith.fastmath": "Floating point fast math flags",
    "arith.overflow": "Integer overflow arith flags",
    "gpu.all_reduce_op": "built-in reduction operations supported by gpu.allreduce.",
    "gpu.broadcast": "a lane to broadcast from",
    "gpu.dim": "a dimension, either 'x', 'y', or 'z'",
    "gpu.mat_transpose_mode": "transpose mode of sparse matrix supported by sparse tensor ops",
    "gpu.mma_element_wise": "elementwise operation to apply to mma matrix",
    "gpu.prune_2to4_spmat_flag": "pruning strategy for 2:4 sparse matrix",
    "gpu.shuffle_mode": "Indexing modes supported by gpu.shuffle.",
    "gpu.spgemm_work_estimation_or_compute_kind": (
        "choose whether spgemm_work_estimation_or_compute does work estimation or compute"
    ),
    "index.cmp_predicate": "index comparison predicate kind",
    "llvm.alias_scope": "LLVM dialect alias scope",
    "llvm.cconv": "LLVM Calling Convention specification",
    "llvm.constant_range": "A range of two integers, corresponding to LLVM's ConstantRange",
    "llvm.dereferenceable": "LLVM dereferenceable attribute",
    "llvm.fastmath": "LLVM fastmath flags",
    "llvm.linkage": "LLVM Linkage specification",
    "llvm.overflow": "LLVM integer overflow flags",
    "llvm.tailcallkind": "LLVM Calling Convention specification",
    "llvm.target_features": "LLVM target features attribute",
    "llvm.vec_type_hint": "Explicit vectorization compiler hint",
    "nvgpu.rcp_rounding_mode": "Rounding mode of rcp",
    "nvvm.action": "NVVM set max register action",
    "nvvm.block_scale_format": "MMA Block Scale Format",
    "nvvm.block_scale_kind": "Block Scale Kind",
    "nvvm.cache_eviction_priority": "NVVM Cache Eviction Priority",
    "nvvm.cluster_launch_control_query_type": "NVVM ClusterLaunchControlQueryType",
    "nvvm.cta_group": "NVVM CTA group kind",
    "nvvm.dot_accumulate_type": "NVVM DotAccumulateType",
    "nvvm.fp_rnd_mode": "NVVM FPRoundingMode kind",
    "nvvm.grid_dep_action": "Action kind for grid dependency control",
    "nvvm.ld_st_matrix_elt_type": "Element type for ldmatrix and stmatrix",
    "nvvm.ld_st_matrix_shape": "Matrix shape for ldmatrix and stmatrix",
    "nvvm.load_cache_modifier": "NVVM load cache modifier kind",
    "nvvm.match_sync_kind": "NVVM match sync kind",
    "nvvm.mem_order": "NVVM Memory Ordering kind",
    "nvvm.mem_scope": "NVVM Memory Scope kind",
    "nvvm.mma_b1op": "MMA binary operations",
    "nvvm.mma_frag": "NVVM MMA frag type",
    "nvvm.mma_int_overflow": "MMA overflow options",
    "nvvm.mma_kind": "MMA operation kind",
    "nvvm.mma_layout": "NVVM MMA layout",
    "nvvm.mma_type": "NVVM MMA types",
    "nvvm.permute_mode": "NVVM permute mode",
    "nvvm.prefetch_cache_level": "NVVM Prefetch Cache Level",
    "nvvm.proxy_kind": "Proxy kind",
    "nvvm.reduction": "NVVM barrier reduction operation",
    "nvvm.redux_kind": "NVVM redux kind",
    "nvvm.sat_mode": "NVVM SaturationMode kind",
    "nvvm.scale_vec_size": "MMA Scale Vector Sizes",
    "nvvm.shape": "Attribute for MMA operation shape.",
    "nvvm.shared_space": "Shared memory space",
    "nvvm.shfl_kind": "NVVM shuffle kind",
    "nvvm.tcgen05_cp_multicast": "tcgen05 cp multicast",
    "nvvm.tcgen05_cp_shape": "tcgen05 cp shapes",
    "nvvm.tcgen05_cp_src_fmt": "tcgen05 cp source format",
    "nvvm.tcgen05_fence": "NVVM Tcgen05 fence kind",
    "nvvm.tcgen05_ldst_shape": "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4",
    "nvvm.tcgen05_mma_block_scale": "tcgen05.mma block scale attribute",
    "nvvm.tcgen05_mma_collectorb": "tcgen05 MMA Collector Buffer B Attribute",
    "nvvm.tcgen05_mma_collectorop": "tcgen05.mma Collector Buffer Operation",
    "nvvm.tcgen05_mma_kind": "tcgen05 MMA Supported Types",
    "nvvm.tcgen05_wait": "NVVM Tcgen05 wait kind",
    "nvvm.tma_load_mode": "List of Load-Modes supported for TMA Tensor Ops",
    "nvvm.tma_redux_kind": "NVVM TMA redux kind",
    "nvvm.tma_store_mode": "NVVM TMA Store Mode",
    "nvvm.vote_sync_kind": "NVVM vote sync kind",
    "nvvm.wgmma_scale_in": "WGMMA overflow options",
    "nvvm.wgmma_scale_out": "WGMMA input predicate",
    "nvvm.wgmma_type": "NVVM WGMMA types",
    "vector.kind": "Kind of combining function for contractions and reductions",
    "vector.punctuation": "Punctuation for separating vectors or vector elements",
}
"""Words for the attributes of dialects."""
