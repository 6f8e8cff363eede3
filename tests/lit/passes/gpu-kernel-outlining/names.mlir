// RUN: nvlower --gpu-kernel-outlining="data-layout-str=#dlti.dl_spec<index=32:i32>" %s | filecheck %s

// A module named on the launch is used where it exists, else made.
// CHECK: gpu.module @held attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
// CHECK: gpu.func @present() kernel
// CHECK: gpu.func @chosen() kernel
gpu.module @held {
  gpu.func @present() kernel {
    gpu.return
  }
}

func.func @named(%n: index) {
  // CHECK: gpu.launch_func @held::@chosen
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) module(@held) function(@chosen) {
    gpu.terminator
  }
  // CHECK: gpu.launch_func @made::@chosen
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) module(@made) function(@chosen) {
    gpu.terminator
  }
  // CHECK: gpu.launch_func @made::@chosen_0
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) module(@made) function(@chosen) {
    gpu.terminator
  }
  return
}

// CHECK: gpu.module @made

// Clusters and tokens go along.
// CHECK-LABEL: func.func @cluster(
func.func @cluster(%n: index) {
  %c1 = arith.constant 1 : index
  %sh = arith.constant 128 : i32
  // CHECK: %[[T0:.*]] = gpu.wait async
  %t0 = gpu.wait async
  // CHECK: %[[T:.*]] = gpu.launch_func async [%[[T0]]] @cluster_kernel::@cluster_kernel clusters in (%{{.*}}, %{{.*}}, %{{.*}}) blocks in ({{.*}}) threads in ({{.*}}) dynamic_shared_memory_size %{{.*}} args(%arg0 : index)
  %t = gpu.launch async [%t0] clusters(%cx, %cy, %cz) in (%kx = %c1, %ky = %c1, %kz = %c1) blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) dynamic_shared_memory_size %sh {
    %0 = arith.addi %cx, %ky : index
    %1 = arith.addi %0, %n : index
    gpu.terminator
  }
  // CHECK: gpu.wait [%[[T]]]
  gpu.wait [%t]
  return
}
// CHECK: gpu.module @cluster_kernel attributes
// CHECK: %[[CX:.*]] = gpu.cluster_id x
// CHECK: %[[KY:.*]] = gpu.cluster_dim y
// CHECK: arith.addi %[[CX]], %[[KY]] : index
