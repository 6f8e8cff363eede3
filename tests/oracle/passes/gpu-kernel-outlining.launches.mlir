func.func @f(%n: index) { gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) { "u"(%bx, %tx, %gx, %sx) : (index, index, index, index) -> ()
 gpu.terminator }
 return }
// -----
func.func @f(%n: index, %m: memref<?xf32>, %v: f32) { %c = arith.constant 3 : index
 gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %c, %sy = %c, %sz = %c) { memref.store %v, %m[%c] : memref<?xf32>
 gpu.terminator }
 return }
// -----
func.func @f(%n: index, %m: memref<?xf32>, %v: f32, %b: i1) { %c = arith.constant 3 : index
 %c0 = arith.constant 0 : index
 %d = memref.dim %m, %c0 : memref<?xf32>
 %e = arith.addi %c, %c : index
 %g = arith.select %b, %c, %e : index
 %h = arith.cmpi eq, %c, %n : index
 %i = arith.minsi %c, %n : index
 gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %c, %sy = %c, %sz = %c) { memref.store %v, %m[%d] : memref<?xf32>
 "u"(%e, %g, %h, %i) : (index, index, i1, index) -> ()
 gpu.terminator }
 return }
// -----
func.func @f(%n: index, %s: i32) { %t0 = gpu.wait async
 %t = gpu.launch async [%t0] blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) dynamic_shared_memory_size %s { gpu.terminator }
 gpu.wait [%t]
 return }
// -----
func.func @f(%n: index) { gpu.launch clusters(%cx, %cy, %cz) in (%kx = %n, %ky = %n, %kz = %n) blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) { "u"(%cx, %kx, %bx, %tz) : (index, index,index,index) -> ()
 gpu.terminator }
 return }
// -----
func.func @f(%n: index) { gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) workgroup(%w : memref<4xf32, 3>) private(%p : memref<2xf32, 5>) { "u"(%w, %p) : (memref<4xf32, 3>, memref<2xf32, 5>) -> ()
 gpu.terminator }
 return }
// -----
func.func @f(%n: index) { gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) module(@mod) function(@fun) { gpu.terminator }
 gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) { gpu.terminator }
 return }
// -----
gpu.module @mod [#nvvm.target] { }
func.func @f(%n: index) { gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) module(@mod) function(@fun) { gpu.terminator }
 return }
// -----
func.func @f(%n: index) { 
 gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) { func.call @h(%n) : (index) -> ()
 gpu.terminator }
 return }
func.func @h(%i: index) { func.call @g() : () -> ()
 return }
func.func @g() { return }
func.func @unused() { return }
// -----
func.func @f_kernel() { return }
gpu.module @f_kernel_0 { }
func.func @f(%n: index) { gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) { gpu.terminator }
 return }
// -----
memref.global "private" constant @g : memref<4xf32> = dense<1.0>
func.func @f(%n: index) { 
 gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) { %0 = memref.get_global @g : memref<4xf32>
 "u"(%0) : (memref<4xf32>) -> ()
 gpu.terminator }
 return }
// -----
func.func @f(%n: index, %c: i1) { 
 gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) { cf.cond_br %c, ^a, ^b
^a:
 cf.br ^b
^b:
 gpu.terminator }
 return }
// -----
func.func @f(%n: index, %c: i1) { scf.if %c { 
 gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) { gpu.terminator } }
 return }
// -----
module attributes {gpu.container_module} { module { func.func @f(%n: index, %c: i1) {  
 gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) { gpu.terminator }
 return } } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} { func.func @f(%n: index, %c: i1) {  
 gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) { gpu.terminator }
 return } }
// -----
llvm.func @f(%n: i64) { %i = builtin.unrealized_conversion_cast %n : i64 to index
 gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) { "u"(%n, %bx) : (i64, index) -> ()
 gpu.terminator }
 llvm.return }
// -----
func.func @f(%n: index, %m: memref<4xf32>) { %c1 = arith.constant 1 : index
 %cf = arith.constant 1.5 : f32
 %cv = arith.constant dense<1.0> : vector<4xf32>
 gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) { memref.store %cf, %m[%c1] : memref<4xf32>
 "u"(%cv, %tx, %bz, %gx) : (vector<4xf32>, index, index, index) -> ()
 gpu.terminator } {foo = 3}
 return }
