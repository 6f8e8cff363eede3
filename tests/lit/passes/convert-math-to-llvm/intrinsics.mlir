// Intrinsics; erf has none and stays.
// RUN: nvlower --convert-math-to-llvm %s | filecheck %s

// CHECK: func.func @math(%[[ARG0:[a-zA-Z0-9_]+]]: f32, %[[ARG1:[a-zA-Z0-9_]+]]: i32) -> f32 {
// CHECK-NEXT: %[[V0:[a-zA-Z0-9_]+]] = llvm.intr.sqrt(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT: %[[V1:[a-zA-Z0-9_]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %[[V2:[a-zA-Z0-9_]+]] = llvm.intr.sqrt(%[[V0]]) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
// CHECK-NEXT: %[[V3:[a-zA-Z0-9_]+]] = llvm.fdiv %[[V1]], %[[V2]] {fastmathFlags = #llvm.fastmath<fast>} : f32
// CHECK-NEXT: %[[V4:[a-zA-Z0-9_]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %[[V5:[a-zA-Z0-9_]+]] = llvm.intr.exp(%[[V3]]) : (f32) -> f32
// CHECK-NEXT: %[[V6:[a-zA-Z0-9_]+]] = llvm.fsub %[[V5]], %[[V4]] : f32
// CHECK-NEXT: %[[V7:[a-zA-Z0-9_]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %[[V8:[a-zA-Z0-9_]+]] = llvm.fadd %[[V7]], %[[V6]] : f32
// CHECK-NEXT: %[[V9:[a-zA-Z0-9_]+]] = llvm.intr.log(%[[V8]]) : (f32) -> f32
// CHECK-NEXT: %[[V10:[a-zA-Z0-9_]+]] = "llvm.intr.ctlz"(%[[ARG1]]) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT: %[[V11:[a-zA-Z0-9_]+]] = math.erf %[[V9]] : f32
// CHECK-NEXT: return %[[V11]] : f32

func.func @math(%x: f32, %i: i32) -> f32 {
  %0 = math.sqrt %x : f32
  %1 = math.rsqrt %0 fastmath<fast> : f32
  %2 = math.expm1 %1 : f32
  %3 = math.log1p %2 : f32
  %4 = math.ctlz %i : i32
  %5 = math.erf %3 : f32
  return %5 : f32
}
