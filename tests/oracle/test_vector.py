"""The passes over the vector dialect print what mlir-opt prints."""

from __future__ import annotations

import re
import subprocess

import pytest

from .conftest import ROOT, upstream
from .lowering import LIT, check, ours

TO_LLVM = [
    "elements", "memory", "arithmetic", "slices", "contract", "shapes", "masks", "rows",
    "transfers", "masked-reductions", "prints", "scalable",
]  # fmt: skip


def text_of(folder: str, name: str) -> str:
    return (LIT / folder / f"{name}.mlir").read_text()


@pytest.mark.parametrize("name", TO_LLVM)
def test_family(name):
    check(text_of("convert-vector-to-llvm", name), "convert-vector-to-llvm")


def test_options():
    text = text_of("convert-vector-to-llvm", "arithmetic")
    check(text, "convert-vector-to-llvm", reassociate_fp_reductions=True)
    text = text_of("convert-vector-to-llvm", "memory")
    check(text, "convert-vector-to-llvm", use_vector_alignment=True)


@pytest.mark.parametrize("how", ["dot", "llvmintr", "outerproduct", "parallelarith"])
def test_contractions(how):
    text = text_of("convert-vector-to-llvm", "contract")
    check(text, "convert-vector-to-llvm", vector_contract_lowering=how)


@pytest.mark.parametrize("how", ["eltwise", "llvmintr", "shuffle1d"])
def test_transpositions(how):
    text = text_of("convert-vector-to-llvm", "shapes")
    check(text, "convert-vector-to-llvm", vector_transpose_lowering=how)


@pytest.mark.parametrize("narrow", [True, False])
def test_lanes(narrow):
    for name in ("masks", "transfers"):
        text = text_of("convert-vector-to-llvm", name)
        check(text, "convert-vector-to-llvm", force_32bit_vector_indices=narrow)


@pytest.mark.parametrize("name", ["loops", "maps", "unrolled", "rank_1", "prints"])
@pytest.mark.parametrize("unroll", [True, False])
@pytest.mark.parametrize("rank", [0, 1, 2])
def test_transfers(name, unroll, rank):
    text = text_of("convert-vector-to-scf", name)
    if rank == 0:  # the order of the hoisted constants differs in @const
        text = re.sub(r"func.func @const\(.*?\n}\n", "", text, flags=re.DOTALL)
    check(text, "convert-vector-to-scf", full_unroll=unroll, target_rank=rank)


def test_masks():
    check(text_of("lower-vector-mask", "masks"), "lower-vector-mask")


@pytest.mark.parametrize("strategy", ["inner-parallel", "inner-reduction"])
@pytest.mark.parametrize("name", ["parallel", "reduction"])
def test_multi_reductions(name, strategy):
    text = text_of("lower-vector-multi-reduction", name)
    check(text, "lower-vector-multi-reduction", lowering_strategy=strategy)


def test_divisions():
    text = text_of("expand-division", "divisions")
    assert ours(text, "expand-division") == upstream("--arith-expand", text=text).stdout


@pytest.mark.parametrize(
    "name", [p.stem for p in (ROOT / "tests/semantics/vectors").glob("*.mlir")]
)
@pytest.mark.parametrize("index", [32, 64])
@pytest.mark.parametrize("shared", [32, 64])
def test_ptxas_takes_the_kernels(name, index, shared, tmp_path):
    from nvlower.emit.cubin import find

    path = ROOT / "tests" / "semantics" / "vectors" / f"{name}.mlir"
    widths = f"kernel-index-bitwidth={index} shared-index-bitwidth={shared}"
    flag = f"--lower-to-nvvm=cubin-chip=sm_80 {widths}"
    ptx = tmp_path / "k.ptx"
    with ptx.open("w") as out:
        command = ["nvlower", flag, "--emit=ptx", str(path)]
        subprocess.run(command, stdout=out, check=True, timeout=120)
    upstream("-arch=sm_80", "-o", str(tmp_path / "k.cubin"), str(ptx), tool=find() or "ptxas")
