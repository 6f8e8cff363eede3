// Poison of the converted type.
// RUN: nvlower --convert-ub-to-llvm %s | filecheck %s

// CHECK: func.func @poison() -> (index, f32) {
// CHECK-NEXT: %[[V0:[a-zA-Z0-9_]+]] = llvm.mlir.poison : i64
// CHECK-NEXT: %[[V1:[a-zA-Z0-9_]+]] = builtin.unrealized_conversion_cast %[[V0]] : i64 to index
// CHECK-NEXT: %[[V2:[a-zA-Z0-9_]+]] = llvm.mlir.poison : f32
// CHECK-NEXT: return %[[V1]], %[[V2]] : index, f32

func.func @poison() -> (index, f32) {
  %0 = ub.poison : index
  %1 = ub.poison : f32
  return %0, %1 : index, f32
}
