// One example for each op of affine: read by --show-op, the op reference and the tests.

// -----
// op: affine.apply
#map = affine_map<(d0) -> (d0 + 1)>
func.func @apply(%map_operands: index) {
  %result = affine.apply #map(%map_operands)
  return
}

// -----
// op: affine.for
func.func @for(%data: memref<16xf32>, %value: f32) {
  affine.for %i = 0 to 16 step 4 {
    affine.store %value, %data[%i] : memref<16xf32>
  }
  return
}

// -----
// op: affine.if
#inside = affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 - d0 - 1 >= 0)>
func.func @if(%i: index, %size: index, %data: memref<16xf32>, %value: f32) {
  affine.if #inside(%i)[%size] {
    memref.store %value, %data[%i] : memref<16xf32>
  }
  return
}

// -----
// op: affine.load
func.func @load(%memref: memref<?xf32>, %indices: index) {
  %result = affine.load %memref[%indices] : memref<?xf32>
  return
}

// -----
// op: affine.min
#map = affine_map<(d0) -> (d0, 4)>
func.func @min(%operands: index) {
  %result = affine.min #map(%operands)
  return
}

// -----
// op: affine.max
#map = affine_map<()[s0] -> (s0 * 2, 4)>
func.func @max(%operands: index) {
  %result = affine.max #map()[%operands]
  return
}

// -----
// op: affine.parallel
func.func @parallel(%operands: f32) {
  %result = affine.parallel (%arg1) = (0) to (10) reduce ("addf") -> (f32) {
    affine.yield %operands : f32
  }
  return
}

// -----
// op: affine.prefetch
func.func @prefetch(%memref: memref<64x64xf32>, %indices: index) {
  affine.prefetch %memref[%indices, 4], read, locality<3>, data : memref<64x64xf32>
  return
}

// -----
// op: affine.store
func.func @store(%value: f32, %memref: memref<?xf32>, %indices: index, %indices_0: index) {
  affine.store %value, %memref[%indices + %indices_0] : memref<?xf32>
  return
}

// -----
// op: affine.yield
func.func @for() {
  affine.for %arg0 = 0 to 10 {
  }
  return
}

// -----
// op: affine.vector_load
func.func @vector_load(%memref: memref<64x64xf32>, %indices: index) {
  %result = affine.vector_load %memref[%indices, 0] : memref<64x64xf32>, vector<4xf32>
  return
}

// -----
// op: affine.vector_store
func.func @vector_store(%value: vector<4xf32>, %memref: memref<64x64xf32>, %indices: index) {
  affine.vector_store %value, %memref[%indices, -%indices + 3] : memref<64x64xf32>, vector<4xf32>
  return
}

// -----
// op: affine.delinearize_index
func.func @delinearize_index(%linear_index: index, %dynamic_basis: index) {
  %multi_index:3 = affine.delinearize_index %linear_index into (4, %dynamic_basis, 8) : index, index, index
  return
}

// -----
// op: affine.linearize_index
func.func @linearize_index(%multi_index: index) {
  %linear_index = affine.linearize_index [%multi_index] by (0) : index
  return
}

// -----
// op: affine.dma_start
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
func.func @dma_wait(%tag: memref<1xi32>) {
  %zero = arith.constant 0 : index
  %elements = arith.constant 64 : index
  affine.dma_wait %tag[%zero], %elements : memref<1xi32>
  return
}
