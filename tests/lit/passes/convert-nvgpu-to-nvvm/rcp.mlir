// RUN: nvlower --convert-nvgpu-to-nvvm %s | filecheck %s

// CHECK-LABEL: func.func @vector(
func.func @vector(%v: vector<2xf32>) -> vector<2xf32> {
  // CHECK-NEXT: %[[U:.*]] = llvm.mlir.poison : vector<2xf32>
  // CHECK-NEXT: %[[I0:.*]] = llvm.mlir.constant(0 : i64) : i64
  // CHECK-NEXT: %[[E0:.*]] = llvm.extractelement %arg0[%[[I0]] : i64] : vector<2xf32>
  // CHECK-NEXT: %[[R0:.*]] = nvvm.rcp.approx.ftz.f %[[E0]] : f32
  // CHECK-NEXT: llvm.insertelement %[[R0]], %[[U]][%[[I0]] : i64] : vector<2xf32>
  // CHECK: nvvm.rcp.approx.ftz.f
  // CHECK-NOT: nvvm.rcp.approx.ftz.f
  %d = nvgpu.rcp %v {rounding = approx, ftz} : vector<2xf32>
  return %d : vector<2xf32>
}

// CHECK-LABEL: func.func @nested(
func.func @nested(%v: vector<2x2x4xf32>) -> vector<2x2x4xf32> {
  // CHECK: llvm.mlir.poison : !llvm.array<2 x array<2 x vector<4xf32>>>
  // CHECK: llvm.extractvalue %[[V:.*]][0, 0] : !llvm.array<2 x array<2 x vector<4xf32>>>
  // CHECK-COUNT-4: nvvm.rcp.approx.ftz.f
  // CHECK: llvm.insertvalue %{{.*}}, %{{.*}}[0, 0]
  // CHECK: llvm.extractvalue %[[V]][0, 1]
  // CHECK: llvm.insertvalue %{{.*}}, %{{.*}}[1, 1]
  %d = nvgpu.rcp %v {rounding = approx, ftz} : vector<2x2x4xf32>
  return %d : vector<2x2x4xf32>
}
