// One example for each op of gpu: read by --show-op, the op reference and the tests.

// -----
// op: gpu.cluster_dim
func.func @cluster_dim() {
  %result = gpu.cluster_dim x
  return
}

// -----
// op: gpu.cluster_dim_blocks
func.func @cluster_dim_blocks() {
  %result = gpu.cluster_dim_blocks x
  return
}

// -----
// op: gpu.cluster_id
func.func @cluster_id() {
  %result = gpu.cluster_id x
  return
}

// -----
// op: gpu.cluster_block_id
func.func @cluster_block_id() {
  %result = gpu.cluster_block_id x
  return
}

// -----
// op: gpu.block_dim
func.func @block_dim() {
  %result = gpu.block_dim x
  return
}

// -----
// op: gpu.block_id
func.func @block_id() {
  %result = gpu.block_id z
  return
}

// -----
// op: gpu.grid_dim
func.func @grid_dim() {
  %result = gpu.grid_dim x
  return
}

// -----
// op: gpu.thread_id
func.func @thread_id() {
  %result = gpu.thread_id y upper_bound 64
  return
}

// -----
// op: gpu.lane_id
func.func @lane_id() {
  %result = gpu.lane_id upper_bound 32
  return
}

// -----
// op: gpu.subgroup_id
func.func @subgroup_id() {
  %result = gpu.subgroup_id : index
  return
}

// -----
// op: gpu.global_id
func.func @global_id() {
  %result = gpu.global_id x
  return
}

// -----
// op: gpu.num_subgroups
func.func @num_subgroups() {
  %result = gpu.num_subgroups : index
  return
}

// -----
// op: gpu.subgroup_size
func.func @subgroup_size() {
  %result = gpu.subgroup_size : index
  return
}

// -----
// op: gpu.func
gpu.module @kernels {
  gpu.func @store(%data: memref<?xf32>, %value: f32) workgroup(%tile: memref<32xf32, #gpu.address_space<workgroup>>) kernel attributes {gpu.known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    memref.store %value, %data[%i] : memref<?xf32>
    gpu.return
  }
}

// -----
// op: gpu.dynamic_shared_memory
func.func @dynamic_shared_memory() {
  %result_memref = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  return
}

// -----
// op: gpu.launch_func
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @scale(%factor: f32, %data: memref<?xf32>) kernel {
      gpu.return
    }
  }
  func.func @launch_func(%blocks: index, %threads: index, %factor: f32, %data: memref<?xf32>) {
    %one = arith.constant 1 : index
    gpu.launch_func @kernels::@scale blocks in (%blocks, %one, %one) threads in (%threads, %one, %one) args(%factor : f32, %data : memref<?xf32>)
    return
  }
}

// -----
// op: gpu.launch
func.func @launch(%blocks: index, %threads: index, %data: memref<?xf32>, %value: f32) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %blocks, %gy = %one, %gz = %one) threads(%tx, %ty, %tz) in (%sx = %threads, %sy = %one, %sz = %one) {
    memref.store %value, %data[%tx] : memref<?xf32>
    gpu.terminator
  }
  return
}

// -----
// op: gpu.printf
func.func @printf(%i: index, %x: f32) {
  gpu.printf "element %lld is %f\0A", %i, %x : index, f32
  return
}

// -----
// op: gpu.return
gpu.module @kernels {
  gpu.func @square(%x: f32) -> f32 {
    %y = arith.mulf %x, %x : f32
    gpu.return %y : f32
  }
}

// -----
// op: gpu.terminator
func.func @terminator(%blocks: index, %threads: index, %data: memref<?xf32>, %value: f32) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %blocks, %gy = %one, %gz = %one) threads(%tx, %ty, %tz) in (%sx = %threads, %sy = %one, %sz = %one) {
    memref.store %value, %data[%tx] : memref<?xf32>
    gpu.terminator
  }
  return
}

// -----
// op: gpu.yield
func.func @warp_execute_on_lane_0(%laneid: index) {
  gpu.warp_execute_on_lane_0(%laneid)[16] {
  }
  return
}

// -----
// op: gpu.all_reduce
func.func @all_reduce(%value: f32) {
  %result = gpu.all_reduce add %value uniform {
  } : (f32) -> f32
  return
}

// -----
// op: gpu.subgroup_reduce
func.func @subgroup_reduce(%value: f32) {
  %result = gpu.subgroup_reduce add %value uniform : (f32) -> f32
  return
}

// -----
// op: gpu.shuffle
func.func @shuffle(%value: i32, %offset: i32, %width: i32) {
  %shuffle_result:2 = gpu.shuffle up %value, %offset, %width : i32
  return
}

// -----
// op: gpu.rotate
func.func @rotate(%value: f32) {
  %rotate_result:2 = gpu.rotate %value, 3, 16 : f32
  return
}

// -----
// op: gpu.barrier
func.func @barrier() {
  gpu.barrier
  return
}

// -----
// op: gpu.module
gpu.module @kernels [#nvvm.target<chip = "sm_90">] {
  gpu.func @empty() kernel {
    gpu.return
  }
}

// -----
// op: gpu.binary
gpu.binary @bin [#gpu.object<#nvvm.target, "abc">]

// -----
// op: gpu.host_register
func.func @host_register(%value: memref<*xf32>) {
  gpu.host_register %value : memref<*xf32>
  return
}

// -----
// op: gpu.host_unregister
func.func @host_unregister(%value: memref<*xf32>) {
  gpu.host_unregister %value : memref<*xf32>
  return
}

// -----
// op: gpu.wait
func.func @wait() {
  gpu.wait
  return
}

// -----
// op: gpu.alloc
func.func @alloc() {
  %memref = gpu.alloc () : memref<4xf32>
  return
}

// -----
// op: gpu.dealloc
func.func @dealloc(%memref: memref<4xf32>) {
  gpu.dealloc %memref : memref<4xf32>
  return
}

// -----
// op: gpu.memcpy
func.func @memcpy(%dst: memref<4xf32>, %src: memref<4xf32>) {
  gpu.memcpy %dst, %src : memref<4xf32>, memref<4xf32>
  return
}

// -----
// op: gpu.memset
func.func @memset(%dst: memref<4xf32>, %value: f32) {
  gpu.memset %dst, %value : memref<4xf32>, f32
  return
}

// -----
// op: gpu.set_default_device
func.func @set_default_device(%dev_index: i32) {
  gpu.set_default_device %dev_index
  return
}

// -----
// op: gpu.subgroup_mma_load_matrix
func.func @subgroup_mma_load_matrix(%src_memref: memref<32x32xf16>, %indices: index, %indices_0: index) {
  %result = gpu.subgroup_mma_load_matrix %src_memref[%indices, %indices_0] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----
// op: gpu.subgroup_mma_store_matrix
func.func @subgroup_mma_store_matrix(%src: !gpu.mma_matrix<16x16xf16, "COp">, %dst_memref: memref<32x32xf16>, %indices: index, %indices_0: index) {
  gpu.subgroup_mma_store_matrix %src, %dst_memref[%indices, %indices_0] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16>
  return
}

// -----
// op: gpu.subgroup_mma_compute
func.func @subgroup_mma_compute(%op_a: !gpu.mma_matrix<16x16xf16, "AOp">, %op_b: !gpu.mma_matrix<16x16xf16, "BOp">, %op_c: !gpu.mma_matrix<16x16xf16, "COp">) {
  %result = gpu.subgroup_mma_compute %op_a, %op_b, %op_c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----
// op: gpu.subgroup_mma_constant_matrix
func.func @subgroup_mma_constant_matrix(%value: f16) {
  %result = gpu.subgroup_mma_constant_matrix %value : !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----
// op: gpu.subgroup_mma_extract_thread_local
func.func @subgroup_mma_extract_thread_local(%matrix: !gpu.mma_matrix<16x16xf16, "COp">, %indices: index) {
  %result = gpu.subgroup_mma_extract_thread_local %matrix[%indices] : !gpu.mma_matrix<16x16xf16, "COp"> -> f16
  return
}

// -----
// op: gpu.subgroup_mma_insert_thread_local
func.func @subgroup_mma_insert_thread_local(%value: f16, %matrix: !gpu.mma_matrix<16x16xf16, "COp">, %indices: index) {
  %result = gpu.subgroup_mma_insert_thread_local %value, %matrix[%indices] : f16, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----
// op: gpu.subgroup_mma_elementwise
func.func @subgroup_mma_elementwise(%args: !gpu.mma_matrix<16x16xf16, "COp">, %args_0: !gpu.mma_matrix<16x16xf16, "COp">) {
  %result = gpu.subgroup_mma_elementwise addf %args, %args_0 : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----
// op: gpu.create_dn_tensor
func.func @create_dn_tensor(%memref: memref<?xf32>, %dims: index, %dims_0: index) {
  %dn_tensor = gpu.create_dn_tensor %memref, %dims, %dims_0 : index, index into memref<?xf32>
  return
}

// -----
// op: gpu.destroy_dn_tensor
func.func @destroy_dn_tensor(%dn_tensor: !gpu.sparse.dntensor_handle) {
  gpu.destroy_dn_tensor %dn_tensor
  return
}

// -----
// op: gpu.create_coo
func.func @create_coo(%rows: index, %cols: index, %nnz: index, %row_idxs: memref<?xindex>, %col_idxs: memref<?xindex>, %values: memref<?xf32>) {
  %spmat = gpu.create_coo %rows, %cols, %nnz, %row_idxs, %col_idxs, %values : memref<?xindex>, memref<?xindex>, memref<?xf32>
  return
}

// -----
// op: gpu.create_coo_aos
func.func @create_coo_aos(%rows: index, %cols: index, %nnz: index, %idxs: memref<?xindex>, %values: memref<?xf32>) {
  %spmat = gpu.create_coo_aos %rows, %cols, %nnz, %idxs, %values : memref<?xindex>, memref<?xf32>
  return
}

// -----
// op: gpu.create_csr
func.func @create_csr(%rows: index, %cols: index, %nnz: index, %row_pos: memref<?xindex>, %col_idxs: memref<?xindex>, %values: memref<?xf32>) {
  %spmat = gpu.create_csr %rows, %cols, %nnz, %row_pos, %col_idxs, %values : memref<?xindex>, memref<?xindex>, memref<?xf32>
  return
}

// -----
// op: gpu.create_csc
func.func @create_csc(%rows: index, %cols: index, %nnz: index, %col_pos: memref<?xindex>, %row_idxs: memref<?xindex>, %values: memref<?xf32>) {
  %spmat = gpu.create_csc %rows, %cols, %nnz, %col_pos, %row_idxs, %values : memref<?xindex>, memref<?xindex>, memref<?xf32>
  return
}

// -----
// op: gpu.create_bsr
func.func @create_bsr(%brows: index, %bcols: index, %bnnz: index, %height: index, %width: index, %row_pos: memref<?xindex>, %col_idxs: memref<?xindex>, %values: memref<?xf32>) {
  %spmat = gpu.create_bsr %brows, %bcols, %bnnz, %height, %width, %row_pos, %col_idxs, %values : memref<?xindex>, memref<?xindex>, memref<?xf32>
  return
}

// -----
// op: gpu.create_2to4_spmat
func.func @create_2to4_spmat(%rows: index, %cols: index, %memref: memref<?xf32>) {
  %sp_mat = gpu.create_2to4_spmat { NONE} %rows, %cols, %memref : memref<?xf32>
  return
}

// -----
// op: gpu.destroy_sp_mat
func.func @destroy_sp_mat(%spmat: !gpu.sparse.spmat_handle) {
  gpu.destroy_sp_mat %spmat
  return
}

// -----
// op: gpu.spmv_buffer_size
func.func @spmv_buffer_size(%spmat_a: !gpu.sparse.spmat_handle, %dn_x: !gpu.sparse.dntensor_handle, %dn_y: !gpu.sparse.dntensor_handle) {
  %buffer_sz = gpu.spmv_buffer_size %spmat_a, %dn_x, %dn_y into i32
  return
}

// -----
// op: gpu.spmv
func.func @spmv(%spmat_a: !gpu.sparse.spmat_handle, %dn_x: !gpu.sparse.dntensor_handle, %dn_y: !gpu.sparse.dntensor_handle, %buffer: memref<4xf32>) {
  %async_token = gpu.spmv async %spmat_a, %dn_x, %dn_y, %buffer : memref<4xf32> into f32
  return
}

// -----
// op: gpu.spmm_buffer_size
func.func @spmm_buffer_size(%spmat_a: !gpu.sparse.spmat_handle, %dnmat_b: !gpu.sparse.dntensor_handle, %dnmat_c: !gpu.sparse.dntensor_handle) {
  %buffer_szs:2 = gpu.spmm_buffer_size async %spmat_a, %dnmat_b, %dnmat_c : index into f32
  return
}

// -----
// op: gpu.spmm
func.func @spmm(%spmat_a: !gpu.sparse.spmat_handle, %dnmat_b: !gpu.sparse.dntensor_handle, %dnmat_c: !gpu.sparse.dntensor_handle, %buffers: memref<64xi8>) {
  %async_token = gpu.spmm async %spmat_a, %dnmat_b, %dnmat_c, %buffers : memref<64xi8> into f32
  return
}

// -----
// op: gpu.sddmm_buffer_size
func.func @sddmm_buffer_size(%dnmat_a: !gpu.sparse.dntensor_handle, %dnmat_b: !gpu.sparse.dntensor_handle, %spmat_c: !gpu.sparse.spmat_handle) {
  %buffer_sz = gpu.sddmm_buffer_size %dnmat_a, %dnmat_b, %spmat_c into i32
  return
}

// -----
// op: gpu.sddmm
func.func @sddmm(%dnmat_a: !gpu.sparse.dntensor_handle, %dnmat_b: !gpu.sparse.dntensor_handle, %spmat_c: !gpu.sparse.spmat_handle, %buffer: memref<4xf32>) {
  gpu.sddmm %dnmat_a, %dnmat_b, %spmat_c, %buffer : memref<4xf32> into f32
  return
}

// -----
// op: gpu.spgemm_create_descr
func.func @spgemm_create_descr() {
  %desc = gpu.spgemm_create_descr
  return
}

// -----
// op: gpu.spgemm_destroy_descr
func.func @spgemm_destroy_descr(%desc: !gpu.sparse.spgemmop_handle) {
  gpu.spgemm_destroy_descr %desc
  return
}

// -----
// op: gpu.spgemm_work_estimation_or_compute
func.func @spgemm_work_estimation_or_compute(%desc: !gpu.sparse.spgemmop_handle, %spmat_a: !gpu.sparse.spmat_handle, %spmat_b: !gpu.sparse.spmat_handle, %spmat_c: !gpu.sparse.spmat_handle, %buffer_sz: index, %buffer: memref<4xf32>) {
  %buffer_sz_new = gpu.spgemm_work_estimation_or_compute { COMPUTE} %spmat_a, %spmat_b, %spmat_c, %desc, %buffer_sz, %buffer : i32 into memref<4xf32>
  return
}

// -----
// op: gpu.spgemm_copy
func.func @spgemm_copy(%desc: !gpu.sparse.spgemmop_handle, %spmat_a: !gpu.sparse.spmat_handle, %spmat_b: !gpu.sparse.spmat_handle, %spmat_c: !gpu.sparse.spmat_handle) {
  gpu.spgemm_copy %spmat_a, %spmat_b, %spmat_c, %desc : i32
  return
}

// -----
// op: gpu.spmat_get_size
func.func @spmat_get_size(%spmat: !gpu.sparse.spmat_handle) {
  %rows:3 = gpu.spmat_get_size %spmat
  return
}

// -----
// op: gpu.set_csr_pointers
func.func @set_csr_pointers(%spmat: !gpu.sparse.spmat_handle, %positions: memref<?xindex>, %coordinates: memref<?xindex>, %values: memref<?xf32>) {
  gpu.set_csr_pointers %spmat, %positions, %coordinates, %values : memref<?xindex>, memref<?xindex>, memref<?xf32>
  return
}

// -----
// op: gpu.warp_execute_on_lane_0
func.func @warp_execute_on_lane_0(%laneid: index) {
  gpu.warp_execute_on_lane_0(%laneid)[16] {
  }
  return
}

// -----
// op: gpu.subgroup_broadcast
func.func @subgroup_broadcast(%src: f32) {
  %result = gpu.subgroup_broadcast %src, first_active_lane : f32
  return
}
