"""Vector loads and stores."""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.attributes import IntegerAttr
from nvlower.ir.strides import strides_and_offset
from nvlower.ir.types import I32, I64, MemRefType, VectorType
from nvlower.passes.finalize_memref_to_llvm.access import flags_of
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.memref_descriptor import strided_element_pointer
from nvlower.rewrite.rules import Failed, Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.attributes import Attribute
    from nvlower.ir.core import Operation, Value
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()


def guard(b: Rewriter, op: Operation, vector: Any, base: Any) -> str | None:
    """Return why a vector cannot be loaded from or stored to memref `base`; None where it can."""
    if not isinstance(vector, VectorType) or vector.rank > 1:
        return "only 0-D and 1-D vectors are one access; run --convert-vector-to-scf first"
    if not isinstance(base, MemRefType):
        return "the base is not a memref"
    if b.type(vector) is None or b.type(base) is None:
        why: str = b.types.why_not(base if b.type(base) is None else vector)
        return why
    return None


def alignment(b: Rewriter, op: Operation, vector: Any, base: MemRefType) -> int:
    """Return the alignment of an access: as stated, else that of the element (or vector)."""
    given: Any = op.properties.get("alignment")
    if given is not None:
        stated: int = given.value
        return stated
    whole = getattr(b.options, "use_vector_alignment", False)
    type = vector if whole else base.element_type
    return T.size_and_alignment(b.types.memory_type(type))[1]


def address(b: Rewriter, base: Any, indices: Any) -> Value:
    """Return the address of the first element."""
    return strided_element_pointer(
        b,
        b.types,
        base.type,
        b[base],
        b.values(indices),
        0,
    )


@RULES.lowers("vector.load")
def load(op: Operation, b: Rewriter) -> Failed | None:
    """vector.load %m[%i] : memref<8xf32>, vector<4xf32>  =>  llvm.load %p {alignment = 4}"""
    vector, base = op.result.type, op.base.type
    problem = guard(b, op, vector, base)
    if problem:
        return b.fail(op, problem)
    pointer = address(b, op.base, op.indices)
    align = alignment(b, op, vector, base)
    b.replace(op, L.load(b, pointer, b.type(vector), align, **flags_of(op)))
    return None


@RULES.lowers("vector.store")
def store(op: Operation, b: Rewriter) -> Failed | None:
    """vector.store %v, %m[%i] : memref<8xf32>, vector<4xf32>  =>  llvm.store %v, %p"""
    vector, base = op.valueToStore.type, op.base.type
    problem = guard(b, op, vector, base)
    if problem:
        return b.fail(op, problem)
    pointer = address(b, op.base, op.indices)
    L.store(b, b[op.valueToStore], pointer, alignment(b, op, vector, base), **flags_of(op))
    b.erase(op)
    return None


@RULES.lowers("vector.maskedload")
def masked_load(op: Operation, b: Rewriter) -> Failed | None:
    """vector.maskedload %m[%i], %mask, %pass  =>  llvm.intr.masked.load %p, %mask, %pass"""
    vector, base = op.result.type, op.base.type
    problem = guard(b, op, vector, base)
    if problem:
        return b.fail(op, problem)
    pointer = address(b, op.base, op.indices)
    props: dict[str, Attribute] = {"alignment": IntegerAttr(alignment(b, op, vector, base), I32)}
    operands = (pointer, b[op.mask], (b[op.pass_thru],))
    b.replace(op, b.value("llvm.intr.masked.load", operands, (b.type(vector),), props))
    return None


@RULES.lowers("vector.maskedstore")
def masked_store(op: Operation, b: Rewriter) -> Failed | None:
    """vector.maskedstore %m[%i], %mask, %v  =>  llvm.intr.masked.store %v, %p, %mask"""
    vector, base = op.valueToStore.type, op.base.type
    problem = guard(b, op, vector, base)
    if problem:
        return b.fail(op, problem)
    pointer = address(b, op.base, op.indices)
    props: dict[str, Attribute] = {"alignment": IntegerAttr(alignment(b, op, vector, base), I32)}
    b.create("llvm.intr.masked.store", (b[op.valueToStore], pointer, b[op.mask]), (), props)
    b.erase(op)
    return None


def _lane_pointers(b: Rewriter, op: Operation, vector: Any, base: Any) -> Value | str:
    """Return the vector of addresses of a gather or scatter, or why there is none."""
    layout = strides_and_offset(base)
    if layout is None or (base.rank and layout[0][-1] != 1):
        return "the innermost stride is not 1"
    pointer = address(b, op.base, op.offsets)
    type = VectorType(vector.shape, pointer.type, vector.scalable)
    return L.gep(b, pointer, b.types.memory_type(base.element_type), (b[op.indices],), 0, type)


@RULES.lowers("vector.gather")
def gather(op: Operation, b: Rewriter) -> Failed | None:
    """vector.gather %m[%o][%i], %mask, %pass  =>  llvm.intr.masked.gather of %p + %i"""
    vector, base = op.result.type, op.base.type
    problem = guard(b, op, vector, base)
    if problem:
        return b.fail(op, problem)
    pointers = _lane_pointers(b, op, vector, base)
    if isinstance(pointers, str):
        return b.fail(op, pointers)
    props: dict[str, Attribute] = {"alignment": IntegerAttr(alignment(b, op, vector, base), I32)}
    operands = (pointers, b[op.mask], (b[op.pass_thru],))
    b.replace(op, b.value("llvm.intr.masked.gather", operands, (b.type(vector),), props))
    return None


@RULES.lowers("vector.scatter")
def scatter(op: Operation, b: Rewriter) -> Failed | None:
    """vector.scatter %m[%o][%i], %mask, %v  =>  llvm.intr.masked.scatter to %p + %i"""
    vector, base = op.valueToStore.type, op.base.type
    problem = guard(b, op, vector, base)
    if problem:
        return b.fail(op, problem)
    pointers = _lane_pointers(b, op, vector, base)
    if isinstance(pointers, str):
        return b.fail(op, pointers)
    props: dict[str, Attribute] = {"alignment": IntegerAttr(alignment(b, op, vector, base), I32)}
    b.create("llvm.intr.masked.scatter", (b[op.valueToStore], pointers, b[op.mask]), (), props)
    b.erase(op)
    return None


def _aligned(op: Operation, at: int) -> dict[str, Any]:
    """Return the properties that state the alignment of pointer operand `at`, if it is given."""
    from nvlower.ir.attributes import ArrayAttr, DictionaryAttr

    given: Any = op.properties.get("alignment")
    if given is None:
        return {}
    entry = (("llvm.align", IntegerAttr(given.value, I64)),)
    return {
        "arg_attrs": ArrayAttr(tuple(DictionaryAttr(entry if i == at else ()) for i in range(3)))
    }


@RULES.lowers("vector.expandload")
def expand_load(op: Operation, b: Rewriter) -> Failed | None:
    """vector.expandload %m[%i], %mask, %pass  =>  llvm.intr.masked.expandload %p, %mask, %pass"""
    vector, base = op.result.type, op.base.type
    problem = guard(b, op, vector, base)
    if problem:
        return b.fail(op, problem)
    operands = (address(b, op.base, op.indices), b[op.mask], b[op.pass_thru])
    name = "llvm.intr.masked.expandload"
    b.replace(op, b.value(name, operands, (b.type(vector),), _aligned(op, 0)))
    return None


@RULES.lowers("vector.compressstore")
def compress_store(op: Operation, b: Rewriter) -> Failed | None:
    """vector.compressstore %m[%i], %mask, %v  =>  llvm.intr.masked.compressstore %v, %p, %mask"""
    vector, base = op.valueToStore.type, op.base.type
    problem = guard(b, op, vector, base)
    if problem:
        return b.fail(op, problem)
    operands = (b[op.valueToStore], address(b, op.base, op.indices), b[op.mask])
    b.create("llvm.intr.masked.compressstore", operands, (), _aligned(op, 1))
    b.erase(op)
    return None
