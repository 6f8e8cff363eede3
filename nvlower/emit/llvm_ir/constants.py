"""LLVM IR's spelling of constants."""

from __future__ import annotations

from nvlower.dialects.llvm.types import is_packed, members
from nvlower.ir.attributes import (
    ArrayAttr,
    DenseArrayAttr,
    DenseElementsAttr,
    DialectAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
)
from nvlower.ir.types import FloatType, IntegerType, ShapedType

from .types import Types, quoted, symbol_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_PREFIX = {"f16": ("0xH", 4), "bf16": ("0xR", 4), "f80": ("0xK", 20), "f128": ("0xL", 32)}
_UNSET = {"llvm.mlir.zero": "zeroinitializer", "llvm.zero": "zeroinitializer",
          "llvm.undef": "undef", "llvm.poison": "poison"}  # fmt: skip


class NoConstantError(Exception):
    """An attribute has no spelling as a constant of the type; the text says why."""


def constant(attr: Any, type: Any, types: Types) -> str:
    """Return the text of `attr` as a constant of a type, without the type.

    Errors: NoConstantError.
    """
    if isinstance(attr, IntegerAttr):
        return _integer(attr.value, type)
    if isinstance(attr, FloatAttr):
        return _float(attr.bits, attr.type, type)
    if isinstance(attr, StringAttr):
        return "c" + quoted(attr.value)
    if isinstance(attr, SymbolRefAttr):
        return "@" + symbol_text(attr.root)
    if isinstance(attr, DialectAttr) and attr.name in _UNSET:
        return _UNSET[attr.name]
    if isinstance(attr, DenseElementsAttr):
        return _dense(attr, type, types)
    if isinstance(attr, DenseArrayAttr):
        texts = [_element(v, attr.element_type, attr.element_type) for v in attr.values]
        return _nest(texts, (len(texts),), types(attr.element_type), "[", "]")
    if isinstance(attr, ArrayAttr):
        return _array(attr, type, types)
    raise NoConstantError(f"{attr} is no constant that LLVM IR can hold")


def _integer(value: int, type: Any) -> str:
    if getattr(type, "name", "") == "llvm.ptr":
        return "null" if value == 0 else f"inttoptr (i64 {value} to ptr)"
    if isinstance(type, FloatType):
        return _float(value & ((1 << type.width) - 1), type, type)
    if not isinstance(type, IntegerType):
        raise NoConstantError(f"an integer is no constant of type {type}")
    if type.width == 1:
        return "true" if value & 1 else "false"
    value &= (1 << type.width) - 1
    return str(value - (1 << type.width) if value >> (type.width - 1) else value)


def _float(bits: int, own: FloatType, type: Any) -> str:
    if isinstance(type, IntegerType) or own.keyword not in (*_PREFIX, "f32", "f64", "tf32"):
        return str(bits)
    if own is not type:
        raise NoConstantError(f"a constant of type {own} cannot have type {type}")
    if own.keyword in _PREFIX:
        prefix, digits = _PREFIX[own.keyword]
        if own.keyword == "f128":  # low half first
            bits = (bits & (1 << 64) - 1) << 64 | bits >> 64
        return f"{prefix}{bits:0{digits}X}"
    if own.keyword == "f64":
        return f"0x{bits:016X}"
    return f"0x{_widened(bits):016X}"


def _widened(bits: int) -> int:
    """Return the f64 pattern of an f32 pattern; NaN payloads are kept."""
    sign, exponent, mantissa = bits >> 31, bits >> 23 & 255, bits & 0x7FFFFF
    if exponent == 255:
        return sign << 63 | 0x7FF << 52 | mantissa << 29
    if exponent == 0 and mantissa:
        shift = 24 - mantissa.bit_length()
        mantissa = mantissa << shift & 0x7FFFFF
        exponent = 1 - shift
    elif exponent == 0:
        return sign << 63
    return sign << 63 | (exponent + 896) << 52 | mantissa << 29


def _element(value: int, element: Any, type: Any) -> str:
    if isinstance(element, FloatType):
        return _float(value, element, type)
    return _integer(value, type if isinstance(type, IntegerType) else IntegerType(64))


def _dense(attr: DenseElementsAttr, type: Any, types: Types) -> str:
    shaped: ShapedType = attr.type
    inner, shape = type, []
    while getattr(inner, "name", "") == "llvm.array":
        shape.append(inner.params[0])
        inner = inner.params[1]
    vector = None
    if isinstance(inner, ShapedType):
        vector = inner.shape[0]
        shape.append(vector)
        inner = inner.element_type
    if not shape:
        raise NoConstantError(f"dense elements are no constant of type {type}")
    size = attr.element_bytes
    data = attr.data
    values = [int.from_bytes(data[i : i + size], "little") for i in range(0, len(data), size)]
    texts = [_element(v, shaped.element_type, inner) for v in values]
    if attr.is_splat and all(v == 0 for v in values):
        return "zeroinitializer"
    if attr.is_splat:
        texts *= shaped.num_elements
    text = types(inner)
    if vector is not None and len(shape) == 1:
        return _nest(texts, (vector,), text, "<", ">")
    return _nest(texts, tuple(shape), text, "[", "]", vector is not None)


def _nest(
    texts: list[str],
    shape: tuple[int, ...],
    element: str,
    left: str,
    right: str,
    vector: bool = False,
) -> str:
    """Return nested aggregates of `shape` over the flat list of element constants."""
    if vector and len(shape) == 1:
        left, right = "<", ">"
    if len(shape) == 1:
        return f"{left}{', '.join(f'{element} {t}' for t in texts)}{right}"
    step = len(texts) // shape[0] if shape[0] else 0
    inner = element
    for i, n in enumerate(reversed(shape[1:])):
        inner = f"<{n} x {inner}>" if vector and i == 0 else f"[{n} x {inner}]"
    rest = [
        _nest(texts[i * step : (i + 1) * step], shape[1:], element, left, right, vector)
        for i in range(shape[0])
    ]
    return f"{left}{', '.join(f'{inner} {r}' for r in rest)}{right}"


def _array(attr: ArrayAttr, type: Any, types: Types) -> str:
    name = getattr(type, "name", "")
    if name == "llvm.array":
        inner = [type.params[1]] * len(attr.elements)
        left, right = "[", "]"
    elif (types_of := members(type)) is not None:
        inner = list(types_of)
        left, right = ("<{ ", " }>") if is_packed(type) else ("{ ", " }")
    elif isinstance(type, ShapedType):
        inner, left, right = [type.element_type] * len(attr.elements), "<", ">"
    else:
        raise NoConstantError(f"an array is no constant of type {type}")
    if len(inner) != len(attr.elements):
        raise NoConstantError(f"{len(attr.elements)} elements are no constant of type {type}")
    parts = [
        f"{types(t)} {constant(a, t, types)}" for a, t in zip(attr.elements, inner, strict=True)
    ]
    return f"{left}{', '.join(parts)}{right}"
