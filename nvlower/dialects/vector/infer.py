"""Result types of vector ops."""

from __future__ import annotations

from nvlower.ir.opdef import infer
from nvlower.ir.types import VectorType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.types import Type


@infer.add("vector.to_elements")
def to_elements(operands: Any, props: Any, regions: Any) -> list[Type]:
    """One scalar for each element."""
    source = operands[0].type
    return [source.element_type] * source.num_elements


@infer.add("vector.extract")
def extract(operands: Any, props: Any, regions: Any) -> list[Type]:
    """What is left of the vector behind the position: a vector, or an element."""
    source = operands[0].type
    depth = len(props["static_position"].values)
    if depth >= source.rank:
        return [source.element_type]
    return [VectorType(source.shape[depth:], source.element_type, source.scalable[depth:])]


@infer.add("vector.shuffle")
def shuffle(operands: Any, props: Any, regions: Any) -> list[Type]:
    """As many leading elements as the mask has entries."""
    source = operands[0].type
    tail, scalable = source.shape[1:], source.scalable[1:]
    flags = (False, *scalable) if scalable else ()
    return [VectorType((len(props["mask"].values), *tail), source.element_type, flags)]
