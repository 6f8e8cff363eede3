"""The greedy driver, constants and region simplification."""

from nvlower.passes.canonicalize import PASS as CANONICALIZE
from nvlower.text.parse import parse
from nvlower.text.printer import print_op


def run(text: str, found=CANONICALIZE, **options) -> str:
    module = parse(text, allow_unregistered=True)
    found.run(module, found.defaults(**options))
    return print_op(module)


CONSTANTS = """
func.func @f() {
  %0 = arith.constant 1 : i32
  "a"(%0) : (i32) -> ()
  %1 = arith.constant 1 : i32
  %2 = arith.constant 2 : i32
  "b"(%1, %2) : (i32, i32) -> ()
  return
}
"""


def test_equal_constants_become_one_at_the_top():
    lines = run(CONSTANTS).splitlines()
    assert [line.strip() for line in lines[2:6]] == [
        "%c2_i32 = arith.constant 2 : i32",
        "%c1_i32 = arith.constant 1 : i32",
        '"a"(%c1_i32) : (i32) -> ()',
        '"b"(%c1_i32, %c2_i32) : (i32, i32) -> ()',
    ]


def test_constants_stay_where_they_are_without_cse_constants():
    assert run(CONSTANTS, cse_constants=False).count("arith.constant") == 3


def test_zero_iterations_change_nothing():
    assert run(CONSTANTS, max_iterations=0) == print_op(parse(CONSTANTS, allow_unregistered=True))


def test_a_dead_chain_goes_in_one_run():
    text = "func.func @f(%a: i32) {\n"
    previous = "%a"
    for i in range(500):
        text += f"  %x{i} = arith.addi {previous}, %a : i32\n"
        previous = f"%x{i}"
    assert "addi" not in run(text + "  return\n}\n")


def test_dead_loop_arguments_and_unreachable_blocks_go():
    text = run(
        """
func.func @f(%n: i32, %c: i1) {
  cf.br ^bb1(%n, %n : i32, i32)
^bb1(%i: i32, %j: i32):
  %k = arith.addi %i, %j : i32
  "use"() : () -> ()
  cf.cond_br %c, ^bb1(%k, %i : i32, i32), ^bb2
^bb2:
  return
^bb3:
  cf.br ^bb3
}
"""
    )
    assert "arith.addi" not in text
    assert "^bb3" not in text
    assert "i32):" not in text
