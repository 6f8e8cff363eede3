// Rows at positions that are known at run time only; contractions of other kinds and mixed types.
gpu.module @m {
  gpu.func @dynamic(%a: memref<?x2x3xf32>, %h: memref<2x3xi8>, %n: memref<?x2xi32>, %o: memref<?x2x3xf32>,
                    %p: memref<?x8xf32>) kernel {
    %f0 = arith.constant 0.0 : f32
    %h0 = arith.constant 0 : i8
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %tx = gpu.thread_id x
    %x = memref.load %n[%tx, %c0] : memref<?x2xi32>
    %y = memref.load %n[%tx, %c1] : memref<?x2xi32>
    %i = arith.index_cast %x : i32 to index
    %j = arith.index_cast %y : i32 to index
    %v = vector.transfer_read %a[%tx, %c0, %c0], %f0 {in_bounds = [true, true]} : memref<?x2x3xf32>, vector<2x3xf32>
    %row = vector.extract %v[%i] : vector<3xf32> from vector<2x3xf32>
    %e = vector.extract %v[%i, %j] : f32 from vector<2x3xf32>
    %twice = arith.addf %row, %row : vector<3xf32>
    %w = vector.insert %twice, %v [%i] : vector<3xf32> into vector<2x3xf32>
    %z = vector.insert %f0, %w [%i, %j] : f32 into vector<2x3xf32>
    vector.transfer_write %z, %o[%tx, %c0, %c0] {in_bounds = [true, true]} : vector<2x3xf32>, memref<?x2x3xf32>
    %b = vector.transfer_read %h[%c0, %c0], %h0 {in_bounds = [true, true]} : memref<2x3xi8>, vector<2x3xi8>
    %init = arith.constant dense<1> : vector<2x2xi32>
    %dot = vector.contract {
      indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>,
                       affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>
    } %b, %b, %init : vector<2x3xi8>, vector<2x3xi8> into vector<2x2xi32>
    %dots = arith.sitofp %dot : vector<2x2xi32> to vector<2x2xf32>
    %most = vector.contract {
      indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> ()>],
      iterator_types = ["reduction", "reduction"], kind = #vector.kind<maxnumf>
    } %v, %v, %f0 : vector<2x3xf32>, vector<2x3xf32> into f32
    %d0 = vector.extract %dots[0, 0] : f32 from vector<2x2xf32>
    %d1 = vector.extract %dots[0, 1] : f32 from vector<2x2xf32>
    %d2 = vector.extract %dots[1, 0] : f32 from vector<2x2xf32>
    %d3 = vector.extract %dots[1, 1] : f32 from vector<2x2xf32>
    %out = vector.from_elements %e, %most, %d0, %d1, %d2, %d3, %f0, %f0 : vector<8xf32>
    vector.transfer_write %out, %p[%tx, %c0] {in_bounds = [true]} : vector<8xf32>, memref<?x8xf32>
    gpu.return
  }
}
