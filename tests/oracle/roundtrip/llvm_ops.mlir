llvm.func @f0()
// -----
llvm.func @f1(i32, ...) -> i32
// -----
llvm.func internal @f3() { llvm.return }
// -----
llvm.func private @f4() attributes {dso_local, passthrough = ["noinline", ["k", "v"]]} { llvm.return }
// -----
llvm.func linkonce_odr hidden @f6() { llvm.return }
// -----
llvm.func protected @f7()
// -----
llvm.func unnamed_addr @f8()
// -----
llvm.func local_unnamed_addr @f9()
// -----
llvm.func fastcc @f10()
// -----
llvm.func ptx_kernelcc @f11()
// -----
llvm.func external hidden local_unnamed_addr fastcc @f12(i32)
// -----
llvm.func @f13() vscale_range(1, 4) { llvm.return }
// -----
llvm.comdat @c { llvm.comdat_selector @x any llvm.comdat_selector @y exactmatch llvm.comdat_selector @z largest llvm.comdat_selector @w nodeduplicate llvm.comdat_selector @v samesize }
// -----
llvm.func extern_weak @f15()
// -----
llvm.func @f16() attributes {optimize_none, no_inline, nvvm.kernel, nvvm.maxntid = array<i32: 1, 2>, nvvm.reqntid = array<i32: 32>, nvvm.minctasm = 2 : i32, nvvm.maxnreg = 16 : i32, nvvm.cluster_dim = array<i32: 1, 1, 1>, nvvm.cluster_max_blocks = 8 : i32} { llvm.return }
// -----
llvm.mlir.global @g0() : i32
// -----
llvm.mlir.global external @g1(1 : i32) : i32
// -----
llvm.mlir.global internal constant @g2("abc\00") : !llvm.array<4 x i8>
// -----
llvm.mlir.global private unnamed_addr constant @g3(1.0 : f32) {addr_space = 3 : i32} : f32
// -----
llvm.mlir.global weak thread_local @g4() : !llvm.ptr
// -----
llvm.mlir.global common @g5(0 : i64) {alignment = 8 : i64, section = "s", dso_local} : i64
// -----
llvm.mlir.global internal @g6() : !llvm.struct<(i32, ptr)> { %0 = llvm.mlir.undef : !llvm.struct<(i32, ptr)> llvm.return %0 : !llvm.struct<(i32, ptr)> }
// -----
llvm.mlir.global appending @g7() : !llvm.array<1 x ptr>
// -----
llvm.mlir.global internal @g9(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
// -----
llvm.comdat @c { llvm.comdat_selector @x any }
// -----
llvm.mlir.global external @g() : i32
// -----
llvm.func @res() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
llvm.func @ct() { llvm.return }
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<max, "PIC Level", 2 : i32>]
// -----
llvm.linker_options ["/a", "b"]
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %0 = llvm.add %a, %b : i32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %1 = llvm.add %a, %b overflow<nsw> : i32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %2 = llvm.sub %a, %b overflow<nsw, nuw> {x} : i32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %3 = llvm.shl %a, %b overflow<nuw> : i32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %4 = llvm.sdiv exact %a, %b : i32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %5 = llvm.or disjoint %a, %b : i32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %6 = llvm.zext nneg %a : i32 to i64
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %8 = llvm.icmp "eq" %a, %b : i32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %10 = llvm.icmp "sgt" %v, %v : vector<4xi32>
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %11 = llvm.icmp "ne" %p, %p : !llvm.ptr
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %12 = llvm.fcmp "oeq" %f, %f : f32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %13 = llvm.fcmp "une" %f, %f {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %14 = llvm.fadd %f, %f {fastmathFlags = #llvm.fastmath<fast>} : f32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %15 = llvm.fneg %f : f32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %16 = llvm.load %p : !llvm.ptr -> i32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %17 = llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr -> f32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %18 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %19 = llvm.load volatile %p atomic syncscope("singlethread") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %20 = llvm.load %p invariant {nontemporal} : !llvm.ptr -> i32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  llvm.store %a, %p : i32, !llvm.ptr
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  llvm.store volatile %a, %p atomic syncscope("agent") release {alignment = 4 : i64} : i32, !llvm.ptr
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  llvm.store %a, %p invariant_group {alignment = 4 : i64, nontemporal} : i32, !llvm.ptr
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %21 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %22 = llvm.getelementptr inbounds %p[%a, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, i32)>
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %24 = llvm.getelementptr nusw %p[%v] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i8
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %25 = llvm.getelementptr %p[0, -1, %a] {elem} : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<2 x array<4 x i8>>
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %26 = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %27 = llvm.alloca %a x f32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %28 = llvm.alloca inalloca %a x f32 : (i32) -> !llvm.ptr<5>
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %29 = llvm.extractvalue %s[0] : !llvm.struct<(i32, array<2 x i32>)> 
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %30 = llvm.extractvalue %s[1, 1] {x} : !llvm.struct<(i32, array<2 x i32>)> 
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %31 = llvm.insertvalue %a, %s[1, 0] : !llvm.struct<(i32, array<2 x i32>)> 
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %32 = llvm.extractelement %v[%a : i32] : vector<4xi32>
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %33 = llvm.insertelement %a, %v[%a : i32] : vector<4xi32>
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %34 = llvm.shufflevector %v, %v [0, 1, -1, 7] : vector<4xi32> 
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %35 = llvm.select %c, %a, %b : i1, i32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %36 = llvm.select %c, %f, %f {fastmathFlags = #llvm.fastmath<nsz>} : i1, f32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %37 = llvm.freeze %a : i32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %38 = llvm.bitcast %f : f32 to i32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %39 = llvm.ptrtoint %p : !llvm.ptr to i64
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %41 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %42 = llvm.atomicrmw add %p, %a monotonic : !llvm.ptr, i32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %43 = llvm.atomicrmw volatile fadd %p, %f syncscope("x") seq_cst {alignment = 8 : i64} : !llvm.ptr, f32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %44 = llvm.cmpxchg %p, %a, %b acq_rel monotonic : !llvm.ptr, i32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %45 = llvm.cmpxchg weak volatile %p, %a, %b syncscope("s") seq_cst seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  llvm.fence acquire
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  llvm.fence syncscope("agent") seq_cst {x}
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %46 = llvm.mlir.constant(1 : i32) : i32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %47 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %48 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %49 = llvm.mlir.constant(1.5 : f64) : f64
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %50 = llvm.mlir.constant(true) : i1
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %51 = llvm.mlir.undef : i32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %52 = llvm.mlir.poison : vector<4xf32>
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %53 = llvm.mlir.zero : !llvm.ptr
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %54 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %55 = llvm.mlir.addressof @ops : !llvm.ptr
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %56 = llvm.va_arg %p : (!llvm.ptr) -> i32
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %57 = llvm.mlir.none : !llvm.token
 llvm.unreachable }
// -----
llvm.func @ops(%a: i32, %b: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, array<2 x i32>)>) { 
  %58 = llvm.dso_local_equivalent @ops : !llvm.ptr
 llvm.unreachable }
// -----
llvm.func @callee(i32) -> i32
llvm.func @var(i32, ...) -> i32
llvm.func @calls(%a: i32, %p: !llvm.ptr, %f: f32) { 
  %0 = llvm.call @callee(%a) : (i32) -> i32
 llvm.return }
// -----
llvm.func @callee(i32) -> i32
llvm.func @var(i32, ...) -> i32
llvm.func @calls(%a: i32, %p: !llvm.ptr, %f: f32) { 
  %1 = llvm.call %p(%a) : !llvm.ptr, (i32) -> i32
 llvm.return }
// -----
llvm.func @callee(i32) -> i32
llvm.func @var(i32, ...) -> i32
llvm.func @calls(%a: i32, %p: !llvm.ptr, %f: f32) { 
  llvm.call %p() : !llvm.ptr, () -> ()
 llvm.return }
// -----
llvm.func @callee(i32) -> i32
llvm.func @var(i32, ...) -> i32
llvm.func @calls(%a: i32, %p: !llvm.ptr, %f: f32) { 
  %2 = llvm.call @var(%a, %f) vararg(!llvm.func<i32 (i32, ...)>) : (i32, f32) -> i32
 llvm.return }
// -----
llvm.func @callee(i32) -> i32
llvm.func @var(i32, ...) -> i32
llvm.func @calls(%a: i32, %p: !llvm.ptr, %f: f32) { 
  %3 = llvm.call %p(%a, %f) vararg(!llvm.func<i32 (i32, ...)>) : !llvm.ptr, (i32, f32) -> i32
 llvm.return }
// -----
llvm.func @callee(i32) -> i32
llvm.func @var(i32, ...) -> i32
llvm.func @calls(%a: i32, %p: !llvm.ptr, %f: f32) { 
  %4 = llvm.call tail @callee(%a) : (i32) -> i32
 llvm.return }
// -----
llvm.func @callee(i32) -> i32
llvm.func @var(i32, ...) -> i32
llvm.func @calls(%a: i32, %p: !llvm.ptr, %f: f32) { 
  %5 = llvm.call musttail @callee(%a) {x} : (i32) -> i32
 llvm.return }
// -----
llvm.func @callee(i32) -> i32
llvm.func @var(i32, ...) -> i32
llvm.func @calls(%a: i32, %p: !llvm.ptr, %f: f32) { 
  %7 = llvm.call fastcc @callee(%a) {fastmathFlags = #llvm.fastmath<fast>} : (i32) -> i32
 llvm.return }
// -----
llvm.func @callee(i32) -> i32
llvm.func @var(i32, ...) -> i32
llvm.func @calls(%a: i32, %p: !llvm.ptr, %f: f32) { 
  %8 = llvm.call @callee(%a) ["bundle"(%a, %p : i32, !llvm.ptr), "b2"()] : (i32) -> i32
 llvm.return }
// -----
llvm.func @callee(i32) -> i32
llvm.func @var(i32, ...) -> i32
llvm.func @calls(%a: i32, %p: !llvm.ptr, %f: f32) { 
  %9 = llvm.call @callee(%a) : (i32 {llvm.noundef}) -> (i32 {llvm.signext})
 llvm.return }
// -----
llvm.func @callee(i32) -> i32
llvm.func @var(i32, ...) -> i32
llvm.func @calls(%a: i32, %p: !llvm.ptr, %f: f32) { 
  %10 = llvm.call @callee(%a) {branch_weights = array<i32: 1>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, convergent, will_return} : (i32) -> i32
 llvm.return }
// -----
llvm.func @callee(i32) -> i32
llvm.func @var(i32, ...) -> i32
llvm.func @calls(%a: i32, %p: !llvm.ptr, %f: f32) { 
  %11 = llvm.call_intrinsic "llvm.foo"(%a) : (i32) -> i32
 llvm.return }
// -----
llvm.func @callee(i32) -> i32
llvm.func @var(i32, ...) -> i32
llvm.func @calls(%a: i32, %p: !llvm.ptr, %f: f32) { 
  %12 = llvm.call_intrinsic "llvm.foo"(%a, %f) ["b"(%a : i32)] {fastmathFlags = #llvm.fastmath<fast>} : (i32, f32) -> (f32)
 llvm.return }
// -----
llvm.func @callee(i32) -> i32
llvm.func @var(i32, ...) -> i32
llvm.func @calls(%a: i32, %p: !llvm.ptr, %f: f32) { 
  llvm.inline_asm "nop", "" : () -> ()
 llvm.return }
// -----
llvm.func @callee(i32) -> i32
llvm.func @var(i32, ...) -> i32
llvm.func @calls(%a: i32, %p: !llvm.ptr, %f: f32) { 
  %13 = llvm.inline_asm "a", "=r,r" %a : (i32) -> i32
 llvm.return }
// -----
llvm.func @callee(i32) -> i32
llvm.func @var(i32, ...) -> i32
llvm.func @calls(%a: i32, %p: !llvm.ptr, %f: f32) { 
  %15 = llvm.inline_asm asm_dialect = att "a", "=r,=r,r" %a : (i32) -> !llvm.struct<(i32, i32)>
 llvm.return }
// -----
llvm.func @callee(i32) -> i32
llvm.func @var(i32, ...) -> i32
llvm.func @calls(%a: i32, %p: !llvm.ptr, %f: f32) { 
  %16 = llvm.inline_asm has_side_effects operand_attrs = [{elementtype = i32}] "a", "*m" %p : (!llvm.ptr) -> i32
 llvm.return }
// -----
llvm.func @i(%a: i32, %f: f32, %v: vector<4xf32>, %p: !llvm.ptr, %c: i1, %m: vector<4xi1>, %n: i64) { 
  %0 = llvm.intr.fma(%f, %f, %f) : (f32, f32, f32) -> f32
 llvm.return }
// -----
llvm.func @i(%a: i32, %f: f32, %v: vector<4xf32>, %p: !llvm.ptr, %c: i1, %m: vector<4xi1>, %n: i64) { 
  %1 = llvm.intr.sqrt(%v) {fastmathFlags = #llvm.fastmath<afn>} : (vector<4xf32>) -> vector<4xf32>
 llvm.return }
// -----
llvm.func @i(%a: i32, %f: f32, %v: vector<4xf32>, %p: !llvm.ptr, %c: i1, %m: vector<4xi1>, %n: i64) { 
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
 llvm.return }
// -----
llvm.func @i(%a: i32, %f: f32, %v: vector<4xf32>, %p: !llvm.ptr, %c: i1, %m: vector<4xi1>, %n: i64) { 
  "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
 llvm.return }
// -----
llvm.func @i(%a: i32, %f: f32, %v: vector<4xf32>, %p: !llvm.ptr, %c: i1, %m: vector<4xi1>, %n: i64) { 
  %8 = llvm.mlir.constant(0 : i8) : i8
 llvm.return }
// -----
llvm.func @i(%a: i32, %f: f32, %v: vector<4xf32>, %p: !llvm.ptr, %c: i1, %m: vector<4xi1>, %n: i64, %vp: vector<4x!llvm.ptr>) { 
  %2 = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i32) -> i32
 llvm.return }
// -----
llvm.func @i(%a: i32, %f: f32, %v: vector<4xf32>, %p: !llvm.ptr, %c: i1, %m: vector<4xi1>, %n: i64, %vp: vector<4x!llvm.ptr>) { 
  %3 = llvm.intr.masked.load %p, %m, %v {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
 llvm.return }
// -----
llvm.func @i(%a: i32, %f: f32, %v: vector<4xf32>, %p: !llvm.ptr, %c: i1, %m: vector<4xi1>, %n: i64, %vp: vector<4x!llvm.ptr>) { 
  llvm.intr.masked.store %v, %p, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
 llvm.return }
// -----
llvm.func @i(%a: i32, %f: f32, %v: vector<4xf32>, %p: !llvm.ptr, %c: i1, %m: vector<4xi1>, %n: i64, %vp: vector<4x!llvm.ptr>) { 
  %4 = llvm.intr.masked.gather %vp, %m {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
 llvm.return }
// -----
llvm.func @i(%a: i32, %f: f32, %v: vector<4xf32>, %p: !llvm.ptr, %c: i1, %m: vector<4xi1>, %n: i64, %vp: vector<4x!llvm.ptr>) { 
  llvm.intr.masked.scatter %v, %vp, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
 llvm.return }
// -----
llvm.func @i(%a: i32, %f: f32, %v: vector<4xf32>, %p: !llvm.ptr, %c: i1, %m: vector<4xi1>, %n: i64, %vp: vector<4x!llvm.ptr>) { 
  %5 = llvm.intr.vector.extract %v[0] : vector<2xf32> from vector<4xf32>
 llvm.return }
// -----
llvm.func @i(%a: i32, %f: f32, %v: vector<4xf32>, %p: !llvm.ptr, %c: i1, %m: vector<4xi1>, %n: i64, %vp: vector<4x!llvm.ptr>) { 
  %7 = "llvm.intr.vector.reduce.fadd"(%f, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
 llvm.return }
// -----
llvm.func @i(%a: i32, %f: f32, %v: vector<4xf32>, %p: !llvm.ptr, %c: i1, %m: vector<4xi1>, %n: i64, %vp: vector<4x!llvm.ptr>) { 
  %9 = llvm.intr.expect %a, %a : i32
 llvm.return }
// -----
llvm.func @i(%a: i32, %f: f32, %v: vector<4xf32>, %p: !llvm.ptr, %c: i1, %m: vector<4xi1>, %n: i64, %vp: vector<4x!llvm.ptr>) { 
  %10 = llvm.intr.expect.with.probability %a, %a, 0.9 : i32
 llvm.return }
// -----
llvm.func @i(%a: i32, %f: f32, %v: vector<4xf32>, %p: !llvm.ptr, %c: i1, %m: vector<4xi1>, %n: i64, %vp: vector<4x!llvm.ptr>) { 
  %11 = llvm.intr.stacksave : !llvm.ptr
 llvm.return }
// -----
llvm.func @i(%a: i32, %f: f32, %v: vector<4xf32>, %p: !llvm.ptr, %c: i1, %m: vector<4xi1>, %n: i64, %vp: vector<4x!llvm.ptr>) { 
  llvm.intr.lifetime.start %p : !llvm.ptr
 llvm.return }
// -----
llvm.func @i(%a: i32, %f: f32, %v: vector<4xf32>, %p: !llvm.ptr, %c: i1, %m: vector<4xi1>, %n: i64, %vp: vector<4x!llvm.ptr>) { 
  llvm.intr.lifetime.end %p : !llvm.ptr
 llvm.return }
// -----
llvm.func @i(%a: i32, %f: f32, %v: vector<4xf32>, %p: !llvm.ptr, %c: i1, %m: vector<4xi1>, %n: i64, %vp: vector<4x!llvm.ptr>) { 
  llvm.intr.trap
 llvm.return }
// -----
llvm.func @i(%a: i32, %f: f32, %v: vector<4xf32>, %p: !llvm.ptr, %c: i1, %m: vector<4xi1>, %n: i64, %vp: vector<4x!llvm.ptr>) { 
  llvm.intr.debugtrap
 llvm.return }
// -----
llvm.func @i(%a: i32, %f: f32, %v: vector<4xf32>, %p: !llvm.ptr, %c: i1, %m: vector<4xi1>, %n: i64, %vp: vector<4x!llvm.ptr>) { 
  llvm.intr.ubsantrap <{failureKind = 1 : i8}>
 llvm.return }
