"""``--convert-index-to-llvm``: the index dialect to the llvm dialect.

Source: IndexToLLVM.cpp. The width of ``index`` is the type converter's.
"""

from __future__ import annotations

from nvlower.ir.attributes import IntegerAttr
from nvlower.ir.types import I1, I64
from nvlower.passes.base import Option, Options, Pass
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.rules import Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation, Value
    from nvlower.rewrite.rewriter import Rewriter
    from nvlower.rewrite.rules import Failed

RULES = Rules()

ONE_TO_ONE = {
    "add": "add", "sub": "sub", "mul": "mul", "divs": "sdiv", "divu": "udiv", "rems": "srem",
    "remu": "urem", "maxs": "intr.smax", "maxu": "intr.umax", "mins": "intr.smin",
    "minu": "intr.umin", "shl": "shl", "shrs": "ashr", "shru": "lshr", "and": "and", "or": "or",
    "xor": "xor",
}  # fmt: skip
"""index mnemonic to llvm mnemonic."""


def _direct(target: str) -> Callable[[Operation, Rewriter], None]:
    def rule(op: Operation, b: Rewriter) -> None:
        b.replace(op, b.value(target, b.operands(op), (b.types.index_type,)))

    rule.__doc__ = f"One op to one: ``{target}`` of the converted operands."
    return rule


for _source, _target in ONE_TO_ONE.items():
    RULES.lowers(f"index.{_source}")(_direct(f"llvm.{_target}"))


def _constant(b: Rewriter, value: int) -> Value:
    return L.constant(b, value, b.types.index_type)


@RULES.lowers("index.ceildivs")
def ceildivs(op: Operation, b: Rewriter) -> None:
    """index.ceildivs %n, %m  =>  n*m > 0 ? (n + (m > 0 ? -1 : 1)) / m + 1 : -(-n / m)"""
    n, m = b.operands(op)
    zero, one, minus = _constant(b, 0), _constant(b, 1), _constant(b, -1)
    positive = L.icmp(b, "sgt", m, zero)
    step = L.select(b, positive, minus, one)
    rounded = L.add(b, n, step)
    quotient = b.value("llvm.sdiv", (rounded, m), (n.type,))
    above = L.add(b, quotient, one)
    negated = L.sub(b, zero, n)
    negated_quotient = b.value("llvm.sdiv", (negated, m), (n.type,))
    below = L.sub(b, zero, negated_quotient)
    same_sign = L.icmp(b, "eq", L.icmp(b, "sgt", n, zero), positive)
    nonzero = L.icmp(b, "ne", n, zero)
    condition = b.value("llvm.and", (same_sign, nonzero), (I1,))
    b.replace(op, L.select(b, condition, above, below))


@RULES.lowers("index.ceildivu")
def ceildivu(op: Operation, b: Rewriter) -> None:
    """index.ceildivu %n, %m  =>  n == 0 ? 0 : (n - 1) / m + 1"""
    n, m = b.operands(op)
    zero, one = _constant(b, 0), _constant(b, 1)
    quotient = b.value("llvm.udiv", (L.sub(b, n, one), m), (n.type,))
    plus = L.add(b, quotient, one)
    b.replace(op, L.select(b, L.icmp(b, "eq", n, zero), zero, plus))


@RULES.lowers("index.floordivs")
def floordivs(op: Operation, b: Rewriter) -> None:
    """index.floordivs %n, %m  =>  n*m < 0 ? -1 - ((m < 0 ? 1 : -1) - n) / m : n / m"""
    n, m = b.operands(op)
    zero, one, minus = _constant(b, 0), _constant(b, 1), _constant(b, -1)
    negative = L.icmp(b, "slt", m, zero)
    step = L.select(b, negative, one, minus)
    difference = L.sub(b, step, n)
    below = L.sub(b, minus, b.value("llvm.sdiv", (difference, m), (n.type,)))
    quotient = b.value("llvm.sdiv", (n, m), (n.type,))
    differ = L.icmp(b, "ne", L.icmp(b, "slt", n, zero), negative)
    nonzero = L.icmp(b, "ne", n, zero)
    condition = b.value("llvm.and", (differ, nonzero), (I1,))
    b.replace(op, L.select(b, condition, below, quotient))


@RULES.lowers("index.casts", "index.castu")
def cast(op: Operation, b: Rewriter) -> Failed | None:
    """index.casts %a : i32 to index  =>  llvm.sext, llvm.zext, llvm.trunc or nothing"""
    (value,) = b.operands(op)
    target: Any = b.type(op.results[0].type)
    if target is None:
        return b.fail(op, f"the type {op.results[0].type} has no conversion")
    source: Any = value.type
    if source is target:
        b.replace(op, value)
    elif target.width < source.width:
        b.replace(op, b.value("llvm.trunc", (value,), (target,)))
    else:
        name = "llvm.sext" if op.name == "index.casts" else "llvm.zext"
        b.replace(op, b.value(name, (value,), (target,)))
    return None


PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
"""The predicates of ``llvm.icmp`` by number."""


@RULES.lowers("index.cmp")
def cmp(op: Operation, b: Rewriter) -> None:
    """index.cmp slt(%a, %b)  =>  llvm.icmp "slt" %a, %b"""
    number = PREDICATES.index(op.pred.value)
    predicate = IntegerAttr(number, I64)
    b.replace(op, b.value("llvm.icmp", b.operands(op), (I1,), {"predicate": predicate}))


@RULES.lowers("index.sizeof")
def sizeof(op: Operation, b: Rewriter) -> None:
    """index.sizeof  =>  llvm.mlir.constant(64)"""
    b.replace(op, _constant(b, b.types.index_width))


@RULES.lowers("index.constant")
def constant(op: Operation, b: Rewriter) -> None:
    """index.constant 42  =>  llvm.mlir.constant(42 : i64)"""
    b.replace(op, _constant(b, op.value.value))


@RULES.lowers("index.bool.constant")
def bool_constant(op: Operation, b: Rewriter) -> None:
    """index.bool.constant true  =>  llvm.mlir.constant(true)"""
    b.replace(op, L.attr_constant(b, op.value, I1))


def run(op: Operation, options: Options) -> bool:
    """Convert every index op under `op`; False if nothing changed."""
    from nvlower.rewrite.conversion import convert
    from nvlower.rewrite.type_converter import LLVMTypeConverter

    types = LLVMTypeConverter.of(op, options.index_bitwidth)
    return convert(op, RULES, types, legal={"llvm"}, illegal={"index"}, options=options)


PASS = Pass(
    "convert-index-to-llvm",
    "ConvertIndexToLLVMPass",
    "Lower the `index` dialect to the `llvm` dialect.",
    run,
    options=(
        Option("index-bitwidth", int, 0, "Width of index in bits; 0: from the data layout"),
    ),
)
