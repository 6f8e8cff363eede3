"""Affine maps, floats, constants, aliases and locations are printed as mlir-opt prints them."""

from __future__ import annotations

import random
import shutil
import subprocess
from pathlib import Path

import pytest

from nvlower.ir import resources
from nvlower.ir.floats import FORMATS
from nvlower.ir.types import FLOAT_WIDTHS
from nvlower.text.parse import parse
from nvlower.text.printer import print_op

pytestmark = [
    pytest.mark.oracle,
    pytest.mark.skipif(shutil.which("mlir-opt") is None, reason="mlir-opt is not on PATH"),
]

FORMS = {
    "custom": ({}, []),
    "generic": ({"generic": True}, ["--mlir-print-op-generic"]),
    "debuginfo": ({"debuginfo": True}, ["--mlir-print-debuginfo"]),
    "local": ({"local_scope": True}, ["--mlir-print-local-scope"]),
    "elided": ({"elide_elements": 2}, ["--mlir-elide-elementsattrs-if-larger=2"]),
    "pretty": (
        {"pretty_debuginfo": True},
        ["--mlir-print-debuginfo", "--mlir-pretty-debuginfo"],
    ),
    "prefix": ({"nameloc_prefix": True}, ["--mlir-use-nameloc-as-prefix"]),
    "skipped": ({"skip_regions": True}, ["--mlir-print-skip-regions"]),
    "hexadecimal": ({"hex_elements": 1}, ["--mlir-print-elementsattrs-with-hex-if-larger=1"]),
    "no_hexadecimal": ({"hex_elements": -1}, ["--mlir-print-elementsattrs-with-hex-if-larger=-1"]),
    "short_resources": ({"elide_resources": 10}, ["--mlir-elide-resource-strings-if-larger=10"]),
    "unique": ({"unique_ssa_ids": True}, ["--mlir-print-unique-ssa-ids"]),
}


INPUTS = sorted(p.stem for p in (Path(__file__).parent / "printer").glob("*.mlir"))


def compare(text: str, form: str, path: Path) -> None:
    """Compare both texts of one input."""
    options, flags = FORMS[form]
    path.write_text(text, encoding="utf-8")
    command = ["mlir-opt", "--allow-unregistered-dialect", *flags, str(path)]
    expected = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    resources.clear()
    module = parse(text, str(path), allow_unregistered=True)
    assert print_op(module, **options) + "\n" == expected


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", INPUTS)
def test_input(name, form, tmp_path):
    source = Path(__file__).parent / "printer" / f"{name}.mlir"
    compare(source.read_text(encoding="utf-8"), form, tmp_path / "input.mlir")


def test_random_floats(tmp_path):
    pick = random.Random(1)
    literals = []
    for keyword in FORMATS:
        width = FLOAT_WIDTHS[keyword]
        for _ in range(100):
            bits = pick.getrandbits(width)
            if keyword == "f80":  # the leading bit must fit the exponent
                bits = bits | 1 << 63 if bits >> 64 & 0x7FFF else bits & ~(1 << 63)
            literals.append(f"0x{bits:X} : {keyword}")
    compare(f'"t.a"() {{a = [{", ".join(literals)}]}} : () -> ()', "custom", tmp_path / "f.mlir")


def random_expression(pick: random.Random, depth: int) -> str:
    """Return the text of an affine expression."""
    if depth == 0 or pick.random() < 0.2:
        return pick.choice(["d0", "d1", "s0", "s1", "0", "1", "-1", "2", "4", "8", "-4", "64"])
    kind = pick.choice(["+", "+", "-", "*", "mod", "floordiv", "ceildiv"])
    left, right = (random_expression(pick, depth - 1) for _ in range(2))
    if kind in ("mod", "floordiv", "ceildiv"):
        right = pick.choice(["1", "2", "3", "4", "8", "64"])
    elif kind == "*":
        right = pick.choice(["0", "1", "-1", "2", "4", "-3"])
    return f"({left}) {kind} ({right})"


def test_random_affine_maps(tmp_path):
    pick = random.Random(2)
    maps = [
        f"affine_map<(d0, d1)[s0, s1] -> ({random_expression(pick, pick.randint(1, 5))})>"
        for _ in range(300)
    ]
    compare(f'"t.a"() {{a = [{", ".join(maps)}]}} : () -> ()', "local", tmp_path / "m.mlir")
