"""Canonicalization of arith's casts and float ops."""

from __future__ import annotations

from nvlower.dialects.fold_tools import int_value, maker, width_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation

    Pattern = Callable[[Operation, Any], bool]


def _recast(op: Operation, b: Any, name: str, inner: Operation) -> bool:
    """Replace `op` by ``name`` of what `inner` casts."""
    b.replace(op, b.value(name, [inner.operands[0]], [op.results[0].type]))
    return True


def extsi(op: Operation, b: Any) -> bool:
    """``extsi (extui x) => extui x``"""
    inner = maker(op.operands[0], "arith.extui")
    return inner is not None and _recast(op, b, "arith.extui", inner)


def truncf(op: Operation, b: Any) -> bool:
    """``truncf (sitofp x) => sitofp x``, rounded once; the same with uitofp"""
    if op.properties.get("roundingmode") is not None:
        return False
    for name in ("arith.sitofp", "arith.uitofp"):
        inner = maker(op.operands[0], name)
        if inner is not None:
            return _recast(op, b, name, inner)
    return False


def trunci(op: Operation, b: Any) -> bool:
    """``trunci (ext x)`` to a type wider than x's; ``trunci (x >>s k)`` of bits that are kept."""
    target = op.results[0].type
    for name in ("arith.extsi", "arith.extui"):
        inner = maker(op.operands[0], name)
        if inner is not None and width_of(inner.operands[0].type) < width_of(target):
            return _recast(op, b, name, inner)
    inner = maker(op.operands[0], "arith.shrsi")
    if inner is None:
        return False
    amount = maker(inner.operands[1], "arith.constant")
    k = None if amount is None else int_value(amount.properties["value"])
    spare = width_of(op.operands[0].type) - width_of(target)
    if k is None or not 0 <= k <= spare:
        return False
    shifted = b.value("arith.shrui", list(inner.operands), [op.operands[0].type])
    b.replace(op, b.value("arith.trunci", [shifted], [target]))
    return True


def index_cast(op: Operation, b: Any) -> bool:
    """``index_cast (index_cast x)`` back to x's type; ``index_cast (ext x) => index_cast x``"""
    inner = maker(op.operands[0], op.name)
    if inner is not None and inner.operands[0].type is op.results[0].type:
        b.replace(op, inner.operands[0])
        return True
    extension = "arith.extsi" if op.name == "arith.index_cast" else "arith.extui"
    inner = maker(op.operands[0], extension)
    return inner is not None and _recast(op, b, op.name, inner)


def bitcast(op: Operation, b: Any) -> bool:
    """``bitcast (bitcast x) => bitcast x``"""
    inner = maker(op.operands[0], "arith.bitcast")
    return inner is not None and _recast(op, b, "arith.bitcast", inner)


def negations(op: Operation, b: Any) -> bool:
    """``(-x) * (-y) => x * y``, the same for division."""
    x, y = (maker(v, "arith.negf") for v in op.operands)
    if x is None or y is None:
        return False
    properties = {k: v for k, v in op.properties.items() if v is not None}
    values = [x.operands[0], y.operands[0]]
    b.replace(op, b.value(op.name, values, [op.results[0].type], properties))
    return True


CAST_PATTERNS: dict[str, Pattern] = {
    "arith.extsi": extsi,
    "arith.truncf": truncf,
    "arith.trunci": trunci,
    "arith.index_cast": index_cast,
    "arith.index_castui": index_cast,
    "arith.bitcast": bitcast,
    "arith.mulf": negations,
    "arith.divf": negations,
}
"""The canonicalization of each op."""
