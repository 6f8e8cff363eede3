func.func @l(%n: index, %m: memref<?xi32>, %a: i32, %b: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %b : i32
    %d = arith.divsi %a, %b : i32
    %l = memref.load %m[%c0] : memref<?xi32>
    scf.for %j = %c0 to %n step %c1 {
      %2 = arith.muli %1, %l : i32
      %3 = arith.index_cast %i : index to i32
      %4 = arith.addi %2, %3 : i32
      memref.store %4, %m[%j] : memref<?xi32>
      memref.store %d, %m[%j] : memref<?xi32>
    }
  }
  return
}
