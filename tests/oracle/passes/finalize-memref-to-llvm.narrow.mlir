// OPTIONS: index-bitwidth=32
func.func @f(%n: index, %s: index) { %0 = memref.alloc(%n)[%s] : memref<?xf32, affine_map<(i)[s0] -> (i + s0)>>
 return }
// -----
func.func @f(%m: memref<?x4xf32, strided<[4, 1], offset: ?>>, %i: index, %v: f32) -> f32 { %0 = memref.load %m[%i, %i] : memref<?x4xf32, strided<[4, 1], offset: ?>>
 memref.store %v, %m[%i, %i] : memref<?x4xf32, strided<[4, 1], offset: ?>>
 return %0 : f32 }
// -----
func.func @f(%m: memref<f32>) -> f32 { %0 = memref.load %m[] : memref<f32>
 memref.store %0, %m[] : memref<f32>
 return %0 : f32 }
// -----
func.func @f(%m: memref<10xf32>, %i: index, %v: f32) { %0 = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<10xf32>) -> f32
 %1 = memref.atomic_rmw assign %v, %m[%i] : (f32, memref<10xf32>) -> f32
 %2 = memref.atomic_rmw maximumf %v, %m[%i] : (f32, memref<10xf32>) -> f32
 %3 = memref.atomic_rmw minimumf %v, %m[%i] : (f32, memref<10xf32>) -> f32
 %4 = memref.atomic_rmw maxnumf %v, %m[%i] : (f32, memref<10xf32>) -> f32
 %5 = memref.atomic_rmw minnumf %v, %m[%i] : (f32, memref<10xf32>) -> f32
 return }
// -----
func.func @f(%m: memref<10xi32>, %i: index, %v: i32) { %0 = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<10xi32>) -> i32
 %1 = memref.atomic_rmw maxs %v, %m[%i] : (i32, memref<10xi32>) -> i32
 %2 = memref.atomic_rmw maxu %v, %m[%i] : (i32, memref<10xi32>) -> i32
 %3 = memref.atomic_rmw mins %v, %m[%i] : (i32, memref<10xi32>) -> i32
 %4 = memref.atomic_rmw minu %v, %m[%i] : (i32, memref<10xi32>) -> i32
 %5 = memref.atomic_rmw ori %v, %m[%i] : (i32, memref<10xi32>) -> i32
 %6 = memref.atomic_rmw andi %v, %m[%i] : (i32, memref<10xi32>) -> i32
 %7 = memref.atomic_rmw xori %v, %m[%i] : (i32, memref<10xi32>) -> i32
 %8 = memref.atomic_rmw assign %v, %m[%i] : (i32, memref<10xi32>) -> i32
 return }
// -----
func.func @f(%m: memref<10xi32>, %i: index, %v: i32) -> i32 { %0 = memref.generic_atomic_rmw %m[%i] : memref<10xi32> { ^bb0(%c: i32):
 %n = arith.muli %c, %v : i32
 memref.atomic_yield %n : i32 }
 return %0 : i32 }
// -----
func.func @f(%m: memref<4x?xf32>) -> memref<?x?xf32> { %0 = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
 return %0 : memref<?x?xf32> }
// -----
func.func @f(%m: memref<*xf32>) -> memref<4x?xf32> { %0 = memref.cast %m : memref<*xf32> to memref<4x?xf32>
 return %0 : memref<4x?xf32> }
// -----
func.func @f(%m: memref<*xf32>, %i: index) -> (index,index) { %0 = memref.dim %m, %i : memref<*xf32>
 %1 = memref.rank %m : memref<*xf32>
 return %0, %1 : index, index }
// -----
func.func @f(%m: memref<4x8xf32>, %i: index) { %0 = memref.subview %m[%i, 2] [2, %i] [1, 2] : memref<4x8xf32> to memref<2x?xf32, strided<[8, 2], offset: ?>>
 return }
// -----
func.func @f(%m: memref<4x8xf32>) -> memref<32xf32> { %0 = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xf32>
 return %0 : memref<32xf32> }
// -----
func.func @f(%m: memref<32xf32>, %i: index) -> memref<?x?xf32, strided<[?, 1], offset: ?>> { %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [%i, 4], strides: [%i, 1] : memref<32xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
 %1 = memref.cast %0 : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
 return %1 : memref<?x?xf32, strided<[?, 1], offset: ?>> }
// -----
func.func @f(%m: memref<2048xi8>, %i: index, %s: index) { %0 = memref.view %m[%i][] : memref<2048xi8> to memref<64x4xf32>
 %1 = memref.view %m[%i][%s] : memref<2048xi8> to memref<?x4xf32>
 %2 = memref.view %m[%i][%s, %s] : memref<2048xi8> to memref<?x?xf32>
 %3 = memref.view %m[%i][] : memref<2048xi8> to memref<f32>
 return }
// -----
func.func @f(%m: memref<4x?x8xf32>) { %0 = memref.transpose %m (i, j, k) -> (k, i, j) : memref<4x?x8xf32> to memref<8x4x?xf32, strided<[1, ?, 8]>>
 return }
// -----
func.func @f(%m: memref<4x?xf32>, %u: memref<*xf32>) -> (index, index) { %0 = memref.extract_aligned_pointer_as_index %m : memref<4x?xf32> -> index
 %1 = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index
 return %0, %1 : index, index }
// -----
func.func @f(%m: memref<4x?xf32, strided<[?, 1], offset: ?>>) { %0 = memref.assume_alignment %m, 16 : memref<4x?xf32, strided<[?, 1], offset: ?>>
 return }
// -----
func.func @f(%m: memref<4xf32, 3>, %u: memref<*xf32, 3>) -> memref<4xf32> { %0 = memref.memory_space_cast %m : memref<4xf32, 3> to memref<4xf32>
 return %0 : memref<4xf32> }
// -----
func.func @f(%m: memref<*xf32>, %s: memref<?xindex>) -> memref<*xf32> { %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
 return %0 : memref<*xf32> }
// -----
func.func @f(%m: memref<?x8xf32>, %n: memref<?x8xf32>) { memref.copy %m, %n : memref<?x8xf32> to memref<?x8xf32>
 return }
// -----
func.func @f(%m: memref<*xf32>, %n: memref<?x8xf32>) { memref.copy %m, %n : memref<*xf32> to memref<?x8xf32>
 memref.copy %m, %m : memref<*xf32> to memref<*xf32>
 return }
// -----
memref.global "private" constant @g : memref<4xf32> = dense<[1.0,2.0,3.0,4.0]>
memref.global "private" @h : memref<2x3xi32> = uninitialized
memref.global @e : memref<2x3xi32, 3>
memref.global constant @s : memref<f32> = dense<1.5>
memref.global "nested" @a : memref<2xi8> = dense<3> {alignment = 64}
memref.global @ix : memref<2xindex> = dense<3>
func.func @f() { %0 = memref.get_global @g : memref<4xf32>
 %1 = memref.get_global @h : memref<2x3xi32>
 %2 = memref.get_global @e : memref<2x3xi32, 3>
 %3 = memref.get_global @s : memref<f32>
 return }
// -----
func.func @f(%m: memref<?xf32>, %n: index) -> memref<?xf32> { %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
 return %0 : memref<?xf32> }
// -----
func.func @f(%n: index) { memref.alloca_scope { %0 = memref.alloca() : memref<4xf32>
 "u"(%0) : (memref<4xf32>) -> () }
 return }
// -----
func.func @f(%a: memref<10xf32>, %b: memref<10xf32, 2>, %t: memref<1xi32>, %n: index) { memref.dma_start %a[%n], %b[%n], %n, %t[%n] : memref<10xf32>, memref<10xf32, 2>, memref<1xi32>
 memref.dma_wait %t[%n], %n : memref<1xi32>
 return }
// -----
func.func @f(%a: memref<10xf32, affine_map<(i) -> (i * 2)>>, %n: index) -> f32 { %0 = memref.load %a[%n] : memref<10xf32, affine_map<(i) -> (i * 2)>>
 return %0 : f32 }
// -----
func.func @f(%a: memref<10xtf32>, %n: index) { 
 return }
// -----
func.func @f(%a: memref<4x4xf32>, %d: memref<?xf32>) -> (memref<4x4xf32>) { %0, %1 = memref.distinct_objects %a, %d : memref<4x4xf32>, memref<?xf32>
 return %0 : memref<4x4xf32> }
