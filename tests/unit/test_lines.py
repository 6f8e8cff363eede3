"""Lines read by templates: the same IR, places and errors as from the loop over all tokens."""

import glob
import os
import random

import pytest

from nvlower import diag
from nvlower.text import lines, outlines, parse
from nvlower.text.printer import print_op

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


@pytest.fixture
def eager(monkeypatch):
    """Make templates of all lines, however short the file is."""
    monkeypatch.setattr(outlines, "OFTEN", 1)
    monkeypatch.setattr(lines, "SHARE", 0)

    def read(text, long):
        monkeypatch.setattr(parse, "LONG", long)
        with diag.Sink() as sink:
            try:
                module = parse.parse(text, "f", allow_unregistered=True)
                out = print_op(module, generic=True, debuginfo=True)
            except diag.Failure:
                out = None
        said = [(d.severity, d.message, str(d.loc.resolve()), d.width) for d in sink.diagnostics]
        notes = [(n.message, n.place()) for d in sink.diagnostics for n in d.notes]
        return out, said, notes

    def same(text):
        found, want = read(text, 0), read(text, 1 << 60)
        assert found == want
        return found[0]

    return same


def body(*texts):
    """Return a function whose body is these lines, some times over with other result names."""
    head = "func.func @f(%a: i32, %b: i32, %m: memref<4x4xf32>, %i: index, %j: index) {"
    return "\n".join([head, *texts, "return", "}"])


CASES = {
    "names": body(*(f"%{n} = arith.addi %a, %b : i32" for n in range(4))),
    "chains": body(*(f"%x{n + 1} = arith.addi %x{n}, %a : i32" for n in range(7))).replace(
        "%x0,", "%a,"
    ),
    "equal names": body(
        "affine.store %c, %m[%i, %j] : memref<4x4xf32>",
        "affine.store %c, %m[%i, %j] : memref<4x4xf32>",
        "affine.store %c, %m[%i, %i] : memref<4x4xf32>",
        "affine.store %c, %m[%j, %j] : memref<4x4xf32>",
        "affine.store %c, %m[%j, %i] : memref<4x4xf32>",
    ).replace("{\n", "{\n%c = arith.constant 1.0 : f32\n", 1),
    "order of operands": body(
        *(f"%{n} = llvm.insertvalue %a, %{n - 1}[0] : !llvm.struct<(i32)>" for n in range(1, 5))
    ).replace("{\n", "{\n%0 = llvm.mlir.undef : !llvm.struct<(i32)>\n", 1),
    "other types": body(
        '%0 = "test.a"(%a) : (i32) -> i32',
        '%1 = "test.a"(%0) : (i32) -> i32',
        '%2 = "test.a"(%i) : (i32) -> i32',
        '%3 = "test.a"(%1) : (i32) -> i32',
    ),
    "forward": '"test.g"() ({\n%0 = "test.a"(%1) : (i32) -> i32\n'
    '%1 = "test.a"(%2) : (i32) -> i32\n%2 = "test.a"(%0) : (i32) -> i32\n}) : () -> ()',
    "unknown": body(
        "%0 = arith.addi %a, %b : i32",
        "%1 = arith.addi %0, %b : i32",
        "%2 = arith.addi %7, %b : i32",
    ),
    "defined twice": body(*["%0 = arith.addi %a, %b : i32"] * 3),
    "numbers": body(
        *(
            f"%{n} = arith.constant {v} : i32"
            for n, v in enumerate((1, -5, 99, 2147483648, "0x10"))
        ),
        *(
            f"%f{n} = arith.constant {v} : f32"
            for n, v in enumerate(("1.0", "-2.5e+3", "0x7F800000"))
        ),
        *(f"%g{n} = llvm.mlir.constant({n} : i64) : i64" for n in range(3)),
    ),
    "numbers elsewhere": body(
        *(f'%{n} = "test.a"() {{value = {n} : i32, b = 1 : i32}} : () -> i32' for n in range(3)),
        *(f'%a{n} = "test.a"() <{{value = {n} : ui8}}> : () -> i32' for n in range(3)),
        *(f'%b{n} = "test.a"() {{other = {n} : i32}} : () -> i32' for n in range(3)),
    ),
    "number out of range": body(
        *(f"%{n} = arith.constant {v} : i8" for n, v in enumerate((1, 2, 300)))
    ),
    "dense": body(
        "%0 = arith.constant dense<1> : vector<2xi32>",
        "%1 = arith.constant dense<[1, 2]> : vector<2xi32>",
        "%2 = arith.constant dense<-1> : vector<2xi32>",
        '%3 = arith.constant dense<"0x0100000002000000"> : vector<2xi32>',
        "%4 = arith.constant dense<[1,\n 2]> : vector<2xi32>",
        "%5 = arith.constant dense<[1, 2, 3]> : vector<2xi32>",
    ),
    "locations": body(
        *(
            f"%{n} = arith.addi %a, %b : i32 loc({loc})"
            for n, loc in enumerate(
                (
                    '"x":1:2',
                    "unknown",
                    "#l",
                    '"n"(#l)',
                    "callsite(#l at #k)",
                    'fused[#l, "y":3:4]',
                    '"x\\22":1:2',
                    "#later",
                    'fused<"m">[#l, #k]',
                    '"n)"',
                )
            )
        ),
    ).join(('#l = loc("p":1:1)\n#k = loc("q"(#l))\n', '\n#later = loc(callsite(#l at "z":9:9))\n')),
    "wrong location": body(*(f'%{n} = arith.addi %a, %b : i32 loc("x":{n}:)' for n in range(2))),
    "itself": body(*(f"%{n} = arith.addi %a, %b : i32 loc(#x)" for n in range(2)))
    + "\n#x = loc(#x)",
    "aliases twice": '#x = loc("a":1:1)\n#x = loc("a":1:2)\n',
    "alias inside": "module {\n#x = loc(unknown)\n}",
    "attributes on the next line": body(
        '"test.a"() : () -> ()', '"test.a"() : () -> ()', 'loc("x":1:1)', '"test.a"() : () -> ()'
    ),
    "two on a line": body('"test.a"() : () -> () "test.a"() : () -> ()', '"test.a"() : () -> ()'),
    "blank lines": body('"test.a"() : () -> ()', "", "// c", '"test.a"() : () -> () // %x', ""),
    "blocks": body(
        "cf.br ^a(%a : i32)",
        "^a(%0: i32):",
        "%1 = arith.addi %0, %a : i32",
        "cf.br ^b(%1 : i32)",
        "^b(%2: i32):",
        "%3 = arith.addi %2, %a : i32",
    ),
    "regions": body(
        *(
            "scf.for %k = %i to %j step %i {",
            "%0 = arith.addi %a, %b : i32",
            '"test.a"(%0) : (i32) -> ()',
            "}",
        )
        * 2
    ),
    "results": body(
        *(f'%{n}:2 = "test.a"() : () -> (i32, i32)' for n in range(2)),
        *(f'%r{n} = "test.b"(%{n}#0, %{n}#1) : (i32, i32) -> i32' for n in range(2)),
        *(f'%s{n} = "test.b"(%{n}#1, %{n}#0) : (i32, i32) -> i32' for n in range(2)),
    ),
    "unused results": body(*['"test.a"() : () -> (i32, i32)'] * 3),
    "names in strings": body(*(f'"test.a"() {{a = "%x{n}"}} : () -> ()' for n in range(3))),
    "marks": body(*(f'"test.a"() {{a = "{c}"}} : () -> ()' for c in "\0\1\2\3")),
    "metadata": '"test.a"() : () -> ()\n' * 2
    + '{-#\n  dialect_resources: {\n    builtin: {\n      a: "0x0400000001000000"\n    }\n  }\n#-}\n',
    "odd spaces": "\r\n".join(
        ["\t%0 = arith.constant 1 : i32", " \xa0%1 = arith.constant 2 : i32"]
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_cases(eager, name):
    eager(CASES[name])


def test_templates_are_used(eager, monkeypatch):
    built = []
    plain = lines.Template.build
    monkeypatch.setattr(lines.Template, "build", lambda *a: built.append(plain(*a)) or built[-1])
    assert eager(CASES["chains"])
    assert built == [True] * 4


def chunks():
    found = []
    for path in sorted(glob.glob(os.path.join(ROOT, "**", "*.mlir"), recursive=True)):
        with open(path, encoding="utf-8", errors="surrogateescape") as f:
            found += [c for c in f.read().split("// -----") if len(c) < 20_000]
    return found


def mutated(text, rng):
    """Return the text with one change."""
    rows = text.split("\n")
    k = rng.randrange(len(rows))
    row = rows[k]
    at = rng.randrange(len(row) + 1)
    odd = rng.choice(["%", "0", " ", "<", ">", "{", "}", '"', 'loc("a":1:2)', "\n", ",", "%0"])
    rows[k] = rng.choice([
        "", rng.choice(rows), row[:at] + odd + row[at:], row[:at] + row[at + 1 :], row + "\n" + row,
        row.replace("%", "\n%", 1), " ".join(rows[k : k + 2]),
    ])  # fmt: skip
    return "\n".join(rows)


@pytest.mark.parametrize("part", range(8))
def test_inputs_of_all_tests(eager, part):
    rng = random.Random(part)
    for text in chunks()[part::8]:
        eager(text)
        eager(mutated(text, rng))
