// One TMA load: a block of 128 threads copies a 64 x 32 tile of f32 from global to shared memory,
// waits for it on an mbarrier and adds 1 to every element on the way out.
!global = memref<512x256xf32>
!tile = memref<64x32xf32, #gpu.address_space<workgroup>>
!descriptor = !nvgpu.tensormap.descriptor<tensor = memref<64x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!barrier = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>

module {
  func.func @main(%in: !global, %out: !global) {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c32 = arith.constant 32 : index
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    %shared = arith.constant 8192 : i32
    %any = memref.cast %in : !global to memref<*xf32>
    %map = nvgpu.tma.create.descriptor %any box[%c64, %c32] : memref<*xf32> -> !descriptor
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c8, %gy = %c8, %gz = %c1)
               threads(%tx, %ty, %tz) in (%nx = %c128, %ny = %c1, %nz = %c1)
               dynamic_shared_memory_size %shared {
      %i0 = arith.constant 0 : index
      %i1 = arith.constant 1 : index
      %i4 = arith.constant 4 : index
      %i32 = arith.constant 32 : index
      %i64 = arith.constant 64 : index
      %bytes = arith.constant 8192 : index
      %ticks = arith.constant 10000000 : index
      %one = arith.constant 1.0 : f32
      %even = arith.constant false
      %dynamic = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      %tile = memref.view %dynamic[%i0][] : memref<?xi8, #gpu.address_space<workgroup>> to !tile
      %bar = nvgpu.mbarrier.create -> !barrier
      %lead = arith.cmpi eq, %tx, %i0 : index
      scf.if %lead {
        nvgpu.mbarrier.init %bar[%i0], %i1 : !barrier
        nvgpu.tma.prefetch.descriptor %map : !descriptor
      }
      gpu.barrier
      %row0 = arith.muli %by, %i64 : index
      %column0 = arith.muli %bx, %i32 : index
      scf.if %lead {
        nvgpu.mbarrier.arrive.expect_tx %bar[%i0], %bytes : !barrier
        nvgpu.tma.async.load %map[%column0, %row0], %bar[%i0] to %tile : !descriptor, !barrier -> !tile
      }
      nvgpu.mbarrier.try_wait.parity %bar[%i0], %even, %ticks : !barrier
      %first = arith.divui %tx, %i32 : index
      %lane = arith.remui %tx, %i32 : index
      scf.for %row = %first to %i64 step %i4 {
        %v = memref.load %tile[%row, %lane] : !tile
        %w = arith.addf %v, %one : f32
        %r = arith.addi %row0, %row : index
        %c = arith.addi %column0, %lane : index
        memref.store %w, %out[%r, %c] : !global
      }
      gpu.terminator
    }
    return
  }
}
