"""Diagnostics: what went wrong, where, and the one exception that carries it.

Stages report into the current `Sink`; whoever runs a stage (command line, tests, library user)
installs one. A stage that cannot go on raises `Failure`, after reporting why.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Diagnostic:
    """One message: `severity` "error", "warning", "remark" or "note", place, text and notes."""

    __slots__ = ("is_hint", "loc", "message", "notes", "severity", "width")

    def __init__(self, severity: str, loc: Any, message: str, width: int = 1) -> None:
        self.severity = severity
        self.loc = loc
        self.message = message
        self.width = width
        self.notes: list[Diagnostic] = []
        self.is_hint = False

    def note(self, message: str, loc: Any = None) -> Diagnostic:
        """Attach a note, at the same place unless `loc` is given; return self."""
        self.notes.append(Diagnostic("note", self.loc if loc is None else loc, message))
        return self

    def hint(self, message: str, loc: Any = None) -> Diagnostic:
        """Attach a note that upstream has not, a reason or advice; nothing need expect it."""
        self.note(message, loc).notes[-1].is_hint = True
        return self

    def place(self) -> tuple[str, int, int] | None:
        """Return file, line and column, None where the location is unknown."""
        return file_place(self.loc)

    def __str__(self) -> str:
        """Return ``file:line:col: error: message``, without source line and notes."""
        name, line, column = self.place() or ("<unknown>", 0, None)
        at = f"{name}:{line}" if column is None else f"{name}:{line}:{column}"
        return f"{at}: {self.severity}: {self.message}"


def file_place(loc: Any) -> tuple[str, int, int] | None:
    """Return the file, line and column that a location leads to, None for none."""
    for _ in range(1000):
        if loc is None:
            return None
        loc = loc.resolve()
        filename = getattr(loc, "filename", None)
        if filename is not None:
            return filename, loc.line, loc.column
        loc = (
            getattr(loc, "child", None)
            or getattr(loc, "callee", None)
            or next(iter(getattr(loc, "locations", ())), None)
        )
    return None


class Failure(Exception):
    """Ends a stage whose errors have been reported; `nvlower.api` puts them into `diagnostics`."""

    diagnostics: tuple[Diagnostic, ...] = ()

    def __str__(self) -> str:
        """Return the errors with their notes, a line each."""
        return "\n".join(
            str(line) for d in self.diagnostics if d.severity == "error" for line in (d, *d.notes)
        )


class Sink:
    """Collects diagnostics in order."""

    def __init__(self) -> None:
        self.diagnostics: list[Diagnostic] = []

    @property
    def errors(self) -> int:
        """Return the number of errors so far."""
        return sum(d.severity == "error" for d in self.diagnostics)

    def __enter__(self) -> Sink:
        _stack.append(self)
        return self

    def __exit__(self, *exc: object) -> None:
        _stack.remove(self)


_stack: list[Sink] = [Sink()]

show_op = False
"""Attach a note with the op's generic form to the errors of `Operation.emit_error`."""


def sink() -> Sink:
    """Return the sink in force."""
    return _stack[-1]


def report(severity: str, loc: Any, message: str, width: int = 1) -> Diagnostic:
    """Add a diagnostic to the current sink and return it for notes."""
    found = Diagnostic(severity, loc, message, width)
    _stack[-1].diagnostics.append(found)
    return found


def error(loc: Any, message: str, width: int = 1) -> Diagnostic:
    """Report an error."""
    return report("error", loc, message, width)


def fail(loc: Any, message: str, width: int = 1) -> Failure:
    """Report an error and return the exception to raise: ``raise fail(loc, "...")``."""
    report("error", loc, message, width)
    return Failure()
