"""One constant op per value: constants hoisted to the entry block that owns them.

Source: OperationFolder in mlir/lib/Transforms/Utils/FoldUtils.cpp.
"""

from __future__ import annotations

from nvlower.ir.core import Operation
from nvlower.ir.location import UNKNOWN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Block, Region


def insertion_region(block: Block) -> Region:
    """Return the region whose entry holds the constants of `block`.

    That is the innermost one around it whose op is isolated from above, unregistered or at the
    top level.
    """
    while True:
        region = block.parent
        assert region is not None
        op = region.parent
        assert op is not None
        definition = op.definition
        if definition is None or op.parent is None or "IsolatedFromAbove" in definition.traits:
            return region
        block = op.parent


class ConstantPool:
    """The constants seen so far, by region, dialect, value and type."""

    __slots__ = ("_regions", "moved", "on_merge", "owned", "table")

    def __init__(self, on_merge: Callable[[Operation, Operation], None]) -> None:
        self.table: dict[tuple[Any, ...], Operation] = {}
        self.owned: set[Operation] = set()
        self.on_merge = on_merge
        self.moved = False
        self._regions: dict[Block, Region] = {}

    def insert(self, op: Operation, value: Any) -> bool:
        """Take in a constant op: False if it was merged into an equal one (`on_merge` did it)."""
        block = op.parent
        assert block is not None
        region = self._regions.get(block)
        if region is None:
            region = self._regions[block] = insertion_region(block)
        type = op.results[0].type
        dialect = op.name.partition(".")[0]
        known = self.table.setdefault((region, dialect, value, type), op)
        if known is not op:
            known.loc = UNKNOWN
            self.moved = True
            self.on_merge(op, known)
            return False
        entry = region.blocks[0]
        first = entry.first
        if block is not entry or (first is not op and op.prev not in self.owned):
            op.remove()
            entry.prepend(op)
            op.loc = UNKNOWN
            self.moved = True
        self.owned.add(op)
        return True
