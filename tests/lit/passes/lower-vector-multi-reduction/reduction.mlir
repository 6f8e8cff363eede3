// Reductions of rows, one vector.reduction for each.
// RUN: nvlower --lower-vector-multi-reduction=lowering-strategy=inner-reduction %s | filecheck %s

// CHECK-LABEL: func.func @in(
// CHECK: %{{.+}} = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0] : f32 from vector<2xf32>
// CHECK-NEXT: %{{.+}} = vector.reduction <add>, %{{.+}}, %{{.+}} : vector<3xf32> into f32
// CHECK-NEXT: %{{.+}} = vector.insert %{{.+}}, %{{.+}} [0] : f32 into vector<2xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1] : f32 from vector<2xf32>
// CHECK-NEXT: %{{.+}} = vector.reduction <add>, %{{.+}}, %{{.+}} : vector<3xf32> into f32
// CHECK-NEXT: %{{.+}} = vector.insert %{{.+}}, %{{.+}} [1] : f32 into vector<2xf32>
// CHECK-NEXT: return %{{.+}} : vector<2xf32>
func.func @in(%a: vector<2x3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK-LABEL: func.func @out(
// CHECK: %{{.+}} = arith.constant dense<0.000000e+00> : vector<3xf32>
// CHECK-NEXT: %{{.+}} = vector.transpose %{{.+}}, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0] : f32 from vector<3xf32>
// CHECK-NEXT: %{{.+}} = vector.reduction <maxnumf>, %{{.+}}, %{{.+}} : vector<2xf32> into f32
// CHECK-NEXT: %{{.+}} = vector.insert %{{.+}}, %{{.+}} [0] : f32 into vector<3xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1] : f32 from vector<3xf32>
// CHECK-NEXT: %{{.+}} = vector.reduction <maxnumf>, %{{.+}}, %{{.+}} : vector<2xf32> into f32
// CHECK-NEXT: %{{.+}} = vector.insert %{{.+}}, %{{.+}} [1] : f32 into vector<3xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[2] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[2] : f32 from vector<3xf32>
// CHECK-NEXT: %{{.+}} = vector.reduction <maxnumf>, %{{.+}}, %{{.+}} : vector<2xf32> into f32
// CHECK-NEXT: %{{.+}} = vector.insert %{{.+}}, %{{.+}} [2] : f32 into vector<3xf32>
// CHECK-NEXT: return %{{.+}} : vector<3xf32>
func.func @out(%a: vector<2x3xf32>, %c: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.multi_reduction <maxnumf>, %a, %c [0] : vector<2x3xf32> to vector<3xf32>
  return %0 : vector<3xf32>
}

// CHECK-LABEL: func.func @all(
// CHECK: %{{.+}} = vector.shape_cast %{{.+}} : vector<2x3xf32> to vector<6xf32>
// CHECK-NEXT: %{{.+}} = vector.reduction <mul>, %{{.+}}, %{{.+}} : vector<6xf32> into f32
// CHECK-NEXT: return %{{.+}} : f32
func.func @all(%a: vector<2x3xf32>, %c: f32) -> f32 {
  %0 = vector.multi_reduction <mul>, %a, %c [0, 1] : vector<2x3xf32> to f32
  return %0 : f32
}

// CHECK-LABEL: func.func @one(
// CHECK: %{{.+}} = vector.reduction <add>, %{{.+}}, %{{.+}} : vector<4xi32> into i32
// CHECK-NEXT: return %{{.+}} : i32
func.func @one(%a: vector<4xi32>, %c: i32) -> i32 {
  %0 = vector.multi_reduction <add>, %a, %c [0] : vector<4xi32> to i32
  return %0 : i32
}

// CHECK-LABEL: func.func @two(
// CHECK: %{{.+}} = arith.constant dense<0.000000e+00> : vector<3xf32>
// CHECK-NEXT: %{{.+}} = vector.transpose %{{.+}}, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
// CHECK-NEXT: %{{.+}} = vector.shape_cast %{{.+}} : vector<3x2x4xf32> to vector<3x8xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0] : vector<8xf32> from vector<3x8xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0] : f32 from vector<3xf32>
// CHECK-NEXT: %{{.+}} = vector.reduction <add>, %{{.+}}, %{{.+}} : vector<8xf32> into f32
// CHECK-NEXT: %{{.+}} = vector.insert %{{.+}}, %{{.+}} [0] : f32 into vector<3xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1] : vector<8xf32> from vector<3x8xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1] : f32 from vector<3xf32>
// CHECK-NEXT: %{{.+}} = vector.reduction <add>, %{{.+}}, %{{.+}} : vector<8xf32> into f32
// CHECK-NEXT: %{{.+}} = vector.insert %{{.+}}, %{{.+}} [1] : f32 into vector<3xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[2] : vector<8xf32> from vector<3x8xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[2] : f32 from vector<3xf32>
// CHECK-NEXT: %{{.+}} = vector.reduction <add>, %{{.+}}, %{{.+}} : vector<8xf32> into f32
// CHECK-NEXT: %{{.+}} = vector.insert %{{.+}}, %{{.+}} [2] : f32 into vector<3xf32>
// CHECK-NEXT: return %{{.+}} : vector<3xf32>
func.func @two(%a: vector<2x3x4xf32>, %c: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.multi_reduction <add>, %a, %c [0, 2] : vector<2x3x4xf32> to vector<3xf32>
  return %0 : vector<3xf32>
}

// CHECK-LABEL: func.func @masked(
// CHECK: %{{.+}} = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0] : f32 from vector<2xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0] : vector<3xi1> from vector<2x3xi1>
// CHECK-NEXT: %{{.+}} = vector.mask %{{.+}} { vector.reduction <add>, %{{.+}}, %{{.+}} : vector<3xf32> into f32 } : vector<3xi1> -> f32
// CHECK-NEXT: %{{.+}} = vector.insert %{{.+}}, %{{.+}} [0] : f32 into vector<2xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1] : f32 from vector<2xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1] : vector<3xi1> from vector<2x3xi1>
// CHECK-NEXT: %{{.+}} = vector.mask %{{.+}} { vector.reduction <add>, %{{.+}}, %{{.+}} : vector<3xf32> into f32 } : vector<3xi1> -> f32
// CHECK-NEXT: %{{.+}} = vector.insert %{{.+}}, %{{.+}} [1] : f32 into vector<2xf32>
// CHECK-NEXT: return %{{.+}} : vector<2xf32>
func.func @masked(%a: vector<2x3xf32>, %c: vector<2xf32>, %m: vector<2x3xi1>) -> vector<2xf32> {
  %0 = vector.mask %m { vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}
