// RUN: nvlower --convert-nvgpu-to-nvvm %s | filecheck %s

// Upstream refuses bf16; the instruction takes two of them in a word.
// CHECK-LABEL: func.func @dense(
func.func @dense(%a: vector<4x2xbf16>, %b: vector<2x2xbf16>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  // CHECK: llvm.bitcast %{{.*}} : vector<2xbf16> to i32
  // CHECK: nvvm.mma.sync {{.*}} {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<bf16>, multiplicandBPtxType = #nvvm.mma_type<bf16>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xbf16>, vector<2x2xbf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return %d : vector<2x2xf32>
}

// CHECK-LABEL: func.func @sparse(
func.func @sparse(%a: vector<2x2xbf16>, %b: vector<2x2xbf16>, %c: vector<2x2xf32>, %m: vector<2xi16>) -> vector<2x2xf32> {
  // CHECK: llvm.inline_asm has_side_effects asm_dialect = att "mma.sp.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0,$1,$2,$3},{$4,$5},{$6,$7},{$8,$9,$10,$11},$12,0x1;", "=r,=r,=r,=r,r,r,r,r,r,r,r,r,r"
  %d = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 16], sparsitySelector = 1 : i32} : (vector<2x2xbf16>, vector<2x2xbf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return %d : vector<2x2xf32>
}
