"""A reading position for hand-written syntax: bodies of dialect types and op fragments."""

from __future__ import annotations

from .state import Parser, SyntaxFail

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.attributes import Attribute
    from nvlower.ir.location import Location
    from nvlower.ir.types import Type


class Cursor:
    """Reads tokens from `text` at `pos`; whitespace and comments are skipped."""

    __slots__ = ("p", "pos", "text")

    def __init__(self, p: Parser, text: str, pos: int) -> None:
        self.p = p
        self.text = text
        self.pos = pos

    def _match(self, group: int) -> str | None:
        m = self.p.patterns.fine(self.text, self.pos)
        if m.lastindex != group:
            return None
        self.pos = m.end()
        found: str = m.group(group)
        return found

    def skip(self) -> int:
        """Move past whitespace and comments; return the position."""
        m = self.p.patterns.fine(self.text, self.pos)
        self.pos = m.start(m.lastindex) if m.lastindex else m.end()
        return self.pos

    def peek(self) -> str:
        """Return the next character, "" at the end."""
        at = self.skip()
        return self.text[at : at + 1]

    def accept(self, token: str) -> bool:
        """Move past `token`, punctuation or keyword, if it comes next."""
        at = self.skip()
        if not self.text.startswith(token, at):
            return False
        end = at + len(token)
        if token[-1].isalnum() or token[-1] == "_":
            after = self.text[end : end + 1]
            if after.isalnum() or after in ("_", "$", "."):
                return False
        self.pos = end
        return True

    def expect(self, token: str, where: str = "") -> None:
        """Move past `token`, which must come next; `where` it is missing is part of the error."""
        if not self.accept(token):
            if token[-1].isalnum():
                raise self.fail(f"expected '{token}'{where}")
            from .errors import wrong_place

            raise SyntaxFail(wrong_place(self.text, self.skip()), f"expected '{token}'{where}")

    def keyword(self) -> str | None:
        """Return the next bare identifier, None where there is none."""
        return self._match(1)

    def expect_keyword(self) -> str:
        """Return the next bare identifier."""
        found = self.keyword()
        if found is None:
            raise self.fail("expected valid keyword")
        return found

    def integer(self) -> int | None:
        """Return the next integer, None where there is none."""
        start = self.pos
        negative = self.accept("-")
        text = self._match(2)
        if text is None:
            self.pos = start
            return None
        value = int(text, 16) if text[:2] == "0x" else int(text)
        return -value if negative else value

    def expect_integer(self) -> int:
        """Return the next integer."""
        found = self.integer()
        if found is None:
            raise self.fail("expected integer value")
        return found

    def number(self) -> str | None:
        """Return the text of the next integer or float, None where there is none."""
        start = self.pos
        sign = "-" if self.accept("-") else ""
        text = self._match(4) or self._match(2)
        if text is None:
            self.pos = start
            return None
        return sign + text

    def string(self) -> str | None:
        """Return the next string literal, decoded, None where there is none."""
        text = self._match(3)
        if text is None:
            return None
        from .storage_actions import unquote

        return unquote(text)

    def symbol(self) -> str | None:
        """Return the next ``@name`` without its sign, decoded, None where there is none."""
        text = self._match(5)
        if text is None:
            return None
        from .storage_actions import symbol_of

        return symbol_of(self.p, text).root

    def ssa(self) -> str | None:
        """Return the next ``%name`` or ``%name#1``, None where there is none."""
        at = self.skip()
        if self.text[at : at + 1] != "%":
            return None
        parts = self.p.patterns.parts(self.text[at : at + 200].partition("\n")[0])
        self.pos = at + len(parts[0])
        found: str = parts[0]
        return found

    def _sub(self, start: str) -> Any:
        from .subloop import parse_sub

        value, self.pos = parse_sub(self.p, start, self.text, self.pos)
        return value

    def type(self) -> Type:
        """Return the type that comes next."""
        found: Type = self._sub("s_type")
        return found

    def attribute(self, type: Type | None = None) -> Attribute:
        """Return the attribute that comes next; `type` is that of a literal without its own."""
        if type is None:
            found: Attribute = self._sub("s_attr")
            return found
        from .storage_actions import retyped

        start = self.skip()
        return retyped(self._sub("s_attr"), type, self.text[start : self.pos], start)

    def location(self) -> Location:
        """Return the ``loc(...)`` that comes next."""
        found: Location = self._sub("s_loc")
        return found

    def dims(self) -> tuple[tuple[int, ...], tuple[bool, ...]]:
        """Return the sizes in front of an element type and which of them are scalable."""
        m = self.p.patterns.dims(self.text, self.pos)
        if not m:
            return (), ()
        from .storage_actions import dims_of

        self.pos = m.end()
        shape, scalable = dims_of(m.group(1))
        return shape or (), scalable

    def fail(self, message: str, pos: int | None = None) -> SyntaxFail:
        """Return the error to raise, at `pos` or at the next token."""
        return SyntaxFail(self.skip() if pos is None else pos, message, by_hand=True)
