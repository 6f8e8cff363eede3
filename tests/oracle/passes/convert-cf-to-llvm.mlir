func.func private @ext(i32) -> i32
func.func @g(%a: i32, %m: memref<4x?xf32>) -> (i32, index) {
  %c = arith.constant 1 : index
  cf.switch %a : i32, [ default: ^bb1(%a : i32), 42: ^bb2, 43: ^bb1(%a: i32)]
^bb1(%b: i32):
  %r = func.call @ext(%b) : (i32) -> i32
  cf.br ^bb2
^bb2:
  %x = arith.constant true
  cf.cond_br %x, ^bb1(%a: i32), ^bb3 
^bb3:
  return %a, %c : i32, index
}
