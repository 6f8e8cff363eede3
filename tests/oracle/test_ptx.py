"""The PTX of the kernels equals upstream's, from upstream's IR before gpu-module-to-binary.

The oracle's mlir-opt has a libdevice of its own built in. The functions that the kernels call are
the same in every libdevice since CUDA 12; others differ between versions, and their PTX with them.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from nvlower.emit.cubin import find, to_cubin
from nvlower.passes.gpu_module_to_binary import PASS, target_of
from nvlower.text.parse import parse

ROOT = Path(__file__).resolve().parents[2]
KERNELS = sorted((ROOT / "tests/kernels").glob("k*.mlir"))
DUMP = re.compile(
    r"// -----// IR Dump Before GpuModuleToBinaryPass.*?//\n(.*?)(?=\n// -----//|\Z)", re.S
)

pytestmark = [
    pytest.mark.oracle,
    pytest.mark.skipif(shutil.which("mlir-opt") is None, reason="mlir-opt is not on PATH"),
]


def compiled(kernel: Path) -> tuple[str, str]:
    """Return the module before gpu-module-to-binary in generic form, and upstream's output."""
    head = re.search(r"chip: (\S+)\s+features: (\S+)", kernel.read_text())
    assert head is not None
    options = f"cubin-chip={head[1]} cubin-features={head[2]} cubin-format=isa opt-level=3"
    done = subprocess.run(
        ["mlir-opt", f"--gpu-lower-to-nvvm-pipeline={options}", str(kernel),
         "--mlir-print-ir-before=gpu-module-to-binary"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    dump = DUMP.search(done.stderr)
    assert dump is not None, done.stderr[:2000]
    generic = subprocess.run(
        ["mlir-opt", "--mlir-print-op-generic"],
        input=dump[1], capture_output=True, text=True, check=True,
    )  # fmt: skip
    return generic.stdout, done.stdout


def unquoted(text: str) -> str:
    """Return the string that an MLIR string literal's inside stands for."""
    data = re.sub(
        rb"\\([0-9A-F]{2}|\\)",
        lambda m: b"\\" if m[1] == b"\\" else bytes([int(m[1], 16)]),
        text.encode(),
    )
    return data.decode()


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda p: p.stem)
def test_same_ptx(kernel: Path) -> None:
    """Byte for byte, and ptxas accepts it."""
    generic, printed = compiled(kernel)
    module = parse(generic)
    PASS.run(module, PASS.defaults(format="isa"))
    binaries = [op for op in module.regions[0].ops if op.name == "gpu.binary"]
    theirs = [unquoted(t) for t in re.findall(r'assembly = "((?:[^"\\]|\\.)*)"', printed)]
    objects: list[Any] = [o for b in binaries for o in b.properties["objects"].elements]  # type: ignore[attr-defined]
    assert [o.params[2].value for o in objects] == theirs
    for o in objects if find() else ():
        assert to_cubin(o.params[2].value, target_of(o.params[0])).startswith(b"\x7fELF")


VARIANTS = [("O = 0", ()), ("O = 1", ()), ("O = 3", ("--nvptx-short-ptr",))]


@pytest.mark.parametrize(("level", "flags"), VARIANTS, ids=["O0", "O1", "short-pointers"])
@pytest.mark.parametrize("kernel", KERNELS[6:9:2], ids=lambda p: p.stem)
def test_same_ptx_otherwise(kernel: Path, level: str, flags: tuple[str, ...]) -> None:
    """Other optimisation levels, and short pointers, which upstream has as an LLVM option."""
    generic = compiled(kernel)[0].replace("O = 3", level)
    printed = subprocess.run(
        ["mlir-opt", "--gpu-module-to-binary=format=isa", *flags],
        input=generic, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    module = parse(generic)
    PASS.run(module, PASS.defaults(format="isa", short_pointers=bool(flags)))
    theirs = [unquoted(t) for t in re.findall(r'assembly = "((?:[^"\\]|\\.)*)"', printed)]
    binaries = [op for op in module.regions[0].ops if op.name == "gpu.binary"]
    objects: list[Any] = [o for b in binaries for o in b.properties["objects"].elements]  # type: ignore[attr-defined]
    assert [o.params[2].value for o in objects] == theirs
