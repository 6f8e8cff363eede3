"""Assembly of the vector ops that have no declarative format."""

from __future__ import annotations

from nvlower.ir.attributes import ArrayAttr, StringAttr
from nvlower.ir.opdef import printer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation


@printer.add("vector.contract")
def print_contract(op: Operation, p: Any) -> None:
    """vector.contract {indexing_maps = [..], ...} %a, %b, %c : vector<..>, vector<..> into f32"""
    trait = ("indexing_maps", "iterator_types", "kind")
    d: Any = dict(op.properties)
    words = [StringAttr(a.params[0]) for a in d["iterator_types"].elements]
    d["iterator_types"] = ArrayAttr(words)
    shown = p.named_attrs([(n, d[n]) for n in trait if n in d])
    o = op.operands
    text = f"{shown} {p.operands(o)}{p.attr_dict(op, trait)}"
    p.emit(f"{text} : {p.types([o[0].type, o[1].type])} into {p.type(op.results[0].type)}")


@printer.add("vector.outerproduct")
def print_outerproduct(op: Operation, p: Any) -> None:
    """vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<4xf32>, vector<8xf32>"""
    o = op.operands
    attrs = p.attr_dict(op) if len(o) > 2 else ""
    p.emit(f" {p.operands(o)}{attrs} : {p.types([o[0].type, o[1].type])}")


def transfer_attrs(op: Operation, p: Any) -> str:
    """Return the attribute dictionary of a transfer, inferable attributes left out."""
    d: Any = op.properties
    hidden = ["operandSegmentSizes"]
    if d["permutation_map"].map.is_minor_identity:
        hidden.append("permutation_map")
    if not any(a.value for a in d["in_bounds"].elements):
        hidden.append("in_bounds")
    text: str = p.attr_dict(op, hidden)
    return text


@printer.add("vector.transfer_read")
def print_transfer_read(op: Operation, p: Any) -> None:
    """vector.transfer_read %m[%i], %pad, %mask {in_bounds = [true]} : memref<..>, vector<4xf32>"""
    mask = f", {p.names[op.mask]}" if op.mask is not None else ""
    place = f" {p.names[op.base]}[{p.operands(op.indices)}], {p.names[op.padding]}{mask}"
    types = p.types([op.base.type, op.results[0].type])
    p.emit(f"{place}{transfer_attrs(op, p)} : {types}")


@printer.add("vector.transfer_write")
def print_transfer_write(op: Operation, p: Any) -> None:
    """vector.transfer_write %v, %m[%i], %mask {in_bounds = [true]} : vector<4xf32>, memref<..>"""
    mask = f", {p.names[op.mask]}" if op.mask is not None else ""
    value = op.valueToStore
    place = f" {p.names[value]}, {p.names[op.base]}[{p.operands(op.indices)}]{mask}"
    p.emit(f"{place}{transfer_attrs(op, p)} : {p.types([value.type, op.base.type])}")


@printer.add("vector.mask")
def print_mask(op: Operation, p: Any) -> None:
    """vector.mask %m, %pass { vector.reduction <add>, %a : ... } : vector<8xi1> -> i32"""
    p.emit(f" {p.operands(op.operands)} {{ ")
    block = op.regions[0].blocks[0]
    if block.first is not None and (block.first.next is not None or block.first.name != "vector.yield"):
        p.print_op(block.first)
    elif block.first is not None:
        p.print_op(block.first)
    arrow = f" -> {p.types([r.type for r in op.results])}" if op.results else ""
    p.emit(f" }}{p.attr_dict(op)} : {p.type(op.operands[0].type)}{arrow}")
