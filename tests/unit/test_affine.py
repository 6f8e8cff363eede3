"""Affine expressions simplify and print as upstream's do."""

from __future__ import annotations

import pytest

from nvlower.ir.affine import AffineMap, IntegerSet, const, dim, expr_text, sym

d0, d1, d2 = map(dim, range(3))
s0, s1 = map(sym, range(2))


@pytest.mark.parametrize(
    ("expr", "text"),
    [
        (4 + d0, "d0 + 4"),
        (s0 + d0, "d0 + s0"),
        (d1 + d0, "d0 + d1"),
        (d0 + 2 + 3, "d0 + 5"),
        ((d0 + 2) + d1, "d0 + d1 + 2"),
        (d0 - 1, "d0 - 1"),
        (-d0, "-d0"),
        (d0 - d1 * 3, "d0 - d1 * 3"),
        (d0 - (d1 + s0), "d0 - (d1 + s0)"),
        ((d0 + 1) * 2, "(d0 + 1) * 2"),
        (d0 * 2 * 3, "d0 * 6"),
        (d0 * 2 + d0 * 3, "d0 * 5"),
        (d0 * 0, "0"),
        (s1 * s0, "s0 * s1"),
        ((d0 * 8) // 4, "d0 * 2"),
        ((d0 * 8 + d1) // 4, "d0 * 2 + d1 floordiv 4"),
        ((d0 * 8).ceildiv(4), "d0 * 2"),
        ((d0 * 8) % 4, "0"),
        ((d0 * 8 + d1) % 4, "d1 mod 4"),
        ((d0 % 8) % 4, "d0 mod 4"),
        (d0 - (d0 // 4) * 4, "d0 mod 4"),
        (const(7) // 2, "3"),
        (const(-7) % 4, "1"),
        (const(7).ceildiv(2), "4"),
        (d0 // 0, "d0 floordiv 0"),
    ],
)
def test_simplified_text(expr, text):
    assert str(expr) == text


def test_identity_is_equality():
    assert d0 + 1 is dim(0) + 1
    assert AffineMap(1, 0, (d0,)) is AffineMap.identity(1)


def test_maps():
    assert str(AffineMap(2, 1, (d0 + s0, d1))) == "(d0, d1)[s0] -> (d0 + s0, d1)"
    assert str(AffineMap(0, 0, ())) == "() -> ()"
    assert AffineMap.identity(3).is_identity
    assert AffineMap.permutation((1, 0)).is_permutation
    assert AffineMap.permutation((2, 0, 1)).inverse_permutation() is AffineMap.permutation(
        (1, 2, 0)
    )
    outer, inner = AffineMap(1, 0, (d0 * 2,)), AffineMap(2, 0, (d0 + d1,))
    assert str(outer.compose(inner)) == "(d0, d1) -> ((d0 + d1) * 2)"
    assert AffineMap(2, 1, (d0 * 3 + d1 // 2 + s0,)).eval((2, 5), (1,)) == [9]


def test_sets():
    found = IntegerSet(1, 1, (d0 - s0, d0 % 2), (False, True))
    assert str(found) == "(d0)[s0] : (d0 - s0 >= 0, d0 mod 2 == 0)"
    assert found.contains((4,), (3,))
    assert not found.contains((5,), (3,))


def test_replacement_and_names():
    assert str((d0 + s0).replace_inputs([d1 * 2], [const(3)])) == "d1 * 2 + 3"
    assert expr_text(d0 * 2, lambda e: f"%x{e.position}") == "%x0 * 2"
