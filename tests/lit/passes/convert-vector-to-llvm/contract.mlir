// Contractions and outer products, by vector.reduction and vector.fma of rows.
// RUN: nvlower --convert-vector-to-llvm %s | filecheck %s

// CHECK-LABEL: func.func @contract_mm(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<3x4xf32> to !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = arith.constant dense<0.000000e+00> : vector<2x4xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = ub.poison : vector<4x3xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<4x3xf32> to !llvm.array<4 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<4 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i64] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<4 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<4 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i64] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[1] : !llvm.array<4 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(2 : i64) : i64
func.func @contract_mm(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>, affine_map<(d0,d1,d2)->(d2,d1)>, affine_map<(d0,d1,d2)->(d0,d1)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @contract_mmt_i(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<4x3xi32> to !llvm.array<4 x vector<3xi32>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %{{.+}} = arith.constant dense<0> : vector<2x4xi32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x4xi32> to !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<4 x vector<3xi32>>
// CHECK-NEXT: %{{.+}} = arith.muli %{{.+}}, %{{.+}} : vector<3xi32>
// CHECK-NEXT: %{{.+}} = "llvm.intr.vector.reduce.add"(%{{.+}}) : (vector<3xi32>) -> i32
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i64] : vector<4xi32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<4 x vector<3xi32>>
// CHECK-NEXT: %{{.+}} = arith.muli %{{.+}}, %{{.+}} : vector<3xi32>
// CHECK-NEXT: %{{.+}} = "llvm.intr.vector.reduce.add"(%{{.+}}) : (vector<3xi32>) -> i32
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i64] : vector<4xi32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[2] : !llvm.array<4 x vector<3xi32>>
// CHECK-NEXT: %{{.+}} = arith.muli %{{.+}}, %{{.+}} : vector<3xi32>
// CHECK-NEXT: %{{.+}} = "llvm.intr.vector.reduce.add"(%{{.+}}) : (vector<3xi32>) -> i32
func.func @contract_mmt_i(%a: vector<2x3xi32>, %b: vector<4x3xi32>, %c: vector<2x4xi32>) -> vector<2x4xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>, affine_map<(d0,d1,d2)->(d1,d2)>, affine_map<(d0,d1,d2)->(d0,d1)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xi32>, vector<4x3xi32> into vector<2x4xi32>
  return %0 : vector<2x4xi32>
}

// CHECK-LABEL: func.func @contract_matvec(
// CHECK: %{{.+}} = vector.contract {indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}, #map{{[0-9]*}}], iterator_types = ["parallel", "reduction"], kind = #vector.kind<maxnumf>} %{{.+}}, %{{.+}}, %{{.+}} : vector<2x3xf32>, vector<3xf32> into vector<2xf32>
// CHECK-NEXT: return %{{.+}} : vector<2xf32>
func.func @contract_matvec(%a: vector<2x3xf32>, %b: vector<3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d1)>, affine_map<(d0,d1)->(d0)>], iterator_types = ["parallel","reduction"], kind = #vector.kind<maxnumf>} %a, %b, %c : vector<2x3xf32>, vector<3xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK-LABEL: func.func @contract_dot(
// CHECK: %{{.+}} = arith.mulf %{{.+}}, %{{.+}} : vector<3xf32>
// CHECK-NEXT: %{{.+}} = "llvm.intr.vector.reduce.fadd"(%{{.+}}, %{{.+}}) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT: return %{{.+}} : f32
func.func @contract_dot(%a: vector<3xf32>, %b: vector<3xf32>, %c: f32) -> f32 {
  %0 = vector.contract {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<3xf32>, vector<3xf32> into f32
  return %0 : f32
}

// CHECK-LABEL: func.func @contract_batch(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x3x2xf32> to !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x2x2xf32> to !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT: %{{.+}} = arith.constant dense<0.000000e+00> : vector<2x2xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %{{.+}} = ub.poison : vector<2x3xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = arith.constant dense<0.000000e+00> : vector<2x2x2xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x2x2xf32> to !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0, 0] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<2xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i64] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0, 0] : !llvm.array<2 x array<3 x vector<2xf32>>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<2xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<2 x vector<3xf32>>
func.func @contract_batch(%a: vector<2x2x3xf32>, %b: vector<2x3x2xf32>, %c: vector<2x2x2xf32>) -> vector<2x2x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(b,d0,d1,d2)->(b,d0,d2)>, affine_map<(b,d0,d1,d2)->(b,d2,d1)>, affine_map<(b,d0,d1,d2)->(b,d0,d1)>], iterator_types = ["parallel","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x2x3xf32>, vector<2x3x2xf32> into vector<2x2x2xf32>
  return %0 : vector<2x2x2xf32>
}

// CHECK-LABEL: func.func @contract_red2(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = arith.mulf %{{.+}}, %{{.+}} : vector<3xf32>
// CHECK-NEXT: %{{.+}} = "llvm.intr.vector.reduce.fadd"(%{{.+}}, %{{.+}}) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = arith.mulf %{{.+}}, %{{.+}} : vector<3xf32>
// CHECK-NEXT: %{{.+}} = "llvm.intr.vector.reduce.fadd"(%{{.+}}, %{{.+}}) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT: return %{{.+}} : f32
func.func @contract_red2(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: f32) -> f32 {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->()>], iterator_types = ["reduction","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<2x3xf32> into f32
  return %0 : f32
}

// CHECK-LABEL: func.func @contract_mixed(
// CHECK: %{{.+}} = vector.contract {indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}, #map{{[0-9]*}}], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %{{.+}}, %{{.+}}, %{{.+}} : vector<2x3xf16>, vector<3x4xf16> into vector<2x4xf32>
// CHECK-NEXT: return %{{.+}} : vector<2x4xf32>
func.func @contract_mixed(%a: vector<2x3xf16>, %b: vector<3x4xf16>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>, affine_map<(d0,d1,d2)->(d2,d1)>, affine_map<(d0,d1,d2)->(d0,d1)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf16>, vector<3x4xf16> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @contract_masked(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x4x3xi1> to !llvm.array<2 x array<4 x vector<3xi1>>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<3x4xf32> to !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = arith.constant dense<0.000000e+00> : vector<3xf32>
// CHECK-NEXT: %{{.+}} = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT: %{{.+}} = arith.constant dense<0.000000e+00> : vector<2x4xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i64] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i64] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[2] : !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<4xf32>
func.func @contract_masked(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>, %m: vector<2x4x3xi1>) -> vector<2x4xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>, affine_map<(d0,d1,d2)->(d2,d1)>, affine_map<(d0,d1,d2)->(d0,d1)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32> } : vector<2x4x3xi1> -> vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @outer(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<2xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i32] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.intr.fmuladd(%{{.+}}, %{{.+}}, %{{.+}}) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<2xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i32] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.intr.fmuladd(%{{.+}}, %{{.+}}, %{{.+}}) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
func.func @outer(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK-LABEL: func.func @outer_noacc_i(
// CHECK: %{{.+}} = arith.constant dense<0> : vector<2x3xi32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<2xi32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i32] : vector<3xi32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 0, 0] : vector<3xi32>
// CHECK-NEXT: %{{.+}} = arith.muli %{{.+}}, %{{.+}} : vector<3xi32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<2xi32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i32] : vector<3xi32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 0, 0] : vector<3xi32>
// CHECK-NEXT: %{{.+}} = arith.muli %{{.+}}, %{{.+}} : vector<3xi32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : !llvm.array<2 x vector<3xi32>> to vector<2x3xi32>
// CHECK-NEXT: return %{{.+}} : vector<2x3xi32>
func.func @outer_noacc_i(%a: vector<2xi32>, %b: vector<3xi32>) -> vector<2x3xi32> {
  %0 = vector.outerproduct %a, %b : vector<2xi32>, vector<3xi32>
  return %0 : vector<2x3xi32>
}

// CHECK-LABEL: func.func @outer_axpy(
// CHECK: %{{.+}} = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i32] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = arith.mulf %{{.+}}, %{{.+}} : vector<3xf32>
// CHECK-NEXT: %{{.+}} = arith.maxnumf %{{.+}}, %{{.+}} : vector<3xf32>
// CHECK-NEXT: return %{{.+}} : vector<3xf32>
func.func @outer_axpy(%a: vector<3xf32>, %b: f32, %c: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxnumf>} : vector<3xf32>, f32
  return %0 : vector<3xf32>
}

// CHECK-LABEL: func.func @outer_axpy_i(
// CHECK: %{{.+}} = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i32] : vector<3xi32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 0, 0] : vector<3xi32>
// CHECK-NEXT: %{{.+}} = arith.muli %{{.+}}, %{{.+}} : vector<3xi32>
// CHECK-NEXT: %{{.+}} = arith.addi %{{.+}}, %{{.+}} : vector<3xi32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i32] : vector<3xi32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 0, 0] : vector<3xi32>
// CHECK-NEXT: %{{.+}} = arith.muli %{{.+}}, %{{.+}} : vector<3xi32>
// CHECK-NEXT: return %{{.+}}, %{{.+}} : vector<3xi32>, vector<3xi32>
func.func @outer_axpy_i(%a: vector<3xi32>, %b: i32, %c: vector<3xi32>) -> (vector<3xi32>, vector<3xi32>) {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<3xi32>, i32
  %1 = vector.outerproduct %a, %b : vector<3xi32>, i32
  return %0, %1 : vector<3xi32>, vector<3xi32>
}

// CHECK-LABEL: func.func @outer_masked(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x3xi1> to !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<2xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i32] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %{{.+}} = llvm.intr.fmuladd(%{{.+}}, %{{.+}}, %{{.+}}) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %{{.+}} = arith.select %{{.+}}, %{{.+}}, %{{.+}} : vector<3xi1>, vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<2xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i32] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<2 x vector<3xf32>>
func.func @outer_masked(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>, %m: vector<2x3xi1>) -> vector<2x3xf32> {
  %0 = vector.mask %m { vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<2xf32>, vector<3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
