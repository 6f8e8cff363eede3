"""Result types of affine ops."""

from __future__ import annotations

from nvlower.ir.opdef import infer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.types import Type


@infer.add("affine.load")
def load(operands: Any, props: Any, regions: Any) -> list[Type]:
    """The element type of the buffer."""
    return [operands[0].type.element_type]


@infer.add("affine.for")
def loop(operands: Any, props: Any, regions: Any) -> list[Type]:
    """The types of the values carried around the loop."""
    sizes = props["operandSegmentSizes"].values
    return [v.type for v in operands[sizes[0] + sizes[1] :]]
