"""Matrices that the threads of a warp hold together: ``gpu.subgroup_mma_*`` to ``nvvm.wmma.*``.

Source: MLIR WmmaOpsToNvvm.cpp; PTX ISA 9.7.14, warp-level matrix operations.
"""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.attributes import (
    DenseElementsAttr,
    DialectAttr,
    FloatAttr,
    IntegerAttr,
    element_bytes,
)
from nvlower.ir.types import F16, F32, F64, I1, I32, I64, INDEX, FloatType, VectorType
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.memref_descriptor import strided_element_pointer
from nvlower.rewrite.rules import Failed, Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.attributes import Attribute
    from nvlower.ir.core import Operation, Value
    from nvlower.ir.types import Type
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()

HALVES = VectorType((2,), F16)

WORDS = {8: 1, 16: 2, 32: 4}
"""Registers of 8-bit integers per thread, by the rows of A or the columns of B."""

WIDE = ((16, 16, 16), (32, 8, 16), (8, 32, 16))

SHAPES: dict[str, tuple[tuple[int, int, int], ...]] = {
    "f16": WIDE, "f32": WIDE, "s8": WIDE, "u8": WIDE, "s32": WIDE, "tf32": ((16, 16, 8),),
    "f64": ((8, 8, 4),),
}  # fmt: skip
"""The (m, n, k) that exist for each element type."""

PLACES = {"AOp": ("a", 0, 2), "BOp": ("b", 2, 1), "COp": ("c", 0, 1)}
"""Fragment, and which of m, n, k (by number) the rows and columns of an operand are."""


def element_name(type: Any) -> str | None:
    """Return how PTX names the elements of a matrix, None where it has no such matrix."""
    element, operand = type.params[1], type.params[2]
    if element is F32:
        return "f32" if operand == "COp" else "tf32"
    if isinstance(element, FloatType):
        name = str(element)
        return name if name in ("f16", "f64") else None
    name = str(element)
    return {"si8": "s8", "ui8": "u8", "i32": "s32"}.get(name)


def fragment_type(type: Any) -> Type | None:
    """Return what each thread holds of a matrix: registers in a struct (one f64 stands alone)."""
    shape, _, operand = type.params
    name = element_name(type)
    factor = operand != "COp"
    if name == "f64":
        return F64 if factor else T.struct(F64, F64)
    if name in ("s8", "u8"):
        count = WORDS.get(shape[0] if operand == "AOp" else shape[1]) if factor else None
        return None if count is None else T.struct(*(I32,) * count)
    found: dict[str | None, tuple[Type, int]] = {
        "f16": (HALVES, 8 if factor else 4), "f32": (F32, 8), "tf32": (I32, 4), "s32": (I32, 8),
    }  # fmt: skip
    if name not in found:
        return None
    register, count = found[name]
    return T.struct(*(register,) * count)


def whole_shape(type: Any, name: str) -> tuple[int, int, int] | None:
    """Return the (m, n, k) of the product that a matrix takes part in."""
    shape, _, operand = type.params
    _, row, column = PLACES[operand]
    for mnk in SHAPES[name]:
        if (mnk[row], mnk[column]) == tuple(shape):
            return mnk
    return None


def _kind(what: str, keyword: str) -> DialectAttr:
    return DialectAttr(f"nvvm.{what}", (keyword,))


def _shape_of(op: Operation, type: Any, name: str) -> dict[str, Attribute]:
    mnk = whole_shape(type, name)
    assert mnk is not None
    return {key: IntegerAttr(n, I32) for key, n in zip("mnk", mnk, strict=True)}


def _problem(b: Rewriter, *types: Any) -> str | None:
    """Return why a tensor core cannot hold these matrices; None where it can."""
    for t in types:
        name = element_name(t)
        if name is None or b.type(t) is None:
            return f"no tensor core instruction holds {t}"
        if whole_shape(t, name) is None:
            sizes = ", ".join("m{}n{}k{}".format(*s) for s in SHAPES[name])
            return f"wmma of {name} comes in {sizes}, which {t} is no part of"
    return None


def _parts(b: Rewriter, value: Value) -> list[Value]:
    body = T.members(value.type)
    return [value] if body is None else [L.extract(b, value, i) for i in range(len(body))]


def _place(b: Rewriter, base: Any, indices: Any, lead: Any) -> tuple[Value, Value]:
    """Return the address of the first element, and the distance of rows in elements."""
    pointer = strided_element_pointer(b, b.types, base.type, b[base], b.values(indices), 0)
    stride = L.attr_constant(b, IntegerAttr(lead.value, INDEX), I32)
    return pointer, stride


def _layout(op: Operation, flag: str) -> DialectAttr:
    return _kind("mma_layout", "row" if op.properties.get(flag) is None else "col")


@RULES.lowers("gpu.subgroup_mma_load_matrix")
def load(op: Operation, b: Rewriter) -> Failed | None:
    """gpu.subgroup_mma_load_matrix %m[%i, %j] {leadDimension = 32}  =>  nvvm.wmma.load %p, %32"""
    type: Any = op.result.type
    problem = _problem(b, type)
    if problem:
        return b.fail(op, problem)
    name = element_name(type)
    assert name is not None
    pointer, stride = _place(b, op.srcMemref, op.indices, op.leadDimension)
    props = _shape_of(op, type, name)
    props["layout"] = _layout(op, "transpose")
    props["eltype"] = _kind("mma_type", name)
    props["frag"] = _kind("mma_frag", PLACES[type.params[2]][0])
    b.replace(op, b.value("nvvm.wmma.load", (pointer, stride), (b.type(type),), props))
    return None


@RULES.lowers("gpu.subgroup_mma_store_matrix")
def store(op: Operation, b: Rewriter) -> Failed | None:
    """gpu.subgroup_mma_store_matrix %d, %m[%i, %j]  =>  nvvm.wmma.store %p, %stride, registers"""
    type: Any = op.src.type
    problem = _problem(b, type)
    if problem:
        return b.fail(op, problem)
    name = element_name(type)
    assert name is not None
    parts = _parts(b, b[op.src])
    pointer, stride = _place(b, op.dstMemref, op.indices, op.leadDimension)
    props = _shape_of(op, type, name)
    props["layout"] = _layout(op, "transpose")
    props["eltype"] = _kind("mma_type", name)
    b.create("nvvm.wmma.store", (pointer, parts, stride), (), props)
    b.erase(op)
    return None


@RULES.lowers("gpu.subgroup_mma_compute")
def compute(op: Operation, b: Rewriter) -> Failed | None:
    """gpu.subgroup_mma_compute %a, %b, %c  =>  nvvm.wmma.mma of all registers"""
    first: Any = op.opA.type
    total: Any = op.opC.type
    problem = _problem(b, first, op.opB.type, total)
    if problem:
        return b.fail(op, problem)
    source, target = element_name(first), element_name(total)
    assert source is not None and target is not None
    m, k = first.params[0]
    n = total.params[0][1]
    if (m, n, k) not in SHAPES[source]:
        return b.fail(op, f"wmma of {source} has no shape m{m}n{n}k{k}")
    parts = [p for v in (op.opA, op.opB, op.opC) for p in _parts(b, b[v])]
    props: dict[str, Attribute] = {
        "m": IntegerAttr(m, I32),
        "n": IntegerAttr(n, I32),
        "k": IntegerAttr(k, I32),
        "layoutA": _layout(op, "a_transpose"),
        "layoutB": _layout(op, "b_transpose"),
        "eltypeA": _kind("mma_type", source),
        "eltypeB": _kind("mma_type", target),
    }
    b.replace(op, b.value("nvvm.wmma.mma", (parts,), (b.type(total),), props))
    return None


@RULES.lowers("gpu.subgroup_mma_constant_matrix")
def constant(op: Operation, b: Rewriter) -> Failed | None:
    """gpu.subgroup_mma_constant_matrix %x  =>  %x in every register of the struct"""
    type = b.type(op.result.type)
    body = None if type is None else T.members(type)
    if type is None or body is None:
        return b.fail(op, f"no struct of registers holds {op.result.type}")
    value = b[op.value]
    if isinstance(body[0], VectorType):
        packed = L.poison(b, body[0])
        for i in range(2):
            place = L.constant(b, i, I32)
            packed = b.value("llvm.insertelement", (packed, value, place), (body[0],))
        value = packed
    result = L.poison(b, type)
    for i in range(len(body)):
        result = L.insert(b, result, value, i)
    b.replace(op, result)
    return None


FLOATS = {"addf": "fadd", "mulf": "fmul", "subf": "fsub", "divf": "fdiv"}

INTEGERS = {"addi": "add", "muli": "mul", "subi": "sub"}

ORDERED = {"maxf": 2, "minf": 4}
"""The ordered comparison (``ogt``, ``olt``) that chooses the first operand."""

UNORDERED = 14
"""``uno``: one operand at least is a NaN."""

NO_FLAGS = DialectAttr("llvm.fastmath", ("none",))


def _extreme(b: Rewriter, predicate: int, first: Value, second: Value) -> Value:
    """Return the larger or smaller of two values, a NaN where either is one.

    For pairs of f16 the NaN is ``dense<0x7E00>``; upstream's scalar cannot become LLVM IR.
    """
    type: Any = first.type
    vector = isinstance(type, VectorType)
    flag: Type = VectorType(type.shape, I1) if vector else I1

    def compare(number: int) -> Value:
        props = {"predicate": IntegerAttr(number, I64), "fastmathFlags": NO_FLAGS}
        return b.value("llvm.fcmp", (first, second), (flag,), props)

    def select(which: Value, yes: Value, no: Value) -> Value:
        return b.value("llvm.select", (which, yes, no), (type,), {"fastmathFlags": NO_FLAGS})

    chosen = select(compare(predicate), first, second)
    broken = compare(UNORDERED)
    element = type.element_type if vector else type
    scalar = FloatAttr.of(float("nan"), element)
    nan: Attribute = scalar
    if vector:
        size = element_bytes(element)
        nan = DenseElementsAttr(type, scalar.bits.to_bytes(size, "little"))
    return select(broken, L.attr_constant(b, nan, type), chosen)


def _apply(b: Rewriter, what: str, values: list[Value]) -> Value | None:
    type = values[0].type
    if what in FLOATS:
        return b.value(f"llvm.{FLOATS[what]}", values, (type,), {"fastmathFlags": NO_FLAGS})
    if what in INTEGERS:
        return L.binary(b, INTEGERS[what], values[0], values[1])
    if what in ORDERED:
        return _extreme(b, ORDERED[what], values[0], values[1])
    return None


@RULES.lowers("gpu.subgroup_mma_elementwise")
def elementwise(op: Operation, b: Rewriter) -> Failed | None:
    """gpu.subgroup_mma_elementwise addf %a, %b  =>  llvm.fadd of each register"""
    what = op.opType.params[0]
    type = b.type(op.result.type)
    body = None if type is None else T.members(type)
    if type is None or body is None:
        return b.fail(op, f"no struct of registers holds {op.result.type}")
    if what not in FLOATS and what not in INTEGERS and what not in ORDERED:
        return b.fail(op, f"'{what}' of fragments has no lowering")
    sources = b.values(op.args)
    result = L.poison(b, type)
    for i in range(len(body)):
        value = _apply(b, what, [L.extract(b, s, i) for s in sources])
        assert value is not None
        result = L.insert(b, result, value, i)
    b.replace(op, result)
    return None
