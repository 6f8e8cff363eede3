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
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from nvlower.ir.core import Region
from nvlower.ir.types import I1, I8, I32, MemRefType, UnrankedMemRefType
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


def uses_bare_pointers(op: Operation | None, b: Rewriter) -> bool:
    """Tell whether a function passes memrefs as pointers: by option or ``llvm.bareptr``."""
    if getattr(b.options, "use_bare_ptr_memref_call_conv", False) or b.types.bare_pointers:
        return True
    return op is not None and "llvm.bareptr" in op.attributes


def calls_bare(op: Operation, b: Rewriter) -> bool:
    """Tell whether the callee of a direct call takes memrefs as pointers."""
    if op.name == "func.call_indirect":
        return uses_bare_pointers(None, b)
    found = b.types.bare_callees
    if found is None:
        ops = (o for o in b.driver.root.walk() if "llvm.bareptr" in o.attributes)
        found = b.types.bare_callees = {getattr(o.get_attr("sym_name"), "value", "") for o in ops}
    callee: Any = op.properties["callee"]
    return uses_bare_pointers(None, b) or callee.root in found


def function_properties(op: Operation, types: Any, bare: bool) -> dict[str, Attribute] | str:
    """Return the inherent attributes of the llvm.func for `op`, or why there are none."""
    function_type: Any = op.properties["function_type"]
    flag = op.attributes.get("func.varargs")
    variadic = isinstance(flag, IntegerAttr) and flag.type is I1 and bool(flag.value)
    signature = types.function_type(function_type.value, variadic, bare)
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
    if isinstance(visibility, StringAttr) and visibility.value != "public":
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


def _refused(op: Operation, b: Rewriter, reason: str) -> Failed:
    """Report an attribute of the wrong type."""
    op.emit_error(reason)
    return b.fail(op, reason)


@RULES.lowers("func.func")
def func(op: Operation, b: Rewriter) -> Failed | None:
    """func.func @f(%a: memref<?xf32>)  =>  llvm.func @f(%a: !llvm.ptr, ..., %e: i64)"""
    bare = uses_bare_pointers(op, b)
    properties = function_properties(op, b.types, bare)
    if isinstance(properties, str):
        return b.fail(op, properties)
    attributes = dict(op.attributes)
    attributes.pop("func.varargs", None)
    linkage = attributes.pop("llvm.linkage", None)
    if linkage is not None:
        if not isinstance(linkage, DialectAttr) or linkage.name != "llvm.linkage":
            return _refused(op, b, "Contains llvm.linkage attribute not of type LLVM::LinkageAttr")
        properties["linkage"] = linkage
    pure = attributes.pop("llvm.readnone", None)
    if pure is not None:
        if not isinstance(pure, UnitAttr):
            return _refused(op, b, "Contains llvm.readnone attribute not of type UnitAttr")
        properties["memory_effects"] = NO_MEMORY
    new = replace_function(op, b, properties, attributes, bare)
    if isinstance(new, str):
        return b.fail(op, new)
    if bare or not isinstance(op.attributes.get("llvm.emit_c_interface"), UnitAttr):
        return None
    from .c_interface import Wrapper

    held: Any = properties["function_type"]
    if held.value.params[2]:
        return b.fail(op, "C interface for variadic functions is not supported yet.")
    wrapper = Wrapper(op, b, new)
    if new.regions[0].blocks:
        wrapper.for_callers()
    else:
        wrapper.for_declaration()
    return None


def replace_function(op: Operation, b: Rewriter, properties: dict[str, Any], attributes: dict[str, Any], bare: bool) -> Operation | str:  # fmt: skip
    """Build the llvm.func with the body of `op`, its entry block's arguments converted.

    Returns the function, or why an argument has no conversion.
    """
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
                return f"argument #{a.index}: {b.types.why_not(a.type)}"
            signature.add(types, a.index)
        b.inline_region(op.regions[0], new.regions[0])
        b.apply_signature(new.regions[0].blocks[0], signature)
    b.erase(op)
    return new


@RULES.lowers("func.return", remap=True)
def returns(op: Operation, b: Rewriter) -> Failed | None:
    """func.return %a, %b  =>  pack the results into one struct, llvm.return"""
    bare = uses_bare_pointers(op.parent_op, b)
    values: list[Value] = []
    for old in op.operands:
        new = b[old]
        if isinstance(new, list):
            return b.fail(op, f"{old.type} is not one value after conversion")
        if bare and isinstance(old.type, MemRefType) and b.types.can_be_bare(old.type):
            new = MemRefDescriptor(b.types, old.type, new).aligned(b)
        values.append(new)
    packed = b.types.results_type([v.type for v in op.operands], bare)
    unranked = any(isinstance(v.type, UnrankedMemRefType) for v in op.operands)
    if (len(values) > 1 and packed is None) or (bare and unranked):
        return b.fail(op, "a result cannot be returned as a bare pointer")
    if not bare:
        copy_unranked(op, b, [v.type for v in op.operands], values, to_heap=True)
    attributes = dict(op.attributes)
    if len(values) > 1:
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
    bare = calls_bare(op, b)
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
    results: list[Value] = []
    for i, t in enumerate(result_types):
        value = L.extract(b, new.result, i) if len(result_types) > 1 else new.result
        if bare and isinstance(t, MemRefType):
            value = MemRefDescriptor.from_static_shape(b, b.types, t, value).value
        results.append(value)
    copy_unranked(op, b, result_types, results, to_heap=False)
    b.replace(op, *results)
    return None


def copy_unranked(op: Operation, b: Rewriter, types: list[Type], values: list[Value], to_heap: bool) -> None:  # fmt: skip
    """Copy the descriptors behind unranked memrefs, in place in `values`.

    A callee returns them on the heap; the caller moves them to its stack and frees them.
    """
    from nvlower.passes.finalize_memref_to_llvm.alloc import runtime

    index = b.types.index_type
    for i, t in enumerate(types):
        if not isinstance(t, UnrankedMemRefType):
            continue
        d = UnrankedMemRefDescriptor(b.types, values[i])
        one, two, word = (L.index_constant(b, n, index) for n in (1, 2, b.types.index_width // 8))
        pointers = L.mul(b, two, L.index_constant(b, POINTER_BYTES, index))
        numbers = L.mul(b, L.add(b, L.mul(b, two, d.rank(b)), one), word)
        size = L.add(b, pointers, numbers)
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


def run(op: Operation, options: Options) -> bool:
    """Convert every function under `op`; False if nothing changed."""
    from nvlower.rewrite.conversion import convert
    from nvlower.rewrite.type_converter import LLVMTypeConverter

    types = LLVMTypeConverter.of(
        op, options.index_bitwidth, bare_pointers=options.use_bare_ptr_memref_call_conv
    )
    legal = {"llvm", "builtin.unrealized_conversion_cast"}
    return convert(op, RULES, types, legal=legal, options=options)


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
