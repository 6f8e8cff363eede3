"""Which operands a branch passes to which block (BranchOpInterface)."""

from __future__ import annotations

from nvlower.ir.opdef import op_definition

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from nvlower.ir.core import Operation, Value

_BRANCHES = frozenset(
    ("cf.br", "cf.cond_br", "cf.switch", "llvm.br", "llvm.cond_br", "llvm.switch", "llvm.invoke")
)


def branch_operands(op: Operation, successor: int) -> list[int] | None:
    """Return the indices of the operands passed to a successor; None where they are unknown.

    They are for the last arguments of the block; others the op produces itself.
    """
    name = op.name
    if name not in _BRANCHES:
        return None
    n = len(op.operands)
    if name.endswith(".br"):
        return list(range(n))
    definition = op_definition(name)
    assert definition is not None
    sizes = definition.segments(op)
    names = [f.name for f in definition.operands]
    if name.endswith("switch"):
        at = names.index("defaultOperands")
        start = sum(sizes[:at])
        if successor == 0:
            return list(range(start, start + sizes[at]))
        cases = case_sizes(op)
        start += sizes[at] + sum(cases[: successor - 1])
        return list(range(start, start + cases[successor - 1]))
    first = {"cf.cond_br": 1, "llvm.cond_br": 1}.get(name)
    if first is None:
        first = names.index("normalDestOperands")
    start = sum(sizes[: first + successor])
    return list(range(start, start + sizes[first + successor]))


def case_sizes(op: Operation) -> list[int]:
    """Return how many operands each case of a switch passes."""
    attr = op.properties.get("case_operand_segments")
    return list(getattr(attr, "values", ()))


def remove_branch_operand(op: Operation, successor: int, operand: int) -> None:
    """Remove one operand that a branch passes, keeping its segment sizes right."""
    from nvlower.ir.attributes import DenseArrayAttr
    from nvlower.ir.types import IntegerType

    i32 = IntegerType(32)
    definition = op_definition(op.name)
    assert definition is not None
    if "operandSegmentSizes" in op.properties:
        sizes = definition.segments(op)
        end = 0
        for at, size in enumerate(sizes):
            end += size
            if operand < end:
                sizes[at] -= 1
                break
        op.properties["operandSegmentSizes"] = DenseArrayAttr(i32, tuple(sizes))
        if op.name.endswith("switch") and successor > 0:
            cases = case_sizes(op)
            cases[successor - 1] -= 1
            op.properties["case_operand_segments"] = DenseArrayAttr(i32, tuple(cases))
    op.set_operands(op.operands[:operand] + op.operands[operand + 1 :])


def append_branch_operands(op: Operation, successor: int, values: Sequence[Value]) -> None:
    """Let a branch pass more operands to a successor, keeping its segment sizes right."""
    from nvlower.ir.attributes import DenseArrayAttr
    from nvlower.ir.types import IntegerType

    i32 = IntegerType(32)
    definition = op_definition(op.name)
    assert definition is not None
    at = len(op.operands)
    if "operandSegmentSizes" in op.properties:
        sizes = definition.segments(op)
        names = [f.name for f in definition.operands]
        cases = op.name.endswith("switch")
        if cases:
            segment = names.index("caseOperands" if successor else "defaultOperands")
        else:
            first = 1 if op.name.endswith("cond_br") else names.index("normalDestOperands")
            segment = first + successor
        at = sum(sizes[: segment + 1])
        if cases and successor:
            counts = case_sizes(op)
            at = sum(sizes[:segment]) + sum(counts[:successor])
            counts[successor - 1] += len(values)
            op.properties["case_operand_segments"] = DenseArrayAttr(i32, tuple(counts))
        sizes[segment] += len(values)
        op.properties["operandSegmentSizes"] = DenseArrayAttr(i32, tuple(sizes))
    op.set_operands([*op.operands[:at], *values, *op.operands[at:]])
