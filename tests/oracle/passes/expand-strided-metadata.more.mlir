func.func @f(%m: memref<8x16x4xf32, strided<[64, 4, 1], offset: 3>>, %i: index) -> memref<8x4xf32, strided<[64, 1], offset: ?>> { %0 = memref.subview %m[0, %i, 0] [8, 1, 4] [1, 1, 1] : memref<8x16x4xf32, strided<[64, 4, 1], offset: 3>> to memref<8x4xf32, strided<[64, 1], offset: ?>>
 return %0 : memref<8x4xf32, strided<[64, 1], offset: ?>> }
// -----
func.func @f(%m: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, %i: index) -> memref<?xf32, strided<[?], offset: ?>> { %0 = memref.subview %m[0, %i, 0] [1, %i, 1] [1, %i, 1] : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
 return %0 : memref<?xf32, strided<[?], offset: ?>> }
// -----
func.func @f(%m: memref<?x?xf32>, %i: index) -> memref<?x2x?x3xf32> { %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%i, 2, %i, 3] : memref<?x?xf32> into memref<?x2x?x3xf32>
 return %0 : memref<?x2x?x3xf32> }
// -----
func.func @f(%m: memref<?xf32, strided<[?], offset: ?>>, %i: index) -> memref<?x2x5xf32, strided<[?, ?, ?], offset: ?>> { %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [%i, 2, 5] : memref<?xf32, strided<[?], offset: ?>> into memref<?x2x5xf32, strided<[?, ?, ?], offset: ?>>
 return %0 : memref<?x2x5xf32, strided<[?, ?, ?], offset: ?>> }
// -----
func.func @f(%m: memref<f32>) -> memref<1x1xf32> { %0 = memref.expand_shape %m [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
 return %0 : memref<1x1xf32> }
// -----
func.func @f(%m: memref<?x4x?x2xf32>) -> memref<?x?xf32> { %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<?x4x?x2xf32> into memref<?x?xf32>
 return %0 : memref<?x?xf32> }
// -----
func.func @f(%m: memref<1x1xf32>) -> memref<f32> { %0 = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
 return %0 : memref<f32> }
// -----
func.func @f(%m: memref<1x1x4xf32, strided<[?, ?, ?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> { %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<1x1x4xf32, strided<[?, ?, ?], offset: ?>> into memref<4xf32, strided<[?], offset: ?>>
 return %0 : memref<4xf32, strided<[?], offset: ?>> }
// -----
func.func @f(%m: memref<4x1x1xf32, strided<[8, 4, 2]>>) -> memref<4xf32, strided<[8]>> { %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<4x1x1xf32, strided<[8, 4, 2]>> into memref<4xf32, strided<[8]>>
 return %0 : memref<4xf32, strided<[8]>> }
// -----
func.func @f(%m: memref<4x?xf32>) -> (memref<f32>, index, index, index, index, index) { %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
 return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index }
// -----
func.func @f(%n: index) -> (memref<f32>, index, index, index, index, index) { %m = memref.alloc(%n) : memref<4x?xf32>
 %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
 return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index }
// -----
func.func @f(%n: index) -> (memref<f32>, index) { %m = memref.alloca() : memref<f32>
 %b, %o = memref.extract_strided_metadata %m : memref<f32> -> memref<f32>, index
 return %b, %o : memref<f32>, index }
// -----
memref.global "private" @g : memref<4x2xf32> = dense<1.0>
func.func @f(%n: index) -> (memref<f32>, index, index, index, index, index) { %m = memref.get_global @g : memref<4x2xf32>
 %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
 return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index }
// -----
func.func @f(%m: memref<?xf32>, %n: index) -> (memref<f32>, index, index, index, index, index) { %c = memref.reinterpret_cast %m to offset: [%n], sizes: [4, %n], strides: [%n, 1] : memref<?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
 %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %c : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
 return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index }
// -----
func.func @f(%m: memref<2048xi8>, %i: index) -> (index, memref<4x4xf32>) { %s = memref.view %m[%i][] : memref<2048xi8> to memref<4x4xf32>
 %0 = memref.extract_aligned_pointer_as_index %s : memref<4x4xf32> -> index
 return %0, %s : index, memref<4x4xf32> }
// -----
func.func @f(%m: memref<8x4xf32>, %i: index) -> memref<2x1xf32, strided<[8, 1], offset: ?>> { %s = memref.subview %m[%i, 0][4, 2][1, 1] : memref<8x4xf32> to memref<4x2xf32, strided<[4, 1], offset: ?>>
 %t = memref.subview %s[%i, 1][2, 1][2, 1] : memref<4x2xf32, strided<[4, 1], offset: ?>> to memref<2x1xf32, strided<[8, 1], offset: ?>>
 return %t : memref<2x1xf32, strided<[8, 1], offset: ?>> }
// -----
func.func @f(%m: memref<8x4xf32, 3>, %i: index) -> (memref<f32>, index, index, index, index, index) { %s = memref.memory_space_cast %m : memref<8x4xf32, 3> to memref<8x4xf32>
 %b, %o, %q:2, %t:2 = memref.extract_strided_metadata %s : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
 return %b, %o, %q#0, %q#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index }
// -----
func.func @f(%m: memref<8x4xf32>, %i: index) -> (memref<f32>, index, index, index, index, index) { %s = memref.transpose %m (i, j) -> (j, i) : memref<8x4xf32> to memref<4x8xf32, strided<[1, 4]>>
 %b, %o, %q:2, %t:2 = memref.extract_strided_metadata %s : memref<4x8xf32, strided<[1, 4]>> -> memref<f32>, index, index, index, index, index
 return %b, %o, %q#0, %q#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index }
// -----
func.func @f(%m: memref<0x4xf32>, %i: index) -> memref<0xf32> { %0 = memref.collapse_shape %m [[0, 1]] : memref<0x4xf32> into memref<0xf32>
 return %0 : memref<0xf32> }
// -----
func.func @f(%m: memref<?x0xf32>, %i: index) -> memref<?xf32> { %0 = memref.collapse_shape %m [[0, 1]] : memref<?x0xf32> into memref<?xf32>
 return %0 : memref<?xf32> }
// -----
func.func @f(%m: memref<*xf32>, %n: index) -> (memref<f32>, index, index, index) { %c = memref.reinterpret_cast %m to offset: [%n], sizes: [4], strides: [%n] : memref<*xf32> to memref<4xf32, strided<[?], offset: ?>>
 %b, %o, %s, %t = memref.extract_strided_metadata %c : memref<4xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
 return %b, %o, %s, %t : memref<f32>, index, index, index }
// -----
func.func @f(%m: memref<4x?x2xf32, strided<[?, ?, 1]>>, %n: index) -> memref<4x?xf32, strided<[?, 1]>> { %0 = memref.collapse_shape %m [[0], [1, 2]] : memref<4x?x2xf32, strided<[?, ?, 1]>> into memref<4x?xf32, strided<[?, 1]>>
 return %0 : memref<4x?xf32, strided<[?, 1]>> }
// -----
func.func @f(%m: memref<4x6xf32, strided<[12, 2], offset: 4>>) -> memref<4x2x3xf32, strided<[12, 6, 2], offset: 4>> { %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [4, 2, 3] : memref<4x6xf32, strided<[12, 2], offset: 4>> into memref<4x2x3xf32, strided<[12, 6, 2], offset: 4>>
 return %0 : memref<4x2x3xf32, strided<[12, 6, 2], offset: 4>> }
// -----
func.func @f(%m: memref<4x6xf32>, %i: index) -> index { %s = memref.subview %m[%i, 0][2, 2][1, 1] : memref<4x6xf32> to memref<2x2xf32, strided<[6, 1], offset: ?>>
 %c = arith.constant 1 : index
 %d = memref.dim %s, %c : memref<2x2xf32, strided<[6, 1], offset: ?>>
 %b, %o, %q:2, %t:2 = memref.extract_strided_metadata %s : memref<2x2xf32, strided<[6, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
 %b2, %o2 = memref.extract_strided_metadata %b : memref<f32> -> memref<f32>, index
 %x = arith.addi %d, %o : index
 %y = arith.addi %x, %o2 : index
 return %y : index }
