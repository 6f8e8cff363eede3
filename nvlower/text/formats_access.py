"""Python expressions for the declared parts of an op, for generated printers and actions."""

from __future__ import annotations

from .format_kinds import attr_kind, short_type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.opdef import Field, OpDef

    from .formats import Element


class Access:
    """Writes expressions over ``op`` (operands ``o``, results ``r``, properties ``d``).

    `needs` collects the names of the prologue lines in use.
    """

    def __init__(self, definition: OpDef) -> None:
        self.definition = definition
        self.needs: set[str] = set()
        self.operands = {f.name: f for f in definition.operands}
        self.results = {f.name: f for f in definition.results}
        self.attrs = {f.name: f for f in definition.attrs}
        self.regions = {f.name: f for f in definition.regions}
        self.successors = {f.name: f for f in definition.successors}

    def prologue(self) -> list[str]:
        """Return the lines that set up what the expressions use."""
        lines = []
        for name, line in (
            ("o", "o = op.operands"),
            ("r", "r = op.results"),
            ("d", "d = op.properties"),
        ):
            if name in self.needs:
                lines.append(line)
        for what, short in (("operand", "o"), ("result", "r")):
            if f"{short}z" in self.needs:
                lines.append(f"{short}z = offsets(op, '{what}')")
        return lines

    def values(self, f: Field, what: str) -> str:
        """Return an expression for the list of values of operand or result group `f`."""
        d = self.definition
        fields = d.operands if what == "operand" else d.results
        short = what[0]
        self.needs.add(short)
        free = [g for g in fields if g.kind != "one"]
        i = f.index
        if all(g.kind == "one" for g in fields[: i + 1]):
            return f"{short}[{i}:{i + 1}]"
        sized = f"AttrSized{what.capitalize()}Segments" in d.traits
        if len(free) == 1 and not sized:
            at = free[0].index
            after = len(fields) - at - 1
            if i == at:
                if len(fields) == 1:
                    return short
                return f"{short}[{i}:{f'-{after}' if after else ''}]"
            end = i + 1 - len(fields)
            return f"{short}[{i - len(fields)}:{end if end else ''}]"
        self.needs.add(short + "z")
        return f"{short}[{short}z[{i}]:{short}z[{i + 1}]]"

    def value(self, f: Field, what: str) -> str:
        """Return an expression for the only value of a group of kind "one"."""
        text = self.values(f, what)
        head, colon, _ = text.rpartition(":")
        return f"{head}]" if colon else f"{text}[0]"

    def group(self, name: str) -> tuple[str, Field] | None:
        """Return ("operand" or "result", field) for a declared value group."""
        if name in self.operands:
            return "operand", self.operands[name]
        if name in self.results:
            return "result", self.results[name]
        return None

    def kind(self, name: str) -> tuple[str, str]:
        """Return `attr_kind` of a declared attribute."""
        return attr_kind(self.attrs[name].constraint)

    def is_unit(self, e: Element) -> bool:
        """Tell whether an element is a unit attribute."""
        return e.kind == "var" and e.name in self.attrs and self.kind(e.name)[0] == "unit"

    def short(self, name: str) -> str | None:
        """Return the type that ``type($name)`` shortens, None where it prints in full."""
        found = self.group(name)
        if found is None or found[1].kind != "one":
            return None
        return short_type(found[1].constraint)
