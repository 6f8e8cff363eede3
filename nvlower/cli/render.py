"""Writes diagnostics: plain text as mlir-opt's, with colours on a terminal."""

from __future__ import annotations

import os
import sys

from nvlower.diag import Diagnostic

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from nvlower.ir.location import SourceText

_COLOURS = {
    "error": "bold red",
    "warning": "bold magenta",
    "remark": "bold blue",
    "note": "bold cyan",
}


LONGEST = 400
"""Of a longer line, only so many characters are shown."""


def plain(found: Diagnostic, sources: dict[str, SourceText], notes: bool = True) -> str:
    """Return ``file:line:col: error: message``, the source line and a caret, then the notes."""
    out = f"{found}\n"
    place = found.place()
    if place is not None:
        name, line, column = place
        out += excerpt(sources.get(name), line, column, found.width)
    if notes:
        out += "".join(plain(n, sources) for n in found.notes)
    return out


def excerpt(source: SourceText | None, line: int, column: int, width: int = 1) -> str:
    """Return the source line and a caret line under it; "" where the text is not known."""
    text = None if source is None else source.line_text(line)
    if text is None or not line:
        return ""
    shown = text.expandtabs(8)
    at = len(text[: column - 1].expandtabs(8))
    if len(shown) > LONGEST:  # the part around the caret
        start = max(0, min(at - LONGEST // 2, len(shown) - LONGEST))
        shown, at = shown[start : start + LONGEST], at - start
        width = min(width, LONGEST - at)
    return f"{shown}\n{' ' * at}^{'~' * (width - 1)}\n"


def show(
    diagnostics: Iterable[Diagnostic], sources: dict[str, SourceText], notes: bool = True
) -> None:
    """Write diagnostics to standard error; coloured by rich on a terminal without NO_COLOR."""
    text_of = [(d, plain(d, sources, notes)) for d in diagnostics]
    if not text_of:
        return
    if sys.stderr.isatty() and "NO_COLOR" not in os.environ:
        _show_rich(text_of)
        return
    sys.stderr.write("".join(t for _, t in text_of))


def _show_rich(texts: list[tuple[Diagnostic, str]]) -> None:
    from rich.console import Console
    from rich.text import Text

    console = Console(stderr=True, highlight=False, soft_wrap=True)
    for _, plain_text in texts:
        shown = Text(plain_text)
        for severity, style in _COLOURS.items():
            shown.highlight_regex(rf"(?m)(?<=: ){severity}: .*$", style)
        shown.highlight_regex(r"(?m)^ *\^~*$", "bold green")
        console.print(shown, end="")
