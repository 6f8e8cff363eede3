// Gathers, scatters, packed accesses, columns, broadcasts, interleaving, scans.
gpu.module @m {
  gpu.func @moves(%a: memref<?x?xi32>, %x: memref<?x4xi32>, %o: memref<?x32xi32>) kernel {
    %z = arith.constant -1 : i32
    %pad = arith.constant dense<-7> : vector<4xi32>
    %zero = arith.constant dense<0> : vector<2xi32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c12 = arith.constant 12 : index
    %c16 = arith.constant 16 : index
    %c24 = arith.constant 24 : index
    %tx = gpu.thread_id x
    %at = vector.transfer_read %x[%tx, %c0], %z {in_bounds = [true]} : memref<?x4xi32>, vector<4xi32>
    %odd = arith.trunci %at : vector<4xi32> to vector<4xi1>
    %row = vector.transfer_read %a[%tx, %c0], %z : memref<?x?xi32>, vector<4xi32>
    %got = vector.gather %a[%tx, %c0][%at], %odd, %row
      : memref<?x?xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
    vector.transfer_write %got, %o[%tx, %c0] : vector<4xi32>, memref<?x32xi32>
    vector.scatter %o[%tx, %c4][%at], %odd, %row
      : memref<?x32xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>
    %packed = vector.expandload %a[%tx, %c0], %odd, %pad
      : memref<?x?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
    vector.store %packed, %o[%tx, %c8] : memref<?x32xi32>, vector<4xi32>
    vector.compressstore %o[%tx, %c12], %odd, %at : memref<?x32xi32>, vector<4xi1>, vector<4xi32>
    %column = vector.transfer_read %a[%tx, %c2], %z
      {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xi32>, vector<4xi32>
    %both = vector.interleave %column, %at : vector<4xi32> -> vector<8xi32>
    vector.transfer_write %both, %o[%tx, %c16] : vector<8xi32>, memref<?x32xi32>
    %m = vector.shape_cast %at : vector<4xi32> to vector<2x2xi32>
    %run, %last = vector.scan <add>, %m, %zero {inclusive = true, reduction_dim = 0}
      : vector<2x2xi32>, vector<2xi32>
    %wide = vector.broadcast %last : vector<2xi32> to vector<2x2xi32>
    %outer = vector.outerproduct %last, %zero : vector<2xi32>, vector<2xi32>
    %sum = arith.addi %wide, %outer : vector<2x2xi32>
    %first = vector.insert_strided_slice %run, %sum {offsets = [0, 0], strides = [1, 1]}
      : vector<2x2xi32> into vector<2x2xi32>
    %p0 = vector.shape_cast %first : vector<2x2xi32> to vector<4xi32>
    %p1 = vector.shape_cast %sum : vector<2x2xi32> to vector<4xi32>
    %p = vector.shuffle %p0, %p1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
    vector.transfer_write %p, %o[%tx, %c24] {in_bounds = [true]} : vector<8xi32>, memref<?x32xi32>
    gpu.return
  }
}
