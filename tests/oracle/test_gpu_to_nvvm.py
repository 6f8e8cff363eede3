"""convert-gpu-to-nvvm prints what mlir-opt prints, on the kernels and on one input per family."""

from __future__ import annotations

import pytest

from .conftest import KERNELS
from .lowering import BEFORE_KERNELS, LIT, check, stage


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda p: p.stem)
def test_kernel(kernel):
    check(stage(kernel, BEFORE_KERNELS), "convert-gpu-to-nvvm")


@pytest.mark.parametrize(
    "name", ["dynamic_shared_memory", "function", "shuffle", "libdevice", "matrices"]
)
@pytest.mark.parametrize("width", [0, 32])
def test_family(name, width):
    text = (LIT / "convert-gpu-to-nvvm" / f"{name}.mlir").read_text()
    check(text, "convert-gpu-to-nvvm", index_bitwidth=width)
