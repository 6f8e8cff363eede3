"""Reduce actions from assembly formats: one Python function per op, compiled on first use.

The plan of `formats_rules` says what each child of the rule is; the action resolves operands
against their types, infers what the text leaves out, and has the parser build the operation.
"""

from __future__ import annotations

from nvlower.ir.opdef import attr_definition

from .format_kinds import attr_kind, class_of
from .formats_rules import RuleMaker, Step, all_steps, is_output, outputs_of
from .formats_runtime import (
    ensure_block,
    ensure_terminator,
    enum_attr,
    enum_table,
    flags_attr,
    integer_range,
    only_type,
    operand_count,
    out_of_range,
    plain_type,
    short_enum,
    split,
    typed_attr,
    wrong_class,
)
from .formats_types import TypeFinder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.opdef import Field, OpDef


class ActionMaker(TypeFinder):
    """Generates the reduce action of one op."""

    def __init__(self, definition: OpDef) -> None:
        self.definition = definition
        self.rule = RuleMaker(definition)
        self.access = self.rule.access
        self.lines: list[str] = []
        self.names: dict[str, Any] = {}
        self.types: dict[str, str] = {}  # value group -> expression of its type(s)
        self.flat = ""  # names of all operands, where the format says `operands`
        self.flat_types = ""
        self.set_attrs: set[str] = set()  # attributes that are always set
        self.depth = 1

    # -- helpers -------------------------------------------------------------------------------
    def line(self, code: str) -> None:
        """Add a statement."""
        self.lines.append("    " * self.depth + code)

    def constant(self, value: Any) -> str:
        """Return a name bound to `value`."""
        for n, v in self.names.items():
            if v is value:
                return n
        name = f"k{len(self.names)}"
        self.names[name] = value
        return name

    def source(self) -> str:
        """Return the source of ``action(p, c)``."""
        self.line("d = {}")
        self.unpack(self.rule.steps, "c", lead="start, ")
        self.finish()
        return "\n".join(["def action(p, c):", *self.lines, ""])

    # -- children ------------------------------------------------------------------------------
    def unpack(self, steps: list[Step], source: str, lead: str = "") -> None:
        """Bind the children in `source` and process each."""
        mine = [s for s in steps if s.symbol]
        variables = []
        for _ in mine:
            self.names[f"_{len(self.names)}"] = None
            variables.append(f"v{len(self.names)}")
        if lead or variables:
            tail = "," if not lead and len(variables) == 1 else ""
            self.line(f"{lead}{', '.join(variables)}{tail} = {source}")
        rest = iter(variables)
        for s in steps:
            self.child(s, next(rest) if s.symbol else "None")

    def child(self, s: Step, v: str) -> None:
        """Process one child bound to `v`."""
        if s.what == "group":
            self.group(s, v)
        elif s.what == "run":
            self.line(
                f"if len({v}) != {len(s.names)}: raise operand_count(p, start, {v}, {len(s.names)})"
            )
            self.names["operand_count"] = operand_count
            self.line(f"{', '.join('n_' + n for n in s.names)} = {v}")
        elif s.what == "operand":
            optional = self.access.operands[s.name].kind != "one"
            self.line(f"n_{s.name} = {f'[{v}]' if optional else v}")
        elif s.what == "operands":
            self.line(f"n_{s.name} = {v}")
        elif s.what in ("type", "types"):
            self.line(f"t_{s.name} = {v}")
            self.check_kind(s)
            self.types[s.name] = f"t_{s.name}"
        elif s.what == "attr":
            self.attribute(s, v)
        elif s.what in ("region", "regions", "successor", "successors"):
            self.line(f"r_{s.name} = {v}")
        elif s.what == "attr_dict":
            self.line(f"a = {v}")
        elif s.what == "props":
            self.line(f"d.update({v}); d.pop('', None)")
        elif s.what == "all_operands":
            self.line(f"n_ = {v}")
            self.flat = "n_"
        elif s.what == "all_types":
            self.all_types(s, v)
        elif s.what == "functional":
            self.functional(s, v)
        else:
            self.custom(s, v)

    def check_kind(self, s: Step) -> None:
        """Refuse a type of another class than the constraint's."""
        found = self.access.group(s.name)
        kind = class_of(found[1].constraint) if s.what == "type" and found else None
        if kind is not None:
            self.names["wrong_class"] = wrong_class
            names = kind[0]
            test = f"!= {names[0]!r}" if len(names) == 1 else f"not in {names!r}"
            self.line(
                f"if t_{s.name}.__class__.__name__ {test}: "
                f"raise wrong_class(p, t_{s.name}, {kind[1]!r})"
            )

    def group(self, s: Step, v: str) -> None:
        """Process an optional group."""
        assert s.element is not None and s.element.anchor is not None
        inner = [e for e in s.element.args if e.kind != "literal"]
        for x in all_steps(s.steps):
            if x.what in ("operand", "operands"):
                self.line(f"n_{x.name} = []")
            elif x.what == "run":
                for n in x.names:
                    self.line(f"n_{n} = []")
            elif x.what in ("types", "type"):
                self.line(f"t_{x.name} = []")
            elif x.what == "custom":
                for o in outputs_of(x):
                    self.line(f"{o} = []")
        self.line(f"if {v}:")
        self.depth += 1
        before = set(self.set_attrs)
        count = len(self.lines)
        if self.access.is_unit(s.element.anchor) and inner:
            from nvlower.ir.attributes import UNIT

            self.line(f"d[{s.element.anchor.name!r}] = {self.constant(UNIT)}")
        if not s.kept:
            self.unpack(s.steps, v)
        if len(self.lines) == count:
            self.line("pass")
        self.set_attrs = before
        self.depth -= 1

    def attribute(self, s: Step, v: str) -> None:
        """Set an attribute from its child."""
        from nvlower.ir.attributes import DenseArrayAttr, FloatAttr, IntegerAttr, TypeAttr

        constraint = self.access.attrs[s.name].constraint
        kind, detail = attr_kind(constraint)
        code = v
        if s.symbol == "keyword":
            self.names["enum_attr"] = enum_attr
            code = f"enum_attr(p, {self.constant(enum_table(detail))}, {v}, {s.name!r})"
        elif kind in ("flags", "mnemonic"):
            self.names["flags_attr"] = flags_attr
            code = f"flags_attr(p, {self.constant(attr_definition(detail))}, {v})"
        elif s.symbol in ("x_enum", "x_enum_bare"):
            self.names["short_enum"] = short_enum
            code = f"short_enum(p, {self.constant(attr_definition(detail))}, {v})"
        elif s.symbol == "integer":
            type = plain_type(detail)
            low, high = integer_range(type)
            self.names["IntegerAttr"], self.names["out_of_range"] = IntegerAttr, out_of_range
            fitting = f"{v} if {low} <= {v} <= {high} else out_of_range(p, {v})"
            code = f"IntegerAttr({fitting}, {self.constant(type)})"
        elif s.symbol == "number":
            self.names["FloatAttr"] = FloatAttr
            code = f"FloatAttr.of(float({v}), {self.constant(plain_type(detail))})"
        elif s.symbol == "x_integers":
            self.names["DenseArrayAttr"] = DenseArrayAttr
            code = f"DenseArrayAttr({self.constant(plain_type(detail))}, tuple({v}))"
        elif s.symbol == "type":
            self.names["TypeAttr"] = TypeAttr
            code = f"TypeAttr({v})"
        elif constraint == "TypedAttrInterface":
            self.names["typed_attr"] = typed_attr
            code = f"typed_attr(p, {v})"
        self.line(f"d[{s.name!r}] = {code}")
        self.set_attrs.add(s.name)

    def custom(self, s: Step, v: str) -> None:
        """Have a custom directive's reader fill its arguments."""
        from .directives_parse import READ

        e = s.element
        assert e is not None
        inputs = []
        for a in e.args:
            if a.kind == "directive" and a.name == "ref":
                inner = a.args[0]
                if inner.kind == "directive":
                    inputs.append(self.types[inner.args[0].name])
                elif inner.name in self.access.attrs:
                    inputs.append(f"d[{inner.name!r}]")
                else:
                    inputs.append(f"n_{inner.name}")
        outputs = outputs_of(s)
        function = self.constant(READ[e.name])
        call = f"{function}({', '.join(['p', v, *inputs])})"
        self.line(f"{', '.join(outputs)}{',' if len(outputs) == 1 else ''} = {call}")
        for a, o in zip((a for a in e.args if is_output(a)), outputs, strict=True):
            name = a.args[0].name if a.kind == "directive" else a.name
            if a.kind == "directive":
                self.types[name] = o
            elif name in self.access.attrs:
                self.line(f"if {o} is not None: d[{name!r}] = {o}")

    def all_types(self, s: Step, v: str) -> None:
        """Take ``type(operands)`` or ``type(results)``."""
        if s.name == "results":
            self.line(f"result_types = {v}")
            self.types["*results"] = "result_types"
        else:
            self.line(f"t_ = {v}")
            self.flat_types = "t_"

    def functional(self, s: Step, v: str) -> None:
        """Take ``functional-type(inputs, results)``."""
        assert s.element is not None
        inputs, results = s.element.args
        self.line(f"f = {v}")
        for e, side in ((inputs, "f.inputs"), (results, "f.results")):
            if e.kind == "directive":
                if e.name == "operands":
                    self.flat_types = side
                else:
                    self.types["*results"] = side
                continue
            found = self.access.group(e.name)
            assert found is not None
            if found[1].kind == "one":
                self.names["only_type"] = only_type
                self.types[e.name] = f"only_type(p, start, {side})"
            else:
                self.types[e.name] = side

    # -- building ------------------------------------------------------------------------------
    def finish(self) -> None:
        """Resolve the operands, fill in the attributes and make the operation."""
        self.operands()
        self.attributes()
        regions, successors = self.regions(), self.successors()
        name = self.definition.name
        types = self.result_types()
        self.line(f"return p.make(start, {name!r}, o, {types}, d, a, {regions}, {successors})")

    def operands(self) -> None:
        """Emit the resolution of all operands into ``o``."""
        fields = self.definition.operands
        flat_types = self.flat_types
        if self.flat and flat_types:
            self.line(f"o = p.resolve_all(n_, {flat_types})")
            if "AttrSizedOperandSegments" not in self.definition.traits:
                return
        if self.flat and not flat_types:
            self.names["operand_count"] = operand_count
            if all(f.kind == "one" for f in fields):
                self.line(
                    f"if len(n_) != {len(fields)}: raise operand_count(p, start, n_, {len(fields)})"
                )
                names = "".join(f"n_{f.name}, " for f in fields)
                self.line(f"{names}= n_")
            else:
                self.line(f"n_{fields[0].name} = n_")
        if flat_types and not self.flat:
            parts = [f"[n_{f.name}]" if f.kind == "one" else f"n_{f.name}" for f in fields]
            self.line(f"o = p.resolve_all({' + '.join(parts) or '[]'}, {flat_types})")
        elif not (self.flat and flat_types):
            self.resolve_each(fields)
        if "AttrSizedOperandSegments" in self.definition.traits:
            from nvlower.ir.attributes import DenseArrayAttr
            from nvlower.ir.types import I32

            self.names["DenseArrayAttr"] = DenseArrayAttr
            sizes = ", ".join("1" if f.kind == "one" else f"len(n_{f.name})" for f in fields)
            self.line(
                f"d['operandSegmentSizes'] = DenseArrayAttr({self.constant(I32)}, ({sizes},))"
            )

    def resolve_each(self, fields: list[Field]) -> None:
        """Emit the resolution of each operand group by its own types."""
        singles = []
        plain = all(f.kind == "one" for f in fields)
        if not plain:
            self.line("o = []")
        for f in fields:
            code = self.type_of(f.name)
            if code is None:
                raise ValueError(f"'{self.definition.name}': type of '{f.name}' unknown")
            if f.kind == "one":
                got = f"p.resolve(n_{f.name}, {code})"
                if plain:
                    singles.append(got)
                else:
                    self.line(f"o.append({got})")
            else:
                given = f" or {code}" if f.name in self.types else ""
                self.line(f"if n_{f.name}{given}: o += p.resolve_all(n_{f.name}, {code})")
        if plain:
            self.line(f"o = [{', '.join(singles)}]")

    def attributes(self) -> None:
        """Emit the split of the dictionary (the parser fills in default values)."""
        if any(s.what == "attr_dict" for s in all_steps(self.rule.steps)):
            inherent = frozenset(self.definition.attr_names)
            if inherent:
                self.names["split"] = split
                self.line(f"if a: a = split(a, d, {self.constant(inherent)})")
        else:
            self.line("a = None")

    def regions(self) -> str:
        """Return the expression of the regions, implicit terminators added."""
        parts = []
        for f in self.definition.regions:
            if f.kind == "variadic":
                parts.append(f"*r_{f.name}")
                continue
            parts.append(f"r_{f.name}")
            terminator = next(
                (a for h, a in self.definition.trait_list if h == "SingleBlockImplicitTerminator"),
                None,
            )
            if terminator:
                self.names["ensure_terminator"] = ensure_terminator
                self.line(f"ensure_terminator(p, start, r_{f.name}, {terminator[0]!r})")
            elif "SingleBlock" in self.definition.traits:
                self.names["ensure_block"] = ensure_block
                self.line(f"ensure_block(r_{f.name})")
        return f"[{', '.join(parts)}]" if parts else "()"

    def successors(self) -> str:
        """Return the expression of the successors."""
        parts = [
            f"*r_{f.name}" if f.kind == "variadic" else f"r_{f.name}"
            for f in self.definition.successors
        ]
        return f"[{', '.join(parts)}]" if parts else "()"

    def result_types(self) -> str:
        """Return the expression of the result types."""
        fields = self.definition.results
        if "*results" in self.types:
            return self.types["*results"]
        parts = []
        for f in fields:
            code = self.type_of(f.name)
            if code is None or (f.kind != "one" and not self.is_list(f.name)):
                return self.inferred()
            parts.append(code if f.kind == "one" else f"*{code}")
        if "AttrSizedResultSegments" in self.definition.traits:
            from nvlower.ir.attributes import DenseArrayAttr
            from nvlower.ir.types import I32

            self.names["DenseArrayAttr"] = DenseArrayAttr
            sizes = "".join("1, " if x[0] != "*" else f"len({x[1:]}), " for x in parts)
            self.line(f"d['resultSegmentSizes'] = DenseArrayAttr({self.constant(I32)}, ({sizes}))")
        if len(parts) == 1 and parts[0][0] == "*":
            return parts[0][1:]
        return f"[{', '.join(parts)}]" if parts else "()"

    def is_list(self, name: str) -> bool:
        """Tell whether the types of a variadic result come as a list."""
        traits = self.definition.trait_list
        return name in self.types or any(h == "TypesMatchWith" and a[1] == name for h, a in traits)

    def inferred(self) -> str:
        """Return the expression that infers the result types by the op's hook."""
        from nvlower.ir.builder import infer_types

        self.names["infer_types"] = infer_types
        regions = [f"r_{f.name}" for f in self.definition.regions if f.kind == "one"]
        self.line(f"x = infer_types({self.definition.name!r}, o, d, [{', '.join(regions)}])")
        return "x"


def action_source(definition: OpDef) -> tuple[str, dict[str, Any]]:
    """Return the source of ``action(p, c)`` and the constants it uses.

    Errors: the format needs a hand-written action (ValueError).
    """
    maker = ActionMaker(definition)
    return maker.source(), maker.names
