"""Which values may stand in affine maps: dimensions and symbols."""

from __future__ import annotations

from nvlower.ir.core import Block, Operation, Value
from nvlower.ir.types import INDEX

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_LOOPS = ("affine.for", "affine.parallel")
_AFFINE_RESULTS = ("affine.apply", "affine.delinearize_index", "affine.linearize_index")


def scope_of(op: Operation) -> Any:
    """Return the region of the innermost op around `op` that opens an affine scope."""
    current: Operation | None = op
    while current is not None:
        parent = current.parent_op
        if parent is None or parent.has_trait("AffineScope"):
            return current.parent_region
        current = parent
    return None


def _top_level(value: Value, scope: Any) -> bool:
    block = value.parent_block
    owner = value.owner
    region = block.parent
    if isinstance(owner, Block):
        op = region.parent if region is not None else None
        return op is not None and (op.has_trait("AffineScope") or region is scope)
    op = owner.parent_op
    return op is not None and (op.has_trait("AffineScope") or region is scope)


def _constant(op: Operation) -> bool:
    return op.has_trait("ConstantLike")


def is_symbol(value: Value, scope: Any) -> bool:
    """Tell whether `value` is fixed while the scope runs."""
    if value.type is not INDEX:
        return False
    if _top_level(value, scope):
        return True
    op = value.defining_op
    if op is None:
        return False
    return _symbol_result(op, value, scope)


def _symbol_result(op: Operation, value: Value, scope: Any) -> bool:
    if _constant(op):
        return True
    if op.name in _AFFINE_RESULTS or (op.has_trait("Pure") and not op.regions):
        if all(is_symbol(v, scope) for v in op.operands):
            return True
    if op.name in ("memref.dim", "tensor.dim"):
        return _dimension_of_known(op, scope)
    if scope is not None and scope.parent is not None:
        outer = scope.parent.parent_region
        if outer is not None and not scope.parent.has_trait("IsolatedFromAbove"):
            return not _inside(value, scope) and is_symbol(value, scope_of(scope.parent))
    return False


def _inside(value: Value, region: Any) -> bool:
    return bool(region.is_ancestor_of(value.parent_block.parent))


def _dimension_of_known(op: Operation, scope: Any) -> bool:
    source = op.operands[0]
    if _top_level(source, scope):
        return True
    maker = source.owner
    if isinstance(maker, Block):
        return False
    return maker.name in ("memref.alloc", "memref.alloca", "memref.view", "memref.subview") and all(
        is_symbol(v, scope) for v in maker.operands if v.type is INDEX
    )


def is_dimension(value: Value, scope: Any) -> bool:
    """Tell whether `value` is a symbol, a loop's variable, or made from such by affine ops."""
    if value.type is not INDEX:
        return False
    op = value.defining_op
    if op is None:
        parent = value.owner.parent_op
        if parent is not None and parent.name in _LOOPS:
            return True
        return is_symbol(value, scope)
    if op.name in _AFFINE_RESULTS:
        return all(is_dimension(v, scope) for v in op.operands)
    return is_symbol(value, scope)
