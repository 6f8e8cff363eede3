"""Errors and notes of broken texts are mlir-opt's, word for word and line for line.

The texts are separated by ``// -----``; they are not named .mlir, for none of them can be read.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.oracle.conftest import upstream
from tests.unit.test_broken_inputs import run

pytestmark = pytest.mark.oracle

FILES = sorted((Path(__file__).parent / "words").glob("*.txt"))
SAID = re.compile(r"^\S+?:(\d+):\d+: (error|note): (.*)$", re.MULTILINE)
NOT_COMPARED = ("see current operation", "Available dialects")


def told(text: str) -> list[tuple[int, str, str]]:
    """Return line, severity and message of each diagnostic."""
    found = [(int(line), kind, message) for line, kind, message in SAID.findall(text)]
    return [d for d in found if not d[2].startswith(NOT_COMPARED)]


@pytest.mark.parametrize("path", FILES, ids=[f.stem for f in FILES])
def test_same_words(path: Path) -> None:
    flags = ["--split-input-file", "-allow-unregistered-dialect", str(path)]
    done = upstream(*flags, check=False)
    status, _, said = run(flags)
    assert status == done.returncode == 1
    assert told(said) == told(done.stderr)
