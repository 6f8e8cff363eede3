"""Suggested SSA names of vector results."""

from __future__ import annotations

from nvlower.ir.opdef import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation


@names.add("vector.vscale")
def vscale(op: Operation) -> list[str | None]:
    """``%vscale``"""
    return ["vscale"]
