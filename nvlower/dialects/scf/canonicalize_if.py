"""Canonicalization of scf.if.

Source: SCF.cpp.
"""

from __future__ import annotations

from nvlower.dialects.fold_tools import int_value, maker
from nvlower.ir.attributes import FALSE, TRUE
from nvlower.ir.core import Operation, Region, Value
from nvlower.ir.types import I1

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def _yields(op: Operation) -> list[list[Value]]:
    """Return what the then and else regions yield."""
    return [list(r.blocks[0].last.operands) if r.blocks else [] for r in op.regions]  # type: ignore[union-attr]


def static_condition(op: Operation, b: Any) -> bool:
    """A known condition leaves one side."""
    made = maker(op.operands[0], "arith.constant")
    if made is None:
        return False
    region = op.regions[0 if int_value(made.properties["value"]) else 1]
    if not region.blocks:
        b.erase(op)
        return True
    from .canonicalize import inline

    inline(op, b, region.blocks[0], [])
    return True


def _narrowed(op: Operation, b: Any, keep: list[int]) -> Operation:
    """Make the same scf.if with only the results `keep`; it takes over the regions."""
    regions = [Region(), Region()]
    for r, old in zip(regions, op.regions, strict=True):
        r.take_body(old)
        if r.blocks:
            end = r.blocks[0].last
            assert end is not None
            end.set_operands([end.operands[i] for i in keep])
            b.update(end)
    new: Operation = b.create(
        "scf.if", [op.operands[0]], [op.results[i].type for i in keep], {}, dict(op.attributes),
        regions,
    )  # fmt: skip
    return new


def unused_results(op: Operation, b: Any) -> bool:
    """Results that nobody reads go."""
    keep = [i for i, r in enumerate(op.results) if r.uses]
    if len(keep) == len(op.results):
        return False
    old = list(op.results)
    new = _narrowed(op, b, keep)
    for at, i in enumerate(keep):
        b.replace_all(old[i], new.results[at])
    b.erase(op)
    return True


def to_select(op: Operation, b: Any) -> bool:
    """Results that are chosen between outer values become arith.select."""
    if not op.results or not op.regions[1].blocks:
        return False
    first, second = _yields(op)
    inner = [
        any(r.is_ancestor_of(v.parent_block.parent) for r in op.regions for v in pair)
        for pair in zip(first, second, strict=True)
    ]
    keep = [i for i, inside in enumerate(inner) if inside]
    if len(keep) == len(inner):
        return False
    condition = op.operands[0]
    old = list(op.results)
    new = _narrowed(op, b, keep)
    b.at_op(new)
    values: list[Value] = []
    for i, r in enumerate(old):
        if inner[i]:
            values.append(new.results[keep.index(i)])
        elif first[i] is second[i]:
            values.append(first[i])
        else:
            values.append(b.value("arith.select", [condition, first[i], second[i]], [r.type]))
    b.replace(op, *values)
    return True


def known_inside(op: Operation, b: Any) -> bool:
    """Inside its regions the condition is known."""
    condition = op.operands[0]
    if maker(condition, "arith.constant") is not None:
        return False
    known: list[Value | None] = [None, None]
    changed = False
    for user in reversed(list(condition.uses)):
        if user is op:
            continue
        place = user.parent_region
        side = 0 if op.regions[0].is_ancestor_of(place) else 1
        if side and not op.regions[1].is_ancestor_of(place):
            continue
        value = known[side]
        if value is None:
            value = b.value("arith.constant", [], [I1], {"value": (TRUE, FALSE)[side]})
            known[side] = value
        for i, v in enumerate(user.operands):
            if v is condition:
                user.set_operand(i, value)
        b.update(user)
        changed = True
    return changed


def condition_itself(op: Operation, b: Any) -> bool:
    """A result that is true or false as the condition is the condition, or its inverse."""
    if not op.results or not op.regions[1].blocks:
        return False
    first, second = _yields(op)
    changed = False
    for r, x, y in zip(op.results, first, second, strict=True):
        if x is y:
            if r.uses:
                b.replace_all(r, x)
                changed = True
            continue
        left, right = (maker(v, "arith.constant") for v in (x, y))
        if left is None or right is None or r.type is not I1 or not r.uses:
            continue
        truth = int_value(left.properties["value"]), int_value(right.properties["value"])
        if truth == (-1, 0):
            b.replace_all(r, op.operands[0])
            changed = True
        elif truth == (0, -1):
            one = b.value("arith.constant", [], [I1], {"value": TRUE})
            b.replace_all(r, b.value("arith.xori", [op.operands[0], one], [I1]))
            changed = True
    return changed


def combine_adjacent(op: Operation, b: Any) -> bool:
    """Two scf.if in a row on one condition become one."""
    before = op.prev
    if before is None or before.name != "scf.if" or before.operands[0] is not op.operands[0]:
        return False
    olds = [before.regions, op.regions]
    outs = [_yields(before), _yields(op)]
    inside = {r: i for i, r in enumerate(before.results)}
    for region_index, region in enumerate(op.regions):
        for o in region.ops:
            for inner in o.walk():
                for i, v in enumerate(inner.operands):
                    at = inside.get(v)  # type: ignore[call-overload]
                    if at is not None:
                        inner.set_operand(i, outs[0][region_index][at])
                        b.update(inner)
    outs[1] = _yields(op)
    regions = [Region(), Region()]
    for side, r in enumerate(regions):
        sources = [old[side] for old in olds if old[side].blocks]
        if not sources:
            continue
        r.take_body(sources[0])
        block = r.blocks[0]
        end = block.last
        assert end is not None
        values = [v for out in outs for v in out[side]]
        if len(sources) > 1:
            b.erase(end)
            b.merge_blocks(sources[1].blocks[0], block)
            end = block.last
            assert end is not None
        end.set_operands(values)
        b.update(end)
    types = [r.type for r in (*before.results, *op.results)]
    new = b.create("scf.if", [op.operands[0]], types, {}, dict(before.attributes), regions)
    n = len(before.results)
    b.replace(before, *new.results[:n])
    b.replace(op, *new.results[n:])
    return True


def empty_else(op: Operation, b: Any) -> bool:
    """An else region that does nothing goes."""
    region = op.regions[1]
    if op.results or not region.blocks:
        return False
    end = region.blocks[0].first
    if end is None or end.next is not None:
        return False
    b.erase(end)
    region.blocks[0].erase()
    b.update(op)
    return True


def combine_nested(op: Operation, b: Any) -> bool:
    """``if a { if b { ... } }`` becomes ``if a & b { ... }``."""
    if op.results or op.regions[1].blocks:
        return False
    block = op.regions[0].blocks[0]
    inner = block.first
    if inner is None or inner.name != "scf.if" or inner.results or inner.regions[1].blocks:
        return False
    if inner.next is not block.last:
        return False
    outer_condition, condition = op.operands[0], inner.operands[0]
    both = b.value("arith.andi", [outer_condition, condition], [I1])
    region = Region()
    region.take_body(inner.regions[0])
    b.create("scf.if", [both], [], {}, dict(op.attributes), [region, Region()])
    b.erase(op)
    return True


IF_PATTERNS = [
    combine_adjacent,
    combine_nested,
    known_inside,
    to_select,
    empty_else,
    static_condition,
    unused_results,
    condition_itself,
]
"""The patterns of scf.if."""
