// Every op of gpu: what upstream prints for it, in custom and in generic form.
// RUN: nvlower --split-input-file %s | filecheck %s
// RUN: nvlower --split-input-file --mlir-print-op-generic %s | filecheck %s --check-prefix=GENERIC

// -----
// op: gpu.cluster_dim
// CHECK: %cluster_dim_x = gpu.cluster_dim  x
// GENERIC: %0 = "gpu.cluster_dim"() <{dimension = #gpu<dim x>}> : () -> index
func.func @cluster_dim() {
  %result = gpu.cluster_dim x
  return
}

// -----
// op: gpu.cluster_dim_blocks
// CHECK: %cluster_dim_blocks_x = gpu.cluster_dim_blocks  x
// GENERIC: %0 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim x>}> : () -> index
func.func @cluster_dim_blocks() {
  %result = gpu.cluster_dim_blocks x
  return
}

// -----
// op: gpu.cluster_id
// CHECK: %cluster_id_x = gpu.cluster_id  x
// GENERIC: %0 = "gpu.cluster_id"() <{dimension = #gpu<dim x>}> : () -> index
func.func @cluster_id() {
  %result = gpu.cluster_id x
  return
}

// -----
// op: gpu.cluster_block_id
// CHECK: %cluster_block_id_x = gpu.cluster_block_id  x
// GENERIC: %0 = "gpu.cluster_block_id"() <{dimension = #gpu<dim x>}> : () -> index
func.func @cluster_block_id() {
  %result = gpu.cluster_block_id x
  return
}

// -----
// op: gpu.block_dim
// CHECK: %block_dim_x = gpu.block_dim  x
// GENERIC: %0 = "gpu.block_dim"() <{dimension = #gpu<dim x>}> : () -> index
func.func @block_dim() {
  %result = gpu.block_dim x
  return
}

// -----
// op: gpu.block_id
// CHECK: %block_id_z = gpu.block_id  z
// GENERIC: %0 = "gpu.block_id"() <{dimension = #gpu<dim z>}> : () -> index
func.func @block_id() {
  %result = gpu.block_id z
  return
}

// -----
// op: gpu.grid_dim
// CHECK: %grid_dim_x = gpu.grid_dim  x
// GENERIC: %0 = "gpu.grid_dim"() <{dimension = #gpu<dim x>}> : () -> index
func.func @grid_dim() {
  %result = gpu.grid_dim x
  return
}

// -----
// op: gpu.thread_id
// CHECK: %thread_id_y = gpu.thread_id  y upper_bound 64
// GENERIC: %0 = "gpu.thread_id"() <{dimension = #gpu<dim y>, upper_bound = 64 : index}> : () -> index
func.func @thread_id() {
  %result = gpu.thread_id y upper_bound 64
  return
}

// -----
// op: gpu.lane_id
// CHECK: %0 = gpu.lane_id upper_bound 32
// GENERIC: %0 = "gpu.lane_id"() <{upper_bound = 32 : index}> : () -> index
func.func @lane_id() {
  %result = gpu.lane_id upper_bound 32
  return
}

// -----
// op: gpu.subgroup_id
// CHECK: %0 = gpu.subgroup_id : index
// GENERIC: %0 = "gpu.subgroup_id"() : () -> index
func.func @subgroup_id() {
  %result = gpu.subgroup_id : index
  return
}

// -----
// op: gpu.global_id
// CHECK: %global_id_x = gpu.global_id  x
// GENERIC: %0 = "gpu.global_id"() <{dimension = #gpu<dim x>}> : () -> index
func.func @global_id() {
  %result = gpu.global_id x
  return
}

// -----
// op: gpu.num_subgroups
// CHECK: %0 = gpu.num_subgroups : index
// GENERIC: %0 = "gpu.num_subgroups"() : () -> index
func.func @num_subgroups() {
  %result = gpu.num_subgroups : index
  return
}

// -----
// op: gpu.subgroup_size
// CHECK: %0 = gpu.subgroup_size : index
// GENERIC: %0 = "gpu.subgroup_size"() : () -> index
func.func @subgroup_size() {
  %result = gpu.subgroup_size : index
  return
}

// -----
// op: gpu.func
// CHECK: gpu.func @store(%arg0: memref<?xf32>, %arg1: f32) workgroup(%arg2 : memref<32xf32, #gpu.address_space<workgroup>>) kernel attributes {gpu.known_block_size = array<i32: 32, 1, 1>} {
// CHECK-NEXT: %thread_id_x = gpu.thread_id  x
// CHECK-NEXT: memref.store %arg1, %arg0[%thread_id_x] : memref<?xf32>
// CHECK-NEXT: gpu.return
// CHECK-NEXT: }
// GENERIC: "gpu.func"() <{function_type = (memref<?xf32>, f32) -> ()}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<?xf32>, %arg1: f32, %arg2: memref<32xf32, #gpu.address_space<workgroup>>):
// GENERIC-NEXT: %0 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> index
// GENERIC-NEXT: "memref.store"(%arg1, %arg0, %0) : (f32, memref<?xf32>, index) -> ()
// GENERIC-NEXT: "gpu.return"() : () -> ()
// GENERIC-NEXT: }) {gpu.kernel, gpu.known_block_size = array<i32: 32, 1, 1>, sym_name = "store", workgroup_attributions = 1 : i64} : () -> ()
gpu.module @kernels {
  gpu.func @store(%data: memref<?xf32>, %value: f32) workgroup(%tile: memref<32xf32, #gpu.address_space<workgroup>>) kernel attributes {gpu.known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    memref.store %value, %data[%i] : memref<?xf32>
    gpu.return
  }
}

// -----
// op: gpu.dynamic_shared_memory
// CHECK: %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
// GENERIC: %0 = "gpu.dynamic_shared_memory"() : () -> memref<?xi8, #gpu.address_space<workgroup>>
func.func @dynamic_shared_memory() {
  %result_memref = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  return
}

// -----
// op: gpu.launch_func
// CHECK: gpu.launch_func  @kernels::@scale blocks in (%arg0, %c1, %c1) threads in (%arg1, %c1, %c1)  args(%arg2 : f32, %arg3 : memref<?xf32>)
// GENERIC: "gpu.launch_func"(%arg0, %0, %0, %arg1, %0, %0, %arg2, %arg3) <{kernel = @kernels::@scale, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 0>}> : (index, index, index, index, index, index, f32, memref<?xf32>) -> ()
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
// CHECK: gpu.launch blocks(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %c1, %arg12 = %c1) threads(%arg7, %arg8, %arg9) in (%arg13 = %arg1, %arg14 = %c1, %arg15 = %c1) {
// CHECK-NEXT: memref.store %arg3, %arg2[%arg7] : memref<?xf32>
// CHECK-NEXT: gpu.terminator
// CHECK-NEXT: }
// GENERIC: "gpu.launch"(%arg0, %0, %0, %arg1, %0, %0) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
// GENERIC-NEXT: ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: index):
// GENERIC-NEXT: "memref.store"(%arg3, %arg2, %arg7) : (f32, memref<?xf32>, index) -> ()
// GENERIC-NEXT: "gpu.terminator"() : () -> ()
// GENERIC-NEXT: }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
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
// CHECK: gpu.printf "element %lld is %f\0A", %arg0, %arg1 : index, f32
// GENERIC: "gpu.printf"(%arg0, %arg1) <{format = "element %lld is %f\0A"}> : (index, f32) -> ()
func.func @printf(%i: index, %x: f32) {
  gpu.printf "element %lld is %f\0A", %i, %x : index, f32
  return
}

// -----
// op: gpu.return
// CHECK: gpu.return %0 : f32
// GENERIC: "gpu.return"(%0) : (f32) -> ()
gpu.module @kernels {
  gpu.func @square(%x: f32) -> f32 {
    %y = arith.mulf %x, %x : f32
    gpu.return %y : f32
  }
}

// -----
// op: gpu.terminator
// CHECK: gpu.terminator
// GENERIC: "gpu.terminator"() : () -> ()
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
// CHECK: func.func @warp_execute_on_lane_0(%arg0: index) {
// CHECK-NEXT: gpu.warp_execute_on_lane_0(%arg0)[16] {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// GENERIC: "gpu.yield"() : () -> ()
func.func @warp_execute_on_lane_0(%laneid: index) {
  gpu.warp_execute_on_lane_0(%laneid)[16] {
  }
  return
}

// -----
// op: gpu.all_reduce
// CHECK: %0 = gpu.all_reduce  add %arg0 uniform {
// CHECK-NEXT: } : (f32) -> f32
// GENERIC: %0 = "gpu.all_reduce"(%arg0) <{op = #gpu<all_reduce_op add>, uniform}> ({
// GENERIC-NEXT: }) : (f32) -> f32
func.func @all_reduce(%value: f32) {
  %result = gpu.all_reduce add %value uniform {
  } : (f32) -> f32
  return
}

// -----
// op: gpu.subgroup_reduce
// CHECK: %0 = gpu.subgroup_reduce  add %arg0 uniform : (f32) -> f32
// GENERIC: %0 = "gpu.subgroup_reduce"(%arg0) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op add>, uniform}> : (f32) -> f32
func.func @subgroup_reduce(%value: f32) {
  %result = gpu.subgroup_reduce add %value uniform : (f32) -> f32
  return
}

// -----
// op: gpu.shuffle
// CHECK: %shuffleResult, %valid = gpu.shuffle  up %arg0, %arg1, %arg2 : i32
// GENERIC: %0:2 = "gpu.shuffle"(%arg0, %arg1, %arg2) <{mode = #gpu<shuffle_mode up>}> : (i32, i32, i32) -> (i32, i1)
func.func @shuffle(%value: i32, %offset: i32, %width: i32) {
  %shuffle_result:2 = gpu.shuffle up %value, %offset, %width : i32
  return
}

// -----
// op: gpu.rotate
// CHECK: %rotateResult, %valid = gpu.rotate %arg0, 3, 16 : f32
// GENERIC: %0:2 = "gpu.rotate"(%arg0) <{offset = 3 : i32, width = 16 : i32}> : (f32) -> (f32, i1)
func.func @rotate(%value: f32) {
  %rotate_result:2 = gpu.rotate %value, 3, 16 : f32
  return
}

// -----
// op: gpu.barrier
// CHECK: gpu.barrier
// GENERIC: "gpu.barrier"() : () -> ()
func.func @barrier() {
  gpu.barrier
  return
}

// -----
// op: gpu.module
// CHECK: gpu.module @kernels [#nvvm.target<chip = "sm_90">] {
// CHECK-NEXT: gpu.func @empty() kernel {
// CHECK-NEXT: gpu.return
// CHECK-NEXT: }
// CHECK-NEXT: }
// GENERIC: "gpu.module"() <{sym_name = "kernels", targets = [#nvvm.target<chip = "sm_90">]}> ({
// GENERIC-NEXT: "gpu.func"() <{function_type = () -> ()}> ({
// GENERIC-NEXT: "gpu.return"() : () -> ()
// GENERIC-NEXT: }) {gpu.kernel, sym_name = "empty", workgroup_attributions = 0 : i64} : () -> ()
// GENERIC-NEXT: }) : () -> ()
gpu.module @kernels [#nvvm.target<chip = "sm_90">] {
  gpu.func @empty() kernel {
    gpu.return
  }
}

// -----
// op: gpu.binary
// CHECK: gpu.binary @bin  [#gpu.object<#nvvm.target, "abc">]
// GENERIC: "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, "abc">], offloadingHandler = #gpu.select_object, sym_name = "bin"}> : () -> ()
gpu.binary @bin [#gpu.object<#nvvm.target, "abc">]

// -----
// op: gpu.host_register
// CHECK: gpu.host_register %arg0 : memref<*xf32>
// GENERIC: "gpu.host_register"(%arg0) : (memref<*xf32>) -> ()
func.func @host_register(%value: memref<*xf32>) {
  gpu.host_register %value : memref<*xf32>
  return
}

// -----
// op: gpu.host_unregister
// CHECK: gpu.host_unregister %arg0 : memref<*xf32>
// GENERIC: "gpu.host_unregister"(%arg0) : (memref<*xf32>) -> ()
func.func @host_unregister(%value: memref<*xf32>) {
  gpu.host_unregister %value : memref<*xf32>
  return
}

// -----
// op: gpu.wait
// CHECK: gpu.wait
// GENERIC: "gpu.wait"() : () -> ()
func.func @wait() {
  gpu.wait
  return
}

// -----
// op: gpu.alloc
// CHECK: %memref = gpu.alloc  () : memref<4xf32>
// GENERIC: %0 = "gpu.alloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> memref<4xf32>
func.func @alloc() {
  %memref = gpu.alloc () : memref<4xf32>
  return
}

// -----
// op: gpu.dealloc
// CHECK: gpu.dealloc  %arg0 : memref<4xf32>
// GENERIC: "gpu.dealloc"(%arg0) : (memref<4xf32>) -> ()
func.func @dealloc(%memref: memref<4xf32>) {
  gpu.dealloc %memref : memref<4xf32>
  return
}

// -----
// op: gpu.memcpy
// CHECK: gpu.memcpy  %arg0, %arg1 : memref<4xf32>, memref<4xf32>
// GENERIC: "gpu.memcpy"(%arg0, %arg1) : (memref<4xf32>, memref<4xf32>) -> ()
func.func @memcpy(%dst: memref<4xf32>, %src: memref<4xf32>) {
  gpu.memcpy %dst, %src : memref<4xf32>, memref<4xf32>
  return
}

// -----
// op: gpu.memset
// CHECK: gpu.memset  %arg0, %arg1 : memref<4xf32>, f32
// GENERIC: "gpu.memset"(%arg0, %arg1) : (memref<4xf32>, f32) -> ()
func.func @memset(%dst: memref<4xf32>, %value: f32) {
  gpu.memset %dst, %value : memref<4xf32>, f32
  return
}

// -----
// op: gpu.set_default_device
// CHECK: gpu.set_default_device %arg0
// GENERIC: "gpu.set_default_device"(%arg0) : (i32) -> ()
func.func @set_default_device(%dev_index: i32) {
  gpu.set_default_device %dev_index
  return
}

// -----
// op: gpu.subgroup_mma_load_matrix
// CHECK: %0 = gpu.subgroup_mma_load_matrix %arg0[%arg1, %arg2] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
// GENERIC: %0 = "gpu.subgroup_mma_load_matrix"(%arg0, %arg1, %arg2) <{leadDimension = 32 : index}> : (memref<32x32xf16>, index, index) -> !gpu.mma_matrix<16x16xf16, "AOp">
func.func @subgroup_mma_load_matrix(%src_memref: memref<32x32xf16>, %indices: index, %indices_0: index) {
  %result = gpu.subgroup_mma_load_matrix %src_memref[%indices, %indices_0] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----
// op: gpu.subgroup_mma_store_matrix
// CHECK: gpu.subgroup_mma_store_matrix %arg0, %arg1[%arg2, %arg3] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16>
// GENERIC: "gpu.subgroup_mma_store_matrix"(%arg0, %arg1, %arg2, %arg3) <{leadDimension = 32 : index}> : (!gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16>, index, index) -> ()
func.func @subgroup_mma_store_matrix(%src: !gpu.mma_matrix<16x16xf16, "COp">, %dst_memref: memref<32x32xf16>, %indices: index, %indices_0: index) {
  gpu.subgroup_mma_store_matrix %src, %dst_memref[%indices, %indices_0] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16>
  return
}

// -----
// op: gpu.subgroup_mma_compute
// CHECK: %0 = gpu.subgroup_mma_compute %arg0, %arg1, %arg2 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
// GENERIC: %0 = "gpu.subgroup_mma_compute"(%arg0, %arg1, %arg2) : (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
func.func @subgroup_mma_compute(%op_a: !gpu.mma_matrix<16x16xf16, "AOp">, %op_b: !gpu.mma_matrix<16x16xf16, "BOp">, %op_c: !gpu.mma_matrix<16x16xf16, "COp">) {
  %result = gpu.subgroup_mma_compute %op_a, %op_b, %op_c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----
// op: gpu.subgroup_mma_constant_matrix
// CHECK: %0 = gpu.subgroup_mma_constant_matrix %arg0 : !gpu.mma_matrix<16x16xf16, "COp">
// GENERIC: %0 = "gpu.subgroup_mma_constant_matrix"(%arg0) : (f16) -> !gpu.mma_matrix<16x16xf16, "COp">
func.func @subgroup_mma_constant_matrix(%value: f16) {
  %result = gpu.subgroup_mma_constant_matrix %value : !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----
// op: gpu.subgroup_mma_extract_thread_local
// CHECK: %0 = gpu.subgroup_mma_extract_thread_local %arg0[%arg1] : !gpu.mma_matrix<16x16xf16, "COp"> -> f16
// GENERIC: %0 = "gpu.subgroup_mma_extract_thread_local"(%arg0, %arg1) : (!gpu.mma_matrix<16x16xf16, "COp">, index) -> f16
func.func @subgroup_mma_extract_thread_local(%matrix: !gpu.mma_matrix<16x16xf16, "COp">, %indices: index) {
  %result = gpu.subgroup_mma_extract_thread_local %matrix[%indices] : !gpu.mma_matrix<16x16xf16, "COp"> -> f16
  return
}

// -----
// op: gpu.subgroup_mma_insert_thread_local
// CHECK: %0 = gpu.subgroup_mma_insert_thread_local %arg0, %arg1[%arg2] : f16, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp">
// GENERIC: %0 = "gpu.subgroup_mma_insert_thread_local"(%arg0, %arg1, %arg2) : (f16, !gpu.mma_matrix<16x16xf16, "COp">, index) -> !gpu.mma_matrix<16x16xf16, "COp">
func.func @subgroup_mma_insert_thread_local(%value: f16, %matrix: !gpu.mma_matrix<16x16xf16, "COp">, %indices: index) {
  %result = gpu.subgroup_mma_insert_thread_local %value, %matrix[%indices] : f16, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----
// op: gpu.subgroup_mma_elementwise
// CHECK: %0 = gpu.subgroup_mma_elementwise  addf %arg0, %arg1 : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
// GENERIC: %0 = "gpu.subgroup_mma_elementwise"(%arg0, %arg1) <{opType = #gpu<mma_element_wise addf>}> : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
func.func @subgroup_mma_elementwise(%args: !gpu.mma_matrix<16x16xf16, "COp">, %args_0: !gpu.mma_matrix<16x16xf16, "COp">) {
  %result = gpu.subgroup_mma_elementwise addf %args, %args_0 : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----
// op: gpu.create_dn_tensor
// CHECK: %dnTensor = gpu.create_dn_tensor  %arg0, %arg1, %arg2 : index, index into memref<?xf32>
// GENERIC: %0 = "gpu.create_dn_tensor"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 0, 1, 2>}> : (memref<?xf32>, index, index) -> !gpu.sparse.dntensor_handle
func.func @create_dn_tensor(%memref: memref<?xf32>, %dims: index, %dims_0: index) {
  %dn_tensor = gpu.create_dn_tensor %memref, %dims, %dims_0 : index, index into memref<?xf32>
  return
}

// -----
// op: gpu.destroy_dn_tensor
// CHECK: gpu.destroy_dn_tensor  %arg0
// GENERIC: "gpu.destroy_dn_tensor"(%arg0) : (!gpu.sparse.dntensor_handle) -> ()
func.func @destroy_dn_tensor(%dn_tensor: !gpu.sparse.dntensor_handle) {
  gpu.destroy_dn_tensor %dn_tensor
  return
}

// -----
// op: gpu.create_coo
// CHECK: %spmat = gpu.create_coo  %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 : memref<?xindex>, memref<?xindex>, memref<?xf32>
// GENERIC: %0 = "gpu.create_coo"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf32>) -> !gpu.sparse.spmat_handle
func.func @create_coo(%rows: index, %cols: index, %nnz: index, %row_idxs: memref<?xindex>, %col_idxs: memref<?xindex>, %values: memref<?xf32>) {
  %spmat = gpu.create_coo %rows, %cols, %nnz, %row_idxs, %col_idxs, %values : memref<?xindex>, memref<?xindex>, memref<?xf32>
  return
}

// -----
// op: gpu.create_coo_aos
// CHECK: %spmat = gpu.create_coo_aos  %arg0, %arg1, %arg2, %arg3, %arg4 : memref<?xindex>, memref<?xf32>
// GENERIC: %0 = "gpu.create_coo_aos"(%arg0, %arg1, %arg2, %arg3, %arg4) : (index, index, index, memref<?xindex>, memref<?xf32>) -> !gpu.sparse.spmat_handle
func.func @create_coo_aos(%rows: index, %cols: index, %nnz: index, %idxs: memref<?xindex>, %values: memref<?xf32>) {
  %spmat = gpu.create_coo_aos %rows, %cols, %nnz, %idxs, %values : memref<?xindex>, memref<?xf32>
  return
}

// -----
// op: gpu.create_csr
// CHECK: %spmat = gpu.create_csr  %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 : memref<?xindex>, memref<?xindex>, memref<?xf32>
// GENERIC: %0 = "gpu.create_csr"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf32>) -> !gpu.sparse.spmat_handle
func.func @create_csr(%rows: index, %cols: index, %nnz: index, %row_pos: memref<?xindex>, %col_idxs: memref<?xindex>, %values: memref<?xf32>) {
  %spmat = gpu.create_csr %rows, %cols, %nnz, %row_pos, %col_idxs, %values : memref<?xindex>, memref<?xindex>, memref<?xf32>
  return
}

// -----
// op: gpu.create_csc
// CHECK: %spmat = gpu.create_csc  %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 : memref<?xindex>, memref<?xindex>, memref<?xf32>
// GENERIC: %0 = "gpu.create_csc"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf32>) -> !gpu.sparse.spmat_handle
func.func @create_csc(%rows: index, %cols: index, %nnz: index, %col_pos: memref<?xindex>, %row_idxs: memref<?xindex>, %values: memref<?xf32>) {
  %spmat = gpu.create_csc %rows, %cols, %nnz, %col_pos, %row_idxs, %values : memref<?xindex>, memref<?xindex>, memref<?xf32>
  return
}

// -----
// op: gpu.create_bsr
// CHECK: %spmat = gpu.create_bsr  %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7 : memref<?xindex>, memref<?xindex>, memref<?xf32>
// GENERIC: %0 = "gpu.create_bsr"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7) : (index, index, index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf32>) -> !gpu.sparse.spmat_handle
func.func @create_bsr(%brows: index, %bcols: index, %bnnz: index, %height: index, %width: index, %row_pos: memref<?xindex>, %col_idxs: memref<?xindex>, %values: memref<?xf32>) {
  %spmat = gpu.create_bsr %brows, %bcols, %bnnz, %height, %width, %row_pos, %col_idxs, %values : memref<?xindex>, memref<?xindex>, memref<?xf32>
  return
}

// -----
// op: gpu.create_2to4_spmat
// CHECK: %spMat = gpu.create_2to4_spmat { NONE} %arg0, %arg1, %arg2 : memref<?xf32>
// GENERIC: %0 = "gpu.create_2to4_spmat"(%arg0, %arg1, %arg2) <{pruneFlag = #gpu<prune_2to4_spmat_flag NONE>}> : (index, index, memref<?xf32>) -> !gpu.sparse.spmat_handle
func.func @create_2to4_spmat(%rows: index, %cols: index, %memref: memref<?xf32>) {
  %sp_mat = gpu.create_2to4_spmat { NONE} %rows, %cols, %memref : memref<?xf32>
  return
}

// -----
// op: gpu.destroy_sp_mat
// CHECK: gpu.destroy_sp_mat  %arg0
// GENERIC: "gpu.destroy_sp_mat"(%arg0) : (!gpu.sparse.spmat_handle) -> ()
func.func @destroy_sp_mat(%spmat: !gpu.sparse.spmat_handle) {
  gpu.destroy_sp_mat %spmat
  return
}

// -----
// op: gpu.spmv_buffer_size
// CHECK: %bufferSz = gpu.spmv_buffer_size  %arg0, %arg1, %arg2 into i32
// GENERIC: %0 = "gpu.spmv_buffer_size"(%arg0, %arg1, %arg2) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> index
func.func @spmv_buffer_size(%spmat_a: !gpu.sparse.spmat_handle, %dn_x: !gpu.sparse.dntensor_handle, %dn_y: !gpu.sparse.dntensor_handle) {
  %buffer_sz = gpu.spmv_buffer_size %spmat_a, %dn_x, %dn_y into i32
  return
}

// -----
// op: gpu.spmv
// CHECK: %0 = gpu.spmv async %arg0, %arg1, %arg2, %arg3 : memref<4xf32> into f32
// GENERIC: %0 = "gpu.spmv"(%arg0, %arg1, %arg2, %arg3) <{computeType = f32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xf32>) -> !gpu.async.token
func.func @spmv(%spmat_a: !gpu.sparse.spmat_handle, %dn_x: !gpu.sparse.dntensor_handle, %dn_y: !gpu.sparse.dntensor_handle, %buffer: memref<4xf32>) {
  %async_token = gpu.spmv async %spmat_a, %dn_x, %dn_y, %buffer : memref<4xf32> into f32
  return
}

// -----
// op: gpu.spmm_buffer_size
// CHECK: %bufferSzs, %asyncToken = gpu.spmm_buffer_size async %arg0, %arg1, %arg2 : index into f32
// GENERIC: %0:2 = "gpu.spmm_buffer_size"(%arg0, %arg1, %arg2) <{computeType = f32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, resultSegmentSizes = array<i32: 1, 1>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, !gpu.async.token)
func.func @spmm_buffer_size(%spmat_a: !gpu.sparse.spmat_handle, %dnmat_b: !gpu.sparse.dntensor_handle, %dnmat_c: !gpu.sparse.dntensor_handle) {
  %buffer_szs:2 = gpu.spmm_buffer_size async %spmat_a, %dnmat_b, %dnmat_c : index into f32
  return
}

// -----
// op: gpu.spmm
// CHECK: %0 = gpu.spmm async %arg0, %arg1, %arg2, %arg3 : memref<64xi8> into f32
// GENERIC: %0 = "gpu.spmm"(%arg0, %arg1, %arg2, %arg3) <{computeType = f32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<64xi8>) -> !gpu.async.token
func.func @spmm(%spmat_a: !gpu.sparse.spmat_handle, %dnmat_b: !gpu.sparse.dntensor_handle, %dnmat_c: !gpu.sparse.dntensor_handle, %buffers: memref<64xi8>) {
  %async_token = gpu.spmm async %spmat_a, %dnmat_b, %dnmat_c, %buffers : memref<64xi8> into f32
  return
}

// -----
// op: gpu.sddmm_buffer_size
// CHECK: %bufferSz = gpu.sddmm_buffer_size  %arg0, %arg1, %arg2 into i32
// GENERIC: %0 = "gpu.sddmm_buffer_size"(%arg0, %arg1, %arg2) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle) -> index
func.func @sddmm_buffer_size(%dnmat_a: !gpu.sparse.dntensor_handle, %dnmat_b: !gpu.sparse.dntensor_handle, %spmat_c: !gpu.sparse.spmat_handle) {
  %buffer_sz = gpu.sddmm_buffer_size %dnmat_a, %dnmat_b, %spmat_c into i32
  return
}

// -----
// op: gpu.sddmm
// CHECK: gpu.sddmm  %arg0, %arg1, %arg2, %arg3 : memref<4xf32> into f32
// GENERIC: "gpu.sddmm"(%arg0, %arg1, %arg2, %arg3) <{computeType = f32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<4xf32>) -> ()
func.func @sddmm(%dnmat_a: !gpu.sparse.dntensor_handle, %dnmat_b: !gpu.sparse.dntensor_handle, %spmat_c: !gpu.sparse.spmat_handle, %buffer: memref<4xf32>) {
  gpu.sddmm %dnmat_a, %dnmat_b, %spmat_c, %buffer : memref<4xf32> into f32
  return
}

// -----
// op: gpu.spgemm_create_descr
// CHECK: %desc = gpu.spgemm_create_descr
// GENERIC: %0 = "gpu.spgemm_create_descr"() : () -> !gpu.sparse.spgemmop_handle
func.func @spgemm_create_descr() {
  %desc = gpu.spgemm_create_descr
  return
}

// -----
// op: gpu.spgemm_destroy_descr
// CHECK: gpu.spgemm_destroy_descr  %arg0
// GENERIC: "gpu.spgemm_destroy_descr"(%arg0) : (!gpu.sparse.spgemmop_handle) -> ()
func.func @spgemm_destroy_descr(%desc: !gpu.sparse.spgemmop_handle) {
  gpu.spgemm_destroy_descr %desc
  return
}

// -----
// op: gpu.spgemm_work_estimation_or_compute
// CHECK: %bufferSzNew = gpu.spgemm_work_estimation_or_compute { COMPUTE} %arg1, %arg2, %arg3, %arg0, %arg4, %arg5 : i32 into memref<4xf32>
// GENERIC: %0 = "gpu.spgemm_work_estimation_or_compute"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) <{computeType = i32, kind = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4xf32>) -> index
func.func @spgemm_work_estimation_or_compute(%desc: !gpu.sparse.spgemmop_handle, %spmat_a: !gpu.sparse.spmat_handle, %spmat_b: !gpu.sparse.spmat_handle, %spmat_c: !gpu.sparse.spmat_handle, %buffer_sz: index, %buffer: memref<4xf32>) {
  %buffer_sz_new = gpu.spgemm_work_estimation_or_compute { COMPUTE} %spmat_a, %spmat_b, %spmat_c, %desc, %buffer_sz, %buffer : i32 into memref<4xf32>
  return
}

// -----
// op: gpu.spgemm_copy
// CHECK: gpu.spgemm_copy  %arg1, %arg2, %arg3, %arg0 : i32
// GENERIC: "gpu.spgemm_copy"(%arg0, %arg1, %arg2, %arg3) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle) -> ()
func.func @spgemm_copy(%desc: !gpu.sparse.spgemmop_handle, %spmat_a: !gpu.sparse.spmat_handle, %spmat_b: !gpu.sparse.spmat_handle, %spmat_c: !gpu.sparse.spmat_handle) {
  gpu.spgemm_copy %spmat_a, %spmat_b, %spmat_c, %desc : i32
  return
}

// -----
// op: gpu.spmat_get_size
// CHECK: %rows, %cols, %nnz = gpu.spmat_get_size  %arg0
// GENERIC: %0:3 = "gpu.spmat_get_size"(%arg0) : (!gpu.sparse.spmat_handle) -> (index, index, index)
func.func @spmat_get_size(%spmat: !gpu.sparse.spmat_handle) {
  %rows:3 = gpu.spmat_get_size %spmat
  return
}

// -----
// op: gpu.set_csr_pointers
// CHECK: gpu.set_csr_pointers  %arg0, %arg1, %arg2, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf32>
// GENERIC: "gpu.set_csr_pointers"(%arg0, %arg1, %arg2, %arg3) : (!gpu.sparse.spmat_handle, memref<?xindex>, memref<?xindex>, memref<?xf32>) -> ()
func.func @set_csr_pointers(%spmat: !gpu.sparse.spmat_handle, %positions: memref<?xindex>, %coordinates: memref<?xindex>, %values: memref<?xf32>) {
  gpu.set_csr_pointers %spmat, %positions, %coordinates, %values : memref<?xindex>, memref<?xindex>, memref<?xf32>
  return
}

// -----
// op: gpu.warp_execute_on_lane_0
// CHECK: gpu.warp_execute_on_lane_0(%arg0)[16] {
// CHECK-NEXT: }
// GENERIC: "gpu.warp_execute_on_lane_0"(%arg0) <{warp_size = 16 : i64}> ({
// GENERIC-NEXT: "gpu.yield"() : () -> ()
// GENERIC-NEXT: }) : (index) -> ()
func.func @warp_execute_on_lane_0(%laneid: index) {
  gpu.warp_execute_on_lane_0(%laneid)[16] {
  }
  return
}

// -----
// op: gpu.subgroup_broadcast
// CHECK: %0 = gpu.subgroup_broadcast %arg0,  first_active_lane : f32
// GENERIC: %0 = "gpu.subgroup_broadcast"(%arg0) <{broadcast_type = #gpu<broadcast first_active_lane>}> : (f32) -> f32
func.func @subgroup_broadcast(%src: f32) {
  %result = gpu.subgroup_broadcast %src, first_active_lane : f32
  return
}
