"""Code generation apart: results, failures, crashes and hangs, in a fork and in a process."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from nvlower import diag
from nvlower.emit import libdevice, llvm_library, worker
from nvlower.emit.ptx import to_ptx
from nvlower.emit.worker import Job, run
from nvlower.target import Target

GOOD = """define ptx_kernel void @k(ptr addrspace(3) %p) {
  store i32 1, ptr addrspace(3) %p
  ret void
}
"""
UNSELECTABLE = """declare void @llvm.nvvm.wgmma.fence.sync.aligned()
define void @k() {
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  ret void
}
"""
LIBDEVICE = """declare float @__nv_sinf(float)
define ptx_kernel void @k(ptr %p) {
  %1 = load float, ptr %p
  %2 = call float @__nv_sinf(float %1)
  store float %2, ptr %p
  ret void
}
"""
WAYS = ["process", "fork"] if hasattr(os, "fork") else ["process"]


def job(ir: str, chip: str = "sm_80", short: bool = False) -> Job:
    target = Target(chip, short_pointers=short)
    return Job(ir, target.triple, chip, "", 2, target.layout, short)


@pytest.mark.parametrize("way", WAYS)
def test_good_and_bad_in_order(way: str) -> None:
    """A job that ends the child fails alone; the others are done."""
    outcomes = run([job(GOOD), job("junk"), job(UNSELECTABLE), job(GOOD)], way)
    assert [o.data is not None for o in outcomes] == [True, False, False, True]
    assert outcomes[0].data == outcomes[3].data
    assert "expected top-level entity" in outcomes[1].messages
    assert outcomes[2].messages.startswith("Cannot select: intrinsic %llvm.nvvm.wgmma.fence")


def test_short_pointers_can_be_undone() -> None:
    """The option is process-wide; each job gets its own setting all the same."""
    wide, short, again = run([job(GOOD), job(GOOD, short=True), job(GOOD)])
    assert short.data is not None and wide.data is not None
    assert b".param .u32" in short.data and b".param .u64" in wide.data
    assert again.data == wide.data


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    """What does not end in time is ended and reported."""
    monkeypatch.setattr(worker, "_serve", lambda jobs, out: time.sleep(60))
    outcome = run([job(GOOD)], "fork", limit=0.3)[0]
    assert outcome.data is None and outcome.messages == "LLVM did not finish within 0.3 s"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "_serve", lambda jobs, out: os.kill(os.getpid(), 9))
    outcome = run([job(GOOD)], "fork")[0]
    assert outcome.data is None and outcome.messages == "LLVM crashed (SIGKILL)"


def test_errors_have_the_place() -> None:
    with diag.Sink() as sink, pytest.raises(diag.Failure):
        to_ptx("junk", Target("sm_80"), loc="here")  # any location passes through
    (found,) = sink.diagnostics
    assert found.loc == "here"
    assert found.message.startswith("LLVM cannot compile this for sm_80: <string>:1:1: error:")


@pytest.mark.skipif(libdevice.find() is None, reason="libdevice is not installed")
def test_libdevice_cache_heals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what is called is linked; a broken cache is made anew."""
    monkeypatch.setenv("NVLOWER_CACHE_DIR", str(tmp_path))
    first = to_ptx(LIBDEVICE, Target("sm_80"))
    assert "__nv_" not in first
    (cache,) = tmp_path.iterdir()
    size = cache.stat().st_size
    cache.write_bytes(b"junk")
    assert to_ptx(LIBDEVICE, Target("sm_80")) == first
    assert cache.stat().st_size == size
    monkeypatch.setenv("NVLOWER_CACHE_DIR", "/dev/null/no")
    assert to_ptx(LIBDEVICE, Target("sm_80")) == first


def test_libdevice_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(libdevice, "find", lambda toolkit=None: None)
    with diag.Sink() as sink, pytest.raises(diag.Failure):
        to_ptx(LIBDEVICE, Target("sm_80"))
    assert sink.diagnostics[0].message == "'__nv_sinf' is called, but libdevice was not found"


def test_library_is_the_pinned_one() -> None:
    """The shared library lies where we look, and llvmlite's own loader opens the same file."""
    ffi = pytest.importorskip("llvmlite.binding.ffi")
    path = llvm_library.library_path()
    assert path is not None and os.path.samefile(path, ffi.lib._name)
    assert llvm_library.LLVM().GetVersionInfo() >> 16 == llvm_library.LLVM_MAJOR


def test_library_by_llvmlites_loader(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the file is not found directly, llvmlite opens it."""
    monkeypatch.setattr(llvm_library, "library_path", lambda: None)
    outcome = run([job(GOOD)])[0]
    assert outcome.data is not None, outcome.messages
