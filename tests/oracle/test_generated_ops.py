"""Ops made from the declarations read and print as in mlir-opt, wherever it accepts them."""

from __future__ import annotations

import shutil
from functools import lru_cache
from random import Random

import pytest

from nvlower.ir import resources
from nvlower.text.parse import parse
from nvlower.text.printer import print_op

from .batch import upstream_texts
from .generated import OpMaker, candidates

COUNT = 300
"""Ops that upstream accepts, of fixed seeds."""
GENERIC = "--mlir-print-op-generic"

pytestmark = [
    pytest.mark.oracle,
    pytest.mark.skipif(shutil.which("mlir-opt") is None, reason="mlir-opt is not on PATH"),
]


def ours(text: str, generic: bool = False) -> str:
    """Return what we print for `text`."""
    resources.clear()
    return print_op(parse(text), generic=generic).strip()


@lru_cache
def accepted() -> tuple[list[str], list[str]]:
    """Return inputs that upstream accepts, and their custom forms; every op is tried in turn."""
    ops = candidates()
    inputs: list[str] = []
    customs: list[str] = []
    seed = 0
    while len(inputs) < COUNT:
        order = Random(seed).sample(range(len(ops)), len(ops))
        texts = [OpMaker(ops[i], Random(seed * len(ops) + i)).text() for i in order]
        for text, custom in zip(texts, upstream_texts(texts), strict=True):
            if custom is not None:
                inputs.append(text)
                customs.append(custom)
        seed += 1
    return inputs[:COUNT], customs[:COUNT]


def differing(texts: list[str], expected: list[str | None], generic: bool = False) -> list[str]:
    """Return the inputs for which we do not print what is expected."""
    found = []
    for text, wanted in zip(texts, expected, strict=True):
        try:
            same = wanted is not None and ours(text, generic) == wanted.strip()
        except Exception as e:
            found.append(f"{text}{e!r}")
            continue
        if not same:
            found.append(text)
    return found


def test_custom_form() -> None:
    inputs, customs = accepted()
    assert not differing(inputs, list(customs))


def test_generic_form() -> None:
    inputs, _ = accepted()
    assert not differing(inputs, upstream_texts(inputs, GENERIC), generic=True)


def test_custom_form_is_read() -> None:
    """The custom form reads as upstream reads it, which is not always what was printed."""
    _, customs = accepted()
    again = upstream_texts(customs)
    readable = [c for c, a in zip(customs, again, strict=True) if a is not None]
    assert not differing(readable, [a for a in again if a is not None])
