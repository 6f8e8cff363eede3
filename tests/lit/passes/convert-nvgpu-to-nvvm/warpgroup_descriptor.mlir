// RUN: nvlower --convert-nvgpu-to-nvvm %s | filecheck %s
!map = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!desc = !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>

// CHECK-LABEL: func.func @generate(
func.func @generate(%m: memref<64x64xf16, 3>, %t: !map) -> !desc {
  // CHECK: %[[STRIDE:.*]] = llvm.mlir.constant(64 : i64) : i64
  // CHECK-NEXT: %[[LEADING:.*]] = llvm.mlir.constant(512 : i64) : i64
  // CHECK-NEXT: %[[P:.*]] = llvm.extractvalue %{{.*}}[1]
  // CHECK-NEXT: %[[ADDRESS:.*]] = llvm.ptrtoint %[[P]] : !llvm.ptr<3> to i64
  // CHECK-NEXT: %[[C46:.*]] = llvm.mlir.constant(46 : i64) : i64
  // CHECK-NEXT: %[[LEFT:.*]] = llvm.shl %[[ADDRESS]], %[[C46]] : i64
  // CHECK-NEXT: %[[C50:.*]] = llvm.mlir.constant(50 : i64) : i64
  // CHECK-NEXT: %[[BASE:.*]] = llvm.lshr %[[LEFT]], %[[C50]] : i64
  // CHECK: %[[C62:.*]] = llvm.mlir.constant(62 : i64) : i64
  // CHECK: %[[C49:.*]] = llvm.mlir.constant(49 : i64) : i64
  // CHECK: %[[C32:.*]] = llvm.mlir.constant(32 : i64) : i64
  // CHECK-NEXT: llvm.shl %[[STRIDE]], %[[C32]] : i64
  // CHECK: %[[C16:.*]] = llvm.mlir.constant(16 : i64) : i64
  // CHECK-NEXT: llvm.shl %[[LEADING]], %[[C16]] : i64
  // CHECK: %[[LAST:.*]] = llvm.shl %[[BASE]], %{{.*}} : i64
  // CHECK-NEXT: %[[DESC:.*]] = llvm.or %{{.*}}, %[[LAST]] : i64
  // CHECK-NEXT: builtin.unrealized_conversion_cast %[[DESC]] : i64 to !nvgpu.warpgroup.descriptor
  %d = nvgpu.warpgroup.generate.descriptor %m, %t : memref<64x64xf16, 3>, !map -> !desc
  return %d : !desc
}
