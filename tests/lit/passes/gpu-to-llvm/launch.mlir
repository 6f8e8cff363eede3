// RUN: nvlower --gpu-to-llvm %s | filecheck %s

// CHECK-LABEL: llvm.func @main
// CHECK: %[[P:.+]] = llvm.extractvalue %[[D:.+]][0]
// CHECK: %[[Q:.+]] = llvm.extractvalue %[[D]][1]
// CHECK: %[[O:.+]] = llvm.extractvalue %[[D]][2]
// CHECK: %[[N:.+]] = llvm.extractvalue %[[D]][3, 0]
// CHECK: %[[S:.+]] = llvm.extractvalue %[[D]][4, 0]
// CHECK: gpu.launch_func @k::@f blocks in
// CHECK-SAME: args(%[[P]] : !llvm.ptr, %[[Q]] : !llvm.ptr, %[[O]] : i64, %[[N]] : i64, %[[S]] : i64)
module attributes {gpu.container_module} {
  gpu.module @k {
    llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr, %c: i64, %d: i64, %e: i64) attributes {gpu.kernel} {
      llvm.return
    }
  }
  func.func @main(%n: index, %h: memref<?xf32>) {
    gpu.launch_func @k::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%h : memref<?xf32>)
    return
  }
}
