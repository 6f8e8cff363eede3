"""What an op may do besides computing its results: memory effects, and whether it may run early.

Source: mlir/lib/Interfaces/SideEffectInterfaces.cpp.
"""

from __future__ import annotations

from nvlower.ir.opdef import effects, op_definition

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation

PURE, RECURSIVE, LISTED, UNKNOWN = 0, 1, 2, 3
_kinds: dict[str, int] = {}
_only_read: set[str] = set()
"""Those of kind `LISTED` that have no other effect than to read, whatever their operands are."""

_PURE = frozenset(("Pure", "NoMemoryEffect"))
_RECURSIVE = frozenset(("RecursiveMemoryEffects", "HasRecursiveMemoryEffects"))
_TERMINATOR = frozenset(("Terminator", "IsTerminator"))
_SPECULATABLE = frozenset(("Pure", "AlwaysSpeculatable", "AlwaysSpeculatableImplTrait"))
_RECURSIVELY_SPECULATABLE = frozenset(
    ("RecursivelySpeculatable", "RecursivelySpeculatableImplTrait")
)
SYMBOL = frozenset(("Symbol", "SymbolOpInterface", "FunctionOpInterface"))
"""Traits of ops that may define a symbol."""

_keep: dict[str, bool] = {}


def _kind(name: str) -> int:
    found = _kinds.get(name)
    if found is None:
        definition = op_definition(name)
        traits = definition.traits if definition is not None else frozenset()
        if _PURE & traits and effects.get(name) is None:
            found = PURE
        elif effects.get(name) is not None:
            found = LISTED
            if getattr(effects.get(name), "only_reads", False):
                _only_read.add(name)
        elif _RECURSIVE & traits:
            found = RECURSIVE
        else:
            found = UNKNOWN
        _kinds[name] = found
    return found


def never_dead(name: str) -> bool:
    """Tell whether ops called `name` stay whatever their effects: terminators and symbols."""
    found = _keep.get(name)
    if found is None:
        definition = op_definition(name)
        traits = definition.traits if definition is not None else frozenset()
        found = _keep[name] = bool((_TERMINATOR | SYMBOL) & traits)
    return found


def computes_only(name: str) -> bool:
    """Tell whether all ops called `name` go once their results are unused."""
    return _kind(name) == PURE and not never_dead(name)


def memory_effects(op: Operation) -> list[tuple[str, Any]] | None:
    """Return the op's effects and those of the ops inside it; None where they are unknown."""
    found: list[tuple[str, Any]] = []
    stack = [op]
    while stack:
        current = stack.pop()
        kind = _kind(current.name)
        if kind == UNKNOWN:
            return None
        if kind == LISTED:
            found += effects.get(current.name)(current)
            if not current.has_trait("RecursiveMemoryEffects"):
                continue
        if kind != PURE:
            stack.extend(o for r in current.regions for b in r.blocks for o in b.ops)
    return found


def is_memory_effect_free(op: Operation, known: dict[Operation, bool] | None = None) -> bool:
    """Tell whether the op and all ops inside it have no memory effect.

    `known` holds earlier answers about ops with regions, and takes in new ones.
    """
    kind = _kind(op.name)
    return kind == PURE or (kind != UNKNOWN and _all_inside(op, _no_effect, known))


def would_be_dead(op: Operation, known: dict[Operation, bool] | None = None) -> bool:
    """Tell whether the op can go once its results are unused (`known`: see above)."""
    name = op.name
    kind = _kinds.get(name)
    if kind is None:
        kind = _kind(name)
    if kind == UNKNOWN or (_keep.get(name)) or never_dead(name):
        return False
    if kind == PURE or (name in _only_read and not op.regions):
        return True
    return _all_inside(op, _only_reads, known)


def _no_effect(op: Operation) -> bool | None:
    """Tell whether one op has no effect of its own; None: those inside decide too."""
    if effects.get(op.name)(op):
        return False
    return None if op.has_trait("RecursiveMemoryEffects") else True


def _only_reads(op: Operation) -> bool | None:
    """Tell whether one op only reads, or writes to what it allocates itself."""
    found = effects.get(op.name)(op)
    own = {v for e, v in found if e == "allocate" and v in op.results}
    return not any(e != "read" and (v is None or v not in own) for e, v in found)


def _all_inside(
    op: Operation,
    listed: Callable[[Operation], bool | None],
    known: dict[Operation, bool] | None,
) -> bool:
    """Tell whether `listed` holds for `op` and all ops inside whose effects are listed."""
    if known is None:
        known = {}
    stack = [op]
    while stack:
        current = stack.pop()
        answer = known.get(current)
        if answer is None:
            kind = _kind(current.name)
            if kind == PURE:
                continue
            answer = False if kind == UNKNOWN else listed(current) if kind == LISTED else None
        if answer is None:
            stack.extend(o for r in current.regions for b in r.blocks for o in b.ops)
        elif not answer:
            _spoil(op, current, known)
            return False
    if op.regions:
        known[op] = True
    return True


def _spoil(outer: Operation, inner: Operation, known: dict[Operation, bool]) -> None:
    """Note that the answer is no for all ops from `inner` out to `outer`."""
    at: Operation | None = inner if inner.regions else inner.parent_op
    while at is not None and outer.regions:
        known[at] = False
        if at is outer:
            return
        at = at.parent_op


def is_trivially_dead(op: Operation, known: dict[Operation, bool] | None = None) -> bool:
    """Tell whether the op's results are unused and nothing else would be missed."""
    for r in op.results:
        if r.uses:
            return False
    return would_be_dead(op, known)


def is_speculatable(op: Operation) -> bool:
    """Tell whether the op may run where it did not: no undefined behaviour, no endless loop."""
    from .speculation import conditional

    definition = op.definition
    if definition is None:
        return False
    answer = conditional(op)
    if answer is not None:
        return answer
    if _SPECULATABLE & definition.traits:
        return True
    if _RECURSIVELY_SPECULATABLE & definition.traits:
        return all(is_speculatable(o) for r in op.regions for b in r.blocks for o in b.ops)
    return False


def is_pure(op: Operation) -> bool:
    """Tell whether the op is speculatable and has no memory effect."""
    return is_memory_effect_free(op) and is_speculatable(op)
