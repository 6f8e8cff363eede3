"""Legalises one op after the other: folds, tries rules, legalises what they made."""

from __future__ import annotations

from nvlower.diag import Failure
from nvlower.ir.core import Block, Operation, Value

from .replacements import NoConversionError, Replacements
from .rewriter import Rewriter
from .rules import Failed, Rule, Rules
from .types import TypeConversion, block_signature

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from typing import Any

    from nvlower.ir.core import Region

LEGAL, UNKNOWN, ILLEGAL = 1, 0, -1


class Driver(Replacements):
    """The state of one conversion."""

    def __init__(
        self,
        root: Operation,
        rules: Rules,
        types: TypeConversion | None,
        legal: Collection[str],
        *,
        illegal: Collection[str],
        dynamic: Callable[[Operation], bool | None] | None,
        asked: Collection[str] | None,
        options: Any,
    ) -> None:
        super().__init__(root, types)
        self.rules = rules
        self.legal = legal
        self.illegal = illegal
        self.dynamic = dynamic
        self.asked = asked
        self.options = options
        self.changed = False
        self.full = False
        self.others = UNKNOWN
        self.folding = True
        self.recursive: frozenset[str] = frozenset()
        self.created: list[Operation] = []
        self.ignored: set[Operation] = set()
        self.saved: list[tuple[Any, ...]] = []
        self.active: set[tuple[Operation, Rule]] = set()
        self.reasons: dict[Operation, list[str]] = {}
        self._idle: dict[str, bool] = {}
        self._status: dict[str, int] = {}
        self._settled: dict[str, bool] = {}
        self._plans: dict[str, tuple[Any, list[Rule]]] = {}

    # -- the walk --------------------------------------------------------------------------------
    def run(self) -> None:
        """Convert, then put the results in place of the old IR."""
        block = self._apart()
        if block is None:
            self._convert(visit_order(self.root, self._skips_inside))
        else:
            tops = list(block.ops)
            self._convert([self.root])
            for op in tops:
                self._convert(visit_order(op, self._skips_inside))
                self.settle(block)
                self.created.clear()
                self.reasons.clear()
        self.commit()
        self.finish_casts()

    def _apart(self) -> Block | None:
        """Return the block inside the root whose ops can be converted one after the other: they
        share no values.
        """
        blocks = [b for r in self.root.regions for b in r.blocks]
        if len(blocks) != 1 or blocks[0].arguments or self._skips_inside(self.root):
            return None
        for op in blocks[0].ops:
            if op.results or not (not op.regions or op.has_trait("IsolatedFromAbove")):
                return None
        return blocks[0]

    def _convert(self, order: list[Operation]) -> None:
        """Make ops legal, in this order."""
        idle = self._idle
        log, saved = self.mapping.log, self.saved
        for op in order:
            name = op.name
            nothing_to_do = idle.get(name)
            if nothing_to_do is None:
                nothing_to_do = idle[name] = self._is_idle(name)
            if nothing_to_do:
                continue
            if not self.legalize(op):
                status = self.status(op)
                if self.full or status == ILLEGAL:
                    self._report(op, "" if self.full else " that was explicitly marked illegal")
                    raise Failure
            if log:
                log.clear()
            if saved:
                saved.clear()

    def _is_idle(self, name: str) -> bool:
        """Tell whether no op called `name` can change: legal, or unknown without fold or rule."""
        if self._is_asked(name) or name in self.recursive:
            return False
        status = self.status_of(name)
        if status == LEGAL:
            return True
        if status == ILLEGAL or self.full:
            return False
        folder, rules = self._plan(name)
        return folder is None and not rules

    def _is_asked(self, name: str) -> bool:
        """Tell whether `dynamic` may have an opinion on ops called `name`."""
        return self.dynamic is not None and (self.asked is None or name in self.asked)

    def _plan(self, name: str) -> tuple[Any, list[Rule]]:
        """Return the folder, if any, and the rules for ops called `name`."""
        found = self._plans.get(name)
        if found is None:
            from .folding import folder_of

            folder = folder_of(name) if self.folding else None
            found = self._plans[name] = (folder, self.rules.get(name))
        return found

    def _skips_inside(self, op: Operation) -> bool:
        return op.name in self.recursive and self.status(op) == LEGAL

    def status(self, op: Operation) -> int:
        """Return LEGAL, ILLEGAL or UNKNOWN."""
        if self.dynamic is not None and self._is_asked(op.name):
            answer = self.dynamic(op)
            if answer is not None:
                return LEGAL if answer else ILLEGAL
        return self.status_of(op.name)

    def is_settled(self, name: str) -> bool:
        """Tell whether all ops called `name` are legal, whatever is inside them."""
        found = self._settled.get(name)
        if found is None:
            asked = self._is_asked(name) or name in self.recursive
            found = self._settled[name] = not asked and self.status_of(name) == LEGAL
        return found

    def status_of(self, name: str) -> int:
        """Return the status of all ops called `name`, without asking about each."""
        found = self._status.get(name)
        if found is None:
            found = self.others
            for key in (name, name.partition(".")[0]):
                if key in self.illegal:
                    found = ILLEGAL
                    break
                if key in self.legal:
                    found = LEGAL
                    break
            self._status[name] = found
        return found

    def legalize(self, op: Operation) -> bool:
        """Make one op legal; False if nothing applied."""
        if op in self.replaced or op in self.ignored:
            return True
        name = op.name
        if self.status(op) == LEGAL:
            if name in self.recursive:
                self.ignored.update(o for o in op.walk() if o is not op)
            return True
        folder, rules = self._plans.get(name) or self._plan(name)
        if folder is not None:
            outcome = self._fold(op, folder)
            if outcome is not None:
                self.changed = True
                return outcome
        for rule in rules:
            if self._apply(rule, op):
                self.changed = True
                return True
        return False

    # -- folding ---------------------------------------------------------------------------------
    def _fold(self, op: Operation, folder: Callable[[Operation], Any]) -> bool | None:
        results = folder(op)
        if results is None:
            return None
        if not results:
            return self.legalize(op)
        from .folding import make_constant

        values: list[Value] = []
        constants: list[Operation] = []
        for new, old in zip(results, op.results, strict=True):
            if isinstance(new, Value):
                values.append(new)
                continue
            constant = make_constant(op.name, new, old.type, op.loc)
            if constant is None:
                return None
            constants.append(constant)
            values.append(constant.results[0])
        state = self._mark()
        b = Rewriter(op, self)
        for c in constants:
            b.insert(c)
        self.replace_op(op, values)
        if all(self.legalize(c) for c in constants):
            return True
        self._undo(state, op)
        return None

    # -- rules -----------------------------------------------------------------------------------
    def _apply(self, rule: Rule, op: Operation) -> bool:
        key = (op, rule)
        if key in self.active:
            return False
        state = self._mark()
        b = Rewriter(op, self)
        types = self.types
        try:
            if rule.remap and types is not None:
                known, mapped = b._values, self.mapping.map
                for i, v in enumerate(op.operands):
                    if v in known:
                        continue
                    if v not in mapped and types.convert_all(v.type) == (v.type,):
                        known[v] = v
                    else:
                        b.convert_value(v, op.loc, "operand", i)
            outcome = rule.function(op, b)
        except NoConversionError as e:
            outcome = Failed(str(e))
        if outcome is None:
            if self._is_done(op, state):
                return True
            self.active.add(key)
            try:
                if self._legalize_made(op, state):
                    return True
            finally:
                self.active.discard(key)
        else:
            self.reasons.setdefault(op, []).append(outcome.reason)
        self._undo(state, op)
        return False

    def _is_done(self, op: Operation, state: tuple[int, ...]) -> bool:
        """Tell whether a rule replaced `op`, and left ops that are known to be legal and no more."""
        if op not in self.replaced or len(self.structural) > state[1]:
            return False
        settled = self._settled
        for new in self.created[state[0] :]:  # noqa: SIM110 (a call less)
            if not settled.get(new.name):
                return False
        return True

    def _legalize_made(self, op: Operation, state: tuple[int, ...]) -> bool:
        """Legalise the blocks, the updated root and the ops that a rule left."""
        made = self.created[state[0] :]
        if len(self.structural) > state[1]:
            for block in self.structural[state[1] :]:
                parent = block.parent_op
                if parent is None or parent is op or not block.arguments:
                    continue
                types = self.region_types.get(block.parent)  # type: ignore[arg-type]
                if types is not None:
                    signature = block_signature(types, block)
                    if signature is None:
                        return False
                    self.apply_signature(block, signature, types)
                elif parent not in made and not self.legalize(parent):
                    return False
        if op not in self.replaced and not self.legalize(op):
            return False
        settled = self._settled
        for new in made:
            name = new.name
            if not (settled.get(name) or self.is_settled(name) or self.legalize(new)):
                self.reasons.setdefault(op, []).append(
                    f"failed to legalize generated operation '{name}'"
                )
                self.reasons[op].extend(self.reasons.get(new, ()))
                return False
        return True

    # -- undoing ---------------------------------------------------------------------------------
    def _mark(self) -> tuple[int, ...]:
        return (
            len(self.created),
            len(self.structural),
            len(self.commits),
            len(self.mapping.log),
            len(self.saved),
        )

    def _undo(self, state: tuple[int, ...], root: Operation) -> None:
        created, structural, commits, log, saved = state
        if len(self.structural) > structural:
            self._report(root, "")  # blocks cannot be put back
            raise Failure
        for old, _ in self.commits[commits:]:
            if isinstance(old, Operation):
                self.replaced.difference_update(old.walk())
        del self.commits[commits:]
        self.mapping.undo(log)
        for op in reversed(self.created[created:]):
            op.remove()
            op.drop_all_references()
        del self.created[created:]
        while len(self.saved) > saved:
            restore(self.saved.pop())

    def save(self, op: Operation) -> None:
        """Keep what `op` is now, should the rule fail after all."""
        types = [r.type for r in op.results]
        old = op, list(op.operands), list(op.successors), types
        self.saved.append((*old, dict(op.properties), dict(op.attributes)))

    # -- errors ----------------------------------------------------------------------------------
    def _report(self, op: Operation, tail: str) -> None:
        from .failures import report_failure

        report_failure(op, tail, self.reasons.get(op, []), bool(self.rules.get(op.name)))


def restore(saved: tuple[Any, ...]) -> None:
    """Make an op what it was when `Driver.save` kept it."""
    op, operands, successors, types, properties, attributes = saved
    op.set_operands(operands)
    for i, b in enumerate(successors):
        op.set_successor(i, b)
    for r, t in zip(op.results, types, strict=True):
        r.type = t
    op.properties, op.attributes = properties, attributes


def visit_order(root: Operation, skip: Callable[[Operation], bool]) -> list[Operation]:
    """Return `root` and the ops inside, outer first, blocks depth-first along the branches.

    Source: ForwardDominanceIterator in mlir/IR/Iterators.h; unreachable blocks are left out.
    """
    order: list[Operation] = []
    stack: list[Operation | None] = [root]
    while stack:
        op = stack.pop()
        while op is not None:
            order.append(op)
            after = op.next if op is not root else None
            if op.regions and not skip(op):
                if after is not None:
                    stack.append(after)
                firsts = [b.first for r in op.regions for b in depth_first(r)]
                stack.extend(reversed(firsts))
                break
            op = after
    return order


def depth_first(region: Region) -> list[Block]:
    """Return the blocks of a region in depth-first order from the entry."""
    blocks = region.blocks
    if len(blocks) < 2:
        return blocks
    order = [blocks[0]]
    seen = {blocks[0]}
    stack: list[list[Block]] = [list(reversed(blocks[0].successors))]
    while stack:
        level = stack[-1]
        if not level:
            stack.pop()
            continue
        block = level.pop()
        if block in seen:
            continue
        seen.add(block)
        order.append(block)
        stack.append(list(reversed(block.successors)))
    return order
