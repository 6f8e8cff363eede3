// RUN: nvlower --convert-vector-to-llvm %s | filecheck %s

// CHECK-LABEL: func.func @extract
// CHECK: %[[ROW:.+]] = llvm.extractvalue %{{.+}}[1] : !llvm.array<2 x vector<4xf32>>
// CHECK: %[[I:.+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK: llvm.extractelement %[[ROW]][%[[I]] : i64] : vector<4xf32>
func.func @extract(%v: vector<2x4xf32>) -> f32 {
  %0 = vector.extract %v[1, 2] : f32 from vector<2x4xf32>
  return %0 : f32
}

// CHECK-LABEL: func.func @broadcast
// CHECK: %[[P:.+]] = llvm.mlir.poison : vector<4xf32>
// CHECK: %[[Z:.+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK: %[[V:.+]] = llvm.insertelement %{{.+}}, %[[P]][%[[Z]] : i32] : vector<4xf32>
// CHECK: llvm.shufflevector %[[V]], %[[P]] [0, 0, 0, 0] : vector<4xf32>
func.func @broadcast(%x: f32) -> vector<4xf32> {
  %0 = vector.broadcast %x : f32 to vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @rows
// CHECK-COUNT-4: llvm.insertelement
// CHECK: llvm.insertvalue %{{.+}}, %{{.+}}[1] : !llvm.array<2 x vector<2xf32>>
func.func @rows(%x: f32) -> vector<2x2xf32> {
  %0 = vector.from_elements %x, %x, %x, %x : vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
