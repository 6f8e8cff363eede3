"""Inputs for each pass, through it and through mlir-opt: the same text.

A file is named after its pass; a first line ``// OPTIONS: ...`` holds the pass's options.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import upstream
from .test_kernels import nvlower

INPUTS = sorted((Path(__file__).parent / "passes").glob("*.mlir"))

OPTIONS = "// OPTIONS: "


@pytest.mark.parametrize("path", INPUTS, ids=lambda p: p.stem)
def test_pass(path):
    flag = f"--{path.stem.partition('.')[0]}"
    first = path.read_text().partition("\n")[0]
    if first.startswith(OPTIONS):
        flag += "=" + first.removeprefix(OPTIONS)
    flags = [flag, "--split-input-file", "--allow-unregistered-dialect", str(path)]
    status, out, err = nvlower(*flags)
    assert status == 0, err
    assert out == upstream(*flags).stdout
