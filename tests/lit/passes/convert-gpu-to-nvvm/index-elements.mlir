// Elements of type index are as wide as the host's: a kernel with a narrower index cannot read them.
// RUN: not nvlower --lower-to-nvvm='kernel-index-bitwidth=32 cubin-chip=sm_80' %s 2>&1 | filecheck %s
// RUN: nvlower --lower-to-nvvm='cubin-chip=sm_80' %s | filecheck %s --check-prefix=WIDE

// CHECK: index-elements.mlir:9:5: error: argument 0 of type memref<?xindex> has elements of 64 bits on the host and of 32 in the kernel
// WIDE: llvm.func @f
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @f(%a: memref<?xindex>, %b: memref<?xf32>) kernel {
      %c0 = arith.constant 0 : index
      %i = memref.load %a[%c0] : memref<?xindex>
      %v = memref.load %b[%i] : memref<?xf32>
      memref.store %v, %b[%c0] : memref<?xf32>
      gpu.return
    }
  }
}
