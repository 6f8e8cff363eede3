"""Strides and offset of memref types. Source: MemRefType::getStridesAndOffset."""

from __future__ import annotations

from .affine import ADD, MUL, AffineExpr, BinaryExpr, ConstantExpr, DimExpr
from .attributes import StridedLayoutAttr
from .types import DYNAMIC, MemRefType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


def contiguous_strides(shape: Sequence[int]) -> list[int]:
    """Return the row-major strides of a shape; `DYNAMIC` left of a dynamic size."""
    strides: list[int] = []
    step = 1
    for size in reversed(shape):
        strides.append(step)
        step = DYNAMIC if DYNAMIC in (step, size) else step * size
    return strides[::-1]


def strides_and_offset(type: MemRefType) -> tuple[list[int], int] | None:
    """Return the strides and the offset in elements, None for a layout that is not strided."""
    layout: Any = type.layout
    if layout is None:
        return contiguous_strides(type.shape), 0
    if isinstance(layout, StridedLayoutAttr):
        return list(layout.strides), layout.offset
    map = getattr(layout, "map", None)
    if map is None or map.num_dims != type.rank:
        return None
    if len(map.results) == 1:
        return _linear(map.results[0], type.rank)
    if any(not isinstance(e, DimExpr) or e.position != i for i, e in enumerate(map.results)):
        return None
    return (contiguous_strides(type.shape), 0) if len(map.results) == type.rank else None


def add(a: int, b: int) -> int:
    """Add two sizes, strides or offsets; the sum is dynamic where one is."""
    return DYNAMIC if DYNAMIC in (a, b) else a + b


def multiply(a: int, b: int) -> int:
    """Multiply two sizes or strides; the product is dynamic where one is and none is zero."""
    if 0 in (a, b):
        return 0
    return DYNAMIC if DYNAMIC in (a, b) else a * b


def _linear(e: AffineExpr, rank: int) -> tuple[list[int], int] | None:
    """Return the coefficients and constant of an expression linear in the dimensions."""
    if isinstance(e, DimExpr):
        strides = [0] * rank
        strides[e.position] = 1
        return strides, 0
    if isinstance(e, ConstantExpr):
        return [0] * rank, e.value
    if isinstance(e, BinaryExpr) and e.kind == ADD:
        a, b = _linear(e.lhs, rank), _linear(e.rhs, rank)
        if a is None or b is None:
            return None
        return [add(x, y) for x, y in zip(a[0], b[0], strict=True)], add(a[1], b[1])
    if isinstance(e, BinaryExpr) and e.kind == MUL:
        for one, other in ((e.lhs, e.rhs), (e.rhs, e.lhs)):
            if not any(other.uses_dim(i) for i in range(rank)):
                part = _linear(one, rank)
                factor = other.value if isinstance(other, ConstantExpr) else DYNAMIC
                if part is None:
                    return None
                return [multiply(s, factor) for s in part[0]], multiply(part[1], factor)
        return None
    return None if any(e.uses_dim(i) for i in range(rank)) else ([0] * rank, DYNAMIC)
