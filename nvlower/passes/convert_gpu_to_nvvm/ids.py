"""Thread and block ids and sizes: special registers."""

from __future__ import annotations

from nvlower.ir.attributes import DenseArrayAttr, DialectAttr, IntegerAttr
from nvlower.ir.types import I32
from nvlower.rewrite.rules import Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.attributes import Attribute
    from nvlower.ir.core import Operation, Value
    from nvlower.rewrite.rewriter import Rewriter
    from nvlower.rewrite.rules import Failed

RULES = Rules()

REGISTERS = {
    "gpu.thread_id": ("tid", "block", 0),
    "gpu.block_dim": ("ntid", "block", 1),
    "gpu.block_id": ("ctaid", "grid", 0),
    "gpu.grid_dim": ("nctaid", "grid", 1),
    "gpu.cluster_id": ("clusterid", None, 0),
    "gpu.cluster_dim": ("nclusterid", None, 1),
    "gpu.cluster_block_id": ("cluster.ctaid", "cluster", 0),
    "gpu.cluster_dim_blocks": ("cluster.nctaid", "cluster", 1),
}
"""The register, the launch size that bounds it, and its least value (1 for sizes)."""

WARP = 32

INT_MAX = 2**31 - 1


def known_size(op: Operation, what: str | None, axis: int) -> int | None:
    """Return the launch size around `op`: of a gpu.func, or discardable on any function."""
    if what is None:
        return None
    for parent in op.parents():
        if parent.name in ("gpu.func", "llvm.func", "func.func"):
            for key in (f"known_{what}_size", f"gpu.known_{what}_size"):
                sizes = parent.get_attr(key)
                if isinstance(sizes, DenseArrayAttr):
                    return sizes.values[axis]
            return None
    return None


def value_range(low: int, high: int) -> DialectAttr:
    """Return ``#llvm.constant_range<i32, low, high>``, the upper end excluded."""
    return DialectAttr("llvm.constant_range", (IntegerAttr(low, I32), IntegerAttr(high, I32)))


@RULES.lowers(*REGISTERS)
def register(op: Operation, b: Rewriter) -> None:
    """gpu.thread_id x  =>  nvvm.read.ptx.sreg.tid.x range <i32, 0, 256>, llvm.sext to index"""
    name, bounded_by, least = REGISTERS[op.name]
    letter = op.dimension.params[0]
    bound = known_size(op, bounded_by, "xyz".index(letter))
    given: Any = op.properties.get("upper_bound")
    if given is not None:
        bound = given.value
    if op.name == "gpu.block_dim" and bound is not None and b.options.exact_block_size:
        b.replace(op, b.types.constant_index(b, bound))
        return
    props: dict[str, Attribute] = {}
    if bound is not None:
        props["range"] = value_range(least, bound if bound == INT_MAX else bound + least)
    value = b.value(f"nvvm.read.ptx.sreg.{name}.{letter}", (), (I32,), props)
    b.replace(op, b.types.to_index(b, value))


@RULES.lowers("gpu.lane_id")
def lane_id(op: Operation, b: Rewriter) -> None:
    """gpu.lane_id  =>  nvvm.read.ptx.sreg.laneid range <i32, 0, 32> : i32, llvm.sext to index"""
    given: Any = op.properties.get("upper_bound")
    props: dict[str, Attribute] = {"range": value_range(0, WARP if given is None else given.value)}
    b.replace(op, b.types.to_index(b, b.value("nvvm.read.ptx.sreg.laneid", (), (I32,), props)))


@RULES.lowers("gpu.subgroup_size")
def subgroup_size(op: Operation, b: Rewriter) -> None:
    """gpu.subgroup_size : index  =>  nvvm.read.ptx.sreg.warpsize : i32, llvm.sext to index"""
    given: Any = op.properties.get("upper_bound")
    props: dict[str, Attribute] = {}
    if given is not None:
        props["range"] = value_range(1, given.value + 1)
    value: Value = b.value("nvvm.read.ptx.sreg.warpsize", (), (I32,), props)
    b.replace(op, b.types.to_index(b, value))


@RULES.lowers("gpu.subgroup_id", "gpu.num_subgroups")
def subgroup_id(op: Operation, b: Rewriter) -> Failed:
    """gpu.subgroup_id  =>  refused: %warpid is not what the op means (it can change)"""
    return b.fail(op, "compute it from thread ids and block sizes: no register holds it")
