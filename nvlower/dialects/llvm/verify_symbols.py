"""Verifier rules of llvm functions, globals, constants and calls."""

from __future__ import annotations

from nvlower import import_module
from nvlower.dialects.callees import resolve
from nvlower.dialects.effect_table import has_no_effect
from nvlower.dialects.functions import check_entry, check_function
from nvlower.ir.attributes import (
    DenseElementsAttr,
    DialectAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
)
from nvlower.ir.opdef import verify
from nvlower.ir.types import DialectType, IntegerType

from .types import is_pointer

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
        if not (table.has_trait("SymbolTable") and table.has_trait("IsolatedFromAbove")):
            op.emit_op_error("must appear at the module level")
            return
    value: Any = op.properties.get("value")
    target = isinstance(type, DialectType) and type.name == "llvm.target"
    if (
        target
        and value is not None
        and not (isinstance(value, DialectAttr) and value.name == "llvm.zero")
    ):
        op.emit_op_error(
            "global with target extension type can only be initialized with zero-initializer"
        )
        return
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
    alignment: Any = op.properties.get("alignment")
    if alignment is not None and alignment.value & (alignment.value - 1):
        op.emit_error("alignment attribute is not a power of 2")
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
        else:
            _effects(op, "ops with side effects not allowed in global initializers")


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
    if import_module("nvlower.dialects.llvm.verify_calls").consistent_pads(op):
        repeated_tag(op)


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
    elif _linkage(found) == "extern_weak":
        op.emit_op_error("target function with 'extern_weak' linkage not allowed")


@verify.add("llvm.comdat#regions")
def comdat(op: Operation) -> None:
    """Selectors, and nothing else."""
    for block in op.regions[0].blocks:
        for inner in block.ops:
            if inner.name != "llvm.comdat_selector":
                inner.emit_error("only comdat selector symbols can appear in a comdat region")
                return


@verify.add("llvm.blockaddress")
def blockaddress(op: Operation) -> None:
    """A tag that stands in the function."""
    place: Any = op.properties["block_addr"]
    name, tag = place.params
    found = resolve(op, name)
    if found is None or found.name != "llvm.func":
        op.emit_op_error("must reference a function defined by 'llvm.func'")
    elif tag not in _tags(found):
        op.emit_op_error("expects an existing block label target in the referenced function")


def _tags(function: Operation) -> list[Any]:
    """Return the tags of a function's blocks."""
    return [
        inner.properties.get("tag")
        for block in function.regions[0].blocks
        for inner in block.ops
        if inner.name == "llvm.blocktag"
    ]


def repeated_tag(function: Operation) -> bool:
    """Report a tag that two blocks of a function have."""
    seen = set()
    for block in function.regions[0].blocks:
        for inner in block.ops:
            if inner.name != "llvm.blocktag":
                continue
            tag: Any = inner.properties.get("tag")
            if tag is not None and tag in seen:
                inner.emit_error(f"duplicate block tag '{tag.params[0]}' in the same function: ")
                return True
            seen.add(tag)
    return False


@verify.add("llvm.mlir.alias")
def alias(op: Operation) -> None:
    """A type that memory holds."""
    from .verify import valid_global_type

    type: Any = op.properties["alias_type"].value  # type: ignore[attr-defined]
    if not valid_global_type(type):
        op.emit_op_error("expects type to be a valid element type for an LLVM global alias")
        return
    linkage = _linkage(op)
    if linkage in ("appending", "common", "extern_weak"):
        op.emit_op_error(
            f"'{linkage}' linkage not supported in aliases, available options: private, internal,"
            " linkonce, weak, linkonce_odr, weak_odr, external or available_externally"
        )
        return
    last = op.regions[0].entry.last if op.regions[0].blocks else None
    if last is None or last.name != "llvm.return":
        return
    if not last.operands or not is_pointer(last.operands[0].type):
        op.emit_op_error("initializer region must always return a pointer")
        return
    _effects(op, "ops with side effects are not allowed in alias initializers")


def _effects(op: Operation, message: str) -> None:
    """Refuse ops with effects in an initializer."""
    for inner in op.regions[0].entry.ops:
        if not has_no_effect(inner):
            inner.emit_error(message)
            return
