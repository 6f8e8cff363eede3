"""The greedy driver behind canonicalize: folds, patterns, dead code, until nothing changes.

Source: GreedyPatternRewriteDriver.cpp.
"""

from __future__ import annotations

from nvlower.ir.builder import Builder
from nvlower.ir.core import Block, Operation, Value
from nvlower.ir.opdef import canonicalize

from .effects import is_trivially_dead
from .folding import CONSTANTS, constant_value, folder_of, make_constant
from .regions import erase_unreachable_blocks, ops_inside, simplify_regions
from .uniquing import ConstantPool

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from nvlower.ir.core import Region

    from .rules import Patterns

    Pattern = Callable[[Operation, "GreedyRewriter"], bool]


class GreedyRewriter(Builder):
    """What canonicalization patterns change the IR through; it feeds the driver's worklist."""

    __slots__ = ("driver",)

    def __init__(self, driver: GreedyDriver) -> None:
        super().__init__()
        self.driver = driver

    def insert(self, op: Operation) -> Operation:
        """Put a new op at the insertion point."""
        super().insert(op)
        self.driver.push(op)
        return op

    def replace_all(self, old: Value, new: Value) -> None:
        """Make every user of `old` read `new`."""
        if old is new:
            return
        users = list(old.uses)
        old.replace_all_uses_with(new)
        push = self.driver.push
        for user in reversed(users):
            push(user)

    def replace(self, op: Operation, *values: Value) -> None:
        """Replace the results of `op` and erase it."""
        for r, v in zip(op.results, values, strict=True):
            if r.uses:
                self.replace_all(r, v)
        self.erase(op)

    def erase(self, op: Operation) -> None:
        """Erase an op whose results are unused."""
        self.driver.forget(op)
        op.erase()

    def update(self, op: Operation) -> None:
        """Say that `op` was changed in place."""
        self.driver.push(op)

    def merge_blocks(self, source: Block, target: Block, values: Sequence[Value] = ()) -> None:
        """Move the ops of `source` to the end of `target`, `values` for its arguments; drop it."""
        for a, v in zip(source.arguments, values, strict=True):
            self.replace_all(a, v)
        self.driver.removable.clear()
        target.splice_end(source)
        source.erase()

    def inline_block(self, source: Block, before: Operation, values: Sequence[Value] = ()) -> None:
        """Move the ops of `source` to just before an op, `values` for its arguments; drop it."""
        for a, v in zip(source.arguments, values, strict=True):
            self.replace_all(a, v)
        block = before.parent
        assert block is not None
        self.driver.removable.clear()
        for op in source.ops:
            block.insert_before(before, op.remove())
        source.erase()

    def erase_block(self, block: Block) -> None:
        """Erase a block that nothing branches to."""
        for op in reversed(list(block.ops)):
            self.driver.forget(op)
        block.erase()


class GreedyDriver:
    """Rewrites one region to a fixed point."""

    def __init__(
        self,
        region: Region,
        *,
        max_iterations: int = 10,
        top_down: bool = True,
        regions: str = "normal",
        cse_constants: bool = True,
        max_rewrites: int = -1,
        pattern_filter: Callable[[str], bool] | None = None,
        patterns: dict[str, Any] | Patterns | None = None,
    ) -> None:
        self.region = region
        self.max_iterations = max_iterations
        self.top_down = top_down
        self.regions = regions
        self.cse_constants = cse_constants
        self.max_rewrites = max_rewrites
        self.pattern_filter = pattern_filter
        self.patterns = patterns  # instead of the canonicalization patterns
        self.stack: list[Operation | None] = []
        self.where: dict[Operation, int] = {}
        self.rewriter = GreedyRewriter(self)
        self.removable: dict[Operation, bool] = {}
        self.changed = False
        self._work: dict[str, tuple[Any, tuple[Pattern, ...]]] = {}

    def run(self) -> bool:
        """Rewrite until nothing changes; False if the iteration limit came first."""
        iteration = 0
        simple = False  # the regions were simplified, and nothing changed since
        while True:
            iteration += 1
            if iteration > self.max_iterations != -1:
                return False
            self.stack, self.where = [], {}
            if self.regions == "disabled":
                erase_unreachable_blocks(self.region)
            moved = self._fill()
            changed = self._process()
            if self.regions != "disabled" and (changed or moved or not simple):
                simple = not simplify_regions(self.region, self.regions == "aggressive")
                changed |= not simple
            if not changed:
                self.changed |= moved
                return True
            self.changed = True

    # -- worklist --------------------------------------------------------------------------------
    def push(self, op: Operation) -> None:
        """Add an op and the ops around it, unless they wait already or are not in place yet."""
        where, stack = self.where, self.stack
        region = self.region
        around: list[Operation] = []
        current: Operation | None = op
        while current is not None:
            around.append(current)
            block = current.parent
            if block is None or block.parent is None:
                return
            if block.parent is region:
                break
            current = block.parent.parent
        else:
            return
        for current in around:
            if current not in where:
                where[current] = len(stack)
                stack.append(current)

    def forget(self, op: Operation, dead: bool = False) -> None:
        """Take an op and those inside off the worklist; revisit what they read."""
        if not dead:  # an effect may go with it: ops around it may become dead
            self.removable.clear()
        doomed = op.walk_post() if op.regions else (op,)
        for o in doomed:
            at = self.where.pop(o, None)
            if at is not None:
                self.stack[at] = None
        going = set(doomed) if op.regions else doomed
        for o in reversed(doomed):
            for v in o.operands:
                maker = v.owner
                if type(maker) is Operation and maker not in self.where and _few_others(v, o):
                    if maker not in going:
                        self.push(maker)

    def work_of(self, name: str) -> tuple[Any, tuple[Pattern, ...]]:
        """Return the folder and the patterns of ops called `name`."""
        found = self._work.get(name)
        if found is None:
            hook = canonicalize.get(name) if self.patterns is None else self.patterns.get(name)
            patterns = tuple(hook) if isinstance(hook, list | tuple) else (hook,) if hook else ()
            if self.pattern_filter is not None:
                patterns = tuple(p for p in patterns if self.pattern_filter(p.__name__))
            found = self._work[name] = (folder_of(name), patterns)
        return found

    def _fill(self) -> bool:
        """Put all ops that may change on the worklist, and take in the constants.

        Returns whether a constant moved or was merged into another.
        """
        pool = ConstantPool(self._merge_constant)
        order: list[Operation] = []
        append = order.append
        work = self._work
        for op in ops_inside(self.region, self.top_down):
            name = op.name
            if name in CONSTANTS:
                if self.cse_constants:
                    value = constant_value(op.results[0])
                    if value is not None and not pool.insert(op, value):
                        continue
                if not op.results[0].uses:
                    append(op)
                continue
            folder, patterns = work.get(name) or self.work_of(name)
            if folder is None and not patterns:
                for r in op.results:
                    if r.uses:
                        break
                else:
                    append(op)
            else:
                append(op)
        if self.top_down:
            order.reverse()
        self.stack = order  # type: ignore[assignment]
        self.where = dict(zip(order, range(len(order)), strict=True))
        return pool.moved

    @staticmethod
    def _merge_constant(op: Operation, known: Operation) -> None:
        op.results[0].replace_all_uses_with(known.results[0])
        op.remove()
        op.results = []

    # -- one pass --------------------------------------------------------------------------------
    def _process(self) -> bool:
        changed = False
        rewrites = 0
        stack, where, work = self.stack, self.where, self._work
        removable = self.removable = {}
        rewriter = self.rewriter
        while stack:
            op = stack.pop()
            if op is None:
                continue
            del where[op]
            name = op.name
            for r in op.results:
                if r.uses:
                    break
            else:
                if is_trivially_dead(op, removable):
                    self.forget(op, dead=True)
                    op.erase()
                    op.results = []  # an op and its results hold each other, so neither would go
                    changed = True
                    continue
            folder, patterns = work.get(name) or self.work_of(name)
            if folder is not None:
                found = folder(op)
                if found is not None and self._take(op, found):
                    changed = True
                    continue
            for pattern in patterns:
                rewriter.at_op(op)
                rewriter.loc = op.loc
                if pattern(op, rewriter):
                    changed = True
                    rewrites += 1
                    break
            if rewrites == self.max_rewrites:
                break
        return changed

    def _take(self, op: Operation, found: list[Any]) -> bool:
        """Put what an op folded to in its place; False where no constant can be made of it."""
        rewriter = self.rewriter
        if not found:
            self.push(op)
            return True
        values: list[Value] = []
        made: list[Operation] = []
        for new, old in zip(found, op.results, strict=True):
            if isinstance(new, Value):
                values.append(new)
                continue
            constant = make_constant(op.name, new, old.type, op.loc)
            if constant is None:
                return False
            made.append(constant)
            values.append(constant.results[0])
        rewriter.at_op(op)
        for c in made:
            rewriter.insert(c)
        rewriter.replace(op, *values)
        op.results = []
        return True


def _few_others(value: Value, op: Operation) -> bool:
    """Tell whether at most one op besides `op` reads `value`."""
    n = len(value.uses)
    return n <= 1 or (n == 2 and op in value.uses)


def rewrite_greedily(op: Operation, **config: Any) -> tuple[bool, bool]:
    """Canonicalise what is inside `op`, or apply ``patterns=`` (op name to functions) instead.

    Returns whether anything changed, and whether no iteration limit was hit.
    """
    drivers = [GreedyDriver(r, **config) for r in op.regions if r.blocks]
    converged = [d.run() for d in drivers]
    return any(d.changed for d in drivers), all(converged)


def rewrite_in_turn(
    op: Operation, tables: Sequence[dict[str, Any] | Patterns], **config: Any
) -> bool:
    """Apply several tables of patterns, one after the other; tell whether anything changed.

    After the first, tables with patterns for no op that is there have nothing to do.
    """
    changed = converged = False
    for patterns in tables:
        if converged and not any(patterns.get(o.name) for r in op.regions for o in ops_inside(r)):
            continue
        did, converged = rewrite_greedily(op, patterns=patterns, **config)
        changed |= did
    return changed
