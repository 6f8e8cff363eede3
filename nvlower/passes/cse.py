"""cse: replace operations by equal ones that dominate them.

Source: mlir/lib/Transforms/CSE.cpp.
"""

from __future__ import annotations

from .base import Pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Block, Operation, Region

    from .base import Options


def run(op: Operation, options: Options) -> bool:
    """Merge equal ops inside `op`, and erase those that are dead; False if nothing changed."""
    work = _Eliminator()
    for region in op.regions:
        work.region(region)
    for dead in work.dead:
        dead.erase()
        dead.results = []  # an op and its results hold each other, so neither would go
    return work.changed


class _Eliminator:
    """The ops known in the current scope, by what makes two of them equal."""

    def __init__(self) -> None:
        from nvlower.rewrite import effects

        self.effects = effects
        self.known: dict[Any, Operation] = {}
        self.log: list[tuple[Any, Operation | None]] = []
        self.dead: list[Operation] = []
        self.changed = False
        self.visited: set[Operation] = set()
        self.clear_until: dict[Operation, tuple[Operation, bool]] = {}
        self.removable: dict[Operation, bool] = {}
        self.pure: dict[Operation, bool] = {}
        self._plans: dict[str, tuple[bool, bool]] = {}

    def region(self, region: Region) -> None:
        """Visit the blocks of a region along its dominator tree, a scope for each."""
        blocks = region.blocks
        if not blocks:
            return
        ssa = region.parent is None or not region.parent.has_trait("HasOnlyGraphRegion")
        if len(blocks) == 1:
            mark = len(self.log)
            self.block(blocks[0], ssa)
            self._leave(mark)
            return
        if not ssa:
            return
        from nvlower.ir.dominance import DominatorTree

        children = DominatorTree(region).children
        stack: list[Any] = [blocks[0]]
        while stack:
            item = stack.pop()
            if isinstance(item, int):
                self._leave(item)
                continue
            stack.append(len(self.log))
            self.block(item, True)
            stack.extend(reversed(children.get(item, ())))

    def block(self, block: Block, ssa: bool) -> None:
        """Visit the ops of a block, those inside an op first."""
        plans, known = self._plans, self.known
        following = block.first
        while following is not None:
            op = following
            following = op.next
            simple, commutes = plans.get(op.name) or self._plan(op)
            if simple and ssa:  # what `_simplify` does with an op that only computes
                for result in op.results:
                    if result.uses:
                        break
                else:
                    self.dead.append(op)
                    self.changed = True
                    continue
                key = self._key(op, commutes)
                existing = known.setdefault(key, op)
                if existing is op:
                    self.log.append((key, None))
                else:
                    self._replace(op, existing, True)
                continue
            if op.regions:
                if op.definition is None or op.has_trait("IsolatedFromAbove"):
                    outer, self.known = self.known, {}
                    log, self.log = self.log, []
                    for r in op.regions:
                        self.region(r)
                    self.known, self.log = outer, log
                elif op.name != "vector.mask":  # the op in it is not what it is outside
                    for r in op.regions:
                        self.region(r)
            self._simplify(op, ssa)
        self.clear_until.clear()

    def _plan(self, op: Operation) -> tuple[bool, bool]:
        """Return whether ops of this name only compute, and whether they commute."""
        name, definition = op.name, op.definition
        simple = definition is not None and not definition.regions
        simple = simple and self.effects.computes_only(name)
        found = self._plans[name] = (simple, op.has_trait("Commutative"))
        return found

    def _leave(self, mark: int) -> None:
        log, known = self.log, self.known
        while len(log) > mark:
            key, old = log.pop()
            if old is None:
                del known[key]
            else:
                known[key] = old

    def _simplify(self, op: Operation, ssa: bool) -> None:
        effects = self.effects
        name = op.name
        if effects.would_be_dead(op, self.removable):
            if not any(r.uses for r in op.results):
                self.dead.append(op)
                self.changed = True
                return
        elif effects.never_dead(name) and op.has_trait("Terminator"):
            return
        pure = effects.is_memory_effect_free(op, self.pure)
        if any(len(r.blocks) > 1 for r in op.regions):
            return
        if not pure and not self._only_reads(op):
            return
        key = self._key(op, op.has_trait("Commutative"))
        existing = self.known.get(key)
        if existing is not None and (
            pure or (existing.parent is op.parent and not self._written_between(existing, op))
        ):
            self._replace(op, existing, ssa)
            return
        self.log.append((key, existing))
        self.known[key] = op
        if not ssa:
            self.visited.add(op)

    def _replace(self, op: Operation, existing: Operation, ssa: bool) -> None:
        from nvlower.ir.location import UNKNOWN

        self.changed = True
        visited = self.visited
        for old, new in zip(op.results, existing.results, strict=True):
            if ssa:
                old.replace_all_uses_with(new)
            else:
                old.replace_uses_if(new, lambda user: user not in visited)
        if ssa or not any(r.uses for r in op.results):
            self.dead.append(op)
        if existing.loc is UNKNOWN and op.loc is not UNKNOWN:
            existing.loc = op.loc

    def _only_reads(self, op: Operation) -> bool:
        found = None if op.regions else self.effects.memory_effects(op)
        return bool(found) and all(e == "read" for e, _ in found or ())

    def _written_between(self, first: Operation, last: Operation) -> bool:
        """Tell whether an op between two of one block may write to memory."""
        at, written = self.clear_until.get(first, (first.next, False))
        while not written and at is not None and at is not last:
            found = self.effects.memory_effects(at)
            if found is None or any(e == "write" for e, _ in found):
                written = True
                break
            at = at.next
        assert at is not None
        self.clear_until[first] = (at, written)
        return written

    @staticmethod
    def _key(op: Operation, commutes: bool) -> Any:
        operands, results, properties = op.operands, op.results, op.properties
        if commutes and len(operands) > 1:
            operands = sorted(operands, key=id)
        types: Any = results[0].type if len(results) == 1 else tuple([r.type for r in results])
        items = properties.items()
        held = frozenset(items) if len(properties) > 1 else tuple(items)
        if op.attributes or op.regions:
            regions = _Regions(op) if op.regions else None
            return (op.name, *operands, types, held, frozenset(op.attributes.items()), regions)
        return (op.name, *operands, types, held)


class _Regions:
    """The regions of an op as part of a key: compared only where all else is equal."""

    __slots__ = ("key", "op")

    def __init__(self, op: Operation) -> None:
        self.op = op
        self.key: Any = None

    def __hash__(self) -> int:
        return len(self.op.regions)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _Regions):
            return NotImplemented
        return bool(self._contents() == other._contents())

    def _contents(self) -> Any:
        if self.key is None:
            self.key = _regions_key(self.op, {})
        return self.key


def _regions_key(op: Operation, local: dict[Any, int]) -> Any:
    """Return what makes the single-block regions of two ops equal."""
    rows: list[Any] = []
    for region in op.regions:
        for block in region.blocks:
            rows.append(tuple(a.type for a in block.arguments))
            for a in block.arguments:
                local[a] = len(local)
            for o in block.ops:
                rows.append(
                    (
                        o.name,
                        tuple(local.get(v, v) for v in o.operands),
                        tuple(r.type for r in o.results),
                        frozenset(o.properties.items()),
                        frozenset(o.attributes.items()),
                        tuple(o.successors),
                        _regions_key(o, local) if o.regions else None,
                    )
                )
                for r in o.results:
                    local[r] = len(local)
        rows.append(None)
    return tuple(rows)


PASS = Pass("cse", "CSE", "Replace operations by equal ones that dominate them", run)
