"""The rule of casts: which operand and result types go together."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation

    Rule = Callable[[Operation], None]


def cast_rule(compatible: Callable[[Any, Any], bool]) -> Rule:
    """Return the verifier of casts from one operand to one result."""

    def check(op: Operation) -> None:
        source, target = op.operands[0].type, op.results[0].type
        if not compatible(source, target):
            op.emit_op_error(
                f"operand type '{source}' and result type '{target}' are cast incompatible"
            )

    return check
