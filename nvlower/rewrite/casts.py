"""Cancelling chains of builtin.unrealized_conversion_cast."""

from __future__ import annotations

from nvlower.ir.core import Operation

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

CAST = "builtin.unrealized_conversion_cast"


def input_cast(cast: Operation) -> Operation | None:
    """Return the cast whose results, all and in order, are the inputs of `cast`."""
    operands = cast.operands
    if not operands:
        return None
    owner = operands[0].owner
    if type(owner) is not Operation or owner.name != CAST or len(owner.results) != len(operands):
        return None
    for r, v in zip(owner.results, operands, strict=True):
        if r is not v:
            return None
    return owner


def reconcile(casts: Iterable[Operation]) -> list[Operation]:
    """Cancel `casts` against the casts above them and erase the dead ones; return the rest.

    Source: reconcileUnrealizedCasts in DialectConversion.cpp.
    """
    order = list(casts)
    own = set(order)
    for cast in reversed(order):
        _bypass(cast)
    live: set[Operation] = set()
    for cast in order:
        if cast in live or all(u in own for r in cast.results for u in r.uses):
            continue
        stack = [cast]
        while stack:
            op = stack.pop()
            if op not in live:
                live.add(op)
                for v in op.operands:
                    owner = v.owner
                    if type(owner) is Operation and owner.name == CAST:
                        stack.append(owner)
    dead = [c for c in order if c not in live]
    for cast in dead:
        cast.drop_all_references()
    for cast in dead:
        cast.remove()
    return [c for c in order if c in live]


def _bypass(cast: Operation) -> None:
    """Replace the results of `cast` by the inputs of a cast up its chain of the same types."""
    results = cast.results
    above: Operation | None = cast
    while above is not None:
        inputs = above.operands
        if len(inputs) == len(results):
            for v, r in zip(inputs, results, strict=True):
                if v.type is not r.type:
                    break
            else:
                for v, r in zip(inputs, results, strict=True):
                    if r.uses:
                        r.replace_all_uses_with(v)
                return
        above = input_cast(above)
