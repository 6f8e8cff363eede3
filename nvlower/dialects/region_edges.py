"""Values that flow along the edges between an op, its regions and its terminators."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from nvlower.ir.core import Operation


def check_edge(
    op: Operation,
    source: str,
    target: str,
    given: Sequence[Any],
    wanted: Sequence[Any],
    point: Operation | None = None,
) -> bool:
    """Report values that do not fit where an edge leads; tell whether they do.

    `source` and `target` are "parent", "Region #i" or "Operation name"; the edge leaves `point`,
    by default the op itself.
    """
    branch = (op if point is None else point).loc
    where = f"along control flow edge from {source} to {target}: "
    if len(given) != len(wanted):
        kind = "region branch point"
        op.emit_op_error(
            f"{where}{kind} has {len(given)} operands, but region successor needs"
            f" {len(wanted)} inputs"
        ).note(kind, branch)
        return False
    for i, (a, b) in enumerate(zip(given, wanted, strict=True)):
        if a.type is not b.type:
            op.emit_op_error(
                f"{where}successor operand type #{i} '{a.type}' should match successor input type"
                f" #{i} '{b.type}'"
            ).note("region branch point", branch)
            return False
    return True


def check_yield(op: Operation, region: int, target: str, wanted: Sequence[Any]) -> bool:
    """Check the edge from the terminator of a region, where that is a plain yield."""
    for block in op.regions[region].blocks:
        last = block.last
        if last is not None and last.name.endswith("yield"):
            name = f"Operation {last.name}"
            if not check_edge(op, name, target, last.operands, wanted, last):
                return False
    return True
