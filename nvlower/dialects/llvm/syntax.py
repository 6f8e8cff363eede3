"""Assembly of the llvm ops that have no declarative format."""

from __future__ import annotations

from nvlower.dialects.llvm import reading  # noqa: F401  registers the reduce actions
from nvlower.dialects.signatures import print_body, print_signature
from nvlower.ir.attributes import StringAttr, quote
from nvlower.ir.opdef import attr_definition, printer
from nvlower.ir.types import DialectType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from nvlower.ir.core import Operation


def keyword(attr: Any, enum: str) -> str:
    """Return the keyword of an integer enum attribute, "" where absent."""
    if attr is None:
        return ""
    return next(k for k, v in attr_definition(enum).cases.items() if v == attr.value)


def enum_prefix(op: Operation) -> str:
    """Return visibility and unnamed_addr as printed, each with a blank after it."""
    d = op.properties
    shown = ""
    visibility: Any = d.get("visibility_")
    if visibility is not None and visibility.value:
        shown += keyword(visibility, "llvm.Visibility") + " "
    return shown


def unnamed_prefix(op: Operation) -> str:
    """Return ``unnamed_addr`` with a blank, "" for none."""
    attr: Any = op.properties.get("unnamed_addr")
    return keyword(attr, "llvm.UnnamedAddr") + " " if attr is not None and attr.value else ""


def case_of(attr: Any, default: str) -> str:
    """Return the keyword of ``#llvm.linkage<x>`` and the like."""
    return default if attr is None else attr.params[0]


FUNC_HIDDEN = (
    "sym_name", "function_type", "arg_attrs", "res_attrs", "linkage", "CConv", "visibility_",
    "comdat", "unnamed_addr", "vscale_range",
)  # fmt: skip


@printer.add("llvm.func")
def print_func(op: Operation, p: Any) -> None:
    """llvm.func internal fastcc @f(%arg0: i32, ...) -> i32 attributes {a} {...}"""
    d: Any = op.properties
    linkage, convention = case_of(d.get("linkage"), "external"), case_of(d.get("CConv"), "ccc")
    text = f" {linkage} " if linkage != "external" else " "
    text += enum_prefix(op) + unnamed_prefix(op)
    if convention != "ccc":
        text += f"{convention} "
    p.emit(text + p.symbol(d["sym_name"].value))
    result, inputs, vararg = d["function_type"].value.params
    results = () if result is DialectType("llvm.void") else (result,)
    attrs = d.get("arg_attrs"), d.get("res_attrs")
    print_signature(p, inputs, attrs[0], vararg, results, attrs[1], op.regions[0])
    scale, comdat = d.get("vscale_range"), d.get("comdat")
    if scale is not None:
        p.emit(f" vscale_range({scale.params[0].value}, {scale.params[1].value})")
    if comdat is not None:
        p.emit(f" comdat({p.attr(comdat)})")
    p.emit(p.attr_dict_with_keyword(op, FUNC_HIDDEN))
    print_body(op, p)


GLOBAL_HIDDEN = (
    "sym_name", "global_type", "constant", "value", "linkage", "unnamed_addr", "thread_local_",
    "visibility_", "comdat",
)  # fmt: skip


@printer.add("llvm.mlir.global")
def print_global(op: Operation, p: Any) -> None:
    """llvm.mlir.global internal constant @g(3 : i32) {addr_space = 0 : i32} : i32 {...}"""
    d: Any = op.properties
    value = d.get("value")
    text = f" {case_of(d.get('linkage'), 'external')} {enum_prefix(op)}"
    text += "thread_local " if "thread_local_" in d else ""
    text += unnamed_prefix(op) + ("constant " if "constant" in d else "")
    text += f"{p.symbol(d['sym_name'].value)}({p.attr(value) if value is not None else ''})"
    comdat = d.get("comdat")
    if comdat is not None:
        text += f" comdat({p.attr(comdat)})"
    text += p.attr_dict(op, GLOBAL_HIDDEN)
    if not isinstance(value, StringAttr):
        text += f" : {p.type(d['global_type'].value)}"
    p.emit(text)
    if not isinstance(value, StringAttr) and op.regions[0].blocks:
        p.emit(" ")
        p.print_region(op.regions[0], args=False)


ALIAS_HIDDEN = ("sym_name", "alias_type", "linkage", "unnamed_addr", "thread_local_", "visibility_")


@printer.add("llvm.mlir.alias")
def print_alias(op: Operation, p: Any) -> None:
    """llvm.mlir.alias external @a : i32 {...}"""
    d: Any = op.properties
    text = f" {case_of(d.get('linkage'), 'external')} {enum_prefix(op)}"
    text += ("thread_local " if "thread_local_" in d else "") + unnamed_prefix(op)
    text += f"{p.symbol(d['sym_name'].value)}{p.attr_dict(op, ALIAS_HIDDEN)}"
    p.emit(f"{text} : {p.type(d['alias_type'].value)} ")
    p.print_region(op.regions[0], args=False)


@printer.add("llvm.alloca")
def print_alloca(op: Operation, p: Any) -> None:
    """llvm.alloca %n x i32 {alignment = 8 : i64} : (i64) -> !llvm.ptr"""
    d: Any = op.properties
    hidden = ["elem_type", "inalloca"]
    alignment = d.get("alignment")
    if alignment is None or alignment.value == 0:
        hidden.append("alignment")
    size = op.operands[0]
    lead = " inalloca" if "inalloca" in d else ""
    shown = f"{p.names[size]} x {p.type(d['elem_type'].value)}{p.attr_dict(op, hidden)}"
    p.emit(f"{lead} {shown} : ({p.type(size.type)}) -> {p.type(op.results[0].type)}")


def fast_math_hidden(op: Operation) -> tuple[str, ...]:
    """Return the fast-math attribute's name where it has its default."""
    flags: Any = op.properties.get("fastmathFlags")
    return ("fastmathFlags",) if flags is None or flags.params[0] == "none" else ()


@printer.add("llvm.icmp", "llvm.fcmp")
def print_compare(op: Operation, p: Any) -> None:
    """llvm.icmp "ult" %a, %b : i64"""
    enum = "llvm.ICmpPredicate" if op.name == "llvm.icmp" else "llvm.FCmpPredicate"
    predicate = keyword(op.properties["predicate"], enum)
    attrs = p.attr_dict(op, ("predicate", *fast_math_hidden(op)))
    p.emit(f' "{predicate}" {p.operands(op.operands)}{attrs} : {p.type(op.operands[0].type)}')


CALL_HIDDEN = (
    "callee", "TailCallKind", "var_callee_type", "CConv", "operandSegmentSizes", "op_bundle_sizes",
    "op_bundle_tags", "arg_attrs", "res_attrs",
)  # fmt: skip


def bundles(op: Operation, p: Any) -> str:
    """Return `` ["tag"(%a : i32)]``, "" for none."""
    d: Any = op.properties
    sizes = d.get("op_bundle_sizes")
    if sizes is None or not sizes.values:
        return ""
    values = op.op_bundle_operands
    shown = []
    at = 0
    for tag, size in zip(d["op_bundle_tags"].elements, sizes.values, strict=True):
        group = values[at : at + size]
        at += size
        inner = f"{p.operands(group)} : {p.types([v.type for v in group])}" if group else ""
        shown.append(f"{quote(tag.value)}({inner})")
    return f" [{', '.join(shown)}]"


def call_parts(op: Operation, p: Any) -> tuple[str, str, Sequence[Any]]:
    """Return the callee's text, the type of an indirect one with a comma, and the arguments."""
    callee: Any = op.properties.get("callee")
    args = op.callee_operands
    if callee is not None:
        return p.attr(callee), "", args
    return p.names[args[0]], f"{p.type(args[0].type)}, ", args[1:]


@printer.add("llvm.call")
def print_call(op: Operation, p: Any) -> None:
    """llvm.call fastcc @f(%a) vararg(!llvm.func<..>) {a} : (i32) -> i32"""
    d: Any = op.properties
    convention, tail = case_of(d.get("CConv"), "ccc"), case_of(d.get("TailCallKind"), "none")
    text = f" {convention} " if convention != "ccc" else " "
    text += f"{tail} " if tail != "none" else ""
    callee, lead, args = call_parts(op, p)
    text += f"{callee}({p.operands(args)})"
    vararg = d.get("var_callee_type")
    if vararg is not None:
        text += f" vararg({p.type(vararg.value)})"
    attrs = p.attr_dict(op, CALL_HIDDEN + fast_math_hidden(op))
    p.emit(f"{text}{bundles(op, p)}{attrs} : {lead}")
    print_call_types(op, p, args)


def print_call_types(op: Operation, p: Any, args: Sequence[Any]) -> None:
    """Print ``(i32 {a}) -> i32`` of a call."""
    d: Any = op.properties
    inputs, results = [v.type for v in args], [r.type for r in op.results]
    print_signature(p, inputs, d.get("arg_attrs"), False, results, d.get("res_attrs"), None, True)


@printer.add("llvm.invoke")
def print_invoke(op: Operation, p: Any) -> None:
    """llvm.invoke @f(%a) to ^bb1 unwind ^bb2(%b : i32) : (i32) -> i32"""
    d: Any = op.properties
    convention = case_of(d.get("CConv"), "ccc")
    callee, lead, args = call_parts(op, p)
    text = f" {convention} " if convention != "ccc" else " "
    normal = p.successor_args(op.successors[0], op.normalDestOperands)
    unwind = p.successor_args(op.successors[1], op.unwindDestOperands)
    text += f"{callee}({p.operands(args)}) to {normal} unwind {unwind}"
    vararg = d.get("var_callee_type")
    if vararg is not None:
        text += f" vararg({p.type(vararg.value)})"
    p.emit(f"{text}{bundles(op, p)}{p.attr_dict(op, CALL_HIDDEN)} : {lead}")
    print_call_types(op, p, args)


@printer.add("llvm.call_intrinsic")
def print_call_intrinsic(op: Operation, p: Any) -> None:
    """llvm.call_intrinsic "llvm.x"(%a) : (i32) -> i32"""
    args = op.args
    hidden = ("intrin", *CALL_HIDDEN, *fast_math_hidden(op))
    text = f" {p.attr(op.properties['intrin'])}({p.operands(args)}){bundles(op, p)}"
    p.emit(f"{text}{p.attr_dict(op, hidden)} : ")
    print_call_types(op, p, args)


@printer.add("llvm.landingpad")
def print_landingpad(op: Operation, p: Any) -> None:
    """llvm.landingpad cleanup (catch %a : !llvm.ptr) : !llvm.struct<(ptr, i32)>"""
    text = " cleanup " if "cleanup" in op.properties else " "
    for v in op.operands:
        is_array = isinstance(v.type, DialectType) and v.type.name == "llvm.array"
        text += f"({'filter' if is_array else 'catch'} {p.names[v]} : {p.type(v.type)}) "
    p.emit(f"{text}{p.attr_dict(op, ('cleanup',))}: {p.type(op.results[0].type)}")
