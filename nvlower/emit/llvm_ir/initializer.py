"""Constants computed by the initializer region of a global or an alias."""

from __future__ import annotations

from .function import FunctionWriter, Refused, write

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation

    from .module import ModuleWriter


def evaluate(op: Operation, module: ModuleWriter) -> str:
    """Return the text of the constant that the region of `op` returns.

    Errors: Refused where the region computes what is no constant.
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
                raise Refused(f"its initializer holds '{inner.name}', which is no constant")
    raise Refused("its initializer returns no value")


def _insert(op: Operation, f: FunctionWriter) -> None:
    """Rebuild an aggregate with one element replaced; elements are kept per value."""
    whole = op.operands[0]
    part = op.operands[1]
    position = list(op.properties["position"].values)  # type: ignore[attr-defined]
    tree = _tree(f, whole)
    node = tree
    type = whole.type
    for i in position[:-1]:
        types = _members(type)
        child = node.get(i)
        if not isinstance(child, dict):
            child = node[i] = _Tree(child or "undef")
        node, type = child, types(i)
    node[position[-1]] = f.v(part)
    trees[op.results[0]] = tree
    f.names[op.results[0]] = _text(tree, whole.type, f)


class _Tree(dict):  # type: ignore[type-arg]
    """Elements by index; `rest` is what the others are."""

    def __init__(self, rest: str) -> None:
        super().__init__()
        self.rest = rest


trees: dict[object, _Tree] = {}


def _tree(f: FunctionWriter, value: object) -> _Tree:
    import copy

    found = trees.get(value)
    if found is not None:
        return copy.deepcopy(found)
    text = f.v(value)  # type: ignore[arg-type]
    if text not in ("undef", "poison", "zeroinitializer"):
        raise Refused("its initializer changes a constant in part")
    return _Tree(text)


def _members(type: object):  # type: ignore[no-untyped-def]
    params = type.params  # type: ignore[attr-defined]
    if type.name == "llvm.array":  # type: ignore[attr-defined]
        return lambda i: params[1]
    return lambda i: params[0][i]


def _text(tree: _Tree, type: object, f: FunctionWriter) -> str:
    array = type.name == "llvm.array"  # type: ignore[attr-defined]
    params = type.params  # type: ignore[attr-defined]
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
