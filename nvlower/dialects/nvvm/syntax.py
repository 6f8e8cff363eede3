"""Assembly of the nvvm matrix ops that have no declarative format."""

from __future__ import annotations

from nvlower.dialects.signatures import split_attrs
from nvlower.ir.attributes import DenseArrayAttr, DialectAttr
from nvlower.ir.opdef import action, printer
from nvlower.ir.types import I32, DialectType, FloatType, IntegerType, VectorType

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


@action.add("op_nvvm_mma_sync")
def read_mma_sync(p: Any, c: list[Any]) -> Operation:
    """Build nvvm.mma.sync."""
    start, a, b, acc, attrs, f = c
    if len(f.inputs) != 3:
        raise p.error("expected one type for each operand segment but got " + str(len(f.inputs)) + " types")  # fmt: skip
    groups = (a, b, acc)
    values = [p.resolve(n, t) for g, t in zip(groups, f.inputs, strict=True) for n in g]
    d: dict[str, Any] = {}
    rest = split_attrs("nvvm.mma.sync", attrs, d)
    for t, name in zip(f.inputs[:2], ("multiplicandAPtxType", "multiplicandBPtxType"), strict=True):
        known = inferred_type(t, False)
        if known is not None and name not in d:
            d[name] = DialectAttr("nvvm.mma_type", (known,))
    d["operandSegmentSizes"] = DenseArrayAttr(I32, tuple(map(len, groups)))
    made: Operation = p.make(start, "nvvm.mma.sync", values, f.results, d, rest)
    return made
