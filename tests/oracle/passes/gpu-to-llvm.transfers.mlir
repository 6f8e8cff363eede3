func.func @g(%f: f32, %m: memref<2x4xf32>, %i: index, %n: memref<4xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: ?>>) -> (vector<2x4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<f32>, vector<3x4xf32>) {
    %c0 = arith.constant 0 : index
    %q = vector.transfer_read %m[%c0, %c0], %f : memref<2x4xf32>, vector<2x4xf32>
    %q1 = vector.transfer_read %m[%i, %c0], %f {in_bounds = [true]} : memref<2x4xf32>, vector<4xf32>
    %q2 = vector.transfer_read %n[%i], %f {in_bounds = [true]}: memref<4xf32>, vector<4xf32>
    %q3 = vector.transfer_read %s[%i, %i], %f {in_bounds = [true, true]}: memref<4x?xf32, strided<[?, 1], offset: ?>>, vector<2x4xf32>
    %q4 = vector.transfer_read %n[%i], %f : memref<4xf32>, vector<f32>
    %q5 = vector.transfer_read %n[%i], %f {permutation_map = affine_map<(d0) -> (0, d0)>, in_bounds = [true, true]}: memref<4xf32>, vector<3x4xf32>
    vector.transfer_write %q, %m[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, memref<2x4xf32>
    vector.transfer_write %q1, %m[%i, %c0] {in_bounds = [true]} : vector<4xf32>, memref<2x4xf32>
    vector.transfer_write %q4, %n[%i] : vector<f32>, memref<4xf32>
    return %q, %q1, %q2, %q3, %q4, %q5 : vector<2x4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<f32>, vector<3x4xf32>
}
