"""Verifier rules of tensor copies (TMA) and their descriptors."""

from __future__ import annotations

from nvlower.ir.opdef import verify
from nvlower.ir.types import VectorType

from .verify import in_shared_memory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

_ROW_BYTES = {"swizzle_32b": 32, "swizzle_64b": 64, "swizzle_128b": 128}
"""How long a row is for each swizzle, where there is more than one."""

_MOST = 256
_MOST_COORDINATES = 5


def _bits(element: Any) -> int:
    """Return the width of an element."""
    if isinstance(element, VectorType):
        return element.num_elements * _bits(element.element_type)
    width: int = getattr(element, "width", 0)
    return width


def _row_fault(tensor: Any, swizzle: str) -> str:
    """Return what is wrong with the bytes of a box's row."""
    if tensor.rank == 0:
        return "the tensor map descriptor must have a dimension"
    row = _bits(tensor.element_type) * tensor.shape[-1] // 8
    wanted = _ROW_BYTES.get(swizzle, row)
    if tensor.rank > 1 and row != wanted:
        return (
            f"the tensormap descriptor must have last dimension of {wanted} bytes but it is"
            f" {row} bytes"
        )
    return ""


def _fault(descriptor: Any, memref: Any) -> str:
    """Return what is wrong with a descriptor, and with the memory where its box goes."""
    tensor = descriptor.params[0]
    if descriptor.interleave != "none":
        return "Interleave options are not supported yet."
    if not in_shared_memory(tensor):
        return (
            "the tensor map descriptor has incorrect address space, it must be shared memory"
            " address space."
        )
    if not tensor.has_static_shape:
        return "the tensor map descriptor must be static shaped"
    for d in tensor.shape:
        if not 0 < d <= _MOST:
            return (
                f"the tensor map descriptor must have dimensions between 1 and {_MOST} but it is"
                f" {d}"
            )
    fault = _row_fault(tensor, descriptor.swizzle)
    return fault or ("" if memref is None else _memory_fault(tensor, memref))


def _memory_fault(tensor: Any, memref: Any) -> str:
    """Return what is wrong with the memory where a box goes."""
    if tensor.element_type is not memref.element_type:
        return "the element type of tensor map descriptor and memref must be same"
    if not in_shared_memory(memref):
        return (
            "the destination memref has incorrect address space, it must be shared memory address"
            " space."
        )
    if getattr(memref, "shape", None) is None or not memref.has_static_shape:
        return "the destination memref must be static shaped"
    if memref.rank != tensor.rank:
        return "the shape of tensor map descriptor and memref must have same rank"
    if memref.shape != tensor.shape:
        return f"memref and tensor map shapes mismatch '{tensor}' != '{memref}'"
    return ""


def _copy(op: Operation, memref: Any) -> None:
    descriptor = op.tensorMapDescriptor.type
    fault = _fault(descriptor, memref)
    if not fault:
        tensor, count = descriptor.params[0], len(op.coordinates)
        if _bits(tensor.element_type) * tensor.shape[-1] // 8 % 16:
            fault = "the bytes in the last dimension of the tensor map must be a multiple of 16"
        elif count > _MOST_COORDINATES:
            fault = f"Maximum {_MOST_COORDINATES} coordinates are supported."
        elif count != tensor.rank:
            fault = "number of coordinates do not match with the rank of tensor descriptor map."
    if fault:
        op.emit_error(fault)


@verify.add("nvgpu.tma.async.load")
def tma_load(op: Operation) -> None:
    """A box that the copy engine takes, and memory of its size."""
    _copy(op, op.dst.type)


@verify.add("nvgpu.tma.async.store")
def tma_store(op: Operation) -> None:
    """A box that the copy engine takes, and memory of its size."""
    _copy(op, op.src.type)


@verify.add("nvgpu.tma.create.descriptor")
def tma_create(op: Operation) -> None:
    """At most five dimensions; a box that the copy engine takes."""
    if len(op.boxDimensions) > _MOST_COORDINATES:
        op.emit_error(f"Maximum {_MOST_COORDINATES} coordinates are supported.")
        return
    fault = _fault(op.tensorMap.type, None)
    if fault:
        op.emit_error(fault)


@verify.add("nvgpu.warpgroup.generate.descriptor")
def generate_descriptor(op: Operation) -> None:
    """Rows of 128 bytes, swizzled."""
    descriptor = op.tensorMap.type
    fault = _fault(descriptor, None)
    if fault:
        op.emit_error(fault)
    elif descriptor.swizzle != "swizzle_128b":
        op.emit_error("supports only swizzle_128b is supported for the time being")
