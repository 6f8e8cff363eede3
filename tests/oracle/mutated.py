"""Breaks ops: an example, read and changed in one or two places, printed in generic form."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from nvlower.dialects.llvm.types import ptr
from nvlower.ir import attributes as a
from nvlower.ir import types as t
from nvlower.ir.core import Operation, Region, Value
from nvlower.text.parse import parse
from nvlower.text.printer import print_op

from .generated import TYPES, attribute_pool, attributes_for, types_for

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

CAST = "builtin.unrealized_conversion_cast"


@lru_cache(None)
def example_module(text: str) -> Operation:
    """Return an example, read once."""
    return parse(text)


def mutant(name: str, text: str, random: Random) -> str:
    """Return the example of op `name` with one or two changes at that op."""
    module = example_module(text).clone()
    for _ in range(1 if random.random() < 0.8 else 2):
        found = [op for op in module.walk() if op.name == name]
        if found:
            target = random.choice(found)
            random.choice(CHANGES)(target, random)
    return print_op(module, generic=True)


def made_before(op: Operation, type: t.Type) -> Value:
    """Return a value of some type that is visible at `op`."""
    maker = Operation(CAST, (), (type,), loc=op.loc)
    if op.parent is not None:
        op.parent.insert_before(op, maker)
    return maker.results[0]


def near_type(old: t.Type, random: Random) -> t.Type:
    """Return another type: of the same kind for the most part."""
    if isinstance(old, t.IntegerType | t.FloatType | t.IndexType):
        return random.choice((t.I1, t.I8, t.I16, t.I32, t.I64, t.INDEX, t.F16, t.BF16, t.F32, t.F64))
    if random.random() < 0.3:
        return random.choice(TYPES)
    shape: Any = getattr(old, "shape", None)
    element: Any = getattr(old, "element_type", None)
    if isinstance(old, t.VectorType):
        return random.choice((
            t.VectorType((*shape, 2), element), t.VectorType(shape[1:] or (3,), element),
            t.VectorType(shape, near_type(element, random)), t.VectorType((3, *shape[1:]), element),
            t.VectorType(shape, element, (True,) * len(shape)), element,
        ))  # fmt: skip
    if isinstance(old, t.MemRefType):
        return random.choice((
            t.MemRefType((*shape, 2), element, None, old.memory_space),
            t.MemRefType((t.DYNAMIC, *shape[1:]), element, None, old.memory_space),
            t.MemRefType(shape[1:], element, None, old.memory_space),
            t.MemRefType(shape, near_type(element, random), old.layout, old.memory_space),
            t.MemRefType(shape, element, old.layout, a.i64(random.choice((1, 3, 5)))),
            t.MemRefType(shape, element, old.layout, None),
            t.UnrankedMemRefType(element, old.memory_space),
        ))  # fmt: skip
    if isinstance(old, t.DialectType):
        if old.name == "llvm.ptr":
            return ptr(random.choice((0, 1, 3, 4, 5, 6, 7)))
        return near_parameters(old, random)
    return random.choice(TYPES)


def near_parameters(old: t.DialectType, random: Random) -> t.Type:
    """Return a dialect's type with one parameter changed."""
    params = list(old.params)
    spots = [i for i, p in enumerate(params) if isinstance(p, int | t.Type)]
    if not spots:
        return random.choice(TYPES)
    i = random.choice(spots)
    p = params[i]
    if isinstance(p, bool):
        params[i] = not p
    elif isinstance(p, int):
        params[i] = max(0, p + random.choice((1, -1, 8)))
    else:
        params[i] = near_type(p, random)
    return t.DialectType(old.name, tuple(params))


def near_attribute(old: a.Attribute, random: Random) -> a.Attribute:
    """Return another attribute: of the same kind for the most part."""
    if random.random() < 0.2:
        return random.choice(attribute_pool())
    if isinstance(old, a.IntegerAttr):
        return a.IntegerAttr(near_number(int(old.value), old.type, random), old.type)
    if isinstance(old, a.StringAttr):
        return a.StringAttr(random.choice(("", "abc", old.value + "x", "sm_90", "+ptx80")))
    if isinstance(old, a.TypeAttr):
        return a.TypeAttr(near_type(old.value, random))
    if isinstance(old, a.DenseArrayAttr):
        return a.DenseArrayAttr(old.element_type, near_list(old.values, random))
    if isinstance(old, a.ArrayAttr):
        return a.ArrayAttr(near_elements(old, random))
    if isinstance(old, a.DialectAttr):
        alike = [x for x in attribute_pool() if getattr(x, "name", None) == old.name]
        return random.choice(alike or list(attribute_pool()))
    return random.choice(attribute_pool())


def near_number(old: int, type: t.Type, random: Random) -> int:
    """Return another number that fits the type."""
    bits = getattr(type, "width", 64)
    new = random.choice((0, 1, -1, 2, old + 1, old - 1, old * 2, 3, 8, 16, 17, 33, 64, 100))
    return new if -(1 << (bits - 1)) <= new < 1 << (bits - 1) else 0


def near_list(old: Any, random: Random) -> tuple[Any, ...]:
    """Return numbers with one more, one less, or one changed."""
    new = list(old)
    spot = random.randrange(len(new) + 1)
    how = random.random()
    if not new or how < 0.3:
        extra = new[0] if new else 1
        new.insert(spot, extra)
    elif how < 0.6:
        new.pop(min(spot, len(new) - 1))
    else:
        i = min(spot, len(new) - 1)
        new[i] = (not new[i]) if isinstance(new[i], bool) else random.choice((0, 1, -1, 2, 7, new[i] + 1))
    return tuple(new)


def near_elements(old: a.ArrayAttr, random: Random) -> tuple[a.Attribute, ...]:
    """Return elements with one more, one less, or one changed."""
    new = list(old.elements)
    how = random.random()
    if not new or how < 0.3:
        new.append(new[0] if new else random.choice(attribute_pool()))
    elif how < 0.6:
        new.pop(random.randrange(len(new)))
    else:
        i = random.randrange(len(new))
        new[i] = near_attribute(new[i], random)
    return tuple(new)


def change_operand_type(op: Operation, random: Random) -> None:
    """Pass a value of another type."""
    if op.operands:
        i = random.randrange(len(op.operands))
        op.set_operand(i, made_before(op, near_type(op.operands[i].type, random)))


def swap_operands(op: Operation, random: Random) -> None:
    """Exchange two operands."""
    if len(op.operands) > 1:
        values = list(op.operands)
        i, j = random.sample(range(len(values)), 2)
        values[i], values[j] = values[j], values[i]
        op.set_operands(values)


def count_operands(op: Operation, random: Random) -> None:
    """Pass one operand more or less."""
    values = list(op.operands)
    if values and random.random() < 0.5:
        values.pop(random.randrange(len(values)))
    elif values:
        values.insert(random.randrange(len(values) + 1), random.choice(values))
    else:
        values.append(made_before(op, t.I32))
    op.set_operands(values)
    if sized(op) and random.random() < 0.7:
        adjust_segments(op, random)


def sized(op: Operation) -> bool:
    """Tell whether the op holds segment sizes that are numbers, one for each group."""
    sizes = op.properties.get("operandSegmentSizes")
    assert op.definition is not None
    return isinstance(sizes, a.DenseArrayAttr) and len(sizes.values) == len(op.definition.operands)


def adjust_segments(op: Operation, random: Random) -> None:
    """Make the segment sizes match the number of operands."""
    old: Any = op.properties["operandSegmentSizes"]
    sizes = list(old.values)
    missing = len(op.operands) - sum(sizes)
    i = random.randrange(len(sizes))
    sizes[i] = max(0, sizes[i] + missing)
    op.properties["operandSegmentSizes"] = a.DenseArrayAttr(old.element_type, tuple(sizes))


def drop_attribute(op: Operation, random: Random) -> None:
    """Leave out an inherent attribute."""
    if op.properties:
        del op.properties[random.choice(list(op.properties))]


def change_attribute(op: Operation, random: Random) -> None:
    """Change an inherent attribute."""
    if op.properties:
        name = random.choice(list(op.properties))
        op.properties[name] = near_attribute(op.properties[name], random)


def add_attribute(op: Operation, random: Random) -> None:
    """Give an inherent attribute that was absent, or else one that nobody declares."""
    assert op.definition is not None
    absent = [f for f in op.definition.attrs if f.name not in op.properties]
    if not absent or random.random() < 0.1:
        op.attributes["foo"] = a.UNIT
        return
    f = random.choice(absent)
    op.properties[f.name] = random.choice(attributes_for(f.constraint) or attribute_pool())


def change_result(op: Operation, random: Random) -> None:
    """Change the type of a result, or how many there are."""
    types = [r.type for r in op.results]
    how = random.random()
    if types and how < 0.8:
        i = random.randrange(len(types))
        types[i] = near_type(types[i], random)
    elif types and how < 0.9:
        types.pop()
    else:
        types.append(types[0] if types else t.I32)
    with_results(op, types)


def with_results(op: Operation, types: list[t.Type]) -> None:
    """Give an op other results; what read the old ones reads made-up values."""
    block = op.parent
    if block is None:
        return
    new = Operation(
        op.name, op.operands, types, op.properties, op.attributes, op.regions, op.successors,
        op.loc, op.definition,
    )  # fmt: skip
    block.insert_before(op, new)
    for r in op.results:
        if r.uses:
            r.replace_all_uses_with(made_before(new, r.type))
    op.remove()
    op.drop_all_references()


def change_both(op: Operation, random: Random) -> None:
    """Change all values of one type to another type, as ops that relate their types want."""
    types = [v.type for v in op.operands] + [r.type for r in op.results]
    if not types:
        return
    old = random.choice(types)
    new = near_type(old, random)
    for i, v in enumerate(op.operands):
        if v.type is old:
            op.set_operand(i, made_before(op, new))
    with_results(op, [new if r.type is old else r.type for r in op.results])


def admitted_types(op: Operation, random: Random) -> None:
    """Give an operand another type that its declaration admits."""
    assert op.definition is not None
    whole = sized(op) or "AttrSizedOperandSegments" not in op.definition.traits
    sizes = op.definition.segments(op, "operand") if op.operands and whole else ()
    at = 0
    spots = []
    for f, size in zip(op.definition.operands, sizes, strict=False):
        spots += [(i, f) for i in range(at, at + size)]
        at += size
    if spots:
        i, f = random.choice(spots)
        choices = types_for(f.constraint)
        if choices and i < len(op.operands):
            op.set_operand(i, made_before(op, random.choice(choices)))


def change_region(op: Operation, random: Random) -> None:
    """Change the arguments, the terminator or the number of the regions."""
    if not op.regions:
        return
    region = random.choice(op.regions)
    how = random.random()
    if how < 0.15 or not region.blocks:
        extra = Region()
        op.regions.append(extra)
        extra.parent = op
        return
    block = region.blocks[0]
    if how < 0.4:
        block.add_argument(random.choice((t.INDEX, t.I32, t.F32)), op.loc)
    elif how < 0.6 and block.arguments:
        argument = random.choice(block.arguments)
        fresh = Operation(CAST, (), (argument.type,), loc=op.loc)
        if block.first is not None:
            block.insert_before(block.first, fresh)
            argument.replace_all_uses_with(fresh.results[0])
        argument.type = near_type(argument.type, random)
    elif block.last is not None and not block.last.results:
        block.last.remove().drop_all_references()


CHANGES: tuple[Callable[[Operation, Random], None], ...] = (
    change_operand_type, change_operand_type, swap_operands, count_operands, drop_attribute,
    change_attribute, change_attribute, change_attribute, add_attribute, add_attribute,
    change_result, change_both, admitted_types, admitted_types, change_region,
)  # fmt: skip
