// Every op of builtin, func, cf, scf and affine.
module @outer attributes {x.y = 1 : i32} {
  module {
  }
  module @inner {
    func.func private @declared(i32, f32 {a.b = 3 : i8}) -> (i32, f32 {x.y})
  }
  func.func private @one(i32) -> i32 attributes {a.b}
  func.func @casts(%a: i32, %m: memref<4xf32>) -> (f32, i64) {
    %0:2 = builtin.unrealized_conversion_cast %a, %m : i32, memref<4xf32> to f32, i64
    %1 = builtin.unrealized_conversion_cast to i32 {x.y}
    return %0#0, %0#1 : f32, i64
  }
  func.func @calls(%a: i32) -> i32 {
    %f = func.constant @one : (i32) -> i32
    %0 = call @one(%a) : (i32) -> i32
    %1 = func.call_indirect %f(%0) : (i32) -> i32
    %2 = func.call @one(%1) {x.y} : (i32) -> i32
    func.return %2 : i32
  }
  func.func @branches(%c: i1, %a: i32, %f: f32) {
    cf.assert %c, "must \"hold\"" {x.y}
    cf.cond_br %c, ^bb1(%a : i32), ^bb2
  ^bb1(%x: i32):
    cf.br ^bb3(%x, %f : i32, f32)
  ^bb2:
    cf.cond_br %c weights([3, 5]), ^bb2, ^bb4 {x.y}
  ^bb3(%y: i32, %z: f32):
    cf.br ^bb4
  ^bb4:
    cf.switch %a : i32, [
      default: ^bb5(%f : f32),
      42: ^bb4,
      -1: ^bb5(%f : f32),
      43: ^bb6
    ]
  ^bb5(%w: f32):
    cf.switch %a : i32, [
      default: ^bb6
    ] {x.y}
  ^bb6:
    return
  }
  func.func @structured(%lb: index, %ub: index, %s: index, %c: i1, %f: f32, %i: i32, %t: tensor<64xf32>) -> f32 {
    scf.for %k = %lb to %ub step %s {
    }
    scf.for %k = %lb to %ub step %s {
      scf.yield
    } {x.y}
    scf.for %k = %i to %i step %i : i32 {
      %0 = arith.addi %k, %i : i32
    }
    scf.for unsigned %k = %i to %i step %i : i32 {
    }
    %sum:2 = scf.for %k = %lb to %ub step %s iter_args(%acc = %f, %n = %i) -> (f32, i32) {
      %0 = arith.addf %acc, %f : f32
      scf.yield %0, %n : f32, i32
    }
    scf.if %c {
    }
    scf.if %c {
      scf.yield
    } else {
      %0 = arith.addf %f, %f : f32
    } {x.y}
    %r = scf.if %c -> (f32) {
      scf.yield %f : f32
    } else {
      scf.yield %sum#0 : f32
    }
    %w:2 = scf.while (%x = %i, %y = %f) : (i32, f32) -> (f32, i32) {
      %0 = arith.cmpi slt, %x, %i : i32
      scf.condition(%0) %y, %x : f32, i32
    } do {
    ^bb0(%a: f32, %b: i32):
      scf.yield %b, %a : i32, f32
    }
    scf.while : () -> () {
      scf.condition(%c)
    } do {
      scf.yield
    } attributes {x.y}
    scf.parallel (%a, %b) = (%lb, %lb) to (%ub, %ub) step (%s, %s) {
      scf.reduce
    }
    %p:2 = scf.parallel (%a) = (%lb) to (%ub) step (%s) init (%f, %i) -> (f32, i32) {
      scf.reduce(%f, %i : f32, i32) {
      ^bb0(%x: f32, %y: f32):
        %0 = arith.addf %x, %y : f32
        scf.reduce.return %0 : f32
      }, {
      ^bb0(%x: i32, %y: i32):
        scf.reduce.return %x : i32
      }
    } {x.y}
    scf.forall (%a, %b) in (%ub, 4) {
    }
    scf.forall (%a) = (%lb) to (%ub) step (2) {
    } {x.y}
    %fa = scf.forall (%a) in (4) shared_outs(%o = %t) -> (tensor<64xf32>) {
      scf.forall.in_parallel {
      }
    }
    %e = scf.execute_region -> i32 {
      cf.br ^bb1
    ^bb1:
      scf.yield %i : i32
    }
    scf.execute_region no_inline {
      scf.yield
    }
    %sw = scf.index_switch %lb -> f32
    case 2 {
      scf.yield %f : f32
    }
    case 5 {
      scf.yield %r : f32
    }
    default {
      scf.yield %f : f32
    }
    scf.index_switch %ub {x.y}
    default {
    }
    return %r : f32
  }
  func.func @affine(%m: memref<64x64xf32>, %n: index, %i: index, %v: vector<4xf32>, %x: f32) {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
    %1 = affine.min affine_map<(d0) -> (d0, 4)>(%i)
    %2 = affine.max affine_map<()[s0] -> (s0 * 2, 4)>()[%n]
    affine.for %k = 0 to 10 {
    }
    affine.for %k = 0 to %n step 2 {
      %a = affine.load %m[%k + 1, %k mod 3] : memref<64x64xf32>
      affine.store %a, %m[%k floordiv 2, symbol(%n)] : memref<64x64xf32>
      %b = affine.vector_load %m[%k, 0] : memref<64x64xf32>, vector<4xf32>
      affine.vector_store %b, %m[%k, -%k + 3] : memref<64x64xf32>, vector<4xf32>
      affine.prefetch %m[%k, 4], read, locality<3>, data : memref<64x64xf32>
      affine.if affine_set<(d0)[s0] : (d0 - 2 >= 0, s0 - d0 == 0)>(%k)[%n] {
      } else {
        affine.yield
      }
    } {x.y}
    %s = affine.for %k = max affine_map<(d0) -> (d0, 3)>(%i) to min affine_map<(d0)[s0] -> (d0 + 5, s0)>(%i)[%n] iter_args(%a = %x) -> (f32) {
      affine.yield %a : f32
    }
    affine.for %k = affine_map<(d0) -> (d0 * 2)>(%i) to affine_map<()[s0] -> (s0 + 3)>()[%n] {
    }
    %r = affine.if affine_set<(d0) : (d0 >= 0)>(%i) -> f32 {
      affine.yield %x : f32
    } else {
      affine.yield %s : f32
    }
    affine.parallel (%a, %b) = (0, max(%i, 3)) to (%n, min(%i + 4, 64)) step (2, 4) {
    }
    %p = affine.parallel (%a) = (0) to (10) reduce ("addf") -> (f32) {
      affine.yield %x : f32
    }
    %d:3 = affine.delinearize_index %i into (4, %n, 8) : index, index, index
    %l = affine.linearize_index disjoint [%d#0, %d#1, %d#2] by (4, %n, 8) : index
    %l2 = affine.linearize_index [%i, %n] by (8) : index
    return
  }
}
