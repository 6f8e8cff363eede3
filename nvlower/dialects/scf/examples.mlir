// One example for each op of scf: read by --show-op, the op reference and the tests.

// -----
// op: scf.condition
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
func.func @execute_region() {
  scf.execute_region no_inline {
    scf.yield
  }
  return
}

// -----
// op: scf.for
func.func @for(%lower: index, %upper: index, %step: index, %start: f32) -> f32 {
  %sum = scf.for %i = %lower to %upper step %step iter_args(%partial = %start) -> (f32) {
    %next = arith.addf %partial, %start : f32
    scf.yield %next : f32
  }
  return %sum : f32
}

// -----
// op: scf.forall
func.func @forall(%dynamic_upper_bound: index) {
  scf.forall (%arg1, %arg2) in (%dynamic_upper_bound, 4) {
  }
  return
}

// -----
// op: scf.forall.in_parallel
func.func @forall(%dynamic_upper_bound: index) {
  scf.forall (%arg1, %arg2) in (%dynamic_upper_bound, 4) {
  }
  return
}

// -----
// op: scf.if
func.func @if(%condition: i1, %data: memref<4xf32>, %i: index, %value: f32) {
  scf.if %condition {
    memref.store %value, %data[%i] : memref<4xf32>
  }
  return
}

// -----
// op: scf.parallel
func.func @parallel(%lower: index, %upper: index, %step: index, %data: memref<?xf32>, %value: f32) {
  scf.parallel (%i) = (%lower) to (%upper) step (%step) {
    memref.store %value, %data[%i] : memref<?xf32>
    scf.reduce
  }
  return
}

// -----
// op: scf.reduce
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
func.func @index_switch(%arg: index) {
  scf.index_switch %arg {x.y}
  default {
  }
  return
}

// -----
// op: scf.yield
func.func @yield(%condition: i1, %a: i32, %b: i32) -> i32 {
  %chosen = scf.if %condition -> (i32) {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  return %chosen : i32
}
