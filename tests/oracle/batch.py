"""Many inputs through few mlir-opt processes."""

from __future__ import annotations

import os
import re
import subprocess
from bisect import bisect_right
from itertools import accumulate
from typing import NamedTuple

SEPARATOR = "// -----\n"
ENVIRONMENT = {**os.environ, "LLVM_DISABLE_SYMBOLIZATION": "1"}
"""A crash of upstream writes its backtrace without looking up names, which takes long."""
ERROR = re.compile(r"^<stdin>:(\d+):\d+: error: (.*)$", re.MULTILINE)


class Verdict(NamedTuple):
    """What upstream makes of an input: its text, else its first error and the line of that."""

    text: str | None
    line: int = 0
    error: str = ""
    crashed: bool = False


def upstream_texts(inputs: list[str], *flags: str) -> list[str | None]:
    """Return what mlir-opt prints for each input, None where it refuses it or crashes."""
    return [v.text for v in upstream_verdicts(inputs, *flags)]


def upstream_verdicts(inputs: list[str], *flags: str) -> list[Verdict]:
    """Return what mlir-opt makes of each input.

    The inputs are one split file; where upstream crashes, its parts are run on their own.
    """
    command = ["mlir-opt", "--split-input-file", *flags]
    chunks = [t if t.endswith("\n") else t + "\n" for t in inputs]
    done = subprocess.run(
        command, input=SEPARATOR.join(chunks), capture_output=True, text=True, check=False,
        env=ENVIRONMENT,
    )  # fmt: skip
    if done.returncode < 0:
        return around_crash(inputs, faults(chunks, done.stderr), *flags)
    parts = done.stdout.split(SEPARATOR)
    assert len(parts) == len(inputs), "an input holds the separator"
    errors = faults(chunks, done.stderr)
    return [
        Verdict(p) if p.strip() else Verdict(None, *errors.get(i, (0, "")))
        for i, p in enumerate(parts)
    ]


def faults(chunks: list[str], text: str) -> dict[int, tuple[int, str]]:
    """Return the first error of each chunk, and its line there."""
    starts = list(accumulate((c.count("\n") + 1 for c in chunks), initial=1))
    errors: dict[int, tuple[int, str]] = {}
    for line, message in ERROR.findall(text):
        at = bisect_right(starts, int(line)) - 1
        errors.setdefault(at, (int(line) - starts[at] + 1, message))
    return errors


def around_crash(
    inputs: list[str], errors: dict[int, tuple[int, str]], *flags: str
) -> list[Verdict]:
    """Run again what a crash took along: it came after the last error that was told."""
    if len(inputs) == 1:
        return [Verdict(None, crashed=True)]
    done = min(max(errors, default=-1) + 1, len(inputs) - 1)
    found = upstream_verdicts(inputs[:done], *flags) if done else []
    while len(found) < len(inputs) and not (found and found[-1].crashed):
        found += upstream_verdicts(inputs[len(found) : len(found) + 1], *flags)
    rest = inputs[len(found) :]
    return found + (upstream_verdicts(rest, *flags) if rest else [])
