// Masks around transfers and gathers become their operands.
// RUN: nvlower --lower-vector-mask %s | filecheck %s

// CHECK-LABEL: func.func @r(
// CHECK: %{{.+}} = vector.transfer_read %{{.+}}[%{{.+}}, %{{.+}}], %{{.+}}, %{{.+}} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: vector.transfer_write %{{.+}}, %{{.+}}[%{{.+}}, %{{.+}}], %{{.+}} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT: return %{{.+}} : vector<4xf32>
func.func @r(%m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.mask %k { vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %k { vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<?x?xf32> } : vector<4xi1>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @g(
// CHECK: %{{.+}} = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT: %{{.+}} = vector.gather %{{.+}}[%{{.+}}] [%{{.+}}], %{{.+}}, %{{.+}} : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: return %{{.+}} : vector<4xf32>
func.func @g(%m: memref<?xf32>, %i: index, %x: vector<4xi32>, %k: vector<4xi1>, %t: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.mask %k { vector.gather %m[%i][%x], %t, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @e(
// CHECK: %{{.+}} = arith.select %{{.+}}, %{{.+}}, %{{.+}} : vector<4xi1>, vector<4xf32>
// CHECK-NEXT: return %{{.+}} : vector<4xf32>
func.func @e(%k: vector<4xi1>, %p: vector<4xf32>, %q: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.mask %k, %q { vector.yield %p : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @c(
// CHECK: %{{.+}} = vector.mask %{{.+}} { vector.reduction <add>, %{{.+}}, %{{.+}} : vector<3xf32> into f32 } : vector<3xi1> -> f32
// CHECK-NEXT: return %{{.+}} : f32
func.func @c(%a: vector<3xf32>, %k: vector<3xi1>, %f: f32) -> f32 {
  %0 = vector.mask %k { vector.reduction <add>, %a, %f : vector<3xf32> into f32 } : vector<3xi1> -> f32
  return %0 : f32
}
