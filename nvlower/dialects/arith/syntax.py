"""Assembly of arith.select."""

from __future__ import annotations

from nvlower.ir.opdef import action, printer
from nvlower.ir.types import I1, ShapedType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation


@printer.add("arith.select")
def print_select(op: Operation, p: Any) -> None:
    """arith.select %c, %a, %b : vector<4xi1>, vector<4xi32>"""
    condition = op.operands[0].type
    lead = f"{p.type(condition)}, " if isinstance(condition, ShapedType) else ""
    p.emit(f" {p.operands(op.operands)}{p.attr_dict(op)} : {lead}{p.type(op.results[0].type)}")


@action.add("op_arith_select")
def read_select(p: Any, c: list[Any]) -> Operation:
    """Build arith.select."""
    start, names, attrs, types = c
    if len(names) != 3:
        raise p.error("custom op 'arith.select' expected 3 operands", p.last())
    condition = types[0] if len(types) > 1 else I1
    t = types[1] if len(types) > 1 else types[0]
    values = [p.resolve(names[0], condition), p.resolve(names[1], t), p.resolve(names[2], t)]
    made: Operation = p.make(start, "arith.select", values, [t], {}, attrs)
    return made
