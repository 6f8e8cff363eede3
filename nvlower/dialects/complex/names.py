"""Suggested SSA names of complex results."""

from __future__ import annotations

from nvlower.ir.opdef import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation


@names.add("complex.constant")
def constant(op: Operation) -> list[str | None]:
    """``%cst``"""
    return ["cst"]
