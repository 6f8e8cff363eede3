"""Verifier rules of arith ops."""

from __future__ import annotations

from nvlower.dialects.casts import cast_rule
from nvlower.ir.opdef import verify
from nvlower.ir.types import (
    INDEX,
    FloatType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    UnrankedTensorType,
    VectorType,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation


@verify.add("arith.constant")
def constant(op: Operation) -> None:
    """No signed integers; of scalable vectors, splats only."""
    type = op.results[0].type
    if isinstance(type, IntegerType) and type.sign:
        op.emit_op_error("integer return type must be signless")
        return
    value: Any = op.properties["value"]
    if not hasattr(value, "type") or value.__class__.__name__ == "StringAttr":
        op.emit_op_error("value must be an integer, float, or elements attribute")
        return
    if isinstance(type, VectorType) and type.scalable and not getattr(value, "is_splat", False):
        op.emit_op_error(
            "intializing scalable vectors with elements attribute is not supported unless it's"
            " a vector splat"
        )


def _parts(source: Any, target: Any, memrefs: bool = False) -> tuple[Any, Any] | None:
    """Return the element types where both are scalars, or both one kind of container."""
    kinds: tuple[Any, ...] = (VectorType, RankedTensorType, UnrankedTensorType)
    if memrefs:
        kinds = (*kinds, MemRefType)
    if not isinstance(source, kinds) and not isinstance(target, kinds):
        return source, target
    if not isinstance(source, kinds) or not isinstance(target, kinds):
        return None
    tensors = (RankedTensorType, UnrankedTensorType)
    for kind in ((VectorType,), tensors, (MemRefType,)):
        if isinstance(source, kind) != isinstance(target, kind):
            return None
    shapes = [getattr(t, "shape", None) for t in (source, target)]
    if isinstance(source, VectorType):
        if shapes[0] != shapes[1] or source.scalable != target.scalable:
            return None
    elif None not in shapes and not _compatible(*shapes):
        return None
    return source.element_type, target.element_type


def _compatible(a: Any, b: Any) -> bool:
    return len(a) == len(b) and all(x == y or x < 0 or y < 0 for x, y in zip(a, b, strict=True))


def _integers(wider: Callable[[int, int], bool]) -> Callable[[Any, Any], bool]:
    def test(source: Any, target: Any) -> bool:
        parts = _parts(source, target)
        if parts is None:
            return False
        a, b = parts
        both = isinstance(a, IntegerType) and isinstance(b, IntegerType)
        return both and wider(a.width, b.width)

    return test


def _floats(wider: Callable[[int, int], bool]) -> Callable[[Any, Any], bool]:
    def test(source: Any, target: Any) -> bool:
        parts = _parts(source, target)
        if parts is None:
            return False
        a, b = parts
        both = isinstance(a, FloatType) and isinstance(b, FloatType)
        return both and wider(a.width, b.width)

    return test


def _between(first: type, second: type) -> Callable[[Any, Any], bool]:
    def test(source: Any, target: Any) -> bool:
        parts = _parts(source, target)
        return parts is not None and isinstance(parts[0], first) and isinstance(parts[1], second)

    return test


def _index_cast(source: Any, target: Any) -> bool:
    parts = _parts(source, target, memrefs=True)
    if parts is None:
        return False
    a, b = parts
    return (a is INDEX and isinstance(b, IntegerType) and not b.sign) or (
        b is INDEX and isinstance(a, IntegerType) and not a.sign
    )


def _bitcast(source: Any, target: Any) -> bool:
    parts = _parts(source, target, memrefs=True)
    if parts is None:
        return False
    widths = [getattr(t, "width", None) for t in parts]
    return widths[0] is not None and widths[0] == widths[1]


def _narrow(a: int, b: int) -> bool:
    return a > b


def _widen(a: int, b: int) -> bool:
    return a < b


verify.add("arith.extsi", "arith.extui")(cast_rule(_integers(_widen)))
verify.add("arith.trunci")(cast_rule(_integers(_narrow)))
verify.add("arith.extf", "arith.scaling_extf")(cast_rule(_floats(_widen)))
verify.add("arith.truncf", "arith.scaling_truncf")(cast_rule(_floats(_narrow)))
verify.add("arith.sitofp", "arith.uitofp")(cast_rule(_between(IntegerType, FloatType)))
verify.add("arith.fptosi", "arith.fptoui")(cast_rule(_between(FloatType, IntegerType)))
verify.add("arith.index_cast", "arith.index_castui")(cast_rule(_index_cast))
verify.add("arith.bitcast")(cast_rule(_bitcast))
