"""The parser: places of errors, the reference path, conflicts of the grammar, the caches."""

from __future__ import annotations

import glob
import os

import pytest

from nvlower import diag
from nvlower.text import cache, reference
from nvlower.text.parse import parse, parse_attribute, parse_type
from tests.unit.broken_inputs import BROKEN, DEEP

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
INPUTS = sorted(
    f for d in ("tests", "examples", "benchmarks") for f in glob.glob(f"{ROOT}/{d}/**/*.mlir", recursive=True)
)


def structure(root):
    """Return everything that the parser decides, as plain data."""
    numbers = {}
    rows = []
    for op in root.walk():
        for region in op.regions:
            for block in region.blocks:
                for value in block.arguments:
                    numbers[value] = len(numbers)
        for value in op.results:
            numbers[value] = len(numbers)
        rows.append(op)
    return [
        (
            op.name,
            [numbers.get(v, str(v.type)) for v in op.operands],
            [str(r.type) for r in op.results],
            {k: str(v) for k, v in op.properties.items()},
            {k: str(v) for k, v in op.attributes.items()},
            [[[str(a.type) for a in b.arguments] for b in r.blocks] for r in op.regions],
            [len(b.uses) for b in op.successors],
            str(op.loc),
        )
        for op in rows
    ]


def outcome(parser, text, name):
    """Return the structure, or the errors, whose places the reference only guesses."""
    with diag.Sink() as sink:
        try:
            return structure(parser(text, name, 1, True))
        except diag.Failure:
            return [d.message for d in sink.diagnostics]


@pytest.mark.parametrize("path", INPUTS, ids=[os.path.relpath(f, ROOT) for f in INPUTS])
def test_reference_equals_production(path):
    with open(path, encoding="utf-8", errors="surrogateescape") as f:
        chunks = f.read().split("// -----\n")
    for text in chunks:
        assert outcome(parse, text, path) == outcome(reference.parse, text, path)


@pytest.mark.parametrize("name", [*BROKEN, *DEEP])
def test_broken_input_is_an_error_with_a_place(name):
    text = (BROKEN | DEEP)[name]
    if name == "bad_type":  # `i0` is a type
        return
    with diag.Sink() as sink, pytest.raises(diag.Failure):
        parse(text, "t.mlir")
    first = sink.diagnostics[0]
    assert first.severity == "error"
    assert first.message
    file, line, column = first.place()
    assert file == "t.mlir"
    assert 1 <= line <= text.count("\n") + 1
    assert column >= 1


@pytest.mark.parametrize(
    ("text", "message", "line", "column"),
    [
        ('"func.return"(%x) : (i32) -> ()', "use of undeclared SSA value name", 1, 15),
        ("func.func @f() {\n  foo.bar\n}\n", "Dialect `foo' not found for custom op 'foo.bar' ", 2, 3),
        ("!a = i32\n!a = i64\n", "redefinition of type alias id 'a'", 2, 1),
        ('module attributes {a.b = "a\\q"} {\n}\n', "unknown escape in string literal", 1, 28),
    ],
)
def test_error(text, message, line, column):
    with diag.Sink() as sink, pytest.raises(diag.Failure):
        parse(text, "t.mlir")
    assert sink.diagnostics[0].message == message
    assert sink.diagnostics[0].place() == ("t.mlir", line, column)


def test_empty_file_is_an_empty_module():
    module = parse("// nothing\n", "t.mlir")
    assert module.name == "builtin.module"
    assert not list(module.regions[0].ops)


def test_first_line_shifts_places():
    module = parse('"builtin.module"() ({\n}) : () -> ()\n', "t.mlir", first_line=10)
    assert module.loc.resolve().line == 10


@pytest.mark.parametrize(
    "text",
    ["i32", "memref<0x4xf32, 3>", "vector<[4]x2xf16>", "(i32) -> (f32, index)", "tuple<i1, none>"],
)
def test_type_reads_as_it_prints(text):
    assert str(parse_type(text)) == text


@pytest.mark.parametrize(
    "text",
    ["1 : i8", "[1, unit]", '{a = "b", c}', "dense<[1, 2]> : vector<2xi8>", "@a::@b"],
)
def test_attribute_reads_as_it_prints(text):
    assert str(parse_attribute(text)) == text


def test_nesting_costs_linear_time_and_no_recursion():
    depth = 2000
    text = '"builtin.module"() ({\n' * depth + "}) : () -> ()\n" * depth
    assert sum(1 for _ in parse(text).walk()) == depth


def test_grammar_has_only_known_conflicts():
    from lark.lexer import Lexer

    from nvlower.text.build import make_lark

    class NoLexer(Lexer):
        def __init__(self, conf): ...

        def lex(self, *args): ...

    conflicts = []
    make_lark(NoLexer, None, conflicts)
    assert {c.partition("\n")[0] for c in conflicts} <= {
        "Shift/Reduce conflict for terminal COMMA: (resolving as shift)"
    }
    assert len(conflicts) <= 1


def test_cache_heals_itself(tmp_path, monkeypatch):
    monkeypatch.setenv("NVLOWER_CACHE_DIR", str(tmp_path))
    made = []

    def make():
        made.append(1)
        return {"x": 1}

    assert cache.load("p.bin", "key", make) == {"x": 1}
    assert cache.load("p.bin", "key", make) == {"x": 1}
    assert len(made) == 1
    cache.load("p.bin", "other key", make)
    assert len(made) == 2
    (tmp_path / "p.bin").write_bytes(b"damaged")
    assert cache.load("p.bin", "other key", make) == {"x": 1}
    assert len(made) == 3
    monkeypatch.setenv("NVLOWER_CACHE_DIR", "/proc/nothing")
    assert cache.load("p.bin", "key", make) == {"x": 1}


def test_stored_pattern_equals_compiled_one():
    import re

    from nvlower.text.lexer import COARSE, SPACE

    text = f"{SPACE}({COARSE}|\\Z)"
    sample = '%a, %b = "x"(%c) {k = 1 : i32} : (i32) -> memref<4x!d.t<"a>">> // end\n'
    assert cache.compile_pattern(text).findall(sample) == re.compile(text).findall(sample)


@pytest.mark.parametrize("name", ["COARSE", "PARTS", "FINE", "DIMS"])
def test_no_possessive_group(name):
    """CPython before 3.11.5 matches them wrongly: an atomic group is right in all versions."""
    import re
    from re import _constants, _parser  # type: ignore[attr-defined]

    from nvlower.text import lexer

    def walk(parsed):
        for code, value in parsed:
            if code is _constants.POSSESSIVE_REPEAT:
                item = value[2]
                assert len(item) == 1, f"a possessive group of {len(item)} parts"
                assert item[0][0] in SINGLE, f"a possessive group of {item[0][0]}"
            for part in value if isinstance(value, tuple | list) else (value,):
                for inner in part if isinstance(part, list) else (part,):
                    if isinstance(inner, _parser.SubPattern):
                        walk(inner)

    SINGLE = {_constants.IN, _constants.LITERAL, _constants.NOT_LITERAL, _constants.ANY}
    walk(_parser.parse(getattr(lexer, name)))
    with pytest.raises(AssertionError):
        walk(_parser.parse("a(?:b(?:cd)*+)"))
    assert re.fullmatch(lexer.SSA, "%x")
