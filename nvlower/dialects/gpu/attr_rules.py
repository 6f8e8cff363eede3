"""What upstream's verifiers of gpu objects and nvvm targets refuse."""

from __future__ import annotations

from nvlower.ir.attributes import DialectAttr, IntegerAttr, StringAttr

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

TARGETS = frozenset(("nvvm.target", "rocdl.target", "spirv.target_env", "xevm.target"))
"""Attributes that say what a module is compiled for."""


def _is_target(attr: Any) -> bool:
    return isinstance(attr, DialectAttr) and attr.name in TARGETS


def select_object(target: Any) -> str:
    """Return what is wrong with what chooses an object: a place from 0, or a target."""
    if isinstance(target, IntegerAttr):
        return "" if target.value >= 0 else "the object index must be positive"
    if target is None or _is_target(target):
        return ""
    return "the target attribute must be a GPU Target attribute"


def object_(target: Any, *_: Any) -> str:
    """Return what is wrong with an object: it has a target."""
    if _is_target(target):
        return ""
    return "the target attribute must implement or promise the `gpu::TargetAttrInterface`"


def target(level: Any, triple: Any, chip: Any, _: Any, __: Any, link: Any, *more: Any) -> str:
    """Return what is wrong with an nvvm target."""
    if not 0 <= level <= 3:
        return "The optimization level must be a number between 0 and 3."
    if not triple:
        return "The target triple cannot be empty."
    if not chip:
        return "The target chip cannot be empty."
    if link is not None and not all(isinstance(x, StringAttr) for x in link.elements):
        return "All the elements in the `link` array must be strings."
    return ""


RULES: dict[str, Callable[..., str]] = {
    "gpu.select_object": select_object,
    "gpu.object": object_,
    "nvvm.target": target,
}
