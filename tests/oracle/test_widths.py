"""lower-to-nvvm on the 13 kernels at every width: complete, accepted, the host always the same."""

from __future__ import annotations

import re

import pytest

from .conftest import KERNELS, header, upstream
from .test_kernels import nvlower

WIDTHS = {
    "kernel 64": "short-pointers=false shared-index-bitwidth=64",
    "kernel 64, shared 32": "kernel-index-bitwidth=64",
    "kernel 32, shared 32": "kernel-index-bitwidth=32",
}
PASSES = 24
BARE = "kernel-bare-ptr-calling-convention=true host-bare-ptr-calling-convention=true"
# Bare pointers need memrefs of static shape at every function boundary (upstream's rule).
STATIC = {"k06_tma_load_swizzle", "k07_tma_wgmma"}
DUMP = re.compile(r"^// -----// IR Dump After .* //----- //\n", re.MULTILINE)
SHARED_64 = re.compile(r"^\s*(?:@\S+\s+)?(?:ld|st|atom|red)\.\S*shared\S*\s[^;]*\[%rd", re.MULTILINE)


def flag(path, options: str) -> str:
    chip, features = header(path)
    return f"--lower-to-nvvm=cubin-chip={chip} cubin-features={features} opt-level=3 {options}"


def lower(path, options: str, *more: str) -> tuple[str, str]:
    status, out, err = nvlower(flag(path, options), *more, str(path))
    assert status == 0, err
    return out, err


def host(text: str) -> str:
    """Return the module without its kernels."""
    lines, depth = [], 0
    for line in text.split("\n"):
        if depth == 0 and line.startswith("  gpu.module"):
            depth = 1
        if depth == 0:
            lines.append(line)
        elif line == "  }":
            depth = 0
    return "\n".join(lines)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("path", KERNELS, ids=lambda p: p.stem)
def test_width(path, width, tmp_path):
    from nvlower.emit.cubin import find

    options = WIDTHS[width]
    text, _ = lower(path, options)
    assert "unrealized_conversion_cast" not in text
    assert host(text) == host(lower(path, WIDTHS["kernel 64"])[0])
    ptx, _ = lower(path, options, "--emit=ptx")
    if "32" in width:
        assert not SHARED_64.search(ptx)
    (tmp_path / "k.ptx").write_text(ptx)
    tool = find()
    assert tool is not None, "install the extra 'ptxas'"
    upstream(f"-arch={header(path)[0]}", "-o", str(tmp_path / "k.cubin"), str(tmp_path / "k.ptx"), tool=tool)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("path", KERNELS, ids=lambda p: p.stem)
def test_dumps_are_valid_for_upstream(path, width):
    _, err = lower(path, WIDTHS[width], "--mlir-print-ir-after-all", "--mlir-print-ir-module-scope")
    dumps = DUMP.split(err)[1:]
    assert len(dumps) == PASSES + ("kernel-index-bitwidth=32" in WIDTHS[width])
    dumps = list(dict.fromkeys(dumps))
    upstream("--split-input-file", "-", "-o", "/dev/null", text="\n// -----\n".join(dumps))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("path", KERNELS, ids=lambda p: p.stem)
def test_bare_pointers(path, width, tmp_path):
    from nvlower.emit.cubin import find

    options = f"{WIDTHS[width]} {BARE}"
    if path.stem not in STATIC:
        status, out, err = nvlower(flag(path, options), str(path))
        assert status == 1 and out == "" and re.search(r"\.mlir:\d+:\d+: error: ", err)
        return
    text, _ = lower(path, options)
    assert "unrealized_conversion_cast" not in text
    (tmp_path / "k.ptx").write_text(lower(path, options, "--emit=ptx")[0])
    upstream(f"-arch={header(path)[0]}", "-o", str(tmp_path / "k.cubin"), str(tmp_path / "k.ptx"), tool=find() or "ptxas")
