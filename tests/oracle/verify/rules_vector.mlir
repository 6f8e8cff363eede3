func.func @f(%v: vector<4xf32>) {
  %0 = "vector.extract"(%v) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>) -> f32
  return
}
// -----
func.func @f(%a: vector<f32>, %v: vector<4xf32>) {
  %0 = "vector.insert"(%a, %v) <{static_position = array<i64: 0>}> : (vector<f32>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %v: vector<2x4xf32>) {
  %0 = "vector.insert"(%a, %v) <{static_position = array<i64: 0, 1>}> : (vector<4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @f(%v: vector<[4]x[2]xf32>) {
  %0 = vector.shape_cast %v : vector<[4]x[2]xf32> to vector<[8]xf32>
  return
}
// -----
func.func @f(%v: vector<2x4xf32>) {
  %0 = vector.bitcast %v : vector<2x4xf32> to vector<3x4xf32>
  return
}
// -----
func.func @f(%v: vector<f32>) {
  %0 = vector.bitcast %v : vector<f32> to vector<f64>
  return
}
// -----
func.func @f(%v: vector<2x4xf32>) {
  %0 = "vector.transpose"(%v) <{permutation = array<i64: 1, 0>}> : (vector<2x4xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%v: vector<2x4xf32>) {
  %0 = vector.transpose %v, [1, 2] : vector<2x4xf32> to vector<4x2xf32>
  return
}
// -----
func.func @f(%v: vector<2x2xf32>) {
  %0 = vector.transpose %v, [1, 1] : vector<2x2xf32> to vector<2x2xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<2x2xf32>) {
  %0 = "vector.shuffle"(%a, %b) <{mask = array<i64: 0, 1>}> : (vector<4xf32>, vector<2x2xf32>) -> vector<2xf32>
  return
}
// -----
func.func @f(%a: vector<4x2xf32>, %b: vector<4x3xf32>) {
  %0 = "vector.shuffle"(%a, %b) <{mask = array<i64: 0, 1>}> : (vector<4x2xf32>, vector<4x3xf32>) -> vector<2x2xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = "vector.shuffle"(%a, %b) <{mask = array<i64>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = "vector.extract_strided_slice"(%a) <{offsets = [0, 0], sizes = [1, 1], strides = [1, 1]}> : (vector<4xf32>) -> vector<1xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [4], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<4xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 0], strides = [1]} : vector<2xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<4xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [0], strides = [1, 1]} : vector<2xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<2x2xf32>, %b: vector<4xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [0], strides = [1, 1]} : vector<2x2xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<4xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [4], strides = [1]} : vector<2xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<4xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [0], strides = [2]} : vector<2xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<[4]xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [0], strides = [1]} : vector<2xf32> into vector<[4]xf32>
  return
}
// -----
func.func @f(%a: vector<[2]xf32>, %b: vector<[4]xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [0], strides = [1]} : vector<[2]xf32> into vector<[4]xf32>
  return
}
// -----
func.func @f(%a: vector<2x2xf32>, %b: vector<4xf32>) {
  %0 = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<2x2xf32>, vector<4xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<4x2xf32>) {
  %0 = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<2xf32>, vector<4x2xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<4xf32>) {
  %0 = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<2xf32>, vector<4xf32>) -> vector<2xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<4xf32>) {
  %0 = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<2xf32>, vector<4xf32>) -> vector<3x4xf32>
  return
}
// -----
func.func @f(%a: vector<[2]xf32>, %b: vector<4xf32>) {
  %0 = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<[2]xf32>, vector<4xf32>) -> vector<[2]x4xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<4xf32>, %c: vector<2x5xf32>) {
  %0 = "vector.outerproduct"(%a, %b, %c) <{kind = #vector.kind<add>}> : (vector<2xf32>, vector<4xf32>, vector<2x5xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<4xf32>) {
  %0 = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<xor>}> : (vector<2xf32>, vector<4xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = vector.create_mask %i, %i : vector<i1>
  return
}
// -----
func.func @f() {
  %0 = vector.constant_mask [1, 1] : vector<i1>
  return
}
// -----
func.func @f() {
  %0 = vector.constant_mask [2] : vector<i1>
  return
}
// -----
func.func @f() {
  %0 = vector.constant_mask [2, 0] : vector<4x4xi1>
  return
}
// -----
func.func @f() {
  %0 = vector.constant_mask [2] : vector<[4]xi1>
  return
}
// -----
func.func @f(%m: memref<4x3xf32, strided<[6, 1]>>) {
  %0 = vector.type_cast %m : memref<4x3xf32, strided<[6, 1]>> to memref<vector<4x3xf32>>
  return
}
// -----
func.func @f(%m: memref<4x3xf32>) {
  %0 = vector.type_cast %m : memref<4x3xf32> to memref<1xvector<4x3xf32>, strided<[2]>>
  return
}
// -----
func.func @f(%m: memref<4x3xf32, 3>) {
  %0 = vector.type_cast %m : memref<4x3xf32, 3> to memref<vector<4x3xf32>>
  return
}
// -----
func.func @f(%m: memref<4x3xf32>) {
  %0 = vector.type_cast %m : memref<4x3xf32> to memref<vector<4x3xi32>>
  return
}
// -----
func.func @f(%m: vector<4xi1>, %b: memref<4xf32>, %i: index) {
  %0 = "vector.mask"(%m) ({
    %1 = "vector.load"(%b, %i) : (memref<4xf32>, index) -> vector<4xf32>
  }) : (vector<4xi1>) -> vector<4xf32>
  return
}
// -----
func.func @f(%m: vector<4xi1>) {
  %0 = "vector.mask"(%m) ({
    "vector.yield"() : () -> ()
  }) : (vector<4xi1>) -> vector<4xf32>
  return
}
// -----
func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  %0 = "vector.mask"(%m) ({
    %1 = vector.reduction <add>, %v : vector<4xf32> into f32
    %2 = vector.reduction <add>, %v : vector<4xf32> into f32
    "vector.yield"(%2) : (f32) -> ()
  }) : (vector<4xi1>) -> f32
  return
}
// -----
func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  %0 = "vector.mask"(%m) ({
    %1 = vector.reduction <add>, %v : vector<4xf32> into f32
    "vector.yield"() : () -> ()
  }) : (vector<4xi1>) -> f32
  return
}
// -----
func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  %0 = "vector.mask"(%m) ({
    %1 = arith.addf %v, %v : vector<4xf32>
    "vector.yield"(%1) : (vector<4xf32>) -> ()
  }) : (vector<4xi1>) -> vector<4xf32>
  return
}
// -----
func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  %0:2 = "vector.mask"(%m) ({
    %1 = vector.reduction <add>, %v : vector<4xf32> into f32
    "vector.yield"(%1, %1) : (f32, f32) -> ()
  }) : (vector<4xi1>) -> (f32, f32)
  return
}
// -----
func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  %0 = "vector.mask"(%m) ({
    %1 = vector.reduction <add>, %v : vector<4xf32> into f32
    "vector.yield"(%1) : (f32) -> ()
  }) : (vector<4xi1>) -> f64
  return
}
// -----
func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %p: f32) {
  %0 = "vector.mask"(%m, %p) ({
    %1 = vector.reduction <add>, %v : vector<4xf32> into f32
    "vector.yield"(%1) : (f32) -> ()
  }) : (vector<4xi1>, f32) -> f32
  return
}
// -----
func.func @f(%m: vector<4xi1>, %b: memref<?xf32>, %i: index, %p: f32, %w: vector<5xf32>) {
  %0 = "vector.mask"(%m, %w) ({
    %1 = vector.transfer_read %b[%i], %p : memref<?xf32>, vector<4xf32>
    "vector.yield"(%1) : (vector<4xf32>) -> ()
  }) : (vector<4xi1>, vector<5xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%m: vector<5xi1>, %b: memref<?xf32>, %i: index, %w: vector<5xf32>) {
  "vector.mask"(%m, %w) ({
    vector.transfer_write %w, %b[%i] : vector<5xf32>, memref<?xf32>
    "vector.yield"() : () -> ()
  }) : (vector<5xi1>, vector<5xf32>) -> ()
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3xf32>) {
  %0:2 = "vector.scan"(%a, %b) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 5 : i64}> : (vector<2x3xf32>, vector<3xf32>) -> (vector<2x3xf32>, vector<3xf32>)
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<2x3xf32>) {
  %0:2 = "vector.scan"(%a, %b) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<2x3xf32>, vector<2x3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>)
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<2xf32>) {
  %0:2 = "vector.scan"(%a, %b) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<2x3xf32>, vector<2xf32>) -> (vector<2x3xf32>, vector<2xf32>)
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3xf32>) {
  %0:2 = "vector.scan"(%a, %b) <{inclusive = true, kind = #vector.kind<xor>, reduction_dim = 0 : i64}> : (vector<2x3xf32>, vector<3xf32>) -> (vector<2x3xf32>, vector<3xf32>)
  return
}
// -----
func.func @f(%b: memref<f32>) {
  %0 = vector.load %b[] : memref<f32>, vector<2x4xf32>
  return
}
// -----
func.func @f(%b: memref<4xf32>, %i: index, %v: vector<2x4xf32>) {
  vector.store %v, %b[%i] : memref<4xf32>, vector<2x4xf32>
  return
}
// -----
func.func @f(%b: memref<4xvector<2xf32>>, %i: index) {
  %0 = vector.load %b[%i] : memref<4xvector<2xf32>>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<4xvector<2xf32>>, %i: index, %v: vector<4xf32>) {
  vector.store %v, %b[%i] : memref<4xvector<2xf32>>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<4xf32>, %i: index) {
  %0 = vector.load %b[%i] : memref<4xf32>, vector<4xf64>
  return
}
// -----
func.func @f(%b: memref<4xf32>, %i: index, %v: vector<4xf64>) {
  vector.store %v, %b[%i] : memref<4xf32>, vector<4xf64>
  return
}
// -----
func.func @f(%b: memref<4xf32>, %i: index, %m: vector<4xi1>, %v: vector<4xf64>) {
  %0 = vector.maskedload %b[%i], %m, %v : memref<4xf32>, vector<4xi1>, vector<4xf64> into vector<4xf64>
  return
}
// -----
func.func @f(%b: memref<4xf32>, %m: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.maskedload %b[], %m, %v : memref<4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<4xf32>, %i: index, %m: vector<5xi1>, %v: vector<4xf32>) {
  %0 = vector.expandload %b[%i], %m, %v : memref<4xf32>, vector<5xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<4xf32>, %i: index, %m: vector<5xi1>, %v: vector<4xf32>) {
  vector.compressstore %b[%i], %m, %v : memref<4xf32>, vector<5xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<4xf32>, %i: index, %m: vector<4xi1>, %v: vector<5xf32>) {
  %0 = "vector.expandload"(%b, %i, %m, %v) : (memref<4xf32>, index, vector<4xi1>, vector<5xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<4xf32>, %i: index, %m: vector<5xi1>, %v: vector<4xf32>) {
  %0 = vector.maskedload %b[%i], %m, %v : memref<4xf32>, vector<5xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<4xf32>, %i: index, %m: vector<4xi1>, %v: vector<5xf32>) {
  %0 = "vector.maskedload"(%b, %i, %m, %v) : (memref<4xf32>, index, vector<4xi1>, vector<5xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<4xf64>, %i: index, %n: vector<4xindex>, %m: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.gather %b[%i] [%n], %m, %v : memref<4xf64>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%b: tensor<*xf32>, %i: index, %n: vector<4xindex>, %m: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.gather %b[%i] [%n], %m, %v : tensor<*xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<4xf32>, %i: index, %n: vector<4xindex>, %m: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.gather %b[%i, %i] [%n], %m, %v : memref<4xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<4xf32>, %i: index, %n: vector<5xindex>, %m: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.gather %b[%i] [%n], %m, %v : memref<4xf32>, vector<5xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<4xf32>, %i: index, %n: vector<4xindex>, %m: vector<5xi1>, %v: vector<4xf32>) {
  vector.scatter %b[%i] [%n], %m, %v : memref<4xf32>, vector<4xindex>, vector<5xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<4xf32>, %i: index, %n: vector<4xindex>, %m: vector<4xi1>, %v: vector<5xf32>) {
  %0 = "vector.gather"(%b, %i, %n, %m, %v) : (memref<4xf32>, index, vector<4xindex>, vector<4xi1>, vector<5xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%b: tensor<*xf32>, %i: index, %p: f32) {
  %0 = "vector.transfer_read"(%b, %i, %p) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (tensor<*xf32>, index, f32) -> vector<4xf32>
  return
}
// -----
func.func @f(%b: vector<4xf32>, %i: index, %p: f32) {
  %0 = "vector.transfer_read"(%b, %i, %p) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, index, f32) -> vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<4xvector<2x4xf32>>, %i: index, %p: vector<2x4xf32>) {
  %0 = "vector.transfer_read"(%b, %i, %p) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4xvector<2x4xf32>>, index, vector<2x4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<4xvector<2x4xf32>>, %i: index, %p: vector<2x4xf32>) {
  %0 = "vector.transfer_read"(%b, %i, %p) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> ()>}> : (memref<4xvector<2x4xf32>>, index, vector<2x4xf32>) -> vector<2x3xf32>
  return
}
// -----
func.func @f(%b: memref<4xf32>, %i: index, %p: f32) {
  %0 = "vector.transfer_read"(%b, %i, %p) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index, f32) -> vector<3xi8>
  return
}
// -----
func.func @f(%b: memref<4xf32>, %i: index, %p: f32) {
  %0 = "vector.transfer_read"(%b, %i, %p) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0)[s0] -> (d0)>}> : (memref<4xf32>, index, f32) -> vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<4xf32>, %i: index, %p: f32) {
  %0 = "vector.transfer_read"(%b, %i, %p) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0)>}> : (memref<4xf32>, index, f32) -> vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  %0 = "vector.contract"(%a, %b, %c) <{indexing_maps = [affine_map<(d0, d1, d2)[s0] -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  %0 = "vector.contract"(%a, %b, %c) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  %0 = "vector.contract"(%a, %b, %c) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xsi32>, %b: vector<3x4xsi32>, %c: vector<2x4xsi32>) {
  %0 = "vector.contract"(%a, %b, %c) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xsi32>, vector<3x4xsi32>, vector<2x4xsi32>) -> vector<2x4xsi32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  %0 = "vector.contract"(%a, %b, %c) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  %0 = "vector.contract"(%a, %b, %c) <{indexing_maps = [1, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: f32) {
  %0 = "vector.contract"(%a, %b, %c) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> ()>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, f32) -> f32
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  %0 = "vector.contract"(%a, %b, %c) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2)>, affine_map<(d0, d1, d2, d3) -> (d2, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @f(%a: vector<4x2xf32>) {
  %0 = "vector.broadcast"(%a) : (vector<4x2xf32>) -> vector<3x2xf32>
  return
}
// -----
func.func @f(%m: vector<4xi1>, %v: memref<?xf32>, %i: index, %n: vector<4xindex>, %p: vector<4xf32>) {
  %0 = "vector.mask"(%m, %p) ({
    %1 = "vector.gather"(%v, %i, %n, %m, %p) : (memref<?xf32>, index, vector<4xindex>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "vector.yield"(%1) : (vector<4xf32>) -> ()
  }) : (vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%m: vector<4xi1>, %v: memref<?xf32>, %i: index, %n: vector<4xindex>, %p: vector<4xf32>) {
  "vector.mask"(%m) ({
    "vector.gather"(%v, %i, %n, %m, %p) : (memref<?xf32>, index, vector<4xindex>, vector<4xi1>, vector<4xf32>) -> ()
    "vector.yield"() : () -> ()
  }) : (vector<4xi1>) -> ()
  return
}
// -----
func.func @f(%m: vector<4xi1>, %v: memref<?xf32>, %i: index, %n: vector<4xindex>, %p: vector<4xf32>) {
  "vector.mask"(%m) ({
    "vector.contract"() : () -> ()
    "vector.yield"() : () -> ()
  }) : (vector<4xi1>) -> ()
  return
}
