"""Verifier rules of nvgpu ops."""

from __future__ import annotations

from nvlower.dialects.gpu.verify import is_workgroup
from nvlower.ir.attributes import IntegerAttr
from nvlower.ir.opdef import verify
from nvlower.ir.strides import strides_and_offset
from nvlower.ir.types import VectorType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation


def in_shared_memory(type: Any) -> bool:
    """Tell whether a buffer lies in the workgroup's memory."""
    space = type.memory_space
    return is_workgroup(space) or (isinstance(space, IntegerAttr) and space.value == 3)


_SHARED = "must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)"


@verify.add("nvgpu.device_async_copy")
def device_async_copy(op: Operation) -> None:
    """From anywhere to shared memory: 4, 8 or 16 bytes of one element type."""
    source: Any = op.src.type
    target: Any = op.dst.type
    for t, which in ((source, "source"), (target, "destination")):
        parts = strides_and_offset(t)
        if parts is None or (parts[0] and parts[0][-1] != 1):
            op.emit_error(f"{which} memref most minor dim must have unit stride")
            return
    if not in_shared_memory(target):
        op.emit_error(f"destination memref {_SHARED}")
        return
    if source.element_type is not target.element_type:
        op.emit_error("source and destination must have the same element type")
        return
    for t, which, indices in (
        (source, "source", op.srcIndices), (target, "destination", op.dstIndices),
    ):  # fmt: skip
        if len(indices) != t.rank:
            op.emit_op_error(f"expected {t.rank} {which} indices, got {len(indices)}")
            return
    count = op.properties["dstElements"].value  # type: ignore[attr-defined]
    element = target.element_type
    if isinstance(element, VectorType):
        width = element.num_elements * element.element_type.width  # type: ignore[attr-defined]
    else:
        width = element.width
    if width * count not in (32, 64, 128):
        allowed = [
            str(bits // width) for bits in (32, 64, 128) if bits >= width and not bits % width
        ]
        op.emit_error(
            f"Requested copy elements is {count} with width {width}. But copy elements could be"
            f" one of {', '.join(allowed)}."
        )
        return
    if op.properties.get("bypassL1") is not None and width * count != 128:
        op.emit_op_error(
            f"bypassL1 does not satify alignment for '{target}' with destination element {count}."
            f" Unset bypassL1, or set destination element to {128 // width}"
        )


@verify.add("nvgpu.ldmatrix")
def ldmatrix(op: Operation) -> None:
    """Two 16-bit elements a register, a register a tile, from shared memory."""
    source: Any = op.operands[0].type
    result: Any = op.results[0].type
    tiles = op.properties["numTiles"].value  # type: ignore[attr-defined]
    width = result.element_type.width
    if not in_shared_memory(source):
        op.emit_error(f"expected nvgpu.ldmatrix srcMemref {_SHARED}")
    elif width > 32:
        op.emit_error("nvgpu.ldmatrix works for 32b or lower")
    elif op.properties["transpose"].value and width != 16:  # type: ignore[attr-defined]
        op.emit_error("nvgpu.ldmatrix transpose works only at 16b granularity")
    elif result.rank != 2:
        op.emit_error("results must be 2 dimensional vector")
    elif result.shape[1] != 32 // width:
        op.emit_error(f"expected vector register shape[1] = {32 // width}")
    elif result.shape[0] != tiles:
        op.emit_error("expected vector register shape[0] and numTiles to match")


@verify.add("nvgpu.rcp")
def rcp(op: Operation) -> None:
    """The approximate form, flushed to zero."""
    rounding = op.properties["rounding"].params[0]  # type: ignore[attr-defined]
    if rounding != "approx" or op.properties.get("ftz") is None:
        op.emit_op_error("has a limitation. " + f"#nvgpu<rcp_rounding_mode {rounding}> or non-ftz"
                         " is not supported yet.")  # fmt: skip


from . import verify_matrix, verify_tma  # noqa: E402, F401
