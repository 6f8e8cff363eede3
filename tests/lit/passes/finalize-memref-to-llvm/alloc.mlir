// RUN: nvlower --finalize-memref-to-llvm %s | filecheck %s

// CHECK: llvm.func @free(!llvm.ptr)
// CHECK: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-LABEL: func.func @aligned
// CHECK: %[[BYTES:.+]] = llvm.ptrtoint
// CHECK: %[[ALIGN:.+]] = llvm.mlir.constant(64 : index) : i64
// CHECK: %[[MORE:.+]] = llvm.add %[[BYTES]], %[[ALIGN]] : i64
// CHECK: %[[P:.+]] = llvm.call @malloc(%[[MORE]])
// CHECK: llvm.urem
// CHECK: %[[Q:.+]] = llvm.inttoptr
// CHECK: llvm.insertvalue %[[P]], %{{.+}}[0]
// CHECK: llvm.insertvalue %[[Q]], %{{.+}}[1]
// CHECK: llvm.call @free(
func.func @aligned(%n: index) {
  %0 = memref.alloc(%n) {alignment = 64} : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return
}

// CHECK-LABEL: func.func @on_stack
// CHECK: llvm.alloca %{{.+}} x f32 : (i64) -> !llvm.ptr<3>
func.func @on_stack() {
  %0 = memref.alloca() : memref<4xf32, 3>
  return
}
