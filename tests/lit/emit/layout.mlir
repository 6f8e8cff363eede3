// The LLVM IR names the layout that it is compiled with, once.
// RUN: nvlower --lower-to-nvvm=cubin-chip=sm_80 --emit=llvm %s | filecheck %s
// RUN: nvlower --lower-to-nvvm='cubin-chip=sm_80 short-pointers=false' --emit=llvm %s | filecheck %s --check-prefix=LONG

// CHECK: target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64
// CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
// CHECK-NOT: datalayout
// LONG: target datalayout = "e-p6:32:32-i64:64
// LONG-NOT: datalayout
gpu.module @m {
  gpu.func @k() kernel {
    gpu.return
  }
}
