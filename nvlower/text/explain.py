"""Upstream's words for what is wrong in a location, found by reading it as upstream does."""

from __future__ import annotations

from .cursor import Cursor
from .errors import wrong_place
from .state import Parser, SyntaxFail

_reading: list[int] = []
_RANGE = "in FileLineColRange"


def location_error(p: Parser, text: str, at: int) -> tuple[int, str] | None:
    """Return place and words for the ``loc(`` nearest before `at`, None if it says nothing."""
    begin = text.rfind("loc", 0, at + 1)
    while begin > 0 and (text[begin - 1].isalnum() or text[begin - 1] in "_.#"):
        begin = text.rfind("loc", 0, begin)
    if begin < 0:
        return None
    inline = "inline " if text[:begin].rstrip()[-1:] in tuple("=,[") else ""
    c = Cursor(p, text, begin + 3)
    if _reading:
        return None
    _reading.append(begin)
    try:
        _expect(c, "(", f"in {inline}location")
        _instance(c)
        _expect(c, ")", f"in {inline}location")
    except SyntaxFail as e:
        return e.offset, e.message
    finally:
        _reading.pop()
    return None


def _wrong(c: Cursor, message: str) -> SyntaxFail:
    at = c.skip()
    at -= at >= len(c.text) and c.text is c.p.text
    return SyntaxFail(wrong_place(c.text, at), f"expected {message}")


def _expect(c: Cursor, token: str, where: str) -> None:
    if not c.accept(token):
        raise _wrong(c, f"'{token}' {where}")


def _instance(c: Cursor) -> None:
    if c.peek() == "#":
        c.attribute()
    elif c.string() is not None:
        _after_name(c)
    elif c.accept("callsite"):
        _expect(c, "(", "in callsite location")
        _instance(c)
        _expect(c, "at", "in callsite location")
        _instance(c)
        _expect(c, ")", "in callsite location")
    elif c.accept("fused"):
        if c.accept("<"):
            c.attribute()
            _expect(c, ">", "after fused location metadata")
        _expect(c, "[", "in fused location")
        if not c.accept("]"):
            _instance(c)
            while c.accept(","):
                _instance(c)
            _expect(c, "]", "in fused location")
    elif not c.accept("unknown"):
        raise _wrong(c, "location instance")


def _after_name(c: Cursor) -> None:
    if c.accept("("):
        _instance(c)
        _expect(c, ")", "after child location of NameLoc")
    elif c.accept(":"):
        _number(c, "line")
        if not c.accept(":"):
            return
        _number(c, "column")
        if not c.accept("to"):
            return
        if c.peek().isdigit():
            _number(c, "line")
            if not c.accept(":"):
                raise _wrong(c, f"either integer or `:` post `to` {_RANGE}")
        elif not c.accept(":"):
            raise _wrong(c, f"either integer or `:` post `to` {_RANGE}")
        _number(c, "column")


def _number(c: Cursor, what: str) -> None:
    found = c.integer() if c.peek().isdigit() else None
    if found is None or found >= 1 << 32:
        raise _wrong(c, f"integer {what} number {_RANGE}")


def opened_by(before: str) -> str:
    """Return the word in front of the innermost ``<`` that is open."""
    from .phrases import _opened

    return _opened(before)


def dimension_error(text: str, at: int) -> tuple[int, str] | None:
    """Return place and words for the sizes of the shaped type whose ``<`` is nearest before `at`."""
    i = text.rfind("<", 0, at + 1)
    for word in ("vector", "tensor", "memref"):
        if text[:i].rstrip().endswith(word):
            break
    else:
        return None
    i += 1
    while True:
        while text[i : i + 1] == " ":
            i += 1
        scalable = word == "vector" and text[i : i + 1] == "["
        i += scalable
        begin = i
        while text[i : i + 1].isdigit():
            i += 1
        i += word != "vector" and i == begin and text[i : i + 1] == "?"
        if i == begin and text[i : i + 1] == "*" and word != "vector":
            i += 1
        if i == begin:
            return (i, "invalid dimension") if scalable else None
        if scalable:
            if text[i : i + 1] != "]":
                return i, "missing ']' closing scalable dimension"
            i += 1
        end = i
        while text[i : i + 1] == " ":
            i += 1
        if text[i : i + 1] != "x":
            return end, "expected 'x' in dimension list"
        i += 1
