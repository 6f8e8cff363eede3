"""State-directed terminals that are read by hand: short forms inside op assembly.

A scanner gets the cursor at its token and returns a value, or NotImplemented, cursor unmoved,
where its token does not stand there.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .cursor import Cursor


def boolean(c: Cursor) -> Any:
    """Read ``true`` or ``false`` (or 0, 1): an i1 attribute."""
    from nvlower.ir.attributes import FALSE, TRUE

    if c.accept("true"):
        return TRUE
    if c.accept("false"):
        return FALSE
    number = c.integer()
    return NotImplemented if number is None else TRUE if number else FALSE


def global_memref(c: Cursor) -> Any:
    """Read ``memref<4xf32> = dense<0.0>``: (type attribute, initial value or None)."""
    from nvlower.ir.attributes import UNIT, TypeAttr
    from nvlower.ir.types import MemRefType, RankedTensorType

    at = c.pos
    t = c.type()
    if not isinstance(t, MemRefType) or not t.has_static_shape:
        raise c.fail(f"type should be static shaped memref, but got '{t}'", at)
    if not c.accept("="):
        return TypeAttr(t), None
    if c.accept("uninitialized"):
        return TypeAttr(t), UNIT
    return TypeAttr(t), elements(c, RankedTensorType(t.shape, t.element_type))


def elements(c: Cursor, t: Any) -> Any:
    """Read ``dense<...>`` without its type, which is `t`."""
    from .scan import balanced_body
    from .state import SyntaxFail
    from .subloop import parse_sub

    at = c.skip()
    for word in ("dense<", "dense_resource<", "sparse<"):
        if c.text.startswith(word, at):
            end = balanced_body(c.text, at + len(word) - 1)
            c.pos = end
            try:
                return parse_sub(c.p, "s_attr", f"{c.text[at:end]} : {t}", 0)[0]
            except SyntaxFail as e:
                e.offset += at
                raise
    return c.attribute(t)


def affine(name: str) -> Callable[[Cursor], Any]:
    """Return the reader of that name in `scan_affine`, imported when it is needed."""

    def read(c: Cursor) -> Any:
        from . import scan_affine

        return getattr(scan_affine, name)(c)

    return read


SCANNERS: dict[str, Callable[[Cursor], Any]] = {
    "S_BOOL": boolean,
    "S_GLOBAL_MEMREF": global_memref,
    "S_AFFINE_SUBSCRIPT": affine("subscript"),
    "S_AFFINE_BOUNDS": affine("bounds"),
    "S_AFFINE_MAP": affine("plain_map"),
}
"""Terminal to reader; short forms of dialect attributes and types are found by their name."""
