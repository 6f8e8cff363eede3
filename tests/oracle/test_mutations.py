"""Broken files end in a located error: no traceback, no hang, nothing accepted that is refused.

Tokens are deleted, doubled, replaced and swapped, characters flipped and deleted, with fixed seeds.
"""

from __future__ import annotations

import random
import re
import shutil
import time
from pathlib import Path

import pytest

from nvlower import diag
from nvlower.ir.verifier import verify
from nvlower.text.parse import parse
from tests.oracle.batch import SEPARATOR, upstream_texts

pytestmark = [
    pytest.mark.oracle,
    pytest.mark.skipif(shutil.which("mlir-opt") is None, reason="mlir-opt is not on PATH"),
]

FOLDER = Path(__file__).parent
SEEDS = range(10)
PER_SEED = 1000
SECONDS = 5.0
TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"|[%@#!^]?[\w.$-]+|->|::|\S')
FLIPS = '{}()[]<>:=,%@#!"^0129azAZ._- \n'
UNEQUAL = 0.004
"""Share of the files that may be judged in another way: rules of single ops that we do not know."""


def sources() -> list[str]:
    """Return the valid files that are broken."""
    found = [p.read_text(encoding="utf-8") for p in sorted((FOLDER / "roundtrip").glob("*.mlir"))]
    return [c for text in found for c in text.split(SEPARATOR) if c.strip() and len(c) < 6000]


def mutate(text: str, rnd: random.Random) -> str:
    """Return `text` with one token or character changed."""
    tokens = list(TOKEN.finditer(text))
    i = rnd.randrange(len(tokens) - 1)
    here, after = tokens[i], tokens[i + 1]
    a, b = here.span()
    at = rnd.randrange(a, b)
    other = rnd.choice(tokens)[0]
    result = rnd.choice((
        text[:a] + text[b:],
        f"{text[:b]} {here[0]}{text[b:]}",
        text[:a] + other + text[b:],
        text[:a] + after[0] + text[b : after.start()] + here[0] + text[after.end() :],
        text[:at] + rnd.choice(FLIPS) + text[at + 1 :],
        text[:at] + text[at + 1 :],
    ))  # fmt: skip
    return text if SEPARATOR.strip() in result else result


def accepted(text: str) -> bool:
    """Tell whether we accept a file; a refusal must say where."""
    begin = time.monotonic()
    with diag.Sink() as sink:
        try:
            verify(parse(text, "broken.mlir", allow_unregistered=True))
            return True
        except diag.Failure:
            assert any(d.severity == "error" and d.place() for d in sink.diagnostics), text
            return False
        finally:
            assert time.monotonic() - begin < SECONDS, text


@pytest.mark.parametrize("seed", SEEDS)
def test_mutated_files(seed: int) -> None:
    rnd = random.Random(seed)
    texts = sources()
    broken = [mutate(rnd.choice(texts), rnd) for _ in range(PER_SEED)]
    truth = upstream_texts(broken, "--allow-unregistered-dialect")
    ours = [accepted(t) for t in broken]
    judged = zip(broken, truth, ours, strict=True)
    unequal = [t for t, up, we in judged if we != (up is not None)]
    assert len(unequal) <= UNEQUAL * PER_SEED, "\n-----\n".join(unequal)
