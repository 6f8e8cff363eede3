// Divisions that round.
// RUN: nvlower --convert-index-to-llvm %s | filecheck %s

// CHECK: func.func @ceil(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) -> (index, index) {
// CHECK-NEXT: %[[V0:[a-zA-Z0-9_]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT: %[[V1:[a-zA-Z0-9_]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : index to i64
// CHECK-NEXT: %[[V2:[a-zA-Z0-9_]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %[[V3:[a-zA-Z0-9_]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[V4:[a-zA-Z0-9_]+]] = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT: %[[V5:[a-zA-Z0-9_]+]] = llvm.icmp "sgt" %[[V0]], %[[V2]] : i64
// CHECK-NEXT: %[[V6:[a-zA-Z0-9_]+]] = llvm.select %[[V5]], %[[V4]], %[[V3]] : i1, i64
// CHECK-NEXT: %[[V7:[a-zA-Z0-9_]+]] = llvm.add %[[V1]], %[[V6]] : i64
// CHECK-NEXT: %[[V8:[a-zA-Z0-9_]+]] = llvm.sdiv %[[V7]], %[[V0]] : i64
// CHECK-NEXT: %[[V9:[a-zA-Z0-9_]+]] = llvm.add %[[V8]], %[[V3]] : i64
// CHECK-NEXT: %[[V10:[a-zA-Z0-9_]+]] = llvm.sub %[[V2]], %[[V1]] : i64
// CHECK-NEXT: %[[V11:[a-zA-Z0-9_]+]] = llvm.sdiv %[[V10]], %[[V0]] : i64
// CHECK-NEXT: %[[V12:[a-zA-Z0-9_]+]] = llvm.sub %[[V2]], %[[V11]] : i64
// CHECK-NEXT: %[[V13:[a-zA-Z0-9_]+]] = llvm.icmp "sgt" %[[V1]], %[[V2]] : i64
// CHECK-NEXT: %[[V14:[a-zA-Z0-9_]+]] = llvm.icmp "eq" %[[V13]], %[[V5]] : i1
// CHECK-NEXT: %[[V15:[a-zA-Z0-9_]+]] = llvm.icmp "ne" %[[V1]], %[[V2]] : i64
// CHECK-NEXT: %[[V16:[a-zA-Z0-9_]+]] = llvm.and %[[V14]], %[[V15]] : i1
// CHECK-NEXT: %[[V17:[a-zA-Z0-9_]+]] = llvm.select %[[V16]], %[[V9]], %[[V12]] : i1, i64
// CHECK-NEXT: %[[V18:[a-zA-Z0-9_]+]] = builtin.unrealized_conversion_cast %[[V17]] : i64 to index
// CHECK-NEXT: %[[V19:[a-zA-Z0-9_]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %[[V20:[a-zA-Z0-9_]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[V21:[a-zA-Z0-9_]+]] = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT: %[[V22:[a-zA-Z0-9_]+]] = llvm.icmp "slt" %[[V0]], %[[V19]] : i64
// CHECK-NEXT: %[[V23:[a-zA-Z0-9_]+]] = llvm.select %[[V22]], %[[V20]], %[[V21]] : i1, i64
// CHECK-NEXT: %[[V24:[a-zA-Z0-9_]+]] = llvm.sub %[[V23]], %[[V1]] : i64
// CHECK-NEXT: %[[V25:[a-zA-Z0-9_]+]] = llvm.sdiv %[[V24]], %[[V0]] : i64
// CHECK-NEXT: %[[V26:[a-zA-Z0-9_]+]] = llvm.sub %[[V21]], %[[V25]] : i64
// CHECK-NEXT: %[[V27:[a-zA-Z0-9_]+]] = llvm.sdiv %[[V1]], %[[V0]] : i64
// CHECK-NEXT: %[[V28:[a-zA-Z0-9_]+]] = llvm.icmp "slt" %[[V1]], %[[V19]] : i64
// CHECK-NEXT: %[[V29:[a-zA-Z0-9_]+]] = llvm.icmp "ne" %[[V28]], %[[V22]] : i1
// CHECK-NEXT: %[[V30:[a-zA-Z0-9_]+]] = llvm.icmp "ne" %[[V1]], %[[V19]] : i64
// CHECK-NEXT: %[[V31:[a-zA-Z0-9_]+]] = llvm.and %[[V29]], %[[V30]] : i1
// CHECK-NEXT: %[[V32:[a-zA-Z0-9_]+]] = llvm.select %[[V31]], %[[V26]], %[[V27]] : i1, i64
// CHECK-NEXT: %[[V33:[a-zA-Z0-9_]+]] = builtin.unrealized_conversion_cast %[[V32]] : i64 to index
// CHECK-NEXT: return %[[V18]], %[[V33]] : index, index

func.func @ceil(%a: index, %b: index) -> (index, index) {
  %0 = index.ceildivs %a, %b
  %1 = index.floordivs %a, %b
  return %0, %1 : index, index
}
