"""What old values became during a conversion, and the casts between old and new types.

Source: ConversionValueMapping and ConversionPatternRewriterImpl in DialectConversion.cpp.
"""

from __future__ import annotations

from nvlower.ir.core import Operation, Value
from nvlower.ir.opdef import op_definition

from .casts import CAST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Block
    from nvlower.ir.location import Location
    from nvlower.ir.types import Type

    from .types import TypeConversion

    Values = tuple[Value, ...]


class Materialization:
    """A cast the driver made: which way it leads, and the converter that may replace it."""

    __slots__ = ("original", "target", "types")

    def __init__(self, target: bool, original: Type | None, types: TypeConversion | None) -> None:
        self.target = target
        self.original = original
        self.types = types


class Mapping:
    """Chains of replacements: value (or tuple of values) to tuple of values.

    `log` records undo steps: (dict, key, previous value) or (None, cast, None).
    """

    __slots__ = ("casts", "log", "map", "pure", "targets")

    def __init__(self) -> None:
        self.map: dict[Any, Values] = {}
        self.targets: dict[Value, int] = {}
        self.casts: dict[Operation, Materialization] = {}
        self.pure: set[Operation] = set()
        self.log: list[tuple[Any, Any, Any]] = []

    def set(self, old: Values, new: Values) -> None:
        """Record that `old` became `new`."""
        key: Any = old[0] if len(old) == 1 else old
        table, targets = self.map, self.targets
        self.log.append((table, key, table.get(key)))
        table[key] = new
        for v in new:
            targets[v] = targets.get(v, 0) + 1

    def clear(self) -> None:
        """Forget everything."""
        for table in (self.map, self.targets, self.casts, self.pure, self.log):
            table.clear()

    def next(self, values: Values) -> Values | None:
        """Return what `values` became directly, None where they did not change."""
        get = self.map.get
        if len(values) == 1:
            return get(values[0])
        parts: list[Value] = []
        changed = False
        for v in values:
            found = get(v)
            if found is None:
                parts.append(v)
            else:
                changed = True
                parts.extend(found)
        return tuple(parts) if changed else get(values)

    def typed(self, value: Value, types: tuple[Type, ...]) -> Values | None:
        """Return the latest replacement of `value` (or itself) that has `types`."""
        current: Values | None = (value,)
        found: Values | None = None
        count, first = len(types), types[0]
        get = self.map.get
        while current is not None:
            if len(current) == 1:
                v = current[0]
                if count == 1 and v.type is first:
                    found = current
                current = get(v)
                continue
            if len(current) == count and all(
                v.type is t for v, t in zip(current, types, strict=True)
            ):
                found = current
            current = self.next(current)
        return found

    def latest(self, value: Value) -> Values:
        """Return the latest replacement of `value` that is no cast of the driver."""
        current: Values | None = (value,)
        found: Values = (value,)
        while current is not None:
            if not self._is_pure(current):
                found = current
            current = self.next(current)
        return found

    def leaf(self, value: Value) -> Values:
        """Return the last replacement of `value`, casts included; () where there is none."""
        current: Values = (value,)
        while True:
            after = self.next(current)
            if after is None:
                return () if current[0:1] == (value,) else current
            current = after

    def _is_pure(self, values: Values) -> bool:
        owner = values[0].owner if values else None
        return owner in self.pure and all(v.owner is owner for v in values)

    def cast(
        self,
        place: tuple[Block, Operation | None],
        loc: Location,
        inputs: Values,
        types: tuple[Type, ...],
        *,
        why: Materialization,
        maps: Values,
        pure: bool = True,
    ) -> Values:
        """Make a cast of `inputs` to `types` at `place`, and record that `maps` became it."""
        if len(inputs) == len(types) and all(
            v.type is t for v, t in zip(inputs, types, strict=True)
        ):
            return inputs
        op = Operation(CAST, inputs, types, loc=loc, definition=op_definition(CAST))
        block, before = place
        if before is None:
            block.append(op)
        else:
            block.insert_before(before, op)
        self.casts[op] = why
        if pure:
            self.pure.add(op)
        self.log.append((None, op, None))
        results: Values = tuple(op.results)
        if maps:
            self.set(maps, results)
        return results

    def undo(self, mark: int) -> None:
        """Take back everything after `mark` = an earlier ``len(log)``."""
        log = self.log
        while len(log) > mark:
            table, key, old = log.pop()
            if table is not None:
                for v in table[key]:
                    self.targets[v] -= 1
                if old is None:
                    del table[key]
                else:
                    table[key] = old
                continue
            del self.casts[key]
            self.pure.discard(key)
            key.remove()
            key.drop_all_references()


def place_after(values: Values) -> tuple[Block, Operation | None]:
    """Return the first place where all `values` are defined: (block, op to insert before)."""
    block, before = _place(values[0])
    for v in values[1:]:
        other, later = _place(v)
        if other is block:
            if before is not None and (later is None or precedes(before, later)):
                before = later
        elif _inside(other, block):
            block, before = other, later
    return block, before


def precedes(op: Operation, other: Operation) -> bool:
    """Tell whether `op` stands before `other` in their block; near ones need no numbering."""
    after: Operation | None = op
    before: Operation | None = op
    for _ in range(32):
        if after is not None:
            after = after.next
            if after is other:
                return True
        if before is not None:
            before = before.prev
            if before is other:
                return False
    return op is not other and op.is_before(other)


def _place(value: Value) -> tuple[Block, Operation | None]:
    owner = value.owner
    if isinstance(owner, Operation):
        assert owner.parent is not None, owner.name
        return owner.parent, owner.next
    return owner, owner.first


def _inside(block: Block, outer: Block) -> bool:
    """Tell whether `block` comes after `outer`: nested in it, or later in its region."""
    if block.parent is outer.parent and block.parent is not None:
        blocks = block.parent.blocks
        return blocks.index(block) > blocks.index(outer)
    op = block.parent_op
    while op is not None:
        if op.parent is outer:
            return True
        op = op.parent_op
    return False


def location_of(value: Value) -> Location:
    """Return where a value is defined."""
    found: Location = value.owner.loc if isinstance(value.owner, Operation) else value.loc  # type: ignore[attr-defined]
    return found
