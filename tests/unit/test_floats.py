"""Float formats: encoding, decoding, and the literals that are printed."""

from __future__ import annotations

import pytest

from nvlower.ir.floats import FORMATS, decode, encode, format_bits


@pytest.mark.parametrize(
    ("value", "keyword", "text"),
    [
        (1.0, "f32", "1.000000e+00"),
        (0.1, "f32", "1.000000e-01"),
        (0.7, "f32", "0.699999988"),
        (-0.0, "f32", "-0.000000e+00"),
        (123456789.0, "f32", "0x4CEB79A3"),
        (3.14159265358979, "f64", "3.14159265358979"),
        (16777217.0, "f64", "0x4170000010000000"),
        (1e23, "f64", "9.9999999999999991E+22"),
        (float("inf"), "f32", "0x7F800000"),
        (float("nan"), "f32", "0x7FC00000"),
        (1e10, "f16", "0x7C00"),
        (65504.0, "f16", "6.550400e+04"),
        (0.2, "bf16", "2.001950e-01"),
        (448.0, "f8E4M3FN", "4.480000e+02"),
        (1.1, "f80", "1.10000000000000008882"),
        (1.1, "f128", "1.10000000000000008881784197001252323"),
    ],
)
def test_text(value, keyword, text):
    assert format_bits(encode(value, keyword), keyword) == text


@pytest.mark.parametrize("keyword", [k for k in FORMATS if k[:3] in ("f4E", "f6E", "f8E")])
def test_small_formats_round_trip(keyword):
    from nvlower.ir.types import FLOAT_WIDTHS

    for bits in range(1 << FLOAT_WIDTHS[keyword]):
        value = decode(bits, keyword)
        if value == value:
            assert encode(value, keyword) == bits


def test_ties_go_to_even():
    assert encode(1 + 2.0**-11, "f16") == encode(1.0, "f16")
    assert encode(1 + 3 * 2.0**-11, "f16") == encode(1 + 2.0**-9, "f16")
