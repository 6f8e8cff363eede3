"""The folds of vector.extract: what a position of a vector was made from.

Source: ``ExtractOp::fold`` and its helpers in VectorOps.cpp.
"""

from __future__ import annotations

from nvlower.dialects.fold_tools import maker
from nvlower.ir.attributes import DenseArrayAttr
from nvlower.ir.types import DYNAMIC, VectorType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value

    Position = tuple[int, ...]


def static_position(op: Operation) -> Position | None:
    """Return the position of an extract or insert, None if some of it is dynamic or poison."""
    position: Any = op.properties["static_position"]
    if any(p == DYNAMIC or p < 0 for p in position.values):
        return None
    values: Position = position.values
    return values


def read_from(op: Operation, source: Value, position: Position) -> list[Any]:
    """Make an extract read `source` at a static position."""
    old: Any = op.properties["static_position"]
    op.properties["static_position"] = DenseArrayAttr(old.element_type, position)
    op.set_operands([source])
    return []


def _rank(type: Any) -> int:
    return type.rank if isinstance(type, VectorType) else 0


def through_inserts(op: Operation, position: Position) -> list[Any] | None:
    """Look through vector.insert and vector.transpose."""
    source = op.operands[0]
    tail = tuple(-(i + 1) for i in range(_rank(source.type) - len(position)))
    place = position + tail
    count = len(position)
    current = source
    while True:
        turned = maker(current, "vector.transpose")
        if turned is not None:
            order: Any = turned.properties["permutation"]
            moved = [0] * len(place)
            for i, p in enumerate(order.values):
                moved[p] = place[i]
            place = tuple(moved)
            current = turned.operands[0]
            continue
        insert = maker(current, "vector.insert")
        if insert is None:
            break
        raw: Any = insert.properties["static_position"]
        at = raw.values
        kept = place[count:] == tail
        if at == place[:count] and kept:
            return [insert.operands[0]]
        if at == place[: len(at)] and len(at) < count:
            return read_from(op, insert.operands[0], place[len(at) : count]) if kept else None
        if all(a == p for a, p in zip(at, place, strict=False) if a >= 0 and p >= 0):
            return None
        current = insert.operands[1]
    if current is source or place[count:] != tail:
        return None
    return read_from(op, current, place[:count])


def through_broadcast(op: Operation, made: Operation) -> list[Any] | None:
    """Look through vector.broadcast, where what is read is no larger than its source."""
    source, result = made.operands[0], op.results[0].type
    if source.type is result:
        return [source]
    rank, wanted = _rank(source.type), _rank(result)
    if wanted > rank:
        return None
    shape: Any = getattr(source.type, "shape", ())
    if wanted and result.shape != shape[rank - wanted :]:  # type: ignore[attr-defined]
        return None
    whole: Any = made.results[0].type
    extra = whole.rank - rank
    raw: Any = op.properties["static_position"]
    if any(p == DYNAMIC for p in raw.values):
        return None
    place = [
        0 if i >= extra and shape[i - extra] == 1 and whole.shape[i] != 1 else p
        for i, p in enumerate(raw.values)
    ]
    return read_from(op, source, tuple(place[len(place) - (rank - wanted) :]))


def through_shuffle(op: Operation, made: Operation, position: Position) -> list[Any] | None:
    """Look through vector.shuffle of one dimension."""
    mask: Any = made.properties["mask"]
    first: Any = made.operands[0].type
    if first.rank != 1:
        return None
    at, size = mask.values[position[0]], first.shape[0]
    if at < 0:
        return None
    if at < size:
        return read_from(op, made.operands[0], (at,))
    return read_from(op, made.operands[1], (at - size,))


def through_shape_cast(op: Operation, made: Operation, position: Position) -> list[Any] | None:
    """Look through vector.shape_cast, where the part read has the same shape before it."""
    source: Any = made.operands[0].type
    whole: Any = op.operands[0].type
    rank = _rank(op.results[0].type)
    if rank > source.rank or any(source.scalable) or any(whole.scalable):
        return None
    tail = source.shape[source.rank - rank :]
    if rank and tail != op.results[0].type.shape:  # type: ignore[attr-defined]
        return None
    linear = 0
    for p, n in zip(position, whole.shape, strict=False):
        linear = linear * n + p
    place = []
    for n in reversed(source.shape[: source.rank - rank]):
        linear, rest = divmod(linear, n)
        place.append(rest)
    return read_from(op, made.operands[0], tuple(reversed(place)))


def _integers(attr: Any) -> list[int]:
    return [a.value for a in attr.elements]


def through_slice(op: Operation, made: Operation, position: Position) -> list[Any] | None:
    """Look through vector.extract_strided_slice with strides of 1."""
    offsets = _integers(made.properties["offsets"])
    whole: Any = made.operands[0].type
    part: Any = made.results[0].type
    if any(s != 1 for s in _integers(made.properties["strides"])) or not whole.rank:
        return None
    while offsets:
        last = len(offsets) - 1
        if offsets[-1] or part.shape[last] != whole.shape[last]:
            break
        offsets.pop()
    if _rank(op.results[0].type) > whole.rank - len(offsets):
        return None
    place = list(position)
    for i, o in enumerate(offsets):
        place[i] += o
    return read_from(op, made.operands[0], tuple(place))


def through_slice_inserts(op: Operation, position: Position) -> list[Any] | None:
    """Look through vector.insert_strided_slice with strides of 1."""
    rank = _rank(op.results[0].type)
    insert = maker(op.operands[0], "vector.insert_strided_slice")
    while insert is not None:
        part: Any = insert.operands[0].type
        whole: Any = insert.operands[1].type
        extra = whole.rank - part.rank
        offsets = _integers(insert.properties["offsets"])
        if rank > part.rank or any(s != 1 for s in _integers(insert.properties["strides"])):
            return None
        place: list[int] = []
        for i, at in enumerate(position):
            size = 1 if i < extra else part.shape[i - extra]
            if not offsets[i] <= at < offsets[i] + size:
                break
            if i >= extra:
                place.append(at - offsets[i])
        else:
            tail = part.rank - rank
            if part.shape[tail:] != whole.shape[tail + extra :]:
                return None
            return read_from(op, insert.operands[0], tuple(place))
        insert = maker(insert.operands[1], "vector.insert_strided_slice")
    return None
