// Every op of gpu and nvgpu.
module attributes {gpu.container_module} {
  gpu.module @kernels [#nvvm.target<chip = "sm_90">] attributes {x.y} {
    gpu.func @k(%a: memref<4xf32>, %f: f32) workgroup(%w: memref<32xf32, 3>) private(%p: memref<1xf32, 5>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
      gpu.return
    }
    gpu.func @none() kernel {
      gpu.return
    }
    gpu.func @device(%i: i32) -> i32 {
      gpu.return %i : i32
    }
    gpu.func @ids(%f: f32, %i: i32, %v: vector<4xf32>) kernel {
      %0 = gpu.thread_id x
      %1 = gpu.thread_id y upper_bound 64
      %2 = gpu.block_id z
      %3 = gpu.block_dim x {x.y}
      %4 = gpu.grid_dim x
      %5 = gpu.global_id x
      %6 = gpu.cluster_id x
      %7 = gpu.cluster_dim x
      %8 = gpu.cluster_dim_blocks x
      %9 = gpu.cluster_block_id x
      %10 = gpu.lane_id
      %11 = gpu.lane_id upper_bound 32
      %12 = gpu.subgroup_id : index
      %13 = gpu.num_subgroups : index
      %14 = gpu.subgroup_size : index
      %15 = gpu.all_reduce add %f uniform {
      } : (f32) -> f32
      %16 = gpu.all_reduce %f {
      ^bb0(%x: f32, %y: f32):
        %z = arith.addf %x, %y : f32
        gpu.yield %z : f32
      } : (f32) -> f32
      %17 = gpu.subgroup_reduce add %f uniform : (f32) -> f32
      %18 = gpu.subgroup_reduce maxnumf %v cluster(size = 4, stride = 2) : (vector<4xf32>) -> vector<4xf32>
      %19, %20 = gpu.shuffle xor %f, %i, %i : f32
      %21, %22 = gpu.rotate %f, 3, 16 : f32
      gpu.barrier
      gpu.printf "%d %f\n", %i, %f : i32, f32
      gpu.printf "none"
      %23 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      %24 = gpu.subgroup_broadcast %f, first_active_lane : f32
      %25 = gpu.subgroup_broadcast %f, specific_lane %i : f32
      gpu.return
    }
    gpu.func @mma(%m: memref<32x32xf16>, %i: index, %f: f16) {
      %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
      %b = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index, transpose} : memref<32x32xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
      %c = gpu.subgroup_mma_constant_matrix %f : !gpu.mma_matrix<16x16xf16, "COp">
      %d = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
      %e = gpu.subgroup_mma_elementwise addf %d, %c : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
      %x = gpu.subgroup_mma_extract_thread_local %e[%i] : !gpu.mma_matrix<16x16xf16, "COp"> -> f16
      %y = gpu.subgroup_mma_insert_thread_local %f, %e[%i] : f16, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp">
      gpu.subgroup_mma_store_matrix %e, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16>
      gpu.return
    }
  }
  gpu.module @plain {
  }
  gpu.module @handled <#gpu.select_object<0>> [#nvvm.target, #nvvm.target<O = 3, flags = {fast}>] {
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "abc">]
  gpu.binary @bin2 <#gpu.select_object<1>> {x.y} [#gpu.object<#nvvm.target<chip = "sm_90">, properties = {O = 3 : i32}, kernels = #gpu.kernel_table<[#gpu.kernel_metadata<"k", () -> ()>]>, assembly = "abc">, #gpu.object<#nvvm.target, offload = "\01">]
  func.func @host(%n: index, %m: memref<4xf32>, %i: i32, %l: i64, %t0: !gpu.async.token, %f: f32, %lane: index, %hu: memref<*xf32>) {
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
      gpu.terminator
    }
    gpu.launch clusters(%cx, %cy, %cz) in (%a = %n, %b = %n, %c = %n) blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) dynamic_shared_memory_size %i workgroup(%w : memref<32xf32, 3>) private(%p : memref<1xf32, 5>) {
      gpu.terminator
    } {x.y}
    %tok = gpu.launch async [%t0] blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
      gpu.terminator
    }
    gpu.launch_func @kernels::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%m : memref<4xf32>, %f : f32)
    gpu.launch_func @kernels::@none clusters in (%l, %l, %l) blocks in (%l, %l, %l) threads in (%l, %l, %l) : i64 dynamic_shared_memory_size %i
    %tok2 = gpu.launch_func async [%t0, %tok] @kernels::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%m : memref<4xf32>, %f : f32) {x.y}
    gpu.launch_func <%t0 : !gpu.async.token> @kernels::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%m : memref<4xf32>, %f : f32)
    %w0 = gpu.wait async
    gpu.wait [%w0, %t0]
    %w1 = gpu.wait async [%w0]
    %al = gpu.alloc() : memref<4xf32>
    %al2, %at = gpu.alloc async [%w1] host_shared (%n) {x.y} : memref<?xf32>
    gpu.dealloc %al : memref<4xf32>
    %dt = gpu.dealloc async [%at] %al2 : memref<?xf32>
    gpu.memcpy %m, %m : memref<4xf32>, memref<4xf32>
    %ct = gpu.memcpy async [%dt] %m, %m : memref<4xf32>, memref<4xf32>
    gpu.memset %m, %f : memref<4xf32>, f32
    gpu.host_register %hu : memref<*xf32>
    gpu.host_unregister %hu : memref<*xf32>
    gpu.set_default_device %i
    %r = gpu.warp_execute_on_lane_0(%lane)[32] args(%f : f32) -> (f32) {
    ^bb0(%x: f32):
      gpu.yield %x : f32
    }
    gpu.warp_execute_on_lane_0(%lane)[16] {
    }
    return
  }
}
func.func @sparse(%n: index, %m: memref<?xf64>, %x: memref<?xindex>, %c: memref<?xi8>, %b: memref<?xi8>) {
  %t = gpu.wait async
  %sp, %t1 = gpu.create_coo async [%t] %n, %n, %n, %x, %x, %m : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %sp2, %t2 = gpu.create_csr async [%t1] %n, %n, %n, %x, %x, %m : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %dn, %t3 = gpu.create_dn_tensor async [%t2] %m, %n : index into memref<?xf64>
  %sz, %t4 = gpu.spmv_buffer_size async [%t3] %sp, %dn, %dn into f64
  %t5 = gpu.spmv async [%t4] %sp, %dn, %dn, %b : memref<?xi8> into f64
  %sz2, %t6 = gpu.spmm_buffer_size async [%t5] %sp{TRANSPOSE}, %dn, %dn : index into f64
  %t7 = gpu.spmm async [%t6] %sp, %dn{NON_TRANSPOSE}, %dn, %b : memref<?xi8> into f64
  %t8 = gpu.destroy_sp_mat async [%t7] %sp
  %t9 = gpu.destroy_dn_tensor async [%t8] %dn
  gpu.wait [%t9]
  return
}
