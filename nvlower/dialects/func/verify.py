"""Verifier rules of func ops."""

from __future__ import annotations

from nvlower.dialects.callees import check_call, resolve
from nvlower.dialects.functions import check_entry, check_function
from nvlower.ir.opdef import verify

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation


@verify.add("func.func")
def function(op: Operation) -> None:
    """What all functions obey; a declaration is not public."""
    type = op.properties["function_type"].value  # type: ignore[attr-defined]
    if not check_function(op, type.inputs, type.results):
        return
    visibility = op.get_attr("sym_visibility")
    if not op.regions[0].blocks and (visibility is None or visibility.value == "public"):  # type: ignore[attr-defined]
        op.emit_op_error("symbol declaration cannot have public visibility")
        return
    check_entry(op, type.inputs)


@verify.add("func.return")
def returns(op: Operation) -> None:
    """As many values, of the types, that the function returns."""
    function = op.parent_op
    if function is None or function.name != "func.func":
        return
    wanted = function.properties["function_type"].value.results  # type: ignore[attr-defined]
    name = function.properties["sym_name"].value  # type: ignore[attr-defined]
    if len(op.operands) != len(wanted):
        op.emit_op_error(
            f"has {len(op.operands)} operands, but enclosing function (@{name}) returns"
            f" {len(wanted)}"
        )
        return
    for i, (v, t) in enumerate(zip(op.operands, wanted, strict=True)):
        if v.type is not t:
            op.emit_error(
                f"type of return operand {i} ('{v.type}') doesn't match function result type"
                f" ('{t}') in function @{name}"
            )
            return


@verify.add("func.call")
def call(op: Operation) -> None:
    """A function of the symbol's name and the call's type."""
    callee = op.properties["callee"]
    function = resolve(op, callee)
    if function is None or function.name != "func.func":
        name = callee.root  # type: ignore[attr-defined]
        op.emit_op_error(f"'{name}' does not reference a valid function")
        return
    type = function.properties["function_type"].value  # type: ignore[attr-defined]
    check_call(op, op.operands, type.inputs, type.results)


@verify.add("func.constant")
def constant(op: Operation) -> None:
    """A function of the symbol's name and the result's type."""
    function = resolve(op, op.properties["value"])
    if function is None or function.name != "func.func":
        name = op.properties["value"].root  # type: ignore[attr-defined]
        op.emit_op_error(f"reference to undefined function '{name}'")
        return
    if function.properties["function_type"].value is not op.results[0].type:  # type: ignore[attr-defined]
        op.emit_op_error("reference to function with mismatched type")
