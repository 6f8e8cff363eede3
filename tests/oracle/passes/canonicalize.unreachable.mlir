// OPTIONS: region-simplify=disabled
func.func @a(%c: i1, %x: i32) -> i32 {
  cf.br ^b
^b:
  return %x : i32
^c:
  cf.br ^d
^d:
  "u"(%x) : (i32) -> ()
  cf.br ^d
}
func.func @b(%c: i1, %x: i32) -> i32 {
  %true = arith.constant true
  cf.cond_br %true, ^b, ^c
^b:
  return %x : i32
^c:
  "u"(%x) : (i32) -> ()
  cf.br ^d
^d:
  return %x : i32
}
func.func @e(%c: i1, %x: i32) {
  "foo.region"() ({
    cf.br ^b(%x : i32)
    ^b(%z: i32):
    %q = arith.addi %z, %z : i32
    "t"(%q) : (i32) -> ()
    ^c:
    "t"(%x) : (i32) -> ()
  }) : () -> ()
  scf.if %c {
    scf.execute_region { cf.br ^a
     ^a:
     cf.br ^a
     ^b:
     scf.yield }
  }
  return
}
