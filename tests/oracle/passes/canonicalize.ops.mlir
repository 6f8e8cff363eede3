gpu.module @m { 
 gpu.func @k() kernel  {
 %0 = gpu.thread_id x
 "t.u"(%0) : (index) -> ()
 %1 = gpu.block_id x
 "t.u"(%1) : (index) -> ()
 %2 = gpu.block_dim x
 "t.u"(%2) : (index) -> ()
 %3 = gpu.grid_dim x
 "t.u"(%3) : (index) -> ()
 %4 = gpu.cluster_id x
 "t.u"(%4) : (index) -> ()
 %5 = gpu.cluster_dim x
 "t.u"(%5) : (index) -> ()
 %6 = gpu.cluster_block_id x
 "t.u"(%6) : (index) -> ()
 %7 = gpu.cluster_dim_blocks x
 "t.u"(%7) : (index) -> ()
 %8 = gpu.global_id x
 "t.u"(%8) : (index) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k() kernel  {
 %0 = gpu.thread_id z upper_bound 17
 "t.u"(%0) : (index) -> ()
 %1 = gpu.block_id z upper_bound 17
 "t.u"(%1) : (index) -> ()
 %2 = gpu.block_dim z upper_bound 17
 "t.u"(%2) : (index) -> ()
 %3 = gpu.grid_dim z upper_bound 17
 "t.u"(%3) : (index) -> ()
 %4 = gpu.cluster_id z upper_bound 17
 "t.u"(%4) : (index) -> ()
 %5 = gpu.cluster_dim z upper_bound 17
 "t.u"(%5) : (index) -> ()
 %6 = gpu.cluster_block_id z upper_bound 17
 "t.u"(%6) : (index) -> ()
 %7 = gpu.cluster_dim_blocks z upper_bound 17
 "t.u"(%7) : (index) -> ()
 %8 = gpu.global_id z upper_bound 17
 "t.u"(%8) : (index) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v : f16, %o: i32, %w: i32) kernel  {
 %0, %1 = gpu.shuffle xor %v, %o, %w : f16
 "t.u"(%0,%1) : (f16, i1) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v : vector<4xf32>, %o: i32, %w: i32) kernel  {
 %0, %1 = gpu.shuffle xor %v, %o, %w : vector<4xf32>
 "t.u"(%0,%1) : (vector<4xf32>, i1) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v : f64, %o: i32, %w: i32) kernel  {
 %0, %1 = gpu.shuffle up %v, %o, %w : f64
 "t.u"(%0,%1) : (f64, i1) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v : f32, %o: i32, %w: i32) kernel  {
 %0, %1 = gpu.shuffle down %v, %o, %w : f32
 "t.u"(%0,%1) : (f32, i1) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v : vector<4xi8>, %o: i32, %w: i32) kernel  {
 %0, %1 = gpu.shuffle down %v, %o, %w : vector<4xi8>
 "t.u"(%0,%1) : (vector<4xi8>, i1) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v : i8, %o: i32, %w: i32) kernel  {
 %0, %1 = gpu.shuffle idx %v, %o, %w : i8
 "t.u"(%0,%1) : (i8, i1) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v : i64) kernel  {
 %0 = gpu.subgroup_reduce add %v uniform : (i64) -> (i64)
 "t.u"(%0) : (i64) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v : i32) kernel  {
 %0 = gpu.all_reduce mul %v uniform {} : (i32) -> (i32)
 "t.u"(%0) : (i32) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v : i32) kernel  {
 %0 = gpu.subgroup_reduce minui %v : (i32) -> (i32)
 "t.u"(%0) : (i32) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v : i32) kernel  {
 %0 = gpu.subgroup_reduce and %v uniform : (i32) -> (i32)
 "t.u"(%0) : (i32) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v : f32) kernel  {
 %0 = gpu.all_reduce add %v uniform {} : (f32) -> (f32)
 "t.u"(%0) : (f32) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v : f32) kernel  {
 %0 = gpu.all_reduce minnumf %v uniform {} : (f32) -> (f32)
 "t.u"(%0) : (f32) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v : f32) kernel  {
 %0 = gpu.all_reduce %v uniform { ^bb(%a: f32, %b: f32): %c = arith.mulf %a, %b : f32
 gpu.yield %c : f32 } : (f32) -> (f32)
 "t.u"(%0) : (f32) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%a: index) kernel  {
 gpu.printf "h %p\n", %a : index
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: f32) kernel  {
 %0 = math.asin %v : f32
 %1 = math.asin %v fastmath<afn> : f32
 "t.u"(%0,%1) : (f32,f32) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: f16) kernel  {
 %0 = math.atanh %v : f16
 %1 = math.atanh %v fastmath<afn> : f16
 "t.u"(%0,%1) : (f16,f16) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: f64) kernel  {
 %0 = math.ceil %v : f64
 %1 = math.ceil %v fastmath<afn> : f64
 "t.u"(%0,%1) : (f64,f64) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: f16) kernel  {
 %0 = math.cosh %v : f16
 %1 = math.cosh %v fastmath<afn> : f16
 "t.u"(%0,%1) : (f16,f16) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: f64) kernel  {
 %0 = math.erfc %v : f64
 %1 = math.erfc %v fastmath<afn> : f64
 "t.u"(%0,%1) : (f64,f64) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: f64) kernel  {
 %0 = math.exp2 %v : f64
 %1 = math.exp2 %v fastmath<afn> : f64
 "t.u"(%0,%1) : (f64,f64) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: f32) kernel  {
 %0 = math.log %v : f32
 %1 = math.log %v fastmath<afn> : f32
 "t.u"(%0,%1) : (f32,f32) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: bf16) kernel  {
 %0 = math.log1p %v : bf16
 %1 = math.log1p %v fastmath<afn> : bf16
 "t.u"(%0,%1) : (bf16,bf16) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: bf16) kernel  {
 %0 = math.round %v : bf16
 %1 = math.round %v fastmath<afn> : bf16
 "t.u"(%0,%1) : (bf16,bf16) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: bf16) kernel  {
 %0 = math.rsqrt %v : bf16
 %1 = math.rsqrt %v fastmath<afn> : bf16
 "t.u"(%0,%1) : (bf16,bf16) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: f16) kernel  {
 %0 = math.sqrt %v : f16
 %1 = math.sqrt %v fastmath<afn> : f16
 "t.u"(%0,%1) : (f16,f16) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: f64) kernel  {
 %0 = math.tanh %v : f64
 %1 = math.tanh %v fastmath<afn> : f64
 "t.u"(%0,%1) : (f64,f64) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: f64) kernel  {
 %0 = math.trunc %v : f64
 %1 = math.trunc %v fastmath<afn> : f64
 "t.u"(%0,%1) : (f64,f64) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: f64) kernel  {
 %0 = math.powf %v, %v : f64
 %1 = math.powf %v, %v fastmath<fast> : f64
 "t.u"(%0,%1) : (f64,f64) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: f64, %i: i32) kernel  {
 %0 = math.fpowi %v, %i : f64, i32
 %1 = math.fma %v, %v, %v : f64
 %2 = arith.remf %v, %v : f64
 %3, %4 = math.sincos %v : f64
 "t.u"(%0,%1,%2,%3,%4) : (f64,f64,f64,f64,f64) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%i: index, %m: memref<16xf32>) kernel  {
 %0 = vector.load %m[%i] : memref<16xf32>, vector<4xf32>
 vector.store %0, %m[%i] : memref<16xf32>, vector<4xf32>
 %1 = vector.extract %0[1] : f32 from vector<4xf32>
 "t.u"(%1) : (f32) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%i: index) kernel  {
 gpu.wait
 gpu.return } }
// -----
func.func @f(%n: index) { %t = gpu.wait async
 %m, %t2 = gpu.alloc async [%t] () : memref<4xf32>
 %m2, %t3 = gpu.alloc async [%t2] (%n) : memref<?x4xi8>
 %v = arith.constant 1.0 : f32
 %t4 = gpu.memset async [%t3] %m, %v : memref<4xf32>, f32
 %t5 = gpu.memcpy async [%t4] %m, %m : memref<4xf32>, memref<4xf32>
 %t6 = gpu.dealloc async [%t5] %m : memref<4xf32>
 gpu.wait [%t6]
 return }
// -----
func.func @f() { %0 = gpu.wait async
 %1 = gpu.wait async
 %2 = gpu.wait async [%0, %1]
 gpu.wait [%2]
 return }
// -----
func.func @f() { gpu.wait
 return }
// -----
func.func @f(%m : memref<4xf16>, %v: f16, %n: memref<4xf64>, %w: f64) { %0 = gpu.wait async
 %1 = gpu.memset async [%0] %m, %v : memref<4xf16>, f16
 gpu.wait [%1]
 return }
// -----
func.func @f(%m : memref<4xf64>, %v: f64) { %0 = gpu.wait async
 %1 = gpu.memset async [%0] %m, %v : memref<4xf64>, f64
 gpu.wait [%1]
 return }
// -----
func.func @f(%m : memref<4xi8>, %v: i8) { %0 = gpu.wait async
 %1 = gpu.memset async [%0] %m, %v : memref<4xi8>, i8
 return }
// -----
func.func @f(%m : memref<?x4xf32>, %n: memref<?x4xf32, 1>) { %0 = gpu.wait async
 %1 = gpu.memcpy async [%0] %n, %m : memref<?x4xf32, 1>, memref<?x4xf32>
 gpu.wait [%1]
 return }
// -----
func.func @f(%m : memref<4xf32, strided<[2]>>, %n: memref<4xf32, strided<[2]>>) { %0 = gpu.wait async
 %1 = gpu.memcpy async [%0] %n, %m : memref<4xf32, strided<[2]>>, memref<4xf32, strided<[2]>>
 gpu.wait [%1]
 return }
// -----
module attributes {gpu.container_module} {
gpu.module @k [#nvvm.target] { llvm.func @kern() attributes {gpu.kernel} { llvm.return } }
func.func @f(%n: index) { 
 %t = gpu.wait async
 %t1 = gpu.launch_func async [%t] @k::@kern blocks in (%n, %n, %n) threads in (%n, %n, %n)
 gpu.wait [%t1]
 return } }
// -----
module attributes {gpu.container_module} {
gpu.module @k [#nvvm.target] { llvm.func @kern() attributes {gpu.kernel} { llvm.return } }
func.func @f(%n: index) { 
 %t1 = gpu.launch_func async @k::@kern blocks in (%n, %n, %n) threads in (%n, %n, %n)
 %t2 = gpu.launch_func async [%t1] @k::@kern blocks in (%n, %n, %n) threads in (%n, %n, %n)
 gpu.wait [%t1, %t2]
 return } }
// -----
module attributes {gpu.container_module} {
gpu.module @k [#nvvm.target] { llvm.func @kern() attributes {gpu.kernel} { llvm.return } }
func.func @f(%n: index) { 
 %t = gpu.wait async
 %t1 = gpu.launch_func async [%t, %t] @k::@kern blocks in (%n, %n, %n) threads in (%n, %n, %n)
 return } }
// -----
func.func @f(%a: complex<f32>) -> f32 { %0 = complex.re %a : complex<f32>
 return %0 : f32 }
// -----
func.func @f() { %t = gpu.wait async
 cf.br ^a(%t : !gpu.async.token)
^a(%x: !gpu.async.token):
 gpu.wait [%x]
 return }
// -----
func.func @f(%t: !gpu.async.token) -> !gpu.async.token { gpu.wait [%t]
 return %t : !gpu.async.token }
// -----
func.func @f(%t: !gpu.async.token) -> !gpu.async.token { %0 = gpu.wait async [%t]
 return %0 : !gpu.async.token }
// -----
func.func @f(%s: !gpu.async.token) attributes {llvm.emit_c_interface} { return }
// -----
llvm.func @mgpuStreamCreate() -> i32
func.func @f() { %t = gpu.wait async
 gpu.wait [%t]
 return }
// -----
func.func @f(%m: memref<?x?xf32>, %z: f32) { %t = gpu.wait async
 %1 = gpu.memset async [%t] %m, %z : memref<?x?xf32>, f32
 gpu.wait [%1]
 return }
