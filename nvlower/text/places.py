"""Where things stand: offsets of tokens and names, and the errors reported there."""

from __future__ import annotations

from nvlower import diag
from nvlower.ir.location import MentionLoc, SourceLoc, SourceText

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.location import Location

    from .lexer import Patterns
    from .lines import Lines


class Restart(Exception):
    """The tokens at hand do not reach far enough: read the file with all of them."""


class Places:
    """The part of the parser's state that knows places."""

    text: str
    source: SourceText
    patterns: Patterns
    tokens: list[str]
    base: int
    lines: Lines | None
    iterator: Any
    parts: list[str] | None
    part_iterator: Any
    offsets: list[int] | None
    op_token: int
    inner_offsets: list[int]
    sub_at: int
    places: list[int]

    def offset(self, token: int) -> int:
        """Return the offset of a token."""
        if token < 0:
            return self.inner_offsets[-1 - token]
        if self.offsets is None and self.lines is not None and token >= self.base:
            return self.lines.offsets()[token - self.base]
        return self.all_offsets()[token]

    def all_offsets(self) -> list[int]:
        """Return the offsets of the tokens of the whole file."""
        if self.offsets is None:
            self.offsets = [m.start(1) for m in self.patterns.finditer(self.text)]
        return self.offsets

    def inner(self) -> int:
        """Return the (negative) index that stands for the piece of a token being looked at."""
        self.inner_offsets.append(self.here())
        return -len(self.inner_offsets)

    def current(self) -> int:
        """Return the index of the token being looked at."""
        return self.base + len(self.tokens) - int(self.iterator.__length_hint__()) - 1

    def follower(self, distance: int) -> str:
        """Return a token that follows the current one, "" behind the last."""
        at = len(self.tokens) - int(self.iterator.__length_hint__()) - 1 + distance
        if at < len(self.tokens):
            return self.tokens[at]
        if self.lines is None:
            return ""
        following = self.patterns.finditer(self.text, self.lines.end)
        return next((m[1] for i, m in enumerate(following) if i == at - len(self.tokens)), "")

    def here(self) -> int:
        """Return the offset of the token, or of the piece of one, being looked at."""
        offset = self.offset(self.current())
        parts = self.parts
        if parts is None:
            return offset
        left = int(self.part_iterator.__length_hint__())
        return self.part_offsets(offset)[len(parts) - left - 1]

    def part_offsets(self, offset: int) -> list[int]:
        """Return where the pieces of the current token, which begins at `offset`, begin."""
        found = []
        for part in self.parts or ():
            offset = self.text.index(part, offset)
            found.append(offset)
            offset += len(part)
        return found

    def back(self, text: str) -> int:
        """Return the index of the last token so far that is, or begins with, `text`."""
        tokens = self.tokens
        i = at = min(self.current() - self.base, len(tokens) - 1)
        while i >= 0:
            token = tokens[i]
            if token == text or (token.startswith(text) and token[len(text)] in ", :="):
                return self.base + i
            i -= 1
        if self.lines is not None:
            raise Restart
        return at

    def last(self) -> int:
        """Return the index of the token before the current one, the last of an op just read."""
        return max(self.current() - 1, 0)

    def loc(self, start: int) -> Location:
        """Return the location of a token."""
        return SourceLoc(self.source, start)  # type: ignore[return-value]

    def mention(self, name: str) -> Location:
        """Return the location of the first `name` in the op being read."""
        return MentionLoc(self.source, self.op_token, name)  # type: ignore[return-value]

    def at_offset(self, offset: int) -> Location:
        """Return the location of a character."""
        from nvlower.ir.location import FileLineColLoc

        return FileLineColLoc(self.source.name, *self.source.line_col(offset))

    def error(self, message: str, start: int | None = None) -> diag.Failure:
        """Report an error at a token (default: the current one); return what to raise."""
        token = self.current() if start is None else start
        if token < 0:
            return diag.fail(self.loc(token), message)
        if self.lines is not None:
            raise Restart
        token = max(0, min(token, len(self.tokens) - 1))
        return diag.fail(self.loc(token), message, max(1, len(self.tokens[token])))

    def name_error(self, name: str, message: str, nth: int = 0) -> diag.Failure:
        """Report an error at a mention of a value name in the op being read."""
        return diag.fail(self.at_offset(self.find_name(name, nth)), message, len(name))

    def find_name(self, name: str, nth: int = 0) -> int:
        """Return the offset of mention `nth` of `name` in the op being read, else the last one."""
        token = self.current()
        end = self.offset(token) + len(self.tokens[token - self.base])
        found = []
        begin = self.offset(min(self.op_token, token))
        at = self.text.find(name, begin, end)
        while at >= 0:
            after = self.text[at + len(name) : at + len(name) + 1]
            if not (after.isalnum() or after in ("_", "$", ".", "-")) or not after:
                found.append(at)
            at = self.text.find(name, at + 1, end)
        if found:
            return found[min(nth, len(found) - 1)]
        at = self.text.rfind(name, 0, end)
        return at if at >= 0 else end

    def place(self, symbol: int = 0) -> int:
        """Return where a symbol of the sub-rule being reduced begins."""
        return self.places[symbol] if symbol < len(self.places) else self.sub_at
