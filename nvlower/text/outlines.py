"""Outlines: lines of the text with all blotted out that may differ between lines of one kind.

Blotted out are value names and, in lines that occur rarely as they are, a trailing location and the
number or the dense elements of a constant.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .lexer import Patterns
    from .lines import Template

MARK, LOCATION, NUMBER, DENSE = MARKS = "\0\1\2\3"
"""What stands for a name, a location, a number and dense elements in an outline."""

OFTEN = 6
"""How many lines of an outline make it worth a template."""

WIDE = 400
"""How long a line is in whose like no numbers and locations are looked for."""

TRIES = 6
"""How many lines of an outline are looked at in vain before it is left to the loop."""


class Outline:
    """What is known of the lines of one outline: templates by the key of the token behind.

    For equal names that matter, the key goes with a list of which are equal.
    """

    __slots__ = ("lead", "names", "templates", "tokens", "tries")

    def __init__(self, names: int) -> None:
        self.names = names  # how many it has
        self.tokens = 0
        self.lead = ""  # the key of its first token, when it is known
        self.templates: dict[Any, Template] = {}
        self.tries = TRIES


class Line:
    """A line: its outline, and what else of it is blotted out there.

    Without an outline, it defines the alias `literal` of the location `loc`.
    """

    __slots__ = ("literal", "loc", "outline")

    def __init__(self, outline: Outline | None, literal: str = "", loc: str = "") -> None:
        self.outline = outline
        self.literal = literal
        self.loc = loc


def usable(entry: Line | int) -> bool:
    """Tell whether lines of an outline have, or may get, templates."""
    if isinstance(entry, int):
        return False
    outline = entry.outline
    return outline is None or outline.tries > 0 or bool(outline.templates)


def outlined(patterns: Patterns, counts: dict[str, int]) -> dict[str, Line]:
    """Return the lines that may have a template by their text, given how often each occurs."""
    found: dict[str, Line] = {}
    varied: dict[str, list[tuple[str, Line]]] = {}
    often: dict[str, int] = {}
    for text, count in counts.items():
        start, end = text[:1], text[-1:]
        if not (start in (MARK, '"') or start.isalpha()) or end in "{(,":
            if start == "#" and end == ")":
                alias, _, loc = text.partition(" = ")
                if is_location(loc):
                    found[text] = Line(None, alias + " =", loc)
        elif count >= OFTEN and end != ")":
            found[text] = Line(Outline(text.count(MARK)))
        elif len(text) < WIDE or " dense<" in text:
            outline, line = variant(patterns, text)
            varied.setdefault(outline, []).append((text, line))
            often[outline] = often.get(outline, 0) + count
    for outline, count in often.items():
        if count >= OFTEN:
            shared = Outline(outline.count(MARK))
            for text, line in varied[outline]:
                line.outline = shared
                found[text] = line
    return found


def variant(patterns: Patterns, text: str) -> tuple[str, Line]:
    """Return the outline of a line without its number and location, and the line's with them."""
    outline, at, loc = text.rpartition(" loc(")
    loc = f"loc({loc}"
    if at and is_location(loc):
        outline += f" {LOCATION}"
    else:
        outline, loc = text, ""
    head, at, rest = outline.partition(" dense<")
    elements, _, type = rest.rpartition("> : ")
    if at and type[-1:] == ">" and is_plain(elements):
        return f"{head} {DENSE} : {type}", Line(None, f"dense<{elements}> : {type}", loc)
    if outline.count(MARK) > 1 or len(outline) > WIDE:  # it is about constants
        return outline, Line(None, "", loc)
    numbers = list(patterns.numbers(outline))
    if len(numbers) != 1:
        return outline, Line(None, "", loc)
    (m,) = numbers
    return f"{outline[: m.start()]}{NUMBER}{outline[m.end() :]}", Line(None, m[0], loc)


def is_plain(elements: str) -> bool:
    """Tell whether element literals are part of one token whatever they are."""
    if elements[-1:] in ("", "-") or "<" in elements or ">" in elements:
        return False
    quotes = elements.count('"')
    return not quotes or (quotes == 2 and elements[0] == elements[-1] and "\\" not in elements)


def is_location(text: str) -> bool:
    """Tell whether a text is one location, and one token, if it is well-formed."""
    return text[:4] == "loc(" and text[-1] == ")" and text.count("(") < 5 and MARK not in text
