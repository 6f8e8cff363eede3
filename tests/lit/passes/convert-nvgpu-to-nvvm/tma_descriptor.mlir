// RUN: nvlower --convert-nvgpu-to-nvvm %s | filecheck %s
!map1 = !nvgpu.tensormap.descriptor<tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
!map2 = !nvgpu.tensormap.descriptor<tensor = memref<32x16xbf16, 3>, swizzle = swizzle_32b, l2promo = l2promo_128b, oob = zero, interleave = none>

// CHECK-LABEL: func.func @f32(
func.func @f32(%t: memref<*xf32>, %i: index) -> !map1 {
  // CHECK: %[[TYPE:.*]] = llvm.mlir.constant(7 : i32) : i64
  // CHECK-NEXT: %[[RANK:.*]] = llvm.extractvalue %[[T:.*]][0] : !llvm.struct<(i64, ptr)>
  // CHECK-NEXT: %[[MEMORY:.*]] = llvm.extractvalue %[[T]][1] : !llvm.struct<(i64, ptr)>
  // CHECK-NEXT: %[[FIVE:.*]] = llvm.mlir.constant(5 : i32) : i64
  // CHECK-NEXT: %[[BOX:.*]] = llvm.alloca %[[FIVE]] x i64 : (i64) -> !llvm.ptr
  // CHECK-NEXT: %[[ZERO:.*]] = llvm.mlir.constant(0 : i32) : i64
  // CHECK-NEXT: %[[SLOT:.*]] = llvm.getelementptr %[[BOX]][%[[ZERO]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  // CHECK-NEXT: llvm.store %{{.*}}, %[[SLOT]] : i64, !llvm.ptr
  // CHECK-NEXT: %[[INTERLEAVE:.*]] = llvm.mlir.constant(0 : i32) : i64
  // CHECK-NEXT: %[[SWIZZLE:.*]] = llvm.mlir.constant(0 : i32) : i64
  // CHECK-NEXT: %[[L2:.*]] = llvm.mlir.constant(0 : i32) : i64
  // CHECK-NEXT: %[[OOB:.*]] = llvm.mlir.constant(1 : i32) : i64
  // CHECK-NEXT: llvm.call @mgpuTensorMapEncodeTiledMemref(%[[RANK]], %[[MEMORY]], %[[TYPE]], %[[INTERLEAVE]], %[[SWIZZLE]], %[[L2]], %[[OOB]], %[[BOX]])
  %d = nvgpu.tma.create.descriptor %t box[%i] : memref<*xf32> -> !map1
  return %d : !map1
}

// CHECK-LABEL: func.func @bf16(
func.func @bf16(%t: memref<*xbf16>, %i: index) -> !map2 {
  // CHECK: llvm.mlir.constant(9 : i32) : i64
  // CHECK-COUNT-2: llvm.store
  // CHECK-NEXT: llvm.mlir.constant(0 : i32) : i64
  // CHECK-NEXT: llvm.mlir.constant(1 : i32) : i64
  // CHECK-NEXT: llvm.mlir.constant(2 : i32) : i64
  // CHECK-NEXT: llvm.mlir.constant(0 : i32) : i64
  %d = nvgpu.tma.create.descriptor %t box[%i, %i] : memref<*xbf16> -> !map2
  return %d : !map2
}

// The function is declared once, at the end.
// CHECK: llvm.func @mgpuTensorMapEncodeTiledMemref(i64, !llvm.ptr, i64, i64, i64, i64, i64, !llvm.ptr) -> !llvm.ptr
// CHECK-NOT: llvm.func @mgpuTensorMapEncodeTiledMemref
