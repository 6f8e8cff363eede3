"""Math that calls libdevice, NVIDIA's library of device functions."""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.attributes import DialectAttr, IntegerAttr
from nvlower.ir.types import BF16, F16, F32, F64, I32, I64, FloatType, VectorType
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.rules import Failed, Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value
    from nvlower.ir.types import Type
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()

FLOAT = {
    "arith.remf": "fmod", "arith.maxnumf": "fmax", "arith.minnumf": "fmin", "llvm.frem": "fmod",
    "math.absf": "fabs", "math.acos": "acos", "math.acosh": "acosh", "math.asin": "asin",
    "math.asinh": "asinh", "math.atan": "atan", "math.atan2": "atan2", "math.atanh": "atanh",
    "math.cbrt": "cbrt", "math.ceil": "ceil", "math.copysign": "copysign", "math.cos": "cos",
    "math.cosh": "cosh", "math.erf": "erf", "math.erfc": "erfc", "math.exp": "exp",
    "math.exp2": "exp2", "math.expm1": "expm1", "math.floor": "floor", "math.fma": "fma",
    "math.fpowi": "powi", "math.log": "log", "math.log10": "log10", "math.log1p": "log1p",
    "math.log2": "log2", "math.powf": "pow", "math.round": "round", "math.roundeven": "rint",
    "math.rsqrt": "rsqrt", "math.sin": "sin", "math.sinh": "sinh", "math.sqrt": "sqrt",
    "math.tan": "tan", "math.tanh": "tanh",
    "llvm.intr.copysign": "copysign", "llvm.intr.cos": "cos", "llvm.intr.exp": "exp",
    "llvm.intr.exp2": "exp2", "llvm.intr.fabs": "fabs", "llvm.intr.ceil": "ceil",
    "llvm.intr.floor": "floor", "llvm.intr.log": "log", "llvm.intr.log10": "log10",
    "llvm.intr.log2": "log2", "llvm.intr.pow": "pow", "llvm.intr.roundeven": "rint",
    "llvm.intr.round": "round", "llvm.intr.sin": "sin", "llvm.intr.sqrt": "sqrt",
}  # fmt: skip
"""Op to the stem of its function: ``__nv_STEMf`` for f32, ``__nv_STEM`` for f64."""

FAST = {
    "math.cos": "__nv_fast_cosf", "math.exp": "__nv_fast_expf", "math.log": "__nv_fast_logf",
    "math.log10": "__nv_fast_log10f", "math.log2": "__nv_fast_log2f", "math.powf": "__nv_fast_powf",
    "math.sin": "__nv_fast_sinf", "math.tan": "__nv_fast_tanf",
}  # fmt: skip
"""Functions for f32 where the op's fast-math flags have ``afn``."""

TESTS = {
    "math.isfinite": ("__nv_finitef", "__nv_isfinited"),
    "math.isinf": ("__nv_isinff", "__nv_isinfd"),
    "math.isnan": ("__nv_isnanf", "__nv_isnand"),
}
"""Class tests: the functions for f32 and f64; they return i32."""


def declare(op: Operation, b: Rewriter, name: str, inputs: tuple[Type, ...], result: Type) -> None:
    """Declare a library function before the function around `op`, where it is missing."""
    function = next(p for p in op.parents() if p.name in ("llvm.func", "func.func", "gpu.func"))
    block = function.parent
    assert block is not None
    for other in block.ops:
        held: Any = other.get_attr("sym_name")
        if held is not None and held.value == name:
            return
    before, at = b.before, b.block
    b.at_op(function)
    L.declare_here(b, name, T.func(result, inputs))
    b.before, b.block = before, at


def is_fast(op: Operation) -> bool:
    """Tell whether the op's fast-math flags allow approximation."""
    flags: Any = op.get_attr("fastmath") or op.get_attr("fastmathFlags")
    if not isinstance(flags, DialectAttr):
        return False
    words = [w.strip() for w in str(flags.params[0]).split(",")]
    return "afn" in words or "fast" in words


@RULES.lowers(*FLOAT)
def float_function(op: Operation, b: Rewriter) -> Failed | None:
    """math.exp %x : f32  =>  llvm.call @__nv_expf(%x) : (f32) -> f32"""
    type = op.results[0].type
    if isinstance(type, VectorType):
        return _scalarize(op, b)
    if type not in (F16, BF16, F32, F64):
        return b.fail(op, f"libdevice has no function for {type}")
    if op.name == "math.fpowi" and op.operands[1].type is not I32:
        return b.fail(op, "libdevice raises to powers of type i32 only")
    operands = b.operands(op)
    wide = F32 if type in (F16, BF16) else type
    cast = [
        L.cast(b, "fpext", v, F32) if isinstance(v.type, FloatType) and v.type is not wide else v
        for v in operands
    ]
    name = f"__nv_{FLOAT[op.name]}{'f' if wide is F32 else ''}"
    if wide is F32 and op.name in FAST and is_fast(op):
        name = FAST[op.name]
    declare(op, b, name, tuple(v.type for v in cast), wide)
    result = L.call(b, name, cast, (wide,)).result
    b.replace(op, result if wide is type else L.cast(b, "fptrunc", result, type))
    return None


@RULES.lowers("math.sincos")
def sincos(op: Operation, b: Rewriter) -> Failed | None:
    """math.sincos %x : f32  =>  llvm.call @__nv_sincosf(%x, %p, %q), two llvm.load"""
    type: Any = op.results[0].type
    if isinstance(type, VectorType):
        return _scalarize(op, b)
    if type not in (F16, BF16, F32, F64):
        return b.fail(op, f"libdevice has no function for {type}")
    (value,) = b.operands(op)
    wide = F64 if type is F64 else F32
    if type is not wide:
        value = L.cast(b, "fpext", value, F32)
    name = "__nv_sincos" if type is F64 else "__nv_sincosf"
    if wide is F32 and is_fast(op):
        name = "__nv_fast_sincosf"
    declare(op, b, name, (wide, T.ptr(), T.ptr()), T.void())
    scope = next(p for p in op.parents() if p.name in ("llvm.func", "func.func", "gpu.func"))
    b.at_start(scope.regions[0].blocks[0])
    one = L.constant(b, 1, I32)
    rooms = [L.alloca(b, one, wide) for _ in range(2)]
    b.at_op(op)
    L.call(b, name, (value, *rooms))
    found = [L.load(b, r, wide) for r in rooms]
    if type is not wide:
        found = [L.cast(b, "fptrunc", v, type) for v in found]
    b.replace(op, *found)
    return None


def _scalarize(op: Operation, b: Rewriter) -> Failed | None:
    """math.exp %v : vector<2xf32>  =>  math.exp of each element"""
    source: Any = op.results[0].type
    if source.rank != 1 or source.scalable:
        return b.fail(op, "only 1-D vectors of fixed size are taken apart for libdevice")
    vector = b.type(source)
    count = len(op.results)
    results = [L.poison(b, vector) for _ in range(count)]
    operands = b.operands(op)
    for i in range(source.shape[0]):
        place = b.value(
            "llvm.mlir.constant",
            (),
            (b.types.index_type,),
            {"value": IntegerAttr(i, b.types.index_type)},
        )
        parts: list[Value] = []
        for v in operands:
            element: Any = v.type
            parts.append(b.value("llvm.extractelement", (v, place), (element.element_type,)))
        one = b.create(op.name, parts, (source.element_type,) * count, dict(op.properties))
        for n, r in enumerate(one.results):
            results[n] = b.value("llvm.insertelement", (results[n], r, place), (vector,))
    b.replace(op, *results)
    return None


@RULES.lowers("math.absi")
def absi(op: Operation, b: Rewriter) -> Failed | None:
    """math.absi %x : i32  =>  llvm.call @__nv_abs(%x) : (i32) -> i32"""
    type = op.results[0].type
    if type is not I32 and type is not I64:
        return b.fail(op, "libdevice has no function for this integer type")
    name = "__nv_abs" if type is I32 else "__nv_llabs"
    declare(op, b, name, (type,), type)
    b.replace(op, L.call(b, name, b.operands(op), (type,)).result)
    return None


@RULES.lowers(*TESTS)
def test(op: Operation, b: Rewriter) -> Failed | None:
    """math.isnan %x : f32  =>  llvm.call @__nv_isnanf(%x) : (f32) -> i32, llvm.trunc to i1"""
    type = op.operands[0].type
    if type is not F32 and type is not F64:
        return b.fail(op, f"libdevice has no test for {type}")
    name = TESTS[op.name][type is F64]
    declare(op, b, name, (type,), I32)
    result = L.call(b, name, b.operands(op), (I32,)).result
    zero = L.constant(b, 0, I32)
    b.replace(op, L.icmp(b, "ne", result, zero))
    return None
