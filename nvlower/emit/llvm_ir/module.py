"""A whole module: data layout, globals, functions, metadata, in upstream's order."""

from __future__ import annotations

from nvlower.diag import Failure
from nvlower.ir.opdef import attr_definition

from . import attributes as A
from .constants import NoConstantError, constant
from .function import FunctionWriter, RefusedError
from .layout import data_layout
from .metadata import Metadata
from .types import NoTypeError, Types, quoted, symbol_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

    from .debug import Debug

_LINKAGE = {
    "external": "", "available_externally": "available_externally ", "linkonce": "linkonce ",
    "linkonce_odr": "linkonce_odr ", "weak": "weak ", "weak_odr": "weak_odr ",
    "appending": "appending ", "internal": "internal ", "private": "private ",
    "extern_weak": "extern_weak ", "common": "common ",
}  # fmt: skip
_VISIBILITY = ("", "hidden ", "protected ")
_UNNAMED = ("", "local_unnamed_addr ", "unnamed_addr ")


def to_llvm(module: Operation) -> str:
    """Return LLVM IR text for a ``gpu.module`` or ``builtin.module`` of llvm and nvvm ops.

    Alignments that no op states are left to LLVM, which takes them from the module's data
    layout (LLVM's default one where the module states none), as upstream's export does.
    Errors: each op, type or constant that has no counterpart in LLVM IR, at its place.
    """
    return ModuleWriter(module).write()


class ModuleWriter:
    """Writes one module."""

    def __init__(self, module: Operation) -> None:
        self.op = module
        self.types = Types()
        self.metadata = Metadata()
        self.functions: dict[str, Operation] = {}
        self.failed = False
        self.flags: list[str] = []
        self.debug: Debug | None = None

    def write(self) -> str:
        """Return the text.

        Errors: Failure after all errors have been reported.
        """
        ops = list(self.op.regions[0].entry.ops)
        self.functions = {
            op.properties["sym_name"].value: op  # type: ignore[attr-defined]
            for op in ops
            if op.name == "llvm.func"
        }
        self._named_texts()
        parts: dict[str, list[str]] = {"comdat": [], "global": [], "function": []}
        for op in ops:
            try:
                self._top(op, parts)
            except NoTypeError as type:
                self._refuse(op, f"type {type} has no counterpart in LLVM IR")
            except (NoConstantError, RefusedError) as reason:
                self._refuse(op, str(reason))
        self._flag("i32 2", "Debug Info Version", "i32 3")
        if self.failed:
            raise Failure
        if self.debug is not None:
            self.debug.finish()
        named = self.metadata.named
        last = named.pop("llvm.linker.options", None)
        named["llvm.module.flags"] = self.flags
        if last is not None:
            named["llvm.linker.options"] = last
        structs = [f"{name} = type {body}" for name, body in self.types.named.items()]
        sections = [self._header(), "\n".join(structs), "\n".join(parts["comdat"])]
        sections += ["\n".join(parts["global"]), *parts["function"], self.metadata.text()]
        return "\n\n".join(s for s in sections if s) + "\n"

    def _refuse(self, op: Operation, message: str) -> None:
        self.failed = True
        op.emit_op_error(message)

    def _header(self) -> str:
        lines = ["; ModuleID = 'LLVMDialectModule'", 'source_filename = "LLVMDialectModule"']
        try:
            layout = data_layout(self.op)
        except ValueError as reason:
            self.op.emit_error(str(reason))
            raise Failure from None
        if layout:
            lines.append(f"target datalayout = {quoted(layout)}")
        triple: Any = self.op.attributes.get("llvm.target_triple")
        if triple is not None and triple.value:
            lines.append(f"target triple = {quoted(triple.value)}")
        asm: Any = self.op.attributes.get("llvm.module_asm")
        if asm is not None:
            lines += [f"module asm {quoted(a.value)}" for a in asm.elements]
        return "\n".join(lines)

    def _named_texts(self) -> None:
        """Write the module's attributes that are metadata."""
        for name in ("ident", "commandline"):
            text: Any = self.op.attributes.get(f"llvm.{name}")
            if text is not None:
                self._name("llvm." + name, [text])
        libraries: Any = self.op.attributes.get("llvm.dependent_libraries")
        for library in libraries.elements if libraries is not None else ():
            self._name("llvm.dependent-libraries", [library])

    def _name(self, name: str, strings: Any) -> None:
        """Add a node of strings to those that the module names."""
        node = self.metadata.tuple(*[f"!{quoted(s.value)}" for s in strings])
        self.metadata.named.setdefault(name, []).append(node)

    def _flag(self, behaviour: str, key: str, value: str) -> None:
        self.flags.append(self.metadata.node(f"!{{{behaviour}, !{quoted(key)}, {value}}}"))

    def _top(self, op: Operation, parts: dict[str, list[str]]) -> None:
        name = op.name
        if name == "llvm.func":
            parts["function"].append(self._function(op))
        elif name == "llvm.mlir.global":
            parts["global"].append(self._global(op))
        elif name == "llvm.mlir.alias":
            parts["global"].append(self._alias(op))
        elif name in ("llvm.mlir.global_ctors", "llvm.mlir.global_dtors"):
            parts["global"].append(self._structors(op))
        elif name == "llvm.module_flags":
            self._module_flags(op)
        elif name == "llvm.comdat":
            for selector in op.regions[0].ops:
                p: Any = selector.properties
                kinds = list(attr_definition("llvm.comdat").cases)
                kind = kinds[A.enum_number(p["comdat"], {k: i for i, k in enumerate(kinds)})]
                parts["comdat"].append(f"${symbol_text(p['sym_name'].value)} = comdat {kind}")
        elif name == "llvm.linker_options":
            options: Any = op.properties["options"]
            self._name("llvm.linker.options", options.elements)
        elif name not in ("gpu.module_end", "gpu.module", "gpu.binary"):
            raise RefusedError("cannot be written as LLVM IR: lower it to the llvm dialect first")

    def _module_flags(self, op: Operation) -> None:
        names = (
            "error", "warning", "require", "override", "append", "append_unique", "max", "min",
        )  # fmt: skip
        for flag in op.properties["flags"].elements:  # type: ignore[attr-defined]
            behaviour, key, value = flag.params[:3]
            number = behaviour
            if not isinstance(behaviour, int):
                number = names.index(A.keyword(behaviour)) + 1
            text = value.value if hasattr(value, "value") else value
            shown = f"!{quoted(text)}" if isinstance(text, str) else f"i32 {text}"
            self._flag(f"i32 {number}", getattr(key, "value", key), shown)

    # -- globals -----------------------------------------------------------------------------------
    def _linkage(self, op: Operation, declared: bool = False) -> str:
        p = op.properties
        word = _LINKAGE[A.keyword(p.get("linkage"), "external")]
        if not word and declared:
            word = "external "
        dso = "dso_local " if "dso_local" in p else ""
        visibility = _VISIBILITY[A.enum_number(p.get("visibility_"), {"hidden": 1, "protected": 2})]
        return word + dso + visibility

    def _unnamed(self, op: Operation) -> str:
        cases = {"local_unnamed_addr": 1, "unnamed_addr": 2}
        return _UNNAMED[A.enum_number(op.properties.get("unnamed_addr"), cases)]

    def _global(self, op: Operation) -> str:
        p: Any = op.properties
        type = self.types(p["global_type"].value)
        value = self._initial(op, p["global_type"].value)
        space = f"addrspace({A.number(op, 'addr_space')}) " if A.number(op, "addr_space") else ""
        words = self._linkage(op, declared=value is None)
        words += "thread_local " if "thread_local_" in p else ""
        words += self._unnamed(op) + space
        words += "externally_initialized " if "externally_initialized" in p else ""
        words += "constant " if "constant" in p else "global "
        tail = f", section {quoted(p['section'].value)}" if "section" in p else ""
        if p.get("comdat") is not None:
            tail += f", comdat(${symbol_text(p['comdat'].leaf)})"
        tail += A.alignment(op)
        for expression in p["dbg_exprs"].elements if "dbg_exprs" in p else ():
            tail += f", !dbg {self.debug_nodes().of_global(expression)}"
        shown = f" {value}" if value is not None else ""
        return f"@{symbol_text(p['sym_name'].value)} = {words}{type}{shown}{tail}"

    def _initial(self, op: Operation, type: Any) -> str | None:
        """Return the initial value, None for a declaration (external without a value)."""
        value = op.properties.get("value")
        if value is not None:
            return constant(value, type, self.types)
        if op.regions and op.regions[0].blocks:
            return self._initializer(op)
        linkage = A.keyword(op.properties.get("linkage"), "external")
        return None if linkage in ("external", "extern_weak") else "undef"

    def _initializer(self, op: Operation) -> str:
        """Return the constant that an initializer region computes."""
        from .initializer import evaluate

        return evaluate(op, self)

    def _alias(self, op: Operation) -> str:
        p: Any = op.properties
        from .initializer import evaluate

        target = evaluate(op, self)
        words = self._linkage(op) + ("thread_local " if "thread_local_" in p else "")
        type = self.types(p["alias_type"].value)
        head = f"@{symbol_text(p['sym_name'].value)} = {words}{self._unnamed(op)}alias"
        return f"{head} {type}, ptr {target}"

    def _structors(self, op: Operation) -> str:
        p: Any = op.properties
        kind = op.name.rpartition("_")[2]
        items = [
            f"{{ i32, ptr, ptr }} {{ i32 {priority.value}, ptr @{symbol_text(f.leaf)}, ptr null }}"
            for f, priority in zip(p[kind].elements, p["priorities"].elements, strict=True)
        ]
        count = f"[{len(items)} x {{ i32, ptr, ptr }}]"
        return f"@llvm.global_{kind} = appending global {count} [{', '.join(items)}]"

    # -- functions ---------------------------------------------------------------------------------
    def _function(self, op: Operation) -> str:
        p: Any = op.properties
        result, inputs, variadic = p["function_type"].value.params[:3]
        region = op.regions[0] if op.regions and op.regions[0].blocks else None
        words = A.dictionaries(p.get("arg_attrs"), len(inputs), self.types)
        names = [f"%{i}" for i in range(len(inputs))] if region is not None else None
        parameters = [
            f"{self.types(t)} {w}{names[i] if names else ''}".rstrip()
            for i, (t, w) in enumerate(zip(inputs, words, strict=True))
        ]
        kernel = "nvvm.kernel" in op.attributes
        convention = "ptx_kernel " if kernel else A.convention(p.get("CConv"))
        returned = A.dictionaries(p.get("res_attrs"), 1, self.types)[0]
        head = f"{self._linkage(op)}{convention}{returned}{self.types(result)}"
        head += f" @{symbol_text(p['sym_name'].value)}"
        head += f"({', '.join(parameters + (['...'] if variadic else []))})"
        tail = (" " + self._unnamed(op)).rstrip() + A.function(op) + self._placement(op)
        scope = self.debug_scope(op)
        if region is None:
            return f"declare {f'!dbg {scope} ' if scope else ''}{head}{tail}"
        writer = FunctionWriter(self)
        writer.scope = scope
        tail += f" !dbg {writer.scope}" if writer.scope else ""
        if p.get("function_entry_count") is not None:
            count = f"i64 {p['function_entry_count'].value}"
            node = self.metadata.tuple('!"function_entry_count"', count)
            tail += f" !prof {node}"
        return "\n".join([f"define {head}{tail} {{", *writer.body(region), "}"])

    def _placement(self, op: Operation) -> str:
        p: Any = op.properties
        out = f" section {quoted(p['section'].value)}" if "section" in p else ""
        if p.get("comdat") is not None:
            out += f" comdat(${symbol_text(p['comdat'].leaf)})"
        align = A.number(op, "alignment")
        out += f" align {align}" if align else ""
        return out + (
            f" gc {quoted(p['garbageCollector'].value)}" if "garbageCollector" in p else ""
        )

    # -- debug locations ---------------------------------------------------------------------------
    def debug_scope(self, op: Operation) -> Any:
        """Return the node of the subprogram that a function's location carries, None for none."""
        subprogram = fused_metadata(op.loc)
        return None if subprogram is None else self.debug_nodes().node(subprogram)

    def debug_nodes(self) -> Debug:
        """Return what writes the nodes of debug information."""
        if self.debug is None:
            from .debug import Debug

            self.debug = Debug(self.metadata)
        return self.debug

    def location(self, op: Operation, scope: Any) -> str:
        """Return ``, !dbg !n`` for an op of a function with debug information."""
        if scope is None or self.debug is None:
            return ""
        found = self.debug.location(op.loc, scope)
        return f", !dbg {found}" if found else ""


def fused_metadata(loc: Any) -> Any:
    """Return the ``#llvm.di_subprogram`` that a location holds, itself or inside; None for none."""
    meta = getattr(loc, "metadata", None)
    if getattr(meta, "name", "") == "llvm.di_subprogram":
        return meta
    parts = [getattr(loc, name, None) for name in ("child", "callee", "caller")]
    for part in (*parts, *getattr(loc, "locations", ())):
        found = fused_metadata(part) if part is not None else None
        if found is not None:
            return found
    return None
