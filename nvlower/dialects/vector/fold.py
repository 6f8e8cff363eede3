"""Folds of the vector dialect.

Source: the ``fold`` methods in VectorOps.cpp.
"""

from __future__ import annotations

from nvlower.dialects.fold_tools import POISON, elements, make, maker
from nvlower.ir.attributes import DenseArrayAttr, DenseElementsAttr
from nvlower.ir.core import Operation
from nvlower.ir.opdef import fold
from nvlower.ir.types import DYNAMIC, VectorType

from . import canonicalize_masks as _masks
from . import fold_extract as E
from . import fold_transfer as _transfers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Constants = list[Any]
    Found = list[Any] | None

assert _masks and _transfers  # they register folds

FOLD_LIMIT = 256
"""Constants of more elements are made only where they have one use."""


@fold.add("vector.to_elements")
def to_elements(op: Operation, c: Constants) -> Found:
    """The elements a vector was made of."""
    made = op.operands[0].defining_op
    if made is None:
        return None
    if made.name == "vector.from_elements":
        return list(made.operands)
    if made.name == "vector.broadcast" and not isinstance(made.operands[0].type, VectorType):
        return [made.operands[0]] * len(op.results)
    return None


@fold.add("vector.from_elements")
def from_elements(op: Operation, c: Constants) -> Found:
    """All elements of a vector in order; constants."""
    first = op.operands[0].defining_op
    if first is not None and first.name == "vector.to_elements":
        source = first.operands[0]
        if source.type is op.results[0].type and len(first.results) == len(op.operands):
            if all(a is b for a, b in zip(first.results, op.operands, strict=True)):
                return [source]
    if any(k is None or k is POISON for k in c):
        return None
    values = [elements(k) for k in c]
    if any(v is None for v in values):
        return None
    return [make(op.results[0].type, [v[0] for v in values if v])]


@fold.add("vector.shape_cast", "vector.bitcast", "vector.broadcast")
def same_type(op: Operation, c: Constants) -> Found:
    """A cast to the same type, a cast of a cast, a splat."""
    source, result = op.operands[0], op.results[0].type
    if source.type is result:
        return [source]
    if c[0] is POISON:
        return [POISON]
    inner = maker(source, op.name)
    if inner is not None and op.name != "vector.bitcast":
        if op.name == "vector.shape_cast" and inner.operands[0].type is result:
            return [inner.operands[0]]
        op.set_operand(0, inner.operands[0])
        return []
    if c[0] is not None and op.name != "vector.bitcast":
        values = elements(c[0])
        if values is not None and len(values) == 1:
            return [make(result, values)]
    return None


def _known_position(op: Operation, c: Constants, first: int) -> bool:
    """Make constant dynamic indices static; `first` is the first dynamic operand."""
    raw: Any = op.properties["static_position"]
    values = list(raw.values)
    rest = []
    at = first
    for i, p in enumerate(values):
        if p != DYNAMIC:
            continue
        known = getattr(c[at], "value", None)
        if isinstance(known, int) and known >= 0:
            values[i] = known
        else:
            rest.append(op.operands[at])
        at += 1
    if len(rest) == len(op.operands) - first:
        return False
    op.properties["static_position"] = DenseArrayAttr(raw.element_type, tuple(values))
    op.set_operands([*op.operands[:first], *rest])
    return True


@fold.add("vector.insert")
def insert(op: Operation, c: Constants) -> Found:
    """An insert of all there is; constant positions, constant elements."""
    raw: Any = op.properties["static_position"]
    if not raw.values and op.operands[0].type is op.results[0].type:
        return [op.operands[0]]
    if _known_position(op, c, 2):
        return []
    if any(p == -1 for p in raw.values):
        return [POISON]
    position = E.static_position(op)
    if position is None:
        return None
    earlier = maker(op.operands[1], "vector.insert")
    if earlier is not None and earlier.properties["static_position"] is raw:
        op.set_operand(1, earlier.operands[1])
        return []
    return _into_constant(op, c, position)


def _into_constant(op: Operation, c: Constants, position: tuple[int, ...]) -> Found:
    type: Any = op.results[0].type
    if not isinstance(c[1], DenseElementsAttr) or c[0] is None or c[0] is POISON:
        return None
    if any(type.scalable) or (type.num_elements > FOLD_LIMIT and not op.results[0].has_one_use):
        return None
    old, new = elements(c[1]), elements(c[0])
    if old is None or new is None:
        return None
    size = type.num_elements
    if len(old) == 1:
        old = old * size
    count = 1
    start = 0
    for i, d in enumerate(type.shape):
        start = start * d + (position[i] if i < len(position) else 0)
        count *= d if i >= len(position) else 1
    values = list(old)
    values[start : start + count] = new * count if len(new) == 1 else new
    return [make(type, values)]


@fold.add("vector.extract")
def extract(op: Operation, c: Constants) -> Found:
    """Look through whatever made the vector, and into constants."""
    source, result = op.operands[0], op.results[0].type
    raw: Any = op.properties["static_position"]
    if not raw.values and source.type is result:
        return [source]
    if c[0] is POISON or any(p == -1 for p in raw.values):
        return [POISON]
    if _known_position(op, c, 1):
        return []
    position = E.static_position(op)
    made = source.defining_op
    if made is not None and position is None and made.name == "vector.broadcast":
        return E.through_broadcast(op, made)
    if made is not None and made.name == "vector.shape_cast" and position is None:
        scalar: Any = made.operands[0].type
        return E.read_from(op, made.operands[0], ()) if not scalar.rank else None
    if position is None or made is None:
        return None
    if isinstance(c[0], DenseElementsAttr):
        return _of_constant(c[0], position, result)
    if made.name == "vector.extract":
        outer = E.static_position(made)
        return None if outer is None else E.read_from(op, made.operands[0], outer + position)
    if made.name == "vector.from_elements" and not isinstance(result, VectorType):
        type: Any = source.type
        index = 0
        for p, d in zip(position, type.shape, strict=True):
            index = index * d + p
        return [made.operands[index]]
    return _of_maker(op, made, position)


def _of_maker(op: Operation, made: Operation, position: tuple[int, ...]) -> Found:
    name = made.name
    if name in ("vector.insert", "vector.transpose"):
        return E.through_inserts(op, position)
    if name == "vector.broadcast":
        return E.through_broadcast(op, made)
    if name == "vector.shuffle":
        return E.through_shuffle(op, made, position)
    if name == "vector.shape_cast":
        return E.through_shape_cast(op, made, position)
    if name == "vector.extract_strided_slice":
        return E.through_slice(op, made, position)
    if name == "vector.insert_strided_slice":
        return E.through_slice_inserts(op, position)
    return None


def _of_constant(attr: DenseElementsAttr, position: tuple[int, ...], result: Any) -> Found:
    values = elements(attr)
    if values is None:
        return None
    if len(values) == 1:
        return [make(result, values)]
    index = 0
    count = 1
    for i, d in enumerate(attr.type.shape):
        index = index * d + (position[i] if i < len(position) else 0)
        if i >= len(position):
            count *= d
    return [make(result, values[index : index + count])]


@fold.add("vector.transpose")
def transpose(op: Operation, c: Constants) -> Found:
    """A permutation that changes nothing; a splat."""
    order: Any = op.properties["permutation"]
    type: Any = op.operands[0].type
    scalable = type.scalable or (False,) * type.rank
    moved = [p for p in order.values if type.shape[p] != 1 or scalable[p]]
    if type is op.results[0].type and moved == sorted(moved):
        return [op.operands[0]]
    if isinstance(c[0], DenseElementsAttr) and c[0].is_splat:
        return [make(op.results[0].type, elements(c[0]) or [0])]
    return [POISON] if c[0] is POISON else None


@fold.add("vector.load", "vector.store", "vector.maskedload", "vector.maskedstore")
def through_casts(op: Operation, c: Constants) -> Found:
    """Look through memref.cast."""
    from nvlower.dialects.memref.fold import skip_casts

    return [] if skip_casts(op) else None


@fold.add("vector.extract_strided_slice")
def whole_slice(op: Operation, c: Constants) -> Found:
    """A slice that is everything; of a splat."""
    if op.operands[0].type is op.results[0].type:
        return [op.operands[0]]
    if isinstance(c[0], DenseElementsAttr) and c[0].is_splat:
        return [make(op.results[0].type, elements(c[0]) or [0])]
    return [POISON] if c[0] is POISON else None


@fold.add("vector.insert_strided_slice")
def whole_insert(op: Operation, c: Constants) -> Found:
    """A slice that is everything."""
    if op.operands[0].type is op.operands[1].type:
        return [op.operands[0]]
    return None


@fold.add("vector.shuffle")
def identity(op: Operation, c: Constants) -> Found:
    """All of one of the two vectors, in order."""
    first: Any = op.operands[0].type
    second: Any = op.operands[1].type
    mask: Any = op.properties["mask"]
    if not first.rank:
        return None
    n, m = first.shape[0], second.shape[0]
    if mask.values == tuple(range(n)):
        return [op.operands[0]]
    if mask.values == tuple(range(n, n + m)):
        return [op.operands[1]]
    return None
