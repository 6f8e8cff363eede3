func.func @subview(%m: memref<?x?xf32>, %i: index, %j: index) -> memref<?x4xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.subview %m[%i, 2] [%j, 4] [1, %i] : memref<?x?xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x4xf32, strided<[?, ?], offset: ?>>
}
func.func @static(%m: memref<8x16xf32>, %i: index) -> f32 {
  %0 = memref.subview %m[2, 3] [1, 4] [1, 2] : memref<8x16xf32> to memref<4xf32, strided<[2], offset: 35>>
  %1 = memref.load %0[%i] : memref<4xf32, strided<[2], offset: 35>>
  return %1 : f32
}
func.func @chain(%m: memref<64x64xf32>, %i: index) -> memref<2x2xf32, strided<[64, 1], offset: ?>> {
  %0 = memref.subview %m[%i, 4] [8, 8] [1, 1] : memref<64x64xf32> to memref<8x8xf32, strided<[64, 1], offset: ?>>
  %1 = memref.subview %0[2, %i] [2, 2] [1, 1] : memref<8x8xf32, strided<[64, 1], offset: ?>> to memref<2x2xf32, strided<[64, 1], offset: ?>>
  return %1 : memref<2x2xf32, strided<[64, 1], offset: ?>>
}
func.func @reshape(%m: memref<4x?xf32>, %n: index) -> (memref<2x2x?xf32>, memref<?xf32>) {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 2, %n] : memref<4x?xf32> into memref<2x2x?xf32>
  %1 = memref.collapse_shape %m [[0, 1]] : memref<4x?xf32> into memref<?xf32>
  return %0, %1 : memref<2x2x?xf32>, memref<?xf32>
}
