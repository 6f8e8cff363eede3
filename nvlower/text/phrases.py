"""Upstream's words for what is missing, found from what the table could take and what stands near."""

from __future__ import annotations

from .lexer import ATTR, SSA_KIND

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .state import Parser

_REGION = "'{' to begin a region"

OP_PHRASES = {
    "'('": "'(' in operand list",
    "'=' or '}'": "'}' in attribute dictionary",
    "'}', valid keyword or string": "attribute name",
    "'[', 'async', 'blocks' or 'clusters'": "'blocks'",
}
"""Of an op's own text."""

GENERIC_PHRASES = {
    "'('": "'(' to start operand list",
    "block name": "list element",
    "']'": "',' or ']'",
    "')'": "')' to end operand list",
    "'>'": "'>' to close properties",
    "':'": "':' followed by operation type",
}
"""Of ops in generic form."""


_CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}


def due_keys(p: Parser, states: list[int], keys: list[str], before: str) -> list[str]:
    """Return the tokens of `keys` that upstream would ask for behind the text `before`."""
    from .due import due

    if "," in keys and len(keys) > 1:
        if _operands_due(p, before):
            return [","]
        if any(k in keys for k in _CLOSING.values()):
            keys = [k for k in keys if k != ","]
    if ATTR in keys and "<" in keys and before[-1:].isalpha():
        return ["<"]
    if "=" in keys and "in" in keys:
        return ["="]
    if before[-1:] == "," and any(k not in _CLOSING.values() for k in keys):
        keys = [k for k in keys if k not in _CLOSING.values()]
    closing = _CLOSING.get(before[-1:], "")
    if closing in keys and len(keys) > 1:
        rest = [k for k in keys if k != closing]
        if SSA_KIND not in rest or len(rest) > 2 or in_label(p):
            return rest if len(rest) == 1 else due(p.table, states, rest)
    if SSA_KIND in keys and before[-1:] == "," and ":" not in keys:
        return [SSA_KIND]
    found = due(p.table, states, keys)
    if len(found) > 1 and ATTR in found:
        return [ATTR]
    return found if len(found) < len(keys) or len(keys) < 3 else keys


def in_label(p: Parser) -> bool:
    """Tell whether no op has begun in the region being read: a block's label is."""
    return len(p.starts) == len(p.frames) + 1


def _operands_due(p: Parser, before: str) -> bool:
    """Tell whether the op's format has more operands than those listed behind its name."""
    from nvlower.ir.opdef import op_definition

    definition = op_definition(p.op_start)
    if definition is None or definition.format is None or before[-1:] == ",":
        return False
    from .formats_rules import RuleMaker

    try:
        steps = RuleMaker(definition).steps
    except ValueError:
        return False
    first = next((x for x in steps if x.what == "run"), None)
    listed = 0
    for part in reversed(p.text[p.offset(p.op_token) : len(before)].split(",")):
        listed += "%" in part
        if part.strip()[:1] != "%":
            break
    return first is not None and 0 < listed < len(first.names)


def op_phrase(p: Parser, text: str, offset: int) -> str:
    """Return what to call the tokens `text` that could stand at `offset` in an op."""
    name = p.starts[-1] if p.starts else ""
    before = p.text[:offset].rstrip()
    if text == "'{'":
        return "'{' in attribute dictionary" if before.endswith("attributes") else _REGION
    if in_label(p):
        if text in {"'(' or ':'", "':'"}:
            opened = "(" in before.rpartition("^")[2]
            return "':' and type for SSA operand" if opened else "':' after block name"
    if text == "'->'" and before.endswith(")"):
        return "'->' in function type"
    if name == "affine.for" and (
        "attribute value" in text or (text == "integer value" and before.endswith("step"))
    ):
        return "attribute value"
    if text == "attribute dictionary" and before.endswith("attributes"):
        return "'{' in attribute dictionary"
    if text == "'['" and name.startswith("vector.transfer"):
        return "'[' in operand list"
    if text == "'('" and before.endswith(("scf.parallel", "scf.forall")):
        return "'(' in argument list"
    if text == "'('" and not name.startswith("affine."):
        return GENERIC_PHRASES[text] if name[:1] == '"' else text
    if text == "'to'" and name == "affine.for":
        return "'to' between bounds"
    if name[:1] == '"' and text == "')'" and before.endswith("}"):
        return "')' to end region list"
    if name[:1] == '"' and text == "block name" and before.endswith(","):
        return text
    if name[:1] == '"' and text in GENERIC_PHRASES:
        return GENERIC_PHRASES[text]
    return OP_PHRASES.get(text, text)


PART_PHRASES = {
    "integer value or floating point literal": "constant integer or floating point value",
    "',' or '}'": "'}' in attribute dictionary",
    "'}', valid keyword or string": "attribute name",
    "valid keyword": "bare identifier",
    "':' or '['": "'->' or ':'",
    "'-', '?', ']' or integer value": "a 64-bit signed integer or '?'",
    "'offset'": "'offset' after comma",
    "'->' or '['": "'->' or ':'",
    "')' or valid keyword": "bare identifier",
    "',', '=' or '}'": "'}' in attribute dictionary",
    "valid keyword or string": "attribute name",
    "'-', '?' or integer value": "a 64-bit signed integer or '?'",
}
"""Of types, attributes, affine maps and locations."""

_QUOTE = "'"
_LETTERS = "abcdefghijklmnopqrstuvwxyz_"
_OPENINGS = {
    **{w: f"in {w} type" for w in ("vector", "tensor", "memref", "complex", "tuple")},
    **{w: f"after '{w}'" for w in ("dense", "sparse", "array", "strided", "dense_resource")},
    "affine_map": "in affine map",
    "affine_set": "in integer set",
}
"""What is said behind a word whose ``<`` is missing."""

_PLACES = {
    "tensor": ("'>'", "in tensor type"),
    "tuple": ("'>'", "in tuple type"),
    "vector": ("'>'", "in vector type"),
    "complex": ("'>'", "in complex type"),
    "affine_map": ("'>'", "in affine map"),
    "affine_set": ("'>'", "in integer set"),
    "array": ("':'", "after dense array type"),
    "distinct": ("integer value", "distinct ID"),
    "dense_resource": ("valid keyword or string", "identifier key for 'resource' entry"),
}
"""What stands in front of the innermost open bracket: the token that is due, and where."""


def part_phrase(text: str, at: int, due: str) -> str:
    """Return the error for a type or attribute in which one of `due` should stand at `at`."""
    before = text[:at].rstrip()
    if due == "'->'" and text[at:].lstrip()[:1] == ":" and _opened(before) == "affine_map":
        return "expected AffineMap, but got IntegerSet"
    if due == "':'" and text[at:].lstrip()[:2] == "->" and _opened(before) == "affine_set":
        return "expected IntegerSet, but got AffineMap"
    if "'=='" in due:
        return "expected '== affine-expr' or '>= affine-expr' at end of affine constraint"
    if due == "'(', '-', valid keyword or integer value" or due.startswith("'(', ')', '-'"):
        if before[-1:] in "+-*" or before.endswith(("mod", "div")):
            return "missing right operand of binary operator"
        token = text[at:].lstrip()
        if token[:1] in ("*", "+") or token.startswith(("mod", "floordiv", "ceildiv")):
            return "missing left operand of binary operator"
        bare = before[-1:] == "(" and before[:-1].rstrip()[-1:] in tuple("(+*-")
        return "no expression inside parentheses" if bare else "expected affine expression"
    if "'ceildiv'" in due:
        found = max(text.rfind("affine_map", 0, at), text.rfind("affine_set", 0, at))
        constraint = found >= 0 and text.startswith("affine_set", found)
        return (
            f"expected ')' in {'integer set constraint list' if constraint else 'affine map range'}"
        )
    word = _opened(before)
    if due == "valid keyword or string" and word == "dense_resource":
        return "expected identifier key for 'resource' entry"
    opened = text.rfind("affine_", 0, at)
    if opened >= 0 and word in ("", "affine_map", "affine_set"):
        inside = before[opened:]
        listed = "->" not in inside and ":" not in inside
        if due == "')' or ','" and listed:
            return "expected ')' in dimensional identifier list"
        if due == "',' or ']'" and listed:
            return "expected ']' in symbol list"
    if due == "'>'" and before.endswith(")"):
        found = max(text.rfind("affine_map", 0, at), text.rfind("affine_set", 0, at))
        if found >= 0:
            what = "integer set" if text.startswith("affine_set", found) else "affine map"
            return f"expected '>' in {what}"
    if due == "',' or '>'" and word == "memref":
        return "expected ',' or '>' in memref type"
    opening = before.rfind("[")
    if due == "',' or ']'" and before[:opening].endswith("strided<"):
        return "expected ']'"
    word_before = before[len(before.rstrip(_LETTERS)) :]
    if due == "'<'" and word_before in _OPENINGS:
        return f"expected '<' {_OPENINGS[word_before]}"
    if due == "'['" and word_before == "distinct":
        return "expected '[' after 'distinct'"
    if due == "'>'" and word == "" and "distinct[" in before[-200:]:
        return "expected '>' to close distinct attribute"
    if due == "']'" and word == "distinct":
        return "expected ']' to close distinct ID"
    if due in PART_PHRASES:
        return f"expected {PART_PHRASES[due]}"
    if word in ("affine_map", "affine_set") and due in ("'('", "')' or ','"):
        return f"expected {due[:3]} {_affine_place(before, due)}"
    if word in _PLACES:
        token, where = _PLACES[word]
        if token in due:
            return f"expected {f'{token} ' if token[0] == _QUOTE else ''}{where}"
    if before.endswith("offset") and due == "':'":
        return "expected ':' after 'offset'"
    if due == "'<'" and before.endswith("]"):
        return "expected '<' after distinct ID"
    if due == "'>'" and before.endswith("}"):
        return "expected '>' to close properties"
    if due == "'->'" and before.endswith(")"):
        return "expected '->' in function type"
    return f"expected {due}"


def _affine_place(before: str, due: str) -> str:
    if before.endswith("->"):
        return "in affine map range"
    if before.endswith(":"):
        return "in integer set constraint list"
    return "in dimensional identifier list"


def _opened(before: str) -> str:
    """Return the word in front of the innermost bracket that is open."""
    depth = 0
    for i in range(len(before) - 1, -1, -1):
        c = before[i]
        if c in ")]}" or (c == ">" and before[i - 1 : i] not in ("-", "=")):
            depth += 1
        elif c in "([{<":
            if not depth:
                end = i
                while i > 0 and (before[i - 1].isalnum() or before[i - 1] in "_."):
                    i -= 1
                return before[i:end]
            depth -= 1
    return ""
