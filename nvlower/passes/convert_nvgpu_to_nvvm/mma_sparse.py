"""mma.sp.sync: matrix products of a warp with a 2:4 sparse left side, as inline assembly."""

from __future__ import annotations

from nvlower.ir.attributes import UNIT, IntegerAttr, StringAttr
from nvlower.ir.types import I32, I64, IntegerType
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.rules import Failed, Rules

from .mma import ACCUMULATORS, MULTIPLICANDS, guard, repack, result_struct, unpack

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from nvlower.ir.core import Operation
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()


def assembly(kind: str, counts: Sequence[int], selector: int) -> str:
    """Return the instruction with placeholders for the registers of D, A, B, C and metadata."""
    text, at = f"mma.sp.sync.aligned.{kind} ", 0
    for count in counts:
        text += "{" + ",".join(f"${i}" for i in range(at, at + count)) + "},"
        at += count
    return f"{text}${at},0x{selector};"


@RULES.lowers("nvgpu.mma.sp.sync")
def mma_sp_sync(op: Operation, b: Rewriter) -> Failed | None:
    """nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32]}
    =>  llvm.inline_asm "mma.sp.sync.aligned.m16n8k32.row.col.f16.f16.f16.f16 {$0,$1},...;"
    """
    failed = guard(op, b)
    if failed is not None:
        return failed
    selector = op.sparsitySelector.value
    if selector not in (0, 1):
        return b.fail(op, "sparsity selector should be 0 or 1")
    element = op.matrixA.type.element_type
    ptx = MULTIPLICANDS[element], MULTIPLICANDS[op.matrixB.type.element_type]
    accumulator = ACCUMULATORS[op.matrixC.type.element_type]
    fragments = (
        unpack(b, b[op.matrixA], ptx[0]),
        unpack(b, b[op.matrixB], ptx[1]),
        unpack(b, b[op.matrixC], accumulator),
    )
    metadata = L.cast(b, "bitcast", b[op.sparseMetadata], I32)
    m, n, k = (size.value for size in op.mmaShape.elements)
    saturate = "satfinite." if isinstance(element, IntegerType) else ""
    kind = f"m{m}n{n}k{k}.row.col.{saturate}{accumulator}.{ptx[0]}.{ptx[1]}.{accumulator}"
    results = len(fragments[2])
    counts = (results, *map(len, fragments))
    inputs = [v for f in fragments for v in f]
    array = b.type(op.result.type)
    result = b.value(
        "llvm.inline_asm",
        ((*inputs, metadata),),
        (result_struct(array),),
        {
            "asm_string": StringAttr(assembly(kind, counts, selector)),
            "constraints": StringAttr(",".join(["=r"] * results + ["r"] * (len(inputs) + 1))),
            "has_side_effects": UNIT,
            "asm_dialect": IntegerAttr(0, I64),
        },
    )
    b.replace(op, repack(b, result, array))
    return None
