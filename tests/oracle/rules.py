"""The rules of the verifier: statements that report, relations that ops declare; what inputs reach."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nvlower.ir.opdef import declared_ops

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from nvlower.ir.opdef import OpDef

PACKAGE = Path(__file__).parents[2] / "nvlower"
MODULES = sorted(
    {
        *PACKAGE.glob("dialects/*/verify*.py"),
        *PACKAGE.glob("dialects/*/*_rules.py"),
        *(
            PACKAGE / f"dialects/{name}.py"
            for name in (
                "affine/dma", "affine/legality", "callees", "casts", "functions", "nvvm/target_check",
                "parameter_attrs", "region_edges",
            )
        ),
        *(PACKAGE / f"ir/{name}.py" for name in ("dominance", "traits")),
        *PACKAGE.glob("ir/verifier*.py"),
    }
)  # fmt: skip
"""Where the rules are."""

WORDS = {
    "PredOpTrait": 1, "TypesMatchWith": 3, "OptionalTypesMatchWith": 3,
    "ShapedTypeMatchesElementCountAndTypes": 2,
}  # fmt: skip
"""Which argument of a relation is its words."""

ALIKE = {
    "AllTypesMatch": "type", "AllElementTypesMatch": "element type", "AllRanksMatch": "rank",
    "AllShapesMatch": "shape",
}  # fmt: skip
"""What the values of a relation have in common."""

REPORTS = {"emit_error", "emit_op_error", "error", "fail", "report", "_fault"}


def statements() -> dict[tuple[str, int], tuple[int, str]]:
    """Return last line and text of each statement that reports, by module and first line."""
    found = {}
    for path in MODULES:
        text = path.read_text()
        lines = text.splitlines()
        for node in _leaves(ast.parse(text)):
            if _reports(node):
                last = node.end_lineno or node.lineno
                said = " ".join(" ".join(lines[node.lineno - 1 : last]).split())
                found[str(path.relative_to(PACKAGE)), node.lineno] = (last, said)
    return found


def relations() -> set[str]:
    """Return how the messages of the relations begin that ops are declared with."""
    return {f"'{d.name}' op {words}" for d in declared_ops() for words in _relations(d)}


def _relations(definition: OpDef) -> Iterator[str]:
    """Yield the words for each relation between operands, results and attributes of an op."""
    for head, args in definition.trait_list:
        if head in WORDS:
            yield f"failed to verify that {args[WORDS[head]]}"
        elif head in ALIKE and (len(args) > 1 or not _is_group(definition, args[0])):
            names = ", ".join(args)
            yield f"failed to verify that all of {{{names}}} have same {ALIKE[head]}"
        elif head == "NestedVariadic":
            yield f"{args[0]} count ("


def _is_group(definition: OpDef, name: str) -> bool:
    """Tell whether a name stands for any number of operands or results."""
    fields = definition.operands + definition.results
    return any(f.name == name and f.kind == "variadic" for f in fields)


def _leaves(tree: ast.AST) -> Iterator[ast.stmt]:
    """Yield the statements of functions that hold no others."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.Expr | ast.Return | ast.Assign) and not (
                    isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
                ):
                    yield node


def _reports(node: ast.stmt) -> bool:
    """Tell whether a statement reports an error, or makes the words of one."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Call):
            called = inner.func
            if getattr(called, "attr", getattr(called, "id", "")) in REPORTS:
                return True
    if isinstance(node, ast.Expr):
        return False
    return any(
        isinstance(inner, ast.Constant) and isinstance(inner.value, str) and _is_text(inner.value)
        for inner in ast.walk(node)
    )


def _is_text(value: str) -> bool:
    """Tell whether a string has words, not only separators."""
    return " " in value and any(c.isalpha() for c in value)


def reached(run: Callable[[], object]) -> set[tuple[str, int]]:
    """Return the lines of the rules that `run` executes, by module and number."""
    names = {str(path): str(path.relative_to(PACKAGE)) for path in MODULES}
    found: set[tuple[str, int]] = set()

    def enter(frame: Any, event: str, argument: Any) -> Any:
        name = names.get(frame.f_code.co_filename)
        if name is None:
            return None

        def line(frame: Any, event: str, argument: Any) -> Any:
            if event == "line":
                found.add((name, frame.f_lineno))
            return line

        return line

    before = sys.gettrace()
    sys.settrace(enter)
    try:
        run()
    finally:
        sys.settrace(before)
    return found


def unreached(run: Callable[[], object]) -> dict[tuple[str, int], str]:
    """Return the statements that report and that `run` does not reach."""
    lines = reached(run)
    return {
        (name, first): said
        for (name, first), (last, said) in statements().items()
        if lines.isdisjoint((name, n) for n in range(first, last + 1))
    }
