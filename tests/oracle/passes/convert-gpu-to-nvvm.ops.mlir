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
 gpu.func @k() kernel attributes {known_block_size = array<i32: 8, 12, 16>, known_grid_size = array<i32: 20, 24, 28>, known_cluster_size = array<i32: 2, 3, 4>} {
 %0 = gpu.thread_id x
 "t.u"(%0) : (index) -> ()
 %1 = gpu.block_id x
 "t.u"(%1) : (index) -> ()
 %2 = gpu.block_dim x
 "t.u"(%2) : (index) -> ()
 %3 = gpu.grid_dim x
 "t.u"(%3) : (index) -> ()
 %4 = gpu.cluster_block_id x
 "t.u"(%4) : (index) -> ()
 %5 = gpu.cluster_dim_blocks x
 "t.u"(%5) : (index) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k() kernel attributes {known_block_size = array<i32: 8, 12, 16>, known_grid_size = array<i32: 20, 24, 28>, known_cluster_size = array<i32: 2, 3, 4>} {
 %0 = gpu.thread_id y
 "t.u"(%0) : (index) -> ()
 %1 = gpu.block_id y
 "t.u"(%1) : (index) -> ()
 %2 = gpu.block_dim y
 "t.u"(%2) : (index) -> ()
 %3 = gpu.grid_dim y
 "t.u"(%3) : (index) -> ()
 %4 = gpu.cluster_block_id y
 "t.u"(%4) : (index) -> ()
 %5 = gpu.cluster_dim_blocks y
 "t.u"(%5) : (index) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k() kernel  {
 %0 = gpu.thread_id z
 "t.u"(%0) : (index) -> ()
 %1 = gpu.block_id z
 "t.u"(%1) : (index) -> ()
 %2 = gpu.block_dim z
 "t.u"(%2) : (index) -> ()
 %3 = gpu.grid_dim z
 "t.u"(%3) : (index) -> ()
 %4 = gpu.cluster_id z
 "t.u"(%4) : (index) -> ()
 %5 = gpu.cluster_dim z
 "t.u"(%5) : (index) -> ()
 %6 = gpu.cluster_block_id z
 "t.u"(%6) : (index) -> ()
 %7 = gpu.cluster_dim_blocks z
 "t.u"(%7) : (index) -> ()
 %8 = gpu.global_id z
 "t.u"(%8) : (index) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k() kernel attributes {known_block_size = array<i32: 8, 12, 16>, known_grid_size = array<i32: 20, 24, 28>, known_cluster_size = array<i32: 2, 3, 4>} {
 %0 = gpu.thread_id z
 "t.u"(%0) : (index) -> ()
 %1 = gpu.block_id z
 "t.u"(%1) : (index) -> ()
 %2 = gpu.block_dim z
 "t.u"(%2) : (index) -> ()
 %3 = gpu.grid_dim z
 "t.u"(%3) : (index) -> ()
 %4 = gpu.cluster_block_id z
 "t.u"(%4) : (index) -> ()
 %5 = gpu.cluster_dim_blocks z
 "t.u"(%5) : (index) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v : i64, %o: i32, %w: i32) kernel  {
 %0, %1 = gpu.shuffle xor %v, %o, %w : i64
 "t.u"(%0,%1) : (i64, i1) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v : i32, %o: i32, %w: i32) kernel  {
 %0, %1 = gpu.shuffle idx %v, %o, %w : i32
 "t.u"(%0,%1) : (i32, i1) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v : f32, %o: i32, %w: i32) kernel  {
 %0, %1 = gpu.shuffle xor %v, %o, %w : f32
 "t.u"(%0) : (f32) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v : f64) kernel  {
 %0 = gpu.all_reduce add %v uniform {} : (f64) -> (f64)
 "t.u"(%0) : (f64) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v : f32) kernel  {
 %0 = gpu.all_reduce maxnumf %v uniform {} : (f32) -> (f32)
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
 gpu.func @k() kernel  {
 gpu.printf "hello\n"
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%a: i32, %b : f32, %c: i64) kernel  {
 gpu.printf "hello %d %f %ld %s\n", %a, %b, %c : i32, f32, i64
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%a: index) kernel  {
 gpu.printf "h %p\n", %a : index
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%a: f16) kernel  {
 gpu.printf "h %f\n", %a : f16
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%i: index) kernel  {
 %0 = memref.alloca() : memref<4xf32, #gpu.address_space<private>>
 %1 = memref.load %0[%i] : memref<4xf32, #gpu.address_space<private>>
 "t.u"(%1) : (f32) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: f32) kernel  {
 %0 = math.acos %v : f32
 %1 = math.acos %v fastmath<afn> : f32
 "t.u"(%0,%1) : (f32,f32) -> ()
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
 gpu.func @k(%v: f32) kernel  {
 %0 = math.atan %v : f32
 %1 = math.atan %v fastmath<afn> : f32
 "t.u"(%0,%1) : (f32,f32) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: f32) kernel  {
 %0 = math.cbrt %v : f32
 %1 = math.cbrt %v fastmath<afn> : f32
 "t.u"(%0,%1) : (f32,f32) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: vector<2xf32>) kernel  {
 %0 = math.ceil %v : vector<2xf32>
 %1 = math.ceil %v fastmath<afn> : vector<2xf32>
 "t.u"(%0,%1) : (vector<2xf32>,vector<2xf32>) -> ()
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
 gpu.func @k(%v: f16) kernel  {
 %0 = math.erfc %v : f16
 %1 = math.erfc %v fastmath<afn> : f16
 "t.u"(%0,%1) : (f16,f16) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: bf16) kernel  {
 %0 = math.exp %v : bf16
 %1 = math.exp %v fastmath<afn> : bf16
 "t.u"(%0,%1) : (bf16,bf16) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: f32) kernel  {
 %0 = math.expm1 %v : f32
 %1 = math.expm1 %v fastmath<afn> : f32
 "t.u"(%0,%1) : (f32,f32) -> ()
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
 gpu.func @k(%v: f32) kernel  {
 %0 = math.log1p %v : f32
 %1 = math.log1p %v fastmath<afn> : f32
 "t.u"(%0,%1) : (f32,f32) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: f64) kernel  {
 %0 = math.log2 %v : f64
 %1 = math.log2 %v fastmath<afn> : f64
 "t.u"(%0,%1) : (f64,f64) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: f16) kernel  {
 %0 = math.roundeven %v : f16
 %1 = math.roundeven %v fastmath<afn> : f16
 "t.u"(%0,%1) : (f16,f16) -> ()
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
 gpu.func @k(%v: f32) kernel  {
 %0 = math.sinh %v : f32
 %1 = math.sinh %v fastmath<afn> : f32
 "t.u"(%0,%1) : (f32,f32) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: f32) kernel  {
 %0 = math.tan %v : f32
 %1 = math.tan %v fastmath<afn> : f32
 "t.u"(%0,%1) : (f32,f32) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: f32) kernel  {
 %0 = math.absf %v : f32
 %1 = math.absf %v fastmath<afn> : f32
 "t.u"(%0,%1) : (f32,f32) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: f64) kernel  {
 %0 = math.atan2 %v, %v : f64
 %1 = math.atan2 %v, %v fastmath<fast> : f64
 "t.u"(%0,%1) : (f64,f64) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: f16) kernel  {
 %0 = math.copysign %v, %v : f16
 %1 = math.copysign %v, %v fastmath<fast> : f16
 "t.u"(%0,%1) : (f16,f16) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: f16, %i: i32) kernel  {
 %0 = math.fpowi %v, %i : f16, i32
 %1 = math.fma %v, %v, %v : f16
 %2 = arith.remf %v, %v : f16
 %3, %4 = math.sincos %v : f16
 "t.u"(%0,%1,%2,%3,%4) : (f16,f16,f16,f16,f16) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%v: f32, %i: i32) kernel  {
 %0 = math.fpowi %v, %i : f32, i32
 %1 = math.fma %v, %v, %v : f32
 %2 = arith.remf %v, %v : f32
 %3, %4 = math.sincos %v : f32
 "t.u"(%0,%1,%2,%3,%4) : (f32,f32,f32,f32,f32) -> ()
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
 gpu.func @k(%c: i1) kernel  {
 cf.assert %c, "boo"
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%c: i1) kernel  {
 cf.assert %c, "boo"
 cf.assert %c, "hoo" loc("file.mlir":3:4)
 cf.assert %c, "boo" loc(fused["f.py":1:2, "g"])
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%i: index) kernel  {
 %0 = arith.constant 3 : index
 %1 = arith.addi %0, %i : index
 %2 = index.mul %1, %i
 %3 = ub.poison : index
 "t.u"(%1,%2,%3) : (index,index,index) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%a: f32) kernel  {
 %0 = complex.create %a, %a : complex<f32>
 "t.u"(%0) : (complex<f32>) -> ()
 gpu.return } }
// -----
gpu.module @m { 
 gpu.func @k(%a: memref<4xf32>) kernel  {
 %0 = memref.cast %a : memref<4xf32> to memref<*xf32>
 "t.u"(%0) : (memref<*xf32>) -> ()
 gpu.return } }
