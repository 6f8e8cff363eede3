// Divisions that round.
// RUN: nvlower --convert-arith-to-llvm %s | filecheck %s

// CHECK: func.func @rounding_divisions(%[[ARG0:[a-zA-Z0-9_]+]]: i32, %[[ARG1:[a-zA-Z0-9_]+]]: i32) -> (i32, i32, i32) {
// CHECK-NEXT: %[[V0:[a-zA-Z0-9_]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %[[V1:[a-zA-Z0-9_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V2:[a-zA-Z0-9_]+]] = llvm.sdiv %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT: %[[V3:[a-zA-Z0-9_]+]] = llvm.mul %[[V2]], %[[ARG1]] : i32
// CHECK-NEXT: %[[V4:[a-zA-Z0-9_]+]] = llvm.icmp "ne" %[[ARG0]], %[[V3]] : i32
// CHECK-NEXT: %[[V5:[a-zA-Z0-9_]+]] = llvm.icmp "slt" %[[ARG0]], %[[V0]] : i32
// CHECK-NEXT: %[[V6:[a-zA-Z0-9_]+]] = llvm.icmp "slt" %[[ARG1]], %[[V0]] : i32
// CHECK-NEXT: %[[V7:[a-zA-Z0-9_]+]] = llvm.icmp "eq" %[[V5]], %[[V6]] : i1
// CHECK-NEXT: %[[V8:[a-zA-Z0-9_]+]] = llvm.and %[[V4]], %[[V7]] : i1
// CHECK-NEXT: %[[V9:[a-zA-Z0-9_]+]] = llvm.add %[[V2]], %[[V1]] : i32
// CHECK-NEXT: %[[V10:[a-zA-Z0-9_]+]] = llvm.select %[[V8]], %[[V9]], %[[V2]] : i1, i32
// CHECK-NEXT: %[[V11:[a-zA-Z0-9_]+]] = llvm.sdiv %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT: %[[V12:[a-zA-Z0-9_]+]] = llvm.mul %[[V11]], %[[ARG1]] : i32
// CHECK-NEXT: %[[V13:[a-zA-Z0-9_]+]] = llvm.icmp "ne" %[[ARG0]], %[[V12]] : i32
// CHECK-NEXT: %[[V14:[a-zA-Z0-9_]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %[[V15:[a-zA-Z0-9_]+]] = llvm.icmp "slt" %[[ARG0]], %[[V14]] : i32
// CHECK-NEXT: %[[V16:[a-zA-Z0-9_]+]] = llvm.icmp "slt" %[[ARG1]], %[[V14]] : i32
// CHECK-NEXT: %[[V17:[a-zA-Z0-9_]+]] = llvm.icmp "ne" %[[V15]], %[[V16]] : i1
// CHECK-NEXT: %[[V18:[a-zA-Z0-9_]+]] = llvm.and %[[V13]], %[[V17]] : i1
// CHECK-NEXT: %[[V19:[a-zA-Z0-9_]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT: %[[V20:[a-zA-Z0-9_]+]] = llvm.add %[[V11]], %[[V19]] : i32
// CHECK-NEXT: %[[V21:[a-zA-Z0-9_]+]] = llvm.select %[[V18]], %[[V20]], %[[V11]] : i1, i32
// CHECK-NEXT: %[[V22:[a-zA-Z0-9_]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %[[V23:[a-zA-Z0-9_]+]] = llvm.icmp "eq" %[[ARG0]], %[[V22]] : i32
// CHECK-NEXT: %[[V24:[a-zA-Z0-9_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V25:[a-zA-Z0-9_]+]] = llvm.sub %[[ARG0]], %[[V24]] : i32
// CHECK-NEXT: %[[V26:[a-zA-Z0-9_]+]] = llvm.udiv %[[V25]], %[[ARG1]] : i32
// CHECK-NEXT: %[[V27:[a-zA-Z0-9_]+]] = llvm.add %[[V26]], %[[V24]] : i32
// CHECK-NEXT: %[[V28:[a-zA-Z0-9_]+]] = llvm.select %[[V23]], %[[V22]], %[[V27]] : i1, i32
// CHECK-NEXT: return %[[V10]], %[[V21]], %[[V28]] : i32, i32, i32

func.func @rounding_divisions(%a: i32, %b: i32) -> (i32, i32, i32) {
  %0 = arith.ceildivsi %a, %b : i32
  %1 = arith.floordivsi %a, %b : i32
  %2 = arith.ceildivui %a, %b : i32
  return %0, %1, %2 : i32, i32, i32
}
