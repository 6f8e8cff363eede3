func.func @for(%a: index, %b: index, %c: index, %m: memref<?xf32>, %cond: i1, %x: f32) {
  scf.for %i = %a to %b step %c { }
  scf.for %i = %a to %b step %c { scf.yield }
  scf.for %i = %a to %b step %c { "test.x"(%i) : (index) -> () } {tag = 1 : i32}
  %r = scf.for %i = %a to %b step %c iter_args(%s = %x) -> f32 { scf.yield %s : f32 }
  %r1:2 = scf.for %i = %a to %b step %c iter_args(%s = %x, %t = %x) -> (f32, f32) { scf.yield %s, %t : f32, f32 }
  %c32 = arith.index_cast %a : index to i32
  scf.for %i = %c32 to %c32 step %c32 : i32 { }
  scf.for unsigned %i = %c32 to %c32 step %c32 : i32 { }
  %z = scf.for unsigned %i = %c32 to %c32 step %c32 iter_args(%q = %x) -> (f32) : i32 { scf.yield %q : f32 }
  scf.if %cond { }
  scf.if %cond { "test.y"() : () -> () } else { "test.z"() : () -> () }
  scf.if %cond { } else { }
  %i1 = scf.if %cond -> f32 { scf.yield %x : f32 } else { scf.yield %x : f32 }
  %i2:2 = scf.if %cond -> (f32, f32) { scf.yield %x, %x : f32, f32 } else { scf.yield %x, %x : f32, f32 } {foo}
  scf.if %cond { scf.if %cond {} else {} }
  return
}
// -----
func.func @while(%a: i32, %c: i1) -> f32 {
  %r = scf.while (%x = %a) : (i32) -> f32 {
    %y = "test.a"(%x) : (i32) -> f32
    scf.condition(%c) %y : f32
  } do {
  ^bb0(%z: f32):
    %w = "test.b"(%z) : (f32) -> i32
    scf.yield %w : i32
  }
  scf.while : () -> () { scf.condition(%c) } do { scf.yield }
  scf.while : () -> () { scf.condition(%c) } do { scf.yield } attributes {x = 1 : i32}
  %q:2 = scf.while (%x = %a, %y = %a) : (i32, i32) -> (i32, i32) {
    scf.condition(%c) {foo} %x, %y : i32, i32
  } do {
  ^bb0(%z: i32, %z1: i32):
    scf.yield %z, %z1 : i32, i32
  }
  return %r : f32
}
// -----
func.func @par(%a: index, %b: index, %c: index, %x: f32) {
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%c, %c) { }
  scf.parallel (%i) = (%a) to (%b) step (%c) { scf.reduce } {foo}
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %rr: f32):
      %s = arith.addf %l, %rr : f32
      scf.reduce.return %s : f32
    }
  }
  %r2:2 = scf.parallel (%i) = (%a) to (%b) step (%c) init (%x, %x) -> (f32, f32) {
    scf.reduce(%x, %x : f32, f32) {
    ^bb0(%l: f32, %rr: f32):
      scf.reduce.return %l : f32
    }, {
    ^bb0(%l: f32, %rr: f32):
      scf.reduce.return %rr : f32
    }
  }
  return
}
// -----
func.func @forall(%a: index, %t: tensor<4xf32>) {
  scf.forall (%i, %j) in (2, %a) { }
  scf.forall (%i) in (%a) { scf.forall.in_parallel { } } 
  scf.forall (%i) = (0) to (4) step (1) { }
  scf.forall (%i) = (1) to (%a) step (2) { } {mapping = [#gpu.thread<x>]}
  scf.forall (%i, %j) in (2, %a) { } {mapping = [#gpu.block<x>, #gpu.block<y>], foo}
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) { scf.forall.in_parallel { } }
  return
}
// -----
func.func @exec(%c: i1, %i: index, %x: i32) -> i32 {
  scf.execute_region { scf.yield }
  %r = scf.execute_region -> i32 { cf.cond_br %c, ^a, ^b ^a: scf.yield %x : i32 ^b: scf.yield %x : i32 }
  %q:2 = scf.execute_region -> (i32, i32) no_inline { scf.yield %x, %x : i32, i32 }
  scf.execute_region no_inline { scf.yield } {foo}
  scf.index_switch %i default { }
  scf.index_switch %i case 1 { scf.yield } case 2 { scf.yield } default { scf.yield }
  %s = scf.index_switch %i {attr} -> i32 case -1 { scf.yield %x : i32 } default { scf.yield %x : i32 }
  return %s : i32
}
// -----
func.func @cf(%a: i32, %c: i1, %m: memref<f32>) {
  cf.switch %a : i32, [ default: ^bb1, 1: ^bb2(%a : i32), -2: ^bb1 ]
^bb1:
  cf.assert %c, "msg" {x}
  cf.cond_br %c, ^bb2(%a : i32), ^bb2(%a : i32) {x = 1 : i32}
^bb2(%x: i32):
  cf.cond_br %c weights([1, 2]), ^bb3, ^bb1
^bb3:
  cf.switch %a : i32, [ default: ^bb4 ] {foo}
^bb4:
  cf.br ^bb5 {bar}
^bb5:
  return
}
// -----
func.func @dma(%a: memref<40x128xf32>, %b: memref<2x1024xf32, 2>, %t: memref<1xi32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c256 = arith.constant 256 : index
  affine.dma_start %a[%i, %i], %b[%i + 7, %i], %t[%c0], %c256 : memref<40x128xf32>, memref<2x1024xf32, 2>, memref<1xi32>
  affine.dma_start %a[%i, %i], %b[%i + 7, %i], %t[%c0], %c256, %c256, %c0 : memref<40x128xf32>, memref<2x1024xf32, 2>, memref<1xi32>
  affine.dma_wait %t[%c0], %c256 : memref<1xi32>
  affine.dma_wait %t[%i + symbol(%c0)], %c256 : memref<1xi32>
  return
}
// -----
func.func @dma(%a: memref<256xf32>, %b: memref<256xf32, 1>, %t: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c256 = arith.constant 256 : index
  memref.dma_start %a[%c0], %b[%c0], %c256, %t[%c0] : memref<256xf32>, memref<256xf32, 1>, memref<1xi32>
  memref.dma_start %a[%c0], %b[%c0], %c256, %t[%c0], %c256, %c0 : memref<256xf32>, memref<256xf32, 1>, memref<1xi32>
  memref.dma_wait %t[%c0], %c256 : memref<1xi32>
  return
}
