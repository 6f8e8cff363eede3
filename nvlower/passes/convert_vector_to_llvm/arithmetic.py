"""Arithmetic of vectors that the arith dialect does not have."""

from __future__ import annotations

from nvlower.ir.attributes import (
    DenseArrayAttr,
    DenseElementsAttr,
    DialectAttr,
    FloatAttr,
    element_bytes,
)
from nvlower.ir.types import I32, I64, FloatType, IntegerType, VectorType
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
    if op.parent_op is not None and op.parent_op.name == "vector.mask":
        return b.fail(op, "it is masked: the vector.mask around it is lowered")
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


MASKED_INTEGER = {
    "add": ("add", 0), "mul": ("mul", 1), "and": ("and", -1), "or": ("or", 0), "xor": ("xor", 0),
    "minui": ("umin", -1), "maxui": ("umax", 0), "minsi": ("smin", "max"), "maxsi": ("smax", "min"),
}  # fmt: skip
"""Kind of a masked integer reduction: the intrinsic, and what stands for what is masked out."""

MASKED_FLOAT = {
    "add": ("fadd", 0.0), "mul": ("fmul", 1.0), "minnumf": ("fmin", "-nan"),
    "maxnumf": ("fmax", "nan"),
}  # fmt: skip
"""The same for floats."""


@RULES.lowers("vector.mask")
def masked_reduction(op: Operation, b: Rewriter) -> Failed | None:
    """vector.mask %m { vector.reduction <add>, %v }  =>  llvm.intr.vp.reduce.add"""
    inner = op.regions[0].blocks[0].first
    if inner is None or inner.name != "vector.reduction":
        return b.fail(op, "only a masked vector.reduction has an instruction")
    kind = inner.kind.params[0]
    type = b.type(inner.dest.type)
    vector = b[inner.vector]
    table: Any = MASKED_FLOAT if isinstance(type, FloatType) else MASKED_INTEGER
    if kind in ("minimumf", "maximumf") and isinstance(type, FloatType):
        return _masked_minimum(op, inner, b)
    if kind not in table or any(inner.vector.type.scalable):
        return b.fail(op, f"no masked reduction '{kind}' of {inner.vector.type}")
    name, start = table[kind]
    accumulator = b[inner.acc] if inner.acc is not None else None
    if accumulator is None:
        accumulator = L.attr_constant(b, _neutral(start, type), type)
    length = L.constant(b, inner.vector.type.shape[0], I32)
    operands = (accumulator, vector, b[op.operands[0]], length)
    b.replace(op, b.value(f"llvm.intr.vp.reduce.{name}", operands, (type,)))
    return None


def _masked_minimum(op: Operation, inner: Operation, b: Rewriter) -> Failed | None:
    """Infinities stand for what is masked out; upstream's stand-ins are finite and wrong."""
    vector = b[inner.vector]
    kind = inner.kind.params[0].removesuffix("f")
    type = b.type(inner.dest.type)
    infinity = FloatAttr.of(float("inf" if kind == "minimum" else "-inf"), type)
    from nvlower.dialects.fold_tools import make

    fill = L.attr_constant(b, make(vector.type, [infinity.bits]), vector.type)
    kept = L.select(b, b[op.operands[0]], vector, fill)
    value = b.value(f"llvm.intr.vector.reduce.f{kind}", (kept,), (type,))
    if inner.acc is not None:
        value = b.value(f"llvm.intr.{kind}", (b[inner.acc], value), (type,))
    b.replace(op, value)
    return None


def _neutral(start: Any, type: Any) -> Attribute:
    """Return the value that changes nothing in a reduction."""
    from nvlower.dialects.fold_tools import make

    if isinstance(type, FloatType):
        if start == "-nan":
            return FloatAttr(FloatAttr.of(float("nan"), type).bits | 1 << type.width - 1, type)
        return FloatAttr.of(float(start), type)
    if start in ("min", "max"):
        start = -(1 << (type.width - 1)) if start == "min" else (1 << (type.width - 1)) - 1
    found: Attribute = make(type, [start])
    return found


@RULES.lowers("vector.vscale")
def vscale(op: Operation, b: Rewriter) -> Failed | None:
    """vector.vscale  =>  llvm.intr.vscale"""
    value = b.value("llvm.intr.vscale", (), (b.types.index_type,))
    b.replace(op, value)
    return None
