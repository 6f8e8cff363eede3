// Maps that permute and broadcast; transfers across rows.
// RUN: nvlower --convert-vector-to-scf %s | filecheck %s

// CHECK-LABEL: func.func @rperm(
// CHECK: %{{.+}} = arith.constant 1 : index
// CHECK-NEXT: %{{.+}} = arith.constant 2 : index
// CHECK-NEXT: %{{.+}} = arith.constant 0 : index
// CHECK-NEXT: %{{.+}} = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT: %{{.+}} = vector.type_cast %{{.+}} : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
// CHECK-NEXT: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} {
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?xf32>
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: scf.if %{{.+}} {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = vector.transfer_read %{{.+}}[%{{.+}}, %{{.+}}], %{{.+}} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: memref.store %{{.+}}, %{{.+}}[%{{.+}}] : memref<2xvector<4xf32>>
// CHECK: %{{.+}} = vector.broadcast %{{.+}} : f32 to vector<4xf32>
// CHECK-NEXT: memref.store %{{.+}}, %{{.+}}[%{{.+}}] : memref<2xvector<4xf32>>
// CHECK: %{{.+}} = memref.load %{{.+}}[] : memref<vector<2x4xf32>>
// CHECK-NEXT: %{{.+}} = vector.transpose %{{.+}}, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
// CHECK-NEXT: return %{{.+}} : vector<4x2xf32>
func.func @rperm(%m: memref<?x?xf32>, %i: index, %f: f32) -> vector<4x2xf32> {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x2xf32>
  return %0 : vector<4x2xf32>
}

// CHECK-LABEL: func.func @wperm(
// CHECK: %{{.+}} = arith.constant 1 : index
// CHECK-NEXT: %{{.+}} = arith.constant 2 : index
// CHECK-NEXT: %{{.+}} = arith.constant 0 : index
// CHECK-NEXT: %{{.+}} = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT: %{{.+}} = vector.transpose %{{.+}}, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
// CHECK-NEXT: memref.store %{{.+}}, %{{.+}}[] : memref<vector<2x4xf32>>
// CHECK-NEXT: %{{.+}} = vector.type_cast %{{.+}} : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
// CHECK-NEXT: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} {
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?xf32>
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: scf.if %{{.+}} {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = memref.load %{{.+}}[%{{.+}}] : memref<2xvector<4xf32>>
// CHECK-NEXT: vector.transfer_write %{{.+}}, %{{.+}}[%{{.+}}, %{{.+}}] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK: return
func.func @wperm(%m: memref<?x?xf32>, %i: index, %v: vector<4x2xf32>) {
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds=[true,false]} : vector<4x2xf32>, memref<?x?xf32>
  return
}

// CHECK-LABEL: func.func @rbc(
// CHECK: %{{.+}} = vector.transfer_read %{{.+}}[%{{.+}}, %{{.+}}], %{{.+}} : memref<?x?xf32>, vector<2xf32>
// CHECK-NEXT: %{{.+}} = vector.broadcast %{{.+}} : vector<2xf32> to vector<4x2xf32>
// CHECK-NEXT: return %{{.+}} : vector<4x2xf32>
func.func @rbc(%m: memref<?x?xf32>, %i: index, %f: f32) -> vector<4x2xf32> {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (0, d1)>, in_bounds=[true,false]} : memref<?x?xf32>, vector<4x2xf32>
  return %0 : vector<4x2xf32>
}

// CHECK-LABEL: func.func @rbc2(
// CHECK: %{{.+}} = vector.transfer_read %{{.+}}[%{{.+}}, %{{.+}}], %{{.+}} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %{{.+}} = vector.broadcast %{{.+}} : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT: %{{.+}} = vector.transpose %{{.+}}, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
// CHECK-NEXT: return %{{.+}} : vector<4x2xf32>
func.func @rbc2(%m: memref<?x?xf32>, %i: index, %f: f32) -> vector<4x2xf32> {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d1, 0)>, in_bounds=[false,true]} : memref<?x?xf32>, vector<4x2xf32>
  return %0 : vector<4x2xf32>
}

// CHECK-LABEL: func.func @r1col(
// CHECK: %{{.+}} = arith.constant 0 : index
// CHECK-NEXT: %{{.+}} = arith.constant 4 : index
// CHECK-NEXT: %{{.+}} = arith.constant 1 : index
// CHECK-NEXT: %{{.+}} = vector.broadcast %{{.+}} : f32 to vector<4xf32>
// CHECK-NEXT: %{{.+}} = scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} iter_args(%{{.+}} = %{{.+}}) -> (vector<4xf32>) {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?xf32>
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: %{{.+}} = scf.if %{{.+}} -> (vector<4xf32>) {
// CHECK-NEXT: %{{.+}} = memref.load %{{.+}}[%{{.+}}, %{{.+}}] : memref<?x?xf32>
// CHECK-NEXT: %{{.+}} = vector.insert %{{.+}}, %{{.+}} [%{{.+}}] : f32 into vector<4xf32>
// CHECK-NEXT: scf.yield %{{.+}} : vector<4xf32>
// CHECK: scf.yield %{{.+}} : vector<4xf32>
// CHECK: scf.yield %{{.+}} : vector<4xf32>
// CHECK: return %{{.+}} : vector<4xf32>
func.func @r1col(%m: memref<?x?xf32>, %i: index, %f: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @w1col(
// CHECK: %{{.+}} = arith.constant 1 : index
// CHECK-NEXT: %{{.+}} = arith.constant 4 : index
// CHECK-NEXT: %{{.+}} = arith.constant 0 : index
// CHECK-NEXT: %{{.+}} = memref.alloca() : memref<vector<4x1xf32>>
// CHECK-NEXT: %{{.+}} = vector.broadcast %{{.+}} : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT: %{{.+}} = vector.transpose %{{.+}}, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
// CHECK-NEXT: memref.store %{{.+}}, %{{.+}}[] : memref<vector<4x1xf32>>
// CHECK-NEXT: %{{.+}} = vector.type_cast %{{.+}} : memref<vector<4x1xf32>> to memref<4xvector<1xf32>>
// CHECK-NEXT: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} {
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?xf32>
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: scf.if %{{.+}} {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = memref.load %{{.+}}[%{{.+}}] : memref<4xvector<1xf32>>
// CHECK-NEXT: vector.transfer_write %{{.+}}, %{{.+}}[%{{.+}}, %{{.+}}] {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
// CHECK: return
func.func @w1col(%m: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<?x?xf32>
  return
}

// CHECK-LABEL: func.func @r1stride(
// CHECK: %{{.+}} = arith.constant 0 : index
// CHECK-NEXT: %{{.+}} = arith.constant 4 : index
// CHECK-NEXT: %{{.+}} = arith.constant 1 : index
// CHECK-NEXT: %{{.+}} = vector.broadcast %{{.+}} : f32 to vector<4xf32>
// CHECK-NEXT: %{{.+}} = scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} iter_args(%{{.+}} = %{{.+}}) -> (vector<4xf32>) {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: %{{.+}} = scf.if %{{.+}} -> (vector<4xf32>) {
// CHECK-NEXT: %{{.+}} = memref.load %{{.+}}[%{{.+}}] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: %{{.+}} = vector.insert %{{.+}}, %{{.+}} [%{{.+}}] : f32 into vector<4xf32>
// CHECK-NEXT: scf.yield %{{.+}} : vector<4xf32>
// CHECK: scf.yield %{{.+}} : vector<4xf32>
// CHECK: scf.yield %{{.+}} : vector<4xf32>
// CHECK: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[%{{.+}}] : f32 from vector<4xf32>
func.func @r1stride(%m: memref<?xf32, strided<[?], offset: ?>>, %i: index, %f: f32, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i], %f : memref<?xf32, strided<[?], offset: ?>>, vector<4xf32>
  vector.transfer_write %v, %m[%i] {in_bounds=[true]} : vector<4xf32>, memref<?xf32, strided<[?], offset: ?>>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @r1all(
// CHECK: %{{.+}} = memref.load %{{.+}}[%{{.+}}] : memref<?xf32>
// CHECK-NEXT: %{{.+}} = vector.broadcast %{{.+}} : f32 to vector<4xf32>
// CHECK-NEXT: return %{{.+}} : vector<4xf32>
func.func @r1all(%m: memref<?xf32>, %i: index, %f: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i], %f {permutation_map = affine_map<(d0) -> (0)>, in_bounds=[true]} : memref<?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @r1colmask(
// CHECK: %{{.+}} = arith.constant 0 : index
// CHECK-NEXT: %{{.+}} = arith.constant 4 : index
// CHECK-NEXT: %{{.+}} = arith.constant 1 : index
// CHECK-NEXT: %{{.+}} = vector.broadcast %{{.+}} : f32 to vector<4xf32>
// CHECK-NEXT: %{{.+}} = scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} iter_args(%{{.+}} = %{{.+}}) -> (vector<4xf32>) {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?xf32>
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[%{{.+}}] : i1 from vector<4xi1>
// CHECK-NEXT: %{{.+}} = arith.andi %{{.+}}, %{{.+}} : i1
// CHECK-NEXT: %{{.+}} = scf.if %{{.+}} -> (vector<4xf32>) {
// CHECK-NEXT: %{{.+}} = memref.load %{{.+}}[%{{.+}}, %{{.+}}] : memref<?x?xf32>
// CHECK-NEXT: %{{.+}} = vector.insert %{{.+}}, %{{.+}} [%{{.+}}] : f32 into vector<4xf32>
// CHECK-NEXT: scf.yield %{{.+}} : vector<4xf32>
// CHECK: scf.yield %{{.+}} : vector<4xf32>
// CHECK: scf.yield %{{.+}} : vector<4xf32>
// CHECK: return %{{.+}} : vector<4xf32>
func.func @r1colmask(%m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %f, %k {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @r3perm(
// CHECK: %{{.+}} = arith.constant 3 : index
// CHECK-NEXT: %{{.+}} = arith.constant 1 : index
// CHECK-NEXT: %{{.+}} = arith.constant 2 : index
// CHECK-NEXT: %{{.+}} = arith.constant 0 : index
// CHECK-NEXT: %{{.+}} = memref.alloca() : memref<vector<2x3x4xf32>>
// CHECK-NEXT: %{{.+}} = vector.type_cast %{{.+}} : memref<vector<2x3x4xf32>> to memref<2xvector<3x4xf32>>
// CHECK-NEXT: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = vector.type_cast %{{.+}} : memref<2xvector<3x4xf32>> to memref<2x3xvector<4xf32>>
// CHECK-NEXT: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} {
// CHECK-NEXT: %{{.+}} = vector.transfer_read %{{.+}}[%{{.+}}, %{{.+}}, %{{.+}}], %{{.+}} : memref<?x?x?xf32>, vector<4xf32>
// CHECK-NEXT: memref.store %{{.+}}, %{{.+}}[%{{.+}}, %{{.+}}] : memref<2x3xvector<4xf32>>
// CHECK: %{{.+}} = memref.load %{{.+}}[] : memref<vector<2x3x4xf32>>
// CHECK-NEXT: %{{.+}} = vector.transpose %{{.+}}, [2, 1, 0] : vector<2x3x4xf32> to vector<4x3x2xf32>
// CHECK-NEXT: return %{{.+}} : vector<4x3x2xf32>
func.func @r3perm(%m: memref<?x?x?xf32>, %i: index, %f: f32) -> vector<4x3x2xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %f {permutation_map = affine_map<(d0, d1, d2) -> (d2, 0, d0)>, in_bounds=[false, true, true]} : memref<?x?x?xf32>, vector<4x3x2xf32>
  return %0 : vector<4x3x2xf32>
}

// CHECK-LABEL: func.func @wperm3(
// CHECK: %{{.+}} = arith.constant 1 : index
// CHECK-NEXT: %{{.+}} = arith.constant 2 : index
// CHECK-NEXT: %{{.+}} = arith.constant 0 : index
// CHECK-NEXT: %{{.+}} = memref.alloca() : memref<vector<2x1x4xf32>>
// CHECK-NEXT: %{{.+}} = vector.broadcast %{{.+}} : vector<4x2xf32> to vector<1x4x2xf32>
// CHECK-NEXT: %{{.+}} = vector.transpose %{{.+}}, [2, 0, 1] : vector<1x4x2xf32> to vector<2x1x4xf32>
// CHECK-NEXT: memref.store %{{.+}}, %{{.+}}[] : memref<vector<2x1x4xf32>>
// CHECK-NEXT: %{{.+}} = vector.type_cast %{{.+}} : memref<vector<2x1x4xf32>> to memref<2xvector<1x4xf32>>
// CHECK-NEXT: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} {
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?x?xf32>
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: scf.if %{{.+}} {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = vector.type_cast %{{.+}} : memref<2xvector<1x4xf32>> to memref<2x1xvector<4xf32>>
// CHECK-NEXT: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = memref.load %{{.+}}[%{{.+}}, %{{.+}}] : memref<2x1xvector<4xf32>>
// CHECK-NEXT: vector.transfer_write %{{.+}}, %{{.+}}[%{{.+}}, %{{.+}}, %{{.+}}] {in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
func.func @wperm3(%m: memref<?x?x?xf32>, %i: index, %v: vector<4x2xf32>) {
  vector.transfer_write %v, %m[%i, %i, %i] {permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>, in_bounds=[true,false]} : vector<4x2xf32>, memref<?x?x?xf32>
  return
}

// CHECK-LABEL: func.func @fullmask(
// CHECK: %{{.+}} = vector.transfer_read %{{.+}}[%{{.+}}, %{{.+}}], %{{.+}} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: return %{{.+}} : vector<4xf32>
func.func @fullmask(%m: memref<?x?xf32>, %i: index, %f: f32) -> vector<4xf32> {
  %k = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.transfer_read %m[%i, %i], %f, %k : memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
