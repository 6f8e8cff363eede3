func.func @f(%a: index, %b: index) -> index { %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 4 + s0 floordiv 3 - 2)>(%a)[%b]
 return %0 : index }
// -----
func.func @f(%a: index) -> (index,index,index,index) { %0 = affine.apply affine_map<(d0) -> (d0 mod 8)>(%a)
 %1 = affine.apply affine_map<(d0) -> (d0 ceildiv 8)>(%a)
 %2 = affine.apply affine_map<(d0) -> (-d0)>(%a)
 %3 = affine.apply affine_map<() -> (42)>()
 return %0, %1, %2, %3 : index, index, index, index }
// -----
func.func @f(%a: index, %b: index) -> (index, index) { %0 = affine.min affine_map<(d0, d1) -> (d0, d1 + 1, 100)>(%a, %b)
 %1 = affine.max affine_map<(d0)[s0] -> (d0 - s0, 7)>(%a)[%b]
 return %0, %1 : index, index }
// -----
func.func @f() { affine.for %i = 0 to 10 { "u"(%i) : (index) -> () }
 return }
// -----
func.func @f(%n: index) { affine.for %i = max affine_map<(d0) -> (d0, 3)>(%n) to min affine_map<(d0)[s0] -> (d0 + 10, s0, 7)>(%n)[%n] { "u"(%i) : (index) -> () }
 return }
// -----
func.func @f(%n: index, %z: f32) -> f32 { %0 = affine.for %i = 0 to 10 iter_args(%a = %z) -> f32 { %x = arith.addf %a, %a : f32
 affine.yield %x : f32 }
 return %0 : f32 }
// -----
func.func @f(%n: index, %m: index) { affine.if affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 - d0 == 0)>(%n)[%m] { "a"() : () -> () }
 affine.if affine_set<(d0) : (d0 - 10 >= 0)>(%n) { "a"() : () -> () } else { "b"() : () -> () }
 affine.if affine_set<() : (1 == 0)>() { "a"() : () -> () } 
 return }
// -----
func.func @f(%n: index, %m: i32) -> i32 { %0 = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%n) -> i32 { affine.yield %m : i32 } else { %c = arith.constant 1 : i32
 affine.yield %c : i32 }
 return %0 : i32 }
// -----
func.func @f(%m: memref<10x?xf32>, %i: index, %j: index) -> f32 { %0 = affine.load %m[%i, %j + 3] : memref<10x?xf32>
 affine.store %0, %m[%i * 2 + 1, symbol(%j) floordiv 3] : memref<10x?xf32>
 affine.store %0, %m[0, 1] : memref<10x?xf32>
 affine.prefetch %m[%i, %j + 5], read, locality<3>, data : memref<10x?xf32>
 affine.prefetch %m[%i, %j], write, locality<0>, instr : memref<10x?xf32>
 return %0 : f32 }
// -----
func.func @f(%m: memref<10x?xf32>, %i: index, %j: index) -> vector<4xf32> { %0 = affine.vector_load %m[%i, %j + 3] : memref<10x?xf32>, vector<4xf32>
 affine.vector_store %0, %m[%i, %j + 7] : memref<10x?xf32>, vector<4xf32>
 return %0 : vector<4xf32> }
// -----
func.func @f(%m: memref<f32>) -> f32 { %0 = affine.load %m[] : memref<f32>
 affine.store %0, %m[] : memref<f32>
 return %0 : f32 }
// -----
func.func @f(%n: index, %m: memref<100xf32>) { affine.parallel (%i, %j) = (0, %n) to (10, 20) step (1, 2) { %0 = affine.load %m[%i + %j] : memref<100xf32> 
 affine.store %0, %m[%i] : memref<100xf32> }
 return }
// -----
func.func @f(%n: index, %m: memref<100xf32>) -> f32 { %r = affine.parallel (%i) = (0) to (10) reduce ("addf") -> (f32) { %0 = affine.load %m[%i] : memref<100xf32> 
 affine.yield %0 : f32 }
 return %r : f32 }
// -----
func.func @f(%n: index) -> (index, index) { %0:2 = affine.delinearize_index %n into (3, 5) : index, index
 return %0#0, %0#1 : index, index }
// -----
func.func @f(%n: index, %b : index) -> (index, index, index) { %0:3 = affine.delinearize_index %n into (%b, 3, 5) : index, index, index
 return %0#0, %0#1, %0#2 : index, index, index }
// -----
func.func @f(%n: index, %b : index) -> (index, index, index) { %0:3 = affine.delinearize_index %n into (%b, 5) : index, index, index
 return %0#0, %0#1, %0#2 : index, index, index }
// -----
func.func @f(%n: index, %b : index) -> index { %0 = affine.linearize_index [%n, %b] by (3, 5) : index
 %1 = affine.linearize_index disjoint [%n, %b, %0] by (%n, 5) : index
 return %1 : index }
// -----
func.func @f(%m: memref<100xf32>, %k: memref<10xf32, 2>, %t: memref<1xi32>, %n: index) { 
 %c = arith.constant 10 : index
 affine.dma_start %m[%n + 2], %k[%n], %t[0], %c : memref<100xf32>, memref<10xf32, 2>, memref<1xi32>
 affine.dma_wait %t[0], %c : memref<1xi32>
 return }
// -----
func.func @f(%n: index) -> index { %0 = affine.apply affine_map<(d0) -> (d0 mod 1)>(%n)
 return %0 : index }
// -----
func.func @f(%n: index, %b: index) -> index { %0 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%n)[%b]
 return %0 : index }
// -----
func.func @f(%n: index, %b: index) -> index { %0 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0 + d0 ceildiv s0)>(%n)[%b]
 return %0 : index }
// -----
func.func @f(%m: memref<10xf32, affine_map<(i) -> (i + 3)>>, %i: index) -> f32 { %0 = affine.load %m[%i * 3] : memref<10xf32, affine_map<(i) -> (i + 3)>>
 return %0 : f32 }
// -----
gpu.module @m { gpu.func @k(%m: memref<100xf32>) kernel { %t = gpu.thread_id x
 %0 = affine.load %m[symbol(%t) * 2] : memref<100xf32>
 affine.store %0, %m[symbol(%t) + 1] : memref<100xf32>
 gpu.return } }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 10 { affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%i)[%n] { "u"(%i) : (index) -> () } } {foo = 2}
 return }
// -----
func.func @f(%n: index) { affine.for %i = %n to 10 step 2 { affine.yield }
 affine.for %i = 10 to 0 { "z"() : () -> () }
 affine.for %i = 0 to 1 { "z"() : () -> () }
 affine.for %i = 0 to affine_map<()[s0] -> (s0 * 2)>()[%n] { "z"() : () -> () }
 return }
// -----
func.func @f(%a: index, %b: index, %c: index) -> index { %0 = affine.apply affine_map<(d0, d1, d2) -> (d0 * 2 + d1 * 2 + d2 + 3 - d0)>(%a, %b, %c)
 %1 = affine.apply affine_map<(d0) -> (d0 * 3)>(%0)
 return %1 : index }
// -----
func.func @f(%a: index) -> index { %0 = affine.apply affine_map<(d0) -> (d0 * 9223372036854775807)>(%a)
 return %0 : index }
// -----
func.func @f(%a: index) -> index { %0 = affine.min affine_map<(d0) -> (d0)>(%a)
 %1 = affine.max affine_map<() -> (3, 4)>()
 %2 = arith.addi %0, %1 : index
 return %2 : index }
// -----
func.func @f(%m: memref<10x10xf32>) { affine.for %i = 0 to 10 { affine.for %j = 0 to 10 { %0 = affine.load %m[%i, %j] : memref<10x10xf32>
  %1 = affine.load %m[%j, %i] : memref<10x10xf32>
  %2 = arith.addf %0, %1 : f32
  affine.store %2, %m[%i, %j] : memref<10x10xf32> } }
 return }
// -----
func.func @f(%m: memref<10xf32>, %n: index) { %c3 = arith.constant 3 : index
 %c5 = arith.constant 5 : index
 %0 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 2 + d1 + s0)>(%c3, %n)[%c5]
 %1 = affine.min affine_map<(d0, d1) -> (d0, d1, 4)>(%c3, %n)
 %2 = affine.load %m[%0] : memref<10xf32>
 affine.store %2, %m[%1] : memref<10xf32>
 affine.for %i = %c3 to %c5 { %4 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
   affine.store %2, %m[%4] : memref<10xf32> }
 return }
// -----
func.func @a(%m: memref<10x?xf32>, %i: index, %j: index) {
 affine.prefetch %m[%i, %j + 5], read, locality<3>, data {foo}: memref<10x?xf32>
 return }
// -----
func.func @b(%n: index, %m: memref<100xf32>) -> (f32) { %r = affine.parallel (%i, %j) = (0, max(%n,3)) to (10, min(%n, 5)) step (2, 3) reduce ("maximumf") -> (f32) { %0 = affine.load %m[%i] : memref<100xf32> 
 affine.yield %0 : f32 }
 return %r : f32 }
// -----
func.func @b3(%n: index, %m: memref<100xi32>, %f: memref<100xf32>) -> (i32, f32) { %r:2 = affine.parallel (%i) = (0) to (10) reduce ("addi", "mulf") -> (i32, f32) { %0 = affine.load %m[%i] : memref<100xi32> 
 %1 = affine.load %f[%i] : memref<100xf32> 
 affine.yield %0, %1 : i32, f32 }
 return %r#0, %r#1 : i32, f32 }
// -----
func.func @c(%n: index, %b : index) -> (index, index, index) { %0:3 = affine.delinearize_index %n into (%b, 3, 5) : index, index, index
 return %0#0, %0#1, %0#2 : index, index, index }
// -----
func.func @d(%n: index, %b : index) -> (index, index, index) { %0:3 = affine.delinearize_index %n into (%b, 5) : index, index, index
 return %0#0, %0#1, %0#2 : index, index, index }
// -----
func.func @d2(%n: index, %b : index) -> (index, index, index, index) { %0:4 = affine.delinearize_index %n into (2, %b, 5, %n) : index, index, index, index
 return %0#0, %0#1, %0#2, %0#3 : index, index, index, index }
// -----
func.func @d3(%n: index, %b : index) -> (index) { %0 = affine.delinearize_index %n into (5) : index
 %1 = affine.delinearize_index %n into () : index
 return %0 : index }
// -----
func.func @e(%n: index, %b : index) -> index { %0 = affine.linearize_index [%n, %b] by (3, 5) : index
 %1 = affine.linearize_index disjoint [%n, %b, %0] by (%n, 5) : index
 %2 = affine.linearize_index disjoint [%n, %b, %0, %1] by (%n, 5, %b) : index
 %3 = affine.linearize_index [] by () : index
 %4 = affine.linearize_index [%n] by () : index
 %5 = affine.linearize_index [%n] by (3) : index
 %6 = affine.linearize_index [%n, %b, %0, %1] by (%n, 5, 7, %b) : index
 return %2 : index }
// -----
func.func @x(%n: index, %b: index) -> (index,index,index) { %0 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%n)[%b]
 %1 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%n)[%b]
 %2 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv s0)>(%n)[%b]
 return %0, %1, %2 : index, index, index }
