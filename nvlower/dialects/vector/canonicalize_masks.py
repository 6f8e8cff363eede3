"""Canonicalization of masks, and of what masks that are true or false everywhere guard.

Source: VectorOps.cpp.
"""

from __future__ import annotations

from nvlower.dialects.fold_tools import elements, make, maker
from nvlower.ir.attributes import DenseArrayAttr, DenseElementsAttr, IntegerAttr
from nvlower.ir.opdef import canonicalize, fold
from nvlower.ir.types import I64

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value


@fold.add("vector.constant_mask")
def constant_mask(op: Operation, c: list[Any]) -> list[Any] | None:
    """A mask that is true, or false, everywhere is a constant."""
    type: Any = op.results[0].type
    sizes: Any = op.properties["mask_dim_sizes"]
    shape = type.shape or (1,)
    if any(type.scalable or ()):
        return None
    if tuple(sizes.values) == tuple(shape):
        return [make(type, [1])]
    return [make(type, [0])] if not any(sizes.values) else None


def create_mask(op: Operation, b: Any) -> bool:
    """Constant bounds make a vector.constant_mask."""
    type: Any = op.results[0].type
    if any(type.scalable or ()):
        return False
    sizes = []
    for v, d in zip(op.operands, type.shape or (1,), strict=True):
        made = maker(v, "arith.constant")
        bound = None if made is None else made.properties["value"]
        if not isinstance(bound, IntegerAttr):
            return False
        sizes.append(max(0, min(bound.value, d)))
    if 0 in sizes:
        sizes = [0] * len(sizes)
    properties = {"mask_dim_sizes": DenseArrayAttr(I64, tuple(sizes))}
    b.replace(op, b.value("vector.constant_mask", [], [type], properties))
    return True


def everywhere(mask: Value) -> bool | None:
    """Return what a mask is everywhere; None where that is not known."""
    made = maker(mask, "arith.constant")
    attr = None if made is None else made.properties["value"]
    if not isinstance(attr, DenseElementsAttr) or not attr.is_splat:
        return None
    return bool((elements(attr) or [0])[0])


def masked_load(op: Operation, b: Any) -> bool:
    """All of a vector is loaded, or none."""
    known = everywhere(op.mask)
    if known is None:
        return False
    if not known:
        b.replace(op, op.pass_thru)
        return True
    b.replace(op, b.value("vector.load", [op.base, op.indices], [op.results[0].type]))
    return True


def masked_store(op: Operation, b: Any) -> bool:
    """All of a vector is stored, or none."""
    known = everywhere(op.mask)
    if known is None:
        return False
    if known:
        b.create("vector.store", [op.valueToStore, op.base, op.indices], [])
    b.erase(op)
    return True


canonicalize.add("vector.create_mask")(create_mask)
canonicalize.add("vector.maskedload")(masked_load)
canonicalize.add("vector.maskedstore")(masked_store)
