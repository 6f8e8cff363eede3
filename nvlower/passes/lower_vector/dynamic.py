"""Positions that are not known: LLVM's arrays have none, so every row is asked for.

Not in upstream, which leaves such ops.
"""

from __future__ import annotations

from nvlower.ir.attributes import DenseArrayAttr, IntegerAttr
from nvlower.ir.types import DYNAMIC, I1, I64, VectorType

from . import tools as V

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from nvlower.ir.core import Operation, Value

EQUAL = 0
"""Number of the predicate ``eq``."""


def _position(op: Operation) -> list[Any]:
    """Return the position of an extract or insert, as numbers and values."""
    raw: Any = op.properties["static_position"]
    dynamic = iter(op.dynamic_position)
    return [next(dynamic) if p == DYNAMIC else p for p in raw.values]


def _is_needed(place: Sequence[Any], rank: int) -> bool:
    """Tell whether a position is dynamic in another dimension than the innermost."""
    outer = place[:-1] if len(place) == rank else place
    return any(not isinstance(p, int) for p in outer)


def _properties(place: Sequence[Any]) -> tuple[list[Any], dict[str, Any]]:
    raw = tuple(p if isinstance(p, int) else DYNAMIC for p in place)
    dynamic = [p for p in place if not isinstance(p, int)]
    return dynamic, {"static_position": DenseArrayAttr(I64, raw)}


def _is_at(b: Any, place: Value, i: int) -> Any:
    props = {"predicate": IntegerAttr(EQUAL, I64)}
    return b.value("arith.cmpi", (place, V.index(b, i)), (I1,), props)


def _below(type: Any) -> Any:
    return V.drop(type) if type.rank > 1 else type.element_type


def _extract(b: Any, source: Any, place: Sequence[Any]) -> Any:
    type: Any = source.type
    if not _is_needed(place, type.rank):
        result = type
        for _ in place:
            result = _below(result)
        dynamic, props = _properties(place)
        return b.value("vector.extract", (source, dynamic), (result,), props)
    first, rest = place[0], place[1:]
    if isinstance(first, int):
        return _extract(b, V.extract(b, source, first), rest)
    found: Any = None
    for i in range(type.shape[0]):
        part = V.extract(b, source, i)
        part = _extract(b, part, rest) if rest else part
        found = part if found is None else V.select(b, _is_at(b, first, i), part, found)
    return found


def extract(op: Operation, b: Any) -> bool:
    """vector.extract %v[%i] of rows  =>  arith.select of all rows"""
    source = op.operands[0]
    type: Any = source.type
    place = _position(op)
    if not _is_needed(place, type.rank) or any(type.scalable):
        return False
    b.replace(op, _extract(b, source, place))
    return True


def _insert(b: Any, value: Any, target: Any, place: Sequence[Any]) -> Any:
    type: Any = target.type
    if not _is_needed(place, type.rank):
        dynamic, props = _properties(place)
        return b.value("vector.insert", (value, target, dynamic), (type,), props)
    first, rest = place[0], place[1:]

    def row(i: int) -> Any:
        if not rest:
            return value
        return _insert(b, value, V.extract(b, target, i), rest)

    if isinstance(first, int):
        return V.insert(b, row(first), target, first)
    result: Any = target
    for i in range(type.shape[0]):
        new = row(i)
        kept = V.extract(b, target, i)
        result = V.insert(b, V.select(b, _is_at(b, first, i), new, kept), result, i)
    return result


def insert(op: Operation, b: Any) -> bool:
    """vector.insert %x, %v[%i] of a row  =>  arith.select for each row"""
    value, target = op.operands[:2]
    type: Any = target.type
    place = _position(op)
    if not _is_needed(place, type.rank) or any(type.scalable):
        return False
    if len(place) < type.rank and not isinstance(value.type, VectorType):
        return False
    b.replace(op, _insert(b, value, target, place))
    return True


PATTERNS = {"vector.extract": [extract], "vector.insert": [insert]}
"""The rewrites of dynamic positions."""
