"""Finds the files of ``grammar/`` and ``pipelines/``: in the checkout, else in the wheel."""

from __future__ import annotations

import os

_PACKAGE = os.path.dirname(os.path.abspath(__file__))
_CHECKOUT = os.path.dirname(_PACKAGE)


def resource_dir(kind: str) -> str:
    """Return the folder of `kind`, "grammar" or "pipelines"."""
    beside = os.path.join(_CHECKOUT, kind)
    if os.path.isfile(os.path.join(_CHECKOUT, "pyproject.toml")) and os.path.isdir(beside):
        return beside
    return os.path.join(_PACKAGE, "_data", kind)


def resource_names(kind: str, suffix: str) -> list[str]:
    """Return the names, without `suffix`, of the files of a kind, sorted."""
    return sorted(
        e[: -len(suffix)] for e in os.listdir(resource_dir(kind)) if e.endswith(suffix)
    )


def read_resource(kind: str, name: str) -> str:
    """Return the text of one file."""
    with open(os.path.join(resource_dir(kind), name), encoding="utf-8") as f:
        return f.read()
