// A 4x4 tile of C += A B per thread; the sizes need not be multiples of 4.
gpu.module @m {
  gpu.func @gemm(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) kernel {
    %f0 = arith.constant 0.0 : f32
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %tx = gpu.thread_id x
    %bd = gpu.block_dim x
    %t0 = arith.muli %bx, %bd : index
    %t1 = arith.addi %t0, %tx : index
    %row = arith.muli %t1, %c4 : index
    %col = arith.muli %by, %c4 : index
    %m = memref.dim %c, %c0 : memref<?x?xf32>
    %k = memref.dim %a, %c1 : memref<?x?xf32>
    %inside = arith.cmpi slt, %row, %m : index
    scf.if %inside {
      %init = vector.transfer_read %c[%row, %col], %f0 : memref<?x?xf32>, vector<4x4xf32>
      %acc = scf.for %i = %c0 to %k step %c4 iter_args(%r = %init) -> vector<4x4xf32> {
        %x = vector.transfer_read %a[%row, %i], %f0 : memref<?x?xf32>, vector<4x4xf32>
        %y = vector.transfer_read %b[%i, %col], %f0
          {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x4xf32>
        %n = vector.contract {
          indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>,
                           affine_map<(i, j, k) -> (i, j)>],
          iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>
        } %x, %y, %r : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
        scf.yield %n : vector<4x4xf32>
      }
      vector.transfer_write %acc, %c[%row, %col] : vector<4x4xf32>, memref<?x?xf32>
    }
    gpu.return
  }
}
