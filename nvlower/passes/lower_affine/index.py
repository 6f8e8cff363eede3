"""affine.delinearize_index and linearize_index to arith. Source: AffineExpandIndexOps.cpp."""

from __future__ import annotations

from itertools import pairwise

from nvlower.ir.attributes import TRUE, UNIT, DialectAttr, IntegerAttr
from nvlower.ir.types import DYNAMIC, I1, I64, INDEX
from nvlower.rewrite.rules import Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()

NSW = DialectAttr("arith.overflow", ("nsw",))
NSW_NUW = DialectAttr("arith.overflow", ("nsw, nuw",))

SLT = 2
"""Number of the predicate of arith.cmpi."""


def _number(b: Rewriter, value: int) -> Value:
    return b.value("arith.constant", (), (INDEX,), {"value": IntegerAttr(value, INDEX)})


def strides(
    b: Rewriter, dynamic: list[Value], basis: list[int], overflow: DialectAttr = NSW_NUW
) -> list[Value]:
    """Build the products of the sizes to the right of, and including, each of the basis."""
    found: list[Value] = []
    product: Value | None = None
    known = 1
    rest = list(dynamic)
    flags = {"overflowFlags": overflow}
    for size in reversed(basis):
        if size == DYNAMIC:
            last = rest.pop()
            product = b.value("arith.muli", (product, last), None, flags) if product else last
        else:
            known *= size
        if product is not None and known == 1:
            found.append(product)
            continue
        stride = _number(b, known)
        if product is not None:
            stride = b.value("arith.muli", (product, stride), None, flags)
        found.append(stride)
    return found[::-1]


def _basis(op: Operation, count: int) -> list[int]:
    """Return the static basis without the outermost size, which no stride depends on."""
    static: Any = op.properties["static_basis"]
    sizes = list(static.values)
    return sizes[1:] if len(sizes) == count else sizes


@RULES.lowers("affine.delinearize_index", remap=False)
def delinearize(op: Operation, b: Rewriter) -> None:
    """affine.delinearize_index %n into (3, 5)  =>  arith.floordivsi %n, 5; the rest mod 5"""
    linear = op.linear_index
    count = len(op.results)
    if count <= 1:
        b.replace(op, *[linear] * count)
        return
    steps = strides(b, list(op.dynamic_basis), _basis(op, count))
    zero = _number(b, 0)
    found = [b.value("arith.floordivsi", (linear, steps[0]))]

    def modulo(stride: Value) -> Value:
        remainder = b.value("arith.remsi", (linear, stride))
        predicate = {"predicate": IntegerAttr(SLT, I64)}
        negative = b.value("arith.cmpi", (remainder, zero), (I1,), predicate)
        raised = b.value("arith.addi", (remainder, stride), None, {"overflowFlags": NSW})
        return b.value("arith.select", (negative, raised, remainder), (INDEX,))

    for this, following in pairwise(steps):
        found.append(b.value("arith.divsi", (modulo(this), following)))
    found.append(modulo(steps[-1]))
    b.replace(op, *found)


@RULES.lowers("affine.linearize_index", remap=False)
def linearize(op: Operation, b: Rewriter) -> None:
    """affine.linearize_index [%i, %j] by (3, 5)  =>  %i * 5 + %j

    What more of the enclosing loops leave unchanged is added first.
    """
    indices = list(op.multi_index)
    if not indices:
        b.replace(op, _number(b, 0))
        return
    disjoint = op.properties.get("disjoint") in (UNIT, TRUE)
    basis = _basis(op, len(indices))
    steps = strides(b, list(op.dynamic_basis), basis, NSW_NUW if disjoint else NSW)
    terms: list[tuple[int, Value]] = []
    for step, index in zip(steps, indices, strict=False):
        scaled = b.value("arith.muli", (index, step), None, {"overflowFlags": NSW})
        terms.append((_invariant_loops(op, index), scaled))
    terms.append((_invariant_loops(op, indices[-1]), indices[-1]))
    terms.sort(key=lambda t: -t[0])
    total = terms[0][1]
    for _, term in terms[1:]:
        total = b.value("arith.addi", (total, term), None, {"overflowFlags": NSW})
    b.replace(op, total)


def _invariant_loops(op: Operation, value: Value) -> int:
    """Return how many of the loops around `op`, from the innermost on, do not define `value`."""
    count = 0
    home = value.parent_block
    for parent in op.parents():
        if parent.definition is None or not parent.has_trait("LoopLikeOpInterface"):
            continue
        block: Any = home
        while block is not None:
            owner = block.parent_op
            if owner is parent:
                return count
            block = None if owner is None else owner.parent
        count += 1
    return count
