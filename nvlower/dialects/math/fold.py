"""Folds of the math dialect that are exact; functions that round stay for the target.

Source: the ``fold`` methods in MathOps.cpp.
"""

from __future__ import annotations

from nvlower.dialects import float_fold
from nvlower.dialects.fold_tools import POISON, apply, element_type, signed, width_of
from nvlower.ir.opdef import fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from fractions import Fraction
    from typing import Any

    from nvlower.ir.core import Operation

    Constants = list[Any]
    Found = list[Any] | None


def _unary(op: Operation, c: Constants, f: Callable[[int], int | None]) -> Found:
    if c[0] is None:
        return None
    found = apply(f, c, op.results[0].type)
    return None if found is None else [found]


def _half_away(x: Fraction) -> int:
    import fractions
    from math import floor

    n = floor(abs(x) + fractions.Fraction(1, 2))
    return -n if x < 0 else n


def _round_with(name: str) -> Callable[[Fraction], int]:
    from math import ceil, floor, trunc

    functions: dict[str, Callable[[Fraction], int]] = {
        "math.ceil": ceil,
        "math.floor": floor,
        "math.trunc": trunc,
        "math.round": _half_away,
        "math.roundeven": round,
    }
    return functions[name]


@fold.add("math.ceil", "math.floor", "math.trunc", "math.round", "math.roundeven")
def rounding(op: Operation, c: Constants) -> Found:
    """Round a constant; NaN and infinities stay, zeros keep their sign."""
    keyword = element_type(op.results[0].type).keyword
    rounded = _round_with(op.name)

    def run(x: int) -> int | None:
        value = float_fold.fraction(x, keyword)
        if value is None:
            return x
        negative = bool(x & float_fold.sign_bit(keyword))
        import fractions

        return float_fold.encode(fractions.Fraction(rounded(value)), keyword, int(negative))

    return _unary(op, c, run)


@fold.add("math.absf")
def absf(op: Operation, c: Constants) -> Found:
    """Clear the sign of a constant."""
    keyword = element_type(op.results[0].type).keyword
    return _unary(op, c, lambda x: x & ~float_fold.sign_bit(keyword))


@fold.add("math.sqrt")
def sqrt(op: Operation, c: Constants) -> Found:
    """Take the root of a constant whose root is exact or fits a double's correct rounding."""
    keyword = element_type(op.results[0].type).keyword
    if keyword not in ("f32", "f64", "f16", "bf16"):
        return None
    from math import sqrt as root

    from nvlower.ir.floats import decode, encode

    def run(x: int) -> int | None:
        value = decode(x, keyword)
        return encode(root(value), keyword) if value >= 0 else None

    return _unary(op, c, run)


@fold.add("math.copysign")
def copysign(op: Operation, c: Constants) -> Found:
    """Give one constant the sign of another."""
    if c[0] is None or c[1] is None or POISON in c:
        return None
    sign = float_fold.sign_bit(element_type(op.results[0].type).keyword)
    found = apply(lambda x, y: (x & ~sign) | (y & sign), c, op.results[0].type)
    return None if found is None else [found]


@fold.add("math.absi", "math.ctlz", "math.cttz", "math.ctpop")
def bits(op: Operation, c: Constants) -> Found:
    """Fold constants."""
    w = width_of(op.results[0].type)
    functions: dict[str, Callable[[int], int]] = {
        "math.absi": lambda x: abs(signed(x, w)),
        "math.ctlz": lambda x: w - x.bit_length(),
        "math.cttz": lambda x: (x & -x).bit_length() - 1 if x else w,
        "math.ctpop": lambda x: x.bit_count(),
    }
    return _unary(op, c, functions[op.name])
