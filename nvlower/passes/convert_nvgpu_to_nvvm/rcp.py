"""rcp: reciprocals of the elements of a vector."""

from __future__ import annotations

from nvlower.ir.types import F32, I64, VectorType
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.rules import Failed, Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()


@RULES.lowers("nvgpu.rcp")
def rcp(op: Operation, b: Rewriter) -> Failed | None:
    """nvgpu.rcp %v {rounding = approx, ftz} : vector<2xf32>
    =>  nvvm.rcp.approx.ftz.f of each element
    """
    if op.rounding.params[0] != "approx" or op.ftz is None:
        return b.fail(op, "only approximate reciprocals that flush denormals are supported")
    if any(op.result.type.scalable):  # type: ignore[attr-defined]
        return b.fail(op, "the number of elements of a scalable vector is not known")
    value = b[op.operands[0]]
    b.replace(op, _vector(b, value) if isinstance(value.type, VectorType) else _array(b, value))
    return None


def _vector(b: Rewriter, value: Value) -> Value:
    type: Any = value.type
    result = L.poison(b, type)
    for i in range(type.num_elements):
        at = L.constant(b, i, I64)
        element = b.value("llvm.extractelement", (value, at), (F32,))
        reciprocal = b.value("nvvm.rcp.approx.ftz.f", (element,), (F32,))
        result = b.value("llvm.insertelement", (result, reciprocal, at), (type,))
    return result


def _array(b: Rewriter, value: Value) -> Value:
    """Take the innermost vectors of nested arrays one by one."""
    sizes: list[int] = []
    type: Any = value.type
    while not isinstance(type, VectorType):
        size, type = type.params
        sizes.append(size)
    positions: list[tuple[int, ...]] = [()]
    for size in sizes:
        positions = [(*p, i) for p in positions for i in range(size)]
    result = L.poison(b, value.type)
    for p in positions:
        result = L.insert(b, result, _vector(b, L.extract(b, value, *p)), *p)
    return result
