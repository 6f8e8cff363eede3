"""``--convert-math-to-llvm``: math ops to LLVM intrinsics, where there is one. Source: MathToLLVM.cpp."""

from __future__ import annotations

from nvlower.ir.attributes import FALSE, FloatAttr, IntegerAttr
from nvlower.ir.types import I32, Type, VectorType, element_type_or_self
from nvlower.passes.base import Option, Options, Pass
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.elementwise import (
    carried,
    elementwise,
    is_array,
    one_to_one,
    unsupported_float,
)
from nvlower.rewrite.rules import Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value
    from nvlower.rewrite.rewriter import Rewriter
    from nvlower.rewrite.rules import Failed

RULES = Rules()

ONE_TO_ONE = {
    "absf": "fabs", "acos": "acos", "asin": "asin", "atan": "atan", "atan2": "atan2",
    "ceil": "ceil", "copysign": "copysign", "cos": "cos", "cosh": "cosh", "ctpop": "ctpop",
    "exp": "exp", "exp2": "exp2", "floor": "floor", "fma": "fma", "fpowi": "powi", "log": "log",
    "log10": "log10", "log2": "log2", "powf": "pow", "round": "round", "roundeven": "roundeven",
    "sin": "sin", "sinh": "sinh", "sqrt": "sqrt", "tan": "tan", "tanh": "tanh", "trunc": "trunc",
}  # fmt: skip
"""math mnemonic to the name of the intrinsic."""

one_to_one(RULES, {f"math.{m}": f"llvm.intr.{n}" for m, n in ONE_TO_ONE.items()})


def _flagged(source: str, target: str, flag: str) -> None:
    @RULES.lowers(f"math.{source}")
    def rule(op: Operation, b: Rewriter) -> Failed | None:
        """One intrinsic with a flag that is false: zero, or the smallest integer, is no poison."""
        return elementwise(
            op, b, lambda t, v: b.value(f"llvm.intr.{target}", v, (t,), {flag: FALSE})
        )


_flagged("absi", "abs", "is_int_min_poison")
_flagged("ctlz", "ctlz", "is_zero_poison")
_flagged("cttz", "cttz", "is_zero_poison")


def _one(b: Rewriter, type: Type) -> Value:
    one: Any = FloatAttr.of(1.0, element_type_or_self(type))
    if isinstance(type, VectorType):
        from nvlower.ir.dense import dense_splat

        one = dense_splat(type, 1.0)
    return L.attr_constant(b, one, type)


@RULES.lowers("math.expm1")
def expm1(op: Operation, b: Rewriter) -> Failed | None:
    """math.expm1 %x  =>  exp(%x) - 1"""
    properties = carried(op)

    def build(type: Type, operands: list[Value]) -> Value:
        one = _one(b, type)
        exp = b.value("llvm.intr.exp", operands, (type,), dict(properties))
        return b.value("llvm.fsub", (exp, one), (type,), dict(properties))

    return elementwise(op, b, build)


def log1p(op: Operation, b: Rewriter) -> Failed | None:
    """math.log1p %x  =>  log(1 + %x)"""
    properties = carried(op)

    def build(type: Type, operands: list[Value]) -> Value:
        one = _one(b, type)
        plus = b.value("llvm.fadd", (one, *operands), (type,), dict(properties))
        return b.value("llvm.intr.log", (plus,), (type,), dict(properties))

    return elementwise(op, b, build)


@RULES.lowers("math.rsqrt")
def rsqrt(op: Operation, b: Rewriter) -> Failed | None:
    """math.rsqrt %x  =>  1 / sqrt(%x)"""
    properties = carried(op)

    def build(type: Type, operands: list[Value]) -> Value:
        one = _one(b, type)
        root = b.value("llvm.intr.sqrt", operands, (type,), dict(properties))
        return b.value("llvm.fdiv", (one, root), (type,), dict(properties))

    return elementwise(op, b, build)


@RULES.lowers("math.sincos")
def sincos(op: Operation, b: Rewriter) -> Failed | None:
    """math.sincos %x  =>  llvm.intr.sincos, two extractvalue"""
    from nvlower.dialects.llvm import types as T

    (value,) = b.operands(op)
    type = b.type(op.results[0].type)
    problem = unsupported_float(op, b)
    if problem:
        return b.fail(op, problem)
    if type is None or is_array(type):
        return b.fail(op, "vectors of rank over 1 are not supported")
    both = b.value("llvm.intr.sincos", (value,), (T.struct(type, type),), carried(op))
    b.replace(op, L.extract(b, both, 0), L.extract(b, both, 1))
    return None


def _class_test(source: str, bits: int) -> None:
    @RULES.lowers(f"math.{source}")
    def rule(op: Operation, b: Rewriter) -> Failed | None:
        """A test of the float's class: llvm.intr.is.fpclass with the bits of those that pass."""
        return elementwise(
            op, b,
            lambda t, v: b.value("llvm.intr.is.fpclass", v, (t,), {"bit": IntegerAttr(bits, I32)}),
        )  # fmt: skip


_class_test("isnan", 3)
_class_test("isfinite", 504)

LOG1P = Rules()
LOG1P.lowers("math.log1p")(log1p)


def run(op: Operation, options: Options) -> bool:
    """Convert every math op under `op` that has an intrinsic; False if there was none."""
    from nvlower.rewrite.conversion import convert
    from nvlower.rewrite.type_converter import LLVMTypeConverter

    rules = Rules.of(RULES, LOG1P) if options.approximate_log1p else RULES
    return convert(
        op,
        rules,
        LLVMTypeConverter.of(op),
        legal={"llvm", "builtin.unrealized_conversion_cast"},
        options=options,
    )


PASS = Pass(
    "convert-math-to-llvm",
    "ConvertMathToLLVMPass",
    "Convert Math dialect to LLVM dialect",
    run,
    options=(
        Option("approximate-log1p", bool, True, "Lower log1p to log(1 + x), inexact near zero"),
    ),
)
