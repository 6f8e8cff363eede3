"""``--expand-division``: rounded integer divisions to those that LLVM has.

Source: ExpandOps.cpp; upstream's arith-expand does this among other things.
"""

from __future__ import annotations

from nvlower.dialects.fold_tools import element_type, make
from nvlower.ir.attributes import IntegerAttr
from nvlower.ir.types import I1, I64, VectorType
from nvlower.passes.base import Options, Pass
from nvlower.rewrite.rules import Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()

EQUAL, UNEQUAL, LESS = 0, 1, 2
"""Numbers of predicates of arith.cmpi."""

NAMES = ("arith.ceildivsi", "arith.ceildivui", "arith.floordivsi")
"""The ops that are expanded."""


def _constant(b: Rewriter, value: int, type: Any) -> Value:
    bits = value & ((1 << getattr(element_type(type), "width", 64)) - 1)
    attr = make(type, [bits]) if element_type(type) is not type else IntegerAttr(value, type)
    return b.value("arith.constant", (), (type,), {"value": attr})


def _compare(b: Rewriter, predicate: int, x: Value, y: Value) -> Value:
    type: Any = x.type
    is_vector = isinstance(type, VectorType)
    result = VectorType(type.shape, I1, type.scalable) if is_vector else I1
    return b.value("arith.cmpi", (x, y), (result,), {"predicate": IntegerAttr(predicate, I64)})


def _binary(b: Rewriter, name: str, x: Value, y: Value) -> Value:
    return b.value(f"arith.{name}", (x, y), (x.type,))


def _select(b: Rewriter, op: Operation, condition: Value, yes: Value, no: Value) -> None:
    b.replace(op, b.value("arith.select", (condition, yes, no), (yes.type,)))


@RULES.lowers("arith.ceildivui")
def ceil_unsigned(op: Operation, b: Rewriter) -> None:
    """arith.ceildivui %x, %y  =>  %x == 0 ? 0 : (%x - 1) / %y + 1"""
    x, y = op.operands
    zero = _constant(b, 0, x.type)
    empty = _compare(b, EQUAL, x, zero)
    one = _constant(b, 1, x.type)
    quotient = _binary(b, "divui", _binary(b, "subi", x, one), y)
    _select(b, op, empty, zero, _binary(b, "addi", quotient, one))


@RULES.lowers("arith.ceildivsi")
def ceil_signed(op: Operation, b: Rewriter) -> None:
    """arith.ceildivsi %x, %y  =>  the quotient, one more where it is cut off and positive"""
    x, y = op.operands
    zero, one = _constant(b, 0, x.type), _constant(b, 1, x.type)
    quotient = _binary(b, "divsi", x, y)
    inexact = _compare(b, UNEQUAL, x, _binary(b, "muli", quotient, y))
    signs = [_compare(b, LESS, v, zero) for v in (x, y)]
    raised = _binary(b, "andi", inexact, _compare(b, EQUAL, *signs))
    _select(b, op, raised, _binary(b, "addi", quotient, one), quotient)


@RULES.lowers("arith.floordivsi")
def floor_signed(op: Operation, b: Rewriter) -> None:
    """arith.floordivsi %x, %y  =>  the quotient, one less where it is cut off and negative"""
    x, y = op.operands
    quotient = _binary(b, "divsi", x, y)
    inexact = _compare(b, UNEQUAL, x, _binary(b, "muli", quotient, y))
    zero = _constant(b, 0, x.type)
    signs = [_compare(b, LESS, v, zero) for v in (x, y)]
    lowered = _binary(b, "andi", inexact, _compare(b, UNEQUAL, *signs))
    minus = _constant(b, -1, x.type)
    _select(b, op, lowered, _binary(b, "addi", quotient, minus), quotient)


def run(root: Operation, options: Options) -> bool:
    """Expand the rounded divisions inside `root`."""
    if not any(op.name in NAMES for op in root.walk()):
        return False
    from nvlower.rewrite.conversion import convert

    return convert(root, RULES, illegal=NAMES, others_legal=True)


PASS = Pass(
    "expand-division",
    "ExpandDivision",
    "Expand arith.ceildivsi, ceildivui and floordivsi to divisions that LLVM has",
    run,
)
