// Every op of memref: what upstream prints for it, in custom and in generic form.
// RUN: nvlower --split-input-file %s | filecheck %s
// RUN: nvlower --split-input-file --mlir-print-op-generic %s | filecheck %s --check-prefix=GENERIC

// -----
// op: memref.assume_alignment
// CHECK: %assume_align = memref.assume_alignment %arg0, 16 : memref<4xf32>
// GENERIC: %0 = "memref.assume_alignment"(%arg0) <{alignment = 16 : i32}> : (memref<4xf32>) -> memref<4xf32>
func.func @assume_alignment(%memref: memref<4xf32>) {
  %result = memref.assume_alignment %memref, 16 : memref<4xf32>
  return
}

// -----
// op: memref.distinct_objects
// CHECK: %0:2 = memref.distinct_objects %arg0, %arg1 : memref<?x4xf32>, memref<4xf32>
// GENERIC: %0:2 = "memref.distinct_objects"(%arg0, %arg1) : (memref<?x4xf32>, memref<4xf32>) -> (memref<?x4xf32>, memref<4xf32>)
func.func @distinct_objects(%operands: memref<?x4xf32>, %operands_0: memref<4xf32>) {
  %result:2 = memref.distinct_objects %operands, %operands_0 : memref<?x4xf32>, memref<4xf32>
  return
}

// -----
// op: memref.alloc
// CHECK: %alloc = memref.alloc() : memref<4xf32>
// GENERIC: %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
func.func @alloc() {
  %memref = memref.alloc() : memref<4xf32>
  return
}

// -----
// op: memref.realloc
// CHECK: %0 = memref.realloc %arg0 : memref<4xf32> to memref<8xf32>
// GENERIC: %0 = "memref.realloc"(%arg0) : (memref<4xf32>) -> memref<8xf32>
func.func @realloc(%source: memref<4xf32>) {
  %result = memref.realloc %source : memref<4xf32> to memref<8xf32>
  return
}

// -----
// op: memref.alloca
// CHECK: %alloca = memref.alloca() : memref<4xf32, 3>
// GENERIC: %0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32, 3>
func.func @alloca() {
  %memref = memref.alloca() : memref<4xf32, 3>
  return
}

// -----
// op: memref.alloca_scope
// CHECK: memref.alloca_scope  {
// CHECK-NEXT: }
// GENERIC: "memref.alloca_scope"() ({
// GENERIC-NEXT: "memref.alloca_scope.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
func.func @alloca_scope() {
  memref.alloca_scope {
  }
  return
}

// -----
// op: memref.alloca_scope.return
// CHECK: func.func @alloca_scope() {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// GENERIC: "memref.alloca_scope.return"() : () -> ()
func.func @alloca_scope() {
  memref.alloca_scope {
  }
  return
}

// -----
// op: memref.cast
// CHECK: %cast = memref.cast %arg0 : memref<?x4xf32> to memref<*xf32>
// GENERIC: %0 = "memref.cast"(%arg0) : (memref<?x4xf32>) -> memref<*xf32>
func.func @cast(%source: memref<?x4xf32>) {
  %dest = memref.cast %source : memref<?x4xf32> to memref<*xf32>
  return
}

// -----
// op: memref.copy
// CHECK: memref.copy %arg0, %arg1 : memref<?x4xf32> to memref<?x4xf32>
// GENERIC: "memref.copy"(%arg0, %arg1) : (memref<?x4xf32>, memref<?x4xf32>) -> ()
func.func @copy(%source: memref<?x4xf32>, %target: memref<?x4xf32>) {
  memref.copy %source, %target : memref<?x4xf32> to memref<?x4xf32>
  return
}

// -----
// op: memref.dealloc
// CHECK: memref.dealloc %arg0 : memref<?xf32>
// GENERIC: "memref.dealloc"(%arg0) : (memref<?xf32>) -> ()
func.func @dealloc(%memref: memref<?xf32>) {
  memref.dealloc %memref : memref<?xf32>
  return
}

// -----
// op: memref.dim
// CHECK: %dim = memref.dim %arg0, %arg1 : memref<?x4xf32>
// GENERIC: %0 = "memref.dim"(%arg0, %arg1) : (memref<?x4xf32>, index) -> index
func.func @dim(%source: memref<?x4xf32>, %index: index) {
  %result = memref.dim %source, %index : memref<?x4xf32>
  return
}

// -----
// op: memref.dma_start
// CHECK: memref.dma_start %arg0[%arg1, %arg1], %arg2[%arg1], %arg1, %arg3[%arg1] : memref<?x4xf32>, memref<4xf32>, memref<1xi32>
// GENERIC: "memref.dma_start"(%arg0, %arg1, %arg1, %arg2, %arg1, %arg1, %arg3, %arg1) : (memref<?x4xf32>, index, index, memref<4xf32>, index, index, memref<1xi32>, index) -> ()
func.func @dma_start(%operands: memref<?x4xf32>, %operands_0: index, %operands_1: memref<4xf32>, %operands_2: memref<1xi32>) {
  memref.dma_start %operands[%operands_0, %operands_0], %operands_1[%operands_0], %operands_0, %operands_2[%operands_0] : memref<?x4xf32>, memref<4xf32>, memref<1xi32>
  return
}

// -----
// op: memref.dma_wait
// CHECK: memref.dma_wait %arg0[%arg1], %arg2 : memref<1xi32>
// GENERIC: "memref.dma_wait"(%arg0, %arg1, %arg2) : (memref<1xi32>, index, index) -> ()
func.func @dma_wait(%tag_mem_ref: memref<1xi32>, %tag_indices: index, %num_elements: index) {
  memref.dma_wait %tag_mem_ref[%tag_indices], %num_elements : memref<1xi32>
  return
}

// -----
// op: memref.extract_aligned_pointer_as_index
// CHECK: %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<?x4xf32> -> index
// GENERIC: %0 = "memref.extract_aligned_pointer_as_index"(%arg0) : (memref<?x4xf32>) -> index
func.func @extract_aligned_pointer_as_index(%source: memref<?x4xf32>) {
  %aligned_pointer = memref.extract_aligned_pointer_as_index %source : memref<?x4xf32> -> index
  return
}

// -----
// op: memref.extract_strided_metadata
// CHECK: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
// GENERIC: %0:6 = "memref.extract_strided_metadata"(%arg0) : (memref<?x4xf32>) -> (memref<f32>, index, index, index, index, index)
func.func @extract_strided_metadata(%source: memref<?x4xf32>) {
  %base_buffer:6 = memref.extract_strided_metadata %source : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  return
}

// -----
// op: memref.generic_atomic_rmw
// CHECK: %0 = memref.generic_atomic_rmw %arg0[%arg1] : memref<4xf32> {
// CHECK-NEXT: ^bb0(%arg3: f32):
// CHECK-NEXT: %1 = arith.mulf %arg3, %arg2 : f32
// CHECK-NEXT: memref.atomic_yield %1 : f32
// CHECK-NEXT: }
// GENERIC: %0 = "memref.generic_atomic_rmw"(%arg0, %arg1) ({
// GENERIC-NEXT: ^bb0(%arg3: f32):
// GENERIC-NEXT: %1 = "arith.mulf"(%arg3, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "memref.atomic_yield"(%1) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4xf32>, index) -> f32
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
// CHECK: memref.atomic_yield %1 : f32
// GENERIC: "memref.atomic_yield"(%1) : (f32) -> ()
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
// CHECK: %0 = memref.get_global @s : memref<32xf32, 3>
// GENERIC: %0 = "memref.get_global"() <{name = @s}> : () -> memref<32xf32, 3>
memref.global @s : memref<32xf32, 3>
func.func @get_global() {
  %result = memref.get_global @s : memref<32xf32, 3>
  return
}

// -----
// op: memref.global
// CHECK: memref.global @e : memref<4xi32>
// GENERIC: "memref.global"() <{sym_name = "e", type = memref<4xi32>}> : () -> ()
memref.global @e : memref<4xi32>

// -----
// op: memref.load
// CHECK: %0 = memref.load %arg0[] {nontemporal = true} : memref<f32>
// GENERIC: %0 = "memref.load"(%arg0) <{nontemporal = true}> : (memref<f32>) -> f32
func.func @load(%memref: memref<f32>) {
  %result = memref.load %memref[] {nontemporal = true} : memref<f32>
  return
}

// -----
// op: memref.memory_space_cast
// CHECK: %memspacecast = memref.memory_space_cast %arg0 : memref<?x4xf32> to memref<?x4xf32, 3>
// GENERIC: %0 = "memref.memory_space_cast"(%arg0) : (memref<?x4xf32>) -> memref<?x4xf32, 3>
func.func @memory_space_cast(%source: memref<?x4xf32>) {
  %dest = memref.memory_space_cast %source : memref<?x4xf32> to memref<?x4xf32, 3>
  return
}

// -----
// op: memref.prefetch
// CHECK: memref.prefetch %arg0[%arg1, %arg2], write, locality<1>, instr : memref<?x4xf32>
// GENERIC: "memref.prefetch"(%arg0, %arg1, %arg2) <{isDataCache = false, isWrite = true, localityHint = 1 : i32}> : (memref<?x4xf32>, index, index) -> ()
func.func @prefetch(%memref: memref<?x4xf32>, %indices: index, %indices_0: index) {
  memref.prefetch %memref[%indices, %indices_0], write, locality<1>, instr : memref<?x4xf32>
  return
}

// -----
// op: memref.reinterpret_cast
// CHECK: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [128, 128], strides: [128, 1] : memref<0xf32, 3> to memref<128x128xf32, 3>
// GENERIC: %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 128, 128>, static_strides = array<i64: 128, 1>}> : (memref<0xf32, 3>) -> memref<128x128xf32, 3>
func.func @reinterpret_cast(%source: memref<0xf32, 3>) {
  %result = memref.reinterpret_cast %source to offset: [0], sizes: [128, 128], strides: [128, 1] : memref<0xf32, 3> to memref<128x128xf32, 3>
  return
}

// -----
// op: memref.rank
// CHECK: %0 = memref.rank %arg0 : memref<*xf32>
// GENERIC: %0 = "memref.rank"(%arg0) : (memref<*xf32>) -> index
func.func @rank(%memref: memref<*xf32>) {
  %result = memref.rank %memref : memref<*xf32>
  return
}

// -----
// op: memref.reshape
// CHECK: %reshape = memref.reshape %arg0(%arg1) : (memref<4xf32>, memref<2xindex>) -> memref<?x?xf32>
// GENERIC: %0 = "memref.reshape"(%arg0, %arg1) : (memref<4xf32>, memref<2xindex>) -> memref<?x?xf32>
func.func @reshape(%source: memref<4xf32>, %shape: memref<2xindex>) {
  %result = memref.reshape %source(%shape) : (memref<4xf32>, memref<2xindex>) -> memref<?x?xf32>
  return
}

// -----
// op: memref.expand_shape
// CHECK: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [%arg1, 4] : memref<?xf32> into memref<?x4xf32>
// GENERIC: %0 = "memref.expand_shape"(%arg0, %arg1) <{reassociation = {{\[\[}}0, 1]], static_output_shape = array<i64: -9223372036854775808, 4>}> : (memref<?xf32>, index) -> memref<?x4xf32>
func.func @expand_shape(%src: memref<?xf32>, %output_shape: index) {
  %result = memref.expand_shape %src [[0, 1]] output_shape [%output_shape, 4] : memref<?xf32> into memref<?x4xf32>
  return
}

// -----
// op: memref.collapse_shape
// CHECK: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1]] : memref<?x4xf32> into memref<?xf32>
// GENERIC: %0 = "memref.collapse_shape"(%arg0) <{reassociation = {{\[\[}}0, 1]]}> : (memref<?x4xf32>) -> memref<?xf32>
func.func @collapse_shape(%src: memref<?x4xf32>) {
  %result = memref.collapse_shape %src [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  return
}

// -----
// op: memref.store
// CHECK: memref.store %arg0, %arg1[%arg2] : memref<1xf32, 5>
// GENERIC: "memref.store"(%arg0, %arg1, %arg2) : (f32, memref<1xf32, 5>, index) -> ()
func.func @store(%value: f32, %memref: memref<1xf32, 5>, %indices: index) {
  memref.store %value, %memref[%indices] : memref<1xf32, 5>
  return
}

// -----
// op: memref.subview
// CHECK: %subview = memref.subview %arg0[2, 3] [1, 4] [1, 2] : memref<8x16xf32> to memref<4xf32, strided<[2], offset: 35>>
// GENERIC: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 2, 3>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>}> : (memref<8x16xf32>) -> memref<4xf32, strided<[2], offset: 35>>
func.func @subview(%source: memref<8x16xf32>) {
  %result = memref.subview %source[2, 3] [1, 4] [1, 2] : memref<8x16xf32> to memref<4xf32, strided<[2], offset: 35>>
  return
}

// -----
// op: memref.transpose
// CHECK: %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
// GENERIC: %0 = "memref.transpose"(%arg0) <{permutation = #map}> : (memref<?x4xf32>) -> memref<4x?xf32, strided<[1, 4]>>
func.func @transpose(%in: memref<?x4xf32>) {
  %result = memref.transpose %in (d0, d1) -> (d1, d0) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  return
}

// -----
// op: memref.view
// CHECK: %view = memref.view %arg0[%arg1][] : memref<64xi8> to memref<4xf32>
// GENERIC: %0 = "memref.view"(%arg0, %arg1) : (memref<64xi8>, index) -> memref<4xf32>
func.func @view(%source: memref<64xi8>, %byte_shift: index) {
  %result = memref.view %source[%byte_shift][] : memref<64xi8> to memref<4xf32>
  return
}

// -----
// op: memref.atomic_rmw
// CHECK: %0 = memref.atomic_rmw addf %arg0, %arg1[%arg2] : (f32, memref<4xf32>) -> f32
// GENERIC: %0 = "memref.atomic_rmw"(%arg0, %arg1, %arg2) <{kind = 0 : i64}> : (f32, memref<4xf32>, index) -> f32
func.func @atomic_rmw(%value: f32, %memref: memref<4xf32>, %indices: index) {
  %result = memref.atomic_rmw addf %value, %memref[%indices] : (f32, memref<4xf32>) -> f32
  return
}
