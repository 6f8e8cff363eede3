"""Canonicalization of the vector dialect.

Source: VectorOps.cpp.
"""

from __future__ import annotations

from nvlower.dialects.fold_tools import maker
from nvlower.ir.opdef import canonicalize
from nvlower.ir.types import DYNAMIC, VectorType

from . import canonicalize_masks as _masks

assert _masks  # it registers patterns

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value


def _linear(type: VectorType, position: tuple[int, ...]) -> int:
    """Return the row-major index of the first element at a position."""
    index = 0
    for i, d in enumerate(type.shape):
        index = index * d + (position[i] if i < len(position) else 0)
    return index


def _is_last_insert(op: Operation) -> bool:
    """Tell whether no vector.insert goes on from this one."""
    result = op.results[0]
    return not any(u.name == "vector.insert" and u.operands[1] is result for u in result.uses)


def _insert_chain(op: Operation) -> list[tuple[int, int, Value]] | None:
    """Return (start, count, value) of inserts that cover all elements, the last one first."""
    type: Any = op.results[0].type
    covered = [False] * type.num_elements
    left = len(covered)
    found: list[tuple[int, int, Value]] = []
    current: Operation | None = op
    chain = []
    while current is not None:
        position: Any = current.properties["static_position"]
        if any(p in (DYNAMIC, -1) for p in position.values):
            return None
        chain.append((current, position.values))
        current = maker(current.operands[1], "vector.insert")
        if current is not None and not current.results[0].has_one_use:
            return None
    for insert, position in chain:
        value = insert.operands[0]
        start = _linear(type, position)
        size = value.type.num_elements if isinstance(value.type, VectorType) else 1
        for i in range(start, start + size):
            left -= not covered[i]
            covered[i] = True
        found.append((start, size, value))
        if not left:
            return found
    return None


def insert_chain(op: Operation, b: Any) -> bool:
    """Inserts that set every element make a vector.from_elements."""
    type: Any = op.results[0].type
    if not isinstance(type, VectorType) or type.scalable or not _is_last_insert(op):
        return False
    chain = _insert_chain(op)
    if chain is None:
        return False
    elements: list[Any] = [None] * type.num_elements
    for start, size, value in reversed(chain):
        if not isinstance(value.type, VectorType):
            elements[start] = value
            continue
        types = [value.type.element_type] * size
        elements[start : start + size] = b.create("vector.to_elements", [value], types).results
    b.replace(op, b.value("vector.from_elements", [elements], [type]))
    return True


def equal_elements(op: Operation, b: Any) -> bool:
    """Equal elements make a vector.broadcast."""
    first = op.operands[0]
    if any(v is not first for v in op.operands):
        return False
    b.replace(op, b.value("vector.broadcast", [first], [op.results[0].type]))
    return True


def extract_of_broadcast(op: Operation, b: Any) -> bool:
    """Part of a broadcast is a broadcast of what was broadcast, where that is no larger."""
    inner = maker(op.operands[0], "vector.broadcast")
    result: Any = op.results[0].type
    if inner is None:
        return False
    source = inner.operands[0]
    if not isinstance(source.type, VectorType):
        fits = True
    else:
        rank = len(source.type.shape)
        fits = isinstance(result, VectorType) and rank <= len(result.shape)
    if not fits or not isinstance(result, VectorType):
        return False
    b.replace(op, b.value("vector.broadcast", [source], [result]))
    return True


canonicalize.add("vector.extract")(extract_of_broadcast)
canonicalize.add("vector.insert")(insert_chain)
canonicalize.add("vector.from_elements")(equal_elements)
