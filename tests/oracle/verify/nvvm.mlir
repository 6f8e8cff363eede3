llvm.func @f() { %0 = "nvvm.read.ptx.sreg.tid.x"() <{range = #llvm.constant_range<i32, 4, 4>}> : () -> i32
 llvm.return }
// -----
llvm.func @f() { %0 = "nvvm.read.ptx.sreg.tid.x"() <{range = #llvm.constant_range<i64, 0, 4>}> : () -> i32
 llvm.return }
// -----
llvm.func @f(%d: !llvm.ptr<3>, %s: !llvm.ptr<1>) { "nvvm.cp.async.shared.global"(%d, %s) <{size = 5 : i32, modifier = #nvvm<load_cache_modifier ca>}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
 llvm.return }
// -----
llvm.func @f(%d: !llvm.ptr<3>, %s: !llvm.ptr<1>) { "nvvm.cp.async.shared.global"(%d, %s) <{size = 16 : i32, modifier = #nvvm<load_cache_modifier cs>}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
 llvm.return }
// -----
llvm.func @f(%d: !llvm.ptr<3>, %s: !llvm.ptr<1>) { "nvvm.cp.async.shared.global"(%d, %s) <{size = 8 : i32, modifier = #nvvm<load_cache_modifier cg>}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
 llvm.return }
// -----
llvm.func @f(%d: !llvm.ptr<3>) { %0 = nvvm.ldmatrix %d {num = 3 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
 llvm.return }
// -----
llvm.func @f(%d: !llvm.ptr<3>) { %0 = nvvm.ldmatrix %d {num = 4 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
 llvm.return }
// -----
llvm.func @f(%d: !llvm.ptr<3>) { %0 = nvvm.ldmatrix %d {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
 llvm.return }
// -----
llvm.func @f(%d: !llvm.ptr<3>) { %0 = nvvm.ldmatrix %d {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 4>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
 llvm.return }
// -----
llvm.func @f(%d: !llvm.ptr<3>, %a: i32) { "nvvm.stmatrix"(%d, %a, %a, %a) <{layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>, i32, i32, i32) -> ()
 llvm.return }
// -----
llvm.func @f(%d: !llvm.ptr<3>, %a: i32) { "nvvm.stmatrix"(%d, %a) <{layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 4>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>, i32) -> ()
 llvm.return }
// -----
llvm.func @f() { nvvm.setmaxregister increase 13
 llvm.return }
// -----
llvm.func @f() { nvvm.setmaxregister increase 512
 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<3>) { "nvvm.prefetch"(%p) <{cacheLevel = #nvvm<prefetch_cache_level L1>}> : (!llvm.ptr<3>) -> ()
 llvm.return }
// -----
llvm.func @f(%a: i32, %v: f32) { %0 = "nvvm.shfl.sync"(%a, %v, %a, %a) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, f32, i32, i32) -> f32
 llvm.return }
// -----
llvm.func @f(%a: i32, %v: f32) { %0 = "nvvm.shfl.sync"(%a, %v, %a, %a) <{kind = #nvvm<shfl_kind bfly>}> : (i32, f32, i32, i32) -> !llvm.struct<(f32, i1)>
 llvm.return }
// -----
llvm.func @f(%a: i32, %v: i1) { %0 = "nvvm.vote.sync"(%a, %v) <{kind = #nvvm<vote_sync_kind any>}> : (i32, i1) -> i32
 llvm.return }
// -----
llvm.func @f(%a: i32, %v: i1) { %0 = "nvvm.vote.sync"(%a, %v) <{kind = #nvvm<vote_sync_kind ballot>}> : (i32, i1) -> i1
 llvm.return }
// -----
llvm.func @f(%a: i32, %v: i32) { %0 = "nvvm.match.sync"(%a, %v) <{kind = #nvvm<match_sync_kind all>}> : (i32, i32) -> i32
 llvm.return }
// -----
llvm.func @f(%a: i32, %v: i32) { %0 = "nvvm.match.sync"(%a, %v) <{kind = #nvvm<match_sync_kind any>}> : (i32, i32) -> !llvm.struct<(i32, i1)>
 llvm.return }
// -----
llvm.func @f(%a: i32, %v: f32) { %0 = "nvvm.redux.sync"(%v, %a) <{kind = #nvvm<redux_kind add>}> : (f32, i32) -> f32
 llvm.return }
// -----
llvm.func @f(%a: i32, %v: i32) { %0 = "nvvm.redux.sync"(%v, %a) <{kind = #nvvm<redux_kind fmin>}> : (i32, i32) -> i32
 llvm.return }
// -----
llvm.func @f(%a: i32, %v: i32) { %0 = "nvvm.redux.sync"(%v, %a) <{kind = #nvvm<redux_kind add>, abs = true}> : (i32, i32) -> i32
 llvm.return }
// -----
llvm.func @f(%a: i32, %v: i32) { "nvvm.barrier"(%v) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i32) -> ()
 llvm.return }
// -----
llvm.func @f(%a: i32, %v: i32) { "nvvm.barrier"(%v, %v) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
 llvm.return }
// -----
llvm.func @f(%d: !llvm.ptr<7>, %t: !llvm.ptr, %b: !llvm.ptr<3>) { "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%d, %t, %b) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0, 0, 0, 0>, mode = #nvvm.tma_load_mode<tile>}> : (!llvm.ptr<7>, !llvm.ptr, !llvm.ptr<3>) -> ()
 llvm.return }
// -----
llvm.func @f(%d: !llvm.ptr<7>, %t: !llvm.ptr, %b: !llvm.ptr<3>, %i: i32, %o: i16) { "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%d, %t, %i, %i, %b, %o) <{operandSegmentSizes = array<i32: 1, 1, 2, 1, 1, 0, 0, 0>, mode = #nvvm.tma_load_mode<im2col>}> : (!llvm.ptr<7>, !llvm.ptr, i32, i32, !llvm.ptr<3>, i16) -> ()
 llvm.return }
// -----
llvm.func @f(%d: !llvm.ptr<7>, %t: !llvm.ptr, %b: !llvm.ptr<3>, %i: i32, %o: i16) { "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%d, %t, %i, %i, %b, %o) <{operandSegmentSizes = array<i32: 1, 1, 2, 1, 1, 0, 0, 0>}> : (!llvm.ptr<7>, !llvm.ptr, i32, i32, !llvm.ptr<3>, i16) -> ()
 llvm.return }
// -----
llvm.func @f(%d: !llvm.ptr<3>, %t: !llvm.ptr, %b: !llvm.ptr<3>, %i: i32, %o: i16) { "nvvm.cp.async.bulk.tensor.global.shared.cta"(%t, %d) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
 llvm.return }
// -----
llvm.func @f() { nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>}
 llvm.return }
// -----
llvm.func @f() { nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>, space = #nvvm.shared_space<cta>}
 llvm.return }
// -----
llvm.func @f() { nvvm.fence.proxy {kind = #nvvm.proxy_kind<generic>}
 llvm.return }
// -----
llvm.func @f(%a: i64, %s: !llvm.struct<(f32)>) { %0 = nvvm.wgmma.mma_async %a, %a, %s, #nvvm.shape<m = 64, n = 8, k = 17>, D [<f32>, <zero>], A [<f16>, <neg>, <col>], B [<f16>, <neg>, <col>] : !llvm.struct<(f32)> -> !llvm.struct<(f32)>
 llvm.return }
// -----
llvm.func @f(%a: i64, %s: !llvm.struct<(f32)>) { %0 = nvvm.wgmma.mma_async %a, %a, %s, #nvvm.shape<m = 63, n = 8, k = 16>, D [<f32>, <zero>], A [<f16>, <neg>, <col>], B [<f16>, <neg>, <col>] : !llvm.struct<(f32)> -> !llvm.struct<(f32)>
 llvm.return }
// -----
llvm.func @f(%a: i64, %s: !llvm.struct<(f32)>) { %0 = nvvm.wgmma.mma_async %a, %a, %s, #nvvm.shape<m = 64, n = 7, k = 16>, D [<f32>, <zero>], A [<f16>, <neg>, <col>], B [<f16>, <neg>, <col>] : !llvm.struct<(f32)> -> !llvm.struct<(f32)>
 llvm.return }
// -----
llvm.func @f(%a: i64, %s: !llvm.struct<(f32)>) { %0 = nvvm.wgmma.mma_async %a, %a, %s, #nvvm.shape<m = 64, n = 8, k = 16>, D [<f32>, <zero>], A [<f16>, <neg>, <col>], B [<f16>, <neg>, <col>] : !llvm.struct<(f32)> -> !llvm.struct<(f32)>
 llvm.return }
// -----
llvm.func @f(%a: i64, %s: !llvm.struct<(f32, i32)>) { %0 = nvvm.wgmma.mma_async %a, %a, %s, #nvvm.shape<m = 64, n = 8, k = 16>, D [<f32>, <zero>], A [<f16>, <neg>, <col>], B [<f16>, <neg>, <col>] : !llvm.struct<(f32, i32)> -> !llvm.struct<(f32, i32)>
 llvm.return }
// -----
llvm.func @f(%a: i64, %s: !llvm.struct<(f32,f32,f32,f32)>) { %0 = nvvm.wgmma.mma_async %a, %a, %s, #nvvm.shape<m = 64, n = 8, k = 16>, D [<f32>, <zero>, <satfinite>], A [<f16>, <neg>, <col>], B [<f16>, <neg>, <col>] : !llvm.struct<(f32,f32,f32,f32)> -> !llvm.struct<(f32,f32,f32,f32)>
 llvm.return }
// -----
llvm.func @f(%a: i64, %s: !llvm.struct<(f32,f32,f32,f32)>) { %0 = nvvm.wgmma.mma_async %a, %a, %s, #nvvm.shape<m = 64, n = 8, k = 8>, D [<f32>, <zero>], A [<tf32>, <neg>, <col>], B [<tf32>, <neg>, <col>] : !llvm.struct<(f32,f32,f32,f32)> -> !llvm.struct<(f32,f32,f32,f32)>
 llvm.return }
// -----
llvm.func @f(%a: i64, %s: !llvm.struct<(f32,f32,f32,f32)>) { %0 = nvvm.wgmma.mma_async %a, %a, %s, #nvvm.shape<m = 64, n = 8, k = 16>, D [<f16>, <zero>], A [<bf16>, <neg>, <col>], B [<bf16>, <neg>, <col>] : !llvm.struct<(f32,f32,f32,f32)> -> !llvm.struct<(f32,f32,f32,f32)>
 llvm.return }
// -----
llvm.func @f(%a: f32) { %0 = "nvvm.convert.f32x2.to.bf16x2"(%a, %a) <{rnd = #nvvm.fp_rnd_mode<rp>}> : (f32, f32) -> vector<2xbf16>
 llvm.return }
// -----
llvm.func @f(%a: f32) { %0 = "nvvm.convert.float.to.tf32"(%a) <{rnd = #nvvm.fp_rnd_mode<rz>, relu, sat = #nvvm.sat_mode<satfinite>}> : (f32) -> i32
 llvm.return }
// -----
llvm.func @f(%a: f32) { "nvvm.pmevent"() : () -> ()
 llvm.return }
// -----
llvm.func @f(%a: f32) { "nvvm.pmevent"() <{eventId = 17 : i32}> : () -> ()
 llvm.return }
