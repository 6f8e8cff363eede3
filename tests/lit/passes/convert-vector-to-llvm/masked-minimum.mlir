// Under a mask, infinities stand for what is masked out of a minimum or maximum.
// RUN: nvlower --convert-vector-to-llvm %s | filecheck %s

// CHECK-LABEL: func.func @extrema(
// CHECK: %[[HIGH:.+]] = llvm.mlir.constant(dense<0x7F800000> : vector<4xf32>)
// CHECK: %[[A:.+]] = llvm.select %{{.+}}, %{{.+}}, %[[HIGH]]
// CHECK: llvm.intr.vector.reduce.fminimum(%[[A]])
// CHECK: %[[LOW:.+]] = llvm.mlir.constant(dense<0xFF800000> : vector<4xf32>)
// CHECK: %[[B:.+]] = llvm.select %{{.+}}, %{{.+}}, %[[LOW]]
// CHECK: %[[MAX:.+]] = llvm.intr.vector.reduce.fmaximum(%[[B]])
// CHECK: llvm.intr.maximum(%{{.+}}, %[[MAX]])
func.func @extrema(%v: vector<4xf32>, %m: vector<4xi1>, %a: f32) -> (f32, f32) {
  %0 = vector.mask %m { vector.reduction <minimumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %m { vector.reduction <maximumf>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1 : f32, f32
}
