// RUN: nvlower --canonicalize %s | filecheck %s

// CHECK-LABEL: func.func @constants_gather
// CHECK: %[[TEN:.+]] = arith.constant 10 : i32
// CHECK: %[[SUM:.+]] = arith.addi %{{.+}}, %[[TEN]] : i32
// CHECK-NEXT: return %[[SUM]] : i32
func.func @constants_gather(%x: i32) -> i32 {
  %a = arith.constant 3 : i32
  %b = arith.constant 7 : i32
  %0 = arith.addi %a, %x : i32
  %1 = arith.addi %0, %b : i32
  return %1 : i32
}

// A division that overflows, a shift by the width and x + 0.0 stay.
// CHECK-LABEL: func.func @nothing_to_fold
// CHECK: arith.divsi
// CHECK: arith.shli
// CHECK: arith.addf
func.func @nothing_to_fold(%x: f32) -> (i32, i32, f32) {
  %min = arith.constant -2147483648 : i32
  %minus = arith.constant -1 : i32
  %width = arith.constant 32 : i32
  %zero = arith.constant 0.0 : f32
  %0 = arith.divsi %min, %minus : i32
  %1 = arith.shli %min, %width : i32
  %2 = arith.addf %x, %zero : f32
  return %0, %1, %2 : i32, i32, f32
}

// CHECK-LABEL: func.func @negative_zero
// CHECK-SAME: (%[[X:.+]]: f32)
// CHECK-NEXT: return %[[X]] : f32
func.func @negative_zero(%x: f32) -> f32 {
  %zero = arith.constant -0.0 : f32
  %0 = arith.addf %x, %zero : f32
  return %0 : f32
}
