"""gpu.func and what returns from it."""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.attributes import (
    UNIT,
    ArrayAttr,
    DenseArrayAttr,
    DialectAttr,
    DictionaryAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
)
from nvlower.ir.core import Region
from nvlower.ir.types import I32, I64, MemRefType
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.memref_descriptor import MemRefDescriptor
from nvlower.rewrite.rules import Failed, Rules
from nvlower.rewrite.types import Signature

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.attributes import Attribute
    from nvlower.ir.core import Operation, Value
    from nvlower.ir.types import Type
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()

SHARED = 3

DROPPED = ("sym_name", "workgroup_attributions", "private_attributions")

KNOWN = {
    "known_block_size": "nvvm.maxntid",
    "known_grid_size": None,
    "known_cluster_size": "nvvm.cluster_dim",
}
"""Launch sizes of a gpu.func, and the NVVM attribute that bounds them."""

POINTER_ATTRS = (
    "llvm.noalias", "llvm.nocapture", "llvm.nofree", "llvm.align", "llvm.readonly",
    "llvm.writeonly", "llvm.readnone", "llvm.nonnull", "llvm.dereferenceable",
    "llvm.dereferenceable_or_null",
)  # fmt: skip


@RULES.lowers("gpu.func")
def gpu_func(op: Operation, b: Rewriter) -> Failed | None:
    """gpu.func @f(%a: memref<4xf32>) workgroup(%s : memref<8xf32, 3>) kernel
    =>  llvm.mlir.global @__wg_f_0, llvm.func @f(...) attributes {gpu.kernel, nvvm.kernel}
    """
    name: Any = op.get_attr("sym_name")
    held: Any = op.properties["function_type"]
    arguments = op.regions[0].blocks[0].arguments
    inputs = held.value.inputs
    for t in [a.type for a in arguments]:
        if b.types.argument_types(t) is None:
            return b.fail(op, b.types.why_not(t))
    signature_type = b.types.function_type(held.value, kernel="gpu.kernel" in op.attributes)
    if signature_type is None:
        return b.fail(op, "the function's type has no conversion")
    function_type, groups = signature_type
    count: Any = op.get_attr("workgroup_attributions")
    shared = count.value if count is not None else 0
    for i, argument in enumerate(arguments[len(inputs) :]):
        memory: Any = argument.type
        if not memory.has_static_shape:
            kind, nth = ("workgroup", i) if i < shared else ("private", i - shared)
            return b.fail(op, f"{kind} attribution {nth} of type {memory} has no static size")
    buffers = [
        _workgroup_buffer(op, b, name.value, i, arguments[len(inputs) + i].type)
        for i in range(shared)
    ]
    props: dict[str, Attribute] = {
        "sym_name": name,
        "function_type": TypeAttr(function_type),
        "CConv": DialectAttr("llvm.cconv", ("ccc",)),
        "linkage": DialectAttr("llvm.linkage", ("external",)),
        "visibility_": IntegerAttr(0, I64),
    }
    spread = _argument_attrs(op, groups)
    if spread is not None:
        props["arg_attrs"] = spread
    new = b.create("llvm.func", (), (), props, _attributes(op), (Region(),))
    signature = Signature(len(arguments))
    for i, group in enumerate(groups):
        signature.add(group, i)
    b.at_start(op.regions[0].blocks[0])
    for i, a in enumerate(arguments[len(inputs) :]):
        if i < shared:
            value = _address(b, buffers[i], a.type)
        else:
            value = _private(op, b, i - shared, a.type)
        signature.remap(len(inputs) + i, [value])
    b.inline_region(op.regions[0], new.regions[0])
    b.convert_signature(new.regions[0], signature)
    b.erase(op)
    return None


def _attributes(op: Operation) -> dict[str, Attribute]:
    """Return the discardable attributes of the new function."""
    found = {n: a for n, a in op.attributes.items() if n not in DROPPED}
    kernel = "gpu.kernel" in op.attributes
    for key, bound in KNOWN.items():
        sizes = op.properties.get(key)
        if isinstance(sizes, DenseArrayAttr):
            found[f"gpu.{key}"] = sizes
            if kernel and bound is not None:
                found[bound] = sizes
    if kernel:
        found["nvvm.kernel"] = UNIT
    return found


def _argument_attrs(op: Operation, groups: list[tuple[Type, ...]]) -> ArrayAttr | None:
    """Return the argument attributes; what speaks of a pointer is lost where there are two."""
    old: Any = op.properties.get("arg_attrs")
    if old is None:
        return None
    found: list[Attribute] = []
    for a, group in zip(old.elements, groups, strict=True):
        if len(group) == 1:
            found.append(a)
            continue
        for n, _ in a.entries:
            if n in POINTER_ATTRS:
                short = n.partition(".")[2]
                op.emit_warning(f"Cannot copy {short} with non-bare pointers.\n")
        found.extend([DictionaryAttr(())] * len(group))
    if not any(isinstance(d, DictionaryAttr) and d.entries for d in found):
        return None
    return ArrayAttr(tuple(found))


def _attribution_alignment(op: Operation, key: str, i: int) -> int:
    attrs: Any = op.properties.get(key)
    if attrs is None or i >= len(attrs.elements):
        return 0
    align: Any = attrs.elements[i].get("llvm.align")
    return align.value if align is not None else 0


def _workgroup_buffer(op: Operation, b: Rewriter, name: str, i: int, type: Type) -> Operation:
    """Create the global that holds workgroup attribution `i`."""
    assert isinstance(type, MemRefType)
    array = T.array(type.num_elements, b.types.memory_type(type.element_type))
    alignment = _attribution_alignment(op, "workgroup_attrib_attrs", i)
    return shared_global(b, f"__wg_{name}_{i}", array, alignment)


def shared_global(
    b: Any, name: str, array: Type, alignment: int = 0, linkage: str = "internal"
) -> Operation:
    """Create a global in shared memory."""
    props: dict[str, Attribute] = {
        "sym_name": StringAttr(name),
        "global_type": TypeAttr(array),
        "linkage": DialectAttr("llvm.linkage", (linkage,)),
        "addr_space": IntegerAttr(SHARED, I32),
        "visibility_": IntegerAttr(0, I64),
    }
    if alignment:
        props["alignment"] = IntegerAttr(alignment, I64)
    made: Operation = b.create("llvm.mlir.global", (), (), props, None, (Region(),))
    return made


def _address(b: Rewriter, buffer: Operation, type: Type) -> Value:
    """Build the descriptor of a workgroup attribution."""
    assert isinstance(type, MemRefType)
    name: Any = buffer.properties["sym_name"]
    held: Any = buffer.properties["global_type"]
    pointer = L.gep(b, L.addressof(b, name.value, SHARED), held.value, (0, 0))
    return MemRefDescriptor.from_static_shape(b, b.types, type, pointer).value


def _private(op: Operation, b: Rewriter, i: int, type: Type) -> Value:
    """Build the descriptor of a private attribution: memory on the stack."""
    assert isinstance(type, MemRefType)
    alignment = _attribution_alignment(op, "private_attrib_attrs", i)
    count = L.constant(b, type.num_elements, I64)
    pointer = L.alloca(b, count, b.types.memory_type(type.element_type), 0, alignment)
    space = b.types.memory_space(type)
    if space:
        pointer = L.cast(b, "addrspacecast", pointer, T.ptr(space))
    return MemRefDescriptor.from_static_shape(b, b.types, type, pointer).value


@RULES.lowers("gpu.return")
def gpu_return(op: Operation, b: Rewriter) -> Failed | None:
    """gpu.return  =>  llvm.return"""
    values = b.operands(op)
    if len(values) > 1:
        packed = b.types.results_type([v.type for v in op.operands])
        if packed is None:
            return b.fail(op, "a result type has no conversion")
        result = L.poison(b, packed)
        for i, v in enumerate(values):
            result = L.insert(b, result, v, i)
        values = [result]
    b.create("llvm.return", (values[0] if values else None,), ())
    b.erase(op)
    return None
