// RUN: nvlower --gpu-kernel-outlining --verify-diagnostics %s

func.func @missing(%n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    // expected-error @below {{refers to @other::@table, which the kernel cannot have a copy of}}
    "llvm.call_intrinsic"() <{intrin = "llvm.foo", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> {ref = @other::@table} : () -> ()
    gpu.terminator
  }
  return
}
module @other {
  memref.global "private" @table : memref<4xf32>
}
