// A reduction over a block that the pass cannot lower says why.
// RUN: not nvlower --convert-gpu-to-nvvm --split-input-file %s 2>&1 | filecheck %s

gpu.module @a {
  gpu.func @k(%x: i32, %p: memref<1xi32>, %i: index) kernel {
    // CHECK: all-reduce-refused.mlir:8:10: error: failed to legalize operation 'gpu.all_reduce'
    // CHECK: note: only uniform reductions are lowered: all threads of the block take part
    %0 = gpu.all_reduce add %x {} : (i32) -> i32
    memref.store %0, %p[%i] : memref<1xi32>
    gpu.return
  }
}

// -----

gpu.module @b {
  gpu.func @k(%x: i32, %p: memref<1xi32>, %i: index, %c: i1) kernel {
    scf.if %c {
      // CHECK: all-reduce-refused.mlir:21:12: error: failed to legalize operation 'gpu.all_reduce'
      // CHECK: note: it is inside a nested region: lower that first, by convert-scf-to-cf
      %0 = gpu.all_reduce add %x uniform {} : (i32) -> i32
      memref.store %0, %p[%i] : memref<1xi32>
    }
    gpu.return
  }
}
