// A parallel loop with a reduction becomes two loops.
// RUN: nvlower --convert-scf-to-cf %s | filecheck %s

// CHECK: func.func @sum(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT: cf.br ^bb1(%[[ARG0]], %[[ARG2]] : index, f32)
// CHECK-NEXT: ^bb1(%[[V0:[a-zA-Z0-9_]+]]: index, %[[V1:[a-zA-Z0-9_]+]]: f32):
// CHECK-NEXT: %[[V2:[a-zA-Z0-9_]+]] = arith.cmpi slt, %[[V0]], %[[ARG0]] : index
// CHECK-NEXT: cf.cond_br %[[V2]], ^bb2, ^bb6
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: cf.br ^bb3(%[[ARG0]], %[[V1]] : index, f32)
// CHECK-NEXT: ^bb3(%[[V3:[a-zA-Z0-9_]+]]: index, %[[V4:[a-zA-Z0-9_]+]]: f32):
// CHECK-NEXT: %[[V5:[a-zA-Z0-9_]+]] = arith.cmpi slt, %[[V3]], %[[ARG0]] : index
// CHECK-NEXT: cf.cond_br %[[V5]], ^bb4, ^bb5
// CHECK-NEXT: ^bb4:
// CHECK-NEXT: %[[V6:[a-zA-Z0-9_]+]] = arith.addf %[[V4]], %[[ARG2]] : f32
// CHECK-NEXT: %[[V7:[a-zA-Z0-9_]+]] = arith.addi %[[V3]], %[[ARG1]] : index
// CHECK-NEXT: cf.br ^bb3(%[[V7]], %[[V6]] : index, f32)
// CHECK-NEXT: ^bb5:
// CHECK-NEXT: %[[V8:[a-zA-Z0-9_]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT: cf.br ^bb1(%[[V8]], %[[V4]] : index, f32)
// CHECK-NEXT: ^bb6:
// CHECK-NEXT: return %[[V1]] : f32

func.func @sum(%n: index, %s: index, %x: f32) -> f32 {
  %p = scf.parallel (%i, %j) = (%n, %n) to (%n, %n) step (%s, %s) init (%x) -> f32 {
    scf.reduce(%x : f32) { ^bb0(%l: f32, %r: f32): %z = arith.addf %l, %r : f32 scf.reduce.return %z : f32 }
  }
  return %p : f32
}
