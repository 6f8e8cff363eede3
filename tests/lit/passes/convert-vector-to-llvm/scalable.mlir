// Scalable vectors, which CPUs have.
// RUN: nvlower --convert-vector-to-llvm %s | filecheck %s

// CHECK-LABEL: func.func @sc(
// CHECK: %{{.+}} = llvm.intr.vector.insert %{{.+}}, %{{.+}}[0] : vector<4xf32> into vector<[4]xf32>
// CHECK-NEXT: %{{.+}} = llvm.intr.vector.extract %{{.+}}[4] : vector<4xf32> from vector<[4]xf32>
// CHECK-NEXT: %{{.+}} = "llvm.intr.vscale"() : () -> i64
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : i64 to index
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : vector<[4]xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i32] : vector<[4]xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 0, 0, 0] : vector<[4]xf32>
// CHECK-NEXT: %{{.+}} = llvm.intr.stepvector : vector<[4]xi32>
// CHECK-NEXT: %{{.+}} = arith.index_cast %{{.+}} : index to i32
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : vector<[4]xi32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i32] : vector<[4]xi32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 0, 0, 0] : vector<[4]xi32>
// CHECK-NEXT: %{{.+}} = arith.cmpi slt, %{{.+}}, %{{.+}} : vector<[4]xi32>
// CHECK-NEXT: %{{.+}} = llvm.intr.stepvector : vector<[4]xi64>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<[4]xi64> to vector<[4]xindex>
// CHECK-NEXT: return %{{.+}}, %{{.+}}, %{{.+}}, %{{.+}}, %{{.+}}, %{{.+}} : vector<[4]xf32>, vector<4xf32>, index, vector<[4]xf32>, vector<[4]xi1>, vector<[4]xindex>
func.func @sc(%a: vector<[4]xf32>, %b: vector<4xf32>, %f: f32, %n: index) -> (vector<[4]xf32>, vector<4xf32>, index, vector<[4]xf32>, vector<[4]xi1>, vector<[4]xindex>) {
  %0 = vector.scalable.insert %b, %a[0] : vector<4xf32> into vector<[4]xf32>
  %1 = vector.scalable.extract %a[4] : vector<4xf32> from vector<[4]xf32>
  %2 = vector.vscale
  %3 = vector.broadcast %f : f32 to vector<[4]xf32>
  %4 = vector.create_mask %n : vector<[4]xi1>
  %5 = vector.step : vector<[4]xindex>
  return %0, %1, %2, %3, %4, %5 : vector<[4]xf32>, vector<4xf32>, index, vector<[4]xf32>, vector<[4]xi1>, vector<[4]xindex>
}

// CHECK-LABEL: func.func @sci(
// CHECK: %{{.+}} = "llvm.intr.vector.interleave2"(%{{.+}}, %{{.+}}) : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[8]xf32>
// CHECK-NEXT: %{{.+}} = "llvm.intr.vector.deinterleave2"(%{{.+}}) : (vector<[4]xf32>) -> !llvm.struct<(vector<[2]xf32>, vector<[2]xf32>)>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.struct<(vector<[2]xf32>, vector<[2]xf32>)>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.struct<(vector<[2]xf32>, vector<[2]xf32>)>
// CHECK-NEXT: return %{{.+}}, %{{.+}}, %{{.+}} : vector<[8]xf32>, vector<[2]xf32>, vector<[2]xf32>
func.func @sci(%a: vector<[4]xf32>, %b: vector<[4]xf32>) -> (vector<[8]xf32>, vector<[2]xf32>, vector<[2]xf32>) {
  %0 = vector.interleave %a, %b : vector<[4]xf32> -> vector<[8]xf32>
  %1, %2 = vector.deinterleave %a : vector<[4]xf32> -> vector<[2]xf32>
  return %0, %1, %2 : vector<[8]xf32>, vector<[2]xf32>, vector<[2]xf32>
}
