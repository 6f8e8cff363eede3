"""Other readings of a coarse token that the parser's state does not take as it was cut."""

from __future__ import annotations

from .build import BRACE
from .lexer import ADEF, ATTR, DICT, FUNCTION, ID, LOC, PROPS, STRING_KIND, TDEF, TYPE_KIND, VALUES
from .state import Parser, SyntaxFail
from .subloop import parse_sub

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SUB_STARTS = {
    DICT: "s_dict", PROPS: "s_props", FUNCTION: "s_function_type", LOC: "s_loc",
    TYPE_KIND: "s_type", ATTR: "s_attr",
}  # fmt: skip
"""Start symbol that reads what a terminal of the file's grammar stands for."""


def unexpected(p: Parser, states: list[int], row: dict[str, int], tok: str, kind: str) -> Any:
    """Find another reading of a token that the state does not accept as it was cut.

    Returns (action, value), or a list of tokens to read in its place.
    Errors: there is no other reading.
    """
    if kind is TYPE_KIND and ID in row and tok.isalnum():
        return row[ID], tok
    scanner = p.table.scanners.get(states[-1])
    if scanner is not None and row[scanner] >= 0:
        found = scan(p, scanner, tok)
        if found is not None:
            return row[scanner], found[0]
    if tok == "{" and BRACE in row:
        if not looks_like_dict(p):
            return row[BRACE], tok
    for key, start in SUB_STARTS.items():
        if key in row and may_begin(key, tok, kind):
            if row[key] < 0:
                return row[key], tok
            return row[key], sub_at_token(p, start, tok)
    if scanner is not None and row[scanner] < 0:
        return row[scanner], tok
    if len(tok) > 1 and kind is not ID and kind is not STRING_KIND and kind is not ADEF:
        parts: list[str] = p.patterns.parts(tok)
        if kind is TDEF or (len(parts) < 2 and kind is not VALUES):
            parts = []
        if parts and parts[0] != tok:
            return parts
    from .errors import syntax_error

    raise syntax_error(p, states, tok, kind)


def may_begin(key: str, tok: str, kind: str) -> bool:
    """Tell whether a token can begin what terminal `key` stands for."""
    c = tok[:1]
    if key == DICT:
        return c == "{"
    if key == PROPS:
        return c == "<"
    if key == FUNCTION:
        return c == "("
    if key == LOC:
        return tok == "loc"
    if key == TYPE_KIND:
        return c in ("!", "(") or tok in ("memref", "vector", "tensor", "complex", "tuple")
    if kind is ID:
        return tok in ATTR_WORDS
    return c in '!#"@[{(-' or c.isdigit() or kind is TYPE_KIND or kind is LOC


ATTR_WORDS = frozenset((
    "unit", "true", "false", "affine_map", "affine_set", "strided", "array", "dense", "sparse",
    "dense_resource", "distinct", "loc", "memref", "vector", "tensor", "complex", "tuple",
))  # fmt: skip


def looks_like_dict(p: Parser) -> bool:
    """Tell whether the ``{`` at the current token opens an attribute dictionary."""
    tokens, i = p.tokens, p.current()
    one = tokens[i + 1] if i + 1 < len(tokens) else ""
    two = tokens[i + 2] if i + 2 < len(tokens) else ""
    if one == "}":
        return True
    return bool(one) and (one[0].isalpha() or one[0] in '_"') and two in ("=", ",", "}")


def place_of(p: Parser, tok: str) -> int:
    """Return the offset of the token being read, which may be a part of a coarse one."""
    begin = p.offset(p.current())
    return begin if p.inner is None else p.text.index(tok, begin)


def sub_at_token(p: Parser, start: str, tok: str) -> Any:
    """Parse `start` at the current token of the file and move past it."""
    begin = place_of(p, tok)
    try:
        value, end = parse_sub(p, start, p.text, begin)
    except SyntaxFail as e:
        from nvlower import diag

        raise diag.fail(p.at_offset(e.offset), e.message) from None
    skip_to(p, end)
    return value


def skip_to(p: Parser, end: int) -> None:
    """Make the token at offset `end` the next one; cut the one that straddles it."""
    from bisect import bisect_left

    assert p.offsets is not None
    j = bisect_left(p.offsets, end)
    k = j - 1
    rest = p.text[end : p.offsets[k] + len(p.tokens[k])] if k >= 0 else ""
    if rest.strip():  # the end lies inside token k: what is left of it comes first
        at = end + len(rest) - len(rest.lstrip())
        parts = p.patterns.parts(rest)
        offsets = list(p.offsets)
        places, position = [], at
        for part in parts:
            position = p.text.index(part, position)
            places.append(position)
            position += len(part)
        offsets[j:j] = places
        p.tokens[j:j] = parts
        p.offsets = offsets
    p.iterator.__setstate__(j)
    if p.inner is not None:  # what was left of the coarse token is behind us or cut anew
        p.inner.__setstate__(1 << 30)


def scan(p: Parser, scanner: str, tok: str) -> tuple[Any] | None:
    """Run a hand-written scanner at the current token; None if it declines."""
    from nvlower import diag

    from . import storage_formats
    from .cursor import Cursor

    cursor = Cursor(p, p.text, place_of(p, tok))
    try:
        value = storage_formats.scan(scanner[1:], cursor)
    except SyntaxFail as e:
        raise diag.fail(p.at_offset(e.offset), e.message) from None
    if value is NotImplemented:
        return None
    skip_to(p, cursor.pos)
    return (value,)
