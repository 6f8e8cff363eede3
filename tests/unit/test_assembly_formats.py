"""Assembly formats: their elements, the grammar made from them, and the functions."""

from __future__ import annotations

import os

import pytest

from nvlower.ir.opdef import DIALECTS, declared_ops, printer
from nvlower.resources import resource_dir
from nvlower.text.formats import Spacing, parse_format
from nvlower.text.formats_actions import action_of
from nvlower.text.formats_cache import decode, encode, function
from nvlower.text.formats_rules import dialect_rules, regenerate, rule_name, scanners_of


def test_elements() -> None:
    found = parse_format("$lhs `,` $rhs (`overflow` `` $flags^)? attr-dict `:` type($result)")
    kinds = [(e.kind, e.name) for e in found]
    assert kinds == [
        ("var", "lhs"), ("literal", ","), ("var", "rhs"), ("group", ""),
        ("directive", "attr-dict"), ("literal", ":"), ("directive", "type"),
    ]  # fmt: skip
    group = found[3]
    assert group.anchor is not None and group.anchor.name == "flags"
    assert [v.name for v in group.variables()] == ["flags"]


@pytest.mark.parametrize("text", ["`open", "(`a`", "type($x", "custom<A>"])
def test_refuses_what_is_no_format(text: str) -> None:
    with pytest.raises((ValueError, IndexError)):
        parse_format(text)


def test_spacing_follows_upstream() -> None:
    space = Spacing()
    assert [space.literal(t) for t in ("(", "x", ")", ":", "<", ">", "->")] == [
        "(", "x", ")", " :", " <", ">", " ->",
    ]  # fmt: skip


def test_grammar_is_fresh() -> None:
    for path, text in regenerate(resource_dir("grammar")).items():
        with open(path, encoding="utf-8") as f:
            assert f.read() == text, f"run python -m nvlower.text.formats_rules ({path})"


def test_scanners_are_declared() -> None:
    folder = resource_dir("grammar")
    lines = []
    for name in os.listdir(folder):
        if name != "scanners.lark":
            with open(os.path.join(folder, name), encoding="utf-8") as f:
                lines += f.read().splitlines()
    with open(os.path.join(folder, "scanners.lark"), encoding="utf-8") as f:
        declared = [x.split()[1] for x in f if x.startswith("%declare")]
    assert declared == scanners_of(lines)


@pytest.mark.parametrize("dialect", DIALECTS)
def test_every_custom_form_reads_and_prints(dialect: str) -> None:
    with open(os.path.join(resource_dir("grammar"), "custom.lark"), encoding="utf-8") as f:
        assert f.read()
    rules, left = dialect_rules(dialect)
    generated = {r.partition(":")[0] for r in rules}
    for d in declared_ops(dialect):
        if d.format is None and not d.extra.get("custom"):
            continue
        rule = rule_name(d.name)
        assert rule in generated or d.name in left
        assert action_of(rule) is not None, f"{d.name} is not read"
        assert printer.get(d.name) or function(d, "printer"), f"{d.name} is not printed"


def test_constants_survive_the_cache() -> None:
    from nvlower.ir.attributes import DenseArrayAttr, DialectAttr
    from nvlower.ir.types import I32

    for x in (I32, DialectAttr("arith.fastmath", ("none",)), DenseArrayAttr(I32, (1, 2)),
              frozenset({"a", "b"}), {"a": I32}, [1, "x"], (None, True), encode):  # fmt: skip
        found = decode(encode(x))
        assert found is x or found == x
