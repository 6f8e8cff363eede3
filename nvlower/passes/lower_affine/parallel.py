"""affine.parallel to scf.parallel, with the reductions. Source: AffineToStandard.cpp."""

from __future__ import annotations

from nvlower.ir.affine_map import AffineMap
from nvlower.ir.attributes import FloatAttr, IntegerAttr
from nvlower.ir.core import Block, Region
from nvlower.ir.floats import infinity
from nvlower.ir.opdef import attr_definition
from nvlower.ir.types import INDEX, FloatType
from nvlower.rewrite.affine_tools import expand_map
from nvlower.rewrite.rules import Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.attributes import Attribute
    from nvlower.ir.core import Operation, Value
    from nvlower.ir.types import Type
    from nvlower.rewrite.rewriter import Rewriter
    from nvlower.rewrite.rules import Failed

RULES = Rules()

IDENTITY: dict[str, Any] = {
    "addf": 0.0, "addi": 0, "mulf": 1.0, "muli": 1, "andi": -1, "ori": 0, "maximumf": "-inf",
    "minimumf": "+inf",
}  # fmt: skip
"""The value that a reduction starts from, by its kind."""


def identity(kind: str, type: Type) -> Attribute | None:
    """Return the identity of a reduction, None where it has none."""
    value = IDENTITY.get(kind)
    if value is None:
        return None
    if isinstance(type, FloatType):
        if isinstance(value, str):
            return FloatAttr(infinity(int(value == "-inf"), type.keyword), type)
        return FloatAttr.of(float(value), type)
    return IntegerAttr(int(value), type)


def _groups(op: Operation, side: str) -> list[AffineMap]:
    """Return the map of each dimension's bounds."""
    from nvlower.dialects.fold_tools import elements

    map: Any = op.properties[f"{side}BoundsMap"]
    steps: Any = op.properties["steps"]
    counts = elements(op.properties[f"{side}BoundsGroups"]) or []
    if len(counts) == 1:
        counts = counts * len(steps.elements)
    m, found, at = map.map, [], 0
    for count in counts:
        found.append(AffineMap(m.num_dims, m.num_symbols, m.results[at : at + count]))
        at += count
    return found


def _bound(b: Rewriter, map: AffineMap, operands: list[Value], extreme: str) -> Value:
    best, *rest = expand_map(b, map, operands)
    for v in rest:
        best = b.value(extreme, (best, v))
    return best


def _constant(b: Rewriter, value: Any, type: Type) -> Value:
    return b.value("arith.constant", (), (type,), {"value": value})


@RULES.lowers("affine.parallel", remap=False)
def parallel(op: Operation, b: Rewriter) -> Failed | None:
    """affine.parallel (%i) = (0) to (10) reduce ("addf") -> (f32)
    =>  scf.parallel from the identity of each reduction, scf.reduce with its op
    """
    lower_map: Any = op.properties["lowerBoundsMap"]
    count = lower_map.map.num_dims + lower_map.map.num_symbols
    operands = list(op.operands)
    lower: list[Value] = []
    upper: list[Value] = []
    for low, high in zip(_groups(op, "lower"), _groups(op, "upper"), strict=True):
        lower.append(_bound(b, low, operands[:count], "arith.maxsi"))
        upper.append(_bound(b, high, operands[count:], "arith.minsi"))
    steps: Any = op.properties["steps"]
    by = [_constant(b, IntegerAttr(s.value, INDEX), INDEX) for s in steps.elements]
    reductions: Any = op.properties["reductions"]
    named = attr_definition("arith.AtomicRMWKind")
    kinds = [named.text_of(r.value) for r in reductions.elements]
    inits: list[Value] = []
    for kind, result in zip(kinds, op.results, strict=True):
        start = identity(kind, result.type)
        if start is None:
            return b.fail(op, f"the reduction {kind} has no identity")
        inits.append(_constant(b, start, result.type))
    region = Region()
    types = [r.type for r in op.results]
    new = b.create("scf.parallel", (lower, upper, by, inits), types, regions=(region,))
    b.inline_region(op.regions[0], region)
    _reduce(b, region.blocks[0], kinds)
    b.replace_with(op, new)
    return None


def _reduce(b: Rewriter, body: Block, kinds: list[str]) -> None:
    """Put scf.reduce in place of the affine.yield that ends `body`."""
    end = body.last
    assert end is not None
    values = list(end.operands)
    regions = tuple(Region() for _ in values)
    b.at_op(end)
    b.create("scf.reduce", (values,), (), regions=regions)
    for kind, value, region in zip(kinds, values, regions, strict=True):
        block = b.create_block(region, [value.type, value.type])
        made = b.value(f"arith.{kind}", tuple(block.arguments))
        b.create("scf.reduce.return", (made,), ())
    b.erase(end)
