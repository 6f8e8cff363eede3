"""Result types of gpu ops."""

from __future__ import annotations

from nvlower.ir.opdef import infer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.types import Type


@infer.add("gpu.all_reduce", "gpu.subgroup_reduce")
def reduce(operands: Any, props: Any, regions: Any) -> list[Type]:
    """The type of the value."""
    return [operands[0].type]
