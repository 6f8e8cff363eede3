"""``--convert-func-to-llvm``: functions, calls and returns to the llvm dialect.

Source: FuncToLLVM.cpp.
"""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.attributes import (
    FALSE,
    ArrayAttr,
    DenseArrayAttr,
    DialectAttr,
    DictionaryAttr,
    SymbolRefAttr,
    TypeAttr,
)
from nvlower.ir.core import Region
from nvlower.ir.types import I8, I32, MemRefType, UnrankedMemRefType
from nvlower.passes.base import Option, Options, Pass
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.memref_descriptor import MemRefDescriptor, UnrankedMemRefDescriptor
from nvlower.rewrite.rules import Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.attributes import Attribute
    from nvlower.ir.core import Operation, Value
    from nvlower.ir.types import Type
    from nvlower.rewrite.rewriter import Rewriter
    from nvlower.rewrite.rules import Failed

RULES = Rules()

POINTER_BYTES = 8
"""Size of the two pointers at the head of a descriptor, in the default address space."""

NO_MEMORY = DialectAttr("llvm.memory_effects", ("none",) * 6)
"""What the discardable ``llvm.readnone`` of a function becomes."""


def function_properties(op: Operation, types: Any, bare: bool) -> dict[str, Attribute] | str:
    """Return the inherent attributes of the llvm.func for `op`, or why there are none."""
    function_type: Any = op.properties["function_type"]
    signature = types.function_type(function_type.value, "func.varargs" in op.attributes, bare)
    if signature is None:
        bad = [*function_type.value.inputs, *function_type.value.results]
        reasons = [types.why_not(t) for t in bad if types.convert(t) is None]
        return f"failed to convert the function's type: {'; '.join(reasons) or 'no LLVM type'}"
    llvm_type, groups = signature
    found: dict[str, Attribute] = {
        "sym_name": op.properties["sym_name"],
        "function_type": TypeAttr(llvm_type),
    }
    visibility = op.properties.get("sym_visibility")
    if visibility is not None:
        found["sym_visibility"] = visibility
    arguments = op.properties.get("arg_attrs")
    if isinstance(arguments, ArrayAttr):
        found["arg_attrs"] = _spread(arguments, groups, types)
    results = op.properties.get("res_attrs")
    if isinstance(results, ArrayAttr) and len(results.elements) == 1:
        found["res_attrs"] = results
    return found


def _spread(attrs: ArrayAttr, groups: list[tuple[Type, ...]], types: Any) -> ArrayAttr:
    """Give one dictionary to each new argument; what was split keeps none."""
    empty = DictionaryAttr(())
    found: list[Attribute] = []
    for a, group in zip(attrs.elements, groups, strict=True):
        if len(group) == 1 and isinstance(a, DictionaryAttr):
            entries = [
                (n, TypeAttr(types.convert(v.value)) if isinstance(v, TypeAttr) else v)
                for n, v in a.entries
            ]
            found.append(DictionaryAttr(tuple(entries)))
        else:
            found.extend([empty] * len(group))
    return ArrayAttr(tuple(found))


@RULES.lowers("func.func")
def func(op: Operation, b: Rewriter) -> Failed | None:
    """func.func @f(%a: memref<?xf32>)  =>  llvm.func @f(%a: !llvm.ptr, ..., %e: i64)"""
    bare = getattr(b.options, "use_bare_ptr_memref_call_conv", False) or b.types.bare_pointers
    properties = function_properties(op, b.types, bare)
    if isinstance(properties, str):
        return b.fail(op, properties)
    attributes = dict(op.attributes)
    attributes.pop("func.varargs", None)
    if "llvm.emit_c_interface" in attributes:
        return b.fail(op, "wrappers for 'llvm.emit_c_interface' are not supported")
    linkage = attributes.pop("llvm.linkage", None)
    if linkage is not None:
        if not isinstance(linkage, DialectAttr) or linkage.name != "llvm.linkage":
            return b.fail(op, "Contains llvm.linkage attribute not of type LLVM::LinkageAttr")
        properties["linkage"] = linkage
    if attributes.pop("llvm.readnone", None) is not None:
        properties["memory_effects"] = NO_MEMORY
    return replace_function(op, b, properties, attributes, bare)


def replace_function(op: Operation, b: Rewriter, properties: dict[str, Any], attributes: dict[str, Any], bare: bool) -> Failed | None:  # fmt: skip
    """Build the llvm.func with the body of `op`, its entry block's arguments converted."""
    from nvlower.ir.opdef import op_definition
    from nvlower.rewrite.types import Signature

    definition = op_definition("llvm.func")
    assert definition is not None
    for name in [n for n in attributes if n in definition.attr_names]:
        properties[name] = attributes.pop(name)
    new = b.create("llvm.func", (), (), properties, attributes, (Region(),))
    if op.regions[0].blocks:
        inputs = op.regions[0].blocks[0].arguments
        signature = Signature(len(inputs))
        for a in inputs:
            types = b.types.argument_types(a.type, bare)
            if types is None:
                return b.fail(op, f"argument #{a.index}: {b.types.why_not(a.type)}")
            signature.add(types, a.index)
        b.inline_region(op.regions[0], new.regions[0])
        b.apply_signature(new.regions[0].blocks[0], signature)
    b.erase(op)
    return None


@RULES.lowers("func.return", remap=True)
def returns(op: Operation, b: Rewriter) -> Failed | None:
    """func.return %a, %b  =>  pack the results into one struct, llvm.return"""
    bare = getattr(b.options, "use_bare_ptr_memref_call_conv", False) or b.types.bare_pointers
    values: list[Value] = []
    for old in op.operands:
        new = b[old]
        if isinstance(new, list):
            return b.fail(op, f"{old.type} is not one value after conversion")
        if bare and isinstance(old.type, MemRefType):
            if not b.types.can_be_bare(old.type):
                return b.fail(op, f"{old.type} cannot be returned as a bare pointer")
            new = MemRefDescriptor(b.types, old.type, new).aligned(b)
        values.append(new)
    copy_unranked(op, b, [v.type for v in op.operands], values, to_heap=True)
    attributes = dict(op.attributes)
    if len(values) > 1:
        packed = b.types.results_type([v.type for v in op.operands], bare)
        result = L.poison(b, packed)
        for i, v in enumerate(values):
            result = L.insert(b, result, v, i)
        values = [result]
    b.create("llvm.return", (values[0] if values else None,), (), {}, attributes)
    b.erase(op)
    return None


def unpacked(b: Rewriter, olds: Any, bare: bool) -> list[Value] | str:
    """Return call operands with every memref spread into its parts, or why that fails."""
    found: list[Value] = []
    for old in olds:
        new = b[old]
        if isinstance(new, list):
            found.extend(new)
        elif isinstance(old.type, MemRefType):
            d = MemRefDescriptor(b.types, old.type, new)
            if bare:
                if not b.types.can_be_bare(old.type):
                    return f"{old.type} cannot be passed as a bare pointer"
                found.append(d.aligned(b))
            else:
                found.extend(d.unpack(b))
        elif isinstance(old.type, UnrankedMemRefType):
            found.extend(UnrankedMemRefDescriptor(b.types, new).unpack(b))
        else:
            found.append(new)
    return found


@RULES.lowers("func.call", "func.call_indirect")
def call(op: Operation, b: Rewriter) -> Failed | None:
    """func.call @f(%m)  =>  llvm.call @f(%ptr, ..., %stride), then unpack the results"""
    bare = getattr(b.options, "use_bare_ptr_memref_call_conv", False) or b.types.bare_pointers
    indirect = op.name == "func.call_indirect"
    result_types = [r.type for r in op.results]
    packed = b.types.results_type(result_types, bare)
    if packed is None:
        return b.fail(op, "a result type has no conversion to the llvm dialect")
    properties: dict[str, Any] = {"op_bundle_sizes": DenseArrayAttr(I32, ())}
    for name in ("arg_attrs", "res_attrs", "no_inline"):
        if name in op.properties:
            properties[name] = op.properties[name]
    operands = list(op.operands)
    if not indirect:
        properties["callee"] = op.properties["callee"]
    head = [b[operands.pop(0)]] if indirect else []
    arguments = unpacked(b, operands, bare)
    if isinstance(arguments, str):
        return b.fail(op, arguments)
    new = b.create(
        "llvm.call", ([*head, *arguments], ()), (packed,) if result_types else (), properties,
        dict(op.attributes),
    )  # fmt: skip
    results: list[Value] = list(new.results)
    if len(result_types) > 1:
        results = [L.extract(b, new.result, i) for i in range(len(result_types))]
    if bare:
        results = [
            MemRefDescriptor.from_static_shape(b, b.types, t, v).value
            if isinstance(t, MemRefType)
            else v
            for t, v in zip(result_types, results, strict=True)
        ]
    copy_unranked(op, b, result_types, results, to_heap=False)
    b.replace(op, *results)
    return None


def copy_unranked(op: Operation, b: Rewriter, types: list[Type], values: list[Value], to_heap: bool) -> None:  # fmt: skip
    """Copy the descriptors behind unranked memrefs, in place in `values`.

    A callee returns them on the heap; the caller moves them to its stack and frees them.
    """
    from nvlower.passes.finalize_memref_to_llvm.alloc import runtime

    places = [i for i, t in enumerate(types) if isinstance(t, UnrankedMemRefType)]
    if not places:
        return
    index = b.types.index_type
    one, two, word = (L.index_constant(b, n, index) for n in (1, 2, b.types.index_width // 8))
    sizes = []
    for i in places:
        pointers = L.mul(b, two, L.index_constant(b, POINTER_BYTES, index))
        rank = UnrankedMemRefDescriptor(b.types, values[i]).rank(b)
        numbers = L.mul(b, L.add(b, L.mul(b, two, rank), one), word)
        sizes.append(L.add(b, pointers, numbers))
    for i, size in zip(places, sizes, strict=True):
        d = UnrankedMemRefDescriptor(b.types, values[i])
        if to_heap:
            room: Value = L.call(b, runtime(b, op, "malloc"), (size,), (T.ptr(),)).result
        else:
            room = L.alloca(b, size, I8)
        held = d.memory(b)
        b.create("llvm.intr.memcpy", (room, held, size), (), {"isVolatile": FALSE})
        if not to_heap:
            L.call(b, runtime(b, op, "free"), (held,))
        empty = L.poison(b, values[i].type)
        values[i] = L.insert(b, L.insert(b, empty, d.rank(b), 0), room, 1)


@RULES.lowers("func.constant")
def constant(op: Operation, b: Rewriter) -> Failed | None:
    """func.constant @f : () -> ()  =>  llvm.mlir.addressof @f : !llvm.ptr"""
    type = b.type(op.result.type)
    if type is None:
        return b.fail(op, "the function type has no conversion")
    callee: Any = op.properties["value"]
    properties = {"global_name": SymbolRefAttr(callee.root)}
    b.replace(
        op, b.value("llvm.mlir.addressof", (), (type,), properties, attributes=dict(op.attributes))
    )
    return None


def run(op: Operation, options: Options) -> None:
    """Convert every function under `op`."""
    from nvlower.rewrite.conversion import convert
    from nvlower.rewrite.type_converter import LLVMTypeConverter

    types = LLVMTypeConverter.of(
        op, options.index_bitwidth, bare_pointers=options.use_bare_ptr_memref_call_conv
    )
    convert(op, RULES, types, legal={"llvm", "builtin.unrealized_conversion_cast"}, options=options)


PASS = Pass(
    "convert-func-to-llvm",
    "ConvertFuncToLLVMPass",
    "Convert from the Func dialect to the LLVM dialect",
    run,
    options=(
        Option("use-bare-ptr-memref-call-conv", bool, False,
               "Pass memrefs of static shape as bare pointers"),
        Option("index-bitwidth", int, 0, "Width of index in bits; 0: from the data layout"),
    ),
)  # fmt: skip
