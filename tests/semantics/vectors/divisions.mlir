// Rounded divisions of i32, of vectors and of index.
gpu.module @m {
  gpu.func @divisions(%a: memref<?xi32>, %b: memref<?xi32>, %o: memref<?x8xi32>) kernel {
    %c0 = arith.constant 0 : index
    %tx = gpu.thread_id x
    %x = memref.load %a[%tx] : memref<?xi32>
    %y = memref.load %b[%tx] : memref<?xi32>
    %0 = arith.ceildivsi %x, %y : i32
    %1 = arith.floordivsi %x, %y : i32
    %2 = arith.ceildivui %x, %y : i32
    %vx = vector.broadcast %x : i32 to vector<2xi32>
    %vy = vector.broadcast %y : i32 to vector<2xi32>
    %v = arith.floordivsi %vx, %vy : vector<2xi32>
    %3 = vector.extract %v[1] : i32 from vector<2xi32>
    %ix = arith.index_cast %x : i32 to index
    %iy = arith.index_cast %y : i32 to index
    %i4 = arith.ceildivsi %ix, %iy : index
    %i5 = arith.floordivsi %ix, %iy : index
    %4 = arith.index_cast %i4 : index to i32
    %5 = arith.index_cast %i5 : index to i32
    %v6 = vector.from_elements %0, %1, %2, %3, %4, %5 : vector<6xi32>
    vector.transfer_write %v6, %o[%tx, %c0] : vector<6xi32>, memref<?x8xi32>
    gpu.return
  }
}
