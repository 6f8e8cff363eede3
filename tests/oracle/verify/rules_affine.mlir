func.func @f(%m: memref<4xf32>, %i: index, %j: i32) {
  %0 = "affine.load"(%m, %j) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, i32) -> f32
  return
}
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %j: i32) {
  %0 = "affine.load"(%m, %i, %j) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<4x4xf32>, index, i32) -> f32
  return
}
// -----
func.func @f(%j: i32) {
  "affine.if"(%j) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({
    "affine.yield"() : () -> ()
  }, {
  }) : (i32) -> ()
  return
}
// -----
func.func @f(%i: index, %j: i32) {
  "affine.if"(%i, %j) <{condition = affine_set<(d0, d1) : (d0 + d1 >= 0)>}> ({
    "affine.yield"() : () -> ()
  }, {
  }) : (index, i32) -> ()
  return
}
// -----
func.func @f(%i: index) {
  %0 = "affine.apply"(%i) <{map = affine_map<(d0, d1) -> (d0)>}> : (index) -> index
  return
}
// -----
func.func @f() {
  affine.for %k = 0 to 4 {
    %0 = "affine.apply"(%k) <{map = affine_map<()[s0] -> (s0)>}> : (index) -> index
  }
  return
}
// -----
func.func @f() {
  %0 = "affine.min"() <{map = affine_map<() -> ()>}> : () -> index
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = "affine.load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index) -> i32
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %x: i32) {
  "affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (i32, memref<4xf32>, index) -> ()
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = "affine.vector_load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index) -> vector<4xi32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  "affine.prefetch"(%m, %i) <{isDataCache = true, isWrite = false, localityHint = 1 : i32, map = affine_map<(d0) -> (d0, d0)>}> : (memref<4xf32>, index) -> ()
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  "affine.prefetch"(%m) <{isDataCache = true, isWrite = false, localityHint = 1 : i32, map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%i: index) {
  "affine.if"(%i) <{condition = affine_set<(d0, d1) : (d0 + d1 >= 0)>}> ({
    "affine.yield"() : () -> ()
  }, {
  }) : (index) -> ()
  return
}
// -----
func.func @f() {
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: i32):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @f() {
  "affine.for"() <{lowerBoundMap = affine_map<() -> ()>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @f(%x: f32) {
  "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index, %y: f32):
    "affine.yield"(%y) : (f32) -> ()
  }) : (f32) -> ()
  return
}
// -----
func.func @f(%x: f32) {
  %0 = "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    "affine.yield"(%x) : (f32) -> ()
  }) : (f32) -> f32
  return
}
// -----
func.func @f(%i: index) {
  "scf.for"(%i, %i, %i) ({
  ^bb0(%j: index):
    "affine.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%i: index) {
  "scf.execute_region"() ({
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @f(%x: f32) {
  affine.for %i = 0 to 4 {
    "affine.yield"(%x) : (f32) -> ()
  }
  return
}
// -----
func.func @f() {
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1, 1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @f(%x: f32) {
  %0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    "affine.yield"(%x) : (f32) -> ()
  }) : () -> f32
  return
}
// -----
func.func @f(%i: index) {
  %0 = "affine.linearize_index"(%i, %i) <{operandSegmentSizes = array<i32: 1, 1>, static_basis = array<i64: 4>}> : (index, index) -> index
  return
}
// -----
func.func @f(%i: index) {
  %0 = "affine.delinearize_index"(%i) <{static_basis = array<i64: -9223372036854775808>}> : (index) -> index
  return
}
// -----
func.func @f(%i: index) {
  %0 = "affine.delinearize_index"(%i) <{static_basis = array<i64: -2>}> : (index) -> index
  return
}
// -----
func.func @f(%i: index) {
  %0 = "affine.linearize_index"(%i) <{operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 2, 3, 4>}> : (index) -> index
  return
}
// -----
func.func @f(%a: memref<4xf32>, %t: memref<1xi32>, %i: index) {
  "affine.dma_start"(%a, %i) {src_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index) -> ()
  return
}
// -----
func.func @f(%a: memref<4xf32>, %t: i32, %i: index) {
  "affine.dma_wait"(%t, %i, %i) {tag_map = affine_map<(d0) -> (d0)>} : (i32, index, index) -> ()
  return
}
// -----
func.func @f(%a: memref<4xf32>, %t: memref<1xi32>, %i: index) {
  "affine.dma_wait"(%t, %i) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, index) -> ()
  return
}
// -----
func.func @f(%t: memref<1xi32>, %i: i32, %n: index) {
  "affine.dma_wait"(%t, %i, %n) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, i32, index) -> ()
  return
}
// -----
func.func @f(%t: memref<1xi32>, %m: memref<4xindex>, %n: index) {
  affine.for %j = 0 to 4 {
    %i = memref.load %m[%j] : memref<4xindex>
    "affine.dma_wait"(%t, %i, %n) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, index, index) -> ()
  }
  return
}
// -----
func.func @f(%a: i32, %t: memref<1xi32>, %i: index) {
  "affine.dma_start"(%a, %i, %t, %i, %t, %i, %i) {dst_map = affine_map<(d0) -> (d0)>, src_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (i32, index, memref<1xi32>, index, memref<1xi32>, index, index) -> ()
  return
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 3>, %t: memref<1xi32>, %i: index) {
  "affine.dma_start"(%a, %i, %b, %i, %t, %i) {dst_map = affine_map<(d0) -> (d0)>, src_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index, memref<4xf32, 3>, index, memref<1xi32>, index) -> ()
  return
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 3>, %t: memref<1xi32>, %i: index) {
  affine.dma_start %a[%i], %b[%i], %t[%i], %i : memref<4xf32>
  return
}
