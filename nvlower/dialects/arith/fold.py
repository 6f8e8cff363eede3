"""Folds of arith's integer ops.

Source: the ``fold`` methods in ArithOps.cpp.
"""

from __future__ import annotations

from nvlower.dialects.fold_tools import (
    POISON,
    apply,
    element_type,
    int_value,
    maker,
    signed,
    splat,
    unsigned,
    width_of,
)
from nvlower.ir.attributes import FALSE, TRUE, IntegerAttr
from nvlower.ir.opdef import fold
from nvlower.ir.types import I1

from . import cast_folds as _cast_folds
from . import division_folds as _division_folds
from . import float_folds as _float_folds
from .division_folds import binary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value

    Constants = list[Any]
    Found = list[Any] | None

assert _float_folds and _cast_folds and _division_folds


def _is_ones(attr: Any) -> bool:
    return int_value(attr) == -1


def _inverse_of(value: Value) -> Value | None:
    """Return x where `value` is ``xori x, -1``."""
    from nvlower.ir.core import Operation as Op

    op = maker(value, "arith.xori")
    if op is None:
        return None
    other = op.operands[1].owner
    if isinstance(other, Op) and _is_ones(other.properties.get("value")):
        return op.operands[0]
    return None


@fold.add("arith.addi")
def addi(op: Operation, c: Constants) -> Found:
    """``x + 0``, ``(a - b) + b``, ``b + (a - b)``"""
    a, b = op.operands
    if int_value(c[1]) == 0:
        return [a]
    sub = maker(a, "arith.subi")
    if sub is not None and b is sub.operands[1]:
        return [sub.operands[0]]
    sub = maker(b, "arith.subi")
    if sub is not None and a is sub.operands[1]:
        return [sub.operands[0]]
    return binary(op, c, lambda x, y, w: x + y)


@fold.add("arith.addui_extended")
def addui_extended(op: Operation, c: Constants) -> Found:
    """``x + 0`` without overflow, and constants."""
    flags = op.results[1].type
    if int_value(c[1]) == 0:
        none = splat(flags, 0)
        return None if none is None else [op.operands[0], none]
    if POISON in c:
        return [POISON, POISON]
    if c[0] is None or c[1] is None:
        return None
    type = op.results[0].type
    w = width_of(type)
    total = apply(lambda x, y: unsigned(x + y, w), c, type)
    carry = apply(lambda x, y: (x + y) >> w, c, flags)
    return None if total is None or carry is None else [total, carry]


@fold.add("arith.subi")
def subi(op: Operation, c: Constants) -> Found:
    """``x - x``, ``x - 0``, ``(a + b) - b``, ``(a + b) - a``"""
    a, b = op.operands
    if a is b:
        zero = splat(op.results[0].type, 0)
        return None if zero is None else [zero]
    if int_value(c[1]) == 0:
        return [a]
    add = maker(a, "arith.addi")
    if add is not None:
        if b is add.operands[1]:
            return [add.operands[0]]
        if b is add.operands[0]:
            return [add.operands[1]]
    return binary(op, c, lambda x, y, w: x - y)


@fold.add("arith.muli")
def muli(op: Operation, c: Constants) -> Found:
    """``x * 0``, ``x * 1``"""
    factor = int_value(c[1])
    if factor == 0:
        return [op.operands[1]]
    if factor == 1 or (factor == -1 and width_of(op.results[0].type) == 1):
        return [op.operands[0]]
    return binary(op, c, lambda x, y, w: x * y)


def _extended(op: Operation, c: Constants, is_signed: bool) -> Found:
    factor = int_value(c[1])
    type = op.results[0].type
    if factor == 0:
        zero = splat(type, 0)
        return None if zero is None else [zero, zero]
    if factor == 1 and not is_signed and width_of(type) > 1:
        zero = splat(op.results[1].type, 0)
        return None if zero is None else [op.operands[0], zero]
    if POISON in c:
        return [POISON, POISON]
    if c[0] is None or c[1] is None:
        return None
    w = width_of(type)
    read = signed if is_signed else unsigned
    low = apply(lambda x, y: unsigned(x * y, w), c, type)
    high = apply(lambda x, y: unsigned(read(x, w) * read(y, w) >> w, w), c, op.results[1].type)
    return None if low is None or high is None else [low, high]


@fold.add("arith.mulsi_extended")
def mulsi_extended(op: Operation, c: Constants) -> Found:
    """``x * 0`` and constants."""
    return _extended(op, c, True)


@fold.add("arith.mului_extended")
def mului_extended(op: Operation, c: Constants) -> Found:
    """``x * 0``, ``x * 1`` and constants."""
    return _extended(op, c, False)


@fold.add("arith.andi")
def andi(op: Operation, c: Constants) -> Found:
    """``x & 0``, ``x & -1``, ``x & ~x``, ``x & (x & y)``"""
    a, b = op.operands
    mask = int_value(c[1])
    if mask == 0:
        return [b]
    if mask == -1:
        return [a]
    if _inverse_of(b) is a or _inverse_of(a) is b:
        zero = splat(op.results[0].type, 0)
        return None if zero is None else [zero]
    for inner, other in ((a, b), (b, a)):
        both = maker(inner, "arith.andi")
        if both is not None and any(v is other for v in both.operands):
            return [inner]
    found = binary(op, c, lambda x, y, w: x & y)
    return [a] if found is None and a is b else found


@fold.add("arith.ori")
def ori(op: Operation, c: Constants) -> Found:
    """``x | 0``, ``x | -1``, ``x | ~x``"""
    a, b = op.operands
    mask = int_value(c[1])
    if mask == 0:
        return [a]
    if mask == -1:
        return [c[1]]
    if _inverse_of(b) is a or _inverse_of(a) is b:
        ones = splat(op.results[0].type, -1)
        return None if ones is None else [ones]
    found = binary(op, c, lambda x, y, w: x | y)
    return [a] if found is None and a is b else found


@fold.add("arith.xori")
def xori(op: Operation, c: Constants) -> Found:
    """``x ^ 0``, ``x ^ x``, ``(x ^ a) ^ a``"""
    a, b = op.operands
    if int_value(c[1]) == 0:
        return [a]
    if a is b:
        zero = splat(op.results[0].type, 0)
        return None if zero is None else [zero]
    for inner, other in ((a, b), (b, a)):
        prev = maker(inner, "arith.xori")
        if prev is not None:
            if prev.operands[1] is other:
                return [prev.operands[0]]
            if prev.operands[0] is other:
                return [prev.operands[1]]
    return binary(op, c, lambda x, y, w: x ^ y)


_EXTREMA: dict[str, tuple[bool, bool]] = {
    "arith.maxsi": (True, True),
    "arith.maxui": (True, False),
    "arith.minsi": (False, True),
    "arith.minui": (False, False),
}


@fold.add(*_EXTREMA)
def extremum(op: Operation, c: Constants) -> Found:
    """``max x, x``, a bound that cannot or must win, and constants."""
    a, b = op.operands
    if a is b:
        return [a]
    greatest, is_signed = _EXTREMA[op.name]
    w = width_of(op.results[0].type)
    low, high = (-(1 << (w - 1)), (1 << (w - 1)) - 1) if is_signed else (0, (1 << w) - 1)
    bound = int_value(c[1])
    if bound is not None:
        bound = signed(bound, w) if is_signed else unsigned(bound, w)
        if bound == (high if greatest else low):
            return [b]
        if bound == (low if greatest else high):
            return [a]
    read = signed if is_signed else unsigned
    choose = max if greatest else min
    return binary(op, c, lambda x, y, w: choose(read(x, w), read(y, w)))


# -- comparison and choice -------------------------------------------------------------------------
PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
_SWAPPED = (0, 1, 4, 5, 2, 3, 8, 9, 6, 7)


def compare(predicate: int, x: int, y: int, w: int) -> bool:
    """Evaluate an integer comparison on bit patterns."""
    if 2 <= predicate <= 5:
        x, y = signed(x, w), signed(y, w)
    kind = predicate if predicate < 2 else (predicate - 2) % 4 + 2
    return (x == y, x != y, x < y, x <= y, x > y, x >= y)[kind]


def truth(type: Any, value: bool) -> Any:
    """Return true or false as a constant of `type` (i1 or a shape of it)."""
    return (TRUE if value else FALSE) if type is I1 else splat(type, int(value))


@fold.add("arith.cmpi")
def cmpi(op: Operation, c: Constants) -> Found:
    """``cmpi p, x, x``, comparisons of booleans, constants to the right."""
    a, b = op.operands
    attr: Any = op.properties["predicate"]
    predicate = attr.value
    result = op.results[0].type
    if a is b:
        found = truth(result, predicate in (0, 3, 5, 7, 9))
        return None if found is None else [found]
    if int_value(c[1]) == 0:
        for name, opposite in (("arith.extsi", 2), ("arith.extui", 8)):
            inner = maker(a, name)
            if (
                inner is not None
                and element_type(inner.operands[0].type) is I1
                and predicate in (1, opposite)
            ):
                return [inner.operands[0]]
    if element_type(a.type) is I1 and (predicate, int_value(c[1])) in ((1, 0), (0, -1)):
        return [a]
    if c[0] is not None and c[1] is None:
        op.properties["predicate"] = IntegerAttr(_SWAPPED[predicate], attr.type)
        op.set_operands([b, a])
        return []
    if POISON in c:
        return [POISON]
    if c[0] is None or c[1] is None:
        return None
    w = width_of(a.type)
    value = apply(lambda x, y: int(compare(predicate, x, y, w)), c, result)
    return None if value is None else [value]


@fold.add("arith.select")
def select(op: Operation, c: Constants) -> Found:
    """A known condition, equal choices, a choice between true and false, poison."""
    condition, a, b = op.operands
    if a is b:
        return [a]
    known = int_value(c[0])
    if known is not None:
        return [a if known else b]
    if c[0] is POISON:
        return [POISON]
    if c[1] is POISON:
        return [b]
    if c[2] is POISON:
        return [a]
    if op.results[0].type is I1 and c[1] is TRUE and c[2] is FALSE:
        return [condition]
    comparison = maker(condition, "arith.cmpi")
    if comparison is not None and comparison.properties["predicate"].value < 2:  # type: ignore[attr-defined]
        x, y = comparison.operands
        if (x is a and y is b) or (x is b and y is a):
            return [b if comparison.properties["predicate"].value == 0 else a]  # type: ignore[attr-defined]
    if c[0] is not None and c[1] is not None and c[2] is not None:
        found = apply(lambda k, x, y: x if k else y, c, op.results[0].type)
        return None if found is None else [found]
    return None
