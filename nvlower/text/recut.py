"""Other readings of a coarse token that the parser's state does not take as it was cut."""

from __future__ import annotations

from .build import BRACE
from .lexer import (
    ADEF,
    ATTR,
    DICT,
    FLOAT_KIND,
    FUNCTION,
    ID,
    INT,
    LOC,
    PROPS,
    RESULTS,
    STRING_KIND,
    SYMBOL_KIND,
    TDEF,
    TYPE_KIND,
    VALUES,
)
from .places import Restart
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
    if RESULTS in row and tok[:1] == "%":
        return row[RESULTS], tok if row[RESULTS] < 0 else results_at(p)
    scanner = p.table.scanners.get(states[-1])
    if scanner is not None and row[scanner] >= 0:
        found = scan(p, scanner)
        if found is not None:
            return row[scanner], found[0]
    if tok == "{" and BRACE in row:
        if not looks_like_dict(p):
            return row[BRACE], tok
    for key, start in SUB_STARTS.items():
        if key in row and may_begin(key, tok, kind):
            if row[key] < 0 or (key == ATTR and is_whole_attribute(p, kind)):
                return row[key], tok
            return row[key], sub_at_token(p, start)
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
    if c in '!#"@[{(-' or c.isdigit() or kind is TYPE_KIND or kind is LOC:
        return True
    return tok.partition("<")[0] in ATTR_WORDS


def is_whole_attribute(p: Parser, kind: str) -> bool:
    """Tell whether the current token of that kind is an attribute to its end."""
    if kind in (LOC, TYPE_KIND, SYMBOL_KIND):
        return True
    if kind not in (INT, FLOAT_KIND, STRING_KIND):
        return False
    return p.parts is None and p.follower(1) != ":"


ATTR_WORDS = frozenset((
    "unit", "true", "false", "affine_map", "affine_set", "strided", "array", "dense", "sparse",
    "dense_resource", "distinct", "loc", "memref", "vector", "tensor", "complex", "tuple",
))  # fmt: skip


def looks_like_dict(p: Parser) -> bool:
    """Tell whether the ``{`` at the current token opens an attribute dictionary."""
    one, two = p.follower(1), p.follower(2)
    if one == "}":
        return True
    return bool(one) and (one[0].isalpha() or one[0] in '_"') and two in ("=", ",", "}")


def sub_at_token(p: Parser, start: str) -> Any:
    """Parse `start` at the current token of the file and move past it."""
    text, begin = p.text, p.here()
    key = start + text[begin : begin + 40]
    known, value = p.sub_memo.get(key, ("\0", None))
    if text.startswith(known, begin):
        skip_to(p, begin + len(known))
        return value
    try:
        value, end = parse_sub(p, start, text, begin)
    except SyntaxFail as e:
        raise e.reported(p) from None
    if start in ("s_type", "s_function_type") and text[end - 1] in ")>":
        p.sub_memo[key] = text[begin:end], value  # nothing that follows can belong to it
    skip_to(p, end)
    return value


def skip_to(p: Parser, end: int) -> None:
    """Make the token at offset `end` the next one; cut the one that straddles it."""
    from _bisect import bisect_left

    if p.parts is not None:
        offsets = p.part_offsets(p.offset(p.current()))
        j = bisect_left(offsets, end)
        rest = p.text[end : offsets[j - 1] + len(p.parts[j - 1])]
        p.parts[j:j] = p.patterns.parts(rest)
        p.part_iterator.__setstate__(j)
        token = p.current()
        if j < len(p.parts) or end <= p.offset(token) + len(p.tokens[token - p.base]):
            return
    if p.lines is not None and end >= p.lines.end:
        raise Restart
    offsets = p.all_offsets() if p.lines is None else p.lines.offsets()
    at = bisect_left(offsets, end)
    rest = p.text[end : offsets[at - 1] + len(p.tokens[at - 1])]
    if rest.strip():  # the end lies inside the token before: what is left of it comes first
        p.tokens[at:at] = parts = p.patterns.parts(rest)
        places, position = [], end
        for part in parts:
            position = p.text.index(part, position)
            places.append(position)
            position += len(part)
        if p.lines is not None:
            p.all_offsets()[p.base + at : p.base + at] = places
        offsets[at:at] = places
    p.iterator.__setstate__(at)


def results_at(p: Parser) -> str:
    """Return ``%a, %b:2 =`` from names that are written in another way, and move past them."""
    from .cursor import Cursor
    from .errors import wrong_token

    cursor = Cursor(p, p.text, p.here())
    names = []
    while True:
        at = cursor.skip()
        name = cursor.ssa()
        if name is None:
            raise p.error("expected valid ssa identifier")
        if name == "%":
            raise p.error("invalid SSA name")
        base, mark, _ = name.partition("#")
        if mark:
            raise wrong_token(p, at + len(base), "expected '=' after SSA name")
        if ":" not in name and cursor.accept(":"):
            count = cursor.integer()
            if count is None:
                raise wrong_token(p, cursor.skip(), "expected integer number of results")
            name += f":{count}"
        names.append(name)
        if not cursor.accept(","):
            break
    if not cursor.accept("="):
        raise wrong_token(p, cursor.skip(), "expected '=' after SSA name")
    skip_to(p, cursor.pos)
    return f"{', '.join(names)} ="


def scan(p: Parser, scanner: str) -> tuple[Any] | None:
    """Run a hand-written scanner at the current token; None if it declines."""
    from . import storage_formats
    from .cursor import Cursor

    cursor = Cursor(p, p.text, p.here())
    try:
        value = storage_formats.scan(scanner[1:], cursor)
    except SyntaxFail as e:
        raise e.reported(p, 0, f"custom op '{p.op_start}' ") from None
    if value is NotImplemented:
        return None
    skip_to(p, cursor.pos)
    return (value,)
