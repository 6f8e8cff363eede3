"""Result types that follow from a declaration: fixed types, and traits that tie types together."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from .core import Value
    from .opdef import OpDef
    from .types import Type

    Reader = Callable[[Sequence[Value], dict[str, Any]], Any]

_plans: dict[str, list[Reader] | None] = {}


def result_types(
    definition: OpDef, operands: Sequence[Value], props: dict[str, Any]
) -> list[Type] | None:
    """Return the result types, None where the declaration does not settle them."""
    name = definition.name
    if name not in _plans:
        _plans[name] = _plan(definition)
    plan = _plans[name]
    return None if plan is None else [read(operands, props) for read in plan]


def _plan(definition: OpDef) -> list[Reader] | None:
    plan = []
    for r in definition.results:
        reader = _reader(definition, r.name, frozenset()) if r.kind == "one" else None
        if reader is None:
            return None
        plan.append(reader)
    return plan


def _constant(value: Any) -> Reader:
    return lambda operands, props: value


def _reader(d: OpDef, name: str, seen: frozenset[str]) -> Reader | None:
    """Return a function that reads the type of the declared part `name`."""
    from .constraints import TRANSFORMS, fixed_type

    if name in seen:
        return None
    seen |= {name}
    known = _direct(d, name)
    if known is not None:
        return known
    result = next((r for r in d.results if r.name == name), None)
    if result is not None:
        fixed = fixed_type(result.constraint)
        if fixed is not None:
            return _constant(fixed)
    for head, args in d.trait_list:
        if head == "AllTypesMatch" and name in args:
            for other in args:
                found = _reader(d, other, seen)
                if found is not None:
                    return found
        elif head in ("TypesMatchWith", "OptionalTypesMatchWith"):
            if args[1] == name:
                source = _reader(d, args[0], seen)
                if source is not None:
                    return _then(source, TRANSFORMS[args[2]])
            elif args[0] == name and args[2] == "same":
                source = _reader(d, args[1], seen)
                if source is not None:
                    return source
    if result is not None and "SameOperandsAndResultType" in d.traits and d.operands:
        return lambda operands, props: operands[0].type
    return None


def _then(source: Reader, transform: Callable[[Any], Any]) -> Reader:
    return lambda operands, props: transform(source(operands, props))


def _direct(d: OpDef, name: str) -> Reader | None:
    """Read an operand before which nothing varies, or a typed attribute."""
    for i, f in enumerate(d.operands):
        if f.name == name:
            if f.kind == "variadic" and d.operands[:i]:
                return None
            return lambda operands, props: operands[i].type
        if f.kind != "one":
            break
    if any(a.name == name for a in d.attrs):
        return lambda operands, props: props[name].type
    return None
