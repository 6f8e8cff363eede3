"""What lower-to-nvvm makes of ops that upstream leaves, against numpy, at every width."""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stderr, redirect_stdout

import numpy as np
import pytest

from .device import run, shared_array

KERNEL = """gpu.module @m {
  gpu.func @k(%x: memref<?xf32>, %y: memref<?xf64>, %z: memref<?xi32>, %a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xi32>, %ids: memref<?x4xi32>, %p: memref<1xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %nx = gpu.block_dim x
    %r = arith.muli %ty, %nx : index
    %t = arith.addi %r, %tx : index
    %0 = memref.load %x[%t] : memref<?xf32>
    %1 = gpu.subgroup_reduce add %0 : (f32) -> f32
    memref.store %1, %a[%t] : memref<?xf32>
    %2 = gpu.subgroup_reduce maxnumf %0 cluster(size = 4, stride = 2) : (f32) -> f32
    memref.store %2, %b[%t] : memref<?xf32>
    %3 = memref.load %y[%t] : memref<?xf64>
    %4 = gpu.subgroup_reduce mul %3 cluster(size = 8) : (f64) -> f64
    memref.store %4, %y[%t] : memref<?xf64>
    %5 = memref.load %z[%t] : memref<?xi32>
    %6 = gpu.subgroup_reduce xor %5 : (i32) -> i32
    memref.store %6, %c[%t] : memref<?xi32>
    %7 = gpu.subgroup_id : index
    %8 = gpu.num_subgroups : index
    %9 = arith.ceildivui %t, %c5 : index
    %10 = arith.subi %c3, %t : index
    %11 = arith.floordivsi %10, %c5 : index
    %i0 = arith.index_cast %7 : index to i32
    %i1 = arith.index_cast %8 : index to i32
    %i2 = arith.index_cast %9 : index to i32
    %i3 = arith.index_cast %11 : index to i32
    memref.store %i0, %ids[%t, %c0] : memref<?x4xi32>
    memref.store %i1, %ids[%t, %c1] : memref<?x4xi32>
    memref.store %i2, %ids[%t, %c2] : memref<?x4xi32>
    memref.store %i3, %ids[%t, %c3] : memref<?x4xi32>
    %w = arith.constant 1.0625 : f32
    %12 = memref.atomic_rmw mulf %w, %p[%c0] : (f32, memref<1xf32>) -> f32
    gpu.return
  }
}
"""
WIDTHS = [
    "short-pointers=false shared-index-bitwidth=64",
    "kernel-index-bitwidth=64",
    "kernel-index-bitwidth=32",
]


def device_ir(width: str) -> str:
    from nvlower.cli.main import main

    out, err = io.StringIO(), io.StringIO()
    stdin, sys.stdin = sys.stdin, io.TextIOWrapper(io.BytesIO(KERNEL.encode()))
    try:
        with redirect_stdout(out), redirect_stderr(err):
            status = main([f"--lower-to-nvvm=cubin-chip=sm_70 {width}", "--emit=llvm", "-"])
    finally:
        sys.stdin = stdin
    assert status == 0, err.getvalue()
    return out.getvalue()


def clusters(values: np.ndarray, size: int, stride: int) -> list[np.ndarray]:
    """For each lane, the values of its cluster."""
    found = []
    for lane in range(len(values)):
        start = lane // (size * stride) * (size * stride) + lane % stride
        found.append(values[[start + i * stride for i in range(size)]])
    return found


@pytest.mark.parametrize("width", WIDTHS)
def test_subgroups(width):
    rng = np.random.default_rng(3)
    n = 64  # 16 x 4 threads: two warps across rows
    x = rng.standard_normal(n).astype(np.float32)
    y = rng.uniform(0.5, 2, n)
    z = rng.integers(0, 1 << 30, n).astype(np.int32)
    args = [shared_array(v) for v in (x, y, z)]
    a, b = (shared_array(np.zeros(n, np.float32)) for _ in range(2))
    c, ids = shared_array(np.zeros(n, np.int32)), shared_array(np.zeros((n, 4), np.int32))
    p = shared_array(np.ones(1, np.float32))
    run(device_ir(width), "k", (1, 1, 1), (16, 4, 1), [*args, a, b, c, ids, p])
    warps = np.arange(n) // 32
    for lane in range(n):
        mine = warps == warps[lane]
        np.testing.assert_allclose(a[lane], x[mine].sum(dtype=np.float64), rtol=1e-4, atol=1e-4)
        assert c[lane] == np.bitwise_xor.reduce(z[mine])
    np.testing.assert_array_equal(b, [v.max() for v in clusters(x, 4, 2)])
    np.testing.assert_allclose(args[1], [v.prod() for v in clusters(y, 8, 1)], rtol=1e-12)
    lanes = np.arange(n)
    expected = np.stack([warps, np.full(n, 2), -(-lanes // 5), (3 - lanes) // 5], axis=1)
    np.testing.assert_array_equal(ids, expected)
    np.testing.assert_allclose(p[0], 1.0625**n, rtol=1e-4)
