// Every op of nvgpu: what upstream prints for it, in custom and in generic form.
// RUN: nvlower --split-input-file %s | filecheck %s
// RUN: nvlower --split-input-file --mlir-print-op-generic %s | filecheck %s --check-prefix=GENERIC

// -----
// op: nvgpu.ldmatrix
// CHECK: %0 = nvgpu.ldmatrix %arg0[%arg1, %arg2] {numTiles = 2 : i32, transpose = false} : memref<8x8xf32, 3> -> vector<2x1xf32>
// GENERIC: %0 = "nvgpu.ldmatrix"(%arg0, %arg1, %arg2) <{numTiles = 2 : i32, transpose = false}> : (memref<8x8xf32, 3>, index, index) -> vector<2x1xf32>
func.func @ldmatrix(%src_memref: memref<8x8xf32, 3>, %indices: index, %indices_0: index) {
  %result = nvgpu.ldmatrix %src_memref[%indices, %indices_0] {numTiles = 2 : i32, transpose = false} : memref<8x8xf32, 3> -> vector<2x1xf32>
  return
}

// -----
// op: nvgpu.mma.sync
// CHECK: %0 = nvgpu.mma.sync(%arg0, %arg1, %arg2) {mmaShape = [16, 8, 8]} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
// GENERIC: %0 = "nvgpu.mma.sync"(%arg0, %arg1, %arg2) <{mmaShape = [16, 8, 8]}> : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
func.func @mma_sync(%matrix_a: vector<4x1xf32>, %matrix_b: vector<2x1xf32>, %matrix_c: vector<2x2xf32>) {
  %result = nvgpu.mma.sync(%matrix_a, %matrix_b, %matrix_c) {mmaShape = [16, 8, 8]} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----
// op: nvgpu.mma.sp.sync
// CHECK: %0 = nvgpu.mma.sp.sync(%arg0, %arg1, %arg2) metadata(%arg3) {mmaShape = [16, 8, 16], tf32Enabled} : (vector<4x1xf32>, vector<4x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
// GENERIC: %0 = "nvgpu.mma.sp.sync"(%arg0, %arg1, %arg2, %arg3) <{mmaShape = [16, 8, 16], sparsitySelector = 0 : i32, tf32Enabled}> : (vector<4x1xf32>, vector<4x1xf32>, vector<2x2xf32>, vector<2xi16>) -> vector<2x2xf32>
func.func @mma_sp_sync(%matrix_a: vector<4x1xf32>, %matrix_b: vector<4x1xf32>, %matrix_c: vector<2x2xf32>, %sparse_metadata: vector<2xi16>) {
  %result = nvgpu.mma.sp.sync(%matrix_a, %matrix_b, %matrix_c) metadata(%sparse_metadata) {mmaShape = [16, 8, 16], tf32Enabled} : (vector<4x1xf32>, vector<4x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----
// op: nvgpu.device_async_copy
// CHECK: %0 = nvgpu.device_async_copy %arg4[%arg5, %arg6], %arg0[%arg1, %arg2, %arg3], 4 : memref<128x128xf32> to memref<3x16x128xf32, 3>
// GENERIC: %0 = "nvgpu.device_async_copy"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 3, 1, 2, 0>}> : (memref<3x16x128xf32, 3>, index, index, index, memref<128x128xf32>, index, index) -> !nvgpu.device.async.token
func.func @device_async_copy(%dst: memref<3x16x128xf32, 3>, %dst_indices: index, %dst_indices_0: index, %dst_indices_1: index, %src: memref<128x128xf32>, %src_indices: index, %src_indices_2: index) {
  %async_token = nvgpu.device_async_copy %src[%src_indices, %src_indices_2], %dst[%dst_indices, %dst_indices_0, %dst_indices_1], 4 : memref<128x128xf32> to memref<3x16x128xf32, 3>
  return
}

// -----
// op: nvgpu.device_async_create_group
// CHECK: %0 = nvgpu.device_async_create_group
// GENERIC: %0 = "nvgpu.device_async_create_group"() : () -> !nvgpu.device.async.token
func.func @device_async_create_group() {
  %async_token = nvgpu.device_async_create_group
  return
}

// -----
// op: nvgpu.device_async_wait
// CHECK: nvgpu.device_async_wait %arg0 {numGroups = 3 : i32}
// GENERIC: "nvgpu.device_async_wait"(%arg0) <{numGroups = 3 : i32}> : (!nvgpu.device.async.token) -> ()
func.func @device_async_wait(%async_dependencies: !nvgpu.device.async.token) {
  nvgpu.device_async_wait %async_dependencies {numGroups = 3 : i32}
  return
}

// -----
// op: nvgpu.mbarrier.create
// CHECK: %0 = nvgpu.mbarrier.create -> <memorySpace = 1 : i64>
// GENERIC: %0 = "nvgpu.mbarrier.create"() : () -> !nvgpu.mbarrier.group<memorySpace = 1 : i64>
func.func @mbarrier_create() {
  %barriers = nvgpu.mbarrier.create -> <memorySpace = 1 : i64>
  return
}

// -----
// op: nvgpu.mbarrier.get
// CHECK: %0 = nvgpu.mbarrier.get %arg0[%arg1] : <memorySpace = 3 : i64, num_barriers = 4> -> i32
// GENERIC: %0 = "nvgpu.mbarrier.get"(%arg0, %arg1) : (!nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 4>, index) -> i32
func.func @mbarrier_get(%barriers: !nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 4>, %mbar_id: index) {
  %mbarrier_pointer = nvgpu.mbarrier.get %barriers[%mbar_id] : <memorySpace = 3 : i64, num_barriers = 4> -> i32
  return
}

// -----
// op: nvgpu.mbarrier.init
// CHECK: nvgpu.mbarrier.init %arg0[%arg2], %arg1 : <memorySpace = #gpu.address_space<workgroup>>
// GENERIC: "nvgpu.mbarrier.init"(%arg0, %arg1, %arg2) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index) -> ()
func.func @mbarrier_init(%barriers: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %count: index, %mbar_id: index) {
  nvgpu.mbarrier.init %barriers[%mbar_id], %count : <memorySpace = #gpu.address_space<workgroup>>
  return
}

// -----
// op: nvgpu.mbarrier.test.wait
// CHECK: %0 = nvgpu.mbarrier.test.wait %arg0[%arg2], %arg1 : <memorySpace = #gpu.address_space<workgroup>>, !nvgpu.mbarrier.token
// GENERIC: %0 = "nvgpu.mbarrier.test.wait"(%arg0, %arg1, %arg2) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.mbarrier.token, index) -> i1
func.func @mbarrier_test_wait(%barriers: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %token: !nvgpu.mbarrier.token, %mbar_id: index) {
  %wait_complete = nvgpu.mbarrier.test.wait %barriers[%mbar_id], %token : <memorySpace = #gpu.address_space<workgroup>>, !nvgpu.mbarrier.token
  return
}

// -----
// op: nvgpu.mbarrier.arrive
// CHECK: %0 = nvgpu.mbarrier.arrive %arg0[%arg1] : <memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token
// GENERIC: %0 = "nvgpu.mbarrier.arrive"(%arg0, %arg1) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index) -> !nvgpu.mbarrier.token
func.func @mbarrier_arrive(%barriers: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %mbar_id: index) {
  %token = nvgpu.mbarrier.arrive %barriers[%mbar_id] : <memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token
  return
}

// -----
// op: nvgpu.mbarrier.arrive.nocomplete
// CHECK: %0 = nvgpu.mbarrier.arrive.nocomplete %arg0[%arg1], %arg2 : <memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token
// GENERIC: %0 = "nvgpu.mbarrier.arrive.nocomplete"(%arg0, %arg1, %arg2) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index) -> !nvgpu.mbarrier.token
func.func @mbarrier_arrive_nocomplete(%barriers: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %mbar_id: index, %count: index) {
  %token = nvgpu.mbarrier.arrive.nocomplete %barriers[%mbar_id], %count : <memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token
  return
}

// -----
// op: nvgpu.mbarrier.arrive.expect_tx
// CHECK: nvgpu.mbarrier.arrive.expect_tx %arg0[%arg2], %arg1 : <memorySpace = 3 : i64, num_barriers = 4>
// GENERIC: "nvgpu.mbarrier.arrive.expect_tx"(%arg0, %arg1, %arg2) : (!nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 4>, index, index) -> ()
func.func @mbarrier_arrive_expect_tx(%barriers: !nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 4>, %txcount: index, %mbar_id: index) {
  nvgpu.mbarrier.arrive.expect_tx %barriers[%mbar_id], %txcount : <memorySpace = 3 : i64, num_barriers = 4>
  return
}

// -----
// op: nvgpu.mbarrier.try_wait.parity
// CHECK: nvgpu.mbarrier.try_wait.parity %arg0[%arg3], %arg1, %arg2 : <memorySpace = 3 : i64, num_barriers = 4>
// GENERIC: "nvgpu.mbarrier.try_wait.parity"(%arg0, %arg1, %arg2, %arg3) : (!nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 4>, i1, index, index) -> ()
func.func @mbarrier_try_wait_parity(%barriers: !nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 4>, %phase_parity: i1, %ticks: index, %mbar_id: index) {
  nvgpu.mbarrier.try_wait.parity %barriers[%mbar_id], %phase_parity, %ticks : <memorySpace = 3 : i64, num_barriers = 4>
  return
}

// -----
// op: nvgpu.tma.fence.descriptor
// CHECK: nvgpu.tma.fence.descriptor %arg0 : <tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
// GENERIC: "nvgpu.tma.fence.descriptor"(%arg0) : (!nvgpu.tensormap.descriptor<tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>) -> ()
func.func @tma_fence_descriptor(%tensor_map_descriptor: !nvgpu.tensormap.descriptor<tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>) {
  nvgpu.tma.fence.descriptor %tensor_map_descriptor : <tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
  return
}

// -----
// op: nvgpu.tma.prefetch.descriptor
// CHECK: nvgpu.tma.prefetch.descriptor %arg0 : <tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
// GENERIC: "nvgpu.tma.prefetch.descriptor"(%arg0) : (!nvgpu.tensormap.descriptor<tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>) -> ()
func.func @tma_prefetch_descriptor(%tensor_map_descriptor: !nvgpu.tensormap.descriptor<tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>) {
  nvgpu.tma.prefetch.descriptor %tensor_map_descriptor : <tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
  return
}

// -----
// op: nvgpu.tma.async.load
// CHECK: nvgpu.tma.async.load %arg2[%arg3], %arg1[%arg4] to %arg0 : <tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<64xf32, 3>
// GENERIC: "nvgpu.tma.async.load"(%arg0, %arg1, %arg2, %arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (memref<64xf32, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, index, index) -> ()
func.func @tma_async_load(%dst: memref<64xf32, 3>, %barriers: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %tensor_map_descriptor: !nvgpu.tensormap.descriptor<tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %coordinates: index, %mbar_id: index) {
  nvgpu.tma.async.load %tensor_map_descriptor[%coordinates], %barriers[%mbar_id] to %dst : <tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<64xf32, 3>
  return
}

// -----
// op: nvgpu.tma.async.store
// CHECK: nvgpu.tma.async.store %arg0 to %arg1[%arg2, %arg3] : memref<128x64xf16, 3> -> <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// GENERIC: "nvgpu.tma.async.store"(%arg0, %arg1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index) -> ()
func.func @tma_async_store(%src: memref<128x64xf16, 3>, %tensor_map_descriptor: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %coordinates: index, %coordinates_0: index) {
  nvgpu.tma.async.store %src to %tensor_map_descriptor[%coordinates, %coordinates_0] : memref<128x64xf16, 3> -> <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----
// op: nvgpu.tma.create.descriptor
// CHECK: %0 = nvgpu.tma.create.descriptor %arg0 box[%arg1, %arg2] : memref<*xf16> -> <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// GENERIC: %0 = "nvgpu.tma.create.descriptor"(%arg0, %arg1, %arg2) : (memref<*xf16>, index, index) -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
func.func @tma_create_descriptor(%tensor: memref<*xf16>, %rows: index, %columns: index) {
  %map = nvgpu.tma.create.descriptor %tensor box[%rows, %columns] : memref<*xf16> -> <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----
// op: nvgpu.warpgroup.generate.descriptor
// CHECK: %0 = nvgpu.warpgroup.generate.descriptor %arg0, %arg1 : memref<64x64xf16, 3>, <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<64x64xf16, 3>>
// GENERIC: %0 = "nvgpu.warpgroup.generate.descriptor"(%arg0, %arg1) : (memref<64x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) -> !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>
func.func @warpgroup_generate_descriptor(%tensor: memref<64x64xf16, 3>, %tensor_map: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  %descriptor = nvgpu.warpgroup.generate.descriptor %tensor, %tensor_map : memref<64x64xf16, 3>, <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<64x64xf16, 3>>
  return
}

// -----
// op: nvgpu.warpgroup.mma
// CHECK: %0 = nvgpu.warpgroup.mma %arg0, %arg1, %arg2 : <tensor = memref<64x16xtf32, 3>>, <tensor = memref<16x16xtf32, 3>>, <fragmented = vector<64x16xf32>> -> <fragmented = vector<64x16xf32>>
// GENERIC: %0 = "nvgpu.warpgroup.mma"(%arg0, %arg1, %arg2) : (!nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>
func.func @warpgroup_mma(%descriptor_a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, %descriptor_b: !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, %matrix_c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>) {
  %matrix_d = nvgpu.warpgroup.mma %descriptor_a, %descriptor_b, %matrix_c : <tensor = memref<64x16xtf32, 3>>, <tensor = memref<16x16xtf32, 3>>, <fragmented = vector<64x16xf32>> -> <fragmented = vector<64x16xf32>>
  return
}

// -----
// op: nvgpu.warpgroup.mma.store
// CHECK: nvgpu.warpgroup.mma.store %arg0, %arg1 : <fragmented = vector<64x8xf32>> to memref<64x8xf32, 3>
// GENERIC: "nvgpu.warpgroup.mma.store"(%arg0, %arg1) : (!nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>, memref<64x8xf32, 3>) -> ()
func.func @warpgroup_mma_store(%matrix_d: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>, %dst_memref: memref<64x8xf32, 3>) {
  nvgpu.warpgroup.mma.store %matrix_d, %dst_memref : <fragmented = vector<64x8xf32>> to memref<64x8xf32, 3>
  return
}

// -----
// op: nvgpu.warpgroup.mma.init.accumulator
// CHECK: %0 = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<64x8xf32>>
// GENERIC: %0 = "nvgpu.warpgroup.mma.init.accumulator"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>
func.func @warpgroup_mma_init_accumulator() {
  %matrix_c = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<64x8xf32>>
  return
}

// -----
// op: nvgpu.rcp
// CHECK: %0 = nvgpu.rcp %arg0{rounding =  approx, ftz} : vector<4xf32>
// GENERIC: %0 = "nvgpu.rcp"(%arg0) <{ftz, rounding = #nvgpu<rcp_rounding_mode approx>}> : (vector<4xf32>) -> vector<4xf32>
func.func @rcp(%in: vector<4xf32>) {
  %out = nvgpu.rcp %in{rounding = approx, ftz} : vector<4xf32>
  return
}
