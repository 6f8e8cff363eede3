func.func @f(%a: f32) { %0 = "gpu.all_reduce"(%a) ({}) : (f32) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%a: f32) { %0 = "gpu.all_reduce"(%a) <{op = #gpu<all_reduce_op and>}> ({}) : (f32) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%a: i32) { %0 = "gpu.all_reduce"(%a) <{op = #gpu<all_reduce_op minnumf>}> ({}) : (i32) -> i32
 "func.return"() : () -> () }
// -----
func.func @f(%a: f32) { %0 = "gpu.all_reduce"(%a) ({^bb0(%x: f32): "gpu.yield"(%x) : (f32) -> ()}) : (f32) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%a: f32) { %0 = "gpu.all_reduce"(%a) ({^bb0(%x: f32, %y: f32): "gpu.yield"() : () -> ()}) : (f32) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%a: f32) { %0 = "gpu.subgroup_reduce"(%a) <{op = #gpu<all_reduce_op and>}> : (f32) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%a: f32) { %0 = "gpu.subgroup_reduce"(%a) <{op = #gpu<all_reduce_op add>, cluster_size = 3 : i32}> : (f32) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%a: f32) { %0 = "gpu.subgroup_reduce"(%a) <{op = #gpu<all_reduce_op add>, cluster_stride = 2 : i32}> : (f32) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%a: index) { %0 = "gpu.alloc"(%a) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (index) -> memref<4xf32>
 "func.return"() : () -> () }
// -----
func.func @f(%a: index) { %0 = "gpu.dynamic_shared_memory"() : () -> memref<4xi8>
 "func.return"() : () -> () }
// -----
func.func @f(%a: index) { %0 = "gpu.dynamic_shared_memory"() : () -> memref<?xi8>
 "func.return"() : () -> () }
// -----
func.func @f(%a: index) { %0 = "gpu.dynamic_shared_memory"() : () -> memref<?xf32, #gpu.address_space<workgroup>>
 "func.return"() : () -> () }
// -----
gpu.module @m { gpu.func @k() kernel { "gpu.return"() : () -> () } }
func.func @f(%a: index) { "gpu.launch_func"(%a,%a,%a,%a,%a,%a) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1,1,1,1,1,1,0,0,0,0,0,0>}> : (index,index,index,index,index,index) -> ()
 "func.return"() : () -> () }
// -----
module attributes {gpu.container_module} { 
func.func @f(%a: index) { "gpu.launch_func"(%a,%a,%a,%a,%a,%a) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1,1,1,1,1,1,0,0,0,0,0>}> : (index,index,index,index,index,index) -> ()
 "func.return"() : () -> () } }
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k() { gpu.return } }
func.func @f(%a: index) { "gpu.launch_func"(%a,%a,%a,%a,%a,%a) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1,1,1,1,1,1,0,0,0,0,0>}> : (index,index,index,index,index,index) -> ()
 "func.return"() : () -> () } }
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%x: i32) kernel { gpu.return } }
func.func @f(%a: index) { "gpu.launch_func"(%a,%a,%a,%a,%a,%a) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1,1,1,1,1,1,0,0,0,0,0>}> : (index,index,index,index,index,index) -> ()
 "func.return"() : () -> () } }
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%x: i32) kernel { gpu.return } }
func.func @f(%a: index) { "gpu.launch_func"(%a,%a,%a,%a,%a,%a,%a) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1,1,1,1,1,1,0,0,0,0,1,0>}> : (index,index,index,index,index,index,index) -> ()
 "func.return"() : () -> () } }
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%x: i32) kernel { gpu.return } }
func.func @f(%a: index) { "gpu.launch_func"(%a,%a,%a,%a,%a,%a,%a) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1,1,1,1,1,1,0,0,0,0,1>}> : (index,index,index,index,index,index,index) -> ()
 "func.return"() : () -> () } }
// -----
func.func @f(%a: index) { "gpu.launch"(%a,%a,%a,%a,%a,%a) <{operandSegmentSizes = array<i32: 0, 1,1,1,1,1,1,0,0,0,0>}> ({ ^bb0(%x: index): "gpu.terminator"() : () -> ()}) : (index,index,index,index,index,index) -> ()
 "func.return"() : () -> () }
// -----
func.func @f(%a: index) { "gpu.launch"(%a,%a,%a,%a,%a,%a) <{operandSegmentSizes = array<i32: 0, 1,1,1,1,1,1,0,0,0,0>}> ({ ^bb0(%x: index, %x1: index, %x2: index, %x3: index, %x4: index, %x5: index, %x6: index, %x7: index, %x8: index, %x9: index, %x10: index, %x11: index): "gpu.return"() : () -> ()}) : (index,index,index,index,index,index) -> ()
 "func.return"() : () -> () }
// -----
gpu.module @m { gpu.func @k(%x: i32) kernel { "gpu.return"(%x) : (i32) -> () } }
// -----
gpu.module @m { "gpu.func"() <{function_type = () -> i32}> ({ "gpu.return"() : () -> () }) {sym_name = "k", gpu.kernel} : () -> () }
// -----
func.func @f(%m: memref<4xf32>, %n: memref<5xf32>) { "gpu.memcpy"(%m, %n) : (memref<4xf32>, memref<5xf32>) -> ()
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<4xf32>, %n: memref<4xi32>) { "gpu.memcpy"(%m, %n) : (memref<4xf32>, memref<4xi32>) -> ()
 "func.return"() : () -> () }
// -----
func.func @f(%a: f32) { %0:2 = "gpu.rotate"(%a) <{offset = 5 : i32, width = 6 : i32}> : (f32) -> (f32, i1)
 "func.return"() : () -> () }
// -----
func.func @f(%a: f32) { %0:2 = "gpu.rotate"(%a) <{offset = 5 : i32, width = 4 : i32}> : (f32) -> (f32, i1)
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<16xf16>, %i: index) { %0 = "gpu.subgroup_mma_load_matrix"(%m, %i) <{leadDimension = 16 : index}> : (memref<16xf16>, index) -> !gpu.mma_matrix<16x16xf16, "DOp">
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<16x16xf16, strided<[16, 2]>>, %i: index) { %0 = "gpu.subgroup_mma_load_matrix"(%m, %i, %i) <{leadDimension = 16 : index}> : (memref<16x16xf16, strided<[16, 2]>>, index, index) -> !gpu.mma_matrix<16x16xf16, "AOp">
 "func.return"() : () -> () }
// -----
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) { %0 = "gpu.subgroup_mma_compute"(%a, %a, %c) : (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
 "func.return"() : () -> () }
// -----
func.func @f(%a: !gpu.mma_matrix<16x8xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) { %0 = "gpu.subgroup_mma_compute"(%a, %b, %c) : (!gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<16xf16>, %i: index, %a: !gpu.mma_matrix<16x16xf16, "AOp">) { "gpu.subgroup_mma_store_matrix"(%a, %m, %i) <{leadDimension = 16 : index}> : (!gpu.mma_matrix<16x16xf16, "AOp">, memref<16xf16>, index) -> ()
 "func.return"() : () -> () }
// -----
gpu.module @m { gpu.func @k(%x: vector<4x2xf16>, %y: vector<2x2xf16>, %z: vector<2x2xf16>) kernel { %0 = nvgpu.mma.sync(%x, %y, %z) {mmaShape = [16, 8, 17]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
 gpu.return } }
// -----
gpu.module @m { gpu.func @k(%x: vector<4x2xf16>, %y: vector<2x3xf16>, %z: vector<2x2xf16>) kernel { %0 = nvgpu.mma.sync(%x, %y, %z) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x3xf16>, vector<2x2xf16>) -> vector<2x2xf16>
 gpu.return } }
// -----
gpu.module @m { gpu.func @k(%x: vector<3x2xf16>, %y: vector<2x2xf16>, %z: vector<2x2xf16>) kernel { %0 = nvgpu.mma.sync(%x, %y, %z) {mmaShape = [16, 8, 16]} : (vector<3x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
 gpu.return } }
// -----
gpu.module @m { gpu.func @k(%x: vector<4x1xf32>, %y: vector<2x1xf32>, %z: vector<2x2xf32>) kernel { %0 = nvgpu.mma.sync(%x, %y, %z) {mmaShape = [16, 8, 8]} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
 gpu.return } }
// -----
gpu.module @m { gpu.func @k(%m: memref<16x16xf16>, %i: index) kernel { %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<16x16xf16> -> vector<4x2xf16>
 gpu.return } }
// -----
gpu.module @m { gpu.func @k(%m: memref<16x16xf16, 3>, %i: index) kernel { %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 2 : i32, transpose = false} : memref<16x16xf16, 3> -> vector<4x2xf16>
 gpu.return } }
// -----
gpu.module @m { gpu.func @k(%m: memref<16x16xf32, 3>, %i: index) kernel { %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = true} : memref<16x16xf32, 3> -> vector<4x1xf32>
 gpu.return } }
// -----
gpu.module @m { gpu.func @k(%m: memref<16x16xf16, 3>, %i: index) kernel { %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<16x16xf16, 3> -> vector<4x3xf16>
 gpu.return } }
// -----
gpu.module @m { gpu.func @k(%m: memref<16x16xf16, 3>, %g: memref<16x16xf16>, %i: index) kernel { %0 = nvgpu.device_async_copy %g[%i, %i], %g[%i, %i], 8 : memref<16x16xf16> to memref<16x16xf16>
 gpu.return } }
// -----
gpu.module @m { gpu.func @k(%m: memref<16x16xf16, 3>, %g: memref<16x16xf16>, %i: index) kernel { %0 = nvgpu.device_async_copy %g[%i, %i], %m[%i, %i], 7 : memref<16x16xf16> to memref<16x16xf16, 3>
 gpu.return } }
// -----
gpu.module @m { gpu.func @k(%m: memref<16x16xf16, 3>, %g: memref<16x16xf32>, %i: index) kernel { %0 = nvgpu.device_async_copy %g[%i, %i], %m[%i, %i], 8 : memref<16x16xf32> to memref<16x16xf16, 3>
 gpu.return } }
// -----
gpu.module @m { gpu.func @k(%m: memref<16x16xf16, 3>, %g: memref<16x16xf16>, %i: index) kernel { %0 = nvgpu.device_async_copy %g[%i], %m[%i, %i], 8 : memref<16x16xf16> to memref<16x16xf16, 3>
 gpu.return } }
// -----
gpu.module @m { gpu.func @k(%m: memref<16x16xf16, 3>, %g: memref<16x16xf16, 3>, %i: index) kernel { %0 = nvgpu.device_async_copy %g[%i, %i], %m[%i, %i], 3 {bypassL1} : memref<16x16xf16, 3> to memref<16x16xf16, 3>
 gpu.return } }
// -----
gpu.module @m { gpu.func @k(%m: memref<16x16xf16, 3>, %g: memref<16x16xf16>, %i: index) kernel { %0 = nvgpu.device_async_copy %g[%i, %i], %m[%i, %i], 4 {bypassL1} : memref<16x16xf16> to memref<16x16xf16, 3>
 gpu.return } }
