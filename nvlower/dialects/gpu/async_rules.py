"""Canonicalization of the gpu ops that use async tokens. Source: GPUDialect.cpp."""

from __future__ import annotations

from nvlower.dialects.fold_tools import maker
from nvlower.ir.attributes import IntegerAttr
from nvlower.ir.opdef import canonicalize, fold
from nvlower.ir.types import DYNAMIC

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value


def _waits_for_nothing(value: Value) -> bool:
    made = maker(value, "gpu.wait")
    return made is not None and not made.operands


def redundant_dependencies(op: Operation, b: Any) -> bool:
    """A token of a wait for nothing is no dependency."""
    kept = [v for v in op.operands if not _waits_for_nothing(v)]
    if len(kept) == len(op.operands):
        return False
    op.set_operands(kept)
    b.update(op)
    return True


def idle_wait(op: Operation, b: Any) -> bool:
    """A wait for nothing, for one token that it returns, or with an unused token goes."""
    if op.results and len(op.operands) == 1:
        b.replace(op, op.operands[0])
        return True
    if op.results[0].uses if op.results else op.operands:
        return False
    b.erase(op)
    return True


def trivial_copy(op: Operation, b: Any) -> bool:
    """A copy to memory that nothing else reads goes."""
    target = op.dst
    owner = target.defining_op
    if owner is None or owner.name not in ("memref.alloc", "memref.alloca", "gpu.alloc"):
        return False
    if any(u is not op and u.name not in ("memref.dealloc", "gpu.dealloc") for u in target.uses):
        return False
    tokens = list(op.asyncDependencies)
    if len(tokens) > 1 or bool(tokens) != bool(op.results):
        return False
    b.replace(op, *tokens)
    return True


def dim_of_alloc(op: Operation, b: Any) -> bool:
    """The size of memory allocated on the device is the operand that gave it."""
    made = maker(op.operands[0], "gpu.alloc")
    index = maker(op.operands[1], "arith.constant")
    number = None if index is None else index.properties["value"]
    if made is None or not isinstance(number, IntegerAttr):
        return False
    shape = made.results[0].type.shape  # type: ignore[attr-defined]
    at = number.value
    if not 0 <= at < len(shape) or shape[at] != DYNAMIC:
        return False
    b.replace(op, made.dynamicSizes[sum(d == DYNAMIC for d in shape[:at])])
    return True


@fold.add("gpu.memcpy", "gpu.memset")
def through_casts(op: Operation, c: list[Any]) -> list[Any] | None:
    """Look through memref.cast."""
    from nvlower.dialects.memref.fold import skip_casts

    return [] if skip_casts(op) else None


@fold.add("gpu.subgroup_reduce")
def subgroup_of_one(op: Operation, c: list[Any]) -> list[Any] | None:
    """The reduction of a cluster of one lane is its value."""
    size = op.properties.get("cluster_size")
    return [op.operands[0]] if isinstance(size, IntegerAttr) and size.value == 1 else None


canonicalize.add("gpu.wait")([redundant_dependencies, idle_wait])
canonicalize.add("gpu.memcpy")(trivial_copy)
canonicalize.add("memref.dim")(dim_of_alloc)
