// One example for each op of llvm: read by --show-op, the op reference and the tests.

// -----
// op: llvm.intr.experimental.constrained.uitofp
func.func @intr_experimental_constrained_uitofp(%value: i32) {
  %result = llvm.intr.experimental.constrained.uitofp %value towardzero ignore : i32 to f32
  return
}

// -----
// op: llvm.intr.experimental.constrained.sitofp
func.func @intr_experimental_constrained_sitofp(%value: i32) {
  %result = llvm.intr.experimental.constrained.sitofp %value towardzero ignore : i32 to f32
  return
}

// -----
// op: llvm.intr.experimental.constrained.fptrunc
func.func @intr_experimental_constrained_fptrunc(%value: f64) {
  %result = llvm.intr.experimental.constrained.fptrunc %value towardzero ignore : f64 to f32
  return
}

// -----
// op: llvm.intr.experimental.constrained.fpext
func.func @intr_experimental_constrained_fpext(%value: f32) {
  %result = llvm.intr.experimental.constrained.fpext %value ignore : f32 to f64
  return
}

// -----
// op: llvm.add
func.func @add(%lhs: i32, %rhs: i32) {
  %result = llvm.add %lhs, %rhs : i32
  return
}

// -----
// op: llvm.sub
func.func @sub(%lhs: i32, %rhs: i32) {
  %result = llvm.sub %lhs, %rhs : i32
  return
}

// -----
// op: llvm.mul
func.func @mul(%lhs: i32, %rhs: i32) {
  %result = llvm.mul %lhs, %rhs : i32
  return
}

// -----
// op: llvm.udiv
func.func @udiv(%lhs: i32, %rhs: i32) {
  %result = llvm.udiv %lhs, %rhs : i32
  return
}

// -----
// op: llvm.sdiv
func.func @sdiv(%lhs: i32, %rhs: i32) {
  %result = llvm.sdiv %lhs, %rhs : i32
  return
}

// -----
// op: llvm.urem
func.func @urem(%lhs: i32, %rhs: i32) {
  %result = llvm.urem %lhs, %rhs : i32
  return
}

// -----
// op: llvm.srem
func.func @srem(%lhs: i32, %rhs: i32) {
  %result = llvm.srem %lhs, %rhs : i32
  return
}

// -----
// op: llvm.and
func.func @and(%lhs: i32, %rhs: i32) {
  %result = llvm.and %lhs, %rhs : i32
  return
}

// -----
// op: llvm.or
func.func @or(%lhs: i32, %rhs: i32) {
  %result = llvm.or %lhs, %rhs : i32
  return
}

// -----
// op: llvm.xor
func.func @xor(%lhs: i32, %rhs: i32) {
  %result = llvm.xor %lhs, %rhs : i32
  return
}

// -----
// op: llvm.shl
func.func @shl(%lhs: i32, %rhs: i32) {
  %result = llvm.shl %lhs, %rhs : i32
  return
}

// -----
// op: llvm.lshr
func.func @lshr(%lhs: i32, %rhs: i32) {
  %result = llvm.lshr exact %lhs, %rhs : i32
  return
}

// -----
// op: llvm.ashr
func.func @ashr(%lhs: i32, %rhs: i32) {
  %result = llvm.ashr %lhs, %rhs : i32
  return
}

// -----
// op: llvm.icmp
func.func @icmp(%lhs: i32, %rhs: i32) {
  %result = llvm.icmp "eq" %lhs, %rhs : i32
  return
}

// -----
// op: llvm.fcmp
func.func @fcmp(%lhs: f32, %rhs: f32) {
  %result = llvm.fcmp "oeq" %lhs, %rhs : f32
  return
}

// -----
// op: llvm.fadd
func.func @fadd(%lhs: f32, %rhs: f32) {
  %result = llvm.fadd %lhs, %rhs : f32
  return
}

// -----
// op: llvm.fsub
func.func @fsub(%lhs: f32, %rhs: f32) {
  %result = llvm.fsub %lhs, %rhs {fastmathFlags = #llvm.fastmath<fast>} : f32
  return
}

// -----
// op: llvm.fmul
func.func @fmul(%lhs: f32, %rhs: f32) {
  %result = llvm.fmul %lhs, %rhs {fastmathFlags = #llvm.fastmath<fast>} : f32
  return
}

// -----
// op: llvm.fdiv
func.func @fdiv(%lhs: f32, %rhs: f32) {
  %result = llvm.fdiv %lhs, %rhs : f32
  return
}

// -----
// op: llvm.frem
func.func @frem(%lhs: f32, %rhs: f32) {
  %result = llvm.frem %lhs, %rhs : f32
  return
}

// -----
// op: llvm.fneg
func.func @fneg(%operand: f32) {
  %result = llvm.fneg %operand : f32
  return
}

// -----
// op: llvm.alloca
func.func @alloca(%array_size: i32) {
  %result = llvm.alloca %array_size x f32 : (i32) -> !llvm.ptr<5>
  return
}

// -----
// op: llvm.getelementptr
func.func @getelementptr(%base: !llvm.ptr, %i: i64) {
  %result = llvm.getelementptr inbounds %base[%i, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, i32)>
  return
}

// -----
// op: llvm.load
func.func @load(%addr: !llvm.ptr) {
  %result = llvm.load %addr {alignment = 4 : i64} : !llvm.ptr -> f32
  return
}

// -----
// op: llvm.store
func.func @store(%value: i32, %addr: !llvm.ptr) {
  llvm.store %value, %addr : i32, !llvm.ptr
  return
}

// -----
// op: llvm.bitcast
func.func @bitcast(%arg: i32) {
  %result = llvm.bitcast %arg : i32 to f32
  return
}

// -----
// op: llvm.addrspacecast
func.func @addrspacecast(%arg: !llvm.ptr) {
  %result = llvm.addrspacecast %arg : !llvm.ptr to !llvm.ptr<3>
  return
}

// -----
// op: llvm.inttoptr
func.func @inttoptr(%arg: i64) {
  %result = llvm.inttoptr %arg : i64 to !llvm.ptr
  return
}

// -----
// op: llvm.ptrtoint
func.func @ptrtoint(%arg: !llvm.ptr) {
  %result = llvm.ptrtoint %arg : !llvm.ptr to i64
  return
}

// -----
// op: llvm.sext
func.func @sext(%arg: i32) {
  %result = llvm.sext %arg : i32 to i64
  return
}

// -----
// op: llvm.zext
func.func @zext(%arg: i32) {
  %result = llvm.zext %arg : i32 to i64
  return
}

// -----
// op: llvm.trunc
func.func @trunc(%arg: i32) {
  %result = llvm.trunc %arg : i32 to i8
  return
}

// -----
// op: llvm.sitofp
func.func @sitofp(%arg: i32) {
  %result = llvm.sitofp %arg : i32 to f32
  return
}

// -----
// op: llvm.uitofp
func.func @uitofp(%arg: i32) {
  %result = llvm.uitofp %arg : i32 to f32
  return
}

// -----
// op: llvm.fptosi
func.func @fptosi(%arg: f32) {
  %result = llvm.fptosi %arg : f32 to i32
  return
}

// -----
// op: llvm.fptoui
func.func @fptoui(%arg: f32) {
  %result = llvm.fptoui %arg : f32 to i32
  return
}

// -----
// op: llvm.fpext
func.func @fpext(%arg: f32) {
  %result = llvm.fpext %arg : f32 to f64
  return
}

// -----
// op: llvm.fptrunc
func.func @fptrunc(%arg: f32) {
  %result = llvm.fptrunc %arg : f32 to f16
  return
}

// -----
// op: llvm.invoke
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @may_throw()
llvm.func @invoke() attributes {personality = @__gxx_personality_v0} {
  llvm.invoke @may_throw() to ^normal unwind ^caught : () -> ()
^normal:
  llvm.return
^caught:
  %info = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----
// op: llvm.landingpad
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @may_throw()
llvm.func @landingpad() attributes {personality = @__gxx_personality_v0} {
  %any = llvm.mlir.zero : !llvm.ptr
  llvm.invoke @may_throw() to ^normal unwind ^caught : () -> ()
^normal:
  llvm.return
^caught:
  %info = llvm.landingpad (catch %any : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----
// op: llvm.va_arg
func.func @va_arg(%arg: !llvm.ptr) {
  %result = llvm.va_arg %arg : (!llvm.ptr) -> i32
  return
}

// -----
// op: llvm.call
func.func @call(%callee_operands: !llvm.ptr, %callee_operands_0: i32) {
  %result = llvm.call %callee_operands(%callee_operands_0) : !llvm.ptr, (i32) -> i32
  return
}

// -----
// op: llvm.extractelement
func.func @extractelement(%vector: vector<4xf32>, %position: i32) {
  %result = llvm.extractelement %vector[%position : i32] : vector<4xf32>
  return
}

// -----
// op: llvm.extractvalue
func.func @extractvalue(%container: !llvm.struct<(i32, f32)>) {
  %result = llvm.extractvalue %container[1] : !llvm.struct<(i32, f32)>
  return
}

// -----
// op: llvm.insertelement
func.func @insertelement(%vector: vector<4xf32>, %value: f32, %position: i32) {
  %result = llvm.insertelement %value, %vector[%position : i32] : vector<4xf32>
  return
}

// -----
// op: llvm.insertvalue
func.func @insertvalue(%container: !llvm.struct<(i32, f32)>, %value: i32) {
  %result = llvm.insertvalue %value, %container[0] : !llvm.struct<(i32, f32)>
  return
}

// -----
// op: llvm.shufflevector
func.func @shufflevector(%v1: vector<4xf32>, %v2: vector<4xf32>) {
  %result = llvm.shufflevector %v1, %v2 [0, 5, 2] : vector<4xf32>
  return
}

// -----
// op: llvm.select
func.func @select(%condition: i1, %true_value: i32, %false_value: i32) {
  %result = llvm.select %condition, %true_value, %false_value : i1, i32
  return
}

// -----
// op: llvm.freeze
func.func @freeze(%val: i32) {
  %result = llvm.freeze %val : i32
  return
}

// -----
// op: llvm.br
llvm.func @br(%value: i32) -> i32 {
  llvm.br ^next(%value : i32)
^next(%passed: i32):
  llvm.return %passed : i32
}

// -----
// op: llvm.cond_br
llvm.func @cond_br(%condition: i1, %value: i32) -> i32 {
  llvm.cond_br %condition, ^then(%value : i32), ^else
^then(%passed: i32):
  llvm.return %passed : i32
^else:
  llvm.return %value : i32
}

// -----
// op: llvm.return
llvm.func @return(%value: i32) -> i32 {
  llvm.return %value : i32
}

// -----
// op: llvm.resume
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @may_throw()
llvm.func @resume() attributes {personality = @__gxx_personality_v0} {
  llvm.invoke @may_throw() to ^normal unwind ^caught : () -> ()
^normal:
  llvm.return
^caught:
  %info = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %info : !llvm.struct<(ptr, i32)>
}

// -----
// op: llvm.unreachable
llvm.func @unreachable() {
  llvm.unreachable
}

// -----
// op: llvm.switch
llvm.func @switch(%value: i32) {
  llvm.switch %value : i32, ^default [
    0: ^zero,
    1: ^one
  ]
^default:
  llvm.return
^zero:
  llvm.return
^one:
  llvm.return
}

// -----
// op: llvm.mlir.addressof
llvm.mlir.global external constant @g2("hello\0A\00") {addr_space = 0 : i32}
func.func @mlir_addressof() {
  %result = llvm.mlir.addressof @g2 : !llvm.ptr
  return
}

// -----
// op: llvm.mlir.global
llvm.mlir.global internal constant @table(dense<[1, 2, 4, 8]> : tensor<4xi32>) {addr_space = 4 : i32} : !llvm.array<4 x i32>
llvm.mlir.global external @tile() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<1024 x i8>

// -----
// op: llvm.mlir.global_ctors
llvm.func @ctor() {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@ctor], priorities = [0 : i32], data = [#llvm.zero]

// -----
// op: llvm.mlir.global_dtors
llvm.func @dtor() {
  llvm.return
}
llvm.mlir.global_dtors dtors = [@dtor], priorities = [0 : i32], data = [#llvm.zero]

// -----
// op: llvm.mlir.alias
llvm.mlir.global external @counter(0 : i32) : i32
llvm.mlir.alias external @other_name : i32 {
  %address = llvm.mlir.addressof @counter : !llvm.ptr
  llvm.return %address : !llvm.ptr
}

// -----
// op: llvm.mlir.ifunc
llvm.mlir.ifunc external @dot : !llvm.func<f32 (ptr, i64)>, !llvm.ptr @choose_dot
llvm.func @choose_dot() -> !llvm.ptr {
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.return %null : !llvm.ptr
}

// -----
// op: llvm.dso_local_equivalent
llvm.func @callee()
llvm.func @dso_local_equivalent() {
  %address = llvm.dso_local_equivalent @callee : !llvm.ptr
  llvm.return
}

// -----
// op: llvm.blockaddress
llvm.func @blockaddress() -> !llvm.ptr {
  %address = llvm.blockaddress <function = @blockaddress, tag = <id = 1>> : !llvm.ptr
  llvm.br ^target
^target:
  llvm.blocktag <id = 1>
  llvm.return %address : !llvm.ptr
}

// -----
// op: llvm.blocktag
llvm.func @blocktag() {
  llvm.blocktag <id = 1>
  llvm.return
}

// -----
// op: llvm.indirectbr
llvm.func @indirectbr(%address: !llvm.ptr, %value: i32) {
  llvm.indirectbr %address : !llvm.ptr, [
  ^plain,
  ^passed(%value : i32)
  ]
^plain:
  llvm.return
^passed(%argument: i32):
  llvm.return
}

// -----
// op: llvm.comdat_selector
llvm.comdat @comdats {
  llvm.comdat_selector @keep_any any
}

// -----
// op: llvm.comdat
llvm.comdat @comdats {
  llvm.comdat_selector @keep_largest largest
}

// -----
// op: llvm.func
llvm.func @square(%x: f32) -> f32 {
  %y = llvm.fmul %x, %x : f32
  llvm.return %y : f32
}
llvm.func @printf(!llvm.ptr, ...) -> i32

// -----
// op: llvm.mlir.none
func.func @mlir_none() {
  %result = llvm.mlir.none : !llvm.token
  return
}

// -----
// op: llvm.mlir.undef
func.func @mlir_undef() {
  %result = llvm.mlir.undef : f32
  return
}

// -----
// op: llvm.mlir.poison
func.func @mlir_poison() {
  %result = llvm.mlir.poison : i32
  return
}

// -----
// op: llvm.mlir.zero
func.func @mlir_zero() {
  %result = llvm.mlir.zero : !llvm.ptr
  return
}

// -----
// op: llvm.mlir.constant
func.func @mlir_constant() {
  %result = llvm.mlir.constant(0 : i32) : i32
  return
}

// -----
// op: llvm.atomicrmw
func.func @atomicrmw(%ptr: !llvm.ptr, %val: i32) {
  %result = llvm.atomicrmw add %ptr, %val monotonic : !llvm.ptr, i32
  return
}

// -----
// op: llvm.cmpxchg
func.func @cmpxchg(%ptr: !llvm.ptr, %cmp: i32, %val: i32) {
  %result = llvm.cmpxchg %ptr, %cmp, %val acq_rel monotonic : !llvm.ptr, i32
  return
}

// -----
// op: llvm.fence
func.func @fence() {
  llvm.fence release
  return
}

// -----
// op: llvm.inline_asm
func.func @inline_asm() {
  llvm.inline_asm "bar;", "" : () -> ()
  return
}

// -----
// op: llvm.call_intrinsic
func.func @call_intrinsic(%args: i32) {
  %result = llvm.call_intrinsic "llvm.bswap.i32"(%args) : (i32) -> i32
  return
}

// -----
// op: llvm.linker_options
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]

// -----
// op: llvm.module_flags
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]

// -----
// op: llvm.intr.prefetch
func.func @intr_prefetch(%addr: !llvm.ptr) {
  "llvm.intr.prefetch"(%addr) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  return
}

// -----
// op: llvm.intr.memcpy
func.func @intr_memcpy(%dst: !llvm.ptr, %src: !llvm.ptr, %len: i64) {
  "llvm.intr.memcpy"(%dst, %src, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}

// -----
// op: llvm.intr.memmove
func.func @intr_memmove(%dst: !llvm.ptr, %src: !llvm.ptr, %len: i64) {
  "llvm.intr.memmove"(%dst, %src, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}

// -----
// op: llvm.intr.memcpy.inline
func.func @intr_memcpy_inline(%dst: !llvm.ptr, %src: !llvm.ptr) {
  "llvm.intr.memcpy.inline"(%dst, %src) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  return
}

// -----
// op: llvm.intr.memset
func.func @intr_memset(%dst: !llvm.ptr, %val: i8, %len: i64) {
  "llvm.intr.memset"(%dst, %val, %len) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  return
}

// -----
// op: llvm.intr.memset.inline
func.func @intr_memset_inline(%dst: !llvm.ptr, %val: i8) {
  "llvm.intr.memset.inline"(%dst, %val) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, i8) -> ()
  return
}

// -----
// op: llvm.intr.experimental.noalias.scope.decl
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "dom">
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain, description = "s1">
func.func @intr_experimental_noalias_scope_decl() {
  llvm.intr.experimental.noalias.scope.decl #alias_scope
  return
}

// -----
// op: llvm.intr.ptrmask
func.func @intr_ptrmask(%ptr: !llvm.ptr, %mask: i64) {
  %result = llvm.intr.ptrmask %ptr, %mask : (!llvm.ptr, i64) -> !llvm.ptr
  return
}

// -----
// op: llvm.intr.lifetime.start
func.func @intr_lifetime_start(%ptr: !llvm.ptr) {
  llvm.intr.lifetime.start %ptr : !llvm.ptr
  return
}

// -----
// op: llvm.intr.lifetime.end
func.func @intr_lifetime_end(%ptr: !llvm.ptr) {
  llvm.intr.lifetime.end %ptr : !llvm.ptr
  return
}

// -----
// op: llvm.intr.invariant.start
func.func @intr_invariant_start(%ptr: !llvm.ptr) {
  %start = llvm.intr.invariant.start 16, %ptr : !llvm.ptr
  return
}

// -----
// op: llvm.intr.invariant.end
func.func @intr_invariant_end(%ptr: !llvm.ptr) {
  %start = llvm.intr.invariant.start 16, %ptr : !llvm.ptr
  llvm.intr.invariant.end %start, 16, %ptr : !llvm.ptr
  return
}

// -----
// op: llvm.intr.launder.invariant.group
func.func @intr_launder_invariant_group(%ptr: !llvm.ptr) {
  %result = llvm.intr.launder.invariant.group %ptr : !llvm.ptr
  return
}

// -----
// op: llvm.intr.strip.invariant.group
func.func @intr_strip_invariant_group(%ptr: !llvm.ptr) {
  %result = llvm.intr.strip.invariant.group %ptr : !llvm.ptr
  return
}

// -----
// op: llvm.intr.assume
func.func @intr_assume(%cond: i1) {
  llvm.intr.assume %cond : i1
  return
}

// -----
// op: llvm.intr.ssa.copy
func.func @intr_ssa_copy(%operand: f32) {
  %result = llvm.intr.ssa.copy %operand : f32
  return
}

// -----
// op: llvm.intr.expect
func.func @intr_expect(%val: i32, %expected: i32) {
  %result = llvm.intr.expect %val, %expected : i32
  return
}

// -----
// op: llvm.intr.expect.with.probability
func.func @intr_expect_with_probability(%val: i32, %expected: i32) {
  %result = llvm.intr.expect.with.probability %val, %expected, 9.000000e-01 : i32
  return
}

// -----
// op: llvm.intr.threadlocal.address
func.func @intr_threadlocal_address(%global: !llvm.ptr) {
  %result = "llvm.intr.threadlocal.address"(%global) : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----
// op: llvm.intr.coro.id
func.func @intr_coro_id(%align: i32, %promise: !llvm.ptr, %coroaddr: !llvm.ptr, %fnaddrs: !llvm.ptr) {
  %token = llvm.intr.coro.id %align, %promise, %coroaddr, %fnaddrs : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  return
}

// -----
// op: llvm.intr.coro.begin
func.func @intr_coro_begin(%token: !llvm.token, %mem: !llvm.ptr) {
  %result = llvm.intr.coro.begin %token, %mem : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  return
}

// -----
// op: llvm.intr.coro.size
func.func @intr_coro_size() {
  %size = llvm.intr.coro.size : i64
  return
}

// -----
// op: llvm.intr.coro.align
func.func @intr_coro_align() {
  %align = llvm.intr.coro.align : i64
  return
}

// -----
// op: llvm.intr.coro.save
func.func @intr_coro_save(%handle: !llvm.ptr) {
  %state = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  return
}

// -----
// op: llvm.intr.coro.suspend
func.func @intr_coro_suspend(%save: !llvm.token, %final: i1) {
  %what = llvm.intr.coro.suspend %save, %final : i8
  return
}

// -----
// op: llvm.intr.coro.end
func.func @intr_coro_end(%handle: !llvm.ptr, %unwind: i1, %retvals: !llvm.token) {
  %ended = llvm.intr.coro.end %handle, %unwind, %retvals : (!llvm.ptr, i1, !llvm.token) -> i1
  return
}

// -----
// op: llvm.intr.coro.free
func.func @intr_coro_free(%id: !llvm.token, %handle: !llvm.ptr) {
  %result = llvm.intr.coro.free %id, %handle : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  return
}

// -----
// op: llvm.intr.coro.resume
func.func @intr_coro_resume(%handle: !llvm.ptr) {
  llvm.intr.coro.resume %handle : !llvm.ptr
  return
}

// -----
// op: llvm.intr.coro.promise
func.func @intr_coro_promise(%handle: !llvm.ptr, %align: i32, %from: i1) {
  %result = llvm.intr.coro.promise %handle, %align, %from : (!llvm.ptr, i32, i1) -> !llvm.ptr
  return
}

// -----
// op: llvm.intr.dbg.declare
#file = #llvm.di_file<"kernel.py" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "kernel", file = #file, subprogramFlags = Definition>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#variable = #llvm.di_local_variable<scope = #subprogram, name = "i", file = #file, line = 3, type = #int>
func.func @intr_dbg_declare(%addr: !llvm.ptr) {
  llvm.intr.dbg.declare #variable = %addr : !llvm.ptr
  return
}

// -----
// op: llvm.intr.dbg.value
#file = #llvm.di_file<"kernel.py" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "kernel", file = #file, subprogramFlags = Definition>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#variable = #llvm.di_local_variable<scope = #subprogram, name = "i", file = #file, line = 3, type = #int>
func.func @intr_dbg_value(%value: i32) {
  llvm.intr.dbg.value #variable = %value : i32
  return
}

// -----
// op: llvm.intr.dbg.label
#file = #llvm.di_file<"kernel.py" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "kernel", file = #file, subprogramFlags = Definition>
#label = #llvm.di_label<scope = #subprogram, name = "again", file = #file, line = 5>
func.func @intr_dbg_label() {
  llvm.intr.dbg.label #label
  return
}

// -----
// op: llvm.intr.vastart
func.func @intr_vastart(%arg_list: !llvm.ptr) {
  llvm.intr.vastart %arg_list : !llvm.ptr
  return
}

// -----
// op: llvm.intr.vacopy
func.func @intr_vacopy(%dest_list: !llvm.ptr, %src_list: !llvm.ptr) {
  llvm.intr.vacopy %src_list to %dest_list : !llvm.ptr, !llvm.ptr
  return
}

// -----
// op: llvm.intr.vaend
func.func @intr_vaend(%arg_list: !llvm.ptr) {
  llvm.intr.vaend %arg_list : !llvm.ptr
  return
}

// -----
// op: llvm.intr.eh.typeid.for
func.func @intr_eh_typeid_for(%type_info: !llvm.ptr) {
  %id = llvm.intr.eh.typeid.for %type_info : (!llvm.ptr) -> i32
  return
}

// -----
// op: llvm.intr.stacksave
func.func @intr_stacksave() {
  %result = llvm.intr.stacksave : !llvm.ptr
  return
}

// -----
// op: llvm.intr.stackrestore
func.func @intr_stackrestore(%ptr: !llvm.ptr) {
  llvm.intr.stackrestore %ptr : !llvm.ptr
  return
}

// -----
// op: llvm.intr.var.annotation
func.func @intr_var_annotation(%val: !llvm.ptr, %annotation: !llvm.ptr, %file_name: !llvm.ptr, %line: i32, %attr: !llvm.ptr) {
  "llvm.intr.var.annotation"(%val, %annotation, %file_name, %line, %attr) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  return
}

// -----
// op: llvm.intr.ptr.annotation
func.func @intr_ptr_annotation(%ptr: !llvm.ptr, %annotation: !llvm.ptr, %file_name: !llvm.ptr, %line: i32, %attr: !llvm.ptr) {
  %result = "llvm.intr.ptr.annotation"(%ptr, %annotation, %file_name, %line, %attr) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  return
}

// -----
// op: llvm.intr.annotation
func.func @intr_annotation(%integer: i32, %annotation: !llvm.ptr, %file_name: !llvm.ptr, %line: i32) {
  %result = "llvm.intr.annotation"(%integer, %annotation, %file_name, %line) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  return
}

// -----
// op: llvm.intr.trap
func.func @intr_trap() {
  llvm.intr.trap
  return
}

// -----
// op: llvm.intr.debugtrap
func.func @intr_debugtrap() {
  llvm.intr.debugtrap
  return
}

// -----
// op: llvm.intr.ubsantrap
func.func @intr_ubsantrap() {
  llvm.intr.ubsantrap <{failureKind = 3 : i8}>
  return
}

// -----
// op: llvm.intr.vscale
func.func @intr_vscale() {
  %scale = "llvm.intr.vscale"() : () -> i64
  return
}

// -----
// op: llvm.intr.experimental.vp.strided.load
func.func @intr_experimental_vp_strided_load(%ptr: !llvm.ptr, %stride: i64, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.experimental.vp.strided.load"(%ptr, %stride, %mask, %evl) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.experimental.vp.strided.store
func.func @intr_experimental_vp_strided_store(%val: vector<4xf32>, %ptr: !llvm.ptr, %stride: i64, %mask: vector<4xi1>, %evl: i32) {
  "llvm.intr.experimental.vp.strided.store"(%val, %ptr, %stride, %mask, %evl) : (vector<4xf32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
  return
}

// -----
// op: llvm.intr.abs
func.func @intr_abs(%in: i32) {
  %result = "llvm.intr.abs"(%in) <{is_int_min_poison = true}> : (i32) -> i32
  return
}

// -----
// op: llvm.intr.is.fpclass
func.func @intr_is_fpclass(%in: f32) {
  %result = "llvm.intr.is.fpclass"(%in) <{bit = 3 : i32}> : (f32) -> i1
  return
}

// -----
// op: llvm.intr.copysign
func.func @intr_copysign(%a: f32, %b: f32) {
  %result = llvm.intr.copysign(%a, %b) : (f32, f32) -> f32
  return
}

// -----
// op: llvm.intr.exp
func.func @intr_exp(%in: f32) {
  %result = llvm.intr.exp(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.exp2
func.func @intr_exp2(%in: f32) {
  %result = llvm.intr.exp2(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.exp10
func.func @intr_exp10(%in: f32) {
  %result = llvm.intr.exp10(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.ldexp
func.func @intr_ldexp(%val: f32, %power: i32) {
  %result = llvm.intr.ldexp(%val, %power) : (f32, i32) -> f32
  return
}

// -----
// op: llvm.intr.frexp
func.func @intr_frexp(%val: f32) {
  %result = llvm.intr.frexp(%val) : (f32) -> !llvm.struct<(f32, i32)>
  return
}

// -----
// op: llvm.intr.fabs
func.func @intr_fabs(%in: f32) {
  %result = llvm.intr.fabs(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.ceil
func.func @intr_ceil(%in: f32) {
  %result = llvm.intr.ceil(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.floor
func.func @intr_floor(%in: f32) {
  %result = llvm.intr.floor(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.fma
func.func @intr_fma(%a: f32, %b: f32, %c: f32) {
  %result = llvm.intr.fma(%a, %b, %c) : (f32, f32, f32) -> f32
  return
}

// -----
// op: llvm.intr.fmuladd
func.func @intr_fmuladd(%a: f32, %b: f32, %c: f32) {
  %result = llvm.intr.fmuladd(%a, %b, %c) : (f32, f32, f32) -> f32
  return
}

// -----
// op: llvm.intr.log10
func.func @intr_log10(%in: f32) {
  %result = llvm.intr.log10(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.log2
func.func @intr_log2(%in: f32) {
  %result = llvm.intr.log2(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.log
func.func @intr_log(%in: f32) {
  %result = llvm.intr.log(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.roundeven
func.func @intr_roundeven(%in: f32) {
  %result = llvm.intr.roundeven(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.round
func.func @intr_round(%in: f32) {
  %result = llvm.intr.round(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.trunc
func.func @intr_trunc(%in: f32) {
  %result = llvm.intr.trunc(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.sqrt
func.func @intr_sqrt(%in: f32) {
  %result = llvm.intr.sqrt(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.pow
func.func @intr_pow(%a: f32, %b: f32) {
  %result = llvm.intr.pow(%a, %b) : (f32, f32) -> f32
  return
}

// -----
// op: llvm.intr.powi
func.func @intr_powi(%val: f32, %power: i32) {
  %result = llvm.intr.powi(%val, %power) : (f32, i32) -> f32
  return
}

// -----
// op: llvm.intr.rint
func.func @intr_rint(%in: f32) {
  %result = llvm.intr.rint(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.nearbyint
func.func @intr_nearbyint(%in: f32) {
  %result = llvm.intr.nearbyint(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.lround
func.func @intr_lround(%val: f32) {
  %result = llvm.intr.lround(%val) : (f32) -> i64
  return
}

// -----
// op: llvm.intr.llround
func.func @intr_llround(%val: f32) {
  %result = llvm.intr.llround(%val) : (f32) -> i64
  return
}

// -----
// op: llvm.intr.lrint
func.func @intr_lrint(%val: f32) {
  %result = llvm.intr.lrint(%val) : (f32) -> i64
  return
}

// -----
// op: llvm.intr.llrint
func.func @intr_llrint(%val: f32) {
  %result = llvm.intr.llrint(%val) : (f32) -> i64
  return
}

// -----
// op: llvm.intr.bitreverse
func.func @intr_bitreverse(%in: i32) {
  %result = llvm.intr.bitreverse(%in) : (i32) -> i32
  return
}

// -----
// op: llvm.intr.bswap
func.func @intr_bswap(%in: i32) {
  %result = llvm.intr.bswap(%in) : (i32) -> i32
  return
}

// -----
// op: llvm.intr.ctlz
func.func @intr_ctlz(%in: i32) {
  %result = "llvm.intr.ctlz"(%in) <{is_zero_poison = false}> : (i32) -> i32
  return
}

// -----
// op: llvm.intr.cttz
func.func @intr_cttz(%in: i32) {
  %result = "llvm.intr.cttz"(%in) <{is_zero_poison = true}> : (i32) -> i32
  return
}

// -----
// op: llvm.intr.ctpop
func.func @intr_ctpop(%in: i32) {
  %result = llvm.intr.ctpop(%in) : (i32) -> i32
  return
}

// -----
// op: llvm.intr.fshl
func.func @intr_fshl(%a: i32, %b: i32, %c: i32) {
  %result = llvm.intr.fshl(%a, %b, %c) : (i32, i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.fshr
func.func @intr_fshr(%a: i32, %b: i32, %c: i32) {
  %result = llvm.intr.fshr(%a, %b, %c) : (i32, i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.maxnum
func.func @intr_maxnum(%a: f32, %b: f32) {
  %result = llvm.intr.maxnum(%a, %b) : (f32, f32) -> f32
  return
}

// -----
// op: llvm.intr.minnum
func.func @intr_minnum(%a: f32, %b: f32) {
  %result = llvm.intr.minnum(%a, %b) : (f32, f32) -> f32
  return
}

// -----
// op: llvm.intr.maximum
func.func @intr_maximum(%a: f32, %b: f32) {
  %result = llvm.intr.maximum(%a, %b) : (f32, f32) -> f32
  return
}

// -----
// op: llvm.intr.minimum
func.func @intr_minimum(%a: f32, %b: f32) {
  %result = llvm.intr.minimum(%a, %b) : (f32, f32) -> f32
  return
}

// -----
// op: llvm.intr.smax
func.func @intr_smax(%a: i32, %b: i32) {
  %result = llvm.intr.smax(%a, %b) : (i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.smin
func.func @intr_smin(%a: i32, %b: i32) {
  %result = llvm.intr.smin(%a, %b) : (i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.umax
func.func @intr_umax(%a: i32, %b: i32) {
  %result = llvm.intr.umax(%a, %b) : (i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.umin
func.func @intr_umin(%a: i32, %b: i32) {
  %result = llvm.intr.umin(%a, %b) : (i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.scmp
func.func @intr_scmp(%a: i32, %b: i32) {
  %result = llvm.intr.scmp(%a, %b) : (i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.ucmp
func.func @intr_ucmp(%a: i32, %b: i32) {
  %result = llvm.intr.ucmp(%a, %b) : (i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.sin
func.func @intr_sin(%in: f32) {
  %result = llvm.intr.sin(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.cos
func.func @intr_cos(%in: f32) {
  %result = llvm.intr.cos(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.tan
func.func @intr_tan(%in: f32) {
  %result = llvm.intr.tan(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.sincos
func.func @intr_sincos(%val: f32) {
  %result = llvm.intr.sincos(%val) : (f32) -> !llvm.struct<(f32, f32)>
  return
}

// -----
// op: llvm.intr.asin
func.func @intr_asin(%in: f32) {
  %result = llvm.intr.asin(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.acos
func.func @intr_acos(%in: f32) {
  %result = llvm.intr.acos(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.atan
func.func @intr_atan(%in: f32) {
  %result = llvm.intr.atan(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.atan2
func.func @intr_atan2(%a: f32, %b: f32) {
  %result = llvm.intr.atan2(%a, %b) : (f32, f32) -> f32
  return
}

// -----
// op: llvm.intr.sinh
func.func @intr_sinh(%in: f32) {
  %result = llvm.intr.sinh(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.cosh
func.func @intr_cosh(%in: f32) {
  %result = llvm.intr.cosh(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.tanh
func.func @intr_tanh(%in: f32) {
  %result = llvm.intr.tanh(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.sadd.with.overflow
func.func @intr_sadd_with_overflow(%lhs: i32, %rhs: i32) {
  %result = "llvm.intr.sadd.with.overflow"(%lhs, %rhs) : (i32, i32) -> !llvm.struct<(i32, i1)>
  return
}

// -----
// op: llvm.intr.uadd.with.overflow
func.func @intr_uadd_with_overflow(%lhs: i32, %rhs: i32) {
  %result = "llvm.intr.uadd.with.overflow"(%lhs, %rhs) : (i32, i32) -> !llvm.struct<(i32, i1)>
  return
}

// -----
// op: llvm.intr.ssub.with.overflow
func.func @intr_ssub_with_overflow(%lhs: i32, %rhs: i32) {
  %result = "llvm.intr.ssub.with.overflow"(%lhs, %rhs) : (i32, i32) -> !llvm.struct<(i32, i1)>
  return
}

// -----
// op: llvm.intr.usub.with.overflow
func.func @intr_usub_with_overflow(%lhs: i32, %rhs: i32) {
  %result = "llvm.intr.usub.with.overflow"(%lhs, %rhs) : (i32, i32) -> !llvm.struct<(i32, i1)>
  return
}

// -----
// op: llvm.intr.smul.with.overflow
func.func @intr_smul_with_overflow(%lhs: i32, %rhs: i32) {
  %result = "llvm.intr.smul.with.overflow"(%lhs, %rhs) : (i32, i32) -> !llvm.struct<(i32, i1)>
  return
}

// -----
// op: llvm.intr.umul.with.overflow
func.func @intr_umul_with_overflow(%lhs: i32, %rhs: i32) {
  %result = "llvm.intr.umul.with.overflow"(%lhs, %rhs) : (i32, i32) -> !llvm.struct<(i32, i1)>
  return
}

// -----
// op: llvm.intr.sadd.sat
func.func @intr_sadd_sat(%a: i32, %b: i32) {
  %result = llvm.intr.sadd.sat(%a, %b) : (i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.uadd.sat
func.func @intr_uadd_sat(%a: i32, %b: i32) {
  %result = llvm.intr.uadd.sat(%a, %b) : (i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.ssub.sat
func.func @intr_ssub_sat(%a: i32, %b: i32) {
  %result = llvm.intr.ssub.sat(%a, %b) : (i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.usub.sat
func.func @intr_usub_sat(%a: i32, %b: i32) {
  %result = llvm.intr.usub.sat(%a, %b) : (i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.sshl.sat
func.func @intr_sshl_sat(%a: i32, %b: i32) {
  %result = llvm.intr.sshl.sat(%a, %b) : (i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.ushl.sat
func.func @intr_ushl_sat(%a: i32, %b: i32) {
  %result = llvm.intr.ushl.sat(%a, %b) : (i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.is.constant
func.func @intr_is_constant(%val: f32) {
  %result = "llvm.intr.is.constant"(%val) : (f32) -> i1
  return
}

// -----
// op: llvm.intr.vector.reduce.add
func.func @intr_vector_reduce_add(%in: vector<4xi32>) {
  %result = "llvm.intr.vector.reduce.add"(%in) : (vector<4xi32>) -> i32
  return
}

// -----
// op: llvm.intr.vector.reduce.and
func.func @intr_vector_reduce_and(%in: vector<4xi32>) {
  %result = "llvm.intr.vector.reduce.and"(%in) : (vector<4xi32>) -> i32
  return
}

// -----
// op: llvm.intr.vector.reduce.mul
func.func @intr_vector_reduce_mul(%in: vector<4xi32>) {
  %result = "llvm.intr.vector.reduce.mul"(%in) : (vector<4xi32>) -> i32
  return
}

// -----
// op: llvm.intr.vector.reduce.or
func.func @intr_vector_reduce_or(%in: vector<4xi32>) {
  %result = "llvm.intr.vector.reduce.or"(%in) : (vector<4xi32>) -> i32
  return
}

// -----
// op: llvm.intr.vector.reduce.smax
func.func @intr_vector_reduce_smax(%in: vector<4xi32>) {
  %result = "llvm.intr.vector.reduce.smax"(%in) : (vector<4xi32>) -> i32
  return
}

// -----
// op: llvm.intr.vector.reduce.smin
func.func @intr_vector_reduce_smin(%in: vector<4xi32>) {
  %result = "llvm.intr.vector.reduce.smin"(%in) : (vector<4xi32>) -> i32
  return
}

// -----
// op: llvm.intr.vector.reduce.umax
func.func @intr_vector_reduce_umax(%in: vector<4xi32>) {
  %result = "llvm.intr.vector.reduce.umax"(%in) : (vector<4xi32>) -> i32
  return
}

// -----
// op: llvm.intr.vector.reduce.umin
func.func @intr_vector_reduce_umin(%in: vector<4xi32>) {
  %result = "llvm.intr.vector.reduce.umin"(%in) : (vector<4xi32>) -> i32
  return
}

// -----
// op: llvm.intr.vector.reduce.xor
func.func @intr_vector_reduce_xor(%in: vector<4xi32>) {
  %result = "llvm.intr.vector.reduce.xor"(%in) : (vector<4xi32>) -> i32
  return
}

// -----
// op: llvm.intr.vector.reduce.fmax
func.func @intr_vector_reduce_fmax(%in: vector<4xf32>) {
  %result = llvm.intr.vector.reduce.fmax(%in) : (vector<4xf32>) -> f32
  return
}

// -----
// op: llvm.intr.vector.reduce.fmin
func.func @intr_vector_reduce_fmin(%in: vector<4xf32>) {
  %result = llvm.intr.vector.reduce.fmin(%in) : (vector<4xf32>) -> f32
  return
}

// -----
// op: llvm.intr.vector.reduce.fmaximum
func.func @intr_vector_reduce_fmaximum(%in: vector<4xf32>) {
  %result = llvm.intr.vector.reduce.fmaximum(%in) : (vector<4xf32>) -> f32
  return
}

// -----
// op: llvm.intr.vector.reduce.fminimum
func.func @intr_vector_reduce_fminimum(%in: vector<4xf32>) {
  %result = llvm.intr.vector.reduce.fminimum(%in) : (vector<4xf32>) -> f32
  return
}

// -----
// op: llvm.intr.vector.reduce.fadd
func.func @intr_vector_reduce_fadd(%start_value: f32, %input: vector<4xf32>) {
  %result = "llvm.intr.vector.reduce.fadd"(%start_value, %input) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  return
}

// -----
// op: llvm.intr.vector.reduce.fmul
func.func @intr_vector_reduce_fmul(%start_value: f32, %input: vector<4xf32>) {
  %result = "llvm.intr.vector.reduce.fmul"(%start_value, %input) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  return
}

// -----
// op: llvm.intr.matrix.column.major.load
func.func @intr_matrix_column_major_load(%data: !llvm.ptr, %stride: i64) {
  %result = llvm.intr.matrix.column.major.load %data, <stride = %stride> {columns = 2 : i32, isVolatile = false, rows = 4 : i32} : vector<8xf32> from !llvm.ptr stride i64
  return
}

// -----
// op: llvm.intr.matrix.column.major.store
func.func @intr_matrix_column_major_store(%matrix: vector<8xf32>, %data: !llvm.ptr, %stride: i64) {
  llvm.intr.matrix.column.major.store %matrix, %data, <stride = %stride> {columns = 2 : i32, isVolatile = false, rows = 4 : i32} : vector<8xf32> to !llvm.ptr stride i64
  return
}

// -----
// op: llvm.intr.matrix.multiply
func.func @intr_matrix_multiply(%lhs: vector<8xf32>, %rhs: vector<8xf32>) {
  %result = llvm.intr.matrix.multiply %lhs, %rhs {lhs_columns = 2 : i32, lhs_rows = 4 : i32, rhs_columns = 4 : i32} : (vector<8xf32>, vector<8xf32>) -> vector<16xf32>
  return
}

// -----
// op: llvm.intr.matrix.transpose
func.func @intr_matrix_transpose(%matrix: vector<8xf32>) {
  %result = llvm.intr.matrix.transpose %matrix {columns = 2 : i32, rows = 4 : i32} : vector<8xf32> into vector<8xf32>
  return
}

// -----
// op: llvm.intr.get.active.lane.mask
func.func @intr_get_active_lane_mask(%base: i64, %n: i64) {
  %mask = llvm.intr.get.active.lane.mask %base, %n : i64, i64 to vector<4xi1>
  return
}

// -----
// op: llvm.intr.masked.load
func.func @intr_masked_load(%data: !llvm.ptr, %mask: vector<4xi1>) {
  %result = llvm.intr.masked.load %data, %mask {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.masked.store
func.func @intr_masked_store(%value: vector<4xf32>, %data: !llvm.ptr, %mask: vector<4xi1>) {
  llvm.intr.masked.store %value, %data, %mask {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  return
}

// -----
// op: llvm.intr.masked.gather
func.func @intr_masked_gather(%ptrs: vector<4x!llvm.ptr>, %mask: vector<4xi1>) {
  %result = llvm.intr.masked.gather %ptrs, %mask {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.masked.scatter
func.func @intr_masked_scatter(%value: vector<4xf32>, %ptrs: vector<4x!llvm.ptr>, %mask: vector<4xi1>) {
  llvm.intr.masked.scatter %value, %ptrs, %mask {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  return
}

// -----
// op: llvm.intr.masked.expandload
func.func @intr_masked_expandload(%ptr: !llvm.ptr, %mask: vector<4xi1>, %passthru: vector<4xf32>) {
  %result = "llvm.intr.masked.expandload"(%ptr, %mask, %passthru) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.masked.compressstore
func.func @intr_masked_compressstore(%value: vector<4xf32>, %ptr: !llvm.ptr, %mask: vector<4xi1>) {
  "llvm.intr.masked.compressstore"(%value, %ptr, %mask) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  return
}

// -----
// op: llvm.intr.stepvector
func.func @intr_stepvector() {
  %result = llvm.intr.stepvector : vector<4xi32>
  return
}

// -----
// op: llvm.intr.vector.insert
func.func @intr_vector_insert(%srcvec: vector<4xf32>, %dstvec: vector<8xf32>) {
  %result = llvm.intr.vector.insert %srcvec, %dstvec[4] : vector<4xf32> into vector<8xf32>
  return
}

// -----
// op: llvm.intr.vector.extract
func.func @intr_vector_extract(%srcvec: vector<4xf32>) {
  %result = llvm.intr.vector.extract %srcvec[0] : vector<2xf32> from vector<4xf32>
  return
}

// -----
// op: llvm.intr.vector.interleave2
func.func @intr_vector_interleave2(%vec1: vector<4xf32>, %vec2: vector<4xf32>) {
  %result = "llvm.intr.vector.interleave2"(%vec1, %vec2) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
  return
}

// -----
// op: llvm.intr.vector.deinterleave2
func.func @intr_vector_deinterleave2(%vec: vector<8xf32>) {
  %result = "llvm.intr.vector.deinterleave2"(%vec) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
  return
}

// -----
// op: llvm.intr.vp.add
func.func @intr_vp_add(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.add"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.sub
func.func @intr_vp_sub(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.sub"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.mul
func.func @intr_vp_mul(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.mul"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.sdiv
func.func @intr_vp_sdiv(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.sdiv"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.udiv
func.func @intr_vp_udiv(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.udiv"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.srem
func.func @intr_vp_srem(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.srem"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.urem
func.func @intr_vp_urem(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.urem"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.ashr
func.func @intr_vp_ashr(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.ashr"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.lshr
func.func @intr_vp_lshr(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.lshr"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.shl
func.func @intr_vp_shl(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.shl"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.or
func.func @intr_vp_or(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.or"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.and
func.func @intr_vp_and(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.and"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.xor
func.func @intr_vp_xor(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.xor"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.smax
func.func @intr_vp_smax(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.smax"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.smin
func.func @intr_vp_smin(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.smin"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.umax
func.func @intr_vp_umax(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.umax"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.umin
func.func @intr_vp_umin(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.umin"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.fadd
func.func @intr_vp_fadd(%lhs: vector<4xf32>, %rhs: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.fadd"(%lhs, %rhs, %mask, %evl) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.vp.fsub
func.func @intr_vp_fsub(%lhs: vector<4xf32>, %rhs: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.fsub"(%lhs, %rhs, %mask, %evl) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.vp.fmul
func.func @intr_vp_fmul(%lhs: vector<4xf32>, %rhs: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.fmul"(%lhs, %rhs, %mask, %evl) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.vp.fdiv
func.func @intr_vp_fdiv(%lhs: vector<4xf32>, %rhs: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.fdiv"(%lhs, %rhs, %mask, %evl) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.vp.frem
func.func @intr_vp_frem(%lhs: vector<4xf32>, %rhs: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.frem"(%lhs, %rhs, %mask, %evl) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.vp.fneg
func.func @intr_vp_fneg(%op: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.fneg"(%op, %mask, %evl) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.vp.fmuladd
func.func @intr_vp_fmuladd(%op1: vector<4xf32>, %op2: vector<4xf32>, %op3: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.fmuladd"(%op1, %op2, %op3, %mask, %evl) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.vp.fma
func.func @intr_vp_fma(%op1: vector<4xf32>, %op2: vector<4xf32>, %op3: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.fma"(%op1, %op2, %op3, %mask, %evl) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.vp.reduce.add
func.func @intr_vp_reduce_add(%start_value: i32, %val: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.add"(%start_value, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----
// op: llvm.intr.vp.reduce.mul
func.func @intr_vp_reduce_mul(%start_value: i32, %val: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.mul"(%start_value, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----
// op: llvm.intr.vp.reduce.and
func.func @intr_vp_reduce_and(%start_value: i32, %val: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.and"(%start_value, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----
// op: llvm.intr.vp.reduce.or
func.func @intr_vp_reduce_or(%start_value: i32, %val: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.or"(%start_value, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----
// op: llvm.intr.vp.reduce.xor
func.func @intr_vp_reduce_xor(%start_value: i32, %val: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.xor"(%start_value, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----
// op: llvm.intr.vp.reduce.smax
func.func @intr_vp_reduce_smax(%start_value: i32, %val: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.smax"(%start_value, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----
// op: llvm.intr.vp.reduce.smin
func.func @intr_vp_reduce_smin(%start_value: i32, %val: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.smin"(%start_value, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----
// op: llvm.intr.vp.reduce.umax
func.func @intr_vp_reduce_umax(%start_value: i32, %val: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.umax"(%start_value, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----
// op: llvm.intr.vp.reduce.umin
func.func @intr_vp_reduce_umin(%start_value: i32, %val: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.umin"(%start_value, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----
// op: llvm.intr.vp.reduce.fadd
func.func @intr_vp_reduce_fadd(%start_value: f32, %val: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.fadd"(%start_value, %val, %mask, %evl) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  return
}

// -----
// op: llvm.intr.vp.reduce.fmul
func.func @intr_vp_reduce_fmul(%start_value: f32, %val: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.fmul"(%start_value, %val, %mask, %evl) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  return
}

// -----
// op: llvm.intr.vp.reduce.fmax
func.func @intr_vp_reduce_fmax(%start_value: f32, %val: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.fmax"(%start_value, %val, %mask, %evl) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  return
}

// -----
// op: llvm.intr.vp.reduce.fmin
func.func @intr_vp_reduce_fmin(%start_value: f32, %val: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.fmin"(%start_value, %val, %mask, %evl) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  return
}

// -----
// op: llvm.intr.vp.select
func.func @intr_vp_select(%cond: vector<4xi1>, %true_val: vector<4xi32>, %false_val: vector<4xi32>, %evl: i32) {
  %result = "llvm.intr.vp.select"(%cond, %true_val, %false_val, %evl) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.merge
func.func @intr_vp_merge(%cond: vector<4xi1>, %true_val: vector<4xi32>, %false_val: vector<4xi32>, %evl: i32) {
  %result = "llvm.intr.vp.merge"(%cond, %true_val, %false_val, %evl) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.load
func.func @intr_vp_load(%ptr: !llvm.ptr, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.load"(%ptr, %mask, %evl) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.vp.store
func.func @intr_vp_store(%val: vector<4xf32>, %ptr: !llvm.ptr, %mask: vector<4xi1>, %evl: i32) {
  "llvm.intr.vp.store"(%val, %ptr, %mask, %evl) : (vector<4xf32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  return
}

// -----
// op: llvm.intr.vp.trunc
func.func @intr_vp_trunc(%src: vector<4xi64>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.trunc"(%src, %mask, %evl) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.zext
func.func @intr_vp_zext(%src: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.zext"(%src, %mask, %evl) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  return
}

// -----
// op: llvm.intr.vp.sext
func.func @intr_vp_sext(%src: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.sext"(%src, %mask, %evl) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  return
}

// -----
// op: llvm.intr.vp.fptrunc
func.func @intr_vp_fptrunc(%src: vector<4xf64>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.fptrunc"(%src, %mask, %evl) : (vector<4xf64>, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.vp.fpext
func.func @intr_vp_fpext(%src: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.fpext"(%src, %mask, %evl) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
  return
}

// -----
// op: llvm.intr.vp.fptoui
func.func @intr_vp_fptoui(%src: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.fptoui"(%src, %mask, %evl) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.fptosi
func.func @intr_vp_fptosi(%src: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.fptosi"(%src, %mask, %evl) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.uitofp
func.func @intr_vp_uitofp(%src: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.uitofp"(%src, %mask, %evl) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.vp.sitofp
func.func @intr_vp_sitofp(%src: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.sitofp"(%src, %mask, %evl) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.vp.ptrtoint
func.func @intr_vp_ptrtoint(%src: vector<4x!llvm.ptr>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.ptrtoint"(%src, %mask, %evl) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  return
}

// -----
// op: llvm.intr.vp.inttoptr
func.func @intr_vp_inttoptr(%src: vector<4xi64>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.inttoptr"(%src, %mask, %evl) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
  return
}
