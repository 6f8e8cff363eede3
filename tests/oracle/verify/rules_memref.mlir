gpu.module @m {
  "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
}
// -----
module {
  %0 = memref.alloca() : memref<4xf32>
}
// -----
func.func @f(%m: memref<4xf32, strided<[2]>>) {
  %0 = memref.realloc %m : memref<4xf32, strided<[2]>> to memref<8xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32, strided<[2]>>
  return
}
// -----
func.func @f(%m: memref<4xf32, 3>) {
  %0 = memref.realloc %m : memref<4xf32, 3> to memref<8xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = memref.realloc %m : memref<4xf32> to memref<?xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = memref.realloc %m(%i) : memref<4xf32> to memref<8xf32>
  return
}
// -----
"memref.global"() <{initial_value = dense<1> : tensor<4xi32>, sym_name = "g", type = memref<4xf32>}> : () -> ()
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = "memref.generic_atomic_rmw"(%m, %i) ({
  ^bb0(%a: f32, %b: f32):
    "memref.atomic_yield"(%a) : (f32) -> ()
  }) : (memref<4xf32>, index) -> f32
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %x: f32) {
  %0 = "memref.generic_atomic_rmw"(%m, %i) ({
  ^bb0(%a: i32):
    "memref.atomic_yield"(%x) : (f32) -> ()
  }) : (memref<4xf32>, index) -> f32
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %x: f64) {
  %0 = "memref.generic_atomic_rmw"(%m, %i) ({
  ^bb0(%a: f32):
    "memref.atomic_yield"(%x) : (f64) -> ()
  }) : (memref<4xf32>, index) -> f32
  return
}
// -----
func.func @f(%m: memref<4xf32>, %s: memref<1xindex>) {
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<1xindex>) -> memref<4xi32>
  return
}
// -----
func.func @f(%m: memref<4xf32, strided<[2]>>, %s: memref<1xindex>) {
  %0 = memref.reshape %m(%s) : (memref<4xf32, strided<[2]>>, memref<1xindex>) -> memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %s: memref<?xindex>) {
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<?xindex>) -> memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = "memref.assume_alignment"(%m) <{alignment = 3 : i32}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----
func.func @f() {
  "memref.distinct_objects"() : () -> ()
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = "memref.distinct_objects"(%m) : (memref<4xf32>) -> memref<8xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  "memref.dma_start"(%m, %m, %m) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%i: index) {
  "memref.dma_start"(%i, %i, %i, %i) : (index, index, index, index) -> ()
  return
}
// -----
func.func @f(%m: memref<4x4x4x4xf32>, %i: index) {
  "memref.dma_start"(%m, %i, %i, %i) : (memref<4x4x4x4xf32>, index, index, index) -> ()
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: i32) {
  "memref.dma_start"(%m, %i, %i, %i, %i) : (memref<4xf32>, i32, i32, i32, i32) -> ()
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %t: memref<1xi32>, %j: i32) {
  "memref.dma_start"(%m, %i, %m, %i, %j, %t, %i) : (memref<4xf32>, index, memref<4xf32>, index, i32, memref<1xi32>, index) -> ()
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %t: memref<1xi32>, %j: i32) {
  "memref.dma_start"(%m, %i, %m, %i, %i, %t, %i, %i) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<1xi32>, index, index) -> ()
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %t: memref<1xi32>, %j: i32) {
  "memref.dma_start"(%m, %i, %m, %i, %i, %t, %i, %j, %j) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<1xi32>, index, i32, i32) -> ()
  return
}
// -----
func.func @f(%m: memref<4x4xf32>) {
  %0 = "memref.transpose"(%m) <{permutation = affine_map<(d0) -> (d0)>}> : (memref<4x4xf32>) -> memref<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<2xf32, strided<[1], offset: ?>>
  return
}
// -----
func.func @f(%m: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1 floordiv 2)>>) {
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1 floordiv 2)>>) -> memref<2x2xf32, strided<[4, 1]>>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = memref.subview %m[4] [1] [1] : memref<4xf32> to memref<1xf32, strided<[1], offset: 4>>
  return
}
// -----
func.func @f(%m: memref<4xf32, 3>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4xf32, 3> to memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xi32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4xi32> to memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [2], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32, strided<[1], offset: 1>>
  return
}
// -----
func.func @f(%m: memref<4x4xf32>) {
  %0 = "memref.expand_shape"(%m) <{reassociation = [[0], [1]], static_output_shape = array<i64: 16>}> : (memref<4x4xf32>) -> memref<16xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>) {
  %0 = "memref.expand_shape"(%m) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 2>}> : (memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>) -> memref<2x2xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = "memref.expand_shape"(%m) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 2, 1>}> : (memref<4xf32>) -> memref<2x2xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = "memref.expand_shape"(%m) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, -9223372036854775808>}> : (memref<4xf32>) -> memref<2x2xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = "memref.expand_shape"(%m) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 3>}> : (memref<4xf32>) -> memref<2x2xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = "memref.collapse_shape"(%m) <{reassociation = [[0, 1]]}> : (memref<4xf32>) -> memref<2x2xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32>) {
  %0 = "memref.collapse_shape"(%m) <{reassociation = [[0], [1]]}> : (memref<4x4xf32>) -> memref<16xf32>
  return
}
// -----
func.func @f(%m: memref<4x?xf32>) {
  %0 = "memref.collapse_shape"(%m) <{reassociation = [[0, 1]]}> : (memref<4x?xf32>) -> memref<16xf32>
  return
}
// -----
func.func @f(%m: memref<1x2xf32>) {
  %0 = "memref.collapse_shape"(%m) <{reassociation = []}> : (memref<1x2xf32>) -> memref<f32>
  return
}
// -----
func.func @f(%m: memref<2x4x1xf32>) {
  %0 = "memref.collapse_shape"(%m) <{reassociation = [[0, 1]]}> : (memref<2x4x1xf32>) -> memref<8xf32>
  return
}
