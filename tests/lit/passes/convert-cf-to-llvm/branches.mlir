// Branches and switches.
// RUN: nvlower --convert-cf-to-llvm %s | filecheck %s

// CHECK: func.func @branches(%[[ARG0:[a-zA-Z0-9_]+]]: i1, %[[ARG1:[a-zA-Z0-9_]+]]: i32, %[[ARG2:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT: llvm.cond_br %[[ARG0]], ^bb1(%[[ARG1]] : i32), ^bb2
// CHECK-NEXT: ^bb1(%[[V0:[a-zA-Z0-9_]+]]: i32):
// CHECK-NEXT: llvm.switch %[[ARG2]] : i32, ^bb2 [
// CHECK-NEXT: 3: ^bb1(%[[ARG1]] : i32)
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: llvm.br ^bb3
// CHECK-NEXT: ^bb3:
// CHECK-NEXT: return %[[ARG1]] : i32

func.func @branches(%c: i1, %a: i32, %f: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2
^bb1(%b: i32):
  cf.switch %f : i32, [default: ^bb2, 3: ^bb1(%a : i32)]
^bb2:
  cf.br ^bb3
^bb3:
  return %a : i32
}
