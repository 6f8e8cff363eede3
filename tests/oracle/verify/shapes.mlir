func.func @f(%m: memref<6x4xf32, strided<[9, 2]>>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<6x4xf32, strided<[9, 2]>> into memref<24xf32, strided<[2]>>
  return
}
// -----
func.func @f(%m: memref<6x4xf32, strided<[8, 2]>>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<6x4xf32, strided<[8, 2]>> into memref<24xf32, strided<[2]>>
  return
}
// -----
func.func @f(%m: memref<6x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<6x4xf32> into memref<24xf32, strided<[2]>>
  return
}
// -----
func.func @f(%m: memref<6xf32, strided<[5], offset: 3>>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<6xf32, strided<[5], offset: 3>> into memref<2x3xf32, strided<[10, 5], offset: 3>>
  return
}
// -----
func.func @f(%m: memref<6xf32>) {
  %0 = memref.expand_shape %m [[1, 0]] output_shape [2, 3] : memref<6xf32> into memref<2x3xf32>
  return
}
// -----
func.func @f(%m: memref<6xf32>) {
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [2, 3] : memref<6xf32> into memref<2x3xf32>
  return
}
// -----
func.func @f(%m: memref<9xf32>) {
  %0 = memref.subview %m[-2] [3] [1] : memref<9xf32> to memref<3xf32, strided<[1], offset: 1>>
  return
}
// -----
func.func @f(%m: memref<9xf32>) {
  %0 = memref.subview %m[1, 1] [3, 3] [1, 1] : memref<9xf32> to memref<3xf32, strided<[1], offset: 1>>
  return
}
// -----
func.func @f(%m: memref<9xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0, 0], sizes: [3], strides: [1] : memref<9xf32> to memref<3xf32>
  return
}
// -----
func.func @f(%t: memref<3x3xi32>, %i: index) {
  "memref.dma_wait"(%t, %i, %i) : (memref<3x3xi32>, index, index) -> ()
  return
}
// -----
func.func @f(%a: vector<2x5xf32>, %b: vector<6x7xf32>, %c: vector<2x7xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x5xf32>, vector<6x7xf32> into vector<2x7xf32>
  return
}
// -----
func.func @f(%a: vector<2x6xf32>, %b: vector<6x7xf32>, %c: vector<7x2xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x6xf32>, vector<6x7xf32> into vector<7x2xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>, %c: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["parallel"]} %a, %b, %c : vector<2xf32>, vector<2xf32> into f32
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>, %c: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i + 1)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %a, %b, %c : vector<2xf32>, vector<2xf32> into f32
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>, %c: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<xor>} %a, %b, %c : vector<2xf32>, vector<2xf32> into f32
  return
}
// -----
func.func @f(%v: vector<9xf32>, %m: vector<8xi1>) {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<9xf32> into f32 } : vector<8xi1> -> f32
  return
}
// -----
func.func @f(%v: vector<9xf32>, %m: vector<9xi1>) {
  %0 = vector.mask %m, %v { vector.reduction <add>, %v : vector<9xf32> into f32 } : vector<9xi1> -> f32
  return
}
// -----
func.func @f(%x: f32, %m: memref<?x?xf32>, %i: index) {
  %0 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(i, j) -> (j, j)>} : memref<?x?xf32>, vector<2x2xf32>
  return
}
// -----
func.func @f(%x: f32, %m: memref<?x?xf32>, %i: index) {
  %0 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(i, j) -> (j + i)>} : memref<?x?xf32>, vector<2xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = vector.broadcast %m : memref<4xf32> to vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<3x[8]xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [0, 0], sizes = [1, 4], strides = [1, 1]} : vector<3x[8]xf32> to vector<1x[4]xf32>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = vector.from_elements %a, %a : vector<3xf32>
  return
}
// -----
func.func @f(%v: vector<7xf32>) {
  %0 = vector.broadcast %v : vector<7xf32> to vector<3xf32>
}
// -----
func.func @f(%a: index) {
  affine.for %i = 0 to 3 {
    %x = arith.divui %i, %a : index
    affine.parallel (%j) = (0) to (%x) {
    }
  }
  return
}
// -----
func.func @f(%a: i32) {
  %0 = affine.parallel (%j) = (0) to (3) reduce ("addf") -> (i32) {
    affine.yield %a : i32
  }
  return
}
// -----
func.func @f(%a: f32, %b: i32) {
  %0 = affine.for %j = 0 to 3 iter_args(%c = %a) -> f32 {
    affine.yield %b : i32
  }
  return
}
// -----
func.func @f(%i: index) {
  %c0 = arith.constant 0 : index
  scf.parallel (%j) = (%i) to (%i) step (%c0) {
  }
  return
}
// -----
func.func @f(%i: index, %c: f32) {
  %0 = scf.parallel (%j) = (%i) to (%i) step (%i) init (%c) -> f32 {
    scf.reduce(%i : index) {
    ^bb0(%a: index, %b: index):
      scf.reduce.return %a : index
    }
  }
  return
}
// -----
func.func @f(%i: index, %c: f32, %d: i1) {
  %0 = scf.for %j = %i to %i step %i iter_args(%x = %c) -> f32 {
    scf.yield %d : i1
  }
  return
}
// -----
func.func @f(%i: i8) {
  cf.switch %i : i8, [
    default: ^bb1(%i : i8)
  ]
^bb1:
  return
}
// -----
func.func @f(%c: i1) {
  cf.cond_br %c weights([1, 2, 3]), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%a: i8) {
  %0 = index.castu %a : i8 to i16
  return
}
// -----
func.func @f() {
  %0 = complex.constant [1.0 : f32, 2.0 : f64] : complex<f32>
  return
}
// -----
func.func @f(%a: complex<f16>) {
  %0 = complex.bitcast %a : complex<f16> to i64
  return
}
// -----
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "hidden"}> ({
}) : () -> ()
// -----
func.func private @f() attributes {sym_name = "g"}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "middle">} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i16 = dense<[32, 16]> : vector<2xi64>>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i16 = 1, i16 = 2>} {
}
// -----
module attributes {dlti.unheard = 1} {
}
// -----
module attributes {a.b = !llvm.struct<(i8, void)>} {
}
// -----
module attributes {a.b = !llvm.array<2 x func<void ()>>} {
}
// -----
module attributes {a.b = memref<2xf32, "sp", affine_map<(i) -> (i)>>} {
}
// -----
module attributes {a.b = memref<2xf32, 2.5>} {
}
// -----
module attributes {a.b = sparse<[[0, 3]], [1]> : tensor<2x3xi8>} {
}
// -----
module attributes {a.b = dense<[]> : tensor<0x2xi8>} {
}
// -----
func.func @f(%n: index) {
  scf.for %i = %n to %n step %n {
  ^bb0:
    "arith.constant"() <{value = 1 : i8}> : () -> i8
  }
  return
}
