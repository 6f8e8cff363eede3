"""Debug information: the DI attributes of the llvm dialect, and locations, as metadata."""

from __future__ import annotations

from nvlower.ir.attributes import IntegerAttr, StringAttr

from .attributes import keyword
from .types import quoted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .metadata import Metadata

NODES: dict[str, tuple[str, str]] = {
    "di_basic_type": ("DIBasicType", "tag name sizeInBits=size encoding"),
    "di_common_block": ("DICommonBlock", "scope decl=declaration name file line"),
    "di_compile_unit": (
        "DICompileUnit",
        "sourceLanguage=language file producer isOptimized emissionKind nameTableKind "
        "splitDebugFilename",
    ),
    "di_composite_type": (
        "DICompositeType",
        "tag name file line scope baseType flags sizeInBits=size alignInBits=align elements "
        "dataLocation rank allocated associated",
    ),
    "di_derived_type": (
        "DIDerivedType",
        "tag name baseType sizeInBits=size alignInBits=align offsetInBits=offset "
        "dwarfAddressSpace extraData",
    ),
    "di_file": ("DIFile", "name=filename directory"),
    "di_generic_subrange": ("DIGenericSubrange", "count lowerBound upperBound stride"),
    "di_global_variable": (
        "DIGlobalVariable",
        "name linkageName scope file line type isLocalToUnit=isLocal isDefined=isDefinition "
        "alignInBits=align",
    ),
    "di_global_variable_expression": ("DIGlobalVariableExpression", "var expr"),
    "di_imported_entity": ("DIImportedEntity", "tag scope entity file line name elements"),
    "di_label": ("DILabel", "scope name file line"),
    "di_lexical_block": ("DILexicalBlock", "scope file line column"),
    "di_lexical_block_file": ("DILexicalBlockFile", "scope file discriminator"),
    "di_local_variable": (
        "DILocalVariable", "name arg scope file line type flags alignInBits=align",
    ),
    "di_module": ("DIModule", "scope name configMacros includePath apinotes line isDecl file"),
    "di_namespace": ("DINamespace", "name scope exportSymbols"),
    "di_string_type": (
        "DIStringType",
        "tag name stringLength stringLengthExp=stringLengthExpression "
        "stringLocationExp=stringLocationExpression sizeInBits=size alignInBits=align encoding",
    ),
    "di_subprogram": (
        "DISubprogram",
        "name linkageName scope file line type scopeLine subprogramFlags=spFlags "
        "compileUnit=unit retainedNodes annotations",
    ),
    "di_subrange": ("DISubrange", "count lowerBound upperBound stride"),
    "di_subroutine_type": ("DISubroutineType", "callingConvention=cc types"),
}  # fmt: skip
"""The node of each attribute, and its fields: the parameter, then what LLVM calls it."""

_DISTINCT = {
    "di_compile_unit", "di_global_variable", "di_lexical_block", "di_lexical_block_file",
}  # fmt: skip
_DISTINCT_TAGS = {
    "DW_TAG_class_type", "DW_TAG_enumeration_type", "DW_TAG_structure_type", "DW_TAG_union_type",
}  # fmt: skip
"""Composite types that differ though all their fields are the same."""

_SCOPES = {"di_lexical_block", "di_lexical_block_file", "di_subprogram"}
"""Scopes that locations lie in."""

_ALWAYS = {"isLocalToUnit": False, "isDefined": False, "expr": None}
"""Fields that LLVM needs, or takes for something else when they are left out."""

_RECURSIVE = {"di_composite_type", "di_subprogram"}
"""Attributes that may stand for one around them: by `isRecSelf`, with its `recId`."""

_EMISSION = {"None": "NoDebug", "Full": "FullDebug"}
_ZERO_DROPPED = {"sizeInBits", "alignInBits", "offsetInBits", "line", "column", "arg", "encoding"}


class Debug:
    """Writes DI nodes and locations into a module's metadata."""

    def __init__(self, metadata: Metadata) -> None:
        self.metadata = metadata
        self.places: dict[str, tuple[int, int, str, str]] = {}  # line, column, scope, inlined at
        self.outer: dict[str, str] = {}  # the scope around each lexical block
        self.units: dict[str, list[str]] = {}  # the globals of each compile unit

    def node(self, attr: Any) -> str:
        """Return the number of the node of a DI attribute."""
        key: Any = ("di", attr)
        name = attr.name.rpartition(".")[2]
        recursive = attr.definition.param(attr, "recId") if name in _RECURSIVE else None
        if recursive is not None and attr.isRecSelf:
            key = ("di", recursive)
        found = self.metadata.numbers.get(key)
        if found is not None:
            return found
        if name == "di_null_type":
            return "null"
        if name == "di_expression":
            return self.expression(attr)
        if name == "di_annotation":
            words = [f"!{quoted(p.value)}" for p in attr.params[:2]]
            return self.metadata.tuple(*words)
        number = self.metadata.reserve(key)
        if recursive is not None:
            self.metadata.numbers[("di", recursive)] = number
        if name in ("di_lexical_block", "di_lexical_block_file"):
            self.outer[number] = self.node(attr.scope)
        if name == "di_compile_unit":
            self.units[number] = []
            self.metadata.named.setdefault("llvm.dbg.cu", []).append(number)
        kind, fields = NODES[name]
        self._fill(number, attr, kind, [self._field(attr, f) for f in fields.split()])
        return number

    def _fill(self, number: str, attr: Any, kind: str, parts: list[str]) -> None:
        name = attr.name.rpartition(".")[2]
        distinct = name in _DISTINCT
        if name == "di_subprogram":
            distinct = "Definition" in keyword(attr.subprogramFlags or "")
        if name == "di_composite_type":
            distinct = attr.tag in _DISTINCT_TAGS
        head = "distinct " if distinct else ""
        self.metadata.fill(number, f"{head}!{kind}({', '.join(p for p in parts if p)})")

    def of_global(self, expression: Any) -> str:
        """Return the node of a global's ``#llvm.di_global_variable_expression``.

        The compile unit of the variable's scope lists it, whatever the scope.
        """
        number = self.node(expression)
        scope = expression.var.scope
        if scope is not None and scope.name in ("llvm.di_module", "llvm.di_common_block"):
            scope = scope.scope
        if scope is not None and scope.name == "llvm.di_subprogram":
            scope = scope.compileUnit
        if scope is not None and scope.name == "llvm.di_compile_unit":
            self.units[self.node(scope)].append(number)
        return number

    def finish(self) -> None:
        """Complete the compile units by their globals."""
        for number, globals_ in self.units.items():
            if globals_:
                self.metadata.extend(number, f"globals: {self.metadata.tuple(*globals_)}")

    def _field(self, attr: Any, field: str) -> str:
        name, _, key = field.partition("=")
        value = attr.definition.param(attr, name)
        if value is None or value == ():
            if name not in _ALWAYS:
                return ""
            value = _ALWAYS[name]
        text = self._value(name, value)
        return f"{key or name}: {text}" if text else ""

    def _value(self, name: str, value: Any) -> str:
        if name == "expr":
            return self.expression(value)
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
        """Return the number of a location's node; empty where nothing is known of it.

        `scope` is empty in an inlined function that does not say what it is.
        """
        loc = loc.resolve()
        kind = type(loc).__name__
        if kind == "FileLineColLoc":
            return self._place(loc.line, loc.column, scope, inlined)
        if kind == "NameLoc":
            return self.location(loc.child, scope, inlined)
        if kind == "CallSiteLoc":
            caller = self.location(loc.caller, scope, inlined) or inlined
            return (caller and self.location(loc.callee, "", caller)) or caller
        if kind == "FusedLoc":
            if getattr(loc.metadata, "name", "").rpartition(".")[2] in _SCOPES:
                scope = self.node(loc.metadata)
            first, *others = [self.location(o, scope, inlined) for o in loc.locations]
            for other in others:
                first = self._merged(first, other)
            return first
        return ""

    def _place(self, line: int, column: int, scope: str, inlined: str) -> str:
        if not scope:
            return ""
        parts = [f"line: {line}"] + ([f"column: {column}"] if column else [])
        parts += [f"scope: {scope}"] + ([f"inlinedAt: {inlined}"] if inlined else [])
        number = self.metadata.node(f"!DILocation({', '.join(parts)})")
        self.places[number] = (line, column, scope, inlined)
        return number

    def _merged(self, a: str, b: str) -> str:
        """Return what two locations have in common, as LLVM's `DILocation::getMergedLocation`:
        from the outermost call of one function inwards, as long as they are in one function.
        """
        if a == b or not a or not b:
            return a and b
        xs, ys = self._chain(a), self._chain(b)
        at = {self._function(x): i for i, x in reversed(list(enumerate(xs)))}
        j = next((j for j, y in enumerate(ys) if self._function(y) in at), None)
        if j is None:
            return self._place(0, 0, self.places[a][2], "")
        i = at[self._function(ys[j])]
        result = self.places[xs[i]][3]
        for x, y in zip(xs[i::-1], ys[j::-1], strict=False):
            p, q = self.places[x], self.places[y]
            inner = self._scopes(q[2])
            scope = next((s for s in self._scopes(p[2]) if s in inner), "")
            if not scope:
                break
            line = p[0] if p[0] == q[0] else 0
            result = self._place(line, p[1] if line and p[1] == q[1] else 0, scope, result)
        return result

    def _chain(self, place: str) -> list[str]:
        """Return a location and those it is inlined at, innermost first."""
        found = []
        while place:
            found.append(place)
            place = self.places[place][3]
        return found

    def _function(self, place: str) -> tuple[str, str]:
        """Return the subprogram of a location, and where that is inlined."""
        _, _, scope, inlined = self.places[place]
        return self._scopes(scope)[-1], inlined

    def _scopes(self, scope: str) -> list[str]:
        """Return a scope and those around it up to the subprogram."""
        found = [scope]
        while found[-1] in self.outer:
            found.append(self.outer[found[-1]])
        return found

    def expression(self, attr: Any) -> str:
        """Return ``!DIExpression(...)``."""
        parts = []
        for item in (attr.params[0] or ()) if attr is not None else ():
            parts.append(str(getattr(item.params[0], "value", item.params[0])))
            parts += [str(getattr(a, "value", a)) for a in item.params[1] or ()]
        return f"!DIExpression({', '.join(parts)})"
