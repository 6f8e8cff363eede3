"""Result types of llvm ops."""

from __future__ import annotations

from nvlower.ir.opdef import infer
from nvlower.ir.types import VectorType

from .types import member

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.types import Type


@infer.add("llvm.extractvalue")
def extractvalue(operands: Any, props: Any, regions: Any) -> list[Type]:
    """The type of the member at the position."""
    found = operands[0].type
    for i in props["position"].values:
        found = member(found, i)
    return [found]


@infer.add("llvm.shufflevector")
def shufflevector(operands: Any, props: Any, regions: Any) -> list[Type]:
    """As many elements as the mask has entries."""
    source = operands[0].type
    size = len(props["mask"].values)
    return [VectorType((size,), source.element_type, source.scalable)]
