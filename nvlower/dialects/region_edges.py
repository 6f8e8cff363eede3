"""Values that flow along the edges between an op, its regions and its terminators."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from nvlower.ir.core import Operation


def check_edge(
    op: Operation, source: str, target: str, given: Sequence[Any], wanted: Sequence[Any]
) -> bool:
    """Report values that do not fit where an edge leads; tell whether they do.

    `source` and `target` are "parent", "Region #i" or "Operation name".
    """
    where = f"along control flow edge from {source} to {target}: "
    if len(given) != len(wanted):
        kind = "region branch point"
        op.emit_op_error(
            f"{where}{kind} has {len(given)} operands, but region successor needs"
            f" {len(wanted)} inputs"
        )
        return False
    for i, (a, b) in enumerate(zip(given, wanted, strict=True)):
        if a.type is not b.type:
            op.emit_op_error(
                f"{where}successor operand type #{i} '{a.type}' should match successor input type"
                f" #{i} '{b.type}'"
            )
            return False
    return True


def check_yield(op: Operation, region: int, target: str, wanted: Sequence[Any]) -> bool:
    """Check the edge from the terminator of a region, where that is a plain yield."""
    for block in op.regions[region].blocks:
        last = block.last
        if last is not None and last.name.endswith("yield"):
            if not check_edge(op, f"Operation {last.name}", target, last.operands, wanted):
                return False
    return True
