func.func @c1(%m: memref<2x2x?x4x8xf32>, %o: index) -> (memref<f32>, index, index, index, index, index) {
  %c = memref.collapse_shape %m [[0, 1, 2], [3, 4]] : memref<2x2x?x4x8xf32> into memref<?x32xf32>
  %b, %of, %sz:2, %st:2 = memref.extract_strided_metadata %c : memref<?x32xf32> -> memref<f32>, index, index, index, index, index
  return %b, %of, %sz#0, %sz#1, %st#0, %st#1 : memref<f32>, index, index, index, index, index
}
// -----
func.func @c2(%m: memref<4x?x8xf32>, %o: index) -> (memref<f32>, index, index, index, index, index) {
  %e = memref.expand_shape %m [[0, 1], [2, 3], [4]] output_shape [2, 2, %o, 4, 8] : memref<4x?x8xf32> into memref<2x2x?x4x8xf32>
  %b, %of, %sz:5, %st:5 = memref.extract_strided_metadata %e : memref<2x2x?x4x8xf32> -> memref<f32>, index, index, index, index, index, index, index, index, index, index, index
  return %b, %of, %sz#0, %sz#2, %st#0, %st#1 : memref<f32>, index, index, index, index, index
}
// -----
func.func @c3(%m: memref<4x?x8xf32>, %o: index) -> (memref<f32>, index, index, index, index) {
  %e = memref.expand_shape %m [[0, 1], [2, 3], [4]] output_shape [2, 2, %o, 4, 8] : memref<4x?x8xf32> into memref<2x2x?x4x8xf32>
  %c = memref.collapse_shape %e [[0, 1, 2], [3, 4]] : memref<2x2x?x4x8xf32> into memref<?x32xf32>
  %b, %of, %sz:2, %st:2 = memref.extract_strided_metadata %c : memref<?x32xf32> -> memref<f32>, index, index, index, index, index
  return %b, %of, %sz#1, %st#0, %st#1 : memref<f32>, index, index, index, index
}
// -----
func.func @c4(%m: memref<?x8xf32>, %o: index) -> (memref<f32>, index, index, index, index) {
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%o, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
  %c = memref.collapse_shape %e [[0], [1, 2]] : memref<?x4x8xf32> into memref<?x32xf32>
  %b, %of, %sz:2, %st:2 = memref.extract_strided_metadata %c : memref<?x32xf32> -> memref<f32>, index, index, index, index, index
  return %b, %of, %sz#1, %st#0, %st#1 : memref<f32>, index, index, index, index
}
