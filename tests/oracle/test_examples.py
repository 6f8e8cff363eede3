"""The example of every op reads and prints as in mlir-opt, in custom and in generic form."""

from __future__ import annotations

from functools import lru_cache

import pytest

from nvlower.cli.examples import examples
from nvlower.ir import resources
from nvlower.ir.opdef import DIALECTS
from nvlower.text.parse import parse
from nvlower.text.printer import print_op

from .batch import upstream_texts

FORMS = {"custom": [], "generic": ["--mlir-print-op-generic"]}


def texts() -> dict[str, str]:
    """Return the examples of all ops."""
    return {name: text for d in DIALECTS for name, text in examples(d).items()}


@lru_cache
def oracle(form: str) -> list[str | None]:
    """Return what mlir-opt prints for each example."""
    return upstream_texts(list(texts().values()), *FORMS[form])


def ours(text: str, generic: bool) -> str:
    """Return what we print."""
    resources.clear()
    return print_op(parse(text), generic=generic).strip()


@pytest.mark.parametrize("form", FORMS)
def test_examples_print_as_upstream(form: str) -> None:
    wrong = []
    for (name, text), expected in zip(texts().items(), oracle(form), strict=True):
        if expected is None:
            wrong.append(f"{name}: refused by upstream")
        elif ours(text, form == "generic") != expected.strip():
            wrong.append(name)
    assert not wrong


def test_generic_form_is_read() -> None:
    """The generic form of each example gives its custom form."""
    wrong = [
        name
        for name, generic, custom in zip(texts(), oracle("generic"), oracle("custom"), strict=True)
        if ours(generic, False) != custom.strip()
    ]
    assert not wrong
