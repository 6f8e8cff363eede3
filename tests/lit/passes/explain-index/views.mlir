// What views of memory compute, and pointers as numbers, are among the values that are assumed to fit.
// RUN: nvlower --lower-to-nvvm='kernel-index-bitwidth=32 cubin-chip=sm_80' --explain-index %s 2>&1 | filecheck %s
// RUN: nvlower --lower-to-nvvm='cubin-chip=sm_80' --explain-index %s 2>&1 | filecheck %s --check-prefix=WIDE

// CHECK: assumed, since offsets, sizes and strides of views are computed in the kernel's index
// CHECK-NEXT: views.mlir:{{.*}} memref.subview
// CHECK: assumed, since a pointer as an index is cut to the kernel's index
// CHECK-NEXT: views.mlir:{{.*}} memref.extract_aligned_pointer_as_index
// WIDE-NOT: memref.subview
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @f(%a: memref<?x?xf32>, %i: index, %p: memref<?xi64>) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %s = memref.subview %a[%i, %i] [%c1, %c1] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
      %v = memref.load %s[%c0, %c0] : memref<?x?xf32, strided<[?, 1], offset: ?>>
      memref.store %v, %a[%c1, %i] : memref<?x?xf32>
      %n = memref.extract_aligned_pointer_as_index %a : memref<?x?xf32> -> index
      %w = arith.index_cast %n : index to i64
      memref.store %w, %p[%i] : memref<?xi64>
      gpu.return
    }
  }
}
