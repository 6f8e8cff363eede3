// Transpositions, casts of shapes, broadcasts.
// RUN: nvlower --convert-vector-to-llvm %s | filecheck %s

// CHECK-LABEL: func.func @transpose2(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = ub.poison : vector<3x2xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i64] : vector<2xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i64] : vector<2xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
func.func @transpose2(%a: vector<2x3xf32>) -> vector<3x2xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// CHECK-LABEL: func.func @transpose3(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x3x4xf32> to !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT: %{{.+}} = ub.poison : vector<4x3x2xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<4x3x2xf32> to !llvm.array<4 x array<3 x vector<2xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0, 0] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0, 0] : !llvm.array<4 x array<3 x vector<2xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i64] : vector<2xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0, 0] : !llvm.array<4 x array<3 x vector<2xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0, 0] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1, 0] : !llvm.array<4 x array<3 x vector<2xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i64] : vector<2xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[1, 0] : !llvm.array<4 x array<3 x vector<2xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0, 0] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[2, 0] : !llvm.array<4 x array<3 x vector<2xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
func.func @transpose3(%a: vector<2x3x4xf32>) -> vector<4x3x2xf32> {
  %0 = vector.transpose %a, [2, 1, 0] : vector<2x3x4xf32> to vector<4x3x2xf32>
  return %0 : vector<4x3x2xf32>
}

// CHECK-LABEL: func.func @transpose102(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x3x4xf32> to !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT: %{{.+}} = ub.poison : vector<3x2x4xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<3x2x4xf32> to !llvm.array<3 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0, 0] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0, 0] : !llvm.array<3 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0, 1] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[1, 0] : !llvm.array<3 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[2, 0] : !llvm.array<3 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1, 0] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0, 1] : !llvm.array<3 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1, 1] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[1, 1] : !llvm.array<3 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[2, 1] : !llvm.array<3 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : !llvm.array<3 x array<2 x vector<4xf32>>> to vector<3x2x4xf32>
// CHECK-NEXT: return %{{.+}} : vector<3x2x4xf32>
func.func @transpose102(%a: vector<2x3x4xf32>) -> vector<3x2x4xf32> {
  %0 = vector.transpose %a, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  return %0 : vector<3x2x4xf32>
}

// CHECK-LABEL: func.func @transpose_unit(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<1x4xf32> to !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = ub.poison : vector<4x1xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<4x1xf32> to !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i64] : vector<1xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i64] : vector<1xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[1] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[2] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
func.func @transpose_unit(%a: vector<1x4xf32>) -> vector<4x1xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  return %0 : vector<4x1xf32>
}

// CHECK-LABEL: func.func @sc_2to1(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = ub.poison : vector<6xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 1, 2, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [6, 7, 8, 0, 1, 2] : vector<6xf32>
// CHECK-NEXT: return %{{.+}} : vector<6xf32>
func.func @sc_2to1(%a: vector<2x3xf32>) -> vector<6xf32> {
  %0 = vector.shape_cast %a : vector<2x3xf32> to vector<6xf32>
  return %0 : vector<6xf32>
}

// CHECK-LABEL: func.func @sc_1to2(
// CHECK: %{{.+}} = ub.poison : vector<2x3xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 1, 2] : vector<6xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [3, 4, 5] : vector<6xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT: return %{{.+}} : vector<2x3xf32>
func.func @sc_1to2(%a: vector<6xf32>) -> vector<2x3xf32> {
  %0 = vector.shape_cast %a : vector<6xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK-LABEL: func.func @sc_gen(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<4x3xf32> to !llvm.array<4 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = ub.poison : vector<2x6xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x6xf32> to !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT: %{{.+}} = ub.poison : vector<6xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<4 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 1, 2, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<4 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [6, 7, 8, 0, 1, 2] : vector<6xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[2] : !llvm.array<4 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 1, 2, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[3] : !llvm.array<4 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [6, 7, 8, 0, 1, 2] : vector<6xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[1] : !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : !llvm.array<2 x vector<6xf32>> to vector<2x6xf32>
// CHECK-NEXT: return %{{.+}} : vector<2x6xf32>
func.func @sc_gen(%a: vector<4x3xf32>) -> vector<2x6xf32> {
  %0 = vector.shape_cast %a : vector<4x3xf32> to vector<2x6xf32>
  return %0 : vector<2x6xf32>
}

// CHECK-LABEL: func.func @sc_gen2(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<3x2x2xf32> to !llvm.array<3 x array<2 x vector<2xf32>>>
// CHECK-NEXT: %{{.+}} = ub.poison : vector<2x2x3xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0, 0] : !llvm.array<3 x array<2 x vector<2xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<2xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i64] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0, 0] : !llvm.array<3 x array<2 x vector<2xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<2xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i64] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0, 1] : !llvm.array<3 x array<2 x vector<2xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<2xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(2 : i64) : i64
func.func @sc_gen2(%a: vector<3x2x2xf32>) -> vector<2x2x3xf32> {
  %0 = vector.shape_cast %a : vector<3x2x2xf32> to vector<2x2x3xf32>
  return %0 : vector<2x2x3xf32>
}

// CHECK-LABEL: func.func @sc_unit(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<1x4xf32> to !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = ub.poison : vector<f32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<f32> to vector<1xf32>
// CHECK-NEXT: %{{.+}} = ub.poison : vector<1x1x4xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<1x1x4xf32> to !llvm.array<1 x array<1 x vector<4xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0, 0] : !llvm.array<1 x array<1 x vector<4xf32>>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : !llvm.array<1 x array<1 x vector<4xf32>>> to vector<1x1x4xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<1xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i64] : vector<1xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<1xf32> to vector<f32>
// CHECK-NEXT: return %{{.+}}, %{{.+}}, %{{.+}} : vector<4xf32>, vector<1x1x4xf32>, vector<f32>
func.func @sc_unit(%a: vector<1x4xf32>, %b: vector<4xf32>, %s: vector<1xf32>) -> (vector<4xf32>, vector<1x1x4xf32>, vector<f32>) {
  %0 = vector.shape_cast %a : vector<1x4xf32> to vector<4xf32>
  %1 = vector.shape_cast %b : vector<4xf32> to vector<1x1x4xf32>
  %2 = vector.shape_cast %s : vector<1xf32> to vector<f32>
  return %0, %1, %2 : vector<4xf32>, vector<1x1x4xf32>, vector<f32>
}

// CHECK-LABEL: func.func @bc(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<1x3xf32> to !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<f32> to vector<1xf32>
// CHECK-NEXT: %{{.+}} = ub.poison : vector<2x2x3xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %{{.+}} = ub.poison : vector<2x3xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i32] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<1xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
func.func @bc(%a: vector<3xf32>, %s: f32, %z: vector<f32>, %o: vector<1xf32>, %t: vector<2x1xf32>, %u: vector<1x3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>, vector<4xf32>, vector<2x3xf32>, vector<2x3xf32>, vector<2x2x3xf32>) {
  %0 = vector.broadcast %a : vector<3xf32> to vector<2x3xf32>
  %1 = vector.broadcast %s : f32 to vector<2x3xf32>
  %2 = vector.broadcast %z : vector<f32> to vector<2x3xf32>
  %3 = vector.broadcast %o : vector<1xf32> to vector<4xf32>
  %4 = vector.broadcast %t : vector<2x1xf32> to vector<2x3xf32>
  %5 = vector.broadcast %u : vector<1x3xf32> to vector<2x3xf32>
  %6 = vector.broadcast %a : vector<3xf32> to vector<2x2x3xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>, vector<4xf32>, vector<2x3xf32>, vector<2x3xf32>, vector<2x2x3xf32>
}

// CHECK-LABEL: func.func @bc_stretch_scalar(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<1x1xf32> to !llvm.array<1 x vector<1xf32>>
// CHECK-NEXT: %{{.+}} = ub.poison : vector<2x3xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<1 x vector<1xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<1xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i32] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT: return %{{.+}} : vector<2x3xf32>
func.func @bc_stretch_scalar(%o: vector<1x1xf32>) -> vector<2x3xf32> {
  %0 = vector.broadcast %o : vector<1x1xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
