"""Build products kept on disk: the parse table and the compiled regular expressions.

They live in ``nvlower/_data`` where the wheel has put them, else in the user's cache folder. A
product carries the key that it was made for; one that is missing, stale or damaged is made anew,
and a folder that cannot be written to only costs time.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

FORMAT = 8
"""Counts changes to what the products hold."""

_PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def folders() -> list[str]:
    """Return the folders that may hold products: the package's own, then the user's cache."""
    base = os.environ.get("NVLOWER_CACHE_DIR")
    if not base:
        home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
        base = os.path.join(home, "nvlower")
    return [os.path.join(_PACKAGE, "_data"), base]


def load(name: str, key: str, make: Callable[[], Any]) -> Any:
    """Return product `name` for `key`, made by `make` and stored where no folder has it."""
    import marshal

    for folder in folders():
        try:
            with open(os.path.join(folder, name), "rb") as f:
                stored, value = marshal.loads(f.read())
            if stored == key:
                return value
        except (OSError, ValueError, EOFError, TypeError, MemoryError):
            continue
    value = make()
    store(folders()[-1], name, key, value)
    return value


def store(folder: str, name: str, key: str, value: Any) -> None:
    """Write a product; a folder that cannot be written to is passed over."""
    import marshal

    data = marshal.dumps((key, value))
    temporary = os.path.join(folder, f"{name}.{os.getpid()}")
    try:
        os.makedirs(folder, exist_ok=True)
        with open(temporary, "wb") as f:
            f.write(data)
        os.replace(temporary, os.path.join(folder, name))
    except OSError:
        from contextlib import suppress

        with suppress(OSError):
            os.unlink(temporary)


# -- the parse table -------------------------------------------------------------------------------
def grammar_key() -> str:
    """Return the key of the grammar as it stands: sizes and times of its files, or their hash.

    In a checkout the files' state tells; reading them all would cost more than the table.
    """
    from .build import grammar_files

    parts = [str(FORMAT)]
    for path in [*grammar_files(), os.path.join(_PACKAGE, "text", "build.py")]:
        s = os.stat(path)
        parts.append(f"{s.st_size}.{s.st_mtime_ns}")
    return " ".join(parts)


def content_key() -> str:
    """Return the hash of the grammar, of the code that builds the table, and lark's version."""
    from hashlib import sha256

    from .build import grammar_files

    digest = sha256(f"{FORMAT} {_lark_version()}".encode())
    for path in [*grammar_files(), os.path.join(_PACKAGE, "text", "build.py")]:
        with open(path, "rb") as f:
            digest.update(os.path.basename(path).encode() + b"\0" + f.read())
    return digest.hexdigest()


def _lark_version() -> str:
    """Return lark's version without importing it, "" where it is not installed."""
    from importlib.util import find_spec

    spec = find_spec("lark")
    if spec is None or spec.origin is None:
        return ""
    with open(spec.origin, encoding="utf-8") as f:
        return f.read().partition("__version__")[2].partition("\n")[0]


def load_table() -> dict[str, Any]:
    """Return the parse table's data, built through lark where the cache has none.

    An installed package trusts the table that came with it. In a checkout the stamp remembers, for
    one state of the grammar's files, which content they have.
    """
    data: dict[str, Any] | None = _shipped_table()
    if data is None:
        from .build import build_table

        content: str = load("stamp.bin", grammar_key(), content_key)
        data = load("table.bin", content, build_table)
    return data


def _shipped_table() -> dict[str, Any] | None:
    import marshal

    from nvlower.resources import resource_dir

    folder = folders()[0]
    if not resource_dir("grammar").startswith(folder):
        return None
    try:
        with open(os.path.join(folder, "table.bin"), "rb") as f:
            _, data = marshal.loads(f.read())
    except (OSError, ValueError, EOFError, TypeError):
        return None
    return data if isinstance(data, dict) and data.get("format") == FORMAT else None


def ship(folder: str) -> None:
    """Build the parse table and write it into `folder` (for the wheel)."""
    from .build import build_table

    store(folder, "table.bin", content_key(), build_table())


# -- regular expressions ---------------------------------------------------------------------------
def compile_pattern(text: str) -> Any:
    """Return a compiled pattern, from stored code where this interpreter wrote it.

    ``import re`` and compiling would cost more than the parse of a small file.
    """
    try:
        import _sre  # type: ignore[import-not-found]

        key = f"{FORMAT} {sys.version} {_sre.MAGIC} {text}"
        code: Any = load(f"pattern{len(text)}.bin", key, lambda: _code(text))
        flags, codes, groups, index, names = code
        return _sre.compile(text, flags, codes, groups, index, names)
    except (ImportError, AttributeError, ValueError, TypeError, RuntimeError):
        import re

        return re.compile(text)


def _code(text: str) -> Any:
    """Return the arguments of ``_sre.compile`` for a pattern."""
    from re import _compiler, _parser  # type: ignore[attr-defined]

    parsed = _parser.parse(text)
    codes = [int(c) for c in _compiler._code(parsed, 0)]
    groups = parsed.state.groups
    return int(parsed.state.flags), codes, groups - 1, {}, (None,) * groups
