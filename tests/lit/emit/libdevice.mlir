// REQUIRES: ptxas
// RUN: nvlower --gpu-module-to-binary=format=isa %s | filecheck %s

// Only what is called is linked, and it is inlined.
// CHECK: gpu.binary @a
// CHECK-SAME: ex2.approx
// CHECK-NOT: __nv_expf
module attributes {gpu.container_module} {
  gpu.module @a [#nvvm.target<chip = "sm_90">] {
    llvm.func @__nv_expf(f32) -> f32
    llvm.func @k(%a: f32, %p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %0 = llvm.call @__nv_expf(%a) : (f32) -> f32
      llvm.store %0, %p : f32, !llvm.ptr
      llvm.return
    }
  }
}
