"""Assembly of the scf ops that have no declarative format."""

from __future__ import annotations

from nvlower.dialects.signatures import end_region, print_assignments, segments, split_attrs
from nvlower.ir.attributes import UNIT, DenseArrayAttr
from nvlower.ir.core import Block, Operation, Region
from nvlower.ir.opdef import action, op_definition, printer
from nvlower.ir.types import DYNAMIC, I1, I64, INDEX

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


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


# -- reading -------------------------------------------------------------------------------------
@action.add("scf_for_head")
def read_for_head(p: Any, c: list[Any]) -> Any:
    """Resolve the bounds of scf.for and enter its arguments."""
    start, words, variable, lower, upper, step, carried, t = c
    t = t or INDEX
    pairs, types = carried or ([], [])
    if len(pairs) != len(types):
        message = "mismatch in number of loop-carried values and defined values"
        raise p.error(f"custom op 'scf.for' {message}", start)
    values = [p.resolve(n, t) for n in (lower, upper, step)]
    values += p.resolve_all([v for _, v in pairs], types)
    p.region_args([variable, *(n for n, _ in pairs)], [t, *types])
    if words and words != ["unsigned"]:
        raise p.error("expected SSA operand", p.last())
    return start, values, types, {"unsignedCmp": UNIT} if words else {}


@action.add("op_scf_for")
def read_for(p: Any, c: list[Any]) -> Operation:
    """Build scf.for."""
    (start, values, types, d), region, attrs = c
    end_region(p, start, region, "scf.yield")
    made: Operation = p.make(
        start, "scf.for", values, types, d, split_attrs("scf.for", attrs, d), [region]
    )
    return made


@action.add("scf_if_head")
def read_if_head(p: Any, c: list[Any]) -> Any:
    """Resolve the condition of scf.if."""
    start, condition, types = c
    return start, p.resolve(condition, I1), types


@action.add("op_scf_if")
def read_if(p: Any, c: list[Any]) -> Operation:
    """Build scf.if."""
    (start, condition, types), then, other, attrs = c
    end_region(p, start, then, "scf.yield")
    if other is None:
        other = Region()
    else:
        end_region(p, start, other, "scf.yield")
    made: Operation = p.make(start, "scf.if", [condition], types, {}, attrs, [then, other])
    return made


@action.add("scf_while_head")
def read_while_head(p: Any, c: list[Any]) -> Any:
    """Resolve the inits of scf.while and enter its arguments."""
    start, pairs, t = c
    if len(pairs) != len(t.inputs):
        wrong = f"(expected {len(pairs)} got {len(t.inputs)})"
        message = f"custom op 'scf.while' expected as many input types as operands {wrong}"
        raise p.error(message, start + 1)
    values = p.resolve_all([v for _, v in pairs], t.inputs)
    p.region_args([n for n, _ in pairs], t.inputs)
    return start, values, t.results


@action.add("op_scf_while")
def read_while(p: Any, c: list[Any]) -> Operation:
    """Build scf.while."""
    (start, values, types), before, after, attrs = c
    made: Operation = p.make(start, "scf.while", values, types, {}, attrs, [before, after])
    return made


@action.add("scf_parallel_head")
def read_parallel_head(p: Any, c: list[Any]) -> Any:
    """Resolve the bounds of scf.parallel and enter its arguments."""
    start, variables, lower, upper, step, inits, types = c
    groups = [[p.resolve(n, INDEX) for n in names] for names in (lower, upper, step)]
    if len({len(variables), len(lower), len(upper), len(step)}) > 1:
        message = f"custom op 'scf.parallel' expected {len(variables)} operands"
        raise p.error(message, p.last())
    groups.append(p.resolve_all(inits, types))
    p.region_args(variables, [INDEX] * len(variables))
    return start, groups, types


@action.add("op_scf_parallel")
def read_parallel(p: Any, c: list[Any]) -> Operation:
    """Build scf.parallel."""
    (start, groups, types), region, attrs = c
    end_region(p, start, region, "scf.reduce")
    d = {"operandSegmentSizes": segments(*groups)}
    values = [v for g in groups for v in g]
    made: Operation = p.make(start, "scf.parallel", values, types, d, attrs, [region])
    return made


def split_list(items: list[Any]) -> tuple[list[str], list[int]]:
    """Split ``(%a, 3)`` into names and numbers, `DYNAMIC` for the names."""
    names: list[str] = []
    integers: list[int] = []
    for x in items:
        some = [x] if isinstance(x, int) else x.split(", ")
        names += [n for n in some if not isinstance(n, int)]
        integers += [n if isinstance(n, int) else DYNAMIC for n in some]
    return names, integers


@action.add("scf_forall_in")
def read_forall_in(p: Any, c: list[Any]) -> Any:
    """Return the bounds of a normalized scf.forall."""
    upper = split_list(c[0])
    rank = len(upper[1])
    return ([], [0] * rank), upper, ([], [1] * rank)


@action.add("scf_forall_range")
def read_forall_range(p: Any, c: list[Any]) -> Any:
    """Return the bounds of scf.forall."""
    return tuple(map(split_list, c))


@action.add("scf_forall_head")
def read_forall_head(p: Any, c: list[Any]) -> Any:
    """Resolve the bounds of scf.forall and enter its arguments."""
    start, variables, bounds, shared = c
    pairs, types = shared or ([], [])
    d: dict[str, Any] = {}
    groups = []
    for (names, integers, *_), name in zip(bounds, BOUNDS[1:], strict=True):
        groups.append([p.resolve(n, INDEX) for n in names])
        d[name] = DenseArrayAttr(I64, tuple(integers))
    groups.append(p.resolve_all([v for _, v in pairs], types))
    d["operandSegmentSizes"] = segments(*groups)
    arguments = [*variables, *(n for n, _ in pairs)]
    p.region_args(arguments, [INDEX] * len(variables) + list(types))
    return start, [v for g in groups for v in g], types, d


@action.add("op_scf_forall")
def read_forall(p: Any, c: list[Any]) -> Operation:
    """Build scf.forall."""
    (start, values, types, d), region, attrs = c
    block = region.blocks[-1]
    if block.last is None or block.last.name != "scf.forall.in_parallel":
        body = Region([Block()])
        name = "scf.forall.in_parallel"
        block.append(
            Operation(name, regions=[body], loc=p.loc(start), definition=op_definition(name))
        )
    attrs = split_attrs("scf.forall", attrs, d)
    made: Operation = p.make(start, "scf.forall", values, types, d, attrs, [region])
    return made


@action.add("op_scf_execute_region")
def read_execute_region(p: Any, c: list[Any]) -> Operation:
    """Build scf.execute_region."""
    start, types, words, region, attrs = c
    d = {"no_inline": UNIT} if words else {}
    attrs = split_attrs("scf.execute_region", attrs, d)
    made: Operation = p.make(start, "scf.execute_region", (), types, d, attrs, [region])
    return made


@action.add("op_scf_forall_in_parallel")
def read_in_parallel(p: Any, c: list[Any]) -> Operation:
    """Build scf.forall.in_parallel."""
    start, region, attrs = c
    if not region.blocks:
        region.append(Block())
    made: Operation = p.make(start, "scf.forall.in_parallel", (), (), {}, attrs, [region])
    return made


@action.add("scf_case")
def read_case(p: Any, c: list[Any]) -> Any:
    """Add one case of scf.index_switch."""
    cases, value, region = c
    cases.append((value, region))
    return cases


@action.add("op_scf_index_switch")
def read_index_switch(p: Any, c: list[Any]) -> Operation:
    """Build scf.index_switch."""
    start, arg, attrs, types, cases, default = c
    d: dict[str, Any] = {"cases": DenseArrayAttr(I64, tuple(v for v, _ in cases))}
    regions = [default, *(r for _, r in cases)]
    for r in regions:
        end_region(p, start, r, "scf.yield")
    attrs = split_attrs("scf.index_switch", attrs, d)
    values = [p.resolve(arg, INDEX)]
    made: Operation = p.make(start, "scf.index_switch", values, types, d, attrs, regions)
    return made
