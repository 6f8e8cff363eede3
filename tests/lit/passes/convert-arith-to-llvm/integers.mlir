// Integer arithmetic and comparisons.
// RUN: nvlower --convert-arith-to-llvm %s | filecheck %s

// CHECK: func.func @integers(%[[ARG0:[a-zA-Z0-9_]+]]: i32, %[[ARG1:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[a-zA-Z0-9_]+]] = llvm.add %[[ARG0]], %[[ARG1]] overflow<nsw> : i32
// CHECK-NEXT: %[[V1:[a-zA-Z0-9_]+]] = llvm.sdiv exact %[[V0]], %[[ARG1]] : i32
// CHECK-NEXT: %[[V2:[a-zA-Z0-9_]+]] = llvm.icmp "slt" %[[V1]], %[[ARG0]] : i32
// CHECK-NEXT: %[[V3:[a-zA-Z0-9_]+]] = llvm.select %[[V2]], %[[V0]], %[[V1]] : i1, i32
// CHECK-NEXT: return %[[V3]] : i32

func.func @integers(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  %1 = arith.divsi %0, %b exact : i32
  %2 = arith.cmpi slt, %1, %a : i32
  %3 = arith.select %2, %0, %1 : i32
  return %3 : i32
}
