// Chains, reductions of rank, reshapes.
// RUN: nvlower --expand-strided-metadata %s | filecheck %s

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1 + 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 64 + 4)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s0 + s1 + 128)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: #map4 = affine_map<()[s0] -> (s0 * 4)>
// CHECK: func.func @subview(%[[ARG0:[a-zA-Z0-9_]+]]: memref<?x?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: index) -> memref<?x4xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %[[BASE_BUFFER:[a-zA-Z0-9_]+]], %[[OFFSET:[a-zA-Z0-9_]+]], %[[SIZES:[a-zA-Z0-9_]+]]:2, %[[STRIDES:[a-zA-Z0-9_]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map()[%[[ARG1]], %[[STRIDES]]#0]
// CHECK-NEXT: %[[REINTERPRET_CAST:[a-zA-Z0-9_]+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[V0]]], sizes: [%[[ARG2]], 4], strides: [%[[STRIDES]]#0, %[[ARG1]]] : memref<f32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %[[REINTERPRET_CAST]] : memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK: func.func @static(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8x16xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index) -> f32 {
// CHECK-NEXT: %[[BASE_BUFFER:[a-zA-Z0-9_]+]], %[[OFFSET:[a-zA-Z0-9_]+]], %[[SIZES:[a-zA-Z0-9_]+]]:2, %[[STRIDES:[a-zA-Z0-9_]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<8x16xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %[[REINTERPRET_CAST:[a-zA-Z0-9_]+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [35], sizes: [4], strides: [2] : memref<f32> to memref<4xf32, strided<[2], offset: 35>>
// CHECK-NEXT: %[[V0:[a-zA-Z0-9_]+]] = memref.load %[[REINTERPRET_CAST]][%[[ARG1]]] : memref<4xf32, strided<[2], offset: 35>>
// CHECK-NEXT: return %[[V0]] : f32
// CHECK: func.func @chain(%[[ARG0:[a-zA-Z0-9_]+]]: memref<64x64xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index) -> memref<2x2xf32, strided<[64, 1], offset: ?>> {
// CHECK-NEXT: %[[BASE_BUFFER:[a-zA-Z0-9_]+]], %[[OFFSET:[a-zA-Z0-9_]+]], %[[SIZES:[a-zA-Z0-9_]+]]:2, %[[STRIDES:[a-zA-Z0-9_]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<64x64xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map1()[%[[ARG1]]]
// CHECK-NEXT: %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map2()[%[[V0]], %[[ARG1]]]
// CHECK-NEXT: %[[REINTERPRET_CAST:[a-zA-Z0-9_]+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[V1]]], sizes: [2, 2], strides: [64, 1] : memref<f32> to memref<2x2xf32, strided<[64, 1], offset: ?>>
// CHECK-NEXT: return %[[REINTERPRET_CAST]] : memref<2x2xf32, strided<[64, 1], offset: ?>>
// CHECK: func.func @reshape(%[[ARG0:[a-zA-Z0-9_]+]]: memref<4x?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index) -> (memref<2x2x?xf32>, memref<?xf32>) {
// CHECK-NEXT: %[[BASE_BUFFER:[a-zA-Z0-9_]+]], %[[OFFSET:[a-zA-Z0-9_]+]], %[[SIZES:[a-zA-Z0-9_]+]]:2, %[[STRIDES:[a-zA-Z0-9_]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map3()[%[[STRIDES]]#0]
// CHECK-NEXT: %[[REINTERPRET_CAST:[a-zA-Z0-9_]+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [0], sizes: [2, 2, %[[SIZES]]#1], strides: [%[[V0]], %[[STRIDES]]#0, 1] : memref<f32> to memref<2x2x?xf32>
// CHECK-NEXT: %[[BASE_BUFFER_0:[a-zA-Z0-9_]+]], %[[OFFSET_1:[a-zA-Z0-9_]+]], %[[SIZES_2:[a-zA-Z0-9_]+]]:2, %[[STRIDES_3:[a-zA-Z0-9_]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map4()[%[[SIZES_2]]#1]
// CHECK-NEXT: %[[REINTERPRET_CAST_4:[a-zA-Z0-9_]+]] = memref.reinterpret_cast %[[BASE_BUFFER_0]] to offset: [0], sizes: [%[[V1]]], strides: [1] : memref<f32> to memref<?xf32>
// CHECK-NEXT: return %[[REINTERPRET_CAST]], %[[REINTERPRET_CAST_4]] : memref<2x2x?xf32>, memref<?xf32>

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
