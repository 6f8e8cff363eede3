"""strip-debuginfo: make all locations unknown."""

from __future__ import annotations

from .base import Pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation

    from .base import Options


def run(op: Operation, options: Options) -> None:
    """Forget the locations of `op`, of all ops inside and of their block arguments."""
    from nvlower.ir.location import UNKNOWN

    for o in op.walk():
        o.loc = UNKNOWN
        for region in o.regions:
            for block in region.blocks:
                for a in block.arguments:
                    a.loc = UNKNOWN


PASS = Pass("strip-debuginfo", "StripDebugInfo", "Make all locations unknown", run)
