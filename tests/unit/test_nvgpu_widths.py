"""The nvgpu rules ask the type converter for widths: no operation mixes two."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from nvlower.ir.core import Operation
from nvlower.ir.types import IntegerType
from nvlower.passes.convert_nvgpu_to_nvvm import PASS
from nvlower.rewrite.type_converter import LLVMTypeConverter
from nvlower.text.parse import parse

LIT = Path(__file__).resolve().parents[1] / "lit/passes/convert-nvgpu-to-nvvm"
FILES = [f for f in sorted(LIT.glob("*.mlir")) if f.stem != "invalid"]
SHARED = 3
SAME_TYPES = {f"llvm.{n}" for n in ("add", "mul", "shl", "or", "lshr", "urem", "udiv")}
NARROW = ("nvvm.mbarrier.", "nvvm.cp.async.")
TOKENS = ("nvvm.mbarrier.test.wait",)


def problem(op: Operation) -> str | None:
    """Return what is wrong with the widths of an operation."""
    types = [v.type for v in op.operands]
    if op.name in SAME_TYPES and {*types, op.result.type} != {op.result.type}:
        return "operands of several types"
    if op.name == "llvm.trunc" and types[0].width <= op.result.type.width:  # type: ignore[attr-defined]
        return "truncation to a wider type"
    if op.name.startswith(NARROW) and op.name not in TOKENS and IntegerType(64) in types:
        return "a 64-bit operand of a 32-bit instruction"
    if op.name == "builtin.unrealized_conversion_cast":
        ends = types[0], op.results[0].type
        if ends[0] is not ends[1] and all(isinstance(t, IntegerType) for t in ends):
            return "a cast between integers"
    return None


@pytest.mark.parametrize(("index", "shared"), [(64, 64), (64, 32), (32, 32), (32, 64)])
@pytest.mark.parametrize("path", FILES, ids=lambda f: f.stem)
def test_widths_agree(path: Path, index: int, shared: int, monkeypatch: Any) -> None:
    def of(root: Operation) -> LLVMTypeConverter:
        return LLVMTypeConverter(index, field_width=lambda s: shared if s == SHARED else index)

    monkeypatch.setattr(LLVMTypeConverter, "of", of)
    module = parse(path.read_text(), path.name)
    PASS.run(module, PASS.defaults())
    found = [(op.name, p) for op in module.walk() if (p := problem(op)) is not None]
    assert found == []
