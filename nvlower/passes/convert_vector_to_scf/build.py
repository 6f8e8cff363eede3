"""What the lowerings of transfers build: transfers, bounds checks, loops."""

from __future__ import annotations

from nvlower.dialects.affine.compose import compose
from nvlower.ir.affine import ConstantExpr, DimExpr, dim
from nvlower.ir.affine_map import AffineMap
from nvlower.ir.attributes import (
    FALSE,
    TRUE,
    UNIT,
    AffineMapAttr,
    ArrayAttr,
    DenseArrayAttr,
    IntegerAttr,
)
from nvlower.ir.core import Block, Region
from nvlower.ir.types import DYNAMIC, I1, I64, INDEX, RankedTensorType
from nvlower.passes.lower_vector import tools as V
from nvlower.passes.lower_vector.masks import dimension
from nvlower.passes.lower_vector.transfers import in_bounds

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from nvlower.ir.core import Operation, Value

LABEL = "__vector_to_scf_lowering__"
"""Marks transfers whose vector is in a buffer."""

GREATER = 4
"""Number of the predicate ``sgt``."""


def _flags(flags: Sequence[bool]) -> ArrayAttr:
    return ArrayAttr(tuple(TRUE if f else FALSE for f in flags))


def read(
    b: Any, op: Operation, type: Any, base: Any, indices: Any, map: Any, mask: Any, flags: Any
) -> Operation:
    """Build a vector.transfer_read with the padding of `op`."""
    props = {"permutation_map": AffineMapAttr(map), "in_bounds": _flags(flags)}
    made: Operation = b.create(
        "vector.transfer_read", (base, indices, op.padding, mask), (type,), props
    )
    return made


def write(
    b: Any, op: Operation, value: Any, base: Any, indices: Any, map: Any, mask: Any, flags: Any
) -> Operation:
    """Build a vector.transfer_write, with a result where `op` has one."""
    props = {"permutation_map": AffineMapAttr(map), "in_bounds": _flags(flags)}
    types = (base.type,) if op.results else ()
    made: Operation = b.create("vector.transfer_write", (value, base, indices, mask), types, props)
    return made


def is_tensor(op: Operation) -> bool:
    """Tell whether a transfer is on a tensor."""
    return isinstance(op.base.type, RankedTensorType)


def vector_of(op: Operation) -> Any:
    """Return the type of the vector that is transferred."""
    return (op.operands[0] if op.name == "vector.transfer_write" else op.results[0]).type


def unpacked_dim(op: Operation) -> int | None:
    """Return the dimension of the buffer that the vector's first one is; None for a broadcast."""
    first = op.permutation_map.map.results[0]
    return first.position if isinstance(first, DimExpr) else None


def is_broadcast(op: Operation) -> bool:
    """Tell whether the vector's first dimension is a broadcast."""
    return isinstance(op.permutation_map.map.results[0], ConstantExpr)


def unpacked_map(op: Operation) -> AffineMap:
    """Return the map without the vector's first dimension."""
    map = op.permutation_map.map
    return AffineMap(map.num_dims, 0, map.results[1:])


def moved(b: Any, base: Value, iv: Value) -> Any:
    """Build ``affine.apply base + iv``."""
    map, operands = compose(AffineMap(2, 0, (dim(0) + dim(1),)), [base, iv])
    return b.value("affine.apply", (operands,), (INDEX,), {"map": AffineMapAttr(map)})


def unpacked_indices(b: Any, op: Operation, iv: Value) -> list[Any]:
    """Return the indices of slice `iv` of a transfer."""
    indices = list(op.indices)
    at = unpacked_dim(op)
    if at is not None:
        indices[at] = moved(b, indices[at], iv)
    return indices


def extract_at(b: Any, vector: Value, *place: int | Value) -> Any:
    """Build ``vector.extract vector[place]``, of numbers or values."""
    type: Any = vector.type
    for _ in place:
        type = V.drop(type) if type.rank > 1 else type.element_type
    return b.value("vector.extract", (vector, _dynamic(place)), (type,), _position(place))


def insert_at(b: Any, value: Value, vector: Value, *place: int | Value) -> Any:
    """Build ``vector.insert value, vector[place]``, at numbers or values."""
    return b.value(
        "vector.insert", (value, vector, _dynamic(place)), (vector.type,), _position(place)
    )


def _dynamic(place: Sequence[int | Value]) -> list[Any]:
    return [p for p in place if not isinstance(p, int)]


def _position(place: Sequence[int | Value]) -> dict[str, Any]:
    raw = tuple(p if isinstance(p, int) else DYNAMIC for p in place)
    return {"static_position": DenseArrayAttr(I64, raw)}


class _Inside:
    """Builds inside a new block, then goes back."""

    def __init__(self, b: Any, types: Sequence[Any] = ()) -> None:
        self.b = b
        self.block = Block(types, [b.loc] * len(types))
        self.region = Region()
        self.region.insert(0, self.block)

    def __enter__(self) -> Block:
        self.held = self.b.before, self.b.block
        self.b.at_end(self.block)
        return self.block

    def __exit__(self, *what: object) -> None:
        self.b.before, self.b.block = self.held


def give(b: Any, value: Any) -> None:
    """Build ``scf.yield`` of a value, or of nothing."""
    b.create("scf.yield", ([] if value is None else [value],), ())


def checked(
    b: Any,
    op: Operation,
    iv: Value,
    type: Any,
    inside: Callable[[], Any],
    outside: Callable[[], Any],
) -> Any:
    """Build `inside` under the checks that slice `iv` is in bounds and not masked out."""
    at = unpacked_dim(op)
    condition: Any = None
    if at is not None and not in_bounds(op)[0]:
        size = dimension(b, op.base, at)
        place = moved(b, list(op.indices)[at], iv)
        props = {"predicate": IntegerAttr(GREATER, I64)}
        condition = b.value("arith.cmpi", (size, place), (I1,), props)
    mask = op.mask
    if mask is not None and mask.type.rank == 1 and not is_broadcast(op):
        kept = extract_at(b, mask, iv)
        if condition is not None:
            kept = b.value("arith.andi", (condition, kept), (I1,))
        condition = kept
    if condition is None:
        return inside()
    yes, no = _Inside(b), _Inside(b)
    with yes:
        give(b, inside())
    with no:
        give(b, outside())
    types = () if type is None else (type,)
    made = b.create("scf.if", (condition,), types, regions=(yes.region, no.region))
    return made.results[0] if type is not None else None


def loop(
    b: Any,
    count: int,
    start: Callable[[], Any],
    body: Callable[[Value, Any], Any],
    vscale: bool = False,
) -> Operation:
    """Build ``scf.for`` from 0 to `count`; `body` gets the number and the state it goes on from."""
    low, high = V.index(b, 0), V.index(b, count)
    if vscale:
        high = b.value("arith.muli", (high, b.value("vector.vscale", (), (INDEX,))), (INDEX,))
    step = V.index(b, 1)
    state = start()
    types = [INDEX] if state is None else [INDEX, state.type]
    inner = _Inside(b, types)
    with inner as block:
        held = None if state is None else block.arguments[1]
        give(b, body(block.arguments[0], held))
    states = [] if state is None else [state]
    made: Operation = b.create(
        "scf.for", (low, high, step, states), [s.type for s in states], {}, regions=(inner.region,)
    )
    return made


def labelled(op: Operation, target_rank: int) -> None:
    """Mark a transfer that is still over the target rank."""
    if vector_of(op).rank > target_rank:
        op.attributes[LABEL] = UNIT
