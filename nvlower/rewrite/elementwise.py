"""One-to-one lowerings to `llvm`, which cover scalars, vectors and, unrolled, n-D vectors.

Source: VectorPattern.cpp (oneToOneRewrite, handleMultidimensionalVectors).
"""

from __future__ import annotations

from itertools import product

from nvlower.ir.attributes import DialectAttr, IntegerAttr
from nvlower.ir.opdef import attr_definition
from nvlower.ir.types import I32, DialectType, FloatType, element_type_or_self

from . import llvm_build as L

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from nvlower.ir.attributes import Attribute
    from nvlower.ir.core import Operation, Value
    from nvlower.ir.types import Type

    from .rewriter import Rewriter
    from .rules import Failed, Rules

    Build = Callable[[Type, list[Value]], Value]


def is_array(type: Type) -> bool:
    """Tell whether a converted type is ``!llvm.array``: an n-D vector."""
    return isinstance(type, DialectType) and type.name == "llvm.array"


def vectors_of(type: Type) -> tuple[list[tuple[int, ...]], Type]:
    """Return the positions of the 1-D vectors in a nest of arrays, and their type."""
    sizes = []
    while is_array(type):
        count, type = type.params  # type: ignore[attr-defined]
        sizes.append(range(count))
    return list(product(*sizes)), type


ANY_FLOAT = ("arith.select", "arith.bitcast", "arith.sitofp")
"""Ops that are lowered with floats that LLVM has as integers."""


def unsupported_float(op: Operation, b: Rewriter) -> str | None:
    """Return why `op` stays: LLVM does not compute with floats of 8 bits and less, nor tf32.

    Source: LLVM::detail::isUnsupportedFloatingPointType.
    """
    if op.name in ANY_FLOAT:
        return None
    for v in (*op.operands, *op.results):
        element = element_type_or_self(v.type)
        if isinstance(element, FloatType) and b.type(element) is not element:
            return f"LLVM does not compute with {element}: convert it to f32 first"
    return None


def elementwise(op: Operation, b: Rewriter, build: Build) -> Failed | None:
    """Replace the one result of `op` by ``build(type, operands)``, per 1-D vector of n-D ones."""
    problem = unsupported_float(op, b)
    if problem:
        return b.fail(op, problem)
    type = b.type(op.results[0].type)
    if type is None:
        return b.fail(op, f"the type {op.results[0].type} has no conversion to the llvm dialect")
    operands = b.operands(op)
    if not is_array(type) and not any(is_array(v.type) for v in operands):
        b.replace(op, build(type, operands))
        return None
    positions, inner = vectors_of(type)
    result = L.poison(b, type)
    for position in positions:
        parts = [L.extract(b, v, *position) for v in operands]
        result = L.insert(b, result, build(inner, parts), *position)
    b.replace(op, result)
    return None


def one_to_one(rules: Rules, table: dict[str, str]) -> None:
    """Register the rule ``source op => llvm op`` for each entry; attributes are carried over."""

    def make(target: str) -> Callable[[Operation, Rewriter], Failed | None]:
        def rule(op: Operation, b: Rewriter) -> Failed | None:
            result = op.results[0].type
            types = [v.type for v in op.operands]
            key = (target, result, *types, *op.properties.items())
            plan: Operation | None = b.types.plans.get(key)
            if plan is not None:
                operands = [b[v] for v in op.operands]
                b.replace(op, b.insert(plan.like(operands, op.attributes, b.loc)).results[0])
                return None
            made: list[Operation] = []

            def build(type: Type, operands: list[Value]) -> Value:
                new = b.create(
                    target, operands, (type,), carried(op), attributes=dict(op.attributes)
                )
                made.append(new)
                return new.results[0]

            outcome = elementwise(op, b, build)
            if outcome is None and len(made) == 1 and made[0].results[0].type is b.type(result):
                b.types.plans[key] = made[0].like((), {}, b.loc)
            return outcome

        rule.__doc__ = f"One op to one: ``{target}`` of the converted operands."
        return rule

    for source, target in table.items():
        rules.lowers(source)(make(target))


def carried(op: Operation) -> dict[str, Attribute]:
    """Return the inherent attributes of an arith or math op as the llvm op spells them."""
    found: dict[str, Attribute] = {}
    for name, attr in op.properties.items():
        if name == "fastmath":
            if isinstance(attr, DialectAttr):
                found["fastmathFlags"] = fast_math(attr)
        elif name == "overflowFlags":
            if isinstance(attr, DialectAttr):
                found["overflowFlags"] = IntegerAttr(attr.definition.bits_of(attr.value), I32)
        elif name in ("isExact", "nonNeg"):
            found[name] = attr
    return found


def fast_math(attr: DialectAttr) -> DialectAttr:
    """Return arith's fast-math flags as llvm's, which come in another order."""
    text = attr.params[0]
    if text not in ("none", "fast"):
        definition = attr_definition("llvm.fastmath")
        text = definition.text_of(definition.bits_of(text))
    return DialectAttr("llvm.fastmath", (text,))
