"""Rebuilding scf operations whose results change their type.

Source: MLIR SCF/Transforms/StructuralTypeConversions.cpp.
"""

from __future__ import annotations

from nvlower.ir.core import Region
from nvlower.rewrite.rules import Failed, Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from nvlower.ir.core import Operation
    from nvlower.ir.types import Type
    from nvlower.rewrite.rewriter import Rewriter
    from nvlower.rewrite.type_converter import LLVMTypeConverter

RULES = Rules()

BY_RESULTS = ("scf.for", "scf.if", "scf.index_switch")
PARENTS = (*BY_RESULTS, "scf.while")
ASKED = frozenset((*PARENTS, "scf.yield", "scf.condition"))
"""The operations that `legality` has an opinion about."""


def legality(types: LLVMTypeConverter) -> Callable[[Operation], bool | None]:
    """Return the function that says which scf operations keep their types.

    Loops that carry and branches that return only unchanged types stay as they are.
    """
    is_legal = types.is_legal

    def dynamic(op: Operation) -> bool | None:
        name = op.name
        if name in BY_RESULTS:
            return all(is_legal(r.type) for r in op.results)
        if name == "scf.yield":
            parent = op.parent_op
            if parent is None or parent.name not in PARENTS:
                return True
            return all(is_legal(v.type) for v in op.operands)
        if name in ("scf.while", "scf.condition"):
            return all(is_legal(v.type) for v in (*op.operands, *op.results))
        return None

    return dynamic


@RULES.lowers("scf.for")
def for_loop(op: Operation, b: Rewriter) -> Failed | None:
    """scf.for %i = %a to %b step %s iter_args(%x = %t : T)  =>  the same over the new type of T"""
    types = b.result_types(op)
    if types is None:
        return b.fail(op, "could not convert result type")
    bounds = [b[v] for v in op.operands[:3]]
    carried = b.values(op.operands[3:])
    _rebuild(op, b, (*bounds, carried), types)
    return None


@RULES.lowers("scf.if")
def branch(op: Operation, b: Rewriter) -> Failed | None:
    """scf.if %c -> T  =>  scf.if %c -> the new type of T"""
    types = b.result_types(op)
    if types is None:
        return b.fail(op, "could not convert result type")
    _rebuild(op, b, (b[op.operands[0]],), types, arguments=False)
    return None


@RULES.lowers("scf.index_switch", remap=False)
def switch(op: Operation, b: Rewriter) -> Failed | None:
    """scf.index_switch %i -> T  =>  scf.index_switch %i -> the new type of T"""
    types = b.result_types(op)
    if types is None:
        return b.fail(op, "could not convert result type")
    _rebuild(op, b, (op.operands[0],), types, arguments=False)
    return None


@RULES.lowers("scf.while")
def while_loop(op: Operation, b: Rewriter) -> Failed | None:
    """scf.while (%x = %t : T)  =>  the same over the new type of T"""
    types = b.result_types(op)
    if types is None:
        return b.fail(op, "could not convert result type")
    _rebuild(op, b, (b.values(op.operands),), types)
    return None


def _rebuild(
    op: Operation,
    b: Rewriter,
    operands: Sequence[Any],
    types: Sequence[Type],
    arguments: bool = True,
) -> None:
    """Create the op anew around its own regions, whose arguments get new types."""
    if arguments:
        for region in op.regions:
            b.convert_signature(region)
    new = b.create(
        op.name,
        operands,
        types,
        dict(op.properties),
        dict(op.attributes),
        [Region() for _ in op.regions],
    )
    for source, target in zip(op.regions, new.regions, strict=True):
        b.inline_region(source, target)
    b.replace_with(op, new)


@RULES.lowers("scf.yield")
def yield_values(op: Operation, b: Rewriter) -> Failed | None:
    """scf.yield %t : T  =>  scf.yield of the converted value"""
    b.create("scf.yield", (b.operands(op),), ())
    b.erase(op)
    return None


@RULES.lowers("scf.condition")
def condition(op: Operation, b: Rewriter) -> Failed | None:
    """scf.condition(%c) %t : T  =>  scf.condition(%c) of the converted value"""
    operands = b.operands(op)
    b.update(op).set_operands(operands)
    return None
