"""Verifier rules of the fifth generation's tensor core ops."""

from __future__ import annotations

from nvlower.ir.opdef import verify

from .verify import keyword

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation


@verify.add("nvvm.tcgen05.mma", "nvvm.tcgen05.mma.sp")
def tcgen05_mma(op: Operation) -> None:
    """A mask as long as the groups are many; a shift of A where it lies in tensor memory."""
    mask = op.disableOutputLane
    if mask is not None:
        count: int = mask.type.shape[0]
        if count != {"cta_1": 4, "cta_2": 8}[keyword(op, "ctaGroup")]:
            op.emit_error(
                f"Disable Output Lane of length {count} is incompatible with CtaGroupAttr"
            )
            return
    if "aShift" in op.properties:
        if str(op.matrixA.type) == "i64":
            op.emit_error("A-shift can be applied only when matrix A is in tensor memory")
        elif keyword(op, "collectorOp") in ("fill", "use"):
            op.emit_error("Cannot use collector buffer operation fill or use with ashift")


@verify.add("nvvm.tcgen05.mma.block_scale", "nvvm.tcgen05.mma.sp.block_scale")
def tcgen05_block_scale(op: Operation) -> None:
    """Blocks of a size that the kind has."""
    kind, scale = keyword(op, "kind"), keyword(op, "blockScale")
    if scale == "default" and kind == "mxf4nvf4":
        op.emit_error("mxf4nvf4 requires block scale attribute")
    elif scale == "block16" and kind != "mxf4nvf4":
        op.emit_error(f"{kind} kind does not support block16 attribute")


@verify.add("nvvm.tcgen05.cp")
def tcgen05_cp(op: Operation) -> None:
    """A multicast that the shape has."""
    shape, way = keyword(op, "shape"), keyword(op, "multicast", "none")
    short = shape.removeprefix("shape_")
    if short == "64x128b":
        if way not in ("warpx2_01_23", "warpx2_02_13"):
            op.emit_error(
                "Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op"
            )
    elif short == "32x128b":
        if way != "warpx4":
            op.emit_error("Shape 32x128b requires multicast warpx4 for tcgen05.cp Op")
    elif way != "none":
        op.emit_error("Invalid multicast type for tcgen05.cp Op")


_LEAST = {"shape_16x128b": 2, "shape_16x256b": 4}
"""Registers of the smallest transfer, where it is not 1."""


def _transfer(op: Operation, type: Any, text: str) -> None:
    """Check offset and number of registers."""
    shape = keyword(op, "shape")
    if shape == "shape_16x32bx2":
        if op.offset is None:
            op.emit_error("shape 16x32bx2 requires offset argument")
            return
    elif op.offset is not None and op.results:
        op.emit_error("offset argument is only supported for shape 16x32bx2")
        return
    count = type.shape[0] if getattr(type, "shape", None) else 1
    if count < _LEAST.get(shape, 1):
        op.emit_error(text.format(count, shape))


@verify.add("nvvm.tcgen05.ld")
def tcgen05_ld(op: Operation) -> None:
    """As many registers as the shape fills."""
    text = "invalid result type length {0} for shape {1} in tcgen05.ld Op"
    _transfer(op, op.results[0].type, text)


@verify.add("nvvm.tcgen05.st")
def tcgen05_st(op: Operation) -> None:
    """As many registers as the shape fills."""
    _transfer(op, op.val.type, "invalid input length {0} for shape {1} in tcgen05.st Op")
