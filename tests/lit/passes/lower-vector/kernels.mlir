// The index stays `index`: its width is the kernel's, decided later.
// RUN: nvlower --lower-vector %s | filecheck %s

// CHECK-LABEL: func.func @mask(
// CHECK: %[[LANES:.+]] = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
// CHECK: %[[N:.+]] = vector.broadcast %{{.+}} : index to vector<4xindex>
// CHECK: arith.cmpi sgt, %[[N]], %[[LANES]] : vector<4xindex>
func.func @mask(%n: index) -> vector<4xi1> {
  %0 = vector.create_mask %n : vector<4xi1>
  return %0 : vector<4xi1>
}

// CHECK-LABEL: func.func @transpose(
// CHECK: vector.shuffle %{{.+}}, %{{.+}} [0, 3, 1, 4, 2, 5]
func.func @transpose(%a: vector<2x3xf32>) -> vector<3x2xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// CHECK-LABEL: func.func @rows(
// CHECK: vector.reduction <add>, %{{.+}}, %{{.+}} : vector<3xf32> into f32
// CHECK: vector.reduction <add>, %{{.+}}, %{{.+}} : vector<3xf32> into f32
func.func @rows(%a: vector<2x3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK-LABEL: func.func @scan(
// CHECK: %[[SUM:.+]] = arith.addi %{{.+}}, %{{.+}} : vector<1x3xi32>
func.func @scan(%a: vector<2x3xi32>, %i: vector<3xi32>) -> (vector<2x3xi32>, vector<3xi32>) {
  %0:2 = vector.scan <add>, %a, %i {inclusive = true, reduction_dim = 0} : vector<2x3xi32>, vector<3xi32>
  return %0#0, %0#1 : vector<2x3xi32>, vector<3xi32>
}

// CHECK-LABEL: func.func @product(
// CHECK-COUNT-6: vector.fma
// CHECK-NOT: vector.contract
func.func @product(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>, affine_map<(d0,d1,d2)->(d2,d1)>, affine_map<(d0,d1,d2)->(d0,d1)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
