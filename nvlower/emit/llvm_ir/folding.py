"""Integer constants that LLVM's builder folds while upstream builds its IR.

The optimiser would fold them too; folding here keeps the text, and unoptimised PTX, the same.
"""

from __future__ import annotations

from nvlower.ir.attributes import IntegerAttr
from nvlower.ir.types import IntegerType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def parse(text: str) -> int | None:
    """Return the number that a constant's text is, None for any other constant or value."""
    if text in ("true", "false"):
        return int(text == "true")
    return int(text) if text.removeprefix("-").isdigit() else None


def spell(value: int, type: Any) -> str:
    """Return an integer constant's text in a type."""
    attr = IntegerAttr(value, type)
    return ("true" if attr.value else "false") if type.width == 1 else str(attr.value)


def cast(name: str, text: str, source: Any, target: Any) -> str | None:
    """Return a cast of an integer constant, None where LLVM's builder leaves the instruction."""
    if name not in ("sext", "zext", "trunc") or not isinstance(source, IntegerType):
        return None
    value = parse(text)
    if value is None:
        return None
    if name == "zext":
        value &= (1 << source.width) - 1
    elif name == "sext" and source.width == 1:
        value = -value
    return spell(value, target)


def binary(name: str, left: str, right: str, type: Any) -> str | None:
    """Return a binary operation on integer constants, None where it is not folded."""
    function = _BINARY.get(name)
    if function is None or not isinstance(type, IntegerType):
        return None
    a, b = parse(left), parse(right)
    if a is None or b is None:
        return None
    value = function(a, b, type.width)
    return None if value is None else spell(value, type)


def compare(predicate: str, left: str, right: str, type: Any) -> str | None:
    """Return an integer comparison of constants, None where it is not folded."""
    a, b = parse(left), parse(right)
    if a is None or b is None or not isinstance(type, IntegerType):
        return None
    if predicate[0] == "u":
        mask = (1 << type.width) - 1
        a, b = a & mask, b & mask
    elif predicate[0] == "s" and type.width == 1:
        a, b = -a, -b
    kind = predicate if predicate in ("eq", "ne") else predicate[1:]
    found = {"eq": a == b, "ne": a != b, "lt": a < b, "le": a <= b, "gt": a > b, "ge": a >= b}
    return "true" if found[kind] else "false"


def _unsigned(value: int, width: int) -> int:
    return value & (1 << width) - 1


def _signed_division(a: int, b: int, width: int) -> int | None:
    if b == 0 or (b == -1 and a == -(1 << width - 1)) or width == 1:
        return None
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def _signed_rest(a: int, b: int, width: int) -> int | None:
    quotient = _signed_division(a, b, width)
    return None if quotient is None else a - b * quotient


def _shift(move: Callable[[int, int, int], int]) -> Callable[[int, int, int], int | None]:
    def fold(a: int, b: int, width: int) -> int | None:
        return move(a, b, width) if 0 <= b < width else None

    return fold


_BINARY: dict[str, Callable[[int, int, int], int | None]] = {
    "add": lambda a, b, w: a + b,
    "sub": lambda a, b, w: a - b,
    "mul": lambda a, b, w: a * b,
    "and": lambda a, b, w: a & b,
    "or": lambda a, b, w: a | b,
    "xor": lambda a, b, w: a ^ b,
    "shl": _shift(lambda a, b, w: a << b),
    "lshr": _shift(lambda a, b, w: _unsigned(a, w) >> b),
    "ashr": _shift(lambda a, b, w: a >> b),
    "udiv": lambda a, b, w: _unsigned(a, w) // _unsigned(b, w) if b else None,
    "urem": lambda a, b, w: _unsigned(a, w) % _unsigned(b, w) if b else None,
    "sdiv": _signed_division,
    "srem": _signed_rest,
}
