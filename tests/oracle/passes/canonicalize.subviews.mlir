func.func @a(%alloca: memref<?x15xf32>, %arg1: index) -> memref<?x4xf32, strided<[?, 1], offset: ?>> {
    %cast = memref.cast %alloca : memref<?x15xf32> to memref<?x?xf32>
    %s = memref.subview %cast[0, 2] [%arg1, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: 2>>
    %c = memref.cast %s : memref<?x4xf32, strided<[?, 1], offset: 2>> to memref<?x4xf32, strided<[?, 1], offset: ?>>
    return %c : memref<?x4xf32, strided<[?, 1], offset: ?>>
}
func.func @b(%alloca: memref<?x15xf32>, %arg1: index, %c0: index, %f: f32) {
    %cast = memref.cast %alloca : memref<?x15xf32> to memref<?x?xf32>
    %s = memref.subview %cast[0, 2] [%arg1, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: 2>>
    memref.store %f, %s[%c0, %c0] : memref<?x4xf32, strided<[?, 1], offset: 2>>
    return
}
func.func @c(%alloca: memref<15x15xf32>, %arg1: index) -> memref<?x4xf32, strided<[?, 1], offset: ?>> {
    %cast = memref.cast %alloca : memref<15x15xf32> to memref<?x?xf32, strided<[?,1], offset: ?>>
    %s = memref.subview %cast[0, %arg1] [%arg1, 4] [1, 1] : memref<?x?xf32, strided<[?,1], offset: ?>> to memref<?x4xf32, strided<[?, 1], offset: ?>>
    return %s : memref<?x4xf32, strided<[?, 1], offset: ?>>
}
func.func @d(%alloca: memref<15x15xf32>, %arg1: index) -> memref<?xf32, strided<[?], offset: ?>> {
    %cast = memref.cast %alloca : memref<15x15xf32> to memref<?x?xf32, strided<[?,1], offset: ?>>
    %s = memref.subview %cast[0, %arg1] [%arg1, 1] [1, 1] : memref<?x?xf32, strided<[?,1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
    return %s : memref<?xf32, strided<[?], offset: ?>>
}
func.func @e(%arg0: index, %arg1: index, %c0: index, %f: f32) {
  %c15 = arith.constant 15 : index
  %c2 = arith.constant 2 : index
  %3 = memref.alloca(%arg0, %c15) : memref<?x?xf32>
  %4 = memref.subview %3[0, %c2] [%arg1, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  memref.store %f, %4[%c0, %c0] : memref<?x4xf32, strided<[?, 1], offset: ?>>
  return
}
func.func @f(%arg0: index, %arg1: index, %c0: index, %f: f32) {
  %c15 = arith.constant 15 : index
  %3 = memref.alloca(%arg0, %c15) : memref<?x?xf32>
  %4 = memref.subview %3[0, 2] [%arg1, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: 2>>
  memref.store %f, %4[%c0, %c0] : memref<?x4xf32, strided<[?, 1], offset: 2>>
  return
}
func.func @g(%x: memref<16x32xf32>, %y: memref<?x32xf32, strided<[?, 1], offset: ?>>, %a: index) -> (memref<?x?xf32, strided<[?,1], offset: ?>>, memref<4x4xf32, strided<[32, 2], offset: 3>>) {
  %0 = memref.cast %x : memref<16x32xf32> to memref<?x32xf32>
  %1 = memref.subview %0[%a, 0] [%a, %a] [1, 1] : memref<?x32xf32> to memref<?x?xf32, strided<[32,1], offset: ?>>
  %2 = memref.cast %1 : memref<?x?xf32, strided<[32,1], offset: ?>> to memref<?x?xf32, strided<[?,1], offset: ?>>
  %3 = memref.cast %y : memref<?x32xf32, strided<[?, 1], offset: ?>> to memref<8x32xf32, strided<[32, 1]>>
  %4 = memref.subview %3[0, 3] [4, 4] [1, 2] : memref<8x32xf32, strided<[32, 1]>> to memref<4x4xf32, strided<[32, 2], offset: 3>>
  return %2, %4 : memref<?x?xf32, strided<[?,1], offset: ?>>, memref<4x4xf32, strided<[32, 2], offset: 3>>
}
func.func @h(%x: memref<16x32xf32>, %a: index) -> (memref<16xf32, strided<[?], offset: ?>>, memref<?x?xf32>) {
  %0 = memref.cast %x : memref<16x32xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %1 = memref.subview %0[0, %a] [16, 1] [1, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<16xf32, strided<[?], offset: ?>>
  %2 = memref.cast %x : memref<16x32xf32> to memref<?x?xf32>
  %3 = memref.subview %2[0, 0] [16, 32] [1, 1] : memref<?x?xf32> to memref<16x32xf32, strided<[?, 1]>>
  %4 = memref.cast %3 : memref<16x32xf32, strided<[?, 1]>> to memref<?x?xf32>
  return %1, %4 : memref<16xf32, strided<[?], offset: ?>>, memref<?x?xf32>
}
