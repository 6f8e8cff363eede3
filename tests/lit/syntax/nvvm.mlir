// Every op of nvvm: what upstream prints for it, in custom and in generic form.
// RUN: nvlower --split-input-file %s | filecheck %s
// RUN: nvlower --split-input-file --mlir-print-op-generic %s | filecheck %s --check-prefix=GENERIC

// -----
// op: nvvm.nanosleep
// CHECK: nvvm.nanosleep %arg0
// GENERIC: "nvvm.nanosleep"(%arg0) : (i32) -> ()
func.func @nanosleep(%duration: i32) {
  nvvm.nanosleep %duration
  return
}

// -----
// op: nvvm.mbarrier.init
// CHECK: nvvm.mbarrier.init %arg0, %arg1 : !llvm.ptr<3>, i32
// GENERIC: "nvvm.mbarrier.init"(%arg0, %arg1) : (!llvm.ptr<3>, i32) -> ()
func.func @mbarrier_init(%addr: !llvm.ptr<3>, %count: i32) {
  nvvm.mbarrier.init %addr, %count : !llvm.ptr<3>, i32
  return
}

// -----
// op: nvvm.mbarrier.inval
// CHECK: nvvm.mbarrier.inval %arg0 : !llvm.ptr
// GENERIC: "nvvm.mbarrier.inval"(%arg0) : (!llvm.ptr) -> ()
func.func @mbarrier_inval(%addr: !llvm.ptr) {
  nvvm.mbarrier.inval %addr : !llvm.ptr
  return
}

// -----
// op: nvvm.mbarrier.expect_tx
// CHECK: nvvm.mbarrier.expect_tx %arg0, %arg1 : !llvm.ptr<3>, i32
// GENERIC: "nvvm.mbarrier.expect_tx"(%arg0, %arg1) <{scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> ()
func.func @mbarrier_expect_tx(%addr: !llvm.ptr<3>, %txcount: i32) {
  nvvm.mbarrier.expect_tx %addr, %txcount : !llvm.ptr<3>, i32
  return
}

// -----
// op: nvvm.mbarrier.complete_tx
// CHECK: nvvm.mbarrier.complete_tx %arg0, %arg1 : !llvm.ptr<3>, i32
// GENERIC: "nvvm.mbarrier.complete_tx"(%arg0, %arg1) <{scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> ()
func.func @mbarrier_complete_tx(%addr: !llvm.ptr<3>, %txcount: i32) {
  nvvm.mbarrier.complete_tx %addr, %txcount : !llvm.ptr<3>, i32
  return
}

// -----
// op: nvvm.mbarrier.arrive
// CHECK: nvvm.mbarrier.arrive %arg0 : !llvm.ptr<3>
// GENERIC: "nvvm.mbarrier.arrive"(%arg0) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>) -> ()
func.func @mbarrier_arrive(%addr: !llvm.ptr<3>) {
  nvvm.mbarrier.arrive %addr : !llvm.ptr<3>
  return
}

// -----
// op: nvvm.mbarrier.arrive_drop
// CHECK: nvvm.mbarrier.arrive_drop %arg0 : !llvm.ptr<3>
// GENERIC: "nvvm.mbarrier.arrive_drop"(%arg0) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>) -> ()
func.func @mbarrier_arrive_drop(%addr: !llvm.ptr<3>) {
  nvvm.mbarrier.arrive_drop %addr : !llvm.ptr<3>
  return
}

// -----
// op: nvvm.mbarrier.arrive.nocomplete
// CHECK: %0 = nvvm.mbarrier.arrive.nocomplete %arg0, %arg1 : !llvm.ptr, i32 -> i64
// GENERIC: %0 = "nvvm.mbarrier.arrive.nocomplete"(%arg0, %arg1) : (!llvm.ptr, i32) -> i64
func.func @mbarrier_arrive_nocomplete(%addr: !llvm.ptr, %count: i32) {
  %result = nvvm.mbarrier.arrive.nocomplete %addr, %count : !llvm.ptr, i32 -> i64
  return
}

// -----
// op: nvvm.mbarrier.arrive_drop.nocomplete
// CHECK: %0 = nvvm.mbarrier.arrive_drop.nocomplete %arg0, %arg1 : !llvm.ptr, i32 -> i64
// GENERIC: %0 = "nvvm.mbarrier.arrive_drop.nocomplete"(%arg0, %arg1) : (!llvm.ptr, i32) -> i64
func.func @mbarrier_arrive_drop_nocomplete(%addr: !llvm.ptr, %count: i32) {
  %result = nvvm.mbarrier.arrive_drop.nocomplete %addr, %count : !llvm.ptr, i32 -> i64
  return
}

// -----
// op: nvvm.mbarrier.arrive.expect_tx
// CHECK: nvvm.mbarrier.arrive.expect_tx %arg0, %arg1 : !llvm.ptr<3>, i32
// GENERIC: "nvvm.mbarrier.arrive.expect_tx"(%arg0, %arg1) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> ()
func.func @mbarrier_arrive_expect_tx(%addr: !llvm.ptr<3>, %txcount: i32) {
  nvvm.mbarrier.arrive.expect_tx %addr, %txcount : !llvm.ptr<3>, i32
  return
}

// -----
// op: nvvm.mbarrier.arrive_drop.expect_tx
// CHECK: nvvm.mbarrier.arrive_drop.expect_tx %arg0, %arg1 : !llvm.ptr<3>, i32
// GENERIC: "nvvm.mbarrier.arrive_drop.expect_tx"(%arg0, %arg1) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> ()
func.func @mbarrier_arrive_drop_expect_tx(%addr: !llvm.ptr<3>, %txcount: i32) {
  nvvm.mbarrier.arrive_drop.expect_tx %addr, %txcount : !llvm.ptr<3>, i32
  return
}

// -----
// op: nvvm.mbarrier.try_wait.parity
// CHECK: nvvm.mbarrier.try_wait.parity %arg0, %arg1, %arg2 : !llvm.ptr, i32, i32
// GENERIC: "nvvm.mbarrier.try_wait.parity"(%arg0, %arg1, %arg2) : (!llvm.ptr, i32, i32) -> ()
func.func @mbarrier_try_wait_parity(%addr: !llvm.ptr, %phase: i32, %ticks: i32) {
  nvvm.mbarrier.try_wait.parity %addr, %phase, %ticks : !llvm.ptr, i32, i32
  return
}

// -----
// op: nvvm.mbarrier.test.wait
// CHECK: %0 = nvvm.mbarrier.test.wait %arg0, %arg1 {relaxed = true} : !llvm.ptr<3>, i32 -> i1
// GENERIC: %0 = "nvvm.mbarrier.test.wait"(%arg0, %arg1) <{relaxed = true, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> i1
func.func @mbarrier_test_wait(%addr: !llvm.ptr<3>, %state_or_phase: i32) {
  %result = nvvm.mbarrier.test.wait %addr, %state_or_phase {relaxed = true} : !llvm.ptr<3>, i32 -> i1
  return
}

// -----
// op: nvvm.mbarrier.try_wait
// CHECK: %0 = nvvm.mbarrier.try_wait %arg0, %arg1 : !llvm.ptr<3>, i64 -> i1
// GENERIC: %0 = "nvvm.mbarrier.try_wait"(%arg0, %arg1) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i64) -> i1
func.func @mbarrier_try_wait(%addr: !llvm.ptr<3>, %state_or_phase: i64) {
  %result = nvvm.mbarrier.try_wait %addr, %state_or_phase : !llvm.ptr<3>, i64 -> i1
  return
}

// -----
// op: nvvm.barrier0
// CHECK: nvvm.barrier0
// GENERIC: "nvvm.barrier0"() : () -> ()
func.func @barrier0() {
  nvvm.barrier0
  return
}

// -----
// op: nvvm.barrier
// CHECK: nvvm.barrier
// GENERIC: "nvvm.barrier"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
func.func @barrier() {
  nvvm.barrier
  return
}

// -----
// op: nvvm.barrier.arrive
// CHECK: nvvm.barrier.arrive number_of_threads = %arg0
// GENERIC: "nvvm.barrier.arrive"(%arg0) : (i32) -> ()
func.func @barrier_arrive(%number_of_threads: i32) {
  nvvm.barrier.arrive number_of_threads = %number_of_threads
  return
}

// -----
// op: nvvm.cluster.arrive
// CHECK: nvvm.cluster.arrive
// GENERIC: "nvvm.cluster.arrive"() : () -> ()
func.func @cluster_arrive() {
  nvvm.cluster.arrive
  return
}

// -----
// op: nvvm.cluster.arrive.relaxed
// CHECK: nvvm.cluster.arrive.relaxed
// GENERIC: "nvvm.cluster.arrive.relaxed"() : () -> ()
func.func @cluster_arrive_relaxed() {
  nvvm.cluster.arrive.relaxed
  return
}

// -----
// op: nvvm.cluster.wait
// CHECK: nvvm.cluster.wait
// GENERIC: "nvvm.cluster.wait"() : () -> ()
func.func @cluster_wait() {
  nvvm.cluster.wait
  return
}

// -----
// op: nvvm.memory.barrier
// CHECK: nvvm.memory.barrier <sys>
// GENERIC: "nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<sys>}> : () -> ()
func.func @memory_barrier() {
  nvvm.memory.barrier <sys>
  return
}

// -----
// op: nvvm.fence.sc.cluster
// CHECK: nvvm.fence.sc.cluster
// GENERIC: "nvvm.fence.sc.cluster"() : () -> ()
func.func @fence_sc_cluster() {
  nvvm.fence.sc.cluster
  return
}

// -----
// op: nvvm.fence.sync_restrict
// CHECK: nvvm.fence.sync_restrict {order = #nvvm.mem_order<release>}
// GENERIC: "nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<release>}> : () -> ()
func.func @fence_sync_restrict() {
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<release>}
  return
}

// -----
// op: nvvm.fence.mbarrier.init
// CHECK: nvvm.fence.mbarrier.init
// GENERIC: "nvvm.fence.mbarrier.init"() : () -> ()
func.func @fence_mbarrier_init() {
  nvvm.fence.mbarrier.init
  return
}

// -----
// op: nvvm.fence.proxy
// CHECK: nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>}
// GENERIC: "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async>}> : () -> ()
func.func @fence_proxy() {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>}
  return
}

// -----
// op: nvvm.fence.proxy.acquire
// CHECK: nvvm.fence.proxy.acquire <cta> %arg0, %arg1
// GENERIC: "nvvm.fence.proxy.acquire"(%arg0, %arg1) <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<cta>, toProxy = #nvvm.proxy_kind<tensormap>}> : (!llvm.ptr, i32) -> ()
func.func @fence_proxy_acquire(%addr: !llvm.ptr, %size: i32) {
  nvvm.fence.proxy.acquire <cta> %addr, %size
  return
}

// -----
// op: nvvm.fence.proxy.release
// CHECK: nvvm.fence.proxy.release <cta>
// GENERIC: "nvvm.fence.proxy.release"() <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<cta>, toProxy = #nvvm.proxy_kind<tensormap>}> : () -> ()
func.func @fence_proxy_release() {
  nvvm.fence.proxy.release <cta>
  return
}

// -----
// op: nvvm.fence.proxy.sync_restrict
// CHECK: nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>}
// GENERIC: "nvvm.fence.proxy.sync_restrict"() <{fromProxy = #nvvm.proxy_kind<generic>, order = #nvvm.mem_order<acquire>, toProxy = #nvvm.proxy_kind<async>}> : () -> ()
func.func @fence_proxy_sync_restrict() {
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>}
  return
}

// -----
// op: nvvm.bar.warp.sync
// CHECK: nvvm.bar.warp.sync %arg0 : i32
// GENERIC: "nvvm.bar.warp.sync"(%arg0) : (i32) -> ()
func.func @bar_warp_sync(%mask: i32) {
  nvvm.bar.warp.sync %mask : i32
  return
}

// -----
// op: nvvm.elect.sync
// CHECK: %0 = nvvm.elect.sync -> i1
// GENERIC: %0 = "nvvm.elect.sync"() : () -> i1
func.func @elect_sync() {
  %pred = nvvm.elect.sync -> i1
  return
}

// -----
// op: nvvm.griddepcontrol
// CHECK: nvvm.griddepcontrol  wait
// GENERIC: "nvvm.griddepcontrol"() <{kind = #nvvm<grid_dep_action wait>}> : () -> ()
func.func @griddepcontrol() {
  nvvm.griddepcontrol wait
  return
}

// -----
// op: nvvm.clusterlaunchcontrol.try.cancel
// CHECK: nvvm.clusterlaunchcontrol.try.cancel %arg0, %arg1
// GENERIC: "nvvm.clusterlaunchcontrol.try.cancel"(%arg0, %arg1) : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
func.func @clusterlaunchcontrol_try_cancel(%smem_address: !llvm.ptr<3>, %mbarrier: !llvm.ptr<3>) {
  nvvm.clusterlaunchcontrol.try.cancel %smem_address, %mbarrier
  return
}

// -----
// op: nvvm.clusterlaunchcontrol.query.cancel
// CHECK: %0 = nvvm.clusterlaunchcontrol.query.cancel query =  get_first_cta_id_x, %arg0 : i32
// GENERIC: %0 = "nvvm.clusterlaunchcontrol.query.cancel"(%arg0) <{query_type = #nvvm<cluster_launch_control_query_type get_first_cta_id_x>}> : (i128) -> i32
func.func @clusterlaunchcontrol_query_cancel(%try_cancel_response: i128) {
  %result = nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_x, %try_cancel_response : i32
  return
}

// -----
// op: nvvm.cp.async.shared.global
// CHECK: nvvm.cp.async.shared.global %arg0, %arg1, 4, cache =  ca : !llvm.ptr<3>, !llvm.ptr<1>
// GENERIC: "nvvm.cp.async.shared.global"(%arg0, %arg1) <{modifier = #nvvm<load_cache_modifier ca>, size = 4 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
func.func @cp_async_shared_global(%dst: !llvm.ptr<3>, %src: !llvm.ptr<1>) {
  nvvm.cp.async.shared.global %dst, %src, 4, cache = ca : !llvm.ptr<3>, !llvm.ptr<1>
  return
}

// -----
// op: nvvm.cp.async.commit.group
// CHECK: nvvm.cp.async.commit.group
// GENERIC: "nvvm.cp.async.commit.group"() : () -> ()
func.func @cp_async_commit_group() {
  nvvm.cp.async.commit.group
  return
}

// -----
// op: nvvm.cp.async.wait.group
// CHECK: nvvm.cp.async.wait.group 0
// GENERIC: "nvvm.cp.async.wait.group"() <{n = 0 : i32}> : () -> ()
func.func @cp_async_wait_group() {
  nvvm.cp.async.wait.group 0
  return
}

// -----
// op: nvvm.cp.async.mbarrier.arrive
// CHECK: nvvm.cp.async.mbarrier.arrive %arg0 {noinc = true} : !llvm.ptr<3>
// GENERIC: "nvvm.cp.async.mbarrier.arrive"(%arg0) <{noinc = true}> : (!llvm.ptr<3>) -> ()
func.func @cp_async_mbarrier_arrive(%addr: !llvm.ptr<3>) {
  nvvm.cp.async.mbarrier.arrive %addr {noinc = true} : !llvm.ptr<3>
  return
}

// -----
// op: nvvm.cp.async.bulk.commit.group
// CHECK: nvvm.cp.async.bulk.commit.group
// GENERIC: "nvvm.cp.async.bulk.commit.group"() : () -> ()
func.func @cp_async_bulk_commit_group() {
  nvvm.cp.async.bulk.commit.group
  return
}

// -----
// op: nvvm.cp.async.bulk.wait_group
// CHECK: nvvm.cp.async.bulk.wait_group 1
// GENERIC: "nvvm.cp.async.bulk.wait_group"() <{group = 1 : i32}> : () -> ()
func.func @cp_async_bulk_wait_group() {
  nvvm.cp.async.bulk.wait_group 1
  return
}

// -----
// op: nvvm.cp.async.bulk.tensor.shared.cluster.global
// CHECK: nvvm.cp.async.bulk.tensor.shared.cluster.global %arg0, %arg1, %arg3, box[%arg2] : !llvm.ptr<7>, !llvm.ptr
// GENERIC: "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%arg0, %arg1, %arg2, %arg3) <{isCTAOnly = false, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0>}> : (!llvm.ptr<7>, !llvm.ptr, i32, !llvm.ptr<3>) -> ()
func.func @cp_async_bulk_tensor_shared_cluster_global(%dst_mem: !llvm.ptr<7>, %tma_descriptor: !llvm.ptr, %coordinates: i32, %mbar: !llvm.ptr<3>) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst_mem, %tma_descriptor, %mbar, box[%coordinates] : !llvm.ptr<7>, !llvm.ptr
  return
}

// -----
// op: nvvm.cp.async.bulk.tensor.global.shared.cta
// CHECK: nvvm.cp.async.bulk.tensor.global.shared.cta %arg0, %arg1, box[%arg2] : !llvm.ptr, <3>
// GENERIC: "nvvm.cp.async.bulk.tensor.global.shared.cta"(%arg0, %arg1, %arg2) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32) -> ()
func.func @cp_async_bulk_tensor_global_shared_cta(%tma_descriptor: !llvm.ptr, %src_mem: !llvm.ptr<3>, %coordinates: i32) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %tma_descriptor, %src_mem, box[%coordinates] : !llvm.ptr, <3>
  return
}

// -----
// op: nvvm.cp.async.bulk.prefetch
// CHECK: nvvm.cp.async.bulk.prefetch %arg0, %arg1 : <1>
// GENERIC: "nvvm.cp.async.bulk.prefetch"(%arg0, %arg1) : (!llvm.ptr<1>, i32) -> ()
func.func @cp_async_bulk_prefetch(%src_mem: !llvm.ptr<1>, %size: i32) {
  nvvm.cp.async.bulk.prefetch %src_mem, %size : <1>
  return
}

// -----
// op: nvvm.cp.async.bulk.tensor.prefetch
// CHECK: nvvm.cp.async.bulk.tensor.prefetch %arg0, box[%arg1, %arg2] : !llvm.ptr
// GENERIC: "nvvm.cp.async.bulk.tensor.prefetch"(%arg0, %arg1, %arg2) <{mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (!llvm.ptr, i32, i32) -> ()
func.func @cp_async_bulk_tensor_prefetch(%tma_descriptor: !llvm.ptr, %coordinates: i32, %coordinates_0: i32) {
  nvvm.cp.async.bulk.tensor.prefetch %tma_descriptor, box[%coordinates, %coordinates_0] : !llvm.ptr
  return
}

// -----
// op: nvvm.cp.async.bulk.tensor.reduce
// CHECK: nvvm.cp.async.bulk.tensor.reduce %arg0, %arg1, box[%arg2] {redKind = #nvvm.tma_redux_kind<or>} : !llvm.ptr, <3>
// GENERIC: "nvvm.cp.async.bulk.tensor.reduce"(%arg0, %arg1, %arg2) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 1, 0>, redKind = #nvvm.tma_redux_kind<or>}> : (!llvm.ptr, !llvm.ptr<3>, i32) -> ()
func.func @cp_async_bulk_tensor_reduce(%tma_descriptor: !llvm.ptr, %src_mem: !llvm.ptr<3>, %coordinates: i32) {
  nvvm.cp.async.bulk.tensor.reduce %tma_descriptor, %src_mem, box[%coordinates] {redKind = #nvvm.tma_redux_kind<or>} : !llvm.ptr, <3>
  return
}

// -----
// op: nvvm.cp.async.bulk.shared.cluster.global
// CHECK: nvvm.cp.async.bulk.shared.cluster.global %arg0, %arg1, %arg2, %arg3 : !llvm.ptr<7>, <1>
// GENERIC: "nvvm.cp.async.bulk.shared.cluster.global"(%arg0, %arg1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<7>, !llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
func.func @cp_async_bulk_shared_cluster_global(%dst_mem: !llvm.ptr<7>, %src_mem: !llvm.ptr<1>, %mbar: !llvm.ptr<3>, %size: i32) {
  nvvm.cp.async.bulk.shared.cluster.global %dst_mem, %src_mem, %mbar, %size : !llvm.ptr<7>, !llvm.ptr<1>
  return
}

// -----
// op: nvvm.cp.async.bulk.shared.cluster.shared.cta
// CHECK: nvvm.cp.async.bulk.shared.cluster.shared.cta %arg0, %arg1, %arg2, %arg3 : <7>, <3>
// GENERIC: "nvvm.cp.async.bulk.shared.cluster.shared.cta"(%arg0, %arg1, %arg2, %arg3) : (!llvm.ptr<7>, !llvm.ptr<3>, !llvm.ptr<3>, i32) -> ()
func.func @cp_async_bulk_shared_cluster_shared_cta(%dst_mem: !llvm.ptr<7>, %src_mem: !llvm.ptr<3>, %mbar: !llvm.ptr<3>, %size: i32) {
  nvvm.cp.async.bulk.shared.cluster.shared.cta %dst_mem, %src_mem, %mbar, %size : <7>, <3>
  return
}

// -----
// op: nvvm.cp.async.bulk.global.shared.cta
// CHECK: nvvm.cp.async.bulk.global.shared.cta %arg0, %arg1, %arg2 : <1>, <3>
// GENERIC: "nvvm.cp.async.bulk.global.shared.cta"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
func.func @cp_async_bulk_global_shared_cta(%dst_mem: !llvm.ptr<1>, %src_mem: !llvm.ptr<3>, %size: i32) {
  nvvm.cp.async.bulk.global.shared.cta %dst_mem, %src_mem, %size : <1>, <3>
  return
}

// -----
// op: nvvm.convert.float.to.tf32
// CHECK: %0 = nvvm.convert.float.to.tf32 %arg0 {relu = true, rnd = #nvvm.fp_rnd_mode<rn>}
// GENERIC: %0 = "nvvm.convert.float.to.tf32"(%arg0) <{relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<none>}> : (f32) -> i32
func.func @convert_float_to_tf32(%src: f32) {
  %result = nvvm.convert.float.to.tf32 %src {relu = true, rnd = #nvvm.fp_rnd_mode<rn>}
  return
}

// -----
// op: nvvm.convert.f32x2.to.f4x2
// CHECK: %0 = nvvm.convert.f32x2.to.f4x2 %arg0, %arg1 : i8(f4E2M1FN)
// GENERIC: %0 = "nvvm.convert.f32x2.to.f4x2"(%arg0, %arg1) <{dstTy = f4E2M1FN, relu = false}> : (f32, f32) -> i8
func.func @convert_f32x2_to_f4x2(%a: f32, %b: f32) {
  %dst = nvvm.convert.f32x2.to.f4x2 %a, %b : i8(f4E2M1FN)
  return
}

// -----
// op: nvvm.convert.f32x2.to.f6x2
// CHECK: %0 = nvvm.convert.f32x2.to.f6x2 %arg0, %arg1 : i16(f6E2M3FN)
// GENERIC: %0 = "nvvm.convert.f32x2.to.f6x2"(%arg0, %arg1) <{dstTy = f6E2M3FN, relu = false}> : (f32, f32) -> i16
func.func @convert_f32x2_to_f6x2(%a: f32, %b: f32) {
  %dst = nvvm.convert.f32x2.to.f6x2 %a, %b : i16(f6E2M3FN)
  return
}

// -----
// op: nvvm.convert.f32x2.to.f8x2
// CHECK: %0 = nvvm.convert.f32x2.to.f8x2 %arg0, %arg1 {rnd = #nvvm.fp_rnd_mode<rz>} : i16(f8E8M0FNU)
// GENERIC: %0 = "nvvm.convert.f32x2.to.f8x2"(%arg0, %arg1) <{dstTy = f8E8M0FNU, relu = false, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> i16
func.func @convert_f32x2_to_f8x2(%a: f32, %b: f32) {
  %dst = nvvm.convert.f32x2.to.f8x2 %a, %b {rnd = #nvvm.fp_rnd_mode<rz>} : i16(f8E8M0FNU)
  return
}

// -----
// op: nvvm.convert.f16x2.to.f8x2
// CHECK: %0 = nvvm.convert.f16x2.to.f8x2 %arg0 : vector<2xf16> -> i16(f8E4M3FN)
// GENERIC: %0 = "nvvm.convert.f16x2.to.f8x2"(%arg0) <{dstTy = f8E4M3FN, relu = false}> : (vector<2xf16>) -> i16
func.func @convert_f16x2_to_f8x2(%a: vector<2xf16>) {
  %dst = nvvm.convert.f16x2.to.f8x2 %a : vector<2xf16> -> i16(f8E4M3FN)
  return
}

// -----
// op: nvvm.convert.bf16x2.to.f8x2
// CHECK: %0 = nvvm.convert.bf16x2.to.f8x2 %arg0 {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> i16(f8E8M0FNU)
// GENERIC: %0 = "nvvm.convert.bf16x2.to.f8x2"(%arg0) <{dstTy = f8E8M0FNU, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>}> : (vector<2xbf16>) -> i16
func.func @convert_bf16x2_to_f8x2(%a: vector<2xbf16>) {
  %dst = nvvm.convert.bf16x2.to.f8x2 %a {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> i16(f8E8M0FNU)
  return
}

// -----
// op: nvvm.convert.f8x2.to.f16x2
// CHECK: %0 = nvvm.convert.f8x2.to.f16x2 %arg0 : vector<2xi8>(f8E4M3FN) -> vector<2xf16>
// GENERIC: %0 = "nvvm.convert.f8x2.to.f16x2"(%arg0) <{relu = false, srcType = f8E4M3FN}> : (vector<2xi8>) -> vector<2xf16>
func.func @convert_f8x2_to_f16x2(%src: vector<2xi8>) {
  %dst = nvvm.convert.f8x2.to.f16x2 %src : vector<2xi8>(f8E4M3FN) -> vector<2xf16>
  return
}

// -----
// op: nvvm.convert.f8x2.to.bf16x2
// CHECK: %0 = nvvm.convert.f8x2.to.bf16x2 %arg0 : vector<2xi8>(f8E8M0FNU) -> vector<2xbf16>
// GENERIC: %0 = "nvvm.convert.f8x2.to.bf16x2"(%arg0) <{srcType = f8E8M0FNU}> : (vector<2xi8>) -> vector<2xbf16>
func.func @convert_f8x2_to_bf16x2(%src: vector<2xi8>) {
  %dst = nvvm.convert.f8x2.to.bf16x2 %src : vector<2xi8>(f8E8M0FNU) -> vector<2xbf16>
  return
}

// -----
// op: nvvm.convert.f6x2.to.f16x2
// CHECK: %0 = nvvm.convert.f6x2.to.f16x2 %arg0 : vector<2xi8>(f6E2M3FN) -> vector<2xf16>
// GENERIC: %0 = "nvvm.convert.f6x2.to.f16x2"(%arg0) <{relu = false, srcType = f6E2M3FN}> : (vector<2xi8>) -> vector<2xf16>
func.func @convert_f6x2_to_f16x2(%src: vector<2xi8>) {
  %dst = nvvm.convert.f6x2.to.f16x2 %src : vector<2xi8>(f6E2M3FN) -> vector<2xf16>
  return
}

// -----
// op: nvvm.convert.f4x2.to.f16x2
// CHECK: %0 = nvvm.convert.f4x2.to.f16x2 %arg0 : i8(f4E2M1FN) -> vector<2xf16>
// GENERIC: %0 = "nvvm.convert.f4x2.to.f16x2"(%arg0) <{relu = false, srcType = f4E2M1FN}> : (i8) -> vector<2xf16>
func.func @convert_f4x2_to_f16x2(%src: i8) {
  %dst = nvvm.convert.f4x2.to.f16x2 %src : i8(f4E2M1FN) -> vector<2xf16>
  return
}

// -----
// op: nvvm.convert.f32x2.to.f16x2
// CHECK: %0 = nvvm.convert.f32x2.to.f16x2 %arg0, %arg1 {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf16>
// GENERIC: %0 = "nvvm.convert.f32x2.to.f16x2"(%arg0, %arg1) <{relu = false, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> vector<2xf16>
func.func @convert_f32x2_to_f16x2(%src_hi: f32, %src_lo: f32) {
  %dst = nvvm.convert.f32x2.to.f16x2 %src_hi, %src_lo {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf16>
  return
}

// -----
// op: nvvm.convert.f32x2.to.bf16x2
// CHECK: %0 = nvvm.convert.f32x2.to.bf16x2 %arg0, %arg1 {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16>
// GENERIC: %0 = "nvvm.convert.f32x2.to.bf16x2"(%arg0, %arg1) <{relu = false, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> vector<2xbf16>
func.func @convert_f32x2_to_bf16x2(%src_hi: f32, %src_lo: f32) {
  %dst = nvvm.convert.f32x2.to.bf16x2 %src_hi, %src_lo {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16>
  return
}

// -----
// op: nvvm.convert.f32x4.to.f8x4
// CHECK: %0 = nvvm.convert.f32x4.to.f8x4 %arg0, %arg1 : vector<4xf32> -> vector<4xi8>(f8E4M3FN)
// GENERIC: %0 = "nvvm.convert.f32x4.to.f8x4"(%arg0, %arg1) <{dstTy = f8E4M3FN, relu = false}> : (vector<4xf32>, i32) -> vector<4xi8>
func.func @convert_f32x4_to_f8x4(%src: vector<4xf32>, %rbits: i32) {
  %dst = nvvm.convert.f32x4.to.f8x4 %src, %rbits : vector<4xf32> -> vector<4xi8>(f8E4M3FN)
  return
}

// -----
// op: nvvm.convert.f32x4.to.f6x4
// CHECK: %0 = nvvm.convert.f32x4.to.f6x4 %arg0, %arg1 {relu = true} : vector<4xf32> -> vector<4xi8>(f6E2M3FN)
// GENERIC: %0 = "nvvm.convert.f32x4.to.f6x4"(%arg0, %arg1) <{dstTy = f6E2M3FN, relu = true}> : (vector<4xf32>, i32) -> vector<4xi8>
func.func @convert_f32x4_to_f6x4(%src: vector<4xf32>, %rbits: i32) {
  %dst = nvvm.convert.f32x4.to.f6x4 %src, %rbits {relu = true} : vector<4xf32> -> vector<4xi8>(f6E2M3FN)
  return
}

// -----
// op: nvvm.convert.f32x4.to.f4x4
// CHECK: %0 = nvvm.convert.f32x4.to.f4x4 %arg0, %arg1 : vector<4xf32> -> i16(f4E2M1FN)
// GENERIC: %0 = "nvvm.convert.f32x4.to.f4x4"(%arg0, %arg1) <{dstTy = f4E2M1FN, relu = false}> : (vector<4xf32>, i32) -> i16
func.func @convert_f32x4_to_f4x4(%src: vector<4xf32>, %rbits: i32) {
  %dst = nvvm.convert.f32x4.to.f4x4 %src, %rbits : vector<4xf32> -> i16(f4E2M1FN)
  return
}

// -----
// op: nvvm.wmma.load
// CHECK: %0 = nvvm.wmma.load %arg0, %arg1 {eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// GENERIC: %0 = "nvvm.wmma.load"(%arg0, %arg1) <{eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32}> : (!llvm.ptr, i32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
func.func @wmma_load(%ptr: !llvm.ptr, %stride: i32) {
  %result = nvvm.wmma.load %ptr, %stride {eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  return
}

// -----
// op: nvvm.wmma.store
// CHECK: nvvm.wmma.store %arg0, %arg2, %arg1, %arg1, %arg1, %arg1 {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>
// GENERIC: "nvvm.wmma.store"(%arg0, %arg1, %arg1, %arg1, %arg1, %arg2) <{eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}> : (!llvm.ptr, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
func.func @wmma_store(%ptr: !llvm.ptr, %args: vector<2xf16>, %stride: i32) {
  nvvm.wmma.store %ptr, %stride, %args, %args, %args, %args {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>
  return
}

// -----
// op: nvvm.wmma.mma
// CHECK: %0 = nvvm.wmma.mma %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0 {eltypeA = #nvvm.mma_type<s8>, eltypeB = #nvvm.mma_type<s32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// GENERIC: %0 = "nvvm.wmma.mma"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{eltypeA = #nvvm.mma_type<s8>, eltypeB = #nvvm.mma_type<s32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
func.func @wmma_mma(%args: i32) {
  %result = nvvm.wmma.mma %args, %args, %args, %args, %args, %args, %args, %args, %args, %args, %args, %args {eltypeA = #nvvm.mma_type<s8>, eltypeB = #nvvm.mma_type<s32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
  return
}

// -----
// op: nvvm.stmatrix
// CHECK: nvvm.stmatrix %arg0, %arg1 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32
// GENERIC: "nvvm.stmatrix"(%arg0, %arg1) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>, i32) -> ()
func.func @stmatrix(%ptr: !llvm.ptr<3>, %sources: i32) {
  nvvm.stmatrix %ptr, %sources {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32
  return
}

// -----
// op: nvvm.ldmatrix
// CHECK: %0 = nvvm.ldmatrix %arg0 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> i32
// GENERIC: %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> i32
func.func @ldmatrix(%ptr: !llvm.ptr<3>) {
  %result = nvvm.ldmatrix %ptr {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> i32
  return
}

// -----
// op: nvvm.mma.sync
// CHECK: %0 = nvvm.mma.sync A[%arg0, %arg0, %arg0, %arg0]  B[%arg1, %arg1]  C[%arg2, %arg2, %arg2, %arg2]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC: %0 = "nvvm.mma.sync"(%arg0, %arg0, %arg0, %arg0, %arg1, %arg1, %arg2, %arg2, %arg2, %arg2) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
func.func @mma_sync(%a: vector<2xf16>, %b: vector<2xf16>, %c: f32) {
  %d = nvvm.mma.sync A[%a, %a, %a, %a] B[%b, %b] C[%c, %c, %c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}

// -----
// op: nvvm.mma.sp.sync
// CHECK: %0 = nvvm.mma.sp.sync A[%arg0, %arg1] B[%arg2, %arg3] C[%arg4, %arg4, %arg4, %arg4] sparseMetadata[%arg5] selector[%arg6] {multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC: %0 = "nvvm.mma.sp.sync"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4, %arg4, %arg4, %arg5, %arg6) <{multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 8>}> : (i32, i32, i32, i32, f32, f32, f32, f32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
func.func @mma_sp_sync(%operand_a: i32, %operand_a_0: i32, %operand_b: i32, %operand_b_1: i32, %operand_c: f32, %sparse_metadata: i32, %sparsity_selector: i32) {
  %result = nvvm.mma.sp.sync A[%operand_a, %operand_a_0] B[%operand_b, %operand_b_1] C[%operand_c, %operand_c, %operand_c, %operand_c] sparseMetadata[%sparse_metadata] selector[%sparsity_selector] {multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}

// -----
// op: nvvm.mma.block_scale
// CHECK: %0 = nvvm.mma.block_scale A[%arg0, %arg0, %arg0, %arg0] B[%arg1, %arg2] C[%arg3, %arg3, %arg3, %arg3] scaleA[%arg4, %arg5, %arg6] scaleB[%arg7, %arg8, %arg9] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC: %0 = "nvvm.mma.block_scale"(%arg0, %arg0, %arg0, %arg0, %arg1, %arg2, %arg3, %arg3, %arg3, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
func.func @mma_block_scale(%operand_a: i32, %operand_b: i32, %operand_b_0: i32, %operand_c: f32, %scale_adata: i32, %byte_id_a: i16, %thread_id_a: i16, %scale_bdata: i32, %byte_id_b: i16, %thread_id_b: i16) {
  %result = nvvm.mma.block_scale A[%operand_a, %operand_a, %operand_a, %operand_a] B[%operand_b, %operand_b_0] C[%operand_c, %operand_c, %operand_c, %operand_c] scaleA[%scale_adata, %byte_id_a, %thread_id_a] scaleB[%scale_bdata, %byte_id_b, %thread_id_b] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}

// -----
// op: nvvm.mma.sp.block_scale
// CHECK: %0 = nvvm.mma.sp.block_scale A[%arg0, %arg0, %arg0, %arg0] B[%arg1, %arg1, %arg1, %arg1] C[%arg2, %arg2, %arg2, %arg2] sparseMetadata[%arg3] selector[%arg4] scaleA[%arg5, %arg6, %arg7] scaleB[%arg8, %arg9, %arg10] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC: %0 = "nvvm.mma.sp.block_scale"(%arg0, %arg0, %arg0, %arg0, %arg1, %arg1, %arg1, %arg1, %arg2, %arg2, %arg2, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
func.func @mma_sp_block_scale(%operand_a: i32, %operand_b: i32, %operand_c: f32, %sparse_metadata: i32, %sparsity_selector: i32, %scale_adata: i32, %byte_id_a: i16, %thread_id_a: i16, %scale_bdata: i32, %byte_id_b: i16, %thread_id_b: i16) {
  %result = nvvm.mma.sp.block_scale A[%operand_a, %operand_a, %operand_a, %operand_a] B[%operand_b, %operand_b, %operand_b, %operand_b] C[%operand_c, %operand_c, %operand_c, %operand_c] sparseMetadata[%sparse_metadata] selector[%sparsity_selector] scaleA[%scale_adata, %byte_id_a, %thread_id_a] scaleB[%scale_bdata, %byte_id_b, %thread_id_b] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}

// -----
// op: nvvm.wgmma.fence.aligned
// CHECK: nvvm.wgmma.fence.aligned
// GENERIC: "nvvm.wgmma.fence.aligned"() : () -> ()
func.func @wgmma_fence_aligned() {
  nvvm.wgmma.fence.aligned
  return
}

// -----
// op: nvvm.wgmma.commit.group.sync.aligned
// CHECK: nvvm.wgmma.commit.group.sync.aligned
// GENERIC: "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
func.func @wgmma_commit_group_sync_aligned() {
  nvvm.wgmma.commit.group.sync.aligned
  return
}

// -----
// op: nvvm.wgmma.wait.group.sync.aligned
// CHECK: nvvm.wgmma.wait.group.sync.aligned 0
// GENERIC: "nvvm.wgmma.wait.group.sync.aligned"() <{group = 0 : i64}> : () -> ()
func.func @wgmma_wait_group_sync_aligned() {
  nvvm.wgmma.wait.group.sync.aligned 0
  return
}

// -----
// op: nvvm.wgmma.mma_async
// CHECK: %0 = nvvm.wgmma.mma_async %arg0, %arg1, %arg2, <m = 64, n = 8, k = 16>, D[<f32>, <one>], A[<f16>, <one>, <row>], B[<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC: %0 = "nvvm.wgmma.mma_async"(%arg2, %arg0, %arg1) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, scaleD = #nvvm.wgmma_scale_out<one>, shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, typeD = #nvvm.wgmma_type<f32>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> !llvm.struct<(f32, f32, f32, f32)>
func.func @wgmma_mma_async(%a: i64, %b: i64, %d: !llvm.struct<(f32, f32, f32, f32)>) {
  %sum = nvvm.wgmma.mma_async %a, %b, %d, <m = 64, n = 8, k = 16>, D[<f32>, <one>], A[<f16>, <one>, <row>], B[<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  return
}

// -----
// op: nvvm.inline_ptx
// CHECK: %0 = nvvm.inline_ptx "ex2.approx.ftz.f32 $0, $1;" ro(%arg0 : f32) -> f32
// GENERIC: %0 = "nvvm.inline_ptx"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, ptxCode = "ex2.approx.ftz.f32 $0, $1;"}> : (f32) -> f32
func.func @inline_ptx(%read_only_args: f32) {
  %write_only_args = nvvm.inline_ptx "ex2.approx.ftz.f32 $0, $1;" ro(%read_only_args : f32) -> f32
  return
}

// -----
// op: nvvm.rcp.approx.ftz.f
// CHECK: %0 = nvvm.rcp.approx.ftz.f %arg0 : f32
// GENERIC: %0 = "nvvm.rcp.approx.ftz.f"(%arg0) : (f32) -> f32
func.func @rcp_approx_ftz_f(%arg: f32) {
  %result = nvvm.rcp.approx.ftz.f %arg : f32
  return
}

// -----
// op: nvvm.redux.sync
// CHECK: %0 = nvvm.redux.sync  add %arg0, %arg1 : i32 -> i32
// GENERIC: %0 = "nvvm.redux.sync"(%arg0, %arg1) <{abs = false, kind = #nvvm<redux_kind add>, nan = false}> : (i32, i32) -> i32
func.func @redux_sync(%val: i32, %mask_and_clamp: i32) {
  %result = nvvm.redux.sync add %val, %mask_and_clamp : i32 -> i32
  return
}

// -----
// op: nvvm.pmevent
// CHECK: nvvm.pmevent id = 10
// GENERIC: "nvvm.pmevent"() <{eventId = 10 : i32}> : () -> ()
func.func @pmevent() {
  nvvm.pmevent id = 10
  return
}

// -----
// op: nvvm.setmaxregister
// CHECK: nvvm.setmaxregister  increase 40
// GENERIC: "nvvm.setmaxregister"() <{action = #nvvm<action increase>, regCount = 40 : i32}> : () -> ()
func.func @setmaxregister() {
  nvvm.setmaxregister increase 40
  return
}

// -----
// op: nvvm.shfl.sync
// CHECK: %0 = nvvm.shfl.sync  bfly %arg0, %arg1, %arg2, %arg3 : f32 -> f32
// GENERIC: %0 = "nvvm.shfl.sync"(%arg0, %arg1, %arg2, %arg3) <{kind = #nvvm<shfl_kind bfly>}> : (i32, f32, i32, i32) -> f32
func.func @shfl_sync(%mask: i32, %value: f32, %offset: i32, %clamp: i32) {
  %result = nvvm.shfl.sync bfly %mask, %value, %offset, %clamp : f32 -> f32
  return
}

// -----
// op: nvvm.vote.sync
// CHECK: %0 = nvvm.vote.sync  any %arg0, %arg1 -> i1
// GENERIC: %0 = "nvvm.vote.sync"(%arg0, %arg1) <{kind = #nvvm<vote_sync_kind any>}> : (i32, i1) -> i1
func.func @vote_sync(%mask: i32, %pred: i1) {
  %result = nvvm.vote.sync any %mask, %pred -> i1
  return
}

// -----
// op: nvvm.prmt
// CHECK: %0 = nvvm.prmt <rc8> %arg1, %arg0 : i32
// GENERIC: %0 = "nvvm.prmt"(%arg0, %arg1) <{mode = #nvvm.permute_mode<rc8>}> : (i32, i32) -> i32
func.func @prmt(%lo: i32, %selector: i32) {
  %result = nvvm.prmt <rc8> %selector, %lo : i32
  return
}

// -----
// op: nvvm.prefetch
// CHECK: nvvm.prefetch tensormap, %arg0 : !llvm.ptr
// GENERIC: "nvvm.prefetch"(%arg0) <{tensormap}> : (!llvm.ptr) -> ()
func.func @prefetch(%addr: !llvm.ptr) {
  nvvm.prefetch tensormap, %addr : !llvm.ptr
  return
}

// -----
// op: nvvm.mapa
// CHECK: %0 = nvvm.mapa %arg0, %arg1 : !llvm.ptr -> !llvm.ptr
// GENERIC: %0 = "nvvm.mapa"(%arg0, %arg1) : (!llvm.ptr, i32) -> !llvm.ptr
func.func @mapa(%a: !llvm.ptr, %b: i32) {
  %result = nvvm.mapa %a, %b : !llvm.ptr -> !llvm.ptr
  return
}

// -----
// op: nvvm.match.sync
// CHECK: %0 = nvvm.match.sync  any %arg0, %arg1 : i32 -> i32
// GENERIC: %0 = "nvvm.match.sync"(%arg0, %arg1) <{kind = #nvvm<match_sync_kind any>}> : (i32, i32) -> i32
func.func @match_sync(%thread_mask: i32, %val: i32) {
  %result = nvvm.match.sync any %thread_mask, %val : i32 -> i32
  return
}

// -----
// op: nvvm.st.bulk
// CHECK: nvvm.st.bulk %arg0, size = %arg1 : !llvm.ptr
// GENERIC: "nvvm.st.bulk"(%arg0, %arg1) <{initVal = 0 : i64}> : (!llvm.ptr, i64) -> ()
func.func @st_bulk(%addr: !llvm.ptr, %size: i64) {
  nvvm.st.bulk %addr, size = %size : !llvm.ptr
  return
}

// -----
// op: nvvm.exit
// CHECK: nvvm.exit
// GENERIC: "nvvm.exit"() : () -> ()
func.func @exit() {
  nvvm.exit
  return
}

// -----
// op: nvvm.breakpoint
// CHECK: nvvm.breakpoint
// GENERIC: "nvvm.breakpoint"() : () -> ()
func.func @breakpoint() {
  nvvm.breakpoint
  return
}

// -----
// op: nvvm.dot.accumulate.4way
// CHECK: %0 = nvvm.dot.accumulate.4way %arg0 <unsigned>, %arg1 <signed>, %arg2 : vector<4xi8>, vector<4xi8>
// GENERIC: %0 = "nvvm.dot.accumulate.4way"(%arg0, %arg1, %arg2) <{a_type = #nvvm.dot_accumulate_type<unsigned>, b_type = #nvvm.dot_accumulate_type<signed>}> : (vector<4xi8>, vector<4xi8>, i32) -> i32
func.func @dot_accumulate_4way(%a: vector<4xi8>, %b: vector<4xi8>, %c: i32) {
  %result = nvvm.dot.accumulate.4way %a <unsigned>, %b <signed>, %c : vector<4xi8>, vector<4xi8>
  return
}

// -----
// op: nvvm.dot.accumulate.2way
// CHECK: %0 = nvvm.dot.accumulate.2way %arg0 <signed>, %arg1 <unsigned>, %arg2 {b_hi = true} : vector<2xi16>, vector<4xi8>
// GENERIC: %0 = "nvvm.dot.accumulate.2way"(%arg0, %arg1, %arg2) <{a_type = #nvvm.dot_accumulate_type<signed>, b_hi = true, b_type = #nvvm.dot_accumulate_type<unsigned>}> : (vector<2xi16>, vector<4xi8>, i32) -> i32
func.func @dot_accumulate_2way(%a: vector<2xi16>, %b: vector<4xi8>, %c: i32) {
  %result = nvvm.dot.accumulate.2way %a <signed>, %b <unsigned>, %c {b_hi = true} : vector<2xi16>, vector<4xi8>
  return
}

// -----
// op: nvvm.read.ptx.sreg.laneid
// CHECK: %0 = nvvm.read.ptx.sreg.laneid : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
func.func @read_ptx_sreg_laneid() {
  %result = nvvm.read.ptx.sreg.laneid : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.warpsize
// CHECK: %0 = nvvm.read.ptx.sreg.warpsize : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.warpsize"() : () -> i32
func.func @read_ptx_sreg_warpsize() {
  %result = nvvm.read.ptx.sreg.warpsize : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.warpid
// CHECK: %0 = nvvm.read.ptx.sreg.warpid : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.warpid"() : () -> i32
func.func @read_ptx_sreg_warpid() {
  %result = nvvm.read.ptx.sreg.warpid : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.nwarpid
// CHECK: %0 = nvvm.read.ptx.sreg.nwarpid : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.nwarpid"() : () -> i32
func.func @read_ptx_sreg_nwarpid() {
  %result = nvvm.read.ptx.sreg.nwarpid : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.smid
// CHECK: %0 = nvvm.read.ptx.sreg.smid : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.smid"() : () -> i32
func.func @read_ptx_sreg_smid() {
  %result = nvvm.read.ptx.sreg.smid : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.nsmid
// CHECK: %0 = nvvm.read.ptx.sreg.nsmid : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.nsmid"() : () -> i32
func.func @read_ptx_sreg_nsmid() {
  %result = nvvm.read.ptx.sreg.nsmid : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.gridid
// CHECK: %0 = nvvm.read.ptx.sreg.gridid : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.gridid"() : () -> i32
func.func @read_ptx_sreg_gridid() {
  %result = nvvm.read.ptx.sreg.gridid : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.lanemask.eq
// CHECK: %0 = nvvm.read.ptx.sreg.lanemask.eq : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.lanemask.eq"() : () -> i32
func.func @read_ptx_sreg_lanemask_eq() {
  %result = nvvm.read.ptx.sreg.lanemask.eq : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.lanemask.le
// CHECK: %0 = nvvm.read.ptx.sreg.lanemask.le : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.lanemask.le"() : () -> i32
func.func @read_ptx_sreg_lanemask_le() {
  %result = nvvm.read.ptx.sreg.lanemask.le : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.lanemask.lt
// CHECK: %0 = nvvm.read.ptx.sreg.lanemask.lt : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.lanemask.lt"() : () -> i32
func.func @read_ptx_sreg_lanemask_lt() {
  %result = nvvm.read.ptx.sreg.lanemask.lt : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.lanemask.ge
// CHECK: %0 = nvvm.read.ptx.sreg.lanemask.ge : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.lanemask.ge"() : () -> i32
func.func @read_ptx_sreg_lanemask_ge() {
  %result = nvvm.read.ptx.sreg.lanemask.ge : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.lanemask.gt
// CHECK: %0 = nvvm.read.ptx.sreg.lanemask.gt : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.lanemask.gt"() : () -> i32
func.func @read_ptx_sreg_lanemask_gt() {
  %result = nvvm.read.ptx.sreg.lanemask.gt : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.tid.x
// CHECK: %0 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 128> : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.tid.x"() <{range = #llvm.constant_range<i32, 0, 128>}> : () -> i32
func.func @read_ptx_sreg_tid_x() {
  %result = nvvm.read.ptx.sreg.tid.x range <i32, 0, 128> : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.tid.y
// CHECK: %0 = nvvm.read.ptx.sreg.tid.y : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
func.func @read_ptx_sreg_tid_y() {
  %result = nvvm.read.ptx.sreg.tid.y : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.tid.z
// CHECK: %0 = nvvm.read.ptx.sreg.tid.z : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
func.func @read_ptx_sreg_tid_z() {
  %result = nvvm.read.ptx.sreg.tid.z : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.ntid.x
// CHECK: %0 = nvvm.read.ptx.sreg.ntid.x : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.ntid.x"() : () -> i32
func.func @read_ptx_sreg_ntid_x() {
  %result = nvvm.read.ptx.sreg.ntid.x : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.ntid.y
// CHECK: %0 = nvvm.read.ptx.sreg.ntid.y range <i32, 1, 1024> : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.ntid.y"() <{range = #llvm.constant_range<i32, 1, 1024>}> : () -> i32
func.func @read_ptx_sreg_ntid_y() {
  %result = nvvm.read.ptx.sreg.ntid.y range <i32, 1, 1024> : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.ntid.z
// CHECK: %0 = nvvm.read.ptx.sreg.ntid.z : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.ntid.z"() : () -> i32
func.func @read_ptx_sreg_ntid_z() {
  %result = nvvm.read.ptx.sreg.ntid.z : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.ctaid.x
// CHECK: %0 = nvvm.read.ptx.sreg.ctaid.x : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
func.func @read_ptx_sreg_ctaid_x() {
  %result = nvvm.read.ptx.sreg.ctaid.x : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.ctaid.y
// CHECK: %0 = nvvm.read.ptx.sreg.ctaid.y : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
func.func @read_ptx_sreg_ctaid_y() {
  %result = nvvm.read.ptx.sreg.ctaid.y : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.ctaid.z
// CHECK: %0 = nvvm.read.ptx.sreg.ctaid.z : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
func.func @read_ptx_sreg_ctaid_z() {
  %result = nvvm.read.ptx.sreg.ctaid.z : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.nctaid.x
// CHECK: %0 = nvvm.read.ptx.sreg.nctaid.x : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
func.func @read_ptx_sreg_nctaid_x() {
  %result = nvvm.read.ptx.sreg.nctaid.x : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.nctaid.y
// CHECK: %0 = nvvm.read.ptx.sreg.nctaid.y : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
func.func @read_ptx_sreg_nctaid_y() {
  %result = nvvm.read.ptx.sreg.nctaid.y : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.nctaid.z
// CHECK: %0 = nvvm.read.ptx.sreg.nctaid.z : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
func.func @read_ptx_sreg_nctaid_z() {
  %result = nvvm.read.ptx.sreg.nctaid.z : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.clusterid.x
// CHECK: %0 = nvvm.read.ptx.sreg.clusterid.x : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.clusterid.x"() : () -> i32
func.func @read_ptx_sreg_clusterid_x() {
  %result = nvvm.read.ptx.sreg.clusterid.x : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.clusterid.y
// CHECK: %0 = nvvm.read.ptx.sreg.clusterid.y : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.clusterid.y"() : () -> i32
func.func @read_ptx_sreg_clusterid_y() {
  %result = nvvm.read.ptx.sreg.clusterid.y : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.clusterid.z
// CHECK: %0 = nvvm.read.ptx.sreg.clusterid.z : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.clusterid.z"() : () -> i32
func.func @read_ptx_sreg_clusterid_z() {
  %result = nvvm.read.ptx.sreg.clusterid.z : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.nclusterid.x
// CHECK: %0 = nvvm.read.ptx.sreg.nclusterid.x : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.nclusterid.x"() : () -> i32
func.func @read_ptx_sreg_nclusterid_x() {
  %result = nvvm.read.ptx.sreg.nclusterid.x : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.nclusterid.y
// CHECK: %0 = nvvm.read.ptx.sreg.nclusterid.y : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.nclusterid.y"() : () -> i32
func.func @read_ptx_sreg_nclusterid_y() {
  %result = nvvm.read.ptx.sreg.nclusterid.y : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.nclusterid.z
// CHECK: %0 = nvvm.read.ptx.sreg.nclusterid.z : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.nclusterid.z"() : () -> i32
func.func @read_ptx_sreg_nclusterid_z() {
  %result = nvvm.read.ptx.sreg.nclusterid.z : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.cluster.ctaid.x
// CHECK: %0 = nvvm.read.ptx.sreg.cluster.ctaid.x : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> i32
func.func @read_ptx_sreg_cluster_ctaid_x() {
  %result = nvvm.read.ptx.sreg.cluster.ctaid.x : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.cluster.ctaid.y
// CHECK: %0 = nvvm.read.ptx.sreg.cluster.ctaid.y : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> i32
func.func @read_ptx_sreg_cluster_ctaid_y() {
  %result = nvvm.read.ptx.sreg.cluster.ctaid.y : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.cluster.ctaid.z
// CHECK: %0 = nvvm.read.ptx.sreg.cluster.ctaid.z : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> i32
func.func @read_ptx_sreg_cluster_ctaid_z() {
  %result = nvvm.read.ptx.sreg.cluster.ctaid.z : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.cluster.nctaid.x
// CHECK: %0 = nvvm.read.ptx.sreg.cluster.nctaid.x : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.cluster.nctaid.x"() : () -> i32
func.func @read_ptx_sreg_cluster_nctaid_x() {
  %result = nvvm.read.ptx.sreg.cluster.nctaid.x : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.cluster.nctaid.y
// CHECK: %0 = nvvm.read.ptx.sreg.cluster.nctaid.y : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.cluster.nctaid.y"() : () -> i32
func.func @read_ptx_sreg_cluster_nctaid_y() {
  %result = nvvm.read.ptx.sreg.cluster.nctaid.y : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.cluster.nctaid.z
// CHECK: %0 = nvvm.read.ptx.sreg.cluster.nctaid.z : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.cluster.nctaid.z"() : () -> i32
func.func @read_ptx_sreg_cluster_nctaid_z() {
  %result = nvvm.read.ptx.sreg.cluster.nctaid.z : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.cluster.ctarank
// CHECK: %0 = nvvm.read.ptx.sreg.cluster.ctarank : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
func.func @read_ptx_sreg_cluster_ctarank() {
  %result = nvvm.read.ptx.sreg.cluster.ctarank : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.cluster.nctarank
// CHECK: %0 = nvvm.read.ptx.sreg.cluster.nctarank : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.cluster.nctarank"() : () -> i32
func.func @read_ptx_sreg_cluster_nctarank() {
  %result = nvvm.read.ptx.sreg.cluster.nctarank : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.total.smem.size
// CHECK: %0 = nvvm.read.ptx.sreg.total.smem.size : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.total.smem.size"() : () -> i32
func.func @read_ptx_sreg_total_smem_size() {
  %result = nvvm.read.ptx.sreg.total.smem.size : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.dynamic.smem.size
// CHECK: %0 = nvvm.read.ptx.sreg.dynamic.smem.size : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.dynamic.smem.size"() : () -> i32
func.func @read_ptx_sreg_dynamic_smem_size() {
  %result = nvvm.read.ptx.sreg.dynamic.smem.size : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.aggr.smem.size
// CHECK: %0 = nvvm.read.ptx.sreg.aggr.smem.size : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.aggr.smem.size"() : () -> i32
func.func @read_ptx_sreg_aggr_smem_size() {
  %result = nvvm.read.ptx.sreg.aggr.smem.size : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.clock
// CHECK: %0 = nvvm.read.ptx.sreg.clock : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.clock"() : () -> i32
func.func @read_ptx_sreg_clock() {
  %result = nvvm.read.ptx.sreg.clock : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.clock64
// CHECK: %0 = nvvm.read.ptx.sreg.clock64 : i64
// GENERIC: %0 = "nvvm.read.ptx.sreg.clock64"() : () -> i64
func.func @read_ptx_sreg_clock64() {
  %result = nvvm.read.ptx.sreg.clock64 : i64
  return
}

// -----
// op: nvvm.read.ptx.sreg.globaltimer
// CHECK: %0 = nvvm.read.ptx.sreg.globaltimer : i64
// GENERIC: %0 = "nvvm.read.ptx.sreg.globaltimer"() : () -> i64
func.func @read_ptx_sreg_globaltimer() {
  %result = nvvm.read.ptx.sreg.globaltimer : i64
  return
}

// -----
// op: nvvm.read.ptx.sreg.globaltimer.lo
// CHECK: %0 = nvvm.read.ptx.sreg.globaltimer.lo : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.globaltimer.lo"() : () -> i32
func.func @read_ptx_sreg_globaltimer_lo() {
  %result = nvvm.read.ptx.sreg.globaltimer.lo : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg0
// CHECK: %0 = nvvm.read.ptx.sreg.envreg0 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg0"() : () -> i32
func.func @read_ptx_sreg_envreg0() {
  %result = nvvm.read.ptx.sreg.envreg0 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg10
// CHECK: %0 = nvvm.read.ptx.sreg.envreg10 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg10"() : () -> i32
func.func @read_ptx_sreg_envreg10() {
  %result = nvvm.read.ptx.sreg.envreg10 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg11
// CHECK: %0 = nvvm.read.ptx.sreg.envreg11 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg11"() : () -> i32
func.func @read_ptx_sreg_envreg11() {
  %result = nvvm.read.ptx.sreg.envreg11 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg12
// CHECK: %0 = nvvm.read.ptx.sreg.envreg12 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg12"() : () -> i32
func.func @read_ptx_sreg_envreg12() {
  %result = nvvm.read.ptx.sreg.envreg12 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg13
// CHECK: %0 = nvvm.read.ptx.sreg.envreg13 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg13"() : () -> i32
func.func @read_ptx_sreg_envreg13() {
  %result = nvvm.read.ptx.sreg.envreg13 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg14
// CHECK: %0 = nvvm.read.ptx.sreg.envreg14 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg14"() : () -> i32
func.func @read_ptx_sreg_envreg14() {
  %result = nvvm.read.ptx.sreg.envreg14 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg15
// CHECK: %0 = nvvm.read.ptx.sreg.envreg15 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg15"() : () -> i32
func.func @read_ptx_sreg_envreg15() {
  %result = nvvm.read.ptx.sreg.envreg15 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg16
// CHECK: %0 = nvvm.read.ptx.sreg.envreg16 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg16"() : () -> i32
func.func @read_ptx_sreg_envreg16() {
  %result = nvvm.read.ptx.sreg.envreg16 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg17
// CHECK: %0 = nvvm.read.ptx.sreg.envreg17 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg17"() : () -> i32
func.func @read_ptx_sreg_envreg17() {
  %result = nvvm.read.ptx.sreg.envreg17 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg18
// CHECK: %0 = nvvm.read.ptx.sreg.envreg18 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg18"() : () -> i32
func.func @read_ptx_sreg_envreg18() {
  %result = nvvm.read.ptx.sreg.envreg18 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg19
// CHECK: %0 = nvvm.read.ptx.sreg.envreg19 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg19"() : () -> i32
func.func @read_ptx_sreg_envreg19() {
  %result = nvvm.read.ptx.sreg.envreg19 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg1
// CHECK: %0 = nvvm.read.ptx.sreg.envreg1 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg1"() : () -> i32
func.func @read_ptx_sreg_envreg1() {
  %result = nvvm.read.ptx.sreg.envreg1 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg20
// CHECK: %0 = nvvm.read.ptx.sreg.envreg20 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg20"() : () -> i32
func.func @read_ptx_sreg_envreg20() {
  %result = nvvm.read.ptx.sreg.envreg20 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg21
// CHECK: %0 = nvvm.read.ptx.sreg.envreg21 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg21"() : () -> i32
func.func @read_ptx_sreg_envreg21() {
  %result = nvvm.read.ptx.sreg.envreg21 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg22
// CHECK: %0 = nvvm.read.ptx.sreg.envreg22 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg22"() : () -> i32
func.func @read_ptx_sreg_envreg22() {
  %result = nvvm.read.ptx.sreg.envreg22 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg23
// CHECK: %0 = nvvm.read.ptx.sreg.envreg23 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg23"() : () -> i32
func.func @read_ptx_sreg_envreg23() {
  %result = nvvm.read.ptx.sreg.envreg23 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg24
// CHECK: %0 = nvvm.read.ptx.sreg.envreg24 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg24"() : () -> i32
func.func @read_ptx_sreg_envreg24() {
  %result = nvvm.read.ptx.sreg.envreg24 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg25
// CHECK: %0 = nvvm.read.ptx.sreg.envreg25 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg25"() : () -> i32
func.func @read_ptx_sreg_envreg25() {
  %result = nvvm.read.ptx.sreg.envreg25 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg26
// CHECK: %0 = nvvm.read.ptx.sreg.envreg26 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg26"() : () -> i32
func.func @read_ptx_sreg_envreg26() {
  %result = nvvm.read.ptx.sreg.envreg26 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg27
// CHECK: %0 = nvvm.read.ptx.sreg.envreg27 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg27"() : () -> i32
func.func @read_ptx_sreg_envreg27() {
  %result = nvvm.read.ptx.sreg.envreg27 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg28
// CHECK: %0 = nvvm.read.ptx.sreg.envreg28 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg28"() : () -> i32
func.func @read_ptx_sreg_envreg28() {
  %result = nvvm.read.ptx.sreg.envreg28 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg29
// CHECK: %0 = nvvm.read.ptx.sreg.envreg29 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg29"() : () -> i32
func.func @read_ptx_sreg_envreg29() {
  %result = nvvm.read.ptx.sreg.envreg29 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg2
// CHECK: %0 = nvvm.read.ptx.sreg.envreg2 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg2"() : () -> i32
func.func @read_ptx_sreg_envreg2() {
  %result = nvvm.read.ptx.sreg.envreg2 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg30
// CHECK: %0 = nvvm.read.ptx.sreg.envreg30 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg30"() : () -> i32
func.func @read_ptx_sreg_envreg30() {
  %result = nvvm.read.ptx.sreg.envreg30 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg31
// CHECK: %0 = nvvm.read.ptx.sreg.envreg31 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg31"() : () -> i32
func.func @read_ptx_sreg_envreg31() {
  %result = nvvm.read.ptx.sreg.envreg31 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg3
// CHECK: %0 = nvvm.read.ptx.sreg.envreg3 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg3"() : () -> i32
func.func @read_ptx_sreg_envreg3() {
  %result = nvvm.read.ptx.sreg.envreg3 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg4
// CHECK: %0 = nvvm.read.ptx.sreg.envreg4 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg4"() : () -> i32
func.func @read_ptx_sreg_envreg4() {
  %result = nvvm.read.ptx.sreg.envreg4 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg5
// CHECK: %0 = nvvm.read.ptx.sreg.envreg5 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg5"() : () -> i32
func.func @read_ptx_sreg_envreg5() {
  %result = nvvm.read.ptx.sreg.envreg5 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg6
// CHECK: %0 = nvvm.read.ptx.sreg.envreg6 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg6"() : () -> i32
func.func @read_ptx_sreg_envreg6() {
  %result = nvvm.read.ptx.sreg.envreg6 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg7
// CHECK: %0 = nvvm.read.ptx.sreg.envreg7 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg7"() : () -> i32
func.func @read_ptx_sreg_envreg7() {
  %result = nvvm.read.ptx.sreg.envreg7 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg8
// CHECK: %0 = nvvm.read.ptx.sreg.envreg8 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg8"() : () -> i32
func.func @read_ptx_sreg_envreg8() {
  %result = nvvm.read.ptx.sreg.envreg8 : i32
  return
}

// -----
// op: nvvm.read.ptx.sreg.envreg9
// CHECK: %0 = nvvm.read.ptx.sreg.envreg9 : i32
// GENERIC: %0 = "nvvm.read.ptx.sreg.envreg9"() : () -> i32
func.func @read_ptx_sreg_envreg9() {
  %result = nvvm.read.ptx.sreg.envreg9 : i32
  return
}

// -----
// op: nvvm.tcgen05.alloc
// CHECK: nvvm.tcgen05.alloc %arg0, %arg1 : !llvm.ptr, i32
// GENERIC: "nvvm.tcgen05.alloc"(%arg0, %arg1) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr, i32) -> ()
func.func @tcgen05_alloc(%addr: !llvm.ptr, %n_cols: i32) {
  nvvm.tcgen05.alloc %addr, %n_cols : !llvm.ptr, i32
  return
}

// -----
// op: nvvm.tcgen05.dealloc
// CHECK: nvvm.tcgen05.dealloc %arg0, %arg1 : !llvm.ptr<6>, i32
// GENERIC: "nvvm.tcgen05.dealloc"(%arg0, %arg1) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>, i32) -> ()
func.func @tcgen05_dealloc(%taddr: !llvm.ptr<6>, %n_cols: i32) {
  nvvm.tcgen05.dealloc %taddr, %n_cols : !llvm.ptr<6>, i32
  return
}

// -----
// op: nvvm.tcgen05.relinquish_alloc_permit
// CHECK: nvvm.tcgen05.relinquish_alloc_permit
// GENERIC: "nvvm.tcgen05.relinquish_alloc_permit"() <{group = #nvvm.cta_group<cta_1>}> : () -> ()
func.func @tcgen05_relinquish_alloc_permit() {
  nvvm.tcgen05.relinquish_alloc_permit
  return
}

// -----
// op: nvvm.tcgen05.fence
// CHECK: nvvm.tcgen05.fence <after>
// GENERIC: "nvvm.tcgen05.fence"() <{kind = #nvvm.tcgen05_fence<after>}> : () -> ()
func.func @tcgen05_fence() {
  nvvm.tcgen05.fence <after>
  return
}

// -----
// op: nvvm.tcgen05.wait
// CHECK: nvvm.tcgen05.wait <load>
// GENERIC: "nvvm.tcgen05.wait"() <{kind = #nvvm.tcgen05_wait<load>}> : () -> ()
func.func @tcgen05_wait() {
  nvvm.tcgen05.wait <load>
  return
}

// -----
// op: nvvm.tcgen05.commit
// CHECK: nvvm.tcgen05.commit %arg0 : !llvm.ptr
// GENERIC: "nvvm.tcgen05.commit"(%arg0) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr) -> ()
func.func @tcgen05_commit(%addr: !llvm.ptr) {
  nvvm.tcgen05.commit %addr : !llvm.ptr
  return
}

// -----
// op: nvvm.tcgen05.shift
// CHECK: nvvm.tcgen05.shift %arg0 : !llvm.ptr<6>
// GENERIC: "nvvm.tcgen05.shift"(%arg0) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>) -> ()
func.func @tcgen05_shift(%taddr: !llvm.ptr<6>) {
  nvvm.tcgen05.shift %taddr : !llvm.ptr<6>
  return
}

// -----
// op: nvvm.tcgen05.cp
// CHECK: nvvm.tcgen05.cp %arg0, %arg1 {shape = #nvvm.tcgen05_cp_shape<shape_128x256b>}
// GENERIC: "nvvm.tcgen05.cp"(%arg0, %arg1) <{group = #nvvm.cta_group<cta_1>, multicast = #nvvm.tcgen05_cp_multicast<none>, shape = #nvvm.tcgen05_cp_shape<shape_128x256b>}> : (!llvm.ptr<6>, i64) -> ()
func.func @tcgen05_cp(%taddr: !llvm.ptr<6>, %smem_desc: i64) {
  nvvm.tcgen05.cp %taddr, %smem_desc {shape = #nvvm.tcgen05_cp_shape<shape_128x256b>}
  return
}

// -----
// op: nvvm.tcgen05.mma_smem_desc
// CHECK: %0 = nvvm.tcgen05.mma_smem_desc(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (i32, i32, i32, i8, i1, i8) -> i64
// GENERIC: %0 = "nvvm.tcgen05.mma_smem_desc"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (i32, i32, i32, i8, i1, i8) -> i64
func.func @tcgen05_mma_smem_desc(%start_addr: i32, %leading_dim_offset: i32, %stride_dim_offset: i32, %base_offset: i8, %leading_dim_mode: i1, %swizzle_mode: i8) {
  %result = nvvm.tcgen05.mma_smem_desc(%start_addr, %leading_dim_offset, %stride_dim_offset, %base_offset, %leading_dim_mode, %swizzle_mode) : (i32, i32, i32, i8, i1, i8) -> i64
  return
}

// -----
// op: nvvm.tcgen05.ld
// CHECK: %0 = nvvm.tcgen05.ld %arg0 {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
// GENERIC: %0 = "nvvm.tcgen05.ld"(%arg0) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>}> : (!llvm.ptr<6>) -> i32
func.func @tcgen05_ld(%tmem_addr: !llvm.ptr<6>) {
  %result = nvvm.tcgen05.ld %tmem_addr {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
  return
}

// -----
// op: nvvm.tcgen05.st
// CHECK: nvvm.tcgen05.st %arg0, %arg1 {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : i32
// GENERIC: "nvvm.tcgen05.st"(%arg0, %arg1) <{shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>}> : (!llvm.ptr<6>, i32) -> ()
func.func @tcgen05_st(%tmem_addr: !llvm.ptr<6>, %val: i32) {
  nvvm.tcgen05.st %tmem_addr, %val {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : i32
  return
}

// -----
// op: nvvm.tcgen05.mma
// CHECK: nvvm.tcgen05.mma %arg0, %arg1, %arg2, %arg3, %arg4 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1)
// GENERIC: "nvvm.tcgen05.mma"(%arg0, %arg1, %arg2, %arg3, %arg4) <{collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, i64, i64, i32, i1) -> ()
func.func @tcgen05_mma(%matrix_d: !llvm.ptr<6>, %matrix_a: i64, %matrix_b: i64, %idesc: i32, %enable_input_d: i1) {
  nvvm.tcgen05.mma %matrix_d, %matrix_a, %matrix_b, %idesc, %enable_input_d {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  return
}

// -----
// op: nvvm.tcgen05.mma.sp
// CHECK: nvvm.tcgen05.mma.sp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
// GENERIC: "nvvm.tcgen05.mma.sp"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) <{collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>) -> ()
func.func @tcgen05_mma_sp(%matrix_d: !llvm.ptr<6>, %matrix_a: !llvm.ptr<6>, %matrix_b: i64, %idesc: i32, %enable_input_d: i1, %sparse_metadata: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp %matrix_d, %matrix_a, %matrix_b, %idesc, %enable_input_d, %sparse_metadata {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  return
}

// -----
// op: nvvm.tcgen05.mma.block_scale
// CHECK: nvvm.tcgen05.mma.block_scale %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
// GENERIC: "nvvm.tcgen05.mma.block_scale"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) <{blockScale = #nvvm.tcgen05_mma_block_scale<default>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
func.func @tcgen05_mma_block_scale(%matrix_d: !llvm.ptr<6>, %matrix_a: i64, %matrix_b: i64, %idesc: i32, %enable_input_d: i1, %scale_a: !llvm.ptr<6>, %scale_b: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.block_scale %matrix_d, %matrix_a, %matrix_b, %idesc, %enable_input_d, %scale_a, %scale_b {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  return
}

// -----
// op: nvvm.tcgen05.mma.sp.block_scale
// CHECK: nvvm.tcgen05.mma.sp.block_scale %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7 {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
// GENERIC: "nvvm.tcgen05.mma.sp.block_scale"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7) <{blockScale = #nvvm.tcgen05_mma_block_scale<default>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
func.func @tcgen05_mma_sp_block_scale(%matrix_d: !llvm.ptr<6>, %matrix_a: i64, %matrix_b: i64, %idesc: i32, %enable_input_d: i1, %sparse_metadata: !llvm.ptr<6>, %scale_a: !llvm.ptr<6>, %scale_b: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp.block_scale %matrix_d, %matrix_a, %matrix_b, %idesc, %enable_input_d, %sparse_metadata, %scale_a, %scale_b {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  return
}

// -----
// op: nvvm.tcgen05.mma.ws
// CHECK: nvvm.tcgen05.mma.ws %arg0, %arg1, %arg2, %arg3, %arg4 {kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
// GENERIC: "nvvm.tcgen05.mma.ws"(%arg0, %arg1, %arg2, %arg3, %arg4) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, kind = #nvvm.tcgen05_mma_kind<tf32>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1) -> ()
func.func @tcgen05_mma_ws(%matrix_d: !llvm.ptr<6>, %matrix_a: !llvm.ptr<6>, %matrix_b: i64, %idesc: i32, %enable_input_d: i1) {
  nvvm.tcgen05.mma.ws %matrix_d, %matrix_a, %matrix_b, %idesc, %enable_input_d {kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  return
}

// -----
// op: nvvm.tcgen05.mma.ws.sp
// CHECK: nvvm.tcgen05.mma.ws.sp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
// GENERIC: "nvvm.tcgen05.mma.ws.sp"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, kind = #nvvm.tcgen05_mma_kind<f16>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>) -> ()
func.func @tcgen05_mma_ws_sp(%matrix_d: !llvm.ptr<6>, %matrix_a: i64, %matrix_b: i64, %idesc: i32, %enable_input_d: i1, %sparse_metadata: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.ws.sp %matrix_d, %matrix_a, %matrix_b, %idesc, %enable_input_d, %sparse_metadata {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
  return
}
