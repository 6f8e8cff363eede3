// What is said of the widths in a kernel; what does not fit is an error under strict.
// RUN: nvlower --lower-to-nvvm='kernel-index-bitwidth=32 cubin-chip=sm_80' --explain-index %s 2>&1 | filecheck %s
// RUN: not nvlower --lower-to-nvvm='kernel-index-bitwidth=32 cubin-chip=sm_80' --strict-index %s 2>&1 | filecheck %s --check-prefix=STRICT

// CHECK: index widths of @m::@f: kernel 32 bits (kernel-index-bitwidth), host 64 bits
// CHECK-NEXT: argument 0: memref<?xf32>: offset, sizes and strides of 64 bits (kernel ABI
// CHECK-NEXT: argument 1: index: passed in 64 bits (kernel ABI)
// CHECK-NEXT: workgroup attribution 0: memref<32xf32, #gpu.address_space<workgroup>>: offset, sizes and strides of 32 bits
// CHECK-NEXT: cast {{.*}}: arith.index_cast i64 to index: 64 to 32 bits, truncation
// CHECK-NEXT: values: 4 proved to fit, 3 assumed to fit, 2 seen not to fit
// CHECK-NEXT: assumed, since sizes, and so subscripts in bounds
// CHECK: {{.*}}report.mlir:{{.*}} warning: 'arith.constant' op has the value 5000000000
// CHECK: warning: 'arith.addi' op has the value 5000000000 to 5000000255

// STRICT: error: 'arith.constant' op has the value 5000000000, which does not fit an index of 32 bits
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @f(%a: memref<?xf32>, %n: index, %w: i64) workgroup(%s: memref<32xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 256, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c = arith.constant 5000000000 : index
      %t = gpu.thread_id x
      %d = memref.dim %a, %c0 : memref<?xf32>
      %e = arith.addi %d, %n : index
      %j = arith.index_cast %w : i64 to index
      %two = arith.constant 2 : index
      %u = arith.muli %t, %two : index
      %i = arith.addi %c, %t : index
      %v = memref.load %a[%i] : memref<?xf32>
      memref.store %v, %s[%t] : memref<32xf32, #gpu.address_space<workgroup>>
      %x = memref.load %a[%e] : memref<?xf32>
      memref.store %x, %a[%j] : memref<?xf32>
      memref.store %x, %a[%u] : memref<?xf32>
      gpu.return
    }
  }
}
