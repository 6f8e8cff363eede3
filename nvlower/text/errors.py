"""What the parser says about a token that no rule takes, and where: as upstream, if it can."""

from __future__ import annotations

from nvlower import diag

from .build import KIND
from .due import acceptable
from .lexer import (
    ATTR,
    DICT,
    FUNCTION,
    ID,
    OP,
    RESULTS,
    SSA_KIND,
    STRING_KIND,
    SYMBOL_KIND,
    TYPE_KIND,
    is_int_type,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .state import Parser

_WORDS = {
    TYPE_KIND: "non-function type", FUNCTION: "function type", ATTR: "attribute value",
    DICT: "attribute dictionary", SSA_KIND: "SSA operand", ID: "valid keyword",
    STRING_KIND: "string", OP: "operation",
    KIND + "T_SYMBOL": "valid '@'-identifier for symbol name",
    KIND + "T_BLOCK": "block name", KIND + "T_INT": "integer value", RESULTS: "operation",
    KIND + "T_VALUES": "SSA operand", KIND + "F_BANG": "non-function type",
    KIND + "T_FLOAT": "floating point literal",
}  # fmt: skip


_VISIBILITIES = ("public", "private", "nested")

LOC_MARKS = frozenset(("(", ")", ":", "at", "to", "[", "]", KIND + "T_INT", ">"))
"""What may be missing in a location."""

_NO_TOKEN = {
    "%": (0, "invalid SSA name"),
    "^": (0, "invalid block name"),
    "#": (0, "invalid attribute name"),
    "!": (0, "invalid type identifier"),
    "@": (1, "@ identifier expected to start with letter or '_'"),
    ".": (1, "expected three consecutive dots for an ellipsis"),
}
"""Beginnings of tokens with nothing behind them: where the error lies from there, and what it is."""


def lexical(tok: str) -> tuple[int, str] | None:
    """Return place (from the token's start) and message for what is no token at all."""
    if tok and (not tok[0].isprintable() or ord(tok[0]) > 127 or tok[0] in "$&';\\`~"):
        return 0, "unexpected character"
    return _NO_TOKEN.get(tok)


def listed(keys: list[str]) -> str:
    """Return ``'a', 'b' or type`` for row keys."""
    literals = sorted(f"'{k}'" for k in keys if k[:1] != KIND)
    if "':'" in literals and DICT in keys:
        return "':'"
    words = [w for k, w in _WORDS.items() if k in keys]
    names = list(dict.fromkeys(literals + words))
    if len(names) > 8:
        return ", ".join([*names[:8], "..."])
    return " or ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def wrong_place(text: str, offset: int) -> int:
    """Return where upstream reports a missing token: behind the one before, over blank lines."""
    end = offset
    while True:
        while end > 0 and text[end - 1] in " \t":
            end -= 1
        if end == 0:
            return offset
        if text[end - 1] not in "\r\n":
            return end
        end -= 1
        line = text.rfind("\n", 0, end) + 1
        comment = text.find("//", line, end)
        if comment >= 0:
            end = comment


def wrong_token(p: Parser, offset: int, message: str) -> diag.Failure:
    """Report that something else was due at `offset`; return what to raise."""
    if offset >= len(p.text) and offset:
        offset -= 1
    return diag.fail(p.at_offset(wrong_place(p.text, offset)), message)


def syntax_error(p: Parser, states: list[int], tok: str, kind: str) -> Exception:
    """Report the unexpected token `tok`; return what to raise."""
    start = p.current()
    offset = p.here() if start < len(p.tokens) else len(p.text)
    if tok == '"' or (tok == "@" and p.text.startswith('"', offset + 1)):
        line_end = p.text.find("\n", offset)
        end = len(p.text) if line_end < 0 else line_end
        return diag.fail(p.at_offset(end), "expected '\"' in string literal")
    no_token = lexical(tok)
    if no_token is not None:
        return diag.fail(p.at_offset(offset + no_token[0]), no_token[1])
    keys = acceptable(p.table, states)
    if OP in keys and tok[:1].isalpha() and not is_int_type(tok):
        from .loop import unknown_op

        return unknown_op(p, tok)
    if OP in keys:
        if tok[:1] in ("#", "!") and len(tok) > 1 and not p.frames:
            word = "type" if tok[0] == "!" else "attribute"
            return wrong_token(p, offset + len(tok), f"expected '=' in {word} alias definition")
        if p.text.startswith("{-#", offset) and not p.frames:
            from .file_metadata import read_metadata

            read_metadata(p, p.text[offset:], offset)  # which has no end: raises
        if tok[:1] == "%" and RESULTS in keys:
            return wrong_token(p, offset + len(tok), "expected '=' after SSA name")
        return wrong_token(p, offset, "expected operation name in quotes")
    return missing(p, states, keys, tok, offset)


def missing(p: Parser, states: list[int], keys: list[str], tok: str, offset: int) -> Exception:
    """Report which of the tokens `keys` is due at `offset`, where `tok` stands."""
    start = p.current()
    if SYMBOL_KIND in keys and ID in keys:
        at = start - 1 if p.tokens[start - 1 - p.base] not in _VISIBILITIES else start
        name = p.starts[-1]
        at = start if p.tokens[at - p.base] == name or not name.startswith("func.") else at
        return p.error(f"custom op '{name}' expected {_WORDS[SYMBOL_KIND]}", at)
    text = listed(keys)
    before = p.text[:offset].rstrip()
    if "'...'" in text and tok[:1] != "%":  # a function's arguments
        if before[-1:] == "(":
            return wrong_token(p, offset, "expected non-function type")
        text = "SSA identifier"
        keys = [SSA_KIND]
    from .phrases import due_keys, op_phrase

    if tok[:1] == "#" and p.text[offset - 1 : offset].isalnum() and "%" in before[-30:]:
        return diag.fail(p.at_offset(offset), "invalid SSA value result number")
    if ID in keys and declared_format(p):
        wrong = enum_error(p, tok, offset, before)
        if wrong is not None:
            return wrong
    if not keys and p.table.scanners.get(states[-1]):
        return wrong_token(p, offset, f"expected {_WORDS[ATTR]}")
    if names_positions(p):
        wrong = position_error(p, keys, offset)
        if wrong is not None:
            return wrong
    keys = due_keys(p, states, keys, before)
    if len(keys) == 1 and text != "SSA identifier":
        text = listed(keys)
    text = op_phrase(p, text, offset)
    key = keys[0] if len(keys) == 1 else ""
    if key == FUNCTION:
        return not_a_function(p, offset)
    if key == SYMBOL_KIND and names_other(p):
        text = _WORDS[ATTR]
    if key == KIND + "T_INT" and not before.endswith(("[", ",", "case")) and declared_format(p):
        text = _WORDS[ATTR]
        if tok.replace(".", "", 1).isdigit() and "." in tok:
            message = "floating point value not valid for specified type"
            return diag.fail(p.at_offset(offset + len(tok) + 1), message)
    if text == _WORDS[ATTR] or (key == STRING_KIND and p.starts[-1][:1] != '"'):
        return wrong_token(p, offset, f"expected {_WORDS[ATTR]}")
    cases = enum_due(p, offset) if key == ID else ""
    if cases:
        return p.error(f"custom op '{p.starts[-1]}' {cases}", start)
    named = key in (ID, SYMBOL_KIND, SSA_KIND, KIND + "T_INT") and text != "SSA operand"
    if named or key[:1].isalpha():
        return p.error(f"custom op '{p.starts[-1]}' expected {text}", start)
    return wrong_token(p, offset, f"expected {text}" if text else f"unexpected '{tok}'")


def names_other(p: Parser) -> bool:
    """Tell whether the symbol in an op's format is read as an attribute: it is not its own name."""
    from nvlower.ir.opdef import op_definition

    found = op_definition(p.starts[-1])
    return bool(found and found.format and all(a.name != "sym_name" for a in found.attrs))


def declared_format(p: Parser) -> bool:
    """Tell whether the op being read has a declarative format."""
    from nvlower.ir.opdef import op_definition

    found = op_definition(p.starts[-1])
    return bool(found and found.format)


def enum_error(p: Parser, tok: str, offset: int, before: str) -> Exception | None:
    """Report that no case of the op's only enum stands at `offset`, None where it has several."""
    from nvlower.ir.opdef import attr_definition, op_definition

    from .format_kinds import attr_kind
    from .parameter_names import not_parsed

    found = op_definition(p.starts[-1])
    assert found is not None
    kinds = [(a.name, *attr_kind(a.constraint)) for a in found.attrs]
    enums = [k for k in kinds if k[1] in ("keyword", "flags", "mnemonic", "short")]
    lead = f"custom op '{p.starts[-1]}' "
    if len(enums) != 1:
        return None
    name, kind, detail = enums[0]
    if kind == "keyword" and before.endswith(p.starts[-1]):
        cases = ", ".join(attr_definition(detail).cases)
        wanted = f"one of the following enum values for attribute '{name}' [{cases}]"
        message = f"expected string or keyword containing {wanted}"
        if tok[:1] == '"':
            message = f"invalid {name} attribute specification: {tok}"
        return diag.fail(p.at_offset(offset), lead + message)
    added = not_parsed(f"#{detail}", "value")
    if before[-1:] not in "<," or added is None:
        return None
    diag.error(p.at_offset(offset), f"{lead}expected valid keyword or string")
    return diag.fail(p.at_offset(offset), lead + added)


def names_positions(p: Parser) -> bool:
    """Tell whether the op's format has a list of values and numbers."""
    from nvlower.ir.opdef import op_definition

    found = op_definition(p.starts[-1])
    return bool(found and found.format and "DynamicIndexList" in found.format)


def position_error(p: Parser, keys: list[str], offset: int) -> Exception | None:
    """Report what is wrong in a list of values and numbers, None where there is none."""
    lead = f"custom op '{p.starts[-1]}' "
    if KIND + "T_INT" in keys:
        diag.error(p.at_offset(offset), f"{lead}expected integer value")
    elif "[" in keys and len(keys) == 1:
        wrong_token(p, offset, "expected '[' in dynamic index list")
    elif "]" in keys and set(keys) <= {"]", ",", "[", ":"}:
        wrong_token(p, offset, "expected ']' in dynamic index list")
    else:
        return None
    return diag.fail(p.loc(p.op_token), f"{lead}expected SSA value or integer")


def not_a_function(p: Parser, offset: int) -> Exception:
    """Report that no function type stands at `offset`."""
    from .state import SyntaxFail
    from .subloop import parse_sub

    try:
        type, _ = parse_sub(p, "s_type", p.text, offset)
    except SyntaxFail as e:
        return e.reported(p)
    if p.starts[-1][:1] == '"':
        return diag.fail(p.at_offset(offset), "expected function type")
    message = "invalid kind of type specified: expected builtin.function, but found"
    return diag.fail(p.at_offset(offset), f"custom op '{p.starts[-1]}' {message} '{type}'")


def enum_due(p: Parser, offset: int) -> str:
    """Return what to say of the enum attribute that an op's format has next, "" if none."""
    from nvlower.ir.attr_constraints import ENUMS
    from nvlower.ir.opdef import attr_definition, op_definition

    definition = op_definition(p.op_start)
    form = None if definition is None else definition.format
    if definition is None or not form:
        return ""
    fields = [f for f in definition.attrs if f.constraint in ENUMS and f"${f.name}" in form]
    words = p.text[p.offset(p.op_token) : offset].split()
    for f in sorted(fields, key=lambda f: form.index(f"${f.name}")):
        cases = attr_definition(f.constraint).cases
        if cases.keys().isdisjoint(words):
            listed = ", ".join(cases)
            return (
                "expected string or keyword containing one of the following enum values for"
                f" attribute '{f.name}' [{listed}]"
            )
    return ""


def sub_error(p: Parser, states: list[int], tok: str, text: str, at: int) -> tuple[Any, ...]:
    """Return place and message for an unexpected fine token at `at` of `text`."""
    if tok == '"':
        end = text.find("\n", at)
        return len(text) if end < 0 else end, "expected '\"' in string literal"
    no_token = lexical(tok)
    if no_token is not None and not (tok in ("%", "^") and text[at + 1 : at + 2].isalnum()):
        return at + no_token[0], no_token[1]
    if text.startswith("::", at) and text[:at].rstrip()[-1:] not in (":", ","):
        if text[at + 2 : at + 3] == "@":
            return at + 3, _NO_TOKEN["@"][1]
        return at + 2, "expected nested symbol reference identifier"
    keys = acceptable(p.table, states)
    if (LOC_MARKS.intersection(keys) or "callsite" in keys) and text.find("loc", 0, at + 1) >= 0:
        from .explain import location_error

        found = location_error(p, text, at)
        if found is not None:
            return found
    if at >= len(text) and at and text is p.text:
        at -= 1
    at = wrong_place(text, at)
    if "tensor" in keys and text[:at].rstrip()[-1:] not in ("=", "(", ","):
        from .explain import dimension_error

        found = dimension_error(text, at)
        if found is not None:
            return found
    before = text[:at].rstrip()
    if KIND + "F_BANG" in keys:
        if "unit" not in keys:
            more = ((at, "expected an integer or floating point type"),)
            return at, "expected non-function type", more if before.endswith("array<") else ()
        if before.endswith("]<") and "distinct[" in before[-40:]:
            return at, "expected attribute value", ((at, "expected attribute"),)
        from .explain import opened_by

        memref = before[-1:] == "," and tok == ">" and opened_by(before) == "memref"
        return at, "expected list element" if memref else "expected attribute value"
    if keys == [":"] and before[-1:] == ">":
        start = max(text.rfind("dense<", 0, at), text.rfind("sparse<", 0, at))
        colon = text.find(":", start, at)
        if start >= 0 and colon > 0:
            return wrong_place(text, colon), "expected '>'"
    from .phrases import part_phrase

    return at, part_phrase(text, at, listed(keys)) if keys else f"unexpected '{tok}'"
