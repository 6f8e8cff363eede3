"""Suggested SSA names of memref results."""

from __future__ import annotations

from nvlower.ir.opdef import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

FIXED = {
    "memref.assume_alignment": "assume_align",
    "memref.alloc": "alloc",
    "memref.alloca": "alloca",
    "memref.cast": "cast",
    "memref.collapse_shape": "collapse_shape",
    "memref.dim": "dim",
    "memref.expand_shape": "expand_shape",
    "memref.extract_aligned_pointer_as_index": "intptr",
    "memref.memory_space_cast": "memspacecast",
    "memref.reinterpret_cast": "reinterpret_cast",
    "memref.reshape": "reshape",
    "memref.transpose": "transpose",
    "memref.view": "view",
    "memref.subview": "subview",
}


@names.add(*FIXED)
def fixed(op: Operation) -> list[str | None]:
    """``%alloc``, ``%dim``, ..."""
    return [FIXED[op.name]]


@names.add("memref.extract_strided_metadata")
def metadata(op: Operation) -> list[str | None]:
    """``%base_buffer, %offset, %sizes:2, %strides:2``"""
    source: Any = op.operands[0].type
    rank = source.rank
    if not rank:
        return ["base_buffer", "offset"]
    rest: list[str | None] = [None] * (rank - 1)
    return ["base_buffer", "offset", "sizes", *rest, "strides", *rest]
