"""Checks that belong to traits: what each requires, in upstream's words.

`TYPE_CHECKS` look at types alone, so that the verifier asks once for each combination of types;
`OP_CHECKS` look at the op, `REGION_CHECKS` at what it holds, after that was verified. Each returns
a message, or None where the op is right.
"""

from __future__ import annotations

from .types import (
    DYNAMIC,
    RankedTensorType,
    ShapedType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
    element_type_or_self,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from .core import Operation
    from .types import Type

    Check = Callable[[Operation], str | None]

SHAPED = (ShapedType, UnrankedTensorType, UnrankedMemRefType)
TENSORS = (RankedTensorType, UnrankedTensorType)


def compatible_shapes(types: Sequence[Type], scalable: bool = True) -> bool:
    """Tell whether shapes agree where they are known; scalars agree with scalars only.

    With `scalable`, scalable dimensions agree with scalable ones only.
    """
    shaped = [t for t in types if isinstance(t, SHAPED)]
    if not shaped:
        return True
    if len(shaped) != len(types):
        return False
    ranked = [t for t in shaped if isinstance(t, ShapedType)]
    if not ranked:
        return True
    if len({t.rank for t in ranked}) > 1:
        return False
    if scalable and len({t.scalable for t in ranked if isinstance(t, VectorType)}) > 1:
        return False
    columns = zip(*[t.shape for t in ranked], strict=True)
    return all(len({d for d in c if d != DYNAMIC}) <= 1 for c in columns)


def all_types(op: Operation) -> list[Type]:
    """Return the types of the operands and results."""
    return [v.type for v in op.operands] + [r.type for r in op.results]


def _same_elements(types: Sequence[Type]) -> bool:
    return len({element_type_or_self(t) for t in types}) <= 1


def same_operands_and_result_type(op: Operation) -> str | None:
    """Check that all operands and results have one type, up to unknown sizes."""
    types = all_types(op)
    if len(set(types)) <= 1 or (_same_elements(types) and compatible_shapes(types, False)):
        return None
    return "requires the same type for all operands and results"


def same_type_operands(op: Operation) -> str | None:
    """Check that all operands have one type."""
    if len({v.type for v in op.operands}) <= 1:
        return None
    return "requires all operands to have the same type"


def same_operands_element_type(op: Operation) -> str | None:
    """Check that the operands agree in element type."""
    if _same_elements([v.type for v in op.operands]):
        return None
    return "requires the same element type for all operands"


def same_operands_and_result_element_type(op: Operation) -> str | None:
    """Check that operands and results agree in element type."""
    if _same_elements(all_types(op)):
        return None
    return "requires the same element type for all operands and results"


def same_operands_shape(op: Operation) -> str | None:
    """Check that the operands agree in shape."""
    if compatible_shapes([v.type for v in op.operands]):
        return None
    return "requires the same shape for all operands"


def same_operands_and_result_shape(op: Operation) -> str | None:
    """Check that operands and results agree in shape."""
    if compatible_shapes(all_types(op)):
        return None
    return "requires the same shape for all operands and results"


def elementwise(op: Operation) -> str | None:
    """Check that vectors and tensors agree, and occur on both sides or on none."""
    kinds = (VectorType, *TENSORS)
    operands = [v.type for v in op.operands if isinstance(v.type, kinds)]
    results = [r.type for r in op.results if isinstance(r.type, kinds)]
    if not operands and not results:
        return None
    if not operands:
        return "if a result is non-scalar, then at least one operand must be non-scalar"
    if not results:
        return "if an operand is non-scalar, then there must be at least one non-scalar result"
    if len(results) != len(op.results):
        return "if an operand is non-scalar, then all results must be non-scalar"
    both: list[Any] = operands + results
    if len({type(t) for t in both}) > 1 or not compatible_shapes(both):
        return "all non-scalar operands/results must have the same shape and base type"
    return None


TYPE_CHECKS: dict[str, Check] = {
    "SameOperandsAndResultType": same_operands_and_result_type,
    "SameTypeOperands": same_type_operands,
    "SameOperandsElementType": same_operands_element_type,
    "SameOperandsAndResultElementType": same_operands_and_result_element_type,
    "SameOperandsShape": same_operands_shape,
    "SameOperandsAndResultShape": same_operands_and_result_shape,
    "Elementwise": elementwise,
}


def terminator(op: Operation) -> str | None:
    """Check that the op ends its block."""
    block = op.parent
    if block is None or block.last is not op:
        return "must be the last operation in the parent block"
    return None


def has_parent(args: Sequence[str]) -> Check:
    """Return the check that the op stands right inside one of the named ops."""
    names = frozenset(args)
    many = len(args) != 1
    message = f"expects parent op {'to be one of ' if many else ''}'{', '.join(args)}'"

    def check(op: Operation) -> str | None:
        parent = op.parent_op
        return None if parent is not None and parent.name in names else message

    return check


def single_block(op: Operation) -> str | None:
    """Check that each region has one block with something in it, or none."""
    needs_op = not op.has_trait("NoTerminator")
    for i, region in enumerate(op.regions):
        if len(region.blocks) > 1:
            return f"expects region #{i} to have 0 or 1 blocks"
        if needs_op and region.blocks and region.blocks[0].first is None:
            return "expects a non-empty block"
    return None


def no_region_arguments(op: Operation) -> str | None:
    """Check that entry blocks have no arguments."""
    for i, r in enumerate(op.regions):
        if r.blocks and r.blocks[0].arguments:
            return f"region{f' #{i}' if len(op.regions) > 1 else ''} should have no arguments"
    return None


def symbol(op: Operation) -> str | None:
    """Check name, visibility and place of a symbol."""
    from .attributes import StringAttr

    if op.name == "builtin.module" and op.get_attr("sym_name") is None:
        return None
    if not isinstance(op.get_attr("sym_name"), StringAttr):
        return "requires string attribute 'sym_name'"
    visibility = op.get_attr("sym_visibility")
    if visibility is not None:
        if not isinstance(visibility, StringAttr):
            return (
                "requires visibility attribute 'sym_visibility' to be a string attribute, "
                f"but got {visibility}"
            )
        if visibility.value not in ("public", "private", "nested"):
            return (
                'visibility expected to be one of ["public", "private", "nested"], '
                f"but got {visibility}"
            )
    parent = op.parent_op
    if parent is not None and parent.definition is not None and not parent.has_trait("SymbolTable"):
        return "symbol's parent must have the SymbolTable trait"
    return None


STRUCTURE_CHECKS: dict[str, Check] = {
    "Terminator": terminator,
    "SingleBlock": single_block,
    "NoRegionArguments": no_region_arguments,
}
"""Checks of traits that upstream verifies before the op's declaration."""

OP_CHECKS: dict[str, Check] = {"Symbol": symbol}


def implicit_terminator(op: Operation, name: str) -> None:
    """Report a region that ends in another op than `name`."""
    for region in op.regions:
        last = region.blocks[0].last if region.blocks else None
        if last is not None and last.name != name:
            op.emit_op_error(f"expects regions to end with '{name}', found '{last.name}'").note(
                f"in custom textual format, the absence of terminator implies '{name}'"
            )
            return


def symbol_table(op: Operation) -> None:
    """Report symbols defined twice in the one block that symbol tables are declared with."""
    found: dict[str, Operation] = {}
    for inner in op.regions[0].blocks[0].ops:
        attr: Any = inner.get_attr("sym_name")
        name = getattr(attr, "value", None)
        if not isinstance(name, str):
            continue
        if name in found:
            inner.emit_error(f"redefinition of symbol named '{name}'").note(
                "see existing symbol definition here", found[name].loc
            )
        else:
            found[name] = inner
