"""Debug information: the DI attributes of the llvm dialect, and locations, as metadata."""

from __future__ import annotations

from nvlower.ir.attributes import IntegerAttr, StringAttr

from .attributes import keyword
from .types import quoted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .metadata import Metadata

_FIELDS: dict[str, tuple[str, str]] = {
    "di_file": ("DIFile", "name=filename directory"),
    "di_basic_type": ("DIBasicType", "tag name sizeInBits=size encoding"),
    "di_derived_type": (
        "DIDerivedType",
        "tag name baseType sizeInBits=size alignInBits=align offsetInBits=offset "
        "dwarfAddressSpace extraData",
    ),
    "di_composite_type": (
        "DICompositeType",
        "tag name file line scope baseType flags sizeInBits=size alignInBits=align elements",
    ),
    "di_string_type": ("DIStringType", "tag name sizeInBits=size alignInBits=align encoding"),
    "di_subroutine_type": ("DISubroutineType", "callingConvention=cc types"),
    "di_subprogram": (
        "DISubprogram",
        "name linkageName scope file line type scopeLine subprogramFlags=spFlags "
        "compileUnit=unit retainedNodes annotations",
    ),
    "di_compile_unit": (
        "DICompileUnit",
        "sourceLanguage=language file producer isOptimized emissionKind nameTableKind "
        "splitDebugFilename",
    ),
    "di_lexical_block": ("DILexicalBlock", "scope file line column"),
    "di_lexical_block_file": ("DILexicalBlockFile", "scope file discriminator"),
    "di_local_variable": (
        "DILocalVariable", "name arg scope file line type flags alignInBits=align",
    ),
    "di_label": ("DILabel", "scope name file line"),
    "di_namespace": ("DINamespace", "name scope exportSymbols"),
    "di_module": (
        "DIModule", "scope name configMacros includePath apinotes line isDecl file",
    ),
    "di_imported_entity": (
        "DIImportedEntity", "tag scope entity file line name elements",
    ),
    "di_subrange": ("DISubrange", "count lowerBound upperBound stride"),
    "di_annotation": ("", ""),
}  # fmt: skip
_DISTINCT = {"di_compile_unit", "di_lexical_block", "di_lexical_block_file"}
_EMISSION = {"None": "NoDebug", "Full": "FullDebug"}
_ZERO_DROPPED = {"sizeInBits", "alignInBits", "offsetInBits", "line", "column", "arg", "encoding"}


class Debug:
    """Writes DI nodes and locations into a module's metadata."""

    def __init__(self, metadata: Metadata) -> None:
        self.metadata = metadata

    def node(self, attr: Any) -> str:
        """Return the number of the node of a DI attribute."""
        key = ("di", attr)
        found = self.metadata.numbers.get(key)
        if found is not None:
            return found
        name = attr.name.rpartition(".")[2]
        if name == "di_null_type":
            return "null"
        if name == "di_annotation":
            words = [f"!{quoted(p.value)}" for p in attr.params[:2]]
            return self.metadata.tuple(*words)
        number = self.metadata.reserve(key)
        kind, fields = _FIELDS[name]
        distinct = name in _DISTINCT
        if name == "di_subprogram":
            distinct = "Definition" in keyword(attr.subprogramFlags or "")
        if name == "di_compile_unit":
            self.metadata.named.setdefault("llvm.dbg.cu", []).append(number)
        parts = [p for f in fields.split() if (p := self._field(attr, f))]
        head = "distinct " if distinct else ""
        self.metadata.fill(number, f"{head}!{kind}({', '.join(parts)})")
        return number

    def _field(self, attr: Any, field: str) -> str:
        name, _, key = field.partition("=")
        value = attr.definition.param(attr, name)
        if value is None or value == ():
            return ""
        text = self._value(name, value)
        return f"{key or name}: {text}" if text else ""

    def _value(self, name: str, value: Any) -> str:
        if isinstance(value, StringAttr):
            return quoted(value.value) if value.value else ""
        if isinstance(value, tuple):
            return self.metadata.tuple(*map(self.node, value))
        if name == "flags":
            return " | ".join("DIFlag" + w.strip() for w in keyword(value).split("|"))
        if name == "subprogramFlags":
            return " | ".join("DISPFlag" + w.strip() for w in keyword(value).split("|"))
        if name == "emissionKind":
            return _EMISSION.get(keyword(value), keyword(value))
        if name == "nameTableKind":
            return "" if keyword(value) == "Default" else keyword(value)
        if isinstance(value, IntegerAttr):
            value = value.value
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            return "" if value == 0 and name in _ZERO_DROPPED else str(value)
        if isinstance(value, str):
            return quoted(value) if name in ("name", "producer", "linkageName") else value
        return self.node(value)

    def location(self, loc: Any, scope: str, inlined: str = "") -> str:
        """Return the number of a location's node, empty for an unknown location."""
        loc = loc.resolve()
        kind = type(loc).__name__
        if kind == "FileLineColLoc":
            return self._place(loc.line, loc.column, scope, inlined)
        if kind == "NameLoc":
            return self.location(loc.child, scope, inlined)
        if kind == "CallSiteLoc":
            caller = self.location(loc.caller, scope, inlined)
            return self.location(loc.callee, scope, caller) if caller else ""
        if kind == "FusedLoc":
            meta = loc.metadata
            if getattr(meta, "name", "").startswith("llvm.di_"):
                scope = self.node(meta)
            if len(loc.locations) == 1:
                return self.location(loc.locations[0], scope, inlined)
            known = [x for x in (self.location(o, scope, inlined) for o in loc.locations) if x]
            if not known or len(set(known)) == 1:
                return known[0] if known else ""
            return self._place(0, 0, scope, inlined)
        return ""

    def _place(self, line: int, column: int, scope: str, inlined: str) -> str:
        parts = [f"line: {line}"] + ([f"column: {column}"] if column else [])
        parts += [f"scope: {scope}"] + ([f"inlinedAt: {inlined}"] if inlined else [])
        return self.metadata.node(f"!DILocation({', '.join(parts)})")

    def expression(self, attr: Any) -> str:
        """Return ``!DIExpression(...)``."""
        parts = []
        for item in (attr.params[0] or ()) if attr is not None else ():
            parts.append(str(getattr(item.params[0], "value", item.params[0])))
            parts += [str(getattr(a, "value", a)) for a in item.params[1] or ()]
        return f"!DIExpression({', '.join(parts)})"
