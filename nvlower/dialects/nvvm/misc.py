"""Warp-wide ops, arithmetic, prefetches and the rest."""

from nvlower.ir.opdef import op

op(
    "nvvm.inline_ptx",
    "readOnlyArgs:AnyType*, readWriteArgs:AnyType*, @ptxCode:StrAttr, predicate:I1?",
    "writeOnlyArgs:AnyType*",
    traits="BasicPtxBuilderInterface AttrSizedOperandSegments",
    format=(
        "$ptxCode ( `ro` `(` $readOnlyArgs^ `:` type($readOnlyArgs) `)` )? ( `rw` `(` "
        "$readWriteArgs^ `:` type($readWriteArgs) `)` )? (`,` `predicate` `=` $predicate^)? "
        "attr-dict ( `->` type($writeOnlyArgs)^ )?"
    ),
    summary="PTX instructions as text.",
)

op(
    "nvvm.rcp.approx.ftz.f",
    "arg:F32",
    "res:F32",
    traits="Pure",
    format="$arg attr-dict `:` type($res)",
    summary="One divided by an f32, approximately; subnormals count as zero.",
    intrinsic="llvm.nvvm.rcp.approx.ftz.f",
)

op(
    "nvvm.redux.sync",
    (
        "val:I32|F32, @kind:#nvvm.redux_kind, mask_and_clamp:I32, @abs:BoolAttr=false, "
        "@nan:BoolAttr=false"
    ),
    "res:I32|F32",
    traits="RequiresSM<80> AllTypesMatch<res,val>",
    format="$kind $val `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)",
    summary="Combine the values of a warp's threads.",
    sm=80,
)

op(
    "nvvm.pmevent",
    "@maskedEventId:I16Attr?, @eventId:I32Attr?",
    format="attr-dict (`id` `=` $eventId^)? (`mask` `=` $maskedEventId^)?",
    summary="Trigger performance monitor events.",
)

op(
    "nvvm.setmaxregister",
    "@regCount:I32Attr, @action:#nvvm.action",
    format="$action $regCount attr-dict",
    summary="Give registers of the warp free, or ask for more.",
)

op(
    "nvvm.shfl.sync",
    (
        "thread_mask:I32, val:I32|F32, offset:I32, mask_and_clamp:I32, @kind:#nvvm.shfl_kind, "
        "@return_value_and_is_valid:UnitAttr?"
    ),
    "res:I32|F32|!llvm.struct",
    traits="RequiresSM<30>",
    format=(
        "$kind $thread_mask `,` $val `,` $offset `,` $mask_and_clamp attr-dict `:` type($val) `->` "
        "type($res)"
    ),
    summary="Exchange values between the threads of a warp.",
    sm=30,
)

op(
    "nvvm.vote.sync",
    "mask:I32, pred:I1, @kind:#nvvm.vote_sync_kind",
    "res:I32|I1",
    format="$kind $mask `,` $pred attr-dict `->` type($res)",
    summary="Combine a predicate over the threads of a warp.",
)

op(
    "nvvm.prmt",
    "lo:I32, hi:I32?, selector:I32, @mode:#nvvm.permute_mode",
    "res:I32",
    traits="Pure",
    format="$mode $selector `,` $lo (`,` $hi^)? attr-dict `:` type($res)",
    summary="Choose bytes of one or two words.",
)

op(
    "nvvm.prefetch",
    (
        "@cacheLevel:#nvvm.prefetch_cache_level?, @evictPriority:#nvvm.cache_eviction_priority?, "
        "addr:LLVM_PointerGlobal|LLVM_PointerLocal|LLVM_PointerGeneric|LLVM_PointerConst, "
        "predicate:I1?, @tensormap:UnitAttr?, @uniform:UnitAttr?, @in_param_space:UnitAttr?"
    ),
    traits="BasicPtxBuilderInterface",
    format=(
        "(`level` `=` $cacheLevel^ (`uniform` $uniform^)? `,`)? (`tensormap` $tensormap^ "
        "(`in_param_space` $in_param_space^)? `,`)? (`evict_priority` `=` $evictPriority^ `,`)? "
        "$addr (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)"
    ),
    summary="Bring a line, or a tensor's descriptor, into a cache.",
)

op(
    "nvvm.mapa",
    "a:LLVM_PointerGeneric|LLVM_PointerShared, b:I32",
    "res:LLVM_PointerGeneric|LLVM_PointerSharedCluster",
    traits=(
        'PredOpTrait<mapa_address_spaces,"Valid address-space check(or mapping) for mapa Op"> '
        "RequiresSM<90>"
    ),
    format="$a`,` $b attr-dict `:` type($a) `->` type($res)",
    summary="Address of the same shared variable in another block of the cluster.",
    sm=90,
)

op(
    "nvvm.match.sync",
    "thread_mask:I32, val:I32|I64, @kind:#nvvm.match_sync_kind",
    "res:I32|!llvm.struct",
    format="$kind $thread_mask `,` $val attr-dict `:` type($val) `->` type($res)",
    summary="Find the threads of a warp that hold the same value.",
)

op(
    "nvvm.st.bulk",
    "addr:LLVM_PointerGeneric|LLVM_PointerShared, size:I64, @initVal:I64Attr=0 : i64",
    format="$addr `,` `size` `=` $size (`,` `init` `=` $initVal^)? attr-dict `:` type($addr)",
    summary="Fill shared memory with zeros.",
)

op(
    "nvvm.exit",
    format="attr-dict",
    summary="End the thread.",
    intrinsic="llvm.nvvm.exit",
)

op(
    "nvvm.breakpoint",
    format="attr-dict",
    summary="Stop for a debugger.",
    intrinsic="llvm.debugtrap",
)

op(
    "nvvm.dot.accumulate.4way",
    (
        "a:VectorOfLengthAndType<4,I8>, @a_type:#nvvm.dot_accumulate_type, "
        "b:VectorOfLengthAndType<4,I8>, @b_type:#nvvm.dot_accumulate_type, c:I32"
    ),
    "res:I32",
    format="$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)",
    summary="Add the dot product of four bytes each to an integer.",
)

op(
    "nvvm.dot.accumulate.2way",
    (
        "a:VectorOfLengthAndType<2,I16>, @a_type:#nvvm.dot_accumulate_type, "
        "b:VectorOfLengthAndType<4,I8>, @b_type:#nvvm.dot_accumulate_type, c:I32, @b_hi:BoolAttr"
    ),
    "res:I32",
    format="$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)",
    summary="Add the dot product of two halves and two bytes to an integer.",
)
