// RUN: nvlower --loop-invariant-code-motion %s | filecheck %s

// A division by what may be zero stays.
// CHECK-LABEL: func.func @hoist
// CHECK: arith.addi
// CHECK: scf.for
// CHECK-NEXT: arith.divsi
func.func @hoist(%n: index, %m: memref<?xi32>, %a: i32, %b: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.divsi %0, %b : i32
    memref.store %1, %m[%i] : memref<?xi32>
  }
  return
}
