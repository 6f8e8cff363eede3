"""Type conversion: the general table, and the one that leads to the `llvm` dialect.

Three widths are independent here and asked for by name in every lowering:

* ``index_width``: of ``index`` in this module;
* ``field_width(space)``: of the offset, sizes and strides of a memref descriptor whose memory is
  in address space `space`;
* ``abi_width(space)``: of the same numbers at function boundaries (`None` for an ``index``).

The latter two are plain attributes holding functions: a user of the library may replace them.
"""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.attributes import DialectAttr, IntegerAttr
from nvlower.ir.strides import strides_and_offset
from nvlower.ir.types import (
    DYNAMIC,
    ComplexType,
    DialectType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    Type,
    UnrankedMemRefType,
    VectorType,
)

from . import llvm_build as L
from .memref_descriptor import MemRefDescriptor, UnrankedMemRefDescriptor

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from typing import Any

    from nvlower.ir.builder import Builder
    from nvlower.ir.core import Operation, Value

    Rule = Callable[[Any], Any]


class TypeConverter:
    """A table of conversion rules by type class or dialect type name.

    A rule returns the new type, a tuple of types, None (no conversion) or NotImplemented, which
    asks the rule added before it. Results are remembered.
    """

    def __init__(self) -> None:
        self._rules: dict[Any, list[Rule]] = {}
        self._memo: dict[Type, tuple[Type, ...] | None] = {}
        self.plans: dict[Any, Operation] = {}  # what one-to-one rules made of such an op before

    def add(self, kind: type[Type] | str, rule: Rule) -> None:
        """Add a rule for a class of types, or for a dialect type by its name; asked first."""
        self._rules.setdefault(kind, []).append(rule)
        self._memo.clear()
        self.plans.clear()

    def convert_all(self, type: Type) -> tuple[Type, ...] | None:
        """Return the types that stand for `type`, None where there is no conversion."""
        try:
            return self._memo[type]
        except KeyError:
            found = self._memo[type] = self._ask(type)
            return found

    def _ask(self, type: Type) -> tuple[Type, ...] | None:
        kinds: list[Any] = [type.name] if isinstance(type, DialectType) else []
        kinds += type.__class__.__mro__[:-1]
        for kind in kinds:
            for rule in reversed(self._rules.get(kind, ())):
                found = rule(type)
                if found is None:
                    return None
                if found is not NotImplemented:
                    return found if isinstance(found, tuple) else (found,)
        return None

    def convert(self, type: Type) -> Type | None:
        """Return the one type that stands for `type`, None where there is none."""
        found = self.convert_all(type)
        return found[0] if found is not None and len(found) == 1 else None

    def convert_each(self, types: Iterable[Type]) -> list[Type] | None:
        """Convert several types one to one; None where one has no conversion."""
        found = [self.convert(t) for t in types]
        return None if None in found else found  # type: ignore[return-value]

    def is_legal(self, type: Type) -> bool:
        """Tell whether `type` stays as it is."""
        return self.convert(type) is type

    def all_legal(self, types: Iterable[Type]) -> bool:
        """Tell whether all types stay as they are."""
        return all(map(self.is_legal, types))

    def materialize_source(self, b: Builder, type: Type, values: Sequence[Value]) -> Value | None:
        """Build a value of the old `type` from new values; None: an unrealized cast will do."""
        return None

    def materialize_target(
        self, b: Builder, type: Type, values: Sequence[Value], original: Type
    ) -> Value | None:
        """Build a value of the new `type` from `values`; None: an unrealized cast will do."""
        return None


BYTE = 8


class LLVMTypeConverter(TypeConverter):
    """Converts builtin types to those of the `llvm` dialect.

    `field_width` and `abi_width` default to `index_width`, as upstream has it. `bare_pointers`
    passes statically shaped memrefs to functions as one pointer.
    """

    field_width: Callable[[int], int]
    abi_width: Callable[[int | None], int]

    def __init__(
        self,
        index_width: int = 64,
        bare_pointers: bool = False,
        field_width: Callable[[int], int] | None = None,
        abi_width: Callable[[int | None], int] | None = None,
    ) -> None:
        super().__init__()
        self.index_width = index_width
        self.index_type = IntegerType(index_width)
        self.bare_pointers = bare_pointers
        self.bare_callees: set[str] | None = None  # functions marked llvm.bareptr, once known
        self.field_width = field_width or (lambda space: index_width)
        self.abi_width = abi_width or (
            lambda space: index_width if space is None else self.field_width(space)
        )
        self._spaces: dict[str, Mapping[str, int]] = {}
        self._add_builtin_rules()

    @classmethod
    def of(cls, op: Operation, index_bitwidth: int = 0, **rest: Any) -> LLVMTypeConverter:
        """Return a converter for code in `op`; width 0: what the data layout says, else 64."""
        from nvlower.ir.data_layout import index_width

        return cls(index_bitwidth or index_width(op), **rest)

    # -- rules -----------------------------------------------------------------------------------
    def _add_builtin_rules(self) -> None:
        self.add(IndexType, lambda t: self.index_type)
        self.add(IntegerType, lambda t: IntegerType(t.width) if t.sign else t)
        self.add(FloatType, _float)
        self.add(ComplexType, self._complex)
        self.add(VectorType, self._vector)
        self.add(MemRefType, self._memref)
        self.add(UnrankedMemRefType, self._unranked)
        self.add(FunctionType, lambda t: T.ptr() if self.function_type(t) is not None else None)
        self.add(DialectType, lambda t: t if t.name.startswith("llvm.") else NotImplemented)
        self.add("llvm.array", self._array)
        self.add("llvm.struct", self._struct)
        self.add(T.LLVMStructType, lambda t: t)

    def _complex(self, t: ComplexType) -> Type | None:
        part = self.convert(t.element_type)
        return None if part is None else T.struct(part, part)

    def _vector(self, t: VectorType) -> Type | None:
        element = self.convert(t.element_type)
        if element is None or not is_vector_element(element):
            return None
        if any(t.scalable[:-1]):
            return None
        if not t.shape:
            return VectorType((1,), element)
        found: Type = VectorType(t.shape[-1:], element, t.scalable[-1:])
        for size in reversed(t.shape[:-1]):
            found = T.array(size, found)
        return found

    def _memref(self, t: MemRefType) -> Type | None:
        element = self.convert(t.element_type)
        space = self.memory_space(t)
        if element is None or space is None or strides_and_offset(t) is None:
            return None
        pointer, field = T.ptr(space), IntegerType(self.field_width(space))
        if t.rank == 0:
            return T.struct(pointer, pointer, field)
        counts = T.array(t.rank, field)
        return T.struct(pointer, pointer, field, counts, counts)

    def _unranked(self, t: UnrankedMemRefType) -> Type | None:
        if self.memory_space(t) is None:
            return None
        return T.struct(self.index_type, T.ptr())

    def _array(self, t: Any) -> Type | None:
        element = self.convert(t.params[1])
        return None if element is None else T.array(t.params[0], element)

    def _struct(self, t: Any) -> Type | None:
        members = self.convert_each(t.params[0])
        return None if members is None else DialectType(t.name, (tuple(members), *t.params[1:]))

    # -- memory spaces ---------------------------------------------------------------------------
    def add_memory_spaces(self, name: str, table: Mapping[str, int]) -> None:
        """Say which address space each keyword of the enum attribute `name` means."""
        self._spaces[name] = table
        self._memo.clear()

    def memory_space(self, type: MemRefType | UnrankedMemRefType) -> int | None:
        """Return the number of a memref's address space, None where its attribute means none."""
        return self.address_space(type.memory_space)

    def address_space(self, space: Any) -> int | None:
        """Return the number that a memory space attribute (or None) means, None for none."""
        if space is None:
            return 0
        if isinstance(space, IntegerAttr):
            return space.value
        if isinstance(space, DialectAttr):
            return self._spaces.get(space.name, {}).get(space.params[0])
        return None

    def why_not(self, type: Type) -> str:
        """Return why a type has no conversion, for a message."""
        space = getattr(type, "memory_space", None)
        if space is not None and self.address_space(space) is None:
            return (
                f"conversion of memref memory space {space} to integer address space failed. "
                "Consider adding memory space conversions."
            )
        if isinstance(type, MemRefType) and strides_and_offset(type) is None:
            return f"memref type {type} has a layout that is not strided"
        return f"type {type} has no LLVM type"

    # -- memrefs ---------------------------------------------------------------------------------
    def pointer(self, type: MemRefType | UnrankedMemRefType) -> Type:
        """Return the pointer type of a memref's elements (convertible memrefs only)."""
        return T.ptr(self._space(type))

    def _space(self, type: MemRefType | UnrankedMemRefType) -> int:
        space = self.memory_space(type)
        assert space is not None, self.why_not(type)
        return space

    def field_type(self, type: MemRefType) -> IntegerType:
        """Return the type of the offset, sizes and strides of a memref's descriptor."""
        return IntegerType(self.field_width(self._space(type)))

    def descriptor(self, type: MemRefType) -> Type:
        """Return the struct that stands for a ranked memref (convertible memrefs only)."""
        found = self.convert(type)
        assert found is not None, self.why_not(type)
        return found

    def memory_type(self, type: Type) -> Type:
        """Return the type that an element has in memory (convertible types only)."""
        found = self.convert(type)
        assert found is not None, self.why_not(type)
        return found

    def can_be_bare(self, type: Type) -> bool:
        """Tell whether a memref can be passed as one pointer: everything about it is static."""
        if not isinstance(type, MemRefType) or not type.has_static_shape:
            return False
        layout = strides_and_offset(type)
        return layout is not None and DYNAMIC not in (layout[1], *layout[0])

    def to_field(self, b: Builder, value: Value, type: MemRefType, non_negative: bool = False) -> Value:  # fmt: skip
        """Convert an index to the width of the fields of memref type `type`.

        `non_negative` says that the value is known not to be: subscripts in bounds, sizes.
        """
        return L.resize(b, value, self.field_type(type), non_negative)

    def to_index(self, b: Builder, value: Value, non_negative: bool = False) -> Value:
        """Convert an integer of any width to that of ``index``."""
        return L.resize(b, value, self.index_type, non_negative)

    def constant_index(self, b: Builder, value: int) -> Value:
        """Build ``llvm.mlir.constant(value : index)``."""
        return L.index_constant(b, value, self.index_type)

    # -- functions -------------------------------------------------------------------------------
    def argument_types(
        self, type: Type, bare: bool | None = None, kernel: bool = False
    ) -> tuple[Type, ...] | None:
        """Return the argument types that carry one value of `type` into a function.

        A `kernel` takes what the host passes: its numbers are as wide as the ABI says.
        """
        index = self.abi_width(None) if kernel else self.index_width
        bare = self.bare_pointers if bare is None else bare
        if isinstance(type, MemRefType):
            if bare:
                return (self.pointer(type),) if self._bare(type) else None
            if self.convert(type) is None:
                return None
            space = self._space(type)
            field = self.abi_width(space) if kernel else self.field_width(space)
            numbers = (IntegerType(field),) * (1 + 2 * type.rank)
            return (T.ptr(space), T.ptr(space), *numbers)
        if isinstance(type, UnrankedMemRefType):
            if bare or self.convert(type) is None:
                return None
            return IntegerType(index), T.ptr()
        if isinstance(type, IndexType):
            return (IntegerType(index),)
        return self.convert_all(type)

    def _bare(self, type: MemRefType) -> bool:
        return self.can_be_bare(type) and self.convert(type) is not None

    def result_type(self, type: Type, bare: bool | None = None) -> Type | None:
        """Return the type in which a function returns one value of `type`."""
        bare = self.bare_pointers if bare is None else bare
        if bare and isinstance(type, MemRefType | UnrankedMemRefType):
            if isinstance(type, MemRefType) and self._bare(type):
                return self.pointer(type)
            return None
        return self.convert(type)

    def results_type(self, types: Sequence[Type], bare: bool | None = None) -> Type | None:
        """Return the type of a function's packed results: void, the one type, or a struct."""
        if not types:
            return T.void()
        found = [self.result_type(t, bare) for t in types]
        if None in found:
            return None
        return found[0] if len(found) == 1 else T.struct(*found)  # type: ignore[arg-type]

    def function_type(
        self,
        type: FunctionType,
        variadic: bool = False,
        bare: bool | None = None,
        kernel: bool = False,
    ) -> tuple[Type, list[tuple[Type, ...]]] | None:
        """Return the LLVM function type and the types of each original argument.

        None where an argument or result has no conversion.
        """
        groups = [self.argument_types(t, bare, kernel) for t in type.inputs]
        result = self.results_type(type.results, bare)
        if result is None or None in groups:
            return None
        flat = tuple(t for g in groups for t in g)  # type: ignore[union-attr]
        return T.func(result, flat, variadic), groups  # type: ignore[return-value]

    # -- materialisation -------------------------------------------------------------------------
    def materialize_target(
        self, b: Builder, type: Type, values: Sequence[Value], original: Type
    ) -> Value | None:
        """Pack a memref's parts, or adapt an ``index`` that crossed a function boundary."""
        if isinstance(original, MemRefType):
            return self._pack(b, original, values)
        if isinstance(original, UnrankedMemRefType) and len(values) == 2:
            return UnrankedMemRefDescriptor.pack(b, self, original, values).value
        if isinstance(original, IndexType) and isinstance(type, IntegerType) and len(values) == 1:
            if isinstance(values[0].type, IntegerType):
                return L.resize(b, values[0], type)
        return None

    def materialize_source(self, b: Builder, type: Type, values: Sequence[Value]) -> Value | None:
        """Pack a memref's parts and cast the descriptor back to the memref."""
        packed: Value | None = None
        if isinstance(type, MemRefType):
            packed = self._pack(b, type, values)
        elif isinstance(type, UnrankedMemRefType) and len(values) == 2:
            packed = UnrankedMemRefDescriptor.pack(b, self, type, values).value
        elif isinstance(type, IndexType) and len(values) == 1:
            width = values[0].type
            if isinstance(width, IntegerType) and width is not self.index_type:
                packed = self.to_index(b, values[0])
        if packed is None:
            return None
        return b.value("builtin.unrealized_conversion_cast", ((packed,),), (type,))

    def _pack(self, b: Builder, type: MemRefType, values: Sequence[Value]) -> Value | None:
        if self.convert(type) is None:
            return None
        if len(values) > 1:
            return MemRefDescriptor.pack(b, self, type, values).value
        value = values[0]
        if not T.is_pointer(value.type) or not _is_function_argument(value):
            return None
        return MemRefDescriptor.from_static_shape(b, self, type, value).value


def _is_function_argument(value: Value) -> bool:
    """Tell whether `value` is an argument of a function's entry block."""
    from nvlower.ir.core import BlockArgument

    if not isinstance(value, BlockArgument) or not value.owner.is_entry:
        return False
    parent = value.owner.parent_op
    return parent is not None and parent.name in ("func.func", "llvm.func", "gpu.func")


def _float(t: FloatType) -> Type | None:
    """Floats of 8 bits and less are integers in LLVM; it has no tf32."""
    if t.width <= BYTE:
        return IntegerType(t.width)
    return None if t.keyword == "tf32" else t


def is_vector_element(type: Type) -> bool:
    """Tell whether an LLVM vector can hold elements of `type`."""
    return isinstance(type, IntegerType | FloatType) or T.is_pointer(type)
