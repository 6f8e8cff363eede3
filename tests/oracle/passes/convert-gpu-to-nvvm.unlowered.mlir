// OPTIONS: allowed-dialects=func,gpu
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
