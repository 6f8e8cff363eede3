// Stack memory is local: LLVM aborts on an alloca in shared memory, so it is refused before, at the op.
// RUN: not nvlower --lower-to-nvvm=cubin-chip=sm_80 --emit=ptx %s 2>&1 | filecheck %s
// RUN: not nvlower --lower-to-nvvm="cubin-chip=sm_80 cubin-format=isa" %s 2>&1 | filecheck %s

// CHECK: alloca_shared.mlir:9:10: error: 'llvm.alloca' op can't allocate stack memory in address space 3
// CHECK: note: stack memory is local
gpu.module @m {
  gpu.func @k(%i: index, %o: memref<4xf32>) kernel {
    %a = memref.alloca() : memref<4xf32, 3>
    %x = memref.load %a[%i] : memref<4xf32, 3>
    memref.store %x, %o[%i] : memref<4xf32>
    gpu.return
  }
}
