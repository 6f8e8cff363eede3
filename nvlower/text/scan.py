"""Hand-written scans: balanced bodies, dialect types and attributes, alias definitions."""

from __future__ import annotations

from nvlower.ir.location import (
    UNKNOWN,
    CallSiteLoc,
    FileLineColLoc,
    Location,
    NameLoc,
    fused,
)

from .state import Parser, SyntaxFail

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_OPEN = {"<": ">", "[": "]", "(": ")", "{": "}"}


def string_end(text: str, pos: int) -> int:
    """Return the offset after the string literal that begins at `pos`."""
    i = pos + 1
    while (end := text.find('"', i)) >= 0:
        slash = text.find("\\", i, end)
        if text.find("\n", i, end if slash < 0 else slash) >= 0:
            break
        if slash < 0:
            return end + 1
        i = slash + 2
    raise SyntaxFail(pos, "expected '\"' in string literal")


def raw_body(text: str, pos: int) -> int:
    """Return the offset of the ``>`` that closes an element list begun at `pos`."""
    i, n = pos, len(text)
    while i < n:
        at = text.find(">", i)
        quote = text.find('"', i, at if at >= 0 else n)
        if quote >= 0:
            i = string_end(text, quote)
            continue
        if at < 0:
            break
        return at
    inside = text.rfind("array<", 0, pos) > max(text.rfind("dense<", 0, pos), 0)
    raise SyntaxFail(pos, f"expected '>'{' to close an array attribute' if inside else ''}")


def balanced_body(text: str, pos: int) -> int:
    """Return the offset after the ``<...>`` that begins at `pos`."""
    stack: list[str] = []
    i, n = pos, len(text)
    while i < n:
        c = text[i]
        if c == '"':
            i = string_end(text, i)
            continue
        if c in _OPEN:
            stack.append(_OPEN[c])
        elif c == "-" and text[i + 1 : i + 2] == ">":
            i += 1
        elif c in ">])}":
            due = stack.pop()
            if due != c:
                opened = next(o for o, e in _OPEN.items() if e == due)
                raise SyntaxFail(pos, f"unbalanced '{opened}' character in pretty dialect name")
            if not stack:
                return i + 1
        i += 1
    raise SyntaxFail(pos, "unbalanced '<' character in pretty dialect name")


def named(p: Parser, token: str, text: str, at: int) -> tuple[Any, int]:
    """Return what ``#name`` or ``!name`` stands for, and where it ends with its body."""
    name, end = token[1:], at + len(token)
    if "." not in name and text[end : end + 1] != "<":
        return alias(p, token, end), end
    from .cursor import Cursor

    kind = "type" if token[0] == "!" else "attr"
    dialect = name.partition(".")[0]
    from nvlower.ir.opdef import declared_storage, load_dialect

    if load_dialect(dialect):
        from .storage_formats import parse_body

        cursor = Cursor(p, text, end)
        wrapped = "." not in name
        if wrapped:  # `#gpu<dim x>`: the mnemonic stands inside
            cursor.expect("<")
            name = f"{name}.{cursor.expect_keyword()}"
        value = parse_body(kind, name, cursor)
        if value is None:
            word = "type" if kind == "type" else "attribute"
            rest = name.partition(".")[2]
            message = f"unknown {word} `{rest}` in dialect `{dialect}`"
            if dialect == "llvm" and kind == "type":
                message = f"unknown LLVM type: {rest}"
            elif dialect == "gpu" and kind == "type":
                raise SyntaxFail(at, f"unknown gpu type: {rest}")
            elif not declared_storage(kind, dialect):
                message = f"dialect '{dialect}' provides no {word} parsing hook"
                raise SyntaxFail(at + len(token), message)
            raise SyntaxFail(at + len(dialect) + 2, message)
        if wrapped:
            cursor.expect(">")
        return value, cursor.pos
    return opaque(p, token, text, at)


def opaque(p: Parser, token: str, text: str, at: int) -> tuple[Any, int]:
    """Return a type or attribute of a dialect that is not ours, kept as text."""
    kind = "type" if token[0] == "!" else "attr"
    dialect, _, data = token[1:].partition(".")
    end = at + len(token)
    if text[end : end + 1] == "<":
        close = balanced_body(text, end)
        body = text[end + 1 : close - 1]
        data = f"{data}<{body}>" if data else body
        end = close
    if not p.allow_unregistered:
        from nvlower.ir.attributes import quote

        word, sigil = ("type", "!") if kind == "type" else ("attribute", "#")
        shown = f"{sigil}{quote(dialect)}<{quote(data)}>"
        shown = f"`{shown}`" if kind == "type" else f"{shown} : 'none'"
        raise SyntaxFail(
            at + len(dialect) + 2,
            f"{shown} {word} created with unregistered dialect. "
            "If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or "
            "use -allow-unregistered-dialect with the MLIR opt tool used",
        )
    if kind == "type":
        from nvlower.ir.types import OpaqueType

        return OpaqueType(dialect, data), end
    from nvlower.ir.attributes import OpaqueAttr

    return OpaqueAttr(dialect, data), end


def alias(p: Parser, token: str, at: int) -> Any:
    """Return what an alias stands for.

    Only the location of an op or block argument may be defined later in the file (`p.later`).
    """
    found = p.aliases.get(token)
    if found is None:
        if not p.later or _defined_at(p, token) > p.later:
            raise SyntaxFail(at, f"undefined symbol alias id '{token[1:]}'")
        found = _later_alias(p, token, at)
    if found is _BUSY:
        raise SyntaxFail(at, f"alias '{token}' is defined by itself")
    return found


_BUSY = object()
_NEVER = 1 << 62


def _defined_at(p: Parser, token: str) -> int:
    """Return where the definition of an alias stands, `_NEVER` for none."""
    if p.alias_places is None:
        p.alias_places = {m[1]: m.end() for m in p.patterns.aliases(p.text)}
    return p.alias_places.get(token, _NEVER)


def _later_alias(p: Parser, token: str, at: int) -> Any:
    known = p.later_aliases.get(token)
    if known is not None:
        return known
    place = _defined_at(p, token)
    if place == _NEVER:
        raise SyntaxFail(at, f"undefined symbol alias id '{token[1:]}'")
    p.later_aliases[token] = _BUSY
    if p.text.startswith("loc(", place):
        end = p.text.find("\n", place)
        known = simple_location(p, p.text[place : None if end < 0 else end].strip(), place)
        if known is not None:
            p.later_aliases[token] = known
            return known
    from .subloop import parse_sub

    saved = p.sub_at, p.affine
    later, p.later = p.later, place
    try:
        value = parse_sub(p, "s_type" if token[0] == "!" else "s_attr", p.text, place)[0]
    except SyntaxFail as e:
        raise e.reported(p) from None
    finally:
        p.later = later
    p.later_aliases[token] = value
    p.sub_at, p.affine = saved
    return value


def simple_location(p: Parser, text: str, place: int = _NEVER) -> Any:
    """Return what a location says that is spelt as mlir-opt prints it, None for most other texts.

    Reading it here only saves time. What is defined at `place` may name what comes before.
    """
    if text[:4] != "loc(" or text[-1] != ")" or "\\" in text:
        return None
    return _location(p, text[4:-1], place)


def _location(p: Parser, text: str, place: int) -> Any:
    start, end = text[:1], text[-1:]
    inside = 0 if place == _NEVER else place
    if start == "#":
        found = p.aliases.get(text)
        if found is None and "." not in text and "<" not in text and place:
            if place != _NEVER and _defined_at(p, text) > place:
                return None
            try:
                found = _later_alias(p, text, 0)
            except SyntaxFail:
                return None  # the parser says what is wrong
        return found if isinstance(found, Location) else None
    if start == '"':
        name, quote, rest = text[1:].partition('"')
        if rest[:1] == ":":
            line, _, column = rest[1:].partition(":")
            short = len(rest) < 20 and line.isdecimal() and column.isdecimal()
            if short and rest.isascii() and len(line) < 10 and len(column) < 10:
                return FileLineColLoc(name, int(line), int(column), 0, 0)
        elif rest[:1] == "(" and end == ")":
            child = _location(p, rest[1:-1], inside)
            return None if child is None else NameLoc(name, child)
        return NameLoc(name, UNKNOWN) if quote and not rest else None
    if text[:9] == "callsite(" and end == ")":
        callee, at, caller = text[9:-1].partition(" at ")
        inner = _location(p, callee, inside)
        outer = _location(p, caller, inside) if at else None
        return None if inner is None or outer is None else CallSiteLoc(inner, outer)
    if text[:6] == "fused[" and end == "]":
        parts: list[Any] = [_location(p, part, inside) for part in text[6:-1].split(", ")]
        return None if None in parts else fused(parts)
    return UNKNOWN if text == "unknown" else None


def nth_key(p: Parser, at: int, key: str) -> int:
    """Return where `key` stands a second time as a key of the dictionary that begins at `at`."""
    text = p.sub_text
    first = text.find(key, at)
    second = text.find(key, first + len(key)) if first >= 0 else -1
    while second > 0 and not text[second - 1].isspace() and text[second - 1] not in ',"{':
        second = text.find(key, second + 1)
    return second if second >= 0 else at
