// One example for each op of nvgpu: read by --show-op, the op reference and the tests.

// -----
// op: nvgpu.ldmatrix
func.func @ldmatrix(%src_memref: memref<8x8xf32, 3>, %indices: index, %indices_0: index) {
  %result = nvgpu.ldmatrix %src_memref[%indices, %indices_0] {numTiles = 2 : i32, transpose = false} : memref<8x8xf32, 3> -> vector<2x1xf32>
  return
}

// -----
// op: nvgpu.mma.sync
func.func @mma_sync(%matrix_a: vector<4x1xf32>, %matrix_b: vector<2x1xf32>, %matrix_c: vector<2x2xf32>) {
  %result = nvgpu.mma.sync(%matrix_a, %matrix_b, %matrix_c) {mmaShape = [16, 8, 8]} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----
// op: nvgpu.mma.sp.sync
func.func @mma_sp_sync(%matrix_a: vector<4x1xf32>, %matrix_b: vector<4x1xf32>, %matrix_c: vector<2x2xf32>, %sparse_metadata: vector<2xi16>) {
  %result = nvgpu.mma.sp.sync(%matrix_a, %matrix_b, %matrix_c) metadata(%sparse_metadata) {mmaShape = [16, 8, 16], tf32Enabled} : (vector<4x1xf32>, vector<4x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----
// op: nvgpu.device_async_copy
func.func @device_async_copy(%dst: memref<3x16x128xf32, 3>, %dst_indices: index, %dst_indices_0: index, %dst_indices_1: index, %src: memref<128x128xf32>, %src_indices: index, %src_indices_2: index) {
  %async_token = nvgpu.device_async_copy %src[%src_indices, %src_indices_2], %dst[%dst_indices, %dst_indices_0, %dst_indices_1], 4 : memref<128x128xf32> to memref<3x16x128xf32, 3>
  return
}

// -----
// op: nvgpu.device_async_create_group
func.func @device_async_create_group() {
  %async_token = nvgpu.device_async_create_group
  return
}

// -----
// op: nvgpu.device_async_wait
func.func @device_async_wait(%async_dependencies: !nvgpu.device.async.token) {
  nvgpu.device_async_wait %async_dependencies {numGroups = 3 : i32}
  return
}

// -----
// op: nvgpu.mbarrier.create
func.func @mbarrier_create() {
  %barriers = nvgpu.mbarrier.create -> <memorySpace = 1 : i64>
  return
}

// -----
// op: nvgpu.mbarrier.get
func.func @mbarrier_get(%barriers: !nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 4>, %mbar_id: index) {
  %mbarrier_pointer = nvgpu.mbarrier.get %barriers[%mbar_id] : <memorySpace = 3 : i64, num_barriers = 4> -> i32
  return
}

// -----
// op: nvgpu.mbarrier.init
func.func @mbarrier_init(%barriers: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %count: index, %mbar_id: index) {
  nvgpu.mbarrier.init %barriers[%mbar_id], %count : <memorySpace = #gpu.address_space<workgroup>>
  return
}

// -----
// op: nvgpu.mbarrier.test.wait
func.func @mbarrier_test_wait(%barriers: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %token: !nvgpu.mbarrier.token, %mbar_id: index) {
  %wait_complete = nvgpu.mbarrier.test.wait %barriers[%mbar_id], %token : <memorySpace = #gpu.address_space<workgroup>>, !nvgpu.mbarrier.token
  return
}

// -----
// op: nvgpu.mbarrier.arrive
func.func @mbarrier_arrive(%barriers: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %mbar_id: index) {
  %token = nvgpu.mbarrier.arrive %barriers[%mbar_id] : <memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token
  return
}

// -----
// op: nvgpu.mbarrier.arrive.nocomplete
func.func @mbarrier_arrive_nocomplete(%barriers: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %mbar_id: index, %count: index) {
  %token = nvgpu.mbarrier.arrive.nocomplete %barriers[%mbar_id], %count : <memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token
  return
}

// -----
// op: nvgpu.mbarrier.arrive.expect_tx
func.func @mbarrier_arrive_expect_tx(%barriers: !nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 4>, %txcount: index, %mbar_id: index) {
  nvgpu.mbarrier.arrive.expect_tx %barriers[%mbar_id], %txcount : <memorySpace = 3 : i64, num_barriers = 4>
  return
}

// -----
// op: nvgpu.mbarrier.try_wait.parity
func.func @mbarrier_try_wait_parity(%barriers: !nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 4>, %phase_parity: i1, %ticks: index, %mbar_id: index) {
  nvgpu.mbarrier.try_wait.parity %barriers[%mbar_id], %phase_parity, %ticks : <memorySpace = 3 : i64, num_barriers = 4>
  return
}

// -----
// op: nvgpu.tma.fence.descriptor
func.func @tma_fence_descriptor(%tensor_map_descriptor: !nvgpu.tensormap.descriptor<tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>) {
  nvgpu.tma.fence.descriptor %tensor_map_descriptor : <tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
  return
}

// -----
// op: nvgpu.tma.prefetch.descriptor
func.func @tma_prefetch_descriptor(%tensor_map_descriptor: !nvgpu.tensormap.descriptor<tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>) {
  nvgpu.tma.prefetch.descriptor %tensor_map_descriptor : <tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
  return
}

// -----
// op: nvgpu.tma.async.load
func.func @tma_async_load(%dst: memref<64xf32, 3>, %barriers: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %tensor_map_descriptor: !nvgpu.tensormap.descriptor<tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %coordinates: index, %mbar_id: index) {
  nvgpu.tma.async.load %tensor_map_descriptor[%coordinates], %barriers[%mbar_id] to %dst : <tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<64xf32, 3>
  return
}

// -----
// op: nvgpu.tma.async.store
func.func @tma_async_store(%src: memref<128x64xf16, 3>, %tensor_map_descriptor: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %coordinates: index, %coordinates_0: index) {
  nvgpu.tma.async.store %src to %tensor_map_descriptor[%coordinates, %coordinates_0] : memref<128x64xf16, 3> -> <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----
// op: nvgpu.tma.create.descriptor
func.func @tma_create_descriptor(%tensor: memref<*xf16>, %rows: index, %columns: index) {
  %map = nvgpu.tma.create.descriptor %tensor box[%rows, %columns] : memref<*xf16> -> <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----
// op: nvgpu.warpgroup.generate.descriptor
func.func @warpgroup_generate_descriptor(%tensor: memref<64x64xf16, 3>, %tensor_map: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  %descriptor = nvgpu.warpgroup.generate.descriptor %tensor, %tensor_map : memref<64x64xf16, 3>, <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<64x64xf16, 3>>
  return
}

// -----
// op: nvgpu.warpgroup.mma
func.func @warpgroup_mma(%descriptor_a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, %descriptor_b: !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, %matrix_c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>) {
  %matrix_d = nvgpu.warpgroup.mma %descriptor_a, %descriptor_b, %matrix_c : <tensor = memref<64x16xtf32, 3>>, <tensor = memref<16x16xtf32, 3>>, <fragmented = vector<64x16xf32>> -> <fragmented = vector<64x16xf32>>
  return
}

// -----
// op: nvgpu.warpgroup.mma.store
func.func @warpgroup_mma_store(%matrix_d: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>, %dst_memref: memref<64x8xf32, 3>) {
  nvgpu.warpgroup.mma.store %matrix_d, %dst_memref : <fragmented = vector<64x8xf32>> to memref<64x8xf32, 3>
  return
}

// -----
// op: nvgpu.warpgroup.mma.init.accumulator
func.func @warpgroup_mma_init_accumulator() {
  %matrix_c = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<64x8xf32>>
  return
}

// -----
// op: nvgpu.rcp
func.func @rcp(%in: vector<4xf32>) {
  %out = nvgpu.rcp %in{rounding = approx, ftz} : vector<4xf32>
  return
}
