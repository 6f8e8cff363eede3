"""Verifier rules of memref.collapse_shape and memref.expand_shape."""

from __future__ import annotations

from nvlower.ir.attributes import StridedLayoutAttr
from nvlower.ir.opdef import verify
from nvlower.ir.strides import multiply, strides_and_offset
from nvlower.ir.types import DYNAMIC, MemRefType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

    Groups = list[list[int]]


def _groups(op: Operation) -> Groups:
    found: Any = op.properties["reassociation"]
    return [[a.value for a in g.elements] for g in found.elements]


@verify.add("memref.expand_shape")
def expand(op: Operation) -> None:
    """Groups of dimensions that stand for one each; the type that follows."""
    source: Any = op.operands[0].type
    result: Any = op.results[0].type
    groups = _groups(op)
    if source.rank > result.rank:
        op.emit_op_error(
            f"has source rank {source.rank} and result rank {result.rank}. This is not an"
            f" expansion ({source.rank} > {result.rank})."
        )
        return
    if not _groups_fit(op, source.shape, result.shape, groups):
        return
    layout = None
    if source.layout is not None:
        parts = strides_and_offset(source)
        assert parts is not None, "the operand is declared to be strided"
        layout = StridedLayoutAttr(_expanded(parts[0], result.shape, groups), parts[1])
    wanted = MemRefType(result.shape, source.element_type, layout, source.memory_space)
    if result is not wanted:
        op.emit_op_error(f"expected expanded type to be '{wanted}' but found '{result}'")
        return
    sizes: Any = op.properties["static_output_shape"]
    given, dynamic = len(op.operands) - 1, sum(n == DYNAMIC for n in sizes.values)
    if len(sizes.values) != result.rank:
        op.emit_op_error(
            "expected number of static shape bounds to be equal to the output rank"
            f" ({result.rank}) but found {len(sizes.values)} inputs instead"
        )
    elif given != dynamic:
        op.emit_op_error(
            "mismatch in dynamic dims in output_shape and static_output_shape:"
            f" static_output_shape has {dynamic} dynamic dims while output_shape has {given} values"
        )
    else:
        for i, (a, b) in enumerate(zip(sizes.values, result.shape, strict=True)):
            if DYNAMIC not in (a, b) and a != b:
                op.emit_op_error(f"invalid output shape provided at pos {i}")
                return


@verify.add("memref.collapse_shape")
def collapse(op: Operation) -> None:
    """Groups of dimensions that lie next to each other; the type that follows."""
    source: Any = op.operands[0].type
    result: Any = op.results[0].type
    groups = _groups(op)
    if source.rank < result.rank:
        op.emit_op_error(
            f"has source rank {source.rank} and result rank {result.rank}. This is not a"
            f" collapse ({source.rank} < {result.rank})."
        )
        return
    if not _groups_fit(op, result.shape, source.shape, groups):
        return
    layout = None
    if source.layout is not None:
        parts = strides_and_offset(source)
        strides = None if parts is None else _collapsed(parts[0], source.shape, groups)
        if parts is None or strides is None:
            op.emit_op_error("invalid source layout map or collapsing non-contiguous dims")
            return
        layout = StridedLayoutAttr(strides, parts[1])
    wanted = MemRefType(result.shape, source.element_type, layout, source.memory_space)
    if result is not wanted:
        op.emit_op_error(f"expected collapsed type to be '{wanted}' but found '{result}'")


def _groups_fit(op: Operation, flat: Any, wide: Any, groups: Groups) -> bool:
    """Report groups that do not cover the dimensions in order, or hold another number of elements.

    `flat` is the shape with one dimension for each group, `wide` the other.
    """
    message = _misfit(flat, wide, groups)
    if message is not None:
        op.emit_op_error(message)
    return message is None


def _misfit(flat: Any, wide: Any, groups: Groups) -> str | None:
    if len(flat) != len(groups):
        return f"invalid number of reassociation groups: found {len(groups)}, expected {len(flat)}"
    following = 0
    for i, group in enumerate(groups):
        for d in group:
            if d != following:
                return "reassociation indices must be contiguous"
            following += 1
            if d >= len(wide):
                return f"reassociation index {d} is out of bounds"
        sizes = [wide[d] for d in group]
        if (flat[i] == DYNAMIC) != (DYNAMIC in sizes):
            return (
                f"collapsed dim ({i}) must be dynamic if and only if reassociation group is dynamic"
            )
        total = 1
        for n in sizes:
            total *= n
        if DYNAMIC not in sizes and total != flat[i]:
            return f"collapsed dim size ({flat[i]}) must equal reassociation group size ({total})"
    if not flat:
        ones = "rank 0 memrefs can only be extended/collapsed with/from ones"
        return None if all(n == 1 for n in wide) else ones
    if following != len(wide):
        return (
            f"expanded rank ({len(wide)}) inconsistent with number of reassociation indices"
            f" ({following})"
        )
    return None


def _expanded(strides: Any, shape: Any, groups: Groups) -> tuple[int, ...]:
    """Return the strides of the dimensions of `shape`, made from those of the groups."""
    found = [1] * len(shape)
    for stride, group in zip(strides, groups, strict=True):
        for d in reversed(group):
            found[d] = stride
            stride = multiply(stride, shape[d])
    return tuple(found)


def _collapsed(strides: Any, shape: Any, groups: Groups) -> tuple[int, ...] | None:
    """Return the strides of the groups, None where one surely is not contiguous."""
    found = []
    for group in groups:
        last = len(group) - 1
        while last > 0 and shape[group[last]] == 1:
            last -= 1
        dynamic = shape[group[last]] == DYNAMIC and last > 0
        stride = DYNAMIC if dynamic else strides[group[last]]
        found.append(stride)
        for d in reversed(group[1:]):
            stride = multiply(stride, shape[d])
            known = DYNAMIC not in (stride, strides[d - 1])
            if shape[d - 1] != 1 and known and stride != strides[d - 1]:
                return None
    return tuple(found)
