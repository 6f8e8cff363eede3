"""The 13 kernels through upstream's pipeline: result, PTX and every dump, byte for byte."""

from __future__ import annotations

import io
import re
from contextlib import redirect_stderr, redirect_stdout

import pytest

from .conftest import KERNELS, header, same_but_times, upstream

DUMP = re.compile(r"^// -----// IR Dump After (.*) //----- //\n", re.MULTILINE)

# Upstream prints these two lines on standard error in the middle of its dumps, and exits with 0.
STRAY = re.compile(r"\n*<unknown>:0: error: conversion of memref memory space [^\n]*")


# Upstream's faults, by kernel: what its text says and what is right. Dynamic shared memory is made
# internal, which PTX reads as one static byte; external, it is `.extern .shared name[]`, whose size
# the launch gives (PTX ISA, "Shared State Space").
DYNAMIC = (
    "llvm.mlir.global internal @__dynamic_shmem__0()",
    "llvm.mlir.global external @__dynamic_shmem__0()",
)
CORRECTED = {"k06_tma_load_swizzle": DYNAMIC, "k07_tma_wgmma": DYNAMIC, "k11_dynsmem_conv": DYNAMIC}
SERIALISE = "gpu-module-to-binary{format=isa},convert-math-to-llvm,canonicalize,cse,reconcile-unrealized-casts"


def expected_run(path) -> tuple[str, list[str]]:
    """Return upstream's output and its dumps, split; its faults corrected and carried through."""
    done = upstream(flag(path), "--mlir-print-ir-after-all", str(path))
    out, dumps = done.stdout, DUMP.split(STRAY.sub("", done.stderr))
    fault = CORRECTED.get(path.stem)
    if fault is not None:
        assert any(fault[0] in d for d in dumps), "the fault is gone: take it off the list"
        dumps = [d.replace(*fault) for d in dumps]
        at = next(i for i, d in enumerate(dumps) if "(gpu-module-to-binary)" in d)
        passes = f"--pass-pipeline=builtin.module({SERIALISE})"
        rest = upstream(passes, "--mlir-print-ir-after-all", "-", text=dumps[at - 1])
        out, dumps = rest.stdout, dumps[:at] + DUMP.split(rest.stderr)[1:]
    return same_but_times(out), [same_but_times(d) for d in dumps]


def flag(path) -> str:
    chip, features = header(path)
    return (
        f"--gpu-lower-to-nvvm-pipeline=cubin-chip={chip} cubin-features={features} "
        "cubin-format=isa opt-level=3"
    )


def nvlower(*args: str) -> tuple[int, str, str]:
    from nvlower.cli.main import main

    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = main(list(args))
    return status, out.getvalue(), err.getvalue()


@pytest.mark.parametrize("path", KERNELS, ids=lambda p: p.stem)
def test_pipeline(path):
    expected, theirs = expected_run(path)
    status, out, err = nvlower(flag(path), "--mlir-print-ir-after-all", str(path))
    assert status == 0, err
    assert same_but_times(out) == expected
    ours = DUMP.split(same_but_times(err))
    assert ours[1::2] == theirs[1::2]
    for name, a, b in zip(ours[1::2], ours[2::2], theirs[2::2], strict=True):
        assert a.strip() == b.strip(), f"after {name}"


def test_dynamic_shared_memory_is_external():
    path = next(p for p in KERNELS if p.stem == "k06_tma_load_swizzle")
    status, ptx, err = nvlower(flag(path), "--emit=ptx", str(path))
    assert status == 0, err
    assert ".extern .shared .align 16 .b8 __dynamic_shmem__0[];" in ptx


@pytest.mark.parametrize("path", KERNELS, ids=lambda p: p.stem)
def test_print(path):
    for form in ((), ("--mlir-print-op-generic",), ("--mlir-print-debuginfo",)):
        expected = upstream(*form, str(path)).stdout
        status, out, err = nvlower(*form, str(path))
        assert status == 0, err
        assert out == expected


@pytest.mark.parametrize("path", KERNELS, ids=lambda p: p.stem)
def test_ptxas(path, tmp_path):
    from nvlower.emit.cubin import find

    chip, features = header(path)
    ptx = tmp_path / "k.ptx"
    options = f"cubin-chip={chip} cubin-features={features} cubin-format=isa opt-level=3"
    status, _, err = nvlower(
        f"--gpu-lower-to-nvvm-pipeline={options}", "--emit=ptx", str(path), "-o", str(ptx)
    )
    assert status == 0, err
    tool = find()
    assert tool is not None, "install the extra 'ptxas'"
    upstream(f"-arch={chip}", "-o", str(tmp_path / "k.cubin"), str(ptx), tool=tool)
    assert (tmp_path / "k.cubin").read_bytes()[:4] == b"\x7fELF"
