"""Splits an input file at its markers, and finds its innermost bracket."""

from __future__ import annotations

from nvlower import diag

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def split_chunks(
    text: str, marker: str, name: str = "<stdin>"
) -> list[tuple[tuple[int, int], str]]:
    """Return (place, text) of each chunk between markers, wherever they stand.

    A place is line and column of the chunk's first character, column 0 for the first chunk.
    Warns of a marker that lacks its last two characters, as mlir-opt does.
    """
    from nvlower.ir.location import FileLineColLoc

    chunks: list[tuple[tuple[int, int], str]] = []
    line, start, near = 1, 0, marker[:-2]
    while True:
        end = text.find(marker, start)
        chunk = text[start : end if end >= 0 else len(text)]
        at = chunk.find(near) if near else -1
        while at >= 0:
            column = at + start - text.rfind("\n", 0, at + start) + len(near)
            place = FileLineColLoc(name, line + chunk.count("\n", 0, at), column)
            diag.report("warning", place, "near miss with file split marker")
            at = chunk.find(near, at + 1)
        column = start - text.rfind("\n", 0, start) if start else 0
        newline = chunk.find("\n")
        if start and chunk[: newline if newline >= 0 else None].strip():
            chunk = " " * (column - 1) + chunk  # text behind the marker keeps its place
        chunks.append(((line, column), chunk))
        if end < 0:
            return chunks
        line += chunk.count("\n")
        start = end + len(marker)


def deepest(name: str, text: str, first_line: int) -> Any:
    """Return the location of the innermost bracket."""
    from nvlower.ir.location import FileLineColLoc

    depth = best = at = 0
    for i, c in enumerate(text):
        if c in "([{<":
            depth += 1
            if depth > best:
                best, at = depth, i
        elif c in ")]}>":
            depth -= 1
    line = first_line + text.count("\n", 0, at)
    return FileLineColLoc(name, line, at - text.rfind("\n", 0, at))
