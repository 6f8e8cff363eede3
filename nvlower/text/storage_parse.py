"""Reads the bodies of declared dialect types and attributes by their formats."""

from __future__ import annotations

from .state import SyntaxFail
from .storage_formats import all_variables, elements_of, param_default, parse_body

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.opdef import Field, StorageDef
    from nvlower.ir.storage import Storage

    from .cursor import Cursor
    from .formats import Element


class BodyParser:
    """Reads one body."""

    def __init__(self, definition: StorageDef, c: Cursor) -> None:
        self.definition = definition
        self.c = c
        self.fields = {f.name: f for f in definition.params}
        self.values: dict[str, Any] = {}

    def run(self) -> Storage:
        """Read the whole body and return the type or attribute."""
        from nvlower.ir.attributes import DialectAttr
        from nvlower.ir.types import DialectType

        start = self.c.pos
        for e in elements_of(self.definition):
            self.element(e)
        params = tuple(self.values.get(f.name, param_default(f)) for f in self.definition.params)
        rule = attribute_rule(self.definition.name)
        if rule is not None:
            fault = rule(*params)
            if fault:
                raise self.c.fail(fault, start)
        if self.definition.kind == "type":
            return DialectType(self.definition.name, params)
        return DialectAttr(self.definition.name, params)

    def element(self, e: Element) -> None:
        """Read one element."""
        c = self.c
        if e.kind == "literal":
            c.expect(e.name)
        elif e.kind == "group":
            self.group(e)
        elif e.kind == "custom":
            from .storage_custom import PARSE_DIRECTIVE

            names = [v.name for a in e.args for v in all_variables(a)]
            known = [self.values.get(n) for n in names]
            for n, v in zip(names, PARSE_DIRECTIVE[e.name](c, *known), strict=True):
                self.values[n] = v
        elif e.kind == "directive" and e.name == "struct":
            self.struct(self.listed(e))
        elif e.kind == "directive" and e.name == "params":
            self.listing(self.listed(e))
        elif e.kind != "space":
            for v in e.variables():
                self.values[v.name] = self.param(self.fields[v.name])

    def group(self, e: Element) -> None:
        """Read an optional group that starts with a literal."""
        then, other = [x for x in e.args if x.kind != "space"], e.other
        first = then[0]
        taken = self.c.accept(first.name) if first.kind == "literal" else self.starts(first)
        if taken:
            for x in then[1:] if first.kind == "literal" else then:
                self.element(x)
        else:
            for x in other:
                self.element(x)

    def starts(self, e: Element) -> bool:
        """Tell whether something other than a closing bracket comes next."""
        if e.kind == "custom" and e.name == "ExtTypeParams":
            return True
        return self.c.peek() not in "])>"

    def listed(self, e: Element) -> list[Field]:
        """Return the parameters of a ``struct`` or ``params`` directive."""
        names = [v.name for v in e.variables()]
        return [self.fields[n] for n in names] or list(self.definition.params)

    def struct(self, fields: list[Field]) -> None:
        """Read ``name = value`` pairs in any order."""
        c = self.c
        by_name = {f.name: f for f in fields}
        needed = [f for f in fields if f.kind == "one" and f.default is None]
        strict = len(needed) == len(fields)  # then upstream counts them
        first = True
        while first or (len(self.values) < len(fields) if strict else c.accept(",")):
            if strict and not first:
                c.expect(",")
            name = c.keyword()
            if name is None and first and not needed:
                break
            if name is None:
                raise no_parameter(c)
            first = False
            f = by_name.get(name)
            if f is None or name in self.values:
                c.accept("=")
                c.skip()
                raise c.fail(f"duplicate or unknown struct parameter name: {name}", c.pos)
            c.expect("=")
            self.values[name] = self.param(f)
        for f in needed:
            if f.name not in self.values:
                raise c.fail(f"struct is missing required parameter: {f.name}")

    def listing(self, fields: list[Field]) -> None:
        """Read values in order, separated by commas."""
        for i, f in enumerate(fields):
            if i and not self.c.accept(","):
                if f.kind == "one" and f.default is None:
                    self.c.expect(",")
                return
            self.values[f.name] = self.param(f)

    def param(self, f: Field) -> Any:
        """Read the value of a parameter; upstream has a second error where it cannot be read."""
        try:
            return self.plain_param(f)
        except SyntaxFail as e:
            raise not_read(self.definition, f.name, e, self.c) from None

    def plain_param(self, f: Field) -> Any:
        """Read the value of a parameter; DWARF numbers stand as their keywords."""
        if f.name in self.definition.extra.get("dwarf", "").split():
            return dwarf_name(f.name, self.c)
        found = self.value(f.constraint)
        if f.kind == "optional" and self.definition.name.startswith("llvm.di_"):
            return None if found == 0 and found.__class__ in (int, bool) else found  # as if absent
        return found

    def value(self, constraint: str) -> Any:
        """Read one parameter's value."""
        c = self.c
        if self.definition.kind == "enum":
            return enum_text(self.definition, c)
        if constraint.startswith("array<"):
            items = [self.value(constraint[6:-1])]
            while c.accept(","):
                items.append(self.value(constraint[6:-1]))
            return tuple(items)
        if constraint == "int":
            return c.expect_integer()
        if constraint == "bool":
            return self.boolean()
        if constraint in ("str", "string"):
            text = c.string()
            if text is None:
                raise c.fail("expected string")
            return text
        if constraint == "Type":
            return c.type()
        if constraint[:1] == "#" or constraint[:1] == "!":
            return short_value(constraint, c)
        if constraint == "AffineMap":
            from .scan_affine import plain_map

            return plain_map(c).map
        enum = enum_of(constraint, self.definition.name)
        if enum is not None:
            return enum_text(enum, c)
        if constraint.endswith("Type"):
            return self.type_of_kind(constraint)
        start = c.skip()
        found = c.attribute()
        if not is_kind(found, constraint):
            raise c.fail("invalid kind of attribute specified", start)
        return found

    def type_of_kind(self, kind: str) -> Any:
        """Read a type that must be an instance of the class `kind` of builtin types."""
        c = self.c
        start = c.pos
        found = c.type()
        if type(found).__name__ != kind:
            name = f"builtin.{kind.removesuffix('Type').lower()}"
            raise c.fail(
                f"invalid kind of type specified: expected {name}, but found '{found}'", start
            )
        return found

    def boolean(self) -> bool:
        """Read ``true`` or ``false``."""
        if self.c.accept("true"):
            return True
        if self.c.accept("false"):
            return False
        at = self.c.skip()
        number = self.c.expect_integer()
        if number not in (0, 1, -1):
            raise self.c.fail("integer value too large", at)
        return bool(number)


def dwarf_name(parameter: str, c: Cursor) -> str:
    """Read the name of a DWARF number."""
    from nvlower.dialects.llvm.dwarf_names import KINDS, is_known

    at = c.skip()
    name = c.expect_keyword()
    if not is_known(KINDS[parameter], name):
        raise c.fail(f"invalid debug info debug info {KINDS[parameter]} name: {name}", at)
    return name


def no_parameter(c: Cursor) -> SyntaxFail:
    """Return the errors of a struct in which no name of a parameter stands."""
    e: SyntaxFail = c.fail("expected valid keyword")
    e.more.append((e.offset, "expected a parameter name in struct"))
    return e


def attribute_rule(name: str) -> Any:
    """Return what checks the parameters of an attribute, None where nothing does."""
    if name.startswith("llvm."):
        from nvlower.dialects.llvm.attr_rules import RULES

        return RULES.get(name)
    if name.startswith(("gpu.", "nvvm.")):
        from nvlower.dialects.gpu.attr_rules import RULES as TARGET_RULES

        return TARGET_RULES.get(name)
    return None


BUILTIN = frozenset(
    (
        "StringAttr", "ArrayAttr", "DictionaryAttr", "IntegerAttr", "DistinctAttr", "FloatAttr",
        "TypeAttr",
    )
)  # fmt: skip
"""Builtin attributes that parameters are declared as."""


def is_kind(found: Any, constraint: str) -> bool:
    """Tell whether an attribute is of the kind that a parameter is declared as."""
    if constraint in BUILTIN:
        return type(found).__name__ == constraint
    if constraint == "BoolAttr":
        return str(found) in ("true", "false")
    if constraint == "FusedLoc":
        return type(found).__name__ == constraint
    if constraint == "FlatSymbolRefAttr":
        return type(found).__name__ == "SymbolRefAttr" and not found.nested
    if constraint in ("TBAANodeAttr", "DIScopeAttr", "DITypeAttr", "DINodeAttr", "DIVariableAttr"):
        from nvlower.dialects.llvm.attr_rules import KINDS

        return getattr(found, "name", "") in KINDS[constraint]
    return True


def not_read(definition: StorageDef, parameter: str, e: SyntaxFail, c: Cursor) -> SyntaxFail:
    """Return the error of a parameter with what upstream adds, where the reader stopped."""
    from .parameter_names import not_parsed

    sigil = "!" if definition.kind == "type" else "#"
    added = not_parsed(sigil + definition.name, parameter)
    if added is not None:
        e.more.append((max(c.skip(), e.offset), added))
    return e


def enum_of(constraint: str, user: str) -> StorageDef | None:
    """Return the declaration of an enum, which may be named without the dialect of its user."""
    from nvlower.ir.opdef import attr_definition

    name = constraint if "." in constraint else f"{user.partition('.')[0]}.{constraint}"
    try:
        found = attr_definition(name)
    except KeyError:
        return None
    return found if found.kind == "enum" else None


def short_value(constraint: str, c: Cursor) -> Any:
    """Read a dialect attribute or type (`constraint` = sigil and name) in short or full form."""
    if c.peek() in "#!":
        if constraint[0] == "!":
            return c.type()
        start = c.pos
        found = c.attribute()
        if getattr(found, "name", None) != constraint[1:]:
            raise c.fail("invalid kind of attribute specified", start)
        return found
    kind = "attr" if constraint[0] == "#" else "type"
    return parse_body(kind, constraint[1:], c)


def enum_text(definition: StorageDef, c: Cursor) -> str:
    """Read the keyword of an enum; bit enums take several, and give the canonical text."""
    at = c.skip()
    cases = definition.cases
    word = c.keyword() or c.string()
    if word is None:
        raise c.fail(enum_missing(definition))
    words = [word]
    if definition.extra.get("bits"):
        separator = str(definition.extra.get("separator", "|")).strip()
        words = [w.strip() for w in word.split(separator)]
        while c.accept(separator) or (separator == "," and c.accept("|")):
            following = c.keyword() or c.string()
            if following is None:
                raise c.fail(enum_missing(definition))
            words.append(following)
    for w in words:
        if w not in cases:
            raise c.fail(enum_expected(definition, word), at)
    if len(words) == 1:
        return words[0]
    bits = 0
    for w in words:
        bits |= cases[w]
    return bits_text(definition, bits)


def enum_expected(definition: StorageDef, word: str = "") -> str:
    """Return what to say where no case of an enum stands, but `word`."""
    dialect, _, name = definition.name.partition(".")
    from .enum_names import ENUM_NAMES

    words = definition.extra.get("enum") or "".join(w.capitalize() for w in name.split("_"))
    key = definition.name if name[0].isupper() else f"{dialect}.{words}"
    if key in ENUM_NAMES or (name[0].isupper() and dialect not in ("gpu", "nvgpu")):
        name = ENUM_NAMES.get(key, name)
        cases = [f'"{k}"{k}' if "-" in k else k for k in definition.cases]  # as upstream has it
        return f"expected one of [{', '.join(cases)}] for {name}, got: {word}"
    if name[0].isupper():
        words = name
    space = dialect.upper() if dialect in ("llvm", "nvvm") else dialect
    return f"expected ::mlir::{space}::{words} to be one of: {', '.join(definition.cases)}"


def enum_missing(definition: StorageDef) -> str:
    """Return what to say where no word stands for an enum."""
    kind = enum_expected(definition)
    if not kind.startswith("expected one of ["):
        return "expected valid keyword or string"
    return f"expected keyword for {kind.rpartition('] for ')[2].removesuffix(', got: ')}"


def bits_text(definition: StorageDef, bits: int) -> str:
    """Return the canonical text of a bit enum's value: groups first, then single bits."""
    cases = definition.cases
    if not bits:
        return next((k for k, v in cases.items() if not v), "")
    found = []
    if definition.extra.get("groups"):
        for k, v in cases.items():
            if v & (v - 1) and bits & v == v:
                found.append(k)
                bits &= ~v
    found += [k for k, v in cases.items() if v and not v & (v - 1) and bits & v]
    return str(definition.extra.get("separator", "|")).join(found)
