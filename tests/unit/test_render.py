"""How errors look: long lines are cut around the caret, bytes of files and names stay as they are."""

from __future__ import annotations

from nvlower.cli.render import LONGEST, excerpt
from nvlower.ir.location import SourceText
from tests.unit.test_broken_inputs import command


def test_a_long_line_is_cut_around_the_caret():
    source = SourceText("a.mlir", "a" * 5000 + "#" + "b" * 5000 + "\n", 1)
    line, caret = excerpt(source, 1, 5001).splitlines()
    assert len(line) == LONGEST
    assert line[caret.index("^")] == "#"


def test_the_caret_stays_under_the_ends_of_a_long_line():
    text = "#" + "a" * 5000 + "%"
    source = SourceText("a.mlir", text, 1)
    for column in (1, len(text)):
        line, caret = excerpt(source, 1, column).splitlines()
        assert line[caret.index("^")] == text[column - 1]


def test_a_tab_is_as_wide_as_shown():
    source = SourceText("a.mlir", "\t\tx", 1)
    assert excerpt(source, 1, 3) == f"{' ' * 16}x\n{' ' * 16}^\n"


def test_bytes_pass_through(tmp_path):
    path = tmp_path / "k\u00e4se.mlir"
    path.write_bytes(b'func.func @"\xff\xc3\xa9"() {}\n')
    done = command(str(path), env={"LC_ALL": "C", "PYTHONUTF8": "0", "PATH": "/usr/bin:/bin"})
    assert done.returncode == 1
    assert "k\u00e4se.mlir:1:20: error: ".encode() in done.stderr
    assert b'\nfunc.func @"\xff\xc3\xa9"() {}\n' in done.stderr
