// if and while.
// RUN: nvlower --convert-scf-to-cf %s | filecheck %s

// CHECK: func.func @choice(%[[ARG0:[a-zA-Z0-9_]+]]: i1, %[[ARG1:[a-zA-Z0-9_]+]]: f32, %[[ARG2:[a-zA-Z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT: cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: cf.br ^bb3(%[[ARG1]] : f32)
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: cf.br ^bb3(%[[ARG2]] : f32)
// CHECK-NEXT: ^bb3(%[[V0:[a-zA-Z0-9_]+]]: f32):
// CHECK-NEXT: cf.br ^bb4
// CHECK-NEXT: ^bb4:
// CHECK-NEXT: cf.br ^bb5(%[[V0]] : f32)
// CHECK-NEXT: ^bb5(%[[V1:[a-zA-Z0-9_]+]]: f32):
// CHECK-NEXT: cf.cond_br %[[ARG0]], ^bb6(%[[V1]] : f32), ^bb7
// CHECK-NEXT: ^bb6(%[[V2:[a-zA-Z0-9_]+]]: f32):
// CHECK-NEXT: %[[V3:[a-zA-Z0-9_]+]] = arith.addf %[[V2]], %[[ARG1]] : f32
// CHECK-NEXT: cf.br ^bb5(%[[V3]] : f32)
// CHECK-NEXT: ^bb7:
// CHECK-NEXT: return %[[V1]] : f32

func.func @choice(%c: i1, %x: f32, %y: f32) -> f32 {
  %0 = scf.if %c -> f32 { scf.yield %x : f32 } else { scf.yield %y : f32 }
  %1 = scf.while (%a = %0) : (f32) -> f32 { scf.condition(%c) %a : f32 } do { ^bb0(%b: f32): %n = arith.addf %b, %x : f32 scf.yield %n : f32 }
  return %1 : f32
}
