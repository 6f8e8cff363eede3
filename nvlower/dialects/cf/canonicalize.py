"""Canonicalization of control flow: branches that pass through, or whose way is known.

Source: ControlFlowOps.cpp.
"""

from __future__ import annotations

from nvlower.dialects.branches import branch_operands
from nvlower.ir.attributes import DenseArrayAttr, IntegerAttr
from nvlower.ir.core import Block, Operation, Value
from nvlower.ir.opdef import canonicalize
from nvlower.ir.types import I1, IntegerType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    Pattern = Callable[[Operation, Any], bool]

I32 = IntegerType(32)


def _constant(value: Value) -> Any:
    op = value.defining_op
    return None if op is None else op.properties.get("value") if op.operands == [] else None


def _in_cycle(block: Block) -> bool:
    """Tell whether blocks that hold only a branch lead from `block` around to one of them."""
    seen = {block}
    while True:
        branch = block.first
        if branch is None or branch.next is not None or branch.name != "cf.br":
            return False
        block = branch.successors[0]
        if block in seen:
            return True
        seen.add(block)


def collapse(block: Block, passed: Sequence[Value]) -> tuple[Block, list[Value]] | None:
    """Return where a branch to `block` leads, if it holds nothing but a plain branch on."""
    branch = block.first
    if branch is None or branch.next is not None or branch.name != "cf.br":
        return None
    target = branch.successors[0]
    if _in_cycle(block):
        return None
    for a in block.arguments:
        for user in a.uses:
            if user.parent is not block:
                return None
    if not block.arguments and passed:
        return None
    operands = [passed[v.index] if v.owner is block else v for v in branch.operands]
    return target, operands


def _br_to_single_predecessor(op: Operation, b: Any) -> bool:
    """Merge a block into the only block that leads to it."""
    block, parent = op.successors[0], op.parent
    if block is parent or parent is None or len(block.uses) != 1 or block.is_entry:
        return False
    if next(iter(block.uses.values())) != 1:
        return False
    values = list(op.operands)
    b.erase(op)
    b.merge_blocks(block, parent, values)
    return True


def _br_pass_through(op: Operation, b: Any) -> bool:
    """``br ^a`` with ``^a: br ^b`` goes to ^b."""
    found = collapse(op.successors[0], op.operands)
    if found is None:
        return False
    _branch(b, op, *found)
    return True


def _branch(b: Any, op: Operation, target: Block, values: Sequence[Value]) -> None:
    """Put ``cf.br`` in place of a terminator."""
    b.create("cf.br", [list(values)], [], successors=[target])
    b.erase(op)


def br(op: Operation, b: Any) -> bool:
    """Canonicalise cf.br."""
    return _br_to_single_predecessor(op, b) or _br_pass_through(op, b)


def _sides(op: Operation) -> tuple[list[Value], list[Value]]:
    return list(op.trueDestOperands), list(op.falseDestOperands)


def _cond_known(op: Operation, b: Any) -> bool:
    """A constant condition chooses the branch."""
    value = _constant(op.operands[0])
    if not isinstance(value, IntegerAttr):
        return False
    side = 0 if value.value else 1
    _branch(b, op, op.successors[side], _sides(op)[side])
    return True


def _cond_pass_through(op: Operation, b: Any) -> bool:
    """Look through blocks that only branch on, on either side."""
    sides = _sides(op)
    found = [collapse(t, s) for t, s in zip(op.successors, sides, strict=True)]
    if found == [None, None]:
        return False
    ways = [
        f if f is not None else (t, s) for f, t, s in zip(found, op.successors, sides, strict=True)
    ]
    properties = dict(op.properties)
    del properties["operandSegmentSizes"]
    b.create(
        "cf.cond_br",
        [op.operands[0], ways[0][1], ways[1][1]],
        [],
        properties,
        successors=[ways[0][0], ways[1][0]],
    )
    b.erase(op)
    return True


def _cond_same_target(op: Operation, b: Any) -> bool:
    """Both ways lead to one block: branch there, selecting what to pass."""
    target, other = op.successors
    if target is not other:
        return False
    left, right = _sides(op)
    if left == right:
        _branch(b, op, target, left)
        return True
    if len(target.uses) > 1 or next(iter(target.uses)) is not op:
        return False
    values = [
        x if x is y else b.value("arith.select", [op.operands[0], x, y], [x.type])
        for x, y in zip(left, right, strict=True)
    ]
    _branch(b, op, target, values)
    return True


def _cond_same_condition(op: Operation, b: Any) -> bool:
    """In a block reached only from a cond_br of the same condition, the way is known."""
    block = op.parent
    if block is None or len(block.uses) != 1:
        return False
    ((before, count),) = block.uses.items()
    if before.name != "cf.cond_br" or count != 1 or before.operands[0] is not op.operands[0]:
        return False
    side = 0 if before.successors[0] is block else 1
    _branch(b, op, op.successors[side], _sides(op)[side])
    return True


def _cond_truth(op: Operation, b: Any) -> bool:
    """Inside a block that only one way leads to, the condition itself is known."""
    condition = op.operands[0]
    if len(condition.uses) < 2 and next(iter(condition.uses.values())) < 2:
        return False
    changed = False
    for side, truth in ((0, True), (1, False)):
        block = op.successors[side]
        if len(block.uses) != 1 or next(iter(block.uses.values())) != 1:
            continue
        users = [u for u in condition.uses if u.parent is block]
        if not users:
            continue
        b.at_op(op)
        known = b.value("arith.constant", [], [I1], {"value": IntegerAttr(truth, I1)})
        for user in users:
            for i, v in enumerate(user.operands):
                if v is condition:
                    user.set_operand(i, known)
            b.update(user)
        changed = True
    return changed


def _cond_unreachable(op: Operation, b: Any) -> bool:
    """A target that holds only ub.unreachable is never branched to."""
    ends = [t.first for t in op.successors]
    for i, end in enumerate(ends):
        if end is not None and end.next is None and end.name == "ub.unreachable":
            other = 1 - i
            _branch(
                b,
                op,
                op.successors[other],
                [op.operands[j] for j in branch_operands(op, other) or ()],
            )
            return True
    return False


def cond_br(op: Operation, b: Any) -> bool:
    """Canonicalise cf.cond_br."""
    patterns: tuple[Pattern, ...] = (
        _cond_known,
        _cond_pass_through,
        _cond_same_target,
        _cond_same_condition,
        _cond_truth,
        _cond_unreachable,
    )
    return any(p(op, b) for p in patterns)


def assert_(op: Operation, b: Any) -> bool:
    """An assertion of true goes."""
    value = _constant(op.operands[0])
    if isinstance(value, IntegerAttr) and value.value:
        b.erase(op)
        return True
    return False


def _switch_ways(op: Operation) -> tuple[list[Any], list[tuple[Block, list[Value]]]]:
    """Return the case values, and (block, operands) of the default and of each case."""
    values: Any = op.properties.get("case_values")
    cases: list[Any] = []
    if values is not None:
        from nvlower.dialects.fold_tools import elements

        found = elements(values) or []
        cases = found * (len(op.successors) - 1) if len(found) == 1 else found
    ways = []
    for i, block in enumerate(op.successors):
        ways.append((block, [op.operands[j] for j in branch_operands(op, i) or ()]))
    return cases, ways


def _rebuild(
    op: Operation, b: Any, cases: list[Any], ways: list[tuple[Block, list[Value]]]
) -> None:
    from nvlower.dialects.fold_tools import make

    flag = op.operands[0]
    properties: dict[str, Any] = {
        "case_operand_segments": DenseArrayAttr(I32, tuple(len(v) for _, v in ways[1:]))
    }
    if cases:
        old: Any = op.properties["case_values"]
        type = old.type.__class__((len(cases),), flag.type)
        properties["case_values"] = make(type, cases)
    b.create(
        "cf.switch",
        [flag, ways[0][1], [v for _, vs in ways[1:] for v in vs]],
        [],
        properties,
        successors=[t for t, _ in ways],
    )
    b.erase(op)


def switch(op: Operation, b: Any) -> bool:
    """Canonicalise cf.switch."""
    cases, ways = _switch_ways(op)
    if not cases:
        _branch(b, op, *ways[0])
        return True
    kept = [(c, w) for c, w in zip(cases, ways[1:], strict=True) if w != ways[0]]
    if len(kept) < len(cases):
        _rebuild(op, b, [c for c, _ in kept], [ways[0], *(w for _, w in kept)])
        return True
    value = _constant(op.operands[0])
    if isinstance(value, IntegerAttr):
        from nvlower.dialects.fold_tools import unsigned, width_of

        bits = unsigned(value.value, width_of(value.type))
        at = cases.index(bits) + 1 if bits in cases else 0
        _branch(b, op, *ways[at])
        return True
    found = [collapse(t, v) for t, v in ways]
    if any(f is not None for f in found):
        _rebuild(op, b, cases, [f or w for f, w in zip(found, ways, strict=True)])
        return True
    return _switch_after_switch(op, b, cases, ways)


def _switch_after_switch(
    op: Operation, b: Any, cases: list[Any], ways: list[tuple[Block, list[Value]]]
) -> bool:
    """In a block reached only from a switch on the same flag, some cases are known."""
    block = op.parent
    if block is None or len(block.uses) != 1:
        return False
    ((before, count),) = block.uses.items()
    if before.name != "cf.switch" or count != 1 or before.operands[0] is not op.operands[0]:
        return False
    known, outer = _switch_ways(before)
    if outer[0][0] is block:
        kept = [(c, w) for c, w in zip(cases, ways[1:], strict=True) if c not in known]
        if len(kept) == len(cases):
            return False
        _rebuild(op, b, [c for c, _ in kept], [ways[0], *(w for _, w in kept)])
        return True
    value = next(c for c, w in zip(known, outer[1:], strict=True) if w[0] is block)
    at = cases.index(value) + 1 if value in cases else 0
    _branch(b, op, *ways[at])
    return True


canonicalize.add("cf.br")(br)
canonicalize.add("cf.cond_br")(cond_br)
canonicalize.add("cf.assert")(assert_)
canonicalize.add("cf.switch")(switch)
