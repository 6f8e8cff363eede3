"""Verifies IR: structure, declarations, traits, the ops' own rules, isolation and dominance.

Each declaration is compiled once to a function; what depends on types alone is asked once for
each combination of types. What is wrong is found again, in upstream's order, by `verifier_report`.
"""

from __future__ import annotations

from _operator import attrgetter  # operator itself takes time to import

from nvlower.diag import Failure, Sink, sink

from .core import ops_in_order
from .dominance import DominatorTree, is_graph_region
from .opdef import DIALECTS, OPEN_DIALECTS
from .opdef import verify as hooks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .core import Block, Operation, Region, Value
    from .opdef import OpDef

_checks: dict[str, Callable[[Operation], bool]] = {}
_right: dict[str, set[tuple[Any, ...]]] = {}
_attr_hooks: dict[str, Any] = {}
_region_rules: dict[str, bool] = {}


def verify(op: Operation, allow_unregistered: bool = True) -> None:
    """Verify an op and everything inside.

    Errors: what `verifier_report` finds is reported, then `Failure` is raised.
    """
    with Sink() as found:
        good = _passes(op, allow_unregistered)
    if good:
        sink().diagnostics += found.diagnostics
        return
    from .verifier_report import report

    if not report(op, allow_unregistered):
        sink().diagnostics += found.diagnostics
    raise Failure


def _passes(op: Operation, allow_unregistered: bool) -> bool:
    """Tell whether an op and everything inside is right."""
    holders = []
    checks, right = _checks.get, _right.get
    for inner in [op, *ops_in_order(op.regions)]:
        name = inner.name
        if not inner.attributes:
            known = right(name)
            if known is not None:  # what `remembering` of verifier_compile does, without a call
                types = *map(_type, inner.operands), None, *map(_type, inner.results)
                key = (*types, *inner.properties.items())
                if key in known and not inner.regions and not inner.successors:
                    continue
        elif not verify_discardable(inner):
            return False
        definition = inner.definition
        if definition is None:
            good = verify_unregistered(inner, allow_unregistered)
        else:
            good = (checks(name) or compiled(name, definition))(inner)
        if not good:
            return False
        if inner.successors and inner.next is not None:
            return False
        if inner.regions:
            if not _verify_blocks(inner):
                return False
            if definition is not None and has_region_rules(definition):
                holders.append(inner)
    return all(verify_regions(inner) for inner in reversed(holders)) and Visibility(op).run()


_type = attrgetter("type")


def compiled(name: str, definition: OpDef) -> Callable[[Operation], bool]:
    """Return the check of an op against its declaration, made when it is first needed."""
    from .verifier_compile import compile_checks, is_local, remembering

    check = compile_checks(definition)
    if is_local(definition):
        check, _right[name] = remembering(check)
    _checks[name] = check
    return check


def is_right(op: Operation) -> bool:
    """Tell whether an op fits its declaration and its own rules, which reports nothing."""
    definition = op.definition
    with Sink():
        return definition is None or (_checks.get(op.name) or compiled(op.name, definition))(op)


def verify_discardable(op: Operation) -> bool:
    """Check the attributes of an op that dialects have rules for."""
    for name, attr in op.attributes.items():
        if name in _attr_hooks:
            hook = _attr_hooks[name]
        else:
            dialect, dot, _ = name.partition(".")
            hook = hooks.get(name + "#attr") or hooks.get(dialect + ".*#attr") if dot else None
            _attr_hooks[name] = hook
        if hook is not None:
            before = sink().errors
            hook(op, attr)
            if sink().errors > before:
                return False
    return True


def verify_unregistered(op: Operation, allowed: bool) -> bool:
    """Check that an op that nobody declares may be there."""
    dialect = op.dialect
    if dialect in OPEN_DIALECTS:
        return True
    if dialect in DIALECTS:
        op.emit_error(
            f"unregistered operation '{op.name}' found in dialect ('{dialect}') "
            "that does not allow unknown operations"
        )
        return False
    if not allowed:
        op.emit_op_error(
            "created with unregistered dialect. If this is intended, please use "
            "-allow-unregistered-dialect"
        )
    return allowed


def _verify_blocks(op: Operation) -> bool:
    """Check entry blocks, terminators and successors of the op's regions."""
    if not verify_entries(op):
        return False
    for region in op.regions:
        optional = terminator_is_optional(region)
        for block in region.blocks:
            if not (verify_block_start(block, optional) and verify_block_end(block, optional)):
                return False
    return True


def verify_entries(op: Operation) -> bool:
    """Check that nothing branches to the first block of a region."""
    for region in op.regions:
        if region.blocks and region.blocks[0].uses:
            op.emit_error("entry block of region may not have predecessors")
            return False
    return True


def terminator_is_optional(region: Region) -> bool:
    """Tell whether the blocks of a region may lack a terminator."""
    op = region.parent
    definition = op.definition if op is not None else None
    free = definition is None or "NoTerminator" in definition.traits
    return free and len(region.blocks) == 1


def verify_block_start(block: Block, optional: bool) -> bool:
    """Check that a block has ops, and successors at its last op only."""
    if block.last is None and not optional:
        parent = block.parent_op
        assert parent is not None
        parent.emit_error("empty block: expect at least a terminator")
        return False
    return True


def verify_block_end(block: Block, optional: bool) -> bool:
    """Check the successors of a block and that its last op is a terminator."""
    last = block.last
    if last is None:
        return True
    for successor in last.successors:
        if successor.parent is not block.parent:
            last.emit_op_error("branching to block of a different region")
            return False
    definition = last.definition
    if definition is not None and "Terminator" not in definition.traits and not optional:
        last.emit_error(f"block with no terminator, has {generic_text(last)}")
        return False
    return True


def generic_text(op: Operation) -> str:
    """Return an op as diagnostics show it: generic form, long constants left out."""
    from nvlower import import_module

    text: str = import_module("nvlower.text.printer").print_op(
        op, generic=True, local_scope=True, elide_elements=16
    )
    return text


def has_region_rules(definition: OpDef) -> bool:
    """Tell whether `verify_regions` has anything to check for such ops."""
    found = _region_rules.get(definition.name)
    if found is None:
        found = _region_rules[definition.name] = (
            "SingleBlockImplicitTerminator" in definition.trait_args
            or "SymbolTable" in definition.traits
            or hooks.get(definition.name + "#regions") is not None
        )
    return found


def verify_regions(op: Operation) -> bool:
    """Check what needs the ops inside: implicit terminators, symbol tables, the op's own rules."""
    from . import traits

    definition = op.definition
    assert definition is not None
    before = len(sink().diagnostics)
    implicit = definition.trait_args.get("SingleBlockImplicitTerminator")
    if implicit is not None:
        traits.implicit_terminator(op, implicit.strip('"'))
    if "SymbolTable" in definition.traits:
        traits.symbol_table(op)
    hook = hooks.get(op.name + "#regions")
    if hook is not None:
        hook(op)
    return not any(d.severity == "error" for d in sink().diagnostics[before:])


class Visibility:
    """Walks in dominance order with the set of values visible so far within the isolated op."""

    __slots__ = ("failed", "root", "visible")

    def __init__(self, root: Operation) -> None:
        self.failed = False
        self.root = root
        self.visible: set[Value] = set()

    def run(self) -> bool:
        """Tell whether all uses were right."""
        self.regions(self.root, self.root)
        return not self.failed

    def regions(self, op: Operation, isolated: Operation) -> None:
        """Check the regions of an op; nothing from outside is visible where it is isolated."""
        if op is isolated or op.has_trait("IsolatedFromAbove"):
            outer = self.visible
            for region in op.regions:
                self.visible = set()
                self.region(region, op)
            self.visible = outer
            return
        for region in op.regions:
            log: list[Value] = []
            self.region(region, isolated, log)
            self.visible.difference_update(log)

    def region(self, region: Region, isolated: Operation, log: list[Value] | None = None) -> None:
        """Check one region and what it holds; `log` takes in the values defined."""
        blocks = region.blocks
        if len(blocks) == 1:
            self.block(blocks[0], isolated, log, is_graph_region(region))
        elif blocks:
            self.tree(region, isolated)

    def tree(self, region: Region, isolated: Operation) -> None:
        """Check the blocks of a region along its dominator tree."""
        tree = DominatorTree(region)
        log: list[Value] = []
        stack: list[tuple[Block | None, int]] = [(region.blocks[0], 0)]
        while stack:
            block, mark = stack.pop()
            if block is None:
                self.visible.difference_update(log[mark:])
                del log[mark:]
                continue
            stack.append((None, len(log)))
            self.block(block, isolated, log, False)
            stack.extend((c, 0) for c in tree.children[block])
        for block in region.blocks:
            if not tree.reachable(block):  # everything counts as visible
                for op in block.ops:
                    if op.regions and op.has_trait("IsolatedFromAbove"):
                        self.regions(op, isolated)

    def block(
        self, block: Block, isolated: Operation, log: list[Value] | None, graph: bool
    ) -> None:
        """Check the ops of a block, adding what they define to `visible` and `log`."""
        visible = self.visible
        sees, show = visible.issuperset, visible.update
        defined: list[Value] = [*block.arguments]
        if graph:
            for inner in block.ops:
                defined += inner.results
        show(defined)
        op = block.first
        while op is not None:
            operands = op.operands
            if operands and not sees(operands):
                for v in operands:
                    if v not in visible:
                        self.misuse(op, v, isolated)
            if op.regions:
                self.regions(op, isolated)
            results = op.results
            if results and not graph:
                show(results)
                if log is not None:
                    defined += results
            op = op.next
        if log is not None:
            log += defined

    def misuse(self, op: Operation, value: Value, isolated: Operation) -> None:
        """Report an operand that is not visible here."""
        block = value.parent_block
        region = block.parent if block is not None else None
        if region is None:
            op.emit_error("operation's operand is unlinked")
        elif not any(r.is_ancestor_of(region) for r in isolated.regions):
            if isolated.has_trait("IsolatedFromAbove"):
                op.emit_op_error("using value defined outside the region").note(
                    "required by region isolation constraints", isolated.loc
                )
            else:  # the op verified lies inside a larger module
                return
        else:
            _not_dominated(op, value)
        self.failed = True


def _not_dominated(op: Operation, value: Value) -> None:
    index = next(i for i, v in enumerate(op.operands) if v is value)
    error = op.emit_error(f"operand #{index} does not dominate this use")
    here, there = op.parent, value.parent_block
    assert here is not None
    inner, outer = here.parent, there.parent
    assert inner is not None and outer is not None
    if inner is outer:
        place = " (op in the same block)" if here is there else " (op in the same region)"
    elif outer.is_ancestor_of(inner):
        place = " (op in a parent region)"
    elif inner.is_ancestor_of(outer):
        place = " (op in a child region)"
    else:
        place = " (op is neither in a parent nor in a child region)"
    definition = value.defining_op
    if definition is not None:
        error.note("operand defined here" + place, definition.loc)
        return
    place = place.replace(" (op is ", " ").replace(" (op ", " ")
    number = outer.blocks.index(there)
    parent = outer.parent
    error.note(
        f"operand defined as a block argument (block #{number}{place}",
        parent.loc if parent is not None else None,
    )
