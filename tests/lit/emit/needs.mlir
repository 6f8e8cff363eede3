// RUN: not nvlower --gpu-module-to-binary=format=isa %s 2>&1 | filecheck %s

gpu.module @a [#nvvm.target<chip = "sm_80">] {
  llvm.func @k() attributes {gpu.kernel, nvvm.kernel} {
    // CHECK: error: 'nvvm.wgmma.fence.aligned' op needs sm_90a, but the target is sm_80
    nvvm.wgmma.fence.aligned
    // CHECK: error: 'nvvm.cluster.wait' op needs sm_90 or later, but the target is sm_80
    nvvm.cluster.wait
    llvm.return
  }
}
