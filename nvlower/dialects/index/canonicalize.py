"""Canonicalization of the index dialect.

Source: IndexOps.cpp. Upstream also turns ``cmp slt, (x - y), 0`` into ``cmp slt, x, y``, which is
wrong where the difference wraps around; here only eq and ne change.
"""

from __future__ import annotations

from nvlower.dialects.fold_tools import maker
from nvlower.ir.attributes import IntegerAttr
from nvlower.ir.opdef import canonicalize
from nvlower.ir.types import INDEX

from .fold import binary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value

ASSOCIATIVE = (
    "index.add", "index.mul", "index.and", "index.or", "index.xor", "index.maxs", "index.maxu",
    "index.mins", "index.minu",
)  # fmt: skip


def _constant(value: Value) -> IntegerAttr | None:
    op = maker(value, "index.constant")
    attr = None if op is None else op.properties["value"]
    return attr if isinstance(attr, IntegerAttr) else None


def associative(op: Operation, b: Any) -> bool:
    """``(x op c) op d => x op (c op d)``"""
    outer = _constant(op.operands[1])
    inner = maker(op.operands[0], op.name)
    known = None if inner is None else _constant(inner.operands[1])
    if outer is None or inner is None or known is None:
        return False
    total = binary(op, [outer, known])
    if total is None or not isinstance(total[0], IntegerAttr):
        return False
    constant = b.value("index.constant", [], [INDEX], {"value": total[0]})
    b.replace(op, b.value(op.name, [inner.operands[0], constant], [INDEX]))
    return True


def compare_difference(op: Operation, b: Any) -> bool:
    """``cmp eq, (x - y), 0 => cmp eq, x, y``"""
    zero = _constant(op.operands[1])
    inner = maker(op.operands[0], "index.sub")
    attr: Any = op.properties["pred"]
    predicate = attr.params[0] if hasattr(attr, "params") else attr.value
    if inner is None or zero is None or zero.value or predicate not in ("eq", "ne", 0, 1):
        return False
    op.set_operands(inner.operands)
    b.update(op)
    return True


canonicalize.add(*ASSOCIATIVE)(associative)
canonicalize.add("index.cmp")(compare_difference)
