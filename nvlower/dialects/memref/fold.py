"""Folds of the memref dialect.

Source: the ``fold`` methods in MemRefOps.cpp.
"""

from __future__ import annotations

from nvlower.dialects.fold_tools import maker
from nvlower.ir.attributes import IntegerAttr
from nvlower.ir.opdef import fold
from nvlower.ir.strides import strides_and_offset
from nvlower.ir.types import DYNAMIC, INDEX, MemRefType, UnrankedMemRefType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value

    Constants = list[Any]
    Found = list[Any] | None

DYNAMIC_OPERAND = DYNAMIC
"""Marks a dynamic entry among static offsets, sizes and strides."""


def skip_casts(op: Operation, but: Value | None = None) -> bool:
    """Read the sources of memref.cast operands directly; tell if there were any."""
    changed = False
    for i, v in enumerate(op.operands):
        cast = maker(v, "memref.cast")
        if cast is None or v is but:
            continue
        if not isinstance(cast.operands[0].type, UnrankedMemRefType):
            op.set_operand(i, cast.operands[0])
            changed = True
    return changed


@fold.add(
    "memref.load", "memref.cast", "memref.dealloc", "memref.prefetch", "memref.dma_start",
    "memref.dma_wait", "memref.copy",
)  # fmt: skip
def through_casts(op: Operation, c: Constants) -> Found:
    """Look through memref.cast."""
    if op.name == "memref.cast" and op.operands[0].type is op.results[0].type:
        return [op.operands[0]]
    if op.name == "memref.load":
        found = _load_of_constant(op)
        if found is not None:
            return found
    return [] if skip_casts(op) else None


def _load_of_constant(op: Operation) -> Found:
    """Fold a load from a constant global that is a splat."""
    source = maker(op.operands[0], "memref.get_global")
    if source is None:
        return None
    from nvlower.dialects.fold_tools import elements, make
    from nvlower.ir.attributes import DenseElementsAttr

    table = op.parent_op
    while table is not None and not table.has_trait("SymbolTable"):
        table = table.parent_op
    if table is None:
        return None
    name: Any = source.properties["name"]
    for o in table.regions[0].ops:
        if o.name == "memref.global" and o.properties["sym_name"].value == name.leaf:  # type: ignore[attr-defined]
            value = o.properties.get("initial_value")
            if "constant" in o.properties and isinstance(value, DenseElementsAttr):
                if value.is_splat:
                    return [make(op.results[0].type, elements(value) or [0])]
            return None
    return None


@fold.add("memref.store", "memref.atomic_rmw")
def store(op: Operation, c: Constants) -> Found:
    """Look through memref.cast of the memory, not of what is stored."""
    return [] if skip_casts(op, op.operands[0]) else None


def _dynamic_size(op: Operation, type: MemRefType, index: int) -> Value | None:
    """Return the operand that gives dimension `index` of an allocation, view or subview."""
    before = sum(d == DYNAMIC for d in type.shape[:index])
    if op.name in ("memref.alloc", "memref.alloca"):
        dynamic: list[Value] = op.dynamicSizes
    elif op.name == "memref.view":
        dynamic = op.sizes
    elif op.name in ("memref.subview", "memref.reinterpret_cast"):
        static: Any = op.properties["static_sizes"]
        values = static.values
        if len(values) != type.rank:
            from .canonicalize import dropped_dims

            dropped = dropped_dims(op)
            if dropped is None:
                return None
            index = [i for i, d in enumerate(dropped) if not d][index]
        if values[index] != DYNAMIC:
            return None
        dynamic = op.sizes
        before = sum(v == DYNAMIC for v in values[:index])
    else:
        return None
    found: Value = dynamic[before]
    return found


@fold.add("memref.dim")
def dim(op: Operation, c: Constants) -> Found:
    """A static size, or the operand that made a dynamic one."""
    source = op.operands[0]
    type = source.type
    if not isinstance(c[1], IntegerAttr) or not isinstance(type, MemRefType):
        return None
    index = c[1].value
    if not 0 <= index < type.rank:
        return None
    if type.shape[index] != DYNAMIC:
        return [IntegerAttr(type.shape[index], INDEX)]
    owner = source.defining_op
    if owner is not None:
        size = _dynamic_size(owner, type, index)
        if size is not None:
            return [size]
    return [] if skip_casts(op) else None


@fold.add("memref.rank")
def rank(op: Operation, c: Constants) -> Found:
    """The rank of a ranked memref."""
    type = op.operands[0].type
    return [IntegerAttr(type.rank, INDEX)] if isinstance(type, MemRefType) else None


@fold.add("memref.subview")
def subview(op: Operation, c: Constants) -> Found:
    """A subview that is the whole of a static memref, or of another subview."""
    source, result = op.operands[0], op.results[0].type
    if source.type is not result or not isinstance(result, MemRefType):
        return None
    if result.has_static_shape and result.layout is None:
        return [source]
    inner = maker(source, "memref.subview")
    if inner is None:
        return None
    parts = {k: op.properties[f"static_{k}"].values for k in ("offsets", "sizes", "strides")}  # type: ignore[attr-defined]
    same = parts["sizes"] == inner.properties["static_sizes"].values  # type: ignore[attr-defined]
    if same and not any(parts["offsets"]) and all(s == 1 for s in parts["strides"]):
        if all(a is b for a, b in zip(op.sizes, inner.sizes, strict=True)):
            return [source]
    return None


@fold.add("memref.reinterpret_cast")
def reinterpret_cast(op: Operation, c: Constants) -> Found:
    """Look through casts, reinterpret_casts and subviews at offset 0; a cast to the same type."""
    source: Any = op.operands[0]
    before = source.defining_op
    if before is not None and before.name in (
        "memref.reinterpret_cast", "memref.cast", "memref.subview",
    ):  # fmt: skip
        offsets: Any = before.properties.get("static_offsets")
        if before.name != "memref.subview" or not any(offsets.values):
            op.set_operand(0, before.operands[0])
            return []
    result: Any = op.results[0].type
    own: Any = op.properties["static_offsets"]
    if source.type is result and result.has_static_shape and own.values[0] == 0:
        return [source]
    return None


@fold.add("memref.assume_alignment")
def assume_alignment(op: Operation, c: Constants) -> Found:
    """The same assumption once more."""
    inner = maker(op.operands[0], "memref.assume_alignment")
    if inner is not None and inner.properties["alignment"] is op.properties["alignment"]:
        return [op.operands[0]]
    return None


@fold.add("memref.memory_space_cast")
def memory_space_cast(op: Operation, c: Constants) -> Found:
    """``cast(x : T to T)``, ``cast(cast(x))``"""
    source = op.operands[0]
    if source.type is op.results[0].type:
        return [source]
    inner = maker(source, "memref.memory_space_cast")
    if inner is None:
        return None
    op.set_operand(0, inner.operands[0])
    return []


@fold.add("memref.extract_strided_metadata")
def extract_strided_metadata(op: Operation, c: Constants) -> Found:
    """Static offset, sizes and strides are constants for those who read them."""
    source = op.operands[0]
    type = source.type
    found = strides_and_offset(type) if isinstance(type, MemRefType) else None
    changed = False
    if found is not None and isinstance(type, MemRefType):
        strides, offset = found
        known = [offset, *type.shape, *strides]
        for result, n in zip(op.results[1:], known, strict=True):
            if n != DYNAMIC and result.uses:
                _use_constant(op, result, n)
                changed = True
    cast = maker(source, "memref.cast")
    if cast is not None and isinstance(cast.operands[0].type, MemRefType):
        op.set_operand(0, cast.operands[0])
        changed = True
    return [] if changed else None


def _use_constant(op: Operation, result: Value, n: int) -> None:
    from nvlower.ir.builder import Builder

    constant = Builder(op).value("arith.constant", (), (INDEX,), {"value": IntegerAttr(n, INDEX)})
    result.replace_all_uses_with(constant)
