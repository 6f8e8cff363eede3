"""The builder that lowering rules get: it knows what old values became.

Old operations stay where they are until the conversion ends; rules see the IR as it was, next to
what other rules built. ``b[v]`` leads from an old value to its converted one.
"""

from __future__ import annotations

from nvlower.ir.builder import Builder
from nvlower.ir.core import Block, Operation, Region, Value

from .mapping import location_of
from .replacements import NoConversionError
from .rules import Failed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from nvlower.ir.location import Location
    from nvlower.ir.types import Type

    from .driver import Driver
    from .types import Signature, TypeConversion


class Rewriter(Builder):
    """Builds the replacement of `op`; the insertion point starts before it, `loc` is its own."""

    __slots__ = ("_values", "driver", "op", "options", "types")

    def __init__(self, op: Operation, driver: Driver) -> None:
        self.before = op
        self.block = op.parent
        self.loc: Location = op.loc
        self.op = op
        self.driver = driver
        self.types: Any = driver.types  # a type converter or None
        self.options: Any = driver.options
        self._values: dict[Value, Any] = {}

    # -- values and types ------------------------------------------------------------------------
    def __getitem__(self, value: Value) -> Any:
        """Return the converted value (a list where it became none or several)."""
        found = self._values.get(value)
        if found is None:
            found = self.convert_value(value, location_of(value), "value", 0)
        return found

    def convert_value(self, value: Value, loc: Location, what: str, index: int) -> Any:
        """Convert `value`, with a cast at `loc` where its type differs; remember it."""
        new = self.driver.converted(value, loc)
        if new is None:
            raise NoConversionError(
                f"unable to convert type for {what} #{index}, type was {value.type}"
            )
        found = self._values[value] = new[0] if len(new) == 1 else list(new)
        return found

    def values(self, values: Iterable[Value]) -> list[Value]:
        """Return the converted values of all, flattened."""
        found: list[Value] = []
        for v in values:
            new = self[v]
            if isinstance(new, list):
                found.extend(new)
            else:
                found.append(new)
        return found

    def operands(self, op: Operation) -> list[Value]:
        """Return the converted operands of `op`, flattened."""
        return self.values(op.operands)

    def raw(self, value: Value) -> Any:
        """Return what `value` became so far without any cast (a list for several values)."""
        new = self.driver.mapping.latest(value)
        return new[0] if len(new) == 1 else list(new)

    def type(self, type: Type) -> Any:
        """Return the one converted type, None if there is none; itself without a converter."""
        return type if self.types is None else self.types.convert(type)

    def result_types(self, op: Operation) -> list[Type] | None:
        """Return the converted result types, flattened; None if one has no conversion."""
        found: list[Type] = []
        for r in op.results:
            new = (r.type,) if self.types is None else self.types.convert_all(r.type)
            if new is None:
                return None
            found.extend(new)
        return found

    # -- outcome ---------------------------------------------------------------------------------
    def fail(self, op: Operation, reason: str) -> Failed:
        """Return the outcome of a rule that does not apply: ``return b.fail(op, "...")``."""
        return Failed(reason)

    def replace(self, op: Operation, *values: Any) -> None:
        """Map each result of `op` to a value, or to a list of values; `op` goes at the end."""
        if len(values) != len(op.results):
            raise ValueError(f"'{op.name}' has {len(op.results)} results, got {len(values)}")
        self.driver.replace_op(op, values)

    def replace_with(self, op: Operation, new: Operation) -> None:
        """Map the results of `op` to those of `new`, one to one."""
        self.replace(op, *new.results)

    def erase(self, op: Operation) -> None:
        """Drop `op`; its results must be unused, or replaced before."""
        self.driver.replace_op(op, [[] for _ in op.results])

    def update(self, op: Operation) -> Operation:
        """Say that `op` is about to be changed in place; call it before the first change."""
        self.driver.save(op)
        return op

    # -- building --------------------------------------------------------------------------------
    def insert(self, op: Operation) -> Operation:
        """Put a new op at the insertion point; the driver legalises it after the rule."""
        before = self.before
        if before is not None:  # what Block.insert_before does, without a call
            op.parent = block = before.parent
            op.prev = prev = before.prev
            op.next = before
            before.prev = op
            if prev is None:
                block.first = op  # type: ignore[union-attr]
            else:
                prev.next = op
            block.ordered = False  # type: ignore[union-attr]
        elif self.block is not None:
            self.block.append(op)
        self.driver.created.append(op)
        return op

    def clone(self, op: Operation, mapping: dict[Any, Any] | None = None) -> Operation:
        """Insert a copy of `op`; the copies of nested ops are legalised too."""
        new = op.clone(mapping)
        super().insert(new)
        self.driver.created.extend(new.walk())
        return new

    def create_block(
        self,
        region: Region,
        types: Sequence[Type] = (),
        locs: Sequence[Location] = (),
        index: int | None = None,
    ) -> Block:
        """Add a block to `region` (at `index`, else last) and point at its end."""
        block = Block(types, locs or [self.loc] * len(types))
        region.insert(len(region.blocks) if index is None else index, block)
        self.driver.structural.append(block)
        self.at_end(block)
        return block

    # -- regions ---------------------------------------------------------------------------------
    def convert_signature(self, region: Region, signature: Signature | None = None) -> Block:
        """Convert the arguments of all blocks, the entry's by `signature`; return the entry."""
        return self.driver.convert_region(region, self._converter(), signature)

    def apply_signature(self, block: Block, signature: Signature) -> Block:
        """Convert the arguments of one block; return the block that takes its place."""
        return self.driver.apply_signature(block, signature, self.types)

    def replace_argument(self, argument: Value, *values: Value) -> None:
        """Map a block argument to other values."""
        self.driver.replace_argument(argument, values, self.types)

    def inline_region(self, source: Region, target: Region, index: int | None = None) -> None:
        """Move the blocks of `source` into `target` at `index` (else at its end)."""
        blocks, source.blocks = source.blocks, []
        at = len(target.blocks) if index is None else index
        target.blocks[at:at] = blocks
        for b in blocks:
            b.parent = target
        self.driver.structural.extend(blocks)

    def split_block(self, block: Block, before: Operation | None) -> Block:
        """Move `before` and what follows to a new block after `block`; None: an empty one."""
        if before is not None:
            new = block.split_before(before)
        else:
            region = block.parent
            assert region is not None
            new = region.insert(region.blocks.index(block) + 1, Block())
        self.driver.structural.append(new)
        return new

    def merge_blocks(self, source: Block, target: Block, values: Sequence[Value] = ()) -> None:
        """Move the ops of `source` to the end of `target`, `values` for its arguments; drop it."""
        self._inline(source, values)
        target.splice_end(source)
        self.erase_block(source)

    def inline_block(self, source: Block, before: Operation, values: Sequence[Value] = ()) -> None:
        """Move the ops of `source` to just before an op, `values` for its arguments; drop it."""
        self._inline(source, values)
        block = before.parent
        assert block is not None
        for op in source.ops:
            block.insert_before(before, op.remove())
        self.erase_block(source)

    def erase_block(self, block: Block) -> None:
        """Erase a block and what is left in it at the end of the conversion."""
        self.driver.erase_block(block)

    def _inline(self, source: Block, values: Sequence[Value]) -> None:
        if len(values) != len(source.arguments):
            raise ValueError(f"block has {len(source.arguments)} arguments, got {len(values)}")
        for a, v in zip(source.arguments, values, strict=True):
            self.driver.replace_argument(a, (v,), self.types)

    def _converter(self) -> TypeConversion:
        types: TypeConversion | None = self.types
        if types is None:
            raise ValueError("this conversion has no type converter")
        return types
