"""Assembly of func.func."""

from __future__ import annotations

from nvlower.dialects.signatures import print_body, print_signature
from nvlower.ir.opdef import printer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

HIDDEN = ("sym_name", "sym_visibility", "function_type", "arg_attrs", "res_attrs")


@printer.add("func.func")
def print_func(op: Operation, p: Any) -> None:
    """func.func private @f(%arg0: i32) -> i32 attributes {a} {...}"""
    d: Any = op.properties
    visibility = d.get("sym_visibility")
    p.emit(f" {visibility.value + ' ' if visibility is not None else ''}{p.symbol(d['sym_name'].value)}")
    t = d["function_type"].value
    attrs = d.get("arg_attrs"), d.get("res_attrs")
    print_signature(p, t.inputs, attrs[0], False, t.results, attrs[1], op.regions[0])
    p.emit(p.attr_dict_with_keyword(op, HIDDEN))
    print_body(op, p)
