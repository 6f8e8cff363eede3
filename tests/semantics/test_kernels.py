"""What the lowered kernels compute, against numpy, at every width.

Eligible are the kernels without tensor cores and TMA: k01, k02, k03, k04, k08, k09, k10, k11, k12
and k13. Sizes do not divide evenly, memrefs have offsets and strides, several blocks run.
"""

from __future__ import annotations

import io
import re
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import numpy as np
import pytest

from .device import run, shared_array

KERNELS = Path(__file__).resolve().parents[1] / "kernels"
WIDTHS = {
    "upstream's pipeline": "",
    "kernel 64": "short-pointers=false shared-index-bitwidth=64",
    "kernel 64, shared 32": "kernel-index-bitwidth=64",
    "kernel 32, shared 32": "kernel-index-bitwidth=32",
    "kernel 32, shared 64": "kernel-index-bitwidth=32 shared-index-bitwidth=64",
}


def device_ir(name: str, width: str) -> str:
    """Return the LLVM IR of a kernel's module, lowered at one of `WIDTHS`."""
    from nvlower.cli.main import main

    (path,) = KERNELS.glob(f"{name}_*.mlir")
    options = WIDTHS[width]
    flag = f"--lower-to-nvvm=cubin-chip=sm_80 {options}"
    if not options:
        flag = UPSTREAM
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = main([flag, "--emit=llvm", str(path)])
    assert status == 0, err.getvalue()
    return out.getvalue()


UPSTREAM = (
    "--pass-pipeline=builtin.module(convert-nvgpu-to-nvvm,gpu-kernel-outlining,convert-vector-to-scf,"
    "convert-scf-to-cf,convert-nvvm-to-llvm,convert-func-to-llvm,expand-strided-metadata,"
    "nvvm-attach-target{chip=sm_80},lower-affine,convert-arith-to-llvm,"
    "convert-index-to-llvm{index-bitwidth=64},canonicalize,cse,"
    "gpu.module(convert-gpu-to-nvvm{index-bitwidth=64},canonicalize,cse,reconcile-unrealized-casts))"
)


def random(*shape) -> np.ndarray:
    return np.random.default_rng(7).standard_normal(shape).astype(np.float32)


def k01(ir):
    a, b = (shared_array(random(1200)[k : k + 2 * 300 : 2]) for k in (0, 3))
    c = shared_array(np.zeros(300, np.float32))
    # The kernel's memrefs are contiguous: only their offset may be other than 0.
    a, b = shared_array(np.ascontiguousarray(a)), shared_array(np.ascontiguousarray(b))
    run(ir, "vector_add", (2, 1, 1), (256, 1, 1), [a, b, c])
    np.testing.assert_array_equal(c, a + b)


def k02(ir):
    x = shared_array(random(4000)[5::7])
    y = shared_array(random(571))
    before = y.copy()
    run(ir, "saxpy_strided", (2, 1, 1), (256, 1, 1), [2.5, x, y])
    expected = np.float64(2.5) * x[: len(y)].astype(np.float64) + before
    np.testing.assert_allclose(y, expected, rtol=1e-6, atol=1e-6)


def k03(ir):
    source, out = shared_array(random(45, 70)), shared_array(np.zeros((70, 45), np.float32))
    run(ir, "transpose", (3, 2, 1), (32, 8, 1), [source, out])
    np.testing.assert_array_equal(out, source.T)


def k04(ir):
    a, b = shared_array(random(64, 48)), shared_array(random(48, 128))
    c = shared_array(np.zeros((64, 128), np.float32))
    run(ir, "gemm_f32", (2, 1, 1), (16, 16, 1), [a, b, c])
    np.testing.assert_allclose(c, a.astype(np.float64) @ b.astype(np.float64), rtol=1e-4, atol=1e-4)


def k08(ir):
    x = shared_array(random(1000))
    partial, most = shared_array(np.zeros(2, np.float32)), shared_array(np.zeros(512, np.float32))
    run(ir, "block_reduce", (2, 1, 1), (256, 1, 1), [x, partial, most])
    padded = np.zeros(1024, np.float32)
    padded[:1000] = x
    slices = padded.reshape(2, 2, 256)  # grid-stride: step, block, thread
    np.testing.assert_allclose(partial, slices.sum((0, 2)), rtol=1e-4, atol=1e-4)
    warps = np.abs(slices).max(0).reshape(2, 8, 32).max(2)
    np.testing.assert_array_equal(most.reshape(2, 8, 32), np.repeat(warps[..., None], 32, 2))


def k09(ir):
    x, y = shared_array(random(2, 700)), shared_array(np.zeros((2, 700), np.float32))
    run(ir, "softmax", (2, 1, 1), (256, 1, 1), [x, y])
    e = np.exp(x - x.max(1, keepdims=True), dtype=np.float64)
    np.testing.assert_allclose(y, e / e.sum(1, keepdims=True), rtol=1e-4, atol=1e-7)


def k10(ir):
    u, v = shared_array(random(5, 18, 34)), shared_array(np.zeros((5, 18, 34), np.float32))
    run(ir, "stencil7", (2, 1, 1), (16, 16, 1), [u, v, 0.5, 0.25])
    d = u.astype(np.float64)
    near = (
        d[1:-1, :-2, 1:-1] + d[1:-1, 2:, 1:-1] + d[1:-1, 1:-1, :-2] + d[1:-1, 1:-1, 2:]
        + d[:-2, 1:-1, 1:-1] + d[2:, 1:-1, 1:-1]
    )  # fmt: skip
    np.testing.assert_allclose(
        v[1:-1, 1:-1, 1:-1], 0.25 * near + 0.5 * d[1:-1, 1:-1, 1:-1], rtol=1e-5, atol=1e-5
    )


def k11(ir):
    taps, rows, columns = 9, 2, 256
    width = taps + 128
    x, f = shared_array(random(rows, columns + taps)), shared_array(random(taps))
    y = shared_array(np.zeros((rows, columns), np.float32))
    run(ir, "conv_rows", (2, 1, 1), (128, 2, 1), [x, f, y, width])
    windows = np.lib.stride_tricks.sliding_window_view(x.astype(np.float64), taps, 1)
    np.testing.assert_allclose(y, windows[:, :columns] @ f.astype(np.float64), rtol=1e-4, atol=1e-5)


def k12(ir):
    x = shared_array(np.random.default_rng(7).integers(-1000, 100000, 5000, np.int32))
    out = shared_array(np.zeros(256, np.int32))
    run(ir, "histogram", (3, 1, 1), (256, 1, 1), [x, out])
    np.testing.assert_array_equal(out, np.bincount(x & 255, minlength=256))


def k13(ir):
    x = shared_array(random(1024))
    before = x.copy()
    run(ir, "bitonic", (2, 1, 1), (512, 1, 1), [x])
    np.testing.assert_array_equal(x, np.sort(before.reshape(2, 512), 1).reshape(-1))


CASES = {f.__name__: f for f in (k01, k02, k03, k04, k08, k09, k10, k11, k12, k13)}


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", CASES)
def test_kernel(name, width):
    CASES[name](device_ir(name, width))


def narrow_index(ir: str) -> str:
    """Cut every index to 8 bits where it is extended to 64."""
    return re.sub(
        r"^  (%\d+) = sext i32 %(\d+) to i64$",
        r"  %cut.\2 = trunc i32 %\2 to i8\n  \1 = sext i8 %cut.\2 to i64",
        ir,
        flags=re.MULTILINE,
    )


def narrow_stride(ir: str) -> str:
    """Halve the row stride of the 32x33 tile in shared memory."""
    return re.sub(r"(mul nuw nsw i32 %\d+), 33", r"\1, 16", ir)


def wrong_field(ir: str) -> str:
    """Take 1 for the stride that the host passed: wrong, and within the array."""
    return re.sub(r"(mul nuw nsw i64 %\d+), %\d+", r"\1, 1", ir)


@pytest.mark.parametrize(
    ("name", "width", "fault"),
    [
        ("k01", "kernel 64", narrow_index),
        ("k03", "kernel 32, shared 32", narrow_stride),
        ("k02", "kernel 32, shared 32", wrong_field),
    ],
)
def test_a_seeded_wrong_width_is_caught(name, width, fault):
    ir = device_ir(name, width)
    broken = fault(ir)
    assert broken != ir, "the IR has no such operation: the fault is out of date"
    with pytest.raises(AssertionError, match=r"(?i)not equal"):  # numpy's words: it ran, wrongly
        CASES[name](broken)
