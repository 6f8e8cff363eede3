"""Masks around transfers and gathers. Source: LowerVectorMask.cpp."""

from __future__ import annotations

from . import tools as V

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation


def _parts(op: Operation) -> tuple[Any, Any, Any]:
    """Return the op inside a vector.mask, the mask and what passes through."""
    inner = op.regions[0].blocks[0].first
    passthru = op.operands[1] if len(op.operands) > 1 else None
    return inner, op.operands[0], passthru


def transfer(op: Operation, b: Any) -> bool:
    """vector.mask %m { vector.transfer_read ... }  =>  vector.transfer_read ..., %m"""
    inner, mask, passthru = _parts(op)
    if inner is None or inner.name not in ("vector.transfer_read", "vector.transfer_write"):
        return False
    if passthru is not None or inner.mask is not None:
        return False
    props = {k: inner.properties[k] for k in ("permutation_map", "in_bounds")}
    types = [r.type for r in inner.results]
    if inner.name == "vector.transfer_read":
        parts = (inner.base, inner.indices, inner.padding, mask)
    else:
        parts = (inner.operands[0], inner.base, inner.indices, mask)
    made = b.create(inner.name, parts, types, props, dict(inner.attributes))
    _replace(op, b, made)
    return True


def gather(op: Operation, b: Any) -> bool:
    """vector.mask %m { vector.gather ..., %all, %pass }  =>  vector.gather ..., %m, %pass"""
    inner, mask, passthru = _parts(op)
    if inner is None or inner.name != "vector.gather":
        return False
    type = inner.results[0].type
    if passthru is None:
        passthru = V.zero(b, type)
    given = inner.properties.get("alignment")
    props = {} if given is None else {"alignment": given}
    parts = (inner.base, inner.offsets, inner.indices, mask, passthru)
    _replace(op, b, b.create("vector.gather", parts, (type,), props))
    return True


def empty(op: Operation, b: Any) -> bool:
    """vector.mask of nothing but a yield  =>  arith.select of what is yielded"""
    block = op.regions[0].blocks[0]
    if block.first is not block.last or block.last is None:
        return False
    mask, values = op.operands[0], list(block.last.operands)
    passthru = op.operands[1] if len(op.operands) > 1 else None
    if passthru is not None:
        values = [V.select(b, mask, values[0], passthru)]
    b.replace(op, *values)
    return True


def _replace(op: Operation, b: Any, made: Operation) -> None:
    if op.results:
        b.replace(op, *made.results)
    else:
        b.erase(op)


PATTERNS = {"vector.mask": [transfer, gather, empty]}
"""The rewrites of vector.mask."""
