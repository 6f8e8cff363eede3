"""Hopper and Ampere features above the level of single instructions."""

from nvlower.ir.opdef import enumdef, op, typedef

enumdef(
    "nvgpu.rcp_rounding_mode",
    "approx=0 rn=1 rz=2 rm=3 rp=4",
    format="$value",
    enum="RcpRoundingMode",
    summary="How a reciprocal is rounded.",
)

enumdef(
    "nvgpu.interleave",
    "none=0 interleave_16b=1 interleave_32b=2",
    format="$value",
    enum="TensorMapInterleaveKind",
    summary="Interleaving of a tensor in memory.",
)

enumdef(
    "nvgpu.l2promo",
    "none=0 l2promo_64b=1 l2promo_128b=2 l2promo_256b=3",
    format="$value",
    enum="TensorMapL2PromoKind",
    summary="How much a load brings into the L2 cache.",
)

enumdef(
    "nvgpu.oob",
    "zero=0 nan=1",
    format="$value",
    enum="TensorMapOOBKind",
    summary="What stands outside the tensor: zero or NaN.",
)

enumdef(
    "nvgpu.swizzle",
    "none=0 swizzle_32b=1 swizzle_64b=2 swizzle_128b=3",
    format="$value",
    enum="TensorMapSwizzleKind",
    summary="Pattern that spreads rows over the banks of shared memory.",
)

enumdef(
    "nvgpu.TensorMapInterleaveKind",
    "none=0 interleave_16b=1 interleave_32b=2",
    form="keyword",
    summary="Interleaving of a tensor in memory.",
)

enumdef(
    "nvgpu.TensorMapL2PromoKind",
    "none=0 l2promo_64b=1 l2promo_128b=2 l2promo_256b=3",
    form="keyword",
    summary="How much a load brings into the L2 cache.",
)

enumdef(
    "nvgpu.TensorMapOOBKind",
    "zero=0 nan=1",
    form="keyword",
    summary="What stands outside the tensor: zero or NaN.",
)

enumdef(
    "nvgpu.TensorMapSwizzleKind",
    "none=0 swizzle_32b=1 swizzle_64b=2 swizzle_128b=3",
    form="keyword",
    summary="Pattern that spreads rows over the banks of shared memory.",
)

typedef(
    "nvgpu.device.async.token",
    summary="A started copy, or a group of copies.",
)

typedef(
    "nvgpu.mbarrier.group",
    "memorySpace:Attribute, num_barriers:int?=1",
    format="`<` struct(params) `>`",
    summary="Barriers in shared memory.",
)

typedef(
    "nvgpu.mbarrier.token",
    summary="The state of a barrier's phase.",
)

typedef(
    "nvgpu.tensormap.descriptor",
    (
        "tensor:MemRefType, swizzle:nvgpu.TensorMapSwizzleKind, "
        "l2promo:nvgpu.TensorMapL2PromoKind, "
        "oob:nvgpu.TensorMapOOBKind, interleave:nvgpu.TensorMapInterleaveKind"
    ),
    format="`<` struct(params) `>`",
    summary="How the copy engine (TMA) sees a tensor in global memory.",
)

typedef(
    "nvgpu.warpgroup.accumulator",
    "fragmented:VectorType",
    format="`<` struct(params) `>`",
    summary="A warpgroup's accumulator, spread over its threads.",
)

typedef(
    "nvgpu.warpgroup.descriptor",
    "tensor:MemRefType",
    format="`<` struct(params) `>`",
    summary="A tile in shared memory, as the tensor cores see it.",
)

op(
    "nvgpu.ldmatrix",
    "srcMemref:AnyMemRef, indices:Index*, @transpose:BoolAttr, @numTiles:I32Attr",
    "res:AnyVectorOfNonZeroRank",
    traits=(
        'MemoryEffects<read> PredOpTrait<same_element_r0_o0,"srcMemref and res have same element '
        'type">'
    ),
    format="$srcMemref`[` $indices `]` attr-dict `:` type($srcMemref) `->` type($res)",
    summary="Load tiles of 8 by 8 from shared memory into a warp's registers.",
    effects="srcMemref:read",
)

op(
    "nvgpu.mma.sync",
    (
        "matrixA:AnyVectorOfNonZeroRank, matrixB:AnyVectorOfNonZeroRank, "
        "matrixC:AnyVectorOfNonZeroRank, @mmaShape:I64ArrayAttr, @tf32Enabled:UnitAttr?"
    ),
    "res:AnyVectorOfNonZeroRank",
    traits='Pure PredOpTrait<same_element_o0_o1,"matrixA and matrixB have same element type">',
    format=(
        "`(` $matrixA`,` $matrixB`,` $matrixC `)` attr-dict `:` `(` type($matrixA) `,` "
        "type($matrixB) `,` type($matrixC) `)` `->` type($res)"
    ),
    summary="Multiply and add fragments held by a warp.",
)

op(
    "nvgpu.mma.sp.sync",
    (
        "matrixA:AnyVectorOfNonZeroRank, matrixB:AnyVectorOfNonZeroRank, "
        "matrixC:AnyVectorOfNonZeroRank, sparseMetadata:NVGPU_MmaSparseSyncMetadataType, "
        "@mmaShape:I64ArrayAttr, @sparsitySelector:I32Attr=0 : i32, @tf32Enabled:UnitAttr?"
    ),
    "res:AnyVectorOfNonZeroRank",
    traits='Pure PredOpTrait<same_element_o0_o1,"matrixA and matrixB have same element type">',
    format=(
        "`(` $matrixA`,` $matrixB`,` $matrixC `)` `metadata` `(` $sparseMetadata `)` attr-dict `:` "
        "`(` type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)"
    ),
    summary="Multiply and add fragments, the first of them sparse.",
)

op(
    "nvgpu.device_async_copy",
    (
        "dst:AnyMemRef, dstIndices:Index*, src:AnyMemRef, srcIndices:Index*, "
        "@dstElements:IndexAttr, srcElements:Index?, @bypassL1:UnitAttr?"
    ),
    "asyncToken:!nvgpu.device.async.token",
    traits="AttrSizedOperandSegments",
    format=(
        "$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` `,` $dstElements (`,` "
        "$srcElements^)? attr-dict `:` type($src) `to` type($dst)"
    ),
    summary="Start a copy from global to shared memory.",
    effects="dst:write, src:read",
)

op(
    "nvgpu.device_async_create_group",
    "inputTokens:!nvgpu.device.async.token*",
    "asyncToken:!nvgpu.device.async.token",
    format="$inputTokens attr-dict",
    summary="Gather started copies into a group.",
)

op(
    "nvgpu.device_async_wait",
    "asyncDependencies:!nvgpu.device.async.token, @numGroups:I32Attr?",
    format="$asyncDependencies attr-dict",
    summary="Wait until few enough groups of copies are under way.",
)

op(
    "nvgpu.mbarrier.create",
    "",
    "barriers:!nvgpu.mbarrier.group",
    format="attr-dict `->` type($barriers)",
    summary="Reserve barriers in shared memory.",
)

op(
    "nvgpu.mbarrier.get",
    "barriers:!nvgpu.mbarrier.group, mbarId:Index",
    "mbarrierPointer:I32|I64",
    format="$barriers `[` $mbarId `]` attr-dict `:` type($barriers) `->` type($mbarrierPointer)",
    summary="Address of one barrier of a group, as an integer.",
)

op(
    "nvgpu.mbarrier.init",
    "barriers:!nvgpu.mbarrier.group, count:Index, mbarId:Index, predicate:I1?",
    format=(
        "$barriers `[` $mbarId `]` `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` "
        "type($barriers)"
    ),
    summary="Prepare a barrier for a number of arrivals.",
)

op(
    "nvgpu.mbarrier.test.wait",
    "barriers:!nvgpu.mbarrier.group, token:!nvgpu.mbarrier.token, mbarId:Index",
    "waitComplete:I1",
    format="$barriers `[` $mbarId `]` `,` $token attr-dict `:` type($barriers) `,` type($token)",
    summary="Ask whether a barrier has completed the phase of a token.",
)

op(
    "nvgpu.mbarrier.arrive",
    "barriers:!nvgpu.mbarrier.group, mbarId:Index",
    "token:!nvgpu.mbarrier.token",
    format="$barriers `[` $mbarId `]` attr-dict `:` type($barriers) `->` type($token)",
    summary="Arrive at a barrier.",
)

op(
    "nvgpu.mbarrier.arrive.nocomplete",
    "barriers:!nvgpu.mbarrier.group, mbarId:Index, count:Index",
    "token:!nvgpu.mbarrier.token",
    format="$barriers `[` $mbarId `]` `,` $count attr-dict `:` type($barriers) `->` type($token)",
    summary="Arrive at a barrier some times, without ending its phase.",
)

op(
    "nvgpu.mbarrier.arrive.expect_tx",
    "barriers:!nvgpu.mbarrier.group, txcount:Index, mbarId:Index, predicate:I1?",
    format=(
        "$barriers `[` $mbarId `]` `,` $txcount (`,` `predicate` `=` $predicate^)? attr-dict `:` "
        "type($barriers)"
    ),
    summary="Arrive at a barrier and announce bytes to come.",
)

op(
    "nvgpu.mbarrier.try_wait.parity",
    "barriers:!nvgpu.mbarrier.group, phaseParity:I1, ticks:Index, mbarId:Index",
    format="$barriers `[` $mbarId `]` `,` $phaseParity `,` $ticks attr-dict `:` type($barriers)",
    summary="Wait until a barrier has passed the phase of a parity.",
)

op(
    "nvgpu.tma.fence.descriptor",
    "tensorMapDescriptor:!nvgpu.tensormap.descriptor",
    format="$tensorMapDescriptor attr-dict `:` type($tensorMapDescriptor)",
    summary="Make a descriptor written to memory visible to the copy engine.",
)

op(
    "nvgpu.tma.prefetch.descriptor",
    "tensorMapDescriptor:!nvgpu.tensormap.descriptor, predicate:I1?",
    format=(
        "$tensorMapDescriptor (`,` `predicate` `=` $predicate^)? attr-dict `:` "
        "type($tensorMapDescriptor)"
    ),
    summary="Bring a tensor's descriptor into the cache.",
)

op(
    "nvgpu.tma.async.load",
    (
        "dst:AnyMemRef, barriers:!nvgpu.mbarrier.group, "
        "tensorMapDescriptor:!nvgpu.tensormap.descriptor, coordinates:Index*, mbarId:Index, "
        "multicastMask:I16?, predicate:I1?"
    ),
    traits="AttrSizedOperandSegments",
    format=(
        "$tensorMapDescriptor `[` $coordinates `]` `,` $barriers `[` $mbarId `]` `to` $dst "
        "(`multicast_mask` `=` $multicastMask^ )? (`,` `predicate` `=` $predicate^)? attr-dict `:` "
        "type($tensorMapDescriptor) `,` type($barriers) `->` type($dst)"
    ),
    summary="Start a load of a box of a tensor into shared memory.",
    effects="dst:write",
)

op(
    "nvgpu.tma.async.store",
    (
        "src:AnyMemRef, tensorMapDescriptor:!nvgpu.tensormap.descriptor, coordinates:Index*, "
        "predicate:I1?"
    ),
    traits="AttrSizedOperandSegments",
    format=(
        "$src `to` $tensorMapDescriptor `[` $coordinates `]` (`,` `predicate` `=` $predicate^)? "
        "attr-dict `:` type($src) `->` type($tensorMapDescriptor)"
    ),
    summary="Start a store of a box of a tensor from shared memory.",
    effects="src:read, tensorMapDescriptor:write",
)

op(
    "nvgpu.tma.create.descriptor",
    "tensor:AnyUnrankedMemRef, boxDimensions:Index*",
    "tensorMap:!nvgpu.tensormap.descriptor",
    format="$tensor `box` `[` $boxDimensions `]` attr-dict `:` type($tensor) `->` type($tensorMap)",
    summary="Make the descriptor of a tensor in global memory.",
)

op(
    "nvgpu.warpgroup.generate.descriptor",
    "tensor:AnyMemRef, tensorMap:!nvgpu.tensormap.descriptor",
    "descriptor:!nvgpu.warpgroup.descriptor",
    format=(
        "$tensor `,` $tensorMap attr-dict `:` type($tensor) `,` type($tensorMap) `->` "
        "type($descriptor)"
    ),
    summary="Describe a tile in shared memory to the tensor cores.",
    effects="tensor:read",
)

op(
    "nvgpu.warpgroup.mma",
    (
        "descriptorA:!nvgpu.warpgroup.descriptor, descriptorB:!nvgpu.warpgroup.descriptor, "
        "@waitGroup:I64Attr?=1 : i64, @transposeA:UnitAttr?, @transposeB:UnitAttr?, "
        "matrixC:!nvgpu.warpgroup.accumulator"
    ),
    "matrixD:!nvgpu.warpgroup.accumulator",
    format=(
        "$descriptorA`,` $descriptorB`,` $matrixC attr-dict `:` type($descriptorA) `,` "
        "type($descriptorB) `,` type($matrixC) `->` type($matrixD)"
    ),
    summary="Multiply tiles in shared memory by a warpgroup.",
)

op(
    "nvgpu.warpgroup.mma.store",
    "matrixD:!nvgpu.warpgroup.accumulator, dstMemref:AnyMemRef",
    format="$matrixD `,` $dstMemref attr-dict `:` type($matrixD) `to` type($dstMemref)",
    summary="Store a warpgroup's accumulator.",
    effects="dstMemref:write",
)

op(
    "nvgpu.warpgroup.mma.init.accumulator",
    "",
    "matrixC:!nvgpu.warpgroup.accumulator",
    format="attr-dict `->` type($matrixC)",
    summary="An accumulator of zeros.",
)

op(
    "nvgpu.rcp",
    (
        "in:VectorOfNonZeroRankOf<F32>, "
        "@rounding:#nvgpu.rcp_rounding_mode=#nvgpu<rcp_rounding_mode "
        "approx>, @ftz:UnitAttr?"
    ),
    "out:VectorOfNonZeroRankOf<F32>",
    traits="Pure SameOperandsAndResultType",
    format="$in `{` `rounding` `=` $rounding (`,` `ftz` $ftz^)? `}` attr-dict `:` type($out)",
    summary="One divided by each element, approximately.",
)
