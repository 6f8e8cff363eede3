"""Collects ``tests/lit/**/*.mlir`` as pytest items and runs their RUN lines in this process.

A RUN line is ``nvlower ARGS | filecheck ARGS``, with ``not`` in front of a command that must fail,
``%s`` the file, ``%t`` a scratch path, ``2>&1`` and ``> %t``; steps are joined by ``&&``.
``REQUIRES: ptxas`` or ``oracle`` names what must be installed. Misspelt directives, unused
prefixes and files without a check fail. The same files run under plain ``lit``.
"""

from __future__ import annotations

import io
import re
import shlex
import shutil
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

DIRECTIVES = ("", "-NEXT", "-SAME", "-NOT", "-DAG", "-LABEL", "-EMPTY", "-COUNT")
_WORD = re.compile(r"(?://|#|;)\s*([A-Z][A-Z0-9_]*(?:-[A-Z0-9_]+)*)(-COUNT-\d+)?:")
_NEAR = re.compile(r"^(CHEC?K|CEHCK|CHCEK|CHECKS|HECK)", re.IGNORECASE)


class LitError(Exception):
    """A test file is malformed, or a step went wrong."""


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.suffix == ".mlir" and "Inputs" not in file_path.parts:
        return LitFile.from_parent(parent, path=file_path)
    return None


class LitFile(pytest.File):
    def collect(self):
        yield LitItem.from_parent(self, name="lit")


class LitItem(pytest.Item):
    def setup(self) -> None:
        for feature in requirements(self.path.read_text(encoding="utf-8")):
            if feature == "ptxas" and find_ptxas() is None:
                pytest.fail("this test needs ptxas: pip install 'nvlower[ptxas]'")
            if feature == "oracle" and shutil.which("mlir-opt") is None:
                pytest.fail("this test needs mlir-opt: pip install 'nvlower[oracle]'")

    def runtest(self) -> None:
        text = self.path.read_text(encoding="utf-8")
        scratch = Path(self.config._tmp_path_factory.mktemp("lit")) / "t"  # type: ignore[attr-defined]
        steps = run_lines(text)
        if not steps:
            raise LitError("no RUN line")
        lint(text, steps)
        for line in steps:
            run_line(line, self.path, scratch)

    def repr_failure(self, excinfo):
        if isinstance(excinfo.value, LitError):
            return str(excinfo.value)
        return super().repr_failure(excinfo)

    def reportinfo(self):
        return self.path, 0, str(self.path.name)


def find_ptxas() -> str | None:
    from nvlower.emit.cubin import find

    return find()


def requirements(text: str) -> list[str]:
    return [f for m in re.finditer(r"REQUIRES:\s*(.*)", text) for f in re.split(r"[,\s]+", m[1]) if f]


def run_lines(text: str) -> list[str]:
    lines: list[str] = []
    continued = False
    for m in re.finditer(r"RUN:\s*(.*)", text):
        part = m[1].rstrip()
        if continued:
            lines[-1] += " " + part.rstrip("\\").strip()
        else:
            lines.append(part.rstrip("\\").strip())
        continued = part.endswith("\\")
    return lines


def lint(text: str, steps: list[str]) -> None:
    """Fail for misspelt directives, unused prefixes and files that check nothing."""
    prefixes: set[str] = set()
    for line in steps:
        if "filecheck" not in line.lower():
            continue
        found = re.findall(r"--?check-prefix(?:es)?[= ](\S+)", line)
        prefixes.update(p for f in found for p in f.split(","))
        if not found:
            prefixes.add("CHECK")
    if not prefixes and not any("verify-diagnostics" in s or "diff " in s for s in steps):
        raise LitError("the file checks nothing: no filecheck, no --verify-diagnostics")
    used: set[str] = set()
    for m in _WORD.finditer(text):
        word = m[1]
        if word in ("RUN", "REQUIRES", "UNSUPPORTED", "NOTE"):
            continue
        base = next((p for p in prefixes if word == p or word.startswith(p + "-")), None)
        if base is None:
            if _NEAR.match(word) and not any(word.startswith(p) for p in prefixes):
                raise LitError(f"'{word}:' is no directive of this file's prefixes {sorted(prefixes)}")
            continue
        if m[2] is None and word[len(base) :] not in DIRECTIVES and not word[len(base) :].startswith("-COUNT"):
            raise LitError(f"'{word}:' is no FileCheck directive")
        used.add(base)
    if prefixes - used:
        raise LitError(f"unused check prefixes: {', '.join(sorted(prefixes - used))}")


def run_line(line: str, path: Path, scratch: Path) -> None:
    line = line.replace("%s", shlex.quote(str(path))).replace("%t", shlex.quote(str(scratch)))
    line = line.replace("%S", shlex.quote(str(path.parent)))
    for step in line.split(" && "):
        data: bytes = b""
        for command in split_pipe(step):
            data = run_command(command, data, step)


def split_pipe(step: str) -> list[str]:
    parts, current, quote = [], "", ""
    for c in step:
        if quote:
            quote = "" if c == quote else quote
        elif c in "'\"":
            quote = c
        if c == "|" and not quote:
            parts.append(current)
            current = ""
        else:
            current += c
    return [*parts, current]


def run_command(command: str, data: bytes, step: str) -> bytes:
    words = shlex.split(command)
    negate = words[0] == "not"
    if negate:
        words = words[1:]
    merge = "2>&1" in words
    words = [w for w in words if w != "2>&1"]
    target = None
    if ">" in words:
        at = words.index(">")
        target = words[at + 1]
        words = words[:at] + words[at + 2 :]
    tool, args = words[0], words[1:]
    if tool == "nvlower":
        status, out, err = run_nvlower(args, data, merge)
    elif tool.lower() == "filecheck":
        status, out, err = run_filecheck(args, data)
    elif tool == "ptxas":
        status, out, err = run_tool([find_ptxas() or "ptxas", *args], data)
    elif tool in ("mlir-opt", "diff", "cat", "grep"):
        status, out, err = run_tool([tool, *args], data)
    else:
        raise LitError(f"'{tool}' may not stand in a RUN line")
    if (status == 0) == negate:
        shown = "passed but should fail" if negate else f"failed with status {status}"
        raise LitError(f"{step}\n'{tool}' {shown}\n{err}\n--- standard output:\n{out.decode(errors='replace')[:4000]}")
    if target is not None:
        Path(target).write_bytes(out)
        return b""
    return out


def run_tool(words: list[str], data: bytes) -> tuple[int, bytes, str]:
    import subprocess

    done = subprocess.run(words, input=data, capture_output=True, check=False)
    return done.returncode, done.stdout, done.stderr.decode(errors="replace")


class _Stream(io.TextIOWrapper):
    def __init__(self, data: bytes = b"") -> None:
        super().__init__(io.BytesIO(data), encoding="utf-8", errors="surrogateescape", write_through=True)


def run_nvlower(args: list[str], data: bytes, merge: bool) -> tuple[int, bytes, str]:
    from nvlower.cli.main import main

    out = _Stream()
    err = out if merge else _Stream()
    stdin, sys.stdin = sys.stdin, _Stream(data)
    try:
        with redirect_stdout(out), redirect_stderr(err):
            status = main(args)
    finally:
        sys.stdin = stdin
    out.flush()
    err.flush()
    shown = "" if merge else err.buffer.getvalue().decode(errors="replace")  # type: ignore[attr-defined]
    return status, out.buffer.getvalue(), shown  # type: ignore[attr-defined]


def run_filecheck(args: list[str], data: bytes) -> tuple[int, bytes, str]:
    from filecheck.matcher import Matcher
    from filecheck.options import parse_argv_options

    if not data.strip() and "--allow-empty" not in args:
        return 1, b"", "filecheck: empty input"
    out, err = _Stream(), _Stream()
    stdin, sys.stdin = sys.stdin, _Stream(data)
    try:
        with redirect_stdout(out), redirect_stderr(err):
            status = Matcher.from_opts(parse_argv_options(["filecheck", *args])).run()
    finally:
        sys.stdin = stdin
    shown = out.buffer.getvalue().decode() + err.buffer.getvalue().decode()  # type: ignore[attr-defined]
    return status, b"", shown
