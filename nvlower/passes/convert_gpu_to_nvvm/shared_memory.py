"""Dynamic shared memory."""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.types import MemRefType
from nvlower.passes.finalize_memref_to_llvm.alloc import (
    make_descriptor,
    module_of,
    sizes_and_strides,
)
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.rules import Failed, Rules

from .function import SHARED, shared_global

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation
    from nvlower.ir.types import Type
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()

ALIGNMENT = 16
"""Bytes; TMA and vector accesses rely on it."""

LINKAGE = "external"
"""The launch provides the memory: ``.extern .shared .align 16 .b8 NAME[]`` in PTX.

Upstream makes it internal, which PTX declares as one static byte.
"""


@RULES.lowers("gpu.dynamic_shared_memory")
def dynamic_shared_memory(op: Operation, b: Rewriter) -> Failed | None:
    """gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    =>  llvm.mlir.addressof of a global of no size, and a descriptor of size 0
    """
    type: Any = op.results[0].type
    if b.type(type) is None:
        return b.fail(op, b.types.why_not(type))
    empty = MemRefType((0,), type.element_type, None, type.memory_space)
    element = b.types.memory_type(type.element_type)
    name = symbol(op, b, T.array(0, element))
    address = L.addressof(b, name, SHARED)
    pointer = L.gep(b, address, element, (0,))
    sizes, strides, _ = sizes_and_strides(b, empty, ())
    b.replace(op, make_descriptor(b, empty, pointer, pointer, sizes, strides))
    return None


def symbol(op: Operation, b: Rewriter, array: Type) -> str:
    """Return the name of the module's dynamic shared memory, declaring it where it is missing."""
    body = module_of(op).regions[0].blocks[0]
    names = set()
    for other in body.ops:
        name: Any = other.get_attr("sym_name")
        if name is not None:
            names.add(name.value)
        if other.name == "llvm.mlir.global":
            held: Any = other.properties["global_type"]
            space: Any = other.properties.get("addr_space")
            if held.value is array and space is not None and space.value == SHARED:
                found: str = name.value
                return found
    i = 0
    while f"__dynamic_shmem__{i}" in names:
        i += 1
    before, block = b.before, b.block
    b.at_start(body)
    shared_global(b, f"__dynamic_shmem__{i}", array, ALIGNMENT, LINKAGE)
    b.before, b.block = before, block
    return f"__dynamic_shmem__{i}"
