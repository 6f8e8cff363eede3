"""Verifier rules of index ops."""

from __future__ import annotations

from nvlower.dialects.casts import cast_rule
from nvlower.ir.opdef import verify
from nvlower.ir.types import INDEX

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

verify.add("index.casts", "index.castu")(cast_rule(lambda a, b: (a is INDEX) != (b is INDEX)))


@verify.add("index.constant")
def constant(op: Operation) -> None:
    """A number that fits an index."""
    attr: Any = op.properties["value"]
    if not -(2**63) <= attr.value < 2**63:
        op.emit_error("integer constant out of range for attribute")
