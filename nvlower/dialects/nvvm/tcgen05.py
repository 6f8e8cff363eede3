"""Fifth-generation tensor core ops (sm_100a and its kin)."""

from nvlower.ir.opdef import op

op(
    "nvvm.tcgen05.alloc",
    (
        "addr:LLVM_AnyPointer|LLVM_PointerShared, nCols:I32, "
        "@group:#nvvm.cta_group=#nvvm.cta_group<cta_1>"
    ),
    traits="RequiresSMa<100,101>",
    format="$addr `,` $nCols attr-dict `:` type(operands)",
    summary="Take columns of tensor memory; their address goes to shared memory.",
    sm=100,
)

op(
    "nvvm.tcgen05.dealloc",
    "taddr:LLVM_PointerTensor, nCols:I32, @group:#nvvm.cta_group=#nvvm.cta_group<cta_1>",
    traits="RequiresSMa<100,101>",
    format="$taddr `,` $nCols attr-dict `:` type(operands)",
    summary="Give columns of tensor memory back.",
    sm=100,
)

op(
    "nvvm.tcgen05.relinquish_alloc_permit",
    "@group:#nvvm.cta_group=#nvvm.cta_group<cta_1>",
    traits="RequiresSMa<100,101>",
    format="attr-dict",
    summary="Promise that the block takes no more tensor memory.",
    sm=100,
)

op(
    "nvvm.tcgen05.fence",
    "@kind:#nvvm.tcgen05_fence",
    traits="RequiresSMa<100,101>",
    format="$kind attr-dict",
    summary="Order tensor core operations before or after a thread barrier.",
    sm=100,
)

op(
    "nvvm.tcgen05.wait",
    "@kind:#nvvm.tcgen05_wait",
    traits="RequiresSMa<100,101>",
    format="$kind attr-dict",
    summary="Wait for the thread's loads from, or stores to, tensor memory.",
    sm=100,
)

op(
    "nvvm.tcgen05.commit",
    (
        "addr:LLVM_AnyPointer|LLVM_PointerShared, multicastMask:I16?, "
        "@group:#nvvm.cta_group=#nvvm.cta_group<cta_1>"
    ),
    traits="RequiresSMa<100,101>",
    format="$addr (`,` `multicast_mask` `=` $multicastMask^)? attr-dict `:` type(operands)",
    summary="Arrive at a barrier once the started tensor core operations are done.",
    sm=100,
)

op(
    "nvvm.tcgen05.shift",
    "taddr:LLVM_PointerTensor, @group:#nvvm.cta_group=#nvvm.cta_group<cta_1>",
    traits="RequiresSMa<100,101,103>",
    format="$taddr attr-dict `:` type(operands)",
    summary="Move rows of tensor memory down by one.",
    sm=100,
)

op(
    "nvvm.tcgen05.cp",
    (
        "@shape:#nvvm.tcgen05_cp_shape, @group:#nvvm.cta_group=#nvvm.cta_group<cta_1>, "
        "@multicast:#nvvm.tcgen05_cp_multicast=#nvvm.tcgen05_cp_multicast<none>, "
        "@srcFormat:#nvvm.tcgen05_cp_src_fmt?, taddr:LLVM_PointerTensor, smem_desc:I64"
    ),
    traits="RequiresSMa<100,101>",
    format="$taddr`,` $smem_desc attr-dict",
    summary="Start a copy from shared to tensor memory.",
    sm=100,
)

op(
    "nvvm.tcgen05.mma_smem_desc",
    (
        "startAddr:I32, leadingDimOffset:I32, strideDimOffset:I32, baseOffset:I8, "
        "leadingDimMode:I1, swizzleMode:I8"
    ),
    "res:I64",
    format="`(` operands `)` attr-dict `:` `(` type(operands) `)` `->` type($res)",
    summary="Describe a tile in shared memory to the tensor cores.",
)

op(
    "nvvm.tcgen05.ld",
    "@pack:UnitAttr?, @shape:#nvvm.tcgen05_ldst_shape, tmemAddr:LLVM_PointerTensor, offset:I64?",
    "res:I32|VectorOfLengthAndType<2/4/8/16/32/64/128,I32>",
    traits="RequiresSMa<100,101>",
    format="$tmemAddr (`,` $offset^)? (`pack` $pack^)? attr-dict `:` type($res)",
    summary="Load from tensor memory into registers.",
    sm=100,
    intrinsic="llvm.not.intrinsic",
)

op(
    "nvvm.tcgen05.st",
    (
        "@unpack:UnitAttr?, @shape:#nvvm.tcgen05_ldst_shape, tmemAddr:LLVM_PointerTensor, "
        "val:I32|VectorOfLengthAndType<2/4/8/16/32/64/128,I32>, offset:I64?"
    ),
    traits="RequiresSMa<100,101>",
    format="$tmemAddr `,` $val (`,` $offset^)? (`unpack` $unpack^)? attr-dict `:` type($val)",
    summary="Store registers to tensor memory.",
    sm=100,
    intrinsic="llvm.not.intrinsic",
)

op(
    "nvvm.tcgen05.mma",
    (
        "@kind:#nvvm.tcgen05_mma_kind, @ctaGroup:#nvvm.cta_group, "
        "@collectorOp:#nvvm.tcgen05_mma_collectorop=#nvvm.tcgen05_mma_collectorop<discard>, "
        "@aShift:UnitAttr?, matrixD:LLVM_PointerTensor, matrixA:LLVM_PointerTensor|I64, "
        "matrixB:I64, idesc:I32, enableInputD:I1, scaleInputD:I64?, "
        "disableOutputLane:FixedVectorOfLengthAndType<4/8,I32>?"
    ),
    traits="AttrSizedOperandSegments RequiresSMa<100,110>",
    format=(
        "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`scale` `=` "
        "$scaleInputD^)? (`mask` `=` $disableOutputLane^)? attr-dict `:` `(` type(operands) `)`"
    ),
    summary="Start a product that adds to tensor memory.",
    sm=100,
)

op(
    "nvvm.tcgen05.mma.sp",
    (
        "@kind:#nvvm.tcgen05_mma_kind, @ctaGroup:#nvvm.cta_group, "
        "@collectorOp:#nvvm.tcgen05_mma_collectorop=#nvvm.tcgen05_mma_collectorop<discard>, "
        "@aShift:UnitAttr?, matrixD:LLVM_PointerTensor, matrixA:LLVM_PointerTensor|I64, "
        "matrixB:I64, idesc:I32, enableInputD:I1, sparseMetadata:LLVM_PointerTensor, "
        "scaleInputD:I64?, disableOutputLane:FixedVectorOfLengthAndType<4/8,I32>?"
    ),
    traits="AttrSizedOperandSegments RequiresSMa<100,110>",
    format=(
        "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata "
        "(`scale` `=` $scaleInputD^)? (`mask` `=` $disableOutputLane^)? attr-dict `:` `(` "
        "type(operands) `)`"
    ),
    summary="As tcgen05.mma, the first matrix sparse.",
    sm=100,
)

op(
    "nvvm.tcgen05.mma.block_scale",
    (
        "@kind:#nvvm.block_scale_kind, @ctaGroup:#nvvm.cta_group, "
        "@blockScale:#nvvm.tcgen05_mma_block_scale=#nvvm.tcgen05_mma_block_scale<default>, "
        "@collectorOp:#nvvm.tcgen05_mma_collectorop=#nvvm.tcgen05_mma_collectorop<discard>, "
        "matrixD:LLVM_PointerTensor, matrixA:LLVM_PointerTensor|I64, matrixB:I64, idesc:I32, "
        "enableInputD:I1, scaleA:LLVM_PointerTensor, scaleB:LLVM_PointerTensor"
    ),
    traits="RequiresSMa<100,110>",
    format=(
        "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $scaleA `,` $scaleB "
        "attr-dict `:` `(` type(operands) `)`"
    ),
    summary="As tcgen05.mma, with scales for blocks of the matrices.",
    sm=100,
)

op(
    "nvvm.tcgen05.mma.sp.block_scale",
    (
        "@kind:#nvvm.block_scale_kind, @ctaGroup:#nvvm.cta_group, "
        "@blockScale:#nvvm.tcgen05_mma_block_scale=#nvvm.tcgen05_mma_block_scale<default>, "
        "@collectorOp:#nvvm.tcgen05_mma_collectorop=#nvvm.tcgen05_mma_collectorop<discard>, "
        "matrixD:LLVM_PointerTensor, matrixA:LLVM_PointerTensor|I64, matrixB:I64, idesc:I32, "
        "enableInputD:I1, sparseMetadata:LLVM_PointerTensor, scaleA:LLVM_PointerTensor, "
        "scaleB:LLVM_PointerTensor"
    ),
    traits="RequiresSMa<100,110>",
    format=(
        "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata `,` "
        "$scaleA `,` $scaleB attr-dict `:` `(` type(operands) `)`"
    ),
    summary="As tcgen05.mma.block_scale, the first matrix sparse.",
    sm=100,
)

op(
    "nvvm.tcgen05.mma.ws",
    (
        "@kind:#nvvm.tcgen05_mma_kind, "
        "@collectorBBuffer:#nvvm.tcgen05_mma_collectorb=#nvvm.tcgen05_mma_collectorb<b0>, "
        "@collectorOp:#nvvm.tcgen05_mma_collectorop=#nvvm.tcgen05_mma_collectorop<discard>, "
        "matrixD:LLVM_PointerTensor, matrixA:LLVM_PointerTensor|I64, matrixB:I64, idesc:I32, "
        "enableInputD:I1, zeroColMask:I64?"
    ),
    traits="RequiresSMa<100,110>",
    format=(
        "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`,` $zeroColMask^)? "
        "attr-dict `:` `(` type(operands) `)`"
    ),
    summary="As tcgen05.mma, with the second matrix kept for reuse.",
    sm=100,
)

op(
    "nvvm.tcgen05.mma.ws.sp",
    (
        "@kind:#nvvm.tcgen05_mma_kind, "
        "@collectorBBuffer:#nvvm.tcgen05_mma_collectorb=#nvvm.tcgen05_mma_collectorb<b0>, "
        "@collectorOp:#nvvm.tcgen05_mma_collectorop=#nvvm.tcgen05_mma_collectorop<discard>, "
        "matrixD:LLVM_PointerTensor, matrixA:LLVM_PointerTensor|I64, matrixB:I64, idesc:I32, "
        "enableInputD:I1, sparseMetadata:LLVM_PointerTensor, zeroColMask:I64?"
    ),
    traits="RequiresSMa<100,110>",
    format=(
        "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata (`,` "
        "$zeroColMask^)? attr-dict `:` `(` type(operands) `)`"
    ),
    summary="As tcgen05.mma.ws, the first matrix sparse.",
    sm=100,
)
