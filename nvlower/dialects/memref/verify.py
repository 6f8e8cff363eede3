"""Verifier rules of memref ops; those of views are in `view_rules`."""

from __future__ import annotations

from nvlower.dialects.callees import resolve
from nvlower.dialects.casts import cast_rule
from nvlower.dialects.effect_table import has_no_effect
from nvlower.dialects.region_edges import check_edge
from nvlower.ir.attributes import StridedLayoutAttr, UnitAttr
from nvlower.ir.opdef import attr_definition, verify
from nvlower.ir.strides import strides_and_offset
from nvlower.ir.types import (
    DYNAMIC,
    INDEX,
    FloatType,
    IntegerType,
    MemRefType,
    UnrankedMemRefType,
)

from . import reshape_rules, view_rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

__all__ = ["reshape_rules", "view_rules"]


@verify.add("memref.load")
def load(op: Operation) -> None:
    """An index for each dimension."""
    rank, given = op.operands[0].type.rank, len(op.operands) - 1  # type: ignore[attr-defined]
    if rank != given:
        op.emit_op_error(f"incorrect number of indices for load, expected {rank} but got {given}")


@verify.add("memref.store")
def store(op: Operation) -> None:
    """An index for each dimension."""
    if op.operands[1].type.rank != len(op.operands) - 2:  # type: ignore[attr-defined]
        op.emit_op_error("store index operand count not equal to memref rank")


@verify.add("memref.prefetch")
def prefetch(op: Operation) -> None:
    """An index for each dimension."""
    if op.operands[0].type.rank != len(op.operands) - 1:  # type: ignore[attr-defined]
        op.emit_op_error("too few indices")


@verify.add("memref.alloc", "memref.alloca")
def allocation(op: Operation) -> None:
    """A size for each dynamic dimension, a symbol for each of the layout."""
    type: Any = op.results[0].type
    dynamic = sum(d == DYNAMIC for d in type.shape)
    sizes, symbols = op.properties["operandSegmentSizes"].values  # type: ignore[attr-defined]
    if sizes != dynamic:
        op.emit_op_error(f"incorrect number of dynamic sizes, has {sizes}, expected {dynamic}")
        return
    wanted = _layout_symbols(type.layout)
    if symbols != wanted:
        op.emit_op_error(
            "symbol operand count does not equal memref symbol count: expected"
            f" {wanted}, got {symbols}"
        )
        return
    if op.name == "memref.alloca" and not _in_automatic_scope(op):
        op.emit_op_error("requires an ancestor op with AutomaticAllocationScope trait")


def _layout_symbols(layout: Any) -> int:
    """Return how many symbols the affine map of a layout has."""
    if isinstance(layout, StridedLayoutAttr):
        return sum(n == DYNAMIC for n in (*layout.strides, layout.offset))
    map = getattr(layout, "map", None)
    return 0 if map is None else int(map.num_symbols)


def _in_automatic_scope(op: Operation) -> bool:
    return any(
        p.definition is None or p.has_trait("AutomaticAllocationScope") for p in op.parents()
    )


@verify.add("memref.realloc")
def realloc(op: Operation) -> None:
    """One element type and memory space, identity layouts, a size where it is dynamic."""
    source: Any = op.operands[0].type
    result: Any = op.results[0].type
    for t, which in ((source, "source"), (result, "result")):
        if t.layout is not None:
            op.emit_error(f"unsupported layout for {which} memref type '{t}'")
            return
    pair = f"specified for source memref type '{source}' and result memref type '{result}'"
    if source.memory_space is not result.memory_space:
        op.emit_error(f"different memory spaces {pair}")
    elif source.element_type is not result.element_type:
        op.emit_error(f"different element types {pair}")
    elif result.shape[0] == DYNAMIC and len(op.operands) == 1:
        op.emit_error(f"missing dimension operand for result type '{result}'")
    elif result.shape[0] != DYNAMIC and len(op.operands) == 2:
        op.emit_error(f"unnecessary dimension operand for result type '{result}'")


def _cast_compatible(a: Any, b: Any) -> bool:
    if a.element_type is not b.element_type or a.memory_space is not b.memory_space:
        return False
    if isinstance(a, UnrankedMemRefType) or isinstance(b, UnrankedMemRefType):
        return not (isinstance(a, UnrankedMemRefType) and isinstance(b, UnrankedMemRefType))
    if a.rank != b.rank:
        return False
    if a.layout is not b.layout:
        first, second = strides_and_offset(a), strides_and_offset(b)
        if first is None or second is None or not _agree(first[1], second[1]):
            return False
        for i, (x, y) in enumerate(zip(first[0], second[0], strict=True)):
            if a.shape[i] != 1 and not _agree(x, y):
                return False
    return all(_agree(x, y) for x, y in zip(a.shape, b.shape, strict=True))


def _agree(a: int, b: int) -> bool:
    return a == b or DYNAMIC in (a, b)


def _space_cast_compatible(a: Any, b: Any) -> bool:
    if isinstance(a, MemRefType) and isinstance(b, MemRefType):
        return a.element_type is b.element_type and a.shape == b.shape and a.layout is b.layout
    both = isinstance(a, UnrankedMemRefType) and isinstance(b, UnrankedMemRefType)
    return both and a.element_type is b.element_type


verify.add("memref.cast")(cast_rule(_cast_compatible))
verify.add("memref.memory_space_cast")(cast_rule(_space_cast_compatible))


@verify.add("memref.global")
def global_(op: Operation) -> None:
    """A static shape, and a value of that shape and element type, or none."""
    type: Any = op.properties["type"].value  # type: ignore[attr-defined]
    if not type.has_static_shape:
        op.emit_op_error(f"type should be static shaped memref, but got '{type}'")
        return
    value: Any = op.properties.get("initial_value")
    if value is None or isinstance(value, UnitAttr):
        return
    if not hasattr(value, "type") or not hasattr(value.type, "shape"):
        op.emit_op_error(f"initial value should be a unit or elements attribute, but got {value}")
        return
    if value.type.element_type is not type.element_type:
        op.emit_op_error(
            f"initial value element expected to be of type '{type.element_type}', but was of type"
            f" '{value.type.element_type}'"
        )
    elif value.type.shape != type.shape:
        op.emit_op_error(
            f"initial value shape expected to be {', '.join(map(str, type.shape))} but was"
            f" {', '.join(map(str, value.type.shape))}"
        )


@verify.add("memref.get_global")
def get_global(op: Operation) -> None:
    """A global of the symbol's name and the result's type."""
    name: Any = op.properties["name"]
    found = resolve(op, name)
    if found is None or found.name != "memref.global":
        op.emit_op_error(f"'{name.root}' does not reference a valid global memref")
        return
    wanted, type = found.properties["type"].value, op.results[0].type  # type: ignore[attr-defined]
    if type is not wanted:
        op.emit_op_error(
            f"result type '{type}' does not match type '{wanted}' of the global memref {name}"
        )


_FLOAT_KINDS = frozenset(("addf", "maximumf", "minimumf", "mulf", "maxnumf", "minnumf"))
_INTEGER_KINDS = frozenset(
    ("addi", "maxs", "maxu", "mins", "minu", "muli", "ori", "andi", "xori")
)  # fmt: skip


@verify.add("memref.atomic_rmw")
def atomic_rmw(op: Operation) -> None:
    """An index for each dimension, a value of the kind's sort."""
    if op.operands[1].type.rank != len(op.operands) - 2:  # type: ignore[attr-defined]
        op.emit_op_error("expects the number of subscripts to be equal to memref rank")
        return
    kind = attr_definition("arith.AtomicRMWKind").text_of(op.properties["kind"].value)  # type: ignore[attr-defined]
    type = op.operands[0].type
    if kind in _FLOAT_KINDS and not isinstance(type, FloatType):
        op.emit_op_error(f"with kind '{kind}' expects a floating-point type")
    elif kind in _INTEGER_KINDS and not isinstance(type, IntegerType):
        op.emit_op_error(f"with kind '{kind}' expects an integer type")


@verify.add("memref.generic_atomic_rmw")
def generic_atomic_rmw(op: Operation) -> None:
    """A body of one argument, of the element's type, without side effects."""
    arguments = op.regions[0].entry.arguments
    if len(arguments) != 1:
        op.emit_op_error("expected single number of entry block arguments")
        return
    if op.results[0].type is not arguments[0].type:
        op.emit_op_error("expected block argument of the same type result type")
        return
    recursive = ("RecursiveMemoryEffects", "HasRecursiveMemoryEffects")
    for inner in op.walk_post():
        if inner is op or has_no_effect(inner) or any(map(inner.has_trait, recursive)):
            continue
        inner.emit_error(
            "body of 'memref.generic_atomic_rmw' should contain only operations with no side"
            " effects"
        )
        return


@verify.add("memref.atomic_yield")
def atomic_yield(op: Operation) -> None:
    """The value of the result's type."""
    parent = op.parent_op
    if parent is not None and parent.results and parent.results[0].type is not op.operands[0].type:
        op.emit_op_error(
            "types mismatch between yield op: "
            f"'{op.operands[0].type}' and its parent: '{parent.results[0].type}'"
        )


@verify.add("memref.copy")
def copy(op: Operation) -> None:
    """Buffers of one shape and element type (the traits say so)."""


@verify.add("memref.reshape")
def reshape(op: Operation) -> None:
    """Identity layouts, one element type, as many sizes as the result's rank."""
    source: Any = op.operands[0].type
    result: Any = op.results[0].type
    if source.element_type is not result.element_type:
        op.emit_op_error("element types of source and destination memref types should be the same")
        return
    for t, which in ((source, "source"), (result, "result")):
        if isinstance(t, MemRefType) and t.layout is not None:
            op.emit_op_error(f"{which} memref type should have identity affine map")
            return
    size = op.operands[1].type.shape[0]  # type: ignore[attr-defined]
    if isinstance(result, MemRefType):
        if size == DYNAMIC:
            op.emit_op_error("cannot use shape operand with dynamic length to reshape to"
                             " statically-ranked memref type")  # fmt: skip
        elif size != result.rank:
            op.emit_op_error("length of shape operand differs from the result's memref rank")


@verify.add("memref.assume_alignment")
def assume_alignment(op: Operation) -> None:
    """A power of two."""
    value = op.properties["alignment"].value  # type: ignore[attr-defined]
    if value <= 0 or value & (value - 1):
        op.emit_op_error("alignment must be power of 2")


@verify.add("memref.distinct_objects")
def distinct_objects(op: Operation) -> None:
    """One result for each operand, of its type."""
    if not op.operands:
        op.emit_op_error("expected at least one operand")
    elif [v.type for v in op.operands] != [r.type for r in op.results]:
        op.emit_op_error("operand types and result types must match")


@verify.add("memref.alloca_scope#regions")
def alloca_scope(op: Operation) -> None:
    """What the region hands out is what the op has for results."""
    last = op.regions[0].entry.last
    if last is not None:
        check_edge(op, f"Operation {last.name}", "parent", last.operands, op.results)


@verify.add("memref.dma_start")
def dma_start(op: Operation) -> None:
    """Source, destination and tag are memrefs, each with an index per dimension."""
    rest = list(op.operands)
    if len(rest) < 4:
        op.emit_op_error("expected at least 4 operands")
        return
    seen = 4
    for word in ("source", "destination", "tag"):
        if not rest or not isinstance(rest[0].type, MemRefType):
            op.emit_op_error(f"expected {word} to be of memref type")
            return
        rank = len(rest[0].type.shape)
        seen += rank
        if len(op.operands) < seen:
            op.emit_op_error(f"expected at least {seen} operands")
            return
        if any(v.type is not INDEX for v in rest[1 : rank + 1]):
            op.emit_op_error(f"expected {word} indices to be of index type")
            return
        rest = rest[rank + 1 :]
        if word == "destination":
            if rest[0].type is not INDEX:
                op.emit_op_error("expected num elements to be of index type")
                return
            rest = rest[1:]
    if len(rest) not in (0, 2):
        op.emit_op_error("incorrect number of operands")
    elif any(v.type is not INDEX for v in rest):
        op.emit_op_error("expected stride and num elements per stride to be of type index")


@verify.add("memref.dma_wait")
def dma_wait(op: Operation) -> None:
    """An index for each dimension of the tag."""
    rank, given = op.operands[0].type.rank, len(op.operands) - 2  # type: ignore[attr-defined]
    if rank != given:
        op.emit_op_error(
            "expected tagIndices to have the same number of elements as the tagMemRef rank,"
            f" expected {rank}, but got {given}"
        )
