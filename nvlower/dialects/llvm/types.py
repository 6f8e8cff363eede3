"""Types of the llvm dialect: short constructors, identified structs, members, sizes.

Parameters of the `DialectType`s: ``llvm.ptr`` (space,), ``llvm.array`` (count, element),
``llvm.struct`` (members, packed), ``llvm.func`` (result, arguments, variadic).
"""

from __future__ import annotations

from nvlower.ir.types import (
    ComplexType,
    DialectType,
    FloatType,
    IndexType,
    IntegerType,
    Type,
    VectorType,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, ClassVar

    from nvlower.ir.storage import Storage

_VOID = DialectType("llvm.void")


def ptr(space: int = 0) -> DialectType:
    """Return ``!llvm.ptr<space>``."""
    return DialectType("llvm.ptr", (space,))


def array(count: int, element: Type) -> DialectType:
    """Return ``!llvm.array<count x element>``."""
    return DialectType("llvm.array", (count, element))


def struct(*members: Type, packed: bool = False) -> DialectType:
    """Return the literal struct ``!llvm.struct<(members)>``."""
    return DialectType("llvm.struct", (tuple(members), packed))


def void() -> DialectType:
    """Return ``!llvm.void``."""
    return _VOID


def func(result: Type, arguments: Sequence[Type], variadic: bool = False) -> DialectType:
    """Return ``!llvm.func<result (arguments, ...)>``."""
    return DialectType("llvm.func", (result, tuple(arguments), variadic))


class LLVMStructType(Type):
    """An identified struct, ``!llvm.struct<"name", (...)>``: one object per name and file.

    The body is set once, later than the name where the struct is recursive. `types` is None
    while it is not set; `opaque` structs never get one.
    """

    identifier: str
    context: int
    _bodies: ClassVar[dict[LLVMStructType, tuple[tuple[Type, ...], bool] | str]] = {}
    _context: ClassVar[int] = 0
    _printing: ClassVar[list[str]] = []

    @classmethod
    def get(cls, name: str) -> LLVMStructType:
        """Return the struct called `name`."""
        return cls(name, cls._context)

    @classmethod
    def begin_context(cls) -> None:
        """Make the names of structs free again, for the next file."""
        LLVMStructType._context += 1

    @property
    def opaque(self) -> bool:
        """Tell whether the struct was declared opaque."""
        return self._bodies.get(self) == "opaque"

    @property
    def types(self) -> tuple[Type, ...] | None:
        """Return the member types, None while there is no body."""
        body = self._bodies.get(self)
        return body[0] if isinstance(body, tuple) else None

    @property
    def packed(self) -> bool:
        """Tell whether the members lie without padding."""
        body = self._bodies.get(self)
        return isinstance(body, tuple) and body[1]

    def set_body(self, types: tuple[Type, ...], packed: bool) -> bool:
        """Set the body; False where another one was set before."""
        return self._bodies.setdefault(self, (types, packed)) == (types, packed)

    def set_opaque(self) -> bool:
        """Declare the struct opaque; False where it has a body."""
        return self._bodies.setdefault(self, "opaque") == "opaque"

    def syntax(self, p: Callable[[Storage], str]) -> str:
        from nvlower.ir.attributes import quote

        name = quote(self.identifier)
        body = self._bodies.get(self)
        if self.identifier in self._printing or body is None:
            return f"!llvm.struct<{name}>"
        if isinstance(body, str):
            return f"!llvm.struct<{name}, opaque>"
        self._printing.append(self.identifier)
        try:
            parts = [p(t) for t in body[0]]
        finally:
            self._printing.pop()
        inner = ", ".join(t[6:] if t.startswith("!llvm.") else t for t in parts)
        return f"!llvm.struct<{name}, {'packed ' if body[1] else ''}({inner})>"

    def __str__(self) -> str:  # the body may come later: never cached
        return self.syntax(str)


def is_pointer(type: Type) -> bool:
    """Tell whether `type` is ``!llvm.ptr`` in any address space."""
    return isinstance(type, DialectType) and type.name == "llvm.ptr"


def address_space(pointer: Type) -> int:
    """Return the address space of a pointer type."""
    params = pointer.params  # type: ignore[attr-defined]
    return int(params[0]) if params else 0


def members(type: Type) -> tuple[Type, ...] | None:
    """Return the member types of a literal or identified struct, None for another type."""
    if isinstance(type, LLVMStructType):
        return type.types
    if isinstance(type, DialectType) and type.name == "llvm.struct":
        found: tuple[Type, ...] = type.params[0]
        return found
    return None


def is_packed(type: Type) -> bool:
    """Tell whether the members of a struct lie without padding."""
    if isinstance(type, LLVMStructType):
        return type.packed
    params: tuple[Any, ...] = type.params  # type: ignore[attr-defined]
    return len(params) > 1 and bool(params[1])


def member(type: Type, index: int) -> Any:
    """Return the type of element `index` of a struct, an array or a vector.

    Errors: ValueError where there is no such element.
    """
    if isinstance(type, DialectType) and type.name == "llvm.array":
        if not 0 <= index < type.params[0]:
            raise ValueError(f"{type} has no element {index}")
        return type.params[1]
    found = members(type)
    if found is not None:
        if not 0 <= index < len(found):
            raise ValueError(f"{type} has no member {index}")
        return found[index]
    if isinstance(type, VectorType):
        return type.element_type
    raise ValueError(f"{type} has no members")


_COMPATIBLE = {"void", "ptr", "token", "label", "metadata", "ppc_fp128", "x86_amx", "target"}


def is_compatible(type: Type) -> bool:
    """Tell whether `type` may stand in LLVM IR: what upstream's isCompatibleType accepts."""
    if isinstance(type, IntegerType):
        return type.sign == ""
    if isinstance(type, FloatType):
        return type.keyword in ("bf16", "f16", "f32", "f64", "f80", "f128")
    if isinstance(type, VectorType):
        element = type.element_type
        return type.rank == 1 and not isinstance(element, VectorType) and is_compatible(element)
    if isinstance(type, LLVMStructType):
        return True
    if not isinstance(type, DialectType) or not type.name.startswith("llvm."):
        return False
    kind = type.name[5:]
    if kind in _COMPATIBLE:
        return True
    if kind == "array":
        return is_compatible(type.params[1])
    if kind == "struct":
        return all(map(is_compatible, type.params[0]))
    if kind == "func":
        return all(map(is_compatible, (type.params[0], *type.params[1])))
    return False


def size_and_alignment(type: Type, index_width: int = 64, pointer_width: Callable[[int], int] | None = None) -> tuple[int, int]:  # fmt: skip
    """Return the allocation size and the ABI alignment of a type, both in bytes.

    `pointer_width` gives the bits of a pointer by address space (default: 64).
    Errors: ValueError for a type that has no size.
    """

    def recur(t: Type) -> tuple[int, int]:
        return size_and_alignment(t, index_width, pointer_width)

    if isinstance(type, IndexType):
        return index_width // 8, index_width // 8
    if isinstance(type, IntegerType | FloatType):
        return _scalar_size(type.width)
    if isinstance(type, VectorType):
        bits = type.num_elements * getattr(type.element_type, "width", index_width)
        size = max(1, 1 << max(0, ((bits + 7) // 8 - 1).bit_length()))
        return size, size
    if isinstance(type, ComplexType):
        size, align = recur(type.element_type)
        return 2 * size, align
    if is_pointer(type):
        size = (pointer_width(address_space(type)) if pointer_width else 64) // 8
        return size, size
    if isinstance(type, DialectType) and type.name == "llvm.array":
        size, align = recur(type.params[1])
        return type.params[0] * size, align
    parts = members(type)
    if parts is None:
        raise ValueError(f"{type} has no size")
    packed = is_packed(type)
    at, largest = 0, 1
    for t in parts:
        size, align = recur(t)
        align = 1 if packed else align
        at = -(-at // align) * align + size
        largest = max(largest, align)
    return -(-at // largest) * largest, largest


def _scalar_size(width: int) -> tuple[int, int]:
    size = 1 << max(0, ((width + 7) // 8 - 1).bit_length())
    return (size, min(size, 16)) if width else (0, 1)
