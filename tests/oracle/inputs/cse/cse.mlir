func.func @r(%m: memref<4xf32>, %i: index, %x: f32) -> (f32, f32, f32) {
  %0 = memref.load %m[%i] : memref<4xf32>
  %1 = memref.load %m[%i] : memref<4xf32>
  memref.store %x, %m[%i] : memref<4xf32>
  %2 = memref.load %m[%i] : memref<4xf32>
  return %0, %1, %2 : f32, f32, f32
}
// -----
func.func @c(%a: i32, %b: i32, %c: i1) -> (i32, i32, i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %b, %a : i32
  %2 = arith.subi %b, %a : i32
  %5 = arith.muli %0, %0 : i32
  %6 = arith.muli %1, %0 : i32
  %3 = arith.subi %a, %b : i32
  %4 = scf.if %c -> i32 { %q = arith.addi %a, %b : i32
   scf.yield %q : i32 } else { scf.yield %2 : i32}
  %9 = scf.if %c -> i32 { %q = arith.addi %a, %b : i32
   scf.yield %q : i32 } else { scf.yield %2 : i32}
  %d = arith.muli %a, %b : i32
  %e = arith.muli %d, %b : i32
  return %3, %4, %9: i32, i32, i32
}
// -----
func.func @d(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = arith.addi %a, %a : i32
  cf.br ^bb3(%0 : i32)
^bb2:
  %1 = arith.addi %a, %a : i32
  %2 = arith.addi %a, %a : i32
  cf.br ^bb3(%2 : i32)
^bb3(%x: i32):
  %3 = arith.addi %a, %a : i32
  %4 = arith.addi %3, %x : i32
  return %4 : i32
}
// -----
module {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  "use"(%1, %0) : (i32, i32) -> ()
  gpu.module @k { 
  gpu.func @f() kernel { %a = gpu.thread_id x
   %b = gpu.thread_id x
   %c = arith.addi %a, %b : index
   "u"(%c) : (index) -> ()
   gpu.return }
  }
  builtin.module { %2 = arith.constant 1 : i32
 "u"(%2) : (i32)->() }
}
