"""Type constraints: predicate and upstream's words, by name; see `constraints`."""

from __future__ import annotations

from .constraints import constraint
from .types import (
    BF16,
    F16,
    F32,
    F64,
    I1,
    I8,
    I16,
    I32,
    I64,
    INDEX,
    ComplexType,
    DialectType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    ShapedType,
    Type,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)  # fmt: skip

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Predicate = Callable[[Any], bool]
    Entry = tuple[Predicate, str]

_VALUES = (VectorType, RankedTensorType, UnrankedTensorType)
_SHAPED = (ShapedType, UnrankedTensorType, UnrankedMemRefType)
_ANY = "of any type values"


def _is(wanted: Type) -> Predicate:
    return lambda t: t is wanted


def _signless(t: Any) -> bool:
    return isinstance(t, IntegerType) and not t.sign


def _signless_or_index(t: Any) -> bool:
    return (isinstance(t, IntegerType) and not t.sign) or t is INDEX


def _float(t: Any) -> bool:
    return isinstance(t, FloatType)


def _like(test: Predicate) -> Predicate:
    """Also accept vectors and tensors of what `test` accepts."""
    return lambda t: test(t) or (isinstance(t, _VALUES) and test(t.element_type))


def _memref(t: Any) -> bool:
    return isinstance(t, MemRefType)


def _any_memref(t: Any) -> bool:
    return isinstance(t, MemRefType | UnrankedMemRefType)


def _vector(t: Any) -> bool:
    return isinstance(t, VectorType)


def _fixed_vector(t: Any) -> bool:
    return isinstance(t, VectorType) and not t.scalable


def _strided(t: Any) -> bool:
    from .attributes import StridedLayoutAttr

    if not isinstance(t, MemRefType):
        return False
    if t.layout is None or isinstance(t.layout, StridedLayoutAttr):
        return True
    from .strides import strides_and_offset

    return strides_and_offset(t) is not None


# -- LLVM ------------------------------------------------------------------------------------
_SIMPLE_LLVM = frozenset(
    f"llvm.{k}" for k in ("void", "ptr", "token", "label", "metadata", "ppc_fp128", "x86_amx",
                          "target", "array", "struct", "func")
)  # fmt: skip
_LLVM_FLOATS = frozenset(("bf16", "f16", "f32", "f64", "f80", "f128"))


def _dialect(t: Any, *names: str) -> bool:
    return isinstance(t, DialectType) and t.name in names


def _named_struct(t: Any) -> bool:
    return type(t).__name__ == "LLVMStructType"


def llvm_type(t: Any) -> bool:
    """Tell whether `t` belongs to LLVM IR: members of an aggregate are checked where it is made."""
    if isinstance(t, IntegerType):
        return not t.sign
    if isinstance(t, FloatType):
        return t.keyword in _LLVM_FLOATS
    if isinstance(t, VectorType):
        return t.rank == 1
    return (isinstance(t, DialectType) and t.name in _SIMPLE_LLVM) or _named_struct(t)


def llvm_vector(t: Any) -> bool:
    """Tell whether `t` is a vector of LLVM IR: one dimension, of integers, floats or pointers."""
    if not isinstance(t, VectorType) or len(t.shape) != 1:
        return False
    e = t.element_type
    return _signless(e) or _llvm_float(e) or _pointer(e)


def _llvm_float(t: Any) -> bool:
    return (isinstance(t, FloatType) and t.keyword in _LLVM_FLOATS) or _dialect(t, "llvm.ppc_fp128")


def _pointer(t: Any) -> bool:
    return isinstance(t, DialectType) and t.name == "llvm.ptr"


def _space(number: int) -> Entry:
    def test(t: Any) -> bool:
        return _pointer(t) and (t.params[0] if t.params else 0) == number

    return test, f"LLVM pointer in address space {number}"


def _aggregate(t: Any) -> bool:
    return _dialect(t, "llvm.struct", "llvm.array") or _named_struct(t)


def _loadable(t: Any) -> bool:
    if isinstance(t, DialectType) and t.name in (
        "llvm.void", "llvm.token", "llvm.label", "llvm.metadata", "llvm.func",
    ):  # fmt: skip
        return False
    if _named_struct(t):
        return not t.opaque
    return llvm_type(t)


def _print_source(t: Any) -> bool:
    if isinstance(t, VectorType):
        t = t.element_type
    return isinstance(t, IntegerType | IndexType | FloatType)


def _rank(t: Any, *ranks: int) -> bool:
    return t.shape is not None and len(t.shape) in ranks


_INT_OR_FLOAT = (IntegerType, FloatType)
TYPES: dict[str, Entry] = {
    "AnyType": (lambda t: True, "any type"),
    "Index": (_is(INDEX), "index"),
    **{f"I{t.width}": (_is(t), f"{t.width}-bit signless integer")
       for t in (I1, I8, I16, I32, I64, IntegerType(128))},
    "SI8": (_is(IntegerType(8, "s")), "8-bit signed integer"),
    "UI8": (_is(IntegerType(8, "u")), "8-bit unsigned integer"),
    "BF16": (_is(BF16), "bfloat16 type"),
    "F16": (_is(F16), "16-bit float"),
    "F32": (_is(F32), "32-bit float"),
    "F64": (_is(F64), "64-bit float"),
    "AnyInteger": (lambda t: isinstance(t, IntegerType), "integer"),
    "AnySignlessInteger": (_signless, "signless integer"),
    "AnySignlessIntegerOrIndex": (_signless_or_index, "signless integer or index"),
    "AnyFloat": (_float, "floating-point"),
    "AnyComplex": (lambda t: isinstance(t, ComplexType), "complex-type"),
    "AnyIntegerOrFloat": (lambda t: isinstance(t, _INT_OR_FLOAT), "Integer or Float"),
    "AnyIntegerOrFloatOr1DVector": (
        lambda t: isinstance(t, _INT_OR_FLOAT) or (
            _fixed_vector(t) and _rank(t, 1) and isinstance(t.element_type, _INT_OR_FLOAT)),
        "Integer or Float or fixed-length vector of Integer or Float values of ranks 1",
    ),
    "LaunchIndx": (
        lambda t: t is INDEX or t is I32 or t is I64,
        "index or 32-bit signless integer or 64-bit signless integer",
    ),
    "FunctionType": (lambda t: isinstance(t, FunctionType), "function type"),
    "BoolLike": (_like(_is(I1)), "bool-like"),
    "FloatLike": (_like(_float), "floating-point-like"),
    "SignlessFixedWidthIntegerLike": (_like(_signless), "signless-fixed-width-integer-like"),
    "SignlessIntegerOrIndexLike": (_like(_signless_or_index), "signless-integer-like"),
    "IndexCastTypeConstraint": (
        lambda t: _like(_signless_or_index)(t)
        or (_memref(t) and _signless_or_index(t.element_type)),
        "signless-integer-like or memref of signless-integer",
    ),
    "BitcastTypeConstraint": (
        lambda t: _like(lambda e: _signless(e) or _float(e))(t)
        or (_memref(t) and (_signless(t.element_type) or _float(t.element_type))),
        "signless-integer-or-float-like or memref of signless-integer or float",
    ),
    "AnyShaped": (lambda t: isinstance(t, _SHAPED), f"shaped {_ANY}"),
    "AnyRankedTensor": (lambda t: isinstance(t, RankedTensorType), f"ranked tensor {_ANY}"),
    "AnyMemRef": (_memref, f"memref {_ANY}"),
    "AnyUnrankedMemRef": (lambda t: isinstance(t, UnrankedMemRefType), f"unranked.memref {_ANY}"),
    "AnyRankedOrUnrankedMemRef": (_any_memref, f"ranked or unranked memref {_ANY}"),
    "AnyNon0RankedOrUnrankedMemRef": (
        lambda t: _any_memref(t) and not (_memref(t) and not t.shape),
        f"unranked.memref {_ANY} or non-0-ranked.memref {_ANY}",
    ),
    "AnyStaticShapeMemRef": (
        lambda t: _memref(t) and t.has_static_shape, f"statically shaped memref {_ANY}",
    ),
    "AnyStridedMemRef": (_strided, f"strided memref {_ANY}"),
    "AnyVectorOfAnyRank": (_vector, f"vector {_ANY}"),
    "AnyVectorOfNonZeroRank": (lambda t: _vector(t) and bool(t.shape), f"vector {_ANY}"),
    "AnyFixedVectorOfAnyRank": (_fixed_vector, f"fixed-length vector {_ANY}"),
    "VectorPrintSource": (_print_source, ""),
    "NVGPU_MmaSparseSyncMetadataType": (
        lambda t: _fixed_vector(t) and t.num_elements == 2 and t.element_type is I16,
        "fixed-length vector of 16-bit signless integer values of length 2",
    ),
    "GPU_MMAMemRef": (
        lambda t: _memref(t) and _mma_element(t.element_type),
        "memref of 8-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit "
        "float or 64-bit float or vector of 8-bit signless integer or 32-bit signless integer or "
        "16-bit float or 32-bit float or 64-bit float values of ranks 1 values",
    ),
    "LLVM_Type": (llvm_type, "LLVM dialect-compatible type"),
    "LLVM_AnyVector": (llvm_vector, "LLVM dialect-compatible vector type"),
    "LLVM_AnyFloat": (_llvm_float, "floating point LLVM type"),
    "LLVM_AnyPointer": (_pointer, "LLVM pointer type"),
    "LLVM_AnyStruct": (
        lambda t: _dialect(t, "llvm.struct") or _named_struct(t), "LLVM structure type",
    ),
    "LLVM_AnyAggregate": (_aggregate, "LLVM aggregate type"),
    "LLVM_AnyNonAggregate": (
        lambda t: llvm_type(t) and not _aggregate(t), "LLVM-compatible non-aggregate type",
    ),
    "LLVM_PrimitiveType": (
        lambda t: llvm_type(t) and not _dialect(t, "llvm.void", "llvm.func"),
        "primitive LLVM type",
    ),
    "LLVM_LoadableType": (_loadable, "LLVM type with size"),
    "LLVM_TokenType": (lambda t: _dialect(t, "llvm.token"), "LLVM token type"),
    "LLVM_FunctionType": (lambda t: _dialect(t, "llvm.func"), "LLVM function type"),
    "LLVM_AtomicCmpXchgType": (
        lambda t: _signless(t) or _pointer(t), "signless integer or LLVM pointer type",
    ),
    "LLVM_AtomicRMWType": (
        lambda t: not (_vector(t) and t.scalable),
        "floating point LLVM type or LLVM pointer type or signless integer or "
        "LLVM dialect-compatible fixed-length vector type",
    ),
    "LLVM_DefaultPointer": _space(0),
    "LLVM_PointerGeneric": _space(0),
    "LLVM_PointerGlobal": _space(1),
    "LLVM_PointerShared": _space(3),
    "LLVM_PointerConst": _space(4),
    "LLVM_PointerLocal": _space(5),
    "LLVM_PointerTensor": _space(6),
    "LLVM_PointerSharedCluster": _space(7),
}  # fmt: skip
"""Constraints without arguments."""

DIALECT_TYPES = {
    "gpu.async.token": "async token type",
    "gpu.mma_matrix": "MMAMatrix type",
    "gpu.sparse.dntensor_handle": "dense tensor handle type",
    "gpu.sparse.spgemmop_handle": "SpGEMM operation handle type",
    "gpu.sparse.spmat_handle": "sparse matrix handle type",
    "nvgpu.device.async.token": "device async token type",
    "nvgpu.mbarrier.group": "mbarrier barrier type",
    "nvgpu.tensormap.descriptor": "TensorMap descriptor",
    "nvgpu.warpgroup.descriptor": "Warpgroup matrix descriptor type",
}
"""Words for the types of dialects."""


def _mma_element(t: Any) -> bool:
    plain = (I8, I32, F16, F32, F64)
    return t in plain or (_vector(t) and _rank(t, 1) and t.element_type in plain)


def _container(words: str, outer: Predicate) -> Callable[..., Entry]:
    """Return the template ``words of X values`` for containers that pass `outer`."""

    def template(element: str) -> Entry:
        inner = constraint(element)
        return (
            lambda t: outer(t) and inner.test(_element(t)),
            f"{words} of {inner.summary} values",
        )

    return template


def _element(t: Any) -> Any:
    return t.params[1] if isinstance(t, DialectType) else t.element_type


def _scalar_or_vector(element: str) -> Entry:
    inner = constraint(element)
    return (
        lambda t: inner.test(t) or (llvm_vector(t) and inner.test(t.element_type)),
        f"{inner.summary} or LLVM dialect-compatible vector of {inner.summary}",
    )


def _llvm_vector_of(element: str) -> Entry:
    inner = constraint(element)
    return (
        lambda t: llvm_vector(t) and inner.test(t.element_type),
        f"LLVM dialect-compatible vector of {inner.summary}",
    )


def _of_length(words: str, outer: Predicate) -> Callable[..., Entry]:
    def template(lengths: str, element: str) -> Entry:
        inner = constraint(element)
        allowed = [int(n) for n in lengths.split("/")]
        return (
            lambda t: outer(t) and inner.test(t.element_type) and t.num_elements in allowed,
            f"{words} of {inner.summary} values of length {lengths}",
        )

    return template


def _rank_and_type(rank: str, element: str) -> Entry:
    inner = constraint(element)
    return (
        lambda t: _vector(t) and _rank(t, int(rank)) and inner.test(t.element_type),
        f"vector of {inner.summary} values of ranks {rank}",
    )


def _memref_rank(element: str, rank: str) -> Entry:
    inner = constraint(element)
    return (
        lambda t: _memref(t) and _rank(t, int(rank)) and inner.test(t.element_type),
        f"{rank}D memref of {inner.summary} values",
    )


def _complex(element: str) -> Entry:
    inner = constraint(element)
    return (
        lambda t: isinstance(t, ComplexType) and inner.test(t.element_type),
        f"complex type with {inner.summary} elements",
    )


TEMPLATES: dict[str, Callable[..., Entry]] = {
    "MemRefOf": _container("memref", _memref),
    "StaticShapeMemRefOf": _container(
        "statically shaped memref", lambda t: _memref(t) and t.has_static_shape
    ),
    "TensorOrMemRef": _container(
        "Tensor or MemRef",
        lambda t: _any_memref(t) or isinstance(t, RankedTensorType | UnrankedTensorType),
    ),
    "VectorOfAnyRankOf": _container("vector", _vector),
    "VectorOfNonZeroRankOf": _container("vector", lambda t: _vector(t) and bool(t.shape)),
    "FixedVectorOfNonZeroRankOf": _container(
        "fixed-length vector", lambda t: _fixed_vector(t) and bool(t.shape)
    ),
    "MMAMatrixOf": _container("gpu.mma_matrix", lambda t: _dialect(t, "gpu.mma_matrix")),
    "LLVM_ScalarOrVectorOf": _scalar_or_vector,
    "LLVM_VectorOf": _llvm_vector_of,
    "VectorOfLengthAndType": _of_length("vector", lambda t: _vector(t) and bool(t.shape)),
    "FixedVectorOfLengthAndType": _of_length("fixed-length vector", _fixed_vector),
    "VectorOfRankAndType": _rank_and_type,
    "VectorOfRank": lambda r: (lambda t: _vector(t) and _rank(t, int(r)), f" of ranks {r}"),
    "ScalableVectorOfRank": lambda r: (
        lambda t: _vector(t) and bool(t.scalable) and _rank(t, int(r)), f" of ranks {r}",
    ),
    "MemRefRankOf": _memref_rank,
    "AnyStridedMemRefOfRank": lambda r: (
        lambda t: _strided(t) and _rank(t, int(r)), f"strided memref {_ANY} of rank {r}",
    ),
    "Complex": _complex,
}  # fmt: skip
"""Constraints with arguments, which come as text."""
