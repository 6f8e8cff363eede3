"""Rewrites of what upstream's pass refuses or leaves: with the option ``expand`` only.

Source: MLIR SubgroupReduceLowering.cpp, SubgroupIdRewriter.cpp, ExpandOps.cpp, which upstream has
as passes of their own.
"""

from __future__ import annotations

from nvlower.ir.attributes import DenseArrayAttr, DialectAttr
from nvlower.ir.core import Block, Region
from nvlower.ir.types import I32, I64, INDEX, VectorType

from .expand import FLOAT, INTEGER, WARP, Expansion
from .threads import REDUX

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation, Value

REDUX_CHIP = 80
"""The first chip with the redux instruction."""

PRODUCTS = {12: "arith.mulf", 13: "arith.muli"}
"""Kinds of memref.atomic_rmw that no instruction does: number to the op that does it on values."""


def has_redux(module: Operation) -> bool:
    """Tell whether every target of a gpu.module has the redux instruction."""
    from nvlower.passes.gpu_module_to_binary import target_of
    from nvlower.target import chip_number

    targets: Any = module.properties.get("targets")
    chips = [target_of(t).chip for t in targets.elements] if targets is not None else []
    return bool(chips) and all(chip_number(chip)[0] >= REDUX_CHIP for chip in chips)


def redux_fits(op: Operation) -> bool:
    """Tell whether one redux instruction does a gpu.subgroup_reduce."""
    kind: Any = op.properties["op"]
    return (
        op.results[0].type is I32
        and kind.params[0] in REDUX
        and op.properties.get("uniform") is not None
        and op.properties.get("cluster_size") is None
    )


def subgroup_reduce(op: Operation, b: Any) -> bool:
    """gpu.subgroup_reduce add %x : (f32) -> f32
    =>  %y = gpu.shuffle xor %x, 1; %x' = %x + %y; and so on with 2, 4, 8 and 16
    """
    type = op.results[0].type
    kind: Any = op.properties["op"]
    if isinstance(type, VectorType):
        return _by_element(op, b, type)
    if kind.params[0] not in FLOAT and kind.params[0] not in INTEGER:
        return False
    if redux_fits(op) and has_redux(op.parent_of_name("gpu.module") or op):
        return False
    size: Any = op.properties.get("cluster_size")
    stride: Any = op.properties.get("cluster_stride")
    step = 1 if stride is None else stride.value
    lanes = (WARP if size is None else size.value) * step
    made = Expansion(op, b)
    value = op.operands[0]
    width = made.constant(WARP)
    while step < lanes:
        other = made.shuffle(value, made.constant(step), width).results[0]
        value = made.accumulate(value, other)
        step *= 2
    b.replace(op, value)
    return True


def _by_element(op: Operation, b: Any, type: VectorType) -> bool:
    """Reduce the elements of a vector one by one."""
    if len(type.shape) != 1:
        return False
    b.at_op(op)
    b.loc = op.loc
    result = op.operands[0]
    for i in range(type.shape[0]):
        part = b.value("vector.extract", (op.operands[0], ()), (type.element_type,), _at(i))
        part = b.value("gpu.subgroup_reduce", (part,), (part.type,), dict(op.properties))
        result = b.value("vector.insert", (part, result, ()), (type,), _at(i))
    b.replace(op, result)
    return True


def _at(position: int) -> dict[str, Any]:
    return {"static_position": DenseArrayAttr(I64, (position,))}


class Ids(Expansion):
    """Builds index arithmetic on ids and sizes of a block."""

    def read(self, name: str, letter: str) -> Value:
        """Build an id or size along one axis."""
        made: Value = self.b.value(
            name, (), (INDEX,), {"dimension": DialectAttr("gpu.dim", (letter,))}
        )
        return made


def subgroup_id(op: Operation, b: Any) -> bool:
    """gpu.subgroup_id  =>  (thread_id x + block_dim x * (y + block_dim y * z)) / 32"""
    made = Ids(op, b)
    thread = made.read("gpu.thread_id", "z")
    for letter in ("y", "x"):
        row = made.arith("muli", thread, made.read("gpu.block_dim", letter))
        thread = made.arith("addi", row, made.read("gpu.thread_id", letter))
    b.replace(op, made.arith("divui", thread, made.constant(WARP, INDEX)))
    return True


def num_subgroups(op: Operation, b: Any) -> bool:
    """gpu.num_subgroups  =>  (block_dim x * block_dim y * block_dim z + 31) / 32"""
    made = Ids(op, b)
    size = made.read("gpu.block_dim", "x")
    for letter in ("y", "z"):
        size = made.arith("muli", size, made.read("gpu.block_dim", letter))
    size = made.arith("addi", size, made.constant(WARP - 1, INDEX))
    b.replace(op, made.arith("divui", size, made.constant(WARP, INDEX)))
    return True


def atomic_product(op: Operation, b: Any) -> bool:
    """memref.atomic_rmw mulf %x, %m[%i]
    =>  memref.generic_atomic_rmw %m[%i] { ^bb0(%old): memref.atomic_yield %old * %x }
    """
    kind: Any = op.properties["kind"]
    name = PRODUCTS.get(kind.value)
    if name is None:
        return False
    value, memref, *indices = op.operands
    b.at_op(op)
    b.loc = op.loc
    body = Block()
    old = body.add_argument(value.type, op.loc)
    made = b.create(
        "memref.generic_atomic_rmw", (memref, indices), (value.type,), {}, regions=(Region([body]),)
    )
    b.at_end(body)
    new = b.value(name, (old, value), (value.type,))
    b.create("memref.atomic_yield", (new,), ())
    b.at_op(op)
    b.replace(op, made.results[0])
    return True


PATTERNS: dict[str, list[Callable[[Any, Any], bool]]] = {
    "gpu.subgroup_reduce": [subgroup_reduce],
    "gpu.subgroup_id": [subgroup_id],
    "gpu.num_subgroups": [num_subgroups],
    "memref.atomic_rmw": [atomic_product],
}
"""Rewrites by op name."""
