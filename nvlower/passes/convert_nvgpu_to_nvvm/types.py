"""What the nvgpu types become, and the shapes of what they hold."""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.attributes import IntegerAttr
from nvlower.ir.types import F16, F32, I32, I64, DialectType, IndexType, MemRefType, Type
from nvlower.rewrite.type_converter import LLVMTypeConverter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

SHARED = 3
"""The number of the shared memory space."""

WGMMA_ROWS = 64
"""Rows of the accumulator that one warpgroup instruction computes."""

GPU_SPACES = {"global": 1, "workgroup": SHARED, "private": 5}


def converter(root: Operation, options: Any = None) -> LLVMTypeConverter:
    """Return the type converter of this pass for the code in `root`.

    nvgpu.mbarrier.group => the descriptor of a memref of i64; mbarrier.token, warpgroup.descriptor
    => i64; device.async.token => i32; tensormap.descriptor => !llvm.ptr; warpgroup.accumulator
    => a struct per 64 rows, which holds the registers of one thread. With `index-casts` an index
    stays one: lowerings cast it where they need a width.
    """
    from nvlower.ir.data_layout import index_width
    from nvlower.rewrite.widths import SHORT, field_widths, kernel_width

    width = index_width(root)
    shared = getattr(options, "shared_index_bitwidth", 0)
    if not shared and getattr(options, "short_pointers", False):
        shared = kernel_width(root, SHARED, SHORT)
    types = LLVMTypeConverter(width, field_width=field_widths(root, shared, width))
    if getattr(options, "index_casts", False):
        types.add(IndexType, lambda t: t)
    types.add_memory_spaces("gpu.address_space", GPU_SPACES)
    types.add("nvgpu.mbarrier.group", lambda t: _group(types, t))
    types.add("nvgpu.mbarrier.token", lambda t: I64)
    types.add("nvgpu.warpgroup.descriptor", lambda t: I64)
    types.add("nvgpu.device.async.token", lambda t: I32)
    types.add("nvgpu.tensormap.descriptor", lambda t: T.ptr())
    types.add("nvgpu.warpgroup.accumulator", _accumulator)
    return types


def _group(types: LLVMTypeConverter, group: DialectType) -> Type | None:
    return types.convert(group_memref(group)) if is_shared(group.params[0]) else None


def is_shared(space: Any) -> bool:
    """Tell whether a memory space attribute means shared memory."""
    if isinstance(space, IntegerAttr):
        return space.value == SHARED
    return getattr(space, "name", "") == "gpu.address_space" and space.params[0] == "workgroup"


def group_memref(group: DialectType) -> MemRefType:
    """Return the memref that holds the barriers of a group in shared memory."""
    return MemRefType((group.params[1],), I64, None, IntegerAttr(SHARED, I64))


def registers(element: Type, columns: int) -> tuple[Type, int] | None:
    """Return type and number of a thread's accumulator registers per 64 rows; None: unknown type.

    Two f16 elements share a 32-bit register.
    """
    if element is F32 or element is I32:
        return element, columns // 2
    return (I32, columns // 4) if element is F16 else None


def _accumulator(accumulator: DialectType) -> Type | None:
    fragment: Any = accumulator.params[0]
    if fragment.rank != 2:
        return None
    rows, columns = fragment.shape
    found = registers(fragment.element_type, columns)
    if found is None:
        return None
    return T.struct(*[T.struct(*[found[0]] * found[1])] * -(-rows // WGMMA_ROWS))
