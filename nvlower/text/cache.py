"""Build products kept on disk: the parse table and the compiled regular expressions."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def compile_pattern(text: str) -> Any:
    """Return the compiled pattern of `text`."""
    import re

    return re.compile(text)


def load_table() -> dict[str, Any]:
    """Return the parse table's data."""
    from .build import build_table

    return build_table()
