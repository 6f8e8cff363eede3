"""The parser against mlir-opt: places and words of errors, the builtin syntax."""

from __future__ import annotations

import os
import re
import shutil
import subprocess

import pytest

from nvlower import diag
from nvlower.ir import resources
from nvlower.text.parse import parse
from nvlower.text.printer import print_op
from tests.unit.broken_inputs import BROKEN

pytestmark = [
    pytest.mark.oracle,
    pytest.mark.skipif(shutil.which("mlir-opt") is None, reason="mlir-opt is not installed"),
]

HERE = os.path.dirname(os.path.abspath(__file__))
ELSEWHERE = {
    "bad_arr": "one column further", "bad_attr6": "upstream points at the ragged element",
    "bad_func": "the visibility keyword is optional here too", "bad_loc2": "upstream gives no place",
    "bad_map3": "upstream points at the second name", "bad_sym": "found when the name is taken",
    "bad_type9": "upstream points behind the first encoding",
}  # fmt: skip
"""Broken inputs for which upstream's error stands elsewhere, with the reason."""


@pytest.mark.parametrize("name", BROKEN)
def test_error_stands_where_upstreams_does(name, tmp_path):
    path = tmp_path / "t.mlir"
    path.write_text(BROKEN[name])
    run = subprocess.run(["mlir-opt", str(path)], capture_output=True, text=True, check=False)
    found = re.search(r":(\d+):(\d+): error: (.*)", run.stderr)
    with diag.Sink() as sink:
        if found is None:
            parse(BROKEN[name], str(path))
            return
        with pytest.raises(diag.Failure):
            parse(BROKEN[name], str(path))
    if name not in ELSEWHERE:
        assert sink.diagnostics[0].place()[1:] == (int(found[1]), int(found[2]))


def test_builtin_syntax_prints_as_upstream():
    resources.clear()
    path = os.path.join(HERE, "roundtrip", "builtin_syntax.mlir")
    command = ["mlir-opt", "--mlir-print-op-generic", "--allow-unregistered-dialect", path]
    want = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    with open(path, encoding="utf-8") as f:
        module = parse(f.read(), path, allow_unregistered=True)
    assert print_op(module, generic=True).rstrip() == want.rstrip()
