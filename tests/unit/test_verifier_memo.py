"""The verifier's memory holds only ops whose rules read nothing but types and properties.

Ops alike in declaration, types and properties are verified once. A rule that looks at what is
around an op (parents, uses, definitions of operands) must keep the op out of that memory.
"""

from __future__ import annotations

import ast
import inspect
import sys
from types import CodeType
from typing import Any

import pytest

from nvlower.ir.opdef import declared_ops, verify
from nvlower.ir.verifier_compile import is_local

AROUND = {
    "parent", "parent_op", "parent_region", "parents", "parent_of_name", "parent_block", "uses",
    "has_one_use", "defining_op", "owner", "next", "prev", "is_before", "walk", "regions",
    "successors", "loc", "attributes", "get_attr",
}  # fmt: skip
"""Members by which a rule reaches what is not a type or a property of the op itself."""
LOOKUPS = {"resolve", "scope_of"}
"""Functions by which it does."""
FROM_HERE = "nvlower.dialects"


def called(function: Any, seen: set[Any]) -> list[Any]:
    """Return a function and those of our dialects that it calls, directly or not."""
    function = inspect.unwrap(function)
    if function in seen or not inspect.isfunction(function):
        return []
    seen.add(function)
    found = [function]
    inner = [c.cell_contents for c in function.__closure__ or ()]
    names = global_names(function.__code__)
    module = sys.modules[function.__module__]
    for value in (*inner, *(getattr(module, n, None) for n in sorted(names))):
        if inspect.isfunction(value) and value.__module__.startswith(FROM_HERE):
            found += called(value, seen)
    return found


def global_names(code: CodeType) -> set[str]:
    """Return the names that code reads from its module, or as attributes."""
    found = set(code.co_names)
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            found |= global_names(inner)
    return found


def tree(function: Any) -> ast.AST:
    """Return the syntax tree of a function."""
    return ast.parse(inspect.cleandoc("\n" + inspect.getsource(function)))


def reaches(function: Any) -> set[str]:
    """Return the names of `AROUND` that a function uses."""
    nodes = list(ast.walk(tree(function)))
    names = {n.attr for n in nodes if isinstance(n, ast.Attribute)}
    return (names & AROUND) | (global_names(function.__code__) & LOOKUPS)


def remembered() -> list[str]:
    """Return the ops that the verifier remembers."""
    return [d.name for d in declared_ops() if is_local(d)]


def test_rules_of_remembered_ops_look_at_nothing_around() -> None:
    wrong = []
    for name in remembered():
        hook = verify.get(name)
        if hook is None:
            continue
        for function in called(hook, set()):
            found = reaches(function)
            if found:
                wrong.append(f"{name}: {function.__qualname__} uses {sorted(found)}")
    assert not wrong


def test_remembered_ops_hold_no_regions_and_need_no_place() -> None:
    for d in declared_ops():
        if is_local(d):
            assert not d.regions, d.name
            assert not d.successors, d.name
            assert not any(h in ("HasParent", "Terminator") for h, _ in d.trait_list), d.name


@pytest.mark.parametrize("name", ["arith.addi", "nvvm.ldmatrix", "vector.extract", "llvm.load"])
def test_some_ops_are_remembered(name: str) -> None:
    assert name in remembered()


def test_a_rule_that_looks_around_is_found() -> None:
    def rule(op: Any) -> None:
        assert op.parent_op is None

    assert reaches(called(rule, set())[0]) == {"parent_op"}
