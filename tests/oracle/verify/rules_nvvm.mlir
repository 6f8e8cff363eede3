"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr<3>) -> (), sym_name = "ldmatrix"}> ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b6x16_p32>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32, i32, i32) -> (), sym_name = "shfl_sync"}> ({
  ^bb0(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i32
    %1 = "nvvm.shfl.sync"(%arg0, %0, %arg2, %arg3) <{kind = #nvvm<shfl_kind bfly>}> : (i32, i32, i32, i32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "barrier"}> ({
    "nvvm.barrier"() <{operandSegmentSizes = array<i32: 0, 0, 0>, reductionOp = #nvvm.reduction<or>}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "convert_f32x2_to_f8x2"}> ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = "nvvm.convert.f32x2.to.f8x2"(%arg0, %arg1) <{dstTy = i1, relu = false, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> i16
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xbf16>) -> (), sym_name = "convert_bf16x2_to_f8x2"}> ({
  ^bb0(%arg0: vector<2xbf16>):
    %0 = "nvvm.convert.bf16x2.to.f8x2"(%arg0) <{dstTy = f8E8M0FNU}> : (vector<2xbf16>) -> i16
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "convert_float_to_tf32"}> ({
  ^bb0(%arg0: f32):
    %0 = "nvvm.convert.float.to.tf32"(%arg0) <{relu = true, rnd = #nvvm.fp_rnd_mode<rna>, sat = #nvvm.sat_mode<none>}> : (f32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr<7>, !llvm.ptr, i32, !llvm.ptr<3>) -> (), sym_name = "cp_async_bulk_tensor_shared_cluster_global"}> ({
  ^bb0(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr, %arg2: i32, %arg3: !llvm.ptr<3>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
    "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%0, %arg1, %arg2, %arg3) <{isCTAOnly = false, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0>}> : (!llvm.ptr<3>, !llvm.ptr, i32, !llvm.ptr<3>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr) -> (), sym_name = "prefetch"}> ({
  ^bb0(%arg0: !llvm.ptr):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<4>
    "nvvm.prefetch"(%0) <{in_param_space, tensormap}> : (!llvm.ptr<4>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i32, i32, f32, i32, i32) -> (), sym_name = "mma_sp_sync"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: f32, %arg5: i32, %arg6: i32):
    %0 = "nvvm.mma.sp.sync"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4, %arg4, %arg4, %arg5, %arg6) <{multiplicandBPtxType = #nvvm.mma_type<tf32>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 8>}> : (i32, i32, i32, i32, f32, f32, f32, f32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i32, f32, i32, i16, i16, i32, i16, i16) -> (), sym_name = "mma_block_scale"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: f32, %arg4: i32, %arg5: i16, %arg6: i16, %arg7: i32, %arg8: i16, %arg9: i16):
    %0 = "nvvm.mma.block_scale"(%arg0, %arg0, %arg0, %arg0, %arg1, %arg2, %arg3, %arg3, %arg3, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> (), sym_name = "mma_sp_block_scale"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i16, %arg7: i16, %arg8: i32, %arg9: i16, %arg10: i16):
    %0 = "nvvm.mma.sp.block_scale"(%arg0, %arg0, %arg0, %arg0, %arg1, %arg1, %arg1, %arg1, %arg2, %arg2, %arg2, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10) <{blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i32, f32, i32, i16, i16, i32, i16, i16) -> (), sym_name = "mma_block_scale"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: f32, %arg4: i32, %arg5: i16, %arg6: i16, %arg7: i32, %arg8: i16, %arg9: i16):
    %0 = "nvvm.mma.block_scale"(%arg0, %arg0, %arg0, %arg0, %arg1, %arg2, %arg3, %arg3, %arg3, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9) <{blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<packed (f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> (), sym_name = "mma_sp_block_scale"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i16, %arg7: i16, %arg8: i32, %arg9: i16, %arg10: i16):
    %0 = "nvvm.mma.sp.block_scale"(%arg0, %arg0, %arg0, %arg0, %arg1, %arg1, %arg1, %arg1, %arg2, %arg2, %arg2, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i32) -> (), sym_name = "wmma_load"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<5>
    %1 = "nvvm.wmma.load"(%0, %arg1) <{eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32}> : (!llvm.ptr<5>, i32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, vector<2xf16>, i32) -> (), sym_name = "wmma_store"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: vector<2xf16>, %arg2: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<7>
    "nvvm.wmma.store"(%0, %arg1, %arg1, %arg1, %arg1, %arg2) <{eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}> : (!llvm.ptr<7>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr<3>) -> (), sym_name = "mbarrier_arrive"}> ({
  ^bb0(%arg0: !llvm.ptr<3>):
    "nvvm.mbarrier.arrive"(%arg0) <{relaxed = false, scope = #nvvm.mem_scope<sys>}> : (!llvm.ptr<3>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i128) -> (), sym_name = "clusterlaunchcontrol_query_cancel"}> ({
  ^bb0(%arg0: i128):
    %0 = "nvvm.clusterlaunchcontrol.query.cancel"(%arg0) <{query_type = #nvvm<cluster_launch_control_query_type is_canceled>}> : (i128) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i128) -> (), sym_name = "clusterlaunchcontrol_query_cancel"}> ({
  ^bb0(%arg0: i128):
    %0 = "nvvm.clusterlaunchcontrol.query.cancel"(%arg0) <{query_type = #nvvm<cluster_launch_control_query_type get_first_cta_id_x>}> : (i128) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>) -> (), sym_name = "tcgen05_mma_sp"}> ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>):
    "nvvm.tcgen05.mma.sp"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) <{aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr<6>, i64) -> (), sym_name = "tcgen05_cp"}> ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: i64):
    "nvvm.tcgen05.cp"(%arg0, %arg1) <{group = #nvvm.cta_group<cta_1>, multicast = #nvvm.tcgen05_cp_multicast<none>, shape = #nvvm.tcgen05_cp_shape<shape_32x128b>}> : (!llvm.ptr<6>, i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
func.func @f(%p: !llvm.ptr<3>) {
  %0 = "nvvm.ldmatrix"(%p) <{eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b6x16_p32>, layout = #nvvm.mma_layout<row>, num = 3 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>}> : (!llvm.ptr<3>) -> i32
  return
}
// -----
func.func @f(%p: !llvm.ptr<3>) {
  %0 = "nvvm.ldmatrix"(%p) <{eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b6x16_p32>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>}> : (!llvm.ptr<3>) -> i32
  return
}
// -----
func.func @f(%p: !llvm.ptr<3>) {
  %0 = "nvvm.ldmatrix"(%p) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>}> : (!llvm.ptr<3>) -> i32
  return
}
// -----
func.func @f(%p: !llvm.ptr<3>) {
  %0 = "nvvm.ldmatrix"(%p) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>}> : (!llvm.ptr<3>) -> i32
  return
}
// -----
func.func @f(%p: !llvm.ptr<3>, %a: i32) {
  "nvvm.stmatrix"(%p, %a) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>}> : (!llvm.ptr<3>, i32) -> ()
  return
}
// -----
func.func @f(%p: !llvm.ptr<3>, %a: i32) {
  "nvvm.stmatrix"(%p, %a) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>}> : (!llvm.ptr<3>, i32) -> ()
  return
}
// -----
func.func @f(%a: i32, %x: f32) {
  %0 = "nvvm.shfl.sync"(%a, %x, %a, %a) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, f32, i32, i32) -> !llvm.struct<(i32, i1)>
  return
}
// -----
func.func @f(%a: i32, %x: f32) {
  %0 = "nvvm.shfl.sync"(%a, %x, %a, %a) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, f32, i32, i32) -> !llvm.struct<(f32, i32)>
  return
}
// -----
func.func @f(%a: i64, %c: !llvm.struct<(f32, f32, f32, f32)>) {
  %0 = "nvvm.wgmma.mma_async"(%c, %a, %a) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, scaleD = #nvvm.wgmma_scale_out<one>, shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, typeD = #nvvm.wgmma_type<tf32>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @f(%a: i64, %c: !llvm.struct<(i32, i32, i32, i32)>) {
  %0 = "nvvm.wgmma.mma_async"(%c, %a, %a) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, scaleA = #nvvm.wgmma_scale_in<neg>, scaleB = #nvvm.wgmma_scale_in<one>, scaleD = #nvvm.wgmma_scale_out<one>, shape = #nvvm.shape<m = 64, n = 8, k = 32>, typeA = #nvvm.wgmma_type<s8>, typeB = #nvvm.wgmma_type<s8>, typeD = #nvvm.wgmma_type<s32>}> : (!llvm.struct<(i32, i32, i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}
// -----
func.func @f(%a: i64, %c: !llvm.struct<(f32, f32, f32, f32)>) {
  %0 = "nvvm.wgmma.mma_async"(%c, %a, %a) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, scaleD = #nvvm.wgmma_scale_out<one>, shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<bf16>, typeD = #nvvm.wgmma_type<f32>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @f(%x: f32) {
  %0 = "nvvm.convert.f32x2.to.f8x2"(%x, %x) <{dstTy = f8E8M0FNU, relu = true, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> i16
  return
}
// -----
func.func @f(%x: f32) {
  %0 = "nvvm.convert.f32x2.to.f8x2"(%x, %x) <{dstTy = f8E5M2, relu = false, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> i16
  return
}
// -----
func.func @f(%x: f32) {
  %0 = "nvvm.convert.f32x2.to.f8x2"(%x, %x) <{dstTy = f8E5M2, relu = false, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> i16
  return
}
// -----
func.func @f(%x: f32, %i: i32) {
  %0 = "nvvm.convert.f32x2.to.f16x2"(%x, %x, %i) <{relu = false, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<none>}> : (f32, f32, i32) -> vector<2xf16>
  return
}
// -----
func.func @f(%d: !llvm.ptr<3>, %t: !llvm.ptr, %i: i32, %m: !llvm.ptr<3>, %p: i1) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%d, %t, %i, %m, %p) <{isCTAOnly = true, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 1>}> : (!llvm.ptr<3>, !llvm.ptr, i32, !llvm.ptr<3>, i1) -> ()
  return
}
// -----
func.func @f(%d: !llvm.ptr<7>, %t: !llvm.ptr, %i: i32, %m: !llvm.ptr<3>, %p: i1) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%d, %t, %i, %i, %i, %i, %i, %m, %p) <{isCTAOnly = false, mode = #nvvm.tma_load_mode<tile_gather4>, operandSegmentSizes = array<i32: 1, 1, 5, 1, 0, 0, 0, 1>}> : (!llvm.ptr<7>, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr<3>, i1) -> ()
  return
}
// -----
func.func @f(%d: !llvm.ptr<7>, %t: !llvm.ptr, %i: i32, %m: !llvm.ptr<3>) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%d, %t, %i, %m) <{isCTAOnly = true, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0>}> : (!llvm.ptr<7>, !llvm.ptr, i32, !llvm.ptr<3>) -> ()
  return
}
// -----
func.func @f(%d: !llvm.ptr<3>, %t: !llvm.ptr, %i: i32, %m: !llvm.ptr<3>, %k: i16) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%d, %t, %i, %m, %k) <{isCTAOnly = true, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 0, 0>}> : (!llvm.ptr<3>, !llvm.ptr, i32, !llvm.ptr<3>, i16) -> ()
  return
}
// -----
func.func @f(%d: !llvm.ptr<3>, %t: !llvm.ptr, %i: i32, %m: !llvm.ptr<3>) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%d, %t, %i, %m) <{group = #nvvm.cta_group<cta_1>, isCTAOnly = true, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0>}> : (!llvm.ptr<3>, !llvm.ptr, i32, !llvm.ptr<3>) -> ()
  return
}
// -----
func.func @f(%t: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %p: i1) {
  "nvvm.cp.async.bulk.tensor.global.shared.cta"(%t, %s, %i, %i, %i, %p) <{mode = #nvvm.tma_store_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 3, 0, 1>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i32, i1) -> ()
  return
}
// -----
func.func @f(%t: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %h: i64, %p: i1) {
  "nvvm.cp.async.bulk.tensor.global.shared.cta"(%t, %s, %i, %h, %p) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i64, i1) -> ()
  return
}
// -----
func.func @f(%d: !llvm.ptr<3>, %s: !llvm.ptr<1>, %m: !llvm.ptr<3>, %n: i32, %k: i16) {
  "nvvm.cp.async.bulk.shared.cluster.global"(%d, %s, %m, %n, %k) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> : (!llvm.ptr<3>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i16) -> ()
  return
}
// -----
func.func @f(%p: !llvm.ptr<3>, %a: i32, %q: i1) {
  "nvvm.mbarrier.arrive.expect_tx"(%p, %a, %q) <{relaxed = false, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<3>, i32, i1) -> ()
  return
}
// -----
func.func @f(%p: !llvm.ptr<7>, %a: i32, %q: i1) {
  "nvvm.mbarrier.arrive.expect_tx"(%p, %a, %q) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<7>, i32, i1) -> ()
  return
}
// -----
func.func @f(%p: !llvm.ptr<3>, %a: i32, %q: i1) {
  %0 = "nvvm.mbarrier.arrive.expect_tx"(%p, %a, %q) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32, i1) -> i64
  return
}
// -----
func.func @f(%p: !llvm.ptr<3>, %a: i32, %q: i1) {
  "nvvm.mbarrier.arrive.expect_tx"(%p, %a, %q) <{relaxed = true, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32, i1) -> ()
  return
}
// -----
func.func @f(%p: !llvm.ptr<7>) {
  %0 = "nvvm.mbarrier.arrive"(%p) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<7>) -> i64
  return
}
// -----
func.func @f(%d: !llvm.ptr<6>, %a: i64, %i: i32, %e: i1, %m: vector<8xi32>) {
  "nvvm.tcgen05.mma"(%d, %a, %a, %i, %e, %m) <{collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 1>}> : (!llvm.ptr<6>, i64, i64, i32, i1, vector<8xi32>) -> ()
  return
}
// -----
func.func @f(%p: !llvm.ptr<6>, %o: i64) {
  %0 = "nvvm.tcgen05.ld"(%p, %o) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>}> : (!llvm.ptr<6>, i64) -> i32
  return
}
// -----
func.func @f(%p: !llvm.ptr, %s: i32) {
  %0 = "nvvm.wmma.load"(%p, %s) <{eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>, k = 4 : i32, layout = #nvvm.mma_layout<col>, m = 8 : i32, n = 8 : i32}> : (!llvm.ptr, i32) -> !llvm.struct<(f64)>
  return
}
// -----
func.func @f(%a: i32, %c: i32) {
  %0 = "nvvm.mma.sync"(%a, %a, %c, %c, %c, %c) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, operandSegmentSizes = array<i32: 1, 1, 2>, shape = #nvvm.shape<m = 8, n = 8, k = 128>}> : (i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32)>
  return
}
// -----
func.func @f(%a: i32, %c: i32) {
  %0 = "nvvm.mma.sync"(%a, %a, %c, %c) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, operandSegmentSizes = array<i32: 1, 1, 2>, shape = #nvvm.shape<m = 8, n = 8, k = 128>}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i32)>
  return
}
// -----
func.func @f(%a: i32, %c: i32) {
  %0 = "nvvm.mma.sync"(%a, %a, %c, %c) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, operandSegmentSizes = array<i32: 1, 1, 2>, shape = #nvvm.shape<m = 8, n = 8, k = 16>}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i32)>
  return
}
// -----
func.func @f(%a: i32, %c: i32) {
  %0 = "nvvm.mma.sync"(%a, %a, %a) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, operandSegmentSizes = array<i32: 2, 1, 0>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}
// -----
func.func @f(%a: i32, %c: f32, %s: i16) {
  %0 = "nvvm.mma.block_scale"(%a, %a, %a, %a, %a, %a, %c, %c, %c, %c, %a, %s, %s, %a, %s, %s) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @f(%a: i1) {
  "nvvm.barrier"() <{operandSegmentSizes = array<i32: 0>}> : () -> ()
  return
}
// -----
func.func @f(%p: !llvm.ptr<4>) {
  nvvm.prefetch level = L1, %p : !llvm.ptr<4>
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  nvvm.prefetch level = L2 uniform, %p : !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>) {
  nvvm.prefetch level = L1 uniform, %p : !llvm.ptr<1>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>) {
  nvvm.prefetch level = L1, evict_priority = evict_last, %p : !llvm.ptr<1>
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  nvvm.prefetch level = L2, evict_priority = evict_last, %p : !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>) {
  nvvm.prefetch level = L2, evict_priority = evict_first, %p : !llvm.ptr<1>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %q: i1) {
  nvvm.prefetch level = L2, %p, predicate = %q : !llvm.ptr<1>, i1
  return
}
