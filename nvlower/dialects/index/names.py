"""Suggested SSA names of index results."""

from __future__ import annotations

from nvlower.ir.opdef import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation


@names.add("index.constant")
def constant(op: Operation) -> list[str | None]:
    """``%idx4``"""
    value: Any = op.properties["value"]
    return [f"idx{value.value}"]


@names.add("index.bool.constant")
def bool_constant(op: Operation) -> list[str | None]:
    """``%true``"""
    value: Any = op.properties["value"]
    return ["true" if value.value else "false"]
