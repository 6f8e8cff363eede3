"""The op reference in docs/ops is what the declarations say; --show-op describes every op."""

from __future__ import annotations

from pathlib import Path

import pytest

from nvlower.cli.describe import op_lines, rules
from nvlower.cli.reference import FOLDER, pages
from nvlower.cli.show import show_op
from nvlower.cli.syntax_words import syntax
from nvlower.ir.opdef import declared_ops, op_definition

ROOT = Path(__file__).resolve().parents[2]


def test_reference_is_fresh() -> None:
    found = {p.name: p.read_text(encoding="utf-8") for p in (ROOT / FOLDER).glob("*.md")}
    expected = pages()
    assert sorted(found) == sorted(expected)
    stale = [name for name, text in expected.items() if found[name] != text]
    assert not stale, "run python -m nvlower.cli.reference"


def test_readme_links_the_reference() -> None:
    assert f"{FOLDER}/README.md" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_every_op_is_described() -> None:
    for d in declared_ops():
        text = "\n".join(op_lines(d))
        assert d.summary[-1] in ".?", d.name
        assert "example:" in text and "syntax:" in text, d.name
        assert "`" not in syntax(d), d.name


def test_description_names_needs_intrinsic_and_pass() -> None:
    definition = op_definition("nvvm.cp.async.bulk.shared.cluster.global")
    assert definition is not None
    text = "\n".join(op_lines(definition))
    assert "needs:       sm_90 or later, PTX 8.0 or later" in text
    assert "LLVM:        llvm.nvvm.cp.async.bulk.global.to.shared.cluster" in text


def test_rules_come_from_traits_and_hooks() -> None:
    definition = op_definition("scf.if")
    assert definition is not None
    assert "both branches yield the results" in rules(definition)


def test_unknown_op_gets_a_suggestion(capsys: pytest.CaptureFixture[str]) -> None:
    assert show_op("arith.adi") == 2
    assert "unknown op 'arith.adi'" in capsys.readouterr().err


def test_summaries_say_more_than_the_name() -> None:
    def plain(text: str) -> str:
        return "".join(c for c in text.lower() if c.isalnum())

    mechanical = [
        d.name for d in declared_ops() if plain(d.summary) == plain(d.name.split(".", 1)[1])
    ]
    assert not mechanical
