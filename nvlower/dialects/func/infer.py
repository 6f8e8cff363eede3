"""Result types of func ops."""

from __future__ import annotations

from nvlower.ir.opdef import infer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.types import Type


@infer.add("func.call_indirect")
def call_indirect(operands: Any, props: Any, regions: Any) -> list[Type]:
    """The results of the callee's type."""
    return list(operands[0].type.results)
