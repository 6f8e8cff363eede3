"""Barriers, mbarriers, fences and clusters."""

from nvlower.ir.opdef import op

op(
    "nvvm.nanosleep",
    "duration:I32",
    format="attr-dict $duration",
    summary="Nanosleep.",
    intrinsic="llvm.nvvm.nanosleep",
)

op(
    "nvvm.mbarrier.init",
    "addr:LLVM_PointerGeneric|LLVM_PointerShared, count:I32, predicate:I1?",
    traits="BasicPtxBuilderInterface",
    format="$addr `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)",
    summary="Mbarrier init.",
)

op(
    "nvvm.mbarrier.inval",
    "addr:LLVM_PointerGeneric|LLVM_PointerShared",
    format="$addr attr-dict `:` type(operands)",
    summary="Mbarrier inval.",
)

op(
    "nvvm.mbarrier.expect_tx",
    (
        "addr:LLVM_PointerShared|LLVM_PointerSharedCluster, txcount:I32, "
        "@scope:#nvvm.mem_scope=#nvvm.mem_scope<cta>"
    ),
    format="$addr `,` $txcount attr-dict `:` type(operands)",
    summary="Mbarrier expect tx.",
)

op(
    "nvvm.mbarrier.complete_tx",
    (
        "addr:LLVM_PointerShared|LLVM_PointerSharedCluster, txcount:I32, "
        "@scope:#nvvm.mem_scope=#nvvm.mem_scope<cta>"
    ),
    format="$addr `,` $txcount attr-dict `:` type(operands)",
    summary="Mbarrier complete tx.",
)

op(
    "nvvm.mbarrier.arrive",
    (
        "addr:LLVM_PointerGeneric|LLVM_PointerShared|LLVM_PointerSharedCluster, count:I32?, "
        "@scope:#nvvm.mem_scope=#nvvm.mem_scope<cta>, @relaxed:BoolAttr=false"
    ),
    "res:I64?",
    format="$addr (`,` $count^)? attr-dict `:` type($addr) (`->` type($res)^)?",
    summary="Mbarrier arrive.",
)

op(
    "nvvm.mbarrier.arrive_drop",
    (
        "addr:LLVM_PointerGeneric|LLVM_PointerShared|LLVM_PointerSharedCluster, count:I32?, "
        "@scope:#nvvm.mem_scope=#nvvm.mem_scope<cta>, @relaxed:BoolAttr=false"
    ),
    "res:I64?",
    format="$addr (`,` $count^)? attr-dict `:` type($addr) (`->` type($res)^)?",
    summary="Mbarrier arrive drop.",
)

op(
    "nvvm.mbarrier.arrive.nocomplete",
    "addr:LLVM_PointerGeneric|LLVM_PointerShared, count:I32",
    "res:I64",
    format="$addr `,` $count attr-dict `:` type(operands) `->` type($res)",
    summary="Mbarrier arrive nocomplete.",
)

op(
    "nvvm.mbarrier.arrive_drop.nocomplete",
    "addr:LLVM_PointerGeneric|LLVM_PointerShared, count:I32",
    "res:I64",
    format="$addr `,` $count attr-dict `:` type(operands) `->` type($res)",
    summary="Mbarrier arrive drop nocomplete.",
)

op(
    "nvvm.mbarrier.arrive.expect_tx",
    (
        "addr:LLVM_PointerGeneric|LLVM_PointerShared|LLVM_PointerSharedCluster, txcount:I32, "
        "@scope:#nvvm.mem_scope=#nvvm.mem_scope<cta>, @relaxed:BoolAttr=false, predicate:I1?"
    ),
    "res:I64?",
    traits="BasicPtxBuilderInterface",
    format=(
        "$addr `,` $txcount (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands) (`->` "
        "type($res)^)?"
    ),
    summary="Mbarrier arrive expect tx.",
)

op(
    "nvvm.mbarrier.arrive_drop.expect_tx",
    (
        "addr:LLVM_PointerGeneric|LLVM_PointerShared|LLVM_PointerSharedCluster, txcount:I32, "
        "@scope:#nvvm.mem_scope=#nvvm.mem_scope<cta>, @relaxed:BoolAttr=false"
    ),
    "res:I64?",
    format="$addr `,` $txcount attr-dict `:` type(operands) (`->` type($res)^)?",
    summary="Mbarrier arrive drop expect tx.",
)

op(
    "nvvm.mbarrier.try_wait.parity",
    "addr:LLVM_PointerGeneric|LLVM_PointerShared, phase:I32, ticks:I32",
    traits="BasicPtxBuilderInterface",
    format="$addr `,` $phase `,` $ticks attr-dict `:` type(operands)",
    summary="Mbarrier try wait parity.",
)

op(
    "nvvm.mbarrier.test.wait",
    (
        "addr:LLVM_PointerGeneric|LLVM_PointerShared, stateOrPhase:I64|I32, "
        "@scope:#nvvm.mem_scope=#nvvm.mem_scope<cta>, @relaxed:BoolAttr=false"
    ),
    "res:I1",
    format="$addr `,` $stateOrPhase attr-dict `:` type(operands) `->` type($res)",
    summary="Mbarrier test wait.",
)

op(
    "nvvm.mbarrier.try_wait",
    (
        "addr:LLVM_PointerGeneric|LLVM_PointerShared, stateOrPhase:I64|I32, ticks:I32?, "
        "@scope:#nvvm.mem_scope=#nvvm.mem_scope<cta>, @relaxed:BoolAttr=false"
    ),
    "res:I1",
    format="$addr `,` $stateOrPhase (`,` $ticks^)? attr-dict `:` type(operands) `->` type($res)",
    summary="Mbarrier try wait.",
)

op(
    "nvvm.barrier0",
    format="attr-dict",
    summary="Barrier0.",
    intrinsic="llvm.nvvm.barrier.cta.sync.aligned.all",
)

op(
    "nvvm.barrier",
    "barrierId:I32?, numberOfThreads:I32?, @reductionOp:#nvvm.reduction?, reductionPredicate:I32?",
    "res:I32?",
    traits="AttrSizedOperandSegments",
    format=(
        "(`id` `=` $barrierId^)? (`number_of_threads` `=` $numberOfThreads^)? "
        "(qualified($reductionOp)^ $reductionPredicate)? (`->` type($res)^)? attr-dict"
    ),
    summary="Barrier.",
)

op(
    "nvvm.barrier.arrive",
    "barrierId:I32?, numberOfThreads:I32",
    traits="BasicPtxBuilderInterface",
    format="(`id` `=` $barrierId^)? `number_of_threads` `=` $numberOfThreads attr-dict",
    summary="Barrier arrive.",
)

op(
    "nvvm.cluster.arrive",
    "@aligned:UnitAttr?",
    format="attr-dict",
    summary="Cluster arrive.",
)

op(
    "nvvm.cluster.arrive.relaxed",
    "@aligned:UnitAttr?",
    traits="RequiresSM<90>",
    format="attr-dict",
    summary="Cluster arrive relaxed.",
    sm=90,
)

op(
    "nvvm.cluster.wait",
    "@aligned:UnitAttr?",
    traits="RequiresSM<90>",
    format="attr-dict",
    summary="Cluster wait.",
    sm=90,
)

op(
    "nvvm.memory.barrier",
    "@scope:#nvvm.mem_scope",
    format="$scope attr-dict",
    summary="Memory barrier.",
)

op(
    "nvvm.fence.sc.cluster",
    format="attr-dict",
    summary="Fence sc cluster.",
    intrinsic="llvm.nvvm.fence.sc.cluster",
)

op(
    "nvvm.fence.sync_restrict",
    "@order:#nvvm.mem_order",
    format="attr-dict",
    summary="Fence sync restrict.",
)

op(
    "nvvm.fence.mbarrier.init",
    format="attr-dict",
    summary="Fence mbarrier init.",
    intrinsic="llvm.nvvm.fence.mbarrier.init.release.cluster",
)

op(
    "nvvm.fence.proxy",
    "@kind:#nvvm.proxy_kind, @space:#nvvm.shared_space?",
    format="attr-dict",
    summary="Fence proxy.",
)

op(
    "nvvm.fence.proxy.acquire",
    (
        "@scope:#nvvm.mem_scope, addr:LLVM_PointerGeneric, size:I32, "
        "@fromProxy:#nvvm.proxy_kind=#nvvm.proxy_kind<generic>, "
        "@toProxy:#nvvm.proxy_kind=#nvvm.proxy_kind<tensormap>"
    ),
    format=(
        "$scope $addr `,` $size (`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)? "
        "attr-dict"
    ),
    summary="Fence proxy acquire.",
)

op(
    "nvvm.fence.proxy.release",
    (
        "@scope:#nvvm.mem_scope, @fromProxy:#nvvm.proxy_kind=#nvvm.proxy_kind<generic>, "
        "@toProxy:#nvvm.proxy_kind=#nvvm.proxy_kind<tensormap>"
    ),
    format="$scope (`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)? attr-dict",
    summary="Fence proxy release.",
)

op(
    "nvvm.fence.proxy.sync_restrict",
    (
        "@order:#nvvm.mem_order, @fromProxy:#nvvm.proxy_kind=#nvvm.proxy_kind<generic>, "
        "@toProxy:#nvvm.proxy_kind=#nvvm.proxy_kind<async>"
    ),
    format="attr-dict",
    summary="Fence proxy sync restrict.",
)

op(
    "nvvm.bar.warp.sync",
    "mask:I32",
    format="$mask attr-dict `:` type($mask)",
    summary="Bar warp sync.",
    intrinsic="llvm.nvvm.bar.warp.sync",
)

op(
    "nvvm.elect.sync",
    "membermask:I32?",
    "pred:I1",
    format="($membermask^)? attr-dict `->` type(results)",
    summary="Elect sync.",
    intrinsic="llvm.nvvm.elect.sync",
)

op(
    "nvvm.griddepcontrol",
    "@kind:#nvvm.grid_dep_action",
    format="$kind attr-dict",
    summary="Griddepcontrol.",
)

op(
    "nvvm.clusterlaunchcontrol.try.cancel",
    "@multicast:UnitAttr?, smemAddress:LLVM_PointerShared, mbarrier:LLVM_PointerShared",
    traits="RequiresSM<100>",
    format="(`multicast` $multicast^ `,`)? $smemAddress `,` $mbarrier attr-dict",
    summary="Clusterlaunchcontrol try cancel.",
    sm=100,
)

op(
    "nvvm.clusterlaunchcontrol.query.cancel",
    "@query_type:#nvvm.cluster_launch_control_query_type, try_cancel_response:I128",
    "res:I1|I32",
    traits="RequiresSM<100>",
    format="`query` `=` $query_type `,` $try_cancel_response attr-dict `:` type($res)",
    summary="Clusterlaunchcontrol query cancel.",
    sm=100,
)
