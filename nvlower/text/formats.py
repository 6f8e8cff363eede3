"""Declarative assembly formats, split into elements.

The notation is that of ODS: ``$lhs `,` $rhs (`overflow` `` $flags^)? attr-dict `:` type($res)``.
`parse_format` returns the elements; printers, grammar rules and reduce actions derive from them.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation
    from nvlower.ir.opdef import OpDef

    from .parse import Parser
    from .printer import Printer


class Element:
    """One element of a format.

    `kind`: "literal" and "space" (text in `name`), "var" (``$name``), "directive" (`name`, with
    `args`), "custom" (`name`, `args`), "string" (a quoted argument), "group" (`args` = then,
    `other` = else, `anchor`), "oilist" (`args` = clauses, each a list of elements).
    """

    __slots__ = ("anchor", "args", "inverted", "kind", "name", "other")

    def __init__(self, kind: str, name: str = "", args: list[Any] | None = None) -> None:
        self.kind = kind
        self.name = name
        self.args: list[Any] = args if args is not None else []
        self.other: list[Element] = []
        self.anchor: Element | None = None
        self.inverted = False

    def __repr__(self) -> str:
        inner = f"({', '.join(map(repr, self.args))})" if self.args else ""
        tail = f"else{self.other}" if self.other else ""
        return f"{self.kind}:{self.name}{inner}{tail}"

    def key(self) -> tuple[Any, ...]:
        """Return a hashable form: equal for elements that print and parse alike."""
        args = tuple(
            tuple(x.key() for x in a) if isinstance(a, list) else a.key() for a in self.args
        )
        anchor = self.anchor.key() if self.anchor else None
        return self.kind, self.name, args, tuple(e.key() for e in self.other), anchor, self.inverted

    def variables(self) -> list[Element]:
        """Return the variables inside, in order, `ref` arguments excepted."""
        if self.kind == "var":
            return [self]
        if self.kind == "directive" and self.name == "ref":
            return []
        found: list[Element] = []
        for a in self.args:
            for e in a if isinstance(a, list) else (a,):
                found += e.variables()
        for e in self.other:
            found += e.variables()
        return found


SIMPLE_DIRECTIVES = {
    "attr-dict", "attr-dict-with-keyword", "prop-dict", "operands", "results", "regions",
    "successors", "params",
}  # fmt: skip


class _Reader:
    """Recursive descent over the text of one format."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def skip(self) -> str:
        """Skip blanks; return the next character, "" at the end."""
        text = self.text
        while self.at < len(text) and text[self.at].isspace():
            self.at += 1
        return text[self.at : self.at + 1]

    def accept(self, token: str) -> bool:
        """Consume `token` where it comes next."""
        self.skip()
        if not self.text.startswith(token, self.at):
            return False
        self.at += len(token)
        return True

    def expect(self, token: str) -> None:
        """Consume `token` or refuse the format."""
        if not self.accept(token):
            raise ValueError(f"format: expected '{token}' at {self.text[self.at :][:30]!r}")

    def word(self) -> str:
        """Consume an identifier (with ``-``)."""
        self.skip()
        start = self.at
        text = self.text
        while self.at < len(text) and (text[self.at].isalnum() or text[self.at] in "_-"):
            self.at += 1
        if start == self.at:
            raise ValueError(f"format: expected a word at {text[start:][:30]!r}")
        return text[start : self.at]

    def until(self, mark: str) -> str:
        """Consume text up to and with `mark`; return it without."""
        end = self.text.index(mark, self.at)
        found = self.text[self.at : end]
        self.at = end + len(mark)
        return found

    def elements(self, stops: str = "") -> list[Element]:
        """Read elements up to the end or one of the characters `stops`."""
        found: list[Element] = []
        while (c := self.skip()) and c not in stops:
            element = self.element()
            if self.text[self.at : self.at + 1] == "^":
                self.at += 1
                element = _Anchored(element)
            found.append(element)
        return found

    def element(self) -> Element:
        """Read one element."""
        if self.accept("`"):
            text = self.until("`")
            if text in ("", "\\n") or text.isspace():
                return Element("space", "\n" if text == "\\n" else text)
            return Element("literal", text)
        if self.accept("$"):
            return Element("var", self.word())
        if self.accept("("):
            return self.group()
        if self.accept('"'):
            return Element("string", self.until('"'))
        name = self.word()
        if name in SIMPLE_DIRECTIVES:
            return Element("directive", name)
        if name == "custom":
            self.expect("<")
            name = self.until(">")
            return Element("custom", name, self.arguments())
        if name == "oilist":
            self.expect("(")
            clauses = [self.elements("|)")]
            while self.accept("|"):
                clauses.append(self.elements("|)"))
            self.expect(")")
            return Element("oilist", "", clauses)
        return Element("directive", name, self.arguments())

    def arguments(self) -> list[Element]:
        """Read ``(a, b)``."""
        self.expect("(")
        found = [self.element()]
        while self.accept(","):
            found.append(self.element())
        self.expect(")")
        return found

    def group(self) -> Element:
        """Read an optional group behind its ``(``."""
        found = Element("group")
        then = self.elements(")")
        self.expect(")")
        other: list[Element] = []
        if self.accept(":"):
            self.expect("(")
            other = self.elements(")")
            self.expect(")")
        self.expect("?")
        for side in (then, other):
            for i, e in enumerate(side):
                if isinstance(e, _Anchored):
                    side[i] = found.anchor = e.element
                    found.inverted = side is other
        found.args, found.other = list(then), other
        return found


class _Anchored(Element):
    """An element marked ``^``, unwrapped by its group."""

    __slots__ = ("element",)

    def __init__(self, element: Element) -> None:
        super().__init__("anchor")
        self.element = element


def parse_format(text: str) -> list[Element]:
    """Return the elements of an assembly format.

    Errors: "format: ..." (ValueError) for text that is no format.
    """
    reader = _Reader(text)
    found = reader.elements()
    if reader.skip():
        raise ValueError(f"format: unexpected {text[reader.at :]!r}")
    return found


class Spacing:
    """The spacing state of upstream's generated printers."""

    __slots__ = ("space", "was_punctuation")

    def __init__(self, space: bool = True, was_punctuation: bool = False) -> None:
        self.space = space
        self.was_punctuation = was_punctuation

    def literal(self, text: str) -> str:
        """Return the text to print for a literal and step on."""
        lead = " " if self.space and self._space_before(text) else ""
        self.space = not (len(text) == 1 and text in "<({[")
        self.was_punctuation = not (text[0] == "_" or text[0].isalpha())
        return lead + text

    def _space_before(self, text: str) -> bool:
        if len(text) != 1 and text != "->":
            return True
        if self.was_punctuation:
            return text[0] not in ">)}],"
        return text[0] not in "<>(){}[],"

    def blank(self, text: str) -> str:
        """Return the text to print for a whitespace element and step on."""
        if text == "\n":
            return "\n"
        self.was_punctuation = not text
        self.space = False
        return text

    def value(self) -> str:
        """Return the blank before anything else and step on."""
        lead = " " if self.space or not self.was_punctuation else ""
        self.space, self.was_punctuation = True, False
        return lead


def op_printer(definition: OpDef) -> Callable[[Operation, Printer], None] | None:
    """Return the function that prints an op's custom form, None where it has none."""
    from nvlower.ir.opdef import printer

    found: Callable[[Operation, Printer], None] | None = printer.get(definition.name)
    if found is None and definition.format is not None:
        from .formats_cache import function

        found = function(definition, "printer")
    return found


def find_action(rule: str) -> Callable[[Parser, list[Any]], Any] | None:
    """Return the reduce action of a grammar rule (or alias), None for the list of children."""
    from .formats_actions import action_of

    return action_of(rule)
