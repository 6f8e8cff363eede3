"""20,000 ops, made from the declarations and by breaking the examples, are judged as mlir-opt does.

What it accepts we accept and print the same, what it refuses we refuse. Seeds are fixed.
"""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from random import Random

import pytest

from nvlower import diag
from nvlower.cli.examples import examples
from nvlower.ir import resources
from nvlower.ir.opdef import DIALECTS
from nvlower.ir.verifier import verify
from nvlower.text.parse import parse
from nvlower.text.printer import print_op

from .batch import Verdict, upstream_verdicts
from .generated import OpMaker, candidates
from .mutated import mutant

pytestmark = pytest.mark.oracle

COUNT = 20_000
BATCH = 400
OUTSIDE = " requires 1 element, but found "
"""An operand group that must hold one operand holds none or several.

Upstream does not look, and its accessors then return an operand of another group (OpDefinitionsGen,
getODSOperandIndexAndLength); we refuse.
"""
CRASHING = ("affine.dma_start", "affine.dma_wait")
"""Ops whose upstream verifier reads operands or attributes before it counts them (an assertion of
libMLIR fails); breaking them tells nothing, and each crash costs ten runs of mlir-opt."""


@lru_cache
def originals() -> list[tuple[str, str]]:
    """Return the ops to break, with their examples."""
    found = [(n, t) for d in DIALECTS for n, t in examples(d).items()]
    return [(n, t) for n, t in found if n not in CRASHING]


def made(seed: int) -> str:
    """Return the input of a seed: one in four is made from the declarations alone."""
    random = Random(seed)
    if seed % 4 == 0:
        return OpMaker(candidates()[seed // 4 % len(candidates())], random).text()
    name, text = originals()[seed % len(originals())]
    return mutant(name, text, random)


@lru_cache(1)
def inputs() -> list[str]:
    """Return the inputs of all seeds."""
    found: list[str] = []
    seed = 0
    while len(found) < COUNT:
        text = made(seed)
        seed += 1
        if not upstream_crashes(text):
            found.append(text)
    return found


def upstream_crashes(text: str) -> bool:
    """Tell whether an assertion of upstream is known to fail on an input, rather than an error."""
    if any(f'"{n}"(' in text for n in CRASHING):
        return True
    at = text.find("<{mmaShape = [")  # getMmaShapeAsArray takes three sizes for granted
    return at >= 0 and text[at : text.find("]", at)].count(",") != 2


def judged(text: str) -> tuple[str | None, str]:
    """Return what we print, None where we refuse, and our first error."""
    resources.clear()
    with diag.Sink() as sink:
        try:
            module = parse(text, "case")
            verify(module, False)
        except diag.Failure:
            return None, sink.diagnostics[0].message
    return print_op(module).strip(), ""


def difference(text: str, theirs: Verdict) -> str | None:
    """Return in what we differ from upstream."""
    try:
        ours, error = judged(text)
    except Exception as e:
        return f"{e!r}\n{text}"
    if theirs.crashed or OUTSIDE in error:
        return None
    if theirs.text is None:
        return None if ours is None else f"accepted, upstream: {theirs.error}\n{text}"
    if ours is None:
        return f"refused: {error}\n{text}"
    return None if ours == theirs.text.strip() else f"printed otherwise: {ours}\n{theirs.text}"


def test_many_ops() -> None:
    sys.setrecursionlimit(100_000)
    texts = inputs()
    batches = [texts[i : i + BATCH] for i in range(0, COUNT, BATCH)]
    found: list[str] = []
    with ThreadPoolExecutor(1) as pool:
        for batch, verdicts in zip(batches, pool.map(upstream_verdicts, batches), strict=True):
            pairs = zip(batch, verdicts, strict=True)
            found += [d for d in (difference(t, v) for t, v in pairs) if d is not None]
    assert not found, f"{len(found)} of {COUNT} differ:\n" + "\n\n".join(found[:20])
