"""The nvgpu passes print what mlir-opt prints, on the kernels and on the lit tests' inputs."""

from __future__ import annotations

import shutil
import subprocess
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
LIT = ROOT / "tests/lit/passes"
KERNELS = sorted((ROOT / "tests/kernels").glob("k*.mlir"))
OURS_ONLY = ("corrected", "invalid", "mma_bf16")
"""Lit inputs on which we differ from upstream on purpose."""

pytestmark = [
    pytest.mark.oracle,
    pytest.mark.skipif(shutil.which("mlir-opt") is None, reason="mlir-opt is not on PATH"),
]


def oracle(text: str, *flags: str) -> str:
    """Return what mlir-opt prints for `text`."""
    command = ["mlir-opt", "--allow-unregistered-dialect", *flags]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def ours(text: str, name: str, **options: Any) -> str:
    """Return what pass `name` makes of `text`, printed."""
    parse = import_module("nvlower.text.parse").parse
    print_op = import_module("nvlower.text.printer").print_op
    module = parse(text, allow_unregistered=True)
    found = import_module(f"nvlower.passes.{name.replace('-', '_')}").PASS
    found.run(module, found.defaults(**options))
    import_module("nvlower.ir.verifier").verify(module)
    return str(print_op(module)).rstrip("\n")


def compare(text: str, name: str, flag: str = "", **options: Any) -> None:
    """Check that both tools print the same."""
    assert ours(text, name, **options) == oracle(text, f"--{name}{flag}").rstrip("\n")


def inputs(name: str) -> list[Any]:
    """Return the lit inputs of a pass on which the tools agree."""
    files = sorted((LIT / name).glob("*.mlir"))
    return [pytest.param(f, id=f.stem) for f in files if f.stem not in OURS_ONLY]


@pytest.mark.parametrize("path", inputs("convert-nvgpu-to-nvvm"))
def test_convert_nvgpu_to_nvvm(path: Path) -> None:
    compare(path.read_text(), "convert-nvgpu-to-nvvm")


@pytest.mark.parametrize("path", inputs("convert-nvvm-to-llvm"))
def test_convert_nvvm_to_llvm(path: Path) -> None:
    compare(path.read_text(), "convert-nvvm-to-llvm")


@pytest.mark.parametrize("path", inputs("gpu-kernel-outlining"))
def test_gpu_kernel_outlining(path: Path) -> None:
    compare(path.read_text(), "gpu-kernel-outlining")
    layout = "#dlti.dl_spec<index=32:i32>"
    flag = f"=data-layout-str={layout}"
    compare(path.read_text(), "gpu-kernel-outlining", flag, data_layout_str=layout)


@pytest.mark.parametrize(
    ("flag", "options"),
    [
        ("", {}),
        ("=module=b.*|c chip=sm_90", {"module": "b.*|c", "chip": "sm_90"}),
        ("=O=3 fast ftz l=a,b", {"O": 3, "fast": True, "ftz": True, "l": ["a", "b"]}),
        ("=ptxas-cmd-options='-v -x \"a b\"'", {"ptxas_cmd_options": "'-v -x \"a b\"'"}),
        ("=triple=t features=+ptx80", {"triple": "t", "features": "+ptx80"}),
    ],
)
def test_nvvm_attach_target(flag: str, options: dict[str, Any]) -> None:
    text = (LIT / "nvvm-attach-target/target.mlir").read_text()
    compare(text, "nvvm-attach-target", flag, **options)


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda k: k.stem)
def test_kernels(kernel: Path) -> None:
    text = kernel.read_text()
    compare(text, "convert-nvgpu-to-nvvm")
    text = oracle(text, "--convert-nvgpu-to-nvvm")
    compare(text, "gpu-kernel-outlining")
    text = oracle(text, "--gpu-kernel-outlining", "--convert-vector-to-scf", "--convert-scf-to-cf")
    compare(text, "convert-nvvm-to-llvm")
    chip = "=chip=sm_90a features=+ptx80 O=3"
    compare(text, "nvvm-attach-target", chip, chip="sm_90a", features="+ptx80", O=3)


@pytest.mark.parametrize(
    "element", ["ui8", "ui16", "i32", "ui32", "i64", "ui64", "f16", "f32", "f64"]
)
def test_tensor_map_types(element: str) -> None:
    compare(
        f"""
!m = !nvgpu.tensormap.descriptor<tensor = memref<64x{element}, 3>, swizzle = none, l2promo = none,
                                 oob = zero, interleave = none>
func.func @f(%t: memref<*x{element}>, %i: index) {{
  %d = nvgpu.tma.create.descriptor %t box[%i] : memref<*x{element}> -> !m
  return
}}""",
        "convert-nvgpu-to-nvvm",
    )


@pytest.mark.parametrize("element", ["f16", "bf16"])
@pytest.mark.parametrize("columns", [8, 24, 128, 256])
@pytest.mark.parametrize("rows", [64, 192])
def test_warpgroup_products(element: str, columns: int, rows: int) -> None:
    compare(
        f"""
!a = !nvgpu.warpgroup.descriptor<tensor = memref<{rows}x64x{element}, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<64x{columns}x{element}, 3>>
!c = !nvgpu.warpgroup.accumulator<fragmented = vector<{rows}x{columns}xf32>>
func.func @f(%a: !a, %b: !b, %c: !c) -> !c {{
  %d = nvgpu.warpgroup.mma %a, %b, %c {{transposeB}} : !a, !b, !c -> !c
  %z = nvgpu.warpgroup.mma.init.accumulator -> !c
  return %d : !c
}}""",
        "convert-nvgpu-to-nvvm",
    )


def test_store_of_128_columns() -> None:
    compare(
        """
!c = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
func.func @f(%c: !c, %m: memref<128x128xf32, 3>) {
  nvgpu.warpgroup.mma.store %c, %m : !c to memref<128x128xf32, 3>
  return
}""",
        "convert-nvgpu-to-nvvm",
    )
