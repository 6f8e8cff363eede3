"""Assembly of cf.switch."""

from __future__ import annotations

from nvlower.dialects.signatures import segments, split_attrs
from nvlower.ir.attributes import DenseArrayAttr
from nvlower.ir.opdef import action
from nvlower.ir.types import I32, VectorType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation


def make_switch(
    p: Any, start: Any, name: str, flag: Any, default: Any, cases: Any, attrs: Any
) -> Operation:
    """Build cf.switch or llvm.switch."""
    from nvlower.ir.dense import dense_ints

    t = flag[1]
    first = p.resolve_all(default[1], default[2])
    groups = [p.resolve_all(names, types) for _, (_, names, types) in cases]
    rest = [v for g in groups for v in g]
    d: dict[str, Any] = {
        "case_operand_segments": DenseArrayAttr(I32, tuple(map(len, groups))),
        "operandSegmentSizes": segments(t, first, rest),
    }
    if cases:
        values = [v for v, _ in cases]
        one = values[:1] if len(set(values)) == 1 else values
        d["case_values"] = dense_ints(VectorType((len(values),), t), one)
    attrs = split_attrs(name, attrs, d)
    operands = [p.resolve(flag[0], t), *first, *rest]
    blocks = [default[0], *(target[0] for _, target in cases)]
    made: Operation = p.make(start, name, operands, (), d, attrs, (), blocks)
    return made


@action.add("op_cf_switch")
def read_switch(p: Any, c: list[Any]) -> Operation:
    """Build cf.switch."""
    start, flag, t, default, cases, attrs = c
    return make_switch(p, start, "cf.switch", (flag, t), default, cases, attrs)
