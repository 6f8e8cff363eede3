"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x8xf32, 3>, index, index) -> (), sym_name = "ldmatrix"}> ({
  ^bb0(%arg0: memref<8x8xf32, 3>, %arg1: index, %arg2: index):
    %0 = "nvgpu.ldmatrix"(%arg0, %arg1, %arg2) <{numTiles = 2 : i32, transpose = false}> : (memref<8x8xf32, 3>, index, index) -> vector<1xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x1xf32>, vector<4x1xf32>, vector<2x2xf32>, vector<2xi16>) -> (), sym_name = "mma_sp_sync"}> ({
  ^bb0(%arg0: vector<4x1xf32>, %arg1: vector<4x1xf32>, %arg2: vector<2x2xf32>, %arg3: vector<2xi16>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi1>
    %1 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi1>
    %2 = "nvgpu.mma.sp.sync"(%0, %1, %arg2, %arg3) <{mmaShape = [16, 8, 16], sparsitySelector = 0 : i32, tf32Enabled}> : (vector<4xi1>, vector<4xi1>, vector<2x2xf32>, vector<2xi16>) -> vector<2x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> (), sym_name = "mma_sync"}> ({
  ^bb0(%arg0: vector<4x1xf32>, %arg1: vector<2x1xf32>, %arg2: vector<2x2xf32>):
    %0 = "nvgpu.mma.sync"(%arg0, %arg1, %arg2) <{mmaShape = [8, 8]}> : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> (), sym_name = "mma_sync"}> ({
  ^bb0(%arg0: vector<4x1xf32>, %arg1: vector<2x1xf32>, %arg2: vector<2x2xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<2xf32>
    %1 = "nvgpu.mma.sync"(%arg0, %arg1, %0) <{mmaShape = [16, 8, 8]}> : (vector<4x1xf32>, vector<2x1xf32>, vector<2xf32>) -> vector<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>) -> (), sym_name = "warpgroup_mma"}> ({
  ^bb0(%arg0: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, %arg1: !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, %arg2: !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !nvgpu.warpgroup.descriptor<tensor = memref<?x16xtf32, 3>>
    %1 = "nvgpu.warpgroup.mma"(%0, %arg1, %arg2) : (!nvgpu.warpgroup.descriptor<tensor = memref<?x16xtf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>) -> (), sym_name = "warpgroup_mma"}> ({
  ^bb0(%arg0: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, %arg1: !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, %arg2: !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>):
    %0 = "nvgpu.warpgroup.mma"(%arg0, %arg1, %arg2) : (!nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<4x8xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>) -> (), sym_name = "warpgroup_mma"}> ({
  ^bb0(%arg0: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, %arg1: !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, %arg2: !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<4xi64>>
    %1 = "nvgpu.warpgroup.mma"(%arg0, %arg1, %0) : (!nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<4xi64>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<4xi64>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>, memref<64x8xf32, 3>) -> (), sym_name = "warpgroup_mma_store"}> ({
  ^bb0(%arg0: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>, %arg1: memref<64x8xf32, 3>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xf32>
    "nvgpu.warpgroup.mma.store"(%arg0, %0) : (!nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>, memref<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "warpgroup_mma_init_accumulator"}> ({
    %0 = "nvgpu.warpgroup.mma.init.accumulator"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<8xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<*xf16>, index, index) -> (), sym_name = "tma_create_descriptor"}> ({
  ^bb0(%arg0: memref<*xf16>, %arg1: index, %arg2: index):
    %0 = "nvgpu.tma.create.descriptor"(%arg0, %arg1, %arg2) : (memref<*xf16>, index, index) -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) -> (), sym_name = "warpgroup_generate_descriptor"}> ({
  ^bb0(%arg0: memref<64x64xf16, 3>, %arg1: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !nvgpu.tensormap.descriptor<tensor = memref<?x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
    %1 = "nvgpu.warpgroup.generate.descriptor"(%arg0, %0) : (memref<64x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<?x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) -> !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index) -> (), sym_name = "tma_async_store"}> ({
  ^bb0(%arg0: memref<128x64xf16, 3>, %arg1: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %arg2: index, %arg3: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<?xf32>
    "nvgpu.tma.async.store"(%0, %arg1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<?xf32>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index) -> (), sym_name = "tma_async_store"}> ({
  ^bb0(%arg0: memref<128x64xf16, 3>, %arg1: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %arg2: index, %arg3: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<128x64xf16, 5>
    "nvgpu.tma.async.store"(%0, %arg1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<128x64xf16, 5>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index) -> (), sym_name = "tma_async_store"}> ({
  ^bb0(%arg0: memref<128x64xf16, 3>, %arg1: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %arg2: index, %arg3: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<?x64xf16, 3>
    "nvgpu.tma.async.store"(%0, %arg1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<?x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) -> (), sym_name = "warpgroup_generate_descriptor"}> ({
  ^bb0(%arg0: memref<64x64xf16, 3>, %arg1: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !nvgpu.tensormap.descriptor<tensor = memref<64xi8>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
    %1 = "nvgpu.warpgroup.generate.descriptor"(%arg0, %0) : (memref<64x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<64xi8>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) -> !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
func.func @f(%s: memref<4xf32, strided<[2]>, 1>, %d: memref<4xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<4xf32, strided<[2]>, 1> to memref<4xf32, 3>
  return
}
// -----
func.func @f(%s: memref<4xf32, 1>, %d: memref<4xf32, strided<[2]>, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<4xf32, 1> to memref<4xf32, strided<[2]>, 3>
  return
}
// -----
func.func @f(%s: memref<4xf64, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %s[%i] {numTiles = 1 : i32, transpose = false} : memref<4xf64, 3> -> vector<1x1xf64>
  return
}
// -----
func.func @f(%a: vector<4x1xf64>, %b: vector<2x1xf64>, %c: vector<2x2xf64>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 16]} : (vector<4x1xf64>, vector<2x1xf64>, vector<2x2xf64>) -> vector<2x2xf64>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16], tf32Enabled} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x8xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<64x16xf16, 3>>, <tensor = memref<16x8xf16, 3>>, <fragmented = vector<64x16xf32>> -> <fragmented = vector<64x16xf32>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x4xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x4xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<64x16xf16, 3>>, <tensor = memref<16x4xf16, 3>>, <fragmented = vector<64x4xf32>> -> <fragmented = vector<64x4xf32>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf8E4M3FN, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x8xf8E4M3FN, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf16>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<64x16xf8E4M3FN, 3>>, <tensor = memref<16x8xf8E4M3FN, 3>>, <fragmented = vector<64x8xf16>> -> <fragmented = vector<64x8xf16>>
  return
}
// -----
func.func @f(%t: !nvgpu.tensormap.descriptor<tensor = memref<f32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %d: memref<f32, 3>, %i: index) {
  "nvgpu.tma.async.load"(%d, %m, %t, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 0>}> : (memref<f32, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<f32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, index) -> ()
  return
}
// -----
func.func @f(%t: !nvgpu.tensormap.descriptor<tensor = memref<32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = interleave_16b>, %m: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %d: memref<32xf32, 3>, %i: index) {
  nvgpu.tma.async.load %t[%i], %m[%i] to %d : !nvgpu.tensormap.descriptor<tensor = memref<32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = interleave_16b>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<32xf32, 3>
  return
}
// -----
func.func @f(%t: !nvgpu.tensormap.descriptor<tensor = memref<512xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %d: memref<512xf32, 3>, %i: index) {
  nvgpu.tma.async.load %t[%i], %m[%i] to %d : !nvgpu.tensormap.descriptor<tensor = memref<512xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<512xf32, 3>
  return
}
// -----
func.func @f(%t: !nvgpu.tensormap.descriptor<tensor = memref<32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %d: memref<64xf32, 3>, %i: index) {
  nvgpu.tma.async.load %t[%i], %m[%i] to %d : !nvgpu.tensormap.descriptor<tensor = memref<32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64xf32, 3>
  return
}
// -----
func.func @f(%t: !nvgpu.tensormap.descriptor<tensor = memref<1x1x1x1x1x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %d: memref<1x1x1x1x1x32xf32, 3>, %i: index) {
  nvgpu.tma.async.load %t[%i, %i, %i, %i, %i, %i], %m[%i] to %d : !nvgpu.tensormap.descriptor<tensor = memref<1x1x1x1x1x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<1x1x1x1x1x32xf32, 3>
  return
}
// -----
func.func @f(%m: memref<*xf32>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i, %i, %i, %i, %i] : memref<*xf32> -> <tensor = memref<32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}
// -----
func.func @f(%m: memref<64x32xf32, 3>, %t: !nvgpu.tensormap.descriptor<tensor = memref<64x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>) {
  %0 = nvgpu.warpgroup.generate.descriptor %m, %t : memref<64x32xf32, 3>, !nvgpu.tensormap.descriptor<tensor = memref<64x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<64x32xf32, 3>>
  return
}
