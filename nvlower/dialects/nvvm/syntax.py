"""Assembly of the nvvm matrix ops that have no declarative format."""

from __future__ import annotations

from nvlower.ir.opdef import printer
from nvlower.ir.types import DialectType, FloatType, IntegerType, VectorType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from nvlower.ir.core import Operation
    from nvlower.ir.types import Type


def inferred_type(t: Type, accumulator: bool) -> str | None:
    """Return the PTX element type that a register type implies, None where it leaves a choice."""
    if isinstance(t, DialectType) and t.name == "llvm.struct":
        return inferred_type(t.params[0][0], accumulator) if t.params[0] else None
    if isinstance(t, VectorType):
        return "f16" if t.element_type is FloatType("f16") and t.shape == (2,) else None
    if isinstance(t, FloatType):
        if t.keyword == "f32":
            return "f32" if accumulator else "tf32"
        return t.keyword if t.keyword in ("f16", "f64") else None
    if isinstance(t, IntegerType) and accumulator:
        return "s32"
    return None


def fragments(p: Any, groups: Sequence[tuple[str, Sequence[Any]]]) -> str:
    """Return `` A[%a]  B[%b] ``."""
    return "".join(f" {name}[{p.operands(values)}] " for name, values in groups)


@printer.add("nvvm.mma.sync")
def print_mma_sync(op: Operation, p: Any) -> None:
    """nvvm.mma.sync A[%a]  B[%b]  C[%c]  {...} : (vector<2xf16>, vector<2xf16>, f32) -> !s"""
    groups = [("A", op.operandA), ("B", op.operandB), ("C", op.operandC)]
    hidden = ["operandSegmentSizes"]
    for (_, values), name in zip(groups, ("multiplicandAPtxType", "multiplicandBPtxType"), strict=False):  # fmt: skip
        if inferred_type(values[0].type, False) is not None:
            hidden.append(name)
    types = p.types([values[0].type for _, values in groups])
    result = p.arrow_types([r.type for r in op.results])
    p.emit(f"{fragments(p, groups)}{p.attr_dict(op, hidden)} : ({types}) -> {result}")
