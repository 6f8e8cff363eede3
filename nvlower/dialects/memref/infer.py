"""Result types of memref ops."""

from __future__ import annotations

from nvlower.ir.opdef import infer
from nvlower.ir.types import INDEX, MemRefType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.types import Type


@infer.add("memref.distinct_objects")
def distinct_objects(operands: Any, props: Any, regions: Any) -> list[Type]:
    """The types of the operands."""
    return [v.type for v in operands]


@infer.add("memref.extract_strided_metadata")
def extract_strided_metadata(operands: Any, props: Any, regions: Any) -> list[Type]:
    """A buffer of rank 0, the offset, and a size and a stride for each dimension."""
    source = operands[0].type
    base = MemRefType((), source.element_type, None, source.memory_space)
    return [base, *[INDEX] * (1 + 2 * source.rank)]
