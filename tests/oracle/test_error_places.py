"""The first error of a broken file lies where upstream's does, to the column."""

from __future__ import annotations

import re

import pytest

from tests.oracle.conftest import upstream
from tests.unit.test_broken_inputs import run

pytestmark = pytest.mark.oracle

ERROR = re.compile(r"^\S+:(\d+):(\d+): error: ", re.MULTILINE)
MARKS = [
    "$",
    "\\",
    "`",
    "~",
    ";",
    "&",
    "'",
    "%",
    "^",
    "#",
    "!",
    ".",
    "..",
    "@",
    "@1",
    "?",
    "|",
    "%%",
    "-",
]
AROUND = [
    "func.func @f(%a: i32) {{\n  // x\n  {} y\n  return\n}}\n",
    "func.func @f(%a: i32) {{\n  %x = arith.addi %a,  {} : i32\n  return\n}}\n",
    "func.func @f(%a:  {} ) {{\n  return\n}}\n",
    "module attributes {{llvm.a =  {} }} {{\n}}\n",
]
BLOB = '"0x08000000"'
SECTIONS = [
    'dialect_resources: { builtin: { a: "0x12" } }',
    'dialect_resources: { builtin: { a: "0x080000001" } }',
    'dialect_resources: { builtin: { a: "08000000" } }',
    "dialect_resources: { builtin: { a: 5 } }",
    'dialect_resources: { builtin: { a: "0x03000000" } }',
    'dialect_resources: { builtin: { a: "0xZZ000000" } }',
    'dialect_resources: { builtin: { a: "0x" } }',
    f"dialect_resources: {{ foo: {{ a: {BLOB} }} }}",
    f"dialect_resources: {{ arith: {{ a: {BLOB} }} }}",
    f'dialect_resources: {{ "builtin": {{ a: {BLOB} }} }}',
    f"dialect_resources: {{ builtin: {{ a: {BLOB} ",
    'external_resources: { foo: { a: "0x12" } }',
    "external_resources: { foo: { a: 5 } }",
    "external_resources: { foo: { a: bar } }",
    "external_resources: { foo: { a: } }",
    "external_resources: { foo: { a } }",
    "external_resources: { foo: }",
    "external_resources: { : }",
    "external_resources: ",
    "external_resources { }",
    "foo: {}",
    "5",
    'external_resources: { foo: { a: "x" b: "y" } }',
    "external_resources: { foo: { } bar: { } }",
    "external_resources: { } dialect_resources: { }",
    'external_resources: { foo: { a: "x", } }',
    'external_resources: { foo: { a: "x" }, }, ',
]
CHUNKS = [
    *[around.format(mark) for mark in MARKS for around in AROUND],
    *[f"module {{}}\n{{-# {section} #-}}\n" for section in SECTIONS],
    'module {}\n{-# external_resources: { foo: { a: "x" } }\n',
    'module {\n{-# external_resources: { foo: { a: "x" } } #-}\n}\n',
    "module {\n  !a = i32\n}\n",
    "func.func @f() {\n  affine.for %k = 0 to 4 step -1 { }\n  return\n}\n",
    "func.func @f(%i: index) {\n  %0 = affine.apply affine_map<(d0) -> (d0)>(%i, %i)\n  return\n}\n",
    "module {\n  module {}\n\n  #a = 5\n}\n",
]
GOOD = [
    f"module {{}}\n{{-# dialect_resources: {{ builtin: {{ a: {BLOB}, a: {BLOB} }} }} #-}}\n",
    'module {}\n{-# external_resources: { f: { a: "x", "b c": true, d: "0x00000000" }, g: {} } #-}\n',
    "module {}\n{-# #-}\n{-# external_resources: {} #-}\n",
]


def firsts(chunks: list[str], said: str) -> list[tuple[int, int] | None]:
    """Return line (within its chunk) and column of the first error of each chunk."""
    places = [(int(m[1]), int(m[2])) for m in ERROR.finditer(said)]
    found, line = [], 1
    for chunk in chunks:
        size = chunk.count("\n") + 1
        inside = [(a - line + 1, b) for a, b in places if line <= a < line + size]
        found.append(inside[0] if inside else None)
        line += size
    return found


def test_first_errors(tmp_path):
    path = tmp_path / "t.mlir"
    path.write_text("// -----\n".join(CHUNKS))
    done = upstream("--split-input-file", str(path), check=False)
    status, _, said = run(["--split-input-file", str(path)])
    wanted, ours = firsts(CHUNKS, done.stderr), firsts(CHUNKS, said)
    assert status == done.returncode == 1
    assert None not in ours
    wrong = [(c, w, o) for c, w, o in zip(CHUNKS, wanted, ours, strict=True) if w != o]
    assert not wrong


@pytest.mark.parametrize("text", GOOD)
def test_resources(text):
    status, out, said = run(["-"], text.encode())
    assert (status, said) == (0, "")
    assert out.decode() == upstream(text=text).stdout
