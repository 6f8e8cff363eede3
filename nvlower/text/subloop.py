"""The parse loop for one type, attribute, dictionary or location, in fine tokens.

It runs over the same table as `loop`, from an own start symbol, lexes on demand at an offset, and
stops where what it reads ends.
"""

from __future__ import annotations

from .build import KIND, MACRO
from .lexer import END, FLOAT_TYPES, ID, STRING_KIND, is_int_type
from .state import Parser, SyntaxFail

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

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
        base = p.offset(p.back(text))
        at = p.text.find(text, base)
        at = p.text.rfind(text, 0, base + len(text)) if at != base else at
        if at < 0:  # a part of a token
            at = max(p.text.find(text, p.offset(p.op_token)), 0)
        raise e.reported(p, at) from None
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
    rows, default, rules, special = table.rows, table.default, table.rules, table.special
    fine = p.patterns.fine
    state, end_state = table.starts[start], table.ends[start]
    states, values = [state], []  # type: list[int], list[Any]
    places: list[int] = []
    end = pos
    while True:
        row = rows[state]
        m: Any = None if state in special else fine(text, pos)
        group = 0 if m is None else m.lastindex
        if group == 1:
            tok = value = m.group(1)
            at, after = m.start(1), m.end()
            kind = "" if tok in row else word_kind(tok)
        elif group == 7 and m.group(7) in row:
            tok = value = m.group(7)
            at, after = m.start(7), m.end()
            kind = ""
        else:
            tok, kind, value, at, after = fine_token(p, row, text, pos)
        p.sub_at, p.sub_text = at, text
        shifted = False
        while not shifted:
            act = row.get(tok)
            if act is None:
                act = row.get(kind)
                if act is None and kind != END and group == 1:
                    act = row.get(word_kind(tok))
                    if act is None:
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
            if act >= 0:
                shifted = True
                state = act >> 1
                states.append(state)
                places.append(at)
                if act & 1:
                    values.append(value)
                pos = end = p.sub_end = after
                r = default[state]
            else:
                r = -1 - act
            while r >= 0:
                n, size, mask, goto, action = rules[r]
                if n:
                    del states[-n:]
                    p.places = places[-n:]
                    del places[1 - n or len(places) :]
                else:
                    places.append(at)
                c = values[-size:] if size else []
                if size:
                    del values[-size:]
                    if mask is not None:
                        c = [c[i] for i in mask]
                values.append(action(p, c))
                state = goto[states[-1]]
                states.append(state)
                r = default[state]
            row = rows[state]


def word_kind(tok: str) -> str:
    """Return the key of an identifier's kind."""
    return FLOAT_TYPE if tok in FLOAT_TYPES else INT_TYPE if is_int_type(tok) else ID


def fine_token(
    p: Parser, row: dict[str, int], text: str, pos: int
) -> tuple[str, str, Any, int, int]:
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
        return tok, word_kind(tok), tok, at, end
    if group < 6:
        return tok, _GROUPS[group], tok, at, end
    if group == 6:
        key, value = HASH if tok[0] == "#" else BANG, None
        if key in row:  # else what is being read ends here
            from .scan import named

            value, end = named(p, tok, text, at)
        return tok, key, value, at, end
    if tok not in row and tok[0] in row:
        tok, end = tok[0], at + 1
    return tok, "", tok, at, end
