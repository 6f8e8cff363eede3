"""Putting vectors together and taking them apart.

A vector of rank n is n - 1 nested arrays around a one-dimensional LLVM vector.
"""

from __future__ import annotations

from nvlower.ir.attributes import DenseArrayAttr
from nvlower.ir.types import DYNAMIC, I32, I64, VectorType
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.rules import Failed, Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()


def extract_element(b: Rewriter, vector: Value, position: Value) -> Value:
    """Build ``llvm.extractelement vector[position]``."""
    type: Any = vector.type
    return b.value("llvm.extractelement", (vector, position), (type.element_type,))


def insert_element(b: Rewriter, vector: Value, value: Value, position: Value) -> Value:
    """Build ``llvm.insertelement value, vector[position]``."""
    return b.value("llvm.insertelement", (vector, value, position), (vector.type,))


def shuffle(b: Rewriter, first: Value, second: Value, mask: tuple[int, ...]) -> Value:
    """Build ``llvm.shufflevector first, second mask``."""
    type: Any = first.type
    return b.value(
        "llvm.shufflevector",
        (first, second),
        (VectorType((len(mask),), type.element_type, type.scalable),),
        {"mask": DenseArrayAttr(I32, mask)},
    )


def positions(b: Rewriter, op: Operation) -> list[int | Value]:
    """Return the position of an insert or extract: ints where static, converted values else."""
    dynamic = iter(op.dynamic_position)
    return [b[next(dynamic)] if p == DYNAMIC else p for p in op.static_position.values]


def as_value(b: Rewriter, position: int | Value) -> Value:
    """Return an innermost position as a value."""
    return L.constant(b, position, I64) if isinstance(position, int) else position


@RULES.lowers("vector.extract")
def extract(op: Operation, b: Rewriter) -> Failed | None:
    """vector.extract %v[1, 2] : f32 from vector<2x4xf32>
    =>  llvm.extractvalue %v[1], llvm.extractelement [2]
    """
    source: Any = op.source.type
    result = b.type(op.result.type)
    if result is None or b.type(source) is None:
        return b.fail(op, b.types.why_not(source))
    place = positions(b, op)
    value = b[op.source]
    if not place and isinstance(op.result.type, VectorType):
        b.replace(op, value)
        return None
    scalar = not isinstance(op.result.type, VectorType)
    outer = place[:-1] if scalar else place
    static = [p for p in outer if isinstance(p, int)]
    if len(static) != len(outer):
        return b.fail(op, "only the innermost position can be dynamic: arrays have none in LLVM")
    if -1 in place:
        b.replace(op, L.poison(b, result))
        return None
    if outer:
        value = L.extract(b, value, *static)
    if scalar:
        value = extract_element(b, value, as_value(b, place[-1] if place else 0))
    b.replace(op, value)
    return None


@RULES.lowers("vector.insert")
def insert(op: Operation, b: Rewriter) -> Failed | None:
    """vector.insert %x, %v[1, 2] : f32 into vector<2x4xf32>
    =>  llvm.extractvalue %v[1], llvm.insertelement %x [2], llvm.insertvalue
    """
    target: Any = op.dest.type
    type = b.type(target)
    if type is None:
        return b.fail(op, b.types.why_not(target))
    place = positions(b, op)
    value, container = b[op.valueToStore], b[op.dest]
    if not place and isinstance(op.valueToStore.type, VectorType):
        b.replace(op, value)
        return None
    if -1 in place:
        b.replace(op, L.poison(b, type))
        return None
    scalar = len(place) == target.rank
    outer = place[:-1] if scalar else place
    static = [p for p in outer if isinstance(p, int)]
    if len(static) != len(outer):
        return b.fail(op, "only the innermost position can be dynamic: arrays have none in LLVM")
    nested = target.rank > 1
    if scalar:
        row = L.extract(b, container, *static) if nested else container
        value = insert_element(b, row, value, as_value(b, place[-1] if place else 0))
    b.replace(op, L.insert(b, container, value, *static) if nested else value)
    return None


@RULES.lowers("vector.from_elements")
def from_elements(op: Operation, b: Rewriter) -> Failed | None:
    """vector.from_elements %a, %b : vector<2xf32>  =>  a llvm.insertelement each, from poison on"""
    source: Any = op.result.type
    type = b.type(source)
    if type is None:
        return b.fail(op, b.types.why_not(source))
    if source.rank > 1:
        return b.fail(op, "rank > 1 vectors are unrolled before the conversion")
    result = L.poison(b, type)
    for i, v in enumerate(b.values(op.elements)):
        result = insert_element(b, result, v, L.constant(b, i, I64))
    b.replace(op, result)
    return None


@RULES.lowers("vector.to_elements")
def to_elements(op: Operation, b: Rewriter) -> Failed | None:
    """vector.to_elements %v : vector<2xf32>  =>  a llvm.extractelement for each that is used"""
    source: Any = op.source.type
    if b.type(source) is None:
        return b.fail(op, b.types.why_not(source))
    if source.rank > 1:
        return b.fail(op, "rank > 1 vectors must be unrolled first")
    vector = b[op.source]
    found: list[Any] = []
    for i, r in enumerate(op.results):
        found.append(extract_element(b, vector, L.constant(b, i, I64)) if r.uses else [])
    b.replace(op, *found)
    return None


@RULES.lowers("vector.broadcast")
def broadcast(op: Operation, b: Rewriter) -> Failed | None:
    """vector.broadcast %x : f32 to vector<4xf32>  =>  llvm.insertelement, llvm.shufflevector"""
    target: Any = op.vector.type
    type = b.type(target)
    if type is None:
        return b.fail(op, b.types.why_not(target))
    if isinstance(op.source.type, VectorType):
        return b.fail(op, "broadcasts of vectors are lowered before the conversion")
    if target.scalable and target.rank > 1:
        return b.fail(op, "scalable vectors have at most one dimension here")
    result = L.poison(b, type)
    row_type = VectorType(target.shape[-1:] or (1,), type_of_row(type), target.scalable[-1:])
    row = result if target.rank <= 1 else L.poison(b, row_type)
    zero = L.constant(b, 0, I32)
    v = insert_element(b, row, b[op.source], zero)
    if target.rank == 0 or (target.rank == 1 and target.shape == (1,) and not target.scalable):
        b.replace(op, v)
        return None
    mask = (0,) * target.shape[-1]
    if target.rank == 1:
        b.replace(op, shuffle(b, v, row, mask))
        return None
    v = shuffle(b, v, v, mask)
    from itertools import product

    for place in product(*(range(n) for n in target.shape[:-1])):
        result = L.insert(b, result, v, *place)
    b.replace(op, result)
    return None


def type_of_row(type: Any) -> Any:
    """Return the element type of the innermost vector of a converted vector type."""
    while not isinstance(type, VectorType):
        type = type.params[1]
    return type.element_type


@RULES.lowers("vector.shuffle")
def shuffle_op(op: Operation, b: Rewriter) -> Failed | None:
    """vector.shuffle %a, %b [0, 3] : vector<2xf32>, vector<2xf32>  =>  llvm.shufflevector"""
    first: Any = op.v1.type
    second: Any = op.v2.type
    type = b.type(op.vector.type)
    if type is None or b.type(first) is None or b.type(second) is None:
        return b.fail(op, b.types.why_not(op.vector.type))
    mask = op.mask.values
    if first.rank <= 1 and first is second:
        b.replace(op, shuffle(b, b[op.v1], b[op.v2], mask))
        return None
    rank, size = first.rank, first.shape[0] if first.rank else 1
    values = (b[op.v1], b[op.v2])
    result = L.poison(b, type)
    for i, m in enumerate(mask):
        source, place = (values[0], m) if m < size else (values[1], m - size)
        if rank > 1:
            result = L.insert(b, result, L.extract(b, source, place), i)
        else:
            part = extract_element(b, source, b.types.constant_index(b, place))
            result = insert_element(b, result, part, b.types.constant_index(b, i))
    b.replace(op, result)
    return None


@RULES.lowers("vector.interleave")
def interleave(op: Operation, b: Rewriter) -> Failed | None:
    """vector.interleave %a, %b : vector<2xf32> -> vector<4xf32>  =>  vector.shuffle [0, 2, 1, 3]"""
    type: Any = op.result.type
    if type.rank != 1:
        return b.fail(op, "only vectors of one dimension are interleaved at once")
    if any(type.scalable):
        name = "llvm.intr.vector.interleave2"
        b.replace(op, b.value(name, (b[op.lhs], b[op.rhs]), (b.type(type),)))
        return None
    n = type.shape[0] // 2
    mask = tuple(i // 2 + (n if i % 2 else 0) for i in range(2 * n))
    b.replace(op, shuffle(b, b[op.lhs], b[op.rhs], mask))
    return None


@RULES.lowers("vector.deinterleave")
def deinterleave(op: Operation, b: Rewriter) -> Failed | None:
    """vector.deinterleave %v : vector<4xf32> -> vector<2xf32>  =>  two llvm.shufflevector"""
    from nvlower.dialects.llvm import types as T

    type: Any = op.source.type
    if type.rank != 1:
        return b.fail(op, "only vectors of one dimension are taken apart at once")
    source = b[op.source]
    if any(type.scalable):
        half = b.type(op.results[0].type)
        both = b.value("llvm.intr.vector.deinterleave2", (source,), (T.struct(half, half),))
        b.replace(op, L.extract(b, both, 0), L.extract(b, both, 1))
        return None
    nothing = L.poison(b, source.type)
    n = type.shape[0]
    b.replace(op, *(shuffle(b, source, nothing, tuple(range(k, n, 2))) for k in (0, 1)))
    return None


@RULES.lowers("vector.scalable.insert")
def scalable_insert(op: Operation, b: Rewriter) -> Failed | None:
    """vector.scalable.insert %a, %b[4]  =>  llvm.intr.vector.insert"""
    parts = (b[op.dest], b[op.valueToStore])
    b.replace(op, b.value("llvm.intr.vector.insert", parts, (parts[0].type,), {"pos": op.pos}))
    return None


@RULES.lowers("vector.scalable.extract")
def scalable_extract(op: Operation, b: Rewriter) -> Failed | None:
    """vector.scalable.extract %a[4]  =>  llvm.intr.vector.extract"""
    type = b.type(op.result.type)
    b.replace(op, b.value("llvm.intr.vector.extract", (b[op.source],), (type,), {"pos": op.pos}))
    return None


@RULES.lowers("vector.step")
def scalable_step(op: Operation, b: Rewriter) -> Failed | None:
    """vector.step : vector<[4]xindex>  =>  llvm.intr.stepvector"""
    b.replace(op, b.value("llvm.intr.stepvector", (), (b.type(op.result.type),)))
    return None


@RULES.lowers("vector.bitcast")
def bitcast(op: Operation, b: Rewriter) -> Failed | None:
    """vector.bitcast %v : vector<4xf16> to vector<2xf32>  =>  llvm.bitcast"""
    type = b.type(op.result.type)
    if type is None or not isinstance(type, VectorType):
        return b.fail(op, "only 0-D and 1-D vectors can be bitcast")
    b.replace(op, L.cast(b, "bitcast", b[op.source], type))
    return None


@RULES.lowers("vector.type_cast")
def type_cast(op: Operation, b: Rewriter) -> Failed | None:
    """vector.type_cast %m : memref<2x4xf32> to memref<vector<2x4xf32>>  =>  a rank 0 descriptor"""
    from nvlower.rewrite.memref_descriptor import (
        MemRefDescriptor,
        descriptor,
        is_contiguous_identity,
    )

    source: Any = op.memref.type
    target: Any = op.result.type
    if b.type(source) is None or b.type(target) is None:
        return b.fail(op, b.types.why_not(source))
    if not source.has_static_shape or not is_contiguous_identity(source):
        return b.fail(op, "only contiguous memrefs of static shape can be cast")
    s = descriptor(b, op.memref)
    d = MemRefDescriptor.poison(b, b.types, target)
    d.set_allocated(b, s.allocated(b))
    d.set_aligned(b, s.aligned(b))
    d.set_constant_offset(b, 0)
    b.replace(op, d.value)
    return None
