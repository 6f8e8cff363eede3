"""The tables of nvvm operations agree with their declarations."""

from __future__ import annotations

import pytest

from nvlower.dialects.nvvm.ptx import TEXT
from nvlower.dialects.nvvm.requirements import NEEDS, VARIANTS, mma_need, need
from nvlower.ir.core import Operation
from nvlower.ir.opdef import OpDef, declared_ops, op_definition

OPS = declared_ops("nvvm")


def test_every_inline_assembly_op_has_a_text() -> None:
    declared = {d.name for d in OPS if "BasicPtxBuilderInterface" in d.traits}
    assert declared == set(TEXT)


def test_tables_name_declared_ops() -> None:
    unknown = [n for n in (*NEEDS, *VARIANTS) if op_definition(n) is None]
    assert unknown == []


@pytest.mark.parametrize(
    "definition",
    [d for d in OPS if "RequiresSM" in d.traits and d.name not in VARIANTS],
    ids=lambda d: d.name,
)
def test_smallest_chip_is_upstreams(definition: OpDef) -> None:
    op = Operation(definition.name, (), (), definition=definition)
    found = need(op)
    assert found is not None
    assert found.sm == int(definition.trait_args["RequiresSM"])


@pytest.mark.parametrize(
    "definition", [d for d in OPS if "RequiresSMa" in d.traits], ids=lambda d: d.name
)
def test_exact_chips_are_upstreams(definition: OpDef) -> None:
    found = need(Operation(definition.name, (), (), definition=definition))
    assert found is not None
    chips = {int(c) for c in definition.trait_args["RequiresSMa"].split(",")}
    assert chips <= set(found.chips)


@pytest.mark.parametrize(
    ("kind", "shape", "sm"),
    [
        ("f16", (8, 8, 4), 70),
        ("f16", (16, 8, 8), 75),
        ("f16", (16, 8, 16), 80),
        ("bf16", (16, 8, 8), 80),
        ("tf32", (16, 8, 4), 80),
        ("s8", (8, 8, 16), 75),
        ("s8", (16, 8, 32), 80),
        ("f64", (8, 8, 4), 80),
        ("f64", (16, 8, 16), 90),
        ("e4m3", (16, 8, 32), 89),
    ],
)
def test_products_of_a_warp(kind: str, shape: tuple[int, int, int], sm: int) -> None:
    assert mma_need(kind, shape).sm == sm
