"""Affine maps over values: composed applications, and their expansion to arith.

Source: AffineOps.cpp (makeComposedFoldedAffineApply), Affine/Utils.cpp (expandAffineExpr).
"""

from __future__ import annotations

from nvlower.ir.affine import (
    ADD,
    FLOORDIV,
    MOD,
    MUL,
    AffineExpr,
    BinaryExpr,
    ConstantExpr,
    DimExpr,
    SymbolExpr,
    const,
    sym,
)
from nvlower.ir.affine_map import AffineMap
from nvlower.ir.attributes import AffineMapAttr, DialectAttr, IntegerAttr
from nvlower.ir.core import Value
from nvlower.ir.types import I1, I64, INDEX

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from nvlower.ir.builder import Builder


def constant_of(value: Value) -> int | None:
    """Return the number of an integer constant, None for another value."""
    op = value.defining_op
    if op is None or op.operands or op.name not in ("arith.constant", "index.constant"):
        return None
    attr = op.properties.get("value")
    return attr.value if isinstance(attr, IntegerAttr) else None


def composed_apply(b: Builder, expr: AffineExpr, operands: Sequence[Value | int]) -> Value | int:
    """Build ``affine.apply`` of `expr` over its symbols `operands`, or fold it.

    Constants go into the expression, ``affine.apply`` operands are composed in, equal operands
    are merged. The result is a number, one of the operands, or the result of a new op.
    """
    values: list[Value] = []
    table: dict[AffineExpr, AffineExpr] = {}
    for i, operand in enumerate(operands):
        table[sym(i)] = _input(operand, values)
    expr = expr.replace(table)
    used = [i for i in range(len(values)) if expr.uses_symbol(i)]
    expr = expr.replace({sym(old): sym(new) for new, old in enumerate(used)})
    kept = [values[i] for i in used]
    if isinstance(expr, ConstantExpr):
        return expr.value
    if isinstance(expr, SymbolExpr):
        return kept[expr.position]
    attr = AffineMapAttr(AffineMap(0, len(kept), (expr,)))
    return b.value("affine.apply", (kept,), (INDEX,), {"map": attr})


def _input(operand: Value | int, values: list[Value]) -> AffineExpr:
    """Return the expression of one operand over `values`, which grows by what is new."""
    if isinstance(operand, int):
        return const(operand)
    number = constant_of(operand)
    if number is not None:
        return const(number)
    maker = operand.defining_op
    if maker is not None and maker.name == "affine.apply":
        map: Any = maker.properties["map"]
        inner = map.map
        inputs = [_input(v, values) for v in maker.operands]
        found: AffineExpr = inner.results[0].replace_inputs(
            inputs[: inner.num_dims], inputs[inner.num_dims :]
        )
        return found
    for i, v in enumerate(values):
        if v is operand:
            return sym(i)
    values.append(operand)
    return sym(len(values) - 1)


def expand_map(b: Builder, map: AffineMap, operands: Sequence[Value]) -> list[Value]:
    """Build arith ops that compute the results of `map` (dimensions first, then symbols)."""
    dims, syms = operands[: map.num_dims], operands[map.num_dims :]
    return [expand_expr(b, e, dims, syms) for e in map.results]


def expand_expr(b: Builder, e: AffineExpr, dims: Sequence[Value], syms: Sequence[Value]) -> Value:
    """Build arith ops that compute one affine expression.

    Errors: a division or remainder by a constant that is not positive.
    """
    if isinstance(e, DimExpr):
        return dims[e.position]
    if isinstance(e, SymbolExpr):
        return syms[e.position]
    if isinstance(e, ConstantExpr):
        return _number(b, e.value)
    assert isinstance(e, BinaryExpr)
    if e.kind in (ADD, MUL):
        lhs = expand_expr(b, e.lhs, dims, syms)
        rhs = expand_expr(b, e.rhs, dims, syms)
        if e.kind == ADD:
            return b.value("arith.addi", (lhs, rhs))
        nsw = {"overflowFlags": DialectAttr("arith.overflow", ("nsw",))}
        return b.value("arith.muli", (lhs, rhs), None, nsw)
    if isinstance(e.rhs, ConstantExpr) and e.rhs.value <= 0:
        from nvlower.diag import fail

        what = "modulo" if e.kind == MOD else "division"
        raise fail(b.loc, f"{what} by non-positive value is not supported")
    lhs = expand_expr(b, e.lhs, dims, syms)
    rhs = expand_expr(b, e.rhs, dims, syms)
    if e.kind == MOD:
        return _modulo(b, lhs, rhs)
    if e.kind == FLOORDIV:
        return _floor_division(b, lhs, rhs)
    return _ceil_division(b, lhs, rhs)


def _number(b: Builder, value: int) -> Value:
    return b.value("arith.constant", (), (INDEX,), {"value": IntegerAttr(value, INDEX)})


def _compare(b: Builder, predicate: int, lhs: Value, rhs: Value) -> Value:
    properties = {"predicate": IntegerAttr(predicate, I64)}
    return b.value("arith.cmpi", (lhs, rhs), (I1,), properties)


_SLT, _SLE = 2, 3


def _select(b: Builder, condition: Value, yes: Value, no: Value) -> Value:
    return b.value("arith.select", (condition, yes, no), (yes.type,))


def _modulo(b: Builder, lhs: Value, rhs: Value) -> Value:
    """remainder = lhs srem rhs; negative ones are raised by rhs."""
    remainder = b.value("arith.remsi", (lhs, rhs))
    zero = _number(b, 0)
    negative = _compare(b, _SLT, remainder, zero)
    raised = b.value("arith.addi", (remainder, rhs))
    return _select(b, negative, raised, remainder)


def _floor_division(b: Builder, lhs: Value, rhs: Value) -> Value:
    """lhs < 0 ? -1 - ((-1 - lhs) / rhs) : lhs / rhs"""
    zero, minus = _number(b, 0), _number(b, -1)
    negative = _compare(b, _SLT, lhs, zero)
    flipped = b.value("arith.subi", (minus, lhs))
    dividend = _select(b, negative, flipped, lhs)
    quotient = b.value("arith.divsi", (dividend, rhs))
    back = b.value("arith.subi", (minus, quotient))
    return _select(b, negative, back, quotient)


def _ceil_division(b: Builder, lhs: Value, rhs: Value) -> Value:
    """lhs <= 0 ? -(-lhs / rhs) : (lhs - 1) / rhs + 1"""
    zero, one = _number(b, 0), _number(b, 1)
    below = _compare(b, _SLE, lhs, zero)
    negated = b.value("arith.subi", (zero, lhs))
    lowered = b.value("arith.subi", (lhs, one))
    dividend = _select(b, below, negated, lowered)
    quotient = b.value("arith.divsi", (dividend, rhs))
    negated_quotient = b.value("arith.subi", (zero, quotient))
    raised = b.value("arith.addi", (quotient, one))
    return _select(b, below, negated_quotient, raised)
