// A transfer of one dimension needs no loop.
// RUN: nvlower --convert-vector-to-scf %s | filecheck %s

// CHECK: func.func @row(%[[ARG0:[a-zA-Z0-9_]+]]: memref<?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT: %[[V0:[a-zA-Z0-9_]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]]], %[[ARG2]] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: return %[[V0]] : vector<4xf32>

func.func @row(%m: memref<?xf32>, %i: index, %x: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i], %x : memref<?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
