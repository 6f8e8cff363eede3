"""Folds of the llvm dialect.

Source: the ``fold`` methods in LLVMDialect.cpp. The dialect has no canonicalization patterns.
"""

from __future__ import annotations

from nvlower.dialects.fold_tools import elements, make, signed, unsigned, width_of
from nvlower.ir.attributes import ArrayAttr, DenseArrayAttr, DialectAttr, IntegerAttr
from nvlower.ir.core import Operation
from nvlower.ir.opdef import fold
from nvlower.ir.types import I1, IntegerType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

DYNAMIC_INDEX = -(2**31)
"""Marks a dynamic index among the constant ones of llvm.getelementptr."""

_UNIFORM = frozenset(("llvm.undef", "llvm.poison", "llvm.zero"))


@fold.add("llvm.extractvalue")
def extractvalue(op: Operation, constants: list[Any]) -> list[Any] | None:
    """Look through extractvalue and insertvalue, and into constants."""
    container = op.operands[0]
    position: Any = op.properties["position"]
    maker = container.owner
    if type(maker) is not Operation:
        return None
    name = maker.name
    if name == "llvm.extractvalue":
        outer: Any = maker.properties["position"]
        op.properties["position"] = DenseArrayAttr(
            position.element_type, outer.values + position.values
        )
        op.set_operand(0, maker.operands[0])
        return []
    if constants[0] is not None:
        return _element(constants[0], position.values, op.results[0].type)
    path = position.values
    current: Any = container
    while True:
        maker = current.owner
        if type(maker) is not Operation or maker.name != "llvm.insertvalue":
            break
        inserted: tuple[int, ...] = maker.properties["position"].values  # type: ignore[attr-defined]
        if inserted == path:
            return [maker.operands[1]]
        n = min(len(inserted), len(path))
        if inserted[:n] == path[:n]:
            if len(path) < len(inserted):
                break
            current = maker.operands[1]
            path = path[n:]
            continue
        current = maker.operands[0]
    if current is container:
        return None
    op.properties["position"] = DenseArrayAttr(position.element_type, path)
    op.set_operand(0, current)
    return []


def _element(attr: Any, path: tuple[int, ...], type: Any) -> list[Any] | None:
    """Return the element at `path` of a constant aggregate."""
    for at in path:
        if isinstance(attr, ArrayAttr):
            if at >= len(attr.elements):
                return None
            attr = attr.elements[at]
        elif isinstance(attr, DialectAttr) and attr.name in _UNIFORM:
            continue
        elif (values := elements(attr)) is not None and hasattr(attr, "data"):
            if len(attr.type.shape) != 1:
                return None
            attr = make(attr.type.element_type, [values[0 if len(values) == 1 else at]])
        else:
            return None
    return [attr]


@fold.add("llvm.icmp")
def icmp(op: Operation, constants: list[Any]) -> list[Any] | None:
    """``icmp eq x, x``, and a fresh allocation against null."""
    predicate: Any = op.properties["predicate"]
    if predicate.value > 1:
        return None
    equal = predicate.value == 0
    lhs, rhs = op.operands
    result = op.results[0].type
    if lhs is rhs:
        return [_truth(result, equal)]
    left, right = (_maker(v) for v in (lhs, rhs))
    if left == "llvm.alloca" and right == "llvm.mlir.zero":
        return [_truth(result, not equal)]
    if left == "llvm.mlir.zero" and right == "llvm.alloca":
        op.set_operands([rhs, lhs])
        return []
    return None


def _maker(value: Any) -> str | None:
    owner = value.owner
    return owner.name if type(owner) is Operation else None


def _truth(type: Any, value: bool) -> Any:
    return IntegerAttr(value, I1) if type is I1 else make(type, [int(value)])


@fold.add("llvm.getelementptr")
def getelementptr(op: Operation, constants: list[Any]) -> list[Any] | None:
    """``gep p, 0 => p``; constant dynamic indices become part of the op."""
    raw: Any = op.properties["rawConstantIndices"]
    base = op.operands[0]
    if len(raw.values) == 1 and base.type is op.results[0].type:
        only = raw.values[0]
        if only == 0 or (only == DYNAMIC_INDEX and getattr(constants[1], "value", None) == 0):
            return [base]
    if not any(c is not None for c in constants[1:]):
        return None
    indices: list[int] = []
    dynamic = []
    at = 1
    for index in raw.values:
        if index != DYNAMIC_INDEX:
            indices.append(index)
            continue
        value, known = op.operands[at], constants[at]
        at += 1
        if isinstance(known, IntegerAttr) and -(2**28) <= known.value < 2**28:
            indices.append(known.value)
        else:
            indices.append(DYNAMIC_INDEX)
            dynamic.append(value)
    if len(dynamic) == len(op.operands) - 1:
        return None
    op.set_operands([base, *dynamic])
    op.properties["rawConstantIndices"] = DenseArrayAttr(raw.element_type, tuple(indices))
    return []


@fold.add("llvm.bitcast", "llvm.addrspacecast")
def chained_cast(op: Operation, constants: list[Any]) -> list[Any] | None:
    """``cast(x : T to T) => x``, ``cast(cast(x)) => cast(x)`` or x."""
    source, result = op.operands[0], op.results[0]
    if source.type is result.type:
        return [source]
    inner = source.owner
    if type(inner) is not Operation or inner.name != op.name:
        return None
    if inner.operands[0].type is result.type:
        return [inner.operands[0]]
    op.set_operand(0, inner.operands[0])
    return []


@fold.add("llvm.zext")
def zext(op: Operation, constants: list[Any]) -> list[Any] | None:
    """Fold a constant."""
    value, type = constants[0], op.results[0].type
    if not isinstance(value, IntegerAttr) or not isinstance(type, IntegerType):
        return None
    return [IntegerAttr(unsigned(value.value, width_of(value.type)), type)]


@fold.add("llvm.shl")
def shl(op: Operation, constants: list[Any]) -> list[Any] | None:
    """Fold two constants, unless the shift is as wide as the type."""
    a, b = constants
    type = op.results[0].type
    if not (isinstance(a, IntegerAttr) and isinstance(b, IntegerAttr)):
        return None
    if not isinstance(type, IntegerType) or not 0 <= b.value < type.width:
        return None
    return [IntegerAttr(signed(a.value << b.value, type.width), type)]


@fold.add("llvm.or")
def or_(op: Operation, constants: list[Any]) -> list[Any] | None:
    """Fold two constants."""
    a, b = constants
    type = op.results[0].type
    if isinstance(a, IntegerAttr) and isinstance(b, IntegerAttr) and isinstance(type, IntegerType):
        return [IntegerAttr(signed(a.value | b.value, type.width), type)]
    return None


@fold.add("llvm.shufflevector")
def shufflevector(op: Operation, constants: list[Any]) -> list[Any] | None:
    """``shufflevector x, _, [0, 1, ...] => x`` where it keeps all of x in place."""
    first = op.operands[0]
    mask: Any = op.properties["mask"]
    shape = getattr(first.type, "shape", None)
    if (
        shape is None
        or getattr(first.type, "scalable", None)
        or first.type is not op.results[0].type
    ):
        return None
    if tuple(mask.values) == tuple(range(shape[0])):
        return [first]
    return None
