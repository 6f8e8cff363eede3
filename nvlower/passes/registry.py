"""Finds passes and pipelines by their flag."""

from __future__ import annotations

import os

from nvlower.diag import fail
from nvlower.resources import resource_names

from .base import Pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_INFRASTRUCTURE = {"base", "config", "manager", "options", "pipeline", "registry", "reproducer"}


def pass_names() -> list[str]:
    """Return the flags of all passes, sorted, without importing them."""
    here = os.path.dirname(__file__)
    found = []
    for entry in os.listdir(here):
        stem = entry[:-3] if entry.endswith(".py") else entry
        if stem.startswith(("_", ".")) or stem in _INFRASTRUCTURE:
            continue
        if entry.endswith(".py") or os.path.exists(os.path.join(here, entry, "__init__.py")):
            found.append(stem.replace("_", "-"))
    return sorted(found)


def pipeline_names() -> list[str]:
    """Return the names of all pipeline files, sorted."""
    return resource_names("pipelines", ".pipeline")


def find_pass(name: str) -> Pass | None:
    """Return the pass with the flag `name`, None where there is none."""
    stem = name.replace("-", "_")
    here = os.path.dirname(__file__)
    if stem in _INFRASTRUCTURE or not name or name[0] in "_.":
        return None
    path = os.path.join(here, stem)
    if name != stem.replace("_", "-") or not (
        os.path.exists(path + ".py") or os.path.exists(os.path.join(path, "__init__.py"))
    ):
        return None
    from nvlower import import_module

    found: Pass = import_module(f"nvlower.passes.{stem}").PASS
    return found


def suggestion(name: str, choices: list[str]) -> str:
    """Return "; did you mean 'x'?" for the nearest spelling, "" where none is near."""
    from difflib import get_close_matches

    near = get_close_matches(name, choices, n=1, cutoff=0.6)
    return f"; did you mean '{near[0]}'?" if near else ""


def unknown_pass(name: str, loc: Any = None) -> Exception:
    """Report that `name` is no pass or pipeline and return the exception to raise."""
    near = suggestion(name, pass_names() + pipeline_names())
    return fail(loc, f"'{name}' does not refer to a registered pass or pass pipeline{near}")
