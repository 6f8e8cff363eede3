"""Verifier rule of `gpu.warp_execute_on_lane_0`."""

from __future__ import annotations

from nvlower.ir.opdef import verify
from nvlower.ir.types import VectorType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation


def _distribution_fault(whole: Any, part: Any, warp: int) -> str:
    """Return what is wrong with handing out `whole` over the threads of a warp as `part`."""
    if whole is part:
        return ""
    if not isinstance(whole, VectorType) or not isinstance(part, VectorType):
        return "expected vector type for distributed operands."
    if whole.rank != part.rank or whole.element_type is not part.element_type:
        return "expected distributed vectors to have same rank and element type."
    scale = 1
    for i, (a, b) in enumerate(zip(whole.shape, part.shape, strict=True)):
        if a % b:
            return (
                f"expected expanded vector dimension #{i} ({a}) to be a multipler of the"
                f" distributed vector dimension ({b})"
            )
        scale *= a // b
    if scale != warp:
        return (
            f"incompatible distribution dimensions from '{whole}' to '{part}' with warp size ="
            f" {warp}"
        )
    return ""


@verify.add("gpu.warp_execute_on_lane_0")
def warp_execute(op: Operation) -> None:
    """Values that the warp's threads hold a part of each."""
    arguments = op.regions[0].entry.arguments
    if len(op.args) != len(arguments):
        op.emit_op_error("expected same number op arguments and block arguments.")
        return
    last = op.regions[0].entry.last
    if last is None or last.name != "gpu.yield":
        return  # said when the terminators are looked at
    if len(last.operands) != len(op.results):
        op.emit_op_error("expected same number of yield operands and return values.")
        return
    warp: int = op.properties["warp_size"].value  # type: ignore[attr-defined]
    pairs = [
        *zip(arguments, op.args, strict=True),
        *zip(last.operands, op.results, strict=True),
    ]
    for whole, part in pairs:
        fault = _distribution_fault(whole.type, part.type, warp)
        if fault:
            op.emit_op_error(fault)
            return
