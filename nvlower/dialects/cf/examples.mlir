// One example for each op of cf: read by --show-op, the op reference and the tests.

// -----
// op: cf.assert
func.func @assert(%arg: i1) {
  cf.assert %arg, "x"
  return
}

// -----
// op: cf.br
func.func @br(%value: i32) -> i32 {
  cf.br ^next(%value : i32)
^next(%passed: i32):
  return %passed : i32
}

// -----
// op: cf.cond_br
func.func @cond_br(%condition: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %condition, ^next(%a : i32), ^next(%b : i32)
^next(%passed: i32):
  return %passed : i32
}

// -----
// op: cf.switch
func.func @switch(%flag: i32, %value: f32) -> f32 {
  cf.switch %flag : i32, [
    default: ^end(%value : f32),
    7: ^seven
  ]
^seven:
  %zero = arith.constant 0.0 : f32
  return %zero : f32
^end(%passed: f32):
  return %passed : f32
}
