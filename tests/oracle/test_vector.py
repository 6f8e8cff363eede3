"""convert-vector-to-llvm prints what mlir-opt prints."""

from __future__ import annotations

import pytest

from .lowering import LIT, check


@pytest.mark.parametrize("name", ["elements", "memory", "arithmetic", "slices"])
def test_family(name):
    check((LIT / "convert-vector-to-llvm" / f"{name}.mlir").read_text(), "convert-vector-to-llvm")


def test_options():
    text = (LIT / "convert-vector-to-llvm" / "arithmetic.mlir").read_text()
    check(text, "convert-vector-to-llvm", reassociate_fp_reductions=True)
    text = (LIT / "convert-vector-to-llvm" / "memory.mlir").read_text()
    check(text, "convert-vector-to-llvm", use_vector_alignment=True)
