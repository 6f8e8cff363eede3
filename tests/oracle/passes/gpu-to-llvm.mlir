module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target] { llvm.func @f(%a: i64, %p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} { llvm.return } }
  func.func @main(%n: index, %m: memref<?xf32>, %s: memref<4xf32>, %i: i32, %f: f32) {
    %t0 = gpu.wait async
    %d, %t1 = gpu.alloc async [%t0] (%n) : memref<?xf32>
    %t2 = gpu.memcpy async [%t1] %m, %d : memref<?xf32>, memref<?xf32>
    %t3 = gpu.memset async [%t2] %m, %f : memref<?xf32>, f32
    %t4 = gpu.launch_func async [%t3] @k::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) dynamic_shared_memory_size %i args(%n : index)
    %t5 = gpu.dealloc async [%t4] %d : memref<?xf32>
    %t6 = gpu.wait async [%t5]
    gpu.wait [%t5, %t6]
    %h = memref.cast %m : memref<?xf32> to memref<*xf32>
    gpu.host_register %h : memref<*xf32>
    gpu.host_unregister %h : memref<*xf32>
    gpu.set_default_device %i
    %hs = gpu.alloc host_shared () : memref<4xf32>
    return
  }
}
