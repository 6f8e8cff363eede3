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
func.func @f(%m: memref<10xf32>, %i: index, %v: f32) { %0 = memref.atomic_rmw mulf %v, %m[%i] : (f32, memref<10xf32>) -> f32
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
func.func @f(%m: memref<10xi32>, %i: index, %v: i32) { %0 = memref.atomic_rmw muli %v, %m[%i] : (i32, memref<10xi32>) -> i32
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
func.func @f(%m: memref<4x?xf32>) -> memref<*xf32> { %0 = memref.cast %m : memref<4x?xf32> to memref<*xf32>
 return %0 : memref<*xf32> }
// -----
func.func @f(%m: memref<*xf32>) -> memref<4x?xf32> { %0 = memref.cast %m : memref<*xf32> to memref<4x?xf32>
 return %0 : memref<4x?xf32> }
// -----
func.func @f(%m: memref<4x?xf32>, %i: index) -> (index,index,index,index) { %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %c5 = arith.constant 5 : index
 %0 = memref.dim %m, %c0 : memref<4x?xf32>
 %1 = memref.dim %m, %c1 : memref<4x?xf32>
 %2 = memref.dim %m, %i : memref<4x?xf32>
 %3 = memref.dim %m, %c5 : memref<4x?xf32>
 return %0, %1, %2, %3 : index, index, index, index }
// -----
func.func @f(%m: memref<*xf32>, %i: index) -> (index,index) { %0 = memref.dim %m, %i : memref<*xf32>
 %1 = memref.rank %m : memref<*xf32>
 return %0, %1 : index, index }
// -----
func.func @f(%m: memref<4x?xf32>, %i: index) -> (index) { 
 %1 = memref.rank %m : memref<4x?xf32>
 return %1 : index }
// -----
func.func @f(%m: memref<4x8xf32>, %i: index) { %0 = memref.subview %m[%i, 2] [2, %i] [1, 2] : memref<4x8xf32> to memref<2x?xf32, strided<[8, 2], offset: ?>>
 return }
// -----
func.func @f(%m: memref<4x8xf32>) -> memref<32xf32> { %0 = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xf32>
 return %0 : memref<32xf32> }
// -----
func.func @f(%m: memref<32xf32>) -> memref<4x8xf32> { %0 = memref.expand_shape %m [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
 return %0 : memref<4x8xf32> }
// -----
func.func @f(%m: memref<32xf32>, %i: index) -> memref<?x?xf32, strided<[?, 1], offset: ?>> { %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [%i, 4], strides: [%i, 1] : memref<32xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
 %1 = memref.cast %0 : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
 return %1 : memref<?x?xf32, strided<[?, 1], offset: ?>> }
// -----
func.func @f(%m: memref<*xf32>, %i: index) -> memref<4xf32> { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<*xf32> to memref<4xf32>
 return %0 : memref<4xf32> }
// -----
func.func @f(%m: memref<2048xi8>, %i: index, %s: index) { %0 = memref.view %m[%i][] : memref<2048xi8> to memref<64x4xf32>
 %1 = memref.view %m[%i][%s] : memref<2048xi8> to memref<?x4xf32>
 %2 = memref.view %m[%i][%s, %s] : memref<2048xi8> to memref<?x?xf32>
 %3 = memref.view %m[%i][] : memref<2048xi8> to memref<f32>
 return }
// -----
func.func @f(%m: memref<2048xi8, 4>, %i: index, %s: index) { %1 = memref.view %m[%i][%s] : memref<2048xi8, 4> to memref<4x?xf32, 4>
 return }
// -----
func.func @f(%m: memref<4x?x8xf32>) { %0 = memref.transpose %m (i, j, k) -> (k, i, j) : memref<4x?x8xf32> to memref<8x4x?xf32, strided<[1, ?, 8]>>
 return }
// -----
func.func @f(%m: memref<f32>) { %0 = memref.transpose %m () -> () : memref<f32> to memref<f32>
 return }
// -----
func.func @f(%m: memref<4x?xf32>, %u: memref<*xf32>) -> (index, index) { %0 = memref.extract_aligned_pointer_as_index %m : memref<4x?xf32> -> index
 %1 = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index
 return %0, %1 : index, index }
// -----
func.func @f(%m: memref<4x?xf32, strided<[?, 1], offset: ?>>) { %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
 "u"(%b, %o, %s#0, %s#1, %t#0, %t#1) : (memref<f32>, index, index, index, index, index) -> ()
 return }
// -----
func.func @f(%m: memref<4x?xf32, strided<[?, 1], offset: ?>>) { %0 = memref.assume_alignment %m, 16 : memref<4x?xf32, strided<[?, 1], offset: ?>>
 return }
// -----
func.func @f(%m: memref<4xf32>) -> memref<4xf32> { %0 = memref.assume_alignment %m, 64 : memref<4xf32>
 return %0 : memref<4xf32> }
// -----
func.func @f(%m: memref<4xf32, 3>, %u: memref<*xf32, 3>) -> memref<4xf32> { %0 = memref.memory_space_cast %m : memref<4xf32, 3> to memref<4xf32>
 return %0 : memref<4xf32> }
// -----
func.func @f(%m: memref<?xf32, 3>, %u: memref<*xf32, 3>) -> memref<*xf32> { %0 = memref.memory_space_cast %u : memref<*xf32, 3> to memref<*xf32>
 return %0 : memref<*xf32> }
// -----
func.func @f(%m: memref<*xf32>, %s: memref<?xindex>) -> memref<*xf32> { %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
 return %0 : memref<*xf32> }
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
memref.global "public" @h : memref<2x3xi32> = dense<1>
memref.global @i : memref<i32> = dense<-1>
memref.global @b : memref<2xi1> = dense<[true, false]>
memref.global @c : memref<complex<f32>> = dense<(1.0, 2.0)>
memref.global @v : memref<2xvector<2xf32>>
memref.global @z : memref<0xf32>
memref.global @st : memref<4xf32, strided<[1], offset: 2>>
func.func @f() { return }
// -----
func.func @f(%m: memref<?xf32>, %n: index) -> memref<?xf32> { %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
 return %0 : memref<?xf32> }
// -----
func.func @f(%m: memref<?xf32>) -> memref<4xf32> { %0 = memref.realloc %m : memref<?xf32> to memref<4xf32>
 %1 = memref.realloc %0 {alignment = 16} : memref<4xf32> to memref<4xf32>
 return %0 : memref<4xf32> }
// -----
func.func @f(%n: index) { memref.alloca_scope { %0 = memref.alloca() : memref<4xf32>
 "u"(%0) : (memref<4xf32>) -> () }
 return }
// -----
func.func @f(%n: index) -> f32 { %r = memref.alloca_scope -> (f32) { %0 = memref.alloca(%n) : memref<?xf32>
 %1 = memref.load %0[%n] : memref<?xf32>
 memref.alloca_scope.return %1 : f32 }
 return %r : f32 }
// -----
func.func @f(%a: memref<10xf32>, %b: memref<10xf32, 2>, %t: memref<1xi32>, %n: index) { memref.dma_start %a[%n], %b[%n], %n, %t[%n] : memref<10xf32>, memref<10xf32, 2>, memref<1xi32>
 memref.dma_wait %t[%n], %n : memref<1xi32>
 return }
// -----
func.func @f(%a: memref<10xf32, "foo">, %n: index) -> f32 { %0 = memref.load %a[%n] : memref<10xf32, "foo">
 return %0 : f32 }
// -----
func.func @f(%a: memref<10xf32, affine_map<(i) -> (i * 2)>>, %n: index) -> f32 { %0 = memref.load %a[%n] : memref<10xf32, affine_map<(i) -> (i * 2)>>
 return %0 : f32 }
// -----
func.func @f(%a: memref<10xf8E4M3FN>, %n: index) -> f8E4M3FN { %0 = memref.load %a[%n] : memref<10xf8E4M3FN>
 memref.store %0, %a[%n] : memref<10xf8E4M3FN>
 return %0 : f8E4M3FN }
// -----
func.func @f(%a: memref<10xtf32>, %n: index) { 
 return }
// -----
func.func @f(%a: memref<4x4xf32>, %d: memref<?xf32>) { memref.distinct_objects %a, %d : memref<4x4xf32>, memref<?xf32>
 return }
// -----
func.func @f(%a: memref<4x4xf32>, %d: memref<?xf32>) -> (memref<4x4xf32>) { %0, %1 = memref.distinct_objects %a, %d : memref<4x4xf32>, memref<?xf32>
 return %0 : memref<4x4xf32> }
// -----
func.func @f(%a: memref<?x?xf32>, %i: index) -> f32 { %0 = memref.load %a[%i, %i] : memref<?x?xf32>
 return %0 : f32 }
// -----
func.func @f(%m: memref<8x16x4xf32, strided<[64, 4, 1], offset: 3>>, %i: index) -> memref<8x4xf32, strided<[64, 1], offset: ?>> { %0 = memref.subview %m[0, %i, 0] [8, 1, 4] [1, 1, 1] : memref<8x16x4xf32, strided<[64, 4, 1], offset: 3>> to memref<8x4xf32, strided<[64, 1], offset: ?>>
 return %0 : memref<8x4xf32, strided<[64, 1], offset: ?>> }
// -----
func.func @f(%m: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, %i: index) -> memref<?xf32, strided<[?], offset: ?>> { %0 = memref.subview %m[0, %i, 0] [1, %i, 1] [1, %i, 1] : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
 return %0 : memref<?xf32, strided<[?], offset: ?>> }
// -----
func.func @f(%m: memref<?x?xf32>, %i: index) -> memref<?x2x?x3xf32> { %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%i, 2, %i, 3] : memref<?x?xf32> into memref<?x2x?x3xf32>
 return %0 : memref<?x2x?x3xf32> }
// -----
func.func @f(%m: memref<?xf32, strided<[?], offset: ?>>, %i: index) -> memref<?x2x5xf32, strided<[?, ?, ?], offset: ?>> { %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [%i, 2, 5] : memref<?xf32, strided<[?], offset: ?>> into memref<?x2x5xf32, strided<[?, ?, ?], offset: ?>>
 return %0 : memref<?x2x5xf32, strided<[?, ?, ?], offset: ?>> }
// -----
func.func @f(%m: memref<f32>) -> memref<1x1xf32> { %0 = memref.expand_shape %m [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
 return %0 : memref<1x1xf32> }
// -----
func.func @f(%m: memref<?x4x?x2xf32>) -> memref<?x?xf32> { %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<?x4x?x2xf32> into memref<?x?xf32>
 return %0 : memref<?x?xf32> }
// -----
func.func @f(%m: memref<1x1xf32>) -> memref<f32> { %0 = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
 return %0 : memref<f32> }
// -----
func.func @f(%m: memref<1x1x4xf32, strided<[?, ?, ?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> { %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<1x1x4xf32, strided<[?, ?, ?], offset: ?>> into memref<4xf32, strided<[?], offset: ?>>
 return %0 : memref<4xf32, strided<[?], offset: ?>> }
// -----
func.func @f(%m: memref<4x1x1xf32, strided<[8, 4, 2]>>) -> memref<4xf32, strided<[8]>> { %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<4x1x1xf32, strided<[8, 4, 2]>> into memref<4xf32, strided<[8]>>
 return %0 : memref<4xf32, strided<[8]>> }
// -----
func.func @f(%m: memref<4x?xf32>) -> (memref<f32>, index, index, index, index, index) { %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
 return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index }
// -----
func.func @f(%n: index) -> (memref<f32>, index, index, index, index, index) { %m = memref.alloc(%n) : memref<4x?xf32>
 %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
 return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index }
// -----
func.func @f(%n: index) -> (memref<f32>, index) { %m = memref.alloca() : memref<f32>
 %b, %o = memref.extract_strided_metadata %m : memref<f32> -> memref<f32>, index
 return %b, %o : memref<f32>, index }
// -----
memref.global "private" @g : memref<4x2xf32> = dense<1.0>
func.func @f(%n: index) -> (memref<f32>, index, index, index, index, index) { %m = memref.get_global @g : memref<4x2xf32>
 %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
 return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index }
// -----
func.func @f(%m: memref<?xf32>, %n: index) -> (memref<f32>, index, index, index, index, index) { %c = memref.reinterpret_cast %m to offset: [%n], sizes: [4, %n], strides: [%n, 1] : memref<?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
 %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %c : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
 return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index }
// -----
func.func @f(%m: memref<8x4xf32>, %n: index) -> (memref<f32>, index, index, index, index, index) { %c = memref.cast %m : memref<8x4xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
 %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %c : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
 return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index }
// -----
func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %n: index) -> (memref<f32>, index, index, index, index, index) { %c = memref.cast %m : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<8x4xf32, strided<[4, 1], offset: 2>>
 %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %c : memref<8x4xf32, strided<[4, 1], offset: 2>> -> memref<f32>, index, index, index, index, index
 return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index }
// -----
func.func @f(%m: memref<8x4xf32>, %i: index) -> index { %s = memref.subview %m[%i, 0][2, 2][1, 1] : memref<8x4xf32> to memref<2x2xf32, strided<[4, 1], offset: ?>>
 %0 = memref.extract_aligned_pointer_as_index %s : memref<2x2xf32, strided<[4, 1], offset: ?>> -> index
 return %0 : index }
// -----
func.func @f(%m: memref<2048xi8>, %i: index) -> (index, memref<4x4xf32>) { %s = memref.view %m[%i][] : memref<2048xi8> to memref<4x4xf32>
 %0 = memref.extract_aligned_pointer_as_index %s : memref<4x4xf32> -> index
 return %0, %s : index, memref<4x4xf32> }
// -----
func.func @f(%m: memref<8x4xf32>, %i: index) -> memref<2x1xf32, strided<[8, 1], offset: ?>> { %s = memref.subview %m[%i, 0][4, 2][1, 1] : memref<8x4xf32> to memref<4x2xf32, strided<[4, 1], offset: ?>>
 %t = memref.subview %s[%i, 1][2, 1][2, 1] : memref<4x2xf32, strided<[4, 1], offset: ?>> to memref<2x1xf32, strided<[8, 1], offset: ?>>
 return %t : memref<2x1xf32, strided<[8, 1], offset: ?>> }
// -----
func.func @f(%m: memref<8x4xf32, 3>, %i: index) -> (memref<f32, 3>, index, index, index, index, index) { %s = memref.memory_space_cast %m : memref<8x4xf32, 3> to memref<8x4xf32>
 %x = memref.subview %m[%i, 0][4, 2][1, 1] : memref<8x4xf32, 3> to memref<4x2xf32, strided<[4, 1], offset: ?>, 3>
 %b, %o, %q:2, %t:2 = memref.extract_strided_metadata %x : memref<4x2xf32, strided<[4, 1], offset: ?>, 3> -> memref<f32, 3>, index, index, index, index, index
 return %b, %o, %q#0, %q#1, %t#0, %t#1 : memref<f32, 3>, index, index, index, index, index }
// -----
func.func @f(%m: memref<8x4xf32, 3>, %i: index) -> (memref<f32>, index, index, index, index, index) { %s = memref.memory_space_cast %m : memref<8x4xf32, 3> to memref<8x4xf32>
 %b, %o, %q:2, %t:2 = memref.extract_strided_metadata %s : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
 return %b, %o, %q#0, %q#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index }
// -----
func.func @f(%m: memref<8x4xf32>, %i: index) -> (memref<f32>, index, index, index, index, index) { %s = memref.transpose %m (i, j) -> (j, i) : memref<8x4xf32> to memref<4x8xf32, strided<[1, 4]>>
 %b, %o, %q:2, %t:2 = memref.extract_strided_metadata %s : memref<4x8xf32, strided<[1, 4]>> -> memref<f32>, index, index, index, index, index
 return %b, %o, %q#0, %q#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index }
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %j: index) { %c0 = arith.constant 0 : index
 %c4 = arith.constant 4 : index
 %c1 = arith.constant 1 : index
 %0 = memref.subview %m[%c0, %c4] [%c4, %c1] [%c1, %c1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
 %a = affine.apply affine_map<(d0) -> (d0 * 4 + 2)>(%i)
 %1 = memref.subview %m[%a, %c4] [%j, %j] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
 "t.u"(%0, %1) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
 return }
// -----
func.func @f(%m: memref<0x4xf32>, %i: index) -> memref<0xf32> { %0 = memref.collapse_shape %m [[0, 1]] : memref<0x4xf32> into memref<0xf32>
 return %0 : memref<0xf32> }
// -----
func.func @f(%m: memref<?x0xf32>, %i: index) -> memref<?xf32> { %0 = memref.collapse_shape %m [[0, 1]] : memref<?x0xf32> into memref<?xf32>
 return %0 : memref<?xf32> }
// -----
func.func @f(%m: memref<*xf32>, %n: index) -> (memref<f32>, index, index, index) { %c = memref.reinterpret_cast %m to offset: [%n], sizes: [4], strides: [%n] : memref<*xf32> to memref<4xf32, strided<[?], offset: ?>>
 %b, %o, %s, %t = memref.extract_strided_metadata %c : memref<4xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
 return %b, %o, %s, %t : memref<f32>, index, index, index }
// -----
func.func @f(%m: memref<4x?x2xf32, strided<[?, ?, 1]>>, %n: index) -> memref<4x?xf32, strided<[?, 1]>> { %0 = memref.collapse_shape %m [[0], [1, 2]] : memref<4x?x2xf32, strided<[?, ?, 1]>> into memref<4x?xf32, strided<[?, 1]>>
 return %0 : memref<4x?xf32, strided<[?, 1]>> }
// -----
func.func @f(%m: memref<4x6xf32, strided<[12, 2], offset: 4>>) -> memref<4x2x3xf32, strided<[12, 6, 2], offset: 4>> { %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [4, 2, 3] : memref<4x6xf32, strided<[12, 2], offset: 4>> into memref<4x2x3xf32, strided<[12, 6, 2], offset: 4>>
 return %0 : memref<4x2x3xf32, strided<[12, 6, 2], offset: 4>> }
// -----
func.func @f(%m: memref<4x6xf32>, %i: index) -> index { %s = memref.subview %m[%i, 0][2, 2][1, 1] : memref<4x6xf32> to memref<2x2xf32, strided<[6, 1], offset: ?>>
 %c = arith.constant 1 : index
 %d = memref.dim %s, %c : memref<2x2xf32, strided<[6, 1], offset: ?>>
 %b, %o, %q:2, %t:2 = memref.extract_strided_metadata %s : memref<2x2xf32, strided<[6, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
 %b2, %o2 = memref.extract_strided_metadata %b : memref<f32> -> memref<f32>, index
 %x = arith.addi %d, %o : index
 %y = arith.addi %x, %o2 : index
 return %y : index }
