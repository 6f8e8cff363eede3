// Index casts at 64 bits.
// RUN: nvlower --convert-arith-to-llvm %s | filecheck %s

// CHECK: func.func @widths(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: i32) -> i64 {
// CHECK-NEXT: %[[V0:[a-zA-Z0-9_]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : index to i64
// CHECK-NEXT: %[[V1:[a-zA-Z0-9_]+]] = llvm.sext %[[ARG1]] : i32 to i64
// CHECK-NEXT: %[[V2:[a-zA-Z0-9_]+]] = llvm.mul %[[V0]], %[[V1]] : i64
// CHECK-NEXT: return %[[V2]] : i64

func.func @widths(%a: index, %b: i32) -> i64 {
  %0 = arith.index_cast %b : i32 to index
  %1 = arith.muli %a, %0 : index
  %2 = arith.index_castui %1 : index to i64
  return %2 : i64
}
