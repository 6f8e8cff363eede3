"""loop-invariant-code-motion: move ops out of loops whose operands do not change inside.

Source: LoopInvariantCodeMotion.cpp, LoopInvariantCodeMotionUtils.cpp.
"""

from __future__ import annotations

from .base import Pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation, Region

    from .base import Options

LOOPS = {
    "affine.for": (0,),
    "affine.parallel": (0,),
    "scf.for": (0,),
    "scf.forall": (0,),
    "scf.parallel": (0,),
    "scf.while": (0, 1),
}
"""Loop-like ops and their regions that run repeatedly."""


def run(op: Operation, options: Options) -> None:
    """Hoist out of every loop inside `op`, inner loops first."""
    for loop in op.walk_post():
        if loop.name in LOOPS:
            for i in LOOPS[loop.name]:
                hoist(loop, loop.regions[i])


def hoist(loop: Operation, region: Region) -> int:
    """Move what is invariant in `region` to before `loop`; return how many ops moved.

    Only ops directly in the region are looked at, in order; users of a moved op come again.
    """
    from nvlower.rewrite.effects import is_pure, never_dead

    moved = 0
    work = [op for b in region.blocks for op in b.ops]
    for op in work:  # grows on the way
        if op.parent_region is not region or never_dead(op.name):
            continue
        if not is_pure(op) or not _outside(op, region):
            continue
        op.move_before(loop)
        moved += 1
        users = [u for r in op.results for u in reversed(list(r.uses))]
        work.extend(u for u in users if u.parent_region is region)
    return moved


def _outside(op: Operation, region: Region) -> bool:
    """Tell whether all that `op` and the ops in it read is defined outside of `region`."""
    for o in op.walk():
        for v in o.operands:
            block = v.parent_block
            home = block.parent
            if region.is_ancestor_of(home) and not any(r.is_ancestor_of(home) for r in op.regions):
                return False
    return True


PASS = Pass(
    "loop-invariant-code-motion",
    "LoopInvariantCodeMotion",
    "Move operations whose operands do not change out of loops",
    run,
)
