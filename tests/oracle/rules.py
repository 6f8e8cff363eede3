"""The statements of the verifier that report an error, and which of them inputs reach."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

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
