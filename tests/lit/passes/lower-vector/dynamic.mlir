// LLVM's arrays have no dynamic positions: every row is asked for.
// RUN: nvlower --lower-vector %s | filecheck %s

// CHECK-LABEL: func.func @row(
// CHECK: %[[LAST:.+]] = vector.extract %{{.+}}[1] : vector<3xf32> from vector<2x3xf32>
// CHECK: %[[AT:.+]] = arith.cmpi eq, %{{.+}}, %{{.+}} : index
// CHECK: arith.select %[[AT]], %[[LAST]], %{{.+}} : vector<3xf32>
func.func @row(%a: vector<2x3xf32>, %i: index) -> vector<3xf32> {
  %0 = vector.extract %a[%i] : vector<3xf32> from vector<2x3xf32>
  return %0 : vector<3xf32>
}

// CHECK-LABEL: func.func @element(
// CHECK-COUNT-2: vector.extract %{{.+}}[%{{.+}}] : f32 from vector<3xf32>
// CHECK: arith.select %{{.+}}, %{{.+}}, %{{.+}} : f32
func.func @element(%a: vector<2x3xf32>, %i: index, %j: index) -> f32 {
  %0 = vector.extract %a[%i, %j] : f32 from vector<2x3xf32>
  return %0 : f32
}

// CHECK-LABEL: func.func @set(
// CHECK-COUNT-2: arith.select %{{.+}}, %{{.+}}, %{{.+}} : vector<3xf32>
func.func @set(%a: vector<2x3xf32>, %i: index, %x: vector<3xf32>) -> vector<2x3xf32> {
  %0 = vector.insert %x, %a[%i] : vector<3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
