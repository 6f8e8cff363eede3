"""Source locations. They are attributes, as in MLIR, except `SourceLoc`, which is resolved late."""

from __future__ import annotations

from .attributes import Attribute, quote

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from .storage import Storage

    P = Callable[[Storage], str]


class Location(Attribute):
    """Base of all locations; ``body(p)`` is the text inside ``loc(...)``."""

    def syntax(self, p: P) -> str:
        return f"loc({self.body(p)})"

    def body(self, p: P) -> str:
        """Return the text inside ``loc(...)``."""
        raise NotImplementedError

    def resolve(self) -> Location:
        """Return the location itself; a `SourceLoc` returns its file, line and column."""
        return self


class UnknownLoc(Location):
    """``loc(unknown)``."""

    def body(self, p: P) -> str:
        return "unknown"


UNKNOWN = UnknownLoc()


class FileLineColLoc(Location):
    """``loc("file":line:col to line:col)``; lines and columns count from 1, ends optional."""

    filename: str
    line: int
    column: int
    end_line: int = 0
    end_column: int = 0

    def body(self, p: P) -> str:
        text = f"{quote(self.filename)}:{self.line}:{self.column}"
        if self.end_line and (self.end_line, self.end_column) != (self.line, self.column):
            line = "" if self.end_line == self.line else self.end_line
            text += f" to {line}:{self.end_column}"
        return text


class NameLoc(Location):
    """``loc("name"(child))``."""

    name: str
    child: Location = UNKNOWN

    def body(self, p: P) -> str:
        if self.child is UNKNOWN:
            return quote(self.name)
        inner = p(self.child)
        return f"{quote(self.name)}({inner[4:-1] if inner.startswith('loc(') else inner})"


class CallSiteLoc(Location):
    """``loc(callsite(callee at caller))``."""

    callee: Location
    caller: Location

    def body(self, p: P) -> str:
        parts = [p(x) for x in (self.callee, self.caller)]
        parts = [t[4:-1] if t.startswith("loc(") else t for t in parts]
        return f"callsite({parts[0]} at {parts[1]})"


class FusedLoc(Location):
    """``loc(fused<metadata>[a, b])``."""

    locations: tuple[Location, ...]
    metadata: Attribute | None = None

    def body(self, p: P) -> str:
        meta = f"<{p(self.metadata)}>" if self.metadata is not None else ""
        parts = [p(x) for x in self.locations]
        parts = [t[4:-1] if t.startswith("loc(") else t for t in parts]
        return f"fused{meta}[{', '.join(parts)}]"


def fused(locations: Iterable[Location], metadata: Attribute | None = None) -> Location:
    """Return the fusion of locations: each once, unknown ones dropped, like fusions taken apart.

    A fusion of one location without metadata is that location, one of none is unknown.
    """
    found: dict[Location, None] = {}
    for loc in locations:
        if isinstance(loc, FusedLoc) and loc.metadata is metadata:
            found.update(dict.fromkeys(loc.locations))
        elif loc is not UNKNOWN:
            found[loc] = None
    if metadata is None and len(found) < 2:
        return next(iter(found), UNKNOWN)
    return FusedLoc(tuple(found) or (UNKNOWN,), metadata)


class SourceText:
    """A parsed buffer: its name and text, able to say where an offset lies.

    `first_line` shifts the lines of a ``--split-input-file`` chunk.
    """

    __slots__ = ("_starts", "first_line", "name", "text", "token_offset")

    def __init__(self, name: str, text: str, first_line: int = 1) -> None:
        self.name = name
        self.text = text
        self.first_line = first_line
        self._starts: list[int] | None = None
        self.token_offset: Callable[[int], int] | None = None  # set by the parser

    def line_col(self, offset: int) -> tuple[int, int]:
        """Return line and column (from 1, in bytes of UTF-8) of a character offset."""
        from _bisect import bisect_right

        if self._starts is None:
            starts = [0]
            find = self.text.find
            at = find("\n")
            while at >= 0:
                starts.append(at + 1)
                at = find("\n", at + 1)
            self._starts = starts
        line = bisect_right(self._starts, offset)
        before = self.text[self._starts[line - 1] : offset]
        if not before.isascii():
            before = before.encode("utf-8", "surrogateescape").decode("latin-1")
        return line - 1 + self.first_line, len(before) + 1

    def line_text(self, line: int) -> str | None:
        """Return a line by its number, None outside the text."""
        self.line_col(0)
        assert self._starts is not None
        index = line - self.first_line
        if not 0 <= index < len(self._starts):
            return None
        start = self._starts[index]
        end = self.text.find("\n", start)
        return self.text[start : len(self.text) if end < 0 else end]


class SourceLoc:
    """A place in a `SourceText` by token index, turned into a `FileLineColLoc` when asked.

    Not interned: the parser makes one per operation.
    """

    __slots__ = ("source", "token")

    def __init__(self, source: SourceText, token: int) -> None:
        self.source = source
        self.token = token

    def resolve(self) -> FileLineColLoc:
        """Return the file, line and column."""
        source = self.source
        offset = source.token_offset(self.token) if source.token_offset else self.token
        line, column = source.line_col(offset)
        return FileLineColLoc(source.name, line, column)

    def __str__(self) -> str:
        return str(self.resolve())


class MentionLoc(SourceLoc):
    """The first mention of a value's name from a token on."""

    __slots__ = ("name",)

    def __init__(self, source: SourceText, token: int, name: str) -> None:
        self.source = source
        self.token = token
        self.name = name

    def resolve(self) -> FileLineColLoc:
        """Return the file, line and column."""
        source, name = self.source, self.name
        assert source.token_offset is not None
        begin = source.token_offset(self.token)
        at = source.text.find(name, begin)
        while at >= 0:
            after = source.text[at + len(name) : at + len(name) + 1]
            if not (after.isalnum() or after in ("_", "$", ".", "-")) or not after:
                break
            at = source.text.find(name, at + 1)
        line, column = source.line_col(at if at >= 0 else begin)
        return FileLineColLoc(source.name, line, column)
