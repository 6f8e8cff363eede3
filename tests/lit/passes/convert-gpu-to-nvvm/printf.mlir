// RUN: nvlower --pass-pipeline='builtin.module(gpu.module(convert-gpu-to-nvvm))' %s | filecheck %s

// Floats become f64 and small integers i32, as C promotes the arguments of printf; f64 stays.
// CHECK: llvm.mlir.global internal constant @printfFormat_0("%d %f\0A\00")
// CHECK: llvm.func @vprintf(!llvm.ptr, !llvm.ptr) -> i32
// CHECK-LABEL: llvm.func @print
// CHECK: %[[I:.+]] = llvm.sext %{{.+}} : i8 to i32
// CHECK: %[[F:.+]] = llvm.fpext %{{.+}} : f32 to f64
// CHECK: llvm.alloca %{{.+}} x !llvm.struct<(i32, f64)>
// CHECK: llvm.store %[[I]]
// CHECK: llvm.store %[[F]]
// CHECK: llvm.call @vprintf
gpu.module @m {
  gpu.func @print(%x: i8, %v: f32) kernel {
    gpu.printf "%d %f\0A", %x, %v : i8, f32
    gpu.return
  }
}
