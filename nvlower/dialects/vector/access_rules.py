"""Verifier rules of vector ops that access memory."""

from __future__ import annotations

from nvlower.ir.opdef import verify
from nvlower.ir.strides import strides_and_offset
from nvlower.ir.types import MemRefType, RankedTensorType, ShapedType, VectorType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation


def _unit_stride(op: Operation, type: Any, vector: Any) -> bool:
    if (
        isinstance(type, MemRefType)
        and type.shape
        and not isinstance(type.element_type, VectorType)
    ):
        parts = strides_and_offset(type)
        if vector.num_elements != 1 and (parts is None or parts[0][-1] != 1):
            op.emit_op_error("most minor memref dim must have unit stride")
            return False
    return True


@verify.add("vector.load", "vector.store")
def contiguous(op: Operation) -> None:
    """An index for each dimension, one element type, unit stride at the end."""
    writes = op.name == "vector.store"
    base: Any = op.operands[1 if writes else 0].type
    vector: Any = op.operands[0].type if writes else op.results[0].type
    if not _unit_stride(op, base, vector):
        return
    if base.rank < vector.rank:
        op.emit_op_error(
            "source memref has lower rank than the vector to store"
            if writes
            else "destination memref has lower rank than the result vector"
        )
        return
    element = base.element_type
    if isinstance(element, VectorType):
        if element is not vector:
            op.emit_op_error("base memref and result vector types should match"
                             if not writes else
                             "base memref and valueToStore vector types should match")  # fmt: skip
            return
    elif element is not vector.element_type:
        op.emit_op_error(
            "base and valueToStore element type should match"
            if writes
            else "base and result element types should match"
        )
        return
    if len(op.operands) - 1 - writes != base.rank:
        op.emit_op_error(f"requires {base.rank} indices")


@verify.add(
    "vector.maskedload", "vector.maskedstore", "vector.expandload", "vector.compressstore"
)  # fmt: skip
def masked(op: Operation) -> None:
    """A mask in the vector's shape."""
    writes = op.name in ("vector.maskedstore", "vector.compressstore")
    base: Any = op.operands[0].type
    mask: Any = op.operands[-2].type
    vector: Any = op.operands[-1].type if writes else op.results[0].type
    what = "valueToStore" if writes else "result"
    if base.element_type is not vector.element_type:
        op.emit_op_error(f"base and {what} element type should match")
    elif len(op.operands) - 3 != base.rank:
        op.emit_op_error(f"requires {base.rank} indices")
    elif op.name in ("vector.expandload", "vector.compressstore"):
        if mask.shape[:1] != vector.shape[:1]:
            op.emit_op_error(f"expected {what} dim to match mask dim")
        elif not writes and op.operands[-1].type is not vector:
            op.emit_op_error("expected pass_thru of same type as result type")
    elif mask.shape != vector.shape:
        op.emit_op_error(f"expected {what} shape to match mask shape")
    elif not writes and op.operands[-1].type is not vector:
        op.emit_op_error("expected pass_thru of same type as result type")


@verify.add("vector.gather", "vector.scatter")
def indexed(op: Operation) -> None:
    """Indices and a mask in the vector's shape."""
    writes = op.name == "vector.scatter"
    base: Any = op.operands[0].type
    indices, mask, value = (v.type for v in op.operands[-3:])
    vector: Any = value if writes else op.results[0].type
    what = "valueToStore" if writes else "result"
    if base.element_type is not vector.element_type:
        op.emit_op_error(f"base and {what} element type should match")
    elif getattr(base, "shape", None) is None:
        op.emit_op_error("requires base to be a memref or ranked tensor type")
    elif len(op.operands) - 4 != base.rank:
        op.emit_op_error(f"requires {base.rank} indices")
    elif indices.shape != vector.shape:  # type: ignore[attr-defined]
        op.emit_op_error(f"expected {what} dim to match indices dim")
    elif mask.shape != vector.shape:  # type: ignore[attr-defined]
        op.emit_op_error(f"expected {what} dim to match mask dim")
    elif not writes and value is not vector:
        op.emit_op_error("expected pass_thru of same type as result type")


@verify.add("vector.transfer_read", "vector.transfer_write")
def transfer(op: Operation) -> None:
    """A map from the buffer's dimensions to the vector's, a flag for each of those."""
    writes = op.name == "vector.transfer_write"
    base: Any = op.operands[1 if writes else 0].type
    vector: Any = op.operands[0].type if writes else op.results[0].type
    map: Any = op.properties["permutation_map"].map  # type: ignore[attr-defined]
    bounds: Any = op.properties["in_bounds"].elements  # type: ignore[attr-defined]
    sizes = op.properties["operandSegmentSizes"].values  # type: ignore[attr-defined]
    count = sizes[2] if writes else sizes[1]
    if not isinstance(base, ShapedType):
        op.emit_op_error("requires source to be a memref or ranked tensor type")
        return
    if count != base.rank:
        op.emit_op_error(f"requires {base.rank} indices")
        return
    if writes and any(not hasattr(e, "position") for e in map.results):
        op.emit_op_error("should not have broadcast dimensions")
        return
    if not _fits(op, base, vector, map, bounds):
        return
    if not writes:
        padding = op.operands[1 + count].type
        if padding is not base.element_type:
            op.emit_op_error("requires formal padding and source of the same elemental type")


def _projects(op: Operation, map: Any) -> bool:
    """Report a map whose results are neither distinct dimensions nor 0."""
    seen: set[int] = set()
    for e in map.results:
        position = getattr(e, "position", None)
        if position is None and getattr(e, "value", None) != 0:
            op.emit_op_error(
                "requires a projected permutation_map (at most one dim or the zero constant can"
                " appear in each result)"
            )
            return False
        if position in seen:
            op.emit_op_error(
                "requires a permutation_map that is a permutation (found one dim used more than"
                " once)"
            )
            return False
        if position is not None:
            seen.add(position)
    return True


def _minor_bits(vector: VectorType) -> int:
    """Return the width of the last dimension."""
    width: int = getattr(vector.element_type, "width", 64)
    return width * (vector.shape[-1] if vector.rank else 1)


def _fits(op: Operation, base: Any, vector: Any, map: Any, bounds: Any) -> bool:
    if not isinstance(base, MemRefType | RankedTensorType):
        op.emit_op_error("requires source to be a memref or ranked tensor type")
        return False
    element = base.element_type
    rank = vector.rank
    if isinstance(element, VectorType):
        rank -= element.rank
        if rank < 0:
            op.emit_op_error("requires source vector element and vector result ranks to match.")
            return False
        bits = [t.shape[-1] * getattr(t.element_type, "width", 64) for t in (vector, element)]
        if bits[0] % bits[1]:
            op.emit_op_error(
                "requires the bitwidth of the minor 1-D vector to be an integral multiple of the"
                " bitwidth of the minor 1-D vector of the source"
            )
            return False
    elif _minor_bits(vector) % getattr(element, "width", 64):
        op.emit_op_error(
            "requires the bitwidth of the minor 1-D vector to be an integral multiple of the"
            " bitwidth of the source element type"
        )
        return False
    if len(map.results) != rank:
        op.emit_op_error(
            "requires a permutation_map with result dims of the same rank as the vector type"
        )
        return False
    if map.num_symbols:
        op.emit_op_error("requires permutation_map without symbols")
        return False
    if map.num_dims != base.rank:
        op.emit_op_error(
            "requires a permutation_map with input dims of the same rank as the source type"
        )
        return False
    if not _projects(op, map):
        return False
    if len(bounds) != len(map.results):
        op.emit_op_error(
            f"expects the in_bounds attr of same rank as permutation_map results: affine_map<{map}>"
            f" vs inBounds of size: {len(bounds)}"
        )
        return False
    return True
