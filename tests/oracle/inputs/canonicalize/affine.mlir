func.func @e(%n: index, %m: index) -> (index, index, index, index) {
  %c4 = arith.constant 4 : index
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%n)
  %1 = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1)>(%0, %m)
  %2 = affine.apply affine_map<(d0) -> (d0 * 3)>(%c4)
  %3 = affine.apply affine_map<(d0, d1) -> (d0)>(%m, %n)
  %4 = affine.apply affine_map<()[s0] -> (s0 + 2)>()[%c4]
  return %1, %2, %3, %4 : index, index, index, index
}
// -----
func.func @loop(%n: index, %m: memref<?xf32>) {
  %c2 = arith.constant 2 : index
  affine.for %i = 0 to %n {
    %0 = affine.apply affine_map<(d0) -> (d0 * 4 + 1)>(%i)
    %1 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1 + s0)>(%0, %i)[%n]
    %v = affine.load %m[%1] : memref<?xf32>
    affine.store %v, %m[%0 + %c2] : memref<?xf32>
    "use"(%1) : (index) -> ()
  }
  return
}
