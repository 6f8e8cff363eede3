"""Replacements of a conversion, recorded while it runs and put into the IR at its end.

Source: ConversionPatternRewriterImpl in DialectConversion.cpp.
"""

from __future__ import annotations

from nvlower.ir.core import Block, Operation, Value

from .casts import reconcile
from .mapping import Mapping, Materialization, location_of, place_after
from .types import Signature, TypeConversion, block_signature

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from nvlower.ir.core import Region
    from nvlower.ir.location import Location


class NoConversionError(Exception):
    """Ends a rule that asked for a value whose type has no conversion; the driver catches it."""


class Replacements:
    """What became of values, ops, arguments and blocks; put into the IR by `finish`."""

    def __init__(self, root: Operation, types: TypeConversion | None) -> None:
        self.root = root
        self.types = types
        self.mapping = Mapping()
        self.structural: list[Block] = []
        self.replaced: set[Operation] = set()
        self.commits: list[tuple[Any, TypeConversion | None]] = []
        self.held: list[tuple[Any, TypeConversion | None]] = []
        self.erased_blocks: list[Block] = []
        self.region_types: dict[Region, TypeConversion] = {}

    # -- values ----------------------------------------------------------------------------------
    def converted(self, value: Value, loc: Location) -> tuple[Value, ...] | None:
        """Return what `value` became in its converted types, None if there are none."""
        mapping = self.mapping
        if self.types is None:
            return mapping.latest(value)
        wanted = self.types.convert_all(value.type)
        if not wanted:
            return None if wanted is None else ()
        if len(wanted) == 1:
            direct = mapping.map.get(value)
            if direct is None:
                if wanted[0] is value.type:
                    return (value,)
            elif len(direct) == 1 and direct[0].type is wanted[0] and direct[0] not in mapping.map:
                return direct
        found = mapping.typed(value, wanted)
        if found is not None:
            return found
        inputs = mapping.latest(value)
        place = place_after(inputs or (value,))
        why = Materialization(True, value.type, self.types)
        return mapping.cast(place, loc, inputs, wanted, why=why, maps=inputs)

    def replace_op(self, op: Operation, values: Sequence[Any]) -> None:
        """Record what the results of `op` became."""
        mapping = self.mapping
        for result, new in zip(op.results, values, strict=True):
            news = (new,) if isinstance(new, Value) else tuple(new)
            if news:
                mapping.set((result,), news)
            elif result.uses:
                why = Materialization(False, None, self.types)
                self._thin_air(result, place_after((result,)), why)
        self.commits.append((op, self.types))
        if op.regions:
            self.replaced.update(op.walk())
        else:
            self.replaced.add(op)

    def _thin_air(
        self, value: Value, place: tuple[Block, Operation | None], why: Materialization
    ) -> None:
        """Stand a cast of nothing in for a value that was dropped."""
        loc = location_of(value)
        self.mapping.cast(place, loc, (), (value.type,), why=why, maps=(value,), pure=False)

    def replace_argument(
        self, old: Value, new: Sequence[Value], types: TypeConversion | None
    ) -> None:
        """Record what a block argument became."""
        self.mapping.set((old,), tuple(new))
        self.commits.append((old, types))

    # -- blocks ----------------------------------------------------------------------------------
    def convert_region(
        self, region: Region, types: TypeConversion, entry: Signature | None
    ) -> Block:
        """Convert the arguments of all blocks of `region`, the entry last; return the entry."""
        self.region_types[region] = types
        for block in region.blocks[1:]:
            self._convert_block(block, types)
        first = region.blocks[0]
        if entry is None:
            return self._convert_block(first, types)
        return self.apply_signature(first, entry, types)

    def _convert_block(self, block: Block, types: TypeConversion) -> Block:
        signature = block_signature(types, block)
        if signature is None:
            raise NoConversionError("a block argument's type has no conversion")
        return self.apply_signature(block, signature, types)

    def apply_signature(
        self, block: Block, signature: Signature, types: TypeConversion | None
    ) -> Block:
        """Move the ops of `block` to a block with the new arguments, and return that."""
        arguments = block.arguments
        if [a.type for a in arguments] == signature.types:
            return block
        locs = argument_locations(block, signature)
        new = Block(signature.types, locs)
        region = block.parent
        assert region is not None
        region.insert(region.blocks.index(block) + 1, new)
        self.structural.append(new)
        take_ops(block, new)
        for op in list(block.uses):
            for i, s in enumerate(op.successors):
                if s is block:
                    op.set_successor(i, new)
        for a, how in zip(arguments, signature.mapping, strict=True):
            if how is None:
                why = Materialization(False, None, types)
                place = (new, new.first)
                self._thin_air(a, place, why)
                self.commits.append((a, types))
            elif isinstance(how, list):
                self.replace_argument(a, how, types)
            else:
                self.replace_argument(a, new.arguments[how[0] : how[0] + how[1]], types)
        self.erase_block(block)
        return new

    def erase_block(self, block: Block) -> None:
        """Unlink a block; it is destroyed at the end."""
        for op in block.ops:
            if op not in self.replaced:
                self.replaced.update(op.walk())
        self.erased_blocks.append(block)
        if block.parent is not None:
            block.parent.blocks.remove(block)
            block.parent = None

    # -- the end ---------------------------------------------------------------------------------
    def commit(self, stays: Block | None = None) -> None:
        """Make all users read the replacements, and destroy what was replaced.

        What is in the block `stays` is replaced by a later call.
        """
        done, self.commits = self.commits, []
        if stays is not None:
            self.held += [c for c in done if isinstance(c[0], Operation) and c[0].parent is stays]
            done = [c for c in done if not isinstance(c[0], Operation) or c[0].parent is not stays]
        else:
            done = self.held + done
        gone, targets = self.replaced.issuperset, self.mapping.targets
        for old, types in done:
            if isinstance(old, Operation):
                for r in old.results:
                    if r.uses and (r in targets or not gone(r.uses)):
                        new = self._replacement(r, types)
                        if new is not None:
                            r.replace_all_uses_with(new)
                old.remove()
            elif old.uses:
                new = self._replacement(old, types)
                if new is not None:
                    replace_argument_uses(old, new)
        replaced = self.replaced
        for old, _ in done:
            if isinstance(old, Operation):
                old.drop_all_references()
                replaced.difference_update(old.walk() if old.regions else (old,))
                old.results = []  # an op and its results hold each other, so neither would go
        for block in self.erased_blocks:
            replaced.difference_update(block.ops)
            block.erase()
        self.erased_blocks = []

    def settle(self, stays: Block) -> None:
        """Finish what is inside the ops of a block, none of which reads a value of another one.

        So the old IR and the new one need not both be there in full.
        """
        self.commit(stays)
        self.finish_casts()
        self.mapping.clear()
        self.structural.clear()

    def _replacement(self, value: Value, types: TypeConversion | None) -> Value | None:
        """Return the value of the old type that stands for `value`; None if nothing reads it."""
        mapping = self.mapping
        if self.replaced.issuperset(value.uses) and not mapping.targets.get(value):
            return None
        found = mapping.map.get(value) and mapping.typed(value, (value.type,))
        if found and found[0] is not value:
            return found[0]
        inputs = mapping.leaf(value)
        place = place_after(inputs or (value,))
        why = Materialization(False, None, types)
        loc = location_of(value)
        return mapping.cast(
            place, loc, inputs, (value.type,), why=why, maps=inputs, pure=bool(inputs)
        )[0]

    def finish_casts(self) -> None:
        """Cancel the driver's casts, and let the converters replace those left."""
        casts = self.mapping.casts
        for cast in reconcile(casts):
            why = casts[cast]
            if why.types is not None:
                self._materialize(cast, why, why.types)

    def _materialize(self, cast: Operation, why: Materialization, types: TypeConversion) -> None:
        from nvlower.ir.builder import Builder

        b = Builder(cast)
        b.block = cast.parent
        inputs = list(cast.operands)
        if why.target:
            if len(cast.results) != 1 or why.original is None:
                return
            new = types.materialize_target(b, cast.results[0].type, inputs, why.original)
        else:
            new = types.materialize_source(b, cast.results[0].type, inputs)
        if new is not None:
            cast.replace_with([new])


def argument_locations(block: Block, signature: Signature) -> list[Location]:
    """Return the locations of the new arguments: those of the old ones they stand for."""
    from nvlower.ir.location import UNKNOWN

    locs: list[Location] = [UNKNOWN] * len(signature.types)
    for a, how in zip(block.arguments, signature.mapping, strict=True):
        if isinstance(how, tuple):
            for i in range(how[0], how[0] + how[1]):
                locs[i] = a.loc
    return locs


def take_ops(source: Block, target: Block) -> None:
    """Move all ops of `source` to the empty block `target`."""
    target.first, target.last = source.first, source.last
    source.first = source.last = None
    op = target.first
    while op is not None:
        op.parent = target
        op = op.next
    target.ordered = False


def replace_argument_uses(old: Value, new: Value) -> None:
    """Replace a block argument, except where the replacement is computed from it."""
    maker = new.owner
    if not isinstance(maker, Operation):
        old.replace_all_uses_with(new)
        return
    block = maker.parent
    users = list(old.uses)
    if all(u.parent is not block for u in users):
        old.replace_all_uses_with(new)
        return
    old.replace_uses_if(new, lambda u: u.parent is not block or maker.is_before(u))
