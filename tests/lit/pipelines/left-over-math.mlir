// An op that no pass lowers is an error, also where no cast holds on to it.
// RUN: not nvlower --lower-to-nvvm %s 2>&1 | filecheck %s

// CHECK: left-over-math.mlir:9:10: error: 'math.clampf' op is left after the lowering
// CHECK: note: no pass lowers 'math.clampf'
// CHECK-NOT: llvm.func
gpu.module @m {
  gpu.func @k(%x: f32, %p: memref<f32>) kernel {
    %0 = math.clampf %x to [%x, %x] : f32
    memref.store %0, %p[] : memref<f32>
    gpu.return
  }
}
