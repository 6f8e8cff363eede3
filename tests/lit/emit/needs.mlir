// RUN: not nvlower --gpu-module-to-binary=format=isa %s 2>&1 | filecheck %s

// What LLVM would abort on is refused first, all of it at once.
gpu.module @a [#nvvm.target<chip = "sm_90", features = "+ptx78">] {
  llvm.func @k() attributes {gpu.kernel, nvvm.kernel} {
    // CHECK: error: 'nvvm.cp.async.bulk.commit.group' op needs PTX 8.0, but the target has 7.8
    nvvm.cp.async.bulk.commit.group
    // CHECK: error: 'nvvm.cp.async.bulk.wait_group' op needs PTX 8.0, but the target has 7.8
    nvvm.cp.async.bulk.wait_group 0
    llvm.return
  }
}
