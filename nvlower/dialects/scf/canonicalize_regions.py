"""Canonicalization of scf.parallel, index_switch and multi-block execute_region.

Source: SCF.cpp.
"""

from __future__ import annotations

from nvlower.dialects.fold_tools import int_value, maker, signed, width_of
from nvlower.ir.core import Block, Operation, Region, Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def _constant(value: Value) -> int | None:
    op = maker(value, "arith.constant")
    return None if op is None else int_value(op.properties["value"])


def trip_count(lower: Value, upper: Value, step: Value) -> int | None:
    """Return how often a loop runs, None where that is not known."""
    if lower is upper:
        return 0
    low, high, by = _constant(lower), _constant(upper), _constant(step)
    w = width_of(lower.type)
    if by is not None and signed(by, w) <= 0:
        return 0
    if low is None or high is None or by is None:
        return None
    span = signed(high, w) - signed(low, w)
    return 0 if span <= 0 else -(-span // signed(by, w))


def known_dimensions(op: Operation, b: Any) -> bool:
    """A loop that never runs goes; in a dimension that runs once the variable is the bound."""
    block = op.regions[0].blocks[0]
    bounds = list(zip(op.lowerBound, op.upperBound, op.step, strict=True))
    counts = [trip_count(*bound) for bound in bounds]
    if 0 in counts:
        b.replace(op, *op.initVals)
        return True
    if 1 not in counts:
        return False
    kept = [i for i, n in enumerate(counts) if n != 1]
    if not kept:
        _inline_all(op, b, block, [low for low, _, _ in bounds])
        return True
    body = Block([block.arguments[i].type for i in kept], [block.arguments[i].loc for i in kept])
    new = b.create(
        "scf.parallel",
        [*([bounds[i][part] for i in kept] for part in range(3)), list(op.initVals)],
        [r.type for r in op.results],
        regions=[Region([body])],
    )
    values = [
        body.arguments[kept.index(i)] if i in kept else bounds[i][0] for i in range(len(bounds))
    ]
    b.merge_blocks(block, body, values)
    b.replace(op, *new.results)
    return True


def _inline_all(op: Operation, b: Any, block: Block, variables: list[Value]) -> None:
    """Put the body in place of the loop, then each reduction of its value with the start value."""
    reduce = block.last
    assert reduce is not None
    inits = list(op.initVals)
    b.inline_block(block, op, variables)
    results = []
    for region, start, value in zip(reduce.regions, inits, list(reduce.operands), strict=True):
        inner = region.blocks[0]
        end = inner.last
        assert end is not None
        given = end.operands[0]
        if given.owner is inner:
            given = (start, value)[given.index]
        b.erase(end)
        b.inline_block(inner, reduce, [start, value])
        results.append(given)
    b.erase(reduce)
    b.replace(op, *results)


def nested_parallel(op: Operation, b: Any) -> bool:
    """A parallel loop that holds only another one becomes one loop over both."""
    block = op.regions[0].blocks[0]
    inner = block.first
    if inner is None or inner.name != "scf.parallel" or inner.next is not block.last:
        return False
    variables = list(block.arguments)
    if any(v is a for v in inner.operands for a in variables) or op.results or inner.results:
        return False
    body = inner.regions[0].blocks[0]
    all_ = [*variables, *body.arguments]
    merged = Block([a.type for a in all_], [a.loc for a in all_])
    parts = [
        [*op.lowerBound, *inner.lowerBound],
        [*op.upperBound, *inner.upperBound],
        [*op.step, *inner.step],
        [],
    ]
    b.create("scf.parallel", parts, [], regions=[Region([merged])])
    for old, new in zip(variables, merged.arguments, strict=False):
        b.replace_all(old, new)
    b.merge_blocks(body, merged, merged.arguments[len(variables) :])
    b.erase(op)
    return True


def known_case(op: Operation, b: Any) -> bool:
    """A switch on a constant is the case that it takes."""
    number = _constant(op.arg)
    if number is None:
        return False
    values: Any = op.properties["cases"]
    cases = list(values.values)
    default, *regions = op.regions
    region = regions[cases.index(number)] if number in cases else default
    block = region.blocks[0]
    end = block.last
    assert end is not None
    results = list(end.operands)
    b.erase(end)
    b.inline_block(block, op, [])
    b.replace(op, *results)
    return True


def _yields(op: Operation) -> list[Operation]:
    ends = [r.blocks[0].last for r in op.regions]
    return [e for e in ends if e is not None]


def common_values(op: Operation, b: Any) -> bool:
    """A result that is one value whatever the case is that value; equal results are one."""
    rows = list(zip(*(e.operands for e in _yields(op)), strict=True))
    changed = False
    for i, (row, result) in enumerate(zip(rows, op.results, strict=True)):
        if not result.uses:
            continue
        same: Value | None = row[0] if all(v is row[0] for v in row) else None
        if same is None:
            first = rows.index(row)
            same = op.results[first] if first < i else None
        if same is not None:
            b.replace_all(result, same)
            changed = True
    return changed


def unused_results(op: Operation, b: Any) -> bool:
    """Results that nobody reads go."""
    kept = [i for i, r in enumerate(op.results) if r.uses]
    if len(kept) == len(op.results):
        return False
    for end in _yields(op):
        end.set_operands([end.operands[i] for i in kept])
        b.update(end)
    regions = []
    for old in op.regions:
        region = Region()
        region.blocks, old.blocks = old.blocks, []
        for block in region.blocks:
            block.parent = region
        regions.append(region)
    types = [op.results[i].type for i in kept]
    properties, attributes = dict(op.properties), dict(op.attributes)
    new = b.create(op.name, [op.operands[0]], types, properties, attributes, regions)
    for at, i in enumerate(kept):
        b.replace_all(op.results[i], new.results[at])
    b.erase(op)
    return True


def blocks_of_region(op: Operation, b: Any) -> bool:
    """The blocks of an execute_region in a function stand for the op."""
    parent, start = op.parent_op, op.parent
    if "no_inline" in op.properties or parent is None or start is None or start.parent is None:
        return False
    if parent.name != "scf.execute_region" and not parent.has_trait("FunctionOpInterface"):
        return False
    region = start.parent
    rest = start.split_before(op)
    blocks = list(op.regions[0].blocks)
    b.at_end(start)
    b.create("cf.br", [[]], [], successors=[blocks[0]])
    for block in blocks:
        end = block.last
        if end is not None and end.name == "scf.yield":
            b.at_op(end)
            b.create("cf.br", [list(end.operands)], [], successors=[rest])
            b.erase(end)
    at = region.blocks.index(rest)
    op.regions[0].blocks = []
    region.blocks[at:at] = blocks
    for block in blocks:
        block.parent = region
    arguments = [rest.add_argument(r.type, op.loc) for r in op.results]
    b.replace(op, *arguments)
    return True
