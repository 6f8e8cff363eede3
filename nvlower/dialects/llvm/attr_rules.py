"""What upstream's verifiers of the llvm dialect's attributes refuse, and kinds of parameters."""

from __future__ import annotations

from nvlower.ir.attributes import ArrayAttr, DialectAttr, DistinctAttr, IntegerAttr, StringAttr

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def _is(attr: Any, name: str) -> bool:
    return isinstance(attr, DialectAttr) and attr.name == name


def target_features(features: Any) -> str:
    """Return what is wrong with the features of a target, "" for nothing."""
    for feature in features or ():
        if not feature.value:
            return "target features can not be null or empty"
        if feature.value[0] not in "+-":
            return "target features must start with '+' or '-'"
        if "," in feature.value:
            return "target features can not contain ','"
    return ""


def alias_scope(id: Any, *_: Any) -> str:
    """Return what is wrong with the identity of an alias scope."""
    if isinstance(id, StringAttr | DistinctAttr):
        return ""
    return "id of an alias scope must be a StringAttr or a DistrinctAttr"


def module_flag(_: Any, key: Any, value: Any) -> str:
    """Return what is wrong with the value of a module flag."""
    if key.value == "CG Profile":
        entries = value.elements if isinstance(value, ArrayAttr) else (None,)
        if all(_is(e, "llvm.cgprofile_entry") for e in entries):
            return ""
        return "'CG Profile' key expects an array of '#llvm.cgprofile_entry'"
    if key.value == "ProfileSummary":
        if _is(value, "llvm.profile_summary"):
            return ""
        return "'ProfileSummary' key expects a '#llvm.profile_summary' attribute"
    if isinstance(value, IntegerAttr | StringAttr):
        return ""
    return f"only integer and string values are currently supported for unknown key '{key}'"


RULES: dict[str, Callable[..., str]] = {
    "llvm.alias_scope": alias_scope,
    "llvm.mlir.module_flag": module_flag,
    "llvm.target_features": target_features,
}

_SCOPES = frozenset(
    f"llvm.di_{n}"
    for n in (
        "common_block", "compile_unit", "composite_type", "file", "lexical_block",
        "lexical_block_file", "module", "namespace", "subprogram",
    )
)  # fmt: skip
_TYPES = frozenset(
    f"llvm.di_{n}_type" for n in ("basic", "composite", "derived", "null", "string", "subroutine")
)
_VARIABLES = frozenset(("llvm.di_global_variable", "llvm.di_local_variable"))

KINDS = {
    "TBAANodeAttr": frozenset(("llvm.tbaa_root", "llvm.tbaa_type_desc")),
    "DIScopeAttr": _SCOPES,
    "DITypeAttr": _TYPES,
    "DIVariableAttr": _VARIABLES,
    "DINodeAttr": _SCOPES
    | _TYPES
    | _VARIABLES
    | frozenset(
        f"llvm.di_{n}"
        for n in ("annotation", "generic_subrange", "imported_entity", "label", "subrange")
    ),
}
"""Which attributes are of a kind that parameters are declared as."""
