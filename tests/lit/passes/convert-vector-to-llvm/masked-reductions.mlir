// Reductions under masks.
// RUN: nvlower --convert-vector-to-llvm %s | filecheck %s

// CHECK-LABEL: func.func @i(
// CHECK: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %{{.+}} = "llvm.intr.vp.reduce.add"(%{{.+}}, %{{.+}}, %{{.+}}, %{{.+}}) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %{{.+}} = "llvm.intr.vp.reduce.mul"(%{{.+}}, %{{.+}}, %{{.+}}, %{{.+}}) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %{{.+}} = "llvm.intr.vp.reduce.umin"(%{{.+}}, %{{.+}}, %{{.+}}, %{{.+}}) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(2147483647 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %{{.+}} = "llvm.intr.vp.reduce.smin"(%{{.+}}, %{{.+}}, %{{.+}}, %{{.+}}) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %{{.+}} = "llvm.intr.vp.reduce.umax"(%{{.+}}, %{{.+}}, %{{.+}}, %{{.+}}) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(-2147483648 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %{{.+}} = "llvm.intr.vp.reduce.smax"(%{{.+}}, %{{.+}}, %{{.+}}, %{{.+}}) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %{{.+}} = "llvm.intr.vp.reduce.and"(%{{.+}}, %{{.+}}, %{{.+}}, %{{.+}}) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
func.func @i(%v: vector<4xi32>, %m: vector<4xi1>, %a: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %1 = vector.mask %m { vector.reduction <mul>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %2 = vector.mask %m { vector.reduction <minui>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %3 = vector.mask %m { vector.reduction <minsi>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %4 = vector.mask %m { vector.reduction <maxui>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %5 = vector.mask %m { vector.reduction <maxsi>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %6 = vector.mask %m { vector.reduction <and>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %7 = vector.mask %m { vector.reduction <or>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %8 = vector.mask %m { vector.reduction <xor>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %9 = vector.mask %m { vector.reduction <add>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
}

// CHECK-LABEL: func.func @n(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<f32> to vector<1xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<4xindex> to vector<4xi64>
// CHECK-NEXT: %{{.+}} = "llvm.intr.vector.reduce.umax"(%{{.+}}) : (vector<4xi64>) -> i64
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : i64 to index
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<1xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : vector<1xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i32] : vector<1xf32>
// CHECK-NEXT: %{{.+}} = "llvm.intr.vector.reduce.fadd"(%{{.+}}, %{{.+}}) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<1xf32>) -> f32
// CHECK-NEXT: return %{{.+}}, %{{.+}} : index, f32
func.func @n(%v: vector<4xindex>, %w: vector<f32>, %a: f32) -> (index, f32) {
  %0 = vector.reduction <maxui>, %v : vector<4xindex> into index
  %r = vector.broadcast %w : vector<f32> to vector<1xf32>
  %1 = vector.reduction <add>, %r, %a : vector<1xf32> into f32
  return %0, %1 : index, f32
}
