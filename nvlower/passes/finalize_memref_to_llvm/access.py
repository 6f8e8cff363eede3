"""Loads, stores, prefetches and atomics."""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.attributes import UNIT, IntegerAttr
from nvlower.ir.types import I1, I32, I64, FloatType, IntegerType
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.memref_descriptor import strided_element_pointer
from nvlower.rewrite.rules import Failed, Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value
    from nvlower.ir.types import Type
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()

ACQ_REL, MONOTONIC = 6, 2
"""Numbers of ``llvm.AtomicOrdering``."""

ATOMICS = {
    0: 11, 1: 1, 2: 3, 3: 0, 4: 19, 5: 13, 6: 7, 7: 9, 8: 20, 9: 14, 10: 8, 11: 10, 14: 5, 15: 6,
}  # fmt: skip
"""Number of ``arith.AtomicRMWKind`` to that of ``llvm.AtomicBinOp``."""


def element(b: Rewriter, memref: Any, indices: Any, flags: int) -> Value | str:
    """Return the address of an element, or why it has none."""
    if b.type(memref.type) is None:
        why: str = b.types.why_not(memref.type)
        return why
    return strided_element_pointer(
        b,
        b.types,
        memref.type,
        b[memref],
        b.values(indices),
        flags,
    )


def flags_of(op: Operation) -> dict[str, Any]:
    """Return the ``nontemporal`` flag of a load or store, as the llvm op has it."""
    flag: Any = op.get_attr("nontemporal")
    set_ = flag is UNIT or (isinstance(flag, IntegerAttr) and flag.value)
    return {"nontemporal": UNIT} if set_ else {}


@RULES.lowers("memref.load")
def load(op: Operation, b: Rewriter) -> Failed | None:
    """memref.load %m[%i] : memref<4xf32>  =>  llvm.getelementptr, llvm.load %p -> f32"""
    pointer = element(b, op.memref, op.indices, L.INBOUNDS_NUW)
    if isinstance(pointer, str):
        return b.fail(op, pointer)
    alignment = op.properties.get("alignment")
    b.replace(op, L.load(b, pointer, b.type(op.result.type), alignment, **flags_of(op)))
    return None


@RULES.lowers("memref.store")
def store(op: Operation, b: Rewriter) -> Failed | None:
    """memref.store %v, %m[%i] : memref<4xf32>  =>  llvm.getelementptr, llvm.store %v, %p"""
    pointer = element(b, op.memref, op.indices, L.INBOUNDS_NUW)
    if isinstance(pointer, str):
        return b.fail(op, pointer)
    L.store(b, b[op.value], pointer, op.properties.get("alignment"), **flags_of(op))
    b.erase(op)
    return None


@RULES.lowers("memref.prefetch")
def prefetch(op: Operation, b: Rewriter) -> Failed | None:
    """memref.prefetch %m[%i], read, locality<3>, data : memref<4xf32>  =>  llvm.intr.prefetch %p"""
    pointer = element(b, op.memref, op.indices, 0)
    if isinstance(pointer, str):
        return b.fail(op, pointer)
    b.create(
        "llvm.intr.prefetch",
        (pointer,),
        (),
        {
            "rw": IntegerAttr(op.isWrite.value, I32),
            "hint": IntegerAttr(op.localityHint.value, I32),
            "cache": IntegerAttr(op.isDataCache.value, I32),
        },
    )
    b.erase(op)
    return None


@RULES.lowers("memref.atomic_rmw")
def atomic_rmw(op: Operation, b: Rewriter) -> Failed | None:
    """memref.atomic_rmw addi %v, %m[%i]  =>  llvm.atomicrmw add %p, %v acq_rel"""
    kind = ATOMICS.get(op.kind.value)
    if kind is None:
        return b.fail(op, "no atomic instruction multiplies; use memref.generic_atomic_rmw")
    pointer = element(b, op.memref, op.indices, 0)
    if isinstance(pointer, str):
        return b.fail(op, pointer)
    b.replace(
        op,
        b.value(
            "llvm.atomicrmw",
            (pointer, b[op.value]),
            (b.type(op.result.type),),
            {"bin_op": IntegerAttr(kind, I64), "ordering": IntegerAttr(ACQ_REL, I64)},
        ),
    )
    return None


@RULES.lowers("memref.generic_atomic_rmw")
def generic_atomic_rmw(op: Operation, b: Rewriter) -> Failed | None:
    """memref.generic_atomic_rmw %m[%i] { ... yield %x }
    =>  llvm.load, then a loop: compute %x, llvm.cmpxchg %p, %old, %x, until it succeeds
    """
    type = b.type(op.result.type)
    if type is None or not (T.is_compatible(type)):
        return b.fail(op, b.types.why_not(op.result.type))
    start = op.parent
    assert start is not None
    for inner in op.regions[0].ops:
        known = inner.dialect == "llvm" or inner.name == "memref.atomic_yield"
        if not known and not b.driver.rules.get(inner.name):
            return b.fail(op, f"'{inner.name}' in its body has no lowering here: lower it first")
    if b.type(op.memref.type) is None:
        return b.fail(op, b.types.why_not(op.memref.type))
    bits = IntegerType(type.width) if isinstance(type, FloatType) else type
    loop = b.split_block(start, op)
    current = loop.add_argument(bits, op.loc)
    end = b.split_block(loop, op.next)
    b.at_end(start)
    pointer = element(b, op.memref, op.indices, 0)
    if isinstance(pointer, str):
        return b.fail(op, pointer)
    b.create("llvm.br", ((L.load(b, pointer, bits),),), (), successors=(loop,))
    b.at_end(loop)
    result = _body(op, b, _same_bits(b, current, type))
    pair = b.value(
        "llvm.cmpxchg",
        (pointer, current, _same_bits(b, result, bits)),
        (T.struct(bits, I1),),
        {
            "success_ordering": IntegerAttr(ACQ_REL, I64),
            "failure_ordering": IntegerAttr(MONOTONIC, I64),
        },
    )
    loaded, done = L.extract(b, pair, 0), L.extract(b, pair, 1)
    b.create("llvm.cond_br", (done, (), (loaded,)), (), successors=(end, loop))
    b.before, b.block = end.first, end
    b.replace(op, _same_bits(b, loaded, type))
    return None


def _same_bits(b: Rewriter, value: Value, type: Type) -> Value:
    """Return `value` as `type`: cmpxchg compares integers and pointers only."""
    return value if value.type is type else L.cast(b, "bitcast", value, type)


def _body(op: Operation, b: Rewriter, current: Value) -> Value:
    """Copy the body of a generic atomic on the value `current`; return what it yields."""
    body = op.regions[0].blocks[0]
    mapping: dict[Any, Any] = {body.arguments[0]: current}
    for inner in body.ops:
        if inner is not body.last:
            b.clone(inner, mapping)
    assert body.last is not None
    result = body.last.operands[0]
    found: Value = mapping.get(result, result)
    return found
