"""Compiles an op's declaration to the function that checks one op against it."""

from __future__ import annotations

from .opdef import verify as hooks
from .traits import OP_CHECKS, STRUCTURE_CHECKS, TYPE_CHECKS, has_parent, single_block
from .types import I32

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .core import Operation
    from .opdef import Field, OpDef

    Check = Callable[[Operation], str | None]

BRANCHES = {"cf.br", "cf.cond_br", "llvm.br", "llvm.cond_br"}
"""Ops whose last variadic operands go to their successors in order."""

_attr_constraints: dict[str, tuple[Any, str, set[Any]] | None] = {}


def compile_checks(definition: OpDef) -> Callable[[Operation], bool]:
    """Return the check of ops declared by `definition`: True where the op is right."""
    by_types, predicates = _type_checks(definition)
    checks = _op_checks(definition)
    structure = _structure_checks(definition)
    rules = [_attr_check(f) for f in definition.attrs]
    required = [f.name for f in definition.attrs if f.kind == "one"]
    hook, inferred = hooks.get(definition.name), _infer_check(definition)
    good: set[Any] = set()
    sized = {"AttrSizedOperandSegments", "AttrSizedResultSegments"}
    segments = not sized.isdisjoint(definition.traits)
    mentioned = {a for _, args in definition.trait_list for a in args}
    typed = [f.name for f in definition.attrs if f.name in mentioned]
    regions, successors = _count_check(definition.regions, "region"), _successor_check(definition)

    def check(op: Operation) -> bool:
        properties = op.properties
        if op.regions or regions is not _no_regions:
            message = regions(op)
            if message is not None:
                return _fault(op, message)
        if op.successors or successors is not _no_successors:
            message = successors(op)
            if message is not None:
                return _fault(op, message)
        key: Any = (len(op.operands), *[v.type for v in op.operands], *[r.type for r in op.results])
        if segments:
            sizes = properties.get("operandSegmentSizes"), properties.get("resultSegmentSizes")
            key = (*key, *sizes)
        if typed:  # rules on types that read attributes too
            key = (*key, *[properties.get(n) for n in typed])
        fresh = key not in good
        if fresh:
            message = counts(definition, op)
            if message is not None:
                return _fault(op, message)
        for rule in structure:
            message = rule(op)
            if message is not None:
                return _fault(op, message)
        for name in required:
            if name not in properties:
                return _fault(op, f"requires attribute '{name}'")
        for name, known, judge in rules:
            attr = properties.get(name)
            if attr is not None and attr not in known:
                message = judge(attr)
                if message is not None:
                    return _fault(op, message)
        for rule in by_types if fresh else predicates:
            message = rule(op)
            if message is not None:
                return _fault(op, message)
        if fresh:
            good.add(key)
        for rule in checks:
            message = rule(op)
            if message is not None:
                return _fault(op, message)
        if hook is not None and not _run_hook(hook, op):
            return False
        message = None if inferred is None else inferred(op)
        return message is None or _fault(op, message)

    return check


LOCAL_DIALECTS = {"arith", "complex", "index", "math", "nvvm", "ub", "vector"}
LOCAL_OPS = {
    "builtin.unrealized_conversion_cast", "gpu.block_dim", "gpu.block_id", "gpu.grid_dim",
    "gpu.thread_id", "memref.cast", "memref.load", "memref.reinterpret_cast", "memref.store",
    "memref.subview", "memref.extract_strided_metadata", "nvgpu.ldmatrix", "nvgpu.mma.sync",
} | {
    f"llvm.{n}"
    for n in (
        "add", "sub", "mul", "sdiv", "udiv", "srem", "urem", "and", "or", "xor", "shl", "lshr",
        "ashr", "icmp", "fcmp", "fadd", "fsub", "fmul", "fdiv", "fneg", "select", "bitcast",
        "sext", "zext", "trunc", "fpext", "fptrunc", "ptrtoint", "inttoptr", "addrspacecast",
        "extractvalue", "insertvalue", "extractelement", "insertelement", "shufflevector",
        "getelementptr", "load", "store", "alloca", "mlir.constant", "mlir.poison", "mlir.zero",
        "mlir.undef", "inline_asm",
    )
}  # fmt: skip


def is_local(definition: OpDef) -> bool:
    """Tell whether the rules of an op read only its types and properties."""
    name = definition.name
    if definition.regions or definition.successors or _structure_checks(definition):
        return False
    contextual = {"Terminator", "SymbolUserOpInterface", "IsolatedFromAbove", "SymbolTable"}
    if not contextual.isdisjoint(definition.traits):
        return False
    return name in LOCAL_OPS or name.partition(".")[0] in LOCAL_DIALECTS


def remembering(
    check: Callable[[Operation], bool],
) -> tuple[Callable[[Operation], bool], set[tuple[Any, ...]]]:
    """Return a check that notes what the ops that it passed were made of, and the set of that.

    An op without attributes, regions and successors is right when its types and properties are
    in the set.
    """
    right: set[tuple[Any, ...]] = set()

    def remembered(op: Operation) -> bool:
        if not check(op):
            return False
        operands, results = [v.type for v in op.operands], [r.type for r in op.results]
        right.add((*operands, None, *results, *op.properties.items()))
        return True

    return remembered, right


def _fault(op: Operation, message: str) -> bool:
    if message[:1] == "\0":  # without the op's name
        op.emit_error(message[1:])
    else:
        op.emit_op_error(message)
    return False


def _run_hook(hook: Callable[[Operation], Any], op: Operation) -> bool:
    from nvlower.diag import sink

    diagnostics = sink().diagnostics
    before = len(diagnostics)
    hook(op)
    return len(diagnostics) == before or not any(
        d.severity == "error" for d in diagnostics[before:]
    )


def _no_regions(op: Operation) -> str | None:
    return "requires zero regions" if op.regions else None


def _count_check(fields: list[Field], what: str) -> Check:
    if not fields:
        return _no_regions
    fixed = sum(f.kind == "one" for f in fields)
    if fixed != len(fields):
        return lambda op: f"expected {fixed} or more regions" if len(op.regions) < fixed else None
    message = "requires one region" if fixed == 1 else f"expected {fixed} regions"
    return lambda op: message if len(op.regions) != fixed else None


def _no_successors(op: Operation) -> str | None:
    n = len(op.successors)
    return f"requires 0 successors but found {n}" if n else None


def _successor_check(definition: OpDef) -> Check:
    fields = definition.successors
    if not fields:
        return _no_successors
    fixed = sum(f.kind == "one" for f in fields)
    word = "successor" if fixed == 1 else "successors"

    def check(op: Operation) -> str | None:
        n = len(op.successors)
        if fixed == len(fields):
            return f"requires {fixed} {word} but found {n}" if n != fixed else None
        return f"requires at least {fixed} {word} but found {n}" if n < fixed else None

    return check


def counts(definition: OpDef, op: Operation) -> str | None:
    """Return what is wrong with the number of results or operands, or with segment sizes."""
    fields = definition.results
    n, fixed = len(op.results), sum(f.kind == "one" for f in fields)
    if fixed != len(fields):
        if n < fixed:
            return f"expected {fixed} or more results"
    elif n != fixed:
        return {0: "requires zero results", 1: "requires one result"}.get(
            fixed, f"expected {fixed} results"
        )
    fields = definition.operands
    n, fixed = len(op.operands), sum(f.kind == "one" for f in fields)
    if fixed != len(fields):
        if n < fixed:
            return f"expected {fixed} or more operands, but found {n}"
    elif n != fixed:
        return {0: "requires zero operands", 1: "requires a single operand"}.get(
            fixed, f"expected {fixed} operands, but found {n}"
        )
    for what, values in (("operand", op.operands), ("result", op.results)):
        if f"AttrSized{what.capitalize()}Segments" in definition.traits:
            message = _segments(definition, op, what, len(values))
            if message is not None:
                return message
    return None


def _segments(definition: OpDef, op: Operation, what: str, count: int) -> str | None:
    name = f"{what}SegmentSizes"
    attr: Any = op.properties.get(name)
    values = getattr(attr, "values", None)
    if values is None or attr.element_type is not I32:
        return f"requires dense i32 array attribute '{name}'"
    if any(v < 0 for v in values):
        return f"'{name}' attribute cannot have negative elements"
    if sum(values) != count:
        return (
            f"{what} count ({count}) does not match with the total size ({sum(values)}) "
            f"specified in attribute '{name}'"
        )
    fields = definition.operands if what == "operand" else definition.results
    if len(values) != len(fields):
        return (
            f"'{name}' attribute for specifying {what} segments must have {len(fields)} "
            f"elements, but got {len(values)}"
        )
    return None


def _constraint(name: str) -> Any:
    """Return (predicate, summary) of a constraint, None where nothing is checked."""
    from .constraints import constraint

    if not name or name == "AnyType":
        return None
    found = constraint(name)
    return found.test, found.summary


def _attr_check(f: Field) -> tuple[str, set[Any], Callable[[Any], str | None]]:
    """Return name, attributes known to be right, and the judge of others (resolved when used)."""
    good: set[Any] = set()
    rule: list[Any] = []

    def judge(attr: Any) -> str | None:
        if not rule:
            rule.append(_constraint(f.constraint))
        if rule[0] is None or rule[0][0](attr):
            good.add(attr)
            return None
        kind = "property" if f.constraint == "llvm.overflow" else "attribute"  # an EnumProp
        return f"{kind} '{f.name}' failed to satisfy constraint: {rule[0][1]}"

    return f.name, good, judge


def _type_checks(definition: OpDef) -> tuple[list[Check], list[Check]]:
    """Return the checks that types decide, and those among them that look at more than types."""
    found: list[Check] = []
    more: list[Check] = []
    for what in ("operand", "result"):
        fields = definition.operands if what == "operand" else definition.results
        if fields:
            found.append(_values_check(definition, fields, what))
    for head, args in definition.trait_list:
        rule = _match_check(definition, head, args)
        if head == "PredOpTrait":
            rule = _predicate_check(args)
            more.append(rule)
        if rule is not None:
            found.append(rule)
    for head in [h for h, _ in definition.trait_list]:
        names = ("Elementwise",) if head == "ElementwiseMappable" else (head,)
        found += [TYPE_CHECKS[n] for n in names if n in TYPE_CHECKS]
    fields = definition.operands + definition.results
    if "SameOperandsAndResultType" in definition.traits and all(f.kind == "one" for f in fields):
        found.append(_all_as_first)
    return found, more


def _values_check(definition: OpDef, fields: list[Field], what: str) -> Check:
    rules = [_constraint(f.constraint) for f in fields]

    def check(op: Operation) -> str | None:
        values: Any = op.operands if what == "operand" else op.results
        at = 0
        for f, rule, size in zip(fields, rules, definition.segments(op, what), strict=True):
            if f.kind == "optional" and size > 1:
                return f"{what} group starting at #{at} requires 0 or 1 element, but found {size}"
            if f.kind == "one" and size != 1:  # upstream reads what lies outside the group
                return f"{what} group starting at #{at} requires 1 element, but found {size}"
            for i in range(at, at + size):
                if rule is not None and not rule[0](values[i].type):
                    many = "variadic of " if f.kind == "variadic" else ""
                    return f"{what} #{i} must be {many}{rule[1]}, but got '{values[i].type}'"
            at += size
        return None

    return check


def _match_check(definition: OpDef, head: str, args: list[str]) -> Check | None:
    """Return the check of AllTypesMatch and its kind, or of TypesMatchWith."""
    aspects: dict[str, tuple[str, Callable[[Any], Any]]] = {
        "AllTypesMatch": ("type", lambda t: t),
        "AllElementTypesMatch": ("element type", _element),
        "AllRanksMatch": ("rank", lambda t: getattr(t, "rank", None)),
        "AllShapesMatch": ("shape", lambda t: getattr(t, "shape", None)),
    }
    if head == "ShapedTypeMatchesElementCountAndTypes":
        return lambda op: _elements_fault(op, *args)
    if head == "NestedVariadic":
        return lambda op: _nested_sizes(op, *args)
    if head in aspects and not (len(args) == 1 and not _is_one(definition, args[0])):
        noun, view = aspects[head]
        message = f"failed to verify that all of {{{', '.join(args)}}} have same {noun}"

        def all_match(op: Operation) -> str | None:
            types = [t for a in args for t in _types_of(op, a)]
            return message if len({view(t) for t in types}) > 1 else None

        return all_match
    if head not in ("TypesMatchWith", "OptionalTypesMatchWith"):
        return None
    source, target, transform, summary = args
    from .constraints import TRANSFORMS

    function = TRANSFORMS[transform]

    def match(op: Operation) -> str | None:
        a, b = _types_of(op, source), _types_of(op, target)
        if not a or (head[0] == "O" and not b):
            return None
        expected = function(a[0] if _is_one(definition, source) else a)
        actual = b[0] if b and _is_one(definition, target) else b
        if isinstance(expected, tuple):
            expected = list(expected)
        if expected is None or expected == actual:
            return None
        return f"failed to verify that {summary}"

    return match


def _elements_fault(op: Operation, shaped: str, group: str, summary: str) -> str | None:
    """Check that there is a value of the element type for each element of a shaped type."""
    shape, types = _types_of(op, shaped)[0], _types_of(op, group)
    if len(types) == shape.num_elements and all(t is shape.element_type for t in types):
        return None
    return f"failed to verify that {summary}"


def _all_as_first(op: Operation) -> str | None:
    """Check that the results are of the first operand's type, which they are inferred from."""
    if not op.operands or all(r.type is op.operands[0].type for r in op.results):
        return None
    wanted = [op.operands[0].type] * len(op.results)
    return _not_inferred(wanted, [r.type for r in op.results])


def _not_inferred(wanted: list[Any], types: list[Any]) -> str:
    return (
        f"inferred type(s) {_quoted(wanted)} are incompatible with return type(s) of operation"
        f" {_quoted(types)}"
    )


def _infer_check(definition: OpDef) -> Check | None:
    """Return the check of the result types against those that the operands settle."""
    if definition.regions or not any(h[:11] == "InferTypeOp" for h in definition.traits):
        return None
    from .opdef import infer

    function = infer.get(definition.name)
    if function is None:
        return None

    def check(op: Operation) -> str | None:
        wanted = function(op.operands, op.properties, op.regions)
        types = [r.type for r in op.results]
        if types == wanted or (len(types) == len(wanted) == 1 and _one_element(types, wanted)):
            return None
        return _not_inferred(wanted, types)

    return check


def _quoted(types: list[Any]) -> str:
    return ", ".join(f"'{t}'" for t in types)


def _one_element(types: list[Any], wanted: list[Any]) -> bool:
    """Tell whether a vector of one element stands for a scalar."""
    for a, b in ((types[0], wanted[0]), (wanted[0], types[0])):
        if getattr(a, "shape", None) == (1,) and a.element_type is b:
            return True
    return False


def _nested_sizes(op: Operation, group: str, name: str) -> str | None:
    """Check that the sizes of a group's parts add up to the size of the group."""
    sizes: Any = op.properties.get(name)
    count, total = len(getattr(op, group)), 0 if sizes is None else sum(sizes.values)
    if count == total:
        return None
    return (
        f"{group} count ({count}) does not match with the total size ({total}) specified in"
        f" attribute '{name}'"
    )


def _element(t: Any) -> Any:
    from .types import element_type_or_self

    return element_type_or_self(t)


def _is_one(definition: OpDef, name: str) -> bool:
    return any(
        f.name == name and f.kind != "variadic" for f in definition.operands + definition.results
    )


def _types_of(op: Operation, name: str) -> list[Any]:
    """Return the types of a declared operand or result (of an attribute: its own type)."""
    value = getattr(op, name)
    if value is None:
        return []
    if isinstance(value, list):
        return [v.type for v in value]
    return [value.type]


def _structure_checks(definition: OpDef) -> list[Check]:
    """Return the checks of place and regions that come before the declared fields."""
    found: list[Check] = []
    for head, args in definition.trait_list:
        if head == "HasParent":
            found.append(has_parent(args))
        elif head in STRUCTURE_CHECKS:
            found.append(STRUCTURE_CHECKS[head])
        elif head == "SingleBlockImplicitTerminator" and "SingleBlock" not in definition.traits:
            found.append(single_block)
    return found


def _op_checks(definition: OpDef) -> list[Check]:
    """Return the checks that look at more than types, in the order of the traits."""
    found: list[Check] = []
    for f in definition.regions:
        rule = _region_check(f)
        if rule is not None:
            found.append(rule)
    for head, _ in definition.trait_list:
        if head in OP_CHECKS:
            found.append(OP_CHECKS[head])
        elif head == "BranchOpInterface" and definition.name in BRANCHES:
            found.append(branch_operands)
    return found


def _predicate_check(args: list[str]) -> Check:
    from .op_constraints import OP_PREDICATES

    predicate = OP_PREDICATES[args[0]]
    message = f"failed to verify that {args[1]}"
    return lambda op: None if predicate(op) else message


def _region_check(f: Field) -> Check | None:
    head, _, arg = f.constraint.partition("<")
    if head not in ("SizedRegion", "MaxSizedRegion"):
        return None
    size = int(arg[:-1])
    most = head == "MaxSizedRegion"
    summary = f"region with {'at most ' if most else ''}{size} blocks"

    def check(op: Operation) -> str | None:
        last = f.index + 1 if f.kind == "one" else len(op.regions)
        for i in range(f.index, last):
            n = len(op.regions[i].blocks)
            if n > size or (not most and n != size):
                name = f" ('{f.name}')" if f.name else ""
                return f"region #{i}{name} failed to verify constraint: {summary}"
        return None

    return check


def branch_operands(op: Operation) -> str | None:
    """Check the operands that a branch passes against the arguments of its successors."""
    assert op.definition is not None
    sizes = op.definition.segments(op)
    count = len(op.successors)
    at = len(op.operands) - sum(sizes[-count:])
    for i, block in enumerate(op.successors):
        n = sizes[len(sizes) - count + i]
        if n != len(block.arguments):
            return (
                f"\0branch has {n} operands for successor #{i}, "
                f"but target block has {len(block.arguments)}"
            )
        for j, argument in enumerate(block.arguments):
            if op.operands[at + j].type is not argument.type:
                return f"\0type mismatch for bb argument #{j} of successor #{i}"
        at += n
    return None
