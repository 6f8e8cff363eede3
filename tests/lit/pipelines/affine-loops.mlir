// Affine loops and conditions in a kernel become branches.
// RUN: nvlower --lower-to-nvvm %s | filecheck %s

// CHECK-LABEL: llvm.func @k
// CHECK: llvm.cond_br
// CHECK: llvm.cond_br
// CHECK-NOT: scf.
gpu.module @m {
  gpu.func @k(%x: memref<64xf32>) kernel {
    affine.for %i = 0 to 64 step 4 {
      affine.if affine_set<(d0) : (d0 - 8 >= 0)>(%i) {
        %v = affine.load %x[%i + 1] : memref<64xf32>
        affine.store %v, %x[%i floordiv 2] : memref<64xf32>
      }
    }
    gpu.return
  }
}
