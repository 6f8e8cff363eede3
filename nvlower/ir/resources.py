"""Resources of a file's ``{-# #-}`` section: kept as text, by section, owner and key."""

from __future__ import annotations

sections: dict[str, dict[str, dict[str, str]]] = {}
"""Section ("dialect_resources", "external_resources") to owner to key to the value's text."""


def add(section: str, owner: str, key: str, value: str) -> None:
    """Keep one entry."""
    sections.setdefault(section, {}).setdefault(owner, {})[key] = value


def clear() -> None:
    """Forget all entries (between inputs)."""
    sections.clear()
