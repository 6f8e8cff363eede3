"""Declared dialect types and attributes as text, both ways, from their declarative formats.

A declaration's format describes the part behind the mnemonic: ```<` struct(params) `>```. That
part alone is the short form in the assembly of ops. The few bodies that upstream writes in C++
are in `storage_custom`.
"""

from __future__ import annotations

from .formats import Element, Spacing, parse_format

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.opdef import Field, StorageDef
    from nvlower.ir.storage import Storage

    from .cursor import Cursor

    P = Callable[[Storage], str]

_formats: dict[str, list[Element]] = {}


def elements_of(definition: StorageDef) -> list[Element]:
    """Return the parsed format of a declaration."""
    text = format_of(definition)
    found = _formats.get(text)
    if found is None:
        found = _formats[text] = parse_format(text)
    return found


def format_of(definition: StorageDef) -> str:
    """Return the format; enum attributes without one of their own print ``<value>``."""
    if definition.kind == "enum":
        text: str = definition.extra.get("format") or "`<` $value `>`"
        return text
    return definition.format or ""


def default_value(field: Field) -> Any:
    """Return the default of a declared op attribute as an attribute, None where it has none."""
    from nvlower.ir.constraints import default_value as evaluate

    return evaluate(field)


def keyword_texts(name: str) -> dict[int, str]:
    """Return number to printed keyword of an integer enum; keywords that are no id are quoted."""
    from nvlower.ir.attributes import is_bare_identifier
    from nvlower.ir.opdef import attr_definition

    cases = attr_definition(name).cases
    return {v: k if is_bare_identifier(k) else f'"{k}"' for k, v in cases.items()}


def param_default(field: Field) -> Any:
    """Return the default of a type or attribute parameter, None where it has none."""
    text = field.default
    if text is None:
        return None
    if field.constraint == "int":
        return int(text, 0)
    if field.constraint == "bool":
        return text == "true"
    if field.constraint in ("str", "string"):
        return text.strip('"')
    if field.constraint[:1].islower() and "." in field.constraint:
        return text.strip('"')
    return None


# -- printing ----------------------------------------------------------------------------------
def print_body(definition: StorageDef, value: Any, p: P) -> str:
    """Return the text behind the mnemonic; nested types and attributes go through `p`."""
    from .storage_custom import PRINT

    custom = PRINT.get(definition.name)
    if custom is not None and definition.name + definition.kind != "llvm.targetattr":
        text: str = custom(value, p)
        return text
    return _BodyPrinter(definition, value, p).run(elements_of(definition))


def stripped(x: Any, p: P) -> str:
    """Return the short form of a dialect attribute or type, or its alias."""
    text = p(x)
    name = getattr(x, "name", None)
    if isinstance(name, str) and text[:1] in "#!" and hasattr(x, "body"):
        head = f"{text[0]}{name}"
        if text.startswith((head, f"{text[0]}{name.partition('.')[0]}<")):
            body: str = x.body(p)
            return body or text
    return text


class _BodyPrinter:
    """Prints one body."""

    def __init__(self, definition: StorageDef, value: Any, p: P) -> None:
        self.definition = definition
        self.params = value.params
        self.p = p
        self.space = Spacing(space=False, was_punctuation=False)
        self.fields = {f.name: f for f in definition.params}

    def run(self, elements: list[Element]) -> str:
        """Return the text of `elements`."""
        return "".join(map(self.element, elements))

    def get(self, f: Field) -> Any:
        """Return the value of a parameter."""
        return self.params[f.index] if f.index < len(self.params) else param_default(f)

    def present(self, f: Field) -> bool:
        """Tell whether a parameter is printed: not an absent or default one."""
        value = self.get(f)
        if f.kind == "optional" and f.default is None:
            return value is not None and value is not False and value != ()
        return f.default is None or value != param_default(f)

    def element(self, e: Element) -> str:
        """Return the text of one element."""
        space = self.space
        if e.kind == "literal":
            return space.literal(e.name)
        if e.kind == "space":
            return space.blank(e.name)
        if e.kind == "group":
            assert e.anchor is not None
            if any(map(self.present, self.variables(e.anchor))) != e.inverted:
                return self.run(e.args)
            return self.run(e.other)
        if e.kind == "directive" and e.name in ("params", "struct"):
            return self.list(self.variables(e), named=e.name == "struct")
        if e.kind == "custom":
            from .storage_custom import PRINT_DIRECTIVE

            lead = space.value()
            args = [self.get(self.fields[v.name]) for a in e.args for v in all_variables(a)]
            text: str = PRINT_DIRECTIVE[e.name](self.p, *args)
            return lead + text
        (f,) = self.variables(e)
        if (f.kind == "optional" or f.default is not None) and not self.present(f):
            return ""
        return space.value() + self.text(f.constraint, self.get(f), e.name == "qualified")

    def variables(self, e: Element) -> list[Field]:
        """Return the parameters that an element names."""
        if e.kind == "directive" and e.name == "params":
            return list(self.definition.params)
        if e.kind == "directive":
            return [f for a in e.args for f in self.variables(a)]
        return [self.fields[v.name] for v in e.variables()]

    def list(self, fields: list[Field], named: bool) -> str:
        """Return the present parameters separated by commas."""
        shown = [f for f in fields if (f.kind == "one" and f.default is None) or self.present(f)]
        lead = self.space.value() if shown else ""
        self.space.space, self.space.was_punctuation = True, False
        texts = [self.text(f.constraint, self.get(f), False) for f in shown]
        if named:
            texts = [f"{f.name} = {t}" for f, t in zip(shown, texts, strict=True)]
        return lead + ", ".join(texts)

    def text(self, constraint: str, value: Any, qualified: bool) -> str:
        """Return one parameter's text."""
        if constraint.startswith("array<"):
            inner = constraint[6:-1]
            return ", ".join(self.text(inner, v, qualified) for v in value)
        if value is True or value is False:
            return "true" if value else "false"
        if isinstance(value, int):
            return str(value)
        if constraint == "AffineMap":
            return str(value)
        if isinstance(value, str):
            from nvlower.ir.attributes import quote

            listed = constraint in ("llvm.DIFlags", "llvm.DISubprogramFlags") and "|" in value
            return quote(value) if constraint == "string" or listed else value
        if constraint[:1] in "#!" and not qualified:
            return stripped(value, self.p)
        return self.p(value)


def all_variables(e: Element) -> list[Element]:
    """Return the variables of a directive's argument, references included."""
    return e.variables() or [v for a in e.args for v in all_variables(a)]


# -- parsing -----------------------------------------------------------------------------------
def parse_body(kind: str, name: str, c: Cursor) -> Storage | None:
    """Read the body of ``#name`` or ``!name`` at the cursor; None for an undeclared name."""
    from nvlower.ir.opdef import attr_definition, type_definition

    from .storage_custom import PARSE

    if "." not in name:
        c.expect("<")
        found = parse_body(kind, f"{name}.{c.expect_keyword()}", c)
        if found is not None:
            c.expect(">")
        return found
    custom = PARSE.get((kind, name))
    if custom is not None:
        parsed: Storage = custom(c)
        return parsed
    try:
        definition = (type_definition if kind == "type" else attr_definition)(name)
    except KeyError:
        return None
    if definition.kind == "enum" and definition.extra.get("form", "dialect") != "dialect":
        return None
    from .storage_parse import BodyParser

    return BodyParser(definition, c).run()


# -- scanners: terminals that the parser asks for by state ----------------------------------------
def scanner_name(sigil: str, name: str) -> str:
    """Return the terminal that reads a dialect attribute ("#") or type ("!") in short form."""
    kind = "ATTR" if sigil == "#" else "TYPE"
    return f"S_{kind}_{name.replace('_', '_0').replace('.', '__').upper()}"


_scanners: dict[str, Callable[[Cursor], Any]] = {}


def scan(terminal: str, c: Cursor) -> Any:
    """Read the state-directed terminal at the cursor, NotImplemented where it is not there."""
    found = _scanners.get(terminal)
    if found is None:
        found = _scanners[terminal] = _find_scanner(terminal)
    return found(c)


def _find_scanner(terminal: str) -> Callable[[Cursor], Any]:
    from .scanners import SCANNERS
    from .storage_parse import short_value

    found = SCANNERS.get(terminal)
    if found is not None:
        return found
    from nvlower.ir.opdef import declared_storage

    kind = terminal[2:6].lower()
    dialect = terminal[7:].partition("__")[0].lower()
    for d in declared_storage(kind, dialect):
        if scanner_name("#" if kind == "attr" else "!", d.name) == terminal:
            constraint = ("#" if kind == "attr" else "!") + d.name
            return lambda c: short_value(constraint, c)
    raise KeyError(terminal)
