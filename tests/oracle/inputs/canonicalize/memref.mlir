func.func @r(%m: memref<?xf32>, %s: index) -> memref<?xf32, strided<[?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = memref.reinterpret_cast %m to offset: [%c0], sizes: [%c4], strides: [%s] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}
func.func @s(%m: memref<16x16xf32>, %s: index) -> memref<?x?xf32, strided<[16,1], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[%c0,%s][%c4,%s][1,1] : memref<16x16xf32> to memref<?x?xf32, strided<[16,1], offset: ?>>
  return %0 : memref<?x?xf32, strided<[16,1], offset: ?>>
}
func.func @a(%s: index, %v: f32) {
  %c4 = arith.constant 4 : index
  %0 = memref.alloc(%c4) : memref<?xf32>
  memref.store %v, %0[%s] : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  %1 = memref.alloc(%c4) : memref<?xf32>
  %f = memref.load %1[%s] : memref<?xf32>
  memref.store %f, %1[%s] : memref<?xf32>
  %2 = memref.cast %1 : memref<?xf32> to memref<*xf32>
  "use"(%2) : (memref<*xf32>)->()
  %3 = memref.alloc(%c4) : memref<?xf32>
  memref.copy %3, %3 : memref<?xf32> to memref<?xf32>
  "use"(%3) : (memref<?xf32>)->()
  return
}
func.func @v(%m: memref<2048xi8>, %s: index)-> memref<?x4xf32> {
  %c4 = arith.constant 4 : index
  %0 = memref.view %m[%c4][%c4] : memref<2048xi8> to memref<?x4xf32>
  return %0 : memref<?x4xf32>
}
func.func @d(%m: memref<?x?xf32>, %s: index)-> index {
  %c0 = arith.constant 0 : index
  %0 = memref.subview %m[0,0][%s,1][1,1] : memref<?x?xf32> to memref<?xf32, strided<[?]>>
  %1 = memref.dim %0, %c0 : memref<?xf32, strided<[?]>>
  return %1 : index
}
