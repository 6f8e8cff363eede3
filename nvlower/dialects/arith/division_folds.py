"""Folds of arith's divisions, remainders and shifts.

Source: the ``fold`` methods in ArithOps.cpp.
"""

from __future__ import annotations

from nvlower.dialects.fold_tools import (
    POISON,
    apply,
    elements,
    int_value,
    signed,
    splat,
    unsigned,
    width_of,
)
from nvlower.ir.opdef import fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation

    Constants = list[Any]
    Found = list[Any] | None


def binary(op: Operation, c: Constants, f: Callable[[int, int, int], int | None]) -> Found:
    """Fold two constants by a function of two bit patterns and the width."""
    if POISON in c:
        return [POISON]
    if c[0] is None or c[1] is None:
        return None
    type = op.results[0].type
    w = width_of(type)
    found = apply(lambda x, y: f(x, y, w), c, type)
    return None if found is None else [found]


def _last_lane(
    op: Operation,
    c: Constants,
    fits: Callable[[int, int, int], bool],
    f: Callable[[int, int, int], int],
) -> Found:
    """Fold where the last lane has a result; others may be undefined and are anything."""
    known = [None if a is None or a is POISON else elements(a) for a in c]
    if known[0] and known[1]:
        x, y = known[0][-1], known[1][-1]
        if not fits(x, y, width_of(op.results[0].type)):
            return None
    return binary(op, c, f)


def _truncated(x: int, y: int) -> int:
    q = abs(x) // abs(y)
    return -q if (x < 0) != (y < 0) else q


def _signed_division(rounding: str) -> Callable[[int, int, int], int | None]:
    def divide(x: int, y: int, w: int) -> int | None:
        a, b = signed(x, w), signed(y, w)
        least = -(1 << (w - 1))
        if b == 0 or (b == -1 and a == least):
            return None
        if rounding == "ceil":  # upstream negates both, and gives up where that overflows
            return None if a and least in (a, b) else -(-a // b)
        return _truncated(a, b)

    return divide


_DIVISIONS: dict[str, Callable[[int, int, int], int | None]] = {
    "arith.divui": lambda x, y, w: x // y if y else None,
    "arith.ceildivui": lambda x, y, w: -(-x // y) if y else None,
    "arith.divsi": _signed_division("trunc"),
    "arith.ceildivsi": _signed_division("ceil"),
}


def _floor_fits(x: int, y: int, w: int) -> bool:
    return bool(y) and not (signed(y, w) == -1 and signed(x, w) == -(1 << (w - 1)))


@fold.add("arith.floordivsi")
def floordivsi(op: Operation, c: Constants) -> Found:
    """``x / 1`` and constants."""
    if _is_one(op, c):
        return [op.operands[0]]

    def divide(x: int, y: int, w: int) -> int:
        return signed(x, w) // signed(y, w) if y else x

    return _last_lane(op, c, _floor_fits, divide)


def _is_one(op: Operation, c: Constants) -> bool:
    """Tell whether the second operand is 1; in an i1, that is -1 too."""
    value = int_value(c[1])
    return value is not None and unsigned(value, width_of(op.results[0].type)) == 1


@fold.add(*_DIVISIONS)
def division(op: Operation, c: Constants) -> Found:
    """``x / 1`` and constants that neither divide by zero nor overflow."""
    if _is_one(op, c):
        return [op.operands[0]]
    return binary(op, c, _DIVISIONS[op.name])


@fold.add("arith.remui", "arith.remsi")
def remainder(op: Operation, c: Constants) -> Found:
    """``x % 1`` and constants."""
    if _is_one(op, c):
        zero = splat(op.results[0].type, 0)
        return None if zero is None else [zero]
    if op.name == "arith.remui":
        return binary(op, c, lambda x, y, w: x % y if y else None)

    def rest(x: int, y: int, w: int) -> int | None:
        a, b = signed(x, w), signed(y, w)
        return a - b * _truncated(a, b) if b else None

    return binary(op, c, rest)


@fold.add("arith.shli", "arith.shrui", "arith.shrsi")
def shift(op: Operation, c: Constants) -> Found:
    """``x << 0`` and constants; a shift by the width or more stays."""
    if int_value(c[1]) == 0:
        return [op.operands[0]]

    def move(x: int, y: int, w: int) -> int:
        if op.name == "arith.shli":
            return x << y if y < w else 0
        return (signed(x, w) if op.name == "arith.shrsi" else x) >> min(y, w)

    return _last_lane(op, c, lambda x, y, w: y < w, move)
