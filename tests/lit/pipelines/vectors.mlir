// A vectorised kernel: a tile out of bounds, a contraction, a transposed read.
// RUN: nvlower --lower-to-nvvm=cubin-chip=sm_80 %s | filecheck %s
// RUN: nvlower '--lower-to-nvvm=cubin-chip=sm_80 kernel-index-bitwidth=32' %s | filecheck %s
// RUN: nvlower --lower-to-nvvm=cubin-chip=sm_80 --emit=ptx %s | filecheck %s --check-prefix=PTX

// CHECK-LABEL: llvm.func @tile(
// CHECK-NOT: vector.{{transfer|contract}}
// CHECK-NOT: llvm.alloca
// CHECK: llvm.intr.masked.load
// CHECK: llvm.intr.fmuladd
// CHECK: llvm.intr.masked.store

// PTX: .entry tile(
// PTX-NOT: .local
// PTX: fma.rn.f32
gpu.module @m {
  gpu.func @tile(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) kernel {
    %f0 = arith.constant 0.0 : f32
    %i = gpu.thread_id x
    %j = gpu.block_id x
    %r = vector.transfer_read %c[%i, %j], %f0 : memref<?x?xf32>, vector<2x4xf32>
    %x = vector.transfer_read %a[%i, %j], %f0 : memref<?x?xf32>, vector<2x4xf32>
    %y = vector.transfer_read %b[%j, %i], %f0 {permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
      : memref<?x?xf32>, vector<4x4xf32>
    %n = vector.contract {
      indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>,
                       affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>
    } %x, %y, %r : vector<2x4xf32>, vector<4x4xf32> into vector<2x4xf32>
    vector.transfer_write %n, %c[%i, %j] : vector<2x4xf32>, memref<?x?xf32>
    gpu.return
  }
}
