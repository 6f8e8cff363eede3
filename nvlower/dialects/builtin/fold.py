"""Folds of the builtin dialect."""

from __future__ import annotations

from nvlower.ir.core import Operation
from nvlower.ir.opdef import fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


@fold.add("builtin.unrealized_conversion_cast")
def unrealized_conversion_cast(op: Operation, constants: list[Any]) -> list[Any] | None:
    """``cast(x : T to T) => x``, ``cast(cast(x : T to U) : U to T) => x``"""
    operands, results = op.operands, op.results
    n = len(operands)
    if not n:
        return None
    if n == len(results) and operands[0].type is results[0].type:
        for v, r in zip(operands, results, strict=True):
            if v.type is not r.type:
                break
        else:
            return list(operands)
    inner = operands[0].owner
    if type(inner) is not Operation or inner.name != "builtin.unrealized_conversion_cast":
        return None
    sources = inner.operands
    if len(inner.results) != n or len(sources) != len(results):
        return None
    if any(a is not b for a, b in zip(inner.results, operands, strict=True)):
        return None
    if any(a.type is not b.type for a, b in zip(sources, results, strict=True)):
        return None
    return list(sources)
