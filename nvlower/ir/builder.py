"""Builds operations at an insertion point, filling in definitions, segments and result types."""

from __future__ import annotations

from .attributes import Attribute, DenseArrayAttr
from .core import Block, Operation, Region, Value
from .location import UNKNOWN
from .opdef import infer, op_definition
from .types import IntegerType, Type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .location import Location
    from .opdef import OpDef


class Builder:
    """Creates ops at one point: before `before`, else at the end of `block`, else detached."""

    __slots__ = ("before", "block", "loc")

    def __init__(
        self,
        before: Operation | None = None,
        block: Block | None = None,
        loc: Location | None = None,
    ) -> None:
        self.before = before
        self.block = block
        self.loc: Location = loc or (before.loc if before is not None else UNKNOWN)

    def at_start(self, block: Block) -> Builder:
        """Point at the start of `block`; return self."""
        self.before, self.block = block.first, block
        return self

    def at_end(self, block: Block) -> Builder:
        """Point at the end of `block`; return self."""
        self.before, self.block = None, block
        return self

    def at_op(self, op: Operation) -> Builder:
        """Point just before `op`; return self."""
        self.before, self.block = op, op.parent
        return self

    def after(self, op: Operation) -> Builder:
        """Point just after `op`; return self."""
        self.before, self.block = op.next, op.parent
        return self

    def insert(self, op: Operation) -> Operation:
        """Put a detached op at the insertion point."""
        if self.before is not None:
            assert self.before.parent is not None
            self.before.parent.insert_before(self.before, op)
        elif self.block is not None:
            self.block.append(op)
        return op

    def create(
        self,
        name: str,
        operands: Sequence[Value | Sequence[Value] | None] = (),
        types: Sequence[Type] | None = None,
        properties: dict[str, Any] | None = None,
        attributes: dict[str, Any] | None = None,
        regions: Sequence[Region] = (),
        successors: Sequence[Block] = (),
        loc: Location | None = None,
    ) -> Operation:
        """Create, insert and return an op.

        `operands` has one entry per declared operand: a value, a sequence for a variadic one,
        None for an absent optional; segment sizes are set from that. `types` None infers the
        result types. Default-valued properties need not be given.
        """
        definition, segments, defaults = _plans.get(name) or _plan(name)
        props: dict[str, Any] = {} if properties is None else properties
        flat: list[Value] = []
        for o in operands:
            if isinstance(o, Value):
                flat.append(o)
            elif o is not None:
                flat.extend(o)
        if segments and "operandSegmentSizes" not in props:
            props["operandSegmentSizes"] = _segment_sizes(definition, operands)
        for key, attr in defaults:
            if key not in props:
                props[key] = attr
        if types is None:
            types = infer_types(name, flat, props, regions)
        op = Operation(
            name, flat, types, props, attributes, regions, successors, loc or self.loc, definition
        )
        return self.insert(op)

    def value(
        self,
        name: str,
        operands: Sequence[Any] = (),
        types: Sequence[Type] | None = None,
        properties: dict[str, Any] | None = None,
        **rest: Any,
    ) -> Value:
        """Create an op and return its only result."""
        return self.create(name, operands, types, properties, **rest).result


_plans: dict[str, tuple[OpDef | None, bool, tuple[tuple[str, Attribute], ...]]] = {}


def _plan(name: str) -> tuple[OpDef | None, bool, tuple[tuple[str, Attribute], ...]]:
    """Return the declaration of an op, whether it stores segment sizes, and its defaults."""
    definition = op_definition(name)
    if definition is None:
        return None, False, ()
    defaults = _declared_defaults(definition)
    found = definition, "AttrSizedOperandSegments" in definition.traits, defaults
    _plans[name] = found
    return found


def _segment_sizes(definition: Any, operands: Sequence[Any]) -> DenseArrayAttr:
    if len(operands) != len(definition.operands):
        raise ValueError(f"'{definition.name}' takes {len(definition.operands)} operand groups")
    sizes = (0 if o is None else 1 if isinstance(o, Value) else len(o) for o in operands)
    return DenseArrayAttr(IntegerType(32), tuple(sizes))


def fill_defaults(definition: Any, props: dict[str, Attribute]) -> None:
    """Add the default values of the declared attributes that are missing in `props`."""
    for name, attr in (_plans.get(definition.name) or _plan(definition.name))[2]:
        if name not in props:
            props[name] = attr


def _declared_defaults(definition: Any) -> tuple[tuple[str, Attribute], ...]:
    found: list[tuple[str, Attribute]] = []
    for f in definition.attrs:
        if f.default is not None and f.kind == "one":
            from nvlower import import_module

            attr = import_module("nvlower.text.storage_formats").default_value(f)
            if attr is not None:
                found.append((f.name, attr))
    return tuple(found)


def infer_types(
    name: str, operands: list[Value], props: dict[str, Attribute], regions: Sequence[Region]
) -> list[Type]:
    """Return the result types from traits or from the op's `infer` hook."""
    definition = op_definition(name)
    if definition is None:
        raise ValueError(f"cannot infer the types of unregistered op '{name}'")
    function = infer.get(name)
    if function is not None:
        types: list[Type] = function(operands, props, regions)
        return types
    if not definition.results:
        return []
    from .inference import result_types

    found = result_types(definition, operands, props)
    if found is None:
        raise ValueError(f"the result types of '{name}' cannot be inferred")
    return found
