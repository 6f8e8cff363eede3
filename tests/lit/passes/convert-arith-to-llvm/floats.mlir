// Floats, and vectors of more than one dimension.
// RUN: nvlower --convert-arith-to-llvm %s | filecheck %s

// CHECK: func.func @floats(%[[ARG0:[a-zA-Z0-9_]+]]: f32, %[[ARG1:[a-zA-Z0-9_]+]]: vector<2x2xf32>) -> f16 {
// CHECK-NEXT: %[[V0:[a-zA-Z0-9_]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V1:[a-zA-Z0-9_]+]] = llvm.fmul %[[ARG0]], %[[ARG0]] {fastmathFlags = #llvm.fastmath<contract>} : f32
// CHECK-NEXT: %[[V2:[a-zA-Z0-9_]+]] = llvm.fcmp "ole" %[[V1]], %[[ARG0]] : f32
// CHECK-NEXT: %[[V3:[a-zA-Z0-9_]+]] = llvm.intr.maximum(%[[V1]], %[[ARG0]]) : (f32, f32) -> f32
// CHECK-NEXT: %[[V4:[a-zA-Z0-9_]+]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V5:[a-zA-Z0-9_]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V6:[a-zA-Z0-9_]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V7:[a-zA-Z0-9_]+]] = llvm.fadd %[[V5]], %[[V6]] : vector<2xf32>
// CHECK-NEXT: %[[V8:[a-zA-Z0-9_]+]] = llvm.insertvalue %[[V7]], %[[V4]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V9:[a-zA-Z0-9_]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V10:[a-zA-Z0-9_]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V11:[a-zA-Z0-9_]+]] = llvm.fadd %[[V9]], %[[V10]] : vector<2xf32>
// CHECK-NEXT: %[[V12:[a-zA-Z0-9_]+]] = llvm.insertvalue %[[V11]], %[[V8]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V13:[a-zA-Z0-9_]+]] = llvm.fptrunc %[[V3]] : f32 to f16
// CHECK-NEXT: return %[[V13]] : f16

func.func @floats(%a: f32, %v: vector<2x2xf32>) -> f16 {
  %0 = arith.mulf %a, %a fastmath<contract> : f32
  %1 = arith.cmpf ole, %0, %a : f32
  %2 = arith.maximumf %0, %a : f32
  %3 = arith.addf %v, %v : vector<2x2xf32>
  %4 = arith.truncf %2 : f32 to f16
  return %4 : f16
}
