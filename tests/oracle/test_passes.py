"""One input per pass, through it and through mlir-opt: the same text."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import upstream
from .test_kernels import nvlower

INPUTS = sorted((Path(__file__).parent / "passes").glob("*.mlir"))


@pytest.mark.parametrize("path", INPUTS, ids=lambda p: p.stem)
def test_pass(path):
    flags = [f"--{path.stem.partition('.')[0]}", "--allow-unregistered-dialect", str(path)]
    status, out, err = nvlower(*flags)
    assert status == 0, err
    assert out == upstream(*flags).stdout
