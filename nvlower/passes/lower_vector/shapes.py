"""Broadcasts, transpositions and casts of shapes.

Source: LowerVectorBroadcast.cpp, LowerVectorTranspose.cpp, LowerVectorShapeCast.cpp.
"""

from __future__ import annotations

from math import gcd, prod

from nvlower.ir.attributes import IntegerAttr
from nvlower.ir.types import I32, VectorType

from . import tools as V

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation, Value


def broadcast(op: Operation, b: Any) -> bool:
    """vector.broadcast %v : vector<4xf32> to vector<2x4xf32>  =>  a vector.insert per row"""
    source: Any = op.source.type
    type: Any = op.vector.type
    if not isinstance(source, VectorType):
        return False
    if source.rank <= 1 and type.rank == 1:
        if source.scalable and any(source.scalable):
            return False
        scalar = V.extract(b, op.source, *([0] * source.rank))
        b.replace(op, V.broadcast(b, scalar, type))
        return True
    row = V.drop(type)
    if V.leading_scalable(type):
        return False
    if source.rank < type.rank:
        part = V.broadcast(b, op.source, row)
        b.replace(op, _rows(b, V.poison(b, type), lambda d: part))
        return True
    stretched = next((i for i in range(type.rank) if source.shape[i] != type.shape[i]), -1)
    if stretched == -1:
        b.replace(op, op.source)
        return True
    result = V.poison(b, type)
    if stretched == 0:
        part = V.broadcast(b, V.extract(b, op.source, 0), row)
        b.replace(op, _rows(b, result, lambda d: part))
    else:
        held = op.source
        b.replace(op, _rows(b, result, lambda d: V.broadcast(b, V.extract(b, held, d), row)))
    return True


def _rows(b: Any, result: Any, make: Callable[[int], Any]) -> Any:
    for d in range(result.type.shape[0]):
        result = V.insert(b, make(d), result, d)
    return result


# -- transpositions ------------------------------------------------------------------------------
def transpose_unit(op: Operation, b: Any) -> bool:
    """vector.transpose of 1xN or Nx1  =>  vector.shape_cast"""
    type: Any = op.results[0].type
    scalable = type.scalable or (False,) * type.rank
    if tuple(op.permutation.values) != (1, 0):
        return False
    if not any(n == 1 and not s for n, s in zip(type.shape, scalable, strict=True)):
        return False
    b.replace(op, V.shape_cast(b, op.operands[0], type))
    return True


def _two_dimensions(op: Operation) -> tuple[int, int] | None:
    """Return the sizes of the two dimensions over 1 that swap; None if it is not so."""
    source: Any = op.operands[0].type
    wide = [i for i, n in enumerate(source.shape) if n > 1]
    order = op.permutation.values
    if len(wide) != 2:
        return None
    after = [p for p in order if p in wide]
    if after != [wide[1], wide[0]]:
        return None
    return source.shape[wide[0]], source.shape[wide[1]]


def transpose(how: str) -> list[Callable[[Any, Any], bool]]:
    """Return the lowerings of vector.transpose by an option of vector-transpose-lowering."""

    def by_elements(op: Operation, b: Any) -> bool:
        """vector.transpose  =>  a vector.extract and a vector.insert for each part that moves"""
        source: Any = op.operands[0].type
        if source.scalable and any(source.scalable):
            return False
        if how in ("shuffle1d", "shuffle16x16") and _two_dimensions(op) is not None:
            return False
        order = list(op.permutation.values)
        while order and order[-1] == len(order) - 1:
            order.pop()
        result = V.poison(b, op.results[0].type)
        for place in V.places(source.shape[: len(order)]):
            part = V.extract(b, op.operands[0], *place)
            result = V.insert(b, part, result, *(place[i] for i in order))
        b.replace(op, result)
        return True

    def by_shuffle(op: Operation, b: Any) -> bool:
        """vector.transpose of a matrix  =>  one vector.shuffle of its elements in a row"""
        sizes = _two_dimensions(op)
        source: Any = op.operands[0].type
        if how not in ("shuffle1d", "shuffle16x16") or sizes is None:
            return False
        if source.scalable and any(source.scalable):
            return False
        m, n = sizes
        flat = V.shape_cast(b, op.operands[0], VectorType((m * n,), source.element_type))
        moved = V.shuffle(b, flat, flat, [i * n + j for j in range(n) for i in range(m)])
        b.replace(op, V.shape_cast(b, moved, op.results[0].type))
        return True

    def flat(op: Operation, b: Any) -> bool:
        """vector.transpose of a matrix  =>  llvm.intr.matrix.transpose"""
        type: Any = op.results[0].type
        if type.rank != 2 or tuple(op.permutation.values) != (1, 0):
            return False
        rows, columns = op.operands[0].type.shape  # type: ignore[attr-defined]
        row = VectorType((rows * columns,), type.element_type)
        made = b.value("llvm.intr.matrix.transpose", (V.shape_cast(b, op.operands[0], row),),
                       (row,), {"rows": IntegerAttr(columns, I32), "columns": IntegerAttr(rows, I32)})  # fmt: skip
        b.replace(op, V.shape_cast(b, made, type))
        return True

    found: list[Any] = [transpose_unit, by_elements, by_shuffle]
    return [flat, *found] if how == "llvmintr" else found


# -- casts of shapes -----------------------------------------------------------------------------
def _atom(source: tuple[int, ...], result: tuple[int, ...]) -> tuple[int, ...]:
    """Return the largest shape that both are put together from."""
    found: list[int] = []
    for s, r in zip(reversed(source), reversed(result), strict=False):
        if s == r:
            found.insert(0, s)
            continue
        common = gcd(s, r)
        if common > 1:
            found.insert(0, common)
        break
    return tuple(found)


class _Reader:
    """Takes a vector apart into atoms, in order."""

    def __init__(self, b: Any, source: Value, atom: tuple[int, ...]) -> None:
        self.b, self.source, self.atom = b, source, atom
        self.shape: tuple[int, ...] = source.type.shape  # type: ignore[attr-defined]
        self.slice = self.shape[len(self.shape) - len(atom) :]
        self.count = prod(self.slice) // prod(atom)
        self.outer = V.places(self.shape[: len(self.shape) - len(atom)])
        self.at = 0
        self.held: Any = None

    def next(self) -> Any:
        """Return the next atom."""
        if self.at == 0:
            place = next(self.outer)
            whole = not place and self.shape
            self.held = self.source if whole else V.extract(self.b, self.source, *place)
        at = self.at
        self.at = (at + 1) % self.count
        if self.slice == self.atom:
            return self.held
        offsets = [at * self.atom[0], *([0] * (len(self.atom) - 1))]
        return V.extract_slice(self.b, self.held, offsets, self.atom)


class _Writer:
    """Puts a vector together from atoms, in order."""

    def __init__(self, b: Any, type: Any, atom: tuple[int, ...]) -> None:
        self.b, self.atom = b, atom
        self.result = V.poison(b, type)
        k = len(type.shape) - len(atom)
        self.slice = type.shape[k:]
        self.count = prod(self.slice) // prod(atom)
        self.outer = V.places(type.shape[:k])
        self.whole = not k and bool(type.shape)
        self.start = self.result
        if self.slice != atom and not self.whole:
            self.start = V.poison(b, VectorType(self.slice, type.element_type))
        self.at = 0
        self.held: Any = None

    def add(self, part: Value) -> None:
        """Put the next atom in."""
        b = self.b
        if self.slice != self.atom:
            if self.at == 0:
                self.held = self.start
            offsets = [self.at * self.atom[0], *([0] * (len(self.atom) - 1))]
            self.held = V.insert_slice(b, part, self.held, offsets)
        else:
            self.held = part
        self.at = (self.at + 1) % self.count
        if self.at == 0:
            place = next(self.outer)
            self.result = self.held if self.whole else V.insert(b, self.held, self.result, *place)


def shape_cast(op: Operation, b: Any) -> bool:
    """vector.shape_cast  =>  extracts and inserts of the largest parts that both shapes have"""
    source: Any = op.operands[0].type
    type: Any = op.results[0].type
    if any(source.scalable) or any(type.scalable):
        return False
    atom = _atom(source.shape, type.shape)
    writer = _Writer(b, type, atom)
    reader = _Reader(b, op.operands[0], atom)
    for _ in range(source.num_elements // prod(atom)):
        writer.add(reader.next())
    b.replace(op, writer.result)
    return True
