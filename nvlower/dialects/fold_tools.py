"""Arithmetic on constant attributes, scalar or elementwise, for the folders."""

from __future__ import annotations

from nvlower.ir.attributes import (
    Attribute,
    DenseElementsAttr,
    DialectAttr,
    FloatAttr,
    IntegerAttr,
    element_bytes,
)
from nvlower.ir.core import Operation
from nvlower.ir.types import FloatType, IndexType, IntegerType, Type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from nvlower.ir.core import Value

POISON = DialectAttr("ub.poison")
"""The constant that ub.poison folds to."""


def element_type(type: Type) -> Any:
    """Return the element type of a vector, tensor or memref; any other type itself."""
    return getattr(type, "element_type", type)


def width_of(type: Type) -> int:
    """Return the width of an integer (64 for index) or float, or of the elements of a vector."""
    e = element_type(type)
    return 64 if isinstance(e, IndexType) else int(e.width)


def signed(value: int, width: int) -> int:
    """Return the low `width` bits of `value` as a signed number."""
    value &= (1 << width) - 1
    return value - (1 << width) if width and value >> (width - 1) else value


def unsigned(value: int, width: int) -> int:
    """Return the low `width` bits of `value`."""
    return value & ((1 << width) - 1)


def elements(attr: Attribute) -> list[int] | None:
    """Return the bit patterns in an attribute (one for a scalar or splat); None if it has none."""
    if isinstance(attr, IntegerAttr):
        return [unsigned(attr.value, width_of(attr.type))]
    if isinstance(attr, FloatAttr):
        return [attr.bits]
    if isinstance(attr, DenseElementsAttr):
        e = element_type(attr.type)
        if not isinstance(e, IntegerType | IndexType | FloatType):
            return None
        size = element_bytes(e)
        mask = (1 << width_of(e)) - 1
        data = attr.data
        return [
            int.from_bytes(data[i : i + size], "little") & mask for i in range(0, len(data), size)
        ]
    return None


def make(type: Any, values: Sequence[int]) -> Any:
    """Return the attribute of `type` with these bit patterns (one: a scalar or a splat)."""
    e = element_type(type)
    if e is type:
        return FloatAttr(values[0], e) if isinstance(e, FloatType) else IntegerAttr(values[0], e)
    size = element_bytes(e)
    if len(values) > 1 and all(v == values[0] for v in values):
        values = values[:1]
    mask = (1 << width_of(e)) - 1
    return DenseElementsAttr(type, b"".join((v & mask).to_bytes(size, "little") for v in values))


def splat(type: Any, value: int) -> Attribute | None:
    """Return a scalar or splat of an integer value; None for a shape that is not static."""
    if element_type(type) is not type and not type.has_static_shape:
        return None
    found: Attribute | None = make(type, [value])
    return found


def apply(
    function: Callable[..., int | None], constants: Sequence[Any], type: Any
) -> Attribute | None:
    """Apply `function` to the bit patterns of all constants; None where it has no result.

    Poison in gives poison out.
    """
    columns: list[list[int]] = []
    if POISON in constants:
        return POISON
    for c in constants:
        found = None if c is None else elements(c)
        if found is None:
            return None
        columns.append(found)
    if element_type(type) is not type and not type.has_static_shape:
        return None
    n = max(map(len, columns))
    out: list[int] = []
    for i in range(n):
        value = function(*(c[0] if len(c) == 1 else c[i] for c in columns))
        if value is None:
            return None
        out.append(value)
    return make(type, out) if n else None


def int_value(attr: Any) -> int | None:
    """Return the signed value of an integer constant or splat, None for anything else."""
    if attr is None:
        return None
    if isinstance(attr, IntegerAttr):
        return signed(attr.value, width_of(attr.type))
    if isinstance(attr, DenseElementsAttr) and attr.is_splat:
        e = element_type(attr.type)
        if isinstance(e, IntegerType | IndexType):
            (bits,) = elements(attr) or [0]
            return signed(bits, width_of(e))
    return None


def float_bits(attr: Any) -> tuple[int, str] | None:
    """Return bits and type keyword of a float constant or splat, None for anything else."""
    if attr is None:
        return None
    if isinstance(attr, FloatAttr):
        return attr.bits, attr.type.keyword
    if isinstance(attr, DenseElementsAttr) and attr.is_splat:
        e = element_type(attr.type)
        if isinstance(e, FloatType):
            (bits,) = elements(attr) or [0]
            return bits, e.keyword
    return None


def maker(value: Value, name: str) -> Operation | None:
    """Return the op that defines `value`, if it is called `name`."""
    op = value.owner
    return op if op.__class__ is Operation and op.name == name else None
