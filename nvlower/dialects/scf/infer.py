"""Result types of scf ops."""

from __future__ import annotations

from nvlower.ir.opdef import infer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.types import Type


@infer.add("scf.if")
def condition(operands: Any, props: Any, regions: Any) -> list[Type]:
    """What the first region yields."""
    if not regions or not regions[0].blocks or regions[0].entry.last is None:
        return []
    return [v.type for v in regions[0].entry.last.operands]


@infer.add("scf.for")
def loop(operands: Any, props: Any, regions: Any) -> list[Type]:
    """The types of the values carried around the loop."""
    return [v.type for v in operands[3:]]


@infer.add("scf.forall")
def forall(operands: Any, props: Any, regions: Any) -> list[Type]:
    """The types of the shared outputs."""
    outputs = props["operandSegmentSizes"].values[3]
    return [v.type for v in operands[len(operands) - outputs :]]
