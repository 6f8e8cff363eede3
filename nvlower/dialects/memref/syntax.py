"""Assembly of the memref ops that have no declarative format."""

from __future__ import annotations

from nvlower.dialects.signatures import end_region
from nvlower.ir.attributes import FALSE, TRUE, i32
from nvlower.ir.opdef import action, printer
from nvlower.ir.types import INDEX

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
    n = p.names
    o: list[Any] = list(op.operands)
    source = o[0]
    at = 1 + source.type.rank
    target = o[at]
    end = at + 1 + target.type.rank
    count, tag = o[end], o[end + 1]
    last = end + 2 + tag.type.rank
    strided = "".join(f", {n[v]}" for v in o[last:])
    types = p.types([source.type, target.type, tag.type])
    places = f"{n[source]}[{p.operands(o[1:at])}], {n[target]}[{p.operands(o[at + 1 : end])}]"
    tags = f"{n[count]}, {n[tag]}[{p.operands(o[end + 2 : last])}]{strided}"
    p.emit(f" {places}, {tags}{p.attr_dict(op)} : {types}")


@printer.add("memref.transpose")
def print_transpose(op: Operation, p: Any) -> None:
    """memref.transpose %m (d0, d1) -> (d1, d0) : memref<..> to memref<..>"""
    source = op.operands[0]
    attrs = p.attr_dict(op, ("permutation",))
    permutation: Any = op.properties["permutation"]
    types = f"{p.type(source.type)} to {p.type(op.results[0].type)}"
    p.emit(f" {p.names[source]} {permutation.map}{attrs} : {types}")


# -- reading -------------------------------------------------------------------------------------
def access_attrs(p: Any, write: str, locality: int, data: str) -> dict[str, Any]:
    """Return the attributes of ``write, locality<3>, data``."""
    if write not in ("read", "write"):
        message = "rw specifier has to be 'read' or 'write'"
        raise p.error(f"custom op '{p.op_start}' {message}", p.op_token)
    if data not in ("data", "instr"):
        message = "cache type has to be 'data' or 'instr'"
        raise p.error(f"custom op '{p.op_start}' {message}", p.op_token)
    return {
        "isWrite": TRUE if write == "write" else FALSE,
        "localityHint": i32(locality),
        "isDataCache": TRUE if data == "data" else FALSE,
    }


@action.add("memref_rmw_head")
def read_rmw_head(p: Any, c: list[Any]) -> Any:
    """Resolve the operands of memref.generic_atomic_rmw."""
    start, memref, indices, t = c
    return start, [p.resolve(memref, t), *(p.resolve(n, INDEX) for n in indices)], t


@action.add("op_memref_generic_atomic_rmw")
def read_rmw(p: Any, c: list[Any]) -> Operation:
    """Build memref.generic_atomic_rmw."""
    (start, values, t), region, attrs = c
    name = "memref.generic_atomic_rmw"
    made: Operation = p.make(start, name, values, [t.element_type], {}, attrs, [region])
    return made


@action.add("op_memref_prefetch")
def read_prefetch(p: Any, c: list[Any]) -> Operation:
    """Build memref.prefetch."""
    start, memref, indices, write, locality, data, attrs, t = c
    d = access_attrs(p, write, locality, data)
    values = [p.resolve(memref, t), *(p.resolve(n, INDEX) for n in indices)]
    made: Operation = p.make(start, "memref.prefetch", values, (), d, attrs)
    return made


@action.add("op_memref_alloca_scope")
def read_alloca_scope(p: Any, c: list[Any]) -> Operation:
    """Build memref.alloca_scope."""
    start, types, region, attrs = c
    end_region(p, start, region, "memref.alloca_scope.return")
    made: Operation = p.make(start, "memref.alloca_scope", (), types, {}, attrs, [region])
    return made


@action.add("op_memref_dma_start")
def read_dma_start(p: Any, c: list[Any]) -> Operation:
    """Build memref.dma_start."""
    start, source, i, target, j, count, tag, k, strides, attrs, types = c
    if len(types) != 3:
        raise p.error("custom op 'memref.dma_start' fewer/more types expected", p.last())
    values = [p.resolve(source, types[0]), *(p.resolve(n, INDEX) for n in i)]
    values += [p.resolve(target, types[1]), *(p.resolve(n, INDEX) for n in j)]
    values += [p.resolve(count, INDEX), p.resolve(tag, types[2])]
    values += [p.resolve(n, INDEX) for n in (*k, *strides)]
    made: Operation = p.make(start, "memref.dma_start", values, (), {}, attrs)
    return made


@action.add("op_memref_transpose")
def read_transpose(p: Any, c: list[Any]) -> Operation:
    """Build memref.transpose."""
    start, source, permutation, attrs, t, result = c
    d = {"permutation": permutation}
    values = [p.resolve(source, t)]
    made: Operation = p.make(start, "memref.transpose", values, [result], d, attrs)
    return made
