// Ops of nvvm.
llvm.func @sreg() {
  %0 = nvvm.read.ptx.sreg.tid.x : i32
  %1 = nvvm.read.ptx.sreg.ntid.y range <i32, 1, 1024> : i32
  %2 = nvvm.read.ptx.sreg.laneid : i32
  %3 = nvvm.read.ptx.sreg.cluster.ctarank {x.y} : i32
  %4 = nvvm.read.ptx.sreg.globaltimer : i64
  llvm.return
}
llvm.func @sync(%i: i32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %c: i1, %f: f32, %l: i64) {
  nvvm.barrier0
  nvvm.barrier
  nvvm.barrier id = %i
  nvvm.barrier id = %i number_of_threads = %i
  nvvm.barrier.arrive number_of_threads = %i
  nvvm.barrier.arrive id = %i number_of_threads = %i
  nvvm.bar.warp.sync %i : i32
  nvvm.cluster.arrive
  nvvm.cluster.arrive {aligned}
  nvvm.cluster.wait
  nvvm.fence.mbarrier.init
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.fence.proxy.acquire #nvvm.mem_scope<cta> %p, %i
  nvvm.fence.proxy.release #nvvm.mem_scope<cta>
  nvvm.fence.sc.cluster
  %0 = nvvm.shfl.sync bfly %i, %f, %i, %i : f32 -> f32
  %1 = nvvm.shfl.sync idx %i, %f, %i, %i {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
  %2 = nvvm.vote.sync ballot %i, %c -> i32
  %3 = nvvm.match.sync any %i, %i : i32 -> i32
  %4 = nvvm.redux.sync add %i, %i : i32 -> i32
  %5 = nvvm.elect.sync -> i1
  %6 = nvvm.elect.sync %i -> i1
  nvvm.mbarrier.init %s, %i : !llvm.ptr<3>, i32
  nvvm.mbarrier.init %s, %i, predicate = %c : !llvm.ptr<3>, i32, i1
  nvvm.mbarrier.inval %s : !llvm.ptr<3>
  %7 = nvvm.mbarrier.arrive %s : !llvm.ptr<3> -> i64
  %8 = nvvm.mbarrier.arrive.nocomplete %s, %i : !llvm.ptr<3>, i32 -> i64
  nvvm.mbarrier.arrive.expect_tx %s, %i : !llvm.ptr<3>, i32
  nvvm.mbarrier.arrive.expect_tx %s, %i, predicate = %c : !llvm.ptr<3>, i32, i1
  nvvm.mbarrier.try_wait.parity %s, %i, %i : !llvm.ptr<3>, i32, i32
  %9 = nvvm.mbarrier.test.wait %s, %7 : !llvm.ptr<3>, i64 -> i1
  nvvm.griddepcontrol wait
  nvvm.setmaxregister increase 40
  nvvm.exit
  nvvm.breakpoint
  llvm.return
}
llvm.func @copy(%i: i32, %g: !llvm.ptr<1>, %s: !llvm.ptr<3>, %d: !llvm.ptr, %k: !llvm.ptr<7>, %c: i1, %m: i16, %l: i64) {
  nvvm.cp.async.shared.global %s, %g, 16, cache = ca : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.shared.global %s, %g, 16, cache = cg, %i : !llvm.ptr<3>, !llvm.ptr<1>, i32
  nvvm.cp.async.commit.group
  nvvm.cp.async.wait.group 0
  nvvm.cp.async.mbarrier.arrive %s : !llvm.ptr<3>
  nvvm.cp.async.bulk.commit.group
  nvvm.cp.async.bulk.wait_group 1
  nvvm.cp.async.bulk.wait_group 0 {read}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %k, %d, %s, box[%i, %i] : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %k, %d, %s, box[%i, %i] multicast_mask = %m l2_cache_hint = %l : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %k, %d, %s, box[%i, %i] predicate = %c : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.global.shared.cta %d, %s, box[%i, %i] : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.prefetch %d, box[%i, %i] : !llvm.ptr
  nvvm.cp.async.bulk.shared.cluster.global %k, %g, %s, %i : !llvm.ptr<7>, !llvm.ptr<1>
  nvvm.cp.async.bulk.global.shared.cta %g, %s, %i : !llvm.ptr<1>, !llvm.ptr<3>
  nvvm.cp.async.bulk.prefetch %g, %i : !llvm.ptr<1>
  nvvm.prefetch level = L1, %d : !llvm.ptr
  nvvm.prefetch tensormap, %d : !llvm.ptr
  nvvm.prefetch tensormap, %d, predicate = %c : !llvm.ptr, i1
  nvvm.prefetch level = L2, evict_priority = evict_last, %g : !llvm.ptr<1>
  %0 = nvvm.ldmatrix %s {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  nvvm.stmatrix %s, %i, %i {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32, i32
  %1 = nvvm.mapa %s, %i : !llvm.ptr<3> -> !llvm.ptr<7>
  llvm.return
}
llvm.func @math(%f: f32, %i: i32, %h: vector<2xf16>, %l: i64, %acc: !llvm.struct<(f32, f32, f32, f32)>, %c: i1) {
  %0 = nvvm.rcp.approx.ftz.f %f : f32
  %1 = nvvm.mma.sync A[%h, %h, %h, %h] B[%h, %h] C[%f, %f, %f, %f] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  %2 = nvvm.mma.sync A[%i, %i, %i, %i] B[%i, %i] C[%i, %i, %i, %i] {intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  nvvm.wgmma.fence.aligned
  nvvm.wgmma.commit.group.sync.aligned
  nvvm.wgmma.wait.group.sync.aligned 0
  %3 = nvvm.wgmma.mma_async %l, %l, %acc, #nvvm.shape<m = 64, n = 8, k = 16>, D [#nvvm.wgmma_type<f32>, #nvvm.wgmma_scale_out<one>], A [#nvvm.wgmma_type<f16>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<row>], B [#nvvm.wgmma_type<f16>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  %4 = nvvm.inline_ptx "ex2.approx.ftz.f32 $0, $1;" ro(%f : f32) -> f32
  llvm.return
}
