// Ops that work row by row, and slices of more than one dimension.
// RUN: nvlower --convert-vector-to-llvm %s | filecheck %s

// CHECK-LABEL: func.func @inter(
// CHECK: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 2] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [1, 3] : vector<4xf32>
// CHECK-NEXT: return %{{.+}}, %{{.+}}, %{{.+}} : vector<8xf32>, vector<2xf32>, vector<2xf32>
func.func @inter(%a: vector<4xf32>, %b: vector<4xf32>) -> (vector<8xf32>, vector<2xf32>, vector<2xf32>) {
  %0 = vector.interleave %a, %b : vector<4xf32> -> vector<8xf32>
  %1, %2 = vector.deinterleave %a : vector<4xf32> -> vector<2xf32>
  return %0, %1, %2 : vector<8xf32>, vector<2xf32>, vector<2xf32>
}

// CHECK-LABEL: func.func @inter2(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = arith.constant dense<0.000000e+00> : vector<2x2xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %{{.+}} = arith.constant dense<0.000000e+00> : vector<2x8xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x8xf32> to !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[1] : !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : !llvm.array<2 x vector<8xf32>> to vector<2x8xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 2] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [1, 3] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<2 x vector<4xf32>>
func.func @inter2(%a: vector<2x4xf32>, %b: vector<2x4xf32>) -> (vector<2x8xf32>, vector<2x2xf32>, vector<2x2xf32>) {
  %0 = vector.interleave %a, %b : vector<2x4xf32> -> vector<2x8xf32>
  %1, %2 = vector.deinterleave %a : vector<2x4xf32> -> vector<2x2xf32>
  return %0, %1, %2 : vector<2x8xf32>, vector<2x2xf32>, vector<2x2xf32>
}

// CHECK-LABEL: func.func @inter0(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<f32> to vector<1xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<f32> to vector<1xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 1] : vector<1xf32>
// CHECK-NEXT: return %{{.+}} : vector<2xf32>
func.func @inter0(%a: vector<f32>, %b: vector<f32>) -> (vector<2xf32>) {
  %0 = vector.interleave %a, %b : vector<f32> -> vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK-LABEL: func.func @bitcast2(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x4xf16> to !llvm.array<2 x vector<4xf16>>
// CHECK-NEXT: %{{.+}} = ub.poison : vector<2x2xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<4xf16>>
// CHECK-NEXT: %{{.+}} = llvm.bitcast %{{.+}} : vector<4xf16> to vector<2xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<2 x vector<4xf16>>
// CHECK-NEXT: %{{.+}} = llvm.bitcast %{{.+}} : vector<4xf16> to vector<2xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT: return %{{.+}} : vector<2x2xf32>
func.func @bitcast2(%a: vector<2x4xf16>) -> vector<2x2xf32> {
  %0 = vector.bitcast %a : vector<2x4xf16> to vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// CHECK-LABEL: func.func @fma2(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x4xf16> to !llvm.array<2 x vector<4xf16>>
// CHECK-NEXT: %{{.+}} = arith.constant dense<0.000000e+00> : vector<2x4xf16>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x4xf16> to !llvm.array<2 x vector<4xf16>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<4xf16>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<4xf16>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<4xf16>>
// CHECK-NEXT: %{{.+}} = llvm.intr.fmuladd(%{{.+}}, %{{.+}}, %{{.+}}) : (vector<4xf16>, vector<4xf16>, vector<4xf16>) -> vector<4xf16>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<2 x vector<4xf16>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<2 x vector<4xf16>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<2 x vector<4xf16>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<2 x vector<4xf16>>
// CHECK-NEXT: %{{.+}} = llvm.intr.fmuladd(%{{.+}}, %{{.+}}, %{{.+}}) : (vector<4xf16>, vector<4xf16>, vector<4xf16>) -> vector<4xf16>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[1] : !llvm.array<2 x vector<4xf16>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : !llvm.array<2 x vector<4xf16>> to vector<2x4xf16>
// CHECK-NEXT: return %{{.+}} : vector<2x4xf16>
func.func @fma2(%a: vector<2x4xf16>) -> vector<2x4xf16> {
  %0 = vector.fma %a, %a, %a : vector<2x4xf16>
  return %0 : vector<2x4xf16>
}

// CHECK-LABEL: func.func @fma3(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x2x4xf16> to !llvm.array<2 x array<2 x vector<4xf16>>>
// CHECK-NEXT: %{{.+}} = arith.constant dense<0.000000e+00> : vector<2x2x4xf16>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x2x4xf16> to !llvm.array<2 x array<2 x vector<4xf16>>>
// CHECK-NEXT: %{{.+}} = arith.constant dense<0.000000e+00> : vector<2x4xf16>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x4xf16> to !llvm.array<2 x vector<4xf16>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0, 0] : !llvm.array<2 x array<2 x vector<4xf16>>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0, 0] : !llvm.array<2 x array<2 x vector<4xf16>>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0, 0] : !llvm.array<2 x array<2 x vector<4xf16>>>
// CHECK-NEXT: %{{.+}} = llvm.intr.fmuladd(%{{.+}}, %{{.+}}, %{{.+}}) : (vector<4xf16>, vector<4xf16>, vector<4xf16>) -> vector<4xf16>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<2 x vector<4xf16>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0, 1] : !llvm.array<2 x array<2 x vector<4xf16>>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0, 1] : !llvm.array<2 x array<2 x vector<4xf16>>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0, 1] : !llvm.array<2 x array<2 x vector<4xf16>>>
// CHECK-NEXT: %{{.+}} = llvm.intr.fmuladd(%{{.+}}, %{{.+}}, %{{.+}}) : (vector<4xf16>, vector<4xf16>, vector<4xf16>) -> vector<4xf16>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[1] : !llvm.array<2 x vector<4xf16>>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<2 x array<2 x vector<4xf16>>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1, 0] : !llvm.array<2 x array<2 x vector<4xf16>>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1, 0] : !llvm.array<2 x array<2 x vector<4xf16>>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1, 0] : !llvm.array<2 x array<2 x vector<4xf16>>>
// CHECK-NEXT: %{{.+}} = llvm.intr.fmuladd(%{{.+}}, %{{.+}}, %{{.+}}) : (vector<4xf16>, vector<4xf16>, vector<4xf16>) -> vector<4xf16>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<2 x vector<4xf16>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1, 1] : !llvm.array<2 x array<2 x vector<4xf16>>>
func.func @fma3(%a: vector<2x2x4xf16>) -> vector<2x2x4xf16> {
  %0 = vector.fma %a, %a, %a : vector<2x2x4xf16>
  return %0 : vector<2x2x4xf16>
}

// CHECK-LABEL: func.func @ess2(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<4x8xf32> to !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT: %{{.+}} = arith.constant dense<0.000000e+00> : vector<2x4xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [2, 3, 4, 5] : vector<8xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[2] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [2, 3, 4, 5] : vector<8xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[2] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[1] : !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : !llvm.array<2 x vector<8xf32>> to vector<2x8xf32>
// CHECK-NEXT: return %{{.+}}, %{{.+}} : vector<2x4xf32>, vector<2x8xf32>
func.func @ess2(%a: vector<4x8xf32>) -> (vector<2x4xf32>, vector<2x8xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [1, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  %1 = vector.extract_strided_slice %a {offsets = [1], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  return %0, %1 : vector<2x4xf32>, vector<2x8xf32>
}

// CHECK-LABEL: func.func @iss2(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<4x4xf32> to !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[2] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[2] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[3] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[3] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : !llvm.array<4 x vector<4xf32>> to vector<4x4xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [4, 0, 1, 7] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [4, 0, 1, 7] : vector<4xf32>
func.func @iss2(%a: vector<2x2xf32>, %b: vector<4x4xf32>, %c: vector<4xf32>, %d: vector<2xf32>) -> (vector<4x4xf32>, vector<4x4xf32>, vector<4xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [2, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %1 = vector.insert_strided_slice %a, %b {offsets = [0, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %2 = vector.insert_strided_slice %d, %c {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
  return %0, %1, %2 : vector<4x4xf32>, vector<4x4xf32>, vector<4xf32>
}

// CHECK-LABEL: func.func @iss_rank(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<3x4x4xf32> to !llvm.array<3 x array<4 x vector<4xf32>>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<4x4xf32> to !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[2] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[2] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : !llvm.array<4 x vector<4xf32>> to vector<4x4xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<3 x array<4 x vector<4xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0, 1] : !llvm.array<3 x array<4 x vector<4xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [4, 0, 1, 7] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[1] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0, 2] : !llvm.array<3 x array<4 x vector<4xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [4, 0, 1, 7] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[2] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<3 x array<4 x vector<4xf32>>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : !llvm.array<3 x array<4 x vector<4xf32>>> to vector<3x4x4xf32>
// CHECK-NEXT: return %{{.+}}, %{{.+}} : vector<4x4xf32>, vector<3x4x4xf32>
func.func @iss_rank(%a: vector<2xf32>, %b: vector<4x4xf32>, %c: vector<2x2xf32>, %d: vector<3x4x4xf32>) -> (vector<4x4xf32>, vector<3x4x4xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [2, 2], strides = [1]} : vector<2xf32> into vector<4x4xf32>
  %1 = vector.insert_strided_slice %c, %d {offsets = [0, 1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<3x4x4xf32>
  return %0, %1 : vector<4x4xf32>, vector<3x4x4xf32>
}
