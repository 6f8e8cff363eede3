"""The functions that ``llvm.emit_c_interface`` asks for: ``@_mlir_ciface_f`` takes memrefs by address.

Source: FuncToLLVM.cpp (wrapForExternalCallers, wrapExternalFunction).
"""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.attributes import ArrayAttr, DialectAttr, DictionaryAttr, StringAttr, TypeAttr
from nvlower.ir.core import Region
from nvlower.ir.types import DialectType, MemRefType, UnrankedMemRefType
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.memref_descriptor import MemRefDescriptor, UnrankedMemRefDescriptor

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.attributes import Attribute
    from nvlower.ir.core import Operation, Value
    from nvlower.ir.types import FunctionType, Type
    from nvlower.rewrite.rewriter import Rewriter


class Wrapper:
    """The function with the C interface next to the lowered function of `op`."""

    def __init__(self, op: Operation, b: Rewriter, function: Operation) -> None:
        held: Any = op.properties["function_type"]
        name: Any = op.properties["sym_name"]
        self.op, self.b, self.function = op, b, function
        self.type: FunctionType = held.value
        self.name = f"_mlir_ciface_{name.value}"
        self.packed: Type = b.types.results_type(self.type.results, False)
        self.by_address = isinstance(self.packed, DialectType) and self.packed.name == "llvm.struct"
        self.inputs = [T.ptr()] if self.by_address else []
        for t in self.type.inputs:
            by_address = isinstance(t, MemRefType | UnrankedMemRefType)
            self.inputs.append(T.ptr() if by_address else b.type(t))

    @property
    def results(self) -> tuple[Type, ...]:
        """Return the result types of the call of the real function."""
        return (self.packed,) if self.type.results else ()

    def declare(self) -> Operation:
        """Create the wrapper without a body."""
        result = T.void() if self.by_address else self.packed
        props: dict[str, Attribute] = {
            "sym_name": StringAttr(self.name),
            "function_type": TypeAttr(T.func(result, tuple(self.inputs))),
        }
        given = self.op.properties
        arguments = given.get("arg_attrs")
        if isinstance(arguments, ArrayAttr):
            head = (DictionaryAttr(()),) * self.by_address
            props["arg_attrs"] = ArrayAttr((*head, *arguments.elements))
        if "res_attrs" in given and not self.by_address:
            props["res_attrs"] = given["res_attrs"]
        visibility = self.function.properties.get("sym_visibility")
        if visibility is not None:
            props["sym_visibility"] = visibility
        attributes = {k: v for k, v in self.op.attributes.items() if k not in CONSUMED}
        self.b.at_op(self.op)
        return self.b.create("llvm.func", (), (), props, attributes, (Region(),))

    def for_callers(self) -> None:
        """Build the wrapper that loads descriptors and calls the real function."""
        b = self.b
        block = b.create_block(self.declare().regions[0], self.inputs)
        values: list[Value] = []
        for a, t in zip(block.arguments[self.by_address :], self.type.inputs, strict=True):
            if isinstance(t, MemRefType):
                loaded = L.load(b, a, b.types.descriptor(t))
                values.extend(MemRefDescriptor(b.types, t, loaded).unpack(b))
            elif isinstance(t, UnrankedMemRefType):
                values.extend(UnrankedMemRefDescriptor(b.types, L.load(b, a, b.type(t))).unpack(b))
            else:
                values.append(a)
        name: Any = self.op.properties["sym_name"]
        call = L.call(b, name.value, values, self.results)
        if self.by_address:
            L.store(b, call.result, block.arguments[0])
        self._return(None if self.by_address or not call.results else call.result)

    def for_declaration(self) -> None:
        """Declare the wrapper; the function packs its arguments into memory and calls that."""
        b, function = self.b, self.function
        self.declare()
        function.properties["linkage"] = DialectAttr("llvm.linkage", ("private",))
        held: Any = function.properties["function_type"]
        block = b.create_block(function.regions[0], held.value.params[1])
        rest = list(block.arguments)
        values: list[Value] = []
        if self.by_address:
            values.append(self._room(self.packed))
        for t in self.type.inputs:
            if isinstance(t, MemRefType):
                count = 3 + 2 * t.rank
                packed = MemRefDescriptor.pack(b, b.types, t, rest[:count]).value
            elif isinstance(t, UnrankedMemRefType):
                count = 2
                packed = UnrankedMemRefDescriptor.pack(b, b.types, t, rest[:count]).value
            else:
                values.append(rest.pop(0))
                continue
            room = self._room(packed.type)
            L.store(b, packed, room)
            values.append(room)
            del rest[:count]
        call = L.call(b, self.name, values, () if self.by_address else self.results)
        if self.by_address:
            self._return(L.load(b, values[0], self.packed))
        else:
            self._return(call.result if call.results else None)

    def _room(self, type: Type) -> Value:
        return L.alloca(self.b, self.b.types.constant_index(self.b, 1), type)

    def _return(self, value: Value | None) -> None:
        self.b.create("llvm.return", (value,), ())


CONSUMED = ("llvm.linkage", "func.varargs", "llvm.readnone")
"""Discardable attributes of a function that its lowering reads, and the wrapper does not get."""
