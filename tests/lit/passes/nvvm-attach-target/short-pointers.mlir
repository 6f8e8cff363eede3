// short-pointers puts the width into the data layout, unless one is there; chip=auto keeps a module's own
// target, and else takes the smallest chip that has every op, which a remark says.
// RUN: nvlower --nvvm-attach-target='chip=auto short-pointers=true' %s 2>&1 | filecheck %s

// CHECK: short-pointers.mlir:9:1: remark: no chip given: compiling for sm_90a (+ptx80), the smallest that has every op
// CHECK: gpu.module @tma [#nvvm.target<chip = "sm_90a", features = "+ptx80">] attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<32> : vector<4xi64>>}
// CHECK: gpu.module @own [#nvvm.target<chip = "sm_80">] attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<64> : vector<4xi64>>}

gpu.module @tma {
  llvm.func @k() {
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}
gpu.module @own [#nvvm.target<chip = "sm_80">] attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<64> : vector<4xi64>>} {
}
