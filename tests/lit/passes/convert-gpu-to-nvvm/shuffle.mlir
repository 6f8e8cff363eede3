// RUN: nvlower --pass-pipeline='builtin.module(gpu.module(convert-gpu-to-nvvm))' %s | filecheck %s

// CHECK-LABEL: llvm.func @up
// CHECK: llvm.mlir.constant(-1 : i32) : i32
// CHECK: %[[W:.+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK: %[[IDLE:.+]] = llvm.sub %[[W]], %{{.+}} : i32
// CHECK: %[[MASK:.+]] = llvm.lshr %{{.+}}, %[[IDLE]] : i32
// CHECK: nvvm.shfl.sync up %[[MASK]], %{{.+}}, %{{.+}}, %[[IDLE]] : i32 -> i32
// CHECK: nvvm.barrier0
gpu.module @m {
  gpu.func @up(%x: i32, %o: memref<?xi32>, %i: index) kernel {
    %w = arith.constant 32 : i32
    %s, %p = gpu.shuffle up %x, %x, %w : i32
    memref.store %s, %o[%i] : memref<?xi32>
    gpu.barrier
    gpu.return
  }
}
