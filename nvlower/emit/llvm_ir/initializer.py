"""Constants computed by the initializer region of a global or an alias."""

from __future__ import annotations

from .function import FunctionWriter, RefusedError, write

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation

    from .module import ModuleWriter


def evaluate(op: Operation, module: ModuleWriter) -> str:
    """Return the text of the constant that the region of `op` returns.

    Errors: RefusedError where the region computes what is no constant.
    """
    f = FunctionWriter(module)
    for inner in op.regions[0].entry.ops:
        if inner.name == "llvm.return":
            return f.v(inner.operands[0])
        if inner.name == "llvm.mlir.constant" or inner.name.startswith("llvm.mlir."):
            write(inner, f)
        elif inner.name in ("llvm.insertvalue", "llvm.insertelement"):
            _insert(inner, f)
        else:
            before = len(f.lines)
            write(inner, f)
            if len(f.lines) != before:
                raise RefusedError(f"its initializer holds '{inner.name}', which is no constant")
    raise RefusedError("its initializer returns no value")


def _insert(op: Operation, f: FunctionWriter) -> None:
    """Rebuild an aggregate with one element replaced; elements are kept per value."""
    whole = op.operands[0]
    part = op.operands[1]
    position = list(op.properties["position"].values)  # type: ignore[attr-defined]
    tree = _tree(f, whole)
    node = tree
    type: Any = whole.type
    for i in position[:-1]:
        types = _members(type)
        child = node.get(i)
        if not isinstance(child, _Tree):
            child = node[i] = _Tree(child or node.rest)
        node, type = child, types(i)
    node[position[-1]] = f.v(part)
    f.trees[op.results[0]] = tree
    f.names[op.results[0]] = _text(tree, whole.type, f)


class _Tree(dict):  # type: ignore[type-arg]
    """Elements by index; `rest` is what the others are."""

    def __init__(self, rest: str) -> None:
        super().__init__()
        self.rest = rest


def _tree(f: FunctionWriter, value: Any) -> _Tree:
    import copy

    found = f.trees.get(value)
    if found is not None:
        copied: _Tree = copy.deepcopy(found)
        return copied
    text = f.v(value)
    if text not in ("undef", "poison", "zeroinitializer"):
        raise RefusedError("its initializer changes a constant in part")
    return _Tree(text)


def _members(type: Any) -> Callable[[int], Any]:
    params = type.params
    if type.name == "llvm.array":
        return lambda i: params[1]
    return lambda i: params[0][i]


def _text(tree: _Tree, type: Any, f: FunctionWriter) -> str:
    array = type.name == "llvm.array"
    params = type.params
    count = params[0] if array else len(params[0])
    member = _members(type)
    parts = []
    for i in range(count):
        inner = member(i)
        child = tree.get(i, tree.rest)
        text = _text(child, inner, f) if isinstance(child, _Tree) else child
        parts.append(f"{f.types(inner)} {text}")
    packed = not array and len(params) > 1 and params[1]
    left, right = ("[", "]") if array else ("<{ ", " }>") if packed else ("{ ", " }")
    return f"{left}{', '.join(parts)}{right}"
