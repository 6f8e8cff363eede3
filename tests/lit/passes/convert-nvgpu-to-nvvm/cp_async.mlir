// RUN: nvlower --convert-nvgpu-to-nvvm %s | filecheck %s

// CHECK-LABEL: func.func @copy(
func.func @copy(%src: memref<128x128xf32>, %dst: memref<3x16x128xf32, 3>, %i: index) {
  // CHECK: %[[TO:.*]] = llvm.getelementptr %{{.*}} : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
  // CHECK: %[[FROM:.*]] = llvm.getelementptr %{{.*}} : (!llvm.ptr, i64) -> !llvm.ptr, f32
  // CHECK-NEXT: %[[GLOBAL:.*]] = llvm.addrspacecast %[[FROM]] : !llvm.ptr to !llvm.ptr<1>
  // CHECK-NEXT: nvvm.cp.async.shared.global %[[TO]], %[[GLOBAL]], 16, cache =  ca : !llvm.ptr<3>, !llvm.ptr<1>
  %0 = nvgpu.device_async_copy %src[%i, %i], %dst[%i, %i, %i], 4 : memref<128x128xf32> to memref<3x16x128xf32, 3>
  // CHECK: nvvm.cp.async.shared.global %{{.*}}, %{{.*}}, 16, cache =  cg : !llvm.ptr<3>, !llvm.ptr<1>
  %1 = nvgpu.device_async_copy %src[%i, %i], %dst[%i, %i, %i], 4 {bypassL1} : memref<128x128xf32> to memref<3x16x128xf32, 3>
  // CHECK: nvvm.cp.async.shared.global %{{.*}}, %{{.*}}, 4, cache =  ca : !llvm.ptr<3>, !llvm.ptr<1>
  %2 = nvgpu.device_async_copy %src[%i, %i], %dst[%i, %i, %i], 1 : memref<128x128xf32> to memref<3x16x128xf32, 3>
  // CHECK: nvvm.cp.async.commit.group
  %g = nvgpu.device_async_create_group %0, %1
  // CHECK: nvvm.cp.async.wait.group 0
  nvgpu.device_async_wait %g
  // CHECK: nvvm.cp.async.wait.group 3
  nvgpu.device_async_wait %g {numGroups = 3 : i32}
  return
}

// The bytes to read are counted at run time; the rest is filled with zeros.
// CHECK-LABEL: func.func @partial(
func.func @partial(%src: memref<?xf16, #gpu.address_space<global>>, %dst: memref<128xf16, #gpu.address_space<workgroup>>, %i: index, %n: index) {
  // CHECK: %[[C3:.*]] = llvm.mlir.constant(3 : i32) : i32
  // CHECK-NEXT: %[[C16:.*]] = llvm.mlir.constant(16 : i32) : i32
  // CHECK-NEXT: %[[N:.*]] = llvm.trunc %{{.*}} : i64 to i32
  // CHECK-NEXT: %[[BITS:.*]] = llvm.mul %[[C16]], %[[N]] : i32
  // CHECK-NEXT: %[[BYTES:.*]] = llvm.lshr %[[BITS]], %[[C3]] : i32
  // CHECK-NEXT: nvvm.cp.async.shared.global %{{.*}}, %{{.*}}, 16, cache =  ca, %[[BYTES]] : !llvm.ptr<3>, !llvm.ptr<1>, i32
  %0 = nvgpu.device_async_copy %src[%i], %dst[%i], 8, %n : memref<?xf16, #gpu.address_space<global>> to memref<128xf16, #gpu.address_space<workgroup>>
  return
}

// CHECK-LABEL: func.func @rank_0(
func.func @rank_0(%src: memref<f32>, %dst: memref<f32, 3>) -> !nvgpu.device.async.token {
  // CHECK: nvvm.cp.async.shared.global %{{.*}}, %{{.*}}, 4, cache =  ca
  // CHECK-NEXT: %[[T:.*]] = llvm.mlir.constant(0 : i32) : i32
  // CHECK-NEXT: builtin.unrealized_conversion_cast %[[T]] : i32 to !nvgpu.device.async.token
  %0 = nvgpu.device_async_copy %src[], %dst[], 1 : memref<f32> to memref<f32, 3>
  return %0 : !nvgpu.device.async.token
}
