"""Assembly of the memref ops that have no declarative format."""

from __future__ import annotations

from nvlower.ir.opdef import printer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation


@printer.add("memref.generic_atomic_rmw")
def print_generic_atomic_rmw(op: Operation, p: Any) -> None:
    """memref.generic_atomic_rmw %m[%i] : memref<4xf32> {...}"""
    memref, *indices = op.operands
    p.emit(f" {p.names[memref]}[{p.operands(indices)}] : {p.type(memref.type)} ")
    p.print_region(op.regions[0])
    p.emit(p.attr_dict(op))


def access_words(op: Operation) -> str:
    """Return ``write, locality<3>, data`` of a prefetch."""
    d: Any = op.properties
    return (
        f"{'write' if d['isWrite'].value else 'read'}, locality<{d['localityHint'].value}>, "
        f"{'data' if d['isDataCache'].value else 'instr'}"
    )


@printer.add("memref.prefetch")
def print_prefetch(op: Operation, p: Any) -> None:
    """memref.prefetch %m[%i], read, locality<3>, data : memref<4xf32>"""
    memref, *indices = op.operands
    hidden = ("isWrite", "localityHint", "isDataCache")
    place = f" {p.names[memref]}[{p.operands(indices)}], {access_words(op)}"
    p.emit(f"{place}{p.attr_dict(op, hidden)} : {p.type(memref.type)}")


@printer.add("memref.alloca_scope")
def print_alloca_scope(op: Operation, p: Any) -> None:
    """memref.alloca_scope -> (i32) {...}"""
    results = bool(op.results)
    p.emit(f"  -> ({p.types([r.type for r in op.results])}) " if results else "  ")
    p.print_region(op.regions[0], args=False, terminators=results)
    p.emit(p.attr_dict(op))


@printer.add("memref.dma_start")
def print_dma_start(op: Operation, p: Any) -> None:
    """memref.dma_start %s[%i], %d[%j], %n, %t[%k] : memref<..>, memref<..>, memref<..>"""
    o, n = op.operands, p.names
    source = o[0]
    at = 1 + source.type.rank  # type: ignore[attr-defined]
    target = o[at]
    end = at + 1 + target.type.rank  # type: ignore[attr-defined]
    count, tag = o[end], o[end + 1]
    last = end + 2 + tag.type.rank  # type: ignore[attr-defined]
    strided = "".join(f", {n[v]}" for v in o[last:])
    types = p.types([source.type, target.type, tag.type])
    p.emit(
        f" {n[source]}[{p.operands(o[1:at])}], {n[target]}[{p.operands(o[at + 1 : end])}],"
        f" {n[count]}, {n[tag]}[{p.operands(o[end + 2 : last])}]{strided}{p.attr_dict(op)} : {types}"
    )


@printer.add("memref.transpose")
def print_transpose(op: Operation, p: Any) -> None:
    """memref.transpose %m (d0, d1) -> (d1, d0) : memref<..> to memref<..>"""
    source = op.operands[0]
    attrs = p.attr_dict(op, ("permutation",))
    permutation: Any = op.properties["permutation"]
    types = f"{p.type(source.type)} to {p.type(op.results[0].type)}"
    p.emit(f" {p.names[source]} {permutation.map}{attrs} : {types}")
