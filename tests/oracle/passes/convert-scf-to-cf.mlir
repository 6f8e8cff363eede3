func.func @f(%lb: index, %ub: index, %s: index, %c: i1, %x: f32, %m: memref<?xf32>) -> f32 {
  %r:2 = scf.for %i = %lb to %ub step %s iter_args(%a = %x, %b = %x) -> (f32, f32) {
    %q = arith.addf %a, %b : f32
    scf.yield %q, %a : f32, f32
  }
  scf.for %i = %lb to %ub step %s { memref.store %x, %m[%i] : memref<?xf32> } 
  %2 = scf.if %c -> f32 { scf.yield %x : f32 } else { scf.yield %r#0 : f32 }
  scf.if %c { memref.store %x, %m[%lb] : memref<?xf32> }
  %w = scf.while (%arg = %x) : (f32) -> f32 { scf.condition(%c) %arg : f32 } do { ^bb0(%b: f32): scf.yield %b : f32 }
  scf.while : () -> () { scf.condition(%c) } do { scf.yield }
  %e = scf.execute_region -> f32 { scf.yield %x : f32 }
  scf.index_switch %lb case 2 { scf.yield } case 5 { memref.store %x, %m[%lb] : memref<?xf32> scf.yield } default { scf.yield }
  scf.parallel (%i, %j) = (%lb, %lb) to (%ub, %ub) step (%s, %s) { memref.store %x, %m[%i] : memref<?xf32> }
  %p = scf.parallel (%i) = (%lb) to (%ub) step (%s) init (%x) -> f32 { scf.reduce(%x : f32) { ^bb0(%l: f32, %rr: f32): %z = arith.addf %l, %rr : f32 scf.reduce.return %z : f32 } }
  scf.forall (%i) in (%ub) { memref.store %x, %m[%i] : memref<?xf32> }
  return %2 : f32
}
