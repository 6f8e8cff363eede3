"""reconcile-unrealized-casts: cancel chains of casts that lead back to the type they began with."""

from __future__ import annotations

from .base import Pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation

    from .base import Options


def run(op: Operation, options: Options) -> bool:
    """Cancel the unrealized conversion casts inside `op`; False if there are none."""
    from nvlower.rewrite.casts import CAST, reconcile

    casts = [o for o in op.walk() if o.name == CAST]
    reconcile(casts)
    return bool(casts)


PASS = Pass(
    "reconcile-unrealized-casts",
    "ReconcileUnrealizedCastsPass",
    "Cancel chains of unrealized conversion casts",
    run,
)
