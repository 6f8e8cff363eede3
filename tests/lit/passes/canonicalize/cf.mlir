// RUN: nvlower --canonicalize %s | filecheck %s

// CHECK-LABEL: func.func @known
// CHECK-SAME: (%[[X:.+]]: i32, %{{.+}}: i32)
// CHECK-NEXT: return %[[X]] : i32
func.func @known(%x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  cf.cond_br %true, ^bb1(%x : i32), ^bb1(%y : i32)
^bb1(%a: i32):
  return %a : i32
}

// CHECK-LABEL: func.func @chosen
// CHECK: %[[A:.+]] = arith.select %{{.+}}, %{{.+}}, %{{.+}} : i32
// CHECK-NEXT: return %[[A]] : i32
func.func @chosen(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^bb1(%x : i32), ^bb1(%y : i32)
^bb1(%a: i32):
  return %a : i32
}

// CHECK-LABEL: func.func @round_and_round
// CHECK: cf.br ^[[B:bb[0-9]+]]
// CHECK-NEXT: ^[[B]]:
// CHECK-NEXT: cf.br ^[[B]]
func.func @round_and_round() {
  cf.br ^bb1
^bb1:
  cf.br ^bb2
^bb2:
  cf.br ^bb1
}
