"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "addui_extended"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i128
    %1:2 = "arith.addui_extended"(%0, %arg1) : (i128, i32) -> (i32, i1)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "cmpf"}> ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xf32>
    %1 = "arith.cmpf"(%0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (vector<4xf32>, f32) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i8
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "mulsi_extended"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    %1:2 = "arith.mulsi_extended"(%0, %arg1) : (i1, i32) -> (i32, i32)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i32) -> (), sym_name = "select"}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: i32):
    %0 = "arith.select"(%arg0, %arg1, %arg2) : (i1, i32, i32) -> i8
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (complex<f32>) -> (), sym_name = "angle"}> ({
  ^bb0(%arg0: complex<f32>):
    %0 = "complex.angle"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "create"}> ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f64
    %1 = "complex.create"(%arg0, %0) : (f32, f64) -> complex<f32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "create"}> ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f64
    %1 = "builtin.unrealized_conversion_cast"() : () -> f64
    %2 = "complex.create"(%0, %1) : (f64, f64) -> complex<f32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (complex<f32>) -> (), sym_name = "im"}> ({
  ^bb0(%arg0: complex<f32>):
    %0 = "complex.im"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = ((i32) -> i32, i32) -> (), sym_name = "call_indirect"}> ({
  ^bb0(%arg0: (i32) -> i32, %arg1: i32):
    %0 = "func.call_indirect"(%arg0) : ((i32) -> i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = ((i32) -> i32, i32) -> (), sym_name = "call_indirect"}> ({
  ^bb0(%arg0: (i32) -> i32, %arg1: i32):
    %0 = "func.call_indirect"(%arg0, %arg1) : ((i32) -> i32, i32) -> f16
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
    %1 = "builtin.unrealized_conversion_cast"() : () -> i64
    "gpu.launch_func"(%arg0, %0, %0, %arg1, %1, %0, %arg2, %arg3) <{kernel = @kernels::@scale, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 0>}> : (index, index, index, index, i64, index, f32, memref<?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, f32) -> (), sym_name = "memset"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f16
    "gpu.memset"(%arg0, %0) : (memref<4xf32>, f16) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "rotate"}> ({
  ^bb0(%arg0: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i16
    %1:2 = "gpu.rotate"(%0) <{offset = 3 : i32, width = 16 : i32}> : (i16) -> (f32, i1)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i32) -> (), sym_name = "shuffle"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i8
    %1:2 = "gpu.shuffle"(%0, %arg1, %arg2) <{mode = #gpu<shuffle_mode up>}> : (i8, i32, i32) -> (i32, i1)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "subgroup_broadcast"}> ({
  ^bb0(%arg0: f32):
    %0 = "gpu.subgroup_broadcast"(%arg0) <{broadcast_type = #gpu<broadcast first_active_lane>}> : (f32) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "COp">) -> (), sym_name = "subgroup_mma_compute"}> ({
  ^bb0(%arg0: !gpu.mma_matrix<16x16xf16, "AOp">, %arg1: !gpu.mma_matrix<16x16xf16, "BOp">, %arg2: !gpu.mma_matrix<16x16xf16, "COp">):
    %0 = "gpu.subgroup_mma_compute"(%arg0, %arg1, %arg2) : (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xi32, "COp">
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f16) -> (), sym_name = "subgroup_mma_constant_matrix"}> ({
  ^bb0(%arg0: f16):
    %0 = "gpu.subgroup_mma_constant_matrix"(%arg0) : (f16) -> !gpu.mma_matrix<16x16xf64, "COp">
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!gpu.mma_matrix<16x16xf16, "COp">, index) -> (), sym_name = "subgroup_mma_extract_thread_local"}> ({
  ^bb0(%arg0: !gpu.mma_matrix<16x16xf16, "COp">, %arg1: index):
    %0 = "gpu.subgroup_mma_extract_thread_local"(%arg0, %arg1) : (!gpu.mma_matrix<16x16xf16, "COp">, index) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f16, !gpu.mma_matrix<16x16xf16, "COp">, index) -> (), sym_name = "subgroup_mma_insert_thread_local"}> ({
  ^bb0(%arg0: f16, %arg1: !gpu.mma_matrix<16x16xf16, "COp">, %arg2: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f32
    %1 = "gpu.subgroup_mma_insert_thread_local"(%0, %arg1, %arg2) : (f32, !gpu.mma_matrix<16x16xf16, "COp">, index) -> !gpu.mma_matrix<16x16xf16, "COp">
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i32) -> (), sym_name = "atomicrmw"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i64
    %1 = "llvm.atomicrmw"(%arg0, %0) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i64) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i32) -> (), sym_name = "call"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    %0 = "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "call_intrinsic"}> ({
  ^bb0(%arg0: i32):
    %0 = "llvm.call_intrinsic"(%arg0) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.bswap.i32", op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i32, i32) -> (), sym_name = "cmpxchg"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i64
    %1 = "llvm.cmpxchg"(%arg0, %0, %arg1) <{failure_ordering = 2 : i64, success_ordering = 6 : i64}> : (!llvm.ptr, i64, i32) -> !llvm.struct<(i32, i1)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i32, i32) -> (), sym_name = "cmpxchg"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32):
    %0 = "llvm.cmpxchg"(%arg0, %arg1, %arg2) <{failure_ordering = 2 : i64, success_ordering = 6 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<packed (i32, i1)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, i32) -> (), sym_name = "extractelement"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: i32):
    %0 = "llvm.extractelement"(%arg0, %arg1) : (vector<4xf32>, i32) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "fcmp"}> ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
    %1 = "llvm.fcmp"(%0, %arg1) <{fastmathFlags = #llvm.fastmath<none>, predicate = 1 : i64}> : (vector<8xf32>, f32) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "icmp"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
    %1 = "llvm.icmp"(%0, %arg1) <{predicate = 0 : i64}> : (vector<4xi32>, i32) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "indirectbr", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    "llvm.indirectbr"(%arg0, %arg1)[^bb1, ^bb2] <{indbr_operand_segments = array<i32: 0, 2>}> : (!llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.return"() : () -> ()
  ^bb2(%0: i32):  // pred: ^bb0
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, f32, i32) -> (), sym_name = "insertelement"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: f32, %arg2: i32):
    %0 = "llvm.insertelement"(%arg0, %arg1, %arg2) : (vector<4xf32>, f32, i32) -> vector<[4]xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, f32, i32) -> (), sym_name = "insertelement"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: f32, %arg2: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i8
    %1 = "llvm.insertelement"(%arg0, %0, %arg2) : (vector<4xf32>, i8, i32) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.struct<(i32, f32)>, i32) -> (), sym_name = "insertvalue"}> ({
  ^bb0(%arg0: !llvm.struct<(i32, f32)>, %arg1: i32):
    %0 = "llvm.insertvalue"(%arg0, %arg1) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>, i32) -> !llvm.struct<packed (i32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, !llvm.ptr, !llvm.ptr, i32) -> (), sym_name = "intr_annotation"}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<7>
    %1 = "llvm.intr.annotation"(%arg0, %arg1, %0, %arg3) : (i32, !llvm.ptr, !llvm.ptr<7>, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, !llvm.ptr, !llvm.ptr, i32) -> (), sym_name = "intr_annotation"}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i32):
    %0 = "llvm.intr.annotation"(%arg0, %arg1, %arg2, %arg3) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i8
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "intr_assume"}> ({
  ^bb0(%arg0: i1):
    "llvm.intr.assume"(%arg0) <{op_bundle_sizes = array<i32: 1>}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "intr_expect_with_probability"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "llvm.intr.expect.with.probability"(%arg0, %arg1) <{prob = 9.000000e-01 : f64}> : (i32, i32) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> (), sym_name = "intr_ptr_annotation"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i32, %arg4: !llvm.ptr):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<6>
    %1 = "llvm.intr.ptr.annotation"(%arg0, %0, %arg2, %arg3, %arg4) : (!llvm.ptr, !llvm.ptr<6>, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> (), sym_name = "intr_ptr_annotation"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i32, %arg4: !llvm.ptr):
    %0 = "llvm.intr.ptr.annotation"(%arg0, %arg1, %arg2, %arg3, %arg4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr<1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64) -> (), sym_name = "intr_ptrmask"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<5>
    %1 = "llvm.intr.ptrmask"(%0, %arg1) : (!llvm.ptr<5>, i64) -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> (), sym_name = "intr_var_annotation"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i32, %arg4: !llvm.ptr):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<4>
    "llvm.intr.var.annotation"(%arg0, %0, %arg2, %arg3, %arg4) : (!llvm.ptr, !llvm.ptr<4>, !llvm.ptr, i32, !llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "intr_vector_extract"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "llvm.intr.vector.extract"(%arg0) <{pos = 0 : i64}> : (vector<4xf32>) -> vector<[4]xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<8xf32>) -> (), sym_name = "intr_vector_insert"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<8xf32>):
    %0 = "llvm.intr.vector.insert"(%arg1, %arg0) <{pos = 4 : i64}> : (vector<8xf32>, vector<4xf32>) -> vector<4xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<8xf32>) -> (), sym_name = "intr_vector_insert"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<8xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xf32>
    %1 = "llvm.intr.vector.insert"(%arg1, %0) <{pos = 4 : i64}> : (vector<8xf32>, vector<[4]xf32>) -> vector<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<4xf32>) -> (), sym_name = "intr_vector_interleave2"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<3xf32>
    %1 = "llvm.intr.vector.interleave2"(%arg0, %0) : (vector<4xf32>, vector<3xf32>) -> vector<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<4xf32>) -> (), sym_name = "intr_vector_interleave2"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>):
    %0 = "llvm.intr.vector.interleave2"(%arg0, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<8xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (...)>, linkage = #llvm.linkage<external>, sym_name = "__gxx_personality_v0", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "may_throw", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, personality = @__gxx_personality_v0, sym_name = "invoke", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "llvm.invoke"()[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, callee = @may_throw, op_bundle_sizes = array<i32: 1>}> : () -> ()
  ^bb1:  // pred: ^bb0
    "llvm.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    %0 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i32) -> (), sym_name = "select"}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: i32):
    %0 = "llvm.select"(%arg0, %arg1, %arg2) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> f16
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<4xf32>) -> (), sym_name = "shufflevector"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<2xi16>
    %1 = "llvm.shufflevector"(%arg0, %0) <{mask = array<i32: 0, 5, 2>}> : (vector<4xf32>, vector<2xi16>) -> vector<3xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "switch", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32):
    "llvm.switch"(%arg0, %arg0)[^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[0, 1]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    "llvm.return"() : () -> ()
  ^bb3:  // pred: ^bb0
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, i32) -> (), sym_name = "fpowi"}> ({
  ^bb0(%arg0: f32, %arg1: i32):
    %0 = "math.fpowi"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, i32) -> f16
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "isfinite"}> ({
  ^bb0(%arg0: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xf32>
    %1 = "math.isfinite"(%0) <{fastmath = #arith.fastmath<none>}> : (tensor<4xf32>) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "isinf"}> ({
  ^bb0(%arg0: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xf32>
    %1 = "math.isinf"(%0) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "isnormal"}> ({
  ^bb0(%arg0: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<2xbf16>
    %1 = "math.isnormal"(%0) <{fastmath = #arith.fastmath<none>}> : (vector<2xbf16>) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, memref<4xf32>, index) -> (), sym_name = "atomic_rmw"}> ({
  ^bb0(%arg0: f32, %arg1: memref<4xf32>, %arg2: index):
    %0 = "memref.atomic_rmw"(%arg0, %arg1, %arg2) <{kind = 0 : i64}> : (f32, memref<4xf32>, index) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, memref<4xf32>, index) -> (), sym_name = "atomic_rmw"}> ({
  ^bb0(%arg0: f32, %arg1: memref<4xf32>, %arg2: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xi8>
    %1 = "memref.atomic_rmw"(%arg0, %0, %arg2) <{kind = 0 : i64}> : (f32, memref<4xi8>, index) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, index, f32) -> (), sym_name = "generic_atomic_rmw"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: index, %arg2: f32):
    %0 = "memref.generic_atomic_rmw"(%arg0, %arg1) ({
    ^bb0(%arg3: f32):
      %1 = "arith.mulf"() <{fastmath = #arith.fastmath<none>}> : () -> f32
      "memref.atomic_yield"() : () -> ()
    }) : (memref<4xf32>, index) -> i8
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<f32>) -> (), sym_name = "load"}> ({
  ^bb0(%arg0: memref<f32>):
    %0 = "memref.load"(%arg0) <{nontemporal = true}> : (memref<f32>) -> i8
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, memref<1xf32, 5>, index) -> (), sym_name = "store"}> ({
  ^bb0(%arg0: f32, %arg1: memref<1xf32, 5>, %arg2: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> bf16
    "memref.store"(%0, %arg1, %arg2) : (bf16, memref<1xf32, 5>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x8xf32, 3>, index, index) -> (), sym_name = "ldmatrix"}> ({
  ^bb0(%arg0: memref<8x8xf32, 3>, %arg1: index, %arg2: index):
    %0 = "nvgpu.ldmatrix"(%arg0, %arg1, %arg2) <{numTiles = 2 : i32, transpose = false}> : (memref<8x8xf32, 3>, index, index) -> vector<2x1xi16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x1xf32>, vector<4x1xf32>, vector<2x2xf32>, vector<2xi16>) -> (), sym_name = "mma_sp_sync"}> ({
  ^bb0(%arg0: vector<4x1xf32>, %arg1: vector<4x1xf32>, %arg2: vector<2x2xf32>, %arg3: vector<2xi16>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi64>
    %1 = "nvgpu.mma.sp.sync"(%0, %arg1, %arg2, %arg3) <{mmaShape = [16, 8, 16], sparsitySelector = 0 : i32, tf32Enabled}> : (vector<4xi64>, vector<4x1xf32>, vector<2x2xf32>, vector<2xi16>) -> vector<2x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> (), sym_name = "mma_sync"}> ({
  ^bb0(%arg0: vector<4x1xf32>, %arg1: vector<2x1xf32>, %arg2: vector<2x2xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi1>
    %1 = "nvgpu.mma.sync"(%0, %arg1, %arg2) <{mmaShape = [16, 8, 8]}> : (vector<4xi1>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i32) -> (), sym_name = "mapa"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
    %1 = "nvvm.mapa"(%0, %arg1) : (!llvm.ptr<3>, i32) -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "redux_sync"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f32
    %1 = "nvvm.redux.sync"(%0, %arg1) <{abs = false, kind = #nvvm<redux_kind add>, nan = false}> : (f32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i64, i64, !llvm.struct<(f32, f32, f32, f32)>) -> (), sym_name = "wgmma_mma_async"}> ({
  ^bb0(%arg0: i64, %arg1: i64, %arg2: !llvm.struct<(f32, f32, f32, f32)>):
    %0 = "nvvm.wgmma.mma_async"(%arg2, %arg0, %arg1) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, scaleD = #nvvm.wgmma_scale_out<one>, shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, typeD = #nvvm.wgmma_type<f32>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> !llvm.struct<packed (f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, index, f32) -> f32, sym_name = "for"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i64
    %1 = "scf.for"(%arg0, %arg1, %0, %arg3) ({
    ^bb0(%arg4: index, %arg5: f32):
      %2 = "arith.addf"(%arg5, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "scf.yield"(%2) : (f32) -> ()
    }) : (index, index, i64, f32) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "bitcast"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<4x2xf32>
    %1 = "vector.bitcast"(%0) : (vector<4x2xf32>) -> vector<8xf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "broadcast"}> ({
  ^bb0(%arg0: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f16
    %1 = "vector.broadcast"(%0) : (f16) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<4xf32>, f32) -> (), sym_name = "contract"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<2xi16>
    %1 = "vector.contract"(%arg0, %0, %arg2) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xf32>, vector<2xi16>, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<4xf32>, f32) -> (), sym_name = "contract"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: f32):
    %0 = "vector.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, f32) -> f16
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf32>) -> (), sym_name = "deinterleave"}> ({
  ^bb0(%arg0: vector<8xf32>):
    %0:2 = "vector.deinterleave"(%arg0) : (vector<8xf32>) -> (vector<4xi1>, vector<4xi1>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x8xf32>) -> (), sym_name = "extract_strided_slice"}> ({
  ^bb0(%arg0: vector<4x8xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi64>
    %1 = "vector.extract_strided_slice"(%0) <{offsets = [0, 2], sizes = [2, 4], strides = [1, 1]}> : (vector<4xi64>) -> vector<2x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (), sym_name = "fma"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<1xf32>
    %1 = "vector.fma"(%arg0, %0, %arg2) : (vector<4xf32>, vector<1xf32>, vector<4xf32>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, vector<4xf32>) -> (), sym_name = "insert"}> ({
  ^bb0(%arg0: f32, %arg1: vector<4xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<1xf32>
    %1 = "vector.insert"(%arg0, %0) <{static_position = array<i64: 2>}> : (f32, vector<1xf32>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, vector<4xf32>) -> (), sym_name = "insert"}> ({
  ^bb0(%arg0: f32, %arg1: vector<4xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i8
    %1 = "vector.insert"(%0, %arg1) <{static_position = array<i64>}> : (i8, vector<4xf32>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<4x8xf32>) -> (), sym_name = "insert_strided_slice"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4x8xf32>):
    %0 = "vector.insert_strided_slice"(%arg1, %arg0) <{offsets = [0], strides = [1]}> : (vector<4x8xf32>, vector<4xf32>) -> vector<4x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<4x8xf32>) -> (), sym_name = "insert_strided_slice"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4x8xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
    %1 = "vector.insert_strided_slice"(%0, %arg1) <{offsets = [0, 2], strides = [1]}> : (vector<4xi32>, vector<4x8xf32>) -> vector<4x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<4xf32>) -> (), sym_name = "interleave"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<2xf16>
    %1 = "vector.interleave"(%0, %arg1) : (vector<2xf16>, vector<4xf32>) -> vector<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<4xf32>) -> (), sym_name = "interleave"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>):
    %0 = "vector.interleave"(%arg0, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<3xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x8xf32>, vector<8xf32>) -> (), sym_name = "multi_reduction"}> ({
  ^bb0(%arg0: vector<4x8xf32>, %arg1: vector<8xf32>):
    %0 = "vector.multi_reduction"(%arg0, %arg1) <{kind = #vector.kind<mul>, reduction_dims = array<i64: 0>}> : (vector<4x8xf32>, vector<8xf32>) -> vector<3xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x8xf32>, vector<8xf32>) -> (), sym_name = "multi_reduction"}> ({
  ^bb0(%arg0: vector<4x8xf32>, %arg1: vector<8xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<2xi16>
    %1 = "vector.multi_reduction"(%0, %arg1) <{kind = #vector.kind<mul>, reduction_dims = array<i64: 0>}> : (vector<2xi16>, vector<8xf32>) -> vector<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, f32) -> (), sym_name = "outerproduct"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<2xi16>
    %1 = "vector.outerproduct"(%0, %arg1) <{kind = #vector.kind<add>}> : (vector<2xi16>, f32) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, f32) -> (), sym_name = "outerproduct"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i8
    %1 = "vector.outerproduct"(%arg0, %0) <{kind = #vector.kind<add>}> : (vector<4xf32>, i8) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "print"}> ({
    "vector.print"() <{punctuation = #vector.punctuation<close>, stringLiteral = "hello\0A"}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "reduction"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "vector.reduction"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "reduction"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<[4]xf32>) -> (), sym_name = "scalable_extract"}> ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = "vector.scalable.extract"(%arg0) <{pos = 0 : i64}> : (vector<[4]xf32>) -> vector<4xi64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<[4]xf32>) -> (), sym_name = "scalable_extract"}> ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = "vector.scalable.extract"(%arg0) <{pos = 2 : i64}> : (vector<[4]xf32>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<[4]xf32>) -> (), sym_name = "scalable_insert"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<[4]xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi8>
    %1 = "vector.scalable.insert"(%0, %arg1) <{pos = 0 : i64}> : (vector<4xi8>, vector<[4]xf32>) -> vector<[4]xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<[4]xf32>) -> (), sym_name = "scalable_insert"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<[4]xf32>):
    %0 = "vector.scalable.insert"(%arg0, %arg1) <{pos = 1 : i64}> : (vector<4xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x8xf32>, vector<8xf32>) -> (), sym_name = "scan"}> ({
  ^bb0(%arg0: vector<4x8xf32>, %arg1: vector<8xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xi64>
    %1:2 = "vector.scan"(%arg0, %0) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<4x8xf32>, vector<8xi64>) -> (vector<4x8xf32>, vector<8xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x8xf32>, vector<8xf32>) -> (), sym_name = "scan"}> ({
  ^bb0(%arg0: vector<4x8xf32>, %arg1: vector<8xf32>):
    %0:2 = "vector.scan"(%arg1, %arg0) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<8xf32>, vector<4x8xf32>) -> (vector<4x8xf32>, vector<8xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<4xf32>) -> (), sym_name = "shuffle"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi64>
    %1 = "vector.shuffle"(%0, %arg1) <{mask = array<i64: 0, 5, 2, 7>}> : (vector<4xi64>, vector<4xf32>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<4xf32>) -> (), sym_name = "shuffle"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
    %1 = "vector.shuffle"(%arg0, %0) <{mask = array<i64: 0, 5, 2, 7>}> : (vector<4xf32>, vector<4xi32>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "to_elements"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0:4 = "vector.to_elements"(%arg0) : (vector<4xf32>) -> (f32, f64, f32, f32)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x4x8xf32>) -> (), sym_name = "transpose"}> ({
  ^bb0(%arg0: vector<2x4x8xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi1>
    %1 = "vector.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (vector<4xi1>) -> vector<8x2x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
func.func @f(%a: tensor<4xf32>) {
  %0 = "arith.bitcast"(%a) : (tensor<4xf32>) -> tensor<5xi32>
  return
}
// -----
func.func @f(%a: tensor<4xf16>) {
  %0 = "arith.extf"(%a) : (tensor<4xf16>) -> tensor<5xf32>
  return
}
// -----
func.func @f(%a: tensor<4xi8>) {
  %0 = "arith.extsi"(%a) : (tensor<4xi8>) -> tensor<5xi32>
  return
}
// -----
func.func @f(%a: tensor<4xi8>) {
  %0 = "arith.extui"(%a) : (tensor<4xi8>) -> tensor<5xi32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  %0 = "arith.fptosi"(%a) : (tensor<4xf32>) -> tensor<5xi32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  %0 = "arith.fptoui"(%a) : (tensor<4xf32>) -> tensor<5xi32>
  return
}
// -----
func.func @f(%a: tensor<4xindex>) {
  %0 = "arith.index_cast"(%a) : (tensor<4xindex>) -> tensor<5xi32>
  return
}
// -----
func.func @f(%a: tensor<4xindex>) {
  %0 = "arith.index_castui"(%a) : (tensor<4xindex>) -> tensor<5xi32>
  return
}
// -----
func.func @f(%a: tensor<4xi32>) {
  %0 = "arith.sitofp"(%a) : (tensor<4xi32>) -> tensor<5xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  %0 = "arith.truncf"(%a) : (tensor<4xf32>) -> tensor<5xf16>
  return
}
// -----
func.func @f(%a: tensor<4xi32>) {
  %0 = "arith.trunci"(%a) : (tensor<4xi32>) -> tensor<5xi8>
  return
}
// -----
func.func @f(%a: tensor<4xi32>) {
  %0 = "arith.uitofp"(%a) : (tensor<4xi32>) -> tensor<5xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf8E4M3FN>, %s: tensor<4xf8E8M0FNU>) {
  %0 = "arith.scaling_extf"(%a, %s) : (tensor<4xf8E4M3FN>, tensor<4xf8E8M0FNU>) -> tensor<5xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %s: tensor<4xf8E8M0FNU>) {
  %0 = "arith.scaling_truncf"(%a, %s) : (tensor<4xf32>, tensor<4xf8E8M0FNU>) -> tensor<5xf8E4M3FN>
  return
}
// -----
func.func @f(%c: vector<4xi1>, %a: vector<8xf32>) {
  %0 = "arith.select"(%c, %a, %a) : (vector<4xi1>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a: f32, %b: f64) {
  %0 = "complex.create"(%a, %b) : (f32, f64) -> complex<f32>
  return
}
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>) {
  %0 = "complex.eq"(%a, %b) : (complex<f32>, complex<f64>) -> i1
  return
}
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>) {
  %0 = "complex.neq"(%a, %b) : (complex<f32>, complex<f64>) -> i1
  return
}
// -----
func.func @f(%a: complex<f32>, %b: i32) {
  %0 = "complex.powi"(%a, %b) : (complex<f32>, i32) -> complex<f64>
  return
}
// -----
func.func @f(%a: vector<[2048]xi128>) {
  %0 = "llvm.intr.vector.extract"(%a) <{pos = 0 : i64}> : (vector<[2048]xi128>) -> vector<4xi128>
  return
}
// -----
func.func @f(%a: vector<4xi128>, %b: vector<2048xi128>) {
  %0 = "llvm.intr.vector.insert"(%b, %a) <{pos = 0 : i64}> : (vector<2048xi128>, vector<4xi128>) -> vector<2048xi128>
  return
}
// -----
func.func @f(%v: vector<5xf32>) {
  %0:2 = "vector.deinterleave"(%v) : (vector<5xf32>) -> (vector<2xf32>, vector<2xf32>)
  return
}
// -----
func.func @f(%v: vector<5xf32>) {
  %0:2 = "vector.deinterleave"(%v) : (vector<5xf32>) -> (vector<5xf32>, vector<5xf32>)
  return
}
// -----
func.func @f(%v: vector<4xf32>, %d: vector<[4]xf32>) {
  %0 = "vector.scalable.insert"(%v, %d) <{pos = 0 : i64}> : (vector<4xf32>, vector<[4]xf32>) -> vector<[8]xf32>
  return
}
