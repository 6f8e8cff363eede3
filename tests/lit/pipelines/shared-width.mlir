// The fields of a descriptor in shared memory: as the option says, else as the layout of the gpu.module
// says, else 32 bits with short pointers and 64 without.
// RUN: nvlower --lower-to-nvvm='cubin-chip=sm_90' --explain-index %s 2>&1 | filecheck %s --check-prefix=SHORT
// RUN: nvlower --lower-to-nvvm='cubin-chip=sm_90 short-pointers=false' --explain-index %s 2>&1 | filecheck %s --check-prefix=LONG
// RUN: nvlower --lower-to-nvvm='cubin-chip=sm_90 shared-index-bitwidth=32' --explain-index %s 2>&1 | filecheck %s --check-prefix=GIVEN
// RUN: nvlower --convert-nvgpu-to-nvvm='index-casts=true short-pointers=true' %s | filecheck %s --check-prefix=WIDE
// RUN: nvlower --lower-to-nvvm='cubin-chip=sm_90' %s | filecheck %s

// SHORT: argument 0: memref<4xi64>: offset, sizes and strides of 64 bits
// SHORT: workgroup attribution 1: {{.*}}: offset, sizes and strides of 64 bits
// LONG: workgroup attribution 1: {{.*}}: offset, sizes and strides of 64 bits
// GIVEN: workgroup attribution 1: {{.*}}: offset, sizes and strides of 32 bits

// The barriers' descriptor agrees between the passes: no cast is left, and the state's address is 64 bits wide.
// WIDE: unrealized_conversion_cast %{{.*}} : memref<2xi64, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: gpu.module @wide
// CHECK-NOT: unrealized_conversion_cast
// CHECK: nvvm.mbarrier.init %{{.*}}, %{{.*}} : !llvm.ptr<3>, i32
!group = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
gpu.module @wide attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<64> : vector<4xi64>>} {
  gpu.func @k(%o: memref<4xi64>, %n: index) workgroup(%w: memref<16xf32, #gpu.address_space<workgroup>>, %x: memref<4xf32, 3>) kernel {
    %b = nvgpu.mbarrier.create -> !group
    nvgpu.mbarrier.init %b[%n], %n : !group
    gpu.return
  }
}
