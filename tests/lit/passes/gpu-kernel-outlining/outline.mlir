// RUN: nvlower --gpu-kernel-outlining %s | filecheck %s

// CHECK: module attributes {gpu.container_module} {
func.func private @leaf(f32) -> f32
func.func @helper(%x: f32) -> f32 {
  %0 = func.call @leaf(%x) : (f32) -> f32
  return %0 : f32
}
memref.global "private" @table : memref<4xf32> = dense<1.0>

// CHECK-LABEL: func.func @two(
// CHECK-SAME: %[[N:.*]]: index, %[[M:.*]]: memref<?xf32>, %[[F:.*]]: f32)
func.func @two(%n: index, %m: memref<?xf32>, %f: f32) {
  // CHECK: %[[C1:.*]] = arith.constant 1 : index
  %c1 = arith.constant 1 : index
  // CHECK: %[[C32:.*]] = arith.constant 32 : index
  %c32 = arith.constant 32 : index
  // Arguments in the order of their use, inner ops before outer ones.
  // CHECK: gpu.launch_func @two_kernel::@two_kernel blocks in (%[[N]], %[[C1]], %[[C1]]) threads in (%[[C32]], %[[C1]], %[[C1]]) args(%[[F]] : f32, %[[N]] : index, %[[M]] : memref<?xf32>)
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) {
    %v = func.call @helper(%f) : (f32) -> f32
    %cond = arith.cmpi eq, %tx, %n : index
    scf.if %cond {
      memref.store %v, %m[%bx] : memref<?xf32>
    }
    gpu.terminator
  }
  // CHECK-NEXT: gpu.launch_func @two_kernel_0::@two_kernel blocks in (%[[N]], %[[C1]], %[[C1]]) threads in (%[[C32]], %[[C1]], %[[C1]]) args(%[[C1]] : index, %[[M]] : memref<?xf32>)
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) workgroup(%w : memref<32xf32, 3>) private(%p : memref<1xf32, 5>) {
    %g = memref.get_global @table : memref<4xf32>
    %z = memref.load %g[%c1] : memref<4xf32>
    memref.store %z, %w[%tx] : memref<32xf32, 3>
    memref.store %z, %p[%tx] : memref<1xf32, 5>
    cf.br ^next(%z : f32)
  ^next(%q: f32):
    memref.store %q, %m[%gx] : memref<?xf32>
    gpu.terminator
  }
  return
}

// The modules follow the function; what a kernel refers to is copied next to it.
// CHECK: gpu.module @two_kernel {
// CHECK-NEXT: gpu.func @two_kernel(%[[A:.*]]: f32, %[[B:.*]]: index, %[[C:.*]]: memref<?xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
// CHECK-NEXT: %[[BX:.*]] = gpu.block_id x
// CHECK-NEXT: gpu.block_id y
// CHECK-NEXT: gpu.block_id z
// CHECK-NEXT: %[[TX:.*]] = gpu.thread_id x
// CHECK: gpu.grid_dim x
// CHECK: gpu.block_dim z
// CHECK-NEXT: %[[V:.*]] = func.call @helper(%[[A]]) : (f32) -> f32
// CHECK-NEXT: arith.cmpi eq, %[[TX]], %[[B]] : index
// CHECK: memref.store %[[V]], %[[C]][%[[BX]]] : memref<?xf32>
// CHECK: gpu.return
// CHECK: func.func @helper(
// CHECK: func.func private @leaf(f32) -> f32

// CHECK: gpu.module @two_kernel_0 {
// CHECK-NEXT: gpu.func @two_kernel(%[[A:.*]]: index, %[[B:.*]]: memref<?xf32>) workgroup(%[[W:.*]] : memref<32xf32, 3>) private(%[[P:.*]] : memref<1xf32, 5>) kernel
// CHECK: %[[GX:.*]] = gpu.grid_dim x
// CHECK: cf.br ^[[NEXT:.*]](%{{.*}} : f32)
// CHECK: ^[[NEXT]](%[[Q:.*]]: f32):
// CHECK-NEXT: memref.store %[[Q]], %[[B]][%[[GX]]] : memref<?xf32>
// CHECK-NEXT: gpu.return
// CHECK: memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>

// CHECK: func.func @after()
func.func @after() {
  return
}
