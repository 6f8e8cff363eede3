// RUN: nvlower --convert-nvgpu-to-nvvm %s | filecheck %s

// CHECK-LABEL: func.func @one_tile(
func.func @one_tile(%a: memref<8x8xf16, 3>, %i: index) -> vector<1x2xf16> {
  // CHECK: %[[C8:.*]] = llvm.mlir.constant(8 : index) : i64
  // CHECK-NEXT: %[[ROW:.*]] = llvm.mul %[[I:.*]], %[[C8]] : i64
  // CHECK-NEXT: %[[AT:.*]] = llvm.add %[[ROW]], %[[I]] : i64
  // CHECK-NEXT: %[[P:.*]] = llvm.getelementptr %{{.*}}[%[[AT]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f16
  // CHECK-NEXT: %[[W:.*]] = nvvm.ldmatrix %[[P]] {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> i32
  // CHECK-NEXT: %[[R:.*]] = llvm.mlir.poison : !llvm.array<1 x vector<2xf16>>
  // CHECK-NEXT: %[[V:.*]] = llvm.bitcast %[[W]] : i32 to vector<2xf16>
  // CHECK-NEXT: llvm.insertvalue %[[V]], %[[R]][0] : !llvm.array<1 x vector<2xf16>>
  %0 = nvgpu.ldmatrix %a[%i, %i] {transpose = false, numTiles = 1 : i32} : memref<8x8xf16, 3> -> vector<1x2xf16>
  return %0 : vector<1x2xf16>
}

// Strides and the offset may be known only at run time.
// CHECK-LABEL: func.func @four_tiles_transposed(
func.func @four_tiles_transposed(%a: memref<?x?xf16, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>, %i: index) -> vector<4x2xf16> {
  // CHECK: llvm.extractvalue %[[D:.*]][1]
  // CHECK: llvm.extractvalue %[[D]][2]
  // CHECK: llvm.extractvalue %[[D]][4, 0]
  // CHECK: nvvm.ldmatrix %{{.*}} {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, {{.*}} -> !llvm.struct<(i32, i32, i32, i32)>
  // CHECK-COUNT-4: llvm.insertvalue
  %0 = nvgpu.ldmatrix %a[%i, %i] {transpose = true, numTiles = 4 : i32} : memref<?x?xf16, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>> -> vector<4x2xf16>
  return %0 : vector<4x2xf16>
}

// CHECK-LABEL: func.func @other_elements(
func.func @other_elements(%a: memref<8x8xf32, 3>, %b: memref<8x8xi8, 3>, %c: memref<8x8xi4, 3>, %i: index) -> (vector<2x1xf32>, vector<1x4xi8>, vector<1x8xi4>) {
  // CHECK: llvm.bitcast %{{.*}} : i32 to vector<1xf32>
  %0 = nvgpu.ldmatrix %a[%i, %i] {transpose = false, numTiles = 2 : i32} : memref<8x8xf32, 3> -> vector<2x1xf32>
  // CHECK: llvm.bitcast %{{.*}} : i32 to vector<4xi8>
  %1 = nvgpu.ldmatrix %b[%i, %i] {transpose = false, numTiles = 1 : i32} : memref<8x8xi8, 3> -> vector<1x4xi8>
  // CHECK: llvm.bitcast %{{.*}} : i32 to vector<8xi4>
  %2 = nvgpu.ldmatrix %c[%i, %i] {transpose = false, numTiles = 1 : i32} : memref<8x8xi4, 3> -> vector<1x8xi4>
  return %0, %1, %2 : vector<2x1xf32>, vector<1x4xi8>, vector<1x8xi4>
}
