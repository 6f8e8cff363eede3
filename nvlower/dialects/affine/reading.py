"""Reduce actions of the affine ops (grammar/affine_dialect.lark)."""

from __future__ import annotations

from nvlower.dialects.memref.syntax import access_attrs
from nvlower.dialects.signatures import end_region, segments
from nvlower.ir.affine import const, sym
from nvlower.ir.affine_map import AffineMap
from nvlower.ir.attributes import AffineMapAttr, ArrayAttr, IntegerAttr, IntegerSetAttr, i64, index
from nvlower.ir.core import Operation, Region
from nvlower.ir.opdef import action, attr_definition
from nvlower.ir.types import I32, I64, INDEX, MemRefType, RankedTensorType, VectorType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def resolve_indices(p: Any, groups: Any) -> list[Any]:
    """Return the values of ``(dims)[symbols]``."""
    return [p.resolve(n, INDEX) for g in groups for n in g]


def read_apply(p: Any, name: str, c: list[Any]) -> Operation:
    """Build affine.apply, min or max."""
    start, attr, groups, attrs = c
    if not isinstance(attr, AffineMapAttr):
        raise p.error(f"custom op '{name}' invalid kind of attribute specified", start + 1)
    m = attr.map
    fits = len(groups[0]) == m.num_dims and len(groups[1]) == m.num_symbols
    if name == "affine.apply" and not fits:
        raise p.error("custom op 'affine.apply' dimension or symbol index mismatch", start)
    values = resolve_indices(p, groups)
    made: Operation = p.make(start, name, values, [INDEX], {"map": attr}, attrs)
    return made


action.add("op_affine_apply")(lambda p, c: read_apply(p, "affine.apply", c))
action.add("op_affine_min")(lambda p, c: read_apply(p, "affine.min", c))
action.add("op_affine_max")(lambda p, c: read_apply(p, "affine.max", c))


@action.add("affine_bound_value")
def read_bound_value(p: Any, c: list[Any]) -> Any:
    """Return a bound that is one value."""
    return AffineMapAttr(AffineMap(0, 1, (sym(0),))), ([], [c[0]])


@action.add("affine_bound_constant")
def read_bound_constant(p: Any, c: list[Any]) -> Any:
    """Return a bound that is a number."""
    return AffineMapAttr(AffineMap(0, 0, (const(c[0]),))), ([], [])


@action.add("affine_bound_map")
def read_bound_map(p: Any, c: list[Any]) -> Any:
    """Return a bound without ``max`` or ``min``: its map has one result."""
    attr = c[0][0]
    if isinstance(attr, AffineMapAttr) and len(attr.map.results) > 1:
        side, prefix = ("lower", "max") if p.back("to") == p.current() else ("upper", "min")
        message = f"{side} loop bound affine map with multiple results requires '{prefix}' prefix"
        raise p.error(f"custom op 'affine.for' {message}", p.last())
    return c[0]


def check_bound(p: Any, start: Any, bound: Any) -> None:
    """Refuse a bound that is no map, or lacks operands for its map."""
    attr, groups = bound
    if not isinstance(attr, AffineMapAttr):
        message = "custom op 'affine.for' expected valid affine map representation for loop bounds"
        raise p.error(message, start)
    for i, (what, n) in enumerate((("dim", attr.map.num_dims), ("symbol", attr.map.num_symbols))):
        if len(groups[i]) != n:
            message = f"{what} operand count and affine map {what} count must match"
            raise p.error(f"custom op 'affine.for' {message}", start)


@action.add("affine_for_head")
def read_for_head(p: Any, c: list[Any]) -> Any:
    """Resolve the bounds of affine.for and enter its arguments."""
    start, variable, lower, upper, step, carried = c
    if step is not None and step < 0:
        message = "expected step to be representable as a positive signed integer"
        raise p.error(f"custom op 'affine.for' {message}", p.back(str(step)))
    pairs, types = carried or ([], [])
    if len(pairs) != len(types):
        message = "mismatch between the number of loop-carried values and results"
        raise p.error(f"custom op 'affine.for' {message}", start)
    check_bound(p, start, lower)
    check_bound(p, start, upper)
    groups = [resolve_indices(p, lower[1]), resolve_indices(p, upper[1])]
    groups.append(p.resolve_all([v for _, v in pairs], types))
    d = {
        "lowerBoundMap": lower[0],
        "upperBoundMap": upper[0],
        "step": index(1 if step is None else step),
        "operandSegmentSizes": segments(*groups),
    }
    p.region_args([variable, *(n for n, _ in pairs)], [INDEX, *types])
    return start, [v for g in groups for v in g], types, d


@action.add("op_affine_for")
def read_for(p: Any, c: list[Any]) -> Operation:
    """Build affine.for."""
    (start, values, types, d), region, attrs = c
    end_region(p, start, region, "affine.yield")
    made: Operation = p.make(start, "affine.for", values, types, d, attrs, [region])
    return made


@action.add("affine_if_head")
def read_if_head(p: Any, c: list[Any]) -> Any:
    """Resolve the condition of affine.if."""
    start, condition, groups, types = c
    if not isinstance(condition, IntegerSetAttr):
        raise p.error("custom op 'affine.if' invalid kind of attribute specified", start + 1)
    s = condition.set
    for i, (what, count) in enumerate((("dim", s.num_dims), ("symbol", s.num_symbols))):
        if len(groups[i]) != count:
            message = f"{what} operand count and integer set {what} count must match"
            raise p.error(f"custom op 'affine.if' {message}", start)
    return start, condition, resolve_indices(p, groups), types


@action.add("op_affine_if")
def read_if(p: Any, c: list[Any]) -> Operation:
    """Build affine.if."""
    (start, condition, values, types), then, other, attrs = c
    end_region(p, start, then, "affine.yield")
    if other is None:
        other = Region()
    else:
        end_region(p, start, other, "affine.yield")
    d = {"condition": condition}
    made: Operation = p.make(start, "affine.if", values, types, d, attrs, [then, other])
    return made


def memory(p: Any, memref: str, t: Any, subscript: Any) -> tuple[list[Any], dict[str, Any]]:
    """Return the operands and the map of ``%m[%i + 1]``."""
    m, names = subscript
    if not isinstance(t, MemRefType):
        message = f"invalid kind of type specified: expected builtin.memref, but found '{t}'"
        raise p.error(f"custom op '{p.op_start}' {message}", p.last())
    values = [p.resolve(memref, t), *(p.resolve(n, INDEX) for n in names)]
    return values, {"map": AffineMapAttr(m)}


@action.add("op_affine_load")
def read_load(p: Any, c: list[Any]) -> Operation:
    """Build affine.load."""
    start, memref, subscript, attrs, t = c
    values, d = memory(p, memref, t, subscript)
    made: Operation = p.make(start, "affine.load", values, [t.element_type], d, attrs)
    return made


@action.add("op_affine_vector_load")
def read_vector_load(p: Any, c: list[Any]) -> Operation:
    """Build affine.vector_load."""
    start, memref, subscript, attrs, t, result = c
    values, d = memory(p, memref, t, subscript)
    if not isinstance(result, VectorType):
        message = f"invalid kind of type specified: expected builtin.vector, but found '{result}'"
        raise p.error(f"custom op 'affine.vector_load' {message}", p.last())
    made: Operation = p.make(start, "affine.vector_load", values, [result], d, attrs)
    return made


@action.add("op_affine_store")
def read_store(p: Any, c: list[Any]) -> Operation:
    """Build affine.store."""
    start, value, memref, subscript, attrs, t = c
    values, d = memory(p, memref, t, subscript)
    values = [p.resolve(value, t.element_type), *values]
    made: Operation = p.make(start, "affine.store", values, (), d, attrs)
    return made


@action.add("op_affine_vector_store")
def read_vector_store(p: Any, c: list[Any]) -> Operation:
    """Build affine.vector_store."""
    start, value, memref, subscript, attrs, t, vector = c
    values, d = memory(p, memref, t, subscript)
    values = [p.resolve(value, vector), *values]
    made: Operation = p.make(start, "affine.vector_store", values, (), d, attrs)
    return made


@action.add("op_affine_prefetch")
def read_prefetch(p: Any, c: list[Any]) -> Operation:
    """Build affine.prefetch."""
    start, memref, subscript, write, locality, data, attrs, t = c
    values, d = memory(p, memref, t, subscript)
    d |= access_attrs(p, write, locality, data)
    made: Operation = p.make(start, "affine.prefetch", values, (), d, attrs)
    return made


def joined(bounds: Any) -> tuple[AffineMap, list[str], Any]:
    """Return map, operands and group sizes of the bounds of affine.parallel."""
    from nvlower.ir.dense import dense_ints

    m, names, groups = bounds
    sizes = groups[:1] if len(set(groups)) == 1 else groups
    return m, names, dense_ints(RankedTensorType((len(groups),), I32), sizes)


@action.add("affine_parallel_head")
def read_parallel_head(p: Any, c: list[Any]) -> Any:
    """Resolve the bounds of affine.parallel and enter its arguments."""
    start, variables, lower, upper, step, reductions = c
    d: dict[str, Any] = {}
    values = []
    for bounds, name in ((lower, "lowerBounds"), (upper, "upperBounds")):
        m, names, sizes = joined(bounds)
        d[f"{name}Map"], d[f"{name}Groups"] = AffineMapAttr(m), sizes
        values += [p.resolve(n, INDEX) for n in names]
    steps = [1] * len(variables) if step is None else step
    d["steps"] = ArrayAttr(tuple(i64(s) for s in steps))
    kinds, types = reductions or ([], [])
    cases = attr_definition("arith.AtomicRMWKind").cases
    for k in kinds:
        if k.value not in cases:
            raise p.error(
                f"custom op 'affine.parallel' invalid reduction value: {k}", p.back(str(k))
            )
    d["reductions"] = ArrayAttr(tuple(IntegerAttr(cases[k.value], I64) for k in kinds))
    p.region_args(variables, [INDEX] * len(variables))
    return start, values, types, d


@action.add("op_affine_parallel")
def read_parallel(p: Any, c: list[Any]) -> Operation:
    """Build affine.parallel."""
    (start, values, types, d), region, attrs = c
    end_region(p, start, region, "affine.yield")
    made: Operation = p.make(start, "affine.parallel", values, types, d, attrs, [region])
    return made
