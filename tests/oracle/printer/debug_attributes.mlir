#file = #llvm.di_file<"a.c" in "/tmp">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "x", isOptimized = true, emissionKind = Full>
#i32 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#st = #llvm.di_subroutine_type<types = #i32>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #st>
#root = #llvm.tbaa_root<id = "r">
#td = #llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #td, access_type = #td, offset = 0>
#ag = #llvm.access_group<id = distinct[2]<>>
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %0 = llvm.load %p {tbaa = [#tag], access_groups = [#ag]} : !llvm.ptr -> i32
  llvm.br ^bb1 {loop_annotation = #llvm.loop_annotation<disableNonforced = false, parallelAccesses = #ag>}
^bb1:
  llvm.return %0 : i32
} loc(fused<#sp>["a.c":1:1])
