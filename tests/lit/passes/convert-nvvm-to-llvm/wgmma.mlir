// RUN: nvlower --convert-nvvm-to-llvm %s | filecheck %s
!f32x4 = !llvm.struct<(f32, f32, f32, f32)>
!i32x4 = !llvm.struct<(i32, i32, i32, i32)>

// CHECK-LABEL: llvm.func @f16(
llvm.func @f16(%d: !f32x4, %a: i64, %b: i64) -> !f32x4 {
  // CHECK-NEXT: %[[SD:.*]] = llvm.mlir.constant(1 : i32) : i32
  // CHECK-NEXT: %[[SA:.*]] = llvm.mlir.constant(-1 : i32) : i32
  // CHECK-NEXT: %[[SB:.*]] = llvm.mlir.constant(1 : i32) : i32
  // CHECK-NEXT: %[[TA:.*]] = llvm.mlir.constant(0 : i32) : i32
  // CHECK-NEXT: %[[TB:.*]] = llvm.mlir.constant(1 : i32) : i32
  // CHECK-NEXT: %[[D0:.*]] = llvm.extractvalue %arg0[0]
  // CHECK-NEXT: %[[D1:.*]] = llvm.extractvalue %arg0[1]
  // CHECK-NEXT: %[[D2:.*]] = llvm.extractvalue %arg0[2]
  // CHECK-NEXT: %[[D3:.*]] = llvm.extractvalue %arg0[3]
  // CHECK-NEXT: %[[R:.*]] = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $10, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $8, $9, p, $11,  $12, $13,  $14;\0A}\0A", "=f,=f,=f,=f,0,1,2,3,l,l,n,n,n,n,n" %[[D0]], %[[D1]], %[[D2]], %[[D3]], %arg1, %arg2, %[[SD]], %[[SA]], %[[SB]], %[[TA]], %[[TB]] : (f32, f32, f32, f32, i64, i64, i32, i32, i32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
  // CHECK-NEXT: llvm.return %[[R]]
  %0 = nvvm.wgmma.mma_async %a, %b, %d, <m = 64, n = 8, k = 16>, D[<f32>, <one>, <wrapped>], A[<f16>, <neg>, <row>], B[<f16>, <one>, <row>] : !f32x4 -> !f32x4
  llvm.return %0 : !f32x4
}

// CHECK-LABEL: llvm.func @no_transposition(
llvm.func @no_transposition(%d: !f32x4, %a: i64, %b: i64) {
  // CHECK: llvm.mlir.constant(0 : i32) : i32
  // CHECK: m64n8k8.f32.tf32.tf32 {$0, $1, $2, $3}, $8, $9, p, $11,  $12;\0A}\0A", "=f,=f,=f,=f,0,1,2,3,l,l,n,n,n"
  %0 = nvvm.wgmma.mma_async %a, %b, %d, <m = 64, n = 8, k = 8>, D[<f32>, <zero>, <wrapped>], A[<tf32>, <one>, <row>], B[<tf32>, <one>, <col>] : !f32x4 -> !f32x4
  // CHECK: m64n8k32.f32.e4m3.e5m2 {$0, $1, $2, $3}, $8, $9, p, $11,  $12;
  %1 = nvvm.wgmma.mma_async %a, %b, %d, <m = 64, n = 8, k = 32>, D[<f32>, <one>, <wrapped>], A[<e4m3>, <one>, <row>], B[<e5m2>, <one>, <col>] : !f32x4 -> !f32x4
  llvm.return
}

// CHECK-LABEL: llvm.func @integers(
llvm.func @integers(%d: !i32x4, %a: i64, %b: i64) {
  // CHECK: m64n8k32.s32.s8.u8 {$0, $1, $2, $3}, $8, $9, p;\0A}\0A", "=r,=r,=r,=r,0,1,2,3,l,l,n"
  %0 = nvvm.wgmma.mma_async %a, %b, %d, <m = 64, n = 8, k = 32>, D[<s32>, <one>, <wrapped>], A[<s8>, <one>, <row>], B[<u8>, <one>, <col>] : !i32x4 -> !i32x4
  // CHECK: m64n8k32.s32.s8.u8.satfinite {$0, $1, $2, $3}, $8, $9, p;
  %1 = nvvm.wgmma.mma_async %a, %b, %d, <m = 64, n = 8, k = 32>, D[<s32>, <one>, <satfinite>], A[<s8>, <one>, <row>], B[<u8>, <one>, <col>] : !i32x4 -> !i32x4
  llvm.return
}

// f16 results come in pairs.
// CHECK-LABEL: llvm.func @f16_results(
llvm.func @f16_results(%d: !llvm.struct<(i32, i32)>, %a: i64, %b: i64) {
  // CHECK: m64n8k16.f16.f16.f16 {$0, $1}, $4, $5, p, $7,  $8, $9,  $10;\0A}\0A", "=r,=r,0,1,l,l,n,n,n,n,n"
  %0 = nvvm.wgmma.mma_async %a, %b, %d, <m = 64, n = 8, k = 16>, D[<f16>, <one>], A[<f16>, <one>, <row>], B[<f16>, <one>, <col>] : !llvm.struct<(i32, i32)> -> !llvm.struct<(i32, i32)>
  llvm.return
}
