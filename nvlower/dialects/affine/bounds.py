"""Folds of affine.for, if and parallel: bounds and conditions take in what they read.

Source: AffineOps.cpp (foldLoopBounds, canonicalizeLoopBounds, AffineIfOp::fold).
"""

from __future__ import annotations

from nvlower.ir.affine import AffineMap, ConstantExpr
from nvlower.ir.affine_map import IntegerSet
from nvlower.ir.attributes import AffineMapAttr, DenseArrayAttr, IntegerAttr, IntegerSetAttr
from nvlower.ir.opdef import canonicalize, fold
from nvlower.ir.types import I32

from .compose import compose, tidy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value

    Bound = tuple[AffineMap, list[Value]]


def _numbers(operands: list[Value]) -> list[Any]:
    found: list[Any] = []
    for v in operands:
        owner = v.defining_op
        attr = None if owner is None or owner.operands else owner.properties.get("value")
        found.append(attr.value if isinstance(attr, IntegerAttr) else None)
    return found


def _constant_bound(map: AffineMap, operands: list[Value], lower: bool) -> AffineMap | None:
    """Return the map of one number that a bound is, None where operands are unknown."""
    numbers = _numbers(operands)
    if None in numbers:
        return None
    values = map.eval(numbers[: map.num_dims], numbers[map.num_dims :])
    if None in values:
        return None
    known: list[int] = [v for v in values if v is not None]
    return AffineMap.constant(max(known) if lower else min(known))


def _bound(map: AffineMap, operands: list[Value], lower: bool) -> Bound:
    if len(map.results) > 1 or not isinstance(map.results[0], ConstantExpr):
        constant = _constant_bound(map, operands, lower)
        if constant is not None:
            return constant, []
    new, values = compose(map, operands)
    return AffineMap(new.num_dims, new.num_symbols, tuple(dict.fromkeys(new.results))), values


@fold.add("affine.for")
def loop(op: Operation, c: list[Any]) -> list[Any] | None:
    """Bounds that are constants, or maps of what affine.apply reads."""
    low: Any = op.properties["lowerBoundMap"]
    high: Any = op.properties["upperBoundMap"]
    lower = _bound(low.map, list(op.lowerBoundOperands), True)
    upper = _bound(high.map, list(op.upperBoundOperands), False)
    inits = list(op.inits)
    ends = [*lower[0].results, *upper[0].results]
    if inits and len(ends) == 2 and all(isinstance(e, ConstantExpr) for e in ends):
        if ends[0].value >= ends[1].value:
            return list(inits)
    if (lower[0], upper[0]) == (low.map, high.map):
        return None
    op.set_operands([*lower[1], *upper[1], *inits])
    op.properties["lowerBoundMap"] = AffineMapAttr(lower[0])
    op.properties["upperBoundMap"] = AffineMapAttr(upper[0])
    sizes = (len(lower[1]), len(upper[1]), len(inits))
    op.properties["operandSegmentSizes"] = DenseArrayAttr(I32, sizes)
    return []


@fold.add("affine.parallel")
def parallel(op: Operation, c: list[Any]) -> list[Any] | None:
    """Bounds without unused, equal and constant operands."""
    low: Any = op.properties["lowerBoundsMap"]
    high: Any = op.properties["upperBoundsMap"]
    count = low.map.num_dims + low.map.num_symbols
    operands = list(op.operands)
    lower = _tidied(low.map, operands[:count])
    upper = _tidied(high.map, operands[count:])
    if (lower[0], upper[0]) == (low.map, high.map):
        return None
    op.set_operands([*lower[1], *upper[1]])
    op.properties["lowerBoundsMap"] = AffineMapAttr(lower[0])
    op.properties["upperBoundsMap"] = AffineMapAttr(upper[0])
    return []


def _tidied(map: AffineMap, operands: list[Value]) -> Bound:
    return tidy(map, list(operands[: map.num_dims]), list(operands[map.num_dims :]))


@fold.add("affine.if")
def condition(op: Operation, c: list[Any]) -> list[Any] | None:
    """A condition on what affine.apply reads."""
    attr: Any = op.properties["condition"]
    old: IntegerSet = attr.set
    operands = list(op.operands)
    map = AffineMap(old.num_dims, old.num_symbols, old.constraints)
    new, values = compose(map, operands, gather=False)
    found = IntegerSet(new.num_dims, new.num_symbols, new.results, old.eq)
    if found == old and len(values) == len(operands):
        if all(a is b for a, b in zip(values, operands, strict=True)):
            return None
    op.set_operands(values)
    op.properties["condition"] = IntegerSetAttr(found)
    return []


def dead_else(op: Operation, b: Any) -> bool:
    """An else region that does nothing goes."""
    blocks = op.regions[1].blocks
    if op.results or not blocks or blocks[0].first is not blocks[0].last:
        return False
    blocks[0].erase()
    del blocks[:]
    b.update(op)
    return True


def known_condition(op: Operation, b: Any) -> bool:
    """A condition that always or never holds leaves one of the regions."""
    attr: Any = op.properties["condition"]
    only = attr.set.constraints
    if len(only) != 1 or not attr.set.eq[0] or not isinstance(only[0], ConstantExpr):
        return False
    holds = only[0].value == 0
    if not holds and not op.results and not op.regions[1].blocks:
        b.erase(op)
        return True
    block = op.regions[0 if holds else 1].blocks[0]
    end = block.last
    assert end is not None
    values = list(end.operands)
    b.erase(end)
    b.inline_block(block, op, [])
    b.replace(op, *values)
    return True


canonicalize.add("affine.if")([dead_else, known_condition])
