"""Canonicalization of memref.alloca_scope. Source: MemRefOps.cpp (AllocaScopeInliner, AllocaScopeHoister)."""

from __future__ import annotations

from nvlower.ir.opdef import canonicalize, effects

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

SCOPE = "AutomaticAllocationScope"


def _may_allocate(op: Operation) -> bool:
    """Tell whether an op may itself take memory of the stack."""
    if op.definition is None or op.name == "memref.alloca":
        return True
    if op.has_trait("RecursiveMemoryEffects") or effects.get(op.name) is not None:
        return False
    return not (op.has_trait("Pure") or op.has_trait("NoMemoryEffect"))


def _is_scope(op: Operation | None) -> bool:
    return op is None or op.definition is None or op.has_trait(SCOPE)


def _allocates_inside(op: Operation) -> bool:
    """Tell whether `op` holds an allocation that no scope inside frees."""
    for region in op.regions:
        for block in region.blocks:
            for inner in block.ops:
                if _may_allocate(inner):
                    return True
                if not _is_scope(inner) and _allocates_inside(inner):
                    return True
    return False


def _is_last(op: Operation) -> bool:
    """Tell whether only the terminator of a region with one block follows."""
    block = op.parent
    assert block is not None and block.parent is not None
    return op.next is not None and op.next is block.last and len(block.parent.blocks) == 1


def inline_scope(op: Operation, b: Any) -> bool:
    """A scope that frees nothing, or that ends where the one around it does, goes."""
    parent = op.parent_op
    if _allocates_inside(op) and (parent is None or not _is_scope(parent) or not _is_last(op)):
        return False
    block = op.regions[0].blocks[0]
    end = block.last
    assert end is not None
    values = list(end.operands)
    b.erase(end)
    b.inline_block(block, op, [])
    b.replace(op, *values)
    return True


def hoist(op: Operation, b: Any) -> bool:
    """Memory of a scope that ends where the ops around it do belongs to the scope around those."""
    outer = op.parent_op
    if outer is None or _is_scope(outer) or not _is_last(op) or not _is_last(outer):
        return False
    while not _is_scope(outer.parent_op):
        outer = outer.parent_op
        if outer is None or not _is_last(outer):
            return False
    inside = [r for r in outer.regions if r.is_ancestor_of(op.parent.parent)]  # type: ignore[union-attr]
    found = []
    for inner in op.walk():
        if inner.name != "memref.alloca":
            continue
        if not any(r.is_ancestor_of(v.parent_block.parent) for r in inside for v in inner.operands):
            found.append(inner)
    b.at_op(outer)
    for inner in found:
        new = b.create(
            inner.name, [inner.operands[: len(inner.dynamicSizes)], inner.symbolOperands],
            [r.type for r in inner.results], dict(inner.properties), dict(inner.attributes),
        )  # fmt: skip
        b.replace(inner, *new.results)
    return bool(found)


canonicalize.add("memref.alloca_scope")([inline_scope, hoist])
