"""Folding one op: its folder, the folds that its traits allow, and constants."""

from __future__ import annotations

from nvlower.ir.core import Operation, Value
from nvlower.ir.opdef import fold, op_definition

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.attributes import Attribute
    from nvlower.ir.location import Location
    from nvlower.ir.types import Type

CONSTANTS: dict[str, Any] = {
    "arith.constant": "value",
    "index.constant": "value",
    "index.bool.constant": "value",
    "complex.constant": "value",
    "func.constant": "value",
    "ub.poison": "value",
    "llvm.mlir.constant": "value",
    "llvm.mlir.addressof": "global_name",
    "llvm.mlir.zero": None,
    "llvm.mlir.undef": None,
    "llvm.mlir.poison": None,
    "llvm.blockaddress": "block_addr",
    "llvm.dso_local_equivalent": "function_name",
}
"""Constant-like ops and the property that holds their value (None: they have no attribute)."""


def constant_value(value: Value) -> Any:
    """Return the attribute that `value` is known to be, None if it is no constant."""
    owner = value.owner
    if type(owner) is Operation and owner.name in CONSTANTS:
        key = CONSTANTS[owner.name]
        if key is not None:
            return owner.properties.get(key)
        from nvlower.ir.attributes import DialectAttr

        return DialectAttr("llvm." + owner.name.rpartition(".")[2])
    return None


def folder_of(name: str) -> Callable[[Operation], list[Any] | None] | None:
    """Return the function that folds ops called `name`, None where nothing can."""
    found = _FOLDERS.get(name, _MISSING)
    if found is _MISSING:
        found = _FOLDERS[name] = _folder(name)
    return found  # type: ignore[no-any-return]


_MISSING: Any = object()
_FOLDERS: dict[str, Any] = {}


def _folder(name: str) -> Callable[[Operation], list[Any] | None] | None:
    """Make the function that folds ops called `name`; None where nothing can."""
    if name in CONSTANTS:
        return None
    function = fold.get(name)
    definition = op_definition(name)
    commutes = definition is not None and bool({"Commutative", "IsCommutative"} & definition.traits)
    if function is None and not commutes:
        return None

    def run(op: Operation) -> list[Any] | None:
        constants = [
            constant_value(v) if type(o := v.owner) is Operation and o.name in CONSTANTS else None
            for v in op.operands
        ]
        found: list[Any] | None = None if function is None else function(op, constants)
        if commutes and not found and _constants_last(op, constants):
            return []
        return found

    return run


def _constants_last(op: Operation, constants: list[Any]) -> bool:
    """Move constant operands behind the others, keeping both orders; tell if that changed it."""
    seen = False
    for c in constants:
        if c is not None:
            seen = True
        elif seen:
            break
    else:
        return False
    pairs = list(zip(op.operands, constants, strict=True))
    op.set_operands([v for v, c in pairs if c is None] + [v for v, c in pairs if c is not None])
    return True


def make_constant(folded: str, value: Attribute, type: Type, loc: Location) -> Operation | None:
    """Return a detached constant op as the dialect of op `folded` makes it, None if it cannot."""
    from .constants import materialize

    found = materialize(folded.partition(".")[0], value, type)
    if found is None:
        return None
    name, properties = found
    return Operation(name, (), (type,), properties, None, (), (), loc, op_definition(name))
