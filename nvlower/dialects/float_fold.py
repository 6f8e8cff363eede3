"""Exact float arithmetic on bit patterns, rounded once to nearest even, as APFloat does it."""

from __future__ import annotations

from nvlower.ir.floats import (
    FORMATS,
    IEEE,
    INFINITE,
    NAN,
    ZERO,
    encode_ratio,
    infinity,
    quiet_nan,
    split,
)
from nvlower.ir.types import FLOAT_WIDTHS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from fractions import Fraction


def fraction(bits: int, keyword: str) -> Fraction | None:
    """Return the value of a finite pattern, None for infinities and NaN."""
    from fractions import Fraction

    kind, sign, m, e = split(bits, keyword)
    if kind in (NAN, INFINITE):
        return None
    value = Fraction(m) * (Fraction(2) ** e) if m else Fraction(0)
    return -value if sign else value


def encode(value: Fraction, keyword: str, zero_sign: int = 0) -> int:
    """Return the pattern nearest to an exact value; `zero_sign` is the sign of an exact zero."""
    if value == 0:
        return sign_bit(keyword) if zero_sign else 0
    sign = int(value < 0)
    return encode_ratio(sign, abs(value.numerator), value.denominator, keyword)


def sign_bit(keyword: str) -> int:
    """Return the mask of the sign bit."""
    return 1 << (FLOAT_WIDTHS[keyword] - 1)


def is_nan(bits: int, keyword: str) -> bool:
    """Tell whether the pattern is a NaN."""
    return split(bits, keyword)[0] == NAN


def negate(bits: int, keyword: str) -> int | None:
    """Return the pattern with its sign changed; None where the format has no negative zero."""
    if keyword.endswith(("FNUZ", "NU")):
        return None
    return bits ^ sign_bit(keyword)


def _nan(a: int, b: int, keyword: str) -> int:
    """Return the NaN that an operation on `a` or `b` gives: theirs, made quiet."""
    for bits in (a, b):
        if is_nan(bits, keyword):
            quiet = quiet_nan(0, keyword)
            return bits | quiet if keyword in ("f16", "bf16", "f32", "f64", "f8E5M2") else bits
    return quiet_nan(0, keyword)


def add(a: int, b: int, keyword: str) -> int:
    """Return a + b."""
    ka, sa, *_ = split(a, keyword)
    kb, sb, *_ = split(b, keyword)
    if NAN in (ka, kb) or (ka == kb == INFINITE and sa != sb):
        return _nan(a, b, keyword)
    if INFINITE in (ka, kb):
        return a if ka == INFINITE else b
    x, y = fraction(a, keyword), fraction(b, keyword)
    assert x is not None and y is not None
    return encode(x + y, keyword, int(ka == kb == ZERO and sa == sb == 1))


def subtract(a: int, b: int, keyword: str) -> int | None:
    """Return a - b."""
    if is_nan(b, keyword):
        return _nan(a, b, keyword)
    negative = negate(b, keyword)
    return None if negative is None else add(a, negative, keyword)


def multiply(a: int, b: int, keyword: str) -> int:
    """Return a * b."""
    ka, sa, *_ = split(a, keyword)
    kb, sb, *_ = split(b, keyword)
    if NAN in (ka, kb) or {ka, kb} == {ZERO, INFINITE}:
        return _nan(a, b, keyword)
    if INFINITE in (ka, kb):
        return infinity(sa ^ sb, keyword)
    x, y = fraction(a, keyword), fraction(b, keyword)
    assert x is not None and y is not None
    return encode(x * y, keyword, sa ^ sb)


def divide(a: int, b: int, keyword: str) -> int:
    """Return a / b."""
    ka, sa, *_ = split(a, keyword)
    kb, sb, *_ = split(b, keyword)
    if NAN in (ka, kb) or ka == kb == ZERO or ka == kb == INFINITE:
        return _nan(a, b, keyword)
    if ka == INFINITE or kb == ZERO:
        return infinity(sa ^ sb, keyword)
    if kb == INFINITE:
        return encode_zero(sa ^ sb, keyword)
    x, y = fraction(a, keyword), fraction(b, keyword)
    assert x is not None and y is not None
    return encode(x / y, keyword, sa ^ sb)


def encode_zero(sign: int, keyword: str) -> int:
    """Return a zero of the given sign."""
    return sign_bit(keyword) if sign else 0


def remainder(a: int, b: int, keyword: str) -> int:
    """Return a - b * trunc(a / b), as C's fmod."""
    ka, sa, *_ = split(a, keyword)
    kb, *_ = split(b, keyword)
    if NAN in (ka, kb) or ka == INFINITE or kb == ZERO:
        return _nan(a, b, keyword)
    if kb == INFINITE or ka == ZERO:
        return a
    x, y = fraction(a, keyword), fraction(b, keyword)
    assert x is not None and y is not None
    quotient = abs(x) // abs(y)
    rest = abs(x) - quotient * abs(y)
    return encode(-rest if sa else rest, keyword, sa)


def compare(a: int, b: int, keyword: str) -> int | None:
    """Return -1, 0 or 1; None if either is NaN."""
    ka, sa, *_ = split(a, keyword)
    kb, sb, *_ = split(b, keyword)
    if NAN in (ka, kb):
        return None
    if INFINITE in (ka, kb):
        left = (1 - 2 * sa) * (ka == INFINITE)
        right = (1 - 2 * sb) * (kb == INFINITE)
        return (left > right) - (left < right)
    x, y = fraction(a, keyword), fraction(b, keyword)
    assert x is not None and y is not None
    return (x > y) - (x < y)


def extremum(greatest: bool, numbers_first: bool) -> Callable[[int, int, str], int]:
    """Return maximum, maxnum, minimum or minnum as a function of two patterns."""

    def choose(a: int, b: int, keyword: str) -> int:
        order = compare(a, b, keyword)
        if order is None:
            if numbers_first:
                return b if is_nan(a, keyword) else a
            return _nan(a, b, keyword)
        if order == 0 and a != b:
            negative = a if a & sign_bit(keyword) else b
            return (a if negative == b else b) if greatest else negative
        return a if (order >= 0) == greatest else b

    return choose


def _quiet(sign: int, payload: int, source: str, target: str) -> tuple[int, bool] | None:
    """Return a quiet NaN in another format of IEEE 754, its payload aligned at the top."""
    (_, before, _, kind), (_, after, _, other) = FORMATS[source], FORMATS[target]
    if kind != IEEE or other != IEEE or not payload >> (before - 1):
        return None
    lost = max(before - after, 0)
    moved = payload >> lost << max(after - before, 0)
    return infinity(sign, target) | moved, moved >> max(after - before, 0) << lost == payload


def convert(bits: int, source: str, target: str) -> tuple[int, bool] | None:
    """Return the pattern in another format and whether it is exact; None for a signaling NaN."""
    kind, sign, payload, _ = split(bits, source)
    if kind == NAN:
        return _quiet(sign, payload, source, target)
    if kind == INFINITE:
        return infinity(sign, target), True
    value = fraction(bits, source)
    assert value is not None
    new = encode(value, target, sign)
    return new, fraction(new, target) == value
