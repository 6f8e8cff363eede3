"""The rules that all functions share: attributes of arguments, the entry block, the symbol."""

from __future__ import annotations

from nvlower.ir.traits import symbol

from .parameter_attrs import check_parameter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from nvlower.ir.core import Operation
    from nvlower.ir.types import Type


def check_function(op: Operation, inputs: Sequence[Type], results: Sequence[Type]) -> bool:
    """Report a function whose attributes or entry block do not fit its type."""
    message = symbol(op)
    if message is not None:
        op.emit_op_error(message)
        return False
    for name, what, whose, types in (
        ("arg_attrs", "argument", "arguments", inputs),
        ("res_attrs", "result", "results", results),
    ):
        attrs: Any = op.properties.get(name)
        if attrs is None:
            continue
        if len(attrs.elements) != len(types):
            op.emit_op_error(
                f"expects {what} attribute array to have the same number of elements as the"
                f" number of function {whose}, got {len(attrs.elements)}, but expected"
                f" {len(types)}"
            )
            return False
        if any("." not in key for d in attrs.elements for key, _ in d.entries):
            op.emit_op_error(f"{whose} may only have dialect attributes")
            return False
        for d, type in zip(attrs.elements, types, strict=True):
            if d.entries and not check_parameter(op, d, type, name == "res_attrs"):
                return False
    return True


def check_entry(op: Operation, inputs: Sequence[Type]) -> bool:
    """Report an entry block whose arguments differ from the function's type."""
    body = op.regions[0]
    if not body.blocks:
        return True
    arguments = body.entry.arguments
    if len(arguments) != len(inputs):
        op.emit_op_error(
            f"entry block must have {len(inputs)} arguments to match function signature"
        )
        return False
    for i, (a, t) in enumerate(zip(arguments, inputs, strict=True)):
        if a.type is not t:
            op.emit_op_error(
                f"type of entry block argument #{i}('{a.type}') must match the type of the"
                f" corresponding argument in function signature('{t}')"
            )
            return False
    return True
