// One example for each op of vector: read by --show-op, the op reference and the tests.

// -----
// op: vector.contract
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
func.func @contract(%lhs: vector<4xf32>, %rhs: vector<4xf32>, %acc: f32) {
  %result = vector.contract {indexing_maps = [#map, #map, #map1], iterator_types = ["reduction"], kind = #vector.kind<add>} %lhs, %rhs, %acc : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----
// op: vector.reduction
func.func @reduction(%vector: vector<4xf32>) {
  %dest = vector.reduction <add>, %vector : vector<4xf32> into f32
  return
}

// -----
// op: vector.multi_reduction
func.func @multi_reduction(%source: vector<4x8xf32>, %acc: vector<8xf32>) {
  %dest = vector.multi_reduction <mul>, %source, %acc [0] : vector<4x8xf32> to vector<8xf32>
  return
}

// -----
// op: vector.broadcast
func.func @broadcast(%source: f32) {
  %vector = vector.broadcast %source : f32 to vector<4xf32>
  return
}

// -----
// op: vector.shuffle
func.func @shuffle(%v1: vector<4xf32>, %v2: vector<4xf32>) {
  %vector = vector.shuffle %v1, %v2 [0, 5, 2, 7] : vector<4xf32>, vector<4xf32>
  return
}

// -----
// op: vector.interleave
func.func @interleave(%lhs: vector<4xf32>, %rhs: vector<4xf32>) {
  %result = vector.interleave %lhs, %rhs : vector<4xf32> -> vector<8xf32>
  return
}

// -----
// op: vector.deinterleave
func.func @deinterleave(%source: vector<8xf32>) {
  %res1:2 = vector.deinterleave %source : vector<8xf32> -> vector<4xf32>
  return
}

// -----
// op: vector.extract
func.func @extract(%source: vector<4xf32>) {
  %result = vector.extract %source[0] : f32 from vector<4xf32>
  return
}

// -----
// op: vector.fma
func.func @fma(%lhs: vector<4xf32>, %rhs: vector<4xf32>, %acc: vector<4xf32>) {
  %result = vector.fma %lhs, %rhs, %acc : vector<4xf32>
  return
}

// -----
// op: vector.to_elements
func.func @to_elements(%source: vector<4xf32>) {
  %elements:4 = vector.to_elements %source : vector<4xf32>
  return
}

// -----
// op: vector.from_elements
func.func @from_elements(%elements: f32) {
  %dest = vector.from_elements %elements, %elements, %elements, %elements : vector<4xf32>
  return
}

// -----
// op: vector.insert
func.func @insert(%value_to_store: f32, %dest: vector<4xf32>) {
  %result = vector.insert %value_to_store, %dest [2] : f32 into vector<4xf32>
  return
}

// -----
// op: vector.scalable.insert
func.func @scalable_insert(%value_to_store: vector<4xf32>, %dest: vector<[4]xf32>) {
  %result = vector.scalable.insert %value_to_store, %dest[0] : vector<4xf32> into vector<[4]xf32>
  return
}

// -----
// op: vector.scalable.extract
func.func @scalable_extract(%source: vector<[4]xf32>) {
  %result = vector.scalable.extract %source[0] : vector<4xf32> from vector<[4]xf32>
  return
}

// -----
// op: vector.insert_strided_slice
func.func @insert_strided_slice(%value_to_store: vector<4xf32>, %dest: vector<4x8xf32>) {
  %result = vector.insert_strided_slice %value_to_store, %dest {offsets = [0, 2], strides = [1]} : vector<4xf32> into vector<4x8xf32>
  return
}

// -----
// op: vector.outerproduct
func.func @outerproduct(%lhs: vector<4xf32>, %rhs: f32) {
  %result = vector.outerproduct %lhs, %rhs : vector<4xf32>, f32
  return
}

// -----
// op: vector.extract_strided_slice
func.func @extract_strided_slice(%source: vector<4x8xf32>) {
  %result = vector.extract_strided_slice %source {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  return
}

// -----
// op: vector.transfer_read
func.func @transfer_read(%base: memref<?xf32>, %indices: index, %padding: f32) {
  %vector = vector.transfer_read %base[%indices], %padding : memref<?xf32>, vector<4xf32>
  return
}

// -----
// op: vector.transfer_write
func.func @transfer_write(%value_to_store: vector<4xf32>, %base: memref<?x8xf32>, %indices: index, %indices_0: index) {
  vector.transfer_write %value_to_store, %base[%indices, %indices_0] : vector<4xf32>, memref<?x8xf32>
  return
}

// -----
// op: vector.load
func.func @load(%base: memref<8xf32>, %indices: index) {
  %result = vector.load %base[%indices] : memref<8xf32>, vector<4xf32>
  return
}

// -----
// op: vector.store
func.func @store(%value_to_store: vector<4xf32>, %base: memref<?x8xf32>, %indices: index, %indices_0: index) {
  vector.store %value_to_store, %base[%indices, %indices_0] : memref<?x8xf32>, vector<4xf32>
  return
}

// -----
// op: vector.maskedload
func.func @maskedload(%base: memref<?x8xf32>, %indices: index, %indices_0: index, %mask: vector<4xi1>, %pass_thru: vector<4xf32>) {
  %result = vector.maskedload %base[%indices, %indices_0], %mask, %pass_thru : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----
// op: vector.maskedstore
func.func @maskedstore(%base: memref<?x8xf32>, %indices: index, %indices_0: index, %mask: vector<4xi1>, %value_to_store: vector<4xf32>) {
  vector.maskedstore %base[%indices, %indices_0], %mask, %value_to_store : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----
// op: vector.gather
func.func @gather(%base: memref<?x8xf32>, %offsets: index, %offsets_0: index, %indices: vector<4xi32>, %mask: vector<4xi1>, %pass_thru: vector<4xf32>) {
  %result = vector.gather %base[%offsets, %offsets_0] [%indices], %mask, %pass_thru : memref<?x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----
// op: vector.scatter
func.func @scatter(%base: memref<?x8xf32>, %offsets: index, %offsets_0: index, %indices: vector<4xi32>, %mask: vector<4xi1>, %value_to_store: vector<4xf32>) {
  vector.scatter %base[%offsets, %offsets_0] [%indices], %mask, %value_to_store : memref<?x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----
// op: vector.expandload
func.func @expandload(%base: memref<?x8xf32>, %indices: index, %indices_0: index, %mask: vector<4xi1>, %pass_thru: vector<4xf32>) {
  %result = vector.expandload %base[%indices, %indices_0], %mask, %pass_thru : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----
// op: vector.compressstore
func.func @compressstore(%base: memref<?x8xf32>, %indices: index, %indices_0: index, %mask: vector<4xi1>, %value_to_store: vector<4xf32>) {
  vector.compressstore %base[%indices, %indices_0], %mask, %value_to_store : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----
// op: vector.shape_cast
func.func @shape_cast(%source: vector<4x8xf32>) {
  %result = vector.shape_cast %source : vector<4x8xf32> to vector<32xf32>
  return
}

// -----
// op: vector.bitcast
func.func @bitcast(%source: vector<4xf32>) {
  %result = vector.bitcast %source : vector<4xf32> to vector<8xf16>
  return
}

// -----
// op: vector.type_cast
func.func @type_cast(%memref: memref<4x8xf32>) {
  %result = vector.type_cast %memref : memref<4x8xf32> to memref<vector<4x8xf32>>
  return
}

// -----
// op: vector.constant_mask
func.func @constant_mask() {
  %result = vector.constant_mask [2, 3] : vector<4x8xi1>
  return
}

// -----
// op: vector.create_mask
func.func @create_mask(%operands: index) {
  %result = vector.create_mask %operands : vector<4xi1>
  return
}

// -----
// op: vector.mask
func.func @mask(%mask: vector<4xi1>, %vector: vector<4xf32>) {
  %result = vector.mask %mask { vector.reduction <add>, %vector : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}

// -----
// op: vector.transpose
func.func @transpose(%vector: vector<2x4x8xf32>) {
  %result = vector.transpose %vector, [2, 0, 1] : vector<2x4x8xf32> to vector<8x2x4xf32>
  return
}

// -----
// op: vector.print
func.func @print() {
  vector.print str "hello\0A"
  return
}

// -----
// op: vector.vscale
func.func @vscale() {
  %result = vector.vscale
  return
}

// -----
// op: vector.scan
func.func @scan(%source: vector<4x8xf32>, %initial_value: vector<8xf32>) {
  %dest:2 = vector.scan <add>, %source, %initial_value {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<8xf32>
  return
}

// -----
// op: vector.step
func.func @step() {
  %result = vector.step : vector<4xindex>
  return
}

// -----
// op: vector.yield
func.func @mask(%mask: vector<4xi1>, %vector: vector<4xf32>) {
  %result = vector.mask %mask { vector.reduction <add>, %vector : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}
