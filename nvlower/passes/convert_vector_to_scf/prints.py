"""vector.print of vectors: loops that print their elements. Source: DecomposePrintOpConversion."""

from __future__ import annotations

from nvlower.ir.attributes import DialectAttr, IntegerAttr
from nvlower.ir.core import Block, Region
from nvlower.ir.types import I1, I64, INDEX, IntegerType, VectorType
from nvlower.passes.lower_vector import tools as V

from .build import extract_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value

BELOW = 6
"""Number of the predicate ``ult``."""


def _punctuation(b: Any, name: str, value: Any = None) -> Any:
    props = {"punctuation": DialectAttr("vector.punctuation", (name,))}
    return b.create("vector.print", (value,), (), props)


def _wider(b: Any, value: Any) -> Any:
    """Extend integers to a width of whole bytes that is a power of two."""
    type: Any = value.type
    element = type.element_type
    if not isinstance(element, IntegerType):
        return value
    width = 8
    while width < element.width:
        width *= 2
    if width == element.width:
        return value
    plain = V.with_element(type, IntegerType(element.width))
    wide = V.with_element(type, IntegerType(width))
    value = b.value("vector.bitcast", (value,), (plain,)) if plain is not type else value
    unsigned = element.width == 1 or element.sign == "u"
    value = b.value("arith.extui" if unsigned else "arith.extsi", (value,), (wide,))
    target = V.with_element(type, IntegerType(width, element.sign))
    return b.value("vector.bitcast", (value,), (target,)) if target is not wide else value


def _loop(b: Any, count: int) -> Value:
    """Build a loop that prints commas; leave the builder at its start; return its number."""
    low, high, step = V.index(b, 0), V.index(b, count), V.index(b, 1)
    last = b.value("arith.subi", (high, step), (INDEX,))
    _punctuation(b, "open")
    body = Block([INDEX], [b.loc])
    region = Region()
    region.insert(0, body)
    b.create("scf.for", (low, high, step, ()), (), {}, regions=(region,))
    _punctuation(b, "close")
    b.at_end(body)
    end = b.create("scf.yield", ((),), ())
    b.at_op(end)
    number: Value = body.arguments[0]
    props = {"predicate": IntegerAttr(BELOW, I64)}
    more = b.value("arith.cmpi", (number, last), (I1,), props)
    then = Block()
    yes = Region()
    yes.insert(0, then)
    b.create("scf.if", (more,), (), regions=(yes, Region()))
    b.at_end(then)
    _punctuation(b, "comma")
    b.create("scf.yield", ((),), ())
    b.at_start(body)
    return number


def decompose(op: Operation, b: Any) -> bool:
    """vector.print of a vector  =>  loops that print its elements between parentheses"""
    if op.source is None or not isinstance(op.source.type, VectorType):
        return False
    type: Any = op.source.type
    if any(type.scalable):
        return False
    value = _wider(b, op.source)
    shape = type.shape or (1,)
    if type.rank != 1:
        flat = VectorType((type.num_elements,), value.type.element_type)
        value = V.shape_cast(b, value, flat)
    numbers = [_loop(b, n) for n in shape]
    place: Any = None
    stride = 1
    for n, number in zip(reversed(shape), reversed(numbers), strict=True):
        part = b.value("arith.muli", (V.index(b, stride), number), (INDEX,))
        place = part if place is None else b.value("arith.addi", (place, part), (INDEX,))
        stride *= n
    _punctuation(b, "no_punctuation", extract_at(b, value, place))
    b.at_op(op)
    _punctuation(b, op.punctuation.params[0])
    b.erase(op)
    return True
