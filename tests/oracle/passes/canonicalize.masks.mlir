func.func @vec(%m: memref<8xf32>, %e: vector<8xf32>, %i: index) -> (vector<8xi1>, vector<8xi1>, vector<4x8xi1>, vector<8xi1>, vector<4x8xi1>,vector<i1>) {
  %c8 = arith.constant 8 : index
  %c3 = arith.constant 3 : index
  %c9 = arith.constant 9 : index
  %c0 = arith.constant 0 : index
  %cm = arith.constant -1 : index
  %0 = vector.create_mask %c8 : vector<8xi1>
  %1 = vector.create_mask %c3 : vector<8xi1>
  %2 = vector.create_mask %c9, %c9 : vector<4x8xi1>
  %3 = vector.create_mask %cm : vector<8xi1>
  %4 = vector.create_mask %c3, %c0 : vector<4x8xi1>
  %5 = vector.create_mask %c9 : vector<i1>
  return %0, %1, %2, %3, %4, %5 : vector<8xi1>, vector<8xi1>, vector<4x8xi1>, vector<8xi1>, vector<4x8xi1>,vector<i1>
}
func.func @ops(%m: memref<8xf32>, %e: vector<8xf32>, %i: index, %mk: vector<8xi1>) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>) {
  %c8 = arith.constant 8 : index
  %c0 = arith.constant 0 : index
  %t = vector.create_mask %c8 : vector<8xi1>
  %f = vector.create_mask %c0 : vector<8xi1>
  %0 = vector.maskedload %m[%i], %t, %e {alignment = 16} : memref<8xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  %1 = vector.maskedload %m[%i], %f, %e : memref<8xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  %2 = vector.maskedload %m[%i], %mk, %e : memref<8xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %m[%i], %t, %e : memref<8xf32>, vector<8xi1>, vector<8xf32>
  vector.maskedstore %m[%i], %f, %e : memref<8xf32>, vector<8xi1>, vector<8xf32>
  vector.maskedstore %m[%i], %mk, %e : memref<8xf32>, vector<8xi1>, vector<8xf32>
  return %0, %1, %2 : vector<8xf32>, vector<8xf32>, vector<8xf32>
}
func.func @s(%i: index) -> (vector<[4]xi1>, vector<4x[4]xi1>, vector<2x4xi1>) {
  %c4 = arith.constant 4 : index
  %0 = vector.create_mask %c4 : vector<[4]xi1>
  %1 = vector.create_mask %c4, %c4 : vector<4x[4]xi1>
  %2 = vector.constant_mask [2, 4] : vector<2x4xi1>
  return %0, %1, %2 : vector<[4]xi1>, vector<4x[4]xi1>, vector<2x4xi1>
}
