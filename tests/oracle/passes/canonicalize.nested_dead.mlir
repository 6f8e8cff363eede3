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
