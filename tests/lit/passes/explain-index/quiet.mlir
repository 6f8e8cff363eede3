// Without the report, a value that does not fit a 32-bit kernel is still named.
// RUN: nvlower --lower-to-nvvm=kernel-index-bitwidth=32 %s 2>&1 | filecheck %s
// RUN: nvlower --lower-to-nvvm %s 2>&1 | filecheck %s --check-prefix=WIDE
// RUN: not nvlower --lower-to-nvvm=kernel-index-bitwidth=32 --strict-index %s 2>&1 | filecheck %s --check-prefix=STRICT

// CHECK-NOT: index widths of
// CHECK: quiet.mlir:12:10: warning: 'arith.constant' op has the value 5000000000, which does not fit an index of 32 bits
// CHECK-NOT: warning
// WIDE-NOT: warning
// STRICT: quiet.mlir:12:10: error: 'arith.constant' op has the value 5000000000
gpu.module @m { gpu.func @k(%p: memref<?xi64>, %i: index) kernel {
    %c = arith.constant 5000000000 : index
    %b = arith.cmpi ult, %i, %c : index
    %e = arith.extui %b : i1 to i64
    memref.store %e, %p[%i] : memref<?xi64>
    gpu.return
  }
}
