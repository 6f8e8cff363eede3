"""Reads the ``{-# ... #-}`` section of a file: resources, which are kept as text for the printer."""

from __future__ import annotations

from nvlower import diag

from .cursor import Cursor
from .state import SyntaxFail

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from .state import Parser

HEAD = 4
"""The bytes of a blob that say its alignment, in front of its data."""


def read_metadata(p: Parser, token: str, offset: int) -> None:
    """Keep the resources of a section, which begins at `offset`.

    Errors: inside a region; a list, section, owner or value that is none.
    """
    if p.frames:
        from .errors import wrong_token

        raise wrong_token(p, offset, "expected operation name in quotes")
    try:
        _read(Cursor(p, token, 3))
    except SyntaxFail as e:
        raise diag.fail(p.at_offset(offset + e.offset), e.message) from None


def _read(cursor: Cursor) -> None:
    from nvlower.ir import resources

    def section() -> None:
        name = cursor.keyword()
        if name is None:
            raise cursor.fail("expected identifier key in file metadata dictionary")
        start = cursor.pos - len(name)
        _expect(cursor, ":")
        if name not in ("dialect_resources", "external_resources"):
            raise cursor.fail(f"unknown key '{name}' in file metadata dictionary", start)
        _expect(cursor, "{")
        _list(cursor, "}", lambda: owner(name))

    def owner(section: str) -> None:
        name = cursor.keyword()
        if name is None:
            raise cursor.fail("expected identifier key for 'resource' entry")
        start = cursor.pos - len(name)
        _expect(cursor, ":")
        _expect(cursor, "{")
        if section == "dialect_resources" and name != "builtin":
            from nvlower.ir.opdef import DIALECTS

            if name not in DIALECTS:
                raise cursor.fail(f"dialect '{name}' is unknown", start)
            raise cursor.fail(f"unexpected 'resource' section for dialect '{name}'")
        _list(cursor, "}", lambda: entry(section, name))

    def entry(section: str, owner: str) -> None:
        key = cursor.keyword()
        if key is None:
            key = cursor.string()
        if key is None:
            raise cursor.fail(f"expected identifier key for '{section}' entry")
        _expect(cursor, ":")
        start = cursor.skip()
        if section == "dialect_resources" or cursor.text.startswith('"0x', start):
            _blob(cursor, key)
        elif not (cursor.accept("true") or cursor.accept("false")) and cursor.string() is None:
            raise cursor.fail(f"expected string value for key '{key}'", start)
        resources.add(section, owner, key, cursor.text[start : cursor.pos])

    _list(cursor, "#-}", section)


def _expect(cursor: Cursor, token: str, said: str = "") -> None:
    """Move past `token`; where another comes, the place is behind the token before."""
    if not cursor.accept(token):
        from .errors import wrong_place

        at = wrong_place(cursor.text, cursor.skip())
        raise cursor.fail(f"expected {said}'{token}'", at)


def _list(cursor: Cursor, end: str, item: Callable[[], None]) -> None:
    """Read items with commas between them, and `end`."""
    if cursor.accept(end):
        return
    item()
    while cursor.accept(","):
        item()
    _expect(cursor, end, "',' or ")


def _blob(cursor: Cursor, key: str) -> None:
    """Move past the bytes of a resource, which begin with their alignment."""
    start = cursor.skip()
    said = f"expected hex string blob for key '{key}'"
    text = cursor.string()
    digits = text[2:] if text is not None and text.startswith("0x") else None
    try:
        data = bytes.fromhex(digits) if digits is not None and " " not in digits else None
    except ValueError:
        data = None
    if data is None:
        raise cursor.fail(said, start)
    said += " to encode alignment in first 4 bytes"
    if len(data) < HEAD:
        raise cursor.fail(said, start)
    alignment = int.from_bytes(data[:HEAD], "little")
    if alignment & (alignment - 1):
        raise cursor.fail(f"{said}, but got non-power-of-2 value: {alignment}", start)
