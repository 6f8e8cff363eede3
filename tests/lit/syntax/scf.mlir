// Every op of scf: what upstream prints for it, in custom and in generic form.
// RUN: nvlower --split-input-file %s | filecheck %s
// RUN: nvlower --split-input-file --mlir-print-op-generic %s | filecheck %s --check-prefix=GENERIC

// -----
// op: scf.condition
// CHECK: scf.condition(%1) %arg2 : i32
// GENERIC: "scf.condition"(%2, %arg3) : (i1, i32) -> ()
func.func @condition(%start: i32, %limit: i32) -> i32 {
  %last = scf.while (%i = %start) : (i32) -> i32 {
    %more = arith.cmpi slt, %i, %limit : i32
    scf.condition(%more) %i : i32
  } do {
  ^bb0(%i: i32):
    %next = arith.addi %i, %i : i32
    scf.yield %next : i32
  }
  return %last : i32
}

// -----
// op: scf.execute_region
// CHECK: scf.execute_region no_inline {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// GENERIC: "scf.execute_region"() <{no_inline}> ({
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
func.func @execute_region() {
  scf.execute_region no_inline {
    scf.yield
  }
  return
}

// -----
// op: scf.for
// CHECK: %0 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3) -> (f32) {
// CHECK-NEXT: %1 = arith.addf %arg5, %arg3 : f32
// CHECK-NEXT: scf.yield %1 : f32
// CHECK-NEXT: }
// GENERIC: %0 = "scf.for"(%arg0, %arg1, %arg2, %arg3) ({
// GENERIC-NEXT: ^bb0(%arg4: index, %arg5: f32):
// GENERIC-NEXT: %1 = "arith.addf"(%arg5, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "scf.yield"(%1) : (f32) -> ()
// GENERIC-NEXT: }) : (index, index, index, f32) -> f32
func.func @for(%lower: index, %upper: index, %step: index, %start: f32) -> f32 {
  %sum = scf.for %i = %lower to %upper step %step iter_args(%partial = %start) -> (f32) {
    %next = arith.addf %partial, %start : f32
    scf.yield %next : f32
  }
  return %sum : f32
}

// -----
// op: scf.forall
// CHECK: scf.forall (%arg1, %arg2) in (%arg0, 4) {
// CHECK-NEXT: }
// GENERIC: "scf.forall"(%arg0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, 4>}> ({
// GENERIC-NEXT: ^bb0(%arg1: index, %arg2: index):
// GENERIC-NEXT: "scf.forall.in_parallel"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : (index) -> ()
func.func @forall(%dynamic_upper_bound: index) {
  scf.forall (%arg1, %arg2) in (%dynamic_upper_bound, 4) {
  }
  return
}

// -----
// op: scf.forall.in_parallel
// CHECK: func.func @forall(%arg0: index) {
// CHECK-NEXT: scf.forall (%arg1, %arg2) in (%arg0, 4) {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// GENERIC: "scf.forall.in_parallel"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
func.func @forall(%dynamic_upper_bound: index) {
  scf.forall (%arg1, %arg2) in (%dynamic_upper_bound, 4) {
  }
  return
}

// -----
// op: scf.if
// CHECK: scf.if %arg0 {
// CHECK-NEXT: memref.store %arg3, %arg1[%arg2] : memref<4xf32>
// CHECK-NEXT: }
// GENERIC: "scf.if"(%arg0) ({
// GENERIC-NEXT: "memref.store"(%arg3, %arg1, %arg2) : (f32, memref<4xf32>, index) -> ()
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }, {
// GENERIC-NEXT: }) : (i1) -> ()
func.func @if(%condition: i1, %data: memref<4xf32>, %i: index, %value: f32) {
  scf.if %condition {
    memref.store %value, %data[%i] : memref<4xf32>
  }
  return
}

// -----
// op: scf.parallel
// CHECK: scf.parallel (%arg5) = (%arg0) to (%arg1) step (%arg2) {
// CHECK-NEXT: memref.store %arg4, %arg3[%arg5] : memref<?xf32>
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// GENERIC: "scf.parallel"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
// GENERIC-NEXT: ^bb0(%arg5: index):
// GENERIC-NEXT: "memref.store"(%arg4, %arg3, %arg5) : (f32, memref<?xf32>, index) -> ()
// GENERIC-NEXT: "scf.reduce"() : () -> ()
// GENERIC-NEXT: }) : (index, index, index) -> ()
func.func @parallel(%lower: index, %upper: index, %step: index, %data: memref<?xf32>, %value: f32) {
  scf.parallel (%i) = (%lower) to (%upper) step (%step) {
    memref.store %value, %data[%i] : memref<?xf32>
    scf.reduce
  }
  return
}

// -----
// op: scf.reduce
// CHECK: scf.reduce(%arg3 : f32) {
// CHECK-NEXT: ^bb0(%arg5: f32, %arg6: f32):
// CHECK-NEXT: %1 = arith.addf %arg5, %arg6 : f32
// CHECK-NEXT: scf.reduce.return %1 : f32
// CHECK-NEXT: }
// GENERIC: "scf.reduce"(%arg3) ({
// GENERIC-NEXT: ^bb0(%arg5: f32, %arg6: f32):
// GENERIC-NEXT: %1 = "arith.addf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "scf.reduce.return"(%1) : (f32) -> ()
// GENERIC-NEXT: }) : (f32) -> ()
func.func @reduce(%lower: index, %upper: index, %step: index, %start: f32) -> f32 {
  %sum = scf.parallel (%i) = (%lower) to (%upper) step (%step) init (%start) -> f32 {
    scf.reduce(%start : f32) {
    ^bb0(%left: f32, %right: f32):
      %both = arith.addf %left, %right : f32
      scf.reduce.return %both : f32
    }
  }
  return %sum : f32
}

// -----
// op: scf.reduce.return
// CHECK: scf.reduce.return %1 : f32
// GENERIC: "scf.reduce.return"(%1) : (f32) -> ()
func.func @reduce_return(%lower: index, %upper: index, %step: index, %start: f32) -> f32 {
  %sum = scf.parallel (%i) = (%lower) to (%upper) step (%step) init (%start) -> f32 {
    scf.reduce(%start : f32) {
    ^bb0(%left: f32, %right: f32):
      %both = arith.addf %left, %right : f32
      scf.reduce.return %both : f32
    }
  }
  return %sum : f32
}

// -----
// op: scf.while
// CHECK: %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: %1 = arith.cmpi slt, %arg2, %arg1 : i32
// CHECK-NEXT: scf.condition(%1) %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %1 = arith.addi %arg2, %arg2 : i32
// CHECK-NEXT: scf.yield %1 : i32
// CHECK-NEXT: }
// GENERIC: %0 = "scf.while"(%arg0) ({
// GENERIC-NEXT: ^bb0(%arg3: i32):
// GENERIC-NEXT: %2 = "arith.cmpi"(%arg3, %arg1) <{predicate = 2 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT: "scf.condition"(%2, %arg3) : (i1, i32) -> ()
// GENERIC-NEXT: }, {
// GENERIC-NEXT: ^bb0(%arg2: i32):
// GENERIC-NEXT: %1 = "arith.addi"(%arg2, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT: "scf.yield"(%1) : (i32) -> ()
// GENERIC-NEXT: }) : (i32) -> i32
func.func @while(%start: i32, %limit: i32) -> i32 {
  %last = scf.while (%i = %start) : (i32) -> i32 {
    %more = arith.cmpi slt, %i, %limit : i32
    scf.condition(%more) %i : i32
  } do {
  ^bb0(%i: i32):
    %next = arith.addi %i, %i : i32
    scf.yield %next : i32
  }
  return %last : i32
}

// -----
// op: scf.index_switch
// CHECK: scf.index_switch %arg0 {x.y}
// GENERIC: "scf.index_switch"(%arg0) <{cases = array<i64>}> ({
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) {x.y} : (index) -> ()
func.func @index_switch(%arg: index) {
  scf.index_switch %arg {x.y}
  default {
  }
  return
}

// -----
// op: scf.yield
// CHECK: scf.yield %arg1 : i32
// GENERIC: "scf.yield"(%arg1) : (i32) -> ()
func.func @yield(%condition: i1, %a: i32, %b: i32) -> i32 {
  %chosen = scf.if %condition -> (i32) {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  return %chosen : i32
}
