"""Canonicalization of arith.

Source: ArithCanonicalization.td, and the patterns in ArithOps.cpp.
"""

from __future__ import annotations

from nvlower.dialects.fold_tools import (
    apply,
    element_type,
    int_value,
    make,
    maker,
    splat,
)
from nvlower.ir.attributes import DialectAttr, IntegerAttr
from nvlower.ir.opdef import canonicalize
from nvlower.ir.types import I1, IntegerType

from .cast_canonicalize import CAST_PATTERNS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value

NO_OVERFLOW_FLAGS = DialectAttr("arith.overflow", ("none",))


def constant(value: Value) -> Any:
    """Return the attribute of an arith.constant, None for anything else."""
    op = maker(value, "arith.constant")
    return None if op is None else op.properties["value"]


def create_constant(b: Any, attr: Any) -> Value:
    """Create an arith.constant."""
    found: Value = b.value("arith.constant", [], [attr.type], {"value": attr})
    return found


def _combine(x: Any, y: Any, sign: int) -> Any:
    return apply(lambda p, q: p + sign * q, [x, y], x.type)


def _inner(value: Value, name: str) -> tuple[Value, Value, Any, Any] | None:
    """Return operands and constants of the op `name` that makes `value`."""
    op = maker(value, name)
    if op is None:
        return None
    x, y = op.operands
    return x, y, constant(x), constant(y)


def _flags(op: Operation, inner: Operation | None) -> Any:
    """Return the overflow flags that both ops have."""
    flags = []
    for o in (op, inner):
        attr: Any = None if o is None else o.properties.get("overflowFlags")
        text = attr.params[0] if attr is not None else "none"
        flags.append(set(text.replace(" ", "").split(",")) if isinstance(text, str) else set())
    both = [f for f in ("nsw", "nuw") if f in flags[0] and f in flags[1]]
    return DialectAttr("arith.overflow", (", ".join(both),)) if both else NO_OVERFLOW_FLAGS


def _rebuilt(b: Any, op: Operation, name: str, x: Any, y: Any, *, inner: Operation | None) -> bool:
    """Replace `op` by ``name x, y``; attributes become constants."""
    values = [create_constant(b, v) if not hasattr(v, "uses") else v for v in (x, y)]
    properties = {"overflowFlags": _flags(op, inner)}
    b.replace(op, b.value(name, values, [op.results[0].type], properties))
    return True


def addi(op: Operation, b: Any) -> bool:
    """Gather constants; ``x + y * -1 => x - y``."""
    x, y = op.operands
    c = constant(y)
    if c is not None:
        found = _inner(x, "arith.addi")
        if found is not None and found[3] is not None:
            return _gather(b, op, "arith.addi", found[0], _combine(found[3], c, 1), inner=x)
        found = _inner(x, "arith.subi")
        if found is not None and found[3] is not None:
            return _gather(b, op, "arith.addi", found[0], _combine(c, found[3], -1), inner=x)
        if found is not None and found[2] is not None:
            total = _combine(found[2], c, 1)
            return _rebuilt(b, op, "arith.subi", total, found[1], inner=x.defining_op)
    for a, other in ((x, y), (y, x)):
        found = _inner(other, "arith.muli")
        if found is not None and int_value(found[3]) == -1:
            b.replace(op, b.value("arith.subi", [a, found[0]], [op.results[0].type]))
            return True
    return False


def _gather(b: Any, op: Operation, name: str, x: Value, total: Any, *, inner: Value) -> bool:
    return _rebuilt(b, op, name, x, total, inner=inner.defining_op)


def subi(op: Operation, b: Any) -> bool:
    """Gather constants; ``(x - y) - x => 0 - y``."""
    x, y = op.operands
    left, right = constant(x), constant(y)
    inner = x.defining_op
    if right is not None:
        found = _inner(x, "arith.addi")
        if found is not None and found[3] is not None:
            return _gather(b, op, "arith.addi", found[0], _combine(found[3], right, -1), inner=x)
        found = _inner(x, "arith.subi")
        if found is not None and found[3] is not None:
            return _gather(b, op, "arith.subi", found[0], _combine(found[3], right, 1), inner=x)
        if found is not None and found[2] is not None:
            total = _combine(found[2], right, -1)
            return _rebuilt(b, op, "arith.subi", total, found[1], inner=inner)
    if left is not None:
        inner = y.defining_op
        found = _inner(y, "arith.addi")
        if found is not None and found[3] is not None:
            return _rebuilt(
                b, op, "arith.subi", _combine(left, found[3], -1), found[0], inner=inner
            )
        found = _inner(y, "arith.subi")
        if found is not None and found[3] is not None:
            return _rebuilt(b, op, "arith.subi", _combine(left, found[3], 1), found[0], inner=inner)
        if found is not None and found[2] is not None:
            total = _combine(left, found[2], -1)
            return _rebuilt(b, op, "arith.addi", found[1], total, inner=inner)
    found = _inner(x, "arith.subi")
    if found is not None and found[0] is y:
        zero = splat(op.results[0].type, 0)
        if zero is not None:
            return _rebuilt(b, op, "arith.subi", zero, found[1], inner=x.defining_op)
    return False


def muli(op: Operation, b: Any) -> bool:
    """Gather constants."""
    x, y = op.operands
    c = constant(y)
    found = _inner(x, "arith.muli")
    if c is None or found is None or found[3] is None:
        return False
    total = apply(lambda p, q: p * q, [found[3], c], c.type)
    return _rebuilt(b, op, "arith.muli", found[0], total, inner=x.defining_op)


def addui_extended(op: Operation, b: Any) -> bool:
    """An unused carry makes it a plain addition."""
    if op.results[1].uses:
        return False
    total = b.value("arith.addi", list(op.operands), [op.results[0].type])
    b.replace_all(op.results[0], total)
    b.erase(op)
    return True


def mul_extended(op: Operation, b: Any) -> bool:
    """An unused high half makes it a plain product; ``x * 1`` has the sign of x there."""
    low, high = op.results
    if op.name == "arith.mulsi_extended" and int_value(constant(op.operands[1])) == 1:
        x = op.operands[0]
        zero = create_constant(b, splat(x.type, 0))
        flags = _bool_like(x.type)
        negative = b.value("arith.cmpi", [x, zero], [flags], {"predicate": _i64(2)})
        b.replace(op, x, b.value("arith.extsi", [negative], [high.type]))
        return True
    if high.uses:
        return False
    b.replace_all(low, b.value("arith.muli", list(op.operands), [low.type]))
    b.erase(op)
    return True


def _bool_like(type: Any) -> Any:
    """Return i1, or the shape of `type` with i1 elements."""
    if element_type(type) is type:
        return I1
    return type.__class__(*(I1 if f == "element_type" else getattr(type, f) for f in type._fields))


def _i64(value: int) -> IntegerAttr:
    return IntegerAttr(value, IntegerType(64))


def bitwise(op: Operation, b: Any) -> bool:
    """``and (ext x), (ext y) => ext (and x, y)``, the same for or and xor."""
    x, y = op.operands
    for name in ("arith.extui", "arith.extsi"):
        left, right = maker(x, name), maker(y, name)
        if left is None or right is None:
            continue
        p, q = left.operands[0], right.operands[0]
        if p.type is q.type:
            narrow = b.value(op.name, [p, q], [p.type])
            b.replace(op, b.value(name, [narrow], [op.results[0].type]))
            return True
    return False


INVERSE = (1, 0, 5, 4, 3, 2, 9, 8, 7, 6)


def xori(op: Operation, b: Any) -> bool:
    """``not (cmpi p, x, y) => cmpi !p, x, y``, and as for and."""
    c = constant(op.operands[1])
    if c is not None and int_value(c) == -1 and element_type(op.results[0].type) is I1:
        inner = maker(op.operands[0], "arith.cmpi")
        if inner is not None:
            predicate: Any = inner.properties["predicate"]
            new = IntegerAttr(INVERSE[predicate.value], predicate.type)
            b.replace(
                op,
                b.value(
                    "arith.cmpi", list(inner.operands), [op.results[0].type], {"predicate": new}
                ),
            )
            return True
    return bitwise(op, b)


def cmpi(op: Operation, b: Any) -> bool:
    """Compare for equality before extension."""
    x, y = op.operands
    predicate: Any = op.properties["predicate"]
    if predicate.value > 1:
        return False
    for name in ("arith.extsi", "arith.extui"):
        left, right = maker(x, name), maker(y, name)
        if left is None or right is None or left.operands[0].type is not right.operands[0].type:
            continue
        values = [left.operands[0], right.operands[0]]
        properties = {"predicate": predicate}
        b.replace(op, b.value("arith.cmpi", values, [op.results[0].type], properties))
        return True
    return False


def select(op: Operation, b: Any) -> bool:
    """Conditions that are inverted or known, choices between booleans."""
    condition, x, y = op.operands
    type = op.results[0].type
    cx, cy = constant(x), constant(y)
    if type is condition.type and element_type(type) is I1:
        if int_value(cx) == 0 and int_value(cy) == -1:
            ones = create_constant(b, make(type, [1]))
            b.replace(op, b.value("arith.xori", [condition, ones], [type]))
            return True
    inner = maker(condition, "arith.xori")
    if inner is not None and int_value(constant(inner.operands[1])) == -1:
        b.replace(op, b.value("arith.select", [inner.operands[0], y, x], [type]))
        return True
    for i, v in ((1, x), (2, y)):
        nested = maker(v, "arith.select")
        if nested is not None and nested.operands[0] is condition:
            values = [condition, x, y]
            values[i] = nested.operands[i]
            b.replace(op, b.value("arith.select", values, [type]))
            return True
    if condition.type is I1 and isinstance(type, IntegerType) and type is not I1:
        pair = (int_value(cx), int_value(cy))
        if pair == (1, 0):
            b.replace(op, b.value("arith.extui", [condition], [type]))
            return True
        if pair == (0, 1):
            one = create_constant(b, make(I1, [1]))
            inverted = b.value("arith.xori", [condition, one], [I1])
            b.replace(op, b.value("arith.extui", [inverted], [type]))
            return True
    return False


canonicalize.add("arith.addi")(addi)
canonicalize.add("arith.subi")(subi)
canonicalize.add("arith.muli")(muli)
canonicalize.add("arith.addui_extended")(addui_extended)
canonicalize.add("arith.mulsi_extended", "arith.mului_extended")(mul_extended)
canonicalize.add("arith.andi", "arith.ori")(bitwise)
canonicalize.add("arith.xori")(xori)
canonicalize.add("arith.cmpi")(cmpi)
canonicalize.add("arith.select")(select)
for _name, _patterns in CAST_PATTERNS.items():
    canonicalize.add(_name)(_patterns)
