"""How each dialect turns an attribute into a constant op (materializeConstant)."""

from __future__ import annotations

from nvlower.ir.attributes import (
    ArrayAttr,
    Attribute,
    DenseElementsAttr,
    DenseResourceElementsAttr,
    DialectAttr,
    FloatAttr,
    IntegerAttr,
    SymbolRefAttr,
)
from nvlower.ir.types import I1, ComplexType, FunctionType, IndexType, IntegerType, Type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Found = tuple[str, dict[str, Attribute]] | None

VALUES = (IntegerAttr, FloatAttr, DenseElementsAttr, DenseResourceElementsAttr)
"""Kinds of attributes that arith.constant holds."""

POISON = DialectAttr("ub.poison")


def materialize(dialect: str, value: Attribute, type: Type) -> Found:
    """Return the name and properties of the constant op that `dialect` makes, None if none."""
    function = _MATERIALIZERS.get(dialect)
    return None if function is None else function(value, type)


def _poison(value: Attribute, type: Type) -> Found:
    return ("ub.poison", {"value": value}) if value is POISON else None


def arith_constant(value: Attribute, type: Type) -> Found:
    """Return an arith.constant, where `value` is one of its values of type `type`."""
    if not isinstance(value, VALUES):
        return None
    if value.type is not type:
        return None
    if isinstance(type, IntegerType) and type.sign:
        return None
    return "arith.constant", {"value": value}


def _arith(value: Attribute, type: Type) -> Found:
    return _poison(value, type) or arith_constant(value, type)


def _index(value: Attribute, type: Type) -> Found:
    if isinstance(value, IntegerAttr):
        if value.type is I1 and type is I1:
            return "index.bool.constant", {"value": value}
        if isinstance(value.type, IndexType) and isinstance(type, IndexType):
            return "index.constant", {"value": value}
    return _poison(value, type)


def _complex(value: Attribute, type: Type) -> Found:
    if isinstance(type, ComplexType) and isinstance(value, ArrayAttr):
        return "complex.constant", {"value": value}
    return arith_constant(value, type)


def _func(value: Attribute, type: Type) -> Found:
    if isinstance(type, FunctionType) and isinstance(value, SymbolRefAttr):
        return "func.constant", {"value": value}
    return None


def _llvm(value: Attribute, type: Type) -> Found:
    if isinstance(value, SymbolRefAttr):
        return "llvm.mlir.addressof", {"global_name": value}
    if isinstance(value, DialectAttr) and value.name in ("llvm.undef", "llvm.poison", "llvm.zero"):
        return "llvm.mlir." + value.name[5:], {}
    if isinstance(value, IntegerAttr | FloatAttr | DenseElementsAttr):
        if isinstance(value, IntegerAttr) and not isinstance(type, IntegerType):
            return None
        return "llvm.mlir.constant", {"value": value}
    return None


_MATERIALIZERS: dict[str, Callable[[Attribute, Type], Found]] = {
    "affine": _arith,
    "arith": _arith,
    "complex": _complex,
    "func": _func,
    "index": _index,
    "llvm": _llvm,
    "math": _arith,
    "memref": arith_constant,
    "ub": _poison,
    "vector": _arith,
}
