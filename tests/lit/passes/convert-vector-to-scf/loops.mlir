// Transfers of high rank in loops over a buffer.
// RUN: nvlower --convert-vector-to-scf %s | filecheck %s

// CHECK-LABEL: func.func @r2(
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
// CHECK-NEXT: return %{{.+}} : vector<2x4xf32>
func.func @r2(%m: memref<?x?xf32>, %i: index, %j: index, %f: f32) -> vector<2x4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %f : memref<?x?xf32>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @r2in(
// CHECK: %{{.+}} = arith.constant 1 : index
// CHECK-NEXT: %{{.+}} = arith.constant 2 : index
// CHECK-NEXT: %{{.+}} = arith.constant 0 : index
// CHECK-NEXT: %{{.+}} = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT: %{{.+}} = vector.type_cast %{{.+}} : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
// CHECK-NEXT: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = vector.transfer_read %{{.+}}[%{{.+}}, %{{.+}}], %{{.+}} {in_bounds = [true]} : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT: memref.store %{{.+}}, %{{.+}}[%{{.+}}] : memref<2xvector<4xf32>>
// CHECK: %{{.+}} = memref.load %{{.+}}[] : memref<vector<2x4xf32>>
// CHECK-NEXT: return %{{.+}} : vector<2x4xf32>
func.func @r2in(%m: memref<8x8xf32>, %i: index, %f: f32) -> vector<2x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true, true]} : memref<8x8xf32>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @r3(
// CHECK: %{{.+}} = arith.constant 2 : index
// CHECK-NEXT: %{{.+}} = arith.constant 1 : index
// CHECK-NEXT: %{{.+}} = arith.constant 3 : index
// CHECK-NEXT: %{{.+}} = arith.constant 0 : index
// CHECK-NEXT: %{{.+}} = memref.alloca() : memref<vector<3x2x4xf32>>
// CHECK-NEXT: %{{.+}} = vector.type_cast %{{.+}} : memref<vector<3x2x4xf32>> to memref<3xvector<2x4xf32>>
// CHECK-NEXT: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} {
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?x?xf32>
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: scf.if %{{.+}} {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = vector.type_cast %{{.+}} : memref<3xvector<2x4xf32>> to memref<3x2xvector<4xf32>>
// CHECK-NEXT: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} {
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?x?xf32>
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: scf.if %{{.+}} {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = vector.transfer_read %{{.+}}[%{{.+}}, %{{.+}}, %{{.+}}], %{{.+}} : memref<?x?x?xf32>, vector<4xf32>
// CHECK-NEXT: memref.store %{{.+}}, %{{.+}}[%{{.+}}, %{{.+}}] : memref<3x2xvector<4xf32>>
func.func @r3(%m: memref<?x?x?xf32>, %i: index, %f: f32) -> vector<3x2x4xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %f : memref<?x?x?xf32>, vector<3x2x4xf32>
  return %0 : vector<3x2x4xf32>
}

// CHECK-LABEL: func.func @rmask(
// CHECK: %{{.+}} = arith.constant 1 : index
// CHECK-NEXT: %{{.+}} = arith.constant 2 : index
// CHECK-NEXT: %{{.+}} = arith.constant 0 : index
// CHECK-NEXT: %{{.+}} = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT: %{{.+}} = memref.alloca() : memref<vector<2x4xi1>>
// CHECK-NEXT: memref.store %{{.+}}, %{{.+}}[] : memref<vector<2x4xi1>>
// CHECK-NEXT: %{{.+}} = vector.type_cast %{{.+}} : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
// CHECK-NEXT: %{{.+}} = vector.type_cast %{{.+}} : memref<vector<2x4xi1>> to memref<2xvector<4xi1>>
// CHECK-NEXT: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = memref.load %{{.+}}[%{{.+}}] : memref<2xvector<4xi1>>
// CHECK-NEXT: %{{.+}} = vector.transfer_read %{{.+}}[%{{.+}}, %{{.+}}], %{{.+}}, %{{.+}} {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: memref.store %{{.+}}, %{{.+}}[%{{.+}}] : memref<2xvector<4xf32>>
// CHECK: %{{.+}} = memref.load %{{.+}}[] : memref<vector<2x4xf32>>
// CHECK-NEXT: return %{{.+}} : vector<2x4xf32>
func.func @rmask(%m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<2x4xi1>) -> vector<2x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %f, %k {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @rmask3(
// CHECK: %{{.+}} = arith.constant 2 : index
// CHECK-NEXT: %{{.+}} = arith.constant 1 : index
// CHECK-NEXT: %{{.+}} = arith.constant 3 : index
// CHECK-NEXT: %{{.+}} = arith.constant 0 : index
// CHECK-NEXT: %{{.+}} = memref.alloca() : memref<vector<3x2x4xf32>>
// CHECK-NEXT: %{{.+}} = memref.alloca() : memref<vector<3x2x4xi1>>
// CHECK-NEXT: memref.store %{{.+}}, %{{.+}}[] : memref<vector<3x2x4xi1>>
// CHECK-NEXT: %{{.+}} = vector.type_cast %{{.+}} : memref<vector<3x2x4xf32>> to memref<3xvector<2x4xf32>>
// CHECK-NEXT: %{{.+}} = vector.type_cast %{{.+}} : memref<vector<3x2x4xi1>> to memref<3xvector<2x4xi1>>
// CHECK-NEXT: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} {
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?x?xf32>
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: scf.if %{{.+}} {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = vector.type_cast %{{.+}} : memref<3xvector<2x4xf32>> to memref<3x2xvector<4xf32>>
// CHECK-NEXT: %{{.+}} = vector.type_cast %{{.+}} : memref<3xvector<2x4xi1>> to memref<3x2xvector<4xi1>>
// CHECK-NEXT: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} {
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?x?xf32>
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
func.func @rmask3(%m: memref<?x?x?xf32>, %i: index, %f: f32, %k: vector<3x2x4xi1>) -> vector<3x2x4xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %f, %k : memref<?x?x?xf32>, vector<3x2x4xf32>
  return %0 : vector<3x2x4xf32>
}

// CHECK-LABEL: func.func @w2(
// CHECK: %{{.+}} = arith.constant 1 : index
// CHECK-NEXT: %{{.+}} = arith.constant 2 : index
// CHECK-NEXT: %{{.+}} = arith.constant 0 : index
// CHECK-NEXT: %{{.+}} = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT: memref.store %{{.+}}, %{{.+}}[] : memref<vector<2x4xf32>>
// CHECK-NEXT: %{{.+}} = vector.type_cast %{{.+}} : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
// CHECK-NEXT: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} {
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?xf32>
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: scf.if %{{.+}} {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = memref.load %{{.+}}[%{{.+}}] : memref<2xvector<4xf32>>
// CHECK-NEXT: vector.transfer_write %{{.+}}, %{{.+}}[%{{.+}}, %{{.+}}] : vector<4xf32>, memref<?x?xf32>
// CHECK: return
func.func @w2(%m: memref<?x?xf32>, %i: index, %v: vector<2x4xf32>) {
  vector.transfer_write %v, %m[%i, %i] : vector<2x4xf32>, memref<?x?xf32>
  return
}

// CHECK-LABEL: func.func @w3(
// CHECK: %{{.+}} = arith.constant 2 : index
// CHECK-NEXT: %{{.+}} = arith.constant 1 : index
// CHECK-NEXT: %{{.+}} = arith.constant 3 : index
// CHECK-NEXT: %{{.+}} = arith.constant 0 : index
// CHECK-NEXT: %{{.+}} = memref.alloca() : memref<vector<3x2x4xf32>>
// CHECK-NEXT: memref.store %{{.+}}, %{{.+}}[] : memref<vector<3x2x4xf32>>
// CHECK-NEXT: %{{.+}} = vector.type_cast %{{.+}} : memref<vector<3x2x4xf32>> to memref<3xvector<2x4xf32>>
// CHECK-NEXT: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} {
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?x?xf32>
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: scf.if %{{.+}} {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = vector.type_cast %{{.+}} : memref<3xvector<2x4xf32>> to memref<3x2xvector<4xf32>>
// CHECK-NEXT: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} {
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?x?xf32>
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: scf.if %{{.+}} {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = memref.load %{{.+}}[%{{.+}}, %{{.+}}] : memref<3x2xvector<4xf32>>
func.func @w3(%m: memref<?x?x?xf32>, %i: index, %v: vector<3x2x4xf32>) {
  vector.transfer_write %v, %m[%i, %i, %i] : vector<3x2x4xf32>, memref<?x?x?xf32>
  return
}

// CHECK-LABEL: func.func @wmask(
// CHECK: %{{.+}} = arith.constant 1 : index
// CHECK-NEXT: %{{.+}} = arith.constant 2 : index
// CHECK-NEXT: %{{.+}} = arith.constant 0 : index
// CHECK-NEXT: %{{.+}} = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT: %{{.+}} = memref.alloca() : memref<vector<2x4xi1>>
// CHECK-NEXT: memref.store %{{.+}}, %{{.+}}[] : memref<vector<2x4xi1>>
// CHECK-NEXT: memref.store %{{.+}}, %{{.+}}[] : memref<vector<2x4xf32>>
// CHECK-NEXT: %{{.+}} = vector.type_cast %{{.+}} : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
// CHECK-NEXT: %{{.+}} = vector.type_cast %{{.+}} : memref<vector<2x4xi1>> to memref<2xvector<4xi1>>
// CHECK-NEXT: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} {
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?xf32>
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: scf.if %{{.+}} {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})[%{{.+}}]
// CHECK-NEXT: %{{.+}} = memref.load %{{.+}}[%{{.+}}] : memref<2xvector<4xf32>>
// CHECK-NEXT: %{{.+}} = memref.load %{{.+}}[%{{.+}}] : memref<2xvector<4xi1>>
// CHECK-NEXT: vector.transfer_write %{{.+}}, %{{.+}}[%{{.+}}, %{{.+}}], %{{.+}} : vector<4xf32>, memref<?x?xf32>
func.func @wmask(%m: memref<?x?xf32>, %i: index, %v: vector<2x4xf32>, %k: vector<2x4xi1>) {
  vector.transfer_write %v, %m[%i, %i], %k : vector<2x4xf32>, memref<?x?xf32>
  return
}

// CHECK-LABEL: func.func @loop(
// CHECK: %{{.+}} = arith.constant 2 : index
// CHECK-NEXT: %{{.+}} = arith.constant 0 : index
// CHECK-NEXT: %{{.+}} = arith.constant 1 : index
// CHECK-NEXT: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} {
// CHECK-NEXT: %{{.+}} = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT: %{{.+}} = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT: %{{.+}} = vector.type_cast %{{.+}} : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
// CHECK-NEXT: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} {
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?xf32>
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}}, %{{.+}})
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: scf.if %{{.+}} {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}}, %{{.+}})
// CHECK-NEXT: %{{.+}} = vector.transfer_read %{{.+}}[%{{.+}}, %{{.+}}], %{{.+}} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: memref.store %{{.+}}, %{{.+}}[%{{.+}}] : memref<2xvector<4xf32>>
// CHECK: %{{.+}} = vector.broadcast %{{.+}} : f32 to vector<4xf32>
// CHECK-NEXT: memref.store %{{.+}}, %{{.+}}[%{{.+}}] : memref<2xvector<4xf32>>
func.func @loop(%m: memref<?x?xf32>, %n: memref<?x?xf32>, %f: f32, %u: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %u step %c1 {
    %a = affine.apply affine_map<(d0)->(d0*2)>(%i)
    %0 = vector.transfer_read %m[%a, %i], %f : memref<?x?xf32>, vector<2x4xf32>
    vector.transfer_write %0, %n[%i, %i] : vector<2x4xf32>, memref<?x?xf32>
  }
  return
}

// CHECK-LABEL: func.func @const(
// CHECK: %{{.+}} = arith.constant 2 : index
// CHECK-NEXT: %{{.+}} = arith.constant 0 : index
// CHECK-NEXT: %{{.+}} = arith.constant 6 : index
// CHECK-NEXT: %{{.+}} = arith.constant 1 : index
// CHECK-NEXT: %{{.+}} = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT: %{{.+}} = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT: %{{.+}} = vector.type_cast %{{.+}} : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
// CHECK-NEXT: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})
// CHECK-NEXT: %{{.+}} = vector.transfer_read %{{.+}}[%{{.+}}, %{{.+}}], %{{.+}} : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT: memref.store %{{.+}}, %{{.+}}[%{{.+}}] : memref<2xvector<4xf32>>
// CHECK: %{{.+}} = memref.load %{{.+}}[] : memref<vector<2x4xf32>>
// CHECK-NEXT: memref.store %{{.+}}, %{{.+}}[] : memref<vector<2x4xf32>>
// CHECK-NEXT: %{{.+}} = vector.type_cast %{{.+}} : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
// CHECK-NEXT: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} {
// CHECK-NEXT: %{{.+}} = affine.apply #map{{[0-9]*}}(%{{.+}})
// CHECK-NEXT: %{{.+}} = memref.load %{{.+}}[%{{.+}}] : memref<2xvector<4xf32>>
// CHECK-NEXT: vector.transfer_write %{{.+}}, %{{.+}}[%{{.+}}, %{{.+}}] {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
func.func @const(%m: memref<8x8xf32>, %f: f32) -> vector<2x4xf32> {
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %0 = vector.transfer_read %m[%c1, %c6], %f : memref<8x8xf32>, vector<2x4xf32>
  vector.transfer_write %0, %m[%c6, %c1] : vector<2x4xf32>, memref<8x8xf32>
  return %0 : vector<2x4xf32>
}
