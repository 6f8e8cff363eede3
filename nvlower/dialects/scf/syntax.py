"""Assembly of the scf ops that have no declarative format."""

from __future__ import annotations

from nvlower.dialects.signatures import print_assignments
from nvlower.ir.opdef import printer
from nvlower.ir.types import DYNAMIC, INDEX

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation


@printer.add("scf.for")
def print_for(op: Operation, p: Any) -> None:
    """scf.for %i = %lb to %ub step %s iter_args(%a = %b) -> (f32) : i32 {...}"""
    n, o = p.names, op.operands
    args = op.regions[0].blocks[0].arguments
    unsigned = " unsigned" if "unsignedCmp" in op.properties else ""
    text = f"{unsigned} {n[args[0]]} = {n[o[0]]} to {n[o[1]]} step {n[o[2]]}"
    inits = o[3:]
    if inits:
        text += print_assignments(p, args[1:], inits, " iter_args")
        text += f" -> ({p.types([v.type for v in inits])})"
    t = args[0].type
    p.emit(f"{text} " if t is INDEX else f"{text}  : {p.type(t)} ")
    p.print_region(op.regions[0], args=False, terminators=bool(inits))
    p.emit(p.attr_dict(op, ("unsignedCmp",)))


@printer.add("scf.if")
def print_if(op: Operation, p: Any) -> None:
    """scf.if %c -> (i32) {...} else {...}"""
    results = bool(op.results)
    arrow = f" -> ({p.types([r.type for r in op.results])})" if results else ""
    p.emit(f" {p.names[op.operands[0]]}{arrow} ")
    p.print_region(op.regions[0], args=False, terminators=results)
    if op.regions[1].blocks:
        p.emit(" else ")
        p.print_region(op.regions[1], args=False, terminators=results)
    p.emit(p.attr_dict(op))


@printer.add("scf.while")
def print_while(op: Operation, p: Any) -> None:
    """scf.while (%a = %b) : (i32) -> i32 {...} do {...} attributes {...}"""
    before = op.regions[0]
    arguments = before.blocks[0].arguments
    p.emit(f"{print_assignments(p, arguments, op.operands, ' ')} : {p.functional_type(op)} ")
    p.print_region(before, args=False)
    p.emit(" do ")
    p.print_region(op.regions[1])
    p.emit(p.attr_dict_with_keyword(op))


def arrow_types(op: Operation, p: Any) -> str:
    """Return ``-> (types)`` of the results with a leading blank, "" for none."""
    return f" -> {p.arrow_types([r.type for r in op.results])}" if op.results else ""


@printer.add("scf.parallel")
def print_parallel(op: Operation, p: Any) -> None:
    """scf.parallel (%i) = (%lb) to (%ub) step (%s) init (%v) -> f32 {...}"""
    names = p.operands
    text = (
        f" ({names(op.regions[0].blocks[0].arguments)}) = ({names(op.lowerBound)})"
        f" to ({names(op.upperBound)}) step ({names(op.step)})"
    )
    if op.initVals:
        text += f" init ({names(op.initVals)})"
    p.emit(f"{text}{arrow_types(op, p)} ")
    p.print_region(op.regions[0], args=False)
    p.emit(p.attr_dict(op, ("operandSegmentSizes",)))


def index_list(p: Any, values: Any, integers: Any) -> str:
    """Return ``(%a, 3)``."""
    rest = iter(values)
    inner = ", ".join(p.names[next(rest)] if n == DYNAMIC else str(n) for n in integers.values)
    return f"({inner})"


BOUNDS = ("operandSegmentSizes", "staticLowerBound", "staticUpperBound", "staticStep")


@printer.add("scf.forall")
def print_forall(op: Operation, p: Any) -> None:
    """scf.forall (%i, %j) in (%n, 4) shared_outs(%o = %t) -> (tensor<4xf32>) {...}"""
    rank = len(op.staticLowerBound.values)
    arguments = op.regions[0].blocks[0].arguments
    upper = index_list(p, op.dynamicUpperBound, op.staticUpperBound)
    lower_values, step_values = op.staticLowerBound.values, op.staticStep.values
    text = f" ({p.operands(arguments[:rank])}) "
    if all(v == 0 for v in lower_values) and all(v == 1 for v in step_values):
        text += f"in {upper}"
    else:
        lower = index_list(p, op.dynamicLowerBound, op.staticLowerBound)
        step = index_list(p, op.dynamicStep, op.staticStep)
        text += f"= {lower} to {upper} step {step}"
    text += print_assignments(p, arguments[rank:], op.outputs, " shared_outs") + " "
    if op.outputs:
        text += f"-> ({p.types([r.type for r in op.results])}) "
    p.emit(text)
    p.print_region(op.regions[0], args=False, terminators=bool(op.results))
    p.emit(p.attr_dict(op, BOUNDS))


@printer.add("scf.execute_region")
def print_execute_region(op: Operation, p: Any) -> None:
    """scf.execute_region -> i32 no_inline {...}"""
    p.emit(f"{arrow_types(op, p)} {'no_inline ' if 'no_inline' in op.properties else ''}")
    p.print_region(op.regions[0], args=False)
    p.emit(p.attr_dict(op, ("no_inline",)))


@printer.add("scf.forall.in_parallel")
def print_in_parallel(op: Operation, p: Any) -> None:
    """scf.forall.in_parallel {...}"""
    p.emit(" ")
    p.print_region(op.regions[0], args=False, terminators=False)
    p.emit(p.attr_dict(op))
