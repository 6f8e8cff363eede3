// Every op of nvgpu.
!bar = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
!bars = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
!map = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
func.func @f(%m: memref<128x64xf16>, %s: memref<128x64xf16, 3>, %i: index, %p: i1, %a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>, %sp: vector<2xi16>, %map: !map, %u: memref<*xf16>, %sm: memref<32x32xf16, #gpu.address_space<workgroup>>, %f: vector<4xf32>, %mask: i16) {
  %0 = nvgpu.device_async_copy %m[%i, %i], %s[%i, %i], 8 : memref<128x64xf16> to memref<128x64xf16, 3>
  %1 = nvgpu.device_async_copy %m[%i, %i], %s[%i, %i], 8, %i {bypassL1} : memref<128x64xf16> to memref<128x64xf16, 3>
  %2 = nvgpu.device_async_create_group %0, %1
  %3 = nvgpu.device_async_create_group
  nvgpu.device_async_wait %2
  nvgpu.device_async_wait %3 {numGroups = 1 : i32}
  %4 = nvgpu.ldmatrix %sm[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<32x32xf16, #gpu.address_space<workgroup>> -> vector<4x2xf16>
  %5 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %6 = nvgpu.mma.sp.sync(%b, %b, %c) metadata(%sp) {mmaShape = [16, 8, 16]} : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %7 = nvgpu.mma.sp.sync(%b, %b, %c) metadata(%sp) {mmaShape = [16, 8, 16], sparsitySelector = 1 : i32} : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %bar = nvgpu.mbarrier.create -> !bar
  %bars = nvgpu.mbarrier.create {x.y} -> !bars
  nvgpu.mbarrier.init %bar[%i], %i : !bar
  nvgpu.mbarrier.init %bars[%i], %i, predicate = %p : !bars
  %8 = nvgpu.mbarrier.get %bars[%i] : !bars -> i32
  %9 = nvgpu.mbarrier.arrive %bar[%i] : !bar -> !nvgpu.mbarrier.token
  %10 = nvgpu.mbarrier.arrive.nocomplete %bar[%i], %i : !bar -> !nvgpu.mbarrier.token
  nvgpu.mbarrier.arrive.expect_tx %bar[%i], %i : !bar
  nvgpu.mbarrier.arrive.expect_tx %bar[%i], %i, predicate = %p : !bar
  %11 = nvgpu.mbarrier.test.wait %bar[%i], %9 : !bar, !nvgpu.mbarrier.token
  nvgpu.mbarrier.try_wait.parity %bar[%i], %p, %i : !bar
  nvgpu.tma.async.load %map[%i, %i], %bar[%i] to %s : !map, !bar -> memref<128x64xf16, 3>
  nvgpu.tma.async.load %map[%i, %i], %bar[%i] to %s multicast_mask = %mask, predicate = %p : !map, !bar -> memref<128x64xf16, 3>
  nvgpu.tma.async.store %s to %map[%i, %i] : memref<128x64xf16, 3> -> !map
  nvgpu.tma.async.store %s to %map[%i, %i], predicate = %p : memref<128x64xf16, 3> -> !map
  %12 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf16> -> !map
  nvgpu.tma.prefetch.descriptor %map : !map
  nvgpu.tma.prefetch.descriptor %map, predicate = %p : !map
  nvgpu.tma.fence.descriptor %map : !map
  %13 = nvgpu.rcp %f {rounding = approx, ftz} : vector<4xf32>
  return
}
!wa = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!wb = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
func.func @wgmma(%s: memref<128x64xf16, 3>, %m: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %a: !wa, %b: !wb, %o: memref<128x128xf32, 3>) {
  %0 = nvgpu.warpgroup.generate.descriptor %s, %m : memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> !wa
  %1 = nvgpu.warpgroup.mma.init.accumulator -> !acc
  %2 = nvgpu.warpgroup.mma %a, %b, %1 {transposeB} : !wa, !wb, !acc -> !acc
  nvgpu.warpgroup.mma.store %2, %o : !acc to memref<128x128xf32, 3>
  return
}
