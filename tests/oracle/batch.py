"""Many inputs through few mlir-opt processes."""

from __future__ import annotations

import os
import subprocess

SEPARATOR = "// -----\n"
ENVIRONMENT = {**os.environ, "LLVM_DISABLE_SYMBOLIZATION": "1"}
"""A crash of upstream writes its backtrace without looking up names, which takes long."""


def upstream_texts(inputs: list[str], *flags: str) -> list[str | None]:
    """Return what mlir-opt prints for each input, None where it refuses it or crashes.

    The inputs are one split file; where upstream crashes, the halves are run on their own.
    """
    command = ["mlir-opt", "--split-input-file", *flags]
    text = SEPARATOR.join(t if t.endswith("\n") else t + "\n" for t in inputs)
    done = subprocess.run(
        command, input=text, capture_output=True, text=True, check=False, env=ENVIRONMENT
    )
    if done.returncode >= 0:
        parts = done.stdout.split(SEPARATOR)
        assert len(parts) == len(inputs), "an input holds the separator"
        return [p if p.strip() else None for p in parts]
    if len(inputs) == 1:
        return [None]
    middle = len(inputs) // 2
    return upstream_texts(inputs[:middle], *flags) + upstream_texts(inputs[middle:], *flags)
