"""Verifier rules of cf ops; operands against block arguments are the branch trait's."""

from __future__ import annotations

from nvlower.dialects.branches import branch_operands
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
        return
    sizes: Any = op.properties["case_operand_segments"]
    if len(sizes.values) < destinations:
        op.emit_op_error(f"expected a number of operands for each of {destinations} cases")
        return
    for i, block in enumerate(op.successors):
        if not _passes(op, i, block.arguments):
            return


def _passes(op: Operation, successor: int, arguments: Any) -> bool:
    """Report operands that do not fit the arguments of the block that they are passed to."""
    given = [op.operands[k].type for k in branch_operands(op, successor) or ()]
    if len(given) != len(arguments):
        op.emit_error(
            f"branch has {len(given)} operands for successor #{successor}, but target block has"
            f" {len(arguments)}"
        )
        return False
    for k, (t, a) in enumerate(zip(given, arguments, strict=True)):
        if t is not a.type:
            op.emit_error(f"type mismatch for bb argument #{k} of successor #{successor}")
            return False
    return True


@verify.add("cf.cond_br")
def conditional_branch(op: Operation) -> None:
    """A weight for each successor."""
    weights: Any = op.properties.get("branch_weights")
    if weights is not None and len(weights.values) != len(op.successors):
        op.emit_error(
            "expects number of branch weights to match number of successors: "
            f"{len(weights.values)} vs {len(op.successors)}"
        )
