"""Ops that may run early only under a condition (ConditionallySpeculatable)."""

from __future__ import annotations

from nvlower.ir.attributes import IntegerAttr
from nvlower.ir.types import MemRefType

from .effects import is_speculatable
from .folding import constant_value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation, Value


def conditional(op: Operation) -> bool | None:
    """Return whether `op` may run early, None where its traits decide."""
    name = op.name
    if name in _UNSIGNED_DIVISIONS:
        divisor = _constant(op.operands[1])
        return divisor is not None and divisor != 0
    if name in _SIGNED_DIVISIONS:
        divisor = _constant(op.operands[1])
        return divisor is not None and divisor not in (0, -1)
    if name == "memref.dim":
        return _dim(op)
    if name == "scf.for":
        inner = op.regions[0].blocks[0].ops
        return _constant(op.operands[2]) == 1 and all(map(is_speculatable, inner))
    if name == "affine.for":
        return all(map(is_speculatable, op.regions[0].blocks[0].ops))
    if name == "gpu.subgroup_broadcast":
        return False
    return None


def _dim(op: Operation) -> bool:
    index = _constant(op.operands[1])
    type = op.operands[0].type
    if index is None or not isinstance(type, MemRefType):
        return False
    return 0 <= index < type.rank


def _constant(value: Value) -> int | None:
    attr = constant_value(value)
    if isinstance(attr, IntegerAttr):
        return attr.value
    if getattr(attr, "is_splat", False):
        data: bytes = attr.data
        width = getattr(attr.type.element_type, "width", 64)
        n = int.from_bytes(data, "little") & ((1 << width) - 1)
        return n - (1 << width) if width and n >> (width - 1) else n
    return None


_UNSIGNED_DIVISIONS = frozenset(("arith.divui", "arith.ceildivui", "llvm.udiv"))
_SIGNED_DIVISIONS = frozenset(("arith.divsi", "arith.ceildivsi", "llvm.sdiv"))
