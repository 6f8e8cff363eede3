"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x8xf32, 3>, index, index) -> (), sym_name = "ldmatrix"}> ({
  ^bb0(%arg0: memref<8x8xf32, 3>, %arg1: index, %arg2: index):
    %0 = "nvgpu.ldmatrix"(%arg0, %arg1, %arg2) <{numTiles = -1 : i32, transpose = false}> : (memref<8x8xf32, 3>, index, index) -> vector<2x1xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> (), sym_name = "mma_sync"}> ({
  ^bb0(%arg0: vector<4x1xf32>, %arg1: vector<2x1xf32>, %arg2: vector<2x2xf32>):
    %0 = "nvgpu.mma.sync"(%arg1, %arg0, %arg2) <{mmaShape = [16, 8, 8]}> : (vector<2x1xf32>, vector<4x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "warpgroup_mma_init_accumulator"}> ({
    %0 = "nvgpu.warpgroup.mma.init.accumulator"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<3x8xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x8xf32, 3>, index, index) -> (), sym_name = "ldmatrix"}> ({
  ^bb0(%arg0: memref<8x8xf32, 3>, %arg1: index, %arg2: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<?xf32>
    %1 = "nvgpu.ldmatrix"(%0, %arg1, %arg2) <{numTiles = 2 : i32, transpose = false}> : (memref<?xf32>, index, index) -> vector<2x1xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>, memref<64x8xf32, 3>) -> (), sym_name = "warpgroup_mma_store"}> ({
  ^bb0(%arg0: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>, %arg1: memref<64x8xf32, 3>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<3x8xf32>>
    "nvgpu.warpgroup.mma.store"(%0, %arg1) : (!nvgpu.warpgroup.accumulator<fragmented = vector<3x8xf32>>, memref<64x8xf32, 3>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x1xf32>, vector<4x1xf32>, vector<2x2xf32>, vector<2xi16>) -> (), sym_name = "mma_sp_sync"}> ({
  ^bb0(%arg0: vector<4x1xf32>, %arg1: vector<4x1xf32>, %arg2: vector<2x2xf32>, %arg3: vector<2xi16>):
    %0 = "nvgpu.mma.sp.sync"(%arg0, %arg1, %arg2, %arg3) <{mmaShape = [16, 8, 16], sparsitySelector = 2 : i32, tf32Enabled}> : (vector<4x1xf32>, vector<4x1xf32>, vector<2x2xf32>, vector<2xi16>) -> vector<2x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64xf32, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, index, index) -> (), sym_name = "tma_async_load"}> ({
  ^bb0(%arg0: memref<64xf32, 3>, %arg1: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg2: !nvgpu.tensormap.descriptor<tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %arg3: index, %arg4: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> bf16
    %1 = "builtin.unrealized_conversion_cast"() : () -> bf16
    "nvgpu.tma.async.load"(%arg0, %arg1, %arg2, %0, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, -1>}> : (memref<64xf32, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, bf16, bf16) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> (), sym_name = "mma_sync"}> ({
  ^bb0(%arg0: vector<4x1xf32>, %arg1: vector<2x1xf32>, %arg2: vector<2x2xf32>):
    %0 = "nvgpu.mma.sync"(%arg2, %arg1, %arg0) <{mmaShape = [16, 8, 8]}> : (vector<2x2xf32>, vector<2x1xf32>, vector<4x1xf32>) -> vector<2x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x1xf32>, vector<4x1xf32>, vector<2x2xf32>, vector<2xi16>) -> (), sym_name = "mma_sp_sync"}> ({
  ^bb0(%arg0: vector<4x1xf32>, %arg1: vector<4x1xf32>, %arg2: vector<2x2xf32>, %arg3: vector<2xi16>):
    %0 = "nvgpu.mma.sp.sync"(%arg0, %arg1, %arg2, %arg3) <{mmaShape = [16, 0, 16], sparsitySelector = 0 : i32, tf32Enabled}> : (vector<4x1xf32>, vector<4x1xf32>, vector<2x2xf32>, vector<2xi16>) -> vector<2x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x16x128xf32, 3>, index, index, index, memref<128x128xf32>, index, index) -> (), sym_name = "device_async_copy"}> ({
  ^bb0(%arg0: memref<3x16x128xf32, 3>, %arg1: index, %arg2: index, %arg3: index, %arg4: memref<128x128xf32>, %arg5: index, %arg6: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<3x16x128xindex, 3>
    %1 = "nvgpu.device_async_copy"(%0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 3, 1, 2, 0>}> : (memref<3x16x128xindex, 3>, index, index, index, memref<128x128xf32>, index, index) -> !nvgpu.device.async.token
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x8xf32, 3>, index, index) -> (), sym_name = "ldmatrix"}> ({
  ^bb0(%arg0: memref<8x8xf32, 3>, %arg1: index, %arg2: index):
    %0 = "nvgpu.ldmatrix"(%arg0, %arg1, %arg2) <{numTiles = 2 : i32, transpose = true}> : (memref<8x8xf32, 3>, index, index) -> vector<2x1xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x16x128xf32, 3>, index, index, index, memref<128x128xf32>, index, index) -> (), sym_name = "device_async_copy"}> ({
  ^bb0(%arg0: memref<3x16x128xf32, 3>, %arg1: index, %arg2: index, %arg3: index, %arg4: memref<128x128xf32>, %arg5: index, %arg6: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<128x128x2xf32>
    %1 = "nvgpu.device_async_copy"(%arg0, %arg1, %arg2, %arg3, %0, %arg5, %arg6) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 3, 1, 2, 0>}> : (memref<3x16x128xf32, 3>, index, index, index, memref<128x128x2xf32>, index, index) -> !nvgpu.device.async.token
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>) -> (), sym_name = "warpgroup_mma"}> ({
  ^bb0(%arg0: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, %arg1: !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, %arg2: !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !nvgpu.warpgroup.descriptor<tensor = memref<16x16xi32, 3>>
    %1 = "nvgpu.warpgroup.mma"(%arg0, %0, %arg2) : (!nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x16xi32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>, memref<64x8xf32, 3>) -> (), sym_name = "warpgroup_mma_store"}> ({
  ^bb0(%arg0: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>, %arg1: memref<64x8xf32, 3>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<?x8xf32, 3>
    "nvgpu.warpgroup.mma.store"(%arg0, %0) : (!nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>, memref<?x8xf32, 3>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64xf32, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, index, index) -> (), sym_name = "tma_async_load"}> ({
  ^bb0(%arg0: memref<64xf32, 3>, %arg1: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg2: !nvgpu.tensormap.descriptor<tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %arg3: index, %arg4: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<64x2xf32, 3>
    "nvgpu.tma.async.load"(%0, %arg1, %arg2, %arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (memref<64x2xf32, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>) -> (), sym_name = "warpgroup_mma"}> ({
  ^bb0(%arg0: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, %arg1: !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, %arg2: !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>):
    %0 = "nvgpu.warpgroup.mma"(%arg1, %arg0, %arg2) <{transposeA}> : (!nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x16x128xf32, 3>, index, index, index, memref<128x128xf32>, index, index) -> (), sym_name = "device_async_copy"}> ({
  ^bb0(%arg0: memref<3x16x128xf32, 3>, %arg1: index, %arg2: index, %arg3: index, %arg4: memref<128x128xf32>, %arg5: index, %arg6: index):
    %0 = "nvgpu.device_async_copy"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) <{dstElements = 8 : index, operandSegmentSizes = array<i32: 1, 3, 1, 2, 0>}> : (memref<3x16x128xf32, 3>, index, index, index, memref<128x128xf32>, index, index) -> !nvgpu.device.async.token
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> (), sym_name = "mma_sync"}> ({
  ^bb0(%arg0: vector<4x1xf32>, %arg1: vector<2x1xf32>, %arg2: vector<2x2xf32>):
    %0 = "nvgpu.mma.sync"(%arg0, %arg2, %arg1) <{mmaShape = [16, 8, 8]}> : (vector<4x1xf32>, vector<2x2xf32>, vector<2x1xf32>) -> vector<2x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x16x128xf32, 3>, index, index, index, memref<128x128xf32>, index, index) -> (), sym_name = "device_async_copy"}> ({
  ^bb0(%arg0: memref<3x16x128xf32, 3>, %arg1: index, %arg2: index, %arg3: index, %arg4: memref<128x128xf32>, %arg5: index, %arg6: index):
    %0 = "nvgpu.device_async_copy"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) <{dstElements = -1 : index, operandSegmentSizes = array<i32: 1, 3, 1, 2, 0>}> : (memref<3x16x128xf32, 3>, index, index, index, memref<128x128xf32>, index, index) -> !nvgpu.device.async.token
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "rcp"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "nvgpu.rcp"(%arg0) <{ftz, rounding = #nvgpu<rcp_rounding_mode rm>}> : (vector<4xf32>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "rcp"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "nvgpu.rcp"(%arg0) <{ftz, rounding = #nvgpu<rcp_rounding_mode rn>}> : (vector<4xf32>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<*xf16>, index, index) -> (), sym_name = "tma_create_descriptor"}> ({
  ^bb0(%arg0: memref<*xf16>, %arg1: index, %arg2: index):
    %0 = "nvgpu.tma.create.descriptor"(%arg0, %arg2, %arg1) : (memref<*xf16>, index, index) -> !nvgpu.tensormap.descriptor<tensor = memref<64x64x2xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "rcp"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "nvgpu.rcp"(%arg0) <{ftz, rounding = #nvgpu<rcp_rounding_mode rz>}> : (vector<4xf32>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "rcp"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "nvgpu.rcp"(%arg0) <{rounding = #nvgpu<rcp_rounding_mode approx>}> : (vector<4xf32>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x1xf32>, vector<4x1xf32>, vector<2x2xf32>, vector<2xi16>) -> (), sym_name = "mma_sp_sync"}> ({
  ^bb0(%arg0: vector<4x1xf32>, %arg1: vector<4x1xf32>, %arg2: vector<2x2xf32>, %arg3: vector<2xi16>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<3x1xf32>
    %1 = "nvgpu.mma.sp.sync"(%0, %arg1, %arg2, %arg3) <{mmaShape = [16, 8, 16], sparsitySelector = 0 : i32, tf32Enabled}> : (vector<3x1xf32>, vector<4x1xf32>, vector<2x2xf32>, vector<2xi16>) -> vector<2x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>) -> (), sym_name = "warpgroup_mma"}> ({
  ^bb0(%arg0: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, %arg1: !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, %arg2: !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>):
    %0 = "nvgpu.warpgroup.mma"(%arg1, %arg0, %arg2) : (!nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> (), sym_name = "mma_sync"}> ({
  ^bb0(%arg0: vector<4x1xf32>, %arg1: vector<2x1xf32>, %arg2: vector<2x2xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<3x2xf32>
    %1 = "nvgpu.mma.sync"(%arg0, %arg1, %0) <{mmaShape = [16, 8, 8]}> : (vector<4x1xf32>, vector<2x1xf32>, vector<3x2xf32>) -> vector<2x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>, memref<64x8xf32, 3>) -> (), sym_name = "warpgroup_mma_store"}> ({
  ^bb0(%arg0: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>, %arg1: memref<64x8xf32, 3>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<4xindex>>
    "nvgpu.warpgroup.mma.store"(%0, %arg1) : (!nvgpu.warpgroup.accumulator<fragmented = vector<4xindex>>, memref<64x8xf32, 3>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x1xf32>, vector<4x1xf32>, vector<2x2xf32>, vector<2xi16>) -> (), sym_name = "mma_sp_sync"}> ({
  ^bb0(%arg0: vector<4x1xf32>, %arg1: vector<4x1xf32>, %arg2: vector<2x2xf32>, %arg3: vector<2xi16>):
    %0 = "nvgpu.mma.sp.sync"(%arg0, %arg2, %arg1, %arg3) <{mmaShape = [16, 8, 16], sparsitySelector = 0 : i32, tf32Enabled}> : (vector<4x1xf32>, vector<2x2xf32>, vector<4x1xf32>, vector<2xi16>) -> vector<2x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x16x128xf32, 3>, index, index, index, memref<128x128xf32>, index, index) -> (), sym_name = "device_async_copy"}> ({
  ^bb0(%arg0: memref<3x16x128xf32, 3>, %arg1: index, %arg2: index, %arg3: index, %arg4: memref<128x128xf32>, %arg5: index, %arg6: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<?xf32>
    %1 = "nvgpu.device_async_copy"(%0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 3, 1, 2, 0>}> : (memref<?xf32>, index, index, index, memref<128x128xf32>, index, index) -> !nvgpu.device.async.token
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x16x128xf32, 3>, index, index, index, memref<128x128xf32>, index, index) -> (), sym_name = "device_async_copy"}> ({
  ^bb0(%arg0: memref<3x16x128xf32, 3>, %arg1: index, %arg2: index, %arg3: index, %arg4: memref<128x128xf32>, %arg5: index, %arg6: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<16x128xf32, 3>
    %1 = "nvgpu.device_async_copy"(%0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 3, 1, 2, 0>}> : (memref<16x128xf32, 3>, index, index, index, memref<128x128xf32>, index, index) -> !nvgpu.device.async.token
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x1xf32>, vector<4x1xf32>, vector<2x2xf32>, vector<2xi16>) -> (), sym_name = "mma_sp_sync"}> ({
  ^bb0(%arg0: vector<4x1xf32>, %arg1: vector<4x1xf32>, %arg2: vector<2x2xf32>, %arg3: vector<2xi16>):
    %0 = "nvgpu.mma.sp.sync"(%arg2, %arg1, %arg0, %arg3) <{mmaShape = [16, 8, 16], sparsitySelector = 0 : i32, tf32Enabled}> : (vector<2x2xf32>, vector<4x1xf32>, vector<4x1xf32>, vector<2xi16>) -> vector<2x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index) -> (), sym_name = "tma_async_store"}> ({
  ^bb0(%arg0: memref<128x64xf16, 3>, %arg1: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %arg2: index, %arg3: index):
    "nvgpu.tma.async.store"(%arg0, %arg1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 2, -1>}> : (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x1xf32>, vector<4x1xf32>, vector<2x2xf32>, vector<2xi16>) -> (), sym_name = "mma_sp_sync"}> ({
  ^bb0(%arg0: vector<4x1xf32>, %arg1: vector<4x1xf32>, %arg2: vector<2x2xf32>, %arg3: vector<2xi16>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<4x8xf32>
    %1 = "nvgpu.mma.sp.sync"(%arg0, %arg1, %0, %arg3) <{mmaShape = [16, 8, 16], sparsitySelector = 0 : i32, tf32Enabled}> : (vector<4x1xf32>, vector<4x1xf32>, vector<4x8xf32>, vector<2xi16>) -> vector<2x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>) -> (), sym_name = "warpgroup_mma"}> ({
  ^bb0(%arg0: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, %arg1: !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, %arg2: !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !nvgpu.warpgroup.descriptor<tensor = memref<64x16xi64, 3>>
    %1 = "nvgpu.warpgroup.mma"(%0, %arg1, %arg2) : (!nvgpu.warpgroup.descriptor<tensor = memref<64x16xi64, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "warpgroup_mma_init_accumulator"}> ({
    %0 = "nvgpu.warpgroup.mma.init.accumulator"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xi32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>) -> (), sym_name = "warpgroup_mma"}> ({
  ^bb0(%arg0: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, %arg1: !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, %arg2: !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf32, 3>>
    %1 = "nvgpu.warpgroup.mma"(%0, %arg1, %arg2) : (!nvgpu.warpgroup.descriptor<tensor = memref<64x16xf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index) -> (), sym_name = "tma_async_store"}> ({
  ^bb0(%arg0: memref<128x64xf16, 3>, %arg1: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %arg2: index, %arg3: index):
    "nvgpu.tma.async.store"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>) -> (), sym_name = "warpgroup_mma"}> ({
  ^bb0(%arg0: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, %arg1: !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, %arg2: !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xi8>>
    %1 = "nvgpu.warpgroup.mma"(%arg0, %arg1, %0) : (!nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x16xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xi8>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xi8>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "rcp"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "nvgpu.rcp"(%arg0) <{ftz, rounding = #nvgpu<rcp_rounding_mode rp>}> : (vector<4xf32>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
!m = !nvgpu.tensormap.descriptor<tensor = memref<32x32xbf16, 3>, swizzle = swizzle_32b, l2promo = none, oob = zero, interleave = none>
func.func @row(%t: memref<*xbf16>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %t box[%i, %i] : memref<*xbf16> -> !m
  return
}
// -----
!m = !nvgpu.tensormap.descriptor<tensor = memref<2x12xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @multiple(%d: !m, %s: memref<2x12xf16, 3>, %i: index) {
  nvgpu.tma.async.store %s to %d[%i, %i] : memref<2x12xf16, 3> -> !m
  return
}
