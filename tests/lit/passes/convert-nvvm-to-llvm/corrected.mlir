// RUN: nvlower --convert-nvvm-to-llvm %s | filecheck %s
// What upstream writes wrongly or aborts on; see the list of differences.

// The predicate's number counts the results too.
// CHECK-LABEL: llvm.func @predicate_after_results(
llvm.func @predicate_after_results(%i: i32, %p: i1) {
  // CHECK-NEXT: "@$2 foo $0, $1;", "=f,r,b" %arg0, %arg1 : (i32, i1) -> f32
  %0 = nvvm.inline_ptx "foo {$w0}, {$r0};" ro (%i : i32), predicate = %p -> f32
  llvm.return
}

// A predicate is never an immediate; floating-point constants are not either.
// CHECK-LABEL: llvm.func @constants(
llvm.func @constants(%s: !llvm.ptr<3>, %n: i32) {
  %t = llvm.mlir.constant(true) : i1
  %f = llvm.mlir.constant(1.0 : f32) : f32
  // CHECK: "@$2 mbarrier.init.shared.b64 [$0], $1;", "r,r,b"
  nvvm.mbarrier.init %s, %n, predicate = %t : !llvm.ptr<3>, i32, i1
  // CHECK: "foo $0;", "f"
  nvvm.inline_ptx "foo $0;" ro (%f : f32)
  llvm.return
}

// Discardable attributes are no operands.
// CHECK-LABEL: llvm.func @discardable(
llvm.func @discardable(%s: !llvm.ptr<3>, %n: i32, %p: i1) {
  // CHECK-NEXT: "@$2 mbarrier.init.shared.b64 [$0], $1;", "r,r,b"
  nvvm.mbarrier.init %s, %n, predicate = %p {tag = 3 : i32} : !llvm.ptr<3>, i32, i1
  llvm.return
}

// Registers that are read and written are outputs tied to the last inputs.
// CHECK-LABEL: llvm.func @read_write(
llvm.func @read_write(%i: i32, %f: f32, %p: i1) -> f64 {
  // CHECK-NEXT: %[[F:.*]] = llvm.inline_asm has_side_effects asm_dialect = att "foo $0, $1;", "=f,r,0" %arg0, %arg1 : (i32, f32) -> f32
  nvvm.inline_ptx "foo {$rw0}, {$r0};" ro (%i : i32) rw (%f : f32)
  // CHECK-NEXT: %[[R:.*]] = llvm.inline_asm has_side_effects asm_dialect = att "@$3 foo $0, $1, $2;", "=f,=d,r,b,0" %arg0, %arg2, %[[F]] : (i32, i1, f32) -> !llvm.struct<(f32, f64)>
  // CHECK: %[[D:.*]] = llvm.extractvalue %[[R]][1]
  // CHECK: llvm.return %[[D]]
  %0 = nvvm.inline_ptx "foo {$rw0}, {$w0}, {$r0};" ro (%i : i32) rw (%f : f32), predicate = %p -> f64
  llvm.return %0 : f64
}

// What runs later reads what was written; what may run without it does not.
// CHECK-LABEL: llvm.func @written(
llvm.func @written(%x: f32, %y: f32, %p: i1) -> f32 {
  // CHECK-NEXT: llvm.fadd %arg0, %arg1
  %0 = llvm.fadd %x, %y : f32
  llvm.cond_br %p, ^a, ^b
^a:
  // CHECK: %[[A:.*]] = llvm.inline_asm has_side_effects asm_dialect = att "foo $0, $1;", "=f,=f,0,1" %arg0, %arg1
  // CHECK-NEXT: %[[X:.*]] = llvm.extractvalue %[[A]][0]
  // CHECK-NEXT: %[[Y:.*]] = llvm.extractvalue %[[A]][1]
  nvvm.inline_ptx "foo {$rw0}, {$rw1};" rw (%x, %y : f32, f32)
  // CHECK-NEXT: llvm.fadd %[[X]], %[[Y]]
  %1 = llvm.fadd %x, %y : f32
  // CHECK-NEXT: llvm.cond_br %arg2, ^bb2(%[[X]] : f32), ^bb3
  llvm.cond_br %p, ^b2(%x : f32), ^c
^b2(%z: f32):
  // CHECK: %[[B:.*]] = llvm.inline_asm has_side_effects asm_dialect = att "bar $0, $1;", "=f,f,0" %[[Y]], %[[X]]
  nvvm.inline_ptx "bar {$rw0}, {$r0};" ro (%y : f32) rw (%x : f32)
  // CHECK-NEXT: llvm.return %[[B]]
  llvm.return %x : f32
^c:
  // CHECK: llvm.return %[[X]]
  llvm.return %x : f32
^b:
  // CHECK: llvm.return %arg0
  llvm.return %x : f32
}

// Placeholders are numbered by operand, used or not; PTX's own registers stay.
// CHECK-LABEL: llvm.func @placeholders(
llvm.func @placeholders(%i: i32) {
  // CHECK-NEXT: "mov.u32 $1, %tid.x;", "r,r"
  nvvm.inline_ptx "mov.u32 {$r1}, %tid.x;" ro (%i, %i : i32, i32)
  llvm.return
}

// The width of a vector decides.
// CHECK-LABEL: llvm.func @vectors(
llvm.func @vectors(%a: vector<2xi16>, %b: vector<4xi16>) {
  // CHECK-NEXT: "foo $0, $1;", "r,l"
  nvvm.inline_ptx "foo $0, $1;" ro (%a, %b : vector<2xi16>, vector<4xi16>)
  llvm.return
}

// CHECK-LABEL: llvm.func @modifiers(
llvm.func @modifiers(%d: !llvm.ptr<7>, %m: !llvm.ptr, %c: !llvm.ptr<4>, %b: !llvm.ptr<3>, %x: i32, %p: i1) {
  // CHECK-NEXT: "@$4 cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes.cta_group::1 [$0], [$1, {$2} ], [$3];"
  nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %m, %b, box[%x] predicate = %p {group = #nvvm.cta_group<cta_1>} : !llvm.ptr<7>, !llvm.ptr
  // CHECK-NEXT: "@$1 prefetch.const.tensormap [$0];"
  nvvm.prefetch tensormap, %c, predicate = %p : !llvm.ptr<4>, i1
  // CHECK-NEXT: "@$1 prefetch.param.tensormap [$0];"
  nvvm.prefetch tensormap in_param_space, %m, predicate = %p : !llvm.ptr, i1
  llvm.return
}

// CHECK-LABEL: llvm.func @bits(
llvm.func @bits(%d: !llvm.struct<(i32, i32, i32, i32)>, %a: i64, %b: i64) {
  // CHECK: m64n8k256.s32.b1.b1.and.popc {$0, $1, $2, $3}
  %0 = nvvm.wgmma.mma_async %a, %b, %d, <m = 64, n = 8, k = 256>, D[<s32>, <one>], A[<b1>, <one>, <row>], B[<b1>, <one>, <col>] : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}
