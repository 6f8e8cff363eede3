module attributes {llvm.data_layout = "#"} {}
// -----
module attributes {llvm.data_layout = "b"} {}
// -----
module attributes {llvm.data_layout = "e-i64"} {}
// -----
module attributes {llvm.data_layout = "e-i64:"} {}
// -----
module attributes {llvm.data_layout = "e-i64:63"} {}
// -----
module attributes {llvm.data_layout = "e-i0:8"} {}
// -----
module attributes {llvm.data_layout = "e-i8:16"} {}
// -----
module attributes {llvm.data_layout = "e-p"} {}
// -----
module attributes {llvm.data_layout = "e-p:64:no"} {}
// -----
module attributes {llvm.data_layout = "e-p1:32:32:32:64"} {}
// -----
module attributes {llvm.data_layout = "e-p77777777777:32:32"} {}
// -----
module attributes {llvm.data_layout = "e-px:64:64"} {}
// -----
module attributes {llvm.data_layout = "e-pe:32:32"} {}
// -----
module attributes {llvm.data_layout = "e-n"} {}
// -----
module attributes {llvm.data_layout = "e-n8:x"} {}
// -----
module attributes {llvm.data_layout = "e-S"} {}
// -----
module attributes {llvm.data_layout = "e-S7"} {}
// -----
module attributes {llvm.data_layout = "e-S0"} {}
// -----
module attributes {llvm.data_layout = "e-m:"} {}
// -----
module attributes {llvm.data_layout = "e-m:q"} {}
// -----
module attributes {llvm.data_layout = "e-A"} {}
// -----
module attributes {llvm.data_layout = "e-ni"} {}
// -----
module attributes {llvm.data_layout = "e-ni:"} {}
// -----
module attributes {llvm.data_layout = "e-ni:0"} {}
// -----
module attributes {llvm.data_layout = "e-f32:16:8"} {}
// -----
module attributes {llvm.data_layout = "e-"} {}
// -----
module attributes {llvm.data_layout = "ex"} {}
// -----
module attributes {llvm.data_layout = "e-F8"} {}
// -----
module attributes {llvm.data_layout = "e-F"} {}
// -----
module attributes {llvm.data_layout = "e-Fi0"} {}
// -----
module attributes {llvm.data_layout = "e-i64:99999999"} {}
// -----
module attributes {llvm.data_layout = "e-a8:8"} {}
// -----
module attributes {llvm.data_layout = "e-a"} {}
// -----
module attributes {llvm.data_layout = ""} {}
// -----
module attributes {llvm.data_layout = "e-m:o-i64:64-f80:128-n8:16:32:64-S128"} {}
// -----
module attributes {llvm.data_layout = "e-p1:32:32-A5-G1-P4-ni:7:8-a:0:64-Fn8-v128:128:256-s64"} {}
// -----
module attributes {llvm.data_layout = 7} {}
// -----
func.func private @f() attributes {a = #llvm.target_features<["sse"]>}
// -----
func.func private @f() attributes {a = #llvm.target_features<[""]>}
// -----
func.func private @f() attributes {a = #llvm.target_features<["+a,+b"]>}
// -----
func.func private @f() attributes {a = #llvm.target_features<["+a", "-b"]>}
// -----
func.func private @f() attributes {a = #llvm.target<triple = "t", chip = "c", features = <["+a"]>>}
// -----
func.func private @f() attributes {a = #llvm.alias_scope<id = 7 : i8, domain = #llvm.alias_scope_domain<id = distinct[0]<>>>}
// -----
func.func private @f() attributes {a = #llvm.alias_scope_domain<>}
// -----
func.func private @f() attributes {a = #llvm.access_group<>}
// -----
func.func private @f() attributes {a = #llvm.access_group<id = unit>}
// -----
func.func private @f() attributes {a = #llvm.access_group<id = distinct[0]<>, id = distinct[1]<>>}
// -----
func.func private @f() attributes {a = #llvm.tbaa_type_desc<id = "t">}
// -----
func.func private @f() attributes {a = #llvm.tbaa_type_desc<id = "t", members = {}>}
// -----
func.func private @f() attributes {a = #llvm.tbaa_type_desc<id = "t", members = {<#llvm.tbaa_root>}>}
// -----
func.func private @f() attributes {a = #llvm.tbaa_type_desc<id = "t", members = {<"u", 0>}>}
// -----
func.func private @f() attributes {a = #llvm.tbaa_type_desc<id = "t", members = {<#llvm.tbaa_root, 0>, #llvm.poison}>}
// -----
func.func private @f() attributes {a = #llvm.loop_annotation<mustProgress = 1>}
// -----
func.func private @f() attributes {a = #llvm.loop_annotation<endLoc = loc("here")>}
// -----
func.func private @f() attributes {a = #llvm.loop_annotation<unroll = <count = true>>}
// -----
func.func private @f() attributes {a = #llvm.mlir.module_flag<error, "size", 1.5 : f64>}
// -----
func.func private @f() attributes {a = #llvm.mlir.module_flag<append, "CG Profile", [unit]>}
// -----
func.func private @f() attributes {a = #llvm.mlir.module_flag<append, "CG Profile", unit>}
// -----
func.func private @f() attributes {a = #llvm.mlir.module_flag<append, "ProfileSummary", unit>}
// -----
func.func private @f() attributes {a = #llvm.mlir.module_flag<never, "size", 1 : i32>}
// -----
func.func private @f() attributes {a = #llvm.di_basic_type<tag = DW_TAG_nothing, name = "t">}
// -----
func.func private @f() attributes {a = #llvm.di_basic_type<name = "t", sizeInBits = 0, encoding = DW_ATE_float>}
// -----
func.func private @f() attributes {a = #llvm.di_basic_type<name = "t", encoding = DW_ATE_nothing>}
// -----
func.func private @f() attributes {a = #llvm.di_expression<[DW_OP_reg3, DW_OP_plus_uconst(3), DW_OP_LLVM_fragment(0, 8)]>}
// -----
func.func private @f() attributes {a = #llvm.di_expression<[DW_OP_reg32]>}
// -----
func.func private @f() attributes {a = #llvm.di_subroutine_type<callingConvention = DW_CC_nothing>}
// -----
func.func private @f() attributes {a = #llvm.di_composite_type<tag = DW_TAG_class_type, flags = "Private|Artificial">}
// -----
func.func private @f() attributes {a = #llvm.di_composite_type<tag = DW_TAG_class_type, isRecSelf = 7>}
// -----
func.func private @f() attributes {a = #llvm.di_composite_type<tag = DW_TAG_class_type, baseType = #llvm.di_file<"f" in "d">>}
// -----
func.func private @f() attributes {a = #llvm.di_composite_type<tag = DW_TAG_class_type, scope = #llvm.di_null_type>}
// -----
func.func private @f() attributes {a = #llvm.di_subprogram<name = "s", subprogramFlags = "Definition|Optimized">}
// -----
func.func private @f() attributes {a = #llvm.di_label<scope = #llvm.di_null_type>}
// -----
func.func private @f() attributes {a = #llvm.di_string_type<name = "s", stringLength = #llvm.di_null_type>}
// -----
func.func private @f() attributes {a = #llvm.di_derived_type<extraData = #llvm.poison>}
// -----
func.func private @f() attributes {a = #gpu.select_object<-3>}
// -----
func.func private @f() attributes {a = #gpu.select_object<"s">}
// -----
func.func private @f() attributes {a = #gpu.select_object<2>}
// -----
func.func private @f() attributes {a = #gpu.object<"t", "">}
// -----
func.func private @f() attributes {a = #gpu.object<#nvvm.target, text = "">}
// -----
func.func private @f() attributes {a = #nvvm.target<O = 7>}
// -----
func.func private @f() attributes {a = #nvvm.target<chip = "">}
// -----
func.func private @f() attributes {a = #nvvm.target<triple = "">}
// -----
func.func private @f() attributes {a = #nvvm.target<link = [1]>}
// -----
func.func private @f() attributes {a = #nvvm.target<O = 3, link = ["l"]>}
// -----
func.func private @f()
func.func private @g() -> !llvm.ptr<i8>
// -----
func.func private @f()
func.func private @g() -> !llvm.array<i8>
// -----
func.func private @f()
func.func private @g() -> !llvm.target<1>
// -----
func.func private @f(!nvgpu.tensormap.descriptor<tensor = memref<8x8xf32, 3>, swizzle = all, l2promo = none, oob = zero, interleave = none>)
// -----
!a   = i32
!b	= f32
func.func private @f(!a, !b)
