"""Suggested SSA names of arith results."""

from __future__ import annotations

from nvlower.ir.attributes import IntegerAttr
from nvlower.ir.opdef import names
from nvlower.ir.types import I1, INDEX, IntegerType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation


@names.add("arith.constant")
def constant(op: Operation) -> list[str | None]:
    """``%true``, ``%c4``, ``%c4_i32``, ``%cst``"""
    value: Any = op.properties.get("value")
    if not isinstance(value, IntegerAttr):
        return ["cst"]
    t = value.type
    if t is I1:
        return ["true" if value.value else "false"]
    tail = f"_{t}" if isinstance(t, IntegerType) else ""
    return [f"c{value.value}{tail}"]


@names.add("arith.muli")
def muli(op: Operation) -> list[str | None]:
    """``%c4_vscale`` for ``4 * vector.vscale``"""
    if op.results[0].type is not INDEX:
        return [None]
    for a, b in ((0, 1), (1, 0)):
        base, scale = op.operands[a].defining_op, op.operands[b].defining_op
        if base is None or scale is None or scale.name != "vector.vscale":
            continue
        value: Any = base.properties.get("value")
        if isinstance(value, IntegerAttr):
            return [f"c{value.value}_vscale"]
    return [None]
