// Globals, functions and instructions of the llvm dialect.
llvm.mlir.global internal @g1(1 : i32) {addr_space = 3 : i32, alignment = 16 : i64} : i32
llvm.mlir.global external constant @g2("hello\0A\00") : !llvm.array<7 x i8>
llvm.mlir.global private @g3(dense<[1.0, 2.0]> : tensor<2xf32>) : !llvm.array<2 x f32>
llvm.mlir.global external @g4() {addr_space = 3 : i32} : !llvm.array<0 x i8>
llvm.mlir.global internal @g5() {addr_space = 3 : i32} : !llvm.array<16 x f32>
llvm.mlir.global linkonce_odr unnamed_addr @g6(dense<[[1, 2], [3, 4]]> : tensor<2x2xi16>) : !llvm.array<2 x array<2 x i16>>
llvm.mlir.global weak hidden local_unnamed_addr @g7(0 : i64) {section = "foo"} : i64
llvm.mlir.global internal constant @g8() : !llvm.struct<(i32, array<2 x f32>)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x f32>)>
  %1 = llvm.mlir.constant(5 : i32) : i32
  %2 = llvm.mlir.constant(1.5 : f32) : f32
  %3 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, array<2 x f32>)>
  %4 = llvm.insertvalue %2, %3[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return %4 : !llvm.struct<(i32, array<2 x f32>)>
}
llvm.mlir.global internal @g9() : !llvm.ptr {
  %0 = llvm.mlir.addressof @g2 : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global internal @g10(dense<0> : vector<4xi32>) : vector<4xi32>
llvm.func @vprintf(!llvm.ptr, !llvm.ptr) -> i32
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func internal @callee(%a: f32 {llvm.noundef}) -> (f32 {llvm.noundef}) attributes {no_inline, passthrough = ["noreturn", ["foo", "bar"]], memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  llvm.return %a : f32
}
llvm.func @k(%p: !llvm.ptr {llvm.noalias, llvm.align = 16 : i64, llvm.nocapture, llvm.readonly}, %q: !llvm.ptr<1> {llvm.byval = i32}, %i: i32, %f: f32, %c: i1, %d: f64) attributes {nvvm.kernel, nvvm.maxntid = array<i32: 1, 23, 32>, nvvm.minctasm = 16 : i32, nvvm.maxnreg = 32 : i32, nvvm.cluster_dim = array<i32: 3, 5, 7>, nvvm.cluster_max_blocks = 8 : i32, nvvm.reqntid = array<i32: 1, 23, 32>, nvvm.blocksareclusters} {
  %0 = llvm.add %i, %i overflow<nsw, nuw> : i32
  %1 = llvm.sub %i, %0 overflow<nuw> : i32
  %2 = llvm.udiv exact %1, %i : i32
  %3 = llvm.or disjoint %2, %i : i32
  %4 = llvm.fadd %f, %f {fastmathFlags = #llvm.fastmath<contract, nnan>} : f32
  %5 = llvm.fmul %f, %4 {fastmathFlags = #llvm.fastmath<fast>} : f32
  %6 = llvm.fcmp "olt" %f, %5 {fastmathFlags = #llvm.fastmath<ninf>} : f32
  %7 = llvm.select %6, %f, %5 : i1, f32
  %8 = llvm.zext nneg %i : i32 to i64
  %9 = llvm.trunc %8 overflow<nsw> : i64 to i8
  %10 = llvm.uitofp nneg %i : i32 to f32
  %11 = llvm.fpext %f : f32 to f64
  %12 = llvm.fneg %f : f32
  %13 = llvm.frem %f, %12 : f32
  %14 = llvm.bitcast %f : f32 to i32
  %15 = llvm.ptrtoint %p : !llvm.ptr to i64
  %16 = llvm.inttoptr %15 : i64 to !llvm.ptr
  %17 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %18 = llvm.load %p {alignment = 8 : i64, nontemporal, invariant} : !llvm.ptr -> i64
  %19 = llvm.load volatile %p : !llvm.ptr -> f32
  %20 = llvm.load %p atomic syncscope("device") monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %i, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store volatile %i, %p {alignment = 2 : i64, nontemporal} : i32, !llvm.ptr
  %21 = llvm.atomicrmw add %p, %i monotonic : !llvm.ptr, i32
  %22 = llvm.atomicrmw fadd %p, %f syncscope("agent") acq_rel {alignment = 8 : i64} : !llvm.ptr, f32
  %23 = llvm.atomicrmw volatile uinc_wrap %p, %i seq_cst : !llvm.ptr, i32
  %24 = llvm.cmpxchg %p, %i, %0 acq_rel monotonic : !llvm.ptr, i32
  %25 = llvm.cmpxchg weak volatile %p, %i, %0 syncscope("block") seq_cst acquire : !llvm.ptr, i32
  llvm.fence seq_cst
  llvm.fence syncscope("block") release
  %26 = llvm.extractvalue %24[1] : !llvm.struct<(i32, i1)>
  %v = llvm.mlir.poison : vector<4xf32>
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %27 = llvm.insertelement %f, %v[%c0 : i32] : vector<4xf32>
  %28 = llvm.shufflevector %27, %v [0, 0, -1, 1] : vector<4xf32>
  %29 = llvm.extractelement %28[%i : i32] : vector<4xf32>
  %30 = llvm.freeze %29 : f32
  %31 = llvm.call @callee(%30) : (f32) -> f32
  %32 = llvm.call fastcc @callee(%31) {no_inline, fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  %fmt = llvm.mlir.addressof @g2 : !llvm.ptr
  %33 = llvm.call @printf(%fmt, %d) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  %fp = llvm.mlir.addressof @callee : !llvm.ptr
  %34 = llvm.call tail %fp(%f) : !llvm.ptr, (f32) -> f32
  %35 = llvm.alloca %i x f32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %36 = llvm.alloca %i x f32 : (i32) -> !llvm.ptr<5>
  %37 = llvm.getelementptr inbounds %p[%i, 1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i8>)>
  %38 = llvm.inline_asm has_side_effects asm_dialect = att "mov.u32 $0, $1;\0A\09\22", "=r,r" %i : (i32) -> i32
  llvm.inline_asm "bar;", "" : () -> ()
  %39 = llvm.mlir.zero : !llvm.struct<(i32, ptr)>
  %40 = llvm.mlir.zero : !llvm.ptr
  %41 = llvm.mlir.constant(dense<[1.0, 2.0]> : vector<2xf16>) : vector<2xf16>
  %42 = llvm.mlir.constant(dense<3.5> : vector<2xbf16>) : vector<2xbf16>
  %hv = llvm.bitcast %i : i32 to vector<2xf16>
  %bv = llvm.bitcast %i : i32 to vector<2xbf16>
  %43 = llvm.fadd %41, %hv : vector<2xf16>
  %44 = llvm.fadd %42, %bv : vector<2xbf16>
  %45 = llvm.mlir.constant(0x7FC00001 : f32) : f32
  %46 = llvm.fadd %45, %f : f32
  %47 = llvm.mlir.constant(1.0e-40 : f32) : f32
  %48 = llvm.fadd %47, %f : f32
  %49 = llvm.mlir.constant(3.1 : f64) : f64
  %50 = llvm.fadd %49, %d : f64
  llvm.cond_br %c, ^bb1(%i : i32), ^bb1(%0 : i32)
^bb1(%x: i32):
  llvm.switch %x : i32, ^bb2(%x : i32) [
    42: ^bb3,
    -7: ^bb2(%i : i32)
  ]
^bb2(%y: i32):
  llvm.cond_br %c weights([3, 5]), ^bb3, ^bb4
^bb3:
  llvm.br ^bb4 {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>, mustProgress = true>}
^bb4:
  llvm.unreachable
}
