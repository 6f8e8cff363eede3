"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (...)>, linkage = #llvm.linkage<external>, sym_name = "__gxx_personality_v0", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "may_throw", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, personality = @__gxx_personality_v0, sym_name = "landingpad", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.invoke"()[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, callee = @may_throw, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
  ^bb1:  // pred: ^bb0
    "llvm.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    %1 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
    %2 = "llvm.landingpad"(%1) : (vector<8xf32>) -> !llvm.struct<(ptr, i32)>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "br", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    "llvm.br"(%0, %arg0)[^bb1] : (i1, i32) -> ()
  ^bb1(%1: i32):  // pred: ^bb0
    "llvm.return"(%1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (...)>, linkage = #llvm.linkage<external>, sym_name = "__gxx_personality_v0", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "may_throw", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, personality = @__gxx_personality_v0, sym_name = "resume", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "llvm.invoke"()[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, callee = @may_throw, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
  ^bb1:  // pred: ^bb0
    "llvm.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    %0 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
    %1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.struct<packed (ptr, i32)>
    "llvm.resume"(%1) : (!llvm.struct<packed (ptr, i32)>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "ctor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.mlir.global_ctors"() <{ctors = [@ctor], data = [#llvm.zero, #llvm.zero], priorities = [0 : i32]}> : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "fence"}> ({
    "llvm.fence"() <{ordering = 1 : i64}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "intr_sincos"}> ({
  ^bb0(%arg0: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xf32>
    %1 = "llvm.intr.sincos"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> !llvm.struct<(f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i1, i32)>, linkage = #llvm.linkage<external>, sym_name = "cond_br", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i1, %arg1: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    "llvm.cond_br"(%arg0, %0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i1) -> ()
  ^bb1(%1: i32):  // pred: ^bb0
    "llvm.return"(%1) : (i32) -> ()
  ^bb2:  // pred: ^bb0
    "llvm.return"(%arg1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "return", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i8
    "llvm.return"(%0) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "switch", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32):
    "llvm.switch"(%arg0)[^bb1, ^bb2, ^bb3] <{branch_weights = array<i32: 1, 2>, case_operand_segments = array<i32: 0, 0>, case_values = dense<[0, 1]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
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
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "dtor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.mlir.global_dtors"() <{data = [#llvm.zero], dtors = [@dtor, @dtor], priorities = [0 : i32]}> : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.module_flags"() <{flags = [#nvgpu<oob nan>]}> : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i32) -> (), sym_name = "call"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    %0 = "llvm.call"(%arg1, %arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, !llvm.ptr) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "counter", unnamed_addr = 0 : i64, value = 0 : i32, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<external>, sym_name = "other_name", thread_local_, unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.mlir.addressof"() <{global_name = @counter}> : () -> !llvm.ptr
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.struct<(i32, f32)>) -> (), sym_name = "extractvalue"}> ({
  ^bb0(%arg0: !llvm.struct<(i32, f32)>):
    %0 = "llvm.extractvalue"(%arg0) <{position = array<i64: 1>}> {foo} : (!llvm.struct<(i32, f32)>) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.struct<(i32, f32)>, i32) -> (), sym_name = "insertvalue"}> ({
  ^bb0(%arg0: !llvm.struct<(i32, f32)>, %arg1: i32):
    %0 = "llvm.insertvalue"(%arg0, %arg1) <{position = array<i64: 0, 0>}> : (!llvm.struct<(i32, f32)>, i32) -> !llvm.struct<(i32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.struct<(i32, f32)>) -> (), sym_name = "extractvalue"}> ({
  ^bb0(%arg0: !llvm.struct<(i32, f32)>):
    %0 = "llvm.extractvalue"(%arg0) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "intr_sincos"}> ({
  ^bb0(%arg0: f32):
    %0 = "llvm.intr.sincos"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> !llvm.ptr<6>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = !llvm.array<7 x i8>, linkage = #llvm.linkage<external>, sym_name = "g2", unnamed_addr = 0 : i64, value = "hello\0A\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "mlir_addressof"}> ({
    %0 = "llvm.mlir.addressof"() <{global_name = @g2}> : () -> !llvm.ptr<4>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "zext"}> ({
  ^bb0(%arg0: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi64>
    %1 = "llvm.zext"(%0) <{nonNeg}> : (vector<4xi64>) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.struct<(i32, f32)>, i32) -> (), sym_name = "insertvalue"}> ({
  ^bb0(%arg0: !llvm.struct<(i32, f32)>, %arg1: i32):
    %0 = "llvm.insertvalue"(%arg0, %arg1) <{position = array<i64: -1>}> : (!llvm.struct<(i32, f32)>, i32) -> !llvm.struct<(i32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "switch", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i64
    "llvm.switch"(%0)[^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[0, 1]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> ()
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
  "func.func"() <{function_type = (i32) -> (), sym_name = "bitcast"}> ({
  ^bb0(%arg0: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
    %1 = "llvm.bitcast"(%0) : (!llvm.ptr<3>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.struct<(i32, f32)>) -> (), sym_name = "extractvalue"}> ({
  ^bb0(%arg0: !llvm.struct<(i32, f32)>):
    %0 = "llvm.extractvalue"(%arg0) <{position = array<i64: 1, 1>}> : (!llvm.struct<(i32, f32)>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.comdat"() <{sym_name = "comdats"}> ({
  ^bb0(%arg0: i32):
    "llvm.comdat_selector"() <{comdat = 2 : i64, sym_name = "keep_largest"}> : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64) -> (), sym_name = "getelementptr"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64):
    %0 = "llvm.getelementptr"(%arg0) <{elem_type = !llvm.struct<(f32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648, 1>}> : (!llvm.ptr) -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr) -> (), sym_name = "load"}> ({
  ^bb0(%arg0: !llvm.ptr):
    %0 = "llvm.load"(%arg0) <{alignment = 4 : i64, ordering = 0 : i64, syncscope = "abc"}> : (!llvm.ptr) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.struct<(i32, f32)>, i32) -> (), sym_name = "insertvalue"}> ({
  ^bb0(%arg0: !llvm.struct<(i32, f32)>, %arg1: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
    %1 = "llvm.insertvalue"(%arg0, %0) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>, !llvm.ptr<1>) -> !llvm.struct<(i32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<f32 (f32)>, linkage = #llvm.linkage<external>, sym_name = "square", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i8):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f32
    %1 = "llvm.fmul"(%0, %0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    "llvm.return"(%1) : (f32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "printf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "mlir_constant"}> ({
    %0 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> f16
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i32) -> (), sym_name = "atomicrmw"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    %0 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.struct<(i32, f32)>) -> (), sym_name = "extractvalue"}> ({
  ^bb0(%arg0: !llvm.struct<(i32, f32)>):
    %0 = "llvm.extractvalue"(%arg0) <{position = array<i64: 2>}> : (!llvm.struct<(i32, f32)>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.struct<(i32, f32)>, i32) -> (), sym_name = "insertvalue"}> ({
  ^bb0(%arg0: !llvm.struct<(i32, f32)>, %arg1: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<2xi16>
    %1 = "llvm.insertvalue"(%arg0, %0) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>, vector<2xi16>) -> !llvm.struct<(i32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i32) -> (), sym_name = "atomicrmw"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i16
    %1 = "builtin.unrealized_conversion_cast"() : () -> f32
    %2 = "llvm.atomicrmw"(%arg0, %1) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, !llvm.ptr) -> (), sym_name = "store"}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    "llvm.store"(%arg0, %arg1) <{alignment = 1 : i64, ordering = 0 : i64, syncscope = "abc"}> : (i32, !llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64) -> (), sym_name = "getelementptr"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
    %1 = "llvm.getelementptr"(%0, %arg1) <{elem_type = !llvm.struct<(f32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648, 2>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "counter", unnamed_addr = 0 : i64, value = 0 : i32, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.alias"() <{alias_type = index, linkage = #llvm.linkage<external>, sym_name = "other_name", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.mlir.addressof"() <{global_name = @counter}> : () -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x!llvm.ptr>, vector<4xi1>) -> (), sym_name = "intr_masked_gather"}> ({
  ^bb0(%arg0: vector<4x!llvm.ptr>, %arg1: vector<4xi1>):
    %0 = "llvm.intr.masked.gather"(%arg0, %arg1) <{alignment = 4 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<[4]xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<4x!llvm.ptr>, vector<4xi1>) -> (), sym_name = "intr_masked_scatter"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4x!llvm.ptr>, %arg2: vector<4xi1>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<3xf32>
    "llvm.intr.masked.scatter"(%0, %arg1, %arg2) <{alignment = 4 : i32}> : (vector<3xf32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "return", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32):
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, !llvm.ptr) -> (), sym_name = "store"}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    "llvm.store"(%arg0, %arg1) <{ordering = 2 : i64}> : (i32, !llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
