"""Dense elements: packing, text, and the hexadecimal form of long ones."""

from __future__ import annotations

from nvlower.ir.dense import dense_floats, dense_ints, dense_splat, values
from nvlower.ir.types import F32, I1, I32, IntegerType, RankedTensorType


def tensor(*shape, element=I32):
    return RankedTensorType(shape, element)


def test_text():
    assert (
        str(dense_ints(tensor(2, 2), [1, 2, 3, 4])) == "dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>"
    )
    assert str(dense_ints(tensor(2), [7, 7])) == "dense<7> : tensor<2xi32>"
    assert str(dense_splat(tensor(2, element=I1), 1)) == "dense<true> : tensor<2xi1>"
    assert str(dense_ints(tensor(0), [])) == "dense<> : tensor<0xi32>"
    assert str(dense_floats(tensor(2, element=F32), [1.0, -2.5])) == (
        "dense<[1.000000e+00, -2.500000e+00]> : tensor<2xf32>"
    )


def test_odd_widths():
    i4, i65 = IntegerType(4), IntegerType(65)
    assert str(dense_ints(tensor(2, element=i4), [-1, 7])) == "dense<[-1, 7]> : tensor<2xi4>"
    assert values(dense_ints(tensor(2, element=i65), [1, -2])) == [1, -2]


def test_long_ones_are_hexadecimal():
    text = str(dense_ints(tensor(101), range(101)))
    assert text.startswith('dense<"0x0000000001000000')
    bits = str(dense_ints(tensor(101, element=I1), [i % 3 != 0 for i in range(101)]))
    assert bits == 'dense<"0xB66DDBB66DDBB66DDBB66DDB16"> : tensor<101xi1>'


def test_values_expand_splats():
    assert values(dense_splat(tensor(3), 5)) == [5, 5, 5]
