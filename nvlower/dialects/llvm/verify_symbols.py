"""Verifier rules of llvm functions, globals, constants and calls."""

from __future__ import annotations

from nvlower import import_module
from nvlower.dialects.callees import resolve
from nvlower.dialects.functions import check_entry, check_function
from nvlower.ir.attributes import (
    DenseElementsAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
)
from nvlower.ir.opdef import verify
from nvlower.ir.types import DialectType, IntegerType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation


def _void(type: Any) -> bool:
    return isinstance(type, DialectType) and type.name == "llvm.void"


@verify.add("llvm.mlir.addressof")
def addressof(op: Operation) -> None:
    """A global, alias or function; a pointer to its address space."""
    found = resolve(op, op.properties["global_name"])
    if found is None or found.name not in (
        "llvm.mlir.global", "llvm.mlir.alias", "llvm.func", "llvm.mlir.ifunc",
    ):  # fmt: skip
        op.emit_op_error(
            "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or"
            " 'llvm.func' or 'llvm.mlir.ifunc'"
        )
        return
    if found.name in ("llvm.mlir.global", "llvm.mlir.alias"):
        space: Any = found.properties.get("addr_space")
        type: Any = op.results[0].type
        if (0 if space is None else space.value) != type.params[0]:
            op.emit_op_error(
                "pointer address space must match address space of the referenced global or alias"
            )


def _bytes_of(type: Any, size: int) -> bool:
    return (
        isinstance(type, DialectType)
        and type.name == "llvm.array"
        and type.params == (size, IntegerType(8))
    )


def _linkage(op: Operation) -> str:
    found: Any = op.properties.get("linkage")
    return "external" if found is None else found.params[0]


@verify.add("llvm.mlir.global")
def global_(op: Operation) -> None:
    """A type that memory holds, a value or initializer that fits it and the linkage."""
    from .verify import valid_global_type

    type: Any = op.properties["global_type"].value  # type: ignore[attr-defined]
    if not valid_global_type(type):
        op.emit_op_error("expects type to be a valid element type for an LLVM global")
        return
    if op.parent_op is not None and op.parent_op.definition is not None:
        table = op.parent_op
        if not table.has_trait("SymbolTable"):
            op.emit_op_error("must appear at the module level")
            return
    value: Any = op.properties.get("value")
    if isinstance(value, StringAttr):
        size = len(value.value.encode("utf-8", "surrogateescape"))
        if not _bytes_of(type, size):
            op.emit_op_error(
                "requires an i8 array type of the length equal to that of the string attribute"
            )
            return
    if not check_comdat(op):
        return
    linkage = _linkage(op)
    body = op.regions[0]
    if linkage == "common" and not _is_zero(value):
        op.emit_op_error(f"expected zero value for '{linkage}' linkage")
        return
    if linkage == "appending" and getattr(type, "name", "") != "llvm.array":
        op.emit_op_error(f"expected array type for '{linkage}' linkage")
        return
    if body.blocks:
        if value is not None:
            op.emit_op_error("cannot have both initializer value and region")
            return
        last = body.entry.last
        if last is None or last.name != "llvm.return":
            return
        if not last.operands:
            op.emit_op_error("initializer region cannot return void")
        elif last.operands[0].type is not type:
            op.emit_op_error(
                f"initializer region type '{last.operands[0].type}' does not match global type"
                f" '{type}'"
            )


def _is_zero(value: Any) -> bool:
    if value is None:
        return True
    if isinstance(value, IntegerAttr):
        return value.value == 0
    if isinstance(value, FloatAttr):
        return value.bits == 0
    return isinstance(value, DenseElementsAttr) and not any(value.data)


@verify.add("llvm.func")
def function(op: Operation) -> None:
    """Linkage, declarations, arguments of LLVM types."""
    type: Any = op.properties["function_type"].value  # type: ignore[attr-defined]
    inputs = type.params[1]
    if not check_function(op, inputs, (type.params[0],)) or not check_entry(op, inputs):
        return
    if not check_comdat(op):
        return
    linkage = _linkage(op)
    if linkage == "common":
        op.emit_op_error("functions cannot have 'common' linkage")
        return
    body = op.regions[0]
    if not body.blocks:
        if linkage not in ("external", "extern_weak"):
            op.emit_op_error("external functions must have 'external' or 'extern_weak' linkage")
        return
    import_module("nvlower.dialects.llvm.verify_calls").consistent_pads(op)


def check_comdat(op: Operation) -> bool:
    """Report a comdat that is no selector; tell whether all is well."""
    found = op.properties.get("comdat")
    if found is None:
        return True
    selector = resolve(op, found)
    if selector is not None and selector.name == "llvm.comdat_selector":
        return True
    op.emit_error("expected comdat symbol")
    return False


@verify.add("llvm.dso_local_equivalent")
def dso_local_equivalent(op: Operation) -> None:
    """A function or an alias."""
    found = resolve(op, op.properties["function_name"])
    if found is None or found.name not in ("llvm.func", "llvm.mlir.alias"):
        op.emit_op_error("must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'")


@verify.add("llvm.mlir.alias")
def alias(op: Operation) -> None:
    """A type that memory holds."""
    from .verify import valid_global_type

    type: Any = op.properties["alias_type"].value  # type: ignore[attr-defined]
    if not valid_global_type(type):
        op.emit_op_error("expects type to be a valid element type for an LLVM global alias")
