// RUN: nvlower --gpu-to-llvm %s | filecheck %s

// CHECK-LABEL: llvm.func @copy
// CHECK: %[[T:.+]] = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK: %[[P:.+]] = llvm.call @mgpuMemAlloc(%{{.+}}, %[[T]], %{{.+}}) : (i64, !llvm.ptr, i8) -> !llvm.ptr
// CHECK: llvm.call @mgpuMemcpy(%{{.+}}, %{{.+}}, %{{.+}}, %[[T]])
// CHECK: llvm.call @mgpuMemset32(%{{.+}}, %{{.+}}, %{{.+}}, %[[T]])
// CHECK: llvm.call @mgpuMemFree(%{{.+}}, %[[T]])
// CHECK: llvm.call @mgpuStreamSynchronize(%[[T]])
// CHECK: llvm.call @mgpuStreamDestroy(%[[T]])
module {
  func.func @copy(%n: index, %h: memref<?xf32>, %v: f32) {
    %t0 = gpu.wait async
    %d, %t1 = gpu.alloc async [%t0] (%n) : memref<?xf32>
    %t2 = gpu.memcpy async [%t1] %d, %h : memref<?xf32>, memref<?xf32>
    %t3 = gpu.memset async [%t2] %d, %v : memref<?xf32>, f32
    %t4 = gpu.dealloc async [%t3] %d : memref<?xf32>
    gpu.wait [%t4]
    return
  }
}
