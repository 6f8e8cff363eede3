// OPTIONS: full-unroll=true
func.func @a(%m: memref<?x?x?xf32>, %i: index, %v: vector<3x4x5xf32>) -> vector<3x4x5xf32> {
  %f = arith.constant 7.0 : f32
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %0 = vector.transfer_read %m[%i, %c3, %c1], %f : memref<?x?x?xf32>, vector<3x4x5xf32>
  vector.transfer_write %0, %m[%c1, %i, %c3] : vector<3x4x5xf32>, memref<?x?x?xf32>
  %c5 = arith.constant 5 : index
  vector.transfer_write %v, %m[%c5, %i, %c3] {in_bounds = [true, false, true]} : vector<3x4x5xf32>, memref<?x?x?xf32>
  return %0 : vector<3x4x5xf32>
}
// -----
func.func @b(%m: memref<?x?xf32>, %i: index, %v: vector<3x4xf32>) -> vector<3x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %i step %c1 {
    vector.transfer_write %v, %m[%k, %c0] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<3x4xf32>, memref<?x?xf32>
    scf.for %l = %c0 to %i step %c1 {
      %c4 = arith.constant 4 : index
      vector.transfer_write %v, %m[%k, %c4] : vector<3x4xf32>, memref<?x?xf32>
    }
  }
  %f = arith.constant 0.0 : f32
  %r = vector.transfer_read %m[%c1, %i], %f {permutation_map = affine_map<(d0, d1) -> (0, d0)>, in_bounds = [true, false]}: memref<?x?xf32>, vector<3x4xf32>
  return %r : vector<3x4xf32>
}
// -----
func.func @c(%m: memref<?x?xf32>, %i: index, %mk: vector<3x4xi1>) -> vector<3x4xf32> {
  %f = arith.constant 0.0 : f32
  %c2 = arith.constant 2 : index
  %r = vector.transfer_read %m[%c2, %i], %f, %mk : memref<?x?xf32>, vector<3x4xf32>
  %c9 = arith.constant 9 : index
  vector.print %r : vector<3x4xf32>
  vector.transfer_write %r, %m[%c9, %i], %mk : vector<3x4xf32>, memref<?x?xf32>
  return %r : vector<3x4xf32>
}
// -----
func.func @d(%m: memref<?xf32>, %n: memref<4x8xf32>, %i: index) -> vector<9xf32> {
  %f = arith.constant 0.0 : f32
  %c2 = arith.constant 2 : index
  %r = vector.transfer_read %m[%i], %f {in_bounds = [true]} : memref<?xf32>, vector<9xf32>
  %s = vector.transfer_read %n[%c2, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<4x8xf32>, vector<9xf32>
  vector.transfer_write %s, %n[%i, %c2] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<9xf32>, memref<4x8xf32>
  return %s : vector<9xf32>
}
