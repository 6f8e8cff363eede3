"""Result types of complex ops."""

from __future__ import annotations

from nvlower.ir.opdef import infer
from nvlower.ir.types import ComplexType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.types import Type


@infer.add("complex.create")
def create(operands: Any, props: Any, regions: Any) -> list[Type]:
    """A complex number of the parts' type."""
    return [ComplexType(operands[0].type)]
