"""Masks that operands or constants describe, and what ops under them need.

Source: LowerVectorMask.cpp, VectorTransforms.cpp, VectorOps.cpp.
"""

from __future__ import annotations

from nvlower.dialects.fold_tools import int_value, make
from nvlower.ir.attributes import TRUE, ArrayAttr, DenseArrayAttr, IntegerAttr
from nvlower.ir.types import I1, I32, I64, INDEX, MemRefType, VectorType

from . import tools as V

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation, Value

LESS, GREATER = 2, 4
"""Numbers of the predicates ``slt`` and ``sgt`` of arith.cmpi."""


def constant_of(value: Value) -> int | None:
    """Return the integer that a value is, if it is a constant."""
    from nvlower.rewrite.folding import constant_value

    found: Any = constant_value(value) if value.defining_op is not None else None
    return int_value(found) if found is not None else None


def known_mask(op: Operation, b: Any) -> bool:
    """vector.create_mask of constants  =>  vector.constant_mask"""
    type: Any = op.results[0].type
    sizes = [constant_of(v) for v in op.operands]
    if any(n is None for n in sizes) or any(type.scalable):
        return False
    shape = type.shape or (1,)
    clamped = [max(0, min(n or 0, d)) for n, d in zip(sizes, shape, strict=True)]
    if 0 in clamped:
        clamped = [0] * len(clamped)
    props = {"mask_dim_sizes": DenseArrayAttr(I64, tuple(clamped))}
    b.replace(op, b.value("vector.constant_mask", (), (type,), props))
    return True


def create_mask(op: Operation, b: Any) -> bool:
    """vector.create_mask of rank n  =>  one of rank n - 1 in each row below the bound"""
    type: Any = op.results[0].type
    if type.rank <= 1 or V.leading_scalable(type):
        return False
    low = V.drop(type)
    bound = op.operands[0]
    yes = b.value("vector.create_mask", (op.operands[1:],), (low,))
    no = V.zero(b, low)
    result = V.zero(b, type)
    for d in range(type.shape[0]):
        at = V.index(b, d)
        inside = b.value("arith.cmpi", (at, bound), (I1,), {"predicate": IntegerAttr(LESS, I64)})
        result = V.insert(b, V.select(b, inside, yes, no), result, d)
    b.replace(op, result)
    return True


def constant_mask(op: Operation, b: Any) -> bool:
    """vector.constant_mask  =>  arith.constant"""
    type: Any = op.results[0].type
    sizes = op.mask_dim_sizes.values
    if any(type.scalable):
        return False
    if type.rank <= 1:
        count = type.shape[0] if type.rank else 1
        values = [int(i < sizes[0]) for i in range(count)]
        b.replace(op, V.constant(b, make(type, values), type))
        return True
    props = {"mask_dim_sizes": DenseArrayAttr(I64, tuple(sizes[1:]))}
    yes = b.value("vector.constant_mask", (), (V.drop(type),), props)
    result = V.zero(b, type)
    for d in range(sizes[0]):
        result = V.insert(b, yes, result, d)
    b.replace(op, result)
    return True


def materialize(width: int | None) -> Callable[[Any, Any], bool]:
    """Return the lowering of create_mask to a comparison of numbers of `width` bits.

    None compares in ``index``, whose width is decided later.
    """
    number: Any = INDEX if width is None else I32 if width == 32 else I64

    def compare(op: Operation, b: Any) -> bool:
        """vector.create_mask %n : vector<4xi1>  =>  arith.cmpi slt, [0, 1, 2, 3], broadcast %n"""
        type: Any = op.results[0].type
        if type.rank > 1:
            return False
        vector = VectorType(type.shape, number, type.scalable)
        if any(type.scalable):
            if number is INDEX:
                return False
            lanes = b.value("llvm.intr.stepvector", (), (vector,))
        else:
            count = type.shape[0] if type.rank else 1
            lanes = V.constant(b, make(vector, list(range(count))), vector)
        bound = op.operands[0]
        if number is not INDEX:
            bound = b.value("arith.index_cast", (bound,), (number,))
        bounds = V.broadcast(b, bound, vector)
        props = {"predicate": IntegerAttr(LESS, I64)}
        b.replace(op, b.value("arith.cmpi", (lanes, bounds), (type,), props))
        return True

    return compare


def dimension(b: Any, base: Value, at: int) -> Any:
    """Return the size of a dimension of a memref or tensor: a constant where it is static."""
    type: Any = base.type
    if type.shape[at] >= 0:
        return V.index(b, type.shape[at])
    dialect = "memref" if isinstance(type, MemRefType) else "tensor"
    return b.value(f"{dialect}.dim", (base, V.index(b, at)), (INDEX,))


def transfer_mask(op: Operation, b: Any) -> bool:
    """A 1-D transfer that may leave the bounds  =>  one with a mask that keeps it inside"""
    writes = op.name == "vector.transfer_write"
    vector: Any = (op.operands[0] if writes else op.results[0]).type
    bounds: Any = op.properties["in_bounds"]
    indices = list(op.indices)
    if all(a is TRUE for a in bounds.elements) or vector.rank > 1 or not indices:
        return False
    if not op.permutation_map.map.is_minor_identity:
        return False
    last = len(indices) - 1
    size = dimension(b, op.base, last)
    left = b.value("arith.subi", (size, indices[last]), (INDEX,))
    mask_type = VectorType(vector.shape, I1, vector.scalable)
    mask = b.value("vector.create_mask", ((left,),), (mask_type,))
    if op.mask is not None:
        mask = b.value("arith.andi", (mask, op.mask), (mask_type,))
    set_mask(op, mask)
    op.properties["in_bounds"] = ArrayAttr((TRUE,))
    b.update(op)
    return True


def set_mask(op: Operation, mask: Value | None) -> None:
    """Give a transfer another mask."""
    sizes: Any = op.properties["operandSegmentSizes"]
    operands = list(op.operands)
    if sizes.values[-1]:
        operands.pop()
    if mask is not None:
        operands.append(mask)
    op.set_operands(operands)
    op.properties["operandSegmentSizes"] = DenseArrayAttr(
        sizes.element_type, (*sizes.values[:-1], int(mask is not None))
    )


# -- masks that turn out to be constant ----------------------------------------------------------
def mask_state(mask: Value) -> bool | None:
    """Return True for a mask that is true everywhere, False for false everywhere, else None."""
    made = mask.defining_op
    if made is None:
        return None
    if made.name == "vector.constant_mask":
        type: Any = mask.type
        sizes: Any = made.properties["mask_dim_sizes"]
        shape = type.shape or (1,)
        if tuple(sizes.values) == tuple(shape):
            return True
        return False if 0 in sizes.values else None
    if made.name == "arith.constant":
        attr: Any = made.properties["value"]
        if attr.is_splat:
            return int_value(attr) != 0
    return None


def masked_load(op: Operation, b: Any) -> bool:
    """vector.maskedload with a constant mask  =>  vector.load, or what passes through"""
    state = mask_state(op.mask)
    if state is None:
        return False
    type = op.results[0].type
    if state:
        b.replace(op, b.value("vector.load", (op.base, op.indices), (type,), _aligned(op)))
    else:
        b.replace(op, op.pass_thru)
    return True


def masked_store(op: Operation, b: Any) -> bool:
    """vector.maskedstore with a constant mask  =>  vector.store, or nothing"""
    state = mask_state(op.mask)
    if state is None:
        return False
    if state:
        b.create("vector.store", (op.valueToStore, op.base, op.indices), (), _aligned(op))
    b.erase(op)
    return True


def _aligned(op: Operation) -> dict[str, Any]:
    given = op.properties.get("alignment")
    return {} if given is None else {"alignment": given}


def no_gather(op: Operation, b: Any) -> bool:
    """vector.gather or vector.expandload of nothing  =>  what passes through"""
    state = mask_state(op.mask)
    if op.name == "vector.expandload" and state is True:
        type = op.results[0].type
        b.replace(op, b.value("vector.load", (op.base, op.indices), (type,), _aligned(op)))
        return True
    if state is not False:
        return False
    b.replace(op, op.pass_thru)
    return True


def no_scatter(op: Operation, b: Any) -> bool:
    """vector.scatter or vector.compressstore of nothing  =>  nothing"""
    state = mask_state(op.mask)
    if op.name == "vector.compressstore" and state is True:
        b.create("vector.store", (op.valueToStore, op.base, op.indices), (), _aligned(op))
        b.erase(op)
        return True
    if state is not False:
        return False
    if op.results:
        b.replace(op, op.base)
    else:
        b.erase(op)
    return True
