// RUN: nvlower --convert-nvgpu-to-nvvm %s | filecheck %s
!a = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
!small = !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>

// CHECK-LABEL: func.func @product(
func.func @product(%a: !a, %b: !b, %c: !acc) -> !acc {
  // CHECK: %[[C:.*]] = builtin.unrealized_conversion_cast %arg2
  // CHECK-NEXT: %[[B:.*]] = builtin.unrealized_conversion_cast %arg1 {{.*}} to i64
  // CHECK-NEXT: %[[A:.*]] = builtin.unrealized_conversion_cast %arg0 {{.*}} to i64
  // CHECK-NEXT: nvvm.wgmma.fence.aligned
  // CHECK-NEXT: %[[U:.*]] = llvm.mlir.poison
  // CHECK-NEXT: %[[C0:.*]] = llvm.extractvalue %[[C]][0]
  // CHECK-NEXT: %[[D0:.*]] = nvvm.wgmma.mma_async %[[A]], %[[B]], %[[C0]], <m = 64, n = 128, k = 16>, D[<f32>, <one>, <wrapped>], A[<f16>, <one>, <row>], B[<f16>, <one>, <row>]
  // CHECK-NEXT: %[[C2:.*]] = llvm.mlir.constant(2 : i32) : i64
  // CHECK-NEXT: %[[A1:.*]] = llvm.add %[[A]], %[[C2]] : i64
  // CHECK-NEXT: %[[C128:.*]] = llvm.mlir.constant(128 : i32) : i64
  // CHECK-NEXT: %[[B1:.*]] = llvm.add %[[B]], %[[C128]] : i64
  // CHECK-NEXT: %[[D1:.*]] = nvvm.wgmma.mma_async %[[A1]], %[[B1]], %[[D0]]
  // CHECK: llvm.mlir.constant(4 : i32) : i64
  // CHECK: llvm.mlir.constant(256 : i32) : i64
  // CHECK: llvm.mlir.constant(6 : i32) : i64
  // CHECK: llvm.mlir.constant(384 : i32) : i64
  // The next 64 rows.
  // CHECK: %[[CC:.*]] = llvm.extractvalue %[[C]][1]
  // CHECK-NEXT: %[[C512:.*]] = llvm.mlir.constant(512 : i32) : i64
  // CHECK-NEXT: %[[AA:.*]] = llvm.add %[[A]], %[[C512]] : i64
  // CHECK-NEXT: nvvm.wgmma.mma_async %[[AA]], %[[B]], %[[CC]]
  // CHECK-COUNT-3: nvvm.wgmma.mma_async
  // CHECK: llvm.insertvalue %{{.*}}, %[[U]][0]
  // CHECK-NEXT: llvm.insertvalue
  // CHECK: nvvm.wgmma.commit.group.sync.aligned
  // CHECK-NEXT: nvvm.wgmma.wait.group.sync.aligned 1
  %d = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !a, !b, !acc -> !acc
  return %d : !acc
}

// CHECK-LABEL: func.func @zero(
func.func @zero() -> !small {
  // CHECK: %[[Z:.*]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
  // CHECK-NEXT: %[[U:.*]] = llvm.mlir.poison : !llvm.struct<(struct<(f32, f32, f32, f32)>)>
  // CHECK-NEXT: %[[R0:.*]] = llvm.extractvalue %[[U]][0]
  // CHECK-NEXT: %[[R1:.*]] = llvm.insertvalue %[[Z]], %[[R0]][0]
  // CHECK-COUNT-3: llvm.insertvalue %[[Z]]
  // CHECK: llvm.insertvalue %{{.*}}, %[[U]][0]
  %d = nvgpu.warpgroup.mma.init.accumulator -> !small
  return %d : !small
}

// CHECK-LABEL: func.func @store(
func.func @store(%d: !small, %m: memref<64x8xf32, 3>) {
  // CHECK: %[[T:.*]] = nvvm.read.ptx.sreg.tid.x : i32
  // CHECK-NEXT: %[[LANE:.*]] = llvm.urem %[[T]], %[[C32:.*]] : i32
  // CHECK-NEXT: %[[WARP:.*]] = llvm.udiv %[[T]], %[[C32]] : i32
  // CHECK-NEXT: %[[ROW:.*]] = llvm.udiv %[[LANE]], %[[C4:.*]] : i32
  // CHECK-NEXT: %[[COL:.*]] = llvm.urem %[[LANE]], %[[C4]] : i32
  // CHECK: %[[X:.*]] = arith.index_cast %{{.*}} : i32 to index
  // CHECK-NEXT: %[[Y:.*]] = arith.index_cast %{{.*}} : i32 to index
  // CHECK: %[[V0:.*]] = llvm.extractvalue %{{.*}}[0]
  // CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %{{.*}}[1]
  // CHECK-NEXT: memref.store %[[V0]], %arg1[%[[X]], %[[Y]]] : memref<64x8xf32, 3>
  // CHECK-NEXT: memref.store %[[V1]], %arg1[%[[X]], %{{.*}}] : memref<64x8xf32, 3>
  // CHECK-COUNT-2: memref.store
  // CHECK-NOT: memref.store
  nvgpu.warpgroup.mma.store %d, %m : !small to memref<64x8xf32, 3>
  return
}
