"""Canonicalization of the gpu dialect.

Source: GPUDialect.cpp.
"""

from __future__ import annotations

from nvlower.dialects.fold_tools import int_value, maker
from nvlower.ir.attributes import IntegerAttr
from nvlower.ir.opdef import canonicalize
from nvlower.ir.types import INDEX

from . import async_rules

__all__ = ["async_rules"]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

SIZES = ("gridSizeX", "gridSizeY", "gridSizeZ", "blockSizeX", "blockSizeY", "blockSizeZ")


def launch_of_one(op: Operation, b: Any) -> bool:
    """In a dimension of size 1 the id is 0."""
    block = op.regions[0].blocks[0]
    zero = None
    for i, name in enumerate(SIZES):
        made = maker(getattr(op, name), "arith.constant")
        id = block.arguments[i]
        if made is None or int_value(made.properties["value"]) != 1 or not id.uses:
            continue
        if zero is None:
            b.at_start(block)
            zero = b.value("arith.constant", [], [INDEX], {"value": IntegerAttr(0, INDEX)})
        b.replace_all(id, zero)
    return zero is not None


def barrier_twice(op: Operation, b: Any) -> bool:
    """A barrier right before another goes."""
    after = op.next
    if after is None or after.name != "gpu.barrier" or op.properties != after.properties:
        return False
    b.erase(op)
    return True


canonicalize.add("gpu.launch")(launch_of_one)
canonicalize.add("gpu.barrier")(barrier_twice)
