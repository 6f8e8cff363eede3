"""Coarse tokens: what one regular expression cuts the text into, and the kind of each piece.

`%a, %b`, `%r = `, `memref<...>`, `(T, T) -> T`, `{a = 1}`, `#d.a<...>`, `loc(...)` are one token
each. A coarse token is a guess that saves time: where the parser's state does not take it, the
loop cuts it again with the `parts` pattern (see `Patterns`), so the language does not depend on it.

A group that is repeated and gives nothing back is an atomic group, ``(?>(?:x)*)``, for CPython before
3.11.5 matches the possessive quantifier of a group wrongly where the group fails after its first
part (gh-106052).
"""

from __future__ import annotations

from .build import KIND

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SPACE = r"[ \t\r\n]*+(?>(?://[^\n]*+[ \t\r\n]*+)*)"
STRING = r'"(?>(?:[^"\\\n\r\v\f]|\\.)*)"'
IDENTIFIER = r"[A-Za-z_][A-Za-z0-9_$.]*+"
SUFFIX = r"(?:[0-9]++|[A-Za-z_$.-][A-Za-z0-9_$.-]*+)"
NAME = rf"%{SUFFIX}"
SSA = rf"{NAME}(?>(?:[:#][0-9]++)?)"
SYMBOL = rf"@(?:[A-Za-z_][A-Za-z0-9_$.]*+|{STRING})"
FLOAT = r"[0-9]++\.[0-9]*+(?>(?:[eE][+-]?[0-9]++)?)"
NUMBER = (
    r"(?<=[ (])-?[0-9]++(?>(?:\.[0-9]++(?>(?:e[+-][0-9]++)?))?)"
    r"(?= : (?:i[0-9]++|index|f[0-9]++)(?![A-Za-z0-9_$.]))"
)
INTEGER = r"(?:0x[0-9a-fA-F]++|[0-9]++)"


def balanced(depth: int) -> str:
    """Return the pattern of ``<...>`` with `depth` more levels inside.

    What nests deeper is no coarse token: its head alone is one, and the state asks for the rest.
    """
    inner = f"|{balanced(depth - 1)}" if depth else ""
    return f'<[^<>"-]*+(?>(?:(?:->?+|{STRING}{inner})[^<>"-]*+)*)>'


def braces(depth: int) -> str:
    """Return the pattern of ``{...}`` that looks like an attribute dictionary."""
    body = rf'[^{{}}"\n]*+(?>(?:(?:{STRING}{_inner(depth)})[^{{}}"\n]*+)*)'
    return rf"\{{(?:{IDENTIFIER}|{STRING}) ?(?>(?:[,=]{body})?)\}}"


def _inner(depth: int) -> str:
    if not depth:
        return ""
    return rf'|\{{[^{{}}"\n]*+(?>(?:(?:{STRING}{_inner(depth - 1)})[^{{}}"\n]*+)*)\}}'


ANGLES = balanced(4)
NAMED = rf"[!#]{SUFFIX}(?:{ANGLES}|(?!<))"
SHAPED = rf"(?:memref|vector|tensor|complex|tuple){ANGLES}"
ATTRIBUTE = rf"(?:affine_map|array|dense_resource|strided){ANGLES}"
NAMED_TYPE = rf"![A-Za-z_$.-][A-Za-z0-9_$.-]*+(?>(?:{ANGLES})?)"
TYPE = rf"(?:{NAMED_TYPE}|{SHAPED}|[a-z][A-Za-z0-9]*+(?![A-Za-z0-9_$.<]))"
TYPES = rf"(?>(?:{TYPE}(?>(?:, {TYPE})*))?)"
PUNCTUATION = r"->|::|\.\.\.|\{-\#(?>(?:[^\"#]|#(?!-)|" + STRING + r")*)\#-\}|[^ \t\r\n]"
_PLAIN = rf'[^()"\n]|{STRING}'
LOCATION = (
    rf"loc\((?>(?:{_PLAIN}|\((?>(?:{_PLAIN}|\((?>(?:{_PLAIN}|\((?>(?:{_PLAIN})*)\))*)\))*)\))*)\)"
)

COARSE = "|".join(
    (
        rf"{SSA}(?>(?:, {SSA})*)(?>(?: =(?!=))?)",
        rf"(?:{SHAPED}|(?:dense){ANGLES}(?>(?: : {SHAPED})?)|{ATTRIBUTE}|{LOCATION}|{IDENTIFIER})",
        rf"\({TYPES}\) -> (?:\({TYPES}\)|{TYPE})",
        rf"[!#]{SUFFIX}[ \t]*+=(?!=)",
        NAMED,
        STRING,
        rf"-?{FLOAT}(?>(?: : b?f[0-9]++(?![A-Za-z0-9]))?)",
        rf"-?{INTEGER}(?>(?: : (?:i[0-9]++|index)(?![A-Za-z0-9_$.]))?)",
        rf"{SYMBOL}(?>(?:::{SYMBOL})*)",
        rf"\^{SUFFIX}",
        rf"(?:<{braces(2)}>|{braces(2)})",
        PUNCTUATION,
    )
)
"""The alternatives of the whole file's pattern."""

PARTS = "|".join((
    SSA, f"{SHAPED}|(?:dense){ANGLES}|{ATTRIBUTE}|{IDENTIFIER}", NAMED, STRING, FLOAT, INTEGER,
    SYMBOL, rf"\^{SUFFIX}", PUNCTUATION,
))  # fmt: skip
"""The alternatives for the second cut of a coarse token."""

FINE = (
    rf"{SPACE}(?:({IDENTIFIER})|({INTEGER}(?!\.))|({STRING})|({FLOAT})|({SYMBOL}(?>(?:::{SYMBOL})*))"
    rf"|([#!]{SUFFIX})|(->|::|[<>=]=|\.\.\.|[^ \t\r\n])|\Z)"
)
"""One fine token of a type or attribute; `lastindex` says which kind."""

DIMS = rf"{SPACE}(\*[ ]*x|(?:(?:[0-9]+|\?|\[[0-9]+\])[ ]*x[ ]*)+)"
"""Dimensions in front of an element type."""

FLOAT_TYPES = frozenset((
    "f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "f8E5M2", "f8E4M3", "f8E4M3FN", "f8E5M2FNUZ",
    "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E3M4", "f8E8M0FNU", "bf16", "f16", "tf32", "f32", "f64",
    "f80", "f128",
))  # fmt: skip
TYPE_WORDS = FLOAT_TYPES | {"index", "none"}
SHAPED_WORDS = ("memref<", "vector<", "tensor<", "complex", "tuple<")
SSA_KIND, VALUES, RESULTS = KIND + "T_SSA", KIND + "T_VALUES", KIND + "T_RESULTS"
ID, INT, FLOAT_KIND, STRING_KIND = (
    KIND + "T_ID",
    KIND + "T_INT",
    KIND + "T_FLOAT",
    KIND + "T_STRING",
)
TYPE_KIND, ATTR, DICT, PROPS = KIND + "T_TYPE", KIND + "T_ATTR", KIND + "T_DICT", KIND + "T_PROPS"
FUNCTION, LOC, SYMBOL_KIND = KIND + "T_FUNCTYPE", KIND + "T_LOC", KIND + "T_SYMBOL"
ADEF, TDEF, META, END = KIND + "T_ADEF", KIND + "T_TDEF", KIND + "T_META", KIND + "$END"
BLOCK, OP = KIND + "T_BLOCK", KIND + "T_OP"
BAD = KIND + "bad"


def is_int_type(text: str) -> bool:
    """Tell whether `text` is ``iN``, ``siN`` or ``uiN``."""
    digits = text[1:] if text[:1] == "i" else text[2:] if text[:2] in ("si", "ui") else ""
    return digits.isdigit() and digits.isascii()


def classify(token: str) -> str:
    """Return the row key of a coarse token's kind."""
    c = token[:1]
    if c == "%":
        if token[-1] == "=":
            return RESULTS
        return VALUES if "," in token else SSA_KIND if len(token) > 1 else BAD
    if c.isalpha() or c == "_":
        return _word(token)
    if c.isdigit() or (c == "-" and token[1:2].isdigit()):
        if " : " in token:
            return ATTR
        return FLOAT_KIND if "." in token else INT
    if len(token) == 1:
        return BAD
    if c == "#":
        return ADEF if token[-1] == "=" else ATTR
    if c == "!":
        return TDEF if token[-1] == "=" else TYPE_KIND
    return _KINDS.get(c, BAD) if token[:2] != "{-" else META


_KINDS = {
    '"': STRING_KIND, "@": SYMBOL_KIND, "^": BLOCK, "(": FUNCTION, "{": DICT, "<": PROPS, "": END,
}  # fmt: skip


def _word(token: str) -> str:
    last = token[-1]
    if last == ">":
        if token[:5] == "dense" and "> : " not in token:
            return BAD  # its type comes next
        shaped = token.startswith(SHAPED_WORDS)
        return TYPE_KIND if shaped else ATTR
    if last == ")":
        return LOC
    return TYPE_KIND if token in TYPE_WORDS or is_int_type(token) else ID


class Patterns:
    """The compiled regular expressions."""

    __slots__ = (
        "aliases", "blot", "coarse", "dims", "finditer", "fine", "first", "names", "numbers",
        "parts",
    )  # fmt: skip

    def __init__(self, compile: Any) -> None:
        whole = compile(f"{SPACE}({COARSE}|\\Z)")
        self.coarse = whole.findall
        self.finditer = whole.finditer
        self.first = whole.match
        self.parts = compile(f"{SPACE}({PARTS})").findall
        self.fine = compile(FINE).match
        self.dims = compile(DIMS).match
        name = compile(NAME)
        self.names = name.findall
        self.blot = name.sub
        self.numbers = compile(NUMBER).finditer
        self.aliases = compile(r"(?m)^[ \t]*([#!][\w$.-]+)[ \t]*=(?!=)[ \t]*").finditer


_patterns: list[Patterns] = []


def patterns() -> Patterns:
    """Return the compiled patterns, compiled or unpacked from the cache on first use."""
    if not _patterns:
        from .cache import compile_pattern

        _patterns.append(Patterns(compile_pattern))
    return _patterns[0]
