// RUN: nvlower --convert-nvgpu-to-nvvm %s | filecheck %s
!bar = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
!map1 = !nvgpu.tensormap.descriptor<tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
!map2 = !nvgpu.tensormap.descriptor<tensor = memref<32x16xbf16, 3>, swizzle = swizzle_32b, l2promo = l2promo_64b, oob = zero, interleave = none>
!map5 = !nvgpu.tensormap.descriptor<tensor = memref<2x2x2x2x64xui8, 3>, swizzle = swizzle_64b, l2promo = l2promo_256b, oob = zero, interleave = none>

// CHECK-LABEL: func.func @load_1d(
func.func @load_1d(%m: !map1, %b: !bar, %s: memref<64xf32, 3>, %i: index) {
  // CHECK: %[[P:.*]] = llvm.extractvalue %{{.*}}[1]
  // CHECK-NEXT: %[[DST:.*]] = llvm.addrspacecast %[[P]] : !llvm.ptr<3> to !llvm.ptr<7>
  // CHECK: %[[BAR:.*]] = llvm.getelementptr %{{.*}} : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
  // CHECK-NEXT: %[[X:.*]] = llvm.trunc %{{.*}} : i64 to i32
  // CHECK-NEXT: nvvm.cp.async.bulk.tensor.shared.cluster.global %[[DST]], %{{.*}}, %[[BAR]], box[%[[X]]] : !llvm.ptr<7>, !llvm.ptr
  nvgpu.tma.async.load %m[%i], %b[%i] to %s : !map1, !bar -> memref<64xf32, 3>
  return
}

// CHECK-LABEL: func.func @load_2d_multicast(
func.func @load_2d_multicast(%m: !map2, %b: !bar, %s: memref<32x16xbf16, #gpu.address_space<workgroup>>, %i: index, %j: index, %mask: i16, %p: i1) {
  // CHECK: nvvm.cp.async.bulk.tensor.shared.cluster.global %{{.*}}, %{{.*}}, %{{.*}}, box[%{{.*}}, %{{.*}}] multicast_mask = %arg5 predicate = %arg6 : !llvm.ptr<7>, !llvm.ptr
  nvgpu.tma.async.load %m[%i, %j], %b[%i] to %s multicast_mask = %mask, predicate = %p : !map2, !bar -> memref<32x16xbf16, #gpu.address_space<workgroup>>
  return
}

// CHECK-LABEL: func.func @load_5d(
func.func @load_5d(%m: !map5, %b: !bar, %s: memref<2x2x2x2x64xui8, 3>, %i: index) {
  // CHECK-COUNT-5: llvm.trunc
  // CHECK: box[%{{[0-9]+}}, %{{[0-9]+}}, %{{[0-9]+}}, %{{[0-9]+}}, %{{[0-9]+}}] : !llvm.ptr<7>, !llvm.ptr
  nvgpu.tma.async.load %m[%i, %i, %i, %i, %i], %b[%i] to %s : !map5, !bar -> memref<2x2x2x2x64xui8, 3>
  return
}

// The offset of a subview counts.
// CHECK-LABEL: func.func @store_with_offset(
func.func @store_with_offset(%m: !map2, %s: memref<32x16xbf16, strided<[16, 1], offset: ?>, 3>, %i: index, %p: i1) {
  // CHECK: %[[BASE:.*]] = llvm.extractvalue %[[D:.*]][1]
  // CHECK-NEXT: %[[OFFSET:.*]] = llvm.extractvalue %[[D]][2]
  // CHECK-NEXT: %[[SRC:.*]] = llvm.getelementptr %[[BASE]][%[[OFFSET]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, bf16
  // CHECK: nvvm.cp.async.bulk.tensor.global.shared.cta %[[MAP:.*]], %[[SRC]], box[%{{.*}}, %{{.*}}] : !llvm.ptr, <3>
  nvgpu.tma.async.store %s to %m[%i, %i] : memref<32x16xbf16, strided<[16, 1], offset: ?>, 3> -> !map2
  // CHECK: nvvm.cp.async.bulk.tensor.global.shared.cta %[[MAP]], %{{.*}}, box[%{{.*}}, %{{.*}}], predicate = %arg3 : !llvm.ptr, <3>
  nvgpu.tma.async.store %s to %m[%i, %i], predicate = %p : memref<32x16xbf16, strided<[16, 1], offset: ?>, 3> -> !map2
  return
}

// CHECK-LABEL: func.func @descriptor_cache(
func.func @descriptor_cache(%m: !map1, %p: i1) {
  // CHECK: nvvm.prefetch tensormap, %[[M:.*]] : !llvm.ptr{{$}}
  nvgpu.tma.prefetch.descriptor %m : !map1
  // CHECK: nvvm.prefetch tensormap, %[[M]], predicate = %arg1 : !llvm.ptr, i1
  nvgpu.tma.prefetch.descriptor %m, predicate = %p : !map1
  // CHECK: %[[SIZE:.*]] = llvm.mlir.constant(128 : i32) : i32
  // CHECK-NEXT: nvvm.fence.proxy.acquire <sys> %[[M]], %[[SIZE]]
  nvgpu.tma.fence.descriptor %m : !map1
  return
}
