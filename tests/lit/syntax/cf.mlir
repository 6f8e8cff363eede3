// Every op of cf: what upstream prints for it, in custom and in generic form.
// RUN: nvlower --split-input-file %s | filecheck %s
// RUN: nvlower --split-input-file --mlir-print-op-generic %s | filecheck %s --check-prefix=GENERIC

// -----
// op: cf.assert
// CHECK: cf.assert %arg0, "x"
// GENERIC: "cf.assert"(%arg0) <{msg = "x"}> : (i1) -> ()
func.func @assert(%arg: i1) {
  cf.assert %arg, "x"
  return
}

// -----
// op: cf.br
// CHECK: cf.br ^bb1(%arg0 : i32)
// GENERIC: "cf.br"(%arg0)[^bb1] : (i32) -> ()
func.func @br(%value: i32) -> i32 {
  cf.br ^next(%value : i32)
^next(%passed: i32):
  return %passed : i32
}

// -----
// op: cf.cond_br
// CHECK: cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb1(%arg2 : i32)
// GENERIC: "cf.cond_br"(%arg0, %arg1, %arg2)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
func.func @cond_br(%condition: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %condition, ^next(%a : i32), ^next(%b : i32)
^next(%passed: i32):
  return %passed : i32
}

// -----
// op: cf.switch
// CHECK: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb2(%arg1 : f32),
// CHECK-NEXT: 7: ^bb1
// CHECK-NEXT: ]
// GENERIC: "cf.switch"(%arg0, %arg1)[^bb2, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<7> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, f32) -> ()
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
