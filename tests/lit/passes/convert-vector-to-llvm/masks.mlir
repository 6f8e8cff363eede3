// Masks that operands and constants describe; numbers of lanes.
// RUN: nvlower --convert-vector-to-llvm %s | filecheck %s

// CHECK-LABEL: func.func @cm1(
// CHECK: %{{.+}} = arith.constant dense<[0, 1, 2, 3, 4]> : vector<5xi32>
// CHECK-NEXT: %{{.+}} = arith.index_cast %{{.+}} : index to i32
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : vector<5xi32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i32] : vector<5xi32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 0, 0, 0, 0] : vector<5xi32>
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : vector<5xi32>
// CHECK-NEXT: return %{{.+}} : vector<5xi1>
func.func @cm1(%n: index) -> vector<5xi1> {
  %0 = vector.create_mask %n : vector<5xi1>
  return %0 : vector<5xi1>
}

// CHECK-LABEL: func.func @cm2(
// CHECK: %{{.+}} = arith.constant 1 : index
// CHECK-NEXT: %{{.+}} = arith.constant 0 : index
// CHECK-NEXT: %{{.+}} = arith.constant dense<false> : vector<2x3xi1>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x3xi1> to !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %{{.+}} = arith.constant dense<false> : vector<3xi1>
// CHECK-NEXT: %{{.+}} = arith.constant dense<[0, 1, 2]> : vector<3xi32>
// CHECK-NEXT: %{{.+}} = arith.index_cast %{{.+}} : index to i32
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i32] : vector<3xi32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 0, 0] : vector<3xi32>
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : vector<3xi32>
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: %{{.+}} = arith.select %{{.+}}, %{{.+}}, %{{.+}} : vector<3xi1>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: %{{.+}} = arith.select %{{.+}}, %{{.+}}, %{{.+}} : vector<3xi1>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
// CHECK-NEXT: return %{{.+}} : vector<2x3xi1>
func.func @cm2(%n: index, %m: index) -> vector<2x3xi1> {
  %0 = vector.create_mask %n, %m : vector<2x3xi1>
  return %0 : vector<2x3xi1>
}

// CHECK-LABEL: func.func @cm0(
// CHECK: %{{.+}} = arith.constant dense<0> : vector<i32>
// CHECK-NEXT: %{{.+}} = arith.index_cast %{{.+}} : index to i32
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : vector<1xi32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i32] : vector<1xi32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<1xi32> to vector<i32>
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : vector<i32>
// CHECK-NEXT: return %{{.+}} : vector<i1>
func.func @cm0(%n: index) -> vector<i1> {
  %0 = vector.create_mask %n : vector<i1>
  return %0 : vector<i1>
}

// CHECK-LABEL: func.func @cmc(
// CHECK: %{{.+}} = arith.constant dense<{{\[\[}}true, true, false], [false, false, false{{\]\]}}> : vector<2x3xi1>
// CHECK-NEXT: %{{.+}} = arith.constant dense<[true, true, true, false]> : vector<4xi1>
// CHECK-NEXT: %{{.+}} = arith.constant dense<true> : vector<i1>
// CHECK-NEXT: %{{.+}} = arith.constant dense<true> : vector<3xi1>
// CHECK-NEXT: return %{{.+}}, %{{.+}}, %{{.+}}, %{{.+}} : vector<2x3xi1>, vector<4xi1>, vector<i1>, vector<3xi1>
func.func @cmc() -> (vector<2x3xi1>, vector<4xi1>, vector<i1>, vector<3xi1>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = vector.create_mask %c1, %c2 : vector<2x3xi1>
  %1 = vector.constant_mask [3] : vector<4xi1>
  %2 = vector.constant_mask [1] : vector<i1>
  %3 = vector.constant_mask [3] : vector<3xi1>
  return %0, %1, %2, %3 : vector<2x3xi1>, vector<4xi1>, vector<i1>, vector<3xi1>
}

// CHECK-LABEL: func.func @cmc2(
// CHECK: %{{.+}} = arith.constant dense<{{\[\[}}[true, true, true, false], [false, false, false, false{{\]\]}}, {{\[\[}}true, true, true, false], [false, false, false, false{{\]\]}}, {{\[\[}}false, false, false, false], [false, false, false, false{{\]\]}}]> : vector<3x2x4xi1>
// CHECK-NEXT: return %{{.+}} : vector<3x2x4xi1>
func.func @cmc2() -> (vector<3x2x4xi1>) {
  %0 = vector.constant_mask [2, 1, 3] : vector<3x2x4xi1>
  return %0 : vector<3x2x4xi1>
}

// CHECK-LABEL: func.func @step(
// CHECK: %{{.+}} = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
// CHECK-NEXT: return %{{.+}} : vector<4xindex>
func.func @step() -> vector<4xindex> {
  %0 = vector.step : vector<4xindex>
  return %0 : vector<4xindex>
}
