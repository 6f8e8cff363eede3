"""``--convert-scf-to-cf``: structured control flow to branches. Source: SCFToControlFlow.cpp."""

from __future__ import annotations

from nvlower.ir.attributes import DenseArrayAttr, IntegerAttr
from nvlower.ir.builder import Builder
from nvlower.ir.core import Block, Region
from nvlower.ir.types import I1, I32, I64, INDEX, VectorType
from nvlower.passes.base import Option, Options, Pass
from nvlower.rewrite.rules import Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value
    from nvlower.rewrite.rewriter import Rewriter
    from nvlower.rewrite.rules import Failed

RULES = Rules()


def _branch(b: Rewriter, block: Block, operands: Any = ()) -> Operation:
    return b.create("cf.br", (list(operands),), (), successors=(block,))


def _index_of(block: Block) -> int:
    assert block.parent is not None
    return block.parent.blocks.index(block)


def _region_of(op: Operation) -> Region:
    region = op.parent_region
    assert region is not None
    return region


def _llvm_attributes(op: Operation) -> dict[str, Any]:
    return {n: a for n, a in op.attributes.items() if n.startswith("llvm.")}


@RULES.lowers("scf.for", remap=False)
def lower_for(op: Operation, b: Rewriter) -> None:
    """scf.for  =>  a condition block with the carried values as arguments, and the body."""
    start = op.parent
    assert start is not None
    end = b.split_block(start, op)
    body = op.regions[0]
    condition = body.blocks[0]
    first = b.split_block(condition, condition.first)
    last = body.blocks[-1]
    b.inline_region(body, _region_of(op), _index_of(end))
    variable, *carried = condition.arguments
    terminator = last.last
    assert terminator is not None
    b.at_end(last)
    stepped = b.value("arith.addi", (variable, op.step))
    back = _branch(b, condition, (stepped, *terminator.operands))
    back.attributes.update(_llvm_attributes(op))
    b.erase(terminator)
    b.at_end(start)
    _branch(b, condition, (op.lowerBound, *op.initArgs))
    b.at_end(condition)
    predicate = 6 if op.properties.get("unsignedCmp") is not None else 2
    below = b.value(
        "arith.cmpi", (variable, op.upperBound), (I1,), {"predicate": IntegerAttr(predicate, I64)}
    )
    b.create("cf.cond_br", (below, (), ()), (), successors=(first, end))
    b.replace(op, *carried)


@RULES.lowers("scf.if", remap=False)
def lower_if(op: Operation, b: Rewriter) -> None:
    """scf.if  =>  cf.cond_br to both regions, which join in a block with the results."""
    start = op.parent
    assert start is not None
    rest = b.split_block(start, op)
    follow = rest
    if op.results:
        follow = b.create_block(
            _region_of(op), [r.type for r in op.results], [op.loc] * len(op.results),
            _index_of(rest),
        )  # fmt: skip
        _branch(b, rest)
    targets = []
    for region in op.regions:
        if not region.blocks:
            targets.append(follow)
            continue
        targets.append(region.blocks[0])
        terminator = region.blocks[-1].last
        assert terminator is not None
        b.at_end(region.blocks[-1])
        _branch(b, follow, terminator.operands)
        b.erase(terminator)
        b.inline_region(region, _region_of(op), _index_of(follow))
    b.at_end(start)
    new = b.create("cf.cond_br", (op.condition, (), ()), (), successors=targets)
    new.attributes.update(_llvm_attributes(op))
    b.replace(op, *(follow.arguments if op.results else ()))


def _join(op: Operation, b: Rewriter, region: Region, end: Block) -> Block:
    """Let every yield of `region` branch to `end`; put the blocks before it; return the first."""
    first = region.blocks[0]
    for block in region.blocks:
        terminator = block.last
        if terminator is not None and terminator.name == "scf.yield":
            b.at_end(block)
            _branch(b, end, terminator.operands)
            b.erase(terminator)
    b.inline_region(region, _region_of(op), _index_of(end))
    return first


@RULES.lowers("scf.execute_region", remap=False)
def lower_execute_region(op: Operation, b: Rewriter) -> None:
    """scf.execute_region  =>  its blocks, reached by a branch, left by branches."""
    start = op.parent
    assert start is not None
    end = b.split_block(start, op)
    first = _join(op, b, op.regions[0], end)
    b.at_end(start)
    _branch(b, first)
    b.replace(op, *[end.add_argument(r.type, op.loc) for r in op.results])


def _forwards(region: Region) -> bool:
    """Tell whether a region only yields its own arguments, in order."""
    if len(region.blocks) != 1:
        return False
    block = region.blocks[0]
    only = block.first
    return (
        only is not None
        and only is block.last
        and len(only.operands) == len(block.arguments)
        and all(x is y for x, y in zip(only.operands, block.arguments, strict=True))
    )


@RULES.lowers("scf.while", remap=False)
def lower_while(op: Operation, b: Rewriter) -> None:
    """scf.while  =>  its two regions in a cycle; one region where the second only forwards."""
    start = op.parent
    assert start is not None
    end = b.split_block(start, op)
    before, after = op.regions
    do_while = _forwards(after)
    first = before.blocks[0]
    last = before.blocks[-1]
    condition = last.last
    assert condition is not None
    target = first
    if not do_while:
        target = after.blocks[0]
        b.inline_region(after, _region_of(op), _index_of(end))
    yielded = target.parent.blocks  # type: ignore[union-attr]
    after_last = yielded[_index_of(end) - 1] if not do_while else None
    b.inline_region(before, _region_of(op), _index_of(target if not do_while else end))
    b.at_end(start)
    _branch(b, first, op.operands)
    b.at_op(condition)
    flag, *passed = condition.operands
    b.create("cf.cond_br", (flag, passed, ()), (), successors=(target, end))
    b.erase(condition)
    if after_last is not None:
        terminator = after_last.last
        assert terminator is not None
        b.at_op(terminator)
        _branch(b, first, terminator.operands)
        b.erase(terminator)
    b.replace(op, *passed)


@RULES.lowers("scf.index_switch", remap=False)
def lower_index_switch(op: Operation, b: Rewriter) -> None:
    """scf.index_switch  =>  cf.switch on the index as i32, the regions join after it."""
    from nvlower.ir.dense import dense_ints

    start = op.parent
    assert start is not None
    end = b.split_block(start, op)
    default, *cases = op.regions
    targets = [_join(op, b, r, end) for r in cases]
    other = _join(op, b, default, end)
    b.at_end(start)
    flag = b.value("arith.index_cast", (op.arg,), (I32,))
    values: Any = op.properties["cases"]
    properties: dict[str, Any] = {"case_operand_segments": DenseArrayAttr(I32, (0,) * len(cases))}
    if values.values:
        properties["case_values"] = dense_ints(VectorType((len(cases),), I32), values.values)
    b.create("cf.switch", (flag, (), ()), (), properties, successors=(other, *targets))
    b.replace(op, *[end.add_argument(r.type, op.loc) for r in op.results])


@RULES.lowers("scf.parallel", remap=False)
def lower_parallel(op: Operation, b: Rewriter) -> Failed | None:
    """scf.parallel  =>  nested scf.for, reductions carried; these are lowered in turn."""
    body = op.regions[0].blocks[0]
    reduce = body.last
    if reduce is None or reduce.name != "scf.reduce":
        return b.fail(op, "the body does not end in scf.reduce")
    carried: list[Value] = list(op.initVals)
    variables: list[Value] = []
    results: list[Value] = []
    bounds = zip(op.lowerBound, op.upperBound, op.step, strict=True)
    for depth, (lower, upper, step) in enumerate(bounds):
        loop = _loop(b, lower, upper, step, carried)
        variables.append(loop.regions[0].blocks[0].arguments[0])
        if depth == 0:
            results = list(loop.results)
        elif results:
            b.create("scf.yield", (loop.results,), ())
        carried = list(loop.regions[0].blocks[0].arguments[1:])
        inner = loop.regions[0].blocks[0]
        b.at_start(inner)
        b.block = inner
    _inline_body(op, b, body, reduce, variables, carried)
    b.replace(op, *results)
    return None


def _loop(b: Rewriter, lower: Value, upper: Value, step: Value, carried: list[Value]) -> Operation:
    inner = Block([lower.type, *(v.type for v in carried)])
    loop = b.create(
        "scf.for", (lower, upper, step, carried), [v.type for v in carried],
        regions=(Region([inner]),),
    )  # fmt: skip
    if not carried:
        Builder(block=inner, loc=b.loc).create("scf.yield", ((),), ())
    return loop


def _inline_body(op: Operation, b: Rewriter, body: Block, reduce: Operation, variables: list[Value], carried: list[Value]) -> None:  # fmt: skip
    """Move the body of scf.parallel and its reductions into the innermost loop."""
    target = b.block
    assert target is not None
    mapping: dict[Any, Any] = dict(zip(body.arguments, variables, strict=True))
    for inner in body.ops:
        if inner is not reduce:
            b.clone(inner, mapping)
    yielded = []
    for region, value, operand in zip(reduce.regions, carried, reduce.operands, strict=True):
        block = region.blocks[0]
        mapping[block.arguments[0]] = value
        mapping[block.arguments[1]] = mapping.get(operand, operand)
        for inner in block.ops:
            if inner is block.last:
                yielded.append(mapping.get(inner.operands[0], inner.operands[0]))
            else:
                b.clone(inner, mapping)
    if yielded:
        b.create("scf.yield", (yielded,), ())


@RULES.lowers("scf.forall", remap=False)
def lower_forall(op: Operation, b: Rewriter) -> Failed | None:
    """scf.forall (%i) in (%n)  =>  scf.parallel, lowered in turn"""
    if op.results:
        return b.fail(op, "only bufferized scf.forall ops can be lowered")

    def bounds(static: str, dynamic: Any) -> list[Value]:
        rest = iter(dynamic)
        sizes: Any = op.properties[static]
        return [
            next(rest)
            if s == -(2**63)
            else b.value("arith.constant", (), (INDEX,), {"value": IntegerAttr(s, INDEX)})
            for s in sizes.values
        ]

    lower = bounds("staticLowerBound", op.dynamicLowerBound)
    upper = bounds("staticUpperBound", op.dynamicUpperBound)
    step = bounds("staticStep", op.dynamicStep)
    body = op.regions[0].blocks[0]
    inner = Block([a.type for a in body.arguments])
    b.create("scf.parallel", (lower, upper, step, ()), (), regions=(Region([inner]),))
    b.at_end(inner)
    mapping: dict[Any, Any] = dict(zip(body.arguments, inner.arguments, strict=True))
    for child in body.ops:
        if child is not body.last:
            b.clone(child, mapping)
    b.create("scf.reduce", ((),), (), regions=())
    b.replace(op)
    return None


ILLEGAL = {
    f"scf.{n}"
    for n in ("for", "if", "while", "parallel", "forall", "index_switch", "execute_region")
}


def run(op: Operation, options: Options) -> bool:
    """Convert every scf op under `op`; False if there was nothing to do."""
    from nvlower.rewrite.conversion import convert

    return convert(op, RULES, illegal=ILLEGAL, others_legal=True, options=options)


PASS = Pass(
    "convert-scf-to-cf",
    "SCFToControlFlowPass",
    "Convert SCF dialect to ControlFlow dialect, replacing structured control flow with a CFG",
    run,
    options=(
        Option("allow-pattern-rollback", bool, True,
               "Accepted for compatibility; conversion never rolls back"),
    ),
)  # fmt: skip
