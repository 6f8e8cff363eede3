func.func @f(%m: memref<4x4xf32>, %i: index) { %0 = "memref.load"(%m, %i) : (memref<4x4xf32>, index) -> f32
 return }
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %v: f32) { "memref.store"(%v, %m, %i) : (f32, memref<4x4xf32>, index) -> ()
 return }
// -----
func.func @f(%i: index) { %0 = "memref.alloc"(%i) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4xf32>
 return }
// -----
func.func @f(%i: index) { %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
 return }
// -----
func.func @f(%m: memref<4xf32>) { %0 = "memref.cast"(%m) : (memref<4xf32>) -> memref<5xf32>
 return }
// -----
func.func @f(%m: memref<4xf32>) { %0 = "memref.view"(%m, %m) : (memref<4xf32>, memref<4xf32>) -> memref<5xf32>
 return }
// -----
func.func @f(%m: memref<4xi8>, %i: index) { %0 = "memref.view"(%m, %i, %i) : (memref<4xi8>, index, index) -> memref<5xf32>
 return }
// -----
func.func @f(%m: memref<4xi8, strided<[2]>>, %i: index) { %0 = "memref.view"(%m, %i) : (memref<4xi8, strided<[2]>>, index) -> memref<5xf32>
 return }
// -----
func.func @f(%m: memref<4xi8>, %i: index) { %0 = "memref.view"(%m, %i) : (memref<4xi8>, index) -> memref<5xf32, 3>
 return }
// -----
func.func @f(%m: memref<4xi8>, %i: index) { %0 = "memref.view"(%m, %i) : (memref<4xi8>, index) -> memref<5xf32, strided<[2]>>
 return }
// -----
func.func @f(%m: memref<4x4xf32>) { %0 = "memref.transpose"(%m) <{permutation = affine_map<(d0, d1) -> (d0, d0)>}> : (memref<4x4xf32>) -> memref<4x4xf32>
 return }
// -----
func.func @f(%m: memref<4x4xf32>) { %0 = "memref.transpose"(%m) <{permutation = affine_map<(d0, d1) -> (d1, d0)>}> : (memref<4x4xf32>) -> memref<4x4xf32>
 return }
// -----
"memref.global"() <{sym_name = "g", type = tensor<2xf32>}> : () -> ()
// -----
"memref.global"() <{sym_name = "g", type = memref<?xf32>}> : () -> ()
// -----
"memref.global"() <{sym_name = "g", type = memref<2xf32>, initial_value = dense<1.0> : tensor<3xf32>}> : () -> ()
// -----
"memref.global"() <{sym_name = "g", type = memref<2xf32>, initial_value = 1 : i32}> : () -> ()
// -----
func.func @f() { %0 = "memref.get_global"() <{name = @g}> : () -> memref<2xf32>
 return }
// -----
memref.global @g : memref<3xf32>
func.func @f() { %0 = "memref.get_global"() <{name = @g}> : () -> memref<2xf32>
 return }
// -----
func.func @f(%m: memref<4x4xf32>) { %0 = "memref.atomic_rmw"(%m, %m) <{kind = 0 : i64}> : (memref<4x4xf32>, memref<4x4xf32>) -> f32
 return }
// -----
func.func @f(%m: memref<4xf32>, %v: f32, %i: index) { %0 = "memref.atomic_rmw"(%v, %m, %i) <{kind = 1 : i64}> : (f32, memref<4xf32>, index) -> f32
 return }
// -----
func.func @f(%m: memref<4xi32>, %v: i32, %i: index) { %0 = "memref.atomic_rmw"(%v, %m, %i) <{kind = 0 : i64}> : (i32, memref<4xi32>, index) -> i32
 return }
// -----
func.func @f(%m: memref<4xi32>, %v: i32, %i: index) { %0 = "memref.atomic_rmw"(%v, %m) <{kind = 1 : i64}> : (i32, memref<4xi32>) -> i32
 return }
// -----
func.func @f(%m: memref<4x4xf32>) { %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>) -> memref<2x2xf32>
 return }
// -----
func.func @f(%m: memref<4x4xf32>) { %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>) -> memref<2x2xf32>
 return }
// -----
func.func @f(%m: memref<4x4xf32>) { %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 9>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>) -> memref<2x9xf32, strided<[4, 1]>>
 return }
// -----
func.func @f(%m: memref<4x4xf32>) { %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>) -> memref<2x2xi32, strided<[4, 1]>>
 return }
// -----
func.func @f(%m: memref<4x4xf32>) { %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>) -> memref<2x2xf32, strided<[4, 1]>, 3>
 return }
// -----
func.func @f(%m: memref<4x4xf32>) { %0 = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>) -> memref<2x3xf32>
 return }
// -----
func.func @f(%m: memref<4x4xf32>) { %0 = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>) -> memref<2x2xf32>
 return }
// -----
func.func @f(%m: memref<4x4xf32>) { %0 = "memref.collapse_shape"(%m) <{reassociation = [[0, 1]]}> : (memref<4x4xf32>) -> memref<15xf32>
 return }
// -----
func.func @f(%m: memref<16xf32>) { %0 = "memref.expand_shape"(%m) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 3>}> : (memref<16xf32>) -> memref<4x3xf32>
 return }
// -----
func.func @f(%m: memref<16xf32>) { %0 = "memref.expand_shape"(%m) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 4>}> : (memref<16xf32>) -> memref<4x3xf32>
 return }
// -----
func.func @f(%m: memref<16xf32>) { "memref.prefetch"(%m) <{isDataCache = true, isWrite = true, localityHint = 1 : i32}> : (memref<16xf32>) -> ()
 return }
// -----
func.func @f(%m: memref<16xf32>) { "memref.copy"(%m, %m) : (memref<16xf32>, memref<16xf32>) -> ()
 return }
// -----
func.func @f(%m: memref<16xf32>, %n: memref<15xf32>) { "memref.copy"(%m, %n) : (memref<16xf32>, memref<15xf32>) -> ()
 return }
// -----
func.func @f(%m: memref<16xf32>, %n: memref<2xi32>) { %0 = "memref.reshape"(%m, %n) : (memref<16xf32>, memref<2xi32>) -> memref<4x4x1xf32>
 return }
// -----
func.func @f(%m: memref<16xf32>) { %0 = "memref.memory_space_cast"(%m) : (memref<16xf32>) -> memref<15xf32, 1>
 return }
// -----
func.func @f(%m: memref<16xf32>) { %0 = "memref.realloc"(%m) : (memref<16xf32>) -> memref<15xi32>
 return }
// -----
func.func @f(%m: memref<16xf32>) { %0 = "memref.extract_strided_metadata"(%m) : (memref<16xf32>) -> memref<f32>
 return }
