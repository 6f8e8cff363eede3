func.func private @p(i32)
func.func @nested_branch(%c: i1, %a: i32) {
  cf.br ^bb1(%a : i32)
^bb1(%x: i32):
  scf.execute_region {
    func.call @p(%a) : (i32) -> ()
    cf.br ^l(%x : i32)
  ^l(%y: i32):
    func.call @p(%a) : (i32) -> ()
    cf.cond_br %c, ^l(%y : i32), ^m
  ^m:
    scf.yield
  }
  cf.cond_br %c, ^bb1(%x : i32), ^bb2
^bb2:
  return
}
func.func @nested_op(%c: i1, %a: i32) {
  cf.br ^bb1(%a : i32)
^bb1(%x: i32):
  %r = scf.if %c -> i32 {
    func.call @p(%a) : (i32) -> ()
    scf.yield %a : i32
  } else {
    %e = arith.addi %x, %a : i32
    scf.yield %e : i32
  }
  cf.cond_br %c, ^bb1(%r : i32), ^bb2
^bb2:
  return
}
func.func @nested_chain(%c: i1, %a: i32) {
  cf.br ^bb1(%a : i32)
^bb1(%x: i32):
  scf.execute_region {
    cf.br ^l(%x : i32)
  ^l(%y: i32):
    func.call @p(%a) : (i32) -> ()
    %z = arith.addi %y, %x : i32
    cf.cond_br %c, ^l(%z : i32), ^m
  ^m:
    scf.yield
  }
  cf.cond_br %c, ^bb1(%x : i32), ^bb2
^bb2:
  return
}
func.func @unread_result(%c: i1, %e: i1, %m: memref<4xf32>, %i: index, %a: f32, %b: f32) -> f32 {
  cf.cond_br %c, ^bb1(%a : f32), ^bb2(%b : f32)
^bb1(%p: f32):
  %l = memref.load %m[%i] : memref<4xf32>
  %s = arith.addf %l, %p : f32
  cf.br ^bb3(%s : f32)
^bb2(%q: f32):
  cf.br ^bb3(%q : f32)
^bb3(%x: f32):
  %r = scf.if %e -> f32 {
    memref.store %a, %m[%i] : memref<4xf32>
    scf.yield %a : f32
  } else {
    %d = arith.divf %b, %x : f32
    %f = arith.mulf %d, %d : f32
    scf.yield %f : f32
  }
  %y = arith.divf %x, %r : f32
  return %a : f32
}
