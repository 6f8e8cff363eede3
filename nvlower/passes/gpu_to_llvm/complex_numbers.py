"""Lowering of the complex dialect to structs of two floats. Source: ComplexToLLVM.cpp."""

from __future__ import annotations

from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.elementwise import carried
from nvlower.rewrite.rules import Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation, Value
    from nvlower.rewrite.rewriter import Rewriter
    from nvlower.rewrite.rules import Failed

    Build = Callable[[str, Value, Value], Value]

RULES = Rules()


def _pack(b: Rewriter, real: Value, imaginary: Value, start: Value) -> Value:
    return L.insert(b, L.insert(b, start, real, 0), imaginary, 1)


def _parts(b: Rewriter, value: Value) -> tuple[Value, Value]:
    return L.extract(b, value, 0), L.extract(b, value, 1)


def _floats(op: Operation, b: Rewriter) -> Build:
    """Return a builder of float ops with the fast-math flags of `op`."""
    flags = carried(op)

    def build(name: str, lhs: Value, rhs: Value) -> Value:
        return b.value(f"llvm.{name}", (lhs, rhs), (lhs.type,), dict(flags))

    return build


@RULES.lowers("complex.constant")
def constant(op: Operation, b: Rewriter) -> Failed | None:
    """complex.constant [1.0, 2.0]  =>  llvm.mlir.constant([1.0, 2.0]) : !llvm.struct<(f32, f32)>"""
    type = b.type(op.results[0].type)
    if type is None:
        return b.fail(op, b.types.why_not(op.results[0].type))
    b.replace(op, L.attr_constant(b, op.properties["value"], type))
    return None


@RULES.lowers("complex.create")
def create(op: Operation, b: Rewriter) -> Failed | None:
    """complex.create %a, %b  =>  llvm.insertvalue of both"""
    type = b.type(op.results[0].type)
    if type is None:
        return b.fail(op, b.types.why_not(op.results[0].type))
    start = L.poison(b, type)
    real, imaginary = b.operands(op)
    b.replace(op, _pack(b, real, imaginary, start))
    return None


@RULES.lowers("complex.re", "complex.im")
def part(op: Operation, b: Rewriter) -> None:
    """complex.re %a  =>  llvm.extractvalue %a[0]"""
    b.replace(op, L.extract(b, b.operands(op)[0], int(op.name == "complex.im")))


@RULES.lowers("complex.abs")
def absolute(op: Operation, b: Rewriter) -> None:
    """complex.abs %a  =>  llvm.intr.sqrt of the sum of the squares"""
    real, imaginary = _parts(b, b.operands(op)[0])
    f = _floats(op, b)
    other = f("fmul", imaginary, imaginary)
    total = f("fadd", f("fmul", real, real), other)
    b.replace(op, b.value("llvm.intr.sqrt", (total,), (real.type,), carried(op)))


def _product(f: Build, a: tuple[Value, Value], c: tuple[Value, Value]) -> tuple[Value, Value]:
    second = f("fmul", c[1], a[1])
    real = f("fsub", f("fmul", c[0], a[0]), second)
    cross = f("fmul", a[0], c[1])
    return real, f("fadd", f("fmul", a[1], c[0]), cross)


def _quotient(f: Build, a: tuple[Value, Value], c: tuple[Value, Value]) -> tuple[Value, Value]:
    second = f("fmul", c[1], c[1])
    norm = f("fadd", f("fmul", c[0], c[0]), second)
    second = f("fmul", a[1], c[1])
    real = f("fadd", f("fmul", a[0], c[0]), second)
    cross = f("fmul", a[0], c[1])
    imaginary = f("fsub", f("fmul", a[1], c[0]), cross)
    return f("fdiv", real, norm), f("fdiv", imaginary, norm)


def _sum(name: str) -> Any:
    return lambda f, a, c: (f(name, a[0], c[0]), f(name, a[1], c[1]))


BINARY = {
    "complex.add": _sum("fadd"),
    "complex.sub": _sum("fsub"),
    "complex.mul": _product,
    "complex.div": _quotient,
}


@RULES.lowers(*BINARY)
def binary(op: Operation, b: Rewriter) -> Failed | None:
    """complex.mul %a, %b  =>  the products and sums of the parts"""
    type = b.type(op.results[0].type)
    if type is None:
        return b.fail(op, b.types.why_not(op.results[0].type))
    lhs, rhs = b.operands(op)
    a, c = _parts(b, lhs), _parts(b, rhs)
    start = L.poison(b, type)
    real, imaginary = BINARY[op.name](_floats(op, b), a, c)
    b.replace(op, _pack(b, real, imaginary, start))
    return None
