"""Verifier rules of llvm constants and of ops of the module level."""

from __future__ import annotations

from nvlower.dialects.callees import resolve
from nvlower.ir.attributes import (
    ArrayAttr,
    DenseElementsAttr,
    DenseResourceElementsAttr,
    DialectAttr,
    FloatAttr,
    IntegerAttr,
    SparseElementsAttr,
    StringAttr,
    SymbolRefAttr,
)
from nvlower.ir.opdef import verify
from nvlower.ir.types import DialectType, FloatType, IntegerType, VectorType

from .types import members

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

_ELEMENTS = (DenseElementsAttr, DenseResourceElementsAttr, SparseElementsAttr)
_NOTHING = ("llvm.mlir.zero", "llvm.zero", "llvm.undef")


@verify.add("llvm.mlir.constant")
def constant(op: Operation) -> None:
    """A value of the result's type: integer, float, elements, string, struct or array."""
    fault = _fault(op.properties["value"], op.results[0].type)
    if fault:
        op.emit_op_error(fault)


def _fault(value: Any, type: Any) -> str:
    """Return what is wrong with a constant."""
    if isinstance(value, StringAttr):
        size = len(value.value.encode("utf-8", "surrogateescape"))
        if _is_array(type) and type.params == (size, IntegerType(8)):
            return ""
        return f"expected array type of {size} i8 elements for the string constant"
    if getattr(type, "name", "") in ("llvm.struct",) or members(type) is not None:
        return _struct_fault(value, members(type) or ())
    if getattr(type, "name", "") == "llvm.target":
        return "does not support target extension type."
    if isinstance(value, IntegerAttr):
        return "" if isinstance(type, IntegerType) else "expected integer type"
    if isinstance(value, FloatAttr):
        return _float_fault(value.type, type)
    if isinstance(value, _ELEMENTS):
        return _elements_fault(value, type)
    if isinstance(value, ArrayAttr):
        if _is_array(type):
            return _array_fault(type, value, 0)
        return "expected array or struct type for array attribute"
    return "only supports integer, float, string or elements attributes"


def _is_array(type: Any) -> bool:
    return isinstance(type, DialectType) and type.name == "llvm.array"


def _float_fault(given: FloatType, type: Any) -> str:
    if isinstance(type, FloatType):
        return "" if type is given else "attribute and type have different float semantics"
    if isinstance(type, IntegerType) and type.width != given.width:
        return f"expected integer type of width {given.width}"
    return ""


def _struct_fault(value: Any, types: Any) -> str:
    if not isinstance(value, ArrayAttr):
        return "expected array attribute for struct type"
    if len(value.elements) != len(types):
        return f"expected array attribute of size {len(types)}"
    if not all(isinstance(t, IntegerType | FloatType) for t in types):
        return "expected struct element types to be floating point type or integer type"
    for i, (v, t) in enumerate(zip(value.elements, types, strict=True)):
        if not isinstance(v, IntegerAttr | FloatAttr):
            return "expected element of array attribute to be floating point or integer"
        if v.type is not t:
            return f"struct element at index {i} is of wrong type"
    return ""


def _elements(type: Any) -> int | None:
    """Return the number of scalars in a vector or array, None for other types."""
    if isinstance(type, VectorType):
        return type.num_elements
    if _is_array(type):
        count, inner = type.params
        more = _elements(inner)
        return int(count) * (1 if more is None else more)
    return None


def _scalar(type: Any) -> Any:
    while isinstance(type, VectorType) or _is_array(type):
        type = type.element_type if isinstance(type, VectorType) else type.params[1]
    return type


def _scalable(type: Any) -> bool:
    while _is_array(type):
        type = type.params[1]
    return isinstance(type, VectorType) and any(type.scalable)


def _elements_fault(value: Any, type: Any) -> str:
    if _scalable(type):
        splat = isinstance(value, DenseElementsAttr) and value.is_splat
        return "" if splat else "scalable vector type requires a splat attribute"
    wanted = _elements(type)
    if wanted is None:
        return "expected vector or array type"
    if wanted != value.type.num_elements:
        return (
            "type and attribute have a different number of elements:"
            f" {wanted} vs. {value.type.num_elements}"
        )
    given, kept = value.type.element_type, _scalar(type)
    if isinstance(given, FloatType):
        return _float_fault(given, kept)
    if isinstance(given, IntegerType) and not isinstance(kept, IntegerType):
        return "expected integer element type for integer elements attribute"
    return ""


def _is_nothing(attr: Any) -> bool:
    return isinstance(attr, DialectAttr) and attr.name in _NOTHING


def _array_fault(type: Any, value: ArrayAttr, dim: int) -> str:
    """Check that the nesting of an array attribute is that of the type."""
    count, element = type.params
    if len(value.elements) != count:
        return (
            f"array attribute size does not match array type size in dimension {dim}:"
            f" {len(value.elements)} vs. {count}"
        )
    inner = None if _is_array(element) else members(element)
    if not _is_array(element) and inner is None:
        return "for array with an array attribute must have a struct element type"
    what = f"sub-array in dimension {dim} at" if inner is None else "struct element at"
    for i, v in enumerate(value.elements):
        if _is_nothing(v):
            continue
        if not isinstance(v, ArrayAttr):
            return f"nested attribute for {what} index {i} must be a zero, or undef, or array attribute"
        if inner is None:
            fault = _array_fault(element, v, dim + 1)
            if fault:
                return fault
        elif len(v.elements) != len(inner):
            return (
                f"nested array attribute size for struct element at index {i} must match struct"
                f" size: {len(v.elements)} vs. {len(inner)}"
            )
    return ""


@verify.add("llvm.mlir.global_ctors", "llvm.mlir.global_dtors")
def structors(op: Operation) -> None:
    """As many priorities and data as functions, which exist."""
    word = "ctors" if op.name.endswith("ctors") else "dtors"
    functions: Any = op.properties[word]
    priorities: Any = op.properties["priorities"]
    data: Any = op.properties["data"]
    for d in data.elements:
        if not (isinstance(d, SymbolRefAttr) and not d.nested) and not _is_nothing(d):
            op.emit_error("data element must be symbol or #llvm.zero")
            return
    counts = {len(x.elements) for x in (functions, priorities, data)}
    if len(counts) != 1:
        op.emit_error(f"{word}, priorities, and data must have the same number of elements")
        return
    for f in functions.elements:
        found = resolve(op, f)
        if found is None or found.name != "llvm.func":
            op.emit_op_error(f"'{f.root}' does not reference a valid LLVM function")
            return
        if not found.regions[0].blocks:
            op.emit_op_error(f"'{f.root}' does not have a definition")
            return


def _at_module_level(op: Operation) -> bool:
    parent = op.parent_op
    if parent is None or (
        parent.has_trait("SymbolTable") and parent.has_trait("IsolatedFromAbove")
    ):
        return True
    op.emit_op_error("must appear at the module level")
    return False


@verify.add("llvm.linker_options")
def linker_options(op: Operation) -> None:
    """In a module."""
    _at_module_level(op)


@verify.add("llvm.module_flags")
def module_flags(op: Operation) -> None:
    """Flags, in a module."""
    flags: Any = op.properties["flags"]
    if _at_module_level(op) and any(
        getattr(f, "name", "") != "llvm.mlir.module_flag" for f in flags.elements
    ):
        op.emit_op_error("expected a module flag attribute")
