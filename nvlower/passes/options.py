"""Reads and prints pass options: ``a=1 b={x y} c="z" flag``."""

from __future__ import annotations

from nvlower.diag import fail

from .base import Option, Options, Signed
from .registry import suggestion

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

_OURS = {"check", "cse-constants", "expand", "index-casts", "shared-index-bitwidth", "short-pointers"}
"""Options that upstream lacks: printed only where set, so that mlir-opt reads the text."""
_CLOSERS = {"{": "}", '"': '"', "'": "'"}


def split_options(text: str) -> list[tuple[str, str | None]]:
    """Return the (name, value) pairs of an option text; a bare name has value None.

    Errors: an unbalanced quote or brace ("unterminated ...").
    """
    pairs: list[tuple[str, str | None]] = []
    i, n = 0, len(text)
    while i < n:
        if text[i].isspace():
            i += 1
            continue
        start = i
        while i < n and text[i] != "=" and not text[i].isspace():
            i += 1
        name = text[start:i]
        if i >= n or text[i] != "=":
            pairs.append((name, None))
            continue
        value, i = _value(text, i + 1)
        pairs.append((name, value))
    return pairs


def _value(text: str, i: int) -> tuple[str, int]:
    start, depth, n = i, 0, len(text)
    while i < n and (depth or not text[i].isspace()):
        c = text[i]
        if c in "\"'":
            end = text.find(c, i + 1)
            if end < 0:
                raise fail(None, f"unterminated quote in pass options '{text}'")
            i = end
        elif c == "{":
            depth += 1
        elif c == "}":
            depth -= 1
        i += 1
    if depth:
        raise fail(None, f"unbalanced '{{' in pass options '{text}'")
    value = text[start:i]
    if len(value) >= 2 and _CLOSERS.get(value[0]) == value[-1]:
        value = value[1:-1]
    return value, i


def parse_options(owner: str, declared: Sequence[Option], text: str) -> Options:
    """Return the options of pass or pipeline `owner` from their text.

    Errors: an unknown name (with the nearest spelling), a value of the wrong kind.
    """
    table = {o.name: o for o in declared}
    values = {o.name.replace("-", "_"): o.default for o in declared}
    for name, value in split_options(text):
        option = table.get(name)
        if option is None:
            near = suggestion(name, list(table))
            raise fail(None, f"'{owner}' has no such option '{name}'{near}")
        values[name.replace("-", "_")] = parse_value(owner, option, value)
    return Options(values)


def parse_value(owner: str, option: Option, text: str | None) -> Any:
    """Return the value of one option from its text."""
    kind = option.kind
    if kind is bool:
        known = {None: True, "true": True, "1": True, "True": True, "TRUE": True,
                 "false": False, "0": False, "False": False, "FALSE": False}  # fmt: skip
        if text in known:
            return known[text]
        raise fail(
            None, f"for the '{option.name}' option of '{owner}': '{text}' is no boolean; "
            "use true or false"
        )  # fmt: skip
    if text is None:
        raise fail(None, f"the '{option.name}' option of '{owner}' requires a value")
    if kind is int or kind is Signed:
        return _integer(owner, option, text)
    if kind is list:
        return [t for t in text.split(",") if t]
    if isinstance(kind, tuple) and text not in kind:
        near = suggestion(text, list(kind))
        raise fail(
            None,
            f"for the '{option.name}' option of '{owner}': cannot find option named '{text}'; "
            f"it is one of {', '.join(kind)}{near}",
        )
    return text


MAX_WIDTH = (1 << 24) - 1
"""The widest integer type that MLIR has."""


def _integer(owner: str, option: Option, text: str) -> int:
    """Return an integer in the range of its option.

    Errors: no integer; below zero, beyond 32 bits (`Signed`: 64), an integer type too wide.
    """
    at = f"for the '{option.name}' option of '{owner}': '{text}'"
    try:
        value = int(text, 0)
    except ValueError:
        raise fail(None, f"{at} is no integer") from None
    low, high = (-(1 << 63), (1 << 63) - 1) if option.kind is Signed else (0, (1 << 32) - 1)
    if option.name.endswith("bitwidth"):
        high = MAX_WIDTH
    if not low <= value <= high:
        raise fail(None, f"{at} is not in {low} to {high}")
    return value


def print_options(declared: Sequence[Option], options: Options) -> str:
    """Return ``{a=1 b=2}`` with upstream's options, sorted by name; "" for none."""
    if not declared:
        return ""
    parts = []
    for o in sorted(declared, key=lambda o: o.name):
        value = getattr(options, o.name.replace("-", "_"))
        if o.name in _OURS and value == o.default:
            continue
        if isinstance(value, bool):
            text = "true" if value else "false"
        elif isinstance(value, list | tuple):
            text = ",".join(value)
            if not text:  # upstream leaves a gap
                parts.append("")
                continue
        else:
            text = str(value)
            if any(c.isspace() for c in text):
                text = f"{{{text}}}"
        parts.append(f"{o.name}={text}")
    return f"{{{' '.join(parts)}}}" if parts else ""
