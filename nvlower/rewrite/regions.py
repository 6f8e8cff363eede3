"""Cleaning of control flow: unreachable blocks, values that nothing live reads, equal blocks.

Source: mlir/lib/Transforms/Utils/RegionUtils.cpp.
"""

from __future__ import annotations

from nvlower.dialects.branches import branch_operands, remove_branch_operand
from nvlower.ir.core import Block, Operation, Value, ops_in_order

from .effects import never_dead, would_be_dead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from nvlower.ir.core import Region


def erase_unreachable_blocks(region: Region) -> None:
    """Erase what no control flow reaches in `region` and in the regions inside it."""
    for r in regions_inside(region):
        if len(r.blocks) > 1:
            erase_unreachable(r)


def simplify_regions(region: Region, merge_blocks: bool = False) -> bool:
    """Clean `region` and the regions inside it; tell whether anything changed."""
    changed = False
    branching = []
    for r in regions_inside(region):
        if len(r.blocks) > 1:
            changed |= erase_unreachable(r)
            branching.append(r)
    for r in branching:
        if r.parent is not None and len(r.blocks) > 1 and r.blocks:
            changed |= erase_dead(r)
    if merge_blocks:
        from .block_merging import merge_identical_blocks

        for r in branching:
            if len(r.blocks) > 1:
                changed |= merge_identical_blocks(r)
            changed |= drop_redundant_arguments(r)
    return changed


def drop_redundant_arguments(region: Region) -> bool:
    """Replace each block argument for which all branches pass one value by that value."""
    changed = False
    for block in region.blocks[1:]:
        for argument in reversed(list(block.arguments)):
            common = _common_value(block, argument.index)
            if common is not None:
                argument.replace_all_uses_with(common)
                _pass_less(block, [argument.index])
                block.erase_argument(argument.index)
                changed = True
    return changed


def _common_value(block: Block, index: int) -> Value | None:
    """Return the one value that every branch passes for an argument, None if there are several."""
    common: Value | None = None
    for branch in block.uses:
        for i, successor in enumerate(branch.successors):
            if successor is not block:
                continue
            forwarded = branch_operands(branch, i)
            at = index - len(block.arguments) + len(forwarded or ())
            if forwarded is None or at < 0:
                return None
            value = branch.operands[forwarded[at]]
            if common is not None and value is not common:
                return None
            common = value
    return common


def ops_inside(region: Region, outer_first: bool = True) -> list[Operation]:
    """Return all ops inside a region in the order of the text, or those inside an op first."""
    if outer_first:
        return ops_in_order([region])
    found: list[Operation] = []
    append = found.append
    stack = [b.last for b in region.blocks]  # the same from the end, then turned round
    while stack:
        op = stack.pop()
        while op is not None:
            append(op)
            if op.regions:
                stack.append(op.prev)
                stack += [b.last for r in op.regions for b in r.blocks]
                break
            op = op.prev
    found.reverse()
    return found


def regions_inside(region: Region) -> Iterator[Region]:
    """Yield `region` and all regions inside it, outer first; blocks of it may be erased."""
    stack = [region]
    while stack:
        outer = stack.pop()
        yield outer
        found = []
        for block in outer.blocks:
            op = block.first
            while op is not None:
                if op.regions:
                    found += op.regions
                op = op.next
        stack += reversed(found)


def erase_unreachable(region: Region) -> bool:
    """Erase the blocks that no path from the entry reaches."""
    reached = {region.blocks[0]}
    stack = [region.blocks[0]]
    while stack:
        for b in stack.pop().successors:
            if b not in reached:
                reached.add(b)
                stack.append(b)
    dead = [b for b in region.blocks if b not in reached]
    for b in dead:
        for op in b.ops:
            op.drop_all_references()
    for b in dead:
        b.erase()
    return bool(dead)


def erase_dead(region: Region) -> bool:
    """Erase ops and block arguments that only dead ops and dead arguments read."""
    live: set[Value] = set()
    live_ops: set[Operation] = set()
    stack: list[Value] = []
    removable: dict[Operation, bool] = {}
    ops = ops_inside(region)
    for op in ops:
        if not would_be_dead(op, removable):
            _mark(op, live_ops, stack)
    while stack:
        value = stack.pop()
        if value in live:
            continue
        live.add(value)
        owner = value.owner
        if isinstance(owner, Operation):
            if owner not in live_ops and (
                owner.parent_region is region or region.is_ancestor_of(owner.parent_region)
            ):
                _mark(owner, live_ops, stack)
        elif owner.uses:
            for branch in owner.uses:
                for i, successor in enumerate(branch.successors):
                    if successor is owner:
                        forwarded = branch_operands(branch, i)
                        at = value.index - (len(owner.arguments) - len(forwarded or ()))
                        if forwarded is not None and at >= 0:
                            stack.append(branch.operands[forwarded[at]])
    return _sweep(region, ops, live, live_ops)


def _mark(op: Operation, live_ops: set[Operation], stack: list[Value]) -> None:
    """Mark an op live with the operands it reads itself; arguments it may set in hidden ways."""
    live_ops.add(op)
    if not op.successors:
        stack += op.operands
        return
    passed: set[int] = set()
    for i, successor in enumerate(op.successors):
        forwarded = branch_operands(op, i)
        if forwarded is None:
            stack.extend(successor.arguments)
            continue
        passed.update(forwarded)
        stack.extend(successor.arguments[: len(successor.arguments) - len(forwarded)])
    stack.extend(v for i, v in enumerate(op.operands) if i not in passed)


def _sweep(
    region: Region, ops: list[Operation], live: set[Value], live_ops: set[Operation]
) -> bool:
    """Erase dead arguments of the region's blocks, and dead ops wherever inside it they are."""
    dead = {b: [a.index for a in reversed(b.arguments) if a not in live] for b in region.blocks[1:]}
    for block, indices in dead.items():
        if indices:
            _pass_less(block, indices)
    doomed = [op for op in ops if op not in live_ops and not never_dead(op.name)]
    for op in doomed:
        op.drop_all_references()
    for op in doomed:
        op.remove()
    for block, indices in dead.items():
        for i in indices:
            block.erase_argument(i)
    return bool(doomed) or any(dead.values())


def _pass_less(block: Block, indices: list[int]) -> None:
    """Remove what the branches pass for the arguments at `indices`, the highest first."""
    count = len(block.arguments)
    for branch in list(block.uses):
        for i, successor in enumerate(branch.successors):
            if successor is not block:
                continue
            forwarded = branch_operands(branch, i)
            if forwarded is not None:
                for index in indices:
                    at = index - (count - len(forwarded))
                    remove_branch_operand(branch, i, forwarded[at])
