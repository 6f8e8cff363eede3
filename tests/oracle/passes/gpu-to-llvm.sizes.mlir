// OPTIONS: use-bare-pointers-for-kernels=1 intersperse-sizes-for-kernels=1
module attributes {gpu.container_module} {
  gpu.binary @kernel_module [#gpu.object<#nvvm.target, "blob">]
  func.func @foo(%st: memref<4x4xf32>) {
    %c8 = arith.constant 8 : index
    gpu.launch_func @kernel_module::@kernel blocks in (%c8, %c8, %c8) threads in (%c8, %c8, %c8) args(%st : memref<4x4xf32>)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.binary @kernel_module [#gpu.object<#nvvm.target, "blob">]
  func.func @foo(%st: memref<4xf32>, %i: i32) {
    %c8 = arith.constant 8 : index
    gpu.launch_func @kernel_module::@kernel blocks in (%c8, %c8, %c8) threads in (%c8, %c8, %c8) args(%st : memref<4xf32>, %i : i32)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.binary @kernel_module [#gpu.object<#nvvm.target, "blob">]
  func.func @foo(%st: memref<?xf32>, %i: index) {
    %c8 = arith.constant 8 : index
    gpu.launch_func @kernel_module::@kernel blocks in (%c8, %c8, %c8) threads in (%c8, %c8, %c8) args(%st : memref<?xf32>, %i : index)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.binary @kernel_module [#gpu.object<#nvvm.target, "blob">]
  func.func @foo(%i: i32) {
    %c8 = arith.constant 8 : index
    gpu.launch_func @kernel_module::@kernel blocks in (%c8, %c8, %c8) threads in (%c8, %c8, %c8) args(%i : i32)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.binary @kernel_module [#gpu.object<#nvvm.target, "blob">]
  func.func @foo(%st: memref<4xf32>, %j: memref<2xi32>) {
    %c8 = arith.constant 8 : index
    gpu.launch_func @kernel_module::@kernel blocks in (%c8, %c8, %c8) threads in (%c8, %c8, %c8) args(%st : memref<4xf32>, %j : memref<2xi32>)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.binary @kernel_module [#gpu.object<#nvvm.target, "blob">]
  func.func @foo(%st: memref<f32>, %j: memref<?xi32, strided<[2]>>) {
    %c8 = arith.constant 8 : index
    gpu.launch_func @kernel_module::@kernel blocks in (%c8, %c8, %c8) threads in (%c8, %c8, %c8) args(%st : memref<f32>, %j : memref<?xi32, strided<[2]>>)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.binary @kernel_module [#gpu.object<#nvvm.target, "blob">]
  func.func @foo(%st: memref<f32>, %j: memref<4x?xf32>) {
    %c8 = arith.constant 8 : index
    gpu.launch_func @kernel_module::@kernel blocks in (%c8, %c8, %c8) threads in (%c8, %c8, %c8) args(%st : memref<f32>)
    gpu.launch_func @kernel_module::@kernel blocks in (%c8, %c8, %c8) threads in (%c8, %c8, %c8) args(%j : memref<4x?xf32>)
    return
  }
}
