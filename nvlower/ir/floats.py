"""Bit patterns of MLIR's float types: encoding, decoding and the text that upstream prints."""

from __future__ import annotations

from sys import byteorder

IEEE, NAN_ONES, NAN_NEGATIVE_ZERO, FINITE, POWER = range(5)
"""What the format has beyond finite numbers: infinities and NaNs as IEEE 754 has them; one NaN of
all ones; one NaN in place of negative zero; nothing; powers of two only, without zero or sign."""

FORMATS = {
    "f4E2M1FN": (2, 1, 1, FINITE), "f6E2M3FN": (2, 3, 1, FINITE), "f6E3M2FN": (3, 2, 3, FINITE),
    "f8E5M2": (5, 2, 15, IEEE), "f8E4M3": (4, 3, 7, IEEE), "f8E4M3FN": (4, 3, 7, NAN_ONES),
    "f8E5M2FNUZ": (5, 2, 16, NAN_NEGATIVE_ZERO), "f8E4M3FNUZ": (4, 3, 8, NAN_NEGATIVE_ZERO),
    "f8E4M3B11FNUZ": (4, 3, 11, NAN_NEGATIVE_ZERO), "f8E3M4": (3, 4, 3, IEEE),
    "f8E8M0FNU": (8, 0, 127, POWER), "bf16": (8, 7, 127, IEEE), "f16": (5, 10, 15, IEEE),
    "tf32": (8, 10, 127, IEEE), "f32": (8, 23, 127, IEEE), "f64": (11, 52, 1023, IEEE),
    "f80": (15, 63, 16383, IEEE), "f128": (15, 112, 16383, IEEE),
}  # fmt: skip
"""Exponent bits, fraction bits, bias and kind by keyword; f80 also stores its leading bit."""

NORMAL, ZERO, INFINITE, NAN = "normal", "zero", "infinite", "nan"

_texts: dict[tuple[int, str], str] = {}


def split(bits: int, keyword: str) -> tuple[str, int, int, int]:
    """Return (class, sign, m, e) of a bit pattern; a finite value is ``(-1)**sign * m * 2**e``."""
    exponent_bits, fraction_bits, bias, kind = FORMATS[keyword]
    if kind == POWER:
        return (NAN, 0, 0, 0) if bits == 255 else (NORMAL, 0, 1, bits - bias)
    stored = fraction_bits + (keyword == "f80")
    sign = bits >> (stored + exponent_bits) & 1
    exponent = bits >> stored & ((1 << exponent_bits) - 1)
    fraction = bits & ((1 << fraction_bits) - 1)
    top = (1 << exponent_bits) - 1
    if kind == IEEE and exponent == top:
        return (NAN if fraction else INFINITE), sign, fraction, 0
    if kind == NAN_ONES and exponent == top and fraction == (1 << fraction_bits) - 1:
        return NAN, sign, fraction, 0
    if kind == NAN_NEGATIVE_ZERO and sign and not exponent and not fraction:
        return NAN, sign, 0, 0
    if exponent:
        fraction |= 1 << fraction_bits
    elif not fraction:
        return ZERO, sign, 0, 0
    return NORMAL, sign, fraction, max(exponent, 1) - bias - fraction_bits


def infinity(sign: int, keyword: str) -> int:
    """Return the bits that upstream gives an overflow: infinity, else NaN, else the largest."""
    exponent_bits, fraction_bits, _, kind = FORMATS[keyword]
    if kind == POWER:
        return 255
    stored = fraction_bits + (keyword == "f80")
    if kind == NAN_NEGATIVE_ZERO:
        return 1 << (exponent_bits + stored)
    if kind == IEEE:
        magnitude = ((1 << exponent_bits) - 1) << stored
        if keyword == "f80":
            magnitude |= 1 << fraction_bits
    else:
        magnitude = (1 << (exponent_bits + stored)) - 1
    return sign << (exponent_bits + stored) | magnitude


def quiet_nan(sign: int, keyword: str) -> int:
    """Return the bits of the quiet NaN without payload (the format must have one)."""
    _, fraction_bits, _, kind = FORMATS[keyword]
    if kind != IEEE:
        return infinity(sign, keyword)
    return infinity(sign, keyword) | 1 << (fraction_bits - 1)


def encode_ratio(sign: int, numerator: int, denominator: int, keyword: str) -> int:
    """Return the bits nearest to numerator/denominator (ties to even)."""
    exponent_bits, fraction_bits, bias, kind = FORMATS[keyword]
    stored = fraction_bits + (keyword == "f80")
    at_sign = sign << (exponent_bits + stored)
    if numerator == 0:
        return 0 if kind in (NAN_NEGATIVE_ZERO, POWER) else at_sign
    exponent = numerator.bit_length() - denominator.bit_length()
    if (numerator << max(-exponent, 0)) < (denominator << max(exponent, 0)):
        exponent -= 1
    lowest = -bias if kind == POWER else 1 - bias
    scale = max(exponent, lowest) - fraction_bits  # of the last kept bit
    m = _round_shift(numerator, denominator, scale)
    if m >> (fraction_bits + 1):
        m >>= 1
        scale += 1
    if m == 0:
        return 0 if kind in (NAN_NEGATIVE_ZERO, POWER) else at_sign
    biased = scale + fraction_bits + bias if m >> fraction_bits else 0
    if kind == POWER:
        return min(max(biased, 0), 255)
    top = (1 << exponent_bits) - 1
    over = biased >= top if kind == IEEE else biased > top
    if kind == NAN_ONES and biased == top and m == (2 << fraction_bits) - 1:
        over = True
    if over:
        return infinity(sign, keyword)
    if keyword != "f80":
        m &= (1 << fraction_bits) - 1
    return at_sign | biased << stored | m


def _round_shift(numerator: int, denominator: int, scale: int) -> int:
    """Return numerator / denominator / 2**scale, rounded to nearest, ties to even."""
    if scale > 0:
        denominator <<= scale
    else:
        numerator <<= -scale
    m, rest = divmod(numerator, denominator)
    twice = 2 * rest
    return m + (twice > denominator or (twice == denominator and m & 1))


def encode(value: float, keyword: str) -> int:
    """Return the bits of a Python float in the format, rounded to nearest even."""
    if keyword == "f64":
        from struct import pack, unpack

        bits: int = unpack("<Q", pack("<d", value))[0]
        return bits
    if keyword == "f32" and 1e-37 < abs(value) < 3.4e38:  # the hardware rounds in the same way
        data = bytearray(4)
        memoryview(data).cast("f")[0] = value
        return int.from_bytes(data, byteorder)
    if value != value:  # noqa: PLR0124 (a NaN)
        return quiet_nan(0, keyword)
    sign = int(value < 0 or (value == 0 and str(value)[0] == "-"))
    if value in (float("inf"), float("-inf")):
        return infinity(sign, keyword)
    numerator, denominator = abs(value).as_integer_ratio()
    return encode_ratio(sign, numerator, denominator, keyword)


def decode(bits: int, keyword: str) -> float:
    """Return the value of a bit pattern as a Python float (rounded for f80 and f128)."""
    kind, sign, m, e = split(bits, keyword)
    if kind == NORMAL:
        try:
            value = m * 2.0**e if -1022 <= e < 960 and m < 1 << 53 else _ldexp(m, e)
        except OverflowError:
            value = float("inf")
    else:
        value = {ZERO: 0.0, INFINITE: float("inf"), NAN: float("nan")}[kind]
    return -value if sign else value


def _ldexp(m: int, e: int) -> float:
    return float(m << e) if e >= 0 else m / (1 << -e)


def format_bits(bits: int, keyword: str) -> str:
    """Return the literal that upstream prints for a bit pattern.

    Six significant digits in exponent form where they read back as the same value, else as many
    as the format can need, else (infinities, NaNs, digits without a point) hexadecimal.
    """
    key = (bits, keyword)
    text = _texts.get(key)
    if text is None:
        text = _texts[key] = _quick(bits, keyword) or _format(bits, keyword)
    return text


def _quick(bits: int, keyword: str) -> str | None:
    """Return the literal of a multiple of 1/32 that has six digits, None for other values."""
    if keyword == "f32":
        value = memoryview(bits.to_bytes(4, byteorder)).cast("f")[0]
    elif keyword == "f64":
        value = memoryview(bits.to_bytes(8, byteorder)).cast("d")[0]
    else:
        return None
    if not 0.03125 <= abs(value) < 1e6 or not (value * 32).is_integer():
        return None
    text = f"{value:.6e}"
    return text if text[-5] == "0" and float(text) == value else None


def _format(bits: int, keyword: str) -> str:
    kind, sign, m, e = split(bits, keyword)
    minus = "-" if sign else ""
    if kind == ZERO:
        return minus + "0.000000e+00"
    if kind == NORMAL:
        digits, exponent = _decimal(m, e, 6)
        value = int(digits)
        power = 10 ** abs(exponent)
        top, bottom = (value * power, 1) if exponent >= 0 else (value, power)
        if encode_ratio(sign, top, bottom, keyword) == bits:
            e10 = exponent + len(digits) - 1
            text = f"{minus}{digits[0]}.{digits[1:]:0<6}e"
            return f"{text}{'-' if e10 < 0 else '+'}{abs(e10):02}"
        fraction_bits = FORMATS[keyword][1]
        precision = 2 + (fraction_bits + 1) * 59 // 196
        text = _default_form(*_decimal(m, e, precision), precision)
        if "." in text:
            return minus + text
    return hex_literal(bits)


def hex_literal(bits: int) -> str:
    """Return ``0x`` and the upper-case digits."""
    return f"0x{bits:X}"


def _decimal(m: int, e: int, precision: int) -> tuple[str, int]:
    """Return decimal digits and exponent of ``m * 2**e``, cut down as LLVM's APFloat does it.

    Binary cutting first truncates to a few more bits than the digits need; the rest is rounded
    half up. The double step is why some values keep more digits than the shortest form has.
    """
    zeros = (m & -m).bit_length() - 1
    m >>= zeros
    e += zeros
    if e > 0:
        m <<= e
        e = 0
    elif e < 0:
        m *= 5**-e
    removable = (m.bit_length() - (precision * 196 + 58) // 59) * 59 // 196
    if removable > 0:
        m //= 10**removable
        e += removable
    digits = str(m)
    kept = digits.rstrip("0")
    e += len(digits) - len(kept)
    drop = len(kept) - precision
    if drop <= 0:
        return kept, e
    head = kept[:precision]
    if kept[precision] >= "5":
        head = str(int(head) + 1)
        if len(head) > precision:  # carried through: a power of ten
            return "1", e + drop + precision
    e += drop
    kept = head.rstrip("0")
    return kept, e + len(head) - len(kept)


def _default_form(digits: str, e: int, precision: int) -> str:
    """Return what APFloat prints by default: plain notation within three zeros of padding."""
    n = len(digits)
    if e >= 0:
        scientific = e > 3 or n + e > precision
    else:
        first = e + n - 1
        scientific = first < 0 and -first > 3
    if scientific:
        e += n - 1
        return f"{digits[0]}.{digits[1:] or '0'}E{'-' if e < 0 else '+'}{abs(e)}"
    if e >= 0:
        return digits + "0" * e
    whole = n + e
    if whole > 0:
        return f"{digits[:whole]}.{digits[whole:]}"
    return f"0.{'0' * -whole}{digits}"
