"""mma.sync: matrix products of a warp.

A fragment is a vector<registers x elements> and arrives as an array of vectors. Registers that
the instruction takes as plain 32-bit words are bitcast; f32, i32 and f64 ones are taken apart.
"""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.attributes import DialectAttr
from nvlower.ir.types import BF16, F16, F32, F64, I8, I32, I64, IntegerType, VectorType
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.rules import Failed, Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.attributes import Attribute
    from nvlower.ir.core import Operation, Value
    from nvlower.ir.types import Type
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()

I4 = IntegerType(4)
MULTIPLICANDS: dict[Type, str] = {
    I8: "s8", I4: "s4", F16: "f16", F64: "f64", F32: "tf32", BF16: "bf16",
}  # fmt: skip
ACCUMULATORS: dict[Type, str] = {F16: "f16", F32: "f32", F64: "f64", I32: "s32"}
_SCALARS = (I32, F32, F64)


def guard(op: Operation, b: Rewriter) -> Failed | None:
    """Return why a product cannot be lowered, None where it can."""
    a, c = op.matrixA.type.element_type, op.matrixC.type.element_type
    if a is F32 and op.tf32Enabled is None:
        return b.fail(op, "f32 multiplicands need tf32Enabled: there is no mma of full f32")
    if a not in MULTIPLICANDS or op.matrixB.type.element_type not in MULTIPLICANDS:
        return b.fail(op, f"failed to deduce operand PTX types of {a}")
    if c not in ACCUMULATORS:
        return b.fail(op, f"could not infer the PTX type for the accumulator/result of {c}")
    if any(b.type(v.type) is None for v in op.operands):
        return b.fail(op, "a fragment has no LLVM type")
    return None


def unpack(b: Rewriter, fragment: Value, ptx: str) -> list[Value]:
    """Return the registers of a converted fragment as the instruction takes them."""
    count, vector = fragment.type.params  # type: ignore[attr-defined]
    element = vector.element_type
    words = element in (I8, I4) or ptx in ("tf32", "bf16")
    registers: list[Value] = []
    for i in range(count):
        part = L.extract(b, fragment, i)
        if words:
            registers.append(L.cast(b, "bitcast", part, I32))
        elif element in _SCALARS:
            for j in range(vector.num_elements):
                at = L.constant(b, j, I64)
                registers.append(b.value("llvm.extractelement", (part, at), (element,)))
        else:
            registers.append(part)
    return registers


def result_struct(array: Any) -> Type:
    """Return the struct in which the instruction gives a fragment of the converted type `array`."""
    count, vector = array.params
    found: Type
    if vector.element_type in _SCALARS:
        found = T.struct(*[vector.element_type] * (count * vector.num_elements))
    else:
        found = T.struct(*[vector] * count)
    return found


def repack(b: Rewriter, struct: Value, array: Any) -> Value:
    """Build the fragment of the converted type `array` from the instruction's results."""
    count, vector = array.params
    if vector.element_type in _SCALARS:
        parts = [_vector(b, struct, vector, i * vector.num_elements) for i in range(count)]
    else:
        parts = [L.extract(b, struct, i) for i in range(count)]
    fragment = L.poison(b, array)
    for i, part in enumerate(parts):
        fragment = L.insert(b, fragment, part, i)
    return fragment


def _vector(b: Rewriter, struct: Value, type: VectorType, first: int) -> Value:
    vector = L.poison(b, type)
    elements = [L.extract(b, struct, first + i) for i in range(type.num_elements)]
    for i, element in enumerate(elements):
        at = L.constant(b, i, I32)
        vector = b.value("llvm.insertelement", (vector, element, at), (type,))
    return vector


def _attr(name: str, keyword: str) -> DialectAttr:
    return DialectAttr(f"nvvm.{name}", (keyword,))


@RULES.lowers("nvgpu.mma.sync")
def mma_sync(op: Operation, b: Rewriter) -> Failed | None:
    """nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]}
    =>  nvvm.mma.sync A[registers of %a] B[of %b] C[of %c], its results packed into an array
    """
    failed = guard(op, b)
    if failed is not None:
        return failed
    a, c = op.matrixA.type.element_type, op.matrixC.type.element_type
    ptx = MULTIPLICANDS[a], MULTIPLICANDS[op.matrixB.type.element_type]
    fragments = (
        unpack(b, b[op.matrixA], ptx[0]),
        unpack(b, b[op.matrixB], ptx[1]),
        unpack(b, b[op.matrixC], ACCUMULATORS[c]),
    )
    properties: dict[str, Attribute] = {
        "layoutA": _attr("mma_layout", "row"),
        "layoutB": _attr("mma_layout", "col"),
        "multiplicandAPtxType": _attr("mma_type", ptx[0]),
        "multiplicandBPtxType": _attr("mma_type", ptx[1]),
        "shape": DialectAttr("nvvm.shape", tuple(n.value for n in op.mmaShape.elements)),
    }
    if isinstance(a, IntegerType):
        properties["intOverflowBehavior"] = _attr("mma_int_overflow", "satfinite")
    array = b.type(op.result.type)
    result = b.value("nvvm.mma.sync", fragments, (result_struct(array),), properties)
    b.replace(op, repack(b, result, array))
    return None
