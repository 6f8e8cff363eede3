func.func @f(%v: vector<4xf32>, %i: index) { %0 = "vector.extract"(%v) <{static_position = array<i64: 0, 1>}> : (vector<4xf32>) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%v: vector<4xf32>, %i: index) { %0 = "vector.extract"(%v) <{static_position = array<i64: 4>}> : (vector<4xf32>) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%v: vector<4xf32>, %s: f32) { %0 = "vector.insert"(%s, %v) <{static_position = array<i64: 0, 1>}> : (f32, vector<4xf32>) -> vector<4xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%v: vector<4x4xf32>, %s: f32) { %0 = "vector.insert"(%s, %v) <{static_position = array<i64: 0>}> : (f32, vector<4x4xf32>) -> vector<4x4xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%v: vector<4xf32>, %s: f32) { %0 = "vector.insert"(%s, %v) <{static_position = array<i64: 7>}> : (f32, vector<4xf32>) -> vector<4xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%v: vector<4xf32>, %s: f32) { %0 = "vector.broadcast"(%v) : (vector<4xf32>) -> vector<5xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%v: vector<4x5xf32>, %s: f32) { %0 = "vector.broadcast"(%v) : (vector<4x5xf32>) -> vector<5xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%v: vector<4x5xf32>, %s: f32) { %0 = "vector.shape_cast"(%v) : (vector<4x5xf32>) -> vector<21xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%v: vector<4x5xf32>, %s: f32) { %0 = "vector.shape_cast"(%v) : (vector<4x5xf32>) -> vector<20xi32>
 "func.return"() : () -> () }
// -----
func.func @f(%v: vector<4xf32>) { %0 = "vector.bitcast"(%v) : (vector<4xf32>) -> vector<4xi64>
 "func.return"() : () -> () }
// -----
func.func @f(%v: vector<4x2xf32>) { %0 = "vector.transpose"(%v) <{permutation = array<i64: 0, 1>}> : (vector<4x2xf32>) -> vector<2x4xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%v: vector<4x2xf32>) { %0 = "vector.transpose"(%v) <{permutation = array<i64: 0, 0>}> : (vector<4x2xf32>) -> vector<2x4xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%v: vector<4x2xf32>) { %0 = "vector.transpose"(%v) <{permutation = array<i64: 0>}> : (vector<4x2xf32>) -> vector<2x4xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%v: vector<4xf32>) { %0 = "vector.shuffle"(%v, %v) <{mask = array<i64: 0, 9>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%v: vector<4xf32>) { %0 = "vector.shuffle"(%v, %v) <{mask = array<i64: 0, 1>}> : (vector<4xf32>, vector<4xf32>) -> vector<3xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%v: vector<4xf32>) { %0 = "vector.extract_strided_slice"(%v) <{offsets = [2], sizes = [3], strides = [1]}> : (vector<4xf32>) -> vector<3xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%v: vector<4xf32>) { %0 = "vector.extract_strided_slice"(%v) <{offsets = [2], sizes = [2], strides = [2]}> : (vector<4xf32>) -> vector<2xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%v: vector<4xf32>) { %0 = "vector.extract_strided_slice"(%v) <{offsets = [2], sizes = [2], strides = [1]}> : (vector<4xf32>) -> vector<1xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%v: vector<4xf32>) { %0 = "vector.extract_strided_slice"(%v) <{offsets = [2, 1], sizes = [2], strides = [1]}> : (vector<4xf32>) -> vector<1xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<4x4xf32>, %i: index) { %0 = "vector.load"(%m, %i) : (memref<4x4xf32>, index) -> vector<4xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<4x4xi32>, %i: index) { %0 = "vector.load"(%m, %i, %i) : (memref<4x4xi32>, index, index) -> vector<4xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<4x4xi32>, %i: index, %v: vector<4xf32>) { "vector.store"(%v, %m, %i, %i) : (vector<4xf32>, memref<4x4xi32>, index, index) -> ()
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<4x4xf32, strided<[4, 2]>>, %i: index) { %0 = "vector.load"(%m, %i, %i) : (memref<4x4xf32, strided<[4, 2]>>, index, index) -> vector<4xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %k: vector<3xi1>, %p: vector<4xf32>) { %0 = "vector.maskedload"(%m, %i, %k, %p) : (memref<4xf32>, index, vector<3xi1>, vector<4xf32>) -> vector<4xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %k: vector<4xi1>, %p: vector<3xf32>) { %0 = "vector.maskedload"(%m, %i, %k, %p) : (memref<4xf32>, index, vector<4xi1>, vector<3xf32>) -> vector<4xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %k: vector<3xi1>, %p: vector<4xf32>) { "vector.maskedstore"(%m, %i, %k, %p) : (memref<4xf32>, index, vector<3xi1>, vector<4xf32>) -> ()
 "func.return"() : () -> () }
// -----
func.func @f(%i: index) { %0 = "vector.create_mask"(%i, %i) : (index, index) -> vector<4xi1>
 "func.return"() : () -> () }
// -----
func.func @f(%i: index) { %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 5>}> : () -> vector<4xi1>
 "func.return"() : () -> () }
// -----
func.func @f(%i: index) { %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 5, 1>}> : () -> vector<4xi1>
 "func.return"() : () -> () }
// -----
func.func @f(%v: vector<4x4xf32>) { %0 = "vector.reduction"(%v) <{kind = #vector.kind<add>}> : (vector<4x4xf32>) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%v: vector<4xf32>) { %0 = "vector.reduction"(%v) <{kind = #vector.kind<and>}> : (vector<4xf32>) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%v: vector<4x4xf32>, %a: vector<3xf32>) { %0 = "vector.multi_reduction"(%v, %a) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0>}> : (vector<4x4xf32>, vector<3xf32>) -> vector<3xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %f: f32) { %0 = "vector.transfer_read"(%m, %i, %f) <{permutation_map = affine_map<(d0) -> (d0, d0)>, in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<4xf32>, index, f32) -> vector<4xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %f: f32) { %0 = "vector.transfer_read"(%m, %i, %f) <{permutation_map = affine_map<(d0) -> (d0)>, in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<4xf32>, index, f32) -> vector<4xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %f: f32) { %0 = "vector.transfer_read"(%m, %i, %i, %f) <{permutation_map = affine_map<(d0) -> (d0)>, in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4xf32>, index, index, f32) -> vector<4xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %f: f64) { %0 = "vector.transfer_read"(%m, %i, %f) <{permutation_map = affine_map<(d0) -> (d0)>, in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<4xf32>, index, f64) -> vector<4xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: vector<4xf32>) { "vector.transfer_write"(%v, %m, %i) <{permutation_map = affine_map<(d0) -> (0)>, in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<4xf32>, memref<4xf32>, index) -> ()
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: vector<4xf32>) { "vector.transfer_write"(%v, %m, %i, %i) <{permutation_map = affine_map<(d0) -> (d0)>, in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<4xf32>, memref<4xf32>, index, index) -> ()
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<4xf32>) { %0 = "vector.type_cast"(%m) : (memref<4xf32>) -> memref<vector<5xf32>>
 "func.return"() : () -> () }
// -----
func.func @f(%v: vector<4xf32>, %w: vector<5xf32>) { %0 = "vector.outerproduct"(%v, %w) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<5xf32>) -> vector<4x4xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%v: vector<4xf32>, %w: vector<5xf32>) { %0 = "vector.insert_strided_slice"(%w, %v) <{offsets = [0], strides = [1]}> : (vector<5xf32>, vector<4xf32>) -> vector<4xf32>
 "func.return"() : () -> () }
