"""Texts that are new each time and common: read without the table."""

from __future__ import annotations

from nvlower.ir.attributes import FloatAttr, IntegerAttr
from nvlower.ir.types import F32, F64, I32, I64, INDEX, IntegerType

from .state import Parser, SyntaxFail
from .subloop import parse_sub

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.attributes import Attribute
    from nvlower.ir.types import Type

_TYPES: dict[str, Type] = {
    "i32": I32, "i64": I64, "index": INDEX, "i8": IntegerType(8), "i16": IntegerType(16),
    "f32": F32, "f64": F64,
}  # fmt: skip


def number_dict(text: str) -> dict[str, Attribute] | None:
    """Return ``{name = 5 : i32}`` or ``<{name = 1.5 : f32}>``, None for anything else."""
    inner = text[2:-2] if text[0] == "<" else text[1:-1]
    name, equals, rest = inner.partition(" = ")
    number, colon, keyword = rest.partition(" : ")
    if not equals or not colon or not name.isidentifier() or not name.isascii():
        return None
    type = _TYPES.get(keyword)
    attr = None if type is None else number_attr(number, type)
    return None if attr is None else {name: attr}


def dense_attr(p: Parser, text: str) -> Attribute | None:
    """Return ``dense<...> : type``, None for anything else and where it is wrong."""
    raw, at, type_text = text[6:].rpartition("> : ")
    if text[:6] != "dense<" or not at:
        return None
    from .elements import dense

    try:
        type = p.memo.get(type_text)
        if type is None:
            type, end = parse_sub(p, "s_type", type_text, 0)
            if end < len(type_text):
                return None
            p.memo[type_text] = type
        return dense(raw, type, 0)
    except SyntaxFail:
        return None


def number_attr(number: str, type: Type) -> Attribute | None:
    """Return the attribute of a number in its usual form, None for anything else."""
    digits = number[1:] if number[:1] == "-" else number
    if type is F32 or type is F64:
        whole, dot, fraction = digits.partition(".")
        if not dot or not whole.isdigit() or not whole.isascii():
            return None
        digits = fraction.replace("e+", "", 1).replace("e-", "", 1)
        if not digits.isdigit() or not fraction[0].isdigit():
            return None
        return FloatAttr.of(float(number), type)
    if not digits.isdigit() or not digits.isascii() or (digits[0] == "0" and len(digits) > 1):
        return None
    value = int(number)
    if not value and number[0] == "-":
        return None  # upstream refuses it
    width = 64 if type is INDEX else 0
    if isinstance(type, IntegerType) and not type.sign:
        width = type.width
    if not width or not -(1 << width - 1) <= value < 1 << width - 1:
        return None
    return IntegerAttr(value, type)
