// RUN: nvlower --convert-nvgpu-to-nvvm %s | filecheck %s

// CHECK-LABEL: func.func @f16(
func.func @f16(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) -> vector<2x2xf16> {
  // CHECK: %[[M:.*]] = llvm.bitcast %arg3 : vector<2xi16> to i32
  // CHECK-NEXT: llvm.inline_asm has_side_effects asm_dialect = att "mma.sp.sync.aligned.m16n8k32.row.col.f16.f16.f16.f16 {$0,$1},{$2,$3,$4,$5},{$6,$7,$8,$9},{$10,$11},$12,0x0;", "=r,=r,r,r,r,r,r,r,r,r,r,r,r" {{.*}}, %[[M]] : {{.*}} -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  %d = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return %d : vector<2x2xf16>
}

// CHECK-LABEL: func.func @tf32(
func.func @tf32(%a: vector<4x1xf32>, %b: vector<4x1xf32>, %c: vector<2x2xf32>, %m: vector<2xi16>) -> vector<2x2xf32> {
  // CHECK: "mma.sp.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32 {$0,$1,$2,$3},{$4,$5,$6,$7},{$8,$9,$10,$11},{$12,$13,$14,$15},$16,0x0;"
  %d = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 16], tf32Enabled} : (vector<4x1xf32>, vector<4x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return %d : vector<2x2xf32>
}

// CHECK-LABEL: func.func @s8(
func.func @s8(%a: vector<4x4xi8>, %b: vector<4x4xi8>, %c: vector<2x2xi32>, %m: vector<2xi16>) -> vector<2x2xi32> {
  // CHECK: "mma.sp.sync.aligned.m16n8k64.row.col.satfinite.s32.s8.s8.s32 {$0,$1,$2,$3},{$4,$5,$6,$7},{$8,$9,$10,$11},{$12,$13,$14,$15},$16,0x1;"
  %d = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 64], sparsitySelector = 1 : i32} : (vector<4x4xi8>, vector<4x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
  return %d : vector<2x2xi32>
}

// CHECK-LABEL: func.func @s4(
func.func @s4(%a: vector<4x8xi4>, %b: vector<4x8xi4>, %c: vector<2x2xi32>, %m: vector<2xi16>) -> vector<2x2xi32> {
  // CHECK: "mma.sp.sync.aligned.m16n8k128.row.col.satfinite.s32.s4.s4.s32
  %d = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 128]} : (vector<4x8xi4>, vector<4x8xi4>, vector<2x2xi32>) -> vector<2x2xi32>
  return %d : vector<2x2xi32>
}
