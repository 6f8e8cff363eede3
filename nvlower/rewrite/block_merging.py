"""Merging of equal blocks; operands that differ become arguments of the block that is left.

Source: mergeIdenticalBlocks in RegionUtils.cpp (region simplification level "aggressive").
"""

from __future__ import annotations

from nvlower.dialects.branches import append_branch_operands, branch_operands

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Block, Operation, Region, Value


class Cluster:
    """Blocks that equal the first of them but for the operands at `places`: (op, operand)."""

    def __init__(self, leader: Block) -> None:
        self.leader = leader
        self.others: list[Block] = []
        self.places: set[tuple[int, int]] = set()

    def take(self, block: Block, key: Any) -> bool:
        """Add a block with the leader's key, unless operands inside the block differ."""
        places: set[tuple[int, int]] = set()
        leader = self.leader
        ranks = {v: i for i, v in enumerate(_values(leader))}
        others = {v: i for i, v in enumerate(_values(block))}
        for at, (one, other) in enumerate(zip(leader.ops, block.ops, strict=True)):
            for i, (a, b) in enumerate(zip(one.operands, other.operands, strict=True)):
                if a is b:
                    continue
                inside = a.parent_block is leader
                if a.type is not b.type or inside != (b.parent_block is block):
                    return False
                if not inside:
                    places.add((at, i))
                elif ranks[a] != others[b]:
                    return False
        self.places |= places
        self.others.append(block)
        return True

    def merge(self) -> bool:
        """Redirect the branches to the leader; tell whether anything changed."""
        if not self.others:
            return False
        blocks = [self.leader, *self.others]
        if self.places:
            if not all(map(_takes_more, blocks)):
                return False
            for block, values in zip(blocks, self._new_arguments(blocks), strict=True):
                for branch in list(block.uses):
                    for i, s in enumerate(branch.successors):
                        if s is block:
                            append_branch_operands(branch, i, values)
        for block in self.others:
            for branch in list(block.uses):
                for i, s in enumerate(branch.successors):
                    if s is block:
                        branch.set_successor(i, self.leader)
            block.erase()
        return True

    def _new_arguments(self, blocks: list[Block]) -> list[list[Value]]:
        """Give the leader an argument for each differing operand; return what each block passes.

        One argument does for operands that are equal in every block.
        """
        ops = [list(b.ops) for b in blocks]
        known: dict[tuple[Value, ...], Value] = {}
        for at, i in sorted(self.places):
            column = tuple(row[at].operands[i] for row in ops)
            argument = known.get(column)
            if argument is None:
                old = column[0]
                owner: Any = old.owner
                loc = owner.loc if hasattr(owner, "loc") else old.loc  # type: ignore[attr-defined]
                argument = known[column] = self.leader.add_argument(old.type, loc)
            ops[0][at].set_operand(i, argument)
        return [[column[n] for column in known] for n in range(len(blocks))]


def merge_identical_blocks(region: Region) -> bool:
    """Redirect the branches to a block that equals an earlier one; tell if any was."""
    clusters: dict[Any, list[Cluster]] = {}
    for block in region.blocks[1:]:
        if any(r.blocks for op in block.ops for r in op.regions) or _escapes(block):
            continue
        key = (tuple(block.successors), tuple(a.type for a in block.arguments), _key(block))
        found = clusters.setdefault(key, [])
        if not any(c.take(block, key) for c in found):
            found.append(Cluster(block))
    changed = False
    for found in clusters.values():
        for cluster in found:
            changed |= cluster.merge()
    return changed


def _takes_more(block: Block) -> bool:
    """Tell whether all branches to a block can pass more operands."""
    return all(
        branch_operands(branch, i) is not None
        for branch in block.uses
        for i, s in enumerate(branch.successors)
        if s is block
    )


def _values(block: Block) -> list[Value]:
    return [*block.arguments, *(r for op in block.ops for r in op.results)]


def _escapes(block: Block) -> bool:
    """Tell whether a value of the block is read elsewhere."""
    return any(u.parent is not block for v in _values(block) for u in v.uses)


def _key(block: Block) -> Any:
    """Return what equal blocks share: their ops without operands."""
    return tuple(_row(op) for op in block.ops)


def _row(op: Operation) -> tuple[Any, ...]:
    return (
        op.name,
        tuple(v.type for v in op.operands),
        tuple(r.type for r in op.results),
        frozenset(op.properties.items()),
        frozenset(op.attributes.items()),
    )
