// The option `expand`: ids and reductions of subgroups, atomic products, divisions that round.
// RUN: nvlower --convert-gpu-to-nvvm=expand=true --split-input-file %s | filecheck %s
// RUN: not nvlower --convert-gpu-to-nvvm --split-input-file %s 2>&1 | filecheck %s --check-prefix=WITHOUT

// WITHOUT: error: failed to legalize operation 'gpu.subgroup_reduce'
// WITHOUT: note: needs the redux instruction: pass has-redux for sm_80 and later, or expand for shuffles
// WITHOUT: error: failed to legalize operation 'gpu.subgroup_id'

gpu.module @shuffles {
  // CHECK-LABEL: llvm.func @add
  // CHECK-COUNT-5: nvvm.shfl.sync  bfly
  // CHECK-NOT: nvvm.shfl.sync
  // CHECK-LABEL: llvm.func @clusters
  // CHECK: %[[STEP:.*]] = llvm.mlir.constant(2 : i32) : i32
  // CHECK: nvvm.shfl.sync  bfly %{{.*}}, %{{.*}}, %[[STEP]],
  // CHECK: llvm.intr.maximum
  // CHECK: nvvm.shfl.sync
  // CHECK: llvm.intr.maximum
  // CHECK-NOT: nvvm.shfl.sync
  // CHECK-LABEL: llvm.func @wide
  // CHECK-COUNT-10: nvvm.shfl.sync
  // CHECK-NOT: nvvm.shfl.sync
  // CHECK-LABEL: llvm.func @vectors
  // CHECK-COUNT-10: nvvm.shfl.sync
  // CHECK-NOT: nvvm.shfl.sync
  gpu.func @add(%p: memref<1xi32>, %x: i32) kernel {
    %c0 = arith.constant 0 : index
    %0 = gpu.subgroup_reduce add %x uniform : (i32) -> i32
    memref.store %0, %p[%c0] : memref<1xi32>
    gpu.return
  }
  gpu.func @clusters(%p: memref<1xf32>, %x: f32) kernel {
    %c0 = arith.constant 0 : index
    %0 = gpu.subgroup_reduce maximumf %x cluster(size = 4, stride = 2) : (f32) -> f32
    memref.store %0, %p[%c0] : memref<1xf32>
    gpu.return
  }
  gpu.func @wide(%p: memref<1xf64>, %x: f64) kernel {
    %c0 = arith.constant 0 : index
    %0 = gpu.subgroup_reduce mul %x : (f64) -> f64
    memref.store %0, %p[%c0] : memref<1xf64>
    gpu.return
  }
  gpu.func @vectors(%p: memref<1xvector<2xf32>>, %x: vector<2xf32>) kernel {
    %c0 = arith.constant 0 : index
    %0 = gpu.subgroup_reduce add %x : (vector<2xf32>) -> vector<2xf32>
    memref.store %0, %p[%c0] : memref<1xvector<2xf32>>
    gpu.return
  }
}

// -----

// Where every target has redux, it is used for what it can do.
gpu.module @redux [#nvvm.target<chip = "sm_80">] {
  // CHECK-LABEL: llvm.func @uniform
  // CHECK: nvvm.redux.sync  add
  // CHECK-NOT: nvvm.shfl.sync
  // CHECK-LABEL: llvm.func @divergent
  // CHECK-COUNT-5: nvvm.shfl.sync
  gpu.func @uniform(%p: memref<1xi32>, %x: i32) kernel {
    %c0 = arith.constant 0 : index
    %0 = gpu.subgroup_reduce add %x uniform : (i32) -> i32
    memref.store %0, %p[%c0] : memref<1xi32>
    gpu.return
  }
  gpu.func @divergent(%p: memref<1xi32>, %x: i32) kernel {
    %c0 = arith.constant 0 : index
    %0 = gpu.subgroup_reduce add %x : (i32) -> i32
    memref.store %0, %p[%c0] : memref<1xi32>
    gpu.return
  }
}

// -----

gpu.module @ids {
  // CHECK-LABEL: llvm.func @ids
  // CHECK-DAG: %[[WARP:.*]] = llvm.mlir.constant(32 : index) : i64
  // CHECK-DAG: %[[ROUND:.*]] = llvm.mlir.constant(31 : index) : i64
  // CHECK: nvvm.read.ptx.sreg.tid.z
  // CHECK: nvvm.read.ptx.sreg.ntid.y
  // CHECK: llvm.mul
  // CHECK: nvvm.read.ptx.sreg.tid.y
  // CHECK: llvm.add
  // CHECK: nvvm.read.ptx.sreg.ntid.x
  // CHECK: llvm.mul
  // CHECK: nvvm.read.ptx.sreg.tid.x
  // CHECK: %[[THREAD:.*]] = llvm.add
  // CHECK: llvm.udiv %[[THREAD]], %[[WARP]]
  // CHECK: llvm.add %{{.*}}, %[[ROUND]]
  // CHECK: llvm.udiv
  gpu.func @ids(%p: memref<2xindex>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = gpu.subgroup_id : index
    %1 = gpu.num_subgroups : index
    memref.store %0, %p[%c0] : memref<2xindex>
    memref.store %1, %p[%c1] : memref<2xindex>
    gpu.return
  }
}

// -----

gpu.module @products {
  // CHECK-LABEL: llvm.func @float
  // CHECK: llvm.fmul
  // CHECK: llvm.cmpxchg
  // CHECK-LABEL: llvm.func @integer
  // CHECK: llvm.mul
  // CHECK: llvm.cmpxchg
  gpu.func @float(%p: memref<1xf32>, %x: f32, %i: index) kernel {
    %0 = memref.atomic_rmw mulf %x, %p[%i] : (f32, memref<1xf32>) -> f32
    gpu.return
  }
  gpu.func @integer(%p: memref<1xi32>, %x: i32, %i: index) kernel {
    %0 = memref.atomic_rmw muli %x, %p[%i] : (i32, memref<1xi32>) -> i32
    gpu.return
  }
}

// -----

gpu.module @divisions {
  // CHECK-LABEL: llvm.func @divisions
  // CHECK-NOT: arith.
  // CHECK: llvm.return
  gpu.func @divisions(%p: memref<3xindex>, %a: index, %b: index) kernel {
    %c0 = arith.constant 0 : index
    %0 = arith.ceildivui %a, %b : index
    %1 = arith.ceildivsi %0, %b : index
    %2 = arith.floordivsi %1, %b : index
    memref.store %2, %p[%c0] : memref<3xindex>
    gpu.return
  }
}
