"""Predicates on whole ops that ``PredOpTrait<name, "words">`` names."""

from __future__ import annotations

from .types import RankedTensorType, UnrankedTensorType, VectorType, element_type_or_self

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .core import Operation


def _element(value: Any) -> Any:
    return element_type_or_self(value.type)


def _same_tensor_dims(op: Operation) -> bool:
    def shape(t: Any) -> Any:
        return t.shape if isinstance(t, RankedTensorType) else ()

    types = [v.type for v in (*op.operands, *op.results)]
    if any(isinstance(t, UnrankedTensorType) for t in types):
        return True
    first, last = op.operands[0].type, op.results[0].type
    return bool(shape(first) == shape(last))


def _condition_matches(op: Operation) -> bool:
    from .constraints import i1_like
    from .types import I1

    condition = op.operands[0].type
    return condition is I1 or condition is i1_like(op.results[0].type)


def _print_string_alone(op: Operation) -> bool:
    if op.get_attr("stringLiteral") is None:
        return True
    punctuation: Any = op.get_attr("punctuation")
    return not op.operands and (punctuation is None or punctuation.params == ("newline",))


def _spaces(*pairs: tuple[int, int]) -> Callable[[Operation], bool]:
    def test(op: Operation) -> bool:
        found = tuple(v.type.params[0] for v in (op.operands[0], op.results[0]))  # type: ignore[attr-defined]
        return found in pairs

    return test


def _bits(t: Any) -> int:
    width: int = getattr(t.element_type, "width", 64)
    return width * int(t.num_elements)


def _scalable(value: Any) -> bool:
    return isinstance(value.type, VectorType) and bool(value.type.scalable)


def _below_limit(op: Operation) -> bool:
    values = [op.results[0], *op.operands]
    return all(_bits(v.type) <= 131072 for v in values if isinstance(v.type, VectorType))


def _multiple(op: Operation, values: Any) -> bool:
    position: Any = op.get_attr("pos")
    return bool(position.value % values[0].type.num_elements == 0)


def _twice(op: Operation) -> bool:
    result, first = op.results[0].type, op.operands[0].type
    if not isinstance(result, VectorType) or not isinstance(first, VectorType):
        return False
    return result.shape[0] == 2 * first.shape[0] and result.element_type is first.element_type


OP_PREDICATES: dict[str, Callable[[Operation], bool]] = {
    "same_element_o0_o1": lambda op: _element(op.operands[0]) is _element(op.operands[1]),
    "same_element_r0_o0": lambda op: _element(op.results[0]) is _element(op.operands[0]),
    "same_element_r0_o1": lambda op: _element(op.results[0]) is _element(op.operands[1]),
    "same_element_r0_o2": lambda op: _element(op.results[0]) is _element(op.operands[2]),
    "same_type_r0_o0": lambda op: op.results[0].type is op.operands[0].type,
    "same_tensor_dims": _same_tensor_dims,
    "bool_condition_or_matching_shape": _condition_matches,
    "even_last_dim": lambda op: op.operands[0].type.shape[-1] % 2 == 0,  # type: ignore[attr-defined]
    "print_string_alone": _print_string_alone,
    "pos_multiple_of_result": lambda op: _multiple(op, op.results),
    "pos_multiple_of_source": lambda op: _multiple(op, op.operands),
    "mapa_address_spaces": _spaces((3, 7), (0, 0)),
    "vectors_below_2_17_bits": _below_limit,
    "no_scalable_from_fixed": lambda op: not _scalable(op.results[0]) or _scalable(op.operands[0]),
    "no_scalable_into_fixed": lambda op: not _scalable(op.operands[1]) or _scalable(op.results[0]),
    "twice_as_many": _twice,
}
"""By name."""
