"""Assembly of arith.select."""

from __future__ import annotations

from nvlower.ir.opdef import printer
from nvlower.ir.types import ShapedType

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
