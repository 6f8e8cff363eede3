"""Verifier rules of vector.contract: maps, pairs of dimensions, the shape of the result."""

from __future__ import annotations

from nvlower.ir.attributes import AffineMapAttr
from nvlower.ir.opdef import verify
from nvlower.ir.types import IntegerType, VectorType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

    Pairs = list[tuple[int, int]]


def _maps_fit(op: Operation, maps: list[Any], count: int) -> bool:
    """Report a map that does not lead from all iterators to its operand's dimensions."""
    for i, m in enumerate(maps):
        type = op.operands[i].type
        rank = type.rank if isinstance(type, VectorType) else 0
        positions = [getattr(e, "position", None) for e in m.results]
        what = ""
        if m.num_symbols:
            what = "to have no symbols"
        elif m.num_dims != count:
            what = f"to have {count} number of inputs"
        elif len(positions) != rank:
            what = f"to have {rank} number of outputs"
        elif None in positions or len(set(positions)) != len(positions):
            what = "to be a projected permutation of its inputs"
        if what:
            op.emit_op_error(f"expected indexing map {i} {what}")
            return False
    return True


def _pairs(lhs: list[int], rhs: list[int], kinds: list[str], kind: str) -> Pairs:
    """Return the dimensions of the factors that share an iterator of a kind."""
    return [
        (lhs.index(i), rhs.index(i))
        for i, k in enumerate(kinds)
        if k == kind and i in lhs and i in rhs
    ]


@verify.add("vector.contract")
def contract(op: Operation) -> None:
    """Maps of the three operands, factors that agree where they share an iterator, a result."""
    from .verify import kind_fits

    p: Any = op.properties
    lhs: Any = op.operands[0].type
    rhs: Any = op.operands[1].type
    if isinstance(lhs.element_type, IntegerType) and lhs.element_type.sign:
        op.emit_op_error("only supports signless integer types")
        return
    if any(not isinstance(a, AffineMapAttr) for a in p["indexing_maps"].elements):
        op.emit_op_error("expected indexing_maps to hold affine maps")
        return
    maps = [a.map for a in p["indexing_maps"].elements]
    kinds = [a.params[0] for a in p["iterator_types"].elements]
    if len(maps) != 3:
        op.emit_op_error("expected an indexing map for each vector operand")
        return
    if not _maps_fit(op, maps, len(kinds)):
        return
    left, right = ([e.position for e in m.results] for m in maps[:2])
    contracting = _pairs(left, right, kinds, "reduction")
    batch = _pairs(left, right, kinds, "parallel")
    if not contracting:
        op.emit_op_error("expected at least one contracting dimension pair")
        return
    for pairs, name in ((contracting, "contracting"), (batch, "batch")):
        if any(lhs.shape[a] != rhs.shape[b] for a, b in pairs):
            op.emit_op_error(f"invalid {name} dimension map")
            return
    if _output_fits(op, maps, (left, right), contracting, batch):
        result: Any = op.results[0].type
        element = result.element_type if isinstance(result, VectorType) else result
        if not kind_fits(p["kind"].params[0], element):
            op.emit_op_error("unsupported contraction type")


def _output_fits(
    op: Operation,
    maps: list[Any],
    positions: tuple[list[int], list[int]],
    contracting: Pairs,
    batch: Pairs,
) -> bool:
    """Report a result or an accumulator of another shape than the dimensions that stay."""
    lhs: Any = op.operands[0].type
    rhs: Any = op.operands[1].type
    result: Any = op.results[0].type
    accumulator: Any = op.operands[2].type
    gone = {b for _, b in contracting} | {b for _, b in batch}
    free = lhs.rank > len(contracting) or rhs.rank > len(gone)
    vectors = [isinstance(t, VectorType) for t in (result, accumulator)]
    if vectors != [free, free]:
        op.emit_op_error("invalid accumulator/result vector shape")
        return False
    if not free:
        return True
    extents: dict[int, int] = {}
    for type, at in zip((lhs, rhs), positions, strict=True):
        for size, position in zip(type.shape, at, strict=True):
            extents.setdefault(position, size)
    if len(extents) != maps[0].num_dims:
        op.emit_op_error("expected all dimensions to be either a LHS or a RHS dimension")
        return False
    shape = tuple(extents[e.position] for e in maps[2].results)
    wanted = VectorType(shape, result.element_type, result.scalable)
    if result is not wanted or accumulator is not wanted:
        op.emit_op_error(f"invalid accumulator/result vector shape, expected: '{wanted}'")
        return False
    return True
