"""Kernels, launches, and what threads of a kernel do together."""

from nvlower.ir.opdef import attrdef, enumdef, op, typedef

enumdef(
    "gpu.address_space",
    "global=1 workgroup=2 private=3",
    enum="AddressSpace",
    summary="Memory spaces of a GPU.",
)

enumdef(
    "gpu.all_reduce_op",
    (
        "add=0 mul=1 minui=2 minsi=3 minnumf=4 maxui=5 maxsi=6 maxnumf=7 and=8 or=9 xor=10 "
        "minimumf=11 maximumf=12"
    ),
    format="$value",
    enum="AllReduceOperation",
    summary="How a reduction combines values.",
)

enumdef(
    "gpu.broadcast",
    "first_active_lane=0 specific_lane=1",
    format="$value",
    enum="BroadcastType",
    summary="Whose value is broadcast.",
)

enumdef(
    "gpu.dim",
    "x=0 y=1 z=2",
    format="$value",
    enum="Dimension",
    summary="Dimensions of grids and blocks.",
)

enumdef(
    "gpu.prune_2to4_spmat_flag",
    "NONE=0 PRUNE_ONLY=1 PRUNE_AND_CHECK=2",
    format="$value",
    enum="Prune2To4SpMatFlag",
    summary="What create_2to4_spmat does about elements that are not zero.",
)

enumdef(
    "gpu.shuffle_mode",
    "xor=0 up=2 down=1 idx=3",
    format="$value",
    enum="ShuffleMode",
    summary="Which thread a shuffle reads from.",
)

enumdef(
    "gpu.spgemm_work_estimation_or_compute_kind",
    "WORK_ESTIMATION=0 COMPUTE=1",
    format="$value",
    enum="SpGEMMWorkEstimationOrComputeKind",
    summary="The two steps of a sparse product.",
)

enumdef(
    "gpu.mat_transpose_mode",
    "NON_TRANSPOSE=0 TRANSPOSE=1 CONJUGATE_TRANSPOSE=2",
    format="$value",
    enum="TransposeMode",
    summary="How the sparse library reads a matrix.",
)

enumdef(
    "gpu.mma_element_wise",
    (
        "addf=0 mulf=1 subf=2 maxf=3 minf=4 divf=5 addi=6 muli=7 subi=8 divs=9 divu=10 negatef=11 "
        "negates=12 extf=13"
    ),
    format="$value",
    enum="MMAElementwiseOp",
    summary="Operations on each element of a fragment.",
)

enumdef(
    "gpu.AddressSpace",
    "global=1 workgroup=2 private=3",
    form="keyword",
    summary="Memory spaces of a GPU.",
)

enumdef(
    "gpu.MappingId",
    (
        "x=0 y=1 z=2 linear_dim_0=3 linear_dim_1=4 linear_dim_2=5 linear_dim_3=6 linear_dim_4=7 "
        "linear_dim_5=8 linear_dim_6=9 linear_dim_7=10 linear_dim_8=11 linear_dim_9=12"
    ),
    width=64,
    form="integer",
    summary="Ids that loops can be mapped to.",
)

enumdef(
    "gpu.Processor",
    "block_x=0 block_y=1 block_z=2 thread_x=3 thread_y=4 thread_z=5 sequential=6",
    width=64,
    form="integer",
    summary="What an iteration of a loop is mapped to.",
)

enumdef(
    "gpu.CompilationTarget",
    "offload=1 assembly=2 bin=3 fatbin=4",
    form="keyword",
    summary="What a compiled object is.",
)

typedef("gpu.async.token", summary="Completion of an asynchronous GPU op.")
typedef(
    "gpu.mma_matrix",
    "shape:array<int>, elementType:Type, operand:str",
    summary="Fragment of a matrix, spread over the threads of a subgroup.",
    custom=True,
)
typedef("gpu.sparse.dntensor_handle", summary="Handle of a dense tensor of the sparse library.")
typedef("gpu.sparse.spmat_handle", summary="Handle of a sparse matrix of the sparse library.")
typedef("gpu.sparse.spgemmop_handle", summary="Handle of a sparse product's description.")

attrdef(
    "gpu.block",
    "block:gpu.MappingId",
    format="`<` params `>`",
    summary="Maps a loop to blocks.",
)

attrdef(
    "gpu.lane",
    "lane:gpu.MappingId",
    format="`<` params `>`",
    summary="Maps a loop to lanes.",
)

attrdef(
    "gpu.mask",
    "mask:int",
    format="`<` params `>`",
    summary="Which processing units take part.",
)

attrdef(
    "gpu.memory_space",
    "address_space:gpu.AddressSpace",
    format="`<` params `>`",
    summary="A memory space of the GPU.",
)

attrdef(
    "gpu.thread",
    "thread:gpu.MappingId",
    format="`<` params `>`",
    summary="Maps a loop to threads.",
)

attrdef(
    "gpu.warp",
    "warp:gpu.MappingId",
    format="`<` params `>`",
    summary="Maps a loop to warps.",
)

attrdef(
    "gpu.warpgroup",
    "warpgroup:gpu.MappingId",
    format="`<` params `>`",
    summary="Maps a loop to warpgroups.",
)

attrdef(
    "gpu.loop_dim_map",
    "processor:gpu.Processor, map:AffineMap, bound:AffineMap",
    format="`<` struct(params) `>`",
    summary="Maps a loop of scf.parallel to a processor, with its bound.",
)

attrdef(
    "gpu.kernel_metadata",
    "name:StringAttr, function_type:Type, arg_attrs:ArrayAttr?, metadata:DictionaryAttr?",
    format="`<` $name `,` $function_type (`,` struct($arg_attrs, $metadata)^)? `>`",
    summary="What is known of a compiled kernel.",
)

attrdef(
    "gpu.kernel_table",
    "kernel_table:array<#gpu.kernel_metadata>?",
    format="`<` (`[` qualified($kernel_table)^ `]`)? `>`",
    summary="Metadata of the kernels of an object.",
)

attrdef(
    "gpu.object",
    (
        "target:Attribute, format:gpu.CompilationTarget?=Fatbin, object:StringAttr, "
        "properties:DictionaryAttr?, kernels:#gpu.kernel_table?"
    ),
    format=(
        "`<` $target `,` (`properties` `=` $properties^ `,`)? (`kernels` `=` $kernels^ `,`)? "
        "custom<Object>($format, $object) `>`"
    ),
    summary="A compiled GPU module.",
)

attrdef(
    "gpu.select_object",
    "target:Attribute?",
    format="(`<` $target^ `>`)?",
    summary="Chooses the object of a binary to use.",
)

op(
    "gpu.cluster_dim",
    "@dimension:#gpu.dim, @upper_bound:IndexAttr?",
    "_0:Index",
    traits="Pure OpAsmOpInterface",
    format="$dimension (`upper_bound` $upper_bound^)? attr-dict",
    summary="Number of clusters in the grid, along a dimension.",
)

op(
    "gpu.cluster_dim_blocks",
    "@dimension:#gpu.dim, @upper_bound:IndexAttr?",
    "_0:Index",
    traits="Pure OpAsmOpInterface",
    format="$dimension (`upper_bound` $upper_bound^)? attr-dict",
    summary="Number of blocks in the cluster, along a dimension.",
)

op(
    "gpu.cluster_id",
    "@dimension:#gpu.dim, @upper_bound:IndexAttr?",
    "_0:Index",
    traits="Pure OpAsmOpInterface",
    format="$dimension (`upper_bound` $upper_bound^)? attr-dict",
    summary="Index of the cluster in the grid, along a dimension.",
)

op(
    "gpu.cluster_block_id",
    "@dimension:#gpu.dim, @upper_bound:IndexAttr?",
    "_0:Index",
    traits="Pure OpAsmOpInterface",
    format="$dimension (`upper_bound` $upper_bound^)? attr-dict",
    summary="Index of the block in its cluster, along a dimension.",
)

op(
    "gpu.block_dim",
    "@dimension:#gpu.dim, @upper_bound:IndexAttr?",
    "_0:Index",
    traits="Pure OpAsmOpInterface",
    format="$dimension (`upper_bound` $upper_bound^)? attr-dict",
    summary="Threads of a block.",
)

op(
    "gpu.block_id",
    "@dimension:#gpu.dim, @upper_bound:IndexAttr?",
    "_0:Index",
    traits="Pure OpAsmOpInterface",
    format="$dimension (`upper_bound` $upper_bound^)? attr-dict",
    summary="Position of the block in the grid.",
)

op(
    "gpu.grid_dim",
    "@dimension:#gpu.dim, @upper_bound:IndexAttr?",
    "_0:Index",
    traits="Pure OpAsmOpInterface",
    format="$dimension (`upper_bound` $upper_bound^)? attr-dict",
    summary="Blocks of the grid.",
)

op(
    "gpu.thread_id",
    "@dimension:#gpu.dim, @upper_bound:IndexAttr?",
    "_0:Index",
    traits="Pure OpAsmOpInterface",
    format="$dimension (`upper_bound` $upper_bound^)? attr-dict",
    summary="Position of the thread in its block.",
)

op(
    "gpu.lane_id",
    "@upper_bound:IndexAttr?",
    "result:Index",
    traits="Pure",
    format="(`upper_bound` $upper_bound^)? attr-dict",
    summary="Index of the thread in its subgroup.",
)

op(
    "gpu.subgroup_id",
    "@upper_bound:IndexAttr?",
    "result:Index",
    traits="Pure",
    format="(`upper_bound` $upper_bound^)? attr-dict `:` type($result)",
    summary="Index of the subgroup in its block.",
)

op(
    "gpu.global_id",
    "@dimension:#gpu.dim, @upper_bound:IndexAttr?",
    "_0:Index",
    traits="Pure OpAsmOpInterface",
    format="$dimension (`upper_bound` $upper_bound^)? attr-dict",
    summary="Index of the thread in the grid, along a dimension.",
)

op(
    "gpu.num_subgroups",
    "@upper_bound:IndexAttr?",
    "result:Index",
    traits="Pure",
    format="(`upper_bound` $upper_bound^)? attr-dict `:` type($result)",
    summary="Number of subgroups in the block.",
)

op(
    "gpu.subgroup_size",
    "@upper_bound:IndexAttr?",
    "result:Index",
    traits="Pure",
    format="(`upper_bound` $upper_bound^)? attr-dict `:` type($result)",
    summary="Number of threads in a subgroup.",
)

op(
    "gpu.func",
    (
        "@function_type:TypeAttrOf<FunctionType>, @arg_attrs:DictArrayAttr?, "
        "@res_attrs:DictArrayAttr?, @workgroup_attrib_attrs:DictArrayAttr?, "
        "@private_attrib_attrs:DictArrayAttr?, @known_block_size:GPU_OptionalDimSizeHintAttr?, "
        "@known_grid_size:GPU_OptionalDimSizeHintAttr?, "
        "@known_cluster_size:GPU_OptionalDimSizeHintAttr?"
    ),
    regions="body:AnyRegion",
    traits=(
        "HasParent<gpu.module> AutomaticAllocationScope FunctionOpInterface IsolatedFromAbove "
        "AffineScope"
    ),
    summary="A function that runs on the device.",
    custom=True,
)

op(
    "gpu.dynamic_shared_memory",
    "",
    "resultMemref:MemRefRankOf<I8,1>",
    traits="Pure",
    format="attr-dict `:` type($resultMemref)",
    summary="The shared memory whose size the launch chooses.",
)

op(
    "gpu.launch_func",
    (
        "asyncDependencies:!gpu.async.token*, @kernel:SymbolRefAttr, gridSizeX:LaunchIndx, "
        "gridSizeY:LaunchIndx, gridSizeZ:LaunchIndx, blockSizeX:LaunchIndx, blockSizeY:LaunchIndx, "
        "blockSizeZ:LaunchIndx, clusterSizeX:LaunchIndx?, clusterSizeY:LaunchIndx?, "
        "clusterSizeZ:LaunchIndx?, dynamicSharedMemorySize:I32?, kernelOperands:AnyType*, "
        "asyncObject:AnyType?"
    ),
    "asyncToken:!gpu.async.token?",
    traits=(
        "AsyncOpInterface AttrSizedOperandSegments "
        "AllTypesMatch<gridSizeX,gridSizeY,gridSizeZ,blockSizeX,blockSizeY,blockSizeZ>"
    ),
    format=(
        "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (`<` $asyncObject^ `:` "
        "type($asyncObject) `>`)? $kernel ( `clusters` `in` ` ` `(` $clusterSizeX^ `,` "
        "$clusterSizeY `,` $clusterSizeZ `)` )? `blocks` `in` ` ` `(` $gridSizeX `,` "
        "$gridSizeY `,` "
        "$gridSizeZ `)` `threads` `in` ` ` `(` $blockSizeX `,` $blockSizeY `,` $blockSizeZ `)` "
        "custom<LaunchDimType>(type($gridSizeX), ref($clusterSizeX), type($clusterSizeX), "
        "type($clusterSizeY), type($clusterSizeZ)) (`dynamic_shared_memory_size` "
        "$dynamicSharedMemorySize^)? custom<LaunchFuncOperands>($kernelOperands, "
        "type($kernelOperands)) attr-dict"
    ),
    summary="Run a kernel function on a grid of blocks of threads.",
)

op(
    "gpu.launch",
    (
        "asyncDependencies:!gpu.async.token*, gridSizeX:Index, gridSizeY:Index, gridSizeZ:Index, "
        "blockSizeX:Index, blockSizeY:Index, blockSizeZ:Index, clusterSizeX:Index?, "
        "clusterSizeY:Index?, clusterSizeZ:Index?, dynamicSharedMemorySize:I32?, "
        "@module:FlatSymbolRefAttr?, @function:FlatSymbolRefAttr?"
    ),
    "asyncToken:!gpu.async.token?",
    regions="body:AnyRegion",
    traits=(
        "AffineScope AutomaticAllocationScope AttrSizedOperandSegments AsyncOpInterface "
        "RecursiveMemoryEffects"
    ),
    summary="Run a body as a kernel on a grid of blocks of threads.",
    custom=True,
)

op(
    "gpu.printf",
    "@format:StrAttr, args:AnyInteger|Index|AnyFloat*",
    traits="MemoryEffects<write>",
    format="$format attr-dict (`,` $args^ `:` type($args))?",
    summary="Print from the device.",
)

op(
    "gpu.return",
    "operands:AnyType*",
    traits="HasParent<gpu.func> Pure Terminator",
    format="attr-dict ($operands^ `:` type($operands))?",
    summary="Leave a device function.",
)

op(
    "gpu.terminator",
    traits="HasParent<gpu.launch> Pure Terminator",
    format="attr-dict",
    summary="End the body of a launch.",
)

op(
    "gpu.yield",
    "values:AnyType*",
    traits="Pure ReturnLike Terminator",
    format="attr-dict ($values^ `:` type($values))?",
    summary="Ends a region of gpu ops: gives its results.",
)

op(
    "gpu.all_reduce",
    "value:AnyIntegerOrFloat, @op:#gpu.all_reduce_op?, @uniform:UnitAttr?",
    "result:AnyIntegerOrFloat",
    regions="body:AnyRegion",
    traits="SameOperandsAndResultType IsolatedFromAbove",
    format=(
        "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? $body attr-dict `:` "
        "functional-type(operands, results)"
    ),
    summary="Combine a value over the threads of a block.",
)

op(
    "gpu.subgroup_reduce",
    (
        "value:AnyIntegerOrFloatOr1DVector, @op:#gpu.all_reduce_op, @uniform:UnitAttr?, "
        "@cluster_size:I32Attr?, @cluster_stride:I32Attr=1 : i32"
    ),
    "result:AnyIntegerOrFloatOr1DVector",
    traits="SameOperandsAndResultType",
    format=(
        "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? (`cluster` `(` `size` `=` "
        "$cluster_size^ (`,` `stride` `=` $cluster_stride^)? `)`)? attr-dict `:` "
        "functional-type(operands, results)"
    ),
    summary="Combine a value over the threads of a subgroup.",
)

op(
    "gpu.shuffle",
    "value:AnyIntegerOrFloatOr1DVector, offset:I32, width:I32, @mode:#gpu.shuffle_mode",
    "shuffleResult:AnyIntegerOrFloatOr1DVector, valid:I1",
    traits="Pure AllTypesMatch<value,shuffleResult>",
    format="$mode $value `,` $offset `,` $width attr-dict `:` type($value)",
    summary="Exchange a value between the threads of a subgroup.",
)

op(
    "gpu.rotate",
    (
        "value:AnyIntegerOrFloatOr1DVector, @offset:I32Attr&IntMinValue<0>, "
        "@width:I32Attr&IntPowerOf2"
    ),
    "rotateResult:AnyIntegerOrFloatOr1DVector, valid:I1",
    traits="Pure AllTypesMatch<value,rotateResult>",
    format="$value `,` $offset `,` $width attr-dict `:` type($value)",
    summary="Take the value of the thread some places further in the subgroup.",
)

op(
    "gpu.barrier",
    format="attr-dict",
    summary="Wait for all threads of the block.",
)

op(
    "gpu.module",
    (
        "@sym_name:SymbolNameAttr, @targets:GPUNonEmptyTargetArrayAttr?, "
        "@offloadingHandler:OffloadingTranslationAttr?"
    ),
    regions="bodyRegion:SizedRegion<1>",
    traits=(
        "IsolatedFromAbove DataLayoutOpInterface HasDefaultDLTIDataLayout NoRegionArguments "
        "SymbolTable Symbol NoTerminator SingleBlock RegionKindInterface HasOnlyGraphRegion"
    ),
    format=(
        "$sym_name (`<` $offloadingHandler^ `>`)? ($targets^)? attr-dict-with-keyword $bodyRegion"
    ),
    summary="A module of code for the device.",
)

op(
    "gpu.binary",
    (
        "@sym_name:SymbolNameAttr, @offloadingHandler:OffloadingTranslationAttr?, "
        "@objects:GPUObjectArrayAttr&ArrayMinCount<1>"
    ),
    traits="Symbol",
    format="$sym_name custom<OffloadingHandler>($offloadingHandler) attr-dict $objects",
    summary="Compiled device code, one object for each target.",
)

op(
    "gpu.host_register",
    "value:AnyUnrankedMemRef",
    format="$value attr-dict `:` type($value)",
    summary="Make host memory visible to the device.",
)

op(
    "gpu.host_unregister",
    "value:AnyUnrankedMemRef",
    format="$value attr-dict `:` type($value)",
    summary="Undo host_register: the device may no longer use the memory.",
)

op(
    "gpu.wait",
    "asyncDependencies:!gpu.async.token*",
    "asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface",
    format="custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) attr-dict",
    summary="Wait for asynchronous ops, or make a token.",
)

op(
    "gpu.alloc",
    (
        "asyncDependencies:!gpu.async.token*, dynamicSizes:Index*, symbolOperands:Index*, "
        "@hostShared:UnitAttr?"
    ),
    "memref:AnyMemRef, asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface AttrSizedOperandSegments",
    format=(
        "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (` ` `host_shared` "
        "$hostShared^)? ` ` `(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` "
        "type($memref)"
    ),
    summary="Allocate device memory.",
    effects="memref:allocate",
)

op(
    "gpu.dealloc",
    "asyncDependencies:!gpu.async.token*, memref:AnyMemRef",
    "asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface",
    format=(
        "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $memref attr-dict `:` "
        "type($memref)"
    ),
    summary="Free device memory.",
    effects="memref:free",
)

op(
    "gpu.memcpy",
    "asyncDependencies:!gpu.async.token*, dst:AnyMemRef, src:AnyMemRef",
    "asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface",
    format=(
        "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst`,` $src `:` "
        "type($dst)`,` type($src) attr-dict"
    ),
    summary="Copy between buffers of host and device.",
    effects="dst:write, src:read",
)

op(
    "gpu.memset",
    "asyncDependencies:!gpu.async.token*, dst:AnyMemRef, value:AnyType",
    "asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface AllElementTypesMatch<dst,value>",
    format=(
        "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst`,` $value `:` "
        "type($dst)`,` type($value) attr-dict"
    ),
    summary="Fill a buffer with a value.",
    effects="dst:write",
)

op(
    "gpu.set_default_device",
    "devIndex:I32",
    traits="MemoryEffects<write>",
    format="attr-dict $devIndex",
    summary="Choose the device of later operations, by its number.",
)

op(
    "gpu.subgroup_mma_load_matrix",
    "srcMemref:GPU_MMAMemRef, indices:Index*, @leadDimension:IndexAttr, @transpose:UnitAttr?",
    "res:!gpu.mma_matrix",
    traits="MemoryEffects<read>",
    format="$srcMemref`[`$indices`]` attr-dict `:` type($srcMemref) `->` type($res)",
    summary="Load a fragment of a matrix by a subgroup.",
    effects="srcMemref:read",
)

op(
    "gpu.subgroup_mma_store_matrix",
    (
        "src:MMAMatrixOf<SI8|UI8|I32|F16|F32|F64>, dstMemref:GPU_MMAMemRef, indices:Index*, "
        "@leadDimension:IndexAttr, @transpose:UnitAttr?"
    ),
    traits="MemoryEffects<write>",
    format="$src`,` $dstMemref`[`$indices`]` attr-dict `:` type($src)`,` type($dstMemref)",
    summary="Store a fragment of a matrix by a subgroup.",
    effects="dstMemref:write",
)

op(
    "gpu.subgroup_mma_compute",
    (
        "opA:MMAMatrixOf<SI8|UI8|F16|F32|F64>, opB:MMAMatrixOf<SI8|UI8|F16|F32|F64>, "
        "opC:MMAMatrixOf<I32|F16|F32|F64>, @a_transpose:UnitAttr?, @b_transpose:UnitAttr?"
    ),
    "res:!gpu.mma_matrix",
    traits="Pure AllTypesMatch<opC,res>",
    format="$opA`,` $opB`,` $opC attr-dict `:` type($opA)`,` type($opB) `->` type($res)",
    summary="Multiply fragments and add a third, by a subgroup.",
)

op(
    "gpu.subgroup_mma_constant_matrix",
    "value:SI8|UI8|I32|F16|F32",
    "res:!gpu.mma_matrix",
    traits='Pure TypesMatchWith<res,value,element,"value type matches element type of mma_matrix">',
    format="$value attr-dict `:` type($res)",
    summary="A fragment with one value everywhere.",
)

op(
    "gpu.subgroup_mma_extract_thread_local",
    "matrix:!gpu.mma_matrix, indices:Index*",
    "res:AnyIntegerOrFloat",
    traits=(
        'Pure TypesMatchWith<matrix,res,element,"value type matches element type of mma_matrix">'
    ),
    format="$matrix`[`$indices`]` attr-dict `:` type($matrix) `->` type($res)",
    summary="Take an element out of the thread's part of a fragment.",
)

op(
    "gpu.subgroup_mma_insert_thread_local",
    "value:AnyIntegerOrFloat, matrix:!gpu.mma_matrix, indices:Index*",
    "res:!gpu.mma_matrix",
    traits=(
        'Pure TypesMatchWith<matrix,value,element,"value type matches element type of mma_matrix">'
    ),
    format=(
        "$value`,` $matrix`[`$indices`]` attr-dict `:` type($value)`,` type($matrix) `->` "
        "type($res)"
    ),
    summary="Put an element into the thread's part of a fragment.",
)

op(
    "gpu.subgroup_mma_elementwise",
    "args:!gpu.mma_matrix*, @opType:#gpu.mma_element_wise",
    "res:!gpu.mma_matrix",
    traits="Pure AllTypesMatch<args>",
    format="$opType $args attr-dict `:` functional-type($args, $res)",
    summary="Apply an operation to each element of fragments.",
)

op(
    "gpu.create_dn_tensor",
    "asyncDependencies:!gpu.async.token*, memref:AnyMemRef, dims:Index*",
    "dnTensor:!gpu.sparse.dntensor_handle, asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface AttrSizedOperandSegments",
    format=(
        "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $memref `,` $dims "
        "attr-dict `:` type($dims) `into` type($memref)"
    ),
    summary="Describe a dense tensor to the sparse library.",
)

op(
    "gpu.destroy_dn_tensor",
    "asyncDependencies:!gpu.async.token*, dnTensor:!gpu.sparse.dntensor_handle",
    "asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface",
    format="custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnTensor attr-dict",
    summary="Forget the description of a dense tensor.",
)

op(
    "gpu.create_coo",
    (
        "asyncDependencies:!gpu.async.token*, rows:Index, cols:Index, nnz:Index, "
        "rowIdxs:AnyMemRef, "
        "colIdxs:AnyMemRef, values:AnyMemRef"
    ),
    "spmat:!gpu.sparse.spmat_handle, asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface",
    format=(
        "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz "
        "`,` $rowIdxs `,` $colIdxs `,` $values attr-dict `:` type($rowIdxs) `,` type($colIdxs) `,` "
        "type($values)"
    ),
    summary="Describe a sparse matrix by rows, columns and values of its entries.",
)

op(
    "gpu.create_coo_aos",
    (
        "asyncDependencies:!gpu.async.token*, rows:Index, cols:Index, nnz:Index, idxs:AnyMemRef, "
        "values:AnyMemRef"
    ),
    "spmat:!gpu.sparse.spmat_handle, asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface",
    format=(
        "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz "
        "`,` $idxs `,` $values attr-dict `:` type($idxs) `,` type($values)"
    ),
    summary="As create_coo, with rows and columns in one buffer in turn.",
)

op(
    "gpu.create_csr",
    (
        "asyncDependencies:!gpu.async.token*, rows:Index, cols:Index, nnz:Index, rowPos:AnyMemRef, "
        "colIdxs:AnyMemRef, values:AnyMemRef"
    ),
    "spmat:!gpu.sparse.spmat_handle, asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface",
    format=(
        "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz "
        "`,` $rowPos `,` $colIdxs `,` $values attr-dict `:` type($rowPos) `,` type($colIdxs) `,` "
        "type($values)"
    ),
    summary="Describe a sparse matrix by compressed rows.",
)

op(
    "gpu.create_csc",
    (
        "asyncDependencies:!gpu.async.token*, rows:Index, cols:Index, nnz:Index, colPos:AnyMemRef, "
        "rowIdxs:AnyMemRef, values:AnyMemRef"
    ),
    "spmat:!gpu.sparse.spmat_handle, asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface",
    format=(
        "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz "
        "`,` $colPos `,` $rowIdxs `,` $values attr-dict `:` type($colPos) `,` type($rowIdxs) `,` "
        "type($values)"
    ),
    summary="Describe a sparse matrix by compressed columns.",
)

op(
    "gpu.create_bsr",
    (
        "asyncDependencies:!gpu.async.token*, brows:Index, bcols:Index, bnnz:Index, "
        "rBlockSize:Index, cBlockSize:Index, bRowPos:AnyMemRef, bColIdxs:AnyMemRef, "
        "values:AnyMemRef"
    ),
    "spmat:!gpu.sparse.spmat_handle, asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface",
    format=(
        "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $brows `,` $bcols `,` "
        "$bnnz `,` $rBlockSize `,` $cBlockSize `,` $bRowPos `,` $bColIdxs `,` $values "
        "attr-dict `:` "
        "type($bRowPos) `,` type($bColIdxs) `,` type($values)"
    ),
    summary="Describe a sparse matrix of blocks by compressed rows.",
)

op(
    "gpu.create_2to4_spmat",
    (
        "asyncDependencies:!gpu.async.token*, rows:Index, cols:Index, "
        "@pruneFlag:#gpu.prune_2to4_spmat_flag=#gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>, "
        "memref:AnyMemRef"
    ),
    "spMat:!gpu.sparse.spmat_handle, asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface",
    format=(
        "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) `{` $pruneFlag `}` $rows "
        "`,` $cols `,` $memref attr-dict `:` type($memref)"
    ),
    summary="Describe a matrix of which two in four elements are zero.",
)

op(
    "gpu.destroy_sp_mat",
    "asyncDependencies:!gpu.async.token*, spmat:!gpu.sparse.spmat_handle",
    "asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface",
    format="custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmat attr-dict",
    summary="Forget the description of a sparse matrix.",
)

op(
    "gpu.spmv_buffer_size",
    (
        "asyncDependencies:!gpu.async.token*, "
        "@modeA:#gpu.mat_transpose_mode=#gpu<mat_transpose_mode NON_TRANSPOSE>, "
        "spmatA:!gpu.sparse.spmat_handle, dnX:!gpu.sparse.dntensor_handle, "
        "dnY:!gpu.sparse.dntensor_handle, @computeType:TypeAttr"
    ),
    "bufferSz:Index, asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface",
    format=(
        "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ "
        "`}`)? `,` $dnX `,` $dnY attr-dict `into` $computeType"
    ),
    summary="Bytes of workspace that spmv needs.",
)

op(
    "gpu.spmv",
    (
        "asyncDependencies:!gpu.async.token*, "
        "@modeA:#gpu.mat_transpose_mode=#gpu<mat_transpose_mode NON_TRANSPOSE>, "
        "spmatA:!gpu.sparse.spmat_handle, dnX:!gpu.sparse.dntensor_handle, "
        "dnY:!gpu.sparse.dntensor_handle, @computeType:TypeAttr, buffer:AnyMemRef"
    ),
    "asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface",
    format=(
        "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ "
        "`}`)? `,` $dnX `,` $dnY `,` $buffer attr-dict `:` type($buffer) `into` $computeType"
    ),
    summary="Multiply a sparse matrix by a vector.",
)

op(
    "gpu.spmm_buffer_size",
    (
        "asyncDependencies:!gpu.async.token*, "
        "@modeA:#gpu.mat_transpose_mode=#gpu<mat_transpose_mode NON_TRANSPOSE>, "
        "@modeB:#gpu.mat_transpose_mode=#gpu<mat_transpose_mode NON_TRANSPOSE>, "
        "spmatA:!gpu.sparse.spmat_handle, dnmatB:!gpu.sparse.dntensor_handle, "
        "dnmatC:!gpu.sparse.dntensor_handle, @computeType:TypeAttr"
    ),
    "bufferSzs:Index*, asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface AttrSizedResultSegments",
    format=(
        "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ "
        "`}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $dnmatC attr-dict `:` type($bufferSzs) `into` "
        "$computeType"
    ),
    summary="Bytes of workspace that spmm needs.",
)

op(
    "gpu.spmm",
    (
        "asyncDependencies:!gpu.async.token*, "
        "@modeA:#gpu.mat_transpose_mode=#gpu<mat_transpose_mode NON_TRANSPOSE>, "
        "@modeB:#gpu.mat_transpose_mode=#gpu<mat_transpose_mode NON_TRANSPOSE>, "
        "spmatA:!gpu.sparse.spmat_handle, dnmatB:!gpu.sparse.dntensor_handle, "
        "dnmatC:!gpu.sparse.dntensor_handle, @computeType:TypeAttr, buffers:AnyMemRef*"
    ),
    "asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface AttrSizedOperandSegments",
    format=(
        "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ "
        "`}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $dnmatC `,` $buffers attr-dict `:` "
        "type($buffers) "
        "`into` $computeType"
    ),
    summary="Multiply a sparse matrix by a dense one.",
)

op(
    "gpu.sddmm_buffer_size",
    (
        "asyncDependencies:!gpu.async.token*, "
        "@modeA:#gpu.mat_transpose_mode=#gpu<mat_transpose_mode NON_TRANSPOSE>, "
        "@modeB:#gpu.mat_transpose_mode=#gpu<mat_transpose_mode NON_TRANSPOSE>, "
        "dnmatA:!gpu.sparse.dntensor_handle, dnmatB:!gpu.sparse.dntensor_handle, "
        "spmatC:!gpu.sparse.spmat_handle, @computeType:TypeAttr"
    ),
    "bufferSz:Index, asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface",
    format=(
        "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnmatA (`{` $modeA^ "
        "`}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $spmatC attr-dict `into` $computeType"
    ),
    summary="Bytes of workspace that sddmm needs.",
)

op(
    "gpu.sddmm",
    (
        "asyncDependencies:!gpu.async.token*, "
        "@modeA:#gpu.mat_transpose_mode=#gpu<mat_transpose_mode NON_TRANSPOSE>, "
        "@modeB:#gpu.mat_transpose_mode=#gpu<mat_transpose_mode NON_TRANSPOSE>, "
        "dnmatA:!gpu.sparse.dntensor_handle, dnmatB:!gpu.sparse.dntensor_handle, "
        "spmatC:!gpu.sparse.spmat_handle, @computeType:TypeAttr, buffer:AnyMemRef"
    ),
    "asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface",
    format=(
        "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnmatA (`{` $modeA^ "
        "`}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $buffer attr-dict `:` type($buffer) "
        "`into` $computeType"
    ),
    summary="Multiply dense matrices at the entries of a sparse one.",
)

op(
    "gpu.spgemm_create_descr",
    "asyncDependencies:!gpu.async.token*",
    "desc:!gpu.sparse.spgemmop_handle, asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface",
    format="custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) attr-dict",
    summary="Begin a product of two sparse matrices.",
)

op(
    "gpu.spgemm_destroy_descr",
    "asyncDependencies:!gpu.async.token*, desc:!gpu.sparse.spgemmop_handle",
    "asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface",
    format="custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $desc attr-dict",
    summary="Forget a product of two sparse matrices.",
)

op(
    "gpu.spgemm_work_estimation_or_compute",
    (
        "asyncDependencies:!gpu.async.token*, desc:!gpu.sparse.spgemmop_handle, "
        "@modeA:#gpu.mat_transpose_mode=#gpu<mat_transpose_mode NON_TRANSPOSE>, "
        "@modeB:#gpu.mat_transpose_mode=#gpu<mat_transpose_mode NON_TRANSPOSE>, "
        "spmatA:!gpu.sparse.spmat_handle, spmatB:!gpu.sparse.spmat_handle, "
        "spmatC:!gpu.sparse.spmat_handle, @computeType:TypeAttr, bufferSz:Index, buffer:AnyMemRef, "
        "@kind:#gpu.spgemm_work_estimation_or_compute_kind"
    ),
    "bufferSzNew:Index, asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface",
    format=(
        "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) `{` $kind `}` $spmatA "
        "(`{` $modeA^ `}`)? `,` $spmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $desc `,` $bufferSz `,` "
        "$buffer attr-dict `:` $computeType `into` type($buffer)"
    ),
    summary="Estimate, or do, the work of a product of sparse matrices.",
)

op(
    "gpu.spgemm_copy",
    (
        "asyncDependencies:!gpu.async.token*, desc:!gpu.sparse.spgemmop_handle, "
        "@modeA:#gpu.mat_transpose_mode=#gpu<mat_transpose_mode NON_TRANSPOSE>, "
        "@modeB:#gpu.mat_transpose_mode=#gpu<mat_transpose_mode NON_TRANSPOSE>, "
        "spmatA:!gpu.sparse.spmat_handle, spmatB:!gpu.sparse.spmat_handle, "
        "spmatC:!gpu.sparse.spmat_handle, @computeType:TypeAttr"
    ),
    "asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface",
    format=(
        "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ "
        "`}`)? `,` $spmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $desc attr-dict `:` $computeType"
    ),
    summary="Copy a product of sparse matrices to its result.",
)

op(
    "gpu.spmat_get_size",
    "asyncDependencies:!gpu.async.token*, spmat:!gpu.sparse.spmat_handle",
    "rows:Index, cols:Index, nnz:Index, asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface",
    format="custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmat attr-dict",
    summary="Rows, columns and entries of a sparse matrix.",
)

op(
    "gpu.set_csr_pointers",
    (
        "asyncDependencies:!gpu.async.token*, spmat:!gpu.sparse.spmat_handle, positions:AnyMemRef, "
        "coordinates:AnyMemRef, values:AnyMemRef"
    ),
    "asyncToken:!gpu.async.token?",
    traits="AsyncOpInterface",
    format=(
        "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmat `,` "
        "$positions `,` "
        "$coordinates `,` $values attr-dict `:` type($positions) `,` type($coordinates) `,` "
        "type($values)"
    ),
    summary="Give a compressed-row matrix its buffers.",
)

op(
    "gpu.warp_execute_on_lane_0",
    "laneid:Index, @warp_size:I64Attr, args:AnyType*",
    "results:AnyType*",
    regions="warpRegion:SizedRegion<1>",
    traits=(
        "RegionBranchOpInterface SingleBlock SingleBlockImplicitTerminator<gpu.yield> "
        "RecursiveMemoryEffects"
    ),
    summary="Run a region by the first thread of a warp; hand its vectors out.",
    custom=True,
)

op(
    "gpu.subgroup_broadcast",
    "src:AnyType, lane:I32?, @broadcast_type:#gpu.broadcast",
    "result:AnyType",
    traits="NoMemoryEffect AllTypesMatch<result,src> ConditionallySpeculatable ElementwiseMappable",
    format="$src `,` $broadcast_type ($lane^)? attr-dict `:` type($result)",
    summary="Give one thread's value to all threads of the subgroup.",
)
