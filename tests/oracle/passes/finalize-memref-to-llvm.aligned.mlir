// OPTIONS: use-aligned-alloc=true
func.func @f(%n: index) { %0 = memref.alloc() : memref<4xf32, strided<[1], offset: 3>>
 return }
// -----
func.func @f(%n: index, %s: index) { %0 = memref.alloc(%n)[%s] : memref<?xf32, affine_map<(i)[s0] -> (i + s0)>>
 return }
// -----
func.func @f(%n: index) { %0 = memref.alloca() : memref<4xf32>
 %1 = memref.alloca(%n) : memref<?x4xf32>
 %2 = memref.alloca() {alignment = 64} : memref<8xi8>
 %3 = memref.alloca(%n, %n) {alignment = 8} : memref<?x?xf64, 5>
 %4 = memref.alloca() : memref<f32>
 %5 = memref.alloca() : memref<4xvector<2x2xf32>>
 return }
// -----
func.func @f(%m: memref<?x4xf32, strided<[4, 1], offset: ?>>, %i: index, %v: f32) -> f32 { %0 = memref.load %m[%i, %i] : memref<?x4xf32, strided<[4, 1], offset: ?>>
 memref.store %v, %m[%i, %i] : memref<?x4xf32, strided<[4, 1], offset: ?>>
 return %0 : f32 }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) -> f32 { %0 = memref.load %m[%i] {nontemporal = true} : memref<4xf32>
 memref.store %v, %m[%i] {nontemporal = true} : memref<4xf32>
 %1 = memref.load %m[%i] {alignment = 32 : i64} : memref<4xf32>
 memref.store %v, %m[%i] {alignment = 16 : i64} : memref<4xf32>
 memref.prefetch %m[%i], read, locality<3>, data : memref<4xf32>
 memref.prefetch %m[%i], write, locality<0>, instr : memref<4xf32>
 return %0 : f32 }
// -----
func.func @f(%m: memref<4x8xf32>, %n: memref<4x8xf32>) { memref.copy %m, %n : memref<4x8xf32> to memref<4x8xf32>
 return }
// -----
func.func @f(%m: memref<?x8xf32>, %n: memref<?x8xf32>) { memref.copy %m, %n : memref<?x8xf32> to memref<?x8xf32>
 return }
// -----
func.func @f(%m: memref<?x8xf32, strided<[?, ?], offset: ?>>, %n: memref<?x8xf32>) { memref.copy %m, %n : memref<?x8xf32, strided<[?, ?], offset: ?>> to memref<?x8xf32>
 return }
// -----
func.func @f(%m: memref<*xf32>, %n: memref<?x8xf32>) { memref.copy %m, %n : memref<*xf32> to memref<?x8xf32>
 memref.copy %m, %m : memref<*xf32> to memref<*xf32>
 return }
// -----
func.func @f(%m: memref<4xf32, strided<[1], offset: 2>>, %n: memref<4xf32, 3>) { memref.copy %m, %n : memref<4xf32, strided<[1], offset: 2>> to memref<4xf32, 3>
 return }
// -----
func.func @f(%m: memref<?xf32>, %n: index) -> memref<?xf32> { %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
 return %0 : memref<?xf32> }
// -----
func.func @f(%m: memref<?xf32>) -> memref<4xf32> { %0 = memref.realloc %m : memref<?xf32> to memref<4xf32>
 %1 = memref.realloc %0 {alignment = 16} : memref<4xf32> to memref<4xf32>
 return %0 : memref<4xf32> }
