"""Grammar rules from assembly formats.

`RuleMaker` turns a format into a plan: one step per kept child of the rule, in order. The rule's
text and the reduce action (`formats_parse`) are both made from the plan, so that they agree.
"""

from __future__ import annotations

from nvlower.ir.opdef import attr_definition

from .format_kinds import attr_kind
from .formats import Element, parse_format
from .formats_access import Access
from .storage_formats import format_of, scanner_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.opdef import OpDef

CUSTOM_SYMBOLS = {
    "AsyncDependencies": "x_async",
    "DynamicIndexList": "x_index_list",
    "AllReduceOperation": "x_keyword_opt",
    "OffloadingHandler": "x_handler",
    "LaunchDimType": "x_type_opt",
    "LaunchFuncOperands": "x_launch_operands",
    "GEPIndices": "x_index_items",
    "InsertExtractValueElementType": "",
    "ShuffleType": "",
    "GlobalMemrefOpTypeAndInitialValue": "S_GLOBAL_MEMREF",
}
"""Nonterminal or scanner of each ``custom`` directive that formats may use in both directions."""

BY_HAND = {"SwitchOpCases", "IndirectBrOpSucessors", "SwitchCases", "LLVMLinkage", "OpBundles"}
"""Directives whose ops have hand-written rules."""


class Step:
    """One kept child: `what` it is, its `symbol` in the grammar, the declared `name` it fills.

    A "group" has `steps`; `kept` tells whether its rule keeps literals. A "run" holds several
    operands in `names`.
    """

    __slots__ = ("element", "kept", "name", "names", "steps", "symbol", "what")

    def __init__(
        self, what: str, symbol: str, name: str = "", element: Element | None = None
    ) -> None:
        self.what = what
        self.symbol = symbol
        self.name = name
        self.element = element
        self.names: list[str] = []
        self.steps: list[Step] = []
        self.kept = False


def all_steps(steps: list[Step]) -> list[Step]:
    """Return the steps and those inside groups."""
    return [x for s in steps for x in (s, *all_steps(s.steps))]


def is_output(a: Any) -> bool:
    """Tell whether a directive's argument is one that its reader fills."""
    return a.kind != "string" and not (a.kind == "directive" and a.name == "ref")


def outputs_of(s: Step) -> list[str]:
    """Return the variables that a custom directive fills."""
    assert s.element is not None
    found = []
    for a in s.element.args:
        if is_output(a):
            found.append(f"t_{a.args[0].name}" if a.kind == "directive" else f"n_{a.name}")
    return found


def rule_name(op: str) -> str:
    """Return the grammar rule of an op."""
    return f"op_{op.replace('.', '_')}"


class RuleMaker:
    """Plans the rule of one op. `groups` maps bodies of optional groups to their rule names."""

    def __init__(self, definition: OpDef, groups: dict[str, str] | None = None) -> None:
        self.definition = definition
        self.access = Access(definition)
        self.dialect = definition.name.partition(".")[0]
        self.groups = {} if groups is None else groups
        self.elements = parse_format(definition.format or "")
        self.symbols: list[str] = []
        self.steps = self.plan(self.elements, self.symbols)

    def rule(self) -> str:
        """Return the line of the grammar."""
        head = f'{rule_name(self.definition.name)}: T_OP "{self.definition.name}"'
        return " ".join([head, *self.symbols])

    def plan(
        self, elements: list[Element], symbols: list[str], grouped: bool = False
    ) -> list[Step]:
        """Return the steps of `elements`, adding their symbols."""
        steps: list[Step] = []
        i = 0
        while i < len(elements):
            run = self.run(elements, i)
            if run > 1:
                step = Step("run", "operands")
                step.names = [e.name for e in elements[i : i + 2 * run - 1 : 2]]
                steps.append(step)
                symbols.append("operands")
                i += 2 * run - 1
                continue
            e = elements[i]
            if e.kind == "literal":
                symbols.append(f'"{e.name}"')
            elif e.kind == "group":
                steps.append(self.group(e))
                symbols.append(steps[-1].symbol)
            elif e.kind != "space":
                step = self.step(e, first=grouped and i == 0, grouped=grouped)
                if step.symbol:
                    symbols.append(step.symbol)
                steps.append(step)
            i += 1
        return steps

    def run(self, elements: list[Element], at: int) -> int:
        """Return how many single operands separated by commas start at `at`.

        Zero where an optional operand may follow behind a comma: the list would swallow it.
        """
        if at >= len(elements) or not self.is_operand(elements[at]):
            return 0
        count, last = 1, at
        while (
            last + 2 < len(elements)
            and elements[last + 1].name == ","
            and self.is_operand(elements[last + 2])
        ):
            count, last = count + 1, last + 2
        follow = elements[last + 1 :]
        if follow and follow[0].kind == "group":
            follow = follow[0].args
        more = len(follow) > 1 and follow[0].kind == "literal" and follow[0].name == ","
        return 0 if more and self.access.group(follow[1].name) is not None else count

    def is_operand(self, e: Element) -> bool:
        """Tell whether an element is an operand of kind "one"."""
        f = self.access.operands.get(e.name) if e.kind == "var" else None
        return f is not None and f.kind == "one"

    def group(self, e: Element) -> Step:
        """Plan an optional group, a rule of its own with an empty alternative."""
        if e.other:
            raise ValueError(f"'{self.definition.name}': else group")
        symbols: list[str] = []
        found = Step("group", "", element=e)
        hidden = e.anchor if e.anchor is not None and self.access.is_unit(e.anchor) else None
        found.steps = self.plan([x for x in e.args if x is not hidden], symbols, grouped=True)
        found.kept = not any(s.symbol for s in found.steps)
        body = ("!" if found.kept else "") + " ".join(symbols)
        name = self.groups.get(body)
        if name is None:
            name = self.groups[body] = f"{self.dialect}_opt_{len(self.groups)}"
        found.symbol = name
        return found

    def step(self, e: Element, first: bool, grouped: bool) -> Step:
        """Plan a variable or directive; `first` in a group, where it must not be empty."""
        if e.kind == "var":
            return self.variable(e, first, grouped)
        if e.kind == "custom":
            if e.name in BY_HAND:
                raise ValueError(f"'{self.definition.name}': custom<{e.name}>")
            symbol = CUSTOM_SYMBOLS[e.name]
            if any("Paren" in a.name for a in e.args):
                symbol = "x_paren_index_list"
            return Step("custom", symbol, element=e)
        if e.kind == "directive":
            if e.name in ("attr-dict", "attr-dict-with-keyword", "prop-dict"):
                symbol = {"attr-dict": "attr_dict", "prop-dict": "prop_dict"}.get(
                    e.name, "attr_dict_kw"
                )
                return Step("props" if symbol == "prop_dict" else "attr_dict", symbol)
            if e.name == "operands":
                return Step("all_operands", "operands_opt")
            if e.name == "functional-type":
                return Step("functional", "function_type", element=e)
            if e.name in ("type", "qualified"):
                return self.type(e, first)
        raise ValueError(f"'{self.definition.name}': {e}")

    def type(self, e: Element, first: bool) -> Step:
        """Plan ``type($x)``, ``qualified(type($x))`` or ``qualified($attr)``."""
        qualified = e.name == "qualified"
        inner = e.args[0]
        if qualified and inner.kind == "var":
            return Step("attr", "attr", inner.name)
        if qualified:
            inner = inner.args[0]
        if inner.kind == "directive":
            return Step("all_types", "types", inner.name)
        found = self.access.group(inner.name)
        assert found is not None, (self.definition.name, inner)
        if found[1].kind != "one":
            maybe = found[1].kind == "optional" and not first
            return Step("types", "types_opt" if maybe else "types", inner.name)
        short = None if qualified else self.access.short(inner.name)
        return Step("type", scanner_name("!", short) if short else "type", inner.name)

    def variable(self, e: Element, first: bool, grouped: bool) -> Step:
        """Plan ``$name``."""
        a = self.access
        if e.name in a.operands:
            kind = a.operands[e.name].kind
            if kind == "one" or (kind == "optional" and grouped):
                return Step("operand", "operand", e.name)
            return Step("operands", "operands" if first else "operands_opt", e.name)
        if e.name in a.attrs:
            return Step("attr", attr_symbol(a.attrs[e.name].constraint), e.name)
        if e.name in a.regions:
            if a.regions[e.name].kind == "variadic":
                return Step("regions", "x_regions_opt", e.name)
            return Step("region", "region", e.name)
        many = a.successors[e.name].kind == "variadic"
        return Step(
            "successors" if many else "successor", "successors" if many else "successor", e.name
        )


def attr_symbol(constraint: str) -> str:
    """Return the grammar symbol that reads an attribute in custom assembly."""
    kind, detail = attr_kind(constraint)
    if kind == "symbol":
        return "symbol_name"
    if kind == "keyword":
        return "keyword"
    if kind == "short":
        definition = attr_definition(detail)
        if definition.kind != "enum":
            return scanner_name("#", detail)
        return "x_enum" if "<" in format_of(definition) else "x_enum_bare"
    if kind == "mnemonic":
        return f'"{detail.rpartition(".")[2]}" x_enum'
    if kind == "flags":
        return "x_flags"
    if kind == "number":
        return "S_BOOL" if detail == "i1" else "number" if detail[0] == "f" else "integer"
    if kind == "dense":
        return "x_integers"
    if kind == "bare":
        if detail == "BoolAttr":
            return "S_BOOL"
        if detail == "StrAttr":
            return "string"
        if detail.startswith("TypeAttr") or detail == "MemRefTypeAttr":
            return "type"
        if detail in ("FlatSymbolRefAttr", "SymbolRefAttr"):
            return "symbol"
    return "attr"


def dialect_rules(dialect: str) -> tuple[list[str], list[str]]:
    """Return the generated lines of a dialect's grammar, and the ops left to hand-written rules."""
    from nvlower.ir.opdef import declared_ops

    groups: dict[str, str] = {}
    rules: list[str] = []
    left: list[str] = []
    for d in declared_ops(dialect):
        if d.format is None:
            if d.extra.get("custom"):
                left.append(d.name)
            continue
        mine = dict(groups)
        try:
            rules.append(RuleMaker(d, mine).rule())
        except ValueError:
            left.append(d.name)
        else:
            groups = mine
    lines = []
    for body, name in groups.items():
        mark, text = ("!", body[1:]) if body[0] == "!" else ("", body)
        lines.append(f"{mark}{name}: | {text}")
    return rules + lines, left


def scanners_of(lines: list[str]) -> list[str]:
    """Return the scanner terminals that grammar lines use, sorted."""
    found: set[str] = set()
    for line in lines:
        found.update(w for w in line.split() if w.startswith("S_"))
    return sorted(found)


def regenerate(folder: str) -> dict[str, str]:
    """Return the text of every ``<dialect>.lark`` below `folder`, generated part made anew."""
    import os

    from nvlower.ir.opdef import DIALECTS

    found: dict[str, str] = {}
    for dialect in DIALECTS:
        file = "affine_dialect" if dialect == "affine" else dialect  # affine.lark: maps and sets
        path = os.path.join(folder, f"{file}.lark")
        hand = f"// Assembly of the {dialect} dialect: hand-written rules first.\n"
        if os.path.exists(path):
            with open(path, encoding="utf-8") as f:
                hand = f.read().partition(MARK)[0].rstrip("\n") + "\n"
        lines, _ = dialect_rules(dialect)
        by_hand = {w.partition(":")[0] for w in hand.splitlines() if w.startswith("op_")}
        lines = [x for x in lines if x.partition(":")[0] not in by_hand]
        if lines or hand.count("\n") > 1:
            found[path] = f"{hand}\n{MARK}\n" + "\n".join(lines) + "\n"
    return found


MARK = "// ---- generated by nvlower.text.formats_rules from the op declarations; do not edit ----"


def write_grammar() -> dict[str, Any]:
    """Rewrite the generated parts of the grammar files; return what was written."""
    import os

    from nvlower.resources import resource_dir

    folder = resource_dir("grammar")
    texts = regenerate(folder)
    for path, text in texts.items():
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)
    lines = [x for t in texts.values() for x in t.splitlines()]
    with open(os.path.join(folder, "custom.lark"), encoding="utf-8") as f:
        lines += f.read().splitlines()
    with open(os.path.join(folder, "scanners.lark"), "w", encoding="utf-8") as f:
        f.write("// Terminals that nvlower.text.scanners and storage_formats read; generated.\n")
        f.write("".join(f"%declare {s}\n" for s in scanners_of(lines)))
    return texts


if __name__ == "__main__":
    write_grammar()
