// With index-casts an index stays one, and each place that needs a width casts in the index dialect; without,
// the pass fixes the width itself, as upstream's.
// RUN: nvlower --convert-nvgpu-to-nvvm='index-casts=true shared-index-bitwidth=32' %s | filecheck %s
// RUN: nvlower --convert-nvgpu-to-nvvm %s | filecheck %s --check-prefix=FIXED

// CHECK-LABEL: func.func @f(%arg0: index)
// CHECK: unrealized_conversion_cast %{{.*}} : memref<2xi64, 3> to !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK: %[[I:.*]] = index.casts %arg0 : index to i32
// CHECK: llvm.getelementptr %{{.*}}[%[[I]]] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
// CHECK: %[[N:.*]] = index.casts %arg0 : index to i32
// CHECK: nvvm.mbarrier.init %{{.*}}, %[[N]] : !llvm.ptr<3>, i32

// FIXED: unrealized_conversion_cast %arg0 : index to i64
// FIXED: to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// FIXED-NOT: index.casts
!group = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
func.func @f(%n: index) {
  %b = nvgpu.mbarrier.create -> !group
  nvgpu.mbarrier.init %b[%n], %n : !group
  return
}
