"""Folds of arith's integer casts."""

from __future__ import annotations

from nvlower.dialects.fold_tools import (
    POISON,
    apply,
    elements,
    make,
    maker,
    signed,
    unsigned,
    width_of,
)
from nvlower.ir.opdef import fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation

    Constants = list[Any]
    Found = list[Any] | None


def _unary(op: Operation, c: Constants, f: Callable[[int, int, int], int | None]) -> Found:
    """Fold a constant by a function of its bits and the widths before and after."""
    if c[0] is None:
        return None
    type = op.results[0].type
    before, after = width_of(op.operands[0].type), width_of(type)
    found = apply(lambda x: f(x, before, after), c, type)
    return None if found is None else [found]


@fold.add("arith.extui")
def extui(op: Operation, c: Constants) -> Found:
    """``extui (extui x) => extui x``"""
    inner = maker(op.operands[0], "arith.extui")
    if inner is not None:
        op.set_operand(0, inner.operands[0])
        return []
    return _unary(op, c, lambda x, before, after: x)


@fold.add("arith.extsi")
def extsi(op: Operation, c: Constants) -> Found:
    """``extsi (extsi x) => extsi x``"""
    inner = maker(op.operands[0], "arith.extsi")
    if inner is not None:
        op.set_operand(0, inner.operands[0])
        return []
    return _unary(op, c, lambda x, before, after: signed(x, before))


@fold.add("arith.trunci")
def trunci(op: Operation, c: Constants) -> Found:
    """``trunci (ext x)`` back to x's type, or of x directly; ``trunci (trunci x)``"""
    result = op.results[0].type
    for name in ("arith.extui", "arith.extsi"):
        inner = maker(op.operands[0], name)
        if inner is not None:
            source = inner.operands[0]
            if source.type is result:
                return [source]
            if width_of(source.type) > width_of(result):
                op.set_operand(0, source)
                return []
    inner = maker(op.operands[0], "arith.trunci")
    if inner is not None:
        op.set_operand(0, inner.operands[0])
        return []
    return _unary(op, c, lambda x, before, after: unsigned(x, after))


@fold.add("arith.index_cast")
def index_cast(op: Operation, c: Constants) -> Found:
    """Fold a constant, sign-extended or cut."""
    return _unary(op, c, lambda x, before, after: signed(x, before))


@fold.add("arith.index_castui")
def index_castui(op: Operation, c: Constants) -> Found:
    """Fold a constant, zero-extended or cut."""
    return _unary(op, c, lambda x, before, after: x)


@fold.add("arith.bitcast")
def bitcast(op: Operation, c: Constants) -> Found:
    """Fold the bits of a constant of the same shape, and a cast to the type it had."""
    if op.operands[0].type is op.results[0].type:
        return [op.operands[0]]
    if c[0] is POISON:
        return [POISON]
    found = None if c[0] is None else elements(c[0])
    if found is None:
        return None
    return [make(op.results[0].type, found)]
