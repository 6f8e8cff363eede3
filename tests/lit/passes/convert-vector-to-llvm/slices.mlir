// RUN: nvlower --convert-vector-to-llvm %s | filecheck %s

// CHECK-LABEL: func.func @extract
// CHECK: llvm.shufflevector %{{.+}}, %{{.+}} [2, 3, 4, 5] : vector<8xf32>
func.func @extract(%a: vector<8xf32>) -> vector<4xf32> {
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @insert
// CHECK: %[[WIDE:.+]] = llvm.shufflevector %{{.+}}, %{{.+}} [0, 1, 0, 0] : vector<2xf32>
// CHECK: llvm.shufflevector %[[WIDE]], %{{.+}} [4, 0, 1, 7] : vector<4xf32>
func.func @insert(%a: vector<4xf32>, %b: vector<2xf32>) -> vector<4xf32> {
  %0 = vector.insert_strided_slice %b, %a {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @rows
// CHECK: llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<2 x vector<4xf32>>
// CHECK: llvm.insertvalue %{{.+}}, %{{.+}}[1] : !llvm.array<2 x vector<4xf32>>
func.func @rows(%a: vector<4xf32>) -> vector<2x4xf32> {
  %0 = vector.broadcast %a : vector<4xf32> to vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @fma
// CHECK-COUNT-2: llvm.intr.fmuladd
func.func @fma(%a: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.fma %a, %a, %a : vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @transfer
// CHECK: %[[V:.+]] = llvm.load %{{.+}} {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
// CHECK: llvm.store %[[V]], %{{.+}} {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
func.func @transfer(%m: memref<4x8xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %0, %m[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32>
  return
}
