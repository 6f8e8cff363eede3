// RUN: nvlower --convert-nvgpu-to-nvvm %s | filecheck %s

// CHECK-LABEL: func.func @f16_to_f16(
func.func @f16_to_f16(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) -> vector<2x2xf16> {
  // CHECK-COUNT-4: llvm.extractvalue %{{.*}} : !llvm.array<4 x vector<2xf16>>
  // CHECK-COUNT-4: llvm.extractvalue %{{.*}} : !llvm.array<2 x vector<2xf16>>
  // CHECK-NEXT: %[[D:.*]] = nvvm.mma.sync A[%{{.*}}] B[%{{.*}}] C[%{{.*}}] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  // CHECK-NEXT: %[[D0:.*]] = llvm.extractvalue %[[D]][0]
  // CHECK-NEXT: %[[D1:.*]] = llvm.extractvalue %[[D]][1]
  // CHECK-NEXT: %[[U:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf16>>
  // CHECK-NEXT: %[[V:.*]] = llvm.insertvalue %[[D0]], %[[U]][0]
  // CHECK-NEXT: llvm.insertvalue %[[D1]], %[[V]][1]
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return %d : vector<2x2xf16>
}

// f32 accumulators are passed one by one.
// CHECK-LABEL: func.func @f16_to_f32(
func.func @f16_to_f32(%a: vector<2x2xf16>, %b: vector<1x2xf16>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  // CHECK: %[[C0:.*]] = llvm.extractvalue %{{.*}}[0] : !llvm.array<2 x vector<2xf32>>
  // CHECK-NEXT: %[[I0:.*]] = llvm.mlir.constant(0 : i64) : i64
  // CHECK-NEXT: llvm.extractelement %[[C0]][%[[I0]] : i64] : vector<2xf32>
  // CHECK: %[[D:.*]] = nvvm.mma.sync {{.*}} shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  // CHECK-NEXT: %[[U:.*]] = llvm.mlir.poison : vector<2xf32>
  // CHECK-NEXT: %[[D0:.*]] = llvm.extractvalue %[[D]][0]
  // CHECK-NEXT: %[[D1:.*]] = llvm.extractvalue %[[D]][1]
  // CHECK-NEXT: %[[J0:.*]] = llvm.mlir.constant(0 : i32) : i32
  // CHECK-NEXT: llvm.insertelement %[[D0]], %[[U]][%[[J0]] : i32] : vector<2xf32>
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 8]} : (vector<2x2xf16>, vector<1x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return %d : vector<2x2xf32>
}

// Integers are packed into words and saturate.
// CHECK-LABEL: func.func @s8(
func.func @s8(%a: vector<4x4xi8>, %b: vector<2x4xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  // CHECK: llvm.bitcast %{{.*}} : vector<4xi8> to i32
  // CHECK: nvvm.mma.sync {{.*}} {intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 32]} : (vector<4x4xi8>, vector<2x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
  return %d : vector<2x2xi32>
}

// CHECK-LABEL: func.func @s4(
func.func @s4(%a: vector<2x8xi4>, %b: vector<1x8xi4>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  // CHECK: llvm.bitcast %{{.*}} : vector<8xi4> to i32
  // CHECK: multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 32]} : (vector<2x8xi4>, vector<1x8xi4>, vector<2x2xi32>) -> vector<2x2xi32>
  return %d : vector<2x2xi32>
}

// CHECK-LABEL: func.func @tf32(
func.func @tf32(%a: vector<4x1xf32>, %b: vector<2x1xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  // CHECK: llvm.bitcast %{{.*}} : vector<1xf32> to i32
  // CHECK: multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 8], tf32Enabled} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return %d : vector<2x2xf32>
}

// CHECK-LABEL: func.func @f64(
func.func @f64(%a: vector<1x1xf64>, %b: vector<1x1xf64>, %c: vector<1x2xf64>) -> vector<1x2xf64> {
  // CHECK: nvvm.mma.sync A[%{{.*}}] B[%{{.*}}] C[%{{.*}}, %{{.*}}] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [8, 8, 4]} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
  return %d : vector<1x2xf64>
}
