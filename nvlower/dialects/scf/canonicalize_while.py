"""Canonicalization of scf.while: what the loop carries without need.

Source: SCF.cpp.
"""

from __future__ import annotations

from nvlower.ir.attributes import IntegerAttr
from nvlower.ir.core import Block, BlockArgument, Operation, Region, Value
from nvlower.ir.types import I1

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def _ends(op: Operation) -> tuple[Block, Operation, Block, Operation]:
    """Return the blocks of both regions and what ends them."""
    before, after = (r.blocks[0] for r in op.regions)
    assert before.last is not None and after.last is not None
    return before, before.last, after, after.last


def _rebuild(
    op: Operation,
    b: Any,
    before: dict[int, Value],
    after: dict[int, Value | int],
) -> bool:
    """Make the loop anew without the arguments that `before` and `after` replace.

    A number in `after` names the result that is the same; it is kept.
    """
    if not before and not after:
        return False
    first, condition, second, end = _ends(op)
    inits = [i for i in range(len(first.arguments)) if i not in before]
    passed = [i for i in range(len(second.arguments)) if i not in after]
    arguments = [first.arguments[i] for i in inits]
    carried = [second.arguments[i] for i in passed]
    blocks = [Block([a.type for a in p], [a.loc for a in p]) for p in (arguments, carried)]
    condition.set_operands([condition.operands[0], *(condition.operands[1 + i] for i in passed)])
    end.set_operands([end.operands[i] for i in inits])
    new = b.create(
        "scf.while",
        [[op.operands[i] for i in inits]],
        [op.results[i].type for i in passed],
        attributes=dict(op.attributes),
        regions=[Region([block]) for block in blocks],
    )
    values = [
        blocks[0].arguments[inits.index(i)] if i in inits else before[i]
        for i in range(len(first.arguments))
    ]
    b.merge_blocks(first, blocks[0], values)
    inner: list[Value] = []
    outer: list[Value] = []
    for i in range(len(second.arguments)):
        same = after.get(i, i)
        if isinstance(same, Value):
            inner.append(same)
            outer.append(same)
        else:
            at = passed.index(same)
            inner.append(blocks[1].arguments[at])
            outer.append(new.results[at])
    b.merge_blocks(second, blocks[1], inner)
    b.update(condition)
    b.update(end)
    b.replace(op, *outer)
    return True


def invariant_arguments(op: Operation, b: Any) -> bool:
    """What the first region gets and never changes is its start value."""
    first, condition, second, end = _ends(op)
    found: dict[int, Value] = {}
    for i, (start, given) in enumerate(zip(op.operands, end.operands, strict=True)):
        if isinstance(given, BlockArgument) and given.owner is second:
            given = condition.operands[1 + given.index]
            if given is first.arguments[i]:
                given = start
        if given is start:
            found[i] = start
    return _rebuild(op, b, found, {})


def invariant_results(op: Operation, b: Any) -> bool:
    """What comes from outside the loop need not be passed on."""
    first, condition, *_ = _ends(op)
    values = condition.operands[1:]
    return _rebuild(op, b, {}, {i: v for i, v in enumerate(values) if v.parent_block is not first})


def true_inside(op: Operation, b: Any) -> bool:
    """In the second region the condition is true."""
    _, condition, second, _ = _ends(op)
    flag, *values = condition.operands
    true = None
    for v, a in zip(values, second.arguments, strict=True):
        if v is flag and a.uses:
            if true is None:
                true = b.value("arith.constant", [], [I1], {"value": IntegerAttr(1, I1)})
            b.replace_all(a, true)
    return true is not None


def unused_results(op: Operation, b: Any) -> bool:
    """Results that are read neither after the loop nor in its second region go."""
    second = op.regions[1].blocks[0]
    unused = [
        i
        for i, (r, a) in enumerate(zip(op.results, second.arguments, strict=True))
        if not r.uses and not a.uses
    ]
    condition = op.regions[0].blocks[0].last
    assert condition is not None
    return _rebuild(op, b, {}, dict.fromkeys(unused, condition.operands[0]))  # read by nobody


def equal_results(op: Operation, b: Any) -> bool:
    """One of equal results will do."""
    _, condition, *_ = _ends(op)
    known: dict[Value, int] = {}
    found: dict[int, Value | int] = {}
    for i, v in enumerate(condition.operands[1:]):
        at = known.setdefault(v, i)
        if at != i:
            found[i] = at
    return _rebuild(op, b, {}, found)


def unused_arguments(op: Operation, b: Any) -> bool:
    """What the first region does not read is not passed to it."""
    first = op.regions[0].blocks[0]
    found = {i: op.operands[i] for i, a in enumerate(first.arguments) if not a.uses}
    return _rebuild(op, b, found, {})


WHILE_PATTERNS = [
    invariant_arguments,
    invariant_results,
    true_inside,
    unused_results,
    equal_results,
    unused_arguments,
]
