"""What mlir-opt refuses we refuse, in the same words."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from nvlower import diag
from nvlower.ir.verifier import verify
from nvlower.text.parse import parse

pytestmark = pytest.mark.oracle

FILES = sorted((Path(__file__).parent / "verify").glob("*.mlir"))
OTHER_WORDS = (
    "invalid properties ",  # upstream refuses while it reads the properties
    "'memref.cast' op operand type",  # rules of traits are asked in another order
    "'memref.memory_space_cast' op operand type",
    "'memref.transpose' op result type",  # the layout as a map, not as strides
    "'gpu.return' op expects parent op",
    "operand expected to be one of AOp",
    "'gpu.func' op requires string attribute",
)


def cases() -> list[tuple[str, str]]:
    """Return (name, text) of each case of each file."""
    found = []
    for path in FILES:
        for i, text in enumerate(re.split(r"(?m)^// -----$\n?", path.read_text())):
            found.append((f"{path.stem}-{i}", text))
    return found


def first_error(text: str) -> str | None:
    """Return our first error, None where we accept."""
    with diag.Sink() as sink:
        try:
            verify(parse(text, "case"), False)
        except diag.Failure:
            return sink.diagnostics[0].message
    return None


@pytest.mark.parametrize(("name", "text"), cases(), ids=[n for n, _ in cases()])
def test_same_refusal(name: str, text: str, tmp_path: Path) -> None:
    program = shutil.which("mlir-opt")
    if program is None:
        pytest.skip("mlir-opt is not on PATH")
    source = tmp_path / "case.mlir"
    source.write_text(text)
    run = subprocess.run([program, str(source)], capture_output=True, text=True, check=False)
    told = re.search(r"error: (.*)", run.stderr)
    ours = first_error(text)
    assert (ours is None) == (run.returncode == 0), ours
    if told is not None and not told[1].startswith(OTHER_WORDS):
        assert ours == told[1]
