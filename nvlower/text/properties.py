"""What upstream refuses while it reads ``<{...}>`` of an op in generic form."""

from __future__ import annotations

from nvlower.ir.attributes import DialectAttr, IntegerAttr
from nvlower.ir.types import I32

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.opdef import OpDef

_OVERFLOW = "::mlir::LLVM::IntegerOverflowFlags"


def misfit(definition: OpDef, properties: dict[str, Any]) -> str:
    """Return what is wrong with the kind of a property, "" for nothing.

    Overflow flags, which may be given as an attribute or number, become what they are held as.
    """
    for field in definition.attrs:
        value = properties.get(field.name)
        if value is None or field.constraint.partition(".")[0] not in ("arith", "llvm"):
            continue
        if field.name == "overflowFlags" and field.constraint == "llvm.overflow":
            number = _flags(value)
            if number is None:
                return f"expected {_OVERFLOW}Attr or IntegerAttr storage for {_OVERFLOW}"
            properties[field.name] = IntegerAttr(number, I32)
        elif not _fits(field.constraint, value):
            return f"Invalid attribute `{field.name}` in property conversion: {value}"
    return ""


def _flags(value: Any) -> int | None:
    if isinstance(value, IntegerAttr):
        return value.value
    if isinstance(value, DialectAttr) and value.name == "llvm.overflow":
        from nvlower.ir.opdef import attr_definition

        cases = attr_definition(value.name).cases
        return sum(cases.get(w.strip(), 0) for w in value.params[0].split(","))
    return None


def _fits(constraint: str, value: Any) -> bool:
    """Tell whether a value is of the class that an enum is held as."""
    if not constraint.partition(".")[2][:1].isupper():
        return True
    from nvlower.ir.attr_constraints import integer_enum

    try:
        test = integer_enum(constraint)[0]
    except KeyError:
        return True
    return bool(test(value))
