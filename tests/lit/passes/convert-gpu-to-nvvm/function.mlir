// RUN: nvlower --pass-pipeline='builtin.module(gpu.module(convert-gpu-to-nvvm))' %s | filecheck %s

// CHECK: llvm.mlir.global internal @__wg_kernel_0() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<8 x f32>
// CHECK: llvm.func @kernel(%{{.+}}: !llvm.ptr, %{{.+}}: !llvm.ptr, %{{.+}}: i64, %{{.+}}: i64, %{{.+}}: i64)
// CHECK-SAME: gpu.kernel, gpu.known_block_size = array<i32: 128, 1, 1>, nvvm.kernel, nvvm.maxntid = array<i32: 128, 1, 1>
// CHECK: %[[A:.+]] = llvm.mlir.addressof @__wg_kernel_0 : !llvm.ptr<3>
// CHECK: llvm.getelementptr %[[A]][0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<8 x f32>
// CHECK: %[[N:.+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK: llvm.alloca %[[N]] x f32 : (i64) -> !llvm.ptr
// CHECK: %[[T:.+]] = nvvm.read.ptx.sreg.tid.x range <i32, 0, 128> : i32
// CHECK: llvm.sext %[[T]] : i32 to i64
gpu.module @m {
  gpu.func @kernel(%a: memref<?xf32>) workgroup(%s : memref<8xf32, #gpu.address_space<workgroup>> {llvm.align = 16 : i64})
      private(%p : memref<2xf32, #gpu.address_space<private>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %t = gpu.thread_id x
    %v = memref.load %a[%t] : memref<?xf32>
    memref.store %v, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
    memref.store %v, %p[%t] : memref<2xf32, #gpu.address_space<private>>
    gpu.return
  }
}
