// A subview of dynamic offset and size.
// RUN: nvlower --expand-strided-metadata %s | filecheck %s

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1 + 2)>
// CHECK: func.func @subview(%[[ARG0:[a-zA-Z0-9_]+]]: memref<?x?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: index) -> memref<?x4xf32, strided<[?, 1], offset: ?>> {
// CHECK-NEXT: %[[BASE_BUFFER:[a-zA-Z0-9_]+]], %[[OFFSET:[a-zA-Z0-9_]+]], %[[SIZES:[a-zA-Z0-9_]+]]:2, %[[STRIDES:[a-zA-Z0-9_]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map()[%[[ARG1]], %[[STRIDES]]#0]
// CHECK-NEXT: %[[REINTERPRET_CAST:[a-zA-Z0-9_]+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[V0]]], sizes: [%[[ARG2]], 4], strides: [%[[STRIDES]]#0, 1] : memref<f32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: return %[[REINTERPRET_CAST]] : memref<?x4xf32, strided<[?, 1], offset: ?>>

func.func @subview(%m: memref<?x?xf32>, %i: index, %n: index) -> memref<?x4xf32, strided<[?, 1], offset: ?>> {
  %0 = memref.subview %m[%i, 2] [%n, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  return %0 : memref<?x4xf32, strided<[?, 1], offset: ?>>
}
