"""Rewrites inside the gpu dialect that come before the conversion.

gpu.all_reduce becomes shuffles, a workgroup buffer and barriers; gpu.global_id becomes ids.

Source: MLIR AllReduceLowering.cpp, GlobalIdRewriter.cpp, ShuffleRewriter.cpp.
"""

from __future__ import annotations

from nvlower.ir.attributes import DialectAttr, IntegerAttr
from nvlower.ir.core import Block
from nvlower.ir.types import I1, I32, I64, INDEX, FloatType, IntegerType, MemRefType
from nvlower.rewrite.llvm_build import PREDICATES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation, Value
    from nvlower.ir.types import Type

WARP = 32

FLOAT = {
    "add": "arith.addf", "mul": "arith.mulf", "minnumf": "arith.minnumf",
    "maxnumf": "arith.maxnumf", "minimumf": "arith.minimumf", "maximumf": "arith.maximumf",
}  # fmt: skip

INTEGER = {
    "add": "arith.addi", "mul": "arith.muli", "minui": "arith.minui", "minsi": "arith.minsi",
    "maxui": "arith.maxui", "maxsi": "arith.maxsi", "and": "arith.andi", "or": "arith.ori",
    "xor": "arith.xori",
}  # fmt: skip


class Expansion:
    """Expands one gpu.all_reduce."""

    def __init__(self, op: Operation, b: Any) -> None:
        self.op = op
        self.b = b
        self.type: Type = op.results[0].type
        b.at_op(op)
        b.loc = op.loc

    # -- small builders --------------------------------------------------------------------------
    def constant(self, value: int, type: Type = I32) -> Value:
        """Build an arith.constant."""
        made: Value = self.b.value(
            "arith.constant", (), (type,), {"value": IntegerAttr(value, type)}
        )
        return made

    def arith(self, name: str, lhs: Value, rhs: Value) -> Value:
        """Build a binary arith op."""
        made: Value = self.b.value(f"arith.{name}", (lhs, rhs), (lhs.type,))
        return made

    def compare(self, predicate: str, lhs: Value, rhs: Value) -> Value:
        """Build an arith.cmpi."""
        props = {"predicate": IntegerAttr(PREDICATES[predicate], I64)}
        made: Value = self.b.value("arith.cmpi", (lhs, rhs), (I1,), props)
        return made

    def cast(self, value: Value, type: Type) -> Value:
        """Build an arith.index_cast."""
        made: Value = self.b.value("arith.index_cast", (value,), (type,))
        return made

    def axis(self, name: str, letter: str) -> Value:
        """Build an id or size along one axis, as i32."""
        props = {"dimension": DialectAttr("gpu.dim", (letter,))}
        return self.cast(self.b.value(name, (), (INDEX,), props), I32)

    def per_warp(self, value: Value) -> Value:
        """Divide by the number of lanes of a warp."""
        return self.arith("divsi", value, self.constant(WARP))

    # -- control flow ----------------------------------------------------------------------------
    def split(self) -> Block:
        """End the current block here; return the block with the rest."""
        b = self.b
        block = b.block
        assert b.before is not None
        new: Block = block.split_before(b.before)
        return new

    def branch(
        self, condition: Value, yes: Callable[[], list[Value]], no: Callable[[], list[Value]]
    ) -> list[Value]:
        """Build both arms and go on where they meet; return the values they left."""
        b = self.b
        current = b.block
        rest = self.split()
        region = current.parent
        at = region.blocks.index(rest)
        arms = [region.insert(at, Block()), region.insert(at + 1, Block())]
        b.at_end(current)
        b.create("cf.cond_br", (condition, (), ()), (), successors=arms)
        left: list[Value] = []
        for block, make in zip(arms, (yes, no), strict=True):
            end = b.at_end(block).create("cf.br", ((),), (), successors=(rest,))
            b.at_op(end)
            left = make()
            last = b.block
            b.before = None
            end.set_operands(left)
            assert end.parent is last
        for v in left:
            rest.add_argument(v.type, self.op.loc)
        b.before, b.block = rest.first, rest
        return list(rest.arguments)

    def accumulate(self, lhs: Value, rhs: Value) -> Value:
        """Combine two values by the op's kind or its region."""
        kind = self.op.properties.get("op")
        if kind is not None:
            table = INTEGER if isinstance(self.type, IntegerType) else FLOAT
            name = table[kind.params[0]]  # type: ignore[attr-defined]
            made: Value = self.b.value(name, (lhs, rhs), (self.type,))
            return made
        return self.accumulate_region(lhs, rhs)

    def accumulate_region(self, lhs: Value, rhs: Value) -> Value:
        """Inline the op's region on two values."""
        b = self.b
        current = b.block
        rest = self.split()
        region = current.parent
        body = self.op.regions[0]
        mapping: dict[Any, Any] = dict(zip(body.blocks[0].arguments, (lhs, rhs), strict=True))
        at = region.blocks.index(rest)
        before = len(region.blocks)
        body.clone_into(region, mapping)
        copies = region.blocks[before:]
        del region.blocks[before:]
        region.blocks[at:at] = copies
        for argument, value in zip(copies[0].arguments, (lhs, rhs), strict=True):
            argument.replace_all_uses_with(value)
        while copies[0].arguments:
            copies[0].erase_argument(len(copies[0].arguments) - 1)
        b.at_end(current).create("cf.br", ((),), (), successors=(copies[0],))
        for block in copies:
            end = block.last
            if end is not None and end.name == "gpu.yield":
                value = end.operands[0]
                b.at_op(end).create("cf.br", ((value,),), (), successors=(rest,))
                b.erase(end)
        result: Value = rest.add_argument(lhs.type, self.op.loc)
        b.before, b.block = rest.first, rest
        return result

    # -- the reduction ---------------------------------------------------------------------------
    def shuffle(self, value: Value, offset: Value, width: Value) -> Operation:
        """Build a gpu.shuffle xor."""
        props = {"mode": DialectAttr("gpu.shuffle_mode", ("xor",))}
        made: Operation = self.b.create(
            "gpu.shuffle", (value, offset, width), (self.type, I1), props
        )
        return made

    def reduce_warp(self, active: Value, value: Value) -> Value:
        """Reduce the values of the active lanes of a warp into its first lane."""
        size = self.constant(WARP)
        partial = self.compare("slt", active, size)

        def some() -> list[Value]:
            found = value
            for i in (1, 2, 4, 8, 16):
                moved = self.shuffle(found, self.constant(i), active)
                mine, other = found, moved.results[0]
                (found,) = self.branch(
                    moved.results[1],
                    lambda mine=mine, other=other: [self.accumulate(mine, other)],  # type: ignore[misc]
                    lambda mine=mine: [mine],  # type: ignore[misc]
                )
            return [found]

        def all_() -> list[Value]:
            found = value
            for i in (1, 2, 4, 8, 16):
                found = self.accumulate(
                    found, self.shuffle(found, self.constant(i), size).results[0]
                )
            return [found]

        return self.branch(partial, some, all_)[0]

    def workgroup_buffer(self, function: Operation) -> Value:
        """Add a buffer with one element for each warp to the function."""
        space = DialectAttr("gpu.address_space", ("workgroup",))
        type = MemRefType((WARP,), self.type, None, space)
        held: Any = function.properties["function_type"]
        count: Any = function.get_attr("workgroup_attributions")
        n = count.value if count is not None else 0
        function.attributes["workgroup_attributions"] = IntegerAttr(n + 1, I64)
        block = function.regions[0].blocks[0]
        made: Value = block.insert_argument(len(held.value.inputs) + n, type, self.op.loc)
        return made

    def run(self, function: Operation) -> None:
        """Build the expansion and replace the op by its result."""
        b = self.b
        dims = [self.axis("gpu.block_dim", letter) for letter in "xyz"]
        ids = [self.axis("gpu.thread_id", letter) for letter in "xyz"]
        rows = self.arith("addi", self.arith("muli", ids[2], dims[1]), ids[1])
        before = self.arith("muli", rows, dims[0])
        plane = self.arith("muli", dims[0], dims[1])
        thread = self.arith("addi", before, ids[0])
        threads = self.arith("muli", plane, dims[2])
        mask = self.constant(WARP - 1)
        lane = self.arith("andi", thread, mask)
        first = self.compare("eq", lane, self.constant(0))
        active = self.arith("subi", threads, self.arith("subi", thread, lane))
        value = self.reduce_warp(active, self.op.operands[0])
        buffer = self.workgroup_buffer(function)

        def store(what: Value, at: Value) -> None:
            b.create("memref.store", (what, buffer, (at,)), ())

        def keep() -> list[Value]:
            store(value, self.cast(self.per_warp(thread), INDEX))
            return []

        self.branch(first, keep, list)
        b.create("gpu.barrier", (), ())
        warps = self.per_warp(self.arith("addi", threads, mask))
        is_warp = self.compare("slt", thread, warps)
        zero = self.constant(0, INDEX)

        def combine() -> list[Value]:
            place = self.cast(thread, INDEX)
            part = b.value("memref.load", (buffer, (place,)), (self.type,))
            store(self.reduce_warp(warps, part), zero)
            return []

        self.branch(is_warp, combine, list)
        b.create("gpu.barrier", (), ())
        b.replace(self.op, b.value("memref.load", (buffer, (zero,)), (self.type,)))


def all_reduce(op: Operation, b: Any) -> bool:
    """gpu.all_reduce add %x uniform {} : (f32) -> f32
    =>  a reduction in each warp by gpu.shuffle, then of the warps through workgroup memory
    """
    function = op.parent_of_name("gpu.func")
    if function is None or op.properties.get("uniform") is None:
        return False
    if op.parent is None or op.parent.parent is not function.regions[0]:
        return False
    kind: Any = op.properties.get("op")
    type = op.results[0].type
    table = INTEGER if isinstance(type, IntegerType) else FLOAT
    if kind is not None and kind.params[0] not in table:
        return False
    Expansion(op, b).run(function)
    return True


def global_id(op: Operation, b: Any) -> bool:
    """gpu.global_id x  =>  gpu.thread_id x + gpu.block_id x * gpu.block_dim x"""
    b.at_op(op)
    b.loc = op.loc

    def read(name: str) -> Value:
        made: Value = b.value(name, (), (INDEX,), {"dimension": op.properties["dimension"]})
        return made

    block, size = read("gpu.block_id"), read("gpu.block_dim")
    start = b.value("arith.muli", (block, size), (INDEX,))
    thread = read("gpu.thread_id")
    b.replace(op, b.value("arith.addi", (thread, start), (INDEX,)))
    return True


def wide_shuffle(op: Operation, b: Any) -> bool:
    """gpu.shuffle of f64 or i64  =>  two shuffles of i32, for the lower and the upper half"""
    value = op.operands[0]
    type = value.type
    if not isinstance(type, IntegerType | FloatType) or type.width != I64.width:
        return False
    b.at_op(op)
    b.loc = op.loc
    integer = value
    if isinstance(type, FloatType):
        integer = b.value("arith.bitcast", (value,), (I64,))
    low = b.value("arith.trunci", (integer,), (I32,))
    amount = b.value("arith.constant", (), (I64,), {"value": IntegerAttr(32, I64)})
    high = b.value("arith.shrui", (integer, amount), (I64,))
    high = b.value("arith.trunci", (high,), (I32,))
    rest = tuple(op.operands[1:])
    props = {"mode": op.properties["mode"]}
    first = b.create("gpu.shuffle", (low, *rest), (I32, I1), dict(props))
    second = b.create("gpu.shuffle", (high, *rest), (I32, I1), dict(props))
    result = b.value("arith.extui", (first.results[0],), (I64,))
    upper = b.value("arith.extui", (second.results[0],), (I64,))
    upper = b.value("arith.shli", (upper, amount), (I64,))
    result = b.value("arith.ori", (upper, result), (I64,))
    if isinstance(type, FloatType):
        result = b.value("arith.bitcast", (result,), (type,))
    valid = b.value("arith.andi", (first.results[1], second.results[1]), (I1,))
    b.replace(op, result, valid)
    return True


PATTERNS = {
    "gpu.all_reduce": [all_reduce],
    "gpu.global_id": [global_id],
    "gpu.shuffle": [wide_shuffle],
}
"""Rewrites by op name."""
