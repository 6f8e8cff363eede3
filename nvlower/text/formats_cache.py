"""Compiled printers and reduce actions, one product of the cache per dialect.

Generating and compiling a function takes half a millisecond; a small file would spend more on that
than on everything else. A stored function is its code and a recipe for each constant it uses.
"""

from __future__ import annotations

import os
import sys

from .cache import FORMAT, load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.opdef import OpDef

_PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
_tables: dict[str, dict[str, tuple[bytes, bytes]]] = {}
_shared: list[str] = []  # the state of what all dialects' functions derive from


def function(definition: OpDef, what: str) -> Callable[..., Any] | None:
    """Return the generated "printer" or "action" of an op, None where it has none."""
    import marshal

    dialect = definition.name.partition(".")[0]
    table = _tables.get(dialect)
    if table is None:
        key = dialect_key(dialect)
        table = _tables[dialect] = load(f"formats-{dialect}.bin", key, lambda: _make(dialect))
    stored = table.get(definition.name)
    data = stored[what == "action"] if stored is not None else b""
    if not data:
        return None
    code, recipes = marshal.loads(data)
    scope = {n: decode(r) for n, r in recipes.items()}
    exec(code, scope)
    found: Callable[..., Any] = scope[what]
    return found


def dialect_key(dialect: str) -> str:
    """Return the key of a dialect's functions: the state of the files that they derive from."""
    if not _shared:
        _shared.append(_state(os.path.join(_PACKAGE, "text"), ("format", "directives", "storage")))
        _shared.append(_state(os.path.join(_PACKAGE, "ir"), ("constraints", "opdef")))
    own = _state(os.path.join(_PACKAGE, "dialects", dialect), ("",))
    return " ".join([str(FORMAT), sys.version, own, *_shared])


def _state(folder: str, prefixes: tuple[str, ...]) -> str:
    """Return sizes and times of the modules in a folder whose names begin with one of `prefixes`."""
    parts = []
    for entry in sorted(os.scandir(folder), key=lambda e: e.name):
        if entry.name.endswith(".py") and entry.name.startswith(prefixes):
            s = entry.stat()
            parts.append(f"{s.st_size}.{s.st_mtime_ns}")
    return " ".join(parts)


def _make(dialect: str) -> dict[str, tuple[bytes, bytes]]:
    """Compile the functions of all ops of a dialect."""
    import marshal

    from nvlower.ir.opdef import declared_ops

    from .formats_parse import action_source
    from .formats_print import printer_source

    found = {}
    for d in declared_ops(dialect):
        if d.format is None:
            continue
        pair = []
        for make in (printer_source, action_source):
            try:
                source, names = make(d)
            except ValueError:  # the format has a hand-written counterpart
                pair.append(b"")
                continue
            code = compile(source, f"<assembly of {d.name}>", "exec")
            recipes = {n: encode(v) for n, v in names.items() if v is not None}
            pair.append(marshal.dumps((code, recipes)))
        found[d.name] = (pair[0], pair[1])
    return found


# -- constants as plain data ---------------------------------------------------------------------
def encode(x: Any) -> Any:
    """Return plain data from which `decode` makes `x` again."""
    from nvlower.ir.opdef import StorageDef
    from nvlower.ir.storage import Interned

    if x is None or isinstance(x, bool | int | float | str | bytes):
        return ("value", x)
    if isinstance(x, tuple | list):
        return (type(x).__name__, [encode(v) for v in x])
    if isinstance(x, frozenset):
        return ("frozenset", [encode(v) for v in sorted(x)])
    if isinstance(x, dict):
        return ("dict", [(encode(k), encode(v)) for k, v in x.items()])
    if isinstance(x, StorageDef):
        return ("definition", x.name)
    if isinstance(type(x), Interned):
        fields = [encode(getattr(x, f)) for f in type(x)._fields]
        return ("storage", type(x).__module__, type(x).__name__, fields)
    return ("name", *_place(x))


def _place(x: Any) -> tuple[str, str]:
    from nvlower.ir.constraints import TRANSFORMS

    for name, f in TRANSFORMS.items():
        if f is x:
            return "", name
    return x.__module__, x.__qualname__


def decode(r: Any) -> Any:
    """Return what `encode` was given."""
    kind = r[0]
    if kind == "value":
        return r[1]
    if kind == "name":
        if not r[1]:
            from nvlower.ir.constraints import TRANSFORMS

            return TRANSFORMS[r[2]]
        return _lookup(r[1], r[2])
    if kind == "storage":
        return _lookup(r[1], r[2])(*map(decode, r[3]))
    if kind == "definition":
        from nvlower.ir.opdef import attr_definition

        return attr_definition(r[1])
    if kind == "dict":
        return {decode(k): decode(v) for k, v in r[1]}
    items = map(decode, r[1])
    return tuple(items) if kind == "tuple" else list(items) if kind == "list" else frozenset(items)


def _lookup(module: str, name: str) -> Any:
    found = sys.modules.get(module)
    if found is None:
        from nvlower import import_module

        found = import_module(module)
    return getattr(found, name)
