"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, i32) -> (), sym_name = "convert_f32x4_to_f4x4"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: i32):
    %0 = "nvvm.convert.f32x4.to.f4x4"(%arg0, %arg1) <{dstTy = index, relu = false}> : (vector<4xf32>, i32) -> i16
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "wmma_mma"}> ({
  ^bb0(%arg0: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    %1 = "nvvm.wmma.mma"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %0, %arg0, %arg0, %arg0, %arg0) <{eltypeA = #nvvm.mma_type<s8>, eltypeB = #nvvm.mma_type<s32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32}> : (i32, i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i32, i32, f32, i32, i32) -> (), sym_name = "mma_sp_sync"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: f32, %arg5: i32, %arg6: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<5>
    %1 = "nvvm.mma.sp.sync"(%arg0, %arg1, %arg2, %0, %arg4, %arg4, %arg4, %arg4, %arg5, %arg6) <{multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 8>}> : (i32, i32, i32, !llvm.ptr<5>, f32, f32, f32, f32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr) -> (), sym_name = "prefetch"}> ({
  ^bb0(%arg0: !llvm.ptr):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<5>
    "nvvm.prefetch"(%0) <{tensormap}> : (!llvm.ptr<5>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "convert_float_to_tf32"}> ({
  ^bb0(%arg0: f32):
    %0 = "nvvm.convert.float.to.tf32"(%arg0) <{relu = true, rnd = #nvvm.fp_rnd_mode<rp>, sat = #nvvm.sat_mode<none>}> : (f32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xbf16>) -> (), sym_name = "convert_bf16x2_to_f8x2"}> ({
  ^bb0(%arg0: vector<2xbf16>):
    %0 = "nvvm.convert.bf16x2.to.f8x2"(%arg0) <{dstTy = i16, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>}> : (vector<2xbf16>) -> i16
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xi8>) -> (), sym_name = "convert_f8x2_to_f16x2"}> ({
  ^bb0(%arg0: vector<2xi8>):
    %0 = "nvvm.convert.f8x2.to.f16x2"(%arg0) <{relu = false, srcType = i8}> {foo} : (vector<2xi8>) -> vector<2xf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, vector<2xf16>, i32) -> (), sym_name = "wmma_store"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: vector<2xf16>, %arg2: i32):
    "nvvm.wmma.store"(%arg0, %arg1, %arg1, %arg1, %arg1, %arg2) <{eltype = #nvvm.mma_type<e3m2>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}> : (!llvm.ptr, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i32, i32, f32, i32, i32) -> (), sym_name = "mma_sp_sync"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: f32, %arg5: i32, %arg6: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f64
    %1 = "builtin.unrealized_conversion_cast"() : () -> f64
    %2 = "builtin.unrealized_conversion_cast"() : () -> f64
    %3 = "builtin.unrealized_conversion_cast"() : () -> f64
    %4 = "nvvm.mma.sp.sync"(%arg0, %arg1, %arg2, %arg3, %0, %1, %2, %3, %arg5, %arg6) <{multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 8>}> : (i32, i32, i32, i32, f64, f64, f64, f64, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr<6>, i32) -> (), sym_name = "tcgen05_st"}> ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: i32):
    "nvvm.tcgen05.st"(%arg0, %arg1) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>}> : (!llvm.ptr<6>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr<6>, i64, i64, i32, i1) -> (), sym_name = "tcgen05_mma"}> ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1):
    "nvvm.tcgen05.mma"(%arg0, %arg1, %arg2, %arg3, %arg4) <{aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, i64, i64, i32, i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> (), sym_name = "tcgen05_mma_block_scale"}> ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: !llvm.ptr<6>):
    "nvvm.tcgen05.mma.block_scale"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) <{blockScale = #nvvm.tcgen05_mma_block_scale<block16>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "fence_sync_restrict"}> ({
    "nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<relaxed>}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "fence_proxy"}> ({
    "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<tensormap>}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr<3>, i32) -> (), sym_name = "cp_async_bulk_tensor_global_shared_cta"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i32):
    "nvvm.cp.async.bulk.tensor.global.shared.cta"(%arg0, %arg1, %arg2) <{mode = #nvvm.tma_store_mode<tile_scatter4>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i32, i32) -> (), sym_name = "cp_async_bulk_tensor_prefetch"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32):
    "nvvm.cp.async.bulk.tensor.prefetch"(%arg0, %arg1, %arg2) <{mode = #nvvm.tma_load_mode<tile_gather4>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (!llvm.ptr, i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i32, i32) -> (), sym_name = "cp_async_bulk_tensor_prefetch"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32):
    "nvvm.cp.async.bulk.tensor.prefetch"(%arg0, %arg1, %arg2) <{mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (!llvm.ptr, i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> (), sym_name = "cp_async_bulk_global_shared_cta"}> ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32):
    "nvvm.cp.async.bulk.global.shared.cta"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, -1, 0>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "convert_f32x2_to_bf16x2"}> ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = "nvvm.convert.f32x2.to.bf16x2"(%arg0, %arg1) <{relu = false, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> vector<2xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr<3>) -> (), sym_name = "ldmatrix"}> ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i32, i32, f32, i32, i32) -> (), sym_name = "mma_sp_sync"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: f32, %arg5: i32, %arg6: i32):
    %0 = "nvvm.mma.sp.sync"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4, %arg4, %arg4, %arg5, %arg6) <{multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, operandSegmentSizes = array<i32: 2, 2, -1, 1, 0>, shape = #nvvm.shape<m = 16, n = 8, k = 8>}> : (i32, i32, i32, i32, f32, f32, f32, f32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i64, i64, !llvm.struct<(f32, f32, f32, f32)>) -> (), sym_name = "wgmma_mma_async"}> ({
  ^bb0(%arg0: i64, %arg1: i64, %arg2: !llvm.struct<(f32, f32, f32, f32)>):
    %0 = "nvvm.wgmma.mma_async"(%arg2, %arg0, %arg1) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, satfinite = #nvvm.mma_int_overflow<satfinite>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, scaleD = #nvvm.wgmma_scale_out<one>, shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, typeD = #nvvm.wgmma_type<f32>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, vector<2xf16>, i32) -> (), sym_name = "wmma_store"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: vector<2xf16>, %arg2: i32):
    "nvvm.wmma.store"(%arg0, %arg1, %arg1, %arg1, %arg2) <{eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}> : (!llvm.ptr, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "wmma_mma"}> ({
  ^bb0(%arg0: i32):
    %0 = "nvvm.wmma.mma"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{eltypeA = #nvvm.mma_type<u4>, eltypeB = #nvvm.mma_type<s32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "match_sync"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "nvvm.match.sync"(%arg0, %arg1) <{kind = #nvvm<match_sync_kind all>}> : (i32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i32) -> (), sym_name = "wmma_load"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    %0 = "nvvm.wmma.load"(%arg0, %arg1) <{eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<b>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32}> : (!llvm.ptr, i32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i32, i32, f32, i32, i32) -> (), sym_name = "mma_sp_sync"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: f32, %arg5: i32, %arg6: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xf32>
    %1 = "nvvm.mma.sp.sync"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4, %0, %arg4, %arg5, %arg6) <{multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 8>}> : (i32, i32, i32, i32, f32, f32, vector<[4]xf32>, f32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "barrier"}> ({
    %0 = "builtin.unrealized_conversion_cast"() : () -> i32
    "nvvm.barrier"(%0) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr<3>, i32) -> (), sym_name = "stmatrix"}> ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: i32):
    "nvvm.stmatrix"(%arg0, %arg1) <{eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b6x16_p32>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xf16>, vector<2xf16>, f32) -> (), sym_name = "mma_sync"}> ({
  ^bb0(%arg0: vector<2xf16>, %arg1: vector<2xf16>, %arg2: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<2xf32>
    %1 = "builtin.unrealized_conversion_cast"() : () -> vector<2xf32>
    %2 = "builtin.unrealized_conversion_cast"() : () -> vector<2xf32>
    %3 = "builtin.unrealized_conversion_cast"() : () -> vector<2xf32>
    %4 = "builtin.unrealized_conversion_cast"() : () -> vector<2xf32>
    %5 = "builtin.unrealized_conversion_cast"() : () -> vector<2xf32>
    %6 = "nvvm.mma.sync"(%0, %1, %2, %3, %4, %5, %arg2, %arg2, %arg2, %arg2) <{intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i32, f32, i32, i16, i16, i32, i16, i16) -> (), sym_name = "mma_block_scale"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: f32, %arg4: i32, %arg5: i16, %arg6: i16, %arg7: i32, %arg8: i16, %arg9: i16):
    %0 = "nvvm.mma.block_scale"(%arg0, %arg0, %arg0, %arg0, %arg1, %arg2, %arg3, %arg3, %arg3, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr<6>, i64) -> (), sym_name = "tcgen05_cp"}> ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: i64):
    "nvvm.tcgen05.cp"(%arg0, %arg1) <{group = #nvvm.cta_group<cta_1>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>, shape = #nvvm.tcgen05_cp_shape<shape_128x256b>}> : (!llvm.ptr<6>, i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "fence_proxy"}> ({
    "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async>, space = #nvvm.shared_space<cta>}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "fence_proxy_release"}> ({
    "nvvm.fence.proxy.release"() <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<cta>, toProxy = #nvvm.proxy_kind<async.global>}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xi8>) -> (), sym_name = "convert_f6x2_to_f16x2"}> ({
  ^bb0(%arg0: vector<2xi8>):
    %0 = "nvvm.convert.f6x2.to.f16x2"(%arg0) <{relu = false, srcType = f32}> : (vector<2xi8>) -> vector<2xf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr) -> (), sym_name = "prefetch"}> ({
  ^bb0(%arg0: !llvm.ptr):
    "nvvm.prefetch"(%arg0) <{cacheLevel = #nvvm<prefetch_cache_level L1>, tensormap}> : (!llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr<6>, i32) -> (), sym_name = "tcgen05_st"}> ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: i32):
    "nvvm.tcgen05.st"(%arg0, %arg1) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>}> : (!llvm.ptr<6>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr<3>) -> (), sym_name = "ldmatrix"}> ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 2 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i1) -> (), sym_name = "vote_sync"}> ({
  ^bb0(%arg0: i32, %arg1: i1):
    %0 = "nvvm.vote.sync"(%arg0, %arg1) <{kind = #nvvm<vote_sync_kind ballot>}> : (i32, i1) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr<6>) -> (), sym_name = "tcgen05_ld"}> ({
  ^bb0(%arg0: !llvm.ptr<6>):
    %0 = "nvvm.tcgen05.ld"(%arg0) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>}> : (!llvm.ptr<6>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "fence_proxy_sync_restrict"}> ({
    "nvvm.fence.proxy.sync_restrict"() <{fromProxy = #nvvm.proxy_kind<generic>, order = #nvvm.mem_order<acquire>, toProxy = #nvvm.proxy_kind<async.global>}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i32, i32) -> (), sym_name = "cp_async_bulk_tensor_prefetch"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32):
    "nvvm.cp.async.bulk.tensor.prefetch"(%arg0, %arg1, %arg2) <{mode = #nvvm.tma_load_mode<im2col_w_128>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (!llvm.ptr, i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i32) -> (), sym_name = "wmma_load"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    %0 = "nvvm.wmma.load"(%arg0, %arg1) <{eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32}> : (!llvm.ptr, i32) -> !llvm.struct<packed (f32, f32, f32, f32, f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xf16>, vector<2xf16>, f32) -> (), sym_name = "mma_sync"}> ({
  ^bb0(%arg0: vector<2xf16>, %arg1: vector<2xf16>, %arg2: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i16
    %1 = "nvvm.mma.sync"(%arg0, %arg0, %0, %arg0, %arg1, %arg1, %arg2, %arg2, %arg2, %arg2) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (vector<2xf16>, vector<2xf16>, i16, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "pmevent"}> ({
    "nvvm.pmevent"() <{eventId = 10 : i32, maskedEventId = 2 : i16}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xf16>, vector<2xf16>, f32) -> (), sym_name = "mma_sync"}> ({
  ^bb0(%arg0: vector<2xf16>, %arg1: vector<2xf16>, %arg2: f32):
    %0 = "nvvm.mma.sync"(%arg0, %arg0, %arg0, %arg0, %arg1, %arg1, %arg2, %arg2, %arg2, %arg2) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr<3>, !llvm.ptr<1>) -> (), sym_name = "cp_async_shared_global"}> ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>):
    "nvvm.cp.async.shared.global"(%arg0, %arg1) <{modifier = #nvvm<load_cache_modifier ca>, size = 33 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "wmma_mma"}> ({
  ^bb0(%arg0: i32):
    %0 = "nvvm.wmma.mma"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{eltypeA = #nvvm.mma_type<s8>, eltypeB = #nvvm.mma_type<s32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xf16>, vector<2xf16>, f32) -> (), sym_name = "mma_sync"}> ({
  ^bb0(%arg0: vector<2xf16>, %arg1: vector<2xf16>, %arg2: f32):
    %0 = "nvvm.mma.sync"(%arg0, %arg0, %arg0, %arg0, %arg1, %arg2, %arg2, %arg2, %arg2) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 4, 2, 3>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i32, i32, f32, i32, i32) -> (), sym_name = "mma_sp_sync"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: f32, %arg5: i32, %arg6: i32):
    %0 = "nvvm.mma.sp.sync"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4, %arg4, %arg4, %arg5, %arg6) <{multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 8>}> : (i32, i32, i32, i32, f32, f32, f32, f32, i32, i32) -> !llvm.struct<packed (f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64) -> (), sym_name = "st_bulk"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64):
    "nvvm.st.bulk"(%arg0, %arg1) <{initVal = 16 : i64}> : (!llvm.ptr, i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xf16>, vector<2xf16>, f32) -> (), sym_name = "mma_sync"}> ({
  ^bb0(%arg0: vector<2xf16>, %arg1: vector<2xf16>, %arg2: f32):
    %0 = "nvvm.mma.sync"(%arg0, %arg0, %arg0, %arg0, %arg1, %arg1, %arg2, %arg2, %arg2, %arg2, %arg0) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 5, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i32, i32, f32, i32, i32) -> (), sym_name = "mma_sp_sync"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: f32, %arg5: i32, %arg6: i32):
    %0 = "nvvm.mma.sp.sync"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4, %arg4, %arg4, %arg5, %arg6) <{multiplicandAPtxType = #nvvm.mma_type<f32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 8>}> : (i32, i32, i32, i32, f32, f32, f32, f32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i32) -> (), sym_name = "fence_proxy_acquire"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i32
    "nvvm.fence.proxy.acquire"(%arg0, %0) <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<cta>, toProxy = #nvvm.proxy_kind<async>}> : (!llvm.ptr, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xf16>, vector<2xf16>, f32) -> (), sym_name = "mma_sync"}> ({
  ^bb0(%arg0: vector<2xf16>, %arg1: vector<2xf16>, %arg2: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<3xf16>
    %1 = "builtin.unrealized_conversion_cast"() : () -> bf16
    %2 = "nvvm.mma.sync"(%arg0, %arg0, %arg0, %arg0, %arg1, %0, %arg2, %1, %arg2, %arg2) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<3xf16>, f32, bf16, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i32, i32, f32, i32, i32) -> (), sym_name = "mma_sp_sync"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: f32, %arg5: i32, %arg6: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<6>
    %1 = "nvvm.mma.sp.sync"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4, %arg4, %0, %arg5, %arg6) <{multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<tf32>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 8>}> : (i32, i32, i32, i32, f32, f32, f32, !llvm.ptr<6>, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xf16>, vector<2xf16>, f32) -> (), sym_name = "mma_sync"}> ({
  ^bb0(%arg0: vector<2xf16>, %arg1: vector<2xf16>, %arg2: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    %1 = "builtin.unrealized_conversion_cast"() : () -> i1
    %2 = "builtin.unrealized_conversion_cast"() : () -> i1
    %3 = "builtin.unrealized_conversion_cast"() : () -> i1
    %4 = "nvvm.mma.sync"(%arg0, %arg0, %arg0, %arg0, %arg1, %arg1, %0, %1, %2, %3) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i1, i1, i1, i1) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr) -> (), sym_name = "prefetch"}> ({
  ^bb0(%arg0: !llvm.ptr):
    "nvvm.prefetch"(%arg0) <{evictPriority = #nvvm<cache_eviction_priority evict_normal>, tensormap}> : (!llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xf16>, vector<2xf16>, f32) -> (), sym_name = "mma_sync"}> ({
  ^bb0(%arg0: vector<2xf16>, %arg1: vector<2xf16>, %arg2: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.struct<(i32, f32)>
    %1 = "nvvm.mma.sync"(%arg0, %arg0, %arg0, %arg0, %arg1, %arg1, %arg2, %0, %arg2, %arg2) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, !llvm.struct<(i32, f32)>, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i32, f32, i32, i16, i16, i32, i16, i16) -> (), sym_name = "mma_block_scale"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: f32, %arg4: i32, %arg5: i16, %arg6: i16, %arg7: i32, %arg8: i16, %arg9: i16):
    %0 = "nvvm.mma.block_scale"(%arg0, %arg0, %arg0, %arg0, %arg1, %arg2, %arg3, %arg3, %arg3, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "fence_proxy_sync_restrict"}> ({
    "nvvm.fence.proxy.sync_restrict"() <{fromProxy = #nvvm.proxy_kind<async>, order = #nvvm.mem_order<acquire>, toProxy = #nvvm.proxy_kind<async>}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr<3>, i32) -> (), sym_name = "cp_async_bulk_tensor_reduce"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i32):
    "nvvm.cp.async.bulk.tensor.reduce"(%arg0, %arg1, %arg2) <{mode = #nvvm.tma_store_mode<tile_scatter4>, operandSegmentSizes = array<i32: 1, 1, 1, 0>, redKind = #nvvm.tma_redux_kind<or>}> : (!llvm.ptr, !llvm.ptr<3>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xf16>, vector<2xf16>, f32) -> (), sym_name = "mma_sync"}> ({
  ^bb0(%arg0: vector<2xf16>, %arg1: vector<2xf16>, %arg2: f32):
    %0 = "nvvm.mma.sync"(%arg0, %arg0, %arg0, %arg0, %arg1, %arg1, %arg2, %arg2, %arg2, %arg2) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<packed (f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "prmt"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "nvvm.prmt"(%arg0, %arg0, %arg1) <{mode = #nvvm.permute_mode<rc8>}> : (i32, i32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xi8>) -> (), sym_name = "convert_f8x2_to_bf16x2"}> ({
  ^bb0(%arg0: vector<2xi8>):
    %0 = "nvvm.convert.f8x2.to.bf16x2"(%arg0) <{srcType = bf16}> : (vector<2xi8>) -> vector<2xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i32, i32, f32, i32, i32) -> (), sym_name = "mma_sp_sync"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: f32, %arg5: i32, %arg6: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i16
    %1 = "nvvm.mma.sp.sync"(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %arg4, %arg4, %arg5, %arg6) <{multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 8>}> : (i32, i32, i32, i32, f32, i16, f32, f32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32, i32, i32) -> (), sym_name = "shfl_sync"}> ({
  ^bb0(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: i32):
    %0 = "nvvm.shfl.sync"(%arg0, %arg1, %arg2, %arg3) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, f32, i32, i32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) -> (), sym_name = "tcgen05_mma_sp_block_scale"}> ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: !llvm.ptr<6>, %arg7: !llvm.ptr<6>):
    "nvvm.tcgen05.mma.sp.block_scale"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7) <{blockScale = #nvvm.tcgen05_mma_block_scale<default>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4nvf4>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr<3>, i32) -> (), sym_name = "cp_async_bulk_tensor_reduce"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i32):
    "nvvm.cp.async.bulk.tensor.reduce"(%arg0, %arg1, %arg2) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: -1, 1, 1, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xf16>, vector<2xf16>, f32) -> (), sym_name = "mma_sync"}> ({
  ^bb0(%arg0: vector<2xf16>, %arg1: vector<2xf16>, %arg2: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i16
    %1 = "nvvm.mma.sync"(%arg0, %arg0, %arg0, %arg0, %arg1, %0, %arg2, %arg2, %arg2, %arg2) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i16, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i32, i32, f32, i32, i32) -> (), sym_name = "mma_sp_sync"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: f32, %arg5: i32, %arg6: i32):
    %0 = "nvvm.mma.sp.sync"(%arg1, %arg2, %arg3, %arg4, %arg4, %arg4, %arg4, %arg5, %arg6) <{multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, operandSegmentSizes = array<i32: 2, 1, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 8>}> : (i32, i32, i32, f32, f32, f32, f32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "prmt"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "nvvm.prmt"(%arg0, %arg1) <{mode = #nvvm.permute_mode<b4e>}> : (i32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr<3>) -> (), sym_name = "ldmatrix"}> ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 0 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xf16>, vector<2xf16>, f32) -> (), sym_name = "mma_sync"}> ({
  ^bb0(%arg0: vector<2xf16>, %arg1: vector<2xf16>, %arg2: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i128
    %1 = "nvvm.mma.sync"(%arg0, %0, %arg0, %arg0, %arg1, %arg1, %arg2, %arg2, %arg2, %arg2) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (vector<2xf16>, i128, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr) -> (), sym_name = "prefetch"}> ({
  ^bb0(%arg0: !llvm.ptr):
    "nvvm.prefetch"(%arg0) <{evictPriority = #nvvm<cache_eviction_priority no_allocate>}> : (!llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xf16>, vector<2xf16>, f32) -> (), sym_name = "mma_sync"}> ({
  ^bb0(%arg0: vector<2xf16>, %arg1: vector<2xf16>, %arg2: f32):
    %0 = "nvvm.mma.sync"(%arg0, %arg0, %arg0, %arg1, %arg1, %arg2, %arg2, %arg2, %arg2) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 3, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i32, i32, f32, i32, i32) -> (), sym_name = "mma_sp_sync"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: f32, %arg5: i32, %arg6: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    %1 = "nvvm.mma.sp.sync"(%arg0, %arg1, %arg2, %0, %arg4, %arg4, %arg4, %arg4, %arg5, %arg6) <{multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (i32, i32, i32, i1, f32, f32, f32, f32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr<6>, i64) -> (), sym_name = "tcgen05_cp"}> ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: i64):
    "nvvm.tcgen05.cp"(%arg0, %arg1) <{group = #nvvm.cta_group<cta_1>, multicast = #nvvm.tcgen05_cp_multicast<none>, shape = #nvvm.tcgen05_cp_shape<shape_64x128b>}> : (!llvm.ptr<6>, i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, vector<2xf16>, i32) -> (), sym_name = "wmma_store"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: vector<2xf16>, %arg2: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i32
    %1 = "builtin.unrealized_conversion_cast"() : () -> vector<3xf16>
    "nvvm.wmma.store"(%arg0, %1, %arg1, %0, %arg1, %arg2) <{eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}> : (!llvm.ptr, vector<3xf16>, vector<2xf16>, i32, vector<2xf16>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "fence_proxy_release"}> ({
    "nvvm.fence.proxy.release"() <{fromProxy = #nvvm.proxy_kind<async.shared>, scope = #nvvm.mem_scope<cta>, toProxy = #nvvm.proxy_kind<tensormap>}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "convert_f32x2_to_f8x2"}> ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f32
    %1 = "nvvm.convert.f32x2.to.f8x2"(%0, %arg1) <{dstTy = f8E8M0FNU, relu = false, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> i16
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i32, i32, f32, i32, i32) -> (), sym_name = "mma_sp_sync"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: f32, %arg5: i32, %arg6: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i8
    %1 = "nvvm.mma.sp.sync"(%arg0, %arg1, %arg2, %0, %arg4, %arg4, %arg4, %arg4, %arg5, %arg6) <{multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 8>}> : (i32, i32, i32, i8, f32, f32, f32, f32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr<3>, !llvm.ptr<1>) -> (), sym_name = "cp_async_shared_global"}> ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>):
    "nvvm.cp.async.shared.global"(%arg0, %arg1) <{modifier = #nvvm<load_cache_modifier cg>, size = 4 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i32, f32, i32, i16, i16, i32, i16, i16) -> (), sym_name = "mma_block_scale"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: f32, %arg4: i32, %arg5: i16, %arg6: i16, %arg7: i32, %arg8: i16, %arg9: i16):
    %0 = "nvvm.mma.block_scale"(%arg0, %arg0, %arg0, %arg0, %arg1, %arg2, %arg3, %arg3, %arg3, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> {foo} : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xf16>, vector<2xf16>, f32) -> (), sym_name = "mma_sync"}> ({
  ^bb0(%arg0: vector<2xf16>, %arg1: vector<2xf16>, %arg2: f32):
    %0 = "nvvm.mma.sync"(%arg0, %arg0, %arg0, %arg0, %arg1, %arg1, %arg2, %arg2, %arg2, %arg2) <{intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i32, i32, f32, i32, i32) -> (), sym_name = "mma_sp_sync"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: f32, %arg5: i32, %arg6: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi64>
    %1 = "nvvm.mma.sp.sync"(%arg0, %arg1, %arg2, %0, %arg4, %arg4, %arg4, %arg4, %arg5, %arg6) <{multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 8>}> : (i32, i32, i32, vector<4xi64>, f32, f32, f32, f32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
