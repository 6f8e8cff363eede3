"""Constant structs and arrays that insertvalue builds up, as LLVM's builder folds them.

An aggregate under construction is a tree; its text is made when something reads it.
"""

from __future__ import annotations

from nvlower.dialects.llvm import types as T

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

    from .types import Types

_EMPTY = ("undef", "poison", "zeroinitializer")


class Tree(dict[int, "Tree | str"]):
    """Elements by index; `rest` is what the others are."""

    def __init__(self, rest: str) -> None:
        super().__init__()
        self.rest = rest

    def copy(self) -> Tree:
        """Return a deep copy."""
        new = Tree(self.rest)
        for i, child in self.items():
            new[i] = child.copy() if isinstance(child, Tree) else child
        return new

    def at(self, index: int) -> Tree | str:
        """Return an element."""
        return self.get(index, self.rest)


def insert(op: Operation, names: dict[Any, str], trees: dict[Any, Tree], part: str) -> bool:
    """Fold an insertvalue of the constant `part`; False where the aggregate is no constant."""
    whole = op.operands[0]
    tree = trees.get(whole)
    if tree is not None:
        tree = trees.pop(whole) if whole.has_one_use else tree.copy()
    elif names.get(whole) in _EMPTY:
        tree = Tree(names[whole])
    else:
        return False
    node = tree
    *path, last = op.properties["position"].values  # type: ignore[attr-defined]
    for i in path:
        child = node.at(i)
        if not isinstance(child, Tree):
            if child not in _EMPTY:
                trees[whole] = tree
                return False
            child = node[i] = Tree(child)
        node = child
    node[last] = part
    trees[op.results[0]] = tree
    return True


def extract(op: Operation, names: dict[Any, str], trees: dict[Any, Tree]) -> bool:
    """Fold an extractvalue of a constant; False where it is none."""
    whole = op.operands[0]
    found: Tree | str | None = trees.get(whole)
    if found is None:
        found = names.get(whole)
        if found not in ("undef", "poison"):
            return False
    for i in op.properties["position"].values:  # type: ignore[attr-defined]
        if isinstance(found, Tree):
            found = found.at(i)
        elif found not in ("undef", "poison"):
            return False
    assert found is not None
    if isinstance(found, Tree):
        trees[op.results[0]] = found.copy()
    else:
        names[op.results[0]] = found
    return True


def text(tree: Tree, type: Any, types: Types) -> str:
    """Return the constant's text."""
    types_of = T.members(type)
    inner = types_of if types_of is not None else (type.params[1],) * type.params[0]
    parts = []
    for i, member in enumerate(inner):
        child = tree.at(i)
        shown = text(child, member, types) if isinstance(child, Tree) else child
        parts.append(f"{types(member)} {shown}")
    left, right = ("[", "]") if types_of is None else ("{ ", " }")
    if types_of is not None and T.is_packed(type):
        left, right = "<{ ", " }>"
    return f"{left}{', '.join(parts)}{right}"
