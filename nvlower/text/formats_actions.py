"""Finds the reduce action of a grammar rule: hand-written, shared or generated from a format."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .parse import Parser

_op_names: dict[str, str] = {}
_dialects: set[str] = set()


def op_of(rule: str) -> str | None:
    """Return the op whose rule is called `rule`, None for helper rules."""
    found = _op_names.get(rule)
    if found is None:
        from nvlower.ir.opdef import declared_ops

        dialect = dialect_of(rule)
        if dialect not in _dialects:
            _dialects.add(dialect)
            for d in declared_ops(dialect):
                _op_names[f"op_{d.name.replace('.', '_')}"] = d.name
            found = _op_names.get(rule)
    return found


def dialect_of(rule: str) -> str:
    """Return the dialect that a rule name begins with."""
    return rule.removeprefix("op_").partition("_")[0]


def action_of(rule: str) -> Callable[[Parser, list[Any]], Any] | None:
    """Return the reduce action of a rule or alias, None for the list of children."""
    from nvlower.ir.opdef import DIALECTS, action, op_definition

    if rule.startswith("x_"):
        from .directives_parse import SHARED

        return SHARED.get(rule)
    dialect = dialect_of(rule)
    if dialect not in DIALECTS:
        return None
    action.get(f"{dialect}.")  # imports the dialect's syntax module
    found: Callable[[Parser, list[Any]], Any] | None = action.table.get(rule)
    if found is not None or not rule.startswith("op_"):
        return found
    name = op_of(rule)
    definition = op_definition(name) if name is not None else None
    if definition is None:
        return None
    from .formats_cache import function

    return function(definition, "action")
