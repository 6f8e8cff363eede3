// RUN: nvlower --convert-nvgpu-to-nvvm %s | filecheck %s
!one = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
!four = !nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 4>
!token = !nvgpu.mbarrier.token

// Each group is a global of the module, the newest first.
// CHECK: memref.global "private" @__mbarrier_0 : memref<4xi64, 3> {alignment = 8 : i64}
// CHECK-NEXT: memref.global "private" @__mbarrier : memref<1xi64, 3> {alignment = 8 : i64}

// CHECK-LABEL: func.func @create_and_init(
// CHECK-SAME: %[[I:.*]]: index, %[[N:.*]]: index, %[[P:.*]]: i1)
func.func @create_and_init(%i: index, %n: index, %p: i1) {
  // CHECK-DAG: %[[I64:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
  // CHECK-DAG: %[[N64:.*]] = builtin.unrealized_conversion_cast %[[N]] : index to i64
  // CHECK: %[[GLOBAL:.*]] = memref.get_global @__mbarrier : memref<1xi64, 3>
  // CHECK-NEXT: %[[GROUP:.*]] = builtin.unrealized_conversion_cast %[[GLOBAL]] : memref<1xi64, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
  %b = nvgpu.mbarrier.create -> !one
  // CHECK: memref.get_global @__mbarrier_0 : memref<4xi64, 3>
  %g = nvgpu.mbarrier.create -> !four
  // CHECK: %[[BASE:.*]] = llvm.extractvalue %[[GROUP]][1]
  // CHECK-NEXT: %[[BAR:.*]] = llvm.getelementptr %[[BASE]][%[[I64]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
  // CHECK-NEXT: %[[COUNT:.*]] = llvm.trunc %[[N64]] : i64 to i32
  // CHECK-NEXT: nvvm.mbarrier.init %[[BAR]], %[[COUNT]] : !llvm.ptr<3>, i32
  nvgpu.mbarrier.init %b[%i], %n : !one
  // CHECK: nvvm.mbarrier.init %{{.*}}, %{{.*}}, predicate = %[[P]] : !llvm.ptr<3>, i32, i1
  nvgpu.mbarrier.init %g[%i], %n, predicate = %p : !four
  return
}

// CHECK-LABEL: func.func @arrive_and_wait(
func.func @arrive_and_wait(%g: !four, %i: index, %n: index, %p: i1) -> i1 {
  // CHECK: %[[TOKEN:.*]] = nvvm.mbarrier.arrive %{{.*}} : !llvm.ptr<3> -> i64
  %t = nvgpu.mbarrier.arrive %g[%i] : !four -> !token
  // CHECK: nvvm.mbarrier.arrive.nocomplete %{{.*}}, %{{.*}} : !llvm.ptr<3>, i32 -> i64
  %u = nvgpu.mbarrier.arrive.nocomplete %g[%i], %n : !four -> !token
  // CHECK: nvvm.mbarrier.arrive.expect_tx %{{.*}}, %{{.*}} : !llvm.ptr<3>, i32{{$}}
  nvgpu.mbarrier.arrive.expect_tx %g[%i], %n : !four
  // CHECK: nvvm.mbarrier.arrive.expect_tx %{{.*}}, %{{.*}}, predicate = %{{.*}} : !llvm.ptr<3>, i32, i1
  nvgpu.mbarrier.arrive.expect_tx %g[%i], %n, predicate = %p : !four
  // CHECK: %[[TICKS:.*]] = llvm.trunc %{{.*}} : i64 to i32
  // CHECK-NEXT: %[[PHASE:.*]] = llvm.zext %{{.*}} : i1 to i32
  // CHECK-NEXT: nvvm.mbarrier.try_wait.parity %{{.*}}, %[[PHASE]], %[[TICKS]] : !llvm.ptr<3>, i32, i32
  nvgpu.mbarrier.try_wait.parity %g[%i], %p, %n : !four
  // CHECK: nvvm.mbarrier.test.wait %{{.*}}, %[[TOKEN]] : !llvm.ptr<3>, i64 -> i1
  %d = nvgpu.mbarrier.test.wait %g[%i], %t : !four, !token
  return %d : i1
}

// CHECK-LABEL: func.func @get(
func.func @get(%g: !four, %i: index) -> (i32, i64) {
  // CHECK: llvm.ptrtoint %{{.*}} : !llvm.ptr<3> to i32
  %a = nvgpu.mbarrier.get %g[%i] : !four -> i32
  // CHECK: llvm.ptrtoint %{{.*}} : !llvm.ptr<3> to i64
  %b = nvgpu.mbarrier.get %g[%i] : !four -> i64
  return %a, %b : i32, i64
}

// A token keeps its type at the boundary of a function.
// CHECK-LABEL: func.func @token(
func.func @token(%g: !four, %i: index) -> !token {
  // CHECK: %[[T:.*]] = nvvm.mbarrier.arrive
  // CHECK-NEXT: builtin.unrealized_conversion_cast %[[T]] : i64 to !nvgpu.mbarrier.token
  %t = nvgpu.mbarrier.arrive %g[%i] : !four -> !token
  return %t : !token
}

// The barriers of a kernel are globals of its gpu.module.
// CHECK: gpu.module @kernels {
// CHECK-NEXT: memref.global "private" @__mbarrier : memref<1xi64, 3> {alignment = 8 : i64}
gpu.module @kernels {
  // CHECK: gpu.func @kernel
  gpu.func @kernel(%i: index) kernel {
    // CHECK: memref.get_global @__mbarrier : memref<1xi64, 3>
    %b = nvgpu.mbarrier.create -> !one
    nvgpu.mbarrier.init %b[%i], %i : !one
    gpu.return
  }
}
