// An attribution needs a size that is known when the kernel is compiled; upstream's pass asserts.
// RUN: not nvlower --convert-gpu-to-nvvm --split-input-file %s 2>&1 | filecheck %s

gpu.module @m {
  // CHECK: dynamic-attribution.mlir:7:3: error: failed to legalize operation 'gpu.func'
  // CHECK: note: workgroup attribution 0 of type memref<?xf32, #gpu.address_space<workgroup>> has no static size
  gpu.func @k() workgroup(%w: memref<?xf32, #gpu.address_space<workgroup>>) kernel {
    gpu.return
  }
}

// -----

gpu.module @m {
  // CHECK: note: private attribution 0 of type memref<2x?xf32, #gpu.address_space<private>> has no static size
  gpu.func @k() workgroup(%w: memref<2xf32, #gpu.address_space<workgroup>>) private(%p: memref<2x?xf32, #gpu.address_space<private>>) kernel {
    gpu.return
  }
}
