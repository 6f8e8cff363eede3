// RUN: nvlower --cse %s | filecheck %s

// CHECK-LABEL: func.func @store_between
// CHECK: %[[A:.+]] = memref.load
// CHECK-NEXT: memref.store
// CHECK-NEXT: %[[B:.+]] = memref.load
// CHECK-NEXT: return %[[A]], %[[A]], %[[B]]
func.func @store_between(%m: memref<4xf32>, %i: index, %x: f32) -> (f32, f32, f32) {
  %0 = memref.load %m[%i] : memref<4xf32>
  %1 = memref.load %m[%i] : memref<4xf32>
  memref.store %x, %m[%i] : memref<4xf32>
  %2 = memref.load %m[%i] : memref<4xf32>
  return %0, %1, %2 : f32, f32, f32
}

// Operands of a commutative op may come in either order.
// CHECK-LABEL: func.func @commutes
// CHECK: %[[A:.+]] = arith.addi
// CHECK-NEXT: return %[[A]], %[[A]]
func.func @commutes(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %b, %a : i32
  return %0, %1 : i32, i32
}
