"""Flags that name the target or a width: what cannot be is refused, what is given is used."""

from __future__ import annotations

import pytest

from tests.unit.test_broken_inputs import run as run_bytes

KERNEL = """gpu.module @m {
  gpu.func @k(%p: memref<4xf32>, %i: index, %v: f32) kernel {
    memref.store %v, %p[%i] : memref<4xf32>
    gpu.return
  }
}
"""


def run(*args):
    status, out, err = run_bytes([*args], KERNEL.encode())
    return status, out.decode(), err


WRONG = [
    ("--chip=sm_999", "unknown chip 'sm_999'"),
    ("--chip=", "unknown chip ''"),
    ("--features=+ptx99", "unknown feature '+ptx99'; did you mean '+ptx90'?"),
    ("--opt-level=4", "optimization level 4 is not in 0 to 3"),
    ("--opt-level=-1", "'-1' is below 0"),
    ("--ptxas=/no/such", "there is no file '/no/such'"),
    ("--libdevice=/no/such", "there is no file '/no/such'"),
    ("--mlir-elide-elementsattrs-if-larger=-1", "'-1' is below 0"),
    ("--mlir-print-ir-after=", "unknown pass ''"),
    ("---cse", "Unknown command line argument '---cse'"),
    ("--lower-to-nvvm=kernel-index-bitwidth=17", "it is one of 32, 64"),
    ("--lower-to-nvvm=shared-index-bitwidth=-1", "it is one of 0, 32, 64"),
    ("--convert-arith-to-llvm=index-bitwidth=-1", "'-1' is not in 0 to 16777215"),
    ("--convert-arith-to-llvm=index-bitwidth=16777216", "'16777216' is not in 0 to 16777215"),
    ("--convert-vector-to-scf=target-rank=-1", "'-1' is not in 0 to 4294967295"),
    ("--nvvm-attach-target=O=-1", "'-1' is not in 0 to 4294967295"),
]


@pytest.mark.parametrize(("flag", "said"), WRONG, ids=[flag for flag, _ in WRONG])
def test_a_wrong_value_is_a_usage_error(flag, said):
    status, out, err = run(flag)
    assert (status, out) == (2, "")
    assert said in err


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("cubin-chip=sm_999", "unknown chip 'sm_999'"),
        ("cubin-triple=x86", "unknown target triple 'x86'"),
        ("cubin-features=+ptx99", "unknown feature '+ptx99'"),
        ("cubin-chip=sm_90 cubin-features=+ptx60", "PTX 6.0 does not support chip 'sm_90'"),
    ],
)
def test_lower_to_nvvm_refuses_what_llvm_does_not_know(option, said):
    status, out, err = run(f"--lower-to-nvvm={option}")
    assert (status, out) == (1, "")
    assert "<stdin>:1:1: error: " + said in err


@pytest.mark.parametrize("pipeline", ["lower-to-nvvm", "gpu-lower-to-nvvm-pipeline"])
def test_the_flags_reach_the_pipeline(pipeline):
    flags = ["--chip=sm_90a", "--features=+ptx86", "--opt-level=1"]
    option = "=cubin-format=isa" if pipeline.startswith("gpu") else ""
    status, out, err = run(f"--{pipeline}{option}", "--emit=ptx", *flags)
    assert (status, err) == (0, "")
    assert ".version 8.6\n.target sm_90a\n" in out


def test_the_pipelines_own_option_wins_and_is_named():
    flags = ["--pipeline=lower-to-nvvm{cubin-chip=sm_80}", "--chip=sm_90", "--emit=ptx"]
    status, out, err = run(*flags)
    assert status == 0
    assert ".target sm_80\n" in out
    assert "warning: --chip=sm_90 is not used: the module's own target is sm_80" in err


def test_the_choices_of_an_option_are_listed():
    _, out, _ = run("--list-passes")
    assert "kernel-index-bitwidth=64  width of index in kernels (32, 64)\n" in out
    assert (
        "region-simplify=normal  how to simplify the control flow (disabled, normal, aggressive)"
        in out
    )
