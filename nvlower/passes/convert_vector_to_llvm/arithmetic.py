"""Arithmetic of vectors that the arith dialect does not have."""

from __future__ import annotations

from nvlower.ir.attributes import (
    DenseArrayAttr,
    DenseElementsAttr,
    DialectAttr,
    FloatAttr,
    element_bytes,
)
from nvlower.ir.types import I64, FloatType, IntegerType, VectorType
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.rules import Failed, Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.attributes import Attribute
    from nvlower.ir.core import Operation, Value
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()

INTEGER = {
    "add": ("add", "add"), "mul": ("mul", "mul"), "and": ("and", "and"), "or": ("or", "or"),
    "xor": ("xor", "xor"), "minsi": ("smin", "slt"), "minui": ("umin", "ult"),
    "maxsi": ("smax", "sgt"), "maxui": ("umax", "ugt"),
}  # fmt: skip
"""Kind of an integer reduction: the intrinsic, and how the accumulator joins."""

FLOAT = {
    "minnumf": ("fmin", "minnum"), "maxnumf": ("fmax", "maxnum"),
    "minimumf": ("fminimum", "minimum"), "maximumf": ("fmaximum", "maximum"),
}  # fmt: skip


@RULES.lowers("vector.fma")
def fma(op: Operation, b: Rewriter) -> Failed | None:
    """vector.fma %a, %b, %c : vector<4xf32>  =>  llvm.intr.fmuladd(%a, %b, %c)"""
    type = b.type(op.result.type)
    if not isinstance(type, VectorType):
        return b.fail(op, "only 0-D and 1-D vectors have an instruction")
    b.replace(op, b.value("llvm.intr.fmuladd", b.operands(op), (type,)))
    return None


@RULES.lowers("vector.fma", remap=False)
def fma_rows(op: Operation, b: Rewriter) -> Failed | None:
    """vector.fma %a, %b, %c : vector<2x4xf32>  =>  vector.fma of each row"""
    type: Any = op.result.type
    if type.rank < 2 or type.scalable:
        return b.fail(op, "only vectors of fixed size and two or more dimensions have rows")
    zero = DenseElementsAttr(type, bytes(element_bytes(type.element_type)))
    result = b.value("arith.constant", (), (type,), {"value": zero})
    row = VectorType(type.shape[1:], type.element_type)
    for i in range(type.shape[0]):
        place: dict[str, Attribute] = {"static_position": DenseArrayAttr(I64, (i,))}
        parts = [b.value("vector.extract", (v, ()), (row,), dict(place)) for v in op.operands]
        part = b.value("vector.fma", parts, (row,))
        result = b.value("vector.insert", (part, result, ()), (type,), place)
    b.replace(op, result)
    return None


@RULES.lowers("vector.reduction")
def reduction(op: Operation, b: Rewriter) -> Failed | None:
    """vector.reduction <add>, %v : vector<4xf32> into f32
    =>  llvm.intr.vector.reduce.fadd(%zero, %v)
    """
    kind = op.kind.params[0]
    type = b.type(op.dest.type)
    vector = b[op.vector]
    accumulator: Value | None = b[op.acc] if op.acc is not None else None
    if isinstance(type, IntegerType):
        if kind not in INTEGER:
            return b.fail(op, f"no integer reduction '{kind}'")
        name, join = INTEGER[kind]
        value = b.value(f"llvm.intr.vector.reduce.{name}", (vector,), (type,))
        if accumulator is not None:
            value = _join(b, join, accumulator, value)
        b.replace(op, value)
        return None
    if not isinstance(type, FloatType):
        return b.fail(op, f"no reduction to type {op.dest.type}")
    flags: Any = op.properties.get("fastmath")
    props: dict[str, Any] = {}
    if flags is not None:
        props["fastmathFlags"] = DialectAttr("llvm.fastmath", flags.params)
    if kind in ("add", "mul"):
        if getattr(b.options, "reassociate_fp_reductions", False):
            props["fastmathFlags"] = DialectAttr("llvm.fastmath", ("reassoc",))
        if accumulator is None:
            start = FloatAttr.of(-0.0 if kind == "add" else 1.0, type)
            if kind == "add":
                start = FloatAttr.of(0.0, type)
            accumulator = L.attr_constant(b, start, type)
        b.replace(
            op, b.value(f"llvm.intr.vector.reduce.f{kind}", (accumulator, vector), (type,), props)
        )
        return None
    if kind not in FLOAT:
        return b.fail(op, f"no float reduction '{kind}'")
    name, join = FLOAT[kind]
    value = b.value(f"llvm.intr.vector.reduce.{name}", (vector,), (type,), dict(props))
    if accumulator is not None:
        value = b.value(f"llvm.intr.{join}", (accumulator, value), (type,), props)
    b.replace(op, value)
    return None


def _join(b: Rewriter, how: str, accumulator: Value, value: Value) -> Value:
    if how in ("add", "mul"):
        return L.binary(b, how, accumulator, value)
    if how == "or":
        return b.value("llvm.or", (accumulator, value), (value.type,))
    if how in ("and", "xor"):
        return L.binary(b, how, accumulator, value, None)
    return L.select(b, L.icmp(b, how, accumulator, value), accumulator, value)


@RULES.lowers("vector.vscale")
def vscale(op: Operation, b: Rewriter) -> Failed | None:
    """vector.vscale  =>  refused: NVIDIA GPUs have no scalable vectors"""
    return b.fail(op, "NVIDIA GPUs have no scalable vectors")
