"""Matrix products on tensor cores, and moves of their fragments."""

from nvlower.ir.opdef import op

op(
    "nvvm.wmma.load",
    (
        "ptr:LLVM_AnyPointer, stride:I32, @m:I32Attr, @n:I32Attr, @k:I32Attr, "
        "@layout:#nvvm.mma_layout, @eltype:#nvvm.mma_type, @frag:#nvvm.mma_frag"
    ),
    "res:LLVM_AnyStruct|F64",
    format="$ptr `,` $stride attr-dict `:` functional-type($ptr, $res)",
    summary="Load a warp's fragment of a matrix.",
)

op(
    "nvvm.wmma.store",
    (
        "ptr:LLVM_AnyPointer, @m:I32Attr, @n:I32Attr, @k:I32Attr, @layout:#nvvm.mma_layout, "
        "@eltype:#nvvm.mma_type, args:LLVM_Type*, stride:I32"
    ),
    format="$ptr `,` $stride `,` $args attr-dict `:` qualified(type($ptr)) `,` type($args)",
    summary="Store a warp's fragment of a matrix.",
)

op(
    "nvvm.wmma.mma",
    (
        "@m:I32Attr, @n:I32Attr, @k:I32Attr, @layoutA:#nvvm.mma_layout, @layoutB:#nvvm.mma_layout, "
        "@eltypeA:#nvvm.mma_type, @eltypeB:#nvvm.mma_type, args:LLVM_Type*"
    ),
    "res:LLVM_AnyStruct",
    format="$args attr-dict `:` functional-type($args, $res)",
    summary="Multiply and add a warp's fragments.",
)

op(
    "nvvm.stmatrix",
    (
        "ptr:LLVM_PointerShared, sources:I32*, @layout:#nvvm.mma_layout, "
        "@shape:#nvvm.ld_st_matrix_shape, @eltType:#nvvm.ld_st_matrix_elt_type"
    ),
    format="$ptr `,` $sources attr-dict `:` type(operands)",
    summary="Store a warp's tiles of 8 by 8 to shared memory.",
)

op(
    "nvvm.ldmatrix",
    (
        "ptr:LLVM_PointerShared, @num:I32Attr, @layout:#nvvm.mma_layout, "
        "@shape:#nvvm.ld_st_matrix_shape, @eltType:#nvvm.ld_st_matrix_elt_type"
    ),
    "res:AnyType",
    format="$ptr attr-dict `:` functional-type($ptr, $res)",
    summary="Load tiles of 8 by 8 from shared memory into a warp's registers.",
)

op(
    "nvvm.mma.sync",
    (
        "@shape:#nvvm.shape, @b1Op:#nvvm.mma_b1op?, @intOverflowBehavior:#nvvm.mma_int_overflow?, "
        "@layoutA:#nvvm.mma_layout, @layoutB:#nvvm.mma_layout, "
        "@multiplicandAPtxType:#nvvm.mma_type?, @multiplicandBPtxType:#nvvm.mma_type?, "
        "operandA:LLVM_Type*, operandB:LLVM_Type*, operandC:LLVM_Type*"
    ),
    "res:LLVM_AnyStruct",
    traits="AttrSizedOperandSegments",
    summary="Multiply and add a warp's fragments in registers.",
    custom=True,
)

op(
    "nvvm.mma.sp.sync",
    (
        "@shape:#nvvm.shape, @intOverflowBehavior:#nvvm.mma_int_overflow?, "
        "@multiplicandAPtxType:#nvvm.mma_type?, @multiplicandBPtxType:#nvvm.mma_type?, "
        "@orderedMetadata:UnitAttr?, @kind:#nvvm.mma_kind?, operandA:LLVM_Type*, "
        "operandB:LLVM_Type*, operandC:LLVM_Type*, sparseMetadata:I32, sparsitySelector:I32"
    ),
    "res:LLVM_AnyStruct",
    traits="AttrSizedOperandSegments",
    summary="Multiply and add a warp's fragments, the first of them sparse.",
    custom=True,
)

op(
    "nvvm.mma.block_scale",
    (
        "@shape:#nvvm.shape, @multiplicandAPtxType:#nvvm.mma_type?, "
        "@multiplicandBPtxType:#nvvm.mma_type?, @scaleVecSize:#nvvm.scale_vec_size, "
        "@blockScaleFormat:#nvvm.block_scale_format, @kind:#nvvm.block_scale_kind, "
        "operandA:LLVM_Type*, operandB:LLVM_Type*, operandC:LLVM_Type*, scaleAData:I32, "
        "byteIdA:I16, threadIdA:I16, scaleBData:I32, byteIdB:I16, threadIdB:I16"
    ),
    "res:LLVM_AnyStruct",
    traits="AttrSizedOperandSegments",
    summary="Multiply and add a warp's fragments, with scales for blocks of them.",
    custom=True,
)

op(
    "nvvm.mma.sp.block_scale",
    (
        "@shape:#nvvm.shape, @multiplicandAPtxType:#nvvm.mma_type?, "
        "@multiplicandBPtxType:#nvvm.mma_type?, @scaleVecSize:#nvvm.scale_vec_size, "
        "@blockScaleFormat:#nvvm.block_scale_format, @kind:#nvvm.block_scale_kind, "
        "@orderedMetadata:UnitAttr?, operandA:LLVM_Type*, operandB:LLVM_Type*, "
        "operandC:LLVM_Type*, "
        "sparseMetadata:I32, sparsitySelector:I32, scaleAData:I32, byteIdA:I16, threadIdA:I16, "
        "scaleBData:I32, byteIdB:I16, threadIdB:I16"
    ),
    "res:LLVM_AnyStruct",
    traits="AttrSizedOperandSegments",
    summary="As mma.block_scale, the first fragment sparse.",
    custom=True,
)

op(
    "nvvm.wgmma.fence.aligned",
    traits="RequiresSMa<90>",
    format="attr-dict",
    summary="Order register and shared accesses before a warpgroup's product.",
    sm=90,
    intrinsic="llvm.nvvm.wgmma.fence.sync.aligned",
)

op(
    "nvvm.wgmma.commit.group.sync.aligned",
    traits="RequiresSMa<90>",
    format="attr-dict",
    summary="Gather a warpgroup's started products into a group.",
    sm=90,
    intrinsic="llvm.nvvm.wgmma.commit.group.sync.aligned",
)

op(
    "nvvm.wgmma.wait.group.sync.aligned",
    "@group:I64Attr",
    traits="RequiresSMa<90>",
    format="attr-dict $group",
    summary="Wait until at most n groups of products are under way.",
    sm=90,
    intrinsic="llvm.nvvm.wgmma.wait.group.sync.aligned",
)

op(
    "nvvm.wgmma.mma_async",
    (
        "inouts:LLVM_AnyStruct, descriptorA:I64, descriptorB:I64, @shape:#nvvm.shape, "
        "@typeA:#nvvm.wgmma_type, @typeB:#nvvm.wgmma_type, @typeD:#nvvm.wgmma_type, "
        "@scaleD:#nvvm.wgmma_scale_out, @scaleA:#nvvm.wgmma_scale_in, "
        "@scaleB:#nvvm.wgmma_scale_in, "
        "@layoutA:#nvvm.mma_layout, @layoutB:#nvvm.mma_layout, @satfinite:#nvvm.mma_int_overflow?"
    ),
    "results:LLVM_AnyStruct",
    traits=(
        'BasicPtxBuilderInterface PredOpTrait<same_type_r0_o0,"input struct and result struct must '
        'be the same type">'
    ),
    format=(
        "$descriptorA `,` $descriptorB `,` $inouts `,` $shape `,` `D` `[` $typeD `,` $scaleD (`,` "
        "$satfinite^)? `]` `,` `A` `[` $typeA `,` $scaleA `,` $layoutA `]` `,` `B` `[` $typeB `,` "
        "$scaleB `,` $layoutB `]` attr-dict `:` type($inouts) `->` type($results)"
    ),
    summary="Start a warpgroup's product of tiles in shared memory.",
)
