"""Inputs for each pass, through it and through mlir-opt: the same text.

A file is named after its pass; a first line ``// OPTIONS: ...`` holds the pass's options, or
``// PIPELINE: ...`` the passes to run. Where upstream refuses, so do we, with the same errors.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .conftest import upstream
from .test_kernels import nvlower

INPUTS = sorted((Path(__file__).parent / "passes").glob("*.mlir"))

OPTIONS = "// OPTIONS: "
PIPELINE = "// PIPELINE: "


def errors(text: str) -> list[str]:
    """Return the lines and messages of the errors in `text`."""
    return re.findall(r":(\d+):\d+: (error: .*)", text)


@pytest.mark.parametrize("path", INPUTS, ids=lambda p: p.stem)
def test_pass(path):
    flag = f"--{path.stem.partition('.')[0]}"
    first = path.read_text().partition("\n")[0]
    if first.startswith(OPTIONS):
        flag += "=" + first.removeprefix(OPTIONS)
    if first.startswith(PIPELINE):
        flag = "--pass-pipeline=" + first.removeprefix(PIPELINE)
    flags = [flag, "--split-input-file", "--allow-unregistered-dialect", str(path)]
    status, out, err = nvlower(*flags)
    expected = upstream(*flags, check=False)
    assert status == expected.returncode, err
    if status:
        assert errors(err) == errors(expected.stderr)
    assert out == expected.stdout
