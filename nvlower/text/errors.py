"""What the parser says about a token that no rule takes."""

from __future__ import annotations

from .build import KIND, MACRO
from .lexer import ATTR, DICT, END, FUNCTION, ID, OP, SSA_KIND, STRING_KIND, TYPE_KIND

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .state import Parser

_WORDS = {
    TYPE_KIND: "type", FUNCTION: "function type", ATTR: "attribute value", DICT: "attribute dictionary",
    SSA_KIND: "SSA operand", ID: "valid keyword", STRING_KIND: "string", OP: "operation",
    KIND + "T_SYMBOL": "symbol name", KIND + "T_BLOCK": "block name", KIND + "T_INT": "integer value",
    KIND + "T_RESULTS": "operation", KIND + "T_VALUES": "SSA operand",
}  # fmt: skip


def acceptable(p: Parser, states: list[int]) -> list[str]:
    """Return the keys that the parser could shift next, found by simulating each on the stack."""
    table = p.table
    found = []
    for key in table.rows[states[-1]]:
        stack = list(states)
        while True:
            act = table.rows[stack[-1]].get(key)
            if act is not None and act >= MACRO:
                steps, act = table.macros[act - MACRO]
                stack.extend(state for _, state in steps)
            rule = table.default[stack[-1]]
            if act is None and rule < 0:
                if key == END and stack[-1] in table.ends.values():
                    found.append(key)
                break
            if act is not None and act >= 0:
                found.append(key)
                break
            n, _, _, goto, _ = table.rules[rule if act is None else -1 - act]
            if n:
                del stack[-n:]
            stack.append(goto[stack[-1]])
    return found


def listed(keys: list[str]) -> str:
    """Return ``'a', 'b' or type`` for row keys."""
    literals = sorted(f"'{k}'" for k in keys if k[:1] != KIND)
    words = [w for k, w in _WORDS.items() if k in keys]
    names = list(dict.fromkeys(literals + words))
    if KIND + "$END" in keys and len(names) == 0:
        return "end of file"
    if len(names) > 8:
        names = [*names[:8], "..."]
        return ", ".join(names)
    return " or ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def syntax_error(p: Parser, states: list[int], tok: str, kind: str) -> Exception:
    """Report the unexpected token `tok`; return what to raise."""
    from nvlower import diag

    start = p.current()
    if tok == '"':
        return p.error("expected '\"' in string literal", start)
    if len(tok) == 1 and not tok.isprintable() or tok and ord(tok[0]) > 127:
        return p.error("unexpected character", start)
    keys = acceptable(p, states)
    if OP in keys:
        if KIND + "T_RESULTS" in keys and kind is not END:
            return p.error("expected operation name in quotes" if tok[:1] == "%" else
                           "custom op name expected" if False else "expected operation name in quotes", start)  # fmt: skip
        if kind is END and p.frames:
            return p.error("expected '}'" if "}" in keys else "custom op name expected", start)
    text = listed(keys)
    previous = start - 1
    if text and previous >= 0 and len(keys) == 1 and keys[0][:1] != KIND:
        end = p.offset(previous) + len(p.tokens[previous])
        return diag.fail(p.at_offset(end), f"expected {text}")
    return p.error(f"expected {text}" if text else f"unexpected '{tok}'", start)


def sub_error(p: Parser, states: list[int], tok: str, text: str, at: int) -> str:
    """Return the message for an unexpected fine token."""
    if tok == '"':
        return "expected '\"' in string literal"
    keys = acceptable(p, states)
    if KIND + "F_BANG" in keys:
        return "expected attribute value" if "unit" in keys else "expected non-function type"
    return f"expected {listed(keys)}" if keys else f"unexpected '{tok}'"


__all__ = ["acceptable", "listed", "sub_error", "syntax_error"]


def _unused() -> Any:
    return None
