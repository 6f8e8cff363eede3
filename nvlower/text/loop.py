"""The parse loop over the LALR(1) table that Lark builds.

`parse_file` runs over coarse tokens. It pushes a token's value only where some rule keeps it, and
reduces in states that can do nothing else without looking at the next token.
"""

from __future__ import annotations

from .build import KIND, MACRO
from .lexer import END, ID, OP, STRING_KIND, classify
from .op_traits import op_traits
from .recut import unexpected
from .state import Parser
from .subloop import parse_sub, parse_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def parse_file(p: Parser) -> Any:
    """Run the file's tokens through the table; actions build the IR.

    A token is looked up by its text where some rule names it literally, else by its kind.
    """
    table = p.table
    rows, default, rules = table.rows, table.default, table.rules
    macros, kinds, others, starts = table.macros, table.kinds, table.others, p.starts
    end = table.ends["file"]
    states, values = [table.starts["file"]], []  # type: list[int], list[Any]
    row = rows[states[0]]
    lines: Any = p.lines
    outer: list[Any] = []
    roots: Any = ()
    if lines is None:
        tokens = p.tokens = p.patterns.coarse(p.text)
    else:
        roots = frozenset(rules[table.names.index("body_op")][3].values())
        lines.more()
        tokens = p.tokens = lines.tokens
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
                    kind = others.get(key)
                    if kind is None:
                        kind = others[key] = key if key[:1] == KIND else classify(tok)
                    act = row.get(kind)
                    if act is None:
                        if OP in row and (kind is STRING_KIND or (kind is ID and tok != "loc")):
                            act = row[OP]
                            if act >= MACRO:
                                steps, act = macros[act - MACRO]
                                for r, state in steps:
                                    values.append(rules[r][4](p, []))
                                    states.append(state)
                                if state in roots:
                                    row = rows[state]
                                    if p.parts is None and lines.due(left() + 1):
                                        it.__setstate__(1)
                                        tok = value = tokens[0]
                                        key = kinds.get(tok) or classify(tok)
                                    continue
                            if act >= 0:  # the zero-width marker before an op's name
                                states.append(act >> 1)
                                r = p.current() if p.parts is None else p.inner()
                                p.op_token = r
                                values.append(r)
                                row = rows[act >> 1]
                                if tok in row:
                                    starts.append(tok)
                                    key = tok
                                    continue
                                tok = value = begin_op(p, tok, kind, row)
                                key = tok if kind is ID else kind
                                continue
                        elif kind is END and states[-1] == end:
                            return values[-1]
                        else:
                            found = unexpected(p, states, row, tok, kind)
                            if found.__class__ is list:
                                outer.append(it)
                                it = p.part_iterator = iter(found)
                                p.parts = found
                                recut = True
                                break
                            act, value = found
                if act >= MACRO:
                    steps, act = macros[act - MACRO]
                    for r, state in steps:
                        values.append(rules[r][4](p, []))
                        states.append(state)
                    if state in roots:
                        row = rows[state]
                        if p.parts is None and lines.due(left() + 1):
                            it.__setstate__(1)
                            tok = value = tokens[0]
                            key = kinds.get(tok) or classify(tok)
                        continue
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
                    if m == 1:
                        values[-1] = action(p, values[-1:] if mask is None else [])
                    elif m:
                        c = values[-m:]
                        del values[-m:]
                        values.append(action(p, c if mask is None else [c[i] for i in mask]))
                    else:
                        values.append(action(p, []))
                    if n == 1:
                        state = goto[states[-2]]
                        states[-1] = state
                    else:
                        if n:
                            del states[-n:]
                        state = goto[states[-1]]
                        states.append(state)
                    r = default[state]
                row = rows[state]
                if state in roots and p.parts is None and lines.due(left() + (not shifted)):
                    it.__setstate__(not shifted)
                    tok = value = tokens[0]
                    key = kinds.get(tok) or classify(tok)
                if shifted:
                    break
            if recut:
                recut = False
                break
        else:
            if outer:
                it = outer.pop()
                p.parts = None
            else:
                lines.more()
                it = p.iterator = iter(tokens)
                left = it.__length_hint__


def begin_op(p: Parser, tok: str, kind: str, row: dict[str, int]) -> str:
    """Note the op that begins at `tok`; return its name with its dialect."""
    if kind is STRING_KIND:
        name = tok[1:-1]
        p.starts.append(tok)
        if op_traits(name).definition is None:
            from .actions import check_registered

            check_registered(p, name)
        return tok
    name = tok
    if name not in row:
        if "." not in tok:
            name = f"{p.default_dialect}.{tok}"
        if name not in row:
            raise unknown_op(p, tok)
    p.starts.append(name)
    return name


def unknown_op(p: Parser, tok: str) -> Exception:
    """Report an op name that no rule takes; return what to raise."""
    from nvlower.ir.opdef import DIALECTS

    dialect, dot, _ = tok.partition(".")
    tried = "" if dot else f" (tried '{p.default_dialect}.{tok}' as well)"
    if not dot:
        dialect = p.default_dialect
    if dialect not in DIALECTS:
        return p.error(f"Dialect `{dialect}' not found for custom op '{tok}' {tried}")
    return p.error(f"custom op '{tok}' is unknown{tried}")


__all__ = ["parse_file", "parse_sub", "parse_text"]
