"""vector.contract and vector.outerproduct. Source: LowerVectorContract.cpp."""

from __future__ import annotations

from nvlower.ir.affine import dim
from nvlower.ir.affine_map import AffineMap
from nvlower.ir.attributes import AffineMapAttr, ArrayAttr, IntegerAttr
from nvlower.ir.types import I32, INDEX, FloatType, IntegerType, VectorType

from . import tools as V

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation, Value


def outer_product(op: Operation, b: Any, outer: Any) -> Any:
    """vector.outerproduct  =>  a vector.fma (or arith ops) for each row"""
    type: Any = op.results[0].type
    if type.rank >= 2 and type.scalable and all(type.scalable):
        return None
    mask = None if outer is None else outer.operands[0]
    lhs, rhs = op.operands[:2]
    acc = op.operands[2] if len(op.operands) > 2 else None
    kind = op.kind.params[0]
    if not isinstance(rhs.type, VectorType):
        spread = V.broadcast(b, rhs, lhs.type)
        return V.multiply_add(b, lhs, spread, acc, kind, mask)
    if V.leading_scalable(type):
        return None
    result = V.zero(b, type)
    for d in range(type.shape[0]):
        a = V.broadcast(b, V.extract(b, lhs, d), rhs.type)
        row = None if acc is None else V.extract(b, acc, d)
        part = None if mask is None else V.extract(b, mask, d)
        made = V.multiply_add(b, a, rhs, row, kind, part)
        if made is None:
            return None
        result = V.insert(b, made, result, d)
    return result


class Contraction:
    """What the lowerings ask a vector.contract for."""

    def __init__(self, op: Operation) -> None:
        self.op = op
        self.lhs, self.rhs, self.acc = op.operands[:3]
        maps: Any = op.properties["indexing_maps"]
        self.maps: list[AffineMap] = [a.map for a in maps.elements]
        iterators: Any = op.properties["iterator_types"]
        self.iterators = list(iterators.elements)
        self.kinds = "".join("r" if a.params[0] == "reduction" else "p" for a in self.iterators)
        self.places = [tuple(m.dim_positions()) for m in self.maps]
        self.kind: str = op.kind.params[0]

    def find(self, table: Any, names: str) -> Any:
        """Return the maps as the key of a table, written with the names of the dimensions."""
        key = tuple("".join(names[p] for p in place) for place in self.places)
        return key if key in table else None

    def without(self, at: int) -> dict[str, Any]:
        """Return the properties of the contraction without one dimension."""
        maps = []
        for m in self.maps:
            kept = [p for p in m.dim_positions() if p != at]
            maps.append(
                AffineMapAttr(AffineMap(m.num_dims - 1, 0, tuple(dim(p - (p > at)) for p in kept)))
            )
        return {
            "kind": self.op.kind,
            "indexing_maps": ArrayAttr(tuple(maps)),
            "iterator_types": ArrayAttr(
                tuple(a for i, a in enumerate(self.iterators) if i != at)
            ),
        }  # fmt: skip


OUTER_MATMUL = {
    ("mk", "kn", "mn"): ("L", "r", 1), ("mk", "nk", "mn"): ("L", "R", 1),
    ("km", "kn", "mn"): ("l", "r", 0), ("km", "nk", "mn"): ("l", "R", 0),
    ("mk", "kn", "nm"): ("r", "L", 1), ("mk", "nk", "nm"): ("R", "L", 1),
    ("km", "kn", "nm"): ("r", "l", 0), ("km", "nk", "nm"): ("R", "l", 0),
}  # fmt: skip
"""Layout of a matrix product: what the columns and the rows come from (capital: transposed), and
which dimension of the left side is reduced."""

OUTER_MATVEC = {
    ("mk", "k", "m"): ("L", "r", 1), ("km", "k", "m"): ("l", "r", 0),
    ("k", "mk", "m"): ("R", "l", 0), ("k", "km", "m"): ("r", "l", 0),
}  # fmt: skip
"""The same for a matrix by a vector."""


def to_outer_products(op: Operation, b: Any, outer: Any) -> Any:
    """vector.contract  =>  a vector.outerproduct for each element of the reduced dimension"""
    c = Contraction(op)
    mask = None if outer is None else outer.operands[0]
    if c.kinds == "ppr":
        table, names = OUTER_MATMUL, "mnk"
        order: tuple[int, ...] = (2, 0, 1)
    elif c.kinds in ("pr", "rp"):
        table, names = OUTER_MATVEC, "mk" if c.kinds == "pr" else "km"
        order = (1, 0) if c.kinds == "pr" else ()
    else:
        return None
    layout = c.find(table, names)
    if layout is None:
        return None
    left, right, reduced = table[layout]
    if mask is not None and layout[2] == "nm":
        return None  # upstream applies the mask transposed
    if mask is not None and order:
        mask = V.transpose(b, mask, order)
    columns, rows = _side(b, c, left), _side(b, c, right)
    result = c.acc
    element = V.element_of(result.type)
    for k in range(c.lhs.type.shape[reduced]):  # type: ignore[attr-defined]
        x, y = V.extract(b, columns, k), V.extract(b, rows, k)
        part = None if mask is None else V.extract(b, mask, k)
        x, y = _promote(b, x, element), _promote(b, y, element)
        new = b.create("vector.outerproduct", (x, y, result), (result.type,), {"kind": op.kind})
        result = V.under_mask(b, new, part).results[0]
    return result


def _side(b: Any, c: Contraction, which: str) -> Value:
    value = c.lhs if which in "lL" else c.rhs
    return V.transpose(b, value, (1, 0)) if which in "LR" else value


def _promote(b: Any, value: Value, element: Any) -> Any:
    if V.element_of(value.type) is element:
        return value
    name = "arith.extf" if isinstance(element, FloatType) else "arith.extsi"
    return b.value(name, (value,), (V.with_element(value.type, element),))


DOT_MATMUL = {
    ("mk", "kn", "mn"): ("l", "R"), ("mk", "nk", "mn"): ("l", "r"),
    ("km", "kn", "mn"): ("L", "R"), ("km", "nk", "mn"): ("L", "r"),
    ("mk", "kn", "nm"): ("R", "l"), ("mk", "nk", "nm"): ("r", "l"),
    ("km", "kn", "nm"): ("R", "L"), ("km", "nk", "nm"): ("r", "L"),
}  # fmt: skip
"""Layout of a matrix product: what the rows of the result and its columns come from."""

DOT_MATVEC = {
    ("mk", "k", "m"): ("l", "r"), ("km", "k", "m"): ("L", "r"),
    ("k", "mk", "m"): ("r", "l"), ("k", "km", "m"): ("R", "l"),
}  # fmt: skip
"""The same for a matrix by a vector."""


def _to_dots(c: Contraction, b: Any) -> Any:
    if c.kinds.startswith("ppr"):
        table, names = DOT_MATMUL, "mnk"
    elif c.kinds.startswith("pr"):
        table, names = DOT_MATVEC, "mk"
    else:
        return None
    if len(c.kinds) != len(names):
        return None
    layout = c.find(table, names)
    if layout is None:
        return None
    left, right = table[layout]
    lhs, rhs = _side(b, c, left), _side(b, c, right)
    type: Any = c.op.results[0].type
    columns = type.shape[1] if type.rank == 2 else 1
    result = V.zero(b, type)
    found: list[Any] = []
    for r in range(type.shape[0]):
        row = V.extract(b, lhs, r)
        for k in range(columns):
            if r == 0:
                found.append(rhs if type.rank == 1 else V.extract(b, rhs, k))
            product = V.multiply(b, row, found[k])
            total = _reduction(c, b, product, None)
            result = V.insert(b, total.results[0], result, *((r, k) if type.rank == 2 else (r,)))
    return V.join(b, "add", result, c.acc)


def to_matrix_multiply(op: Operation, b: Any, outer: Any) -> Any:
    """vector.contract of two matrices  =>  llvm.intr.matrix.multiply"""
    c = Contraction(op)
    type: Any = op.results[0].type
    element = V.element_of(type)
    if outer is not None or c.kinds != "ppr" or c.kind != "add":
        return None
    if V.element_of(c.lhs.type) is not element or element is INDEX:
        return None
    sides: list[Any] = []
    for value, place, plain in ((c.lhs, c.places[0], (0, 2)), (c.rhs, c.places[1], (2, 1))):
        if sorted(place) != sorted(plain):
            return None
        sides.append((value, place != plain))
    if sorted(c.places[2]) != [0, 1]:
        return None
    lhs, rhs = [V.transpose(b, v, (1, 0)) if turn else v for v, turn in sides]
    rows, inner = lhs.type.shape
    columns = rhs.type.shape[1]
    flat = [V.shape_cast(b, v, VectorType((v.type.num_elements,), element)) for v in (lhs, rhs)]
    sizes = {"lhs_rows": rows, "lhs_columns": inner, "rhs_columns": columns}
    made = b.value(
        "llvm.intr.matrix.multiply", flat, (VectorType((rows * columns,), element),),
        {k: IntegerAttr(v, I32) for k, v in sizes.items()},
    )  # fmt: skip
    made = V.shape_cast(b, made, VectorType((rows, columns), element))
    if c.places[2] == (1, 0):
        made = V.transpose(b, made, (1, 0))
    return V.join(b, "add", c.acc, made)


def _reduction(c: Contraction, b: Any, vector: Value, acc: Value | None) -> Operation:
    made: Operation = b.create(
        "vector.reduction",
        (vector, acc),
        (V.element_of(vector.type),),
        {"kind": c.op.kind},
    )
    return made


def _to_elementwise(c: Contraction, b: Any) -> Any:
    result: Any = c.op.results[0].type
    if not isinstance(result, VectorType):
        return None
    sides = []
    for value, places in ((c.lhs, c.places[0]), (c.rhs, c.places[1])):
        shape = value.type.shape  # type: ignore[attr-defined]
        reduced = [i for i, p in enumerate(places) if c.kinds[p] == "r"]
        if any(shape[i] != 1 for i in reduced):
            return None
        sides.append((value, places, shape, reduced))
    made = []
    orders = []
    for value, places, shape, reduced in sides:
        new = len(c.places[2]) - (len(places) - len(reduced))
        order = [new + i for i in reduced]
        dims: list[int] = []
        for i, p in enumerate(c.places[2]):
            if p in places:
                order.append(new + places.index(p))
            else:
                dims.append(result.shape[i])
                order.append(len(dims) - 1)
        if dims:
            element = V.element_of(value.type)
            value = V.broadcast(b, value, VectorType((*dims, *shape), element))
        made.append(value)
        orders.append(order)
    made = [V.transpose(b, v, order) for v, order in zip(made, orders, strict=True)]
    made = [V.extract(b, v, *([0] * len(s[3]))) for v, s in zip(made, sides, strict=True)]
    return V.multiply_add(b, made[0], made[1], c.acc, c.kind)


def unroll_contraction(how: str, general: bool = False) -> Callable[[Any, Any, Any], Any]:
    """Return the lowering of contractions by an option of vector-contract-lowering.

    `general` takes all kinds and elements of two types, which upstream's leaves.
    """

    def contraction(op: Operation, b: Any, outer: Any) -> Any:
        """vector.contract  =>  contractions of one dimension less, down to products and sums"""
        c = Contraction(op)
        element = V.element_of(c.acc.type)
        plain = all(V.element_of(v.type) is element for v in (c.lhs, c.rhs)) and c.kind == "add"
        if general and not plain:
            return _lower_generally(c, b, outer)
        if not plain:
            return None
        mask = None if outer is None else outer.operands[0]
        if how == "outerproduct":
            made = to_outer_products(op, b, outer)
            if made is not None:
                return made
        if mask is None and how in ("dot", "parallelarith"):
            made = _to_dots(c, b) if how == "dot" else _to_elementwise(c, b)
            if made is not None:
                return made
        return _lower_one(c, b, mask)

    return contraction


def _lower_generally(c: Contraction, b: Any, outer: Any) -> Any:
    """Lower a contraction of any kind, of elements that are extended to the accumulator's."""
    made = to_outer_products(c.op, b, outer)
    element = V.element_of(c.acc.type)
    if made is not None or V.JOIN[c.kind][isinstance(element, FloatType)] is None:
        return made
    c.lhs, c.rhs = _promote(b, c.lhs, element), _promote(b, c.rhs, element)
    return _lower_one(c, b, None if outer is None else outer.operands[0])


def _lower_one(c: Contraction, b: Any, mask: Any) -> Any:
    left, right, result = c.places
    for i, p in enumerate(left):
        if p in right and p in result:
            return _parallel(c, b, i, right.index(p), mask)
    contracted = [p for p in left if p in right and p not in result]
    for i, p in enumerate(left):
        if p not in contracted:
            return _parallel(c, b, i, -1, mask)
    for i, p in enumerate(right):
        if p not in contracted:
            return _parallel(c, b, -1, i, mask)
    return _reduce(c, b, mask) if contracted else None


def _parallel(c: Contraction, b: Any, left: int, right: int, mask: Any) -> Any:
    at = c.places[0][left] if left >= 0 else c.places[1][right]
    value = c.lhs if left >= 0 else c.rhs
    size = value.type.shape[left if left >= 0 else right]  # type: ignore[attr-defined]
    place = c.places[2].index(at) if at in c.places[2] else -1
    type: Any = c.op.results[0].type
    if (place < 0 and size != 1) or not isinstance(type, VectorType):
        return None
    result = V.zero(b, type)
    for d in range(size):
        parts = [_load(b, v, i, d) for v, i in ((c.lhs, left), (c.rhs, right), (c.acc, place))]
        part = None if mask is None else _load(b, mask, at, d)
        made = b.create("vector.contract", parts, (parts[2].type,), c.without(at))
        made = V.under_mask(b, made, part)
        result = _store(b, made.results[0], result, place, d)
    return result


def _reduce(c: Contraction, b: Any, mask: Any) -> Any:
    type = c.op.results[0].type
    if isinstance(type, VectorType) or 0 not in c.places[0] or 0 not in c.places[1]:
        return None
    left, right = c.places[0].index(0), c.places[1].index(0)
    size = c.lhs.type.shape[left]  # type: ignore[attr-defined]
    if len(c.places[0]) == 1:
        if len(c.places[1]) != 1 or not isinstance(type, IntegerType | FloatType):
            return None
        product = V.multiply(b, c.lhs, c.rhs)
        return V.under_mask(b, _reduction(c, b, product, c.acc), mask).results[0]
    result: Any = c.acc
    for d in range(size):
        lhs, rhs = _load(b, c.lhs, left, d), _load(b, c.rhs, right, d)
        part = None if mask is None else _load(b, mask, 0, d)
        made = b.create("vector.contract", (lhs, rhs, result), (type,), c.without(0))
        result = V.under_mask(b, made, part).results[0]
    return result


def _load(b: Any, value: Any, at: int, place: int) -> Any:
    """Return the slice of a vector at a place of one dimension."""
    if at == -1:
        return value
    if at == 0:
        return V.extract(b, value, place)
    type = V.drop(value.type, at)
    result = V.zero(b, type)
    for d in range(type.shape[0]):
        part = _load(b, V.extract(b, value, d), at - 1, place)
        result = V.insert(b, part, result, d)
    return result


def _store(b: Any, value: Any, result: Any, at: int, place: int) -> Any:
    """Put a slice into a vector at a place of one dimension."""
    if at == -1:
        return value
    if at == 0:
        return V.insert(b, value, result, place)
    for d in range(result.type.shape[0]):
        row = V.extract(b, result, d)
        part = V.extract(b, value, d)
        result = V.insert(b, _store(b, part, row, at - 1, place), result, d)
    return result
