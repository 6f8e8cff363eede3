"""Verifier rules of scf ops."""

from __future__ import annotations

from nvlower.dialects.region_edges import check_edge, check_yield
from nvlower.ir.opdef import verify
from nvlower.ir.types import DYNAMIC, INDEX

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation


@verify.add("scf.for")
def loop(op: Operation) -> None:
    """An induction variable, and one argument and result for each carried value."""
    arguments = op.regions[0].entry.arguments if op.regions[0].blocks else []
    inits = op.operands[3:]
    if not arguments or arguments[0].type is not op.operands[0].type:
        op.emit_op_error("expected induction variable to be same type as bounds and step")
        return
    if len(inits) != len(op.results):
        op.emit_op_error("mismatch in number of loop-carried values and defined values")
        return
    carried = arguments[1:]
    if len(inits) != len(carried):
        op.emit_op_error(
            f"different number of inits and region iter_args: {len(inits)} != {len(carried)}"
        )
        return
    for i, (a, b, r) in enumerate(zip(inits, carried, op.results, strict=True)):
        for other, what in ((b, "region iter_arg"), (r, "yielded value")):
            if a.type is not other.type:
                names = ("init", what)
                op.emit_op_error(
                    f"{i}-th {names[0]} and {i}-th {names[1]} have different type:"
                    f" '{a.type}' != '{other.type}'"
                )
                return


@verify.add("scf.for#regions")
def loop_yield(op: Operation) -> None:
    """Yields the carried values."""
    last = op.regions[0].entry.last if op.regions[0].blocks else None
    if last is None or last.name != "scf.yield":
        return
    carried = op.regions[0].entry.arguments[1:]
    if len(carried) == len(last.operands):
        for i, (a, v) in enumerate(zip(carried, last.operands, strict=True)):
            if a.type is not v.type:
                op.emit_op_error(
                    f"{i}-th region iter_arg and {i}-th yielded value have different type:"
                    f" '{a.type}' != '{v.type}'"
                )
                return
    check_yield(op, 0, "Region #0", carried)


@verify.add("scf.if")
def condition(op: Operation) -> None:
    """An else branch where there are results."""
    if op.results and not op.regions[1].blocks:
        op.emit_op_error("must have an else block if defining values")


@verify.add("scf.if#regions")
def condition_yields(op: Operation) -> None:
    """Both branches yield the results."""
    _ = check_yield(op, 0, "parent", op.results) and check_yield(op, 1, "parent", op.results)


@verify.add("scf.while")
def while_(op: Operation) -> None:
    """The regions hand their values round, and the first one out."""
    before, after = op.regions
    if not before.blocks or not after.blocks:
        return
    if not check_edge(op, "parent", "Region #0", op.operands, before.entry.arguments):
        return
    last = before.entry.last
    if last is None or last.name != "scf.condition":
        diagnostic = op.emit_op_error(
            "expects the 'before' region to terminate with 'scf.condition'"
        )
        if last is not None:
            diagnostic.note("terminator here", last.loc)
        return
    source, given = "Operation scf.condition", last.operands[1:]
    if check_edge(op, source, "parent", given, op.results, last) and check_edge(
        op, source, "Region #1", given, after.entry.arguments, last
    ):
        end = after.entry.last
        if end is None or end.name != "scf.yield":
            wrong = op.emit_op_error("expects the 'after' region to terminate with 'scf.yield'")
            if end is not None:
                wrong.note("terminator here", end.loc)
            return
        check_yield(op, 1, "Region #0", before.entry.arguments)


@verify.add("scf.parallel")
def parallel(op: Operation) -> None:
    """Bounds and step for each dimension, a reduction for each result."""
    _, _, steps, inits = op.properties["operandSegmentSizes"].values  # type: ignore[attr-defined]
    if not steps:
        op.emit_op_error("needs at least one tuple element for lowerBound, upperBound and step")
        return
    for v in op.step:
        constant = getattr(constant_of(v), "value", 1)
        if constant <= 0:
            op.emit_op_error("constant step operand must be positive")
            return
    body = op.regions[0].entry
    if len(body.arguments) != steps:
        op.emit_op_error(
            f"expects the same number of induction variables: {len(body.arguments)} as bound and"
            f" step values: {steps}"
        )
        return
    if any(a.type is not INDEX for a in body.arguments):
        op.emit_op_error("expects arguments for the induction variable to be of index type")
        return
    last = body.last
    if last is None or last.name != "scf.reduce":
        wrong = op.emit_op_error("expects body to terminate with 'scf.reduce'")
        if last is not None:
            wrong.note("terminator here", last.loc)
        return
    reductions = len(last.regions)
    if len(op.results) != reductions:
        op.emit_op_error(
            f"expects number of results: {len(op.results)} to be the same as number of"
            f" reductions: {reductions}"
        )
        return
    if inits != reductions:
        op.emit_op_error(
            f"expects number of results: {len(op.results)} to be the same as number of initial"
            f" values: {inits}"
        )
        return
    for r, v in zip(op.results, last.operands, strict=False):
        if r.type is not v.type:
            last.emit_op_error(
                f"expects type of {r.index}-th reduction operand: '{v.type}' to be the same as"
                f" the {r.index}-th result type: '{r.type}'"
            )
            return


def constant_of(value: Any) -> Any:
    """Return the attribute of the constant that makes a value, None for other values."""
    maker = value.defining_op
    if maker is None or not maker.has_trait("ConstantLike"):
        return None
    return maker.properties.get("value")


@verify.add("scf.reduce")
def reductions(op: Operation) -> None:
    """A region for each operand."""
    if len(op.regions) != len(op.operands):
        op.emit_op_error(
            f"expects number of reduction regions: {len(op.regions)} to be the same as number of"
            f" reduction operands: {len(op.operands)}"
        )


@verify.add("scf.reduce#regions")
def reduce(op: Operation) -> None:
    """Each region takes two values of the operand's type."""
    for i, (region, v) in enumerate(zip(op.regions, op.operands, strict=False)):
        types = [a.type for a in region.entry.arguments] if region.blocks else []
        if types != [v.type, v.type]:
            op.emit_op_error(
                f"expected two block arguments with type '{v.type}' in the {i}-th reduction region"
            )
            return
        last = region.entry.last
        if last is None or last.name != "scf.reduce.return":
            op.emit_op_error("reduction bodies must be terminated with an"
                             " 'scf.reduce.return' op")  # fmt: skip
            return


@verify.add("scf.reduce.return")
def reduce_return(op: Operation) -> None:
    """A value of the reduction's type."""
    block = op.parent
    if block is None or not block.arguments:
        return
    wanted = block.arguments[0].type
    if op.operands[0].type is not wanted:
        op.emit_op_error(f"must have type '{wanted}' (the type of the reduction inputs)")


@verify.add("scf.index_switch")
def index_switch(op: Operation) -> None:
    """A region for each case, no case twice, the results from each region."""
    cases = op.properties["cases"].values  # type: ignore[attr-defined]
    if len(cases) != len(op.regions) - 1:
        op.emit_op_error(f"has {len(op.regions) - 1} case regions but {len(cases)} case values")
        return
    seen: set[int] = set()
    for c in cases:
        if c in seen:
            op.emit_op_error(f"has duplicate case value: {c}")
            return
        seen.add(c)
    for i, region in enumerate(op.regions):
        name = "default region" if i == 0 else f"case region #{i - 1}"
        last = region.entry.last if region.blocks else None
        if last is None or last.name != "scf.yield":
            if last is not None:
                op.emit_op_error(f"expected region to end with scf.yield, but got {last.name}")
            return
        if not _yields(op, last, name):
            return


def _yields(op: Operation, last: Operation, name: str) -> bool:
    if len(last.operands) != len(op.results):
        diagnostic = op.emit_op_error(
            f"expected each region to return {len(op.results)} values, but {name} returns"
            f" {len(last.operands)}"
        )
        diagnostic.note("see yield operation here", last.loc)
        return False
    for i, (r, v) in enumerate(zip(op.results, last.operands, strict=True)):
        if r.type is not v.type:
            diagnostic = op.emit_op_error(f"expected result #{i} of each region to be '{r.type}'")
            diagnostic.note(f"{name} returns '{v.type}' here", last.loc)
            return False
    return True


@verify.add("scf.execute_region")
def execute_region(op: Operation) -> None:
    """A region with blocks and without arguments that yields the results."""
    region = op.regions[0]
    if not region.blocks:
        op.emit_op_error("region needs to have at least one block")
        return
    if region.entry.arguments:
        op.emit_op_error("region cannot have any arguments")
        return
    check_yield(op, 0, "parent", op.results)


@verify.add("scf.forall")
def forall(op: Operation) -> None:
    """Index arguments for each dimension, then one for each shared output."""
    lower = op.properties["staticLowerBound"].values  # type: ignore[attr-defined]
    rank = len(lower)
    outputs: list[Any] = op.outputs
    arguments = op.regions[0].entry.arguments
    if len(op.results) != len(outputs):
        op.emit_op_error(f"produces {len(op.results)} results, but has only"
                         f" {len(outputs)} outputs")  # fmt: skip
        return
    if len(arguments) != rank + len(outputs):
        op.emit_op_error(f"region expects {rank + len(outputs)} arguments")
        return
    for i, a in enumerate(arguments[:rank]):
        if a.type is not INDEX:
            op.emit_op_error(f"expects {i}-th block argument to be an index")
            return
    for i, (a, o) in enumerate(zip(arguments[rank:], outputs, strict=True)):
        if a.type is not o.type:
            op.emit_op_error(f"type mismatch between {i}-th output and corresponding block"
                             " argument")  # fmt: skip
            return
    mapping: Any = op.properties.get("mapping")
    if mapping is not None and mapping.elements and len(mapping.elements) != rank:
        op.emit_op_error("mapping attribute size must match op rank")
        return
    _bounds(op, rank)


def _bounds(op: Operation, rank: int) -> None:
    """Check that there is a bound or step for each dimension, and a value where it is dynamic."""
    groups = (("LowerBound", "lower bound"), ("UpperBound", "upper bound"), ("Step", "step"))
    for name, what in groups:
        given = op.properties[f"static{name}"].values  # type: ignore[attr-defined]
        if len(given) != rank:
            op.emit_error(f"expected {rank} {what} values, got {len(given)}")
            return
        dynamic = given.count(DYNAMIC)
        if dynamic != len(getattr(op, f"dynamic{name}")):
            op.emit_error(f"expected {dynamic} dynamic {what} values")
            return


@verify.add("scf.forall.in_parallel")
def in_parallel(op: Operation) -> None:
    """Holds only ops that combine in parallel: none of these dialects has one."""
    for inner in op.regions[0].blocks[0].ops if op.regions[0].blocks else ():
        inner_definition = inner.definition
        if inner_definition is not None:
            inner_error = "expected only ParallelCombiningOpInterface ops"
            op.emit_op_error(inner_error).note("", inner.loc)
            return
