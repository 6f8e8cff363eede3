"""Folds of arith's float ops; they are right for NaN, infinities and the sign of zero."""

from __future__ import annotations

from nvlower.dialects import float_fold
from nvlower.dialects.fold_tools import (
    POISON,
    apply,
    element_type,
    float_bits,
    maker,
    signed,
    width_of,
)
from nvlower.ir.attributes import FloatAttr
from nvlower.ir.opdef import fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation

    Constants = list[Any]
    Found = list[Any] | None


def _binary(op: Operation, c: Constants, f: Callable[[int, int, str], int | None]) -> Found:
    if POISON in c:
        return [POISON]
    if c[0] is None or c[1] is None:
        return None
    type = op.results[0].type
    keyword = element_type(type).keyword
    found = apply(lambda x, y: f(x, y, keyword), c, type)
    return None if found is None else [found]


def _is(attr: Any, value: float) -> bool:
    """Tell whether a constant or splat is `value`, the sign of zero included."""
    found = float_bits(attr)
    if found is None:
        return False
    from nvlower.ir.floats import encode

    return found[0] == encode(value, found[1])


def has_flags(op: Operation, *names: str) -> bool:
    """Tell whether the op's fast-math flags include all `names`."""
    attr: Any = op.properties.get("fastmath")
    if attr is None:
        return False
    text = attr.params[0]
    flags = set(text.split(",")) if isinstance(text, str) else set()
    return "fast" in flags or set(names) <= flags


@fold.add("arith.negf")
def negf(op: Operation, c: Constants) -> Found:
    """``-(-x)`` and constants."""
    if c[0] is not None:
        if c[0] is POISON:
            return [POISON]
        type = op.results[0].type
        keyword = element_type(type).keyword
        found = apply(lambda x: float_fold.negate(x, keyword), c, type)
        if found is not None:
            return [found]
    inner = maker(op.operands[0], "arith.negf")
    return None if inner is None else [inner.operands[0]]


@fold.add("arith.addf")
def addf(op: Operation, c: Constants) -> Found:
    """``x + -0.0`` and constants."""
    if _is(c[1], -0.0):
        return [op.operands[0]]
    return _binary(op, c, float_fold.add)


@fold.add("arith.subf")
def subf(op: Operation, c: Constants) -> Found:
    """``x - +0.0`` and constants."""
    if _is(c[1], 0.0):
        return [op.operands[0]]
    return _binary(op, c, float_fold.subtract)


@fold.add("arith.mulf")
def mulf(op: Operation, c: Constants) -> Found:
    """``x * 1.0``, ``x * 0.0`` where flags allow it, and constants."""
    if _is(c[1], 1.0):
        return [op.operands[0]]
    if has_flags(op, "nnan", "nsz") and (_is(c[1], 0.0) or _is(c[1], -0.0)):
        return [op.operands[1]]
    return _binary(op, c, float_fold.multiply)


@fold.add("arith.divf")
def divf(op: Operation, c: Constants) -> Found:
    """``x / 1.0`` and constants."""
    if _is(c[1], 1.0):
        return [op.operands[0]]
    return _binary(op, c, float_fold.divide)


@fold.add("arith.remf")
def remf(op: Operation, c: Constants) -> Found:
    """Fold constants."""
    return _binary(op, c, float_fold.remainder)


_EXTREMA = {
    "arith.maximumf": (True, False, float("-inf")),
    "arith.minimumf": (False, False, float("inf")),
    "arith.maxnumf": (True, True, None),
    "arith.minnumf": (False, True, None),
}


@fold.add(*_EXTREMA)
def extremum(op: Operation, c: Constants) -> Found:
    """``max x, x``, a bound that cannot win, and constants."""
    a, b = op.operands
    if a is b:
        return [a]
    greatest, numbers_first, bound = _EXTREMA[op.name]
    if bound is not None:
        if _is(c[1], bound):
            return [a]
    else:
        found = float_bits(c[1])
        if found is not None and float_fold.is_nan(*found):
            return [a]
    return _binary(op, c, float_fold.extremum(greatest, numbers_first))


_OUTCOMES = (
    "", "=", ">", ">=", "<", "<=", "<>", "<=>", "u=", "u>", "u>=", "u<", "u<=", "u<>", "u", "u<=>"
)  # fmt: skip


@fold.add("arith.cmpf")
def cmpf(op: Operation, c: Constants) -> Found:
    """Comparisons with NaN and of constants."""
    from .fold import truth

    attr: Any = op.properties["predicate"]
    predicate = attr.value
    result = op.results[0].type
    for known in c:
        bits = float_bits(known)
        if bits is not None and float_fold.is_nan(*bits):
            found = truth(result, 8 <= predicate <= 15)
            return None if found is None else [found]
    if POISON in c:
        return [POISON]
    if not isinstance(c[0], FloatAttr) or not isinstance(c[1], FloatAttr):
        return None
    keyword = element_type(op.operands[0].type).keyword
    outcome = _OUTCOMES[predicate]

    def decide(x: int, y: int) -> int:
        order = float_fold.compare(x, y, keyword)
        sign = "u" if order is None else "<=>"[order + 1]
        return int(sign in outcome)

    value = apply(decide, c, result)
    return None if value is None else [value]


@fold.add("arith.extf")
def extf(op: Operation, c: Constants) -> Found:
    """Fold constants; undo a truncf where both allow contraction."""
    inner = maker(op.operands[0], "arith.truncf")
    if (
        inner is not None
        and inner.operands[0].type is op.results[0].type
        and has_flags(op, "contract")
        and has_flags(inner, "contract")
    ):
        return [inner.operands[0]]
    return _convert(op, c)


@fold.add("arith.truncf")
def truncf(op: Operation, c: Constants) -> Found:
    """``truncf (extf x)`` is x or a truncf of x; constants that lose nothing."""
    inner = maker(op.operands[0], "arith.extf")
    result = op.results[0].type
    if inner is not None:
        source = inner.operands[0]
        if source.type is result:
            return [source]
        if width_of(source.type) > width_of(result):
            op.set_operand(0, source)
            return []
    return _convert(op, c)


def _convert(op: Operation, c: Constants) -> Found:
    if c[0] is None:
        return None
    source = element_type(op.operands[0].type).keyword
    target = element_type(op.results[0].type).keyword

    def change(x: int) -> int | None:
        found = float_fold.convert(x, source, target)
        return found[0] if found is not None and found[1] else None

    value = apply(change, c, op.results[0].type)
    return None if value is None else [value]


@fold.add("arith.sitofp", "arith.uitofp")
def to_float(op: Operation, c: Constants) -> Found:
    """Fold a constant, rounded to nearest even."""
    if c[0] is None:
        return None
    from fractions import Fraction

    w = width_of(op.operands[0].type)
    keyword = element_type(op.results[0].type).keyword
    read: Any = (lambda x: signed(x, w)) if op.name == "arith.sitofp" else int
    found = apply(lambda x: float_fold.encode(Fraction(read(x)), keyword), c, op.results[0].type)
    return None if found is None else [found]


@fold.add("arith.fptosi", "arith.fptoui")
def to_integer(op: Operation, c: Constants) -> Found:
    """Fold a constant that fits, rounded toward zero."""
    if c[0] is None:
        return None
    w = width_of(op.results[0].type)
    keyword = element_type(op.operands[0].type).keyword
    is_signed = op.name == "arith.fptosi"
    low, high = (-(1 << (w - 1)), (1 << (w - 1)) - 1) if is_signed else (0, (1 << w) - 1)

    def cut(x: int) -> int | None:
        value = float_fold.fraction(x, keyword)
        if value is None:
            return None
        n = int(value)
        return n if low <= n <= high else None

    found = apply(cut, c, op.results[0].type)
    return None if found is None else [found]
