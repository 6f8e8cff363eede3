"""The examples of the ops: ``nvlower/dialects/<dialect>/examples.mlir``, a labelled part each."""

from __future__ import annotations

from functools import lru_cache

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

LABEL = "// op: "
SEPARATOR = "// -----\n"


@lru_cache
def examples(dialect: str) -> Mapping[str, str]:
    """Return op name to example, in the file's order."""
    from pathlib import Path

    path = Path(__file__).parents[1] / "dialects" / dialect / "examples.mlir"
    if not path.exists():
        return {}
    found = {}
    for part in path.read_text(encoding="utf-8").split(SEPARATOR)[1:]:
        label, _, text = part.partition("\n")
        found[label.removeprefix(LABEL)] = text.strip("\n") + "\n"
    return found


def example(name: str) -> str | None:
    """Return the example of an op: a module that holds it."""
    return examples(name.partition(".")[0]).get(name)
