"""Target tables against LLVM's own, and what is refused."""

from __future__ import annotations

import pytest

from nvlower import diag
from nvlower.emit.worker import Job, run
from nvlower.target import CHIPS, TRIPLES, Need, Target, data_layout, smallest_chip

IR = "define ptx_kernel void @k() {\n  ret void\n}\n"


def messages(target: Target) -> list[str]:
    return list(target.problems())


@pytest.mark.parametrize("triple", TRIPLES)
@pytest.mark.parametrize("short", [False, True])
def test_layout_is_llvms(triple: str, short: bool) -> None:
    """The child compares the layout with its target machine's and refuses another."""
    job = Job(IR, triple, "sm_80", "", 2, data_layout(triple, short), short)
    assert run([job])[0].messages == ""
    wrong = Job(IR, triple, "sm_80", "", 2, "e", short)
    assert "data layout" in run([wrong])[0].messages


def test_smallest_ptx_version_is_llvms() -> None:
    """Each chip compiles with its default version, which is the one in the table."""
    layout = data_layout()
    jobs = [Job(IR, TRIPLES[0], chip, "", 2, layout) for chip in CHIPS]
    for chip, outcome in zip(CHIPS, run(jobs), strict=True):
        assert outcome.data is not None
        version = f".version {CHIPS[chip] // 10}.{CHIPS[chip] % 10}"
        assert version.encode() in outcome.data, chip


@pytest.mark.parametrize("chip", ["sm_80", "sm_90a", "sm_121f"])
def test_lower_ptx_version_is_refused_by_both(chip: str) -> None:
    target = Target(chip, "+ptx60")
    assert "does not support chip" in messages(target)[0]
    outcome = run([Job(IR, target.triple, chip, "+ptx60", 2, target.layout)])[0]
    assert "does not support target" in outcome.messages


@pytest.mark.parametrize(
    ("target", "text"),
    [
        (Target("sm_89a"), "unknown chip 'sm_89a'; did you mean 'sm_89'?"),
        (Target("sm_90a", "+ptx8.0"), "unknown feature '+ptx8.0'; did you mean '+ptx80'?"),
        (Target("sm_90a", triple="nvptx64"), "unknown target triple 'nvptx64'"),
        (Target("sm_90a", opt_level=4), "optimization level 4 is not in 0 to 3"),
    ],
)
def test_refused(target: Target, text: str) -> None:
    with diag.Sink() as sink, pytest.raises(diag.Failure):
        target.check()
    assert text in sink.diagnostics[0].message


def test_needs() -> None:
    assert Need(80).met_by("sm_90a") and not Need(90).met_by("sm_89")
    assert Need(chips=(90,)).met_by("sm_90a") and not Need(chips=(90,)).met_by("sm_90")
    assert Need(chips=(100,)).met_by("sm_103f") and not Need(chips=(100,)).met_by("sm_120f")
    assert smallest_chip([Need(70), Need(chips=(90,))]) == "sm_90a"
    assert smallest_chip([Need(chips=(90,)), Need(chips=(100,))]) is None
