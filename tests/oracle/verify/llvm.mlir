llvm.func @f(%a: i32, %p: !llvm.ptr) { %0 = "llvm.load"(%p) <{ordering = 5 : i64}> : (!llvm.ptr) -> i32
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) { %0 = "llvm.load"(%p) <{ordering = 4 : i64}> : (!llvm.ptr) -> i32
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) { %0 = "llvm.load"(%p) <{ordering = 0 : i64, syncscope = "x"}> : (!llvm.ptr) -> i32
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) { "llvm.store"(%a, %p) <{ordering = 2 : i64}> : (i32, !llvm.ptr) -> ()
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) { "llvm.store"(%a, %p) <{ordering = 3 : i64}> : (i32, !llvm.ptr) -> ()
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) { %0 = "llvm.getelementptr"(%p, %a) <{elem_type = i32, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) { %0 = "llvm.getelementptr"(%p, %a) <{elem_type = !llvm.struct<(i32, i32)>, rawConstantIndices = array<i32: 0, -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) { %0 = "llvm.getelementptr"(%p) <{elem_type = !llvm.struct<(i32, i32)>, rawConstantIndices = array<i32: 0, 3>}> : (!llvm.ptr) -> !llvm.ptr
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) { %0 = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: 0, 3>}> : (!llvm.ptr) -> !llvm.ptr
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: !llvm.struct<(i32, f32)>) { %0 = "llvm.extractvalue"(%a) <{position = array<i64: 2>}> : (!llvm.struct<(i32, f32)>) -> i32
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: !llvm.struct<(i32, f32)>) { %0 = "llvm.extractvalue"(%a) <{position = array<i64: 1>}> : (!llvm.struct<(i32, f32)>) -> i32
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: !llvm.struct<(i32, f32)>, %v: i32) { %0 = "llvm.insertvalue"(%a, %v) <{position = array<i64: 1>}> : (!llvm.struct<(i32, f32)>, i32) -> !llvm.struct<(i32, f32)>
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: !llvm.struct<(i32, f32)>, %v: i32) { %0 = "llvm.insertvalue"(%a, %v) <{position = array<i64: 0, 1>}> : (!llvm.struct<(i32, f32)>, i32) -> !llvm.struct<(i32, f32)>
 "llvm.return"() : () -> () }
// -----
llvm.func @f() -> i32 { "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32) { "llvm.return"(%a) : (i32) -> () }
// -----
llvm.func @f(%a: i32) -> i64 { "llvm.return"(%a) : (i32) -> () }
// -----
llvm.func @f(%a: i32) { %0 = "llvm.zext"(%a) : (i32) -> i32 
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: vector<4xi32>) { %0 = "llvm.sext"(%a) : (vector<4xi32>) -> vector<3xi64> 
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32) { %0 = "llvm.trunc"(%a) : (i32) -> i64 
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32) { %0 = "llvm.bitcast"(%a) : (i32) -> i64 
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32) { %0 = "llvm.bitcast"(%a) : (i32) -> !llvm.ptr 
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32) { %0 = "llvm.mlir.addressof"() <{global_name = @q}> : () -> !llvm.ptr 
 "llvm.return"() : () -> () }
// -----
llvm.mlir.global external @q() {addr_space = 3 : i32} : i32
llvm.func @f(%a: i32) { %0 = "llvm.mlir.addressof"() <{global_name = @q}> : () -> !llvm.ptr 
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32) { %0 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i64 
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32) { %0 = "llvm.mlir.constant"() <{value = 1.0 : f32}> : () -> i64 
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32) { %0 = "llvm.mlir.constant"() <{value = "ab"}> : () -> i32
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32) { %0 = "llvm.mlir.constant"() <{value = dense<1> : vector<4xi32>}> : () -> vector<3xi32>
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32) { %0 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> !llvm.ptr
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32) { %0 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> f32
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32) { %0 = "llvm.alloca"(%a) <{elem_type = !llvm.void}> : (i32) -> !llvm.ptr
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32) { "llvm.fence"() <{ordering = 2 : i64}> : () -> ()
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) { %0 = "llvm.atomicrmw"(%p, %a) <{bin_op = 11 : i64, ordering = 4 : i64}> : (!llvm.ptr, i32) -> i32
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: f32, %p: !llvm.ptr) { %0 = "llvm.atomicrmw"(%p, %a) <{bin_op = 1 : i64, ordering = 4 : i64}> : (!llvm.ptr, f32) -> f32
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) { %0 = "llvm.atomicrmw"(%p, %a) <{bin_op = 1 : i64, ordering = 1 : i64}> : (!llvm.ptr, i32) -> i32
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) { %0 = "llvm.cmpxchg"(%p, %a, %a) <{success_ordering = 1 : i64, failure_ordering = 4 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) { %0 = "llvm.cmpxchg"(%p, %a, %a) <{success_ordering = 4 : i64, failure_ordering = 5 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) { "llvm.call"(%a) <{callee = @g, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>}> : (i32) -> ()
 "llvm.return"() : () -> () }
// -----
llvm.func @g(i64)
llvm.func @f(%a: i32, %p: !llvm.ptr) { "llvm.call"(%a) <{callee = @g, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>}> : (i32) -> ()
 "llvm.return"() : () -> () }
// -----
llvm.func @g(i64, i64)
llvm.func @f(%a: i32, %p: !llvm.ptr) { "llvm.call"(%a) <{callee = @g, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>}> : (i32) -> ()
 "llvm.return"() : () -> () }
// -----
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) { "llvm.call"(%a) <{callee = @g, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>}> : (i32) -> ()
 "llvm.return"() : () -> () }
// -----
llvm.func @g(i32)
llvm.func @f(%a: i32, %p: !llvm.ptr) { %0 = "llvm.call"(%a) <{callee = @g, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>}> : (i32) -> i32
 "llvm.return"() : () -> () }
// -----
llvm.func @g(i32) -> i64
llvm.func @f(%a: i32, %p: !llvm.ptr) { %0 = "llvm.call"(%a) <{callee = @g, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>}> : (i32) -> i32
 "llvm.return"() : () -> () }
// -----
llvm.mlir.global internal constant @q("ab") : !llvm.array<3 x i8>
// -----
llvm.mlir.global internal constant @q(1 : i32) : !llvm.void
// -----
llvm.mlir.global common @q(1 : i32) : i32
// -----
llvm.mlir.global appending @q(1 : i32) : i32
// -----
llvm.mlir.global internal @q() : i32 { %0 = llvm.mlir.constant(1 : i64) : i64
 llvm.return %0 : i64 }
// -----
llvm.func internal @f()
// -----
llvm.func common @f() { llvm.return }
// -----
llvm.func @f(%a: vector<4xi32>) { %0 = "llvm.shufflevector"(%a, %a) <{mask = array<i32: 0, 1>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32> 
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%a: i32) { "llvm.switch"(%a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: 
 "llvm.return"() : () -> () 
^bb2:
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = "llvm.addrspacecast"(%p) : (!llvm.ptr) -> !llvm.ptr 
 "llvm.return"() : () -> () }
// -----
llvm.func @f(%p: i32) { %0 = "llvm.mlir.zero"() : () -> !llvm.void 
 "llvm.return"() : () -> () }
