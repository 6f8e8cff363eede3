"""cp.async: copies from global to shared memory that do not block."""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.attributes import DialectAttr, i32
from nvlower.ir.types import I32, bit_width
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.memref_descriptor import strided_element_pointer
from nvlower.rewrite.rules import Failed, Rules

from .mbarrier import to_i32

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation, Value
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()

GENERIC, GLOBAL, SHARED = 0, 1, 3
SIZES = (4, 8, 16)
BYPASS_SIZE = 16
"""The only size at which a copy can bypass L1."""


@RULES.lowers("nvgpu.device_async_copy")
def copy(op: Operation, b: Rewriter) -> Failed | None:
    """nvgpu.device_async_copy %src[%i], %dst[%j], 4 : memref<8xf32> to memref<8xf32, 3>
    =>  nvvm.cp.async.shared.global %dst_pointer, %src_pointer, 16, cache = ca
    """
    source, target = op.src.type, op.dst.type
    if b.types.memory_space(target) != SHARED:
        return b.fail(op, "destination memref address space not convertible to integer 3")
    if b.types.memory_space(source) not in (GENERIC, GLOBAL):
        return b.fail(op, "the source memref must be in global memory")
    width = bit_width(target.element_type)
    bits = width * op.dstElements.value
    if bits % 8 or bits // 8 not in SIZES:
        return b.fail(op, f"{bits} bits are copied, but cp.async copies 4, 8 or 16 bytes")
    to = strided_element_pointer(b, b.types, target, b[op.dst], b.values(op.dstIndices), 0)
    at = strided_element_pointer(b, b.types, source, b[op.src], b.values(op.srcIndices), 0)
    at = L.cast(b, "addrspacecast", at, T.ptr(GLOBAL))
    given: Value | None = op.srcElements
    read = None
    if given is not None:
        three, element = L.constant(b, 3, I32), L.constant(b, bit_width(source.element_type), I32)
        count = L.mul(b, element, to_i32(b, b[given]))
        read = b.value("llvm.lshr", (count, three), (I32,))
    modifier = "cg" if op.bypassL1 is not None and bits // 8 == BYPASS_SIZE else "ca"
    b.create(
        "nvvm.cp.async.shared.global",
        (to, at, read),
        (),
        {
            "size": i32(bits // 8),
            "modifier": DialectAttr("nvvm.load_cache_modifier", (modifier,)),
        },
    )
    b.replace(op, L.constant(b, 0, I32))
    return None


@RULES.lowers("nvgpu.device_async_create_group")
def create_group(op: Operation, b: Rewriter) -> None:
    """nvgpu.device_async_create_group %t  =>  nvvm.cp.async.commit.group"""
    b.create("nvvm.cp.async.commit.group", (), ())
    b.replace(op, L.constant(b, 0, I32))


@RULES.lowers("nvgpu.device_async_wait")
def wait(op: Operation, b: Rewriter) -> None:
    """nvgpu.device_async_wait %t {numGroups = 1 : i32}  =>  nvvm.cp.async.wait.group 1"""
    b.create("nvvm.cp.async.wait.group", (), (), {"n": op.numGroups or i32(0)})
    b.erase(op)
