"""Simplification of affine expressions through their linear form.

Source: simplifyAffineExpr, SimpleAffineExprFlattener and getAffineExprFromFlatForm in
AffineExpr.cpp.
"""

from __future__ import annotations

from math import gcd

from nvlower.ir.affine import AffineExpr, BinaryExpr, ConstantExpr, DimExpr, const, dim, sym
from nvlower.ir.affine_map import AffineMap

TYPE_CHECKING = False
if TYPE_CHECKING:
    Row = dict[int, int]

CONSTANT = -1
"""Key of the constant term in a row; other keys number dimensions, symbols, then divisions."""


class _Flattener:
    """Turns expressions into rows of coefficients, with one extra input per division."""

    def __init__(self, num_dims: int, num_symbols: int) -> None:
        self.num_dims = num_dims
        self.num_inputs = num_dims + num_symbols
        self.divisions: list[AffineExpr] = []

    def flatten(self, e: AffineExpr) -> Row | None:
        """Return the row of `e`; None if it is not affine or divides by what is not positive."""
        if isinstance(e, ConstantExpr):
            return {CONSTANT: e.value} if e.value else {}
        if isinstance(e, BinaryExpr):
            return self._binary(e)
        position: int = e.position  # type: ignore[attr-defined]
        return {position if isinstance(e, DimExpr) else self.num_dims + position: 1}

    def _binary(self, e: BinaryExpr) -> Row | None:
        left, right = self.flatten(e.lhs), self.flatten(e.rhs)
        if left is None or right is None:
            return None
        if e.kind == "+":
            return _add(left, right, 1)
        if e.kind == "*":
            if set(right) <= {CONSTANT}:
                return _add({}, left, right.get(CONSTANT, 0))
            return _add({}, right, left.get(CONSTANT, 0)) if set(left) <= {CONSTANT} else None
        if not set(right) <= {CONSTANT} or right.get(CONSTANT, 0) <= 0:
            return None
        return self._divided(e.kind, left, right[CONSTANT])

    def _divided(self, kind: str, left: Row, divisor: int) -> Row:
        if kind == "mod" and all(c % divisor == 0 for c in left.values()):
            return {}
        common = gcd(divisor, *left.values())
        dividend = {k: c // common for k, c in left.items()}
        small = divisor // common
        if kind != "mod" and small == 1:
            return dividend
        numerator = self.expr(dividend)
        quotient = numerator.ceildiv(small) if kind == "ceildiv" else numerator // small
        if quotient not in self.divisions:
            self.divisions.append(quotient)
        key = self.num_inputs + self.divisions.index(quotient)
        return _add(left, {key: 1}, -divisor) if kind == "mod" else {key: 1}

    def expr(self, row: Row) -> AffineExpr:
        """Return a row as an expression: inputs in order, divisions, the constant."""
        total = const(0) + 0
        for k in sorted(row):
            if k == CONSTANT:
                continue
            if k < self.num_dims:
                term: AffineExpr = dim(k)
            elif k < self.num_inputs:
                term = sym(k - self.num_dims)
            else:
                term = self.divisions[k - self.num_inputs]
            total = total + term * row[k]
        return total + row.get(CONSTANT, 0)


def _add(a: Row, b: Row, factor: int) -> Row:
    """Return a + b * factor."""
    total = dict(a)
    for k, c in b.items():
        n = total.get(k, 0) + c * factor
        if n:
            total[k] = n
        else:
            total.pop(k, None)
    return total


def simplify_expr(e: AffineExpr, num_dims: int, num_symbols: int) -> AffineExpr:
    """Return `e` with its terms gathered; unchanged if it is not purely affine."""
    flattener = _Flattener(num_dims, num_symbols)
    row = flattener.flatten(e)
    return e if row is None else flattener.expr(row)


def simplify_map(map: AffineMap) -> AffineMap:
    """Simplify every result of a map."""
    n, m = map.num_dims, map.num_symbols
    return AffineMap(n, m, tuple(simplify_expr(e, n, m) for e in map.results))


def linear_rows(map: AffineMap) -> list[list[int]] | None:
    """Return the coefficients of each result, the constant last; None if one is not linear."""
    count = map.num_dims + map.num_symbols
    found = []
    for e in map.results:
        flattener = _Flattener(map.num_dims, map.num_symbols)
        row = flattener.flatten(e)
        if row is None or flattener.divisions:
            return None
        found.append([*(row.get(i, 0) for i in range(count)), row.get(CONSTANT, 0)])
    return found
