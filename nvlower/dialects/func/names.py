"""Suggested SSA names of func results."""

from __future__ import annotations

from nvlower.ir.opdef import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation


@names.add("func.constant")
def constant(op: Operation) -> list[str | None]:
    """``%f``"""
    return ["f"]
