func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.alloc() : memref<4xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.alloc(%i) : memref<?xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.alloc(%i)[%i] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.alloc()[%i, %i] : memref<4xf32, strided<[?], offset: ?>>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32, 3>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.alloca(%i) {alignment = 8} : memref<?xf32, #gpu.address_space<private>>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.alloca() : memref<4xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
memref.alloca_scope { }
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.alloca_scope -> f32 { memref.alloca_scope.return %x : f32 }
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
memref.alloca_scope { memref.alloca_scope.return } {foo}
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
memref.dealloc %s : memref<16xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
memref.dealloc %u {x} : memref<*xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.load %m[%i, %i] : memref<?x4xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.load %m[%i, %i] {nontemporal = true} : memref<?x4xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.load %m[%i, %i] {alignment = 16 : i64, nontemporal = false} : memref<?x4xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.load %z[] : memref<f32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
memref.store %x, %m[%i, %i] : memref<?x4xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
memref.store %x, %z[] {nontemporal = true, foo} : memref<f32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.dim %m, %i : memref<?x4xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.rank %u : memref<*xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.cast %m : memref<?x4xf32> to memref<4x4xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.cast %u : memref<*xf32> to memref<4x4xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.cast %m : memref<?x4xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
memref.copy %m, %st : memref<?x4xf32> to memref<4x4xf32, strided<[?, 1], offset: ?>>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
memref.copy %s, %s {x} : memref<16xf32> to memref<16xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.subview %m[%i, 0] [2, %i] [1, 1] : memref<?x4xf32> to memref<2x?xf32, strided<[4, 1], offset: ?>>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.subview %m[0, 0][2, 2][2, 1] : memref<?x4xf32> to memref<2x2xf32, strided<[8, 1]>>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.subview %m[0, 0][1, 2][1, 1] {a} : memref<?x4xf32> to memref<2xf32, strided<[1]>>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.subview %z[] [] [] : memref<f32> to memref<f32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.reinterpret_cast %s to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<16xf32> to memref<4x4xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.reinterpret_cast %s to offset: [%i], sizes: [4, %i], strides: [%i, 1] : memref<16xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.reinterpret_cast %u to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.reshape %s(%sh) : (memref<16xf32>, memref<2xindex>) -> memref<?x?xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.expand_shape %s [[0, 1]] output_shape [4, 4] : memref<16xf32> into memref<4x4xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%i, 2, 4] : memref<?x4xf32> into memref<?x2x4xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.expand_shape %z [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<?xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.collapse_shape %m [[0], [1]] {x} : memref<?x4xf32> into memref<?x4xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.transpose %m (i, j) -> (j, i) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x4xf32> to memref<4x?xf32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.view %b[%i][] : memref<2048xi8> to memref<16xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.view %b[%i][%i, %i] : memref<2048xi8> to memref<?x?xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%b0, %o, %sz, %sd = memref.extract_strided_metadata %s : memref<16xf32> -> memref<f32>, index, index, index
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%b0, %o, %sz:2, %sd:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.extract_aligned_pointer_as_index %s : memref<16xf32> -> index
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.memory_space_cast %s : memref<16xf32> to memref<16xf32, 1>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.memory_space_cast %u : memref<*xf32> to memref<*xf32, 3>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.assume_alignment %s, 16 : memref<16xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.atomic_rmw addf %x, %m[%i, %i] : (f32, memref<?x4xf32>) -> f32
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.atomic_rmw andi %iv, %im[%i] {x} : (i32, memref<4xi32>) -> i32
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.generic_atomic_rmw %s[%i] : memref<16xf32> { ^bb0(%c: f32): memref.atomic_yield %c : f32 }
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.generic_atomic_rmw %s[%i] : memref<16xf32> { ^bb0(%c: f32): %1 = arith.addf %c, %x : f32 memref.atomic_yield %1 : f32 } {foo}
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
memref.prefetch %m[%i, %i], read, locality<3>, data : memref<?x4xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.realloc %s : memref<16xf32> to memref<32xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = memref.realloc %s(%i) {alignment = 8} : memref<16xf32> to memref<?xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0:2 = memref.distinct_objects %s, %s : memref<16xf32>, memref<16xf32>
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0 = builtin.unrealized_conversion_cast %s : memref<16xf32> to !llvm.ptr
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0:2 = builtin.unrealized_conversion_cast to i32, f32
 return }
// -----
func.func @f(%m: memref<?x4xf32>, %s: memref<16xf32>, %i: index, %x: f32, %u: memref<*xf32>, %z: memref<f32>, %st: memref<4x4xf32, strided<[?, 1], offset: ?>>, %sp: memref<4xf32, 3>, %b: memref<2048xi8>, %sh: memref<2xindex>, %im: memref<4xi32>, %iv: i32, %h: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) { 
%0:2 = builtin.unrealized_conversion_cast %x : f32 to i32, f32 {a}
 return }
// -----
memref.global @g0 : memref<4xf32>
// -----
memref.global "private" @g1 : memref<4xf32> = dense<1.0>
// -----
memref.global "private" constant @g2 : memref<2xi32, 3> = dense<[1, 2]>
// -----
memref.global constant @g3 : memref<2xi32> = uninitialized
// -----
memref.global "public" @g4 : memref<2xi32> = uninitialized {alignment = 16 : i64}
// -----
memref.global "nested" @g5 : memref<2xf32> = dense<[0.0, 1.5]> {foo}
// -----
memref.global "private" @g6 : memref<2xi32> = dense_resource<x>
// -----
memref.global @g7 : memref<0xf32> = dense<>
// -----
memref.global @g8 : memref<f32> = dense<2.0>
// -----
memref.global @g9 : memref<2xcomplex<f32>> = dense<[(1.0, 2.0), (3.0,4.0)]>
// -----
memref.global @g10 : memref<2xf32> = sparse<[[0]], 1.0>
