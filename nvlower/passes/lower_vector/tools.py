"""Short ways to build what the rewrites of vector ops are made of."""

from __future__ import annotations

from nvlower.ir.attributes import DenseArrayAttr, DenseElementsAttr, IntegerAttr, element_bytes
from nvlower.ir.core import Block, Region
from nvlower.ir.types import I64, INDEX, FloatType, VectorType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from typing import Any

    from nvlower.ir.core import Operation, Value


def drop(type: Any, at: int = 0) -> Any:
    """Return a vector type without one of its dimensions."""
    scalable = type.scalable
    return VectorType(
        type.shape[:at] + type.shape[at + 1 :],
        type.element_type,
        scalable[:at] + scalable[at + 1 :] if scalable else (),
    )


def with_element(type: Any, element: Any) -> Any:
    """Return a vector type with other elements; `element` itself for a scalar."""
    if not isinstance(type, VectorType):
        return element
    return VectorType(type.shape, element, type.scalable)


def element_of(type: Any) -> Any:
    """Return the element type of a vector, another type itself."""
    return type.element_type if isinstance(type, VectorType) else type


def leading_scalable(type: Any) -> bool:
    """Tell whether the first dimension of a vector is scalable."""
    return bool(type.scalable and type.scalable[0])


def integers(attr: Any) -> list[int]:
    """Return the numbers in an array of integer attributes."""
    return [a.value for a in attr.elements]


def numbers(values: Iterable[int]) -> Any:
    """Return an array of i64 attributes."""
    from nvlower.ir.attributes import ArrayAttr

    return ArrayAttr(tuple(IntegerAttr(v, I64) for v in values))


def poison(b: Any, type: Any) -> Any:
    """Build ``ub.poison``."""
    return b.value("ub.poison", (), (type,))


def constant(b: Any, attr: Any, type: Any) -> Any:
    """Build ``arith.constant``."""
    return b.value("arith.constant", (), (type,), {"value": attr})


def zero(b: Any, type: Any) -> Any:
    """Build the zero of a scalar or vector type."""
    if isinstance(type, VectorType):
        size = element_bytes(type.element_type)
        return constant(b, DenseElementsAttr(type, bytes(size)), type)
    from nvlower.dialects.fold_tools import make

    return constant(b, make(type, [0]), type)


def index(b: Any, value: int) -> Any:
    """Build an ``index`` constant."""
    return constant(b, IntegerAttr(value, INDEX), INDEX)


def extract(b: Any, source: Value, *place: int) -> Any:
    """Build ``vector.extract source[place]``."""
    type: Any = source.type
    n = len(place)
    result = type.element_type
    if n < type.rank:
        result = VectorType(type.shape[n:], result, type.scalable[n:] if type.scalable else ())
    props = {"static_position": DenseArrayAttr(I64, place)}
    return b.value("vector.extract", (source, ()), (result,), props)


def insert(b: Any, value: Value, target: Value, *place: int) -> Any:
    """Build ``vector.insert value, target[place]``."""
    props = {"static_position": DenseArrayAttr(I64, place)}
    return b.value("vector.insert", (value, target, ()), (target.type,), props)


def broadcast(b: Any, value: Value, type: Any) -> Any:
    """Build ``vector.broadcast``."""
    return b.value("vector.broadcast", (value,), (type,))


def shape_cast(b: Any, value: Value, type: Any) -> Any:
    """Build ``vector.shape_cast``."""
    return b.value("vector.shape_cast", (value,), (type,))


def transpose(b: Any, value: Value, order: Sequence[int]) -> Any:
    """Build ``vector.transpose value, order``."""
    type: Any = value.type
    scalable = tuple(type.scalable[i] for i in order) if type.scalable else ()
    result = VectorType(tuple(type.shape[i] for i in order), type.element_type, scalable)
    props = {"permutation": DenseArrayAttr(I64, tuple(order))}
    return b.value("vector.transpose", (value,), (result,), props)


def shuffle(b: Any, first: Value, second: Value, mask: Sequence[int]) -> Any:
    """Build ``vector.shuffle first, second mask``."""
    source: Any = first.type
    type = VectorType((len(mask), *source.shape[1:]), source.element_type)
    return b.value(
        "vector.shuffle", (first, second), (type,), {"mask": DenseArrayAttr(I64, tuple(mask))}
    )


def extract_slice(b: Any, source: Value, offsets: Sequence[int], sizes: Sequence[int]) -> Any:
    """Build ``vector.extract_strided_slice`` with strides of 1."""
    old: Any = source.type
    type = VectorType((*sizes, *old.shape[len(sizes) :]), old.element_type)
    return b.value("vector.extract_strided_slice", (source,), (type,), {
        "offsets": numbers(offsets), "sizes": numbers(sizes), "strides": numbers([1] * len(sizes)),
    })  # fmt: skip


def insert_slice(b: Any, part: Value, whole: Value, offsets: Sequence[int]) -> Any:
    """Build ``vector.insert_strided_slice`` with strides of 1."""
    rank = part.type.rank  # type: ignore[attr-defined]
    props = {"offsets": numbers(offsets), "strides": numbers([1] * rank)}
    return b.value("vector.insert_strided_slice", (part, whole), (whole.type,), props)


def multiply(b: Any, x: Value, y: Value) -> Any:
    """Build the elementwise product."""
    name = "arith.mulf" if isinstance(element_of(x.type), FloatType) else "arith.muli"
    return b.value(name, (x, y), (x.type,))


def places(shape: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Walk over all positions in row-major order."""
    from itertools import product

    return product(*(range(n) for n in shape))


def rows(type: Any) -> Iterator[tuple[int, ...]] | None:
    """Walk over the positions of the one-dimensional rows, as far as no dimension is scalable."""
    leading = type.shape[: max(type.rank - 1, 0)]
    for i, scalable in enumerate(type.scalable[: len(leading)]):
        if scalable:
            leading = leading[:i]
            break
    return places(leading) if leading else None


# -- masks ---------------------------------------------------------------------------------------
def mask_op_of(op: Operation) -> Any:
    """Return the vector.mask that an op stands in, None where there is none."""
    parent = op.parent_op
    return parent if parent is not None and parent.name == "vector.mask" else None


def maskable(
    rewrite: Callable[[Any, Any, Any], Any],
) -> Callable[[Any, Any], bool]:
    """Make a pattern of ``f(op, b, mask) -> value or None`` that replaces op and vector.mask."""

    def pattern(op: Operation, b: Any) -> bool:
        outer = mask_op_of(op)
        if outer is not None:
            b.at_op(outer)
        value = rewrite(op, b, None if outer is None else outer)
        if value is None:
            return False
        if outer is None:
            b.replace(op, *([value] if op.results else []))
        else:
            b.replace(outer, *([value] if outer.results else []))
        return True

    pattern.__name__ = rewrite.__name__
    pattern.__doc__ = rewrite.__doc__
    return pattern


def under_mask(b: Any, op: Operation, mask: Value | None, passthru: Value | None = None) -> Any:
    """Put an op that was just built under a mask, if there is one; return the outer op."""
    if mask is None:
        return op
    block = Block()
    before, at = b.before, b.block
    op.remove()
    block.append(op)
    b.at_end(block)
    b.create("vector.yield", (op.results,), ())
    b.before, b.block = before, at
    region = Region()
    region.insert(0, block)
    types = [r.type for r in op.results]
    return b.create("vector.mask", (mask, passthru), types, regions=(region,))


JOIN = {
    "add": ("arith.addi", "arith.addf"), "mul": ("arith.muli", "arith.mulf"),
    "minui": ("arith.minui", None), "minsi": ("arith.minsi", None),
    "maxui": ("arith.maxui", None), "maxsi": ("arith.maxsi", None),
    "and": ("arith.andi", None), "or": ("arith.ori", None), "xor": ("arith.xori", None),
    "minnumf": (None, "arith.minnumf"), "maxnumf": (None, "arith.maxnumf"),
    "minimumf": (None, "arith.minimumf"), "maximumf": (None, "arith.maximumf"),
}  # fmt: skip
"""The arithmetic op of a kind of reduction, for integers and for floats."""


def join(b: Any, kind: str, value: Value, acc: Value, mask: Value | None = None) -> Any:
    """Combine a value and an accumulator, which stays where `mask` is false; None: no such op."""
    name = JOIN[kind][isinstance(element_of(value.type), FloatType)]
    if name is None:
        return None
    made = b.value(name, (value, acc), (value.type,))
    return made if mask is None else select(b, mask, made, acc)


def select(b: Any, mask: Value, yes: Value, no: Value) -> Any:
    """Build ``arith.select``."""
    return b.value("arith.select", (mask, yes, no), (yes.type,))


def multiply_add(
    b: Any, x: Value, y: Value, acc: Value | None, kind: str, mask: Value | None = None
) -> Any:
    """Combine ``x * y`` with an accumulator; None where the kind does not fit the type."""
    if JOIN[kind][isinstance(element_of(x.type), FloatType)] is None:
        return None
    is_float = isinstance(element_of(x.type), FloatType)
    if is_float and acc is not None and isinstance(acc.type, VectorType) and kind == "add":
        fma = b.value("vector.fma", (x, y, acc), (acc.type,))
        return fma if mask is None else select(b, mask, fma, acc)
    product = multiply(b, x, y)
    return product if acc is None else join(b, kind, product, acc, mask)
