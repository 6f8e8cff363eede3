// One example for each op of memref: read by --show-op, the op reference and the tests.

// -----
// op: memref.assume_alignment
func.func @assume_alignment(%memref: memref<4xf32>) {
  %result = memref.assume_alignment %memref, 16 : memref<4xf32>
  return
}

// -----
// op: memref.distinct_objects
func.func @distinct_objects(%operands: memref<?x4xf32>, %operands_0: memref<4xf32>) {
  %result:2 = memref.distinct_objects %operands, %operands_0 : memref<?x4xf32>, memref<4xf32>
  return
}

// -----
// op: memref.alloc
func.func @alloc() {
  %memref = memref.alloc() : memref<4xf32>
  return
}

// -----
// op: memref.realloc
func.func @realloc(%source: memref<4xf32>) {
  %result = memref.realloc %source : memref<4xf32> to memref<8xf32>
  return
}

// -----
// op: memref.alloca
func.func @alloca() {
  %memref = memref.alloca() : memref<4xf32, 3>
  return
}

// -----
// op: memref.alloca_scope
func.func @alloca_scope() {
  memref.alloca_scope {
  }
  return
}

// -----
// op: memref.alloca_scope.return
func.func @alloca_scope() {
  memref.alloca_scope {
  }
  return
}

// -----
// op: memref.cast
func.func @cast(%source: memref<?x4xf32>) {
  %dest = memref.cast %source : memref<?x4xf32> to memref<*xf32>
  return
}

// -----
// op: memref.copy
func.func @copy(%source: memref<?x4xf32>, %target: memref<?x4xf32>) {
  memref.copy %source, %target : memref<?x4xf32> to memref<?x4xf32>
  return
}

// -----
// op: memref.dealloc
func.func @dealloc(%memref: memref<?xf32>) {
  memref.dealloc %memref : memref<?xf32>
  return
}

// -----
// op: memref.dim
func.func @dim(%source: memref<?x4xf32>, %index: index) {
  %result = memref.dim %source, %index : memref<?x4xf32>
  return
}

// -----
// op: memref.dma_start
func.func @dma_start(%operands: memref<?x4xf32>, %operands_0: index, %operands_1: memref<4xf32>, %operands_2: memref<1xi32>) {
  memref.dma_start %operands[%operands_0, %operands_0], %operands_1[%operands_0], %operands_0, %operands_2[%operands_0] : memref<?x4xf32>, memref<4xf32>, memref<1xi32>
  return
}

// -----
// op: memref.dma_wait
func.func @dma_wait(%tag_mem_ref: memref<1xi32>, %tag_indices: index, %num_elements: index) {
  memref.dma_wait %tag_mem_ref[%tag_indices], %num_elements : memref<1xi32>
  return
}

// -----
// op: memref.extract_aligned_pointer_as_index
func.func @extract_aligned_pointer_as_index(%source: memref<?x4xf32>) {
  %aligned_pointer = memref.extract_aligned_pointer_as_index %source : memref<?x4xf32> -> index
  return
}

// -----
// op: memref.extract_strided_metadata
func.func @extract_strided_metadata(%source: memref<?x4xf32>) {
  %base_buffer:6 = memref.extract_strided_metadata %source : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  return
}

// -----
// op: memref.generic_atomic_rmw
func.func @generic_atomic_rmw(%memref: memref<4xf32>, %i: index, %factor: f32) {
  %old = memref.generic_atomic_rmw %memref[%i] : memref<4xf32> {
  ^bb0(%current: f32):
    %scaled = arith.mulf %current, %factor : f32
    memref.atomic_yield %scaled : f32
  }
  return
}

// -----
// op: memref.atomic_yield
func.func @atomic_yield(%memref: memref<4xf32>, %i: index, %factor: f32) {
  %old = memref.generic_atomic_rmw %memref[%i] : memref<4xf32> {
  ^bb0(%current: f32):
    %scaled = arith.mulf %current, %factor : f32
    memref.atomic_yield %scaled : f32
  }
  return
}

// -----
// op: memref.get_global
memref.global @s : memref<32xf32, 3>
func.func @get_global() {
  %result = memref.get_global @s : memref<32xf32, 3>
  return
}

// -----
// op: memref.global
memref.global @e : memref<4xi32>

// -----
// op: memref.load
func.func @load(%memref: memref<f32>) {
  %result = memref.load %memref[] {nontemporal = true} : memref<f32>
  return
}

// -----
// op: memref.memory_space_cast
func.func @memory_space_cast(%source: memref<?x4xf32>) {
  %dest = memref.memory_space_cast %source : memref<?x4xf32> to memref<?x4xf32, 3>
  return
}

// -----
// op: memref.prefetch
func.func @prefetch(%memref: memref<?x4xf32>, %indices: index, %indices_0: index) {
  memref.prefetch %memref[%indices, %indices_0], write, locality<1>, instr : memref<?x4xf32>
  return
}

// -----
// op: memref.reinterpret_cast
func.func @reinterpret_cast(%source: memref<0xf32, 3>) {
  %result = memref.reinterpret_cast %source to offset: [0], sizes: [128, 128], strides: [128, 1] : memref<0xf32, 3> to memref<128x128xf32, 3>
  return
}

// -----
// op: memref.rank
func.func @rank(%memref: memref<*xf32>) {
  %result = memref.rank %memref : memref<*xf32>
  return
}

// -----
// op: memref.reshape
func.func @reshape(%source: memref<4xf32>, %shape: memref<2xindex>) {
  %result = memref.reshape %source(%shape) : (memref<4xf32>, memref<2xindex>) -> memref<?x?xf32>
  return
}

// -----
// op: memref.expand_shape
func.func @expand_shape(%src: memref<?xf32>, %output_shape: index) {
  %result = memref.expand_shape %src [[0, 1]] output_shape [%output_shape, 4] : memref<?xf32> into memref<?x4xf32>
  return
}

// -----
// op: memref.collapse_shape
func.func @collapse_shape(%src: memref<?x4xf32>) {
  %result = memref.collapse_shape %src [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  return
}

// -----
// op: memref.store
func.func @store(%value: f32, %memref: memref<1xf32, 5>, %indices: index) {
  memref.store %value, %memref[%indices] : memref<1xf32, 5>
  return
}

// -----
// op: memref.subview
func.func @subview(%source: memref<8x16xf32>) {
  %result = memref.subview %source[2, 3] [1, 4] [1, 2] : memref<8x16xf32> to memref<4xf32, strided<[2], offset: 35>>
  return
}

// -----
// op: memref.transpose
func.func @transpose(%in: memref<?x4xf32>) {
  %result = memref.transpose %in (d0, d1) -> (d1, d0) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  return
}

// -----
// op: memref.view
func.func @view(%source: memref<64xi8>, %byte_shift: index) {
  %result = memref.view %source[%byte_shift][] : memref<64xi8> to memref<4xf32>
  return
}

// -----
// op: memref.atomic_rmw
func.func @atomic_rmw(%value: f32, %memref: memref<4xf32>, %indices: index) {
  %result = memref.atomic_rmw addf %value, %memref[%indices] : (f32, memref<4xf32>) -> f32
  return
}
