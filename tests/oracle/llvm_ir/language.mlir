// Globals, functions, calls, memory and module attributes of the llvm dialect.
llvm.mlir.global internal constant @str("hello\00") {addr_space = 0 : i32} : !llvm.array<6 x i8>
llvm.mlir.global private unnamed_addr constant @a(dense<[1,2,3]> : tensor<3xi32>) {alignment = 8 : i64} : !llvm.array<3 x i32>
llvm.mlir.global external @b(dense<[[1.0,2.0],[3.0,4.0]]> : tensor<2x2xf32>) : !llvm.array<2 x array<2 x f32>>
llvm.mlir.global weak_odr hidden @c(42 : i64) : i64
llvm.mlir.global linkonce protected local_unnamed_addr @d() : !llvm.struct<(i32, f32)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, f32)>
  %3 = llvm.mlir.constant(2.5 : f32) : f32
  %4 = llvm.insertvalue %3, %2[1] : !llvm.struct<(i32, f32)>
  llvm.return %4 : !llvm.struct<(i32, f32)>
}
llvm.mlir.global internal thread_local @e(true) : i1
llvm.mlir.global common @z(dense<0> : tensor<4xi16>) : !llvm.array<4 x i16>
llvm.mlir.global extern_weak @w() : i32
llvm.mlir.global external @zero() : !llvm.struct<"n", (ptr, array<2 x i8>)> {
  %0 = llvm.mlir.zero : !llvm.struct<"n", (ptr, array<2 x i8>)>
  llvm.return %0 : !llvm.struct<"n", (ptr, array<2 x i8>)>
}
llvm.mlir.global internal @sec(1 : i32) {section = "foo", dso_local} : i32
llvm.mlir.global internal @ext(1 : i32) {externally_initialized} : i32
llvm.mlir.global internal @vec(dense<[1.0, 2.0]> : vector<2xf16>) : vector<2xf16>
llvm.mlir.global internal @spl(dense<1.0> : vector<4xbf16>) : vector<4xbf16>
llvm.mlir.global internal @lst([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
llvm.mlir.global internal @poison() : i32 { %0 = llvm.mlir.poison : i32 llvm.return %0 : i32 }
llvm.mlir.global internal @f8(1.0 : f32) : f32
llvm.mlir.global internal @i128(170141183460469231731687303715884105727 : i128) : i128
llvm.mlir.alias external @al : i32 { %0 = llvm.mlir.addressof @sec : !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
llvm.func @f(%a: i32, %b: f32, %p: !llvm.ptr, %v: vector<4xf32>) -> f32 attributes {passthrough = ["noinline", ["alignstack", "4"], ["x", "y"]], memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, will_return, optimize_none, convergent, frame_pointer = #llvm.framePointerKind<all>, target_cpu = "x", tune_cpu = "y", target_features = #llvm.target_features<["+a", "-b"]>, uwtable_kind = #llvm.uwtableKind<sync>, vscale_range = #llvm.vscale_range<minRange = 1, maxRange = 2>, no_signed_zeros_fp_math = true, fp_contract = "fast", denormal_fp_math = "preserve-sign", instrument_function_entry = "a"} {
  %0 = llvm.fadd %b, %b {fastmathFlags = #llvm.fastmath<fast>} : f32
  %1 = llvm.fmul %0, %b {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
  %2 = llvm.add %a, %a overflow<nsw, nuw> : i32
  %3 = llvm.udiv exact %a, %a : i32
  %4 = llvm.or disjoint %a, %a : i32
  %5 = llvm.trunc %a overflow<nsw> : i32 to i8
  %6 = llvm.zext nneg %5 : i8 to i64
  %7 = llvm.getelementptr inbounds|nuw %p[%6, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x i32>
  %8 = llvm.load volatile %7 atomic syncscope("block") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %8, %7 {alignment = 4 : i64, nontemporal} : i32, !llvm.ptr
  %9 = llvm.load %7 invariant dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr
  %10 = llvm.load %7 invariant_group {nontemporal} : !llvm.ptr -> i32
  %11 = llvm.cmpxchg weak volatile %p, %a, %a syncscope("device") acq_rel monotonic {alignment = 16 : i64} : !llvm.ptr, i32
  %12 = llvm.atomicrmw fadd %p, %b monotonic : !llvm.ptr, f32
  %13 = llvm.atomicrmw volatile uinc_wrap %p, %a syncscope("block") seq_cst : !llvm.ptr, i32
  llvm.fence syncscope("agent") seq_cst
  %14 = llvm.icmp "ult" %a, %a : i32
  %15 = llvm.fcmp "une" %b, %b {fastmathFlags = #llvm.fastmath<ninf>} : f32
  %16 = llvm.select %14, %b, %1 {fastmathFlags = #llvm.fastmath<nnan>} : i1, f32
  %17 = llvm.shufflevector %v, %v [0, 5, -1, 2] : vector<4xf32>
  %18 = llvm.extractelement %17[%a : i32] : vector<4xf32>
  %19 = llvm.insertelement %18, %v[%a : i32] : vector<4xf32>
  %20 = llvm.freeze %a : i32
  %21 = llvm.fneg %b : f32
  %22 = llvm.alloca inalloca %a x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %23 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
  %24 = llvm.ptrtoint %p : !llvm.ptr to i64
  %25 = llvm.inttoptr %24 : i64 to !llvm.ptr
  %26 = llvm.bitcast %b : f32 to i32
  %27 = llvm.fptosi %b : f32 to i32
  %28 = llvm.intr.fma(%b, %b, %b) {fastmathFlags = #llvm.fastmath<contract>} : (f32, f32, f32) -> f32
  %29 = "llvm.intr.vector.reduce.fadd"(%b, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %30 = llvm.icmp "slt" %a, %a : i32
  %31 = llvm.shl %a, %a : i32
  %32 = llvm.va_arg %p : (!llvm.ptr) -> i32
  llvm.return %16 : f32
}
llvm.func @g(%a: i32, %c: i1) -> i32 {
  llvm.cond_br %c weights([3, 5]), ^bb1(%a : i32), ^bb2
^bb1(%x: i32):
  llvm.br ^bb3(%x : i32)
^bb2:
  llvm.switch %a : i32, ^bb3(%a : i32) [1: ^bb1(%a : i32), 2: ^bb2, -7: ^bb3(%a : i32)] {branch_weights = array<i32: 1, 2, 3, 4>}
^bb3(%y: i32):
  llvm.unreachable
}
// -----
llvm.func @ext(i32, ...) -> i32
llvm.func fastcc @cc(%p: !llvm.ptr {llvm.noalias, llvm.nonnull, llvm.align = 16 : i64, llvm.dereferenceable = 8 : i64, llvm.nocapture, llvm.readonly}, %q: !llvm.ptr {llvm.byval = i32}, %r: i8 {llvm.signext, llvm.noundef}, %f: f32) -> (i32 {llvm.zeroext, llvm.range = #llvm.constant_range<i32, 0, 10>})  {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.call @ext(%0, %p) vararg(!llvm.func<i32 (i32, ...)>) : (i32, !llvm.ptr) -> i32
  %2 = llvm.call tail @ext(%0) vararg(!llvm.func<i32 (i32, ...)>) {fastmathFlags = #llvm.fastmath<none>} : (i32) -> i32
  %3 = llvm.call %p(%0) : !llvm.ptr, (i32) -> i32
  %4 = llvm.call fastcc @cc(%p, %p, %r, %f) {no_unwind, will_return, convergent, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr, !llvm.ptr, i8, f32) -> i32
  llvm.call @h() ["foo"(%0 : i32), "bar"()] : () -> ()
  %5 = llvm.call_intrinsic "llvm.nvvm.fma.rn.f"(%f, %f, %f) : (f32, f32, f32) -> f32
  %6 = llvm.inline_asm has_side_effects asm_dialect = intel "add $0, $1", "=r,r" %0 : (i32) -> i32
  %7 = llvm.inline_asm tail_call_kind = <tail> "x", "=r,=r,r" %0 : (i32) -> !llvm.struct<(i32, i32)>
  llvm.return %1 : i32
}
llvm.func @h()
// -----
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#char = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#s = #llvm.tbaa_type_desc<id = "agg", members = {<#int, 0>, <#int, 4>}>
#tag = #llvm.tbaa_tag<base_type = #s, access_type = #int, offset = 4>
#tagc = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0, constant = true>
#dom = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
#sc = #llvm.alias_scope<id = distinct[1]<>, domain = #dom, description = "s">
#ag = #llvm.access_group<id = distinct[2]<>>
#loop = #llvm.loop_annotation<disableNonforced = false, mustProgress = true, unroll = <disable = true, count = 4 : i32, full = false>, vectorize = <disable = false, width = 4 : i32>, licm = <disable = true>, peeled = <count = 2 : i32>, parallelAccesses = #ag>
llvm.func @t(%p: !llvm.ptr) {
  %0 = llvm.load %p {tbaa = [#tag], alias_scopes = [#sc], access_groups = [#ag]} : !llvm.ptr -> i32
  llvm.store %0, %p {tbaa = [#tagc], noalias_scopes = [#sc]} : i32, !llvm.ptr
  llvm.intr.experimental.noalias.scope.decl #sc
  llvm.br ^bb1
^bb1:
  llvm.br ^bb1 {loop_annotation = #loop}
}
// -----
module attributes {llvm.data_layout = "e-p6:32:32-i64:64", llvm.target_triple = "nvptx64-nvidia-cuda", llvm.ident = "foo", llvm.commandline = "-O2", llvm.dependent_libraries = ["a","b"], llvm.module_asm = ["x"]} {
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]
llvm.func @f(%a: !llvm.ptr<6>) { llvm.return }
llvm.linker_options ["/D", "lib"]
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]
}
// -----
llvm.mlir.global internal @n() : !llvm.struct<"node", packed (i8, ptr, array<2 x struct<"leaf", (f32, i64)>>)> {
  %0 = llvm.mlir.undef : !llvm.struct<"node", packed (i8, ptr, array<2 x struct<"leaf", (f32, i64)>>)>
  %1 = llvm.mlir.constant(3 : i8) : i8
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<"node", packed (i8, ptr, array<2 x struct<"leaf", (f32, i64)>>)>
  %3 = llvm.mlir.constant(3 : i64) : i64
  %4 = llvm.insertvalue %3, %2[2, 1, 1] : !llvm.struct<"node", packed (i8, ptr, array<2 x struct<"leaf", (f32, i64)>>)>
  llvm.return %4 : !llvm.struct<"node", packed (i8, ptr, array<2 x struct<"leaf", (f32, i64)>>)>
}
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<"rec", (ptr, array<2 x struct<"leaf", (f32, i64)>>)>
  %1 = llvm.getelementptr %p[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"rec", (ptr, array<2 x struct<"leaf", (f32, i64)>>)>
  llvm.store %0, %1 : !llvm.struct<"rec", (ptr, array<2 x struct<"leaf", (f32, i64)>>)>, !llvm.ptr
  llvm.return
}
