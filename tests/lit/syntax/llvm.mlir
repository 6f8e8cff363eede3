// Every op of llvm: what upstream prints for it, in custom and in generic form.
// RUN: nvlower --split-input-file %s | filecheck %s
// RUN: nvlower --split-input-file --mlir-print-op-generic %s | filecheck %s --check-prefix=GENERIC

// -----
// op: llvm.intr.experimental.constrained.uitofp
// CHECK: %0 = llvm.intr.experimental.constrained.uitofp %arg0 towardzero ignore : i32 to f32
// GENERIC: %0 = "llvm.intr.experimental.constrained.uitofp"(%arg0) <{fpExceptionBehavior = 0 : i64, roundingmode = 0 : i64}> : (i32) -> f32
func.func @intr_experimental_constrained_uitofp(%value: i32) {
  %result = llvm.intr.experimental.constrained.uitofp %value towardzero ignore : i32 to f32
  return
}

// -----
// op: llvm.intr.experimental.constrained.sitofp
// CHECK: %0 = llvm.intr.experimental.constrained.sitofp %arg0 towardzero ignore : i32 to f32
// GENERIC: %0 = "llvm.intr.experimental.constrained.sitofp"(%arg0) <{fpExceptionBehavior = 0 : i64, roundingmode = 0 : i64}> : (i32) -> f32
func.func @intr_experimental_constrained_sitofp(%value: i32) {
  %result = llvm.intr.experimental.constrained.sitofp %value towardzero ignore : i32 to f32
  return
}

// -----
// op: llvm.intr.experimental.constrained.fptrunc
// CHECK: %0 = llvm.intr.experimental.constrained.fptrunc %arg0 towardzero ignore : f64 to f32
// GENERIC: %0 = "llvm.intr.experimental.constrained.fptrunc"(%arg0) <{fpExceptionBehavior = 0 : i64, roundingmode = 0 : i64}> : (f64) -> f32
func.func @intr_experimental_constrained_fptrunc(%value: f64) {
  %result = llvm.intr.experimental.constrained.fptrunc %value towardzero ignore : f64 to f32
  return
}

// -----
// op: llvm.intr.experimental.constrained.fpext
// CHECK: %0 = llvm.intr.experimental.constrained.fpext %arg0 ignore : f32 to f64
// GENERIC: %0 = "llvm.intr.experimental.constrained.fpext"(%arg0) <{fpExceptionBehavior = 0 : i64}> : (f32) -> f64
func.func @intr_experimental_constrained_fpext(%value: f32) {
  %result = llvm.intr.experimental.constrained.fpext %value ignore : f32 to f64
  return
}

// -----
// op: llvm.add
// CHECK: %0 = llvm.add %arg0, %arg1 : i32
// GENERIC: %0 = "llvm.add"(%arg0, %arg1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
func.func @add(%lhs: i32, %rhs: i32) {
  %result = llvm.add %lhs, %rhs : i32
  return
}

// -----
// op: llvm.sub
// CHECK: %0 = llvm.sub %arg0, %arg1 : i32
// GENERIC: %0 = "llvm.sub"(%arg0, %arg1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
func.func @sub(%lhs: i32, %rhs: i32) {
  %result = llvm.sub %lhs, %rhs : i32
  return
}

// -----
// op: llvm.mul
// CHECK: %0 = llvm.mul %arg0, %arg1 : i32
// GENERIC: %0 = "llvm.mul"(%arg0, %arg1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
func.func @mul(%lhs: i32, %rhs: i32) {
  %result = llvm.mul %lhs, %rhs : i32
  return
}

// -----
// op: llvm.udiv
// CHECK: %0 = llvm.udiv %arg0, %arg1 : i32
// GENERIC: %0 = "llvm.udiv"(%arg0, %arg1) : (i32, i32) -> i32
func.func @udiv(%lhs: i32, %rhs: i32) {
  %result = llvm.udiv %lhs, %rhs : i32
  return
}

// -----
// op: llvm.sdiv
// CHECK: %0 = llvm.sdiv %arg0, %arg1 : i32
// GENERIC: %0 = "llvm.sdiv"(%arg0, %arg1) : (i32, i32) -> i32
func.func @sdiv(%lhs: i32, %rhs: i32) {
  %result = llvm.sdiv %lhs, %rhs : i32
  return
}

// -----
// op: llvm.urem
// CHECK: %0 = llvm.urem %arg0, %arg1 : i32
// GENERIC: %0 = "llvm.urem"(%arg0, %arg1) : (i32, i32) -> i32
func.func @urem(%lhs: i32, %rhs: i32) {
  %result = llvm.urem %lhs, %rhs : i32
  return
}

// -----
// op: llvm.srem
// CHECK: %0 = llvm.srem %arg0, %arg1 : i32
// GENERIC: %0 = "llvm.srem"(%arg0, %arg1) : (i32, i32) -> i32
func.func @srem(%lhs: i32, %rhs: i32) {
  %result = llvm.srem %lhs, %rhs : i32
  return
}

// -----
// op: llvm.and
// CHECK: %0 = llvm.and %arg0, %arg1 : i32
// GENERIC: %0 = "llvm.and"(%arg0, %arg1) : (i32, i32) -> i32
func.func @and(%lhs: i32, %rhs: i32) {
  %result = llvm.and %lhs, %rhs : i32
  return
}

// -----
// op: llvm.or
// CHECK: %0 = llvm.or %arg0, %arg1 : i32
// GENERIC: %0 = "llvm.or"(%arg0, %arg1) : (i32, i32) -> i32
func.func @or(%lhs: i32, %rhs: i32) {
  %result = llvm.or %lhs, %rhs : i32
  return
}

// -----
// op: llvm.xor
// CHECK: %0 = llvm.xor %arg0, %arg1 : i32
// GENERIC: %0 = "llvm.xor"(%arg0, %arg1) : (i32, i32) -> i32
func.func @xor(%lhs: i32, %rhs: i32) {
  %result = llvm.xor %lhs, %rhs : i32
  return
}

// -----
// op: llvm.shl
// CHECK: %0 = llvm.shl %arg0, %arg1 : i32
// GENERIC: %0 = "llvm.shl"(%arg0, %arg1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
func.func @shl(%lhs: i32, %rhs: i32) {
  %result = llvm.shl %lhs, %rhs : i32
  return
}

// -----
// op: llvm.lshr
// CHECK: %0 = llvm.lshr exact %arg0, %arg1 : i32
// GENERIC: %0 = "llvm.lshr"(%arg0, %arg1) <{isExact}> : (i32, i32) -> i32
func.func @lshr(%lhs: i32, %rhs: i32) {
  %result = llvm.lshr exact %lhs, %rhs : i32
  return
}

// -----
// op: llvm.ashr
// CHECK: %0 = llvm.ashr %arg0, %arg1 : i32
// GENERIC: %0 = "llvm.ashr"(%arg0, %arg1) : (i32, i32) -> i32
func.func @ashr(%lhs: i32, %rhs: i32) {
  %result = llvm.ashr %lhs, %rhs : i32
  return
}

// -----
// op: llvm.icmp
// CHECK: %0 = llvm.icmp "eq" %arg0, %arg1 : i32
// GENERIC: %0 = "llvm.icmp"(%arg0, %arg1) <{predicate = 0 : i64}> : (i32, i32) -> i1
func.func @icmp(%lhs: i32, %rhs: i32) {
  %result = llvm.icmp "eq" %lhs, %rhs : i32
  return
}

// -----
// op: llvm.fcmp
// CHECK: %0 = llvm.fcmp "oeq" %arg0, %arg1 : f32
// GENERIC: %0 = "llvm.fcmp"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
func.func @fcmp(%lhs: f32, %rhs: f32) {
  %result = llvm.fcmp "oeq" %lhs, %rhs : f32
  return
}

// -----
// op: llvm.fadd
// CHECK: %0 = llvm.fadd %arg0, %arg1 : f32
// GENERIC: %0 = "llvm.fadd"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
func.func @fadd(%lhs: f32, %rhs: f32) {
  %result = llvm.fadd %lhs, %rhs : f32
  return
}

// -----
// op: llvm.fsub
// CHECK: %0 = llvm.fsub %arg0, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : f32
// GENERIC: %0 = "llvm.fsub"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, f32) -> f32
func.func @fsub(%lhs: f32, %rhs: f32) {
  %result = llvm.fsub %lhs, %rhs {fastmathFlags = #llvm.fastmath<fast>} : f32
  return
}

// -----
// op: llvm.fmul
// CHECK: %0 = llvm.fmul %arg0, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : f32
// GENERIC: %0 = "llvm.fmul"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, f32) -> f32
func.func @fmul(%lhs: f32, %rhs: f32) {
  %result = llvm.fmul %lhs, %rhs {fastmathFlags = #llvm.fastmath<fast>} : f32
  return
}

// -----
// op: llvm.fdiv
// CHECK: %0 = llvm.fdiv %arg0, %arg1 : f32
// GENERIC: %0 = "llvm.fdiv"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
func.func @fdiv(%lhs: f32, %rhs: f32) {
  %result = llvm.fdiv %lhs, %rhs : f32
  return
}

// -----
// op: llvm.frem
// CHECK: %0 = llvm.frem %arg0, %arg1 : f32
// GENERIC: %0 = "llvm.frem"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
func.func @frem(%lhs: f32, %rhs: f32) {
  %result = llvm.frem %lhs, %rhs : f32
  return
}

// -----
// op: llvm.fneg
// CHECK: %0 = llvm.fneg %arg0 : f32
// GENERIC: %0 = "llvm.fneg"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
func.func @fneg(%operand: f32) {
  %result = llvm.fneg %operand : f32
  return
}

// -----
// op: llvm.alloca
// CHECK: %0 = llvm.alloca %arg0 x f32 : (i32) -> !llvm.ptr<5>
// GENERIC: %0 = "llvm.alloca"(%arg0) <{elem_type = f32}> : (i32) -> !llvm.ptr<5>
func.func @alloca(%array_size: i32) {
  %result = llvm.alloca %array_size x f32 : (i32) -> !llvm.ptr<5>
  return
}

// -----
// op: llvm.getelementptr
// CHECK: %0 = llvm.getelementptr inbounds %arg0[%arg1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, i32)>
// GENERIC: %0 = "llvm.getelementptr"(%arg0, %arg1) <{elem_type = !llvm.struct<(f32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648, 1>}> : (!llvm.ptr, i64) -> !llvm.ptr
func.func @getelementptr(%base: !llvm.ptr, %i: i64) {
  %result = llvm.getelementptr inbounds %base[%i, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, i32)>
  return
}

// -----
// op: llvm.load
// CHECK: %0 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> f32
// GENERIC: %0 = "llvm.load"(%arg0) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
func.func @load(%addr: !llvm.ptr) {
  %result = llvm.load %addr {alignment = 4 : i64} : !llvm.ptr -> f32
  return
}

// -----
// op: llvm.store
// CHECK: llvm.store %arg0, %arg1 : i32, !llvm.ptr
// GENERIC: "llvm.store"(%arg0, %arg1) <{ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
func.func @store(%value: i32, %addr: !llvm.ptr) {
  llvm.store %value, %addr : i32, !llvm.ptr
  return
}

// -----
// op: llvm.bitcast
// CHECK: %0 = llvm.bitcast %arg0 : i32 to f32
// GENERIC: %0 = "llvm.bitcast"(%arg0) : (i32) -> f32
func.func @bitcast(%arg: i32) {
  %result = llvm.bitcast %arg : i32 to f32
  return
}

// -----
// op: llvm.addrspacecast
// CHECK: %0 = llvm.addrspacecast %arg0 : !llvm.ptr to !llvm.ptr<3>
// GENERIC: %0 = "llvm.addrspacecast"(%arg0) : (!llvm.ptr) -> !llvm.ptr<3>
func.func @addrspacecast(%arg: !llvm.ptr) {
  %result = llvm.addrspacecast %arg : !llvm.ptr to !llvm.ptr<3>
  return
}

// -----
// op: llvm.inttoptr
// CHECK: %0 = llvm.inttoptr %arg0 : i64 to !llvm.ptr
// GENERIC: %0 = "llvm.inttoptr"(%arg0) : (i64) -> !llvm.ptr
func.func @inttoptr(%arg: i64) {
  %result = llvm.inttoptr %arg : i64 to !llvm.ptr
  return
}

// -----
// op: llvm.ptrtoint
// CHECK: %0 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
// GENERIC: %0 = "llvm.ptrtoint"(%arg0) : (!llvm.ptr) -> i64
func.func @ptrtoint(%arg: !llvm.ptr) {
  %result = llvm.ptrtoint %arg : !llvm.ptr to i64
  return
}

// -----
// op: llvm.sext
// CHECK: %0 = llvm.sext %arg0 : i32 to i64
// GENERIC: %0 = "llvm.sext"(%arg0) : (i32) -> i64
func.func @sext(%arg: i32) {
  %result = llvm.sext %arg : i32 to i64
  return
}

// -----
// op: llvm.zext
// CHECK: %0 = llvm.zext %arg0 : i32 to i64
// GENERIC: %0 = "llvm.zext"(%arg0) : (i32) -> i64
func.func @zext(%arg: i32) {
  %result = llvm.zext %arg : i32 to i64
  return
}

// -----
// op: llvm.trunc
// CHECK: %0 = llvm.trunc %arg0 : i32 to i8
// GENERIC: %0 = "llvm.trunc"(%arg0) <{overflowFlags = 0 : i32}> : (i32) -> i8
func.func @trunc(%arg: i32) {
  %result = llvm.trunc %arg : i32 to i8
  return
}

// -----
// op: llvm.sitofp
// CHECK: %0 = llvm.sitofp %arg0 : i32 to f32
// GENERIC: %0 = "llvm.sitofp"(%arg0) : (i32) -> f32
func.func @sitofp(%arg: i32) {
  %result = llvm.sitofp %arg : i32 to f32
  return
}

// -----
// op: llvm.uitofp
// CHECK: %0 = llvm.uitofp %arg0 : i32 to f32
// GENERIC: %0 = "llvm.uitofp"(%arg0) : (i32) -> f32
func.func @uitofp(%arg: i32) {
  %result = llvm.uitofp %arg : i32 to f32
  return
}

// -----
// op: llvm.fptosi
// CHECK: %0 = llvm.fptosi %arg0 : f32 to i32
// GENERIC: %0 = "llvm.fptosi"(%arg0) : (f32) -> i32
func.func @fptosi(%arg: f32) {
  %result = llvm.fptosi %arg : f32 to i32
  return
}

// -----
// op: llvm.fptoui
// CHECK: %0 = llvm.fptoui %arg0 : f32 to i32
// GENERIC: %0 = "llvm.fptoui"(%arg0) : (f32) -> i32
func.func @fptoui(%arg: f32) {
  %result = llvm.fptoui %arg : f32 to i32
  return
}

// -----
// op: llvm.fpext
// CHECK: %0 = llvm.fpext %arg0 : f32 to f64
// GENERIC: %0 = "llvm.fpext"(%arg0) : (f32) -> f64
func.func @fpext(%arg: f32) {
  %result = llvm.fpext %arg : f32 to f64
  return
}

// -----
// op: llvm.fptrunc
// CHECK: %0 = llvm.fptrunc %arg0 : f32 to f16
// GENERIC: %0 = "llvm.fptrunc"(%arg0) : (f32) -> f16
func.func @fptrunc(%arg: f32) {
  %result = llvm.fptrunc %arg : f32 to f16
  return
}

// -----
// op: llvm.invoke
// CHECK: llvm.invoke @may_throw() to ^bb1 unwind ^bb2 : () -> ()
// GENERIC: "llvm.invoke"()[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, callee = @may_throw, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
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
// CHECK: %1 = llvm.landingpad (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
// GENERIC: %1 = "llvm.landingpad"(%0) : (!llvm.ptr) -> !llvm.struct<(ptr, i32)>
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
// CHECK: %0 = llvm.va_arg %arg0 : (!llvm.ptr) -> i32
// GENERIC: %0 = "llvm.va_arg"(%arg0) : (!llvm.ptr) -> i32
func.func @va_arg(%arg: !llvm.ptr) {
  %result = llvm.va_arg %arg : (!llvm.ptr) -> i32
  return
}

// -----
// op: llvm.call
// CHECK: %0 = llvm.call %arg0(%arg1) : !llvm.ptr, (i32) -> i32
// GENERIC: %0 = "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> i32
func.func @call(%callee_operands: !llvm.ptr, %callee_operands_0: i32) {
  %result = llvm.call %callee_operands(%callee_operands_0) : !llvm.ptr, (i32) -> i32
  return
}

// -----
// op: llvm.extractelement
// CHECK: %0 = llvm.extractelement %arg0[%arg1 : i32] : vector<4xf32>
// GENERIC: %0 = "llvm.extractelement"(%arg0, %arg1) : (vector<4xf32>, i32) -> f32
func.func @extractelement(%vector: vector<4xf32>, %position: i32) {
  %result = llvm.extractelement %vector[%position : i32] : vector<4xf32>
  return
}

// -----
// op: llvm.extractvalue
// CHECK: %0 = llvm.extractvalue %arg0[1] : !llvm.struct<(i32, f32)>
// GENERIC: %0 = "llvm.extractvalue"(%arg0) <{position = array<i64: 1>}> : (!llvm.struct<(i32, f32)>) -> f32
func.func @extractvalue(%container: !llvm.struct<(i32, f32)>) {
  %result = llvm.extractvalue %container[1] : !llvm.struct<(i32, f32)>
  return
}

// -----
// op: llvm.insertelement
// CHECK: %0 = llvm.insertelement %arg1, %arg0[%arg2 : i32] : vector<4xf32>
// GENERIC: %0 = "llvm.insertelement"(%arg0, %arg1, %arg2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
func.func @insertelement(%vector: vector<4xf32>, %value: f32, %position: i32) {
  %result = llvm.insertelement %value, %vector[%position : i32] : vector<4xf32>
  return
}

// -----
// op: llvm.insertvalue
// CHECK: %0 = llvm.insertvalue %arg1, %arg0[0] : !llvm.struct<(i32, f32)>
// GENERIC: %0 = "llvm.insertvalue"(%arg0, %arg1) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>, i32) -> !llvm.struct<(i32, f32)>
func.func @insertvalue(%container: !llvm.struct<(i32, f32)>, %value: i32) {
  %result = llvm.insertvalue %value, %container[0] : !llvm.struct<(i32, f32)>
  return
}

// -----
// op: llvm.shufflevector
// CHECK: %0 = llvm.shufflevector %arg0, %arg1 [0, 5, 2] : vector<4xf32>
// GENERIC: %0 = "llvm.shufflevector"(%arg0, %arg1) <{mask = array<i32: 0, 5, 2>}> : (vector<4xf32>, vector<4xf32>) -> vector<3xf32>
func.func @shufflevector(%v1: vector<4xf32>, %v2: vector<4xf32>) {
  %result = llvm.shufflevector %v1, %v2 [0, 5, 2] : vector<4xf32>
  return
}

// -----
// op: llvm.select
// CHECK: %0 = llvm.select %arg0, %arg1, %arg2 : i1, i32
// GENERIC: %0 = "llvm.select"(%arg0, %arg1, %arg2) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
func.func @select(%condition: i1, %true_value: i32, %false_value: i32) {
  %result = llvm.select %condition, %true_value, %false_value : i1, i32
  return
}

// -----
// op: llvm.freeze
// CHECK: %0 = llvm.freeze %arg0 : i32
// GENERIC: %0 = "llvm.freeze"(%arg0) : (i32) -> i32
func.func @freeze(%val: i32) {
  %result = llvm.freeze %val : i32
  return
}

// -----
// op: llvm.br
// CHECK: llvm.br ^bb1(%arg0 : i32)
// GENERIC: "llvm.br"(%arg0)[^bb1] : (i32) -> ()
llvm.func @br(%value: i32) -> i32 {
  llvm.br ^next(%value : i32)
^next(%passed: i32):
  llvm.return %passed : i32
}

// -----
// op: llvm.cond_br
// CHECK: llvm.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
// GENERIC: "llvm.cond_br"(%arg0, %arg1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
llvm.func @cond_br(%condition: i1, %value: i32) -> i32 {
  llvm.cond_br %condition, ^then(%value : i32), ^else
^then(%passed: i32):
  llvm.return %passed : i32
^else:
  llvm.return %value : i32
}

// -----
// op: llvm.return
// CHECK: llvm.return %arg0 : i32
// GENERIC: "llvm.return"(%arg0) : (i32) -> ()
llvm.func @return(%value: i32) -> i32 {
  llvm.return %value : i32
}

// -----
// op: llvm.resume
// CHECK: llvm.resume %0 : !llvm.struct<(ptr, i32)>
// GENERIC: "llvm.resume"(%0) : (!llvm.struct<(ptr, i32)>) -> ()
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
// CHECK: llvm.unreachable
// GENERIC: "llvm.unreachable"() : () -> ()
llvm.func @unreachable() {
  llvm.unreachable
}

// -----
// op: llvm.switch
// CHECK: llvm.switch %arg0 : i32, ^bb1 [
// CHECK-NEXT: 0: ^bb2,
// CHECK-NEXT: 1: ^bb3
// CHECK-NEXT: ]
// GENERIC: "llvm.switch"(%arg0)[^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[0, 1]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
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
// CHECK: %0 = llvm.mlir.addressof @g2 : !llvm.ptr
// GENERIC: %0 = "llvm.mlir.addressof"() <{global_name = @g2}> : () -> !llvm.ptr
llvm.mlir.global external constant @g2("hello\0A\00") {addr_space = 0 : i32}
func.func @mlir_addressof() {
  %result = llvm.mlir.addressof @g2 : !llvm.ptr
  return
}

// -----
// op: llvm.mlir.global
// CHECK: llvm.mlir.global internal constant @table(dense<[1, 2, 4, 8]> : tensor<4xi32>) {addr_space = 4 : i32} : !llvm.array<4 x i32>
// GENERIC: "llvm.mlir.global"() <{addr_space = 4 : i32, constant, global_type = !llvm.array<4 x i32>, linkage = #llvm.linkage<internal>, sym_name = "table", unnamed_addr = 0 : i64, value = dense<[1, 2, 4, 8]> : tensor<4xi32>, visibility_ = 0 : i64}> ({
// GENERIC-NEXT: }) : () -> ()
llvm.mlir.global internal constant @table(dense<[1, 2, 4, 8]> : tensor<4xi32>) {addr_space = 4 : i32} : !llvm.array<4 x i32>
llvm.mlir.global external @tile() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<1024 x i8>

// -----
// op: llvm.mlir.global_ctors
// CHECK: llvm.mlir.global_ctors ctors = [@ctor], priorities = [0 : i32], data = [#llvm.zero]
// GENERIC: "llvm.mlir.global_ctors"() <{ctors = [@ctor], data = [#llvm.zero], priorities = [0 : i32]}> : () -> ()
llvm.func @ctor() {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@ctor], priorities = [0 : i32], data = [#llvm.zero]

// -----
// op: llvm.mlir.global_dtors
// CHECK: llvm.mlir.global_dtors dtors = [@dtor], priorities = [0 : i32], data = [#llvm.zero]
// GENERIC: "llvm.mlir.global_dtors"() <{data = [#llvm.zero], dtors = [@dtor], priorities = [0 : i32]}> : () -> ()
llvm.func @dtor() {
  llvm.return
}
llvm.mlir.global_dtors dtors = [@dtor], priorities = [0 : i32], data = [#llvm.zero]

// -----
// op: llvm.mlir.alias
// CHECK: llvm.mlir.alias external @other_name : i32 {
// CHECK-NEXT: %0 = llvm.mlir.addressof @counter : !llvm.ptr
// CHECK-NEXT: llvm.return %0 : !llvm.ptr
// CHECK-NEXT: }
// GENERIC: "llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<external>, sym_name = "other_name", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT: %0 = "llvm.mlir.addressof"() <{global_name = @counter}> : () -> !llvm.ptr
// GENERIC-NEXT: "llvm.return"(%0) : (!llvm.ptr) -> ()
// GENERIC-NEXT: }) : () -> ()
llvm.mlir.global external @counter(0 : i32) : i32
llvm.mlir.alias external @other_name : i32 {
  %address = llvm.mlir.addressof @counter : !llvm.ptr
  llvm.return %address : !llvm.ptr
}

// -----
// op: llvm.mlir.ifunc
// CHECK: llvm.mlir.ifunc external @dot : !llvm.func<f32 (ptr, i64)>, !llvm.ptr @choose_dot
// GENERIC: "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (ptr, i64)>, linkage = #llvm.linkage<external>, resolver = @choose_dot, resolver_type = !llvm.ptr, sym_name = "dot", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()
llvm.mlir.ifunc external @dot : !llvm.func<f32 (ptr, i64)>, !llvm.ptr @choose_dot
llvm.func @choose_dot() -> !llvm.ptr {
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.return %null : !llvm.ptr
}

// -----
// op: llvm.dso_local_equivalent
// CHECK: %0 = llvm.dso_local_equivalent @callee : !llvm.ptr
// GENERIC: %0 = "llvm.dso_local_equivalent"() <{function_name = @callee}> : () -> !llvm.ptr
llvm.func @callee()
llvm.func @dso_local_equivalent() {
  %address = llvm.dso_local_equivalent @callee : !llvm.ptr
  llvm.return
}

// -----
// op: llvm.blockaddress
// CHECK: %0 = llvm.blockaddress <function = @blockaddress, tag = <id = 1>> : !llvm.ptr
// GENERIC: %0 = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @blockaddress, tag = <id = 1>>}> : () -> !llvm.ptr
llvm.func @blockaddress() -> !llvm.ptr {
  %address = llvm.blockaddress <function = @blockaddress, tag = <id = 1>> : !llvm.ptr
  llvm.br ^target
^target:
  llvm.blocktag <id = 1>
  llvm.return %address : !llvm.ptr
}

// -----
// op: llvm.blocktag
// CHECK: llvm.blocktag <id = 1>
// GENERIC: "llvm.blocktag"() <{tag = #llvm.blocktag<id = 1>}> : () -> ()
llvm.func @blocktag() {
  llvm.blocktag <id = 1>
  llvm.return
}

// -----
// op: llvm.indirectbr
// CHECK: llvm.indirectbr %arg0 : !llvm.ptr, [
// CHECK-NEXT: ^bb1,
// CHECK-NEXT: ^bb2(%arg1 : i32)
// CHECK-NEXT: ]
// GENERIC: "llvm.indirectbr"(%arg0, %arg1)[^bb1, ^bb2] <{indbr_operand_segments = array<i32: 0, 1>}> : (!llvm.ptr, i32) -> ()
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
// CHECK: llvm.comdat_selector @keep_any any
// GENERIC: "llvm.comdat_selector"() <{comdat = 0 : i64, sym_name = "keep_any"}> : () -> ()
llvm.comdat @comdats {
  llvm.comdat_selector @keep_any any
}

// -----
// op: llvm.comdat
// CHECK: llvm.comdat @comdats {
// CHECK-NEXT: llvm.comdat_selector @keep_largest largest
// CHECK-NEXT: }
// GENERIC: "llvm.comdat"() <{sym_name = "comdats"}> ({
// GENERIC-NEXT: "llvm.comdat_selector"() <{comdat = 2 : i64, sym_name = "keep_largest"}> : () -> ()
// GENERIC-NEXT: }) : () -> ()
llvm.comdat @comdats {
  llvm.comdat_selector @keep_largest largest
}

// -----
// op: llvm.func
// CHECK: llvm.func @square(%arg0: f32) -> f32 {
// CHECK-NEXT: %0 = llvm.fmul %arg0, %arg0 : f32
// CHECK-NEXT: llvm.return %0 : f32
// CHECK-NEXT: }
// GENERIC: "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<f32 (f32)>, linkage = #llvm.linkage<external>, sym_name = "square", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %0 = "llvm.fmul"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "llvm.return"(%0) : (f32) -> ()
// GENERIC-NEXT: }) : () -> ()
llvm.func @square(%x: f32) -> f32 {
  %y = llvm.fmul %x, %x : f32
  llvm.return %y : f32
}
llvm.func @printf(!llvm.ptr, ...) -> i32

// -----
// op: llvm.mlir.none
// CHECK: %0 = llvm.mlir.none : !llvm.token
// GENERIC: %0 = "llvm.mlir.none"() : () -> !llvm.token
func.func @mlir_none() {
  %result = llvm.mlir.none : !llvm.token
  return
}

// -----
// op: llvm.mlir.undef
// CHECK: %0 = llvm.mlir.undef : f32
// GENERIC: %0 = "llvm.mlir.undef"() : () -> f32
func.func @mlir_undef() {
  %result = llvm.mlir.undef : f32
  return
}

// -----
// op: llvm.mlir.poison
// CHECK: %0 = llvm.mlir.poison : i32
// GENERIC: %0 = "llvm.mlir.poison"() : () -> i32
func.func @mlir_poison() {
  %result = llvm.mlir.poison : i32
  return
}

// -----
// op: llvm.mlir.zero
// CHECK: %0 = llvm.mlir.zero : !llvm.ptr
// GENERIC: %0 = "llvm.mlir.zero"() : () -> !llvm.ptr
func.func @mlir_zero() {
  %result = llvm.mlir.zero : !llvm.ptr
  return
}

// -----
// op: llvm.mlir.constant
// CHECK: %0 = llvm.mlir.constant(0 : i32) : i32
// GENERIC: %0 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
func.func @mlir_constant() {
  %result = llvm.mlir.constant(0 : i32) : i32
  return
}

// -----
// op: llvm.atomicrmw
// CHECK: %0 = llvm.atomicrmw add %arg0, %arg1 monotonic : !llvm.ptr, i32
// GENERIC: %0 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
func.func @atomicrmw(%ptr: !llvm.ptr, %val: i32) {
  %result = llvm.atomicrmw add %ptr, %val monotonic : !llvm.ptr, i32
  return
}

// -----
// op: llvm.cmpxchg
// CHECK: %0 = llvm.cmpxchg %arg0, %arg1, %arg2 acq_rel monotonic : !llvm.ptr, i32
// GENERIC: %0 = "llvm.cmpxchg"(%arg0, %arg1, %arg2) <{failure_ordering = 2 : i64, success_ordering = 6 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
func.func @cmpxchg(%ptr: !llvm.ptr, %cmp: i32, %val: i32) {
  %result = llvm.cmpxchg %ptr, %cmp, %val acq_rel monotonic : !llvm.ptr, i32
  return
}

// -----
// op: llvm.fence
// CHECK: llvm.fence release
// GENERIC: "llvm.fence"() <{ordering = 5 : i64}> : () -> ()
func.func @fence() {
  llvm.fence release
  return
}

// -----
// op: llvm.inline_asm
// CHECK: llvm.inline_asm "bar;", ""  : () -> ()
// GENERIC: "llvm.inline_asm"() <{asm_string = "bar;", constraints = "", tail_call_kind = #llvm.tailcallkind<none>}> : () -> ()
func.func @inline_asm() {
  llvm.inline_asm "bar;", "" : () -> ()
  return
}

// -----
// op: llvm.call_intrinsic
// CHECK: %0 = llvm.call_intrinsic "llvm.bswap.i32"(%arg0) : (i32) -> i32
// GENERIC: %0 = "llvm.call_intrinsic"(%arg0) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.bswap.i32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
func.func @call_intrinsic(%args: i32) {
  %result = llvm.call_intrinsic "llvm.bswap.i32"(%args) : (i32) -> i32
  return
}

// -----
// op: llvm.linker_options
// CHECK: llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
// GENERIC: "llvm.linker_options"() <{options = ["/DEFAULTLIB:", "libcmt"]}> : () -> ()
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]

// -----
// op: llvm.module_flags
// CHECK: llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
// GENERIC: "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]}> : () -> ()
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]

// -----
// op: llvm.intr.prefetch
// CHECK: "llvm.intr.prefetch"(%arg0) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
// GENERIC: "llvm.intr.prefetch"(%arg0) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
func.func @intr_prefetch(%addr: !llvm.ptr) {
  "llvm.intr.prefetch"(%addr) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  return
}

// -----
// op: llvm.intr.memcpy
// CHECK: "llvm.intr.memcpy"(%arg0, %arg1, %arg2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// GENERIC: "llvm.intr.memcpy"(%arg0, %arg1, %arg2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
func.func @intr_memcpy(%dst: !llvm.ptr, %src: !llvm.ptr, %len: i64) {
  "llvm.intr.memcpy"(%dst, %src, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}

// -----
// op: llvm.intr.memmove
// CHECK: "llvm.intr.memmove"(%arg0, %arg1, %arg2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// GENERIC: "llvm.intr.memmove"(%arg0, %arg1, %arg2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
func.func @intr_memmove(%dst: !llvm.ptr, %src: !llvm.ptr, %len: i64) {
  "llvm.intr.memmove"(%dst, %src, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}

// -----
// op: llvm.intr.memcpy.inline
// CHECK: "llvm.intr.memcpy.inline"(%arg0, %arg1) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC: "llvm.intr.memcpy.inline"(%arg0, %arg1) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
func.func @intr_memcpy_inline(%dst: !llvm.ptr, %src: !llvm.ptr) {
  "llvm.intr.memcpy.inline"(%dst, %src) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  return
}

// -----
// op: llvm.intr.memset
// CHECK: "llvm.intr.memset"(%arg0, %arg1, %arg2) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// GENERIC: "llvm.intr.memset"(%arg0, %arg1, %arg2) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
func.func @intr_memset(%dst: !llvm.ptr, %val: i8, %len: i64) {
  "llvm.intr.memset"(%dst, %val, %len) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  return
}

// -----
// op: llvm.intr.memset.inline
// CHECK: "llvm.intr.memset.inline"(%arg0, %arg1) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, i8) -> ()
// GENERIC: "llvm.intr.memset.inline"(%arg0, %arg1) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, i8) -> ()
func.func @intr_memset_inline(%dst: !llvm.ptr, %val: i8) {
  "llvm.intr.memset.inline"(%dst, %val) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, i8) -> ()
  return
}

// -----
// op: llvm.intr.experimental.noalias.scope.decl
// CHECK: llvm.intr.experimental.noalias.scope.decl #alias_scope
// GENERIC: "llvm.intr.experimental.noalias.scope.decl"() <{scope = #alias_scope}> : () -> ()
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "dom">
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain, description = "s1">
func.func @intr_experimental_noalias_scope_decl() {
  llvm.intr.experimental.noalias.scope.decl #alias_scope
  return
}

// -----
// op: llvm.intr.ptrmask
// CHECK: %0 = llvm.intr.ptrmask %arg0, %arg1 : (!llvm.ptr, i64) -> !llvm.ptr
// GENERIC: %0 = "llvm.intr.ptrmask"(%arg0, %arg1) : (!llvm.ptr, i64) -> !llvm.ptr
func.func @intr_ptrmask(%ptr: !llvm.ptr, %mask: i64) {
  %result = llvm.intr.ptrmask %ptr, %mask : (!llvm.ptr, i64) -> !llvm.ptr
  return
}

// -----
// op: llvm.intr.lifetime.start
// CHECK: llvm.intr.lifetime.start %arg0 : !llvm.ptr
// GENERIC: "llvm.intr.lifetime.start"(%arg0) : (!llvm.ptr) -> ()
func.func @intr_lifetime_start(%ptr: !llvm.ptr) {
  llvm.intr.lifetime.start %ptr : !llvm.ptr
  return
}

// -----
// op: llvm.intr.lifetime.end
// CHECK: llvm.intr.lifetime.end %arg0 : !llvm.ptr
// GENERIC: "llvm.intr.lifetime.end"(%arg0) : (!llvm.ptr) -> ()
func.func @intr_lifetime_end(%ptr: !llvm.ptr) {
  llvm.intr.lifetime.end %ptr : !llvm.ptr
  return
}

// -----
// op: llvm.intr.invariant.start
// CHECK: %0 = llvm.intr.invariant.start 16, %arg0 : !llvm.ptr
// GENERIC: %0 = "llvm.intr.invariant.start"(%arg0) <{size = 16 : i64}> : (!llvm.ptr) -> !llvm.ptr
func.func @intr_invariant_start(%ptr: !llvm.ptr) {
  %start = llvm.intr.invariant.start 16, %ptr : !llvm.ptr
  return
}

// -----
// op: llvm.intr.invariant.end
// CHECK: llvm.intr.invariant.end %0, 16, %arg0 : !llvm.ptr
// GENERIC: "llvm.intr.invariant.end"(%0, %arg0) <{size = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
func.func @intr_invariant_end(%ptr: !llvm.ptr) {
  %start = llvm.intr.invariant.start 16, %ptr : !llvm.ptr
  llvm.intr.invariant.end %start, 16, %ptr : !llvm.ptr
  return
}

// -----
// op: llvm.intr.launder.invariant.group
// CHECK: %0 = llvm.intr.launder.invariant.group %arg0 : !llvm.ptr
// GENERIC: %0 = "llvm.intr.launder.invariant.group"(%arg0) : (!llvm.ptr) -> !llvm.ptr
func.func @intr_launder_invariant_group(%ptr: !llvm.ptr) {
  %result = llvm.intr.launder.invariant.group %ptr : !llvm.ptr
  return
}

// -----
// op: llvm.intr.strip.invariant.group
// CHECK: %0 = llvm.intr.strip.invariant.group %arg0 : !llvm.ptr
// GENERIC: %0 = "llvm.intr.strip.invariant.group"(%arg0) : (!llvm.ptr) -> !llvm.ptr
func.func @intr_strip_invariant_group(%ptr: !llvm.ptr) {
  %result = llvm.intr.strip.invariant.group %ptr : !llvm.ptr
  return
}

// -----
// op: llvm.intr.assume
// CHECK: llvm.intr.assume %arg0 : i1
// GENERIC: "llvm.intr.assume"(%arg0) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
func.func @intr_assume(%cond: i1) {
  llvm.intr.assume %cond : i1
  return
}

// -----
// op: llvm.intr.ssa.copy
// CHECK: %0 = llvm.intr.ssa.copy %arg0 : f32
// GENERIC: %0 = "llvm.intr.ssa.copy"(%arg0) : (f32) -> f32
func.func @intr_ssa_copy(%operand: f32) {
  %result = llvm.intr.ssa.copy %operand : f32
  return
}

// -----
// op: llvm.intr.expect
// CHECK: %0 = llvm.intr.expect %arg0, %arg1 : i32
// GENERIC: %0 = "llvm.intr.expect"(%arg0, %arg1) : (i32, i32) -> i32
func.func @intr_expect(%val: i32, %expected: i32) {
  %result = llvm.intr.expect %val, %expected : i32
  return
}

// -----
// op: llvm.intr.expect.with.probability
// CHECK: %0 = llvm.intr.expect.with.probability %arg0, %arg1, 9.000000e-01 : i32
// GENERIC: %0 = "llvm.intr.expect.with.probability"(%arg0, %arg1) <{prob = 9.000000e-01 : f64}> : (i32, i32) -> i32
func.func @intr_expect_with_probability(%val: i32, %expected: i32) {
  %result = llvm.intr.expect.with.probability %val, %expected, 9.000000e-01 : i32
  return
}

// -----
// op: llvm.intr.threadlocal.address
// CHECK: %0 = "llvm.intr.threadlocal.address"(%arg0) : (!llvm.ptr) -> !llvm.ptr
// GENERIC: %0 = "llvm.intr.threadlocal.address"(%arg0) : (!llvm.ptr) -> !llvm.ptr
func.func @intr_threadlocal_address(%global: !llvm.ptr) {
  %result = "llvm.intr.threadlocal.address"(%global) : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----
// op: llvm.intr.coro.id
// CHECK: %0 = llvm.intr.coro.id %arg0, %arg1, %arg2, %arg3 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
// GENERIC: %0 = "llvm.intr.coro.id"(%arg0, %arg1, %arg2, %arg3) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
func.func @intr_coro_id(%align: i32, %promise: !llvm.ptr, %coroaddr: !llvm.ptr, %fnaddrs: !llvm.ptr) {
  %token = llvm.intr.coro.id %align, %promise, %coroaddr, %fnaddrs : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  return
}

// -----
// op: llvm.intr.coro.begin
// CHECK: %0 = llvm.intr.coro.begin %arg0, %arg1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// GENERIC: %0 = "llvm.intr.coro.begin"(%arg0, %arg1) : (!llvm.token, !llvm.ptr) -> !llvm.ptr
func.func @intr_coro_begin(%token: !llvm.token, %mem: !llvm.ptr) {
  %result = llvm.intr.coro.begin %token, %mem : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  return
}

// -----
// op: llvm.intr.coro.size
// CHECK: %0 = llvm.intr.coro.size : i64
// GENERIC: %0 = "llvm.intr.coro.size"() : () -> i64
func.func @intr_coro_size() {
  %size = llvm.intr.coro.size : i64
  return
}

// -----
// op: llvm.intr.coro.align
// CHECK: %0 = llvm.intr.coro.align : i64
// GENERIC: %0 = "llvm.intr.coro.align"() : () -> i64
func.func @intr_coro_align() {
  %align = llvm.intr.coro.align : i64
  return
}

// -----
// op: llvm.intr.coro.save
// CHECK: %0 = llvm.intr.coro.save %arg0 : (!llvm.ptr) -> !llvm.token
// GENERIC: %0 = "llvm.intr.coro.save"(%arg0) : (!llvm.ptr) -> !llvm.token
func.func @intr_coro_save(%handle: !llvm.ptr) {
  %state = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  return
}

// -----
// op: llvm.intr.coro.suspend
// CHECK: %0 = llvm.intr.coro.suspend %arg0, %arg1 : i8
// GENERIC: %0 = "llvm.intr.coro.suspend"(%arg0, %arg1) : (!llvm.token, i1) -> i8
func.func @intr_coro_suspend(%save: !llvm.token, %final: i1) {
  %what = llvm.intr.coro.suspend %save, %final : i8
  return
}

// -----
// op: llvm.intr.coro.end
// CHECK: %0 = llvm.intr.coro.end %arg0, %arg1, %arg2 : (!llvm.ptr, i1, !llvm.token) -> i1
// GENERIC: %0 = "llvm.intr.coro.end"(%arg0, %arg1, %arg2) : (!llvm.ptr, i1, !llvm.token) -> i1
func.func @intr_coro_end(%handle: !llvm.ptr, %unwind: i1, %retvals: !llvm.token) {
  %ended = llvm.intr.coro.end %handle, %unwind, %retvals : (!llvm.ptr, i1, !llvm.token) -> i1
  return
}

// -----
// op: llvm.intr.coro.free
// CHECK: %0 = llvm.intr.coro.free %arg0, %arg1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// GENERIC: %0 = "llvm.intr.coro.free"(%arg0, %arg1) : (!llvm.token, !llvm.ptr) -> !llvm.ptr
func.func @intr_coro_free(%id: !llvm.token, %handle: !llvm.ptr) {
  %result = llvm.intr.coro.free %id, %handle : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  return
}

// -----
// op: llvm.intr.coro.resume
// CHECK: llvm.intr.coro.resume %arg0 : !llvm.ptr
// GENERIC: "llvm.intr.coro.resume"(%arg0) : (!llvm.ptr) -> ()
func.func @intr_coro_resume(%handle: !llvm.ptr) {
  llvm.intr.coro.resume %handle : !llvm.ptr
  return
}

// -----
// op: llvm.intr.coro.promise
// CHECK: %0 = llvm.intr.coro.promise %arg0, %arg1, %arg2 : (!llvm.ptr, i32, i1) -> !llvm.ptr
// GENERIC: %0 = "llvm.intr.coro.promise"(%arg0, %arg1, %arg2) : (!llvm.ptr, i32, i1) -> !llvm.ptr
func.func @intr_coro_promise(%handle: !llvm.ptr, %align: i32, %from: i1) {
  %result = llvm.intr.coro.promise %handle, %align, %from : (!llvm.ptr, i32, i1) -> !llvm.ptr
  return
}

// -----
// op: llvm.intr.dbg.declare
// CHECK: llvm.intr.dbg.declare #di_local_variable = %arg0 : !llvm.ptr
// GENERIC: "llvm.intr.dbg.declare"(%arg0) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable}> : (!llvm.ptr) -> ()
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
// CHECK: llvm.intr.dbg.value #di_local_variable = %arg0 : i32
// GENERIC: "llvm.intr.dbg.value"(%arg0) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable}> : (i32) -> ()
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
// CHECK: llvm.intr.dbg.label #di_label
// GENERIC: "llvm.intr.dbg.label"() <{label = #di_label}> : () -> ()
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
// CHECK: llvm.intr.vastart %arg0 : !llvm.ptr
// GENERIC: "llvm.intr.vastart"(%arg0) : (!llvm.ptr) -> ()
func.func @intr_vastart(%arg_list: !llvm.ptr) {
  llvm.intr.vastart %arg_list : !llvm.ptr
  return
}

// -----
// op: llvm.intr.vacopy
// CHECK: llvm.intr.vacopy %arg1 to %arg0 : !llvm.ptr, !llvm.ptr
// GENERIC: "llvm.intr.vacopy"(%arg0, %arg1) : (!llvm.ptr, !llvm.ptr) -> ()
func.func @intr_vacopy(%dest_list: !llvm.ptr, %src_list: !llvm.ptr) {
  llvm.intr.vacopy %src_list to %dest_list : !llvm.ptr, !llvm.ptr
  return
}

// -----
// op: llvm.intr.vaend
// CHECK: llvm.intr.vaend %arg0 : !llvm.ptr
// GENERIC: "llvm.intr.vaend"(%arg0) : (!llvm.ptr) -> ()
func.func @intr_vaend(%arg_list: !llvm.ptr) {
  llvm.intr.vaend %arg_list : !llvm.ptr
  return
}

// -----
// op: llvm.intr.eh.typeid.for
// CHECK: %0 = llvm.intr.eh.typeid.for %arg0 : (!llvm.ptr) -> i32
// GENERIC: %0 = "llvm.intr.eh.typeid.for"(%arg0) : (!llvm.ptr) -> i32
func.func @intr_eh_typeid_for(%type_info: !llvm.ptr) {
  %id = llvm.intr.eh.typeid.for %type_info : (!llvm.ptr) -> i32
  return
}

// -----
// op: llvm.intr.stacksave
// CHECK: %0 = llvm.intr.stacksave : !llvm.ptr
// GENERIC: %0 = "llvm.intr.stacksave"() : () -> !llvm.ptr
func.func @intr_stacksave() {
  %result = llvm.intr.stacksave : !llvm.ptr
  return
}

// -----
// op: llvm.intr.stackrestore
// CHECK: llvm.intr.stackrestore %arg0 : !llvm.ptr
// GENERIC: "llvm.intr.stackrestore"(%arg0) : (!llvm.ptr) -> ()
func.func @intr_stackrestore(%ptr: !llvm.ptr) {
  llvm.intr.stackrestore %ptr : !llvm.ptr
  return
}

// -----
// op: llvm.intr.var.annotation
// CHECK: "llvm.intr.var.annotation"(%arg0, %arg1, %arg2, %arg3, %arg4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
// GENERIC: "llvm.intr.var.annotation"(%arg0, %arg1, %arg2, %arg3, %arg4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
func.func @intr_var_annotation(%val: !llvm.ptr, %annotation: !llvm.ptr, %file_name: !llvm.ptr, %line: i32, %attr: !llvm.ptr) {
  "llvm.intr.var.annotation"(%val, %annotation, %file_name, %line, %attr) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  return
}

// -----
// op: llvm.intr.ptr.annotation
// CHECK: %0 = "llvm.intr.ptr.annotation"(%arg0, %arg1, %arg2, %arg3, %arg4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// GENERIC: %0 = "llvm.intr.ptr.annotation"(%arg0, %arg1, %arg2, %arg3, %arg4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
func.func @intr_ptr_annotation(%ptr: !llvm.ptr, %annotation: !llvm.ptr, %file_name: !llvm.ptr, %line: i32, %attr: !llvm.ptr) {
  %result = "llvm.intr.ptr.annotation"(%ptr, %annotation, %file_name, %line, %attr) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  return
}

// -----
// op: llvm.intr.annotation
// CHECK: %0 = "llvm.intr.annotation"(%arg0, %arg1, %arg2, %arg3) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
// GENERIC: %0 = "llvm.intr.annotation"(%arg0, %arg1, %arg2, %arg3) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
func.func @intr_annotation(%integer: i32, %annotation: !llvm.ptr, %file_name: !llvm.ptr, %line: i32) {
  %result = "llvm.intr.annotation"(%integer, %annotation, %file_name, %line) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  return
}

// -----
// op: llvm.intr.trap
// CHECK: llvm.intr.trap
// GENERIC: "llvm.intr.trap"() : () -> ()
func.func @intr_trap() {
  llvm.intr.trap
  return
}

// -----
// op: llvm.intr.debugtrap
// CHECK: llvm.intr.debugtrap
// GENERIC: "llvm.intr.debugtrap"() : () -> ()
func.func @intr_debugtrap() {
  llvm.intr.debugtrap
  return
}

// -----
// op: llvm.intr.ubsantrap
// CHECK: llvm.intr.ubsantrap <{failureKind = 3 : i8}>
// GENERIC: "llvm.intr.ubsantrap"() <{failureKind = 3 : i8}> : () -> ()
func.func @intr_ubsantrap() {
  llvm.intr.ubsantrap <{failureKind = 3 : i8}>
  return
}

// -----
// op: llvm.intr.vscale
// CHECK: %0 = "llvm.intr.vscale"() : () -> i64
// GENERIC: %0 = "llvm.intr.vscale"() : () -> i64
func.func @intr_vscale() {
  %scale = "llvm.intr.vscale"() : () -> i64
  return
}

// -----
// op: llvm.intr.experimental.vp.strided.load
// CHECK: %0 = "llvm.intr.experimental.vp.strided.load"(%arg0, %arg1, %arg2, %arg3) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xf32>
// GENERIC: %0 = "llvm.intr.experimental.vp.strided.load"(%arg0, %arg1, %arg2, %arg3) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xf32>
func.func @intr_experimental_vp_strided_load(%ptr: !llvm.ptr, %stride: i64, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.experimental.vp.strided.load"(%ptr, %stride, %mask, %evl) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.experimental.vp.strided.store
// CHECK: "llvm.intr.experimental.vp.strided.store"(%arg0, %arg1, %arg2, %arg3, %arg4) : (vector<4xf32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
// GENERIC: "llvm.intr.experimental.vp.strided.store"(%arg0, %arg1, %arg2, %arg3, %arg4) : (vector<4xf32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
func.func @intr_experimental_vp_strided_store(%val: vector<4xf32>, %ptr: !llvm.ptr, %stride: i64, %mask: vector<4xi1>, %evl: i32) {
  "llvm.intr.experimental.vp.strided.store"(%val, %ptr, %stride, %mask, %evl) : (vector<4xf32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
  return
}

// -----
// op: llvm.intr.abs
// CHECK: %0 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = true}> : (i32) -> i32
// GENERIC: %0 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = true}> : (i32) -> i32
func.func @intr_abs(%in: i32) {
  %result = "llvm.intr.abs"(%in) <{is_int_min_poison = true}> : (i32) -> i32
  return
}

// -----
// op: llvm.intr.is.fpclass
// CHECK: %0 = "llvm.intr.is.fpclass"(%arg0) <{bit = 3 : i32}> : (f32) -> i1
// GENERIC: %0 = "llvm.intr.is.fpclass"(%arg0) <{bit = 3 : i32}> : (f32) -> i1
func.func @intr_is_fpclass(%in: f32) {
  %result = "llvm.intr.is.fpclass"(%in) <{bit = 3 : i32}> : (f32) -> i1
  return
}

// -----
// op: llvm.intr.copysign
// CHECK: %0 = llvm.intr.copysign(%arg0, %arg1) : (f32, f32) -> f32
// GENERIC: %0 = "llvm.intr.copysign"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
func.func @intr_copysign(%a: f32, %b: f32) {
  %result = llvm.intr.copysign(%a, %b) : (f32, f32) -> f32
  return
}

// -----
// op: llvm.intr.exp
// CHECK: %0 = llvm.intr.exp(%arg0) : (f32) -> f32
// GENERIC: %0 = "llvm.intr.exp"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
func.func @intr_exp(%in: f32) {
  %result = llvm.intr.exp(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.exp2
// CHECK: %0 = llvm.intr.exp2(%arg0) : (f32) -> f32
// GENERIC: %0 = "llvm.intr.exp2"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
func.func @intr_exp2(%in: f32) {
  %result = llvm.intr.exp2(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.exp10
// CHECK: %0 = llvm.intr.exp10(%arg0) : (f32) -> f32
// GENERIC: %0 = "llvm.intr.exp10"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
func.func @intr_exp10(%in: f32) {
  %result = llvm.intr.exp10(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.ldexp
// CHECK: %0 = llvm.intr.ldexp(%arg0, %arg1) : (f32, i32) -> f32
// GENERIC: %0 = "llvm.intr.ldexp"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, i32) -> f32
func.func @intr_ldexp(%val: f32, %power: i32) {
  %result = llvm.intr.ldexp(%val, %power) : (f32, i32) -> f32
  return
}

// -----
// op: llvm.intr.frexp
// CHECK: %0 = llvm.intr.frexp(%arg0) : (f32) -> !llvm.struct<(f32, i32)>
// GENERIC: %0 = "llvm.intr.frexp"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> !llvm.struct<(f32, i32)>
func.func @intr_frexp(%val: f32) {
  %result = llvm.intr.frexp(%val) : (f32) -> !llvm.struct<(f32, i32)>
  return
}

// -----
// op: llvm.intr.fabs
// CHECK: %0 = llvm.intr.fabs(%arg0) : (f32) -> f32
// GENERIC: %0 = "llvm.intr.fabs"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
func.func @intr_fabs(%in: f32) {
  %result = llvm.intr.fabs(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.ceil
// CHECK: %0 = llvm.intr.ceil(%arg0) : (f32) -> f32
// GENERIC: %0 = "llvm.intr.ceil"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
func.func @intr_ceil(%in: f32) {
  %result = llvm.intr.ceil(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.floor
// CHECK: %0 = llvm.intr.floor(%arg0) : (f32) -> f32
// GENERIC: %0 = "llvm.intr.floor"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
func.func @intr_floor(%in: f32) {
  %result = llvm.intr.floor(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.fma
// CHECK: %0 = llvm.intr.fma(%arg0, %arg1, %arg2) : (f32, f32, f32) -> f32
// GENERIC: %0 = "llvm.intr.fma"(%arg0, %arg1, %arg2) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32, f32) -> f32
func.func @intr_fma(%a: f32, %b: f32, %c: f32) {
  %result = llvm.intr.fma(%a, %b, %c) : (f32, f32, f32) -> f32
  return
}

// -----
// op: llvm.intr.fmuladd
// CHECK: %0 = llvm.intr.fmuladd(%arg0, %arg1, %arg2) : (f32, f32, f32) -> f32
// GENERIC: %0 = "llvm.intr.fmuladd"(%arg0, %arg1, %arg2) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32, f32) -> f32
func.func @intr_fmuladd(%a: f32, %b: f32, %c: f32) {
  %result = llvm.intr.fmuladd(%a, %b, %c) : (f32, f32, f32) -> f32
  return
}

// -----
// op: llvm.intr.log10
// CHECK: %0 = llvm.intr.log10(%arg0) : (f32) -> f32
// GENERIC: %0 = "llvm.intr.log10"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
func.func @intr_log10(%in: f32) {
  %result = llvm.intr.log10(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.log2
// CHECK: %0 = llvm.intr.log2(%arg0) : (f32) -> f32
// GENERIC: %0 = "llvm.intr.log2"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
func.func @intr_log2(%in: f32) {
  %result = llvm.intr.log2(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.log
// CHECK: %0 = llvm.intr.log(%arg0) : (f32) -> f32
// GENERIC: %0 = "llvm.intr.log"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
func.func @intr_log(%in: f32) {
  %result = llvm.intr.log(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.roundeven
// CHECK: %0 = llvm.intr.roundeven(%arg0) : (f32) -> f32
// GENERIC: %0 = "llvm.intr.roundeven"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
func.func @intr_roundeven(%in: f32) {
  %result = llvm.intr.roundeven(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.round
// CHECK: %0 = llvm.intr.round(%arg0) : (f32) -> f32
// GENERIC: %0 = "llvm.intr.round"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
func.func @intr_round(%in: f32) {
  %result = llvm.intr.round(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.trunc
// CHECK: %0 = llvm.intr.trunc(%arg0) : (f32) -> f32
// GENERIC: %0 = "llvm.intr.trunc"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
func.func @intr_trunc(%in: f32) {
  %result = llvm.intr.trunc(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.sqrt
// CHECK: %0 = llvm.intr.sqrt(%arg0) : (f32) -> f32
// GENERIC: %0 = "llvm.intr.sqrt"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
func.func @intr_sqrt(%in: f32) {
  %result = llvm.intr.sqrt(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.pow
// CHECK: %0 = llvm.intr.pow(%arg0, %arg1) : (f32, f32) -> f32
// GENERIC: %0 = "llvm.intr.pow"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
func.func @intr_pow(%a: f32, %b: f32) {
  %result = llvm.intr.pow(%a, %b) : (f32, f32) -> f32
  return
}

// -----
// op: llvm.intr.powi
// CHECK: %0 = llvm.intr.powi(%arg0, %arg1) : (f32, i32) -> f32
// GENERIC: %0 = "llvm.intr.powi"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, i32) -> f32
func.func @intr_powi(%val: f32, %power: i32) {
  %result = llvm.intr.powi(%val, %power) : (f32, i32) -> f32
  return
}

// -----
// op: llvm.intr.rint
// CHECK: %0 = llvm.intr.rint(%arg0) : (f32) -> f32
// GENERIC: %0 = "llvm.intr.rint"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
func.func @intr_rint(%in: f32) {
  %result = llvm.intr.rint(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.nearbyint
// CHECK: %0 = llvm.intr.nearbyint(%arg0) : (f32) -> f32
// GENERIC: %0 = "llvm.intr.nearbyint"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
func.func @intr_nearbyint(%in: f32) {
  %result = llvm.intr.nearbyint(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.lround
// CHECK: %0 = llvm.intr.lround(%arg0) : (f32) -> i64
// GENERIC: %0 = "llvm.intr.lround"(%arg0) : (f32) -> i64
func.func @intr_lround(%val: f32) {
  %result = llvm.intr.lround(%val) : (f32) -> i64
  return
}

// -----
// op: llvm.intr.llround
// CHECK: %0 = llvm.intr.llround(%arg0) : (f32) -> i64
// GENERIC: %0 = "llvm.intr.llround"(%arg0) : (f32) -> i64
func.func @intr_llround(%val: f32) {
  %result = llvm.intr.llround(%val) : (f32) -> i64
  return
}

// -----
// op: llvm.intr.lrint
// CHECK: %0 = llvm.intr.lrint(%arg0) : (f32) -> i64
// GENERIC: %0 = "llvm.intr.lrint"(%arg0) : (f32) -> i64
func.func @intr_lrint(%val: f32) {
  %result = llvm.intr.lrint(%val) : (f32) -> i64
  return
}

// -----
// op: llvm.intr.llrint
// CHECK: %0 = llvm.intr.llrint(%arg0) : (f32) -> i64
// GENERIC: %0 = "llvm.intr.llrint"(%arg0) : (f32) -> i64
func.func @intr_llrint(%val: f32) {
  %result = llvm.intr.llrint(%val) : (f32) -> i64
  return
}

// -----
// op: llvm.intr.bitreverse
// CHECK: %0 = llvm.intr.bitreverse(%arg0) : (i32) -> i32
// GENERIC: %0 = "llvm.intr.bitreverse"(%arg0) : (i32) -> i32
func.func @intr_bitreverse(%in: i32) {
  %result = llvm.intr.bitreverse(%in) : (i32) -> i32
  return
}

// -----
// op: llvm.intr.bswap
// CHECK: %0 = llvm.intr.bswap(%arg0) : (i32) -> i32
// GENERIC: %0 = "llvm.intr.bswap"(%arg0) : (i32) -> i32
func.func @intr_bswap(%in: i32) {
  %result = llvm.intr.bswap(%in) : (i32) -> i32
  return
}

// -----
// op: llvm.intr.ctlz
// CHECK: %0 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (i32) -> i32
// GENERIC: %0 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (i32) -> i32
func.func @intr_ctlz(%in: i32) {
  %result = "llvm.intr.ctlz"(%in) <{is_zero_poison = false}> : (i32) -> i32
  return
}

// -----
// op: llvm.intr.cttz
// CHECK: %0 = "llvm.intr.cttz"(%arg0) <{is_zero_poison = true}> : (i32) -> i32
// GENERIC: %0 = "llvm.intr.cttz"(%arg0) <{is_zero_poison = true}> : (i32) -> i32
func.func @intr_cttz(%in: i32) {
  %result = "llvm.intr.cttz"(%in) <{is_zero_poison = true}> : (i32) -> i32
  return
}

// -----
// op: llvm.intr.ctpop
// CHECK: %0 = llvm.intr.ctpop(%arg0) : (i32) -> i32
// GENERIC: %0 = "llvm.intr.ctpop"(%arg0) : (i32) -> i32
func.func @intr_ctpop(%in: i32) {
  %result = llvm.intr.ctpop(%in) : (i32) -> i32
  return
}

// -----
// op: llvm.intr.fshl
// CHECK: %0 = llvm.intr.fshl(%arg0, %arg1, %arg2) : (i32, i32, i32) -> i32
// GENERIC: %0 = "llvm.intr.fshl"(%arg0, %arg1, %arg2) : (i32, i32, i32) -> i32
func.func @intr_fshl(%a: i32, %b: i32, %c: i32) {
  %result = llvm.intr.fshl(%a, %b, %c) : (i32, i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.fshr
// CHECK: %0 = llvm.intr.fshr(%arg0, %arg1, %arg2) : (i32, i32, i32) -> i32
// GENERIC: %0 = "llvm.intr.fshr"(%arg0, %arg1, %arg2) : (i32, i32, i32) -> i32
func.func @intr_fshr(%a: i32, %b: i32, %c: i32) {
  %result = llvm.intr.fshr(%a, %b, %c) : (i32, i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.maxnum
// CHECK: %0 = llvm.intr.maxnum(%arg0, %arg1) : (f32, f32) -> f32
// GENERIC: %0 = "llvm.intr.maxnum"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
func.func @intr_maxnum(%a: f32, %b: f32) {
  %result = llvm.intr.maxnum(%a, %b) : (f32, f32) -> f32
  return
}

// -----
// op: llvm.intr.minnum
// CHECK: %0 = llvm.intr.minnum(%arg0, %arg1) : (f32, f32) -> f32
// GENERIC: %0 = "llvm.intr.minnum"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
func.func @intr_minnum(%a: f32, %b: f32) {
  %result = llvm.intr.minnum(%a, %b) : (f32, f32) -> f32
  return
}

// -----
// op: llvm.intr.maximum
// CHECK: %0 = llvm.intr.maximum(%arg0, %arg1) : (f32, f32) -> f32
// GENERIC: %0 = "llvm.intr.maximum"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
func.func @intr_maximum(%a: f32, %b: f32) {
  %result = llvm.intr.maximum(%a, %b) : (f32, f32) -> f32
  return
}

// -----
// op: llvm.intr.minimum
// CHECK: %0 = llvm.intr.minimum(%arg0, %arg1) : (f32, f32) -> f32
// GENERIC: %0 = "llvm.intr.minimum"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
func.func @intr_minimum(%a: f32, %b: f32) {
  %result = llvm.intr.minimum(%a, %b) : (f32, f32) -> f32
  return
}

// -----
// op: llvm.intr.smax
// CHECK: %0 = llvm.intr.smax(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC: %0 = "llvm.intr.smax"(%arg0, %arg1) : (i32, i32) -> i32
func.func @intr_smax(%a: i32, %b: i32) {
  %result = llvm.intr.smax(%a, %b) : (i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.smin
// CHECK: %0 = llvm.intr.smin(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC: %0 = "llvm.intr.smin"(%arg0, %arg1) : (i32, i32) -> i32
func.func @intr_smin(%a: i32, %b: i32) {
  %result = llvm.intr.smin(%a, %b) : (i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.umax
// CHECK: %0 = llvm.intr.umax(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC: %0 = "llvm.intr.umax"(%arg0, %arg1) : (i32, i32) -> i32
func.func @intr_umax(%a: i32, %b: i32) {
  %result = llvm.intr.umax(%a, %b) : (i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.umin
// CHECK: %0 = llvm.intr.umin(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC: %0 = "llvm.intr.umin"(%arg0, %arg1) : (i32, i32) -> i32
func.func @intr_umin(%a: i32, %b: i32) {
  %result = llvm.intr.umin(%a, %b) : (i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.scmp
// CHECK: %0 = llvm.intr.scmp(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC: %0 = "llvm.intr.scmp"(%arg0, %arg1) : (i32, i32) -> i32
func.func @intr_scmp(%a: i32, %b: i32) {
  %result = llvm.intr.scmp(%a, %b) : (i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.ucmp
// CHECK: %0 = llvm.intr.ucmp(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC: %0 = "llvm.intr.ucmp"(%arg0, %arg1) : (i32, i32) -> i32
func.func @intr_ucmp(%a: i32, %b: i32) {
  %result = llvm.intr.ucmp(%a, %b) : (i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.sin
// CHECK: %0 = llvm.intr.sin(%arg0) : (f32) -> f32
// GENERIC: %0 = "llvm.intr.sin"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
func.func @intr_sin(%in: f32) {
  %result = llvm.intr.sin(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.cos
// CHECK: %0 = llvm.intr.cos(%arg0) : (f32) -> f32
// GENERIC: %0 = "llvm.intr.cos"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
func.func @intr_cos(%in: f32) {
  %result = llvm.intr.cos(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.tan
// CHECK: %0 = llvm.intr.tan(%arg0) : (f32) -> f32
// GENERIC: %0 = "llvm.intr.tan"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
func.func @intr_tan(%in: f32) {
  %result = llvm.intr.tan(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.sincos
// CHECK: %0 = llvm.intr.sincos(%arg0) : (f32) -> !llvm.struct<(f32, f32)>
// GENERIC: %0 = "llvm.intr.sincos"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> !llvm.struct<(f32, f32)>
func.func @intr_sincos(%val: f32) {
  %result = llvm.intr.sincos(%val) : (f32) -> !llvm.struct<(f32, f32)>
  return
}

// -----
// op: llvm.intr.asin
// CHECK: %0 = llvm.intr.asin(%arg0) : (f32) -> f32
// GENERIC: %0 = "llvm.intr.asin"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
func.func @intr_asin(%in: f32) {
  %result = llvm.intr.asin(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.acos
// CHECK: %0 = llvm.intr.acos(%arg0) : (f32) -> f32
// GENERIC: %0 = "llvm.intr.acos"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
func.func @intr_acos(%in: f32) {
  %result = llvm.intr.acos(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.atan
// CHECK: %0 = llvm.intr.atan(%arg0) : (f32) -> f32
// GENERIC: %0 = "llvm.intr.atan"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
func.func @intr_atan(%in: f32) {
  %result = llvm.intr.atan(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.atan2
// CHECK: %0 = llvm.intr.atan2(%arg0, %arg1) : (f32, f32) -> f32
// GENERIC: %0 = "llvm.intr.atan2"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
func.func @intr_atan2(%a: f32, %b: f32) {
  %result = llvm.intr.atan2(%a, %b) : (f32, f32) -> f32
  return
}

// -----
// op: llvm.intr.sinh
// CHECK: %0 = llvm.intr.sinh(%arg0) : (f32) -> f32
// GENERIC: %0 = "llvm.intr.sinh"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
func.func @intr_sinh(%in: f32) {
  %result = llvm.intr.sinh(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.cosh
// CHECK: %0 = llvm.intr.cosh(%arg0) : (f32) -> f32
// GENERIC: %0 = "llvm.intr.cosh"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
func.func @intr_cosh(%in: f32) {
  %result = llvm.intr.cosh(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.tanh
// CHECK: %0 = llvm.intr.tanh(%arg0) : (f32) -> f32
// GENERIC: %0 = "llvm.intr.tanh"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
func.func @intr_tanh(%in: f32) {
  %result = llvm.intr.tanh(%in) : (f32) -> f32
  return
}

// -----
// op: llvm.intr.sadd.with.overflow
// CHECK: %0 = "llvm.intr.sadd.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
// GENERIC: %0 = "llvm.intr.sadd.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
func.func @intr_sadd_with_overflow(%lhs: i32, %rhs: i32) {
  %result = "llvm.intr.sadd.with.overflow"(%lhs, %rhs) : (i32, i32) -> !llvm.struct<(i32, i1)>
  return
}

// -----
// op: llvm.intr.uadd.with.overflow
// CHECK: %0 = "llvm.intr.uadd.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
// GENERIC: %0 = "llvm.intr.uadd.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
func.func @intr_uadd_with_overflow(%lhs: i32, %rhs: i32) {
  %result = "llvm.intr.uadd.with.overflow"(%lhs, %rhs) : (i32, i32) -> !llvm.struct<(i32, i1)>
  return
}

// -----
// op: llvm.intr.ssub.with.overflow
// CHECK: %0 = "llvm.intr.ssub.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
// GENERIC: %0 = "llvm.intr.ssub.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
func.func @intr_ssub_with_overflow(%lhs: i32, %rhs: i32) {
  %result = "llvm.intr.ssub.with.overflow"(%lhs, %rhs) : (i32, i32) -> !llvm.struct<(i32, i1)>
  return
}

// -----
// op: llvm.intr.usub.with.overflow
// CHECK: %0 = "llvm.intr.usub.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
// GENERIC: %0 = "llvm.intr.usub.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
func.func @intr_usub_with_overflow(%lhs: i32, %rhs: i32) {
  %result = "llvm.intr.usub.with.overflow"(%lhs, %rhs) : (i32, i32) -> !llvm.struct<(i32, i1)>
  return
}

// -----
// op: llvm.intr.smul.with.overflow
// CHECK: %0 = "llvm.intr.smul.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
// GENERIC: %0 = "llvm.intr.smul.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
func.func @intr_smul_with_overflow(%lhs: i32, %rhs: i32) {
  %result = "llvm.intr.smul.with.overflow"(%lhs, %rhs) : (i32, i32) -> !llvm.struct<(i32, i1)>
  return
}

// -----
// op: llvm.intr.umul.with.overflow
// CHECK: %0 = "llvm.intr.umul.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
// GENERIC: %0 = "llvm.intr.umul.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
func.func @intr_umul_with_overflow(%lhs: i32, %rhs: i32) {
  %result = "llvm.intr.umul.with.overflow"(%lhs, %rhs) : (i32, i32) -> !llvm.struct<(i32, i1)>
  return
}

// -----
// op: llvm.intr.sadd.sat
// CHECK: %0 = llvm.intr.sadd.sat(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC: %0 = "llvm.intr.sadd.sat"(%arg0, %arg1) : (i32, i32) -> i32
func.func @intr_sadd_sat(%a: i32, %b: i32) {
  %result = llvm.intr.sadd.sat(%a, %b) : (i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.uadd.sat
// CHECK: %0 = llvm.intr.uadd.sat(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC: %0 = "llvm.intr.uadd.sat"(%arg0, %arg1) : (i32, i32) -> i32
func.func @intr_uadd_sat(%a: i32, %b: i32) {
  %result = llvm.intr.uadd.sat(%a, %b) : (i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.ssub.sat
// CHECK: %0 = llvm.intr.ssub.sat(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC: %0 = "llvm.intr.ssub.sat"(%arg0, %arg1) : (i32, i32) -> i32
func.func @intr_ssub_sat(%a: i32, %b: i32) {
  %result = llvm.intr.ssub.sat(%a, %b) : (i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.usub.sat
// CHECK: %0 = llvm.intr.usub.sat(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC: %0 = "llvm.intr.usub.sat"(%arg0, %arg1) : (i32, i32) -> i32
func.func @intr_usub_sat(%a: i32, %b: i32) {
  %result = llvm.intr.usub.sat(%a, %b) : (i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.sshl.sat
// CHECK: %0 = llvm.intr.sshl.sat(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC: %0 = "llvm.intr.sshl.sat"(%arg0, %arg1) : (i32, i32) -> i32
func.func @intr_sshl_sat(%a: i32, %b: i32) {
  %result = llvm.intr.sshl.sat(%a, %b) : (i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.ushl.sat
// CHECK: %0 = llvm.intr.ushl.sat(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC: %0 = "llvm.intr.ushl.sat"(%arg0, %arg1) : (i32, i32) -> i32
func.func @intr_ushl_sat(%a: i32, %b: i32) {
  %result = llvm.intr.ushl.sat(%a, %b) : (i32, i32) -> i32
  return
}

// -----
// op: llvm.intr.is.constant
// CHECK: %0 = "llvm.intr.is.constant"(%arg0) : (f32) -> i1
// GENERIC: %0 = "llvm.intr.is.constant"(%arg0) : (f32) -> i1
func.func @intr_is_constant(%val: f32) {
  %result = "llvm.intr.is.constant"(%val) : (f32) -> i1
  return
}

// -----
// op: llvm.intr.vector.reduce.add
// CHECK: %0 = "llvm.intr.vector.reduce.add"(%arg0) : (vector<4xi32>) -> i32
// GENERIC: %0 = "llvm.intr.vector.reduce.add"(%arg0) : (vector<4xi32>) -> i32
func.func @intr_vector_reduce_add(%in: vector<4xi32>) {
  %result = "llvm.intr.vector.reduce.add"(%in) : (vector<4xi32>) -> i32
  return
}

// -----
// op: llvm.intr.vector.reduce.and
// CHECK: %0 = "llvm.intr.vector.reduce.and"(%arg0) : (vector<4xi32>) -> i32
// GENERIC: %0 = "llvm.intr.vector.reduce.and"(%arg0) : (vector<4xi32>) -> i32
func.func @intr_vector_reduce_and(%in: vector<4xi32>) {
  %result = "llvm.intr.vector.reduce.and"(%in) : (vector<4xi32>) -> i32
  return
}

// -----
// op: llvm.intr.vector.reduce.mul
// CHECK: %0 = "llvm.intr.vector.reduce.mul"(%arg0) : (vector<4xi32>) -> i32
// GENERIC: %0 = "llvm.intr.vector.reduce.mul"(%arg0) : (vector<4xi32>) -> i32
func.func @intr_vector_reduce_mul(%in: vector<4xi32>) {
  %result = "llvm.intr.vector.reduce.mul"(%in) : (vector<4xi32>) -> i32
  return
}

// -----
// op: llvm.intr.vector.reduce.or
// CHECK: %0 = "llvm.intr.vector.reduce.or"(%arg0) : (vector<4xi32>) -> i32
// GENERIC: %0 = "llvm.intr.vector.reduce.or"(%arg0) : (vector<4xi32>) -> i32
func.func @intr_vector_reduce_or(%in: vector<4xi32>) {
  %result = "llvm.intr.vector.reduce.or"(%in) : (vector<4xi32>) -> i32
  return
}

// -----
// op: llvm.intr.vector.reduce.smax
// CHECK: %0 = "llvm.intr.vector.reduce.smax"(%arg0) : (vector<4xi32>) -> i32
// GENERIC: %0 = "llvm.intr.vector.reduce.smax"(%arg0) : (vector<4xi32>) -> i32
func.func @intr_vector_reduce_smax(%in: vector<4xi32>) {
  %result = "llvm.intr.vector.reduce.smax"(%in) : (vector<4xi32>) -> i32
  return
}

// -----
// op: llvm.intr.vector.reduce.smin
// CHECK: %0 = "llvm.intr.vector.reduce.smin"(%arg0) : (vector<4xi32>) -> i32
// GENERIC: %0 = "llvm.intr.vector.reduce.smin"(%arg0) : (vector<4xi32>) -> i32
func.func @intr_vector_reduce_smin(%in: vector<4xi32>) {
  %result = "llvm.intr.vector.reduce.smin"(%in) : (vector<4xi32>) -> i32
  return
}

// -----
// op: llvm.intr.vector.reduce.umax
// CHECK: %0 = "llvm.intr.vector.reduce.umax"(%arg0) : (vector<4xi32>) -> i32
// GENERIC: %0 = "llvm.intr.vector.reduce.umax"(%arg0) : (vector<4xi32>) -> i32
func.func @intr_vector_reduce_umax(%in: vector<4xi32>) {
  %result = "llvm.intr.vector.reduce.umax"(%in) : (vector<4xi32>) -> i32
  return
}

// -----
// op: llvm.intr.vector.reduce.umin
// CHECK: %0 = "llvm.intr.vector.reduce.umin"(%arg0) : (vector<4xi32>) -> i32
// GENERIC: %0 = "llvm.intr.vector.reduce.umin"(%arg0) : (vector<4xi32>) -> i32
func.func @intr_vector_reduce_umin(%in: vector<4xi32>) {
  %result = "llvm.intr.vector.reduce.umin"(%in) : (vector<4xi32>) -> i32
  return
}

// -----
// op: llvm.intr.vector.reduce.xor
// CHECK: %0 = "llvm.intr.vector.reduce.xor"(%arg0) : (vector<4xi32>) -> i32
// GENERIC: %0 = "llvm.intr.vector.reduce.xor"(%arg0) : (vector<4xi32>) -> i32
func.func @intr_vector_reduce_xor(%in: vector<4xi32>) {
  %result = "llvm.intr.vector.reduce.xor"(%in) : (vector<4xi32>) -> i32
  return
}

// -----
// op: llvm.intr.vector.reduce.fmax
// CHECK: %0 = llvm.intr.vector.reduce.fmax(%arg0) : (vector<4xf32>) -> f32
// GENERIC: %0 = "llvm.intr.vector.reduce.fmax"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
func.func @intr_vector_reduce_fmax(%in: vector<4xf32>) {
  %result = llvm.intr.vector.reduce.fmax(%in) : (vector<4xf32>) -> f32
  return
}

// -----
// op: llvm.intr.vector.reduce.fmin
// CHECK: %0 = llvm.intr.vector.reduce.fmin(%arg0) : (vector<4xf32>) -> f32
// GENERIC: %0 = "llvm.intr.vector.reduce.fmin"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
func.func @intr_vector_reduce_fmin(%in: vector<4xf32>) {
  %result = llvm.intr.vector.reduce.fmin(%in) : (vector<4xf32>) -> f32
  return
}

// -----
// op: llvm.intr.vector.reduce.fmaximum
// CHECK: %0 = llvm.intr.vector.reduce.fmaximum(%arg0) : (vector<4xf32>) -> f32
// GENERIC: %0 = "llvm.intr.vector.reduce.fmaximum"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
func.func @intr_vector_reduce_fmaximum(%in: vector<4xf32>) {
  %result = llvm.intr.vector.reduce.fmaximum(%in) : (vector<4xf32>) -> f32
  return
}

// -----
// op: llvm.intr.vector.reduce.fminimum
// CHECK: %0 = llvm.intr.vector.reduce.fminimum(%arg0) : (vector<4xf32>) -> f32
// GENERIC: %0 = "llvm.intr.vector.reduce.fminimum"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
func.func @intr_vector_reduce_fminimum(%in: vector<4xf32>) {
  %result = llvm.intr.vector.reduce.fminimum(%in) : (vector<4xf32>) -> f32
  return
}

// -----
// op: llvm.intr.vector.reduce.fadd
// CHECK: %0 = "llvm.intr.vector.reduce.fadd"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
// GENERIC: %0 = "llvm.intr.vector.reduce.fadd"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
func.func @intr_vector_reduce_fadd(%start_value: f32, %input: vector<4xf32>) {
  %result = "llvm.intr.vector.reduce.fadd"(%start_value, %input) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  return
}

// -----
// op: llvm.intr.vector.reduce.fmul
// CHECK: %0 = "llvm.intr.vector.reduce.fmul"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
// GENERIC: %0 = "llvm.intr.vector.reduce.fmul"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
func.func @intr_vector_reduce_fmul(%start_value: f32, %input: vector<4xf32>) {
  %result = "llvm.intr.vector.reduce.fmul"(%start_value, %input) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  return
}

// -----
// op: llvm.intr.matrix.column.major.load
// CHECK: %0 = llvm.intr.matrix.column.major.load %arg0, <stride = %arg1> {columns = 2 : i32, isVolatile = false, rows = 4 : i32} : vector<8xf32> from !llvm.ptr stride i64
// GENERIC: %0 = "llvm.intr.matrix.column.major.load"(%arg0, %arg1) <{columns = 2 : i32, isVolatile = false, rows = 4 : i32}> : (!llvm.ptr, i64) -> vector<8xf32>
func.func @intr_matrix_column_major_load(%data: !llvm.ptr, %stride: i64) {
  %result = llvm.intr.matrix.column.major.load %data, <stride = %stride> {columns = 2 : i32, isVolatile = false, rows = 4 : i32} : vector<8xf32> from !llvm.ptr stride i64
  return
}

// -----
// op: llvm.intr.matrix.column.major.store
// CHECK: llvm.intr.matrix.column.major.store %arg0, %arg1, <stride = %arg2> {columns = 2 : i32, isVolatile = false, rows = 4 : i32} : vector<8xf32> to !llvm.ptr stride i64
// GENERIC: "llvm.intr.matrix.column.major.store"(%arg0, %arg1, %arg2) <{columns = 2 : i32, isVolatile = false, rows = 4 : i32}> : (vector<8xf32>, !llvm.ptr, i64) -> ()
func.func @intr_matrix_column_major_store(%matrix: vector<8xf32>, %data: !llvm.ptr, %stride: i64) {
  llvm.intr.matrix.column.major.store %matrix, %data, <stride = %stride> {columns = 2 : i32, isVolatile = false, rows = 4 : i32} : vector<8xf32> to !llvm.ptr stride i64
  return
}

// -----
// op: llvm.intr.matrix.multiply
// CHECK: %0 = llvm.intr.matrix.multiply %arg0, %arg1 {lhs_columns = 2 : i32, lhs_rows = 4 : i32, rhs_columns = 4 : i32} : (vector<8xf32>, vector<8xf32>) -> vector<16xf32>
// GENERIC: %0 = "llvm.intr.matrix.multiply"(%arg0, %arg1) <{lhs_columns = 2 : i32, lhs_rows = 4 : i32, rhs_columns = 4 : i32}> : (vector<8xf32>, vector<8xf32>) -> vector<16xf32>
func.func @intr_matrix_multiply(%lhs: vector<8xf32>, %rhs: vector<8xf32>) {
  %result = llvm.intr.matrix.multiply %lhs, %rhs {lhs_columns = 2 : i32, lhs_rows = 4 : i32, rhs_columns = 4 : i32} : (vector<8xf32>, vector<8xf32>) -> vector<16xf32>
  return
}

// -----
// op: llvm.intr.matrix.transpose
// CHECK: %0 = llvm.intr.matrix.transpose %arg0 {columns = 2 : i32, rows = 4 : i32} : vector<8xf32> into vector<8xf32>
// GENERIC: %0 = "llvm.intr.matrix.transpose"(%arg0) <{columns = 2 : i32, rows = 4 : i32}> : (vector<8xf32>) -> vector<8xf32>
func.func @intr_matrix_transpose(%matrix: vector<8xf32>) {
  %result = llvm.intr.matrix.transpose %matrix {columns = 2 : i32, rows = 4 : i32} : vector<8xf32> into vector<8xf32>
  return
}

// -----
// op: llvm.intr.get.active.lane.mask
// CHECK: %0 = llvm.intr.get.active.lane.mask %arg0, %arg1 : i64, i64 to vector<4xi1>
// GENERIC: %0 = "llvm.intr.get.active.lane.mask"(%arg0, %arg1) : (i64, i64) -> vector<4xi1>
func.func @intr_get_active_lane_mask(%base: i64, %n: i64) {
  %mask = llvm.intr.get.active.lane.mask %base, %n : i64, i64 to vector<4xi1>
  return
}

// -----
// op: llvm.intr.masked.load
// CHECK: %0 = llvm.intr.masked.load %arg0, %arg1 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
// GENERIC: %0 = "llvm.intr.masked.load"(%arg0, %arg1) <{alignment = 4 : i32}> : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
func.func @intr_masked_load(%data: !llvm.ptr, %mask: vector<4xi1>) {
  %result = llvm.intr.masked.load %data, %mask {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.masked.store
// CHECK: llvm.intr.masked.store %arg0, %arg1, %arg2 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
// GENERIC: "llvm.intr.masked.store"(%arg0, %arg1, %arg2) <{alignment = 4 : i32}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
func.func @intr_masked_store(%value: vector<4xf32>, %data: !llvm.ptr, %mask: vector<4xi1>) {
  llvm.intr.masked.store %value, %data, %mask {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  return
}

// -----
// op: llvm.intr.masked.gather
// CHECK: %0 = llvm.intr.masked.gather %arg0, %arg1 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
// GENERIC: %0 = "llvm.intr.masked.gather"(%arg0, %arg1) <{alignment = 4 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
func.func @intr_masked_gather(%ptrs: vector<4x!llvm.ptr>, %mask: vector<4xi1>) {
  %result = llvm.intr.masked.gather %ptrs, %mask {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.masked.scatter
// CHECK: llvm.intr.masked.scatter %arg0, %arg1, %arg2 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
// GENERIC: "llvm.intr.masked.scatter"(%arg0, %arg1, %arg2) <{alignment = 4 : i32}> : (vector<4xf32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
func.func @intr_masked_scatter(%value: vector<4xf32>, %ptrs: vector<4x!llvm.ptr>, %mask: vector<4xi1>) {
  llvm.intr.masked.scatter %value, %ptrs, %mask {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  return
}

// -----
// op: llvm.intr.masked.expandload
// CHECK: %0 = "llvm.intr.masked.expandload"(%arg0, %arg1, %arg2) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC: %0 = "llvm.intr.masked.expandload"(%arg0, %arg1, %arg2) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
func.func @intr_masked_expandload(%ptr: !llvm.ptr, %mask: vector<4xi1>, %passthru: vector<4xf32>) {
  %result = "llvm.intr.masked.expandload"(%ptr, %mask, %passthru) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.masked.compressstore
// CHECK: "llvm.intr.masked.compressstore"(%arg0, %arg1, %arg2) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
// GENERIC: "llvm.intr.masked.compressstore"(%arg0, %arg1, %arg2) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
func.func @intr_masked_compressstore(%value: vector<4xf32>, %ptr: !llvm.ptr, %mask: vector<4xi1>) {
  "llvm.intr.masked.compressstore"(%value, %ptr, %mask) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  return
}

// -----
// op: llvm.intr.stepvector
// CHECK: %0 = llvm.intr.stepvector : vector<4xi32>
// GENERIC: %0 = "llvm.intr.stepvector"() : () -> vector<4xi32>
func.func @intr_stepvector() {
  %result = llvm.intr.stepvector : vector<4xi32>
  return
}

// -----
// op: llvm.intr.vector.insert
// CHECK: %0 = llvm.intr.vector.insert %arg0, %arg1[4] : vector<4xf32> into vector<8xf32>
// GENERIC: %0 = "llvm.intr.vector.insert"(%arg1, %arg0) <{pos = 4 : i64}> : (vector<8xf32>, vector<4xf32>) -> vector<8xf32>
func.func @intr_vector_insert(%srcvec: vector<4xf32>, %dstvec: vector<8xf32>) {
  %result = llvm.intr.vector.insert %srcvec, %dstvec[4] : vector<4xf32> into vector<8xf32>
  return
}

// -----
// op: llvm.intr.vector.extract
// CHECK: %0 = llvm.intr.vector.extract %arg0[0] : vector<2xf32> from vector<4xf32>
// GENERIC: %0 = "llvm.intr.vector.extract"(%arg0) <{pos = 0 : i64}> : (vector<4xf32>) -> vector<2xf32>
func.func @intr_vector_extract(%srcvec: vector<4xf32>) {
  %result = llvm.intr.vector.extract %srcvec[0] : vector<2xf32> from vector<4xf32>
  return
}

// -----
// op: llvm.intr.vector.interleave2
// CHECK: %0 = "llvm.intr.vector.interleave2"(%arg0, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
// GENERIC: %0 = "llvm.intr.vector.interleave2"(%arg0, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
func.func @intr_vector_interleave2(%vec1: vector<4xf32>, %vec2: vector<4xf32>) {
  %result = "llvm.intr.vector.interleave2"(%vec1, %vec2) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
  return
}

// -----
// op: llvm.intr.vector.deinterleave2
// CHECK: %0 = "llvm.intr.vector.deinterleave2"(%arg0) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
// GENERIC: %0 = "llvm.intr.vector.deinterleave2"(%arg0) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
func.func @intr_vector_deinterleave2(%vec: vector<8xf32>) {
  %result = "llvm.intr.vector.deinterleave2"(%vec) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
  return
}

// -----
// op: llvm.intr.vp.add
// CHECK: %0 = "llvm.intr.vp.add"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC: %0 = "llvm.intr.vp.add"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
func.func @intr_vp_add(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.add"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.sub
// CHECK: %0 = "llvm.intr.vp.sub"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC: %0 = "llvm.intr.vp.sub"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
func.func @intr_vp_sub(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.sub"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.mul
// CHECK: %0 = "llvm.intr.vp.mul"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC: %0 = "llvm.intr.vp.mul"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
func.func @intr_vp_mul(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.mul"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.sdiv
// CHECK: %0 = "llvm.intr.vp.sdiv"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC: %0 = "llvm.intr.vp.sdiv"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
func.func @intr_vp_sdiv(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.sdiv"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.udiv
// CHECK: %0 = "llvm.intr.vp.udiv"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC: %0 = "llvm.intr.vp.udiv"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
func.func @intr_vp_udiv(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.udiv"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.srem
// CHECK: %0 = "llvm.intr.vp.srem"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC: %0 = "llvm.intr.vp.srem"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
func.func @intr_vp_srem(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.srem"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.urem
// CHECK: %0 = "llvm.intr.vp.urem"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC: %0 = "llvm.intr.vp.urem"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
func.func @intr_vp_urem(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.urem"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.ashr
// CHECK: %0 = "llvm.intr.vp.ashr"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC: %0 = "llvm.intr.vp.ashr"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
func.func @intr_vp_ashr(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.ashr"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.lshr
// CHECK: %0 = "llvm.intr.vp.lshr"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC: %0 = "llvm.intr.vp.lshr"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
func.func @intr_vp_lshr(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.lshr"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.shl
// CHECK: %0 = "llvm.intr.vp.shl"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC: %0 = "llvm.intr.vp.shl"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
func.func @intr_vp_shl(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.shl"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.or
// CHECK: %0 = "llvm.intr.vp.or"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC: %0 = "llvm.intr.vp.or"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
func.func @intr_vp_or(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.or"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.and
// CHECK: %0 = "llvm.intr.vp.and"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC: %0 = "llvm.intr.vp.and"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
func.func @intr_vp_and(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.and"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.xor
// CHECK: %0 = "llvm.intr.vp.xor"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC: %0 = "llvm.intr.vp.xor"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
func.func @intr_vp_xor(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.xor"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.smax
// CHECK: %0 = "llvm.intr.vp.smax"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC: %0 = "llvm.intr.vp.smax"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
func.func @intr_vp_smax(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.smax"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.smin
// CHECK: %0 = "llvm.intr.vp.smin"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC: %0 = "llvm.intr.vp.smin"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
func.func @intr_vp_smin(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.smin"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.umax
// CHECK: %0 = "llvm.intr.vp.umax"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC: %0 = "llvm.intr.vp.umax"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
func.func @intr_vp_umax(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.umax"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.umin
// CHECK: %0 = "llvm.intr.vp.umin"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC: %0 = "llvm.intr.vp.umin"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
func.func @intr_vp_umin(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.umin"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.fadd
// CHECK: %0 = "llvm.intr.vp.fadd"(%arg0, %arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// GENERIC: %0 = "llvm.intr.vp.fadd"(%arg0, %arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
func.func @intr_vp_fadd(%lhs: vector<4xf32>, %rhs: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.fadd"(%lhs, %rhs, %mask, %evl) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.vp.fsub
// CHECK: %0 = "llvm.intr.vp.fsub"(%arg0, %arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// GENERIC: %0 = "llvm.intr.vp.fsub"(%arg0, %arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
func.func @intr_vp_fsub(%lhs: vector<4xf32>, %rhs: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.fsub"(%lhs, %rhs, %mask, %evl) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.vp.fmul
// CHECK: %0 = "llvm.intr.vp.fmul"(%arg0, %arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// GENERIC: %0 = "llvm.intr.vp.fmul"(%arg0, %arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
func.func @intr_vp_fmul(%lhs: vector<4xf32>, %rhs: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.fmul"(%lhs, %rhs, %mask, %evl) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.vp.fdiv
// CHECK: %0 = "llvm.intr.vp.fdiv"(%arg0, %arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// GENERIC: %0 = "llvm.intr.vp.fdiv"(%arg0, %arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
func.func @intr_vp_fdiv(%lhs: vector<4xf32>, %rhs: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.fdiv"(%lhs, %rhs, %mask, %evl) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.vp.frem
// CHECK: %0 = "llvm.intr.vp.frem"(%arg0, %arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// GENERIC: %0 = "llvm.intr.vp.frem"(%arg0, %arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
func.func @intr_vp_frem(%lhs: vector<4xf32>, %rhs: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.frem"(%lhs, %rhs, %mask, %evl) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.vp.fneg
// CHECK: %0 = "llvm.intr.vp.fneg"(%arg0, %arg1, %arg2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// GENERIC: %0 = "llvm.intr.vp.fneg"(%arg0, %arg1, %arg2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
func.func @intr_vp_fneg(%op: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.fneg"(%op, %mask, %evl) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.vp.fmuladd
// CHECK: %0 = "llvm.intr.vp.fmuladd"(%arg0, %arg1, %arg2, %arg3, %arg4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// GENERIC: %0 = "llvm.intr.vp.fmuladd"(%arg0, %arg1, %arg2, %arg3, %arg4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
func.func @intr_vp_fmuladd(%op1: vector<4xf32>, %op2: vector<4xf32>, %op3: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.fmuladd"(%op1, %op2, %op3, %mask, %evl) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.vp.fma
// CHECK: %0 = "llvm.intr.vp.fma"(%arg0, %arg1, %arg2, %arg3, %arg4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// GENERIC: %0 = "llvm.intr.vp.fma"(%arg0, %arg1, %arg2, %arg3, %arg4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
func.func @intr_vp_fma(%op1: vector<4xf32>, %op2: vector<4xf32>, %op3: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.fma"(%op1, %op2, %op3, %mask, %evl) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.vp.reduce.add
// CHECK: %0 = "llvm.intr.vp.reduce.add"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC: %0 = "llvm.intr.vp.reduce.add"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
func.func @intr_vp_reduce_add(%start_value: i32, %val: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.add"(%start_value, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----
// op: llvm.intr.vp.reduce.mul
// CHECK: %0 = "llvm.intr.vp.reduce.mul"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC: %0 = "llvm.intr.vp.reduce.mul"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
func.func @intr_vp_reduce_mul(%start_value: i32, %val: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.mul"(%start_value, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----
// op: llvm.intr.vp.reduce.and
// CHECK: %0 = "llvm.intr.vp.reduce.and"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC: %0 = "llvm.intr.vp.reduce.and"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
func.func @intr_vp_reduce_and(%start_value: i32, %val: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.and"(%start_value, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----
// op: llvm.intr.vp.reduce.or
// CHECK: %0 = "llvm.intr.vp.reduce.or"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC: %0 = "llvm.intr.vp.reduce.or"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
func.func @intr_vp_reduce_or(%start_value: i32, %val: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.or"(%start_value, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----
// op: llvm.intr.vp.reduce.xor
// CHECK: %0 = "llvm.intr.vp.reduce.xor"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC: %0 = "llvm.intr.vp.reduce.xor"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
func.func @intr_vp_reduce_xor(%start_value: i32, %val: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.xor"(%start_value, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----
// op: llvm.intr.vp.reduce.smax
// CHECK: %0 = "llvm.intr.vp.reduce.smax"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC: %0 = "llvm.intr.vp.reduce.smax"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
func.func @intr_vp_reduce_smax(%start_value: i32, %val: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.smax"(%start_value, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----
// op: llvm.intr.vp.reduce.smin
// CHECK: %0 = "llvm.intr.vp.reduce.smin"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC: %0 = "llvm.intr.vp.reduce.smin"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
func.func @intr_vp_reduce_smin(%start_value: i32, %val: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.smin"(%start_value, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----
// op: llvm.intr.vp.reduce.umax
// CHECK: %0 = "llvm.intr.vp.reduce.umax"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC: %0 = "llvm.intr.vp.reduce.umax"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
func.func @intr_vp_reduce_umax(%start_value: i32, %val: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.umax"(%start_value, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----
// op: llvm.intr.vp.reduce.umin
// CHECK: %0 = "llvm.intr.vp.reduce.umin"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC: %0 = "llvm.intr.vp.reduce.umin"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
func.func @intr_vp_reduce_umin(%start_value: i32, %val: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.umin"(%start_value, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return
}

// -----
// op: llvm.intr.vp.reduce.fadd
// CHECK: %0 = "llvm.intr.vp.reduce.fadd"(%arg0, %arg1, %arg2, %arg3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// GENERIC: %0 = "llvm.intr.vp.reduce.fadd"(%arg0, %arg1, %arg2, %arg3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
func.func @intr_vp_reduce_fadd(%start_value: f32, %val: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.fadd"(%start_value, %val, %mask, %evl) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  return
}

// -----
// op: llvm.intr.vp.reduce.fmul
// CHECK: %0 = "llvm.intr.vp.reduce.fmul"(%arg0, %arg1, %arg2, %arg3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// GENERIC: %0 = "llvm.intr.vp.reduce.fmul"(%arg0, %arg1, %arg2, %arg3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
func.func @intr_vp_reduce_fmul(%start_value: f32, %val: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.fmul"(%start_value, %val, %mask, %evl) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  return
}

// -----
// op: llvm.intr.vp.reduce.fmax
// CHECK: %0 = "llvm.intr.vp.reduce.fmax"(%arg0, %arg1, %arg2, %arg3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// GENERIC: %0 = "llvm.intr.vp.reduce.fmax"(%arg0, %arg1, %arg2, %arg3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
func.func @intr_vp_reduce_fmax(%start_value: f32, %val: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.fmax"(%start_value, %val, %mask, %evl) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  return
}

// -----
// op: llvm.intr.vp.reduce.fmin
// CHECK: %0 = "llvm.intr.vp.reduce.fmin"(%arg0, %arg1, %arg2, %arg3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// GENERIC: %0 = "llvm.intr.vp.reduce.fmin"(%arg0, %arg1, %arg2, %arg3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
func.func @intr_vp_reduce_fmin(%start_value: f32, %val: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.reduce.fmin"(%start_value, %val, %mask, %evl) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  return
}

// -----
// op: llvm.intr.vp.select
// CHECK: %0 = "llvm.intr.vp.select"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
// GENERIC: %0 = "llvm.intr.vp.select"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
func.func @intr_vp_select(%cond: vector<4xi1>, %true_val: vector<4xi32>, %false_val: vector<4xi32>, %evl: i32) {
  %result = "llvm.intr.vp.select"(%cond, %true_val, %false_val, %evl) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.merge
// CHECK: %0 = "llvm.intr.vp.merge"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
// GENERIC: %0 = "llvm.intr.vp.merge"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
func.func @intr_vp_merge(%cond: vector<4xi1>, %true_val: vector<4xi32>, %false_val: vector<4xi32>, %evl: i32) {
  %result = "llvm.intr.vp.merge"(%cond, %true_val, %false_val, %evl) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.load
// CHECK: %0 = "llvm.intr.vp.load"(%arg0, %arg1, %arg2) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32>
// GENERIC: %0 = "llvm.intr.vp.load"(%arg0, %arg1, %arg2) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32>
func.func @intr_vp_load(%ptr: !llvm.ptr, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.load"(%ptr, %mask, %evl) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.vp.store
// CHECK: "llvm.intr.vp.store"(%arg0, %arg1, %arg2, %arg3) : (vector<4xf32>, !llvm.ptr, vector<4xi1>, i32) -> ()
// GENERIC: "llvm.intr.vp.store"(%arg0, %arg1, %arg2, %arg3) : (vector<4xf32>, !llvm.ptr, vector<4xi1>, i32) -> ()
func.func @intr_vp_store(%val: vector<4xf32>, %ptr: !llvm.ptr, %mask: vector<4xi1>, %evl: i32) {
  "llvm.intr.vp.store"(%val, %ptr, %mask, %evl) : (vector<4xf32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  return
}

// -----
// op: llvm.intr.vp.trunc
// CHECK: %0 = "llvm.intr.vp.trunc"(%arg0, %arg1, %arg2) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC: %0 = "llvm.intr.vp.trunc"(%arg0, %arg1, %arg2) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4xi32>
func.func @intr_vp_trunc(%src: vector<4xi64>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.trunc"(%src, %mask, %evl) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.zext
// CHECK: %0 = "llvm.intr.vp.zext"(%arg0, %arg1, %arg2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
// GENERIC: %0 = "llvm.intr.vp.zext"(%arg0, %arg1, %arg2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
func.func @intr_vp_zext(%src: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.zext"(%src, %mask, %evl) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  return
}

// -----
// op: llvm.intr.vp.sext
// CHECK: %0 = "llvm.intr.vp.sext"(%arg0, %arg1, %arg2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
// GENERIC: %0 = "llvm.intr.vp.sext"(%arg0, %arg1, %arg2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
func.func @intr_vp_sext(%src: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.sext"(%src, %mask, %evl) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  return
}

// -----
// op: llvm.intr.vp.fptrunc
// CHECK: %0 = "llvm.intr.vp.fptrunc"(%arg0, %arg1, %arg2) : (vector<4xf64>, vector<4xi1>, i32) -> vector<4xf32>
// GENERIC: %0 = "llvm.intr.vp.fptrunc"(%arg0, %arg1, %arg2) : (vector<4xf64>, vector<4xi1>, i32) -> vector<4xf32>
func.func @intr_vp_fptrunc(%src: vector<4xf64>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.fptrunc"(%src, %mask, %evl) : (vector<4xf64>, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.vp.fpext
// CHECK: %0 = "llvm.intr.vp.fpext"(%arg0, %arg1, %arg2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
// GENERIC: %0 = "llvm.intr.vp.fpext"(%arg0, %arg1, %arg2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
func.func @intr_vp_fpext(%src: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.fpext"(%src, %mask, %evl) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
  return
}

// -----
// op: llvm.intr.vp.fptoui
// CHECK: %0 = "llvm.intr.vp.fptoui"(%arg0, %arg1, %arg2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC: %0 = "llvm.intr.vp.fptoui"(%arg0, %arg1, %arg2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
func.func @intr_vp_fptoui(%src: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.fptoui"(%src, %mask, %evl) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.fptosi
// CHECK: %0 = "llvm.intr.vp.fptosi"(%arg0, %arg1, %arg2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC: %0 = "llvm.intr.vp.fptosi"(%arg0, %arg1, %arg2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
func.func @intr_vp_fptosi(%src: vector<4xf32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.fptosi"(%src, %mask, %evl) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  return
}

// -----
// op: llvm.intr.vp.uitofp
// CHECK: %0 = "llvm.intr.vp.uitofp"(%arg0, %arg1, %arg2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
// GENERIC: %0 = "llvm.intr.vp.uitofp"(%arg0, %arg1, %arg2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
func.func @intr_vp_uitofp(%src: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.uitofp"(%src, %mask, %evl) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.vp.sitofp
// CHECK: %0 = "llvm.intr.vp.sitofp"(%arg0, %arg1, %arg2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
// GENERIC: %0 = "llvm.intr.vp.sitofp"(%arg0, %arg1, %arg2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
func.func @intr_vp_sitofp(%src: vector<4xi32>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.sitofp"(%src, %mask, %evl) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  return
}

// -----
// op: llvm.intr.vp.ptrtoint
// CHECK: %0 = "llvm.intr.vp.ptrtoint"(%arg0, %arg1, %arg2) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
// GENERIC: %0 = "llvm.intr.vp.ptrtoint"(%arg0, %arg1, %arg2) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
func.func @intr_vp_ptrtoint(%src: vector<4x!llvm.ptr>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.ptrtoint"(%src, %mask, %evl) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  return
}

// -----
// op: llvm.intr.vp.inttoptr
// CHECK: %0 = "llvm.intr.vp.inttoptr"(%arg0, %arg1, %arg2) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
// GENERIC: %0 = "llvm.intr.vp.inttoptr"(%arg0, %arg1, %arg2) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
func.func @intr_vp_inttoptr(%src: vector<4xi64>, %mask: vector<4xi1>, %evl: i32) {
  %result = "llvm.intr.vp.inttoptr"(%src, %mask, %evl) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
  return
}
