// What --show-op says of an op, each part from its own source.
// RUN: nvlower --show-op nvgpu.tma.async.load | filecheck %s
// RUN: nvlower --show-op nvvm.mbarrier.arrive.expect_tx | filecheck %s --check-prefix=NVVM
// RUN: nvlower --show-op nvvm.barrier.arrive | filecheck %s --check-prefix=PTX
// RUN: not nvlower --show-op nvvm.mbarier.init 2>&1 | filecheck %s --check-prefix=UNKNOWN

// CHECK: nvgpu.tma.async.load: Start a load of a box of a tensor into shared memory.
// CHECK: syntax: nvgpu.tma.async.load $tensorMapDescriptor
// CHECK: operand: dst: memref of any type values
// CHECK: rules:
// CHECK: needs: sm_90 or later, PTX 8.0 or later
// CHECK: lowered by: --convert-nvgpu-to-nvvm
// CHECK: example:
// CHECK: nvgpu.tma.async.load %{{.*}}[%{{.*}}], %{{.*}}[%{{.*}}] to %{{.*}} :

// NVVM: LLVM: llvm.nvvm.mbarrier.arrive.expect.tx

// PTX: PTX: bar.arrive 0, $0;

// UNKNOWN: error: unknown op 'nvvm.mbarier.init'
