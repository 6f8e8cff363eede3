"""Verifier rules of memref ops that view a buffer in another shape."""

from __future__ import annotations

from nvlower.ir.attributes import StridedLayoutAttr
from nvlower.ir.opdef import verify
from nvlower.ir.strides import add, multiply, strides_and_offset
from nvlower.ir.types import DYNAMIC, MemRefType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from nvlower.ir.core import Operation


@verify.add("memref.view")
def view(op: Operation) -> None:
    """Identity layouts, one memory space, a size for each dynamic dimension."""
    base: Any = op.operands[0].type
    result: Any = op.results[0].type
    if base.layout is not None:
        op.emit_error(f"unsupported map for base memref type '{base}'")
        return
    if result.layout is not None:
        op.emit_error(f"unsupported map for result memref type '{result}'")
        return
    if base.memory_space is not result.memory_space:
        op.emit_error(
            f"different memory spaces specified for base memref type '{base}' and view memref"
            f" type '{result}'"
        )
        return
    dynamic, given = sum(d == DYNAMIC for d in result.shape), len(op.operands) - 2
    if dynamic != given:
        op.emit_op_error(f"incorrect number of dynamic sizes, has {given}, expected {dynamic}")


@verify.add("memref.transpose")
def transpose(op: Operation) -> None:
    """A permutation, and the layout that it gives."""
    map: Any = op.properties["permutation"].map  # type: ignore[attr-defined]
    source: Any = op.operands[0].type
    if not map.is_permutation:
        op.emit_op_error("expected a permutation map")
        return
    if map.num_dims != source.rank:
        op.emit_op_error("expected a permutation map of same rank as the input")
        return
    parts, result = strides_and_offset(source), op.results[0].type
    if parts is None:
        return
    order = map.dim_positions()
    shape = tuple(source.shape[i] for i in order)
    strides = tuple(parts[0][i] for i in order)
    layout = StridedLayoutAttr(strides, parts[1])
    expected = MemRefType(shape, source.element_type, layout, source.memory_space)
    if not _equivalent(expected, result):
        op.emit_op_error(
            f"result type '{result}' is not equivalent to the canonical transposed input type"
            f" '{expected}'"
        )


def _equivalent(a: Any, b: Any) -> bool:
    """Tell whether two types describe the same addresses."""
    if a is b:
        return True
    same = a.shape == b.shape and a.element_type is b.element_type
    return (
        same and a.memory_space is b.memory_space and strides_and_offset(a) == strides_and_offset(b)
    )


def _static(op: Operation, name: str) -> tuple[int, ...]:
    found: tuple[int, ...] = op.properties[name].values  # type: ignore[attr-defined]
    return found


def _positions_fit(op: Operation, ranks: tuple[int, int, int]) -> bool:
    """Report offsets, sizes or strides that are too many, too few or negative."""
    names = ("offset", "size", "stride")
    given = [_static(op, f"static_{n}s") for n in names]
    single = ranks[0] == 1 == len(given[0])
    for a, b, wrong in ((0, 1, not single), (1, 2, True)):
        if wrong and len(given[a]) != len(given[b]):
            op.emit_error(
                f"expected mixed {names[a]}s rank to match mixed {names[b]}s rank"
                f" ({len(given[a])} vs {len(given[b])}) so the rank of the result type is"
                " well-formed."
            )
            return False
    for name, values, rank in zip(names, given, ranks, strict=True):
        if len(values) != rank:
            op.emit_error(f"expected {rank} {name} values, got {len(values)}")
            return False
        dynamic, values_given = sum(v == DYNAMIC for v in values), len(getattr(op, f"{name}s"))
        if dynamic != values_given:
            op.emit_error(
                f"expected the number of '{name}s' to match the number of dynamic entries in"
                f" 'static_{name}s' ({values_given} vs {dynamic})"
            )
            return False
    for name, values in zip(names[:2], given, strict=False):
        negative = [v for v in values if v < 0 and v != DYNAMIC]
        if negative:
            op.emit_error(f"expected {name}s to be non-negative, but got {negative[0]}")
            return False
    return True


@verify.add("memref.subview")
def subview(op: Operation) -> None:
    """Inside the buffer, and of the type that follows, up to dropped unit dimensions."""
    source: Any = op.operands[0].type
    result: Any = op.results[0].type
    offsets, sizes, strides = (_static(op, f"static_{n}") for n in ("offsets", "sizes", "strides"))
    if not _positions_fit(op, (source.rank,) * 3):
        return
    if source.memory_space is not result.memory_space:
        op.emit_error(
            f"different memory spaces specified for base memref type '{source}' and subview"
            f" memref type '{result}'"
        )
        return
    parts = strides_and_offset(source)
    if parts is None:
        op.emit_error(f"base type '{source}' is not strided")
        return
    for i, (o, n, s, d) in enumerate(zip(offsets, sizes, strides, source.shape, strict=True)):
        if DYNAMIC in (o, d) or n == 0:
            continue
        if o >= d:
            op.emit_error(f"offset {i} is out-of-bounds: {o} >= {d}")
            return
        if DYNAMIC not in (n, s) and o + (n - 1) * s >= d:
            op.emit_error(f"slice along dimension {i} runs out-of-bounds: {o + (n - 1) * s} >= {d}")
            return
    expected = _inferred(source, parts, offsets, sizes, strides)
    reason = _mismatch(expected, result)
    if reason is None:
        return
    if reason == "element":
        op.emit_error(
            f"expected result element type to be '{source.element_type}', but got '{result}'"
        )
        return
    op.emit_error(
        f"expected result type to be '{expected}' or a rank-reduced version."
        f" (mismatch of result {reason}), but got '{result}'"
    )


def _inferred(source: Any, parts: Any, offsets: Any, sizes: Any, strides: Any) -> MemRefType:
    steps, offset = parts
    for o, step in zip(offsets, steps, strict=True):
        offset = add(offset, multiply(o, step))
    new = tuple(multiply(s, step) for s, step in zip(strides, steps, strict=True))
    layout = StridedLayoutAttr(new, offset)
    return MemRefType(tuple(sizes), source.element_type, layout, source.memory_space)


def _mismatch(expected: Any, result: Any) -> str | None:
    """Say in what the result is no rank-reduced version of the expected type."""
    if expected.element_type is not result.element_type:
        return "element"
    wanted = strides_and_offset(expected)
    found = strides_and_offset(result)
    if found is None or wanted is None:
        return "layout"
    kept = _dropped(expected.shape, result.shape)
    if not kept:
        return "rank" if len(result.shape) > len(expected.shape) else "sizes"
    if wanted[1] != found[1]:
        return "layout"
    if expected.shape == result.shape:
        same = all(
            x == y or n == 1 for x, y, n in zip(wanted[0], found[0], expected.shape, strict=True)
        )
        return None if same else "layout"
    kept = _subsequence(expected.shape, result.shape, wanted[0], found[0])
    return None if kept else "layout"


def _dropped(shape: Sequence[int], reduced: Sequence[int]) -> bool:
    """Tell whether dropping unit dimensions leads to the reduced shape."""
    at = 0
    for size in shape:
        if at < len(reduced) and size == reduced[at]:
            at += 1
        elif size != 1:
            return False
    return at == len(reduced)


def _subsequence(
    shape: Sequence[int], reduced: Sequence[int], strides: Sequence[int], steps: Sequence[int]
) -> bool:
    """Tell whether dropping unit dimensions leads to the reduced shape, strides included."""
    at = 0
    left = len(shape) - len(reduced)
    for size, stride in zip(shape, strides, strict=True):
        fits = at < len(reduced) and size == reduced[at] and (stride == steps[at] or size == 1)
        if fits and not (size == 1 and left and stride != steps[at]):
            at += 1
        elif size == 1 and left:
            left -= 1
        else:
            return False
    return at == len(reduced)


@verify.add("memref.reinterpret_cast")
def reinterpret_cast(op: Operation) -> None:
    """The sizes, strides and offset given are those of the result's type."""
    source: Any = op.operands[0].type
    result: Any = op.results[0].type
    if not _positions_fit(op, (1, result.rank, result.rank)):
        return
    pair = f"specified for source type '{source}' and result memref type '{result}'"
    if source.memory_space is not result.memory_space:
        op.emit_error(f"different memory spaces {pair}")
        return
    if source.element_type is not result.element_type:
        op.emit_error(f"different element types {pair}")
        return
    sizes, strides = _static(op, "static_sizes"), _static(op, "static_strides")
    for i, (have, want) in enumerate(zip(result.shape, sizes, strict=False)):
        if have not in (DYNAMIC, want):
            text = "dynamic" if want == DYNAMIC else want
            op.emit_error(f"expected result type with size = {text} instead of {have} in dim = {i}")
            return
    parts = strides_and_offset(result)
    assert parts is not None, "the result is declared to be strided"
    offset = _static(op, "static_offsets")[0]
    if parts[1] != DYNAMIC and parts[1] != offset:
        text = "dynamic" if offset == DYNAMIC else offset
        op.emit_error(f"expected result type with offset = {text} instead of {parts[1]}")
        return
    for i, (have, want) in enumerate(zip(parts[0], strides, strict=False)):
        if have not in (DYNAMIC, want):
            text = "dynamic" if want == DYNAMIC else want
            op.emit_error(
                f"expected result type with stride = {text} instead of {have} in dim = {i}"
            )
            return
