"""Verifier rules of complex ops."""

from __future__ import annotations

from nvlower.ir.opdef import verify
from nvlower.ir.types import ComplexType, FloatType, IntegerType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation


@verify.add("complex.constant")
def constant(op: Operation) -> None:
    """Two numbers of the element type."""
    parts: Any = op.properties["value"]
    if len(parts.elements) != 2:
        op.emit_op_error(
            "requires 'value' to be a complex constant, represented as array of two values"
        )
        return
    type: Any = op.results[0].type
    types = [getattr(a, "type", None) for a in parts.elements]
    if any(t is not type.element_type for t in types):
        op.emit_op_error(
            f"requires attribute's element types ('{types[0]}', '{types[1]}')"
            f" to match the element type of the op's return type ('{type.element_type}')"
        )


@verify.add("complex.bitcast")
def bitcast(op: Operation) -> None:
    """Between a complex number and a number of as many bits."""
    source: Any = op.operands[0].type
    target: Any = op.results[0].type
    if source is target:
        return
    for t, what in ((source, "operand"), (target, "result")):
        if not isinstance(t, IntegerType | FloatType | ComplexType):
            op.emit_op_error(f"{what} must be int/float/complex")
            return
    if isinstance(source, ComplexType) == isinstance(target, ComplexType):
        op.emit_op_error("requires that either input or output has a complex type")
        return
    whole, plain = (source, target) if isinstance(source, ComplexType) else (target, source)
    bits: Any = whole
    if 2 * bits.element_type.width != plain.width:
        op.emit_op_error("casting bitwidths do not match")
