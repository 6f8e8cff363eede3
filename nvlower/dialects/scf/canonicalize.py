"""Canonicalization of scf.for and scf.execute_region; scf.if has its own room.

Source: SCF.cpp.
"""

from __future__ import annotations

from nvlower.dialects.fold_tools import int_value, maker, signed, unsigned, width_of
from nvlower.ir.core import Block, Operation, Region, Value
from nvlower.ir.opdef import canonicalize

from .canonicalize_if import IF_PATTERNS
from .canonicalize_regions import (
    blocks_of_region,
    common_values,
    known_case,
    known_dimensions,
    nested_parallel,
    unused_results,
)
from .canonicalize_while import WHILE_PATTERNS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def constant(value: Value) -> int | None:
    """Return the value of an arith.constant integer, None for anything else."""
    op = maker(value, "arith.constant")
    return None if op is None else int_value(op.properties["value"])


def inline(op: Operation, b: Any, block: Block, arguments: list[Value]) -> None:
    """Replace an op by the ops of one of its blocks, its results by what that yields."""
    end = block.last
    assert end is not None
    values = [v if v.owner is not block else arguments[v.index] for v in end.operands]
    b.erase(end)
    b.inline_block(block, op, arguments)
    b.replace(op, *values)


def _span(op: Operation) -> int | None:
    """Return upper minus lower bound where both are known; negative means no iteration."""
    low, high = constant(op.lowerBound), constant(op.upperBound)
    if low is None or high is None:
        return None
    w = width_of(op.lowerBound.type)
    if "unsignedCmp" in op.properties:
        return unsigned(high, w) - unsigned(low, w)
    return signed(high, w) - signed(low, w)


def trivial_loop(op: Operation, b: Any) -> bool:
    """A loop that runs never, once, or has nothing inside."""
    low, high = op.lowerBound, op.upperBound
    step, span = constant(op.step), _span(op)
    if low is high or (step is not None and step <= 0) or (span is not None and span <= 0):
        b.replace(op, *op.initArgs)
        return True
    if span is None or step is None:
        return False
    block = op.regions[0].blocks[0]
    if step >= span:
        inline(op, b, block, [low, *op.initArgs])
        return True
    end = block.first
    if end is None or end.next is not None:
        return False
    if any(op.regions[0].is_ancestor_of(v.parent_block.parent) for v in end.operands):
        return False
    b.replace(op, *end.operands)
    return True


def invariant_arguments(op: Operation, b: Any) -> bool:
    """Iteration arguments that never change, or that nobody reads, go."""
    block = op.regions[0].blocks[0]
    end = block.last
    assert end is not None
    keep: list[bool] = []
    stand_in: list[Value] = []
    for init, argument, result, given in zip(
        op.initArgs, block.arguments[1:], op.results, end.operands, strict=True
    ):
        same = given is argument or given is init
        unread = not argument.uses and (not result.uses or given is init)
        keep.append(not (same or unread))
        stand_in.append(init)
    if all(keep):
        return False
    kept = [i for i, k in enumerate(keep) if k]
    body = Block(
        [block.arguments[0].type, *(op.results[i].type for i in kept)],
        [block.arguments[0].loc, *(block.arguments[i + 1].loc for i in kept)],
    )
    region = Region([body])
    properties = {k: v for k, v in op.properties.items() if k != "operandSegmentSizes"}
    inits = [op.initArgs[i] for i in kept]
    new = b.create(
        "scf.for",
        [op.lowerBound, op.upperBound, op.step, inits],
        [op.results[i].type for i in kept],
        properties,
        dict(op.attributes),
        [region],
    )
    passed = [body.arguments[1 + kept.index(i)] if k else stand_in[i] for i, k in enumerate(keep)]
    yielded = [end.operands[i] for i in kept]
    end.set_operands(yielded)
    b.merge_blocks(block, body, [body.arguments[0], *passed])
    b.update(body.last)
    values = [new.results[kept.index(i)] if k else stand_in[i] for i, k in enumerate(keep)]
    b.replace(op, *values)
    return True


def single_block_region(op: Operation, b: Any) -> bool:
    """The body of an execute_region with one block stands for the op."""
    blocks = op.regions[0].blocks
    if len(blocks) != 1 or "no_inline" in op.properties:
        return False
    inline(op, b, blocks[0], [])
    return True


canonicalize.add("scf.for")([trivial_loop, invariant_arguments])
canonicalize.add("scf.execute_region")([single_block_region, blocks_of_region])
canonicalize.add("scf.parallel")([known_dimensions, nested_parallel])
canonicalize.add("scf.index_switch")([known_case, common_values, unused_results])
canonicalize.add("scf.while")(WHILE_PATTERNS)
canonicalize.add("scf.if")(IF_PATTERNS)
