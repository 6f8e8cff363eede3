"""Merging of equal blocks and of block arguments that always get equal values.

Source: mergeIdenticalBlocks in RegionUtils.cpp (region simplification level "aggressive").
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Block, Operation, Region


def merge_identical_blocks(region: Region) -> bool:
    """Redirect the branches to a block that equals an earlier one; tell if any was."""
    first: dict[Any, Block] = {}
    changed = False
    for block in list(region.blocks[1:]):
        if block.arguments or any(op.regions for op in block.ops) or _escapes(block):
            continue
        known = first.setdefault(_key(block), block)
        if known is block:
            continue
        for branch in list(block.uses):
            for i, s in enumerate(branch.successors):
                if s is block:
                    branch.set_successor(i, known)
        block.erase()
        changed = True
    return changed


def _escapes(block: Block) -> bool:
    """Tell whether a value of the block is read elsewhere."""
    return any(u.parent is not block for op in block.ops for r in op.results for u in r.uses)


def _key(block: Block) -> Any:
    local: dict[Any, int] = {}
    rows = []
    for op in block.ops:
        rows.append(_row(op, local))
        for r in op.results:
            local[r] = len(local)
    return tuple(rows)


def _row(op: Operation, local: dict[Any, int]) -> tuple[Any, ...]:
    return (
        op.name,
        tuple(local.get(v, v) for v in op.operands),
        tuple(r.type for r in op.results),
        frozenset(op.properties.items()),
        frozenset(op.attributes.items()),
        tuple(op.successors),
    )
