"""reconcile-unrealized-casts: cancel chains of casts that lead back to the type they began with."""

from __future__ import annotations

from .base import Option, Pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation

    from .base import Options


def run(op: Operation, options: Options) -> bool:
    """Cancel the unrealized conversion casts inside `op`; False if there are none.

    Errors: with the option complete, each op that has not been lowered, else each cast left.
    """
    from nvlower.rewrite.casts import CAST, reconcile

    casts = [o for o in op.walk() if o.name == CAST]
    reconcile(casts)
    if options.complete:
        from nvlower.rewrite.failures import report_left

        report_left(op, [o for o in op.walk() if o.name == CAST])
    return bool(casts)


PASS = Pass(
    "reconcile-unrealized-casts",
    "ReconcileUnrealizedCastsPass",
    "Cancel chains of unrealized conversion casts",
    run,
    options=(Option("complete", bool, False, "An op or a cast that is left is an error"),),
)
