// The width of the kernel's index, of what the host passes and of shared memory's descriptors are independent.
// RUN: nvlower --convert-gpu-to-nvvm='index-bitwidth=32 abi-index-bitwidth=64 shared-index-bitwidth=32' %s | filecheck %s
// RUN: nvlower --convert-gpu-to-nvvm='index-bitwidth=32 abi-index-bitwidth=64 shared-index-bitwidth=64' %s | filecheck %s --check-prefix=FIELDS

// The host passes 64-bit numbers: the signature and the global descriptor keep them.
// CHECK: llvm.func @k(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64)
// CHECK: %[[A:.*]] = llvm.insertvalue %arg4, %{{.*}}[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: %[[I:.*]] = llvm.trunc %arg5 : i64 to i32
// CHECK: llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// The address in shared memory is computed in 32 bits, the one in global memory in 64.
// CHECK: llvm.mul %[[I]], %{{.*}} overflow<nsw, nuw> : i32
// CHECK: llvm.getelementptr inbounds|nuw %{{.*}}[%{{.*}}] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
// CHECK: %[[W:.*]] = llvm.zext nneg %[[I]] : i32 to i64
// CHECK: llvm.getelementptr inbounds|nuw %{{.*}}[%[[W]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32

// FIELDS: llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
gpu.module @m {
  gpu.func @k(%a: memref<?xf32>, %i: index) workgroup(%w: memref<8x8xf32, 3>) kernel {
    %v = memref.load %w[%i, %i] : memref<8x8xf32, 3>
    memref.store %v, %a[%i] : memref<?xf32>
    gpu.return
  }
}
