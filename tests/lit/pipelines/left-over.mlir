// An op that the whole pipeline leaves is an error at its place, and nothing is printed.
// RUN: not nvlower --lower-to-nvvm %s 2>&1 | filecheck %s

// CHECK: left-over.mlir:9:8: error: 'gpu.alloc' op is left after the lowering
// CHECK: note: gpu-to-llvm lowers only the async form: gpu.alloc async [%token]
// CHECK: left-over.mlir:10:3: error: 'gpu.dealloc' op is left after the lowering
// CHECK-NOT: llvm.func
func.func @f(%n: index) {
  %m = gpu.alloc (%n) : memref<?xf32>
  gpu.dealloc %m : memref<?xf32>
  return
}
