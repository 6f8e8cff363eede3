"""ldmatrix: 8x8 matrices of 16-bit elements from shared memory to the registers of a warp."""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.attributes import DialectAttr
from nvlower.ir.types import I32
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.memref_descriptor import strided_element_pointer
from nvlower.rewrite.rules import Failed, Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()


@RULES.lowers("nvgpu.ldmatrix")
def ldmatrix(op: Operation, b: Rewriter) -> Failed | None:
    """nvgpu.ldmatrix %m[%i, %j] {numTiles = 4 : i32, transpose = false} -> vector<4x2xf16>
    =>  nvvm.ldmatrix %pointer -> !llvm.struct<(i32, i32, i32, i32)>, each word bitcast and put
        into an !llvm.array<4 x vector<2xf16>>
    """
    type = op.result.type
    array = b.type(type)
    if type.rank != 2 or array is None:  # type: ignore[attr-defined]
        return b.fail(op, f"the result type {type} is no vector of registers")
    count, vector = array.params
    if b.type(op.srcMemref.type) is None:
        return b.fail(op, b.types.why_not(op.srcMemref.type))
    indices = [b[i] for i in op.indices]
    pointer = strided_element_pointer(b, b.types, op.srcMemref.type, b[op.srcMemref], indices, 0)
    words = b.value(
        "nvvm.ldmatrix",
        (pointer,),
        (T.struct(*[I32] * count) if count > 1 else I32,),
        {
            "num": op.numTiles,
            "layout": DialectAttr("nvvm.mma_layout", ("col" if op.transpose.value else "row",)),
            "shape": DialectAttr("nvvm.ld_st_matrix_shape", (8, 8)),
            "eltType": DialectAttr("nvvm.ld_st_matrix_elt_type", ("b16",)),
        },
    )
    result = L.poison(b, array)
    for i in range(count):
        word = L.extract(b, words, i) if count > 1 else words
        result = L.insert(b, result, L.cast(b, "bitcast", word, vector), i)
    b.replace(op, result)
    return None
