"""Assembly of func.func."""

from __future__ import annotations

from nvlower.dialects.signatures import Signature, print_body, print_signature, split_attrs
from nvlower.ir.attributes import StringAttr, TypeAttr
from nvlower.ir.core import Region
from nvlower.ir.opdef import action, printer
from nvlower.ir.types import FunctionType

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
    lead = f"{visibility.value} " if visibility is not None else ""
    p.emit(f" {lead}{p.symbol(d['sym_name'].value)}")
    t = d["function_type"].value
    attrs = d.get("arg_attrs"), d.get("res_attrs")
    print_signature(p, t.inputs, attrs[0], False, t.results, attrs[1], op.regions[0])
    p.emit(p.attr_dict_with_keyword(op, HIDDEN))
    print_body(op, p)


@action.add("func_head")
def read_head(p: Any, c: list[Any]) -> Any:
    """Enter the arguments of a function; return what stands before its body."""
    start, words, name, value, attrs = c
    signature = Signature(p, value, start + 1 + len(words))
    for inferred in ("sym_visibility", "sym_name", "function_type"):
        if inferred in attrs:
            message = (
                f"custom op 'func.func' '{inferred}' is an inferred attribute and should not be "
                "specified in the explicit attribute dictionary"
            )
            raise p.error(message, p.back("attributes"))
    if signature.vararg:
        raise p.error("expected non-function type", p.back("..."))
    d = {"sym_name": name}
    if words[1:] or (words and words[0] not in ("public", "private", "nested")):
        wrong = words[words[0] in ("public", "private", "nested")]
        message = "expected valid '@'-identifier for symbol name"
        raise p.error(f"custom op 'func.func' {message}", p.back(wrong))
    if words:
        d["sym_visibility"] = StringAttr(words[0])
    signature.set_attrs(d)
    d["function_type"] = TypeAttr(FunctionType(tuple(signature.types), tuple(signature.results)))
    signature.enter(p)
    return start, d, split_attrs("func.func", attrs, d)


@action.add("op_func_func")
def read_func(p: Any, c: list[Any]) -> Operation:
    """Build func.func."""
    (start, d, attrs), region = c
    p.pending = []
    if region is not None and not region.blocks:
        raise p.error("custom op 'func.func' expected non-empty function body", p.last())
    made: Operation = p.make(start, "func.func", (), (), d, attrs, [region or Region()])
    return made
