"""What a constraint means for assembly formats: how an attribute or a type prints and parses."""

from __future__ import annotations

BARE_TYPES = {
    "I1Attr": "i1", "I8Attr": "i8", "I16Attr": "i16", "I32Attr": "i32", "I64Attr": "i64",
    "IndexAttr": "index", "F32Attr": "f32", "F64Attr": "f64",
}  # fmt: skip
"""Numeric attributes whose type is fixed, so that the custom form leaves it out."""

BARE = {
    "BoolAttr", "StrAttr", "TypeAttr", "FlatSymbolRefAttr", "SymbolRefAttr", "AffineMapAttr",
    "IntegerSetAttr", "DictionaryAttr", "MemRefTypeAttr",
}  # fmt: skip
"""Other attributes that print without a type."""

DENSE_ARRAYS = {
    "DenseBoolArrayAttr": "i1", "DenseI8ArrayAttr": "i8", "DenseI16ArrayAttr": "i16",
    "DenseI32ArrayAttr": "i32", "DenseI64ArrayAttr": "i64", "DenseF32ArrayAttr": "f32",
    "DenseF64ArrayAttr": "f64",
}  # fmt: skip
"""``array<i64: 1, 2>`` attributes that print as ``[1, 2]``."""


PROPERTIES = {"llvm.overflow": "mnemonic", "llvm.GEPNoWrapFlags": "flags"}
"""Enum properties, held as integers: with their mnemonic, or keywords joined by ``|``."""


NARROWED = {"ValidRoundingModeAttr": "llvm.RoundingMode"}
"""Constraints that admit some cases of an enum, and the enum."""


def attr_kind(constraint: str) -> tuple[str, str]:
    """Return how a declared attribute stands in custom assembly, and a detail.

    Kinds: "unit" (`UnitProp`: false where absent); "symbol" (``@name``, held as a string);
    "keyword" (integer enum, detail = its declaration); "short" (dialect attribute without
    ``#d.mnemonic``, detail = its name); "number" (typed number without its type, detail = the
    type); "dense" (``[1, 2]``, detail = element type); "mnemonic" (``overflow<nsw>``) and
    "flags" (``nusw|nuw``), both integers; "bare" (no type printed, detail = the constraint);
    "full" (anything).
    """
    base = constraint.partition("&")[0]
    base = NARROWED.get(base, base)
    if base in PROPERTIES:
        return PROPERTIES[base], base
    if base[:1] == "#":
        return "short", base[1:]
    if base in ("UnitAttr", "UnitProp"):
        return "unit", base
    if base == "SymbolNameAttr":
        return "symbol", ""
    if "." in base.partition("<")[0]:
        return "keyword", base
    if base in BARE_TYPES:
        return "number", BARE_TYPES[base]
    if base in DENSE_ARRAYS:
        return "dense", DENSE_ARRAYS[base]
    if base in BARE or base.partition("<")[0].endswith("ArrayAttr") or "TypeAttr" in base:
        return "bare", base
    return "full", base


def short_type(constraint: str) -> str | None:
    """Return the dialect type that ``type($x)`` prints without ``!d.mnemonic``, None if none."""
    base = constraint.partition("&")[0]
    if "|" in base:
        return None
    if base.startswith(("!nvgpu.", "!llvm.ptr")):
        return base[1:].partition("<")[0]
    if base.startswith(("LLVM_AnyPointer", "LLVM_Pointer")):
        return "llvm.ptr"
    return None


_CLASSES = (
    ("AnyUnrankedMemRef", "UnrankedMemRefType", "unranked_memref"),
    ("AnyMemRef", "MemRefType", "memref"),
    ("AnyStridedMemRef", "MemRefType", "memref"),
    ("AnyStaticShapeMemRef", "MemRefType", "memref"),
    ("MemRefRankOf<", "MemRefType", "memref"),
    ("StaticShapeMemRefOf<", "MemRefType", "memref"),
    ("AnyVectorOf", "VectorType", "vector"),
    ("AnyFixedVectorOf", "VectorType", "vector"),
    ("VectorOf", "VectorType", "vector"),
    ("ScalableVectorOf", "VectorType", "vector"),
    ("FixedVectorOf", "VectorType", "vector"),
    ("LLVM_AnyVector", "VectorType", "vector"),
    ("LLVM_VectorOf<", "VectorType", "vector"),
    ("AnyInteger", "IntegerType", "integer"),
    ("AnySignlessInteger", "IntegerType", "integer"),
    ("AnyComplex", "ComplexType", "complex"),
    ("Complex<", "ComplexType", "complex"),
    ("AnyRankedTensor", "RankedTensorType", "tensor"),
    ("AnyFloat", "FloatType", ""),
    ("AnyRankedOrUnrankedMemRef", "MemRefType UnrankedMemRefType", ""),
)
"""How a constraint begins, the class of its types and what upstream calls that class."""


def class_of(constraint: str) -> tuple[tuple[str, ...], str] | None:
    """Return the classes of the types that a constraint takes and upstream's name, None for many."""
    depth = 0
    for c in constraint:
        depth += (c == "<") - (c == ">")
        if c == "|" and not depth:
            return None
    for begin, kind, name in _CLASSES:
        rest = constraint[len(begin) :]
        if constraint.startswith(begin) and (not rest or begin[-1] in "<f"):
            return tuple(kind.split()), name
    return None
