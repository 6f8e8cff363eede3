"builtin.module"() ({
  "gpu.module"() <{sym_name = "kernels"}> ({
    "gpu.func"() <{function_type = (memref<?xf32>, f32) -> ()}> ({
    ^bb0(%arg0: memref<?xf32>, %arg1: f32, %arg2: memref<32xf32, #gpu.address_space<workgroup>>):
      %0 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> index
      "memref.store"(%arg1, %arg0, %0) : (f32, memref<?xf32>, index) -> ()
    }) {gpu.kernel, gpu.known_block_size = array<i32: 32, 1, 1>, sym_name = "store", workgroup_attributions = 1 : i64} : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "gpu.module"() <{sym_name = "kernels"}> ({
    "gpu.func"() <{function_type = (f32) -> f32}> ({
    ^bb0(%arg0: f32):
      %0 = "arith.mulf"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "gpu.return"() : () -> ()
    }) {sym_name = "square", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, memref<4xf32>) -> (), sym_name = "memcpy"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<4x4xi32>
    "gpu.memcpy"(%arg0, %0) : (memref<4xf32>, memref<4x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "gpu.module"() <{sym_name = "kernels"}> ({
    "gpu.func"() <{function_type = (f32, memref<?xf32>) -> ()}> ({
    ^bb0(%arg4: f32, %arg5: memref<?xf32>):
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "scale", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, f32, memref<?xf32>) -> (), sym_name = "launch_func"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<?xf32>):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "builtin.unrealized_conversion_cast"() : () -> f64
    "gpu.launch_func"(%arg0, %0, %0, %arg1, %0, %0, %1, %arg3) <{kernel = @kernels::@scale, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 0>}> : (index, index, index, index, index, index, f64, memref<?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "all_reduce"}> ({
  ^bb0(%arg0: f32):
    %0 = "gpu.all_reduce"(%arg0) <{op = #gpu<all_reduce_op and>, uniform}> ({
    }) : (f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "warp_execute_on_lane_0"}> ({
  ^bb0(%arg0: index):
    "gpu.warp_execute_on_lane_0"(%arg0) <{warp_size = 16 : i64}> ({
    ^bb0(%arg1: i32):
      "gpu.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "warp_execute_on_lane_0"}> ({
  ^bb0(%arg0: index):
    "gpu.warp_execute_on_lane_0"(%arg0) <{warp_size = 16 : i64}> ({
      %0 = "builtin.unrealized_conversion_cast"() : () -> i32
      "gpu.yield"(%0) : (i32) -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "alloc"}> ({
    %0 = "gpu.alloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> memref<?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "gpu.module"() <{sym_name = "kernels"}> ({
    "gpu.func"() <{function_type = (memref<?xf32>, f32) -> ()}> ({
    ^bb0(%arg0: memref<?xf32, 1>, %arg1: f32, %arg2: memref<32xf32, #gpu.address_space<workgroup>>):
      %0 = "builtin.unrealized_conversion_cast"() : () -> memref<?xf32>
      %1 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> index
      "memref.store"(%arg1, %0, %1) : (f32, memref<?xf32>, index) -> ()
      "gpu.return"() : () -> ()
    }) {gpu.kernel, gpu.known_block_size = array<i32: 32, 1, 1>, sym_name = "store", workgroup_attributions = 1 : i64} : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "gpu.module"() <{sym_name = "kernels"}> ({
    "gpu.func"() <{arg_attrs = [], function_type = (memref<?xf32>, f32) -> ()}> ({
    ^bb0(%arg0: memref<?xf32>, %arg1: f32, %arg2: memref<32xf32, #gpu.address_space<workgroup>>):
      %0 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> index
      "memref.store"(%arg1, %arg0, %0) : (f32, memref<?xf32>, index) -> ()
      "gpu.return"() : () -> ()
    }) {gpu.kernel, gpu.known_block_size = array<i32: 32, 1, 1>, sym_name = "store", workgroup_attributions = 1 : i64} : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, memref<?xf32>, f32) -> (), sym_name = "launch"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "gpu.launch"(%arg0, %0, %0, %arg1, %0, %0) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: index):
      "memref.store"(%arg3, %arg2, %arg7) : (f32, memref<?xf32>, index) -> ()
    }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "subgroup_reduce"}> ({
  ^bb0(%arg0: f32):
    %0 = "gpu.subgroup_reduce"(%arg0) <{cluster_stride = -1 : i32, op = #gpu<all_reduce_op add>, uniform}> : (f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "all_reduce"}> ({
  ^bb0(%arg0: f32):
    %0 = "gpu.all_reduce"(%arg0) <{op = #gpu<all_reduce_op maxsi>, uniform}> ({
    }) : (f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<64xi8>) -> (), sym_name = "spmm"}> ({
  ^bb0(%arg0: !gpu.sparse.spmat_handle, %arg1: !gpu.sparse.dntensor_handle, %arg2: !gpu.sparse.dntensor_handle, %arg3: memref<64xi8>):
    %0 = "gpu.spmm"(%arg0, %arg1, %arg2, %arg3) <{computeType = f32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, operandSegmentSizes = array<i32: 0, 1, -1, 1, 1>}> {foo} : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<64xi8>) -> !gpu.async.token
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "gpu.module"() <{sym_name = "kernels"}> ({
    "gpu.func"() <{function_type = (f32, memref<?xf32>) -> ()}> ({
    ^bb0(%arg4: f32, %arg5: memref<?xf32>):
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "scale", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, f32, memref<?xf32>) -> (), sym_name = "launch_func"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<?xf32>):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "gpu.launch_func"(%arg0, %0, %0, %arg1, %0, %0, %arg2, %arg3) <{kernel = @kernels::@scale, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 2, -1>}> : (index, index, index, index, index, index, f32, memref<?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "all_reduce"}> ({
  ^bb0(%arg0: f32):
    %0 = "gpu.all_reduce"(%arg0) <{op = #gpu<all_reduce_op maxui>, uniform}> ({
    }) : (f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "warp_execute_on_lane_0"}> ({
  ^bb0(%arg0: index):
    "gpu.warp_execute_on_lane_0"(%arg0) <{warp_size = 16 : i64}> ({
    ^bb0:
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "all_reduce"}> ({
  ^bb0(%arg0: f32):
    %0 = "gpu.all_reduce"(%arg0) <{op = #gpu<all_reduce_op minui>, uniform}> ({
    }) : (f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "subgroup_reduce"}> ({
  ^bb0(%arg0: f32):
    %0 = "gpu.subgroup_reduce"(%arg0) <{cluster_size = 0 : i32, cluster_stride = 1 : i32, op = #gpu<all_reduce_op add>, uniform}> : (f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "subgroup_reduce"}> ({
  ^bb0(%arg0: f32):
    %0 = "gpu.subgroup_reduce"(%arg0) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op minsi>, uniform}> : (f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "all_reduce"}> ({
  ^bb0(%arg0: f32):
    %0 = "gpu.all_reduce"(%arg0) <{uniform}> ({
    }) : (f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "alloc"}> ({
    %0 = "gpu.alloc"() <{operandSegmentSizes = array<i32: -1, 0, 0>}> : () -> memref<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (), sym_name = "spmm_buffer_size"}> ({
  ^bb0(%arg0: !gpu.sparse.spmat_handle, %arg1: !gpu.sparse.dntensor_handle, %arg2: !gpu.sparse.dntensor_handle):
    %0:2 = "gpu.spmm_buffer_size"(%arg0, %arg1, %arg2, %arg2) <{computeType = f32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, resultSegmentSizes = array<i32: 1, -1>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, !gpu.async.token)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, memref<4xf32>) -> (), sym_name = "memcpy"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<4x2xf32>
    "gpu.memcpy"(%arg0, %0) {foo} : (memref<4xf32>, memref<4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "gpu.module"() <{sym_name = "kernels"}> ({
    "gpu.func"() <{function_type = (memref<?xf32>, f32) -> ()}> ({
    ^bb0(%arg0: memref<?xf32>, %arg1: f32, %arg2: memref<32xf32, #gpu.address_space<workgroup>>, %arg3: i32):
      %0 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> index
      "memref.store"(%arg1, %arg0, %0) : (f32, memref<?xf32>, index) -> ()
      "gpu.return"() : () -> ()
    }) {gpu.kernel, gpu.known_block_size = array<i32: 32, 1, 1>, sym_name = "store", workgroup_attributions = 1 : i64} : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "subgroup_reduce"}> ({
  ^bb0(%arg0: f32):
    %0 = "gpu.subgroup_reduce"(%arg0) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op xor>, uniform}> : (f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
