"""Assembly of the affine ops that have no declarative format."""

from __future__ import annotations

from nvlower.dialects.affine import dma, reading  # noqa: F401  register their actions
from nvlower.dialects.memref.syntax import access_words
from nvlower.dialects.scf.syntax import arrow_types
from nvlower.dialects.signatures import print_assignments
from nvlower.ir.affine import ConstantExpr, SymbolExpr
from nvlower.ir.opdef import attr_definition, printer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from nvlower.ir.core import Operation


def dims_and_symbols(p: Any, values: Sequence[Any], dims: int) -> str:
    """Return ``(%d)[%s]``."""
    symbols = f"[{p.operands(values[dims:])}]" if len(values) > dims else ""
    return f"({p.operands(values[:dims])}){symbols}"


@printer.add("affine.apply", "affine.min", "affine.max")
def print_apply(op: Operation, p: Any) -> None:
    """affine.apply #map(%i)[%n]"""
    attr: Any = op.properties["map"]
    shown = dims_and_symbols(p, op.operands, attr.map.num_dims)
    p.emit(f" {p.attr(attr)}{shown}{p.attr_dict(op, ('map',))}")


def bound(p: Any, attr: Any, values: Sequence[Any], prefix: str) -> str:
    """Return a loop bound: a number, a value, or a map with its operands."""
    m = attr.map
    lead = ""
    if len(m.results) == 1:
        expr = m.results[0]
        if m.num_dims == 0 and m.num_symbols == 0 and isinstance(expr, ConstantExpr):
            return str(expr.value)
        if m.num_dims == 0 and m.num_symbols == 1 and isinstance(expr, SymbolExpr):
            name: str = p.names[values[0]]
            return name
    else:
        lead = prefix + " "
    return f"{lead}{p.attr(attr)}{dims_and_symbols(p, values, m.num_dims)}"


FOR_HIDDEN = ("lowerBoundMap", "upperBoundMap", "step", "operandSegmentSizes")


@printer.add("affine.for")
def print_for(op: Operation, p: Any) -> None:
    """affine.for %i = 0 to %n step 2 iter_args(%a = %b) -> (f32) {...}"""
    d: Any = op.properties
    variable, *carried = op.regions[0].blocks[0].arguments
    lower = bound(p, d["lowerBoundMap"], op.lowerBoundOperands, "max")
    upper = bound(p, d["upperBoundMap"], op.upperBoundOperands, "min")
    text = f" {p.region_arg(variable, omit_type=True)} = {lower} to {upper}"
    if d["step"].value != 1:
        text += f" step {d['step'].value}"
    if op.inits:
        text += print_assignments(p, carried, op.inits, " iter_args")
        text += f" -> ({p.types([r.type for r in op.results])})"
    p.emit(text + " ")
    p.print_region(op.regions[0], args=False, terminators=bool(op.inits))
    p.emit(p.attr_dict(op, FOR_HIDDEN))


@printer.add("affine.if")
def print_if(op: Operation, p: Any) -> None:
    """affine.if #set(%i)[%n] -> i32 {...} else {...}"""
    attr: Any = op.properties["condition"]
    shown = dims_and_symbols(p, op.operands, attr.set.num_dims)
    results = bool(op.results)
    p.emit(f" {p.attr(attr)}{shown}{arrow_types(op, p)} ")
    p.print_region(op.regions[0], args=False, terminators=results)
    if op.regions[1].blocks:
        p.emit(" else ")
        p.print_region(op.regions[1], args=False, terminators=results)
    p.emit(p.attr_dict(op, ("condition",)))


def subscript(p: Any, op: Operation, memref: Any, indices: Sequence[Any]) -> str:
    """Return ``%m[%i + 1]``."""
    attr: Any = op.properties.get("map")
    inner = p.affine_map_of_ssa_ids(attr.map, indices) if attr is not None else ""
    return f"{p.names[memref]}[{inner}]"


@printer.add("affine.load", "affine.vector_load")
def print_load(op: Operation, p: Any) -> None:
    """affine.load %m[%i + 1] : memref<4xf32>"""
    memref, *indices = op.operands
    result = f", {p.type(op.results[0].type)}" if op.name == "affine.vector_load" else ""
    attrs = p.attr_dict(op, ("map",))
    p.emit(f" {subscript(p, op, memref, indices)}{attrs} : {p.type(memref.type)}{result}")


@printer.add("affine.store", "affine.vector_store")
def print_store(op: Operation, p: Any) -> None:
    """affine.store %v, %m[%i + 1] : memref<4xf32>"""
    value, memref, *indices = op.operands
    result = f", {p.type(value.type)}" if op.name == "affine.vector_store" else ""
    place = f" {p.names[value]}, {subscript(p, op, memref, indices)}{p.attr_dict(op, ('map',))}"
    p.emit(f"{place} : {p.type(memref.type)}{result}")


@printer.add("affine.prefetch")
def print_prefetch(op: Operation, p: Any) -> None:
    """affine.prefetch %m[%i], read, locality<3>, data : memref<4xf32>"""
    memref, *indices = op.operands
    attrs = p.attr_dict(op, ("map", "localityHint", "isDataCache", "isWrite"))
    place = f" {subscript(p, op, memref, indices)}, {access_words(op)}"
    p.emit(f"{place}{attrs} : {p.type(memref.type)}")


def group_bounds(p: Any, attr: Any, groups: Any, values: Sequence[Any], prefix: str) -> str:
    """Return the bounds of affine.parallel: ``0, max(%i, 4)``."""
    from nvlower.ir.dense import values as elements

    m = attr.map
    sizes = elements(groups)
    dims, symbols = values[: m.num_dims], values[m.num_dims :]
    shown = []
    at = 0
    for size in sizes:
        texts = [p.affine_expr_of_ssa_ids(e, dims, symbols) for e in m.results[at : at + size]]
        at += size
        shown.append(texts[0] if size == 1 else f"{prefix}({', '.join(texts)})")
    return ", ".join(shown)


PARALLEL_HIDDEN = (
    "reductions", "lowerBoundsMap", "lowerBoundsGroups", "upperBoundsMap", "upperBoundsGroups",
    "steps",
)  # fmt: skip


@printer.add("affine.parallel")
def print_parallel(op: Operation, p: Any) -> None:
    """affine.parallel (%i) = (0) to (%n) step (2) reduce ("addf") -> (f32) {...}"""
    d: Any = op.properties
    count = d["lowerBoundsMap"].map.num_dims + d["lowerBoundsMap"].map.num_symbols
    low, high = op.operands[:count], op.operands[count:]
    lower = group_bounds(p, d["lowerBoundsMap"], d["lowerBoundsGroups"], low, "max")
    upper = group_bounds(p, d["upperBoundsMap"], d["upperBoundsGroups"], high, "min")
    text = f" ({p.operands(op.regions[0].blocks[0].arguments)}) = ({lower}) to ({upper})"
    steps = [a.value for a in d["steps"].elements]
    if any(s != 1 for s in steps):
        text += f" step ({', '.join(map(str, steps))})"
    if op.results:
        cases = {v: k for k, v in attr_definition("arith.AtomicRMWKind").cases.items()}
        kinds = ", ".join(f'"{cases[a.value]}"' for a in d["reductions"].elements)
        text += f" reduce ({kinds}) -> ({p.types([r.type for r in op.results])})"
    p.emit(text + " ")
    p.print_region(op.regions[0], args=False, terminators=bool(op.results))
    p.emit(p.attr_dict(op, PARALLEL_HIDDEN))
