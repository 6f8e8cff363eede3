"""Verifier rules of llvm ops: memory, aggregates, casts; more in `verify_symbols`."""

from __future__ import annotations

from nvlower.ir.opdef import attr_definition, verify
from nvlower.ir.types import FloatType, IntegerType, VectorType

from . import verify_symbols
from .types import is_compatible, is_pointer, members

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

__all__ = ["verify_symbols"]
_DYNAMIC_INDEX = -(2**31)
_NOT_ATOMIC, _UNORDERED, _MONOTONIC, _ACQUIRE, _RELEASE, _ACQ_REL = 0, 1, 2, 4, 5, 6


def ordering_name(number: int) -> str:
    """Return the keyword of an atomic ordering."""
    return attr_definition("llvm.AtomicOrdering").text_of(number)


def _number(op: Operation, name: str) -> int:
    found: Any = op.properties.get(name)
    return 0 if found is None else found.value


def _atomic_type(type: Any) -> bool:
    if isinstance(type, IntegerType):
        width = type.width
        return width >= 8 and not width & (width - 1)
    return isinstance(type, FloatType) or is_pointer(type)


def _access(op: Operation, type: Any, refused: tuple[int, ...]) -> None:
    ordering = _number(op, "ordering")
    if ordering == _NOT_ATOMIC:
        if "syncscope" in op.properties:
            op.emit_op_error("expected syncscope to be null for non-atomic access")
        return
    if not _atomic_type(type):
        op.emit_op_error(f"unsupported type '{type}' for atomic access")
    elif ordering in refused:
        op.emit_op_error(f"unsupported ordering '{ordering_name(ordering)}'")
    elif "alignment" not in op.properties:
        op.emit_op_error("expected alignment for atomic access")


@verify.add("llvm.load")
def load(op: Operation) -> None:
    """An atomic load has an alignment and no release."""
    _access(op, op.results[0].type, (_RELEASE, _ACQ_REL))


@verify.add("llvm.store")
def store(op: Operation) -> None:
    """An atomic store has an alignment and no acquire."""
    _access(op, op.operands[0].type, (_ACQUIRE, _ACQ_REL))


@verify.add("llvm.fence")
def fence(op: Operation) -> None:
    """An ordering that orders."""
    if _number(op, "ordering") in (_NOT_ATOMIC, _UNORDERED, _MONOTONIC):
        op.emit_op_error("can be given only acquire, release, acq_rel, and seq_cst orderings")


@verify.add("llvm.atomicrmw")
def atomicrmw(op: Operation) -> None:
    """A value of the operation's sort, an ordering."""
    kind = attr_definition("llvm.AtomicBinOp").text_of(_number(op, "bin_op"))
    type: Any = op.operands[1].type
    if kind in ("fadd", "fsub", "fmin", "fmax", "fminimum", "fmaximum"):
        if isinstance(type, VectorType):
            if not isinstance(type.element_type, FloatType):
                op.emit_op_error("expected LLVM IR floating point type for vector element")
                return
        elif not isinstance(type, FloatType):
            op.emit_op_error("expected LLVM IR floating point type")
            return
    elif kind == "xchg":
        if not _atomic_type(type):
            op.emit_op_error("unexpected LLVM IR type for 'xchg' bin_op")
            return
    elif not (isinstance(type, IntegerType) and type.width in (8, 16, 32, 64)):
        op.emit_op_error("expected LLVM IR integer type")
        return
    if _number(op, "ordering") < _MONOTONIC:
        op.emit_op_error("expected at least 'monotonic' ordering")


@verify.add("llvm.cmpxchg")
def cmpxchg(op: Operation) -> None:
    """Orderings of at least monotonic, no release on failure."""
    if not _atomic_type(op.operands[2].type):
        op.emit_op_error("unexpected LLVM IR type")
        return
    success, failure = _number(op, "success_ordering"), _number(op, "failure_ordering")
    if min(success, failure) < _MONOTONIC:
        op.emit_op_error("ordering must be at least 'monotonic'")
    elif failure in (_RELEASE, _ACQ_REL):
        op.emit_op_error("failure ordering cannot be 'release' or 'acq_rel'")


@verify.add("llvm.getelementptr")
def getelementptr(op: Operation) -> None:
    """Constant indices into structs, within their members."""
    indices: Any = op.properties["rawConstantIndices"].values  # type: ignore[attr-defined]
    if sum(i == _DYNAMIC_INDEX for i in indices) != len(op.operands) - 1:
        op.emit_op_error("expected as many dynamic indices as specified in 'rawConstantIndices'")
        return
    type: Any = op.properties["elem_type"].value  # type: ignore[attr-defined]
    for n, i in enumerate(indices[1:], 1):
        parts = members(type)
        if parts is not None:
            if i == _DYNAMIC_INDEX:
                op.emit_op_error(f"expected index {n} indexing a struct to be constant")
                return
            if not 0 <= i < len(parts):
                op.emit_op_error(f"index {n} indexing a struct is out of bounds")
                return
            type = parts[i]
        elif isinstance(type, VectorType):
            type = type.element_type
        elif getattr(type, "name", "") == "llvm.array":
            type = type.params[1]
        else:
            op.emit_op_error(f"type '{type}' cannot be indexed (index #{n})")
            return


def _member(op: Operation, type: Any, position: Any) -> Any:
    for i in position:
        parts = members(type)
        if parts is None and getattr(type, "name", "") == "llvm.array":
            if not 0 <= i < type.params[0]:
                op.emit_op_error(f"position out of bounds: {i}")
                return None
            type = type.params[1]
            continue
        if parts is None:
            op.emit_op_error(f"expected LLVM IR structure/array type, got: '{type}'")
            return None
        if not 0 <= i < len(parts):
            op.emit_op_error(f"position out of bounds: {i}")
            return None
        type = parts[i]
    return type


@verify.add("llvm.extractvalue")
def extractvalue(op: Operation) -> None:
    """The member's type."""
    container, result = op.operands[0].type, op.results[0].type
    found = _member(op, container, op.properties["position"].values)  # type: ignore[attr-defined]
    if found is not None and found is not result:
        op.emit_op_error(
            f"Type mismatch: extracting from '{container}' should produce '{found}' but this op"
            f" returns '{result}'"
        )


@verify.add("llvm.insertvalue")
def insertvalue(op: Operation) -> None:
    """The member's type."""
    container, value = op.operands[0].type, op.operands[1].type
    found = _member(op, container, op.properties["position"].values)  # type: ignore[attr-defined]
    if found is not None and found is not value:
        op.emit_op_error(f"Type mismatch: cannot insert '{value}' into '{container}'")


@verify.add("llvm.zext", "llvm.sext")
def extension(op: Operation) -> None:
    """A wider integer, or a vector of such of the same size."""
    source: Any = op.operands[0].type
    target: Any = op.results[0].type
    if isinstance(source, VectorType):
        if not isinstance(target, VectorType):
            op.emit_error(f"input type is a vector but output type is {_article(target)}")
            return
        if source.shape != target.shape or source.scalable != target.scalable:
            op.emit_error("input and output vectors are of incompatible shape")
            return
        source, target = source.element_type, target.element_type
    elif isinstance(target, VectorType):
        op.emit_error("input type is an integer but output type is a vector")
        return
    if source.width >= target.width:
        op.emit_error(
            "integer width of the output type is smaller or equal to the integer width of the"
            " input type"
        )


def _article(type: Any) -> str:
    return "an integer" if isinstance(type, IntegerType) else f"'{type}'"


@verify.add("llvm.bitcast")
def bitcast(op: Operation) -> None:
    """Pointers to pointers of one address space, vectors of them to vectors."""
    source: Any = op.operands[0].type
    target: Any = op.results[0].type
    first = source.element_type if isinstance(source, VectorType) else source
    second = target.element_type if isinstance(target, VectorType) else target
    if is_pointer(first) != is_pointer(second):
        op.emit_op_error("can only cast pointers from and to pointers")
        return
    if not is_pointer(first):
        return
    if isinstance(source, VectorType) != isinstance(target, VectorType):
        few, many = "pointer", "vector of pointers"
        if isinstance(source, VectorType):
            few, many = many, few
        op.emit_op_error(f"cannot cast {few} to {many}")
    elif first is not second:
        op.emit_op_error(
            "cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead"
        )


@verify.add("llvm.shufflevector")
def shufflevector(op: Operation) -> None:
    """Of scalable vectors, splats only."""
    source: Any = op.operands[0].type
    mask = op.properties["mask"].values  # type: ignore[attr-defined]
    if source.scalable and any(m not in (0, -1) for m in mask):
        op.emit_op_error("expected a splat operation for scalable vectors")


@verify.add("llvm.return")
def returns(op: Operation) -> None:
    """What the function returns."""
    function = op.parent_op
    if function is None or function.name != "llvm.func":
        return
    type: Any = function.properties["function_type"].value  # type: ignore[attr-defined]
    wanted = type.params[0]
    if getattr(wanted, "name", "") == "llvm.void":
        if op.operands:
            diagnostic = op.emit_op_error("expected no operands")
            diagnostic.note("when returning from function", function.loc)
        return
    if not op.operands:
        op.emit_op_error("expected 1 operand").note("when returning from function", function.loc)
    elif op.operands[0].type is not wanted:
        op.emit_op_error("mismatching result types").note(
            "when returning from function", function.loc
        )


@verify.add("llvm.inline_asm")
def inline_asm(op: Operation) -> None:
    """Tail calls of assembly are not made to be musttail."""
    kind: Any = op.properties.get("tail_call_kind")
    if kind is not None and kind.params == ("musttail",):
        op.emit_op_error("tail call kind 'musttail' is not supported by this operation")


def valid_global_type(type: Any) -> bool:
    """Tell whether a global may have the type."""
    name = getattr(type, "name", "")
    return name not in (
        "llvm.void", "llvm.token", "llvm.metadata", "llvm.label", "llvm.func",
    ) and is_compatible(type)  # fmt: skip


from . import data_layout, verify_calls, verify_constants  # noqa: E402, F401
