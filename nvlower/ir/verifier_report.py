"""Reports what is wrong with IR that the verifier refused, in the order in which upstream looks.

Every faulty op is reported, with the first of its faults, as upstream words it. What needs the
ops inside (terminators, symbol tables, dominance) is looked at where those are right.
"""

from __future__ import annotations

from nvlower.diag import sink

from . import verifier

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .core import Block, Operation

first_only = False
"""Stop at the first fault of each isolated op, as upstream does: for ``--verify-diagnostics``."""


def report(op: Operation, allow_unregistered: bool) -> bool:
    """Report the faults of an op and everything inside; tell whether there were any."""
    return not _Reporter(allow_unregistered).isolated(op)


class _Reporter:
    """One walk; its methods tell whether what they looked at is right."""

    def __init__(self, allow_unregistered: bool) -> None:
        self.allow_unregistered = allow_unregistered

    def isolated(self, op: Operation) -> bool:
        """Check an op that sees nothing from outside, then dominance in it."""
        if not self.operation(op):
            return False
        found = sink().diagnostics
        before = len(found)
        good = verifier.Visibility(op).run()
        if first_only:
            del found[before + 1 :]
        return good

    def operation(self, op: Operation) -> bool:
        """Check an op, the blocks in it, the isolated ops in those, what needs all that."""
        if not (self.declared(op) and verifier.verify_entries(op)):
            return False
        good = True
        inner = []
        for region in op.regions:
            optional = verifier.terminator_is_optional(region)
            for block in region.blocks:
                if not self.block(block, optional):
                    good = False
                    if first_only:
                        return False
                inner += [o for o in block.ops if _is_isolated(o)]
        for o in inner:
            if not self.isolated(o):
                good = False
        if not good:
            return False
        if op.definition is None:
            return verifier.verify_unregistered(op, self.allow_unregistered)
        return not op.regions or verifier.verify_regions(op)

    def declared(self, op: Operation) -> bool:
        """Check an op against its declaration and its own rules."""
        if op.attributes and not verifier.verify_discardable(op):
            return False
        definition = op.definition
        return definition is None or verifier.compiled(op.name, definition)(op)

    def block(self, block: Block, optional: bool) -> bool:
        """Check a block and the ops in it that are not isolated."""
        if not verifier.verify_block_start(block, optional):
            return False
        good = True
        for op in block.ops:
            if not self.last_where_branching(op) or not (_is_isolated(op) or self.operation(op)):
                good = False
                if first_only:
                    return False
        return good and verifier.verify_block_end(block, optional)

    def last_where_branching(self, op: Operation) -> bool:
        """Report successors of an op that others follow."""
        if op.successors and op.next is not None:
            op.emit_error("operation with block successors must terminate its parent block")
            return False
        return True


def _is_isolated(op: Operation) -> bool:
    return bool(op.regions) and op.has_trait("IsolatedFromAbove")
