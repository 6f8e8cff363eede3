// RUN: nvlower --convert-vector-to-llvm %s | filecheck %s

// CHECK-LABEL: func.func @reduce
// CHECK: %[[M:.+]] = llvm.intr.fmuladd(%{{.+}}, %{{.+}}, %{{.+}}) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK: %[[Z:.+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK: "llvm.intr.vector.reduce.fadd"(%[[Z]], %[[M]])
func.func @reduce(%a: vector<4xf32>) -> f32 {
  %0 = vector.fma %a, %a, %a : vector<4xf32>
  %1 = vector.reduction <add>, %0 : vector<4xf32> into f32
  return %1 : f32
}
