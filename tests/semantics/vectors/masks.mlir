// Transfers of 3 dimensions under masks, with broadcast dimensions and padding.
gpu.module @m {
  gpu.func @masks(%a: memref<?x?x?xf32>, %n: memref<?xi32>, %o: memref<?x2x3x4xf32>,
                  %p: memref<?x2x3x4xf32>) kernel {
    %f = arith.constant 9.0 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %tx = gpu.thread_id x
    %count = memref.load %n[%tx] : memref<?xi32>
    %i = arith.index_cast %count : i32 to index
    %mask = vector.create_mask %c1, %i, %i : vector<2x3x4xi1>
    %v = vector.transfer_read %a[%tx, %c1, %c0], %f, %mask : memref<?x?x?xf32>, vector<2x3x4xf32>
    vector.transfer_write %v, %o[%tx, %c0, %c0, %c0]
      {in_bounds = [true, true, true]} : vector<2x3x4xf32>, memref<?x2x3x4xf32>
    %r = vector.transfer_read %a[%tx, %c1, %c0], %f
      {permutation_map = affine_map<(d0, d1, d2) -> (d2, 0, d0)>, in_bounds = [false, true, false]}
      : memref<?x?x?xf32>, vector<2x3x4xf32>
    vector.mask %mask {
      vector.transfer_write %r, %p[%tx, %c0, %c0, %c0]
        {in_bounds = [true, true, true]} : vector<2x3x4xf32>, memref<?x2x3x4xf32>
    } : vector<2x3x4xi1>
    gpu.return
  }
}
