func.func @f(%n: index, %a: i32, %c: i1) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = scf.for %i = %c0 to %c0 step %c1 iter_args(%x = %a) -> i32 {
    %y = arith.addi %x, %a : i32
    scf.yield %y : i32
  }
  %1 = scf.for %i = %c0 to %c4 step %c4 iter_args(%x = %a) -> i32 {
    %y = arith.addi %x, %a : i32
    "u"(%i) : (index) -> ()
    scf.yield %y : i32
  }
  %2:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %z = %a) -> (i32, i32) {
    %y = arith.addi %x, %z : i32
    "u"(%y) : (i32) -> ()
    scf.yield %y, %z : i32, i32
  }
  return %0, %1, %2#1 : i32, i32, i32
}
// -----
func.func @g(%n: index, %a: i32, %c: i1, %b: i32) -> (i32, i32, i32, i1) {
  %t = arith.constant true
  %fa = arith.constant false
  %0 = scf.if %t -> i32 {
    "x"() : () -> ()
    scf.yield %a : i32
  } else { scf.yield %b : i32 }
  %1 = scf.if %c -> i32 {
    scf.yield %a : i32
  } else { scf.yield %b : i32 }
  scf.if %c {
    "x"() : () -> ()
  } else { }
  %2:2 = scf.if %c -> (i32, i32) {
    "x"() : () -> ()
    scf.yield %a, %b : i32, i32
  } else { 
    scf.yield %b, %a : i32, i32 }
  %3 = scf.if %c -> i1 {
    "x"() : () -> ()
    scf.yield %t : i1
  } else { 
    scf.yield %fa : i1 }
  scf.if %c {
    "x"(%c) : (i1) -> ()
  } else { "y"(%c) : (i1) -> ()
 }
  scf.if %fa {
    "x"(%c) : (i1) -> ()
  }
  return %0, %1, %2#1, %3 : i32, i32, i32, i1
}
// -----
func.func @e(%n: index, %m: index) -> (index, index, index, index) {
  %c4 = arith.constant 4 : index
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%n)
  %1 = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1)>(%0, %m)
  %2 = affine.apply affine_map<(d0) -> (d0 * 3)>(%c4)
  %3 = affine.apply affine_map<(d0, d1) -> (d0)>(%m, %n)
  %4 = affine.apply affine_map<()[s0] -> (s0 + 2)>()[%c4]
  return %1, %2, %3, %4 : index, index, index, index
}
// -----
func.func @w(%n: index, %m: memref<?x8xf32>) {
  %c8 = arith.constant 8 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1) {
    %c2 = arith.constant 2 : index
    %0 = arith.addi %tx, %c2 : index
    %1 = arith.addi %ty, %0 : index
    "u"(%1, %bx, %by, %sx, %gx, %gy) : (index, index, index, index, index, index) -> ()
    gpu.terminator
  }
  gpu.barrier
  gpu.barrier
  return
}
// -----
func.func @m(%x: f32) -> (f32, f32, f32, i32, i32, f32, f32, f32) {
  %c = arith.constant -2.5 : f32
  %i = arith.constant 12 : i32
  %n4 = arith.constant 4.0 : f32
  %0 = math.absf %c : f32
  %1 = math.ceil %c : f32
  %2 = math.sqrt %n4 : f32
  %3 = math.ctlz %i : i32
  %4 = math.ctpop %i : i32
  %5 = math.roundeven %c : f32
  %6 = math.absf %x : f32
  %7 = math.absf %6 : f32
  %9 = math.round %c : f32
  return %0, %1, %2, %3, %4, %5, %7,%9 : f32, f32, f32, i32, i32, f32, f32,f32
}
// -----
func.func @wh(%x: i32, %c: i1) -> i32 {
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    %c1 = arith.cmpi slt, %a, %x : i32
    scf.condition(%c1) %a : i32
  } do {
  ^bb0(%b: i32):
    %d = arith.addi %b, %b : i32
    scf.yield %d : i32
  }
  %1 = scf.execute_region -> i32 {
    %q = arith.addi %x, %0 : i32
    scf.yield %q : i32
  }
  return %1 : i32
}
