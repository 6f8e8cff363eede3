"""memref.global and memref.get_global."""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.attributes import (
    UNIT,
    ArrayAttr,
    DenseElementsAttr,
    DialectAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
    UnitAttr,
)
from nvlower.ir.core import Region
from nvlower.ir.strides import contiguous_strides, strides_and_offset
from nvlower.ir.types import (
    I32,
    I64,
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
)
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.rules import Failed, Rules

from .alloc import make_descriptor, sizes_and_strides

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.attributes import Attribute
    from nvlower.ir.core import Operation
    from nvlower.ir.types import Type
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()

MARK = 0xDEADBEEF
"""Stands as the allocated pointer of a global, so that freeing one is noticed."""


def global_type(b: Rewriter, type: MemRefType) -> Type:
    """Return the type of the llvm global that holds a memref: nested arrays, or the element."""
    found = b.types.memory_type(type.element_type)
    for size in reversed(type.shape):
        found = T.array(size, found)
    return found  # type: ignore[no-any-return]


@RULES.lowers("memref.global")
def global_(op: Operation, b: Rewriter) -> Failed | None:
    """memref.global "private" @g : memref<4xf32, 3>
    =>  llvm.mlir.global private @g() {addr_space = 3 : i32} : !llvm.array<4 x f32>
    """
    held: Any = op.type
    type = held.value
    if b.type(type) is None or not type.has_static_shape:
        return b.fail(op, b.types.why_not(type))
    array = global_type(b, type)
    layout = strides_and_offset(type)
    if layout is None or layout[1] or layout[0] != contiguous_strides(type.shape):
        return b.fail(op, f"memory of type {type} is not contiguous from offset 0 on")
    visibility = op.properties.get("sym_visibility")
    private = visibility is not None and visibility is not StringAttr("public")
    props: dict[str, Attribute] = {
        "sym_name": op.properties["sym_name"],
        "global_type": TypeAttr(array),
        "linkage": DialectAttr("llvm.linkage", ("private" if private else "external",)),
        "addr_space": IntegerAttr(b.types.memory_space(type), I32),
        "visibility_": IntegerAttr(0, I64),
    }
    if op.properties.get("constant") is not None:
        props["constant"] = UNIT
    alignment = op.properties.get("alignment")
    if alignment is not None:
        props["alignment"] = alignment
    value = op.properties.get("initial_value")
    uninitialized = isinstance(value, UnitAttr)
    if value is not None and not uninitialized:
        props["value"] = _value(value, type)
    new = b.create("llvm.mlir.global", (), (), props, None, (Region(),))
    if uninitialized:
        b.create_block(new.regions[0])
        undef = b.value("llvm.mlir.undef", (), (array,))
        b.create("llvm.return", (undef,), ())
    b.erase(op)
    return None


def _value(value: Attribute, type: MemRefType) -> Attribute:
    """Return the initial value; that of a rank 0 memref is a scalar."""
    if type.rank or not isinstance(value, DenseElementsAttr):
        return value
    element = type.element_type
    if isinstance(element, ComplexType):
        size = len(value.data) // 2
        part: Any = element.element_type
        numbers = [int.from_bytes(d, "little") for d in (value.data[:size], value.data[size:])]
        make: Any = FloatAttr if isinstance(part, FloatType) else IntegerAttr
        return ArrayAttr(tuple(make(n, part) for n in numbers))
    bits = int.from_bytes(value.data, "little")
    if isinstance(element, FloatType):
        return FloatAttr(bits, element)
    assert isinstance(element, IntegerType | IndexType)
    return IntegerAttr(bits, element)


@RULES.lowers("memref.get_global")
def get_global(op: Operation, b: Rewriter) -> Failed | None:
    """memref.get_global @g : memref<4xf32>  =>  llvm.mlir.addressof @g, a descriptor"""
    type: Any = op.result.type
    if b.type(type) is None or not type.has_static_shape:
        return b.fail(op, b.types.why_not(type))
    sizes, strides, _ = sizes_and_strides(b, type, ())
    space = b.types.memory_space(type)
    name: Any = op.properties["name"]
    address = L.addressof(b, name.root, space)
    first = L.gep(b, address, global_type(b, type), (0,) * (type.rank + 1))
    mark = L.index_constant(b, MARK, I64)
    allocated = L.cast(b, "inttoptr", mark, T.ptr(space))
    b.replace(op, make_descriptor(b, type, allocated, first, sizes, strides))
    return None
