"""The house rules that a machine can check."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "nvlower"
ORDER = ["diag", "resources", "target", "ir", "dialects", "text", "rewrite", "passes", "emit", "api", "cli"]
LEVEL = {name: i for i, name in enumerate(ORDER)}
# Same height: text and rewrite may both be used by dialects' hooks and by each other's readers.
LEVEL["rewrite"] = LEVEL["text"]
LEVEL["emit"] = LEVEL["passes"]  # gpu-module-to-binary is a pass that emits


def modules():
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path, path.relative_to(PACKAGE).parts


def room(parts) -> str:
    return parts[0].removesuffix(".py")


def test_imports_go_down():
    """A module imports only rooms below its own (imports under TYPE_CHECKING do not count)."""
    wrong = []
    for path, parts in modules():
        if room(parts) not in LEVEL:
            continue
        own = LEVEL[room(parts)]
        for node in ast.parse(path.read_text()).body:  # import time only
            names = []
            if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
                names = [node.module]
            elif isinstance(node, ast.Import):
                names = [a.name for a in node.names]
            for name in names:
                if name.startswith("nvlower.") and LEVEL.get(name.split(".")[1], 0) > own:
                    wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert not wrong, "\n".join(wrong)


def test_public_names_have_docstrings():
    missing = []
    for path, parts in modules():
        tree = ast.parse(path.read_text())
        if parts[-1] != "__init__.py" and ast.get_docstring(tree) is None:
            missing.append(str(path.relative_to(ROOT)))
        for node in tree.body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
                if path.name.endswith("actions.py") and isinstance(node, ast.FunctionDef):
                    continue  # a reduction: it has the name of its grammar rule, which says it all
                if ast.get_docstring(node) is None:
                    missing.append(f"{path.relative_to(ROOT)}:{node.lineno} {node.name}")
    assert not missing, "\n".join(missing)


def test_readme_is_fresh():
    from nvlower.cli.readme import fresh

    text = (ROOT / "README.md").read_text()
    assert fresh(text) == text, "run python -m nvlower.cli.readme"


def test_every_pass_has_lit_tests():
    from nvlower.passes.registry import pass_names

    missing = [n for n in pass_names() if not list((ROOT / "tests/lit/passes" / n).glob("*.mlir"))]
    assert not missing, f"no lit test: {', '.join(missing)}"


def test_pipelines_load():
    from nvlower.passes.pipeline import load_pipeline
    from nvlower.passes.registry import pipeline_names

    for name in pipeline_names():
        assert load_pipeline(name).build(), name
