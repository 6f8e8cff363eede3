"""Assembly of the nvvm matrix ops that have no declarative format."""

from __future__ import annotations

from nvlower.dialects.signatures import split_attrs
from nvlower.ir.attributes import DenseArrayAttr, DialectAttr
from nvlower.ir.opdef import action, printer
from nvlower.ir.types import I16, I32, DialectType, FloatType, IntegerType, VectorType

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
    for (_, values), name in zip(
        groups, ("multiplicandAPtxType", "multiplicandBPtxType"), strict=False
    ):
        if inferred_type(values[0].type, False) is not None:
            hidden.append(name)
    types = p.types([values[0].type for _, values in groups])
    result = p.arrow_types([r.type for r in op.results])
    p.emit(f"{fragments(p, groups)}{p.attr_dict(op, hidden)} : ({types}) -> {result}")


PTX_TYPES = ("multiplicandAPtxType", "multiplicandBPtxType")


@printer.add("nvvm.mma.sp.sync", "nvvm.mma.block_scale", "nvvm.mma.sp.block_scale")
def print_mma_more(op: Operation, p: Any) -> None:
    """nvvm.mma.sp.sync A[..] B[..] C[..] sparseMetadata[%m] selector[%s] {...} : (..) -> !s"""
    groups = [("A", op.operandA), ("B", op.operandB), ("C", op.operandC)]
    types = p.types([values[0].type for _, values in groups])
    hidden = ["operandSegmentSizes"]
    for (_, values), name in zip(groups, PTX_TYPES, strict=False):
        if inferred_type(values[0].type, False) is not None:
            hidden.append(name)
    if ".sp." in op.name:
        groups += [("sparseMetadata", [op.sparseMetadata]), ("selector", [op.sparsitySelector])]
    if op.name.endswith("block_scale"):
        groups.append(("scaleA", [op.scaleAData, op.byteIdA, op.threadIdA]))
        groups.append(("scaleB", [op.scaleBData, op.byteIdB, op.threadIdB]))
    shown = "".join(f" {name}[{p.operands(values)}]" for name, values in groups)
    result = p.arrow_types([r.type for r in op.results])
    p.emit(f"{shown}{p.attr_dict(op, hidden)} : ({types}) -> {result}")


def read_mma(p: Any, name: str, start: Any, fragments: Any, rest: Any, attrs: Any, f: Any) -> Any:
    """Build a matrix op; `rest` has (names, types) of the operands behind the fragments."""
    if len(f.inputs) != 3:
        raise p.error(f"expected one type for each operand segment but got {len(f.inputs)} types")
    values = [p.resolve(n, t) for g, t in zip(fragments, f.inputs, strict=True) for n in g]
    d: dict[str, Any] = {}
    other = split_attrs(name, attrs, d)
    for t, key in zip(f.inputs[:2], PTX_TYPES, strict=True):
        known = inferred_type(t, False)
        if known is not None and key not in d:
            d[key] = DialectAttr("nvvm.mma_type", (known,))
    sizes = list(map(len, fragments))
    for names, types in rest:
        values += p.resolve_all(names, types)
        sizes += [1] * len(names)
    d["operandSegmentSizes"] = DenseArrayAttr(I32, tuple(sizes))
    return p.make(start, name, values, f.results, d, other)


SPARSE, SCALES = [I32], [I32, I16, I16]


@action.add("op_nvvm_mma_sync")
def read_mma_sync(p: Any, c: list[Any]) -> Any:
    """Build nvvm.mma.sync."""
    start, fragments, attrs, f = c
    return read_mma(p, "nvvm.mma.sync", start, fragments, [], attrs, f)


@action.add("op_nvvm_mma_sp_sync")
def read_mma_sp_sync(p: Any, c: list[Any]) -> Any:
    """Build nvvm.mma.sp.sync."""
    start, fragments, sparse, attrs, f = c
    rest = [(names, SPARSE) for names in sparse]
    return read_mma(p, "nvvm.mma.sp.sync", start, fragments, rest, attrs, f)


@action.add("op_nvvm_mma_block_scale")
def read_mma_block_scale(p: Any, c: list[Any]) -> Any:
    """Build nvvm.mma.block_scale."""
    start, fragments, scales, attrs, f = c
    rest = [(names, SCALES) for names in scales]
    return read_mma(p, "nvvm.mma.block_scale", start, fragments, rest, attrs, f)


@action.add("op_nvvm_mma_sp_block_scale")
def read_mma_sp_block_scale(p: Any, c: list[Any]) -> Any:
    """Build nvvm.mma.sp.block_scale."""
    start, fragments, sparse, scales, attrs, f = c
    rest = [(names, SPARSE) for names in sparse] + [(names, SCALES) for names in scales]
    return read_mma(p, "nvvm.mma.sp.block_scale", start, fragments, rest, attrs, f)
