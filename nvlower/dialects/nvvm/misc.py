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
    summary="Inline ptx.",
)

op(
    "nvvm.rcp.approx.ftz.f",
    "arg:F32",
    "res:F32",
    traits="Pure",
    format="$arg attr-dict `:` type($res)",
    summary="Rcp approx ftz f.",
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
    summary="Redux sync.",
    sm=80,
)

op(
    "nvvm.pmevent",
    "@maskedEventId:I16Attr?, @eventId:I32Attr?",
    format="attr-dict (`id` `=` $eventId^)? (`mask` `=` $maskedEventId^)?",
    summary="Pmevent.",
)

op(
    "nvvm.setmaxregister",
    "@regCount:I32Attr, @action:#nvvm.action",
    format="$action $regCount attr-dict",
    summary="Setmaxregister.",
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
    summary="Shfl sync.",
    sm=30,
)

op(
    "nvvm.vote.sync",
    "mask:I32, pred:I1, @kind:#nvvm.vote_sync_kind",
    "res:I32|I1",
    format="$kind $mask `,` $pred attr-dict `->` type($res)",
    summary="Vote sync.",
)

op(
    "nvvm.prmt",
    "lo:I32, hi:I32?, selector:I32, @mode:#nvvm.permute_mode",
    "res:I32",
    traits="Pure",
    format="$mode $selector `,` $lo (`,` $hi^)? attr-dict `:` type($res)",
    summary="Prmt.",
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
    summary="Prefetch.",
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
    summary="Mapa.",
    sm=90,
)

op(
    "nvvm.match.sync",
    "thread_mask:I32, val:I32|I64, @kind:#nvvm.match_sync_kind",
    "res:I32|!llvm.struct",
    format="$kind $thread_mask `,` $val attr-dict `:` type($val) `->` type($res)",
    summary="Match sync.",
)

op(
    "nvvm.st.bulk",
    "addr:LLVM_PointerGeneric|LLVM_PointerShared, size:I64, @initVal:I64Attr=0 : i64",
    format="$addr `,` `size` `=` $size (`,` `init` `=` $initVal^)? attr-dict `:` type($addr)",
    summary="St bulk.",
)

op(
    "nvvm.exit",
    format="attr-dict",
    summary="Exit.",
    intrinsic="llvm.nvvm.exit",
)

op(
    "nvvm.breakpoint",
    format="attr-dict",
    summary="Breakpoint.",
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
    summary="Dot accumulate 4way.",
)

op(
    "nvvm.dot.accumulate.2way",
    (
        "a:VectorOfLengthAndType<2,I16>, @a_type:#nvvm.dot_accumulate_type, "
        "b:VectorOfLengthAndType<4,I8>, @b_type:#nvvm.dot_accumulate_type, c:I32, @b_hi:BoolAttr"
    ),
    "res:I32",
    format="$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)",
    summary="Dot accumulate 2way.",
)
