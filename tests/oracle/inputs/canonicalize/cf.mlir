func.func @a(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.br ^bb1(%x : i32)
^bb1(%0: i32):
  cf.cond_br %c, ^bb2(%0 : i32), ^bb3
^bb2(%1: i32):
  cf.br ^bb4(%1 : i32)
^bb3:
  cf.br ^bb4(%y : i32)
^bb4(%2: i32):
  return %2 : i32
}
// -----
func.func @b(%c: i1, %x: i32, %y: i32) -> i32 {
  %t = arith.constant true
  cf.cond_br %t, ^bb2(%x : i32), ^bb3
^bb2(%1: i32):
  return %1 : i32
^bb3:
  return %y : i32
}
// -----
func.func @c(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "a"() : () -> ()
  cf.cond_br %c, ^bb3, ^bb4
^bb2:
  "b"(%c) : (i1) -> ()
  cf.cond_br %c, ^bb3, ^bb4
^bb3:
  "c"() : () -> ()
  return %x : i32
^bb4:
  return %y : i32
}
// -----
func.func @d(%f: i32, %x: i32, %y: i32) -> i32 {
  cf.switch %f : i32, [
    default: ^bb1(%x : i32),
    42: ^bb1(%y : i32),
    43: ^bb2,
    44: ^bb1(%x : i32)
  ]
^bb1(%a: i32):
  return %a : i32
^bb2:
  cf.br ^bb1(%y : i32)
}
// -----
func.func @e(%x: i32) -> i32 {
  %c = arith.constant 42 : i32
  cf.switch %c : i32, [
    default: ^bb1(%x : i32),
    42: ^bb2
  ]
^bb1(%a: i32):
  return %a : i32
^bb2:
  return %c : i32
}
// -----
func.func @loop(%n: index, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^bb1(%c0, %v, %v : index, i32, i32)
^bb1(%i: index, %d: i32, %e: i32):
  %lt = arith.cmpi slt, %i, %n : index
  cf.cond_br %lt, ^bb2, ^bb3
^bb2:
  %z = arith.addi %d, %e : i32
  "use"(%e) : (i32) -> ()
  %j = arith.addi %i, %c1 : index
  cf.br ^bb1(%j, %z, %v : index, i32, i32)
^bb3:
  return
^bb4:
  "dead"() : () -> ()
  cf.br ^bb4
}
// -----
func.func @assert(%c: i1) {
  %t = arith.constant true
  cf.assert %t, "x"
  cf.assert %c, "y"
  return
}
// -----
func.func @infinite() {
  cf.br ^bb1
^bb1:
  cf.br ^bb2
^bb2:
  cf.br ^bb1
}
// -----
func.func @same(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^bb1(%x : i32), ^bb1(%x : i32)
^bb1(%a: i32):
  return %a : i32
}
// -----
func.func @sel(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^bb1(%x : i32), ^bb1(%y : i32)
^bb1(%a: i32):
  return %a : i32
}
// -----
llvm.func @l(%c: i1, %x: i32) -> i32 {
  llvm.br ^bb1(%x, %x : i32, i32)
^bb1(%a: i32, %b: i32):
  llvm.cond_br %c, ^bb2(%b : i32), ^bb3(%b, %a : i32, i32)
^bb2(%d: i32):
  llvm.return %a : i32
^bb3(%e: i32, %f: i32):
  llvm.return %f : i32
}
