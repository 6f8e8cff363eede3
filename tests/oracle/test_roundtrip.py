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
KERNELS = sorted((ROOT / "examples/kernels").glob("*.mlir")) or sorted(
    (ROOT.parent / "shared/kernels").glob("*.mlir")
)
FILES = INPUTS + KERNELS

pytestmark = [
    pytest.mark.oracle,
    pytest.mark.skipif(shutil.which("mlir-opt") is None, reason="mlir-opt is not on PATH"),
]


def oracle(text: str, *flags: str) -> str:
    """Return what mlir-opt prints for `text`."""
    command = ["mlir-opt", "--allow-unregistered-dialect", *flags]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def ours(text: str, name: str, generic: bool = False) -> str:
    """Return what we print for `text`."""
    module = parse(text, name, allow_unregistered=True)
    return print_op(module, generic=generic)


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
@pytest.mark.parametrize("generic", [False, True], ids=["custom", "generic"])
def test_custom_input(path: Path, generic: bool) -> None:
    text = path.read_text(encoding="utf-8")
    flags = ["--mlir-print-op-generic"] if generic else []
    assert ours(text, path.name, generic).strip() == oracle(text, *flags).strip()


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_generic_input(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    generic = oracle(text, "--mlir-print-op-generic")
    assert ours(generic, path.name).strip() == oracle(generic).strip()
