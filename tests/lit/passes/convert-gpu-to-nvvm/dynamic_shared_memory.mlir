// RUN: nvlower --pass-pipeline='builtin.module(gpu.module(convert-gpu-to-nvvm))' %s | filecheck %s

// The launch provides the memory: in PTX, .extern .shared .align 16 .b8 __dynamic_shmem__0[].
// CHECK: llvm.mlir.global external @__dynamic_shmem__0() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<0 x i8>
// CHECK-LABEL: llvm.func @kernel
// CHECK: %[[A:.+]] = llvm.mlir.addressof @__dynamic_shmem__0 : !llvm.ptr<3>
// CHECK: %[[P:.+]] = llvm.getelementptr %[[A]][0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
// CHECK: llvm.insertvalue %[[P]], %{{.+}}[1]
gpu.module @m {
  gpu.func @kernel(%i: index, %x: i8) kernel {
    %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    memref.store %x, %0[%i] : memref<?xi8, #gpu.address_space<workgroup>>
    gpu.return
  }
}
