"""Lowering of the arith dialect to llvm. Source: ArithToLLVM.cpp."""

from __future__ import annotations

from nvlower.ir.attributes import UNIT, DialectAttr, IntegerAttr
from nvlower.ir.types import I1, IntegerType, VectorType, element_type_or_self
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.elementwise import carried, elementwise, is_array, one_to_one
from nvlower.rewrite.rules import Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value
    from nvlower.ir.types import Type
    from nvlower.rewrite.rewriter import Rewriter
    from nvlower.rewrite.rules import Failed

RULES = Rules()

ONE_TO_ONE = {
    "addf": "fadd", "addi": "add", "andi": "and", "divf": "fdiv",
    "divsi": "sdiv", "divui": "udiv", "extf": "fpext", "extsi": "sext", "extui": "zext",
    "fptosi": "fptosi", "fptoui": "fptoui", "maximumf": "intr.maximum", "maxnumf": "intr.maxnum",
    "maxsi": "intr.smax", "maxui": "intr.umax", "minimumf": "intr.minimum",
    "minnumf": "intr.minnum", "minsi": "intr.smin", "minui": "intr.umin", "mulf": "fmul",
    "muli": "mul", "negf": "fneg", "ori": "or", "remf": "frem", "remsi": "srem", "remui": "urem",
    "shli": "shl", "shrsi": "ashr", "shrui": "lshr", "sitofp": "sitofp",
    "subf": "fsub", "subi": "sub", "trunci": "trunc", "uitofp": "uitofp", "xori": "xor",
}  # fmt: skip
"""arith mnemonic to llvm mnemonic, where operands, result and flags correspond."""

one_to_one(RULES, {f"arith.{a}": f"llvm.{n}" for a, n in ONE_TO_ONE.items()})


@RULES.lowers("arith.constant")
def constant(op: Operation, b: Rewriter) -> Failed | None:
    """arith.constant 1 : index  =>  llvm.mlir.constant(1 : index) : i64"""
    type = b.type(op.result.type)
    if type is None:
        return b.fail(op, f"the type {op.result.type} has no conversion to the llvm dialect")
    new = b.value(
        "llvm.mlir.constant",
        (),
        (type,),
        {"value": op.properties["value"]},
        attributes=op.attributes.copy(),
    )
    b.replace(op, new)
    return None


@RULES.lowers("arith.select")
def select(op: Operation, b: Rewriter) -> Failed | None:
    """arith.select %c, %a, %b : i32  =>  llvm.select; one of whole n-D vectors where %c is an i1"""
    type = b.type(op.result.type)
    if type is None:
        return b.fail(op, f"the type {op.result.type} has no conversion to the llvm dialect")
    attributes = dict(op.attributes)

    def build(t: Type, values: Any) -> Value:
        return b.value("llvm.select", values, (t,), carried(op), attributes=attributes)

    if op.operands[0].type is not I1:
        return elementwise(op, b, build)
    b.replace(op, build(type, b.operands(op)))
    return None


@RULES.lowers("arith.bitcast")
def bitcast(op: Operation, b: Rewriter) -> Failed | None:
    """arith.bitcast %a : f32 to i32  =>  llvm.bitcast; nothing where the types become the same"""
    (value,) = b.operands(op)
    if value.type is b.type(op.result.type):
        b.replace(op, value)
        return None
    attributes = dict(op.attributes)
    return elementwise(op, b, lambda t, v: b.value("llvm.bitcast", v, (t,), attributes=attributes))


@RULES.lowers("arith.truncf")
def truncf(op: Operation, b: Rewriter) -> Failed | None:
    """arith.truncf %a : f32 to f16  =>  llvm.fptrunc, or the constrained intrinsic if rounded"""
    rounding = op.roundingmode
    attributes = dict(op.attributes)
    if rounding is None:
        return elementwise(
            op, b, lambda t, v: b.value("llvm.fptrunc", v, (t,), {}, attributes=attributes)
        )
    mode = ROUNDING[rounding.value if isinstance(rounding, IntegerAttr) else 0]
    properties = {
        "roundingmode": IntegerAttr(mode, IntegerType(64)),
        "fpExceptionBehavior": IntegerAttr(0, IntegerType(64)),
    }
    flags = op.properties.get("fastmath")
    if isinstance(flags, DialectAttr) and flags.params[0] != "none":
        attributes["fastmath"] = flags
    return elementwise(
        op,
        b,
        lambda t, v: b.value(
            "llvm.intr.experimental.constrained.fptrunc",
            v,
            (t,),
            dict(properties),
            attributes=attributes,
        ),
    )


ROUNDING = {0: 1, 1: 3, 2: 2, 3: 0, 4: 4}
"""arith.RoundingMode (to_nearest_even, downward, upward, toward_zero, to_nearest_away) to llvm's."""


@RULES.lowers("arith.index_cast", "arith.index_castui")
def index_cast(op: Operation, b: Rewriter) -> Failed | None:
    """arith.index_cast %a : i32 to index  =>  llvm.sext, llvm.zext, llvm.trunc or nothing"""
    source, target = op.operands[0].type, op.results[0].type
    result = b.type(target)
    converted = b.type(source)
    if result is None or converted is None:
        return b.fail(op, f"{source} to {target} has no conversion to the llvm dialect")
    old = element_type_or_self(converted) if not is_array(converted) else _scalar(converted)
    new = element_type_or_self(result) if not is_array(result) else _scalar(result)
    if not isinstance(old, IntegerType) or not isinstance(new, IntegerType):
        return b.fail(op, "only integers, indices and vectors of them are supported")
    if old.width == new.width:
        b.replace(op, b[op.operands[0]])
        return None
    name = "llvm.sext" if op.name == "arith.index_cast" else "llvm.zext"
    if new.width < old.width:
        name = "llvm.trunc"
    properties: dict[str, Any] = {}
    if name == "llvm.zext" and "nonNeg" in op.properties:
        properties["nonNeg"] = UNIT
    return elementwise(op, b, lambda t, v: b.value(name, v, (t,), dict(properties)))


def _scalar(type: Any) -> Type:
    while is_array(type):
        type = type.params[1]
    found: Type = element_type_or_self(type)
    return found


@RULES.lowers("arith.cmpi")
def cmpi(op: Operation, b: Rewriter) -> Failed | None:
    """arith.cmpi slt, %a, %b : i32  =>  llvm.icmp "slt" %a, %b : i32"""
    predicate = IntegerAttr(op.predicate.value, IntegerType(64))
    return elementwise(op, b, lambda t, v: b.value("llvm.icmp", v, (t,), {"predicate": predicate}))


@RULES.lowers("arith.cmpf")
def cmpf(op: Operation, b: Rewriter) -> Failed | None:
    """arith.cmpf olt, %a, %b : f32  =>  llvm.fcmp "olt" %a, %b : f32"""
    properties = carried(op)
    properties["predicate"] = IntegerAttr(op.predicate.value, IntegerType(64))
    return elementwise(op, b, lambda t, v: b.value("llvm.fcmp", v, (t,), dict(properties)))


@RULES.lowers("arith.addui_extended")
def addui_extended(op: Operation, b: Rewriter) -> Failed | None:
    """arith.addui_extended %a, %b : i32, i1  =>  llvm.intr.uadd.with.overflow, two extractvalue"""
    types = [b.type(r.type) for r in op.results]
    if None in types or is_array(types[0]):
        return b.fail(op, "vectors of rank over 1 are not supported")
    from nvlower.dialects.llvm import types as T

    pair = T.struct(*types)
    lhs, rhs = b.operands(op)
    both = b.value("llvm.intr.uadd.with.overflow", (lhs, rhs), (pair,))
    b.replace(op, L.extract(b, both, 0), L.extract(b, both, 1))
    return None


def _extended(name: str) -> None:
    @RULES.lowers(f"arith.{name}_extended")
    def rule(op: Operation, b: Rewriter) -> Failed | None:
        """Multiply in twice the width: extend both, llvm.mul, trunc, shift right, trunc."""
        type = b.type(op.results[0].type)
        if type is None or is_array(type):
            return b.fail(op, "vectors of rank over 1 are not supported")
        element = element_type_or_self(type)
        wide: Any = IntegerType(2 * element.width)
        shift: Any = IntegerAttr(element.width, wide)
        if isinstance(type, VectorType):
            from nvlower.ir.dense import dense_splat

            wide = VectorType(type.shape, wide, type.scalable)
            shift = dense_splat(wide, element.width)
        extend = "llvm.sext" if name == "mulsi" else "llvm.zext"
        lhs, rhs = (b.value(extend, (v,), (wide,)) for v in b.operands(op))
        product = L.mul(b, lhs, rhs)
        low = b.value("llvm.trunc", (product,), (type,))
        amount = L.attr_constant(b, shift, wide)
        high = b.value("llvm.lshr", (product, amount), (wide,))
        b.replace(op, low, b.value("llvm.trunc", (high,), (type,)))
        return None


_extended("mulsi")
_extended("mului")


# -- divisions that round up or down: built from arith ops, which are lowered in turn -----------
EXPAND = Rules()


def _int(b: Rewriter, value: int, type: Type) -> Value:
    element = element_type_or_self(type)
    attr: Any = IntegerAttr(value, element)
    if isinstance(type, VectorType):
        from nvlower.ir.dense import dense_splat

        attr = dense_splat(type, value)
    return b.value("arith.constant", (), (type,), {"value": attr})


def i1_like(type: Type) -> Type:
    """Return i1, or the vector of i1 in the shape of a vector."""
    return VectorType(type.shape, I1, type.scalable) if isinstance(type, VectorType) else I1


def _cmpi(b: Rewriter, predicate: str, lhs: Value, rhs: Value) -> Value:
    return b.value(
        "arith.cmpi", (lhs, rhs), (i1_like(lhs.type),),
        {"predicate": IntegerAttr(L.PREDICATES[predicate], IntegerType(64))},
    )  # fmt: skip


@EXPAND.lowers("arith.ceildivui", remap=False)
def ceildivui(op: Operation, b: Rewriter) -> Failed | None:
    """arith.ceildivui %a, %b  =>  %a == 0 ? 0 : (%a - 1) / %b + 1"""
    lhs, rhs = op.operands
    type = op.result.type
    zero = _int(b, 0, type)
    is_zero = _cmpi(b, "eq", lhs, zero)
    one = _int(b, 1, type)
    quotient = b.value("arith.divui", (b.value("arith.subi", (lhs, one)), rhs))
    plus = b.value("arith.addi", (quotient, one))
    b.replace(op, b.value("arith.select", (is_zero, zero, plus), (type,)))
    return None


@EXPAND.lowers("arith.ceildivsi", remap=False)
def ceildivsi(op: Operation, b: Rewriter) -> Failed | None:
    """arith.ceildivsi %a, %b  =>  %q = %a / %b, plus 1 where inexact and the signs agree"""
    lhs, rhs = op.operands
    type = op.result.type
    zero, one = _int(b, 0, type), _int(b, 1, type)
    quotient = b.value("arith.divsi", (lhs, rhs))
    product = b.value("arith.muli", (quotient, rhs))
    inexact = _cmpi(b, "ne", lhs, product)
    lhs_negative, rhs_negative = _cmpi(b, "slt", lhs, zero), _cmpi(b, "slt", rhs, zero)
    same = _cmpi(b, "eq", lhs_negative, rhs_negative)
    condition = b.value("arith.andi", (inexact, same))
    plus = b.value("arith.addi", (quotient, one))
    b.replace(op, b.value("arith.select", (condition, plus, quotient), (type,)))
    return None


@EXPAND.lowers("arith.floordivsi", remap=False)
def floordivsi(op: Operation, b: Rewriter) -> Failed | None:
    """arith.floordivsi %a, %b  =>  %q = %a / %b, minus 1 where inexact and the signs differ"""
    lhs, rhs = op.operands
    type = op.result.type
    quotient = b.value("arith.divsi", (lhs, rhs))
    product = b.value("arith.muli", (quotient, rhs))
    inexact = _cmpi(b, "ne", lhs, product)
    zero = _int(b, 0, type)
    lhs_negative, rhs_negative = _cmpi(b, "slt", lhs, zero), _cmpi(b, "slt", rhs, zero)
    differ = _cmpi(b, "ne", lhs_negative, rhs_negative)
    condition = b.value("arith.andi", (inexact, differ))
    minus = b.value("arith.addi", (quotient, _int(b, -1, type)))
    b.replace(op, b.value("arith.select", (condition, minus, quotient), (type,)))
    return None
