"""memref.copy."""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.attributes import FALSE
from nvlower.ir.strides import contiguous_strides, strides_and_offset
from nvlower.ir.types import I64, MemRefType
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.memref_descriptor import MemRefDescriptor, UnrankedMemRefDescriptor, descriptor
from nvlower.rewrite.rules import Failed, Rules

from .alloc import module_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation, Value
    from nvlower.ir.types import Type
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()


@RULES.lowers("memref.copy")
def copy(op: Operation, b: Rewriter) -> Failed | None:
    """memref.copy %a, %b  =>  llvm.intr.memcpy if both are contiguous, else call @memrefCopy"""
    for v in (op.source, op.target):
        if b.type(v.type) is None:
            return b.fail(op, b.types.why_not(v.type))
    if contiguous(op.source.type) and contiguous(op.target.type):
        _memcpy(op, b)
    else:
        _call(op, b)
    b.erase(op)
    return None


def contiguous(type: Type) -> bool:
    """Tell whether the elements of a memref follow each other (whatever the offset)."""
    if not isinstance(type, MemRefType):
        return False
    layout = strides_and_offset(type)
    if layout is None:
        return False
    packed = layout[0] == contiguous_strides(type.shape) and type.has_static_shape
    return type.layout is None or packed


def _memcpy(op: Operation, b: Rewriter) -> None:
    source, target = descriptor(b, op.source), descriptor(b, op.target)
    count = L.index_constant(b, 1, source.field_type)
    for i in range(source.rank):
        count = L.mul(b, count, source.size(b, i))
    element = b.types.memory_type(source.type.element_type)
    size = L.size_in_bytes(b, element, source.field_type)
    total = L.mul(b, count, size)
    at, to = (L.gep(b, d.aligned(b), element, (d.offset(b),)) for d in (source, target))
    b.create("llvm.intr.memcpy", (to, at, total), (), {"isVolatile": FALSE})


def _call(op: Operation, b: Rewriter) -> None:
    index = b.types.index_type
    saved = b.value("llvm.intr.stacksave", (), (T.ptr(),))

    def unranked(value: Value) -> Value:
        type = value.type
        if not isinstance(type, MemRefType):
            return b[value]  # type: ignore[no-any-return]
        d: MemRefDescriptor = descriptor(b, value)
        rank = L.constant(b, type.rank, index)
        memory = L.alloca(b, L.index_constant(b, 1, I64), d.value.type)
        L.store(b, d.value, memory)
        struct = T.struct(index, T.ptr())
        packed = L.insert(b, L.poison(b, struct), rank, 0)
        return UnrankedMemRefDescriptor(b.types, L.insert(b, packed, memory, 1)).value

    values = [unranked(op.source), unranked(op.target)]
    one = b.types.constant_index(b, 1)
    places = []
    for v in values:
        place = L.alloca(b, one, v.type)
        L.store(b, v, place)
        places.append(place)
    element = b.types.memory_type(op.source.type.element_type)
    size = L.size_in_bytes(b, element, index)
    name = L.find_or_declare(b, module_of(op), "memrefCopy", (index, T.ptr(), T.ptr()), T.void())
    L.call(b, name, (size, *places))
    b.create("llvm.intr.stackrestore", (saved,), ())
