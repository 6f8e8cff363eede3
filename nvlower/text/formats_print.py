"""Printers from assembly formats: one Python function per op, compiled on first use."""

from __future__ import annotations

from nvlower.ir.opdef import attr_definition

from .formats import Element, Spacing, parse_format
from .formats_access import Access
from .formats_runtime import needs_terminator, offsets, prop_dict

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.opdef import OpDef


class _Body:
    """Lines of the function under construction; text and expressions gather into f-strings."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.pending: list[str] = []
        self.depth = 1

    def text(self, text: str) -> None:
        """Print literal text."""
        if text:
            self.pending.append(repr(text)[1:-1].replace("{", "{{").replace("}", "}}"))

    def expr(self, code: str) -> None:
        """Print the value of an expression (a string)."""
        self.pending.append("{" + code + "}")

    def line(self, code: str) -> None:
        """Add a statement."""
        self.flush()
        self.lines.append("    " * self.depth + code)

    def flush(self) -> None:
        """Turn what gathered into a write."""
        if self.pending:
            text = "".join(self.pending)
            quote = "'''" if "'" in text and '"' in text else '"' if "'" in text else "'"
            self.pending = []
            self.lines.append("    " * self.depth + f"w(f{quote}{text}{quote})")


class PrinterMaker:
    """Generates the printer of one op."""

    def __init__(self, definition: OpDef) -> None:
        self.definition = definition
        self.access = Access(definition)
        self.space = Spacing()
        self.body = _Body()
        self.names: dict[str, Any] = {"offsets": offsets}
        self.elements = parse_format(definition.format or "")
        self.defaults = {f.name: self.default(f) for f in definition.attrs if f.default is not None}

    def default(self, f: Any) -> Any:
        """Return the default value of an attribute."""
        from .storage_formats import default_value

        return default_value(f)

    def source(self) -> str:
        """Return the source of ``printer(op, p)``."""
        for e in self.elements:
            self.element(e)
        self.body.flush()
        head = ["def printer(op, p):", "    w = p.emit; N = p.names; T = p.type"]
        head += ["    " + line for line in self.access.prologue()]
        return "\n".join([*head, *self.body.lines, ""])

    def element(self, e: Element) -> None:
        """Print one element."""
        if e.kind == "literal":
            self.body.text(self.space.literal(e.name))
        elif e.kind == "space":
            if e.name == "\n":
                self.body.line("p.newline()")
            else:
                self.body.text(self.space.blank(e.name))
        elif e.kind == "group":
            self.group(e)
        elif e.kind == "oilist":
            self.oilist(e)
        elif e.kind == "directive" and e.name in (
            "attr-dict",
            "attr-dict-with-keyword",
            "prop-dict",
        ):
            self.attr_dict(e)
            self.space.was_punctuation = False
        else:
            self.body.text(self.space.value())
            self.value(e)

    def condition(self, e: Element) -> str:
        """Return the expression that tells whether an anchor is present."""
        a = self.access
        if e.kind == "directive" and e.args:
            return self.condition(e.args[0])
        if e.kind == "custom":
            return " or ".join(f"({self.condition(x)})" for x in e.args if x.kind != "string")
        if e.kind == "directive":
            return {"operands": "op.operands", "results": "op.results"}[e.name]
        found = a.group(e.name)
        if found is not None:
            return a.values(found[1], found[0])
        if e.name in a.attrs:
            a.needs.add("d")
            if e.name in self.defaults:
                constant = self.constant(self.defaults[e.name])
                return f"d.get({e.name!r}, {constant}) is not {constant}"
            return f"{e.name!r} in d"
        if e.name in a.regions:
            return (
                self.regions(e.name)
                if self.is_variadic_region(e.name)
                else f"{self.region(e.name)}.blocks"
            )
        return self.successor(e.name)

    def constant(self, value: Any) -> str:
        """Return a name bound to `value` in the generated function."""
        name = f"k{len(self.names)}"
        self.names[name] = value
        return name

    def group(self, e: Element) -> None:
        """Print an optional group."""
        assert e.anchor is not None
        test = self.condition(e.anchor)
        self.body.line(f"if {f'not ({test})' if e.inverted else test}:")
        hidden = e.anchor if self.access.is_unit(e.anchor) and e.anchor is not e.args[0] else None
        for side in (e.args, e.other):
            if side is e.other:
                if not side:
                    break
                self.body.line("else:")
            self.body.depth += 1
            count = len(self.body.lines)
            for x in side:
                if x is not hidden:
                    self.element(x)
            self.body.flush()
            if len(self.body.lines) == count:
                self.body.line("pass")
            self.body.depth -= 1

    def oilist(self, e: Element) -> None:
        """Print the clauses of an oilist that are present."""
        for clause in e.args:
            variables = [v for x in clause for v in x.variables()]
            tests = " or ".join(f"({self.condition(v)})" for v in variables) or "False"
            self.body.line(f"if {tests}:")
            self.body.depth += 1
            for x in clause:
                if not self.access.is_unit(x):
                    self.element(x)
            self.body.flush()
            self.body.depth -= 1

    # -- attribute dictionary ------------------------------------------------------------------
    def attr_dict(self, e: Element) -> None:
        """Print the attributes that stand nowhere else."""
        shown = self.hidden_names()
        elided = self.constant(frozenset(shown))
        self.access.needs.add("d")
        call = "p.attr_dict_with_keyword" if e.name == "attr-dict-with-keyword" else "p.attr_dict"
        rest = {n: v for n, v in self.defaults.items() if n not in shown}
        if e.name == "prop-dict":
            self.body.line(f"prop_dict(op, p, {elided}, {self.constant(rest)})")
            self.names["prop_dict"] = prop_dict
            return
        if any(x.name == "prop-dict" for x in self.elements):
            self.body.line("if op.attributes: w(p.named_attrs(sorted(op.attributes.items())))")
            return
        test = "op.attributes"
        if (
            self.definition.attr_names
            - shown
            - {n for n in rest if self.access.attrs[n].kind == "one"}
        ):
            test += f" or not d.keys() <= {self.constant(frozenset(shown | set(rest)))}"
        for n, value in rest.items():
            constant = self.constant(value)
            test += f" or d.get({n!r}, {constant}) is not {constant}"
        self.body.line(f"if {test}:")
        if rest:
            constant = self.constant(rest)
            elided = f"{elided}.union([n for n, a in {constant}.items() if d.get(n) is a])"
        self.body.line(f"    w({call}(op, {elided}))")

    def hidden_names(self) -> set[str]:
        """Return the attributes that the format prints itself, and the segment sizes."""
        shown = {
            v.name for e in self.elements for v in e.variables() if v.name in self.access.attrs
        }
        traits = self.definition.traits
        top = {e.name for e in self.elements if e.kind == "directive"}
        shown |= {a[1] for h, a in self.definition.trait_list if h == "NestedVariadic"}
        if "AttrSizedOperandSegments" in traits and "operands" not in top:
            shown.add("operandSegmentSizes")
        if "AttrSizedResultSegments" in traits and "results" not in top:
            shown.add("resultSegmentSizes")
        return shown

    # -- values --------------------------------------------------------------------------------
    def value(self, e: Element) -> None:
        """Print a variable or a directive (spacing done)."""
        if e.kind == "var":
            self.variable(e)
        elif e.kind == "custom":
            self.custom(e)
        elif e.name == "operands":
            self.body.expr("p.operands(op.operands)")
        elif e.name == "type":
            self.type(e.args[0], qualified=False)
        elif e.name == "qualified":
            inner = e.args[0]
            if inner.kind == "var":
                self.access.needs.add("d")
                self.body.expr(f"p.attr(d[{inner.name!r}])")
            else:
                self.type(inner.args[0], qualified=True)
        elif e.name == "functional-type":
            ins, outs = (self.value_list(a) for a in e.args)
            self.body.text("(")
            self.body.expr(f"p.types({types_of(ins)})")
            self.body.text(") -> ")
            self.body.expr(f"p.arrow_types({types_of(outs)})")
        elif e.name == "successors":
            self.body.expr("', '.join(map(p.successor, op.successors))")
        elif e.name == "regions":
            self.region_list("op.regions")
        else:
            raise ValueError(f"'{self.definition.name}': directive '{e.name}'")

    def value_list(self, e: Element) -> str:
        """Return an expression for the values that a type directive's argument names."""
        if e.kind == "directive":
            return {"operands": "op.operands", "results": "op.results"}[e.name]
        found = self.access.group(e.name)
        assert found is not None, e
        return self.access.values(found[1], found[0])

    def type(self, e: Element, qualified: bool) -> None:
        """Print ``type(e)``."""
        if e.kind == "var":
            found = self.access.group(e.name)
            assert found is not None, (self.definition.name, e)
            what, f = found
            if f.kind == "one":
                value = self.access.value(f, what)
                short = None if qualified else self.access.short(e.name)
                if short is None:
                    self.body.expr(f"T({value}.type)")
                else:
                    self.body.expr(f"p.stripped({value}.type)")
                return
        self.body.expr(f"p.types({types_of(self.value_list(e))})")

    def variable(self, e: Element) -> None:
        """Print ``$name``."""
        a = self.access
        found = a.group(e.name)
        if found is not None:
            if found[1].kind == "one":
                self.body.expr(f"N[{a.value(found[1], found[0])}]")
            else:
                self.body.expr(f"p.operands({a.values(found[1], found[0])})")
        elif e.name in a.attrs:
            a.needs.add("d")
            self.attribute(e.name)
        elif e.name in a.regions:
            if self.is_variadic_region(e.name):
                self.region_list(self.regions(e.name))
            else:
                self.one_region(self.region(e.name))
        else:
            f = a.successors[e.name]
            if f.kind == "variadic":
                self.body.expr(f"', '.join(map(p.successor, {self.successor(e.name)}))")
            else:
                self.body.expr(f"p.successor(op.successors[{f.index}])")

    def attribute(self, name: str) -> None:
        """Print an attribute by its kind."""
        kind, detail = self.access.kind(name)
        got = f"d[{name!r}]"
        if kind == "keyword":
            from .storage_formats import keyword_texts

            self.body.expr(f"{self.constant(keyword_texts(detail))}[{got}.value]")
        elif kind in ("flags", "mnemonic"):
            from .storage_parse import bits_text

            self.names["bits_text"] = bits_text
            mnemonic = kind == "mnemonic"
            self.body.text(f"{detail.rpartition('.')[2]}<" if mnemonic else "")
            self.body.expr(f"bits_text({self.constant(attr_definition(detail))}, {got}.value)")
            self.body.text(">" if mnemonic else "")
        elif kind == "symbol":
            self.body.expr(f"p.symbol({got}.value)")
        elif kind == "short":
            self.body.expr(f"p.stripped({got})")
        elif kind in ("number", "bare"):
            self.body.expr(f"p.attr_bare({got})")
        elif kind == "dense":
            self.body.text("[")
            self.body.expr(f"{got}.bare()")
            self.body.text("]")
        elif kind == "unit":
            self.body.text("unit")
        else:
            self.body.expr(f"p.attr({got})")

    # -- regions and successors ------------------------------------------------------------------
    def region(self, name: str) -> str:
        """Return an expression for one region."""
        return f"op.regions[{self.access.regions[name].index}]"

    def regions(self, name: str) -> str:
        """Return an expression for a variadic region group."""
        return f"op.regions[{self.access.regions[name].index}:]"

    def is_variadic_region(self, name: str) -> bool:
        """Tell whether a region is declared variadic."""
        return self.access.regions[name].kind == "variadic"

    def one_region(self, code: str) -> None:
        """Print one region."""
        if "SingleBlockImplicitTerminator" in self.definition.traits:
            self.body.line(f"p.print_region({code}, terminators=needs_terminator({code}))")
            self.names["needs_terminator"] = needs_terminator
        else:
            self.body.line(f"p.print_region({code})")

    def region_list(self, code: str) -> None:
        """Print regions separated by commas."""
        self.body.line(f"for i, region in enumerate({code}):")
        self.body.depth += 1
        self.body.line("if i: w(', ')")
        self.one_region("region")
        self.body.depth -= 1

    def successor(self, name: str) -> str:
        """Return an expression for the list of successors of a group."""
        f = self.access.successors[name]
        return f"op.successors[{f.index}:{'' if f.kind == 'variadic' else f.index + 1}]"

    def custom(self, e: Element) -> None:
        """Print a ``custom<Name>(...)`` directive through its function."""
        from .directives import PRINT

        function = self.constant(PRINT[e.name])
        args = ", ".join(["op", "p", *map(self.argument, e.args)])
        self.body.line(f"{function}({args})")

    def argument(self, e: Element) -> str:
        """Return the expression passed to a custom directive."""
        a = self.access
        if e.kind == "string":
            return repr(e.name)
        if e.kind == "directive" and e.name == "ref":
            return self.argument(e.args[0])
        if e.kind == "directive":
            inner = e.args[0]
            found = a.group(inner.name)
            assert found is not None, e
            what, f = found
            if f.kind == "one":
                return f"{a.value(f, what)}.type"
            return f"[v.type for v in {a.values(f, what)}]"
        found = a.group(e.name)
        if found is not None:
            what, f = found
            if f.kind == "one":
                return a.value(f, what)
            return a.values(f, what)
        if e.name in a.attrs:
            a.needs.add("d")
            return f"d.get({e.name!r})"
        if e.name in a.regions:
            return self.regions(e.name) if self.is_variadic_region(e.name) else self.region(e.name)
        return self.successor(e.name)


def types_of(code: str) -> str:
    """Return the expression for the types of the values of an expression."""
    return f"[v.type for v in {code}]"


def printer_source(definition: OpDef) -> tuple[str, dict[str, Any]]:
    """Return the source of ``printer(op, p)`` and the constants it uses."""
    maker = PrinterMaker(definition)
    return maker.source(), maker.names
