"""Asynchronous copies: cp.async, bulk and tensor copies."""

from nvlower.ir.opdef import op

op(
    "nvvm.cp.async.shared.global",
    (
        "dst:LLVM_PointerShared, src:LLVM_PointerGlobal, @size:I32Attr, "
        "@modifier:#nvvm.load_cache_modifier, cpSize:I32?"
    ),
    format=(
        "$dst `,` $src `,` $size `,` `cache` `=` $modifier (`,` $cpSize^)? attr-dict `:` "
        "type(operands)"
    ),
    summary="Start a copy of 4, 8 or 16 bytes from global to shared memory.",
)

op(
    "nvvm.cp.async.commit.group",
    format="attr-dict",
    summary="Gather the started copies into a group.",
    intrinsic="llvm.nvvm.cp.async.commit.group",
)

op(
    "nvvm.cp.async.wait.group",
    "@n:I32Attr",
    format="$n attr-dict",
    summary="Wait until at most n groups of copies are under way.",
    intrinsic="llvm.nvvm.cp.async.wait.group",
)

op(
    "nvvm.cp.async.mbarrier.arrive",
    "addr:LLVM_PointerGeneric|LLVM_PointerShared, @noinc:I1Attr=false",
    format="$addr attr-dict `:` type(operands)",
    summary="Arrive at a barrier once the thread's copies are done.",
)

op(
    "nvvm.cp.async.bulk.commit.group",
    format="attr-dict",
    summary="Gather the started bulk copies into a group.",
    intrinsic="llvm.nvvm.cp.async.bulk.commit.group",
)

op(
    "nvvm.cp.async.bulk.wait_group",
    "@group:I32Attr&IntMinValue<0>, @read:UnitAttr?",
    traits="RequiresSM<90>",
    format="$group attr-dict",
    summary="Wait until at most n groups of bulk copies are under way.",
    sm=90,
)

op(
    "nvvm.cp.async.bulk.tensor.shared.cluster.global",
    (
        "dstMem:LLVM_PointerShared|LLVM_PointerSharedCluster, tmaDescriptor:LLVM_PointerGeneric, "
        "coordinates:I32*, mbar:LLVM_PointerShared, im2colOffsets:I16*, multicastMask:I16?, "
        "l2CacheHint:I64?, @mode:#nvvm.tma_load_mode=#nvvm.tma_load_mode<tile>, "
        "@isCTAOnly:BoolAttr=false, @group:#nvvm.cta_group?, predicate:I1?"
    ),
    traits="BasicPtxBuilderInterface AttrSizedOperandSegments RequiresSM<90>",
    format=(
        "$dstMem `,` $tmaDescriptor `,` $mbar `,` `box` `[`$coordinates `]` (`im2col` `[` "
        "$im2colOffsets^ `]` )? (`multicast_mask` `=` $multicastMask^ )? (`l2_cache_hint` `=` "
        "$l2CacheHint^ )? (`predicate` `=` $predicate^)? attr-dict `:` type($dstMem) `,` "
        "type($tmaDescriptor)"
    ),
    summary="Start a load of a tensor's box into shared memory (TMA).",
    sm=90,
)

op(
    "nvvm.cp.async.bulk.tensor.global.shared.cta",
    (
        "tmaDescriptor:LLVM_PointerGeneric, srcMem:LLVM_PointerShared, coordinates:I32*, "
        "l2CacheHint:I64?, @mode:#nvvm.tma_store_mode=#nvvm.tma_store_mode<tile>, predicate:I1?"
    ),
    traits="BasicPtxBuilderInterface AttrSizedOperandSegments",
    format=(
        "$tmaDescriptor `,` $srcMem `,` `box` `[`$coordinates `]` (`l2_cache_hint` `=` "
        "$l2CacheHint^ )? (`,` `predicate` `=` $predicate^)? attr-dict `:` "
        "type($tmaDescriptor) `,` "
        "type($srcMem)"
    ),
    summary="Start a store of a tensor's box from shared memory (TMA).",
)

op(
    "nvvm.cp.async.bulk.prefetch",
    "srcMem:LLVM_PointerGlobal, size:I32, l2CacheHint:I64?",
    format="$srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:` type($srcMem)",
    summary="Bring bytes of global memory into the L2 cache.",
)

op(
    "nvvm.cp.async.bulk.tensor.prefetch",
    (
        "tmaDescriptor:LLVM_PointerGeneric, coordinates:I32*, im2colOffsets:I16*, "
        "@mode:#nvvm.tma_load_mode=#nvvm.tma_load_mode<tile>, l2CacheHint:I64?"
    ),
    traits="AttrSizedOperandSegments",
    format=(
        "$tmaDescriptor `,` `box` `[`$coordinates `]` (`im2col` `[` $im2colOffsets^ `]` )? "
        "(`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:` type($tmaDescriptor)"
    ),
    summary="Bring a tensor's box into the L2 cache.",
)

op(
    "nvvm.cp.async.bulk.tensor.reduce",
    (
        "tmaDescriptor:LLVM_AnyPointer, srcMem:LLVM_PointerShared, @redKind:#nvvm.tma_redux_kind, "
        "@mode:#nvvm.tma_store_mode=#nvvm.tma_store_mode<tile>, coordinates:I32*, l2CacheHint:I64?"
    ),
    traits="AttrSizedOperandSegments",
    format=(
        "$tmaDescriptor `,` $srcMem `,` `box` `[`$coordinates `]` (`l2_cache_hint` `=` "
        "$l2CacheHint^ )? attr-dict `:` type($tmaDescriptor) `,` type($srcMem)"
    ),
    summary="Combine a box in shared memory with a tensor in global memory.",
)

op(
    "nvvm.cp.async.bulk.shared.cluster.global",
    (
        "dstMem:LLVM_PointerShared|LLVM_PointerSharedCluster, srcMem:LLVM_PointerGlobal, "
        "mbar:LLVM_PointerShared, size:I32, multicastMask:I16?, l2CacheHint:I64?"
    ),
    traits="AttrSizedOperandSegments",
    format=(
        "$dstMem `,` $srcMem `,` $mbar `,` $size (`multicast_mask` `=` $multicastMask^ )? "
        "(`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:` type($dstMem) `,` type($srcMem)"
    ),
    summary="Start a copy of bytes from global to shared memory.",
)

op(
    "nvvm.cp.async.bulk.shared.cluster.shared.cta",
    (
        "dstMem:LLVM_PointerSharedCluster, srcMem:LLVM_PointerShared, mbar:LLVM_PointerShared, "
        "size:I32"
    ),
    format="$dstMem `,` $srcMem `,` $mbar `,` $size attr-dict `:` type($dstMem) `,` type($srcMem)",
    summary="Start a copy to another block's shared memory.",
    intrinsic="llvm.nvvm.cp.async.bulk.shared.cta.to.cluster",
)

op(
    "nvvm.cp.async.bulk.global.shared.cta",
    (
        "dstMem:LLVM_PointerGlobal, srcMem:LLVM_PointerShared, size:I32, l2CacheHint:I64?, "
        "byteMask:I16?"
    ),
    traits="AttrSizedOperandSegments",
    format=(
        "$dstMem `,` $srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^ )? (`byte_mask` `=` "
        "$byteMask^ )? attr-dict `:` type($dstMem) `,` type($srcMem)"
    ),
    summary="Start a copy of bytes from shared to global memory.",
)
