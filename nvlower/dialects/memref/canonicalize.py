"""Canonicalization of the memref dialect.

Source: MemRefOps.cpp.
"""

from __future__ import annotations

from nvlower.dialects.fold_tools import maker
from nvlower.ir.attributes import DenseArrayAttr, IntegerAttr, StridedLayoutAttr
from nvlower.ir.core import Operation, Value
from nvlower.ir.opdef import canonicalize
from nvlower.ir.strides import strides_and_offset
from nvlower.ir.types import DYNAMIC, MemRefType, UnrankedMemRefType

from . import scope_rules

__all__ = ["scope_rules"]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Mixed = list[Any]

PARTS = ("offsets", "sizes", "strides")


def constant(value: Any) -> int | None:
    """Return the value of an index constant, None for anything else."""
    op = value.defining_op
    if op is None or op.operands:
        return None
    attr = op.properties.get("value")
    return attr.value if isinstance(attr, IntegerAttr) else None


def mixed(op: Operation, part: str) -> Mixed:
    """Return offsets, sizes or strides, each as an int or as the value that gives it."""
    static: Any = op.properties[f"static_{part}"]
    dynamic = iter(getattr(op, part))
    return [next(dynamic) if n == DYNAMIC else n for n in static.values]


def known(values: Mixed) -> Mixed:
    """Replace values that are constants by what they are."""
    found: Mixed = []
    for v in values:
        n = constant(v) if isinstance(v, Value) else v
        found.append(v if n is None or n == DYNAMIC else n)
    return found


def same(a: Mixed, b: Mixed) -> bool:
    """Tell whether two lists hold equal numbers and the same values."""
    return len(a) == len(b) and all(
        x is y or (isinstance(x, int) and isinstance(y, int) and x == y)
        for x, y in zip(a, b, strict=True)
    )


def _static(values: Mixed) -> tuple[int, ...]:
    return tuple(DYNAMIC if isinstance(v, Value) else v for v in values)


def _dynamic(values: Mixed) -> list[Value]:
    return [v for v in values if isinstance(v, Value)]


def _parts(parts: list[Mixed], old: Operation) -> dict[str, Any]:
    properties = {k: v for k, v in old.properties.items() if not k.endswith(PARTS)}
    properties.pop("operandSegmentSizes", None)
    i64 = old.properties["static_sizes"].element_type  # type: ignore[attr-defined]
    for name, values in zip(PARTS, parts, strict=True):
        properties[f"static_{name}"] = DenseArrayAttr(i64, _static(values))
    return properties


def _replace_with_cast(b: Any, op: Operation, new: Value) -> None:
    """Replace the result of `op` by `new`, through memref.cast where its type differs."""
    type = op.results[0].type
    if new.type is not type:
        new = b.value("memref.cast", [new], [type])
    b.replace(op, new)


# -- reinterpret_cast ----------------------------------------------------------------------------
def _by_type(values: Mixed, type: MemRefType, part: str) -> Mixed:
    """Replace values by what the type of a memref says of them."""
    layout = strides_and_offset(type)
    if layout is None:
        return values
    strides, offset = layout
    said = {"offsets": [offset], "sizes": list(type.shape), "strides": strides}[part]
    return [
        n if isinstance(v, Value) and n != DYNAMIC else v for v, n in zip(values, said, strict=True)
    ]


def _constified(op: Operation) -> list[Mixed]:
    type: Any = op.results[0].type
    return [_by_type(known(mixed(op, p)), type, p) for p in PARTS]


def reinterpret_of_metadata(op: Operation, b: Any) -> bool:
    """``reinterpret_cast`` of the base of x's metadata is x, or at least reads x."""
    meta = maker(op.operands[0], "memref.extract_strided_metadata")
    if meta is None:
        return False
    source = meta.operands[0]
    type: Any = source.type
    if isinstance(type, MemRefType):
        results = meta.results
        rank = type.rank
        given = [[results[1]], list(results[2 : 2 + rank]), list(results[2 + rank :])]
        said = [_by_type(list(v), type, p) for v, p in zip(given, PARTS, strict=True)]
        if all(same(x, y) for x, y in zip(said, _constified(op), strict=True)):
            _replace_with_cast(b, op, source)
            return True
    op.set_operand(0, source)
    b.update(op)
    return True


def reinterpret_constants(op: Operation, b: Any) -> bool:
    """Take constant operands into the op and its type, and cast back."""
    before = [mixed(op, p) for p in PARTS]
    after = _constified(op)
    if all(same(x, y) for x, y in zip(before, after, strict=True)):
        return False
    old: Any = op.results[0].type
    offset, sizes, strides = (_static(v) for v in after)
    if any(n < 0 and n != DYNAMIC for n in (*offset, *sizes)):
        return False
    type = MemRefType(
        sizes, old.element_type, StridedLayoutAttr(strides, offset[0]), old.memory_space
    )
    new = b.value(
        "memref.reinterpret_cast",
        [op.operands[0], *(_dynamic(v) for v in after)],
        [type],
        _parts(after, op),
    )
    _replace_with_cast(b, op, new)
    return True


# -- subview -------------------------------------------------------------------------------------
def subview_type(
    source: MemRefType, parts: list[Mixed], like: MemRefType, dropped: list[bool]
) -> MemRefType | None:
    """Return the type of a subview of `source` without the `dropped` dimensions."""
    layout = strides_and_offset(source)
    if layout is None:
        return None
    strides, offset = layout
    offsets, sizes, steps = (_static(p) for p in parts)
    total = offset
    for o, s in zip(offsets, strides, strict=True):
        if o == 0:
            continue
        total = DYNAMIC if DYNAMIC in (total, o, s) else total + o * s
    new = [DYNAMIC if DYNAMIC in (s, t) else s * t for s, t in zip(strides, steps, strict=True)]
    kept = [i for i, d in enumerate(dropped) if not d]
    return MemRefType(
        tuple(sizes[i] for i in kept),
        like.element_type,
        StridedLayoutAttr(tuple(new[i] for i in kept), total),
        like.memory_space,
    )


def dropped_dims(op: Operation) -> list[bool] | None:
    """Return which dimensions a rank-reducing subview drops; None where it is unclear."""
    result: Any = op.results[0].type
    sizes: tuple[int, ...] = op.properties["static_sizes"].values  # type: ignore[attr-defined]
    missing = len(sizes) - result.rank
    if not missing:
        return [False] * len(sizes)
    if sum(s == 1 for s in sizes) == missing:
        return [s == 1 for s in sizes]
    left = list(result.shape)
    dropped: list[bool] = []
    for s in sizes:
        keep = bool(left) and (left[0] == s)
        if keep and s == 1 and len(left) < sum(1 for _ in sizes) - len(dropped):
            keep = False
        dropped.append(not keep)
        if keep:
            left.pop(0)
    return dropped if sum(dropped) == missing else None


def subview_constants(op: Operation, b: Any) -> bool:
    """Take constant operands into the op and its type, and cast back."""
    before = [mixed(op, p) for p in PARTS]
    after = [known(p) for p in before]
    source, result = op.operands[0].type, op.results[0].type
    if all(same(x, y) for x, y in zip(before, after, strict=True)):
        return False
    if not isinstance(source, MemRefType) or not isinstance(result, MemRefType):
        return False
    dropped = dropped_dims(op)
    if dropped is None or any(n < 0 for p in after[:2] for n in p if isinstance(n, int)):
        return False
    type = subview_type(source, after, result, dropped)
    if type is None:
        return False
    new = b.value(
        "memref.subview",
        [op.operands[0], *(_dynamic(v) for v in after)],
        [type],
        _parts(after, op),
    )
    _replace_with_cast(b, op, new)
    return True


def _loses_nothing(cast: Operation) -> bool:
    """Tell whether a cast only forgets sizes, strides and offset, so that users can skip it."""
    before, after = cast.operands[0].type, cast.results[0].type
    if not isinstance(before, MemRefType) or not isinstance(after, MemRefType):
        return False
    if before.element_type is not after.element_type or before.rank != after.rank:
        return False
    layouts = strides_and_offset(before), strides_and_offset(after)
    if layouts[0] is None or layouts[1] is None:
        return False
    known = (*before.shape, *layouts[0][0], layouts[0][1])
    seen = (*after.shape, *layouts[1][0], layouts[1][1])
    return all(k != DYNAMIC or s == DYNAMIC for k, s in zip(known, seen, strict=True))


def subview_of_cast(op: Operation, b: Any) -> bool:
    """View what a cast reads, and cast back."""
    if any(constant(v) is not None for v in op.operands):
        return False
    cast = maker(op.operands[0], "memref.cast")
    if cast is None or not _loses_nothing(cast):
        return False
    dropped = dropped_dims(op)
    result: Any = op.results[0].type
    source: Any = cast.operands[0].type
    parts = [mixed(op, p) for p in PARTS]
    type = None if dropped is None else subview_type(source, parts, result, dropped)
    if type is None:
        return False
    new = b.value(
        "memref.subview",
        [cast.operands[0], *(_dynamic(v) for v in parts)],
        [type],
        _parts(parts, op),
    )
    _replace_with_cast(b, op, new)
    return True


def trivial_subview(op: Operation, b: Any) -> bool:
    """A subview of all there is."""
    source = op.operands[0]
    type: Any = source.type
    offsets, sizes, strides = (mixed(op, p) for p in PARTS)
    if any(isinstance(v, Value) for v in (*offsets, *sizes, *strides)):
        return False
    if any(offsets) or any(s != 1 for s in strides) or tuple(sizes) != tuple(type.shape):
        return False
    if op.results[0].type is not type and op.results[0].type.rank != type.rank:  # type: ignore[attr-defined]
        return False
    if type is op.results[0].type:
        b.replace(op, source)
    else:
        b.replace(op, b.value("memref.cast", [source], [op.results[0].type]))
    return True


# -- allocations ---------------------------------------------------------------------------------
def alloc_constants(op: Operation, b: Any) -> bool:
    """Constant sizes become part of the type."""
    type: Any = op.results[0].type
    sizes = list(op.dynamicSizes)
    if not any(constant(s) is not None for s in sizes):
        return False
    shape = []
    rest = []
    for d in type.shape:
        if d != DYNAMIC:
            shape.append(d)
            continue
        size = sizes.pop(0)
        n = constant(size)
        if n is None or n < 0:
            shape.append(DYNAMIC)
            rest.append(size)
        else:
            shape.append(n)
    new_type = MemRefType(tuple(shape), type.element_type, type.layout, type.memory_space)
    if new_type is type:
        return False
    properties = {k: v for k, v in op.properties.items() if k != "operandSegmentSizes"}
    new = b.value(op.name, [rest, list(op.symbolOperands)], [new_type], properties)
    b.replace(op, b.value("memref.cast", [new], [type]))
    return True


def alloc_dead(op: Operation, b: Any) -> bool:
    """Memory that is only written and freed goes, with its stores."""
    memory = op.results[0]
    for user in memory.uses:
        stored = user.name == "memref.store" and user.operands[0] is not memory
        if not stored and user.name != "memref.dealloc":
            return False
    for user in list(memory.uses):
        b.erase(user)
    b.erase(op)
    return True


# -- others --------------------------------------------------------------------------------------
def view_constants(op: Operation, b: Any) -> bool:
    """Constant sizes become part of the type."""
    type: Any = op.results[0].type
    sizes = list(op.operands[2:])
    if type.has_static_shape or not any((constant(s) or -1) >= 0 for s in sizes):
        return False
    shape = []
    rest = []
    for d in type.shape:
        size = sizes.pop(0) if d == DYNAMIC else None
        n = d if size is None else constant(size)
        if n is not None and n >= 0:
            shape.append(n)
        else:
            shape.append(DYNAMIC)
            rest.append(size)
    new_type = MemRefType(tuple(shape), type.element_type, type.layout, type.memory_space)
    new = b.value("memref.view", [op.operands[0], op.operands[1], rest], [new_type])
    b.replace(op, b.value("memref.cast", [new], [type]))
    return True


def view_of_cast(op: Operation, b: Any) -> bool:
    """Read what a cast reads."""
    cast = maker(op.operands[0], "memref.cast")
    if cast is None or not isinstance(cast.operands[0].type, MemRefType):
        return False
    op.set_operand(0, cast.operands[0])
    b.update(op)
    return True


def copy(op: Operation, b: Any) -> bool:
    """Copies to itself, and of nothing."""
    source, target = op.operands
    empty = any(isinstance(v.type, MemRefType) and 0 in v.type.shape for v in op.operands)
    if source is target or empty:
        b.erase(op)
        return True
    changed = False
    for i, v in enumerate(op.operands):
        cast = maker(v, "memref.cast")
        if cast is None or isinstance(cast.operands[0].type, UnrankedMemRefType):
            continue
        op.set_operand(i, cast.operands[0])
        changed = True
    if changed:
        b.update(op)
    return changed


canonicalize.add("memref.reinterpret_cast")([reinterpret_of_metadata, reinterpret_constants])
canonicalize.add("memref.subview")([subview_constants, subview_of_cast, trivial_subview])
canonicalize.add("memref.alloc")([alloc_constants, alloc_dead])
canonicalize.add("memref.alloca")([alloc_constants, alloc_dead])
canonicalize.add("memref.view")([view_constants, view_of_cast])
canonicalize.add("memref.realloc")(alloc_dead)
canonicalize.add("memref.copy")(copy)
