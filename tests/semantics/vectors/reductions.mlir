// Sums, products and extrema of a row of 8, some under a mask, by several ops.
gpu.module @m {
  gpu.func @reductions(%a: memref<?x?xf32>, %n: memref<?xi32>, %o: memref<?x8xf32>) kernel {
    %f0 = arith.constant 0.0 : f32
    %f1 = arith.constant 1.0 : f32
    %c0 = arith.constant 0 : index
    %tx = gpu.thread_id x
    %count = memref.load %n[%tx] : memref<?xi32>
    %i = arith.index_cast %count : i32 to index
    %v = vector.transfer_read %a[%tx, %c0], %f1 : memref<?x?xf32>, vector<8xf32>
    %mask = vector.create_mask %i : vector<8xi1>
    %sum = vector.reduction <add>, %v, %f1 : vector<8xf32> into f32
    %msum = vector.mask %mask { vector.reduction <add>, %v, %f1 : vector<8xf32> into f32 } : vector<8xi1> -> f32
    %max = vector.mask %mask { vector.reduction <maximumf>, %v : vector<8xf32> into f32 } : vector<8xi1> -> f32
    %min = vector.reduction <minnumf>, %v : vector<8xf32> into f32
    %m = vector.shape_cast %v : vector<8xf32> to vector<2x4xf32>
    %one = arith.constant dense<1.0> : vector<2xf32>
    %zero4 = arith.constant dense<0.0> : vector<4xf32>
    %rows = vector.multi_reduction <mul>, %m, %one [1] : vector<2x4xf32> to vector<2xf32>
    %columns = vector.multi_reduction <add>, %m, %zero4 [0] : vector<2x4xf32> to vector<4xf32>
    %all = vector.multi_reduction <add>, %m, %f0 [0, 1] : vector<2x4xf32> to f32
    %r0 = vector.extract %rows[0] : f32 from vector<2xf32>
    %r1 = vector.extract %rows[1] : f32 from vector<2xf32>
    %c3 = vector.extract %columns[3] : f32 from vector<4xf32>
    %out = vector.from_elements %sum, %msum, %max, %min, %r0, %r1, %c3, %all : vector<8xf32>
    vector.transfer_write %out, %o[%tx, %c0] {in_bounds = [true]} : vector<8xf32>, memref<?x8xf32>
    gpu.return
  }
}
