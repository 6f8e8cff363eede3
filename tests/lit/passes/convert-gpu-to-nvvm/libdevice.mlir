// RUN: nvlower --pass-pipeline='builtin.module(gpu.module(convert-gpu-to-nvvm))' %s | filecheck %s

// CHECK: llvm.func @__nv_expf(f32) -> f32
// CHECK: llvm.func @__nv_fast_expf(f32) -> f32
// CHECK: llvm.func @__nv_sqrtf(f32) -> f32
// CHECK-LABEL: llvm.func @math
// CHECK: %[[A:.+]] = llvm.call @__nv_expf(%{{.+}}) : (f32) -> f32
// CHECK: llvm.call @__nv_fast_expf(%[[A]]) : (f32) -> f32
// CHECK: %[[H:.+]] = llvm.fpext %{{.+}} : f16 to f32
// CHECK: %[[R:.+]] = llvm.call @__nv_sqrtf(%[[H]]) : (f32) -> f32
// CHECK: llvm.fptrunc %[[R]] : f32 to f16
gpu.module @m {
  func.func @math(%a: f32, %h: f16) -> (f32, f16) {
    %0 = math.exp %a : f32
    %1 = math.exp %0 fastmath<afn> : f32
    %2 = math.sqrt %h : f16
    return %1, %2 : f32, f16
  }
}
