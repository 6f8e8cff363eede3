// A masked read of one element for all lanes stays masked.
// RUN: nvlower --convert-vector-to-scf --lower-vector %s | filecheck %s

// CHECK-LABEL: func.func @all(
// CHECK: %[[ONE:.+]] = vector.maskedload %{{.+}}[%{{.+}}], %{{.+}}, %{{.+}} : memref<?xf32>, vector<1xi1>, vector<1xf32> into vector<1xf32>
// CHECK: %[[X:.+]] = vector.extract %[[ONE]][0] : f32 from vector<1xf32>
// CHECK: vector.broadcast %[[X]] : f32 to vector<4xf32>
func.func @all(%m: memref<?xf32>, %i: index, %f: f32, %k: vector<1xi1>) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i], %f, %k {permutation_map = affine_map<(d0) -> (0)>, in_bounds = [true]} : memref<?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
