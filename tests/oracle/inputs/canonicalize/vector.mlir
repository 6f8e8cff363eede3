func.func @a(%x: vector<4xf32>, %s: f32, %v: vector<2x4xf32>, %i: index) -> (vector<4xf32>, f32, vector<4xf32>, f32, f32, vector<2x4xf32>, vector<4xf32>, f32) {
  %c = arith.constant dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]> : vector<2x4xf32>
  %0 = vector.extract %c[1] : vector<4xf32> from vector<2x4xf32>
  %1 = vector.extract %c[1, 2] : f32 from vector<2x4xf32>
  %2 = vector.insert %x, %v [0] : vector<4xf32> into vector<2x4xf32>
  %3 = vector.extract %2[0] : vector<4xf32> from vector<2x4xf32>
  %4 = vector.extract %2[1, 3] : f32 from vector<2x4xf32>
  %5 = vector.broadcast %s : f32 to vector<2x4xf32>
  %6 = vector.extract %5[0, 1] : f32 from vector<2x4xf32>
  %7 = vector.transpose %5, [0, 1] : vector<2x4xf32> to vector<2x4xf32>
  %8 = vector.extract %5[0] : vector<4xf32> from vector<2x4xf32>
  %9 = vector.insert %s, %x [1] : f32 into vector<4xf32>
  %10 = vector.extract %9[%i] : f32 from vector<4xf32>
  return %0, %1, %3, %4, %6, %7, %8, %10 : vector<4xf32>, f32, vector<4xf32>, f32, f32, vector<2x4xf32>, vector<4xf32>, f32
}
// -----
func.func @b(%x: vector<4xf32>, %s: f32, %m: memref<4x8xf32>, %i: index) -> (vector<4xf32>, vector<4xf32>, vector<2x2xf32>, f32) {
  %z = arith.constant 0.0 : f32
  %c = arith.constant dense<1.0> : vector<4xf32>
  %0 = vector.shape_cast %x : vector<4xf32> to vector<2x2xf32>
  %1 = vector.shape_cast %0 : vector<2x2xf32> to vector<4xf32>
  %2 = vector.shape_cast %c : vector<4xf32> to vector<2x2xf32>
  %k = arith.constant 2 : index
  %3 = vector.extract %x[%k] : f32 from vector<4xf32>
  %4 = vector.from_elements %s, %s, %s, %s : vector<4xf32>
  return %1, %4, %2, %3 : vector<4xf32>, vector<4xf32>, vector<2x2xf32>, f32
}
