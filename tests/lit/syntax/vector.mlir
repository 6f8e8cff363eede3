// Every op of vector: what upstream prints for it, in custom and in generic form.
// RUN: nvlower --split-input-file %s | filecheck %s
// RUN: nvlower --split-input-file --mlir-print-op-generic %s | filecheck %s --check-prefix=GENERIC

// -----
// op: vector.contract
// CHECK: %0 = vector.contract {indexing_maps = [#map, #map, #map1], iterator_types = ["reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<4xf32>, vector<4xf32> into f32
// GENERIC: %0 = "vector.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
func.func @contract(%lhs: vector<4xf32>, %rhs: vector<4xf32>, %acc: f32) {
  %result = vector.contract {indexing_maps = [#map, #map, #map1], iterator_types = ["reduction"], kind = #vector.kind<add>} %lhs, %rhs, %acc : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----
// op: vector.reduction
// CHECK: %0 = vector.reduction <add>, %arg0 : vector<4xf32> into f32
// GENERIC: %0 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
func.func @reduction(%vector: vector<4xf32>) {
  %dest = vector.reduction <add>, %vector : vector<4xf32> into f32
  return
}

// -----
// op: vector.multi_reduction
// CHECK: %0 = vector.multi_reduction <mul>, %arg0, %arg1 [0] : vector<4x8xf32> to vector<8xf32>
// GENERIC: %0 = "vector.multi_reduction"(%arg0, %arg1) <{kind = #vector.kind<mul>, reduction_dims = array<i64: 0>}> : (vector<4x8xf32>, vector<8xf32>) -> vector<8xf32>
func.func @multi_reduction(%source: vector<4x8xf32>, %acc: vector<8xf32>) {
  %dest = vector.multi_reduction <mul>, %source, %acc [0] : vector<4x8xf32> to vector<8xf32>
  return
}

// -----
// op: vector.broadcast
// CHECK: %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
// GENERIC: %0 = "vector.broadcast"(%arg0) : (f32) -> vector<4xf32>
func.func @broadcast(%source: f32) {
  %vector = vector.broadcast %source : f32 to vector<4xf32>
  return
}

// -----
// op: vector.shuffle
// CHECK: %0 = vector.shuffle %arg0, %arg1 [0, 5, 2, 7] : vector<4xf32>, vector<4xf32>
// GENERIC: %0 = "vector.shuffle"(%arg0, %arg1) <{mask = array<i64: 0, 5, 2, 7>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
func.func @shuffle(%v1: vector<4xf32>, %v2: vector<4xf32>) {
  %vector = vector.shuffle %v1, %v2 [0, 5, 2, 7] : vector<4xf32>, vector<4xf32>
  return
}

// -----
// op: vector.interleave
// CHECK: %0 = vector.interleave %arg0, %arg1 : vector<4xf32> -> vector<8xf32>
// GENERIC: %0 = "vector.interleave"(%arg0, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
func.func @interleave(%lhs: vector<4xf32>, %rhs: vector<4xf32>) {
  %result = vector.interleave %lhs, %rhs : vector<4xf32> -> vector<8xf32>
  return
}

// -----
// op: vector.deinterleave
// CHECK: %res1, %res2 = vector.deinterleave %arg0 : vector<8xf32> -> vector<4xf32>
// GENERIC: %0:2 = "vector.deinterleave"(%arg0) : (vector<8xf32>) -> (vector<4xf32>, vector<4xf32>)
func.func @deinterleave(%source: vector<8xf32>) {
  %res1:2 = vector.deinterleave %source : vector<8xf32> -> vector<4xf32>
  return
}

// -----
// op: vector.extract
// CHECK: %0 = vector.extract %arg0[0] : f32 from vector<4xf32>
// GENERIC: %0 = "vector.extract"(%arg0) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
func.func @extract(%source: vector<4xf32>) {
  %result = vector.extract %source[0] : f32 from vector<4xf32>
  return
}

// -----
// op: vector.fma
// CHECK: %0 = vector.fma %arg0, %arg1, %arg2 : vector<4xf32>
// GENERIC: %0 = "vector.fma"(%arg0, %arg1, %arg2) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
func.func @fma(%lhs: vector<4xf32>, %rhs: vector<4xf32>, %acc: vector<4xf32>) {
  %result = vector.fma %lhs, %rhs, %acc : vector<4xf32>
  return
}

// -----
// op: vector.to_elements
// CHECK: %0:4 = vector.to_elements %arg0 : vector<4xf32>
// GENERIC: %0:4 = "vector.to_elements"(%arg0) : (vector<4xf32>) -> (f32, f32, f32, f32)
func.func @to_elements(%source: vector<4xf32>) {
  %elements:4 = vector.to_elements %source : vector<4xf32>
  return
}

// -----
// op: vector.from_elements
// CHECK: %0 = vector.from_elements %arg0, %arg0, %arg0, %arg0 : vector<4xf32>
// GENERIC: %0 = "vector.from_elements"(%arg0, %arg0, %arg0, %arg0) : (f32, f32, f32, f32) -> vector<4xf32>
func.func @from_elements(%elements: f32) {
  %dest = vector.from_elements %elements, %elements, %elements, %elements : vector<4xf32>
  return
}

// -----
// op: vector.insert
// CHECK: %0 = vector.insert %arg0, %arg1 [2] : f32 into vector<4xf32>
// GENERIC: %0 = "vector.insert"(%arg0, %arg1) <{static_position = array<i64: 2>}> : (f32, vector<4xf32>) -> vector<4xf32>
func.func @insert(%value_to_store: f32, %dest: vector<4xf32>) {
  %result = vector.insert %value_to_store, %dest [2] : f32 into vector<4xf32>
  return
}

// -----
// op: vector.scalable.insert
// CHECK: %0 = vector.scalable.insert %arg0, %arg1[0] : vector<4xf32> into vector<[4]xf32>
// GENERIC: %0 = "vector.scalable.insert"(%arg0, %arg1) <{pos = 0 : i64}> : (vector<4xf32>, vector<[4]xf32>) -> vector<[4]xf32>
func.func @scalable_insert(%value_to_store: vector<4xf32>, %dest: vector<[4]xf32>) {
  %result = vector.scalable.insert %value_to_store, %dest[0] : vector<4xf32> into vector<[4]xf32>
  return
}

// -----
// op: vector.scalable.extract
// CHECK: %0 = vector.scalable.extract %arg0[0] : vector<4xf32> from vector<[4]xf32>
// GENERIC: %0 = "vector.scalable.extract"(%arg0) <{pos = 0 : i64}> : (vector<[4]xf32>) -> vector<4xf32>
func.func @scalable_extract(%source: vector<[4]xf32>) {
  %result = vector.scalable.extract %source[0] : vector<4xf32> from vector<[4]xf32>
  return
}

// -----
// op: vector.insert_strided_slice
// CHECK: %0 = vector.insert_strided_slice %arg0, %arg1 {offsets = [0, 2], strides = [1]} : vector<4xf32> into vector<4x8xf32>
// GENERIC: %0 = "vector.insert_strided_slice"(%arg0, %arg1) <{offsets = [0, 2], strides = [1]}> : (vector<4xf32>, vector<4x8xf32>) -> vector<4x8xf32>
func.func @insert_strided_slice(%value_to_store: vector<4xf32>, %dest: vector<4x8xf32>) {
  %result = vector.insert_strided_slice %value_to_store, %dest {offsets = [0, 2], strides = [1]} : vector<4xf32> into vector<4x8xf32>
  return
}

// -----
// op: vector.outerproduct
// CHECK: %0 = vector.outerproduct %arg0, %arg1 : vector<4xf32>, f32
// GENERIC: %0 = "vector.outerproduct"(%arg0, %arg1) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> vector<4xf32>
func.func @outerproduct(%lhs: vector<4xf32>, %rhs: f32) {
  %result = vector.outerproduct %lhs, %rhs : vector<4xf32>, f32
  return
}

// -----
// op: vector.extract_strided_slice
// CHECK: %0 = vector.extract_strided_slice %arg0 {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
// GENERIC: %0 = "vector.extract_strided_slice"(%arg0) <{offsets = [0, 2], sizes = [2, 4], strides = [1, 1]}> : (vector<4x8xf32>) -> vector<2x4xf32>
func.func @extract_strided_slice(%source: vector<4x8xf32>) {
  %result = vector.extract_strided_slice %source {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  return
}

// -----
// op: vector.transfer_read
// CHECK: %0 = vector.transfer_read %arg0[%arg1], %arg2 : memref<?xf32>, vector<4xf32>
// GENERIC: %0 = "vector.transfer_read"(%arg0, %arg1, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<?xf32>, index, f32) -> vector<4xf32>
func.func @transfer_read(%base: memref<?xf32>, %indices: index, %padding: f32) {
  %vector = vector.transfer_read %base[%indices], %padding : memref<?xf32>, vector<4xf32>
  return
}

// -----
// op: vector.transfer_write
// CHECK: vector.transfer_write %arg0, %arg1[%arg2, %arg3] : vector<4xf32>, memref<?x8xf32>
// GENERIC: "vector.transfer_write"(%arg0, %arg1, %arg2, %arg3) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xf32>, memref<?x8xf32>, index, index) -> ()
func.func @transfer_write(%value_to_store: vector<4xf32>, %base: memref<?x8xf32>, %indices: index, %indices_0: index) {
  vector.transfer_write %value_to_store, %base[%indices, %indices_0] : vector<4xf32>, memref<?x8xf32>
  return
}

// -----
// op: vector.load
// CHECK: %0 = vector.load %arg0[%arg1] : memref<8xf32>, vector<4xf32>
// GENERIC: %0 = "vector.load"(%arg0, %arg1) : (memref<8xf32>, index) -> vector<4xf32>
func.func @load(%base: memref<8xf32>, %indices: index) {
  %result = vector.load %base[%indices] : memref<8xf32>, vector<4xf32>
  return
}

// -----
// op: vector.store
// CHECK: vector.store %arg0, %arg1[%arg2, %arg3] : memref<?x8xf32>, vector<4xf32>
// GENERIC: "vector.store"(%arg0, %arg1, %arg2, %arg3) : (vector<4xf32>, memref<?x8xf32>, index, index) -> ()
func.func @store(%value_to_store: vector<4xf32>, %base: memref<?x8xf32>, %indices: index, %indices_0: index) {
  vector.store %value_to_store, %base[%indices, %indices_0] : memref<?x8xf32>, vector<4xf32>
  return
}

// -----
// op: vector.maskedload
// CHECK: %0 = vector.maskedload %arg0[%arg1, %arg2], %arg3, %arg4 : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// GENERIC: %0 = "vector.maskedload"(%arg0, %arg1, %arg2, %arg3, %arg4) : (memref<?x8xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
func.func @maskedload(%base: memref<?x8xf32>, %indices: index, %indices_0: index, %mask: vector<4xi1>, %pass_thru: vector<4xf32>) {
  %result = vector.maskedload %base[%indices, %indices_0], %mask, %pass_thru : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----
// op: vector.maskedstore
// CHECK: vector.maskedstore %arg0[%arg1, %arg2], %arg3, %arg4 : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
// GENERIC: "vector.maskedstore"(%arg0, %arg1, %arg2, %arg3, %arg4) : (memref<?x8xf32>, index, index, vector<4xi1>, vector<4xf32>) -> ()
func.func @maskedstore(%base: memref<?x8xf32>, %indices: index, %indices_0: index, %mask: vector<4xi1>, %value_to_store: vector<4xf32>) {
  vector.maskedstore %base[%indices, %indices_0], %mask, %value_to_store : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----
// op: vector.gather
// CHECK: %0 = vector.gather %arg0[%arg1, %arg2] [%arg3], %arg4, %arg5 : memref<?x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// GENERIC: %0 = "vector.gather"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (memref<?x8xf32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
func.func @gather(%base: memref<?x8xf32>, %offsets: index, %offsets_0: index, %indices: vector<4xi32>, %mask: vector<4xi1>, %pass_thru: vector<4xf32>) {
  %result = vector.gather %base[%offsets, %offsets_0] [%indices], %mask, %pass_thru : memref<?x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----
// op: vector.scatter
// CHECK: vector.scatter %arg0[%arg1, %arg2] [%arg3], %arg4, %arg5 : memref<?x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
// GENERIC: "vector.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (memref<?x8xf32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> ()
func.func @scatter(%base: memref<?x8xf32>, %offsets: index, %offsets_0: index, %indices: vector<4xi32>, %mask: vector<4xi1>, %value_to_store: vector<4xf32>) {
  vector.scatter %base[%offsets, %offsets_0] [%indices], %mask, %value_to_store : memref<?x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----
// op: vector.expandload
// CHECK: %0 = vector.expandload %arg0[%arg1, %arg2], %arg3, %arg4 : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// GENERIC: %0 = "vector.expandload"(%arg0, %arg1, %arg2, %arg3, %arg4) : (memref<?x8xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
func.func @expandload(%base: memref<?x8xf32>, %indices: index, %indices_0: index, %mask: vector<4xi1>, %pass_thru: vector<4xf32>) {
  %result = vector.expandload %base[%indices, %indices_0], %mask, %pass_thru : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----
// op: vector.compressstore
// CHECK: vector.compressstore %arg0[%arg1, %arg2], %arg3, %arg4 : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
// GENERIC: "vector.compressstore"(%arg0, %arg1, %arg2, %arg3, %arg4) : (memref<?x8xf32>, index, index, vector<4xi1>, vector<4xf32>) -> ()
func.func @compressstore(%base: memref<?x8xf32>, %indices: index, %indices_0: index, %mask: vector<4xi1>, %value_to_store: vector<4xf32>) {
  vector.compressstore %base[%indices, %indices_0], %mask, %value_to_store : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----
// op: vector.shape_cast
// CHECK: %0 = vector.shape_cast %arg0 : vector<4x8xf32> to vector<32xf32>
// GENERIC: %0 = "vector.shape_cast"(%arg0) : (vector<4x8xf32>) -> vector<32xf32>
func.func @shape_cast(%source: vector<4x8xf32>) {
  %result = vector.shape_cast %source : vector<4x8xf32> to vector<32xf32>
  return
}

// -----
// op: vector.bitcast
// CHECK: %0 = vector.bitcast %arg0 : vector<4xf32> to vector<8xf16>
// GENERIC: %0 = "vector.bitcast"(%arg0) : (vector<4xf32>) -> vector<8xf16>
func.func @bitcast(%source: vector<4xf32>) {
  %result = vector.bitcast %source : vector<4xf32> to vector<8xf16>
  return
}

// -----
// op: vector.type_cast
// CHECK: %0 = vector.type_cast %arg0 : memref<4x8xf32> to memref<vector<4x8xf32>>
// GENERIC: %0 = "vector.type_cast"(%arg0) : (memref<4x8xf32>) -> memref<vector<4x8xf32>>
func.func @type_cast(%memref: memref<4x8xf32>) {
  %result = vector.type_cast %memref : memref<4x8xf32> to memref<vector<4x8xf32>>
  return
}

// -----
// op: vector.constant_mask
// CHECK: %0 = vector.constant_mask [2, 3] : vector<4x8xi1>
// GENERIC: %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2, 3>}> : () -> vector<4x8xi1>
func.func @constant_mask() {
  %result = vector.constant_mask [2, 3] : vector<4x8xi1>
  return
}

// -----
// op: vector.create_mask
// CHECK: %0 = vector.create_mask %arg0 : vector<4xi1>
// GENERIC: %0 = "vector.create_mask"(%arg0) : (index) -> vector<4xi1>
func.func @create_mask(%operands: index) {
  %result = vector.create_mask %operands : vector<4xi1>
  return
}

// -----
// op: vector.mask
// CHECK: %0 = vector.mask %arg0 { vector.reduction <add>, %arg1 : vector<4xf32> into f32 } : vector<4xi1> -> f32
// GENERIC: %0 = "vector.mask"(%arg0) ({
// GENERIC-NEXT: %1 = "vector.reduction"(%arg1) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
// GENERIC-NEXT: "vector.yield"(%1) : (f32) -> ()
// GENERIC-NEXT: }) : (vector<4xi1>) -> f32
func.func @mask(%mask: vector<4xi1>, %vector: vector<4xf32>) {
  %result = vector.mask %mask { vector.reduction <add>, %vector : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}

// -----
// op: vector.transpose
// CHECK: %0 = vector.transpose %arg0, [2, 0, 1] : vector<2x4x8xf32> to vector<8x2x4xf32>
// GENERIC: %0 = "vector.transpose"(%arg0) <{permutation = array<i64: 2, 0, 1>}> : (vector<2x4x8xf32>) -> vector<8x2x4xf32>
func.func @transpose(%vector: vector<2x4x8xf32>) {
  %result = vector.transpose %vector, [2, 0, 1] : vector<2x4x8xf32> to vector<8x2x4xf32>
  return
}

// -----
// op: vector.print
// CHECK: vector.print str "hello\0A"
// GENERIC: "vector.print"() <{punctuation = #vector.punctuation<newline>, stringLiteral = "hello\0A"}> : () -> ()
func.func @print() {
  vector.print str "hello\0A"
  return
}

// -----
// op: vector.vscale
// CHECK: %vscale = vector.vscale
// GENERIC: %0 = "vector.vscale"() : () -> index
func.func @vscale() {
  %result = vector.vscale
  return
}

// -----
// op: vector.scan
// CHECK: %dest, %accumulated_value = vector.scan <add>, %arg0, %arg1 {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<8xf32>
// GENERIC: %0:2 = "vector.scan"(%arg0, %arg1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<4x8xf32>, vector<8xf32>) -> (vector<4x8xf32>, vector<8xf32>)
func.func @scan(%source: vector<4x8xf32>, %initial_value: vector<8xf32>) {
  %dest:2 = vector.scan <add>, %source, %initial_value {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<8xf32>
  return
}

// -----
// op: vector.step
// CHECK: %0 = vector.step : vector<4xindex>
// GENERIC: %0 = "vector.step"() : () -> vector<4xindex>
func.func @step() {
  %result = vector.step : vector<4xindex>
  return
}

// -----
// op: vector.yield
// CHECK: func.func @mask(%arg0: vector<4xi1>, %arg1: vector<4xf32>) {
// CHECK-NEXT: %0 = vector.mask %arg0 { vector.reduction <add>, %arg1 : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// GENERIC: "vector.yield"(%1) : (f32) -> ()
func.func @mask(%mask: vector<4xi1>, %vector: vector<4xf32>) {
  %result = vector.mask %mask { vector.reduction <add>, %vector : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}
