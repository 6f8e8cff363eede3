"""Ops made from the declarations read and print as in mlir-opt, wherever it accepts them."""

from __future__ import annotations

import shutil
import subprocess
from random import Random

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from nvlower.text.parse import parse
from nvlower.text.printer import print_op

from .generated import OpMaker, candidates

pytestmark = [
    pytest.mark.oracle,
    pytest.mark.skipif(shutil.which("mlir-opt") is None, reason="mlir-opt is not on PATH"),
]


def oracle(text: str, *flags: str) -> str | None:
    """Return what mlir-opt prints for `text`, None where it refuses it."""
    done = subprocess.run(
        ["mlir-opt", *flags], input=text, capture_output=True, text=True, check=False
    )
    return done.stdout.strip() if done.returncode == 0 else None


def ours(text: str, generic: bool = False) -> str:
    """Return what we print for `text`."""
    return print_op(parse(text), generic=generic).strip()


@settings(
    max_examples=300, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
@given(st.integers(0, 10**6), st.integers(0, 10**6))
def test_generated_op(which: int, seed: int) -> None:
    ops = candidates()
    text = OpMaker(ops[which % len(ops)], Random(seed)).text()
    custom = oracle(text)
    assume(custom is not None)
    assert custom is not None
    assert ours(text) == custom
    assert ours(text, generic=True) == oracle(text, "--mlir-print-op-generic")
    assert ours(custom) == oracle(custom)
