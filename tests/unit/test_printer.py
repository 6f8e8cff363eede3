"""Names, aliases, comments and options of the printer."""

from __future__ import annotations

from nvlower.ir import resources
from nvlower.text.parse import parse
from nvlower.text.printer import print_op


def printed(text: str, **options: object) -> str:
    resources.clear()
    return print_op(parse(text, "t.mlir", allow_unregistered=True), **options)


def test_names_restart_in_each_region():
    text = printed("""
        func.func @f(%x: i32) { %a = arith.addi %x, %x : i32 return }
        func.func @g(%y: i32) { %b = arith.addi %y, %y : i32 return }""")
    assert text.count("%0 = arith.addi %arg0, %arg0 : i32") == 2


def test_generic_form_numbers_across_regions():
    text = printed(
        '"t.a"() ({ %0 = "t.b"() : () -> i32 }, { %0 = "t.c"() : () -> i32 }) : () -> ()',
        generic=True,
    )
    assert '%1 = "t.b"' in text and '%0 = "t.c"' in text


def test_conflicting_names_are_numbered():
    text = printed("""func.func @f() {
        %a = arith.constant 1 : index
        %b = arith.constant 1 : index
        return }""")
    assert "%c1 = " in text and "%c1_0 = " in text


def test_result_packs():
    text = printed("""%r:2 = "t.a"() : () -> (i32, i64)
        "t.b"(%r#1) : (i64) -> ()""")
    assert '%0:2 = "t.a"' in text and '"t.b"(%0#1)' in text


def test_predecessors():
    text = printed("""func.func @f(%c: i1) {
        cf.cond_br %c, ^a, ^a
      ^a:
        return
      ^b:
        return }""")
    assert "^bb1:  // 2 preds: ^bb0, ^bb0" in text
    assert "^bb2:  // no predecessors" in text


def test_aliases_and_local_scope():
    source = '"t.a"() {m = affine_map<(d0) -> (d0)>, s = affine_set<(d0) : (d0 >= 0)>} : () -> ()'
    text = printed(source)
    assert text.startswith("#map = affine_map<(d0) -> (d0)>\n#set = affine_set<")
    assert "{m = #map, s = #set}" in text
    assert "affine_map<(d0) -> (d0)>, s" in printed(source, local_scope=True)


def test_distinct_attributes_are_numbered_as_printed():
    text = printed('"t.a"() {b = distinct[7]<>, c = distinct[3]<>} : () -> ()')
    assert "{b = distinct[0]<>, c = distinct[1]<>}" in text


def test_locations():
    text = printed('"t.a"() : () -> () loc("x"("f":1:2))', debuginfo=True)
    assert '"t.a"() : () -> () loc(#loc2)' in text
    assert '#loc2 = loc("x"(#loc1))' in text
    text = printed('"t.a"() : () -> () loc("f":1:2)', pretty_debuginfo=True)
    assert '"t.a"() : () -> () f:1:2' in text


def test_limits():
    source = '"t.a"() {d = dense<[1, 2, 3]> : tensor<3xi32>} : () -> ()'
    assert "dense_resource<__elided__> : tensor<3xi32>" in printed(source, elide_elements=2)
    assert 'dense<"0x010000000200000003000000">' in printed(source, hex_elements=2)


def test_nested_op_alone():
    module = parse("func.func @f() { return }", "t.mlir")
    function = module.regions[0].blocks[0].first
    assert function is not None
    assert print_op(function, local_scope=True) == "func.func @f() {\n    return\n  }".replace(
        "\n  ", "\n"
    )


def test_deep_nesting():
    depth = 300
    text = printed('"t.a"() ({' * depth + "}) : () -> ()" * depth)
    assert text.count('"t.a"') == depth
