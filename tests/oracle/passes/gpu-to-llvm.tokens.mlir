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
func.func @f(%n: index) { %m = gpu.alloc host_shared () : memref<4xf32>
 %m2 = gpu.alloc host_shared (%n) : memref<?xf32>
 return }
// -----
func.func @f(%n: index) { %m = gpu.alloc () : memref<4xf32>
 return }
// -----
func.func @f(%m : memref<4xf32>) { gpu.dealloc %m : memref<4xf32>
 return }
// -----
func.func @f(%m : memref<*xf32>) { gpu.host_register %m : memref<*xf32>
 gpu.host_unregister %m : memref<*xf32>
 return }
// -----
func.func @f(%m : memref<4xf32>) { %u = memref.cast %m : memref<4xf32> to memref<*xf32>
 gpu.host_register %u : memref<*xf32>
 return }
// -----
func.func @f(%i : i32) { gpu.set_default_device %i
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
func.func @f(%m : memref<4xf32>) { %0 = gpu.memcpy async %m, %m : memref<4xf32>, memref<4xf32>
 return }
// -----
module attributes {gpu.container_module} {
gpu.module @k [#nvvm.target] { llvm.func @kern(%a: i64, %p0: !llvm.ptr, %p1: !llvm.ptr, %o: i64, %s: i64, %t: i64) attributes {gpu.kernel} { llvm.return } }
func.func @f(%n: index, %m: memref<4xf32>, %d: memref<?xf32>, %s: i32) { 
 gpu.launch_func @k::@kern blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index, %m : memref<4xf32>)
 gpu.launch_func @k::@kern blocks in (%n, %n, %n) threads in (%n, %n, %n) dynamic_shared_memory_size %s args(%n : index, %d : memref<?xf32>)
 gpu.launch_func @k::@kern clusters in (%n, %n, %n) blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index, %d : memref<?xf32>)
 return } }
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
func.func @f(%n: i32, %m: i64) { 
 gpu.launch_func @k::@kern blocks in (%n, %n, %n) threads in (%n, %n, %n) : i32
 gpu.launch_func @k::@kern blocks in (%m, %m, %m) threads in (%m, %m, %m) : i64
 return } }
// -----
module attributes {gpu.container_module} {
gpu.binary @k [#gpu.object<#nvvm.target, "x">]
func.func @f(%n: index) { 
 gpu.launch_func @k::@kern blocks in (%n, %n, %n) threads in (%n, %n, %n)
 return } }
// -----
module attributes {gpu.container_module} {
gpu.module @k [#nvvm.target] { llvm.func @kern(%a: !llvm.ptr) attributes {gpu.kernel} { llvm.return } }
func.func @f(%n: index, %a: memref<4xf32>, %u: memref<*xf32>, %c: complex<f32>, %v: vector<4xf32>) { 
 gpu.launch_func @k::@kern blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%a : memref<4xf32>)
 gpu.launch_func @k::@kern blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%u : memref<*xf32>)
 gpu.launch_func @k::@kern blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%c : complex<f32>)
 gpu.launch_func @k::@kern blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%v : vector<4xf32>)
 return } }
// -----
func.func @f(%a: memref<4xf32>, %i: index, %c: i1) -> f32 { %0 = memref.load %a[%i] : memref<4xf32>
 %1 = arith.addf %0, %0 : f32
 %2 = math.exp %1 : f32
 cf.cond_br %c, ^a(%2: f32), ^a(%1 : f32)
^a(%r: f32):
 cf.assert %c, "foo"
 return %r : f32 }
// -----
func.func @f(%a: complex<f32>) -> f32 { %0 = complex.re %a : complex<f32>
 return %0 : f32 }
// -----
func.func @f() -> index { %0 = ub.poison : index
 %1 = index.add %0, %0
 return %1 : index }
// -----
func.func @f(%v: vector<4xf32>, %m: memref<8xf32>, %i: index) -> f32 { %0 = vector.extract %v[1] : f32 from vector<4xf32>
 vector.store %v, %m[%i] : memref<8xf32>, vector<4xf32>
 %c = arith.constant 0.0 : f32
 %1 = vector.transfer_read %m[%i], %c : memref<8xf32>, vector<4xf32>
 %2 = vector.reduction <add>, %1 : vector<4xf32> into f32
 return %2 : f32 }
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
func.func @f(%m: memref<?x?xf32>, %z: f32) { %t = gpu.wait async
 %1 = gpu.memset async [%t] %m, %z : memref<?x?xf32>, f32
 gpu.wait [%1]
 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f32>, %x: f32) -> (complex<f32>, f32, f32) { %0 = complex.create %x, %x : complex<f32>
 %1 = complex.re %a : complex<f32>
 %2 = complex.im %b : complex<f32>
 return %0, %1, %2 : complex<f32>, f32, f32 }
// -----
func.func @f(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>) { %0 = complex.add %a, %b : complex<f32>
 return %0 : complex<f32> }
// -----
func.func @f(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>) { %0 = complex.sub %a, %b fastmath<nnan,contract> : complex<f32>
 return %0 : complex<f32> }
// -----
func.func @f(%a: complex<f64>, %b: complex<f64>) -> (complex<f64>) { %0 = complex.mul %a, %b : complex<f64>
 return %0 : complex<f64> }
// -----
func.func @f(%a: complex<f64>, %b: complex<f64>) -> (f64) { %0 = complex.abs %a : complex<f64>
 return %0 : f64 }
// -----
func.func @f() -> (complex<f64>) { %0 = complex.constant [1.0 : f64, 2.0 : f64] : complex<f64>
 return %0 : complex<f64> }
// -----
func.func @f(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>) { %0 = complex.neg %a : complex<f32>
 return %0 : complex<f32> }
// -----
func.func @f(%a: complex<f32>, %b: complex<f32>) -> (i1) { %0 = complex.eq %a, %b : complex<f32>
 return %0 : i1 }
// -----
func.func @f(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>) { %0 = complex.exp %a : complex<f32>
 return %0 : complex<f32> }
// -----
func.func @f(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>) { %0 = complex.div %a, %b : complex<f32>
 return %0 : complex<f32> }
// -----
func.func @f(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>) { %0 = complex.conj %a : complex<f32>
 return %0 : complex<f32> }
