"""LLVM IR's spelling of types."""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.types import DialectType, FloatType, IntegerType, VectorType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_FLOATS = {
    "f16": "half", "bf16": "bfloat", "f32": "float", "f64": "double",
    "f80": "x86_fp80", "f128": "fp128", "tf32": "float",
}  # fmt: skip
_SIMPLE = {
    "llvm.void": "void", "llvm.token": "token", "llvm.label": "label",
    "llvm.metadata": "metadata", "llvm.ppc_fp128": "ppc_fp128", "llvm.x86_amx": "x86_amx",
}  # fmt: skip


class NoTypeError(Exception):
    """A type has no counterpart in LLVM IR; the text says which."""


class Types:
    """Memoised spelling of types; `named` collects the definitions of identified structs."""

    def __init__(self) -> None:
        self.memo: dict[Any, str] = {}
        self.named: dict[str, str] = {}

    def __call__(self, type: Any) -> str:
        """Return the text of a type.

        Errors: NoTypeError.
        """
        found = self.memo.get(type)
        if found is None:
            found = self.memo[type] = self._text(type)
        return found

    def _text(self, type: Any) -> str:
        if isinstance(type, IntegerType):
            return f"i{type.width}"
        if isinstance(type, FloatType):
            if type.keyword not in _FLOATS:
                return f"i{type.width}"  # kept as bits: LLVM has no such type
            return _FLOATS[type.keyword]
        if isinstance(type, VectorType):
            if len(type.shape) != 1:
                raise NoTypeError(type)
            scale = "vscale x " if type.scalable else ""
            return f"<{scale}{type.shape[0]} x {self(type.element_type)}>"
        name = getattr(type, "name", "")
        if name in _SIMPLE:
            return _SIMPLE[name]
        if isinstance(type, DialectType):
            return self._dialect(type, type.params)
        if isinstance(type, T.LLVMStructType):
            return self._identified(type)
        raise NoTypeError(type)

    def _dialect(self, type: DialectType, params: tuple[Any, ...]) -> str:
        if type.name == "llvm.ptr":
            return f"ptr addrspace({params[0]})" if params and params[0] else "ptr"
        if type.name == "llvm.array":
            return f"[{params[0]} x {self(params[1])}]"
        if type.name == "llvm.func":
            arguments = [self(t) for t in params[1]] + (["..."] if params[2] else [])
            return f"{self(params[0])} ({', '.join(arguments)})"
        if type.name == "llvm.struct":
            return self._struct(type)
        if type.name == "llvm.target":
            parts = [quoted(params[0]), *map(self, params[1]), *map(str, params[2])]
            return f"target({', '.join(parts)})"
        raise NoTypeError(type)

    def _struct(self, type: Any) -> str:
        """Return the text of a struct's body."""
        inner = ", ".join(map(self, T.members(type) or ()))
        body = f"{{ {inner} }}" if inner else "{}"
        return f"<{body}>" if T.is_packed(type) else body

    def _identified(self, type: Any) -> str:
        name = self.memo[type] = "%" + symbol_text(type.identifier)
        self.named[name] = "opaque"
        if type.types is not None:
            self.named[name] = self._struct(type)
        return name


def quoted(text: str) -> str:
    """Return a string literal of LLVM IR."""
    if text.isascii() and text.isprintable() and '"' not in text and "\\" not in text:
        return f'"{text}"'
    out = []
    for byte in text.encode("utf-8", "surrogateescape"):
        plain = 32 <= byte < 127 and byte not in (34, 92)
        out.append(chr(byte) if plain else f"\\{byte:02X}")
    return '"' + "".join(out) + '"'


def symbol_text(name: str) -> str:
    """Return a name as it stands after ``@`` or ``%``, quoted where needed."""
    plain = name.replace("$", "a").replace(".", "a").replace("_", "a").replace("-", "a")
    if plain.isascii() and plain.isalnum() and not name[0].isdigit():
        return name
    return quoted(name)
