// RUN: nvlower --finalize-memref-to-llvm %s | filecheck %s

// CHECK-LABEL: func.func @view
// CHECK: %[[SHIFTED:.+]] = llvm.getelementptr %{{.+}}[%{{.+}}] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK: llvm.insertvalue %[[SHIFTED]], %{{.+}}[1]
// CHECK: llvm.insertvalue %{{.+}}, %{{.+}}[3, 1]
// CHECK: llvm.insertvalue %{{.+}}, %{{.+}}[4, 1]
// CHECK: llvm.insertvalue %{{.+}}, %{{.+}}[3, 0]
// CHECK: llvm.mul
// CHECK: llvm.insertvalue %{{.+}}, %{{.+}}[4, 0]
func.func @view(%m: memref<2048xi8>, %i: index, %n: index) -> memref<4x?xf32> {
  %0 = memref.view %m[%i][%n] : memref<2048xi8> to memref<4x?xf32>
  return %0 : memref<4x?xf32>
}

// CHECK-LABEL: func.func @assume
// CHECK: %[[TRUE:.+]] = llvm.mlir.constant(true) : i1
// CHECK: %[[N:.+]] = llvm.mlir.constant(16 : index) : i64
// CHECK: llvm.intr.assume %[[TRUE]] ["align"(%{{.+}}, %[[N]] : !llvm.ptr, i64)] : i1
func.func @assume(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.assume_alignment %m, 16 : memref<4xf32>
  return %0 : memref<4xf32>
}

// CHECK-LABEL: func.func @sizes
// CHECK: llvm.extractvalue %{{.+}}[3, 0]
func.func @sizes(%m: memref<?x4xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = memref.dim %m, %c0 : memref<?x4xf32>
  return %0 : index
}
