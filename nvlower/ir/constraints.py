"""Constraints of operands, results and attributes, by the names the declarations use.

``constraint(name)`` gives the predicate and the words that upstream's verifier uses for it:
``operand #0 must be {summary}, but got 'T'`` (``variadic of {summary}`` for a variadic one) and
``attribute 'x' failed to satisfy constraint: {summary}``. Names compose: ``A|B``,
``MemRefOf<A|B>``, ``I32Attr&IntPositive``, ``!d.type``, ``#d.attr``, ``d.Enum``.
"""

from __future__ import annotations

from .attributes import Attribute, DenseArrayAttr, DialectAttr, IntegerAttr
from .types import (
    BF16,
    F16,
    F32,
    F64,
    I1,
    I8,
    I16,
    I32,
    I64,
    INDEX,
    DialectType,
    IntegerType,
    RankedTensorType,
    Type,
    VectorType,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .opdef import Field

    Predicate = Callable[[Any], bool]


class Constraint:
    """A predicate on a type or an attribute, and its words in messages."""

    __slots__ = ("name", "summary", "test")

    def __init__(self, name: str, test: Predicate, summary: str) -> None:
        self.name = name
        self.test = test
        self.summary = summary

    def __repr__(self) -> str:
        return f"Constraint({self.name}: {self.summary})"


_cache: dict[str, Constraint] = {}


def constraint(name: str) -> Constraint:
    """Return the constraint called `name`; KeyError where there is none."""
    found = _cache.get(name)
    if found is None:
        test, summary = _resolve(name)
        found = _cache[name] = Constraint(name, test, summary)
    return found


def _resolve(name: str) -> tuple[Predicate, str]:
    from . import attr_constraints, type_constraints

    simple = type_constraints.TYPES.get(name) or attr_constraints.ATTRS.get(name)
    if simple is not None:
        return simple
    for separator, combine in (("|", _any_of), ("&", _all_of)):
        parts = _split(name, separator)
        if len(parts) > 1:
            return combine([constraint(p) for p in parts])
    if name[0] == "!":
        return _storage(name, DialectType, type_constraints.DIALECT_TYPES)
    if name[0] == "#":
        return _storage(name, DialectAttr, attr_constraints.DIALECT_ATTRS)
    head, bracket, inner = name.partition("<")
    if bracket:
        arguments = _split(inner[:-1], ",")
        table = type_constraints.TEMPLATES
        template = table.get(head) or attr_constraints.TEMPLATES.get(head)
        if template is not None:
            return template(*arguments)
    if "." in head:
        return attr_constraints.integer_enum(name)
    raise KeyError(name)


def _split(text: str, separator: str) -> list[str]:
    """Split at a separator outside of angle brackets."""
    if separator not in text:
        return [text]
    parts, depth, start = [], 0, 0
    for i, c in enumerate(text):
        if c == "<":
            depth += 1
        elif c == ">":
            depth -= 1
        elif c == separator and depth == 0:
            parts.append(text[start:i])
            start = i + 1
    return [*parts, text[start:]]


def _any_of(parts: list[Constraint]) -> tuple[Predicate, str]:
    tests = [p.test for p in parts]
    return lambda x: any(t(x) for t in tests), " or ".join(p.summary for p in parts)


def _all_of(parts: list[Constraint]) -> tuple[Predicate, str]:
    tests = [p.test for p in parts]
    summary = parts[0].summary + "".join(
        (" with " if p.summary.startswith("at least") else " ") + p.summary for p in parts[1:]
    )
    return lambda x: all(t(x) for t in tests), summary


def _storage(name: str, cls: Any, summaries: dict[str, str]) -> tuple[Predicate, str]:
    wanted = name[1:]
    summary = summaries.get(wanted, "")
    if wanted == "llvm.struct":
        return constraint("LLVM_AnyStruct").test, "LLVM struct type"
    return lambda x: isinstance(x, cls) and x.name == wanted, summary


_LLVM_SPACES = {
    "LLVM_DefaultPointer": 0, "LLVM_PointerGeneric": 0, "LLVM_PointerGlobal": 1,
    "LLVM_PointerShared": 3, "LLVM_PointerConst": 4, "LLVM_PointerLocal": 5,
    "LLVM_PointerTensor": 6, "LLVM_PointerSharedCluster": 7,
}  # fmt: skip
_FIXED: dict[str, Type] = {
    "Index": INDEX, "I1": I1, "I8": I8, "I16": I16, "I32": I32, "I64": I64,
    "I128": IntegerType(128), "SI8": IntegerType(8, "s"), "UI8": IntegerType(8, "u"),
    "F16": F16, "BF16": BF16, "F32": F32, "F64": F64,
    "LLVM_TokenType": DialectType("llvm.token"),
    "NVGPU_MmaSparseSyncMetadataType": VectorType((2,), I16, ()),
}  # fmt: skip
_PLAIN_TYPES = (
    "gpu.async.token", "gpu.sparse.dntensor_handle", "gpu.sparse.spmat_handle",
    "gpu.sparse.spgemmop_handle", "nvgpu.device.async.token", "nvgpu.mbarrier.token",
)  # fmt: skip


def fixed_type(name: str) -> Type | None:
    """Return the one type that a constraint admits, None where it admits several."""
    found = _FIXED.get(name)
    if found is None:
        space = _LLVM_SPACES.get(name)
        if space is not None:
            return DialectType("llvm.ptr", (space,))
        if name[:1] == "!" and name[1:] in _PLAIN_TYPES:
            return DialectType(name[1:])
    return found


_defaults: dict[tuple[str, str], Attribute] = {}


def default_value(field: Field) -> Attribute | None:
    """Return the default of a declared attribute, None where it has none."""
    text = field.default
    if text is None:
        return None
    key = (field.constraint, text)
    found = _defaults.get(key)
    if found is None:
        found = _defaults[key] = _evaluate(text)
    return found


def _evaluate(text: str) -> Attribute:
    if text in ("true", "false"):
        return IntegerAttr(int(text == "true"), I1)
    if text[0] == "#":
        if text[-1] != ">":
            return DialectAttr(text[1:])
        name, _, value = text[1:-1].partition("<")
        if "." not in name:
            mnemonic, _, value = value.partition(" ")
            name = f"{name}.{mnemonic}"
        return DialectAttr(name, (value or None,))
    if text.startswith("array<i"):
        return DenseArrayAttr(IntegerType(int(text[7:-1])), ())
    number, _, kind = text.partition(" : ")
    return IntegerAttr(int(number), INDEX if kind == "index" else IntegerType(int(kind[1:])))


def with_element(type: Any, element: Type) -> Type:
    """Return a shaped type with another element type; any other type becomes `element`."""
    if isinstance(type, VectorType):
        return VectorType(type.shape, element, type.scalable)
    if isinstance(type, RankedTensorType):
        return RankedTensorType(type.shape, element, type.encoding)
    from .types import UnrankedTensorType

    return UnrankedTensorType(element) if isinstance(type, UnrankedTensorType) else element


def i1_like(type: Type) -> Type:
    """Return i1, or the vector or tensor of i1 in the shape of `type`."""
    return with_element(type, I1)


def element(type: Any) -> Type:
    """Return the element type of a container."""
    found: Type = type.params[1] if type.__class__ is DialectType else type.element_type
    return found


def _last_dimension(type: Any, scale: Callable[[int], int]) -> Type:
    if not type.shape:
        return VectorType((scale(1) or 1,), type.element_type)
    size = scale(type.shape[-1])
    return VectorType((*type.shape[:-1], size), type.element_type, type.scalable) if size else type


def _val_and_bool(type: Type) -> Type:
    return DialectType("llvm.struct", ((type, I1), False))


TRANSFORMS: dict[str, Callable[[Any], Any]] = {
    "same": lambda t: t,
    "element": element,
    "i1_like": i1_like,
    "val_and_bool": _val_and_bool,
    "half_last_dim": lambda t: _last_dimension(t, lambda n: n // 2),
    "double_last_dim": lambda t: _last_dimension(t, lambda n: n * 2),
    "function_inputs": lambda t: list(t.inputs),
    "function_results": lambda t: list(t.results),
}
"""What ``TypesMatchWith`` computes from one type: another type, or a list of types."""
