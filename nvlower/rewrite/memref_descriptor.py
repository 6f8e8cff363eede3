"""Memref descriptors: the structs that stand for memrefs after lowering to `llvm`.

Ranked:   ``{allocated pointer, aligned pointer, offset, [sizes], [strides]}``
Unranked: ``{rank, pointer to a ranked descriptor}``

The integer fields of a ranked descriptor have the width that the type converter gives for the
memref's address space (`LLVMTypeConverter.field_type`), which need not be that of `index`.
"""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.strides import contiguous_strides, strides_and_offset
from nvlower.ir.types import DYNAMIC, IntegerType, MemRefType, Type

from . import llvm_build as L

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from nvlower.ir.builder import Builder
    from nvlower.ir.core import Value

    from .type_converter import LLVMTypeConverter

ALLOCATED, ALIGNED, OFFSET, SIZES, STRIDES = range(5)


class MemRefDescriptor:
    """A descriptor value under construction or being read; setters rebind `value`."""

    __slots__ = ("field_type", "rank", "type", "types", "value")

    def __init__(self, types: LLVMTypeConverter, type: MemRefType, value: Value) -> None:
        self.types = types
        self.type = type
        self.value = value
        self.rank = type.rank
        self.field_type: IntegerType = T.member(value.type, OFFSET)

    # -- construction ----------------------------------------------------------------------------
    @classmethod
    def poison(cls, b: Builder, types: LLVMTypeConverter, type: MemRefType) -> MemRefDescriptor:
        """Return a descriptor without contents."""
        return cls(types, type, L.poison(b, types.descriptor(type)))

    @classmethod
    def from_static_shape(
        cls,
        b: Builder,
        types: LLVMTypeConverter,
        type: MemRefType,
        pointer: Value,
        aligned: Value | None = None,
    ) -> MemRefDescriptor:
        """Return the descriptor of a memref whose sizes, strides and offset are all static."""
        layout = strides_and_offset(type)
        assert layout is not None
        strides, offset = layout
        d = cls.poison(b, types, type)
        d.set_allocated(b, pointer)
        d.set_aligned(b, pointer if aligned is None else aligned)
        d.set_constant_offset(b, offset)
        for i, (size, stride) in enumerate(zip(type.shape, strides, strict=True)):
            d.set_constant_size(b, i, size)
            d.set_constant_stride(b, i, stride)
        return d

    @classmethod
    def pack(
        cls, b: Builder, types: LLVMTypeConverter, type: MemRefType, values: Sequence[Value]
    ) -> MemRefDescriptor:
        """Return the descriptor made of its parts: the two pointers, offset, sizes, strides.

        Integer parts may have another width than the fields (a function boundary fixes its own).
        """
        d = cls.poison(b, types, type)
        d.set_allocated(b, values[ALLOCATED])
        d.set_aligned(b, values[ALIGNED])
        d.set_offset(b, L.resize(b, values[OFFSET], d.field_type))
        for i in range(d.rank):
            d.set_size(b, i, L.resize(b, values[SIZES + i], d.field_type, True))
            d.set_stride(b, i, L.resize(b, values[SIZES + d.rank + i], d.field_type))
        return d

    def unpack(self, b: Builder) -> list[Value]:
        """Return the parts in the order in which function arguments carry them."""
        parts = [self.allocated(b), self.aligned(b), self.offset(b)]
        parts += [self.size(b, i) for i in range(self.rank)]
        return parts + [self.stride(b, i) for i in range(self.rank)]

    # -- reading ---------------------------------------------------------------------------------
    def allocated(self, b: Builder) -> Value:
        """Return the pointer that deallocation takes."""
        return L.extract(b, self.value, ALLOCATED)

    def aligned(self, b: Builder) -> Value:
        """Return the pointer that the offset counts from."""
        return L.extract(b, self.value, ALIGNED)

    def offset(self, b: Builder) -> Value:
        """Return the offset in elements, as a field."""
        return L.extract(b, self.value, OFFSET)

    def size(self, b: Builder, i: int) -> Value:
        """Return size `i`, as a field."""
        return L.extract(b, self.value, SIZES, i)

    def stride(self, b: Builder, i: int) -> Value:
        """Return stride `i` in elements, as a field."""
        return L.extract(b, self.value, STRIDES, i)

    def offset_index(self, b: Builder) -> Value:
        """Return the offset, as an index."""
        return self.types.to_index(b, self.offset(b))

    def size_index(self, b: Builder, i: int) -> Value:
        """Return size `i`, as an index."""
        return self.types.to_index(b, self.size(b, i), True)

    def stride_index(self, b: Builder, i: int) -> Value:
        """Return stride `i`, as an index."""
        return self.types.to_index(b, self.stride(b, i))

    def dynamic_size(self, b: Builder, position: Value) -> Value:
        """Return the size at a position known only at run time, as a field."""
        element = self.field_type
        array = T.array(self.rank, element)
        one = L.index_constant(b, 1, element)
        sizes = L.extract(b, self.value, SIZES)
        pointer = L.alloca(b, one, array)
        L.store(b, sizes, pointer)
        return L.load(b, L.gep(b, pointer, array, (0, position)), element)

    def buffer_pointer(self, b: Builder) -> Value:
        """Return the aligned pointer moved by the offset."""
        pointer = self.aligned(b)
        layout = strides_and_offset(self.type)
        assert layout is not None
        offset = layout[1]
        if offset == 0:
            return pointer
        distance = (
            self.offset(b) if offset == DYNAMIC else L.index_constant(b, offset, self.field_type)
        )
        return L.gep(b, pointer, self.types.memory_type(self.type.element_type), (distance,))

    # -- writing ---------------------------------------------------------------------------------
    def _set(self, b: Builder, value: Value, *position: int) -> None:
        self.value = L.insert(b, self.value, value, *position)

    def set_allocated(self, b: Builder, value: Value) -> None:
        """Set the pointer that deallocation takes."""
        self._set(b, value, ALLOCATED)

    def set_aligned(self, b: Builder, value: Value) -> None:
        """Set the pointer that the offset counts from."""
        self._set(b, value, ALIGNED)

    def set_offset(self, b: Builder, value: Value) -> None:
        """Set the offset, given as a field."""
        self._set(b, value, OFFSET)

    def set_size(self, b: Builder, i: int, value: Value) -> None:
        """Set size `i`, given as a field."""
        self._set(b, value, SIZES, i)

    def set_stride(self, b: Builder, i: int, value: Value) -> None:
        """Set stride `i`, given as a field."""
        self._set(b, value, STRIDES, i)

    def set_constant_offset(self, b: Builder, value: int) -> None:
        """Set the offset to a constant."""
        self.set_offset(b, L.index_constant(b, value, self.field_type))

    def set_constant_size(self, b: Builder, i: int, value: int) -> None:
        """Set size `i` to a constant."""
        self.set_size(b, i, L.index_constant(b, value, self.field_type))

    def set_constant_stride(self, b: Builder, i: int, value: int) -> None:
        """Set stride `i` to a constant."""
        self.set_stride(b, i, L.index_constant(b, value, self.field_type))


def descriptor(b: Any, value: Value) -> MemRefDescriptor:
    """Return the descriptor that the ranked memref `value` was converted to (`b` is a Rewriter)."""
    return MemRefDescriptor(b.types, value.type, b[value])  # type: ignore[arg-type]


def strided_element_pointer(
    b: Builder,
    types: LLVMTypeConverter,
    type: MemRefType,
    value: Value,
    indices: Sequence[Value],
    flags: int = L.INBOUNDS_NUW,
) -> Value:
    """Return the address of one element: base + sum of index times stride.

    `value` is the descriptor and `indices` are converted index values; the arithmetic is done in
    the width of the descriptor's fields.

    Source: MLIR MemRefBuilder/Pattern, getStridedElementPtr.
    """
    d = MemRefDescriptor(types, type, value)
    layout = strides_and_offset(type)
    assert layout is not None
    strides = layout[0]
    base = d.buffer_pointer(b)
    overflow = (1 if flags & L.NUSW else 0) | (2 if flags & L.NUW else 0)
    total: Value | None = None
    for i, index in enumerate(indices):
        step = types.to_field(b, index, type, bool(flags & L.NUW))  # in bounds: not negative
        if strides[i] != 1:
            stride = (
                d.stride(b, i)
                if strides[i] == DYNAMIC
                else L.index_constant(b, strides[i], d.field_type)
            )
            step = L.mul(b, step, stride, overflow)
        total = step if total is None else L.add(b, total, step, overflow)
    if total is None:
        return base
    return L.gep(b, base, types.memory_type(type.element_type), (total,), flags)


def is_contiguous_identity(type: MemRefType) -> bool:
    """Tell whether the memref is contiguous from offset 0 on, row-major."""
    found = strides_and_offset(type)
    return found is not None and found == (contiguous_strides(type.shape), 0)


class UnrankedMemRefDescriptor:
    """A descriptor of an unranked memref."""

    __slots__ = ("types", "value")

    def __init__(self, types: LLVMTypeConverter, value: Value) -> None:
        self.types = types
        self.value = value

    @classmethod
    def pack(
        cls, b: Builder, types: LLVMTypeConverter, type: Type, values: Sequence[Value]
    ) -> UnrankedMemRefDescriptor:
        """Return the descriptor made of rank and pointer."""
        struct = types.convert(type)
        assert struct is not None
        value = L.insert(b, L.poison(b, struct), L.resize(b, values[0], types.index_type), 0)
        return cls(types, L.insert(b, value, values[1], 1))

    def unpack(self, b: Builder) -> list[Value]:
        """Return rank and pointer."""
        return [self.rank(b), self.memory(b)]

    def rank(self, b: Builder) -> Value:
        """Return the rank, as an index."""
        return L.extract(b, self.value, 0)

    def memory(self, b: Builder) -> Value:
        """Return the pointer to the ranked descriptor."""
        return L.extract(b, self.value, 1)
