// Reductions of rows, elementwise.
// RUN: nvlower --lower-vector-multi-reduction %s | filecheck %s

// CHECK-LABEL: func.func @in(
// CHECK: %{{.+}} = vector.transpose %{{.+}}, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT: %{{.+}} = arith.addf %{{.+}}, %{{.+}} : vector<2xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT: %{{.+}} = arith.addf %{{.+}}, %{{.+}} : vector<2xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[2] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT: %{{.+}} = arith.addf %{{.+}}, %{{.+}} : vector<2xf32>
// CHECK-NEXT: return %{{.+}} : vector<2xf32>
func.func @in(%a: vector<2x3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK-LABEL: func.func @out(
// CHECK: %{{.+}} = vector.extract %{{.+}}[0] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT: %{{.+}} = arith.maxnumf %{{.+}}, %{{.+}} : vector<3xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT: %{{.+}} = arith.maxnumf %{{.+}}, %{{.+}} : vector<3xf32>
// CHECK-NEXT: return %{{.+}} : vector<3xf32>
func.func @out(%a: vector<2x3xf32>, %c: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.multi_reduction <maxnumf>, %a, %c [0] : vector<2x3xf32> to vector<3xf32>
  return %0 : vector<3xf32>
}

// CHECK-LABEL: func.func @all(
// CHECK: %{{.+}} = vector.shape_cast %{{.+}} : vector<2x3xf32> to vector<1x6xf32>
// CHECK-NEXT: %{{.+}} = vector.broadcast %{{.+}} : f32 to vector<1xf32>
// CHECK-NEXT: %{{.+}} = vector.transpose %{{.+}}, [1, 0] : vector<1x6xf32> to vector<6x1xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0] : vector<1xf32> from vector<6x1xf32>
// CHECK-NEXT: %{{.+}} = arith.mulf %{{.+}}, %{{.+}} : vector<1xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1] : vector<1xf32> from vector<6x1xf32>
// CHECK-NEXT: %{{.+}} = arith.mulf %{{.+}}, %{{.+}} : vector<1xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[2] : vector<1xf32> from vector<6x1xf32>
// CHECK-NEXT: %{{.+}} = arith.mulf %{{.+}}, %{{.+}} : vector<1xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[3] : vector<1xf32> from vector<6x1xf32>
// CHECK-NEXT: %{{.+}} = arith.mulf %{{.+}}, %{{.+}} : vector<1xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[4] : vector<1xf32> from vector<6x1xf32>
// CHECK-NEXT: %{{.+}} = arith.mulf %{{.+}}, %{{.+}} : vector<1xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[5] : vector<1xf32> from vector<6x1xf32>
// CHECK-NEXT: %{{.+}} = arith.mulf %{{.+}}, %{{.+}} : vector<1xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0] : f32 from vector<1xf32>
// CHECK-NEXT: return %{{.+}} : f32
func.func @all(%a: vector<2x3xf32>, %c: f32) -> f32 {
  %0 = vector.multi_reduction <mul>, %a, %c [0, 1] : vector<2x3xf32> to f32
  return %0 : f32
}

// CHECK-LABEL: func.func @one(
// CHECK: %{{.+}} = vector.shape_cast %{{.+}} : vector<4xi32> to vector<1x4xi32>
// CHECK-NEXT: %{{.+}} = vector.broadcast %{{.+}} : i32 to vector<1xi32>
// CHECK-NEXT: %{{.+}} = vector.transpose %{{.+}}, [1, 0] : vector<1x4xi32> to vector<4x1xi32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0] : vector<1xi32> from vector<4x1xi32>
// CHECK-NEXT: %{{.+}} = arith.addi %{{.+}}, %{{.+}} : vector<1xi32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1] : vector<1xi32> from vector<4x1xi32>
// CHECK-NEXT: %{{.+}} = arith.addi %{{.+}}, %{{.+}} : vector<1xi32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[2] : vector<1xi32> from vector<4x1xi32>
// CHECK-NEXT: %{{.+}} = arith.addi %{{.+}}, %{{.+}} : vector<1xi32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[3] : vector<1xi32> from vector<4x1xi32>
// CHECK-NEXT: %{{.+}} = arith.addi %{{.+}}, %{{.+}} : vector<1xi32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0] : i32 from vector<1xi32>
// CHECK-NEXT: return %{{.+}} : i32
func.func @one(%a: vector<4xi32>, %c: i32) -> i32 {
  %0 = vector.multi_reduction <add>, %a, %c [0] : vector<4xi32> to i32
  return %0 : i32
}

// CHECK-LABEL: func.func @mid(
// CHECK: %{{.+}} = vector.transpose %{{.+}}, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
// CHECK-NEXT: %{{.+}} = vector.shape_cast %{{.+}} : vector<3x2x4xf32> to vector<3x8xf32>
// CHECK-NEXT: %{{.+}} = vector.shape_cast %{{.+}} : vector<2x4xf32> to vector<8xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0] : vector<8xf32> from vector<3x8xf32>
// CHECK-NEXT: %{{.+}} = arith.addf %{{.+}}, %{{.+}} : vector<8xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1] : vector<8xf32> from vector<3x8xf32>
// CHECK-NEXT: %{{.+}} = arith.addf %{{.+}}, %{{.+}} : vector<8xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[2] : vector<8xf32> from vector<3x8xf32>
// CHECK-NEXT: %{{.+}} = arith.addf %{{.+}}, %{{.+}} : vector<8xf32>
// CHECK-NEXT: %{{.+}} = vector.shape_cast %{{.+}} : vector<8xf32> to vector<2x4xf32>
// CHECK-NEXT: return %{{.+}} : vector<2x4xf32>
func.func @mid(%a: vector<2x3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.multi_reduction <add>, %a, %c [1] : vector<2x3x4xf32> to vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @two(
// CHECK: %{{.+}} = vector.transpose %{{.+}}, [0, 2, 1] : vector<2x3x4xf32> to vector<2x4x3xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0, 0] : vector<3xf32> from vector<2x4x3xf32>
// CHECK-NEXT: %{{.+}} = arith.addf %{{.+}}, %{{.+}} : vector<3xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0, 1] : vector<3xf32> from vector<2x4x3xf32>
// CHECK-NEXT: %{{.+}} = arith.addf %{{.+}}, %{{.+}} : vector<3xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0, 2] : vector<3xf32> from vector<2x4x3xf32>
// CHECK-NEXT: %{{.+}} = arith.addf %{{.+}}, %{{.+}} : vector<3xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0, 3] : vector<3xf32> from vector<2x4x3xf32>
// CHECK-NEXT: %{{.+}} = arith.addf %{{.+}}, %{{.+}} : vector<3xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1, 0] : vector<3xf32> from vector<2x4x3xf32>
// CHECK-NEXT: %{{.+}} = arith.addf %{{.+}}, %{{.+}} : vector<3xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1, 1] : vector<3xf32> from vector<2x4x3xf32>
// CHECK-NEXT: %{{.+}} = arith.addf %{{.+}}, %{{.+}} : vector<3xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1, 2] : vector<3xf32> from vector<2x4x3xf32>
// CHECK-NEXT: %{{.+}} = arith.addf %{{.+}}, %{{.+}} : vector<3xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1, 3] : vector<3xf32> from vector<2x4x3xf32>
// CHECK-NEXT: %{{.+}} = arith.addf %{{.+}}, %{{.+}} : vector<3xf32>
// CHECK-NEXT: return %{{.+}} : vector<3xf32>
func.func @two(%a: vector<2x3x4xf32>, %c: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.multi_reduction <add>, %a, %c [0, 2] : vector<2x3x4xf32> to vector<3xf32>
  return %0 : vector<3xf32>
}

// CHECK-LABEL: func.func @masked(
// CHECK: %{{.+}} = vector.transpose %{{.+}}, [1, 0] : vector<2x3xi1> to vector<3x2xi1>
// CHECK-NEXT: %{{.+}} = vector.transpose %{{.+}}, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0] : vector<2xi1> from vector<3x2xi1>
// CHECK-NEXT: %{{.+}} = arith.addf %{{.+}}, %{{.+}} : vector<2xf32>
// CHECK-NEXT: %{{.+}} = arith.select %{{.+}}, %{{.+}}, %{{.+}} : vector<2xi1>, vector<2xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1] : vector<2xi1> from vector<3x2xi1>
// CHECK-NEXT: %{{.+}} = arith.addf %{{.+}}, %{{.+}} : vector<2xf32>
// CHECK-NEXT: %{{.+}} = arith.select %{{.+}}, %{{.+}}, %{{.+}} : vector<2xi1>, vector<2xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[2] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[2] : vector<2xi1> from vector<3x2xi1>
// CHECK-NEXT: %{{.+}} = arith.addf %{{.+}}, %{{.+}} : vector<2xf32>
// CHECK-NEXT: %{{.+}} = arith.select %{{.+}}, %{{.+}}, %{{.+}} : vector<2xi1>, vector<2xf32>
// CHECK-NEXT: return %{{.+}} : vector<2xf32>
func.func @masked(%a: vector<2x3xf32>, %c: vector<2xf32>, %m: vector<2x3xi1>) -> vector<2xf32> {
  %0 = vector.mask %m { vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK-LABEL: func.func @maskedo(
// CHECK: %{{.+}} = vector.extract %{{.+}}[0] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[0] : vector<3xi1> from vector<2x3xi1>
// CHECK-NEXT: %{{.+}} = arith.addf %{{.+}}, %{{.+}} : vector<3xf32>
// CHECK-NEXT: %{{.+}} = arith.select %{{.+}}, %{{.+}}, %{{.+}} : vector<3xi1>, vector<3xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[1] : vector<3xi1> from vector<2x3xi1>
// CHECK-NEXT: %{{.+}} = arith.addf %{{.+}}, %{{.+}} : vector<3xf32>
// CHECK-NEXT: %{{.+}} = arith.select %{{.+}}, %{{.+}}, %{{.+}} : vector<3xi1>, vector<3xf32>
// CHECK-NEXT: return %{{.+}} : vector<3xf32>
func.func @maskedo(%a: vector<2x3xf32>, %c: vector<3xf32>, %m: vector<2x3xi1>) -> vector<3xf32> {
  %0 = vector.mask %m { vector.multi_reduction <add>, %a, %c [0] : vector<2x3xf32> to vector<3xf32> } : vector<2x3xi1> -> vector<3xf32>
  return %0 : vector<3xf32>
}
