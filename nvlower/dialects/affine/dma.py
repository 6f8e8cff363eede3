"""affine.dma_start and affine.dma_wait: assembly and rules. They have no ODS record upstream."""

from __future__ import annotations

from nvlower.ir.attributes import AffineMapAttr
from nvlower.ir.opdef import action, printer, verify
from nvlower.ir.types import INDEX, MemRefType

from .legality import is_dimension, is_symbol, scope_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

START_MAPS = ("src_map", "dst_map", "tag_map")


def accesses(op: Operation) -> tuple[list[Any], list[Any]] | None:
    """Return (memref, map, indices) of each access and the operands behind, None if too few."""
    names = START_MAPS if op.name == "affine.dma_start" else START_MAPS[2:]
    found, rest = [], list(op.operands)
    for name in names:
        attr: Any = op.attributes.get(name)
        if not isinstance(attr, AffineMapAttr) or not rest:
            return None
        count = 1 + attr.map.num_dims + attr.map.num_symbols
        if len(rest) < count:
            return None
        found.append((rest[0], attr.map, rest[1:count]))
        rest = rest[count:]
    return found, rest


@printer.add("affine.dma_start", "affine.dma_wait")
def print_dma(op: Operation, p: Any) -> None:
    """affine.dma_start %a[%i], %b[%j], %t[%k], %n, %s, %e : memref<..>, memref<..>, memref<..>"""
    places, rest = accesses(op) or ([], op.operands)
    shown = []
    for memref, m, values in places:
        dims, symbols = values[: m.num_dims], values[m.num_dims :]
        inner = ", ".join(p.affine_expr_of_ssa_ids(e, dims, symbols) for e in m.results)
        shown.append(f"{p.names[memref]}[{inner}]")
    if op.name == "affine.dma_wait":
        rest = rest[:1]
    shown += [p.names[v] for v in rest]
    p.emit(f" {', '.join(shown)} : {p.types([m.type for m, _, _ in places])}")


def read(p: Any, name: str, c: list[Any]) -> Operation:
    """Build a DMA op from its accesses, the operands behind them and the memref types."""
    start, *places, rest, types = c
    names = START_MAPS if len(places) == 3 else START_MAPS[2:]
    if len(types) != len(places):
        count = "three types" if len(places) == 3 else "one type"
        raise p.error(f"custom op '{name}' expected {count}", start)
    if len(places) == 3 and len(rest) not in (1, 3):
        raise p.error(f"custom op '{name}' expected two stride related operands", start)
    values, attrs = [], {}
    for (memref, (m, indices)), key, t in zip(places, names, types, strict=True):
        values += [p.resolve(memref, t), *(p.resolve(n, INDEX) for n in indices)]
        attrs[key] = AffineMapAttr(m)
    values += [p.resolve(n, INDEX) for n in rest]
    made: Operation = p.make(start, name, values, (), {}, attrs)
    return made


@action.add("op_affine_dma_start")
def read_start(p: Any, c: list[Any]) -> Operation:
    """Build affine.dma_start."""
    return read(p, "affine.dma_start", c)


@action.add("op_affine_dma_wait")
def read_wait(p: Any, c: list[Any]) -> Operation:
    """Build affine.dma_wait."""
    return read(p, "affine.dma_wait", c)


@verify.add("affine.dma_start", "affine.dma_wait")
def dma(op: Operation) -> None:
    """Memrefs of different spaces, indices that are dimensions or symbols, sizes of type index."""
    found = accesses(op)
    starting = op.name == "affine.dma_start"
    if found is None:
        op.emit_op_error("incorrect number of operands")
        return
    places, rest = found
    words = ("source", "destination", "tag") if starting else ("tag",)
    for (memref, _, _), word in zip(places, words, strict=True):
        if not isinstance(memref.type, MemRefType):
            op.emit_op_error(f"expected DMA {word} to be of memref type")
            return
    if len(rest) not in (1, 3) if starting else not rest:
        op.emit_op_error("incorrect number of operands")
        return
    scope = scope_of(op)
    short = ("src", "dst", "tag") if starting else words
    for (_, _, values), word in zip(places, short, strict=True):
        for v in values:
            if v.type is not INDEX:
                which = f"{word} index to dma_start" if starting else "index to dma_wait"
                op.emit_op_error(f"{which} must have 'index' type")
                return
            if not (is_dimension(v, scope) or is_symbol(v, scope)):
                op.emit_op_error("index must be a valid dimension or symbol identifier")
                return
