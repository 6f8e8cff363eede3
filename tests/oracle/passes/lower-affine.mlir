#set = affine_set<(d0)[s0] : (d0 - 4 >= 0, s0 - d0 == 0)>
func.func @f(%n: index, %m: memref<?x?xf32>, %v: vector<4xf32>, %x: f32) -> (index, index, index) {
  affine.for %i = 0 to %n {
    affine.for %j = max affine_map<(d0) -> (d0, 3)>(%i) to min affine_map<(d0)[s0] -> (d0 + 8, s0)>(%i)[%n] step 2 {
      %0 = affine.load %m[%i + 1, %j floordiv 2] : memref<?x?xf32>
      affine.store %0, %m[%i mod 4, %j ceildiv 3] : memref<?x?xf32>
      affine.if #set(%i)[%n] { affine.store %x, %m[%i, %j] : memref<?x?xf32> }
    }
  }
  %s = affine.for %i = 0 to 8 iter_args(%a = %x) -> f32 { %b = arith.addf %a, %x : f32 affine.yield %b : f32 }
  %a = affine.apply affine_map<(d0)[s0] -> (d0 * 3 + s0 - 1)>(%n)[%n]
  %b = affine.min affine_map<(d0) -> (d0, 7)>(%n)
  %c = affine.max affine_map<(d0) -> (d0, 7, d0 * 2)>(%n)
  %w = affine.vector_load %m[%n, %n] : memref<?x?xf32>, vector<4xf32>
  affine.vector_store %w, %m[%n, %n + 4] : memref<?x?xf32>, vector<4xf32>
  return %a, %b, %c : index, index, index
}
