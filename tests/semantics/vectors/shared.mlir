// Each thread moves a 2x4 tile to shared memory, transposed; then all read a tile of another thread.
gpu.module @m {
  gpu.func @shared(%a: memref<?x4xf32>, %o: memref<?x?xf32>)
      workgroup(%s: memref<4x16xf32, #gpu.address_space<workgroup>>) kernel {
    %f = arith.constant 1.5 : f32
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c7 = arith.constant 7 : index
    %tx = gpu.thread_id x
    %row = arith.muli %tx, %c2 : index
    %v = vector.transfer_read %a[%row, %c0], %f : memref<?x4xf32>, vector<2x4xf32>
    vector.transfer_write %v, %s[%c0, %row]
      {permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds = [true, true]}
      : vector<2x4xf32>, memref<4x16xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %other = arith.subi %c7, %tx : index
    %at = arith.muli %other, %c2 : index
    %w = vector.transfer_read %s[%c0, %at], %f
      : memref<4x16xf32, #gpu.address_space<workgroup>>, vector<4x3xf32>
    %t = vector.transpose %w, [1, 0] : vector<4x3xf32> to vector<3x4xf32>
    %flat = vector.shape_cast %t : vector<3x4xf32> to vector<12xf32>
    vector.transfer_write %flat, %o[%tx, %c2] : vector<12xf32>, memref<?x?xf32>
    gpu.return
  }
}
