// Every debug attribute, recursive types, globals, and locations that are merged.
#di_file = #llvm.di_file<"foo.mlir" in "/test/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = Full, nameTableKind = None>
#si32 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "si32", sizeInBits = 32, encoding = DW_ATE_signed>
#comp = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "composite", file = #di_file, line = 42, sizeInBits = 64, alignInBits = 32, elements = #llvm.di_derived_type<tag = DW_TAG_member, name = "m", baseType = #si32, sizeInBits = 32, offsetInBits = 32>>
#arr = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "array", baseType = #si32, elements = #llvm.di_subrange<count = 4>>
#vec = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "v", baseType = #si32, flags = Vector, elements = #llvm.di_subrange<lowerBound = 0, upperBound = 4, stride = 1>>
#st = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #llvm.di_null_type, #si32, #comp, #arr, #vec>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #di_file, name = "f", linkageName = "f", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = #st>
llvm.func @f(%a: i32) {
  llvm.return loc("foo.mlir":1:1)
} loc(fused<#sp>["foo.mlir":3:1])
// -----
#di_file = #llvm.di_file<"foo.mlir" in "/test/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = LineTablesOnly>
#si32 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "si32", sizeInBits = 32, encoding = DW_ATE_signed>
#gv = #llvm.di_global_variable<scope = #cu, name = "g", linkageName = "g", file = #di_file, line = 4, type = #si32, isLocalToUnit = true, isDefined = true, alignInBits = 16>
#gve = #llvm.di_global_variable_expression<var = #gv, expr = <[DW_OP_LLVM_fragment(0, 16)]>>
llvm.mlir.global external @g(1 : i32) {addr_space = 1 : i32, dbg_exprs = [#gve]} : i32
// -----
#di_file = #llvm.di_file<"foo.mlir" in "/test/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
#self = #llvm.di_composite_type<recId = distinct[5]<>, isRecSelf = true>
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self, sizeInBits = 64>
#node = #llvm.di_composite_type<recId = distinct[5]<>, tag = DW_TAG_structure_type, name = "node", file = #di_file, line = 1, sizeInBits = 64, elements = #ptr>
#st = #llvm.di_subroutine_type<types = #node>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #di_file, name = "f", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = Definition, type = #st>
llvm.func @f(%a: i32) {
  llvm.return loc("foo.mlir":1:1)
} loc(fused<#sp>["foo.mlir":3:1])
// -----
#di_file = #llvm.di_file<"foo.mlir" in "/test/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran95, file = #di_file, isOptimized = false, emissionKind = Full, splitDebugFilename = "a.dwo">
#si32 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "si32", sizeInBits = 32, encoding = DW_ATE_signed>
#str = #llvm.di_string_type<tag = DW_TAG_string_type, name = "character(*)", sizeInBits = 32, alignInBits = 8, stringLengthExp = <[DW_OP_push_object_address, DW_OP_plus_uconst(8)]>, stringLocationExp = <[DW_OP_push_object_address, DW_OP_deref]>, encoding = DW_ATE_ASCII>
#mod = #llvm.di_module<file = #di_file, scope = #di_file, name = "mod", configMacros = "X", includePath = "p", apinotes = "n", line = 42, isDecl = true>
#ns = #llvm.di_namespace<name = "std", scope = #di_file, exportSymbols = false>
#st = #llvm.di_subroutine_type<types = #str, #si32>
#sp0 = #llvm.di_subprogram<recId = distinct[4]<>, id = distinct[1]<>, compileUnit = #cu, scope = #ns, name = "f", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = Definition, type = #st, retainedNodes = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #llvm.di_subprogram<recId = distinct[4]<>, isRecSelf = true>, entity = #mod, file = #di_file, line = 12, name = "e">>
#lbf = #llvm.di_lexical_block_file<scope = #sp0, file = #di_file, discriminator = 3>
#lv = #llvm.di_local_variable<scope = #lbf, name = "x", file = #di_file, line = 9, type = #si32, flags = Artificial>
#common = #llvm.di_common_block<scope = #sp0, name = "block", file = #di_file, line = 3>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #lv #llvm.di_expression<[DW_OP_LLVM_arg(0), DW_OP_stack_value]> = %a : i32 loc(fused<#lbf>["foo.mlir":2:2])
  llvm.return loc("foo.mlir":1:1)
} loc(fused<#sp0>["foo.mlir":3:1])
// -----
#di_file = #llvm.di_file<"foo.mlir" in "/test/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #di_file, name = "f", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = Definition>
#callee = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #di_file, name = "c", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = Definition>
llvm.func @v(i32)
llvm.func @f(%a: i32, %t: i1) {
  llvm.call @v(%a) : (i32) -> () loc(callsite(callsite("a.c":1:2 at fused<#callee>["b.c":3:4]) at fused<#sp>["c.c":5:6]))
  %0 = llvm.add %a, %a : i32 loc(fused["a.c":1:1, callsite("z.c":9:9 at "y.c":8:8)])
  llvm.cond_br %t, ^bb1, ^bb1 loc("n"("x.c":1:1))
^bb1:
  llvm.return
} loc(fused<#sp>["foo.mlir":3:1])
// -----
#fn = loc("x.mlir":1:1)
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32 loc("a.c":1:1)
  llvm.return %0 : i32 loc("a.c":2:1)
} loc("a.c":1:1)
// -----
#di_file = #llvm.di_file<"foo.mlir" in "/test/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #di_file, name = "f", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = Definition>
#callee = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #di_file, name = "c", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = Definition>
#lb = #llvm.di_lexical_block<scope = #sp, file = #di_file, line = 4, column = 2>
llvm.func @v(i32)
llvm.func @f(%a: i32, %t: i1) {
  llvm.call @v(%a) : (i32) -> () loc(callsite("a.c":1:2 at fused<#sp>["c.c":5:6]))
  %0 = llvm.add %a, %a : i32 loc(fused["a.c":1:1, callsite("z.c":9:9 at "y.c":8:8)])
  %1 = llvm.add %a, %a : i32 loc(fused["a.c":1:1, "a.c":1:2])
  %2 = llvm.add %a, %a : i32 loc(fused["a.c":1:1, fused<#lb>["a.c":1:1]])
  %3 = llvm.add %a, %a : i32 loc(fused["a.c":1:1, unknown, "a.c":1:1])
  %4 = llvm.add %a, %a : i32 loc(callsite("a.c":1:2 at unknown))
  %5 = llvm.add %a, %a : i32 loc(callsite(unknown at "a.c":3:3))
  %6 = llvm.add %a, %a : i32 loc(callsite(fused<#callee>["a.c":1:2] at callsite("b.c":1:1 at "b.c":2:2)))
  %7 = llvm.add %a, %a : i32 loc(fused<"meta">["a.c":1:2])
  %8 = llvm.add %a, %a : i32 loc("range.c":1:2 to :3)
  %9 = llvm.add %a, %a : i32 loc(fused[callsite(fused<#callee>["a.c":1:2] at "b.c":1:1), callsite(fused<#callee>["a.c":1:3] at "b.c":1:2)])
  %10 = llvm.add %a, %a : i32 loc(fused[callsite(fused<#callee>["a.c":1:2] at "b.c":1:1), callsite(fused<#callee>["a.c":1:3] at "b.c":1:1)])
  %11 = llvm.add %a, %a : i32 loc(fused[callsite(fused<#callee>["a.c":1:2] at "b.c":1:1), callsite(callsite(fused<#callee>["a.c":1:3] at fused<#callee>["b.c":1:2]) at "b.c":7:1)])
  %12 = llvm.add %a, %a : i32 loc(fused["a.c":5:2, callsite(callsite(fused<#callee>["a.c":1:3] at fused<#callee>["b.c":1:2]) at "b.c":7:1)])
  llvm.cond_br %t, ^bb1, ^bb1 loc("n")
^bb1:
  llvm.return
} loc(fused<#sp>["foo.mlir":3:1])
// -----
#di_file = #llvm.di_file<"foo.mlir" in "/test/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full, nameTableKind = Apple>
#si32 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "si32", sizeInBits = 32, encoding = DW_ATE_signed>
#sp0 = #llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #di_file, name = "a", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = Definition, annotations = #llvm.di_annotation<name = "a", value = "b">>
#common = #llvm.di_common_block<scope = #sp0, name = "block", file = #di_file, line = 3>
#gv = #llvm.di_global_variable<scope = #common, name = "a", file = #di_file, line = 4, type = #si32>
#gve = #llvm.di_global_variable_expression<var = #gv>
#gv2 = #llvm.di_global_variable<scope = #sp0, name = "b", file = #di_file, line = 4, type = #si32, isDefined = true>
#gve2 = #llvm.di_global_variable_expression<var = #gv2, expr = <[DW_OP_plus_uconst(4), DW_OP_LLVM_convert(16, DW_ATE_signed)]>>
#lv = #llvm.di_local_variable<scope = #sp0, name = "n", file = #di_file, line = 9, type = #si32, arg = 1>
#arr = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "array", baseType = #si32, dataLocation = <[DW_OP_push_object_address, DW_OP_deref]>, rank = <[DW_OP_push_object_address]>, allocated = <[DW_OP_push_object_address, DW_OP_deref]>, associated = <[DW_OP_push_object_address, DW_OP_deref]>, elements = #llvm.di_generic_subrange<lowerBound = #llvm.di_expression<[DW_OP_push_object_address]>, stride = #llvm.di_expression<[DW_OP_push_object_address]>, upperBound = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_deref]>>, #llvm.di_subrange<count = #lv, lowerBound = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_deref]>>>
#st = #llvm.di_subroutine_type<types = #llvm.di_null_type, #arr>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #di_file, name = "f", linkageName = "f", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = "Definition|LocalToUnit|Recursive", type = #st>
llvm.mlir.global external @g(1 : i32) {dbg_exprs = [#gve, #gve2]} : i32
llvm.func @f(%a: i32) {
  llvm.return loc("foo.mlir":1:1)
} loc(fused<#sp>["foo.mlir":3:1])
llvm.func @ext(i32) loc(fused<#llvm.di_subprogram<scope = #di_file, name = "ext", file = #di_file, subprogramFlags = Optimized>>["foo.mlir":3:1])
// -----
#di_file = #llvm.di_file<"foo.mlir" in "/test/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #di_file, name = "f", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = Definition>
llvm.func @f(%a: i32, %t: i1) {
  llvm.return
} loc("name"(fused<#sp>["foo.mlir":3:1]))
// -----
#di_file = #llvm.di_file<"foo.mlir" in "/test/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #di_file, name = "f", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = Definition>
llvm.func @v(i32)
llvm.func @f(%a: i32, %t: i1) {
  llvm.call @v(%a) : (i32) -> () loc("n")
  %0 = llvm.inline_asm "x", "=r" : () -> i32 loc(unknown)
  llvm.return
} loc(callsite(fused<#sp>["foo.mlir":3:1] at "z.c":1:1))
