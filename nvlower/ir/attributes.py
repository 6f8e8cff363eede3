"""The builtin attributes, and `DialectAttr` for the declared attributes of the other dialects."""

from __future__ import annotations

from .storage import Storage
from .types import DYNAMIC, F64, I1, I64, FloatType, IndexType, IntegerType, Type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from .affine import AffineMap, IntegerSet
    from .opdef import StorageDef

    P = Callable[[Storage], str]


class Attribute(Storage):
    """Base of all attributes."""


def quote(text: str) -> str:
    """Return a string literal as MLIR prints it: printable ASCII kept, the rest as ``\\XX``."""
    if text.isascii() and text.isprintable() and '"' not in text and "\\" not in text:
        return f'"{text}"'
    out = []
    for byte in text.encode("utf-8", "surrogateescape"):
        c = chr(byte)
        if c == "\\":
            out.append("\\\\")
        elif c == '"' or not 32 <= byte < 127:
            out.append(f"\\{byte:02X}")
        else:
            out.append(c)
    return f'"{"".join(out)}"'


def is_bare_identifier(text: str) -> bool:
    """Tell whether `text` is a bare id: ``[A-Za-z_][A-Za-z0-9_$.]*``."""
    head = text[:1]
    return (
        text.isascii()
        and (head.isalpha() or head == "_")
        and text.replace("_", "a").replace("$", "a").replace(".", "a").isalnum()
    )


def symbol(text: str) -> str:
    """Return ``@name``, quoted where it is no bare id."""
    if not text:
        return "@<<INVALID EMPTY SYMBOL>>"
    return f"@{text}" if is_bare_identifier(text) else f"@{quote(text)}"


def opaque_text(sigil: str, dialect: str, data: str) -> str:
    """Return the pretty form ``#d.data`` where `data` allows it, else ``#d<data>``."""
    if data[:1].isalpha():
        tail = data.lstrip(_NAME_CHARACTERS)
        if not tail or (tail[0] == "<" and tail[-1] == ">"):
            return f"{sigil}{dialect}.{data}"
    return f"{sigil}{dialect}<{data}>"


_NAME_CHARACTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._"


class UnitAttr(Attribute):
    """``unit``: present or not."""

    def syntax(self, p: P) -> str:
        return "unit"


UNIT = UnitAttr()


class StringAttr(Attribute):
    """``"text" : type``; bytes that are no UTF-8 are kept by surrogate escapes."""

    value: str
    type: Type | None = None

    def syntax(self, p: P) -> str:
        tail = f" : {p(self.type)}" if self.type is not None else ""
        return quote(self.value) + tail


class TypeAttr(Attribute):
    """A type as an attribute."""

    value: Type

    def syntax(self, p: P) -> str:
        return p(self.value)


class IntegerAttr(Attribute):
    """``5 : i32``; `value` is signed for signless and si types (i1: 0 or 1), unsigned for ui."""

    value: int
    type: Any = I64  # IntegerType | IndexType

    @classmethod
    def normalize(cls, value: int, type: Type) -> tuple[Any, ...]:
        value = int(value)
        width = type.width if isinstance(type, IntegerType) else 64
        value &= (1 << width) - 1
        unsigned = isinstance(type, IntegerType) and (type.sign == "u" or type is I1)
        if not unsigned and width and value >> (width - 1):
            value -= 1 << width
        return value, type

    def syntax(self, p: P) -> str:
        if self.type is I1:
            return "true" if self.value else "false"
        return f"{self.value} : {p(self.type)}"

    def bare(self) -> str:
        """Return the value without its type."""
        return str(self).partition(" ")[0]


class FloatAttr(Attribute):
    """``1.0 : f32``; `bits` is the bit pattern in the type's format."""

    bits: int
    type: FloatType

    @classmethod
    def of(cls, value: float, type: FloatType) -> FloatAttr:
        """Return the attribute for a Python float, rounded to nearest even."""
        from .floats import encode

        return cls(encode(value, type.keyword), type)

    @property
    def value(self) -> float:
        """Return the value as a Python float (exact up to f64)."""
        from .floats import decode

        return decode(self.bits, self.type.keyword)

    def bare(self) -> str:
        """Return the value without its type."""
        from .floats import format_bits

        return format_bits(self.bits, self.type.keyword)

    def syntax(self, p: P) -> str:
        return f"{self.bare()} : {p(self.type)}"


class SymbolRefAttr(Attribute):
    """``@root::@nested``."""

    root: str
    nested: tuple[str, ...] = ()

    @property
    def leaf(self) -> str:
        """Return the last component."""
        return self.nested[-1] if self.nested else self.root

    def syntax(self, p: P) -> str:
        return "::".join(symbol(s) for s in (self.root, *self.nested))


class ArrayAttr(Attribute):
    """``[a, b]``."""

    elements: tuple[Attribute, ...]

    @classmethod
    def normalize(cls, elements: Iterable[Attribute]) -> tuple[Any, ...]:
        return (tuple(elements),)

    def syntax(self, p: P) -> str:
        return f"[{', '.join(_element_text(a, p) for a in self.elements)}]"


def _element_text(attr: Attribute, p: P) -> str:
    """Return the text of an array element: i64 and f64, the defaults of literals, go unsaid."""
    if isinstance(attr, IntegerAttr) and attr.type is I64:
        return str(attr.value)
    if isinstance(attr, FloatAttr) and attr.type is F64:
        text = attr.bare()
        return text if text[1] != "x" else p(attr)
    return p(attr)


class DictionaryAttr(Attribute):
    """``{a = 1, b}``; entries are (name, attribute), sorted by name."""

    entries: tuple[tuple[str, Attribute], ...]

    @classmethod
    def normalize(cls, entries: Any) -> tuple[Any, ...]:
        items = entries.items() if isinstance(entries, dict) else entries
        return (tuple(sorted(items, key=lambda e: e[0])),)

    def get(self, name: str) -> Attribute | None:
        """Return the entry called `name`, None where absent."""
        return next((a for n, a in self.entries if n == name), None)

    def syntax(self, p: P) -> str:
        return f"{{{', '.join(entry_text(n, a, p) for n, a in self.entries)}}}"


def entry_text(name: str, attr: Attribute, p: P) -> str:
    """Return one dictionary entry: ``name = attr``, or the name alone for unit."""
    key = name if is_bare_identifier(name) else quote(name)
    return key if attr is UNIT else f"{key} = {p(attr)}"


class AffineMapAttr(Attribute):
    """``affine_map<(d0) -> (d0)>``."""

    map: AffineMap

    def syntax(self, p: P) -> str:
        return f"affine_map<{self.map}>"


class IntegerSetAttr(Attribute):
    """``affine_set<(d0) : (d0 >= 0)>``."""

    set: IntegerSet

    def syntax(self, p: P) -> str:
        return f"affine_set<{self.set}>"


class StridedLayoutAttr(Attribute):
    """``strided<[s, 1], offset: o>``, in elements; `DYNAMIC` prints as ``?``."""

    strides: tuple[int, ...]
    offset: int = 0

    def syntax(self, p: P) -> str:
        def dim(d: int) -> str:
            return "?" if d == DYNAMIC else str(d)

        tail = f", offset: {dim(self.offset)}" if self.offset else ""
        return f"strided<[{', '.join(map(dim, self.strides))}]{tail}>"


class DenseArrayAttr(Attribute):
    """``array<i64: 1, 2>``; integers as Python ints, floats as bit patterns."""

    element_type: Any
    values: tuple[int, ...]

    @classmethod
    def normalize(cls, element_type: Type, values: Iterable[int]) -> tuple[Any, ...]:
        return element_type, tuple(int(v) for v in values)

    def bare(self) -> str:
        """Return the elements without ``array<T: >``."""
        e = self.element_type
        if isinstance(e, FloatType):
            from .floats import format_bits

            return ", ".join(format_bits(v, e.keyword) for v in self.values)
        if e is I1:
            return ", ".join("true" if v else "false" for v in self.values)
        return ", ".join(map(str, self.values))

    def syntax(self, p: P) -> str:
        return f"array<{p(self.element_type)}{': ' if self.values else ''}{self.bare()}>"


class DenseElementsAttr(Attribute):
    """``dense<...> : type``; `data` packs the elements little-endian, each in whole bytes.

    A splat holds one element (`is_splat`); strings (`DenseStringElementsAttr`) are separate.
    """

    type: Any
    data: bytes

    @classmethod
    def normalize(cls, type: Any, data: bytes) -> tuple[Any, ...]:
        size = element_bytes(type.element_type)
        n = len(data) // size
        if n > 1 and data[:size] == data[size : 2 * size] and data[:size] * n == data:
            data = data[:size]
        return type, data

    @property
    def element_bytes(self) -> int:
        """Return the bytes of one element in `data` (both parts of a complex)."""
        return element_bytes(self.type.element_type)

    @property
    def is_splat(self) -> bool:
        """Tell whether one element stands for all."""
        return len(self.data) == self.element_bytes and self.type.num_elements != 0

    def syntax(self, p: P) -> str:
        from .dense import dense_text

        return f"dense<{dense_text(self)}> : {p(self.type)}"


def element_bytes(element: Type) -> int:
    """Return how many bytes one element takes in a `DenseElementsAttr`."""
    inner = getattr(element, "element_type", None)
    if inner is not None:
        return 2 * element_bytes(inner)
    return 8 if isinstance(element, IndexType) else (element.width + 7) // 8  # type: ignore[attr-defined]


class DenseStringElementsAttr(Attribute):
    """``dense<["a", "b"]> : tensor<2x!d.t>``; one string stands for all in a splat."""

    type: Any
    values: tuple[str, ...]

    def syntax(self, p: P) -> str:
        from .dense import nested_text

        return f"dense<{nested_text(self.type, [quote(v) for v in self.values])}> : {p(self.type)}"


class DenseResourceElementsAttr(Attribute):
    """``dense_resource<key> : type``; the blob stands in the file's metadata."""

    type: Any
    key: str

    def syntax(self, p: P) -> str:
        key = self.key if is_bare_identifier(self.key) else quote(self.key)
        return f"dense_resource<{key}> : {p(self.type)}"


class SparseElementsAttr(Attribute):
    """``sparse<indices, values> : type``."""

    type: Any
    indices: Any
    values: Any

    def syntax(self, p: P) -> str:
        from .dense import dense_text

        if not self.indices.data:
            return f"sparse<> : {p(self.type)}"
        return f"sparse<{dense_text(self.indices)}, {dense_text(self.values)}> : {p(self.type)}"


class OpaqueAttr(Attribute):
    """An attribute of an unregistered dialect, kept as text."""

    dialect: str
    data: str
    type: Type | None = None

    def syntax(self, p: P) -> str:
        tail = f" : {p(self.type)}" if self.type is not None else ""
        return opaque_text("#", self.dialect, self.data) + tail


class DistinctAttr(Attribute):
    """``distinct[id]<attr>``; `id` is unique in a module."""

    id: int
    referenced: Attribute

    def syntax(self, p: P) -> str:
        inner = "" if self.referenced is UNIT else p(self.referenced)
        return f"distinct[{self.id}]<{inner}>"


class DialectAttr(Attribute):
    """An attribute declared by a dialect: `name` with its dialect, and its parameters' values.

    Parameters can be read by their declared name; enum attributes have one, ``value`` (str).
    """

    name: str
    params: tuple[Any, ...] = ()

    @property
    def definition(self) -> StorageDef:
        """Return the declaration."""
        from .opdef import attr_definition

        return attr_definition(self.name)

    def __getattr__(self, name: str) -> Any:
        if name[:1] == "_":
            raise AttributeError(name)
        return self.definition.param(self, name)

    def syntax(self, p: P) -> str:
        body = self.body(p)
        if body[:1] == " ":  # a format without brackets
            dialect, _, mnemonic = self.name.partition(".")
            return f"#{dialect}<{mnemonic}{body}>"
        return f"#{self.name}{body}"

    def body(self, p: P) -> str:
        """Return the text after the mnemonic: the short form in assembly formats."""
        return self.definition.body(self, p)


TRUE, FALSE = IntegerAttr(1, I1), IntegerAttr(0, I1)


def is_default_memory_space(space: Attribute) -> bool:
    """Tell whether a memory space is written out but means the default one, ``0 : i64``."""
    return isinstance(space, IntegerAttr) and space.value == 0 and space.type is I64


def is_identity_layout(layout: Attribute, shape: tuple[int, ...]) -> bool:
    """Tell whether a layout says what a memref without a layout has."""
    if isinstance(layout, AffineMapAttr):
        identity: bool = layout.map.is_identity
        return identity
    return False


def i32(value: int) -> IntegerAttr:
    """Return ``value : i32``."""
    return IntegerAttr(value, IntegerType(32))


def i64(value: int) -> IntegerAttr:
    """Return ``value : i64``."""
    return IntegerAttr(value, I64)


def index(value: int) -> IntegerAttr:
    """Return ``value : index``."""
    return IntegerAttr(value, IndexType())
