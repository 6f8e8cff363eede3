"""The builtin types, and `DialectType` for the declared types of the other dialects."""

from __future__ import annotations

from .storage import Storage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .attributes import Attribute
    from .opdef import StorageDef

    P = Callable[[Storage], str]

DYNAMIC = -(2**63)
"""A size, stride or offset not known at compile time; printed as ``?``."""


class Type(Storage):
    """Base of all types."""


class IndexType(Type):
    """``index``: an integer as wide as the target's addresses or as its data layout says."""

    def syntax(self, p: P) -> str:
        return "index"


class NoneType(Type):
    """``none``."""

    def syntax(self, p: P) -> str:
        return "none"


class IntegerType(Type):
    """``iN``, ``siN`` or ``uiN``; `sign` is "", "s" or "u", `width` in bits (0 to 2**24 - 1)."""

    width: int
    sign: str = ""

    def syntax(self, p: P) -> str:
        return f"{self.sign}i{self.width}"


FLOAT_WIDTHS = {
    "f4E2M1FN": 4, "f6E2M3FN": 6, "f6E3M2FN": 6, "f8E5M2": 8, "f8E4M3": 8, "f8E4M3FN": 8,
    "f8E5M2FNUZ": 8, "f8E4M3FNUZ": 8, "f8E4M3B11FNUZ": 8, "f8E3M4": 8, "f8E8M0FNU": 8,
    "bf16": 16, "f16": 16, "tf32": 19, "f32": 32, "f64": 64, "f80": 80, "f128": 128,
}  # fmt: skip
"""Width in bits of each float type by its keyword."""


class FloatType(Type):
    """A float type by its keyword: ``f32``, ``bf16``, ``f8E4M3FN``, ..."""

    keyword: str

    @property
    def width(self) -> int:
        """Return the width in bits."""
        return FLOAT_WIDTHS[self.keyword]

    def syntax(self, p: P) -> str:
        return self.keyword


class ComplexType(Type):
    """``complex<T>``."""

    element_type: Type

    def syntax(self, p: P) -> str:
        return f"complex<{p(self.element_type)}>"


class TupleType(Type):
    """``tuple<...>``."""

    types: tuple[Type, ...]

    def syntax(self, p: P) -> str:
        return f"tuple<{', '.join(map(p, self.types))}>"


class FunctionType(Type):
    """``(inputs) -> results``."""

    inputs: tuple[Type, ...]
    results: tuple[Type, ...]

    def syntax(self, p: P) -> str:
        results = ", ".join(map(p, self.results))
        if len(self.results) != 1 or isinstance(self.results[0], FunctionType):
            results = f"({results})"
        return f"({', '.join(map(p, self.inputs))}) -> {results}"


class OpaqueType(Type):
    """A type of an unregistered dialect, kept as text: ``!dialect<data>`` or ``!dialect.data``."""

    dialect: str
    data: str

    def syntax(self, p: P) -> str:
        from .attributes import opaque_text

        return opaque_text("!", self.dialect, self.data)


class ShapedType(Type):
    """Base of the container types: `shape` is a tuple with `DYNAMIC` for ``?``, None if unranked."""

    shape: Any  # tuple[int, ...] | None
    element_type: Type

    @property
    def rank(self) -> int:
        """Return the number of dimensions."""
        return len(self.shape)

    @property
    def has_static_shape(self) -> bool:
        """Tell whether all sizes are known."""
        return self.shape is not None and DYNAMIC not in self.shape

    @property
    def num_elements(self) -> int:
        """Return the product of the sizes (static shapes only)."""
        n = 1
        for d in self.shape:
            n *= d
        return n

    def dims(self) -> str:
        """Return the printed sizes, each with its ``x``."""
        return "".join("?x" if d == DYNAMIC else f"{d}x" for d in self.shape)


class VectorType(ShapedType):
    """``vector<4x[8]xf32>``; `scalable` has one bool per dimension, or is empty for none."""

    scalable: tuple[bool, ...] = ()

    @classmethod
    def normalize(
        cls, shape: tuple[int, ...], element_type: Type, scalable: tuple[bool, ...]
    ) -> tuple[Any, ...]:
        return tuple(shape), element_type, tuple(scalable) if any(scalable) else ()

    def syntax(self, p: P) -> str:
        flags = self.scalable or (False,) * len(self.shape)
        dims = "".join(f"[{d}]x" if s else f"{d}x" for d, s in zip(self.shape, flags, strict=True))
        return f"vector<{dims}{p(self.element_type)}>"


class RankedTensorType(ShapedType):
    """``tensor<2x?xf32, #encoding>``."""

    encoding: Attribute | None = None

    def syntax(self, p: P) -> str:
        tail = f", {p(self.encoding)}" if self.encoding is not None else ""
        return f"tensor<{self.dims()}{p(self.element_type)}{tail}>"


class UnrankedTensorType(Type):
    """``tensor<*xf32>``."""

    element_type: Type

    def syntax(self, p: P) -> str:
        return f"tensor<*x{p(self.element_type)}>"


def space_text(space: Attribute | None, p: P) -> str:
    """Return ``, space`` for a memory space; i64 goes without saying."""
    if space is None:
        return ""
    text = p(space)
    plain = text.endswith(" : i64") and text[0] in "-0123456789"
    return f", {text[:-6] if plain else text}"


class MemRefType(ShapedType):
    """``memref<2x?xf32, layout, space>``; an identity layout and space 0 are held as None."""

    layout: Attribute | None = None
    memory_space: Attribute | None = None

    @classmethod
    def normalize(
        cls,
        shape: tuple[int, ...],
        element_type: Type,
        layout: Attribute | None,
        memory_space: Attribute | None,
    ) -> tuple[Any, ...]:
        from .attributes import is_default_memory_space, is_identity_layout

        shape = tuple(shape)
        if layout is not None and is_identity_layout(layout, shape):
            layout = None
        if memory_space is not None and is_default_memory_space(memory_space):
            memory_space = None
        return shape, element_type, layout, memory_space

    def syntax(self, p: P) -> str:
        tail = f", {p(self.layout)}" if self.layout is not None else ""
        tail += space_text(self.memory_space, p)
        return f"memref<{self.dims()}{p(self.element_type)}{tail}>"


class UnrankedMemRefType(Type):
    """``memref<*xf32, space>``."""

    element_type: Type
    memory_space: Attribute | None = None

    @classmethod
    def normalize(cls, element_type: Type, memory_space: Attribute | None) -> tuple[Any, ...]:
        from .attributes import is_default_memory_space

        if memory_space is not None and is_default_memory_space(memory_space):
            memory_space = None
        return element_type, memory_space

    def syntax(self, p: P) -> str:
        tail = space_text(self.memory_space, p)
        return f"memref<*x{p(self.element_type)}{tail}>"


class DialectType(Type):
    """A type declared by a dialect: `name` with its dialect, and the values of its parameters.

    Parameters can be read by their declared name. Made by `TypeDef`, not directly.
    """

    name: str
    params: tuple[Any, ...] = ()

    @property
    def definition(self) -> StorageDef:
        """Return the declaration."""
        from .opdef import type_definition

        return type_definition(self.name)

    def __getattr__(self, name: str) -> Any:
        if name[:1] == "_":
            raise AttributeError(name)
        return self.definition.param(self, name)

    def syntax(self, p: P) -> str:
        return f"!{self.name}{self.body(p)}"

    def body(self, p: P) -> str:
        """Return the text after the mnemonic: the short form in assembly formats."""
        return self.definition.body(self, p)


INDEX = IndexType()
NONE = NoneType()
I1, I8, I16, I32, I64 = (IntegerType(w) for w in (1, 8, 16, 32, 64))
BF16, F16, F32, F64 = (FloatType(k) for k in ("bf16", "f16", "f32", "f64"))


def element_type_or_self(type: Type) -> Any:
    """Return the element type of a shaped type, any other type itself."""
    if isinstance(type, DialectType | ComplexType):
        return type
    return getattr(type, "element_type", type)


def bit_width(type: Type) -> int:
    """Return the width in bits of an integer or float type."""
    assert isinstance(type, IntegerType | FloatType), type
    return type.width
