"""What mlir-opt refuses we refuse, at its line and in the same words; no rule lacks an input."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from nvlower import diag
from nvlower.ir.verifier import verify
from nvlower.text.parse import parse

from .batch import ENVIRONMENT
from .rules import relations, statements, unreached

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
    "'arith.scaling_extf' op operand types",  # a trait before the op's own rule
    "'arith.scaling_truncf' op operand types",
    "'arith.constant' op intializing",  # misspelt
    "'gpu.return' op unexpected type `'",  # quoted twice
    "'nvvm.mma.sync' op op requires",
    "'nvvm.convert.f32x2.to.f8x2' op Only 'f8E4M3FN', 'f8E5M2', and",  # without a full stop
    "expected input data type (i4,",  # the op's name without quotes
    "'cf.cond_br' op operand #1 must be 1-bit",  # docs/differences.md, "Segment sizes"
    "branch has 1 operands for successor #0",  # of an indirect branch without sizes of segments
)
NEVER = {
    "expected to belong to a module": "text without a module is put into one",
    "that does not allow unknown operations": "the parser refuses such ops; passes may make them",
    "created with unregistered dialect": "the parser refuses such ops; passes may make them",
    "branching to block of a different region": "text cannot name such a block",
    "operation's operand is unlinked": "text cannot name such a value",
    "(op in a child region)": "text cannot name such a value",
    "(op is neither in a parent nor in a child region)": "text cannot name such a value",
}
"""Words of statements that no text reaches, and why."""

IMPLIED = {
    "'complex.create' op failed to verify that complex element type matches imaginary operand type",
}
"""Relations that follow from those before them."""


def cases() -> list[tuple[str, str]]:
    """Return (name, text) of each case of each file."""
    found = []
    for path in FILES:
        for i, text in enumerate(re.split(r"(?m)^// -----$\n?", path.read_text())):
            found.append((f"{path.stem}-{i}", text))
    return found


def first_error(text: str) -> tuple[int, str] | None:
    """Return line and words of our first error, None where we accept."""
    with diag.Sink() as sink:
        try:
            verify(parse(text, "case"), False)
        except diag.Failure:
            error = sink.diagnostics[0]
            return (error.place() or ("", 0, 0))[1], error.message
    return None


@pytest.mark.parametrize(("name", "text"), cases(), ids=[n for n, _ in cases()])
def test_same_refusal(name: str, text: str, tmp_path: Path) -> None:
    program = shutil.which("mlir-opt")
    if program is None:
        pytest.skip("mlir-opt is not on PATH")
    source = tmp_path / "case.mlir"
    source.write_text(text)
    run = subprocess.run(
        [program, str(source)], capture_output=True, text=True, check=False, env=ENVIRONMENT
    )
    told = re.search(r":(\d+):\d+: error: (.*)", run.stderr)
    ours = first_error(text)
    assert (ours is None) == (run.returncode == 0), ours
    if told is not None and ours is not None:
        assert ours[0] == int(told[1])
        assert ours[1] == told[2] or told[2].startswith(OTHER_WORDS)


def test_every_rule_has_a_failing_input() -> None:
    missed = unreached(lambda: [first_error(text) for _, text in cases()])
    assert len(statements()) > 700
    found = {place: said for place, said in missed.items() if not any(n in said for n in NEVER)}
    assert not found


def test_every_declared_relation_has_a_failing_input() -> None:
    said = {error[1] for _, text in cases() if (error := first_error(text)) is not None}
    wanted = relations() - IMPLIED
    assert len(wanted) > 100
    assert not {r for r in wanted if not any(s.startswith(r) for s in said)}
