// Memrefs are spread over the arguments, results are packed.
// RUN: nvlower --convert-func-to-llvm %s | filecheck %s

// CHECK: llvm.func @callee(!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(f32, i64)> attributes {sym_visibility = "private"}
// CHECK: llvm.func @caller(%[[ARG0:[a-zA-Z0-9_]+]]: !llvm.ptr, %[[ARG1:[a-zA-Z0-9_]+]]: !llvm.ptr, %[[ARG2:[a-zA-Z0-9_]+]]: i64, %[[ARG3:[a-zA-Z0-9_]+]]: i64, %[[ARG4:[a-zA-Z0-9_]+]]: i64) -> i64 {
// CHECK-NEXT: %[[V0:[a-zA-Z0-9_]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:[a-zA-Z0-9_]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:[a-zA-Z0-9_]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:[a-zA-Z0-9_]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:[a-zA-Z0-9_]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:[a-zA-Z0-9_]+]] = llvm.insertvalue %[[ARG4]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:[a-zA-Z0-9_]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:[a-zA-Z0-9_]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V8:[a-zA-Z0-9_]+]] = llvm.extractvalue %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V9:[a-zA-Z0-9_]+]] = llvm.extractvalue %[[V5]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V10:[a-zA-Z0-9_]+]] = llvm.extractvalue %[[V5]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V11:[a-zA-Z0-9_]+]] = llvm.call @callee(%[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]]) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(f32, i64)>
// CHECK-NEXT: %[[V12:[a-zA-Z0-9_]+]] = llvm.extractvalue %[[V11]][0] : !llvm.struct<(f32, i64)>
// CHECK-NEXT: %[[V13:[a-zA-Z0-9_]+]] = llvm.extractvalue %[[V11]][1] : !llvm.struct<(f32, i64)>
// CHECK-NEXT: llvm.return %[[V13]] : i64

func.func private @callee(%m: memref<?xf32>) -> (f32, index)
func.func @caller(%m: memref<?xf32>) -> index {
  %0:2 = call @callee(%m) : (memref<?xf32>) -> (f32, index)
  return %0#1 : index
}
