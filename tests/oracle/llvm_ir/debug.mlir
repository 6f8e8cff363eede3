// Debug information and locations.
#file = #llvm.di_file<"foo.mlir" in "/test/">
#si32 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "si32", sizeInBits = 32, encoding = DW_ATE_signed>
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "MLIR", isOptimized = true, emissionKind = Full>
#st = #llvm.di_subroutine_type<types = #si32, #si32>
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #si32, sizeInBits = 64, extraData = #si32>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "k", linkageName = "k", file = #file, line = 3, scopeLine = 3, subprogramFlags = Definition, type = #st>
#callee = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "callee", file = #file, line = 10, scopeLine = 10, subprogramFlags = "Definition", type = #st>
#lb = #llvm.di_lexical_block<scope = #sp, file = #file, line = 4, column = 2>
#var = #llvm.di_local_variable<scope = #lb, name = "a", file = #file, line = 4, arg = 1, alignInBits = 32, type = #si32>
#lab = #llvm.di_label<scope = #sp, name = "l", file = #file, line = 5>
module {
  llvm.func @k(%a: i32, %p: !llvm.ptr) -> i32 attributes {nvvm.kernel} {
    llvm.intr.dbg.value #var = %a : i32 loc("foo.mlir":4:5)
    llvm.intr.dbg.declare #var #llvm.di_expression<[DW_OP_deref]> = %p : !llvm.ptr loc("foo.mlir":4:6)
    llvm.intr.dbg.label #lab loc("foo.mlir":4:9)
    %0 = llvm.add %a, %a : i32 loc(fused<#lb>["foo.mlir":5:7])
    %1 = llvm.mul %0, %a : i32 loc(callsite(fused<#callee>["foo.mlir":11:3] at "foo.mlir":6:1))
    %2 = llvm.mul %1, %a : i32 loc("x"("foo.mlir":7:1))
    %3 = llvm.mul %2, %a : i32 loc(fused["foo.mlir":8:1, "foo.mlir":9:1])
    %4 = llvm.mul %3, %a : i32 loc(unknown)
    llvm.return %4 : i32 loc("bar.mlir":6:5)
  } loc(fused<#sp>["foo.mlir":3:1])
}
