// RUN: nvlower --convert-nvgpu-to-nvvm --split-input-file --verify-diagnostics %s

func.func @full_f32(%a: vector<4x1xf32>, %b: vector<2x1xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  // expected-error @below {{failed to legalize operation 'nvgpu.mma.sync'}}
  // expected-note @below {{f32 multiplicands need tf32Enabled}}
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 8]} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return %d : vector<2x2xf32>
}

// -----

func.func @global_barrier(%i: index) {
  // expected-error @below {{failed to legalize operation 'nvgpu.mbarrier.create'}}
  // expected-note @below {{mbarriers live in shared memory (space 3), not in 1}}
  %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = 1 : i64>
  return
}

// -----

func.func @empty_group(%i: index) {
  // expected-error @below {{failed to legalize operation 'nvgpu.mbarrier.create'}}
  // expected-note @below {{the group has no barriers}}
  %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 0>
  return
}

// -----

!map = !nvgpu.tensormap.descriptor<tensor = memref<64xi1, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @bits(%t: memref<*xi1>, %i: index) {
  // expected-error @below {{failed to legalize operation 'nvgpu.tma.create.descriptor'}}
  // expected-note @below {{TMA has no data type for elements of type i1}}
  %d = nvgpu.tma.create.descriptor %t box[%i] : memref<*xi1> -> !map
  return
}

// -----

!a = !nvgpu.warpgroup.descriptor<tensor = memref<96x64xf16, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf16, 3>>
!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<96x16xf32>>
func.func @rows(%a: !a, %b: !b, %c: !acc) -> !acc {
  // expected-error @below {{failed to legalize operation 'nvgpu.warpgroup.mma'}}
  // expected-note @below {{A has 96 rows, which is no multiple of 64}}
  %d = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !a, !b, !acc -> !acc
  return %d : !acc
}

// -----

!a = !nvgpu.warpgroup.descriptor<tensor = memref<64x24xf16, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<24x16xf16, 3>>
!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>
func.func @depth(%a: !a, %b: !b, %c: !acc) -> !acc {
  // expected-error @below {{failed to legalize operation 'nvgpu.warpgroup.mma'}}
  // expected-note @below {{A has 24 columns, which is no multiple of 16}}
  %d = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !a, !b, !acc -> !acc
  return %d : !acc
}

// -----

!a = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<128x16xf16, 3>>
!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>
func.func @wide(%a: !a, %b: !b, %c: !acc) -> !acc {
  // expected-error @below {{failed to legalize operation 'nvgpu.warpgroup.mma'}}
  // expected-note @below {{a row of A has 256 bytes, more than the 128 of the swizzle}}
  %d = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !a, !b, !acc -> !acc
  return %d : !acc
}

// -----

func.func @scalable(%v: vector<[4]xf32>) -> vector<[4]xf32> {
  // expected-error @below {{failed to legalize operation 'nvgpu.rcp'}}
  // expected-note @below {{the number of elements of a scalable vector is not known}}
  %d = nvgpu.rcp %v {rounding = approx, ftz} : vector<[4]xf32>
  return %d : vector<[4]xf32>
}
