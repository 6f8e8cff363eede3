"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<4xf32>) -> (), sym_name = "shufflevector"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xf32>
    %1 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xf32>
    %2 = "llvm.shufflevector"(%0, %1) <{mask = array<i32: 0, 5, 2>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<3xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "intr_assume"}> ({
  ^bb0(%arg0: i1):
    "llvm.intr.assume"(%arg0) <{op_bundle_sizes = array<i32>, op_bundle_tags = [0]}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "call_intrinsic"}> ({
  ^bb0(%arg0: i32):
    %0 = "llvm.call_intrinsic"(%arg0) <{fastmathFlags = #llvm.fastmath<none>, intrin = "", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i8
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
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
    %1 = "llvm.landingpad"() : () -> !llvm.struct<(ptr, i32)>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (ptr, i64)>, linkage = #llvm.linkage<external>, resolver = @choose_dot, resolver_type = !llvm.ptr<6>, sym_name = "dot", visibility_ = 0 : i64}> : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr ()>, linkage = #llvm.linkage<external>, sym_name = "choose_dot", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (ptr, i64)>, linkage = #llvm.linkage<common>, resolver = @choose_dot, resolver_type = !llvm.ptr, sym_name = "dot", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr ()>, linkage = #llvm.linkage<external>, sym_name = "choose_dot", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "indirectbr", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    "llvm.indirectbr"(%arg0, %arg1)[^bb1, ^bb2] <{indbr_operand_segments = array<i32: 0, 0, 1>}> : (!llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.return"() : () -> ()
  ^bb2(%0: i32):  // pred: ^bb0
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "indirectbr", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    "llvm.indirectbr"(%arg0, %0)[^bb1, ^bb2] <{indbr_operand_segments = array<i32: 0, 1>}> : (!llvm.ptr, i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.return"() : () -> ()
  ^bb2(%1: i32):  // pred: ^bb0
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "indirectbr", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    "llvm.indirectbr"(%arg0, %arg1)[^bb1, ^bb2] <{indbr_operand_segments = array<i32: 1>}> : (!llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.return"() : () -> ()
  ^bb2(%0: i32):  // pred: ^bb0
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "mlir_constant"}> ({
    %0 = "llvm.mlir.constant"() <{value = #gpu<dim z>}> : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "ctor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.mlir.global_ctors"() <{ctors = [@ctor], data = [#gpu<mma_element_wise addi>], priorities = [0 : i32]}> : () -> ()
}) : () -> ()
// -----
func.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> vector<2xi16>
  return
}
// -----
func.func @f(%p: !llvm.ptr, %v: vector<2xi16>) {
  %0 = "llvm.atomicrmw"(%p, %v) <{bin_op = 11 : i64, ordering = 2 : i64}> : (!llvm.ptr, vector<2xi16>) -> vector<2xi16>
  return
}
// -----
func.func @f(%p: !llvm.ptr, %v: i1) {
  %0 = "llvm.atomicrmw"(%p, %v) <{bin_op = 0 : i64, ordering = 2 : i64}> : (!llvm.ptr, i1) -> i1
  return
}
// -----
func.func @f(%p: !llvm.ptr, %v: i1) {
  %0 = "llvm.cmpxchg"(%p, %v, %v) <{failure_ordering = 2 : i64, success_ordering = 2 : i64}> : (!llvm.ptr, i1, i1) -> !llvm.struct<(i1, i1)>
  return
}
// -----
func.func @f(%a: !llvm.array<2 x i32>) {
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 2>}> : (!llvm.array<2 x i32>) -> i32
  return
}
// -----
func.func @f(%a: !llvm.struct<(i32, i32)>) {
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 2>}> : (!llvm.struct<(i32, i32)>) -> i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = llvm.zext %a : i32 to vector<4xi64>
  return
}
// -----
func.func @f(%a: !llvm.ptr) {
  %0 = llvm.bitcast %a : !llvm.ptr to vector<2x!llvm.ptr>
  return
}
// -----
func.func @f(%a: !llvm.ptr) {
  %0 = llvm.bitcast %a : !llvm.ptr to !llvm.ptr<3>
  return
}
// -----
func.func @f(%a: vector<2xi8>) {
  %0 = llvm.bitcast %a : vector<2xi8> to !llvm.ptr
  return
}
// -----
func.func @f() {
  "llvm.inline_asm"() <{asm_dialect = 0 : i64, asm_string = "nop", constraints = "", tail_call_kind = #llvm.tailcallkind<musttail>}> : () -> ()
  return
}
// -----
func.func @f() {
  "llvm.call"() <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  return
}
// -----
func.func @f(%a: i32) {
  "llvm.call"(%a) <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
  return
}
// -----
llvm.mlir.global external @g() : i32
llvm.func @f() {
  "llvm.call"() <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  llvm.return
}
// -----
llvm.func @g(...)
llvm.func @f() {
  "llvm.call"() <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  llvm.return
}
// -----
llvm.func @g(...)
llvm.func @f() {
  "llvm.call"() <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>, var_callee_type = !llvm.func<void ()>}> : () -> ()
  llvm.return
}
// -----
llvm.func @g(...)
llvm.func @f() {
  "llvm.call"() <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : () -> ()
  llvm.return
}
// -----
llvm.func @g(...)
llvm.func @f(%a: f32) {
  "llvm.call"(%a) <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (f32) -> ()
  llvm.return
}
// -----
llvm.func @g(...)
llvm.func @f() {
  "llvm.call"() <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>, var_callee_type = !llvm.func<i32 (...)>}> : () -> ()
  llvm.return
}
// -----
llvm.func @g(...)
llvm.func @f() {
  %0 = "llvm.call"() <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>, var_callee_type = !llvm.func<i32 (...)>}> : () -> f32
  llvm.return
}
// -----
llvm.func @g()
llvm.func @f(%a: i32) {
  "llvm.call"(%a) <{callee = @g, op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
  llvm.return
}
// -----
llvm.func @h() -> i32
llvm.func @g()
llvm.func @f() attributes {personality = @h} {
  "llvm.invoke"()[^bb1, ^bb2] <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
llvm.func @h() -> i32
llvm.func @g()
llvm.func @f() attributes {personality = @h} {
  "llvm.invoke"()[^bb1, ^bb2] <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
^bb1:
  llvm.return
^bb2:
}
// -----
llvm.func @f() {
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
llvm.func @h() -> i32
llvm.func @f(%p: !llvm.ptr) attributes {personality = @h} {
  %b = llvm.bitcast %p : !llvm.ptr to !llvm.ptr
  %0 = llvm.landingpad (catch %b : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
llvm.func @h() -> i32
llvm.func @f(%p: !llvm.ptr) attributes {personality = @h} {
  %0 = llvm.landingpad (catch %p : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
llvm.mlir.ifunc @i : !llvm.func<void ()>, !llvm.ptr @missing
// -----
llvm.func @r() -> !llvm.ptr
llvm.mlir.ifunc @i : !llvm.func<void ()>, !llvm.ptr @r
// -----
llvm.func @r() {
  llvm.return
}
llvm.mlir.ifunc @i : !llvm.func<void ()>, !llvm.ptr @r
// -----
llvm.func @r() -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
llvm.mlir.ifunc @i : !llvm.func<void ()>, !llvm.ptr @r
// -----
func.func @f() {
  %0 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> !llvm.target<"x">
  return
}
// -----
func.func @f() {
  %0 = "llvm.mlir.constant"() <{value = [1 : i32]}> : () -> i32
  return
}
// -----
func.func @f() {
  %0 = "llvm.mlir.constant"() <{value = 1.0 : f32}> : () -> f64
  return
}
// -----
func.func @f() {
  %0 = "llvm.mlir.constant"() <{value = 1.0 : f32}> : () -> i16
  return
}
// -----
func.func @f() {
  %0 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> !llvm.struct<(i32, i32)>
  return
}
// -----
func.func @f() {
  %0 = "llvm.mlir.constant"() <{value = [1 : i32]}> : () -> !llvm.struct<(i32, i32)>
  return
}
// -----
func.func @f() {
  %0 = "llvm.mlir.constant"() <{value = [1 : i32, 1 : i32]}> : () -> !llvm.struct<(i32, ptr)>
  return
}
// -----
func.func @f() {
  %0 = "llvm.mlir.constant"() <{value = [1 : i32, "x"]}> : () -> !llvm.struct<(i32, i32)>
  return
}
// -----
func.func @f() {
  %0 = "llvm.mlir.constant"() <{value = [1 : i32, 1 : i64]}> : () -> !llvm.struct<(i32, i32)>
  return
}
// -----
func.func @f() {
  %0 = "llvm.mlir.constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi32>}> : () -> vector<[4]xi32>
  return
}
// -----
func.func @f() {
  %0 = "llvm.mlir.constant"() <{value = dense<1> : vector<4xi32>}> : () -> i32
  return
}
// -----
func.func @f() {
  %0 = "llvm.mlir.constant"() <{value = dense<1> : vector<4xi32>}> : () -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %0 = "llvm.mlir.constant"() <{value = [[1 : i32]]}> : () -> !llvm.array<2 x struct<(i32)>>
  return
}
// -----
func.func @f() {
  %0 = "llvm.mlir.constant"() <{value = [1 : i32, 2 : i32]}> : () -> !llvm.array<2 x i32>
  return
}
// -----
func.func @f() {
  %0 = "llvm.mlir.constant"() <{value = [1 : i32, 2 : i32]}> : () -> !llvm.array<2 x struct<(i32)>>
  return
}
// -----
func.func @f() {
  %0 = "llvm.mlir.constant"() <{value = [[1 : i32], [1 : i32, 2 : i32]]}> : () -> !llvm.array<2 x struct<(i32)>>
  return
}
// -----
func.func @f() {
  %0 = "llvm.mlir.constant"() <{value = [1 : i32, 2 : i32]}> : () -> !llvm.array<2 x array<1 x struct<(i32)>>>
  return
}
// -----
func.func @f() {
  %0 = "llvm.mlir.constant"() <{value = unit}> : () -> i32
  return
}
// -----
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]
// -----
func.func @f() {
  llvm.linker_options ["-l"]
  return
}
// -----
func.func @f() {
  llvm.mlir.global external @g() : i32
  return
}
// -----
"llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", value = 1 : i32}> ({
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}) : () -> ()
// -----
"llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "g"}> ({
  llvm.return
}) : () -> ()
// -----
llvm.func @f() comdat(@c)
// -----
llvm.func @f() {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @g() : i32
llvm.func @f() {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(!llvm.ptr {llvm.byval = i32, nvvm.grid_constant = 1 : i32}) attributes {nvvm.kernel}
// -----
module attributes {a.b = #llvm.target_features<[""]>} {}
// -----
module attributes {a.b = #llvm.target_features<["sve"]>} {}
// -----
module attributes {a.b = #llvm.target_features<["+a,b"]>} {}
// -----
module attributes {a.b = #llvm.alias_scope<id = 1, domain = <id = distinct[0]<>>>} {}
// -----
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", 1 : i32>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<append, "ProfileSummary", 1 : i32>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<append, "other", unit>]
// -----
llvm.func @f() { llvm.linker_options ["-l"] llvm.return }
// -----
llvm.func @g(%a: vector<2x!llvm.ptr<1>>) {
  %0 = llvm.bitcast %a : vector<2x!llvm.ptr<1>> to !llvm.ptr<1>
  llvm.return
}
// -----
func.func @g() {
  llvm.func @h()
  return
}
// -----
llvm.func @g() attributes {sym_visibility = "hidden"}
// -----
func.func @f(%a: i32) {
  "llvm.switch"(%a)[^bb1] <{branch_weights = array<i32: 1, 2>, case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:
  return
}
// -----
llvm.func @f()
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]
// -----
llvm.func @f() {
  llvm.mlir.global external @g() : i32
  llvm.return
}
// -----
"llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.target<"spirv.x">, linkage = #llvm.linkage<external>, sym_name = "g", value = 1 : i32}> ({
}) : () -> ()
// -----
llvm.mlir.global external @g() {alignment = 3 : i64} : i32
// -----
llvm.func extern_weak @g()
llvm.func @f() {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}
// -----
llvm.comdat @c {
  llvm.func @g()
}
// -----
llvm.func @f() {
  %0 = llvm.blockaddress <function = @g, tag = <id = 0>> : !llvm.ptr
  llvm.return
}
// -----
llvm.func @g() {
  llvm.return
}
llvm.func @f() {
  %0 = llvm.blockaddress <function = @g, tag = <id = 0>> : !llvm.ptr
  llvm.return
}
// -----
llvm.func @g() {
  llvm.blocktag <id = 0>
  llvm.blocktag <id = 0>
  llvm.return
}
// -----
llvm.mlir.alias common @g : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.alias external @g : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
// -----
llvm.mlir.alias external @g : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.load %0 volatile : !llvm.ptr -> !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
// -----
llvm.mlir.global external @g() : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.load %0 volatile : !llvm.ptr -> i32
  llvm.return %1 : i32
}
// -----
llvm.comdat @c {
  llvm.mlir.global external @g() : i32
}
