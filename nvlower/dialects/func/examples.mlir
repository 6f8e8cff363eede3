// One example for each op of func: read by --show-op, the op reference and the tests.

// -----
// op: func.call
func.func private @used()
func.func @call() {
  call @used() : () -> ()
  return
}

// -----
// op: func.call_indirect
func.func @call_indirect(%callee: (i32) -> i32, %callee_operands: i32) {
  %result = call_indirect %callee(%callee_operands) : (i32) -> i32
  return
}

// -----
// op: func.constant
func.func private @one(i32) -> i32 attributes {a.b}
func.func @constant() {
  %result = constant @one : (i32) -> i32
  return
}

// -----
// op: func.func
func.func @twice(%x: f32) -> f32 {
  %sum = arith.addf %x, %x : f32
  return %sum : f32
}
func.func private @elsewhere(i32, memref<?xf32>) -> i1

// -----
// op: func.return
func.func @return(%a: i32, %b: f32) -> (i32, f32) {
  return %a, %b : i32, f32
}
