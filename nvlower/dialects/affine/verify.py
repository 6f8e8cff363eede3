"""Verifier rules of affine ops."""

from __future__ import annotations

from nvlower.dialects.affine import dma  # noqa: F401  registers its rules
from nvlower.dialects.region_edges import check_edge, check_yield
from nvlower.ir.opdef import verify
from nvlower.ir.types import INDEX

from .legality import is_dimension, is_symbol, scope_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from nvlower.ir.core import Operation, Value


def _check_ids(op: Operation, operands: Sequence[Value], dims: int) -> bool:
    scope = scope_of(op)
    for i, v in enumerate(operands):
        if i < dims and not is_dimension(v, scope):
            op.emit_op_error("operand cannot be used as a dimension id")
            return False
        if i >= dims and not is_symbol(v, scope):
            op.emit_op_error("operand cannot be used as a symbol")
            return False
    return True


def _map(op: Operation, name: str = "map") -> Any:
    return op.properties[name].map  # type: ignore[attr-defined]


@verify.add("affine.apply")
def apply(op: Operation) -> None:
    """One result from as many operands as the map has inputs."""
    map = _map(op)
    if len(op.operands) != map.num_dims + map.num_symbols:
        op.emit_op_error("operand count and affine map dimension and symbol count must match")
        return
    if len(map.results) != 1:
        op.emit_op_error("mapping must produce one value")
        return
    for v in op.operands[map.num_dims :]:
        if not is_symbol(v, scope_of(op)):
            op.emit_error("dimensional operand cannot be used as a symbol")
            return


@verify.add("affine.min", "affine.max")
def extremum(op: Operation) -> None:
    """As many operands as the map has inputs, at least one result."""
    map = _map(op)
    if len(op.operands) != map.num_dims + map.num_symbols:
        op.emit_op_error("operand count and affine map dimension and symbol count must match")
    elif not map.results:
        op.emit_op_error("affine map expect at least one result")


def _access(op: Operation, memref: Any, indices: Sequence[Value]) -> None:
    map = _map(op)
    if len(map.results) != memref.rank:
        op.emit_op_error("affine map num results must equal memref rank")
        return
    if len(indices) != map.num_dims + map.num_symbols:
        op.emit_op_error("expects as many subscripts as affine map inputs")
        return
    _check_ids(op, indices, map.num_dims)


@verify.add("affine.load")
def load(op: Operation) -> None:
    """An access in the buffer; a result of its element type."""
    memref: Any = op.operands[0].type
    if op.results[0].type is not memref.element_type:
        op.emit_op_error("result type must match element type of memref")
        return
    _access(op, memref, op.operands[1:])


@verify.add("affine.store")
def store(op: Operation) -> None:
    """An access in the buffer; a value of its element type."""
    memref: Any = op.operands[1].type
    if op.operands[0].type is not memref.element_type:
        op.emit_op_error("value to store must have the same type as memref element type")
        return
    _access(op, memref, op.operands[2:])


@verify.add("affine.vector_load", "affine.vector_store")
def vector_access(op: Operation) -> None:
    """An access in the buffer; vectors of its element type."""
    writes = op.name == "affine.vector_store"
    memref: Any = op.operands[1 if writes else 0].type
    vector: Any = op.operands[0].type if writes else op.results[0].type
    _access(op, memref, op.operands[2 if writes else 1 :])
    if vector.element_type is not memref.element_type:
        op.emit_op_error("requires memref and vector types of the same elemental type")


@verify.add("affine.prefetch")
def prefetch(op: Operation) -> None:
    """An access in the buffer."""
    map, memref = _map(op), op.operands[0].type
    if len(map.results) != memref.rank:  # type: ignore[attr-defined]
        op.emit_op_error("affine.prefetch affine map num results must equal memref rank")
    elif len(op.operands) - 1 != map.num_dims + map.num_symbols:
        op.emit_op_error("too few operands")
    else:
        _check_ids(op, op.operands[1:], map.num_dims)


@verify.add("affine.if")
def condition(op: Operation) -> None:
    """As many operands as the set has inputs."""
    found: Any = op.properties["condition"].set  # type: ignore[attr-defined]
    if len(op.operands) != found.num_dims + found.num_symbols:
        op.emit_op_error("operand count and condition integer set dimension and symbol count must"
                         " match")  # fmt: skip
        return
    if _check_ids(op, op.operands, found.num_dims):
        if op.results and not op.regions[1].blocks:
            return


@verify.add("affine.if#regions")
def condition_yields(op: Operation) -> None:
    """Both branches yield the results."""
    if op.results and not op.regions[1].blocks:
        check_edge(op, "parent", "parent", [], op.results)
        return
    _ = check_yield(op, 0, "parent", op.results) and check_yield(op, 1, "parent", op.results)


@verify.add("affine.for#regions")
def loop(op: Operation) -> None:
    """An index argument, bounds from valid ids, carried values in step."""
    body = op.regions[0].entry
    if not body.arguments or body.arguments[0].type is not INDEX:
        op.emit_op_error("expected body to have a single index argument for the induction"
                         " variable")  # fmt: skip
        return
    lower, upper, inits = op.properties["operandSegmentSizes"].values  # type: ignore[attr-defined]
    start = 0
    for name, count in (("lowerBoundMap", lower), ("upperBoundMap", upper)):
        map = _map(op, name)
        operands = op.operands[start : start + count]
        start += count
        if not _check_ids(op, operands, map.num_dims):
            return
        if not map.results:
            op.emit_op_error(f"expected {name[:5]} bound map to have at least one result")
            return
    if len(body.arguments) != 1 + inits or len(op.results) != inits:
        op.emit_op_error(
            "mismatch between the number of loop-carried values and results"
            if len(op.results) != inits
            else f"different number of inits and region iter_args: {inits} !="
            f" {len(body.arguments) - 1}"
        )
        return
    check_yield(op, 0, "Region #0", body.arguments[1:])


@verify.add("affine.yield")
def yields(op: Operation) -> None:
    """As many values, of the types, that the op around makes."""
    parent = op.parent_op
    results = parent.results if parent is not None else []
    if parent is not None and parent.name not in ("affine.for", "affine.if", "affine.parallel"):
        op.emit_op_error("only terminates affine.if/for/parallel regions")
    elif len(results) != len(op.operands):
        op.emit_op_error("parent of yield must have same number of results as the yield operands")
    elif any(a.type is not b.type for a, b in zip(results, op.operands, strict=True)):
        op.emit_op_error("types mismatch between yield op and its parent")


@verify.add("affine.parallel")
def parallel(op: Operation) -> None:
    """A bound on each side and a step for each argument, a reduction for each result."""
    p: Any = op.properties
    lower, upper, steps, kinds = (
        p["lowerBoundsGroups"], p["upperBoundsGroups"], p["steps"], p["reductions"],
    )  # fmt: skip
    arguments = op.regions[0].entry.arguments
    counts = [lower.type.num_elements, upper.type.num_elements, len(steps.elements)]
    if counts != [len(arguments)] * 3:
        op.emit_op_error(
            f"the number of region arguments ({len(arguments)}) and the number of map groups for"
            f" lower ({counts[0]}) and upper bound ({counts[1]}), and the number of steps"
            f" ({counts[2]}) must all match"
        )
        return
    maps = _map(op, "lowerBoundsMap"), _map(op, "upperBoundsMap")
    if len(op.operands) != sum(m.num_dims + m.num_symbols for m in maps):
        return
    if len(kinds.elements) != len(op.results):
        op.emit_op_error("a reduction must be specified for each output")
        return
    for kind, r in zip(kinds.elements, op.results, strict=True):
        if not reduces(kind.value, r.type):
            op.emit_op_error("result type cannot match reduction attribute")
            return
    start = 0
    for m in maps:
        count = m.num_dims + m.num_symbols
        if not _check_ids(op, op.operands[start : start + count], m.num_dims):
            return
        start += count


def reduces(kind: int, type: Any) -> bool:
    """Tell whether a reduction works on a type."""
    from nvlower.ir.opdef import attr_definition
    from nvlower.ir.types import FloatType, IntegerType

    word = next(w for w, n in attr_definition("arith.AtomicRMWKind").cases.items() if n == kind)
    if word == "assign":
        return True
    return isinstance(type, FloatType if word[-1] == "f" else IntegerType)


def _basis_matches(op: Operation, sizes: Any) -> bool:
    """Check that there is a value for each size that is not constant."""
    if sizes.count(-(2**63)) == len(op.dynamic_basis):
        return True
    op.emit_op_error(
        "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic"
        " basis entry) -- this can only happen due to an incorrect fold/rewrite"
    )
    return False


@verify.add("affine.delinearize_index")
def delinearize_index(op: Operation) -> None:
    """A result for each size of the basis, at most one more."""
    basis: Any = op.properties["static_basis"]
    sizes = basis.values
    if len(op.results) not in (len(sizes), len(sizes) + 1):
        op.emit_op_error("should return an index for each basis element and up to one extra index")
        return
    if not _basis_matches(op, sizes):
        return
    if any(0 >= s > -(2**63) for s in sizes):
        op.emit_op_error("no basis element may be statically non-positive")


@verify.add("affine.linearize_index")
def linearize_index(op: Operation) -> None:
    """A size for each index, the first may lack one."""
    sizes = op.properties["static_basis"].values  # type: ignore[attr-defined]
    indices: list[Any] = op.multi_index
    if len(indices) not in (len(sizes), len(sizes) + 1):
        op.emit_op_error("should be passed a basis element for each index except possibly the"
                         " first")  # fmt: skip
        return
    _basis_matches(op, sizes)
