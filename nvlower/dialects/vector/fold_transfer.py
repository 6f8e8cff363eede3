"""Folds of transfers: bounds that are known, masks of ones, casts of the buffer.

Source: ``TransferReadOp::fold`` and ``TransferWriteOp::fold`` in VectorOps.cpp.
"""

from __future__ import annotations

from nvlower.dialects.fold_tools import int_value
from nvlower.ir.affine import ConstantExpr, DimExpr
from nvlower.ir.attributes import FALSE, TRUE, ArrayAttr, DenseArrayAttr
from nvlower.ir.opdef import fold
from nvlower.ir.types import RankedTensorType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value


def _maker(value: Value, name: str) -> Operation | None:
    op = value.defining_op
    return op if op is not None and op.name == name else None


def _same_place(a: Operation, b: Operation) -> bool:
    """Tell whether two transfers without masks are of the same slice."""
    return (
        a.mask is None
        and b.mask is None
        and list(a.indices) == list(b.indices)
        and a.properties["permutation_map"] is b.properties["permutation_map"]
    )


def _known_bounds(op: Operation, vector: Any, constants: Any) -> bool:
    """Mark the dimensions that stay within static bounds; tell whether there were any."""
    flags: Any = op.properties["in_bounds"]
    results = op.permutation_map.map.results
    shape = op.base.type.shape
    new: list[Any] = list(flags.elements)
    others_fit = True
    for i, e in enumerate(results):
        if not isinstance(e, DimExpr) or new[i] is TRUE:
            continue
        start = int_value(constants[e.position]) if constants[e.position] is not None else None
        size = shape[e.position]
        if size >= 0 and start is not None and start + vector.shape[i] <= size:
            new[i] = TRUE
        else:
            others_fit = False
    if others_fit:
        new = [TRUE if isinstance(e, ConstantExpr) else f
               for f, e in zip(new, results, strict=True)]  # fmt: skip
    if all(a is b for a, b in zip(new, flags.elements, strict=True)):
        return False
    op.properties["in_bounds"] = ArrayAttr(tuple(f if f is TRUE else FALSE for f in new))
    return True


def _full_mask(op: Operation) -> bool:
    """Drop a mask that is true everywhere; tell whether it was."""
    mask = op.mask
    made = None if mask is None else mask.defining_op
    if made is None:
        return False
    if made.name == "vector.constant_mask":
        sizes: Any = made.properties["mask_dim_sizes"]
        if tuple(sizes.values) != tuple(mask.type.shape):
            return False
    elif made.name == "arith.constant":
        attr: Any = made.properties["value"]
        if not attr.is_splat or int_value(attr) == 0:
            return False
    else:
        return False
    sizes = op.properties["operandSegmentSizes"]
    op.set_operands(list(op.operands)[:-1])
    op.properties["operandSegmentSizes"] = DenseArrayAttr(
        sizes.element_type, (*sizes.values[:-1], 0)
    )
    return True


def _in_place(op: Operation, vector: Any, constants: Any) -> list[Any] | None:
    from nvlower.dialects.memref.fold import skip_casts

    changed = vector.rank and op.permutation_map.map.results
    if changed and _known_bounds(op, vector, constants):
        return []
    return [] if _full_mask(op) or skip_casts(op) else None


@fold.add("vector.transfer_read")
def transfer_read(op: Operation, c: list[Any]) -> list[Any] | None:
    """What was just written to the same slice of a tensor; known bounds, full masks."""
    vector: Any = op.results[0].type
    if isinstance(op.base.type, RankedTensorType):
        write = _maker(op.base, "vector.transfer_write")
        if write is not None and _same_place(op, write) and write.operands[0].type is vector:
            return [write.operands[0]]
    count = len(list(op.indices))
    return _in_place(op, vector, c[1 : 1 + count])


@fold.add("vector.transfer_write")
def transfer_write(op: Operation, c: list[Any]) -> list[Any] | None:
    """A tensor that gets what was read from the same slice; known bounds, full masks."""
    value = op.operands[0]
    if isinstance(op.base.type, RankedTensorType) and op.results:
        read = _maker(value, "vector.transfer_read")
        if read is not None and read.base is op.base and _same_place(op, read):
            return [op.base]
    count = len(list(op.indices))
    return _in_place(op, value.type, c[2 : 2 + count])
