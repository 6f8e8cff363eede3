"""The verifier's messages and notes, in upstream's words."""

from __future__ import annotations

import pytest

from nvlower import diag
from nvlower.ir.verifier import verify
from nvlower.text.parse import parse

CASES = [
    ('%0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<none>}> : (f32, f32) -> f32',
     "'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'"),
    ('%0 = "arith.addi"(%b, %b) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i64',
     "'arith.addi' op requires the same type for all operands and results"),
    ('%0 = "arith.addi"(%b) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i32',
     "'arith.addi' op expected 2 operands, but found 1"),
    ('%0 = "arith.cmpi"(%b, %b) : (i32, i32) -> i1',
     "'arith.cmpi' op requires attribute 'predicate'"),
    ('%0 = "memref.load"(%m, %b) : (memref<4xf32>, i32) -> f32',
     "'memref.load' op operand #1 must be variadic of index, but got 'i32'"),
    ('%0 = "memref.load"(%m, %i) : (memref<4xf32>, index) -> i32',
     "'memref.load' op failed to verify that result type matches element type of 'memref'"),
    ('"gpu.launch"(%i, %i) <{operandSegmentSizes = array<i32: 0,1,1,1,1,1,1,0,0,0,0>}> ({'
     "^bb0: }) : (index, index) -> ()",
     "'gpu.launch' op expected 6 or more operands, but found 2"),
    ('"scf.for"(%b, %b, %w) ({ ^bb0(%j: i32): "scf.yield"() : () -> () }) : (i32, i32, i64) -> ()',
     "'scf.for' op failed to verify that all of {lowerBound, upperBound, step} have same type"),
    ('"scf.if"(%c) ({ ^bb0(%j: i32): "scf.yield"() : () -> () }, {}) : (i1) -> ()',
     "'scf.if' op region #0 should have no arguments"),
    ('"t.x"() ({ "scf.yield"() : () -> () }) : () -> ()',
     "'scf.yield' op expects parent op to be one of "
     "'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'"),
    ('"t.x"() ({ ^x: "cf.br"()[^x] : () -> () }) : () -> ()',
     "entry block of region may not have predecessors"),
    ('"scf.for"(%i, %i, %i) ({ ^bb0(%j: index): "cf.br"()[^x] : () -> ()\n'
     '^x: "scf.yield"() : () -> () }) : (index, index, index) -> ()',
     "'scf.for' op expects region #0 to have 0 or 1 blocks"),
    ('"cf.br"() : () -> ()', "'cf.br' op requires 1 successor but found 0"),
    ("cf.br ^x(%b : i32)\n^x:", "branch has 1 operands for successor #0, but target block has 0"),
    ('"cf.br"(%b)[^x] : (i32) -> ()\n^x(%v: i64):',
     "type mismatch for bb argument #0 of successor #0"),
    ("%x = arith.addi %y, %b : i32\n%y = arith.addi %b, %b : i32",
     "operand #0 does not dominate this use | operand defined here (op in the same block)"),
    ("cf.cond_br %c, ^x, ^y\n^x:\n%v = arith.addi %b, %b : i32\ncf.br ^y\n^y:\n"
     "%u = arith.addi %v, %b : i32",
     "operand #0 does not dominate this use | operand defined here (op in the same region)"),
]  # fmt: skip


def messages(text: str) -> list[str]:
    """Return the errors of `text`, notes behind bars."""
    module = parse(text, "t.mlir", allow_unregistered=True)
    with diag.Sink() as sink:
        try:
            verify(module)
        except diag.Failure:
            assert sink.errors
        else:
            assert not sink.errors
    return [" | ".join([d.message, *(n.message for n in d.notes)]) for d in sink.diagnostics]


@pytest.mark.parametrize(("body", "message"), CASES, ids=[m for _, m in CASES])
def test_message(body, message):
    arguments = "%a: f32, %b: i32, %w: i64, %m: memref<4xf32>, %i: index, %c: i1"
    found = messages(f"func.func @f({arguments}) {{\n{body}\nreturn\n}}")
    assert message in found


def test_every_faulty_op_is_reported():
    bad = '"arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<none>}> : (f32, f32) -> f32'
    found = messages(f"func.func @f(%a: f32) {{\n%0 = {bad}\n%1 = {bad}\nreturn\n}}")
    assert len(found) == 2


def test_symbols_defined_twice():
    found = messages("func.func @f() { return }\nfunc.func @f() { return }")
    assert found == ["redefinition of symbol named 'f' | see existing symbol definition here"]


def test_graph_region_allows_any_order():
    text = '"t.user"(%0) : (i32) -> ()\n%0 = "t.def"() : () -> i32'
    assert messages(text) == []
