"""Slices, and ops that work on rows one by one.

Source: VectorInsertExtractStridedSliceRewritePatterns.cpp, LowerVectorInterleave.cpp,
LowerVectorBitCast.cpp, LowerVectorGather.cpp, LowerVectorStep.cpp, LowerVectorFromElements.cpp.
"""

from __future__ import annotations

from nvlower.dialects.fold_tools import make
from nvlower.ir.types import VectorType

from . import tools as V

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation


def insert_other_rank(op: Operation, b: Any) -> bool:
    """vector.insert_strided_slice into a vector of higher rank  =>  one into a part of it"""
    part, whole = op.operands
    offsets, strides = V.integers(op.offsets), V.integers(op.strides)
    extra = whole.type.rank - part.type.rank  # type: ignore[attr-defined]
    if not offsets or not extra:
        return False
    place = offsets[:extra]
    inner = V.extract(b, whole, *place)
    props = {"offsets": V.numbers(offsets[extra:]), "strides": V.numbers(strides)}
    made = b.value("vector.insert_strided_slice", (part, inner), (inner.type,), props)
    b.replace(op, V.insert(b, made, whole, *place))
    return True


def insert_same_rank(op: Operation, b: Any) -> bool:
    """vector.insert_strided_slice into a vector of its rank  =>  two vector.shuffle per row"""
    part, whole = op.operands
    small: Any = part.type
    type: Any = whole.type
    offsets, strides = V.integers(op.offsets), V.integers(op.strides)
    if not offsets or small.rank != type.rank:
        return False
    if small is type:
        b.replace(op, part)
        return True
    if any(type.scalable) or any(small.scalable):
        return False
    start, count, stride = offsets[0], small.shape[0], strides[0]
    end = start + count * stride
    if type.rank == 1:
        size = type.shape[0]
        wide = V.shuffle(b, part, part, [i if i < count else 0 for i in range(size)])
        b.replace(op, V.shuffle(b, wide, whole, [
            (i - start) // stride
            if start <= i < end and (i - start) % stride == 0 else size + i
            for i in range(size)
        ]))  # fmt: skip
        return True
    result: Any = whole
    for i, off in enumerate(range(start, end, stride)):
        row = V.extract(b, part, i)
        inner = V.extract(b, whole, off)
        props = {"offsets": V.numbers(offsets[1:]), "strides": V.numbers(strides[1:])}
        row = b.value("vector.insert_strided_slice", (row, inner), (inner.type,), props)
        result = V.insert(b, row, result, off)
    b.replace(op, result)
    return True


def extract_one_dimension(op: Operation, b: Any) -> bool:
    """vector.extract_strided_slice of the first dimension  =>  vector.shuffle"""
    source: Any = op.operands[0].type
    offsets, sizes, strides = map(V.integers, (op.offsets, op.sizes, op.strides))
    if len(offsets) != 1 or any(source.scalable):
        return False
    mask = [offsets[0] + i * strides[0] for i in range(sizes[0])]
    b.replace(op, V.shuffle(b, op.operands[0], op.operands[0], mask))
    return True


def extract_dimensions(op: Operation, b: Any) -> bool:
    """vector.extract_strided_slice of several dimensions  =>  one of fewer for each row"""
    type: Any = op.results[0].type
    offsets, sizes, strides = map(V.integers, (op.offsets, op.sizes, op.strides))
    if len(offsets) == 1 or V.leading_scalable(type):
        return False
    result = V.broadcast(b, V.zero(b, type.element_type), type)
    row = V.drop(type)
    for i in range(sizes[0]):
        part = V.extract(b, op.operands[0], offsets[0] + i * strides[0])
        props = {
            "offsets": V.numbers(offsets[1:]),
            "sizes": V.numbers(sizes[1:]),
            "strides": V.numbers(strides[1:]),
        }
        made = b.value("vector.extract_strided_slice", (part,), (row,), props)
        result = V.insert(b, made, result, i)
    b.replace(op, result)
    return True


# -- row by row ----------------------------------------------------------------------------------
def interleave(op: Operation, b: Any) -> bool:
    """vector.interleave of rank n  =>  one for each row"""
    type: Any = op.results[0].type
    walk = V.rows(type)
    if type.rank <= 1 or walk is None:
        return False
    result = V.zero(b, type)
    for place in walk:
        left, right = V.extract(b, op.lhs, *place), V.extract(b, op.rhs, *place)
        row = _deep(type, len(place))
        made = b.value("vector.interleave", (left, right), (row,))
        result = V.insert(b, made, result, *place)
    b.replace(op, result)
    return True


def _deep(type: Any, n: int) -> Any:
    return VectorType(type.shape[n:], type.element_type, type.scalable[n:] if type.scalable else ())


def deinterleave(op: Operation, b: Any) -> bool:
    """vector.deinterleave of rank n  =>  one for each row"""
    type: Any = op.results[0].type
    walk = V.rows(type)
    if type.rank <= 1 or walk is None:
        return False
    even = odd = V.zero(b, type)
    for place in walk:
        row = _deep(type, len(place))
        made = b.create("vector.deinterleave", (V.extract(b, op.source, *place),), (row, row))
        even = V.insert(b, made.results[0], even, *place)
        odd = V.insert(b, made.results[1], odd, *place)
    b.replace(op, even, odd)
    return True


def bitcast(op: Operation, b: Any) -> bool:
    """vector.bitcast of rank n  =>  one for each row"""
    type: Any = op.results[0].type
    walk = V.rows(type)
    if type.rank <= 1 or walk is None:
        return False
    result = V.poison(b, type)
    for place in walk:
        part = V.extract(b, op.operands[0], *place)
        made = b.value("vector.bitcast", (part,), (_deep(type, len(place)),))
        result = V.insert(b, made, result, *place)
    b.replace(op, result)
    return True


def gather(op: Operation, b: Any) -> bool:
    """vector.gather of rank n  =>  one of rank n - 1 for each row"""
    type: Any = op.results[0].type
    if type.rank < 2 or V.leading_scalable(type):
        return False
    result = V.poison(b, type)
    row = V.drop(type)
    given = op.properties.get("alignment")
    props = {} if given is None else {"alignment": given}
    for i in range(type.shape[0]):
        parts = [V.extract(b, v, i) for v in (op.indices, op.mask, op.pass_thru)]
        made = b.value("vector.gather", (op.base, op.offsets, *parts), (row,), dict(props))
        result = V.insert(b, made, result, i)
    b.replace(op, result)
    return True


def step(op: Operation, b: Any) -> bool:
    """vector.step  =>  arith.constant dense<[0, 1, ...]>"""
    type: Any = op.results[0].type
    if any(type.scalable):
        return False
    b.replace(op, V.constant(b, make(type, list(range(type.shape[0]))), type))
    return True


def fma(op: Operation, b: Any) -> bool:
    """vector.fma of rank n  =>  one of rank n - 1 for each row"""
    type: Any = op.results[0].type
    if type.rank < 2 or V.leading_scalable(type):
        return False
    result = V.broadcast(b, V.zero(b, type.element_type), type)
    for i in range(type.shape[0]):
        parts = [V.extract(b, v, i) for v in op.operands]
        made = b.value("vector.fma", parts, (parts[0].type,))
        result = V.insert(b, made, result, i)
    b.replace(op, result)
    return True


def from_elements(op: Operation, b: Any) -> bool:
    """vector.from_elements of rank n  =>  one of rank n - 1 for each row"""
    type: Any = op.results[0].type
    if type.rank <= 1 or type.scalable:
        return False
    row = V.drop(type)
    result = V.poison(b, type)
    n = row.num_elements
    for i in range(type.shape[0]):
        part = b.value("vector.from_elements", (op.operands[i * n : (i + 1) * n],), (row,))
        result = V.insert(b, part, result, i)
    b.replace(op, result)
    return True


def to_elements(op: Operation, b: Any) -> bool:
    """vector.to_elements of rank n  =>  one of rank n - 1 for each row"""
    type: Any = op.source.type
    if type.rank <= 1 or any(type.scalable):
        return False
    parts = [V.extract(b, op.source, i) for i in range(type.shape[0])]
    found: list[Any] = []
    for p in parts:
        types = [type.element_type] * p.type.num_elements
        found.extend(b.create("vector.to_elements", (p,), types).results)
    b.replace(op, *found)
    return True
