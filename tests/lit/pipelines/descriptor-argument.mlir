// A kernel that is written as such takes a TMA descriptor by pointer, as one that was outlined.
// RUN: nvlower --lower-to-nvvm=cubin-chip=sm_90 %s | filecheck %s

!desc = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>

// CHECK: llvm.func @k(%[[MAP:.*]]: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel
// CHECK: nvvm.prefetch tensormap, %[[MAP]] : !llvm.ptr
// CHECK: gpu.launch_func @m::@k {{.*}} args(%{{.*}} : !llvm.ptr)
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%map: !desc) kernel {
      nvgpu.tma.prefetch.descriptor %map : !desc
      gpu.return
    }
  }
  func.func @main(%x: memref<256x256xf32>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %u = memref.cast %x : memref<256x256xf32> to memref<*xf32>
    %map = nvgpu.tma.create.descriptor %u box[%c32, %c32] : memref<*xf32> -> !desc
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1) args(%map : !desc)
    return
  }
}
