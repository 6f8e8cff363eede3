"""What vectorised kernels compute, against numpy, at every width."""

from __future__ import annotations

import io
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import numpy as np
import pytest

from .device import run, shared_array
from .test_kernels import WIDTHS, random

VECTORS = Path(__file__).resolve().parent / "vectors"


def device_ir(name: str, width: str) -> str:
    """Return the LLVM IR of a kernel's module, lowered at one of `WIDTHS`."""
    from nvlower.cli.main import main

    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        flag = f"--lower-to-nvvm=cubin-chip=sm_80 {WIDTHS[width]}"
        status = main([flag, "--emit=llvm", str(VECTORS / f"{name}.mlir")])
    assert status == 0, err.getvalue()
    return out.getvalue()


def integers(*shape, low=-50, high=50) -> np.ndarray:
    return np.random.default_rng(3).integers(low, high, shape).astype(np.int32)


def gemm(ir):
    m, n, k = 10, 7, 6
    a, b, c = (shared_array(random(*s)) for s in ((m, k), (k, n), (m, n)))
    expected = c + a @ b
    run(ir, "gemm", (2, 2, 1), (2, 1, 1), [a, b, c])
    np.testing.assert_allclose(c, expected, rtol=1e-5, atol=1e-5)


def shared(ir):
    a = shared_array(random(15, 4))
    o = shared_array(np.zeros((8, 12), np.float32))
    run(ir, "shared", (1, 1, 1), (8, 1, 1), [a, o])
    tile = np.full((16, 4), 1.5, np.float32)
    tile[:15] = a
    tile = np.vstack([tile, np.full((1, 4), 1.5, np.float32)])
    expected = np.zeros((8, 12), np.float32)
    for t in range(8):
        at = 2 * (7 - t)
        expected[t, 2:] = tile[at : at + 3].reshape(12)[:10]
    np.testing.assert_array_equal(o, expected)


def reductions(ir):
    a = shared_array(random(5, 6))
    n = shared_array(np.array([0, 1, 3, 8, 20], np.int32))
    o = shared_array(np.zeros((5, 8), np.float32))
    run(ir, "reductions", (1, 1, 1), (5, 1, 1), [a, n, o])
    v = np.hstack([a, np.ones((5, 2), np.float32)])
    for t in range(5):
        kept = v[t, : n[t]]
        m = v[t].reshape(2, 4)
        expected = [
            1 + v[t].sum(), 1 + kept.sum(), kept.max(initial=-np.inf), v[t].min(),
            m[0].prod(), m[1].prod(), m[:, 3].sum(), v[t].sum(),
        ]  # fmt: skip
        np.testing.assert_allclose(o[t], expected, rtol=1e-5, atol=1e-6)


def moves(ir):
    a = shared_array(integers(5, 12))
    x = shared_array(np.array([[1, 2, 3, 0], [3, 1, 2, 1], [0, 0, 2, 2], [3, 2, 1, 0], [1, 3, 0, 2]],
                              np.int32))  # fmt: skip
    o = shared_array(np.full((5, 32), 77, np.int32))
    expected = np.full((5, 32), 77, np.int32)
    run(ir, "moves", (1, 1, 1), (5, 1, 1), [a, x, o])
    for t in range(5):
        at, e = x[t], expected[t]
        odd = at % 2 == 1
        e[:4] = [a[t, at[i]] if odd[i] else a[t, i] for i in range(4)]
        for i in range(4):
            if odd[i]:
                e[4 + at[i]] = a[t, i]
        e[8:12] = -7
        e[8:12][odd] = a[t, : odd.sum()]
        e[12 : 12 + odd.sum()] = at[odd]
        column = np.full(4, -1)
        column[: min(4, 5 - t)] = a[t : t + 4, 2]
        e[16:24:2], e[17:24:2] = column, at
        rows = at.reshape(2, 2).cumsum(axis=0)
        e[24:28] = rows.reshape(4)
        e[28:32] = np.tile(rows[1], 2)
    np.testing.assert_array_equal(o, expected)


def divisions(ir):
    a = shared_array(np.array([7, -7, 7, -7, 0, 8, -8, 1, 2147483647], np.int32))
    b = shared_array(np.array([2, 2, -2, -2, 5, 4, 4, 100, 2], np.int32))
    o = shared_array(np.full((9, 8), 5, np.int32))
    run(ir, "divisions", (1, 1, 1), (9, 1, 1), [a, b, o])
    for t, (x, y) in enumerate(zip(a.tolist(), b.tolist(), strict=True)):
        floor, ceil = x // y, -(-x // y)
        unsigned = -(-(x % 2**32) // (y % 2**32))
        unsigned -= 2**32 if unsigned >= 2**31 else 0
        assert o[t].tolist() == [ceil, floor, unsigned, floor, ceil, floor, 5, 5], (x, y)


def masks(ir):
    a = shared_array(random(3, 3, 3))
    n = shared_array(np.array([0, 2, 7], np.int32))
    o, p = (shared_array(np.zeros((3, 2, 3, 4), np.float32)) for _ in range(2))
    run(ir, "masks", (1, 1, 1), (3, 1, 1), [a, n, o, p])
    wide = np.full((8, 8, 8), 9, np.float32)
    wide[:3, :3, :3] = a
    for t in range(3):
        read = wide[t : t + 2, 1:4, :4]
        mask = np.zeros((2, 3, 4), bool)
        mask[:1, : n[t], : n[t]] = True
        np.testing.assert_array_equal(o[t], np.where(mask, read, 9))
        spread = np.broadcast_to(wide[t : t + 4, 1, :2].T[:, None, :], (2, 3, 4))
        np.testing.assert_array_equal(p[t], np.where(mask, spread, 0))


def dynamic(ir):
    a, h = shared_array(random(4, 2, 3)), shared_array(integers(2, 3).astype(np.int8))
    n = shared_array(np.array([[0, 0], [1, 2], [1, 0], [0, 1]], np.int32))
    o, p = shared_array(np.zeros((4, 2, 3), np.float32)), shared_array(np.ones((4, 8), np.float32))
    run(ir, "dynamic", (1, 1, 1), (4, 1, 1), [a, h, n, o, p])
    wide = h.astype(np.int32)
    dot = 1 + wide @ wide.T
    for t, (i, j) in enumerate(n):
        expected = a[t].copy()
        expected[i] *= 2
        expected[i, j] = 0
        np.testing.assert_array_equal(o[t], expected)
        most = max(0, (a[t] * a[t]).max())
        row = [a[t, i, j], most, *dot.reshape(4), 0, 0]
        np.testing.assert_allclose(p[t], row, rtol=1e-6)


@pytest.mark.parametrize("width", [w for w in WIDTHS if WIDTHS[w]])
@pytest.mark.parametrize("check", [gemm, shared, reductions, moves, divisions, masks, dynamic])
def test_kernel(check, width):
    check(device_ir(check.__name__, width))
