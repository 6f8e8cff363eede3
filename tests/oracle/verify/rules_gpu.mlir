func.func @f(%a: i32) {
  %0 = "gpu.all_reduce"(%a) ({
  ^bb0(%x: i32, %y: f32):
    "gpu.yield"(%x) : (i32) -> ()
  }) : (i32) -> i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "gpu.all_reduce"(%a) ({
  ^bb0(%x: i32, %y: i32):
    %z = arith.sitofp %x : i32 to f32
    "gpu.yield"(%z) : (f32) -> ()
  }) : (i32) -> i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "gpu.all_reduce"(%a) ({
  ^bb0(%x: i32, %y: i32):
    "ub.unreachable"() : () -> ()
  }) : (i32) -> i32
  return
}
// -----
func.func @f(%a: vector<[4]xf32>) {
  %0 = "gpu.subgroup_reduce"(%a) <{op = #gpu<all_reduce_op add>}> : (vector<[4]xf32>) -> vector<[4]xf32>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "gpu.subgroup_reduce"(%a) <{cluster_size = 4 : i32, cluster_stride = 3 : i32, op = #gpu<all_reduce_op add>}> : (f32) -> f32
  return
}
// -----
func.func @f() {
  %0 = "gpu.alloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}
// -----
func.func @f() {
  %0 = "gpu.dynamic_shared_memory"() : () -> memref<4xi8, #gpu.address_space<workgroup>>
  return
}
// -----
module attributes {gpu.container_module} {
  func.func @f(%i: index) {
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  module @m {
  }
  func.func @f(%i: index) {
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
  }
  func.func @f(%i: index) {
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    memref.global "private" @k : memref<4xf32>
  }
  func.func @f(%i: index) {
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k() {
      gpu.return
    }
  }
  func.func @f(%i: index) {
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: i32) kernel {
      gpu.return
    }
  }
  func.func @f(%i: index) {
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%i: index):
  "gpu.launch"(%i, %i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> ({
  ^bb1(%0: index, %1: index, %2: index, %3: index, %4: index, %5: index, %6: index, %7: index, %8: index, %9: index, %10: index, %11: index, %12: index, %13: index, %14: index, %15: index, %16: index, %17: index):
    "gpu.terminator"() : () -> ()
  }) : (index, index, index, index, index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
gpu.module @m {
  gpu.func @k(%a: i32) -> f32 {
    "gpu.return"(%a) : (i32) -> ()
  }
}
// -----
gpu.module @m {
  gpu.func @k() workgroup(%a: memref<4xf32, #gpu.address_space<private>>) {
    gpu.return
  }
}
// -----
func.func @f(%m: memref<16x16xf16>, %i: index) {
  %0 = "gpu.subgroup_mma_load_matrix"(%m, %i, %i) <{leadDimension = 16 : index}> : (memref<16x16xf16>, index, index) -> !gpu.mma_matrix<16x16xf16, "DOp">
  return
}
// -----
func.func @f(%m: memref<16x16xf16, strided<[32, 2]>>, %i: index, %x: !gpu.mma_matrix<16x16xf16, "COp">) {
  "gpu.subgroup_mma_store_matrix"(%x, %m, %i, %i) <{leadDimension = 16 : index}> : (!gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16, strided<[32, 2]>>, index, index) -> ()
  return
}
// -----
func.func @f(%a: f32, %l: i32) {
  %0 = "gpu.subgroup_broadcast"(%a, %l) <{broadcast_type = #gpu<broadcast first_active_lane>}> : (f32, i32) -> f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "gpu.subgroup_broadcast"(%a) <{broadcast_type = #gpu<broadcast specific_lane>}> : (f32) -> f32
  return
}
// -----
"gpu.module"() <{sym_name = "m", targets = []}> ({
^bb0:
}) : () -> ()
// -----
"gpu.module"() <{sym_name = "m", targets = [#nvvm.target<chip = "sm_10", verifyTarget = true>]}> ({
^bb0:
}) : () -> ()
// -----
gpu.module @m [#nvvm.target<chip = "sm_10">] {
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  llvm.func @f() {
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}
// -----
func.func @f(%l: index, %a: f32) {
  %0 = "gpu.warp_execute_on_lane_0"(%l, %a) <{warp_size = 32 : i64}> ({
  ^bb0(%x: f64):
    "gpu.yield"(%x) : (f64) -> ()
  }) : (index, f32) -> f64
  return
}
// -----
func.func @f(%l: index, %a: vector<1xf32>) {
  "gpu.warp_execute_on_lane_0"(%l, %a) <{warp_size = 32 : i64}> ({
  ^bb0(%x: vector<32x1xf32>):
    "gpu.yield"() : () -> ()
  }) : (index, vector<1xf32>) -> ()
  return
}
// -----
func.func @f(%l: index, %a: vector<3xf32>) {
  "gpu.warp_execute_on_lane_0"(%l, %a) <{warp_size = 32 : i64}> ({
  ^bb0(%x: vector<32xf32>):
    "gpu.yield"() : () -> ()
  }) : (index, vector<3xf32>) -> ()
  return
}
// -----
func.func @f(%l: index, %a: vector<2xf32>) {
  "gpu.warp_execute_on_lane_0"(%l, %a) <{warp_size = 32 : i64}> ({
  ^bb0(%x: vector<32xf32>):
    "gpu.yield"() : () -> ()
  }) : (index, vector<2xf32>) -> ()
  return
}
// -----
func.func @f(%m: memref<16x16xf16>, %i: index) {
  %0 = "gpu.subgroup_mma_load_matrix"(%m, %i, %i) <{leadDimension = 16 : index}> : (memref<16x16xf16>, index, index) -> !gpu.mma_matrix<16x16xf16, "AOp">
  gpu.module @m [] { }
  return
}
// -----
gpu.module @m {
  gpu.func @g() attributes {sym_visibility = "hidden"} {
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @g() attributes {sym_visibility = 1 : i32} {
    gpu.return
  }
}
// -----
module attributes {a.b = #gpu.select_object<-1 : i64>} {
}
// -----
module attributes {a.b = #gpu.select_object<"x">} {
}
// -----
module attributes {a.b = #gpu.object<"x", bin = "y">} {
}
// -----
module attributes {a.b = #nvvm.target<O = 4>} {
}
// -----
module attributes {a.b = #nvvm.target<triple = "">} {
}
// -----
module attributes {a.b = #nvvm.target<chip = "">} {
}
// -----
module attributes {a.b = #nvvm.target<link = [1]>} {
}
