"""NVIDIA's libdevice: where it lies, and the few functions of it that a module calls.

Reading all of libdevice takes longer than compiling a small kernel. So its functions are kept,
one by one, as LLVM IR text in a cache file that is made on first use and again whenever it does
not fit; where no cache can be written, libdevice is read anew each time.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

    from .llvm_library import LLVM

_VERSION = 1  # of the cache's format
_FILE = ("nvvm", "libdevice", "libdevice.10.bc")


def candidates(toolkit: str | None = None) -> Iterator[str]:
    """Yield the files to look at: `toolkit`, environment, ``nvidia-nvvm`` wheel, system toolkit.

    `toolkit` is a CUDA folder or a bitcode file.
    """
    import os

    if toolkit and toolkit.endswith(".bc"):  # one file and no other
        yield toolkit
        return
    if toolkit:
        yield os.path.join(toolkit, *_FILE)
    for folder in toolkit_folders():
        yield os.path.join(folder, *_FILE)


def toolkit_folders() -> Iterator[str]:
    """Yield CUDA folders in search order: environment, NVIDIA's wheels, the usual places."""
    import os
    import sys

    for variable in ("CUDA_ROOT", "CUDA_HOME", "CUDA_PATH"):
        if os.environ.get(variable):
            yield os.environ[variable]
    for folder in sys.path:
        root = os.path.join(folder, "nvidia")
        if os.path.isdir(root):
            for part in ("cu13", "cuda_nvcc", "cu12"):
                yield os.path.join(root, part)
    yield "/usr/local/cuda"


def find(toolkit: str | None = None) -> str | None:
    """Return the first libdevice file that exists, None where there is none."""
    import os

    return next((p for p in candidates(toolkit) if os.path.isfile(p)), None)


def called(ir: str) -> list[str]:
    """Return the ``__nv_`` functions that LLVM IR text declares without defining them."""
    if "@__nv_" not in ir:
        return []
    names = []
    for line in ir.split("\n"):
        if line.startswith("declare ") and "@__nv_" in line:
            at = line.index("@__nv_") + 1
            names.append(line[at : line.index("(", at)])
    return names


def subset(llvm: LLVM, path: str, names: Iterable[str]) -> str:
    """Return LLVM IR text with `names` and all that they refer to."""
    head, tail, functions = _load(path) or _build(llvm, path)
    wanted: set[str] = set()
    stack = [n for n in names if n in functions]
    while stack:
        name = stack.pop()
        if name not in wanted:
            wanted.add(name)
            stack.extend(functions[name][1])
    parts = [text for name, (text, _) in functions.items() if name in wanted]
    return "\n".join([head, *parts, tail])


def _cache_path(path: str) -> str:
    import os
    import sys

    root = os.environ.get("NVLOWER_CACHE_DIR") or os.path.join(
        os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "nvlower"
    )
    info = os.stat(path)
    key = f"{info.st_size:x}-{info.st_mtime_ns:x}-{hash_text(os.path.realpath(path))}"
    version = f"{_VERSION}.{sys.version_info[0]}{sys.version_info[1]}"
    return os.path.join(root, f"libdevice-{version}-{key}")


def hash_text(text: str) -> str:
    """Return a short, stable hash of a string."""
    from zlib import crc32

    return f"{crc32(text.encode('utf-8', 'surrogateescape')):08x}"


def _load(path: str) -> Any:
    """Return head, tail and functions from the cache, None where it does not serve."""
    import marshal

    try:
        with open(_cache_path(path), "rb") as file:
            head, tail, functions = marshal.load(file)
        return (head, tail, functions) if isinstance(functions, dict) and functions else None
    except (OSError, ValueError, EOFError, TypeError):
        return None


def _build(llvm: LLVM, path: str) -> Any:
    """Read libdevice, split its text and try to write the cache."""
    import marshal
    import os

    with open(path, "rb") as file:
        module = llvm.parse_bitcode(file.read())
    parts = _split(llvm.text(llvm.PrintModuleToString, module)[1])
    try:
        cache = _cache_path(path)
        os.makedirs(os.path.dirname(cache), exist_ok=True)
        fresh = f"{cache}.{os.getpid()}"
        with open(fresh, "wb") as file:
            marshal.dump(parts, file)
        os.replace(fresh, cache)
    except OSError:
        pass  # no cache, only slower
    return parts


def _split(text: str) -> tuple[str, str, dict[str, tuple[str, list[str]]]]:
    """Split a module's text into types, metadata, and its symbols with what each refers to."""
    from re import compile as pattern

    references = pattern(r"@([\w.$]+)").findall
    head: list[str] = []
    tail: list[str] = []
    functions: dict[str, tuple[str, list[str]]] = {}
    lines = iter(text.split("\n"))
    for line in lines:
        if line.startswith("define "):
            body = [line]
            for inner in lines:
                body.append(inner)
                if inner == "}":
                    break
            line = "\n".join(body)
        if line.startswith(("define ", "declare ", "@")):
            name, *others = references(line)
            functions[name] = line, sorted(set(others) - {name})
        elif line.startswith("%"):
            head.append(line)
        elif line.startswith(("attributes ", "!")) and not line.startswith("!llvm.ident"):
            if not line.startswith("!nvvmir"):
                tail.append(line)
    return "\n".join(head), "\n".join(tail), functions
