"""What the tests of the lowerings to llvm share: run one pass, ours and upstream's, and compare."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from .conftest import ROOT, upstream

LIT = ROOT / "tests" / "lit" / "passes"

BEFORE_KERNELS = (
    "convert-nvgpu-to-nvvm,gpu-kernel-outlining,convert-vector-to-scf,convert-scf-to-cf,"
    "convert-nvvm-to-llvm,convert-func-to-llvm,expand-strided-metadata,lower-affine,"
    "convert-arith-to-llvm,convert-index-to-llvm,canonicalize,cse"
)
"""Upstream's passes up to the kernels' lowering."""

KERNEL_PASSES = "gpu.module(convert-gpu-to-nvvm,canonicalize,cse,reconcile-unrealized-casts)"


@cache
def stage(kernel: Path, passes: str) -> str:
    """Return what upstream makes of a kernel by `passes`."""
    text: str = upstream(f"--pass-pipeline=builtin.module({passes})", str(kernel)).stdout
    return text


def ours(text: str, name: str, **options: Any) -> str:
    """Return what our pass `name` makes of `text`, printed as mlir-opt prints."""
    module = import_module("nvlower.text.parse").parse(text)
    found = import_module(f"nvlower.passes.{name.replace('-', '_')}").PASS
    anchors = [module]
    if found.anchor not in (None, "builtin.module"):
        anchors = [op for op in module.walk() if op.name == found.anchor]
    for op in anchors:
        found.run(op, found.defaults(**options))
    return import_module("nvlower.text.printer").print_op(module) + "\n"


def corrected(text: str) -> str:
    """Return upstream's text with dynamic shared memory declared as what the launch provides."""
    return text.replace(
        "llvm.mlir.global internal @__dynamic_shmem__", "llvm.mlir.global external @__dynamic_shmem__"
    )


def check(text: str, name: str, **options: Any) -> None:
    """Compare our result with upstream's, byte for byte."""
    text = corrected(text)
    given = " ".join(f"{k.replace('_', '-')}={str(v).lower()}" for k, v in options.items())
    flag = f"--{name}={given}" if given else f"--{name}"
    assert ours(text, name, **options) == corrected(upstream(flag, text=text).stdout)
