"""Every declared op has an example, which reads, verifies and prints to a fixed point."""

from __future__ import annotations

from pathlib import Path

import pytest

from nvlower.cli.examples import LABEL, SEPARATOR, examples
from nvlower.ir import resources
from nvlower.ir.opdef import DIALECTS, declared_ops
from nvlower.ir.verifier import verify
from nvlower.text.parse import parse
from nvlower.text.printer import print_op

LIT = Path(__file__).resolve().parents[1] / "lit" / "syntax"


@pytest.fixture(autouse=True)
def fresh_resources():
    resources.clear()
    yield
    resources.clear()


@pytest.mark.parametrize("dialect", DIALECTS)
def test_every_op_has_an_example(dialect: str) -> None:
    assert list(examples(dialect)) == [d.name for d in declared_ops(dialect)]


@pytest.mark.parametrize("dialect", DIALECTS)
def test_examples_hold_their_op_and_round_trip(dialect: str) -> None:
    for name, text in examples(dialect).items():
        module = parse(text, name)
        verify(module)
        assert any(o.name == name for o in module.walk()), name
        for generic in (False, True):
            printed = print_op(module, generic=generic)
            assert print_op(parse(printed, name), generic=generic) == printed, name


def test_all_ops_are_counted() -> None:
    assert len(declared_ops()) == sum(len(examples(d)) for d in DIALECTS) >= 821


@pytest.mark.parametrize("dialect", DIALECTS)
def test_every_op_has_a_lit_case(dialect: str) -> None:
    """tests/lit/syntax/<dialect>.mlir has a checked case for each op, the example."""
    path = LIT / f"{dialect}.mlir"
    parts = path.read_text(encoding="utf-8").split(SEPARATOR)[1:] if path.exists() else []
    cases = {p.partition("\n")[0].removeprefix(LABEL): p for p in parts}
    assert list(cases) == [d.name for d in declared_ops(dialect)]
    for name, text in cases.items():
        assert "// CHECK: " in text and "// GENERIC: " in text, name
        assert text.strip().endswith(examples(dialect)[name].strip()), name
