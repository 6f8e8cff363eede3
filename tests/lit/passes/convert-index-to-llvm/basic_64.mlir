// Arithmetic and casts at 64 bits.
// RUN: nvlower --convert-index-to-llvm %s | filecheck %s

// CHECK: func.func @index(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: i32) -> (index, i1) {
// CHECK-NEXT: %[[V0:[a-zA-Z0-9_]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT: %[[V1:[a-zA-Z0-9_]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : index to i64
// CHECK-NEXT: %[[V2:[a-zA-Z0-9_]+]] = llvm.mul %[[V1]], %[[V0]] : i64
// CHECK-NEXT: %[[V3:[a-zA-Z0-9_]+]] = llvm.sext %[[ARG2]] : i32 to i64
// CHECK-NEXT: %[[V4:[a-zA-Z0-9_]+]] = llvm.intr.umax(%[[V2]], %[[V3]]) : (i64, i64) -> i64
// CHECK-NEXT: %[[V5:[a-zA-Z0-9_]+]] = llvm.icmp "ult" %[[V4]], %[[V0]] : i64
// CHECK-NEXT: %[[V6:[a-zA-Z0-9_]+]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT: %[[V7:[a-zA-Z0-9_]+]] = llvm.sub %[[V4]], %[[V6]] : i64
// CHECK-NEXT: %[[V8:[a-zA-Z0-9_]+]] = builtin.unrealized_conversion_cast %[[V7]] : i64 to index
// CHECK-NEXT: return %[[V8]], %[[V5]] : index, i1

func.func @index(%a: index, %b: index, %c: i32) -> (index, i1) {
  %0 = index.mul %a, %b
  %1 = index.casts %c : i32 to index
  %2 = index.maxu %0, %1
  %3 = index.cmp ult(%2, %b)
  %4 = index.sizeof
  %5 = index.sub %2, %4
  return %5, %3 : index, i1
}
