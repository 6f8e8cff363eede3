"""Aliases: which types and attributes get one, in what order, under what name."""

from __future__ import annotations

from nvlower.ir.attributes import (
    UNIT,
    AffineMapAttr,
    DenseArrayAttr,
    DenseElementsAttr,
    DialectAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSetAttr,
)
from nvlower.ir.location import UNKNOWN, CallSiteLoc, FileLineColLoc, Location, NameLoc
from nvlower.ir.storage import Storage
from nvlower.ir.types import TupleType, Type

from .printer_names import sanitize

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

ALIASED = frozenset((
    "llvm.access_group", "llvm.alias_scope", "llvm.alias_scope_domain", "llvm.di_basic_type",
    "llvm.di_common_block", "llvm.di_compile_unit", "llvm.di_composite_type",
    "llvm.di_derived_type", "llvm.di_file", "llvm.di_global_variable",
    "llvm.di_global_variable_expression", "llvm.di_imported_entity", "llvm.di_label",
    "llvm.di_lexical_block", "llvm.di_lexical_block_file", "llvm.di_local_variable",
    "llvm.di_module", "llvm.di_namespace", "llvm.di_null_type", "llvm.di_string_type",
    "llvm.di_subprogram", "llvm.di_subroutine_type", "llvm.loop_annotation", "llvm.loop_vectorize",
    "llvm.loop_interleave", "llvm.loop_unroll", "llvm.loop_unroll_and_jam", "llvm.loop_licm",
    "llvm.loop_distribute", "llvm.loop_pipeline", "llvm.loop_peeled", "llvm.loop_unswitch",
    "llvm.tbaa_root", "llvm.tbaa_tag", "llvm.tbaa_type_desc",
))  # fmt: skip
"""Dialect attributes that are printed as aliases, named by their mnemonic."""

_PARTS: dict[Any, Callable[[Any], tuple[Location, ...]]] = {
    FileLineColLoc: lambda x: (),
    NameLoc: lambda x: () if x.child is UNKNOWN else (x.child,),
    CallSiteLoc: lambda x: (x.callee, x.caller),
}
"""What is printed inside the commonest locations."""

_plain: set[Any] = set()  # known to hold nothing with an alias


def alias_base(x: Any) -> str:
    """Return the name (without number) of the alias of `x`, "" where it has none."""
    if isinstance(x, DialectAttr):
        return x.name[5:] if x.name in ALIASED else ""
    if isinstance(x, AffineMapAttr):
        return "map"
    if isinstance(x, Location):
        return "loc"
    if isinstance(x, IntegerSetAttr):
        return "set"
    if isinstance(x, DistinctAttr):
        return "" if x.referenced is UNIT else "distinct"
    if isinstance(x, TupleType) and len(x.types) > 16:
        return "tuple"
    return ""


def alias_holders(seen: set[Any]) -> set[Any]:
    """Return the types and attributes that are or hold what is printed by module: an alias, or a
    distinct attribute with its number.
    """
    return set(filter(_holds_alias, seen - _plain))


def _holds_alias(x: Any) -> bool:
    if x in _plain:
        return False
    if alias_base(x) or isinstance(x, DistinctAttr):
        return True
    _plain.add(x)  # also ends recursion through mutable types
    for child in x.children():
        if _holds_alias(child):
            _plain.discard(x)
            return True
    body = getattr(x, "body_types", None)
    return any(map(_holds_alias, body())) if body is not None else False


class Alias:
    """What is known of one type or attribute while searching."""

    __slots__ = ("base", "children", "deferrable", "depth", "is_type", "text")

    def __init__(self, base: str, is_type: bool, deferrable: bool) -> None:
        self.base = base
        self.is_type = is_type
        self.deferrable = deferrable
        self.depth = 1 if base else 0
        self.children: list[Alias] = []
        self.text = ""


class Search:
    """Collects aliases in the order in which printing meets them."""

    __slots__ = ("found",)

    def __init__(self) -> None:
        self.found: dict[Any, Alias] = {}

    def visit(self, x: Any, deferrable: bool = False) -> Alias:
        """Meet a type or attribute: itself first, then what is printed inside it."""
        found = self.found.get(x)
        if found is not None:
            if not deferrable:
                _keep_early(found)
            return found
        parts = _PARTS.get(x.__class__)
        if parts is not None:
            return self.visit_location(x, parts(x), deferrable)
        base = alias_base(x)
        if base:
            base = sanitize(base, "$_-", trailing_digit=False)
        found = self.found[x] = Alias(base, isinstance(x, Type), deferrable)
        deepest = 0
        children = found.children

        def nested(y: Storage) -> str:
            nonlocal deepest
            inner = self.visit(y, deferrable)
            children.append(inner)
            deepest = max(deepest, inner.depth)
            return inner.text

        if isinstance(x, AffineMapAttr | IntegerSetAttr | FloatAttr | IntegerAttr | DenseArrayAttr):
            found.text = str(x)
        elif isinstance(x, DenseElementsAttr):
            nested(x.type)
            found.text = "dense<>"
        else:
            found.text = x.syntax(nested)
        if deepest:
            found.depth = deepest + 1
        return found

    def visit_location(self, x: Any, parts: tuple[Location, ...], deferrable: bool) -> Alias:
        """Meet a location and the ones printed inside it; its text is of no use here."""
        found = self.found[x] = Alias("loc", False, deferrable)
        for part in parts:
            inner = self.visit(part, deferrable)
            found.children.append(inner)
            found.depth = max(found.depth, inner.depth + 1)
        return found

    def finish(self) -> tuple[dict[Any, str], list[Any], list[Any]]:
        """Return storage to alias text, and those defined before and after the module."""
        order = sorted(
            [(a.depth, not a.is_type, a.base, i) for i, a in enumerate(self.found.values())]
        )
        items = list(self.found.items())
        counts: dict[str, int] = {}
        texts: dict[Any, str] = {}
        early: list[Any] = []
        late: list[Any] = []
        for _, _, base, i in order:
            if not base:
                continue
            x, alias = items[i]
            n = counts.get(base, 0)
            counts[base] = n + 1
            texts[x] = f"{'!' if alias.is_type else '#'}{base}{n or ''}"
            (late if alias.deferrable else early).append(x)
        return texts, early, late


def _keep_early(alias: Alias) -> None:
    """Mark an alias, and all inside it, as one that must stand before its use."""
    if alias.deferrable:
        alias.deferrable = False
        for child in alias.children:
            _keep_early(child)
