// RUN: nvlower --convert-vector-to-llvm %s | filecheck %s

// CHECK-LABEL: func.func @access
// CHECK: %[[P:.+]] = llvm.getelementptr %{{.+}}[%{{.+}}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK: %[[V:.+]] = llvm.load %[[P]] {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
// CHECK: llvm.store %[[V]], %{{.+}} {alignment = 16 : i64, nontemporal} : vector<4xf32>, !llvm.ptr
func.func @access(%m: memref<8xf32>, %i: index) {
  %0 = vector.load %m[%i] : memref<8xf32>, vector<4xf32>
  vector.store %0, %m[%i] {alignment = 16 : i64, nontemporal = true} : memref<8xf32>, vector<4xf32>
  return
}
