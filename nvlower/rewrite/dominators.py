"""The dominator tree of a region, by the iterative algorithm of Cooper, Harvey and Kennedy."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Block, Region


def dominator_children(region: Region) -> dict[Block, list[Block]]:
    """Return the blocks that each block immediately dominates, in reverse post-order."""
    order = reverse_post_order(region)
    number = {b: i for i, b in enumerate(order)}
    above: list[int] = [0] + [-1] * (len(order) - 1)
    entering = [[number[p] for p in b.predecessors if p in number] for b in order]
    changed = True
    while changed:
        changed = False
        for i in range(1, len(order)):
            new = -1
            for p in entering[i]:
                if above[p] >= 0:
                    new = p if new < 0 else _common(above, p, new)
            if new != above[i]:
                above[i] = new
                changed = True
    children: dict[Block, list[Block]] = {}
    for i in range(1, len(order)):
        children.setdefault(order[above[i]], []).append(order[i])
    return children


def _common(above: list[int], a: int, b: int) -> int:
    while a != b:
        while a > b:
            a = above[a]
        while b > a:
            b = above[b]
    return a


def reverse_post_order(region: Region) -> list[Block]:
    """Return the reachable blocks, each before those it leads to except along back edges."""
    first = region.blocks[0]
    seen = {first}
    order: list[Block] = []
    stack = [(first, list(reversed(first.successors)))]
    while stack:
        block, rest = stack[-1]
        if not rest:
            order.append(block)
            stack.pop()
            continue
        b = rest.pop()
        if b not in seen:
            seen.add(b)
            stack.append((b, list(reversed(b.successors))))
    order.reverse()
    return order
