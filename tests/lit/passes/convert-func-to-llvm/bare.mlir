// Memrefs of static shape as bare pointers.
// A memref is returned by its aligned pointer, where its elements are; upstream returns the
// allocated one, which lies elsewhere after an allocation with alignment.
// RUN: nvlower --convert-func-to-llvm=use-bare-ptr-memref-call-conv=true %s | filecheck %s

// CHECK: llvm.func @bare(%[[ARG0:[a-zA-Z0-9_]+]]: !llvm.ptr {llvm.noalias}, %[[ARG1:[a-zA-Z0-9_]+]]: i32) -> !llvm.ptr {
// CHECK-NEXT: %[[V0:[a-zA-Z0-9_]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:[a-zA-Z0-9_]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:[a-zA-Z0-9_]+]] = llvm.insertvalue %[[ARG0]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:[a-zA-Z0-9_]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V4:[a-zA-Z0-9_]+]] = llvm.insertvalue %[[V3]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:[a-zA-Z0-9_]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[V6:[a-zA-Z0-9_]+]] = llvm.insertvalue %[[V5]], %[[V4]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:[a-zA-Z0-9_]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V8:[a-zA-Z0-9_]+]] = llvm.insertvalue %[[V7]], %[[V6]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V9:[a-zA-Z0-9_]+]] = llvm.extractvalue %[[V8]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.return %[[V9]] : !llvm.ptr

func.func @bare(%m: memref<4xf32> {llvm.noalias}, %i: i32) -> memref<4xf32> {
  return %m : memref<4xf32>
}
