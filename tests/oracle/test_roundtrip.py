"""Reading and printing equal mlir-opt's, in custom and in generic form, for every op's syntax."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from nvlower.text.parse import parse
from nvlower.text.printer import print_op

ROOT = Path(__file__).resolve().parents[2]
INPUTS = sorted((Path(__file__).parent / "roundtrip").glob("*.mlir"))
KERNELS = sorted((ROOT / "tests/kernels").glob("k*.mlir"))
FILES = INPUTS + KERNELS

pytestmark = [
    pytest.mark.oracle,
    pytest.mark.skipif(shutil.which("mlir-opt") is None, reason="mlir-opt is not on PATH"),
]


SEPARATOR = "// -----\n"
FORMS = {
    "custom": ({}, []),
    "generic": ({"generic": True}, ["--mlir-print-op-generic"]),
    "local": ({"local_scope": True}, ["--mlir-print-local-scope"]),
}


def oracle(text: str, *flags: str) -> list[str]:
    """Return what mlir-opt prints for each part of `text`."""
    command = ["mlir-opt", "--allow-unregistered-dialect", "--split-input-file", *flags]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    return [t.strip() for t in done.stdout.split(SEPARATOR)]


def ours(text: str, name: str, **form: bool) -> list[str]:
    """Return what we print for each part of `text`."""
    return [
        print_op(parse(t, name, allow_unregistered=True), **form).strip()  # type: ignore[arg-type]
        for t in text.split(SEPARATOR)
    ]


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
@pytest.mark.parametrize("form", FORMS)
def test_custom_input(path: Path, form: str) -> None:
    text = path.read_text(encoding="utf-8")
    options, flags = FORMS[form]
    assert ours(text, path.name, **options) == oracle(text, *flags)


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_generic_input(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    generic = SEPARATOR.join(t + "\n" for t in oracle(text, "--mlir-print-op-generic"))
    assert ours(generic, path.name) == oracle(generic)
