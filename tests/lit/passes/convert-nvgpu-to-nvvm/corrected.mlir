// RUN: nvlower --convert-nvgpu-to-nvvm %s | filecheck %s
// What upstream lowers wrongly or aborts on; see the list of differences.
!tf32_a = !nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>
!tf32_b = !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>
!f16_a = !nvgpu.warpgroup.descriptor<tensor = memref<64x32xf16, 3>>
!f16_b = !nvgpu.warpgroup.descriptor<tensor = memref<32x16xf16, 3>>
!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>
!tall = !nvgpu.warpgroup.accumulator<fragmented = vector<128x8xf32>>
!half = !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf16>>

// A tf32 has 4 bytes in memory, so 8 of them take 32, two units of a descriptor; B is like A.
// CHECK-LABEL: func.func @tf32(
func.func @tf32(%a: !tf32_a, %b: !tf32_b, %c: !acc) -> !acc {
  // CHECK: %[[C2:.*]] = llvm.mlir.constant(2 : i32) : i64
  // CHECK-NEXT: llvm.add %{{.*}}, %[[C2]] : i64
  // CHECK-NEXT: %[[D2:.*]] = llvm.mlir.constant(2 : i32) : i64
  // CHECK-NEXT: llvm.add %{{.*}}, %[[D2]] : i64
  // CHECK-NEXT: nvvm.wgmma.mma_async
  %d = nvgpu.warpgroup.mma %a, %b, %c : !tf32_a, !tf32_b, !acc -> !acc
  return %d : !acc
}

// Rows are 128 bytes apart whatever their number: 16 rows of a transposed B are 128 units.
// CHECK-LABEL: func.func @narrow(
func.func @narrow(%a: !f16_a, %b: !f16_b, %c: !acc) -> !acc {
  // CHECK: llvm.mlir.constant(2 : i32) : i64
  // CHECK: llvm.mlir.constant(128 : i32) : i64
  %d = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !f16_a, !f16_b, !acc -> !acc
  return %d : !acc
}

// The second tile starts at row 64.
// CHECK-LABEL: func.func @store_second_tile(
func.func @store_second_tile(%d: !tall, %m: memref<128x8xf32, 3>) {
  // CHECK-COUNT-2: nvvm.read.ptx.sreg.tid.x
  // CHECK: llvm.mlir.constant(64 : i32) : i32
  nvgpu.warpgroup.mma.store %d, %m : !tall to memref<128x8xf32, 3>
  return
}

// Two f16 share a register.
// CHECK-LABEL: func.func @f16_accumulator(
func.func @f16_accumulator() -> !half {
  // CHECK: llvm.mlir.constant(0 : i32) : i32
  // CHECK-NEXT: llvm.mlir.poison : !llvm.struct<(struct<(i32, i32, i32, i32)>)>
  %d = nvgpu.warpgroup.mma.init.accumulator -> !half
  return %d : !half
}

// Elements of fewer than 4 bytes travel as unsigned ones in a TMA copy.
!map8 = !nvgpu.tensormap.descriptor<tensor = memref<64xi8, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!map16 = !nvgpu.tensormap.descriptor<tensor = memref<64xi16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
// CHECK-LABEL: func.func @tma_integers(
func.func @tma_integers(%t: memref<*xi8>, %u: memref<*xi16>, %i: index) {
  // CHECK: llvm.mlir.constant(0 : i32) : i64
  // CHECK-NEXT: llvm.extractvalue
  %d = nvgpu.tma.create.descriptor %t box[%i] : memref<*xi8> -> !map8
  // CHECK: llvm.call @mgpuTensorMapEncodeTiledMemref
  // CHECK: llvm.mlir.constant(1 : i32) : i64
  // CHECK-NEXT: llvm.extractvalue
  %e = nvgpu.tma.create.descriptor %u box[%i] : memref<*xi16> -> !map16
  return
}

// Floats of 8 bits are integers in LLVM.
// CHECK-LABEL: func.func @ldmatrix_f8(
func.func @ldmatrix_f8(%a: memref<8x16xf8E4M3FN, 3>, %i: index) -> vector<1x4xf8E4M3FN> {
  // CHECK: %[[V:.*]] = llvm.bitcast %{{.*}} : i32 to vector<4xi8>
  // CHECK-NEXT: llvm.insertvalue %[[V]], %{{.*}}[0] : !llvm.array<1 x vector<4xi8>>
  %0 = nvgpu.ldmatrix %a[%i, %i] {transpose = false, numTiles = 1 : i32} : memref<8x16xf8E4M3FN, 3> -> vector<1x4xf8E4M3FN>
  return %0 : vector<1x4xf8E4M3FN>
}
