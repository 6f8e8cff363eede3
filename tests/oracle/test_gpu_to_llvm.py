"""gpu-to-llvm prints what mlir-opt prints, on the kernels' hosts and on one input per family."""

from __future__ import annotations

import pytest

from .conftest import KERNELS
from .lowering import BEFORE_KERNELS, KERNEL_PASSES, LIT, check, stage


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda p: p.stem)
def test_kernel(kernel):
    check(stage(kernel, f"{BEFORE_KERNELS},{KERNEL_PASSES}"), "gpu-to-llvm")


@pytest.mark.parametrize("name", ["launch", "memory"])
def test_family(name):
    check((LIT / "gpu-to-llvm" / f"{name}.mlir").read_text(), "gpu-to-llvm")
