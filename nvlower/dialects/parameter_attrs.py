"""Rules of the llvm and nvvm attributes that arguments and results of functions carry."""

from __future__ import annotations

from nvlower.ir.attributes import IntegerAttr, TypeAttr, UnitAttr
from nvlower.ir.types import DialectType, IntegerType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation
    from nvlower.ir.types import Type

POINTER, INTEGER = "pointer", "integer"
RULES: dict[str, tuple[Any, str, str]] = {
    **dict.fromkeys(
        ("noalias", "readonly", "readnone", "writeonly", "nest", "nocapture", "nofree", "nonnull"),
        (UnitAttr, "a unit", POINTER),
    ),
    **dict.fromkeys(
        ("sret", "byval", "byref", "elementtype", "inalloca", "preallocated"),
        (TypeAttr, "a type", POINTER),
    ),
    **dict.fromkeys(("signext", "zeroext"), (UnitAttr, "a unit", INTEGER)),
    **dict.fromkeys(
        ("align", "dereferenceable", "dereferenceable_or_null"),
        (IntegerAttr, "an integer", POINTER),
    ),
    **dict.fromkeys(("noundef", "inreg", "returned"), (UnitAttr, "a unit", "")),
}
"""Attribute of a parameter, without ``llvm.``: its class, the class's name, what it is put on."""

NOT_ON_RESULTS = frozenset(
    (
        "alignstack", "allocalign", "allocptr", "byval", "byref", "inalloca", "nest", "nocapture", "nofree",
        "preallocated", "readnone", "readonly", "returned", "sret", "writeonly",
    )
)  # fmt: skip


def check_parameter(op: Operation, attrs: Any, type: Type, result: bool) -> bool:
    """Report an attribute of one argument or result that does not fit it."""
    for name, attr in attrs.entries:
        dialect, _, word = name.partition(".")
        if dialect == "llvm":
            message = _misfit(word, attr, type, result)
        elif name == "nvvm.grid_constant" and not result:
            message = _grid_constant(op, attr, [n for n, _ in attrs.entries])
        else:
            continue
        if message is not None:
            op.emit_error(message)
            return False
    return True


def _misfit(word: str, attr: Any, type: Any, result: bool) -> str | None:
    name = f'"llvm.{word}"'
    if result and word in NOT_ON_RESULTS:
        return f"{name} is not a valid result attribute"
    rule = RULES.get(word)
    if rule is None:
        return None
    kind, what, on = rule
    if not isinstance(attr, kind):
        return f"{name} should be {what} attribute"
    from nvlower.dialects.llvm.types import is_compatible

    pointer = isinstance(type, DialectType) and type.name == "llvm.ptr"
    fits = pointer if on == POINTER else isinstance(type, IntegerType) if on else True
    if fits or not is_compatible(type):
        return None
    return f"{name} attribute attached to non-{on} LLVM type"


def _grid_constant(op: Operation, attr: Any, names: list[str]) -> str | None:
    name = "'\"nvvm.grid_constant\"'"
    if op.get_attr("nvvm.kernel") is None:
        return f"{name} attribute must be present only on kernel arguments"
    if not isinstance(attr, UnitAttr):
        return f"{name} must be a unit attribute"
    if "llvm.byval" not in names:
        return f"{name} attribute requires the argument to also have attribute 'llvm.byval'"
    return None
