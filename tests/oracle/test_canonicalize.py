"""Passes that change no dialect print what mlir-opt prints, on every input in ``inputs``."""

import shutil
import subprocess
from importlib import import_module
from pathlib import Path

import pytest

INPUTS = Path(__file__).parent / "inputs"
ORACLE = shutil.which("mlir-opt")
pytestmark = [
    pytest.mark.oracle,
    pytest.mark.skipif(ORACLE is None, reason="mlir-opt is not on the path"),
]


def chunks():
    for path in sorted(INPUTS.glob("*/*.mlir")):
        for i, text in enumerate(path.read_text().split("// -----\n")):
            yield pytest.param(path.parent.name, text, id=f"{path.parent.name}-{path.stem}-{i}")


def ours(flag: str, text: str) -> str:
    from nvlower.text.parse import parse
    from nvlower.text.printer import print_op

    module = parse(text, allow_unregistered=True)
    found = import_module("nvlower.passes." + flag.replace("-", "_")).PASS
    found.run(module, found.defaults())
    return print_op(module)


@pytest.mark.parametrize(("flag", "text"), list(chunks()))
def test_prints_what_mlir_opt_prints(flag: str, text: str) -> None:
    assert ORACLE is not None
    command = [ORACLE, "--allow-unregistered-dialect", f"--{flag}"]
    expected = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    assert ours(flag, text).strip() == expected.stdout.strip()
