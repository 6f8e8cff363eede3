// Transfers of high rank, unrolled.
// RUN: nvlower --convert-vector-to-scf=full-unroll %s | filecheck %s

// CHECK-LABEL: func.func @r2(
// CHECK: %{{.+}} = arith.constant 0 : index
// CHECK-NEXT: %{{.+}} = vector.broadcast %{{.+}} : f32 to vector<2x4xf32>
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?xf32>
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: %{{.+}} = scf.if %{{.+}} -> (vector<2x4xf32>) {
// CHECK-NEXT: %{{.+}} = vector.transfer_read %{{.+}}[%{{.+}}, %{{.+}}], %{{.+}} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %{{.+}} = vector.insert %{{.+}}, %{{.+}} [0] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT: scf.yield %{{.+}} : vector<2x4xf32>
// CHECK: scf.yield %{{.+}} : vector<2x4xf32>
// CHECK: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?xf32>
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}()[%{{.+}}]
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: %{{.+}} = scf.if %{{.+}} -> (vector<2x4xf32>) {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}()[%{{.+}}]
// CHECK-NEXT: %{{.+}} = vector.transfer_read %{{.+}}[%{{.+}}, %{{.+}}], %{{.+}} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %{{.+}} = vector.insert %{{.+}}, %{{.+}} [1] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT: scf.yield %{{.+}} : vector<2x4xf32>
// CHECK: scf.yield %{{.+}} : vector<2x4xf32>
func.func @r2(%m: memref<?x?xf32>, %i: index, %j: index, %f: f32) -> vector<2x4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %f : memref<?x?xf32>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @r3(
// CHECK: %{{.+}} = arith.constant 1 : index
// CHECK-NEXT: %{{.+}} = arith.constant 0 : index
// CHECK-NEXT: %{{.+}} = vector.broadcast %{{.+}} : f32 to vector<3x2x4xf32>
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?x?xf32>
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: %{{.+}} = scf.if %{{.+}} -> (vector<3x2x4xf32>) {
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?x?xf32>
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: %{{.+}} = scf.if %{{.+}} -> (vector<3x2x4xf32>) {
// CHECK-NEXT: %{{.+}} = vector.transfer_read %{{.+}}[%{{.+}}, %{{.+}}, %{{.+}}], %{{.+}} : memref<?x?x?xf32>, vector<4xf32>
// CHECK-NEXT: %{{.+}} = vector.insert %{{.+}}, %{{.+}} [0, 0] : vector<4xf32> into vector<3x2x4xf32>
// CHECK-NEXT: scf.yield %{{.+}} : vector<3x2x4xf32>
// CHECK: scf.yield %{{.+}} : vector<3x2x4xf32>
// CHECK: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?x?xf32>
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}()[%{{.+}}]
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: %{{.+}} = scf.if %{{.+}} -> (vector<3x2x4xf32>) {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}()[%{{.+}}]
func.func @r3(%m: memref<?x?x?xf32>, %i: index, %f: f32) -> vector<3x2x4xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %f : memref<?x?x?xf32>, vector<3x2x4xf32>
  return %0 : vector<3x2x4xf32>
}

// CHECK-LABEL: func.func @rmask(
// CHECK: %{{.+}} = vector.broadcast %{{.+}} : f32 to vector<2x4xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0] : vector<4xi1> from vector<2x4xi1>
// CHECK-NEXT: %{{.+}} = vector.transfer_read %{{.+}}[%{{.+}}, %{{.+}}], %{{.+}}, %{{.+}} {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %{{.+}} = vector.insert %{{.+}}, %{{.+}} [0] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}()[%{{.+}}]
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1] : vector<4xi1> from vector<2x4xi1>
// CHECK-NEXT: %{{.+}} = vector.transfer_read %{{.+}}[%{{.+}}, %{{.+}}], %{{.+}}, %{{.+}} {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %{{.+}} = vector.insert %{{.+}}, %{{.+}} [1] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT: return %{{.+}} : vector<2x4xf32>
func.func @rmask(%m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<2x4xi1>) -> vector<2x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %f, %k {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @w3(
// CHECK: %{{.+}} = arith.constant 1 : index
// CHECK-NEXT: %{{.+}} = arith.constant 0 : index
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?x?xf32>
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: scf.if %{{.+}} {
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?x?xf32>
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: scf.if %{{.+}} {
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0, 0] : vector<4xf32> from vector<3x2x4xf32>
// CHECK-NEXT: vector.transfer_write %{{.+}}, %{{.+}}[%{{.+}}, %{{.+}}, %{{.+}}] : vector<4xf32>, memref<?x?x?xf32>
// CHECK: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?x?xf32>
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}()[%{{.+}}]
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: scf.if %{{.+}} {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}()[%{{.+}}]
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0, 1] : vector<4xf32> from vector<3x2x4xf32>
// CHECK-NEXT: vector.transfer_write %{{.+}}, %{{.+}}[%{{.+}}, %{{.+}}, %{{.+}}] : vector<4xf32>, memref<?x?x?xf32>
func.func @w3(%m: memref<?x?x?xf32>, %i: index, %v: vector<3x2x4xf32>) {
  vector.transfer_write %v, %m[%i, %i, %i] : vector<3x2x4xf32>, memref<?x?x?xf32>
  return
}

// CHECK-LABEL: func.func @wmask(
// CHECK: %{{.+}} = arith.constant 0 : index
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?xf32>
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: scf.if %{{.+}} {
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0] : vector<4xi1> from vector<2x4xi1>
// CHECK-NEXT: vector.transfer_write %{{.+}}, %{{.+}}[%{{.+}}, %{{.+}}], %{{.+}} : vector<4xf32>, memref<?x?xf32>
// CHECK: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?xf32>
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}()[%{{.+}}]
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: scf.if %{{.+}} {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}()[%{{.+}}]
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1] : vector<4xi1> from vector<2x4xi1>
// CHECK-NEXT: vector.transfer_write %{{.+}}, %{{.+}}[%{{.+}}, %{{.+}}], %{{.+}} : vector<4xf32>, memref<?x?xf32>
// CHECK: return
func.func @wmask(%m: memref<?x?xf32>, %i: index, %v: vector<2x4xf32>, %k: vector<2x4xi1>) {
  vector.transfer_write %v, %m[%i, %i], %k : vector<2x4xf32>, memref<?x?xf32>
  return
}

// CHECK-LABEL: func.func @const(
// CHECK: %{{.+}} = arith.constant 7 : index
// CHECK-NEXT: %{{.+}} = arith.constant 2 : index
// CHECK-NEXT: %{{.+}} = arith.constant 1 : index
// CHECK-NEXT: %{{.+}} = arith.constant 6 : index
// CHECK-NEXT: %{{.+}} = vector.broadcast %{{.+}} : f32 to vector<2x4xf32>
// CHECK-NEXT: %{{.+}} = vector.transfer_read %{{.+}}[%{{.+}}, %{{.+}}], %{{.+}} : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT: %{{.+}} = vector.insert %{{.+}}, %{{.+}} [0] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT: %{{.+}} = vector.transfer_read %{{.+}}[%{{.+}}, %{{.+}}], %{{.+}} : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT: %{{.+}} = vector.insert %{{.+}}, %{{.+}} [1] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT: vector.transfer_write %{{.+}}, %{{.+}}[%{{.+}}, %{{.+}}] {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
// CHECK-NEXT: vector.transfer_write %{{.+}}, %{{.+}}[%{{.+}}, %{{.+}}] {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
// CHECK-NEXT: return %{{.+}} : vector<2x4xf32>
func.func @const(%m: memref<8x8xf32>, %f: f32) -> vector<2x4xf32> {
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %0 = vector.transfer_read %m[%c1, %c6], %f : memref<8x8xf32>, vector<2x4xf32>
  vector.transfer_write %0, %m[%c6, %c1] : vector<2x4xf32>, memref<8x8xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @rins(
// CHECK: %{{.+}} = arith.constant 0 : index
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?xf32>
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: %{{.+}} = scf.if %{{.+}} -> (vector<3x2x4xf32>) {
// CHECK-NEXT: %{{.+}} = vector.transfer_read %{{.+}}[%{{.+}}, %{{.+}}], %{{.+}} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %{{.+}} = vector.insert %{{.+}}, %{{.+}} [1, 0] : vector<4xf32> into vector<3x2x4xf32>
// CHECK-NEXT: scf.yield %{{.+}} : vector<3x2x4xf32>
// CHECK: scf.yield %{{.+}} : vector<3x2x4xf32>
// CHECK: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?xf32>
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}()[%{{.+}}]
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: %{{.+}} = scf.if %{{.+}} -> (vector<3x2x4xf32>) {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}()[%{{.+}}]
// CHECK-NEXT: %{{.+}} = vector.transfer_read %{{.+}}[%{{.+}}, %{{.+}}], %{{.+}} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %{{.+}} = vector.insert %{{.+}}, %{{.+}} [1, 1] : vector<4xf32> into vector<3x2x4xf32>
// CHECK-NEXT: scf.yield %{{.+}} : vector<3x2x4xf32>
// CHECK: scf.yield %{{.+}} : vector<3x2x4xf32>
func.func @rins(%m: memref<?x?xf32>, %i: index, %f: f32, %v: vector<3x2x4xf32>) -> vector<3x2x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<2x4xf32>
  %1 = vector.insert %0, %v[1] : vector<2x4xf32> into vector<3x2x4xf32>
  return %1 : vector<3x2x4xf32>
}

// CHECK-LABEL: func.func @wext(
// CHECK: %{{.+}} = arith.constant 0 : index
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?xf32>
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: scf.if %{{.+}} {
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1, 0] : vector<4xf32> from vector<3x2x4xf32>
// CHECK-NEXT: vector.transfer_write %{{.+}}, %{{.+}}[%{{.+}}, %{{.+}}] : vector<4xf32>, memref<?x?xf32>
// CHECK: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?xf32>
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}()[%{{.+}}]
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: scf.if %{{.+}} {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}()[%{{.+}}]
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1, 1] : vector<4xf32> from vector<3x2x4xf32>
// CHECK-NEXT: vector.transfer_write %{{.+}}, %{{.+}}[%{{.+}}, %{{.+}}] : vector<4xf32>, memref<?x?xf32>
// CHECK: return
func.func @wext(%m: memref<?x?xf32>, %i: index, %v: vector<3x2x4xf32>) {
  %0 = vector.extract %v[1] : vector<2x4xf32> from vector<3x2x4xf32>
  vector.transfer_write %0, %m[%i, %i] : vector<2x4xf32>, memref<?x?xf32>
  return
}
