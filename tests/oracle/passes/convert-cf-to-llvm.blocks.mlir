func.func @f(%x: index, %y: index, %b: i1, %m: memref<4x?xf32>) -> (index, index, i1, index) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %s = arith.addi %c1, %x : index
  %z = index.add %s, %y
  %k = index.constant 3
  %w = index.mul %k, %z
  %q = arith.addi %w, %c0 : index
  %cmp = index.cmp slt(%q, %y)
  %d = memref.dim %m, %c0 : memref<4x?xf32>
  cf.cond_br %cmp, ^bb1(%q : index), ^bb2
^bb1(%a: index):
  return %a, %s, %cmp, %d : index, index, i1, index
^bb2:
  return %q, %s, %b, %d : index, index, i1, index
}
