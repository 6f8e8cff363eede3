// OPTIONS: allowed-dialects=arith,cf
gpu.module @m {
  gpu.func @g(%x: i64, %i: index, %p: i1) -> (i64, index) {
    %y = arith.addi %x, %x : i64
    %z = arith.addi %i, %i : index
    cf.cond_br %p, ^a, ^a
  ^a:
    %t = gpu.thread_id x
    %u = arith.addi %z, %t : index
    gpu.return %y, %u : i64, index
  }
}
// -----
gpu.module @m {
  func.func @f(%x: i64) -> i64 {
    %y = arith.addi %x, %x : i64
    return %y : i64
  }
}
// -----
gpu.module @m {
  gpu.func @g(%v: vector<4xf32>) -> f32 {
    %y = vector.extract %v[1] : f32 from vector<4xf32>
    gpu.return %y : f32
  }
}
