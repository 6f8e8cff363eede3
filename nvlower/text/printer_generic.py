"""The generic form of ops, and which ops have a custom one."""

from __future__ import annotations

from nvlower.ir.attributes import entry_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Region

    from .printer import Printer

DEFAULT_DIALECTS = {"builtin.module": "builtin", "func.func": "func"}
"""Ops whose regions leave a dialect's prefix out."""

_functions: dict[str, Any] = {}  # op name to its custom printer, None for the generic form


def default_dialect(region: Region) -> str:
    """Return the dialect whose prefix is left out in a region, "" for none."""
    parent = region.parent
    return DEFAULT_DIALECTS.get(parent.name, "") if parent is not None else ""


def custom_printer(op: Operation) -> Any:
    """Return the function that prints the custom form of an op, None where it has none."""
    name = op.name
    if name not in _functions:
        if op.definition is None:
            return None
        from .formats import op_printer

        _functions[name] = op_printer(op.definition)
    return _functions[name]


def print_generic_body(op: Operation, p: Printer) -> None:
    """Emit the generic form behind the op's name."""
    text = f"({', '.join(map(p.operand, op.operands))})"
    if op.successors:
        text += f"[{', '.join(map(p.successor, op.successors))}]"
    props = op.properties
    if props:
        attr = p.attr
        if len(props) == 1:
            ((name, value),) = props.items()
            text += f" <{{{entry_text(name, value, attr)}}}>" if name else f" <{attr(value)}>"
        else:
            parts = [entry_text(n, props[n], attr) for n in sorted(props)]
            text += f" <{{{', '.join(parts)}}}>"
    if op.regions:
        p.emit(text + " (")
        for i, region in enumerate(op.regions):
            if i:
                p.emit(", ")
            p.print_region(region, empty_block=True)
        text = ")"
    if op.attributes:
        text += p.named_attrs(sorted(op.attributes.items()))
    p.emit(f"{text} : {p.functional_type(op)}")
