// A loop with a carried value.
// RUN: nvlower --convert-scf-to-cf %s | filecheck %s

// CHECK: func.func @loop(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: index, %[[ARG3:[a-zA-Z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT: cf.br ^bb1(%[[ARG0]], %[[ARG3]] : index, f32)
// CHECK-NEXT: ^bb1(%[[V0:[a-zA-Z0-9_]+]]: index, %[[V1:[a-zA-Z0-9_]+]]: f32):
// CHECK-NEXT: %[[V2:[a-zA-Z0-9_]+]] = arith.cmpi slt, %[[V0]], %[[ARG1]] : index
// CHECK-NEXT: cf.cond_br %[[V2]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: %[[V3:[a-zA-Z0-9_]+]] = arith.addf %[[V1]], %[[ARG3]] : f32
// CHECK-NEXT: %[[V4:[a-zA-Z0-9_]+]] = arith.addi %[[V0]], %[[ARG2]] : index
// CHECK-NEXT: cf.br ^bb1(%[[V4]], %[[V3]] : index, f32)
// CHECK-NEXT: ^bb3:
// CHECK-NEXT: return %[[V1]] : f32

func.func @loop(%lb: index, %ub: index, %s: index, %x: f32) -> f32 {
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %x) -> (f32) {
    %q = arith.addf %a, %x : f32
    scf.yield %q : f32
  }
  return %r : f32
}
