// Asynchronous copies, bulk copies, TMA, prefetches.
llvm.func @cp(%s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %a: i32, %m: i16, %l: i64, %c: !llvm.ptr<7>, %b: !llvm.ptr<3>, %p: !llvm.ptr) {
  nvvm.cp.async.shared.global %s, %g, 4, cache = ca : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.shared.global %s, %g, 8, cache = ca : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.shared.global %s, %g, 16, cache = ca : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.shared.global %s, %g, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.shared.global %s, %g, 4, cache = ca, %a : !llvm.ptr<3>, !llvm.ptr<1>, i32
  nvvm.cp.async.shared.global %s, %g, 16, cache = cg, %a : !llvm.ptr<3>, !llvm.ptr<1>, i32
  nvvm.cp.async.commit.group
  nvvm.cp.async.wait.group 2
  nvvm.cp.async.bulk.commit.group
  nvvm.cp.async.bulk.wait_group 1
  nvvm.cp.async.bulk.wait_group 0 {read}
  nvvm.cp.async.bulk.shared.cluster.global %c, %g, %b, %a : !llvm.ptr<7>, !llvm.ptr<1>
  nvvm.cp.async.bulk.shared.cluster.global %c, %g, %b, %a multicast_mask = %m l2_cache_hint = %l : !llvm.ptr<7>, !llvm.ptr<1>
  nvvm.cp.async.bulk.shared.cluster.global %s, %g, %b, %a : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.bulk.shared.cluster.global %s, %g, %b, %a l2_cache_hint = %l : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.bulk.global.shared.cta %g, %s, %a : !llvm.ptr<1>, !llvm.ptr<3>
  nvvm.cp.async.bulk.global.shared.cta %g, %s, %a l2_cache_hint = %l : !llvm.ptr<1>, !llvm.ptr<3>
  nvvm.cp.async.bulk.global.shared.cta %g, %s, %a l2_cache_hint = %l byte_mask = %m : !llvm.ptr<1>, !llvm.ptr<3>
  nvvm.cp.async.bulk.shared.cluster.shared.cta %c, %s, %b, %a : !llvm.ptr<7>, !llvm.ptr<3>
  nvvm.cp.async.bulk.prefetch %g, %a : !llvm.ptr<1>
  nvvm.cp.async.bulk.prefetch %g, %a l2_cache_hint = %l : !llvm.ptr<1>
  nvvm.prefetch level = L1, %p : !llvm.ptr
  nvvm.prefetch level = L2, %g : !llvm.ptr<1>
  nvvm.prefetch level = L1 uniform, %p : !llvm.ptr
  nvvm.prefetch level = L2, evict_priority = evict_last, %g : !llvm.ptr<1>
  nvvm.prefetch level = L2, evict_priority = evict_normal, %g : !llvm.ptr<1>
  nvvm.prefetch tensormap, %p : !llvm.ptr
  nvvm.prefetch tensormap in_param_space, %p : !llvm.ptr
  llvm.return
}
// -----
llvm.func @tma(%d: !llvm.ptr<7>, %s: !llvm.ptr<3>, %t: !llvm.ptr, %b: !llvm.ptr<3>, %a: i32, %m: i16, %l: i64) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %t, %b, box[%a] : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %t, %b, box[%a, %a] multicast_mask = %m : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %t, %b, box[%a, %a, %a] l2_cache_hint = %l : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %s, %t, %b, box[%a, %a] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %s, %t, %b, box[%a, %a] l2_cache_hint = %l {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %t, %b, box[%a, %a, %a] im2col[%m] multicast_mask = %m l2_cache_hint = %l {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %t, %b, box[%a, %a, %a] im2col[%m, %m] {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %t, %b, box[%a, %a, %a] im2col[%m, %m] {mode = #nvvm.tma_load_mode<im2col_w_128>, group = #nvvm.cta_group<cta_1>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %t, %b, box[%a, %a, %a, %a, %a] {mode = #nvvm.tma_load_mode<tile_gather4>, group = #nvvm.cta_group<cta_2>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.global.shared.cta %t, %s, box[%a] : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.global.shared.cta %t, %s, box[%a, %a] l2_cache_hint = %l : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.global.shared.cta %t, %s, box[%a, %a, %a] {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.global.shared.cta %t, %s, box[%a, %a, %a, %a, %a] {mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.prefetch %t, box[%a, %a] : !llvm.ptr
  nvvm.cp.async.bulk.tensor.prefetch %t, box[%a, %a, %a] im2col[%m] l2_cache_hint = %l {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
  nvvm.cp.async.bulk.tensor.prefetch %t, box[%a, %a, %a, %a, %a] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr
  nvvm.cp.async.bulk.tensor.reduce %t, %s, box[%a, %a] {redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.reduce %t, %s, box[%a, %a, %a] l2_cache_hint = %l {redKind = #nvvm.tma_redux_kind<inc>, mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
