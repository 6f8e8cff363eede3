"""Dominator trees of regions, and which values are visible where."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from .core import Block, Region

GRAPH_TRAITS = frozenset(("HasOnlyGraphRegion",))


def is_graph_region(region: Region) -> bool:
    """Tell whether the order of ops does not matter in a region (a module's, an unknown op's)."""
    op = region.parent
    if op is None:
        return False
    return op.definition is None or "HasOnlyGraphRegion" in op.definition.traits


def post_order(entry: Block) -> list[Block]:
    """Return the blocks reachable from `entry`, successors first."""
    order: list[Block] = []
    seen = {entry}
    stack: list[tuple[Block, Iterator[Block]]] = [(entry, iter(entry.successors))]
    while stack:
        block, rest = stack[-1]
        for s in rest:
            if s not in seen and s.parent is block.parent:
                seen.add(s)
                stack.append((s, iter(s.successors)))
                break
        else:
            order.append(block)
            stack.pop()
    return order


class DominatorTree:
    """Immediate dominators of the reachable blocks of one region (Cooper, Harvey, Kennedy)."""

    __slots__ = ("children", "idom", "number", "order")

    def __init__(self, region: Region) -> None:
        order = post_order(region.blocks[0])
        order.reverse()
        self.order = order
        number = {b: i for i, b in enumerate(order)}
        preds: list[list[int]] = [[] for _ in order]
        for i, b in enumerate(order):
            for s in b.successors:
                at = number.get(s)
                if at is not None:
                    preds[at].append(i)
        idom = [-1] * len(order)
        idom[0] = 0
        changed = True
        while changed:
            changed = False
            for i in range(1, len(order)):
                new = -1
                for p in preds[i]:
                    if idom[p] < 0:
                        continue
                    if new < 0:
                        new = p
                        continue
                    a = p
                    while a != new:
                        while a > new:
                            a = idom[a]
                        while new > a:
                            new = idom[new]
                if idom[i] != new:
                    idom[i] = new
                    changed = True
        self.number = number
        self.idom: dict[Block, Block | None] = {order[0]: None}
        self.children: dict[Block, list[Block]] = {b: [] for b in order}
        for i in range(1, len(order)):
            self.idom[order[i]] = order[idom[i]]
            self.children[order[idom[i]]].append(order[i])

    def reachable(self, block: Block) -> bool:
        """Tell whether control can reach a block from the entry."""
        return block in self.number

    def dominates(self, a: Block, b: Block) -> bool:
        """Tell whether every way to `b` leads through `a` (a block dominates itself)."""
        number = self.number
        if b not in number:
            return True
        if a not in number:
            return False
        block: Block | None = b
        while block is not None and number[block] > number[a]:
            block = self.idom[block]
        return block is a
