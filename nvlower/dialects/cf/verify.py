"""Verifier rules of cf ops; operands against block arguments are the branch trait's."""

from __future__ import annotations

from nvlower.ir.opdef import verify

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation


@verify.add("cf.switch")
def switch(op: Operation) -> None:
    """As many case values as destinations, of the flag's type."""
    values: Any = op.properties.get("case_values")
    destinations = len(op.successors) - 1
    if values is None and not destinations:
        return
    flag = op.operands[0].type
    if values is not None and values.type.element_type is not flag:
        op.emit_op_error(
            f"'flag' type ('{flag}') should match case value type ('{values.type.element_type}')"
        )
        return
    count = 0 if values is None else values.type.num_elements
    if count != destinations:
        op.emit_op_error(
            f"number of case values ({count}) should match number of case destinations"
            f" ({destinations})"
        )
