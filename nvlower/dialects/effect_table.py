"""Memory effects given as text: ``declare({"memref.copy": "read source, write target"})``."""

from __future__ import annotations

from nvlower.ir.opdef import effects

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation

    Effects = list[tuple[str, Any]]


def declare(table: dict[str, str]) -> None:
    """Register effects: ``effect part`` pairs; no part means memory as such.

    `part` is a declared operand or result; a variadic one has the effect on each value.
    """
    for name, text in table.items():
        pairs = [tuple(item.split()) for item in text.split(",")]
        effects.add(name)(_function(pairs))


def has_no_effect(op: Operation) -> bool:
    """Tell whether an op declares its memory effects, and has none."""
    found = effects.get(op.name)
    if found is not None:
        return not found(op)
    definition = op.definition
    return definition is not None and not {"Pure", "NoMemoryEffect"}.isdisjoint(definition.traits)


def _function(pairs: list[tuple[str, ...]]) -> Callable[[Operation], Effects]:
    def run(op: Operation) -> Effects:
        found: Effects = []
        for effect, *part in pairs:
            if not part:
                found.append((effect, None))
                continue
            values = getattr(op, part[0])
            if values is not None:
                found.extend((effect, v) for v in (values if type(values) is list else [values]))
        return found

    run.only_reads = all(pair[0] == "read" for pair in pairs)  # type: ignore[attr-defined]
    return run
