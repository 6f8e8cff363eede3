// RUN: nvlower --convert-nvvm-to-llvm %s | filecheck %s

// CHECK-LABEL: llvm.func @registers(
llvm.func @registers(%a: i1, %h: i16, %i: i32, %l: i64, %f: f32, %d: f64, %p: !llvm.ptr, %s: !llvm.ptr<3>) {
  // CHECK-NEXT: llvm.inline_asm has_side_effects asm_dialect = att "foo $0, $1, $2, $3, $4, $5, $6, $7;", "b,h,r,l,f,d,l,r" %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7
  nvvm.inline_ptx "foo %0, %1, $2, $3, $4, $5, $6, $7;" ro (%a, %h, %i, %l, %f, %d, %p, %s : i1, i16, i32, i64, f32, f64, !llvm.ptr, !llvm.ptr<3>)
  llvm.return
}

// CHECK-LABEL: llvm.func @packed(
llvm.func @packed(%v: vector<2xf16>, %b: vector<2xbf16>, %w: vector<4xi8>, %o: vector<1xf32>) {
  // CHECK-NEXT: "foo $0, $1, $2, $3;", "f,f,r,f"
  nvvm.inline_ptx "foo $0, $1, $2, $3;" ro (%v, %b, %w, %o : vector<2xf16>, vector<2xbf16>, vector<4xi8>, vector<1xf32>)
  llvm.return
}

// CHECK-LABEL: llvm.func @results(
llvm.func @results(%i: i32) -> i64 {
  // CHECK-NEXT: llvm.inline_asm has_side_effects asm_dialect = att "foo $0, $1;", "=r,r" %arg0 : (i32) -> i32
  %0 = nvvm.inline_ptx "foo {$w0}, {$r0};" ro (%i : i32) -> i32
  // CHECK-NEXT: %[[R:.*]] = llvm.inline_asm has_side_effects asm_dialect = att "foo $0, $1, $2;", "=f,=l,r" %arg0 : (i32) -> !llvm.struct<(f32, i64)>
  // CHECK-NEXT: llvm.extractvalue %[[R]][0]
  // CHECK-NEXT: %[[L:.*]] = llvm.extractvalue %[[R]][1]
  %1:2 = nvvm.inline_ptx "foo {$w0}, {$w1}, {$r0};" ro (%i : i32) -> f32, i64
  // CHECK-NEXT: llvm.return %[[L]]
  llvm.return %1#1 : i64
}

// CHECK-LABEL: llvm.func @structs(
llvm.func @structs(%s: !llvm.struct<(i32, f32)>, %i: i32) {
  // CHECK-NEXT: %[[A:.*]] = llvm.extractvalue %arg0[0]
  // CHECK-NEXT: %[[B:.*]] = llvm.extractvalue %arg0[1]
  // CHECK-NEXT: "foo $0, $1, $2;", "r,f,r" %[[A]], %[[B]], %arg1 : (i32, f32, i32) -> ()
  nvvm.inline_ptx "foo {$r0}, {$r1}, {$r2};" ro (%s, %i : !llvm.struct<(i32, f32)>, i32)
  // CHECK-NEXT: "foo $0, $1, $2;", "=r,=f,r" %arg1 : (i32) -> !llvm.struct<(i32, f32)>
  %0 = nvvm.inline_ptx "foo {$w0}, {$w1}, {$r0};" ro (%i : i32) -> !llvm.struct<(i32, f32)>
  llvm.return
}

// CHECK-LABEL: llvm.func @predicate(
llvm.func @predicate(%i: i32, %p: i1) {
  // CHECK-NEXT: "@$1 foo $0;", "r,b" %arg0, %arg1
  nvvm.inline_ptx "foo {$r0};" ro (%i : i32), predicate = %p
  // CHECK-NEXT: "@$0 foo; bar;", "b" %arg1
  nvvm.inline_ptx "foo; bar;", predicate = %p
  llvm.return
}
