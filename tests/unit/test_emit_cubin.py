"""ptxas: found, missing, and its errors."""

from __future__ import annotations

import pytest

from nvlower import diag
from nvlower.emit import cubin
from nvlower.emit.cubin import find, to_cubin
from nvlower.target import Target

PTX = ".version 7.0\n.target sm_80\n.address_size 64\n.visible .entry k() {\n  ret;\n}\n"
TARGET = Target("sm_80")
needs_ptxas = pytest.mark.skipif(find() is None, reason="ptxas is not installed")


@needs_ptxas
@pytest.mark.ptxas
def test_cubin() -> None:
    assert to_cubin(PTX, TARGET).startswith(b"\x7fELF")


@needs_ptxas
@pytest.mark.ptxas
def test_errors_are_reported() -> None:
    with diag.Sink() as sink, pytest.raises(diag.Failure):
        to_cubin(PTX.replace("ret;", "nonsense;"), TARGET, loc="here")
    assert sink.diagnostics and all(d.loc == "here" for d in sink.diagnostics)
    assert "nonsense" in sink.diagnostics[0].message


def test_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cubin, "candidates", lambda flag=None, tool="ptxas": iter(["/no/ptxas"]))
    with diag.Sink() as sink, pytest.raises(diag.Failure):
        to_cubin(PTX, TARGET)
    assert sink.diagnostics[0].message == "ptxas was not found, so no cubin can be made"
    assert "/no/ptxas" in sink.diagnostics[0].notes[0].message
