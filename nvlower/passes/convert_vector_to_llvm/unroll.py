"""Rewrites that unroll vector operations to one dimension, applied before the conversion."""

from __future__ import annotations

from nvlower.ir.attributes import DenseArrayAttr
from nvlower.ir.types import I64, VectorType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation


def from_elements(op: Operation, b: Any) -> bool:
    """vector.from_elements %a, %b, %c, %d : vector<2x2xf16>
    =>  one from_elements and one vector.insert per row, from a ub.poison on
    """
    type: Any = op.result.type
    if type.rank <= 1 or type.scalable:
        return False
    row = VectorType(type.shape[1:], type.element_type)
    b.at_op(op)
    b.loc = op.loc
    result = b.value("ub.poison", (), (type,))
    n = row.num_elements
    for i in range(type.shape[0]):
        part = b.value("vector.from_elements", (op.operands[i * n : (i + 1) * n],), (row,))
        result = b.value(
            "vector.insert",
            (part, result, ()),
            (type,),
            {"static_position": DenseArrayAttr(I64, (i,))},
        )
    b.replace(op, result)
    return True
