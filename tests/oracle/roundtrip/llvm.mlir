// Instructions, functions and globals of llvm.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, !llvm.ptr<3> = dense<32> : vector<4xi64>, "dlti.endianness" = "little">} {
  llvm.mlir.global internal @g0(1 : i32) : i32
  llvm.mlir.global external constant @str("hello\00")
  llvm.mlir.global private thread_local unnamed_addr @g1() {alignment = 8 : i64} : !llvm.array<2 x i32>
  llvm.mlir.global weak_odr hidden local_unnamed_addr constant @g2(dense<[1, 2]> : tensor<2xi32>) comdat(@c::@any) : !llvm.array<2 x i32>
  llvm.mlir.global internal @g3() {addr_space = 3 : i32} : !llvm.ptr {
    %0 = llvm.mlir.addressof @g0 : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.comdat @c {
    llvm.comdat_selector @any any
    llvm.comdat_selector @exact exactmatch
  }
  llvm.mlir.alias external @al : i32 {
    %0 = llvm.mlir.addressof @g0 : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global_ctors ctors = [@init], priorities = [0 : i32], data = [#llvm.zero]
  llvm.mlir.global_dtors dtors = [@init], priorities = [0 : i32], data = [#llvm.zero]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
  llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
  llvm.func @init() {
    llvm.return
  }
  llvm.func @vararg(!llvm.ptr, ...) -> i32
  llvm.func internal fastcc @f(%a: i32 {llvm.signext}, %p: !llvm.ptr {llvm.noalias}) -> (i32 {llvm.zeroext}) attributes {passthrough = ["noinline"]} {
    llvm.return %a : i32
  }
  llvm.func hidden unnamed_addr @h() vscale_range(1, 2)
  llvm.func weak @w() comdat(@c::@any) attributes {sym_visibility = "private"} {
    llvm.unreachable
  }
  llvm.func @arith(%a: i32, %b: i32, %f: f32, %v: vector<4xf32>, %i1: i1, %l: i64) {
    %0 = llvm.add %a, %b : i32
    %1 = llvm.add %a, %b overflow<nsw> : i32
    %2 = llvm.sub %a, %b overflow<nsw, nuw> {x.y} : i32
    %3 = llvm.mul %a, %b : i32
    %4 = llvm.udiv %a, %b : i32
    %5 = llvm.sdiv exact %a, %b : i32
    %6 = llvm.urem %a, %b : i32
    %7 = llvm.srem %a, %b : i32
    %8 = llvm.and %a, %b : i32
    %9 = llvm.or disjoint %a, %b : i32
    %10 = llvm.xor %a, %b : i32
    %11 = llvm.shl %a, %b overflow<nuw> : i32
    %12 = llvm.lshr exact %a, %b : i32
    %13 = llvm.ashr %a, %b : i32
    %14 = llvm.fadd %f, %f : f32
    %15 = llvm.fsub %f, %f {fastmathFlags = #llvm.fastmath<fast>} : f32
    %16 = llvm.fmul %v, %v {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<4xf32>
    %17 = llvm.fdiv %f, %f : f32
    %18 = llvm.frem %f, %f : f32
    %19 = llvm.fneg %f : f32
    %20 = llvm.icmp "eq" %a, %b : i32
    %21 = llvm.icmp "ult" %a, %b {x.y} : i32
    %22 = llvm.fcmp "oeq" %f, %f : f32
    %23 = llvm.fcmp "une" %v, %v {fastmathFlags = #llvm.fastmath<fast>} : vector<4xf32>
    %24 = llvm.select %i1, %a, %b : i1, i32
    %25 = llvm.sext %a : i32 to i64
    %26 = llvm.zext nneg %a : i32 to i64
    %27 = llvm.zext %a : i32 to i64
    %28 = llvm.trunc %l overflow<nsw> : i64 to i32
    %29 = llvm.fpext %f : f32 to f64
    %30 = llvm.fptrunc %29 : f64 to f32
    %31 = llvm.fptosi %f : f32 to i32
    %32 = llvm.fptoui %f : f32 to i32
    %33 = llvm.sitofp %a : i32 to f32
    %34 = llvm.uitofp nneg %a : i32 to f32
    %35 = llvm.bitcast %a : i32 to f32
    %36 = llvm.freeze %a : i32
    %37 = llvm.mlir.constant(42 : i64) : i64
    %38 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
    %39 = llvm.mlir.constant("text") : !llvm.array<4 x i8>
    %40 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
    %41 = llvm.mlir.poison : i32
    %42 = llvm.mlir.zero : !llvm.ptr
    %43 = llvm.mlir.none : !llvm.token
    %44 = llvm.insertvalue %a, %40[0] : !llvm.struct<(i32, f32)>
    %45 = llvm.extractvalue %44[1] : !llvm.struct<(i32, f32)>
    %46 = llvm.extractelement %v[%a : i32] : vector<4xf32>
    %47 = llvm.insertelement %f, %v[%a : i32] : vector<4xf32>
    %48 = llvm.shufflevector %v, %v [0, 5, 2] : vector<4xf32>
    llvm.return
  }
  llvm.func @memory(%p: !llvm.ptr, %q: !llvm.ptr<3>, %i: i32, %l: i64, %f: f32) {
    %0 = llvm.alloca %i x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca inalloca %i x !llvm.struct<(i32, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.getelementptr %p[%i, 1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, struct<(i32, i32)>)>
    %3 = llvm.getelementptr inbounds %q[%l] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
    %4 = llvm.getelementptr nusw|nuw %p[2] : (!llvm.ptr) -> !llvm.ptr, f32
    %5 = llvm.load %p : !llvm.ptr -> i32
    %6 = llvm.load volatile %q {alignment = 4 : i64} : !llvm.ptr<3> -> f32
    %7 = llvm.load %p atomic syncscope("agent") monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.load %p invariant {nontemporal} : !llvm.ptr -> i32
    %9 = llvm.load %p dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr
    llvm.store %i, %p : i32, !llvm.ptr
    llvm.store volatile %f, %q {alignment = 4 : i64, nontemporal} : f32, !llvm.ptr<3>
    llvm.store %i, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    %10 = llvm.atomicrmw add %p, %i monotonic : !llvm.ptr, i32
    %11 = llvm.atomicrmw volatile fadd %p, %f syncscope("block") acq_rel {alignment = 4 : i64} : !llvm.ptr, f32
    %12 = llvm.cmpxchg %p, %i, %i acq_rel monotonic : !llvm.ptr, i32
    %13 = llvm.cmpxchg weak volatile %p, %i, %i syncscope("agent") seq_cst acquire : !llvm.ptr, i32
    llvm.fence release
    llvm.fence syncscope("agent") seq_cst
    %14 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
    %15 = llvm.ptrtoint %p : !llvm.ptr to i64
    %16 = llvm.inttoptr %l : i64 to !llvm.ptr
    %17 = llvm.inttoptr %l dereferenceable<bytes = 8, mayBeNull = true> : i64 to !llvm.ptr
    %18 = llvm.mlir.addressof @g3 : !llvm.ptr<3>
    %19 = llvm.va_arg %p : (!llvm.ptr) -> i32
    llvm.return
  }
  llvm.func @calls(%p: !llvm.ptr, %i: i32, %i1: i1) -> i32 attributes {personality = @pers} {
    %c = llvm.mlir.addressof @g0 : !llvm.ptr
    %0 = llvm.call @f(%i, %p) : (i32, !llvm.ptr) -> i32
    %1 = llvm.call %p(%i) : !llvm.ptr, (i32) -> i32
    llvm.call @init() : () -> ()
    %2 = llvm.call @vararg(%p, %i) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %3 = llvm.call fastcc tail @f(%i, %p) {x.y} : (i32, !llvm.ptr) -> i32
    %4 = llvm.call @f(%i, %p) ["align"(%p, %i : !llvm.ptr, i32), "empty"()] : (i32 {llvm.signext}, !llvm.ptr) -> (i32 {llvm.zeroext})
    %5 = llvm.call_intrinsic "llvm.bswap.i32"(%i) : (i32) -> i32
    %6 = llvm.invoke @f(%i, %p) to ^bb1 unwind ^bb2 : (i32, !llvm.ptr) -> i32
  ^bb1:
    llvm.br ^bb3(%6 : i32)
  ^bb2:
    %7 = llvm.landingpad cleanup (catch %c : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.resume %7 : !llvm.struct<(ptr, i32)>
  ^bb3(%x: i32):
    llvm.cond_br %i1, ^bb4, ^bb5(%x : i32)
  ^bb4:
    llvm.cond_br %i1 weights([1, 2]), ^bb3(%i : i32), ^bb4 {x.y}
  ^bb5(%y: i32):
    llvm.switch %i : i32, ^bb6 [
      1: ^bb4,
      -2: ^bb5(%x : i32)
    ]
  ^bb6:
    llvm.switch %i : i32, ^bb7(%i : i32) [
    ]
  ^bb7(%z: i32):
    llvm.return %z : i32
  }
  llvm.func @indirect(%p: !llvm.ptr, %i: i32) {
    llvm.indirectbr %p : !llvm.ptr, [
    ^bb1,
    ^bb2(%i : i32)
    ]
  ^bb1:
    llvm.return
  ^bb2(%z: i32):
    llvm.return
  }
  llvm.func @pers(...) -> i32
  llvm.func @asm(%i: i32) {
    %0 = llvm.inline_asm "bswap $0", "=r,r" %i : (i32) -> i32
    llvm.inline_asm has_side_effects asm_dialect = att "bar.sync 0;", "" : () -> ()
    %1 = llvm.inline_asm is_align_stack operand_attrs = [{}] {x.y} "foo", "=r,r" %i : (i32) -> i32
    llvm.return
  }
  llvm.func @intrinsics(%p: !llvm.ptr, %i: i32, %f: f32, %v: vector<4xf32>, %m: vector<4xi1>, %l: i64, %i1: i1) {
    %0 = llvm.intr.fma(%f, %f, %f) : (f32, f32, f32) -> f32
    %1 = llvm.intr.maximum(%f, %f) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, f32) -> f32
    llvm.intr.assume %i1 : i1
    llvm.intr.assume %i1 ["align"(%p, %i : !llvm.ptr, i32)] : i1
    %4 = llvm.intr.masked.load %p, %m, %v {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    llvm.intr.masked.store %v, %p, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    %5 = llvm.intr.stacksave : !llvm.ptr
    llvm.intr.stackrestore %5 : !llvm.ptr
    llvm.intr.lifetime.start %5 : !llvm.ptr
    llvm.intr.debugtrap
    llvm.intr.ubsantrap <{failureKind = 3 : i8}>
    llvm.return
  }
}
llvm.mlir.global internal @last(1 : i32) : i32
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @last : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @foo : !llvm.func<void ()>, !llvm.ptr @resolver
llvm.mlir.ifunc @foo2 : !llvm.func<void ()>, !llvm.ptr @resolver {dso_local}
