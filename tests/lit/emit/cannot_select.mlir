// RUN: not nvlower --gpu-module-to-binary=format=isa %s 2>&1 | filecheck %s
// RUN: not nvlower --gpu-module-to-binary=format=isa %s 2>&1 | filecheck %s --check-prefix=KNOWN

// An abort of LLVM is reported at the op it cannot translate; the check of the target comes first.
// CHECK: cannot_select.mlir:[[LINE:[0-9]+]]:{{[0-9]+}}: error: LLVM cannot compile this for sm_80: Cannot select: intrinsic %llvm.nvvm.wgmma.fence.sync.aligned
// CHECK-NEXT: nvvm.wgmma.fence.aligned
// KNOWN-NOT: PLEASE submit
gpu.module @a [#nvvm.target<chip = "sm_80", verifyTarget = false>] {
  llvm.func @k() attributes {gpu.kernel, nvvm.kernel} {
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}
