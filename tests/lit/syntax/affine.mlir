// Every op of affine: what upstream prints for it, in custom and in generic form.
// RUN: nvlower --split-input-file %s | filecheck %s
// RUN: nvlower --split-input-file --mlir-print-op-generic %s | filecheck %s --check-prefix=GENERIC

// -----
// op: affine.apply
// CHECK: %0 = affine.apply #map(%arg0)
// GENERIC: %0 = "affine.apply"(%arg0) <{map = #map}> : (index) -> index
#map = affine_map<(d0) -> (d0 + 1)>
func.func @apply(%map_operands: index) {
  %result = affine.apply #map(%map_operands)
  return
}

// -----
// op: affine.for
// CHECK: affine.for %arg2 = 0 to 16 step 4 {
// CHECK-NEXT: affine.store %arg1, %arg0[%arg2] : memref<16xf32>
// CHECK-NEXT: }
// GENERIC: "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 4 : index, upperBoundMap = #map2}> ({
// GENERIC-NEXT: ^bb0(%arg2: index):
// GENERIC-NEXT: "affine.store"(%arg1, %arg0, %arg2) <{map = #map}> : (f32, memref<16xf32>, index) -> ()
// GENERIC-NEXT: "affine.yield"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
func.func @for(%data: memref<16xf32>, %value: f32) {
  affine.for %i = 0 to 16 step 4 {
    affine.store %value, %data[%i] : memref<16xf32>
  }
  return
}

// -----
// op: affine.if
// CHECK: affine.if #set(%arg0)[%arg1] {
// CHECK-NEXT: memref.store %arg3, %arg2[%arg0] : memref<16xf32>
// CHECK-NEXT: }
// GENERIC: "affine.if"(%arg0, %arg1) <{condition = #set}> ({
// GENERIC-NEXT: "memref.store"(%arg3, %arg2, %arg0) : (f32, memref<16xf32>, index) -> ()
// GENERIC-NEXT: "affine.yield"() : () -> ()
// GENERIC-NEXT: }, {
// GENERIC-NEXT: }) : (index, index) -> ()
#inside = affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 - d0 - 1 >= 0)>
func.func @if(%i: index, %size: index, %data: memref<16xf32>, %value: f32) {
  affine.if #inside(%i)[%size] {
    memref.store %value, %data[%i] : memref<16xf32>
  }
  return
}

// -----
// op: affine.load
// CHECK: %0 = affine.load %arg0[%arg1] : memref<?xf32>
// GENERIC: %0 = "affine.load"(%arg0, %arg1) <{map = #map}> : (memref<?xf32>, index) -> f32
func.func @load(%memref: memref<?xf32>, %indices: index) {
  %result = affine.load %memref[%indices] : memref<?xf32>
  return
}

// -----
// op: affine.min
// CHECK: %0 = affine.min #map(%arg0)
// GENERIC: %0 = "affine.min"(%arg0) <{map = #map}> : (index) -> index
#map = affine_map<(d0) -> (d0, 4)>
func.func @min(%operands: index) {
  %result = affine.min #map(%operands)
  return
}

// -----
// op: affine.max
// CHECK: %0 = affine.max #map()[%arg0]
// GENERIC: %0 = "affine.max"(%arg0) <{map = #map}> : (index) -> index
#map = affine_map<()[s0] -> (s0 * 2, 4)>
func.func @max(%operands: index) {
  %result = affine.max #map()[%operands]
  return
}

// -----
// op: affine.parallel
// CHECK: %0 = affine.parallel (%arg1) = (0) to (10) reduce ("addf") -> (f32) {
// CHECK-NEXT: affine.yield %arg0 : f32
// CHECK-NEXT: }
// GENERIC: %0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [0], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
// GENERIC-NEXT: ^bb0(%arg1: index):
// GENERIC-NEXT: "affine.yield"(%arg0) : (f32) -> ()
// GENERIC-NEXT: }) : () -> f32
func.func @parallel(%operands: f32) {
  %result = affine.parallel (%arg1) = (0) to (10) reduce ("addf") -> (f32) {
    affine.yield %operands : f32
  }
  return
}

// -----
// op: affine.prefetch
// CHECK: affine.prefetch %arg0[%arg1, 4], read, locality<3>, data : memref<64x64xf32>
// GENERIC: "affine.prefetch"(%arg0, %arg1) <{isDataCache = true, isWrite = false, localityHint = 3 : i32, map = #map}> : (memref<64x64xf32>, index) -> ()
func.func @prefetch(%memref: memref<64x64xf32>, %indices: index) {
  affine.prefetch %memref[%indices, 4], read, locality<3>, data : memref<64x64xf32>
  return
}

// -----
// op: affine.store
// CHECK: affine.store %arg0, %arg1[%arg2 + %arg3] : memref<?xf32>
// GENERIC: "affine.store"(%arg0, %arg1, %arg2, %arg3) <{map = #map}> : (f32, memref<?xf32>, index, index) -> ()
func.func @store(%value: f32, %memref: memref<?xf32>, %indices: index, %indices_0: index) {
  affine.store %value, %memref[%indices + %indices_0] : memref<?xf32>
  return
}

// -----
// op: affine.yield
// CHECK: func.func @for() {
// CHECK-NEXT: affine.for %arg0 = 0 to 10 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// GENERIC: "affine.yield"() : () -> ()
func.func @for() {
  affine.for %arg0 = 0 to 10 {
  }
  return
}

// -----
// op: affine.vector_load
// CHECK: %0 = affine.vector_load %arg0[%arg1, 0] : memref<64x64xf32>, vector<4xf32>
// GENERIC: %0 = "affine.vector_load"(%arg0, %arg1) <{map = #map}> : (memref<64x64xf32>, index) -> vector<4xf32>
func.func @vector_load(%memref: memref<64x64xf32>, %indices: index) {
  %result = affine.vector_load %memref[%indices, 0] : memref<64x64xf32>, vector<4xf32>
  return
}

// -----
// op: affine.vector_store
// CHECK: affine.vector_store %arg0, %arg1[%arg2, -%arg2 + 3] : memref<64x64xf32>, vector<4xf32>
// GENERIC: "affine.vector_store"(%arg0, %arg1, %arg2) <{map = #map}> : (vector<4xf32>, memref<64x64xf32>, index) -> ()
func.func @vector_store(%value: vector<4xf32>, %memref: memref<64x64xf32>, %indices: index) {
  affine.vector_store %value, %memref[%indices, -%indices + 3] : memref<64x64xf32>, vector<4xf32>
  return
}

// -----
// op: affine.delinearize_index
// CHECK: %0:3 = affine.delinearize_index %arg0 into (4, %arg1, 8) : index, index, index
// GENERIC: %0:3 = "affine.delinearize_index"(%arg0, %arg1) <{static_basis = array<i64: 4, -9223372036854775808, 8>}> : (index, index) -> (index, index, index)
func.func @delinearize_index(%linear_index: index, %dynamic_basis: index) {
  %multi_index:3 = affine.delinearize_index %linear_index into (4, %dynamic_basis, 8) : index, index, index
  return
}

// -----
// op: affine.linearize_index
// CHECK: %0 = affine.linearize_index [%arg0] by (0) : index
// GENERIC: %0 = "affine.linearize_index"(%arg0) <{disjoint = false, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 0>}> : (index) -> index
func.func @linearize_index(%multi_index: index) {
  %linear_index = affine.linearize_index [%multi_index] by (0) : index
  return
}

// -----
// op: affine.dma_start
// CHECK: affine.dma_start %arg0[%arg3], %arg1[%arg3], %arg2[%c0], %c64 : memref<64xf32>, memref<64xf32, 3>, memref<1xi32>
// GENERIC: "affine.dma_start"(%arg0, %arg3, %arg1, %arg3, %arg2, %0, %1) {dst_map = #map, src_map = #map, tag_map = #map} : (memref<64xf32>, index, memref<64xf32, 3>, index, memref<1xi32>, index, index) -> ()
func.func @dma_start(%src: memref<64xf32>, %dst: memref<64xf32, 3>, %tag: memref<1xi32>) {
  %zero = arith.constant 0 : index
  %elements = arith.constant 64 : index
  affine.for %i = 0 to 1 {
    affine.dma_start %src[%i], %dst[%i], %tag[%zero], %elements : memref<64xf32>, memref<64xf32, 3>, memref<1xi32>
  }
  return
}

// -----
// op: affine.dma_wait
// CHECK: affine.dma_wait %arg0[%c0], %c64 : memref<1xi32>
// GENERIC: "affine.dma_wait"(%arg0, %0, %1) {tag_map = #map} : (memref<1xi32>, index, index) -> ()
func.func @dma_wait(%tag: memref<1xi32>) {
  %zero = arith.constant 0 : index
  %elements = arith.constant 64 : index
  affine.dma_wait %tag[%zero], %elements : memref<1xi32>
  return
}
