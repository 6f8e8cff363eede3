"""Verifier rules of builtin ops."""

from __future__ import annotations

from nvlower.ir.opdef import verify

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation


@verify.add("builtin.module")
def module(op: Operation) -> None:
    """Discardable attributes belong to a dialect; one data layout at most."""
    for name in op.attributes:
        if "." not in name and name not in ("sym_visibility", "sym_name"):
            op.emit_op_error(
                f"can only contain attributes with dialect-prefixed names, found: '{name}'"
            )
            return


@verify.add("builtin.unrealized_conversion_cast")
def unrealized_conversion_cast(op: Operation) -> None:
    """At least one result."""
    if not op.results:
        op.emit_op_error("expected at least one result for cast operation")
