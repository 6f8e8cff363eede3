"""The parse loops over the LALR(1) table that Lark builds.

`parse_file` runs over coarse tokens; `parse_sub` reads one type, attribute, dictionary or
location in fine tokens at an offset and stops where it ends. Both push a token's value only where
some rule keeps it, and reduce states that can do nothing else without looking at the next token.
"""

from __future__ import annotations

from .build import BRACE, KIND, MACRO
from .lexer import ADEF, ATTR, DICT, END, FUNCTION, ID, LOC, OP, PROPS, RESULTS, STRING_KIND, TDEF, TYPE_KIND, VALUES, FLOAT_TYPES, classify, is_int_type  # fmt: skip
from .state import Parser, SyntaxFail, op_traits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_kinds: dict[str, str] = {}

SUB_STARTS = {
    DICT: "s_dict", PROPS: "s_props", FUNCTION: "s_function_type", LOC: "s_loc",
    TYPE_KIND: "s_type", ATTR: "s_attr",
}  # fmt: skip
"""Start symbol that reads what a terminal of the file's grammar stands for."""


def parse_file(p: Parser) -> Any:
    """Run the file's tokens through the table; actions build the IR.

    A token is looked up by its text where some rule names it literally, else by its kind.
    """
    table = p.table
    rows, default, rules, macros, kinds = table.rows, table.default, table.rules, table.macros, table.kinds  # fmt: skip
    end = table.ends["file"]
    states, values = [table.starts["file"]], []  # type: list[int], list[Any]
    row = rows[states[0]]
    tokens = p.tokens = p.patterns.coarse(p.text)
    outer: list[Any] = []
    it: Any = iter(tokens)
    p.iterator = it
    left = it.__length_hint__
    recut = False
    while True:
        for tok in it:
            key = kinds.get(tok)
            if key is None:
                key = kinds[tok] = classify(tok)
            value: Any = tok
            while True:
                act = row.get(key)
                if act is None:
                    kind = key if key[:1] == KIND else classify(tok)
                    act = row.get(kind)
                    if act is None:
                        if OP in row and (kind is STRING_KIND or (kind is ID and tok != "loc")):
                            act = row[OP]
                            if act >= MACRO:
                                steps, act = macros[act - MACRO]
                                for r, state in steps:
                                    values.append(rules[r][4](p, []))
                                    states.append(state)
                            if act >= 0:  # the zero-width marker before an op's name
                                states.append(act >> 1)
                                values.append(len(tokens) - left() - 1)
                                row = rows[act >> 1]
                                tok = value = begin_op(p, tok, kind, row)
                                key = tok if kind is ID else kind
                                continue
                        elif kind is END and states[-1] == end:
                            return values[-1]
                        else:
                            found = unexpected(p, states, row, tok, kind)
                            if found.__class__ is list:
                                outer.append(it)
                                it = iter(found)
                                recut = True
                                break
                            act, value = found
                if act >= MACRO:
                    steps, act = macros[act - MACRO]
                    for r, state in steps:
                        values.append(rules[r][4](p, []))
                        states.append(state)
                if act >= 0:
                    state = act >> 1
                    states.append(state)
                    if act & 1:
                        values.append(value)
                    r = default[state]
                    if r < 0:
                        row = rows[state]
                        break
                    shifted = True
                else:
                    r = -1 - act
                    shifted = False
                while r >= 0:
                    n, m, mask, goto, action = rules[r]
                    c = values[-m:] if m else []
                    if m:
                        del values[-m:]
                        if mask is not None:
                            c = [c[i] for i in mask]
                    if n:
                        del states[-n:]
                    values.append(action(p, c))
                    state = goto[states[-1]]
                    states.append(state)
                    r = default[state]
                row = rows[state]
                if shifted:
                    break
            if recut:
                recut = False
                break
        else:
            it = outer.pop()


def begin_op(p: Parser, tok: str, kind: str, row: dict[str, int]) -> str:
    """Note the op that begins at `tok`; return its name with its dialect."""
    p.op_token = p.current()
    if kind is STRING_KIND:
        name = tok[1:-1]
        p.starts.append(name)
        if op_traits(name).definition is None:
            from .actions import check_registered

            check_registered(p, name)
        return tok
    name = tok
    if name not in row:
        if "." not in tok:
            from .state import DEFAULT_DIALECT

            name = f"{DEFAULT_DIALECT.get(p.starts[-1], '')}.{tok}"
        if name not in row:
            raise unknown_op(p, tok)
    p.starts.append(name)
    return name


def unknown_op(p: Parser, tok: str) -> Exception:
    """Report an op name that no rule takes; return what to raise."""
    from nvlower.ir.opdef import DIALECTS

    from .state import DEFAULT_DIALECT

    dialect = DEFAULT_DIALECT.get(p.starts[-1], "")
    if "." not in tok:
        return p.error(f"custom op '{tok}' is unknown (tried '{dialect}.{tok}' as well)")
    if tok.partition(".")[0] not in DIALECTS:
        return p.error(f"Dialect `{tok.partition('.')[0]}' not found for custom op '{tok}' ")
    return p.error(f"custom op '{tok}' is unknown")


def unexpected(p: Parser, states: list[int], row: dict[str, int], tok: str, kind: str) -> Any:
    """Find another reading of a token that the state does not accept as it was cut.

    Returns (action, value), or a list of tokens to read in its place.
    Errors: there is no other reading.
    """
    if kind is TYPE_KIND and ID in row and tok.isalnum():
        return row[ID], tok
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
            if row[key] < 0:
                return row[key], tok
            return row[key], sub_at_token(p, start)
    if scanner is not None and row[scanner] < 0:
        return row[scanner], tok
    if len(tok) > 1 and kind is not ID and kind is not STRING_KIND and kind is not ADEF:
        parts: list[str] = p.patterns.parts(tok)
        if kind is TDEF or len(parts) < 2 and kind is not VALUES:
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
        return c == "!" or c == "(" or tok in ("memref", "vector", "tensor", "complex", "tuple")
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


def sub_at_token(p: Parser, start: str) -> Any:
    """Parse `start` at the current token of the file and move past it."""
    begin = p.offset(p.current())
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


def scan(p: Parser, scanner: str) -> tuple[Any] | None:
    """Run a hand-written scanner at the current token; None if it declines."""
    from nvlower import diag

    from . import storage_formats
    from .cursor import Cursor

    cursor = Cursor(p, p.text, p.offset(p.current()))
    try:
        value = storage_formats.scan(scanner[1:], cursor)
    except SyntaxFail as e:
        raise diag.fail(p.at_offset(e.offset), e.message) from None
    if value is NotImplemented:
        return None
    skip_to(p, cursor.pos)
    return (value,)


# -- types, attributes, locations ------------------------------------------------------------------
DIMS_KEY, RAW_KEY = KIND + "F_DIMS", KIND + "F_RAW"
INT_TYPE, FLOAT_TYPE = KIND + "F_INTTYPE", KIND + "F_FLOATTYPE"
BANG, HASH = KIND + "F_BANG", KIND + "F_HASH"
_GROUPS = ("", "", KIND + "T_INT", STRING_KIND, KIND + "T_FLOAT", KIND + "T_SYMBOL")


def parse_text(p: Parser, start: str, text: str) -> Any:
    """Parse a whole coarse token by start symbol `start`; the result is remembered.

    Errors are placed at the token's last mention up to the current one.
    """
    try:
        value, end = parse_sub(p, start, text, 0)
        if text[end:].strip():
            raise SyntaxFail(end, f"unexpected '{text[end:].strip()[:1]}'")
    except SyntaxFail as e:
        from nvlower import diag

        base = p.offset(p.back(text))
        at = p.text.find(text, base)
        at = p.text.rfind(text, 0, base + len(text)) if at != base else at
        raise diag.fail(p.at_offset(max(at, 0) + e.offset), e.message) from None
    p.memo[text] = value
    return value


def parse_sub(p: Parser, start: str, text: str, pos: int) -> tuple[Any, int]:
    """Parse the longest `start` at `pos`; return its value and where it ends.

    Errors: `SyntaxFail` with the offset in `text`.
    """
    if p.sub_parser is not None:
        found: tuple[Any, int] = p.sub_parser(p, start, text, pos)
        return found
    table = p.table
    rows, default, rules = table.rows, table.default, table.rules
    states, values = [table.starts[start]], []  # type: list[int], list[Any]
    end_state = table.ends[start]
    end = pos
    places: list[int] = []
    while True:
        row = rows[states[-1]]
        tok, kind, value, at, after = fine_token(p, row, text, pos)
        p.sub_at, p.sub_text = at, text
        while True:
            act = row.get(tok)
            if act is None:
                act = row.get(kind)
                if act is None and kind in (INT_TYPE, FLOAT_TYPE):
                    act = row.get(ID)
                if act is None and (act := row.get(END)) is None:
                    if states[-1] == end_state:
                        return values[-1], end
                    from .errors import sub_error

                    raise SyntaxFail(*sub_error(p, states, tok, text, at))
            if act >= MACRO:
                steps, act = table.macros[act - MACRO]
                for r, state in steps:
                    values.append(rules[r][4](p, []))
                    states.append(state)
                    places.append(at)
            shifted = act >= 0
            if shifted:
                states.append(act >> 1)
                places.append(at)
                if act & 1:
                    values.append(value)
                pos = end = p.sub_end = after
                r = default[act >> 1]
            else:
                r = -1 - act
            while r >= 0:
                n, m, mask, goto, action = rules[r]
                if n:
                    del states[-n:]
                    p.places = places[-n:]
                    del places[1 - n or len(places) :]
                else:
                    places.append(at)
                c = values[-m:] if m else []
                if m:
                    del values[-m:]
                    if mask is not None:
                        c = [c[i] for i in mask]
                values.append(action(p, c))
                state = goto[states[-1]]
                states.append(state)
                r = default[state]
            row = rows[states[-1]]
            if shifted:
                break


def fine_token(p: Parser, row: dict[str, int], text: str, pos: int) -> tuple[str, str, Any, int, int]:  # fmt: skip
    """Return the next fine token: (text, kind, value, where it begins, where it ends)."""
    if DIMS_KEY in row:
        m = p.patterns.dims(text, pos)
        if m:
            return "", DIMS_KEY, m.group(1), m.start(1), m.end()
    elif RAW_KEY in row:
        from .scan import raw_body

        end = raw_body(text, pos)
        return "", RAW_KEY, text[pos:end], pos, end
    m = p.patterns.fine(text, pos)
    group = m.lastindex
    if group is None:
        if m.end() < len(text):
            return text[m.end()], "", "", m.end(), m.end() + 1
        return "", END, "", m.end(), m.end()
    tok: str = m.group(group)
    at, end = m.start(group), m.end()
    if group == 1:
        kind = FLOAT_TYPE if tok in FLOAT_TYPES else INT_TYPE if is_int_type(tok) else ID
        return tok, kind, tok, at, end
    if group < 6:
        return tok, _GROUPS[group], tok, at, end
    if group == 6:
        from .scan import named

        value, end = named(p, tok, text, at, end, row)
        return "", HASH if tok[0] == "#" else BANG, value, at, end
    if tok not in row and tok[0] in row:
        tok, end = tok[0], at + 1
    return tok, "", tok, at, end


__all__ = ["RESULTS", "parse_file", "parse_sub", "parse_text"]
