"""finalize-memref-to-llvm prints what mlir-opt prints, with each option."""

from __future__ import annotations

import pytest

from .lowering import LIT, check

OURS_ONLY = ("one_bit", "loop")
"""Functions on which upstream aborts or makes invalid IR."""


def source(name: str) -> str:
    """Return a lit input without the functions that upstream cannot lower."""
    text = (LIT / "finalize-memref-to-llvm" / f"{name}.mlir").read_text()
    for f in OURS_ONLY:
        start = text.find(f"func @{f}(")
        if start >= 0:
            text = text[: text.rindex("\n", 0, start)]
    return text


@pytest.mark.parametrize("width", [0, 32])
@pytest.mark.parametrize("name", ["load_store", "atomics", "alloc", "views", "globals"])
def test_family(name, width):
    check(source(name), "finalize-memref-to-llvm", index_bitwidth=width)


@pytest.mark.parametrize("option", ["use_aligned_alloc", "use_generic_functions"])
def test_option(option):
    check(source("alloc"), "finalize-memref-to-llvm", **{option: True})
