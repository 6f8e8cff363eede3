// A block size that is known is a constant with exact-block-size, else a register with a range as upstream's.
// RUN: nvlower --convert-gpu-to-nvvm='exact-block-size=true' %s | filecheck %s
// RUN: nvlower --convert-gpu-to-nvvm %s | filecheck %s --check-prefix=RANGE

// CHECK-NOT: nvvm.read.ptx.sreg.ntid
// CHECK: llvm.mlir.constant(64 : index) : i64
// CHECK: nvvm.read.ptx.sreg.tid.y range <i32, 0, 2> : i32
// RANGE: nvvm.read.ptx.sreg.ntid.x range <i32, 1, 65> : i32
// RANGE: nvvm.read.ptx.sreg.tid.y range <i32, 0, 2> : i32
gpu.module @m {
  gpu.func @k(%a: memref<?xi32>) kernel attributes {known_block_size = array<i32: 64, 2, 1>} {
    %d = gpu.block_dim x
    %t = gpu.thread_id y
    %s = arith.addi %d, %t : index
    %v = arith.index_cast %s : index to i32
    memref.store %v, %a[%s] : memref<?xi32>
    gpu.return
  }
}
