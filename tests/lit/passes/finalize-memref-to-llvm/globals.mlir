// RUN: nvlower --finalize-memref-to-llvm %s | filecheck %s

// CHECK: llvm.mlir.global private constant @c(dense<{{.*}}> : tensor<2x2xf32>) {addr_space = 0 : i32, alignment = 64 : i64} : !llvm.array<2 x array<2 x f32>>
memref.global "private" constant @c : memref<2x2xf32> = dense<[[0.0, 1.0], [2.0, 3.0]]> {alignment = 64}
// CHECK: llvm.mlir.global external @s() {addr_space = 3 : i32} : !llvm.array<32 x f32>
memref.global @s : memref<32xf32, 3>
// CHECK-LABEL: func.func @use
// CHECK: %[[A:.+]] = llvm.mlir.addressof @s : !llvm.ptr<3>
// CHECK: llvm.getelementptr %[[A]][0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<32 x f32>
// CHECK: llvm.mlir.constant(3735928559 : index) : i64
func.func @use() -> memref<32xf32, 3> {
  %0 = memref.get_global @s : memref<32xf32, 3>
  return %0 : memref<32xf32, 3>
}
