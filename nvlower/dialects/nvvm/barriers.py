"""Barriers, mbarriers, fences and clusters."""

from nvlower.ir.opdef import op

op(
    "nvvm.nanosleep",
    "duration:I32",
    format="attr-dict $duration",
    summary="Pause the thread for about a number of nanoseconds.",
    intrinsic="llvm.nvvm.nanosleep",
)

op(
    "nvvm.mbarrier.init",
    "addr:LLVM_PointerGeneric|LLVM_PointerShared, count:I32, predicate:I1?",
    traits="BasicPtxBuilderInterface",
    format="$addr `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)",
    summary="Prepare a barrier for a number of arrivals.",
)

op(
    "nvvm.mbarrier.inval",
    "addr:LLVM_PointerGeneric|LLVM_PointerShared",
    format="$addr attr-dict `:` type(operands)",
    summary="Give a barrier's memory free for other use.",
)

op(
    "nvvm.mbarrier.expect_tx",
    (
        "addr:LLVM_PointerShared|LLVM_PointerSharedCluster, txcount:I32, "
        "@scope:#nvvm.mem_scope=#nvvm.mem_scope<cta>"
    ),
    format="$addr `,` $txcount attr-dict `:` type(operands)",
    summary="Announce bytes whose arrival the barrier's phase waits for.",
)

op(
    "nvvm.mbarrier.complete_tx",
    (
        "addr:LLVM_PointerShared|LLVM_PointerSharedCluster, txcount:I32, "
        "@scope:#nvvm.mem_scope=#nvvm.mem_scope<cta>"
    ),
    format="$addr `,` $txcount attr-dict `:` type(operands)",
    summary="Count bytes as arrived.",
)

op(
    "nvvm.mbarrier.arrive",
    (
        "addr:LLVM_PointerGeneric|LLVM_PointerShared|LLVM_PointerSharedCluster, count:I32?, "
        "@scope:#nvvm.mem_scope=#nvvm.mem_scope<cta>, @relaxed:BoolAttr=false"
    ),
    "res:I64?",
    format="$addr (`,` $count^)? attr-dict `:` type($addr) (`->` type($res)^)?",
    summary="Arrive at a barrier; gives the state of its phase.",
)

op(
    "nvvm.mbarrier.arrive_drop",
    (
        "addr:LLVM_PointerGeneric|LLVM_PointerShared|LLVM_PointerSharedCluster, count:I32?, "
        "@scope:#nvvm.mem_scope=#nvvm.mem_scope<cta>, @relaxed:BoolAttr=false"
    ),
    "res:I64?",
    format="$addr (`,` $count^)? attr-dict `:` type($addr) (`->` type($res)^)?",
    summary="Arrive at a barrier and take no part in later phases.",
)

op(
    "nvvm.mbarrier.arrive.nocomplete",
    "addr:LLVM_PointerGeneric|LLVM_PointerShared, count:I32",
    "res:I64",
    format="$addr `,` $count attr-dict `:` type(operands) `->` type($res)",
    summary="Arrive at a barrier some times, without ending its phase.",
)

op(
    "nvvm.mbarrier.arrive_drop.nocomplete",
    "addr:LLVM_PointerGeneric|LLVM_PointerShared, count:I32",
    "res:I64",
    format="$addr `,` $count attr-dict `:` type(operands) `->` type($res)",
    summary="As arrive_drop, without ending the phase.",
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
    summary="Announce bytes to come and arrive at a barrier.",
)

op(
    "nvvm.mbarrier.arrive_drop.expect_tx",
    (
        "addr:LLVM_PointerGeneric|LLVM_PointerShared|LLVM_PointerSharedCluster, txcount:I32, "
        "@scope:#nvvm.mem_scope=#nvvm.mem_scope<cta>, @relaxed:BoolAttr=false"
    ),
    "res:I64?",
    format="$addr `,` $txcount attr-dict `:` type(operands) (`->` type($res)^)?",
    summary="Announce bytes to come and arrive for the last time.",
)

op(
    "nvvm.mbarrier.try_wait.parity",
    "addr:LLVM_PointerGeneric|LLVM_PointerShared, phase:I32, ticks:I32",
    traits="BasicPtxBuilderInterface",
    format="$addr `,` $phase `,` $ticks attr-dict `:` type(operands)",
    summary="Wait until a barrier has passed the phase of a parity.",
)

op(
    "nvvm.mbarrier.test.wait",
    (
        "addr:LLVM_PointerGeneric|LLVM_PointerShared, stateOrPhase:I64|I32, "
        "@scope:#nvvm.mem_scope=#nvvm.mem_scope<cta>, @relaxed:BoolAttr=false"
    ),
    "res:I1",
    format="$addr `,` $stateOrPhase attr-dict `:` type(operands) `->` type($res)",
    summary="Ask whether a barrier has passed a phase.",
)

op(
    "nvvm.mbarrier.try_wait",
    (
        "addr:LLVM_PointerGeneric|LLVM_PointerShared, stateOrPhase:I64|I32, ticks:I32?, "
        "@scope:#nvvm.mem_scope=#nvvm.mem_scope<cta>, @relaxed:BoolAttr=false"
    ),
    "res:I1",
    format="$addr `,` $stateOrPhase (`,` $ticks^)? attr-dict `:` type(operands) `->` type($res)",
    summary="Wait for some time until a barrier has passed a phase.",
)

op(
    "nvvm.barrier0",
    format="attr-dict",
    summary="Wait for all threads of the block, at barrier 0.",
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
    summary="Wait at a barrier for all or some threads of the block; may reduce a predicate.",
)

op(
    "nvvm.barrier.arrive",
    "barrierId:I32?, numberOfThreads:I32",
    traits="BasicPtxBuilderInterface",
    format="(`id` `=` $barrierId^)? `number_of_threads` `=` $numberOfThreads attr-dict",
    summary="Arrive at a barrier without waiting.",
)

op(
    "nvvm.cluster.arrive",
    "@aligned:UnitAttr?",
    format="attr-dict",
    summary="Arrive at the cluster's barrier.",
)

op(
    "nvvm.cluster.arrive.relaxed",
    "@aligned:UnitAttr?",
    traits="RequiresSM<90>",
    format="attr-dict",
    summary="Arrive at the cluster's barrier, without ordering memory accesses.",
    sm=90,
)

op(
    "nvvm.cluster.wait",
    "@aligned:UnitAttr?",
    traits="RequiresSM<90>",
    format="attr-dict",
    summary="Wait for all threads of the cluster to arrive.",
    sm=90,
)

op(
    "nvvm.memory.barrier",
    "@scope:#nvvm.mem_scope",
    format="$scope attr-dict",
    summary="Order memory accesses as seen by a scope: block, cluster, GPU or system.",
)

op(
    "nvvm.fence.sc.cluster",
    format="attr-dict",
    summary="Order memory accesses sequentially within the cluster.",
    intrinsic="llvm.nvvm.fence.sc.cluster",
)

op(
    "nvvm.fence.sync_restrict",
    "@order:#nvvm.mem_order",
    format="attr-dict",
    summary="Order accesses to the cluster's shared memory or barriers.",
)

op(
    "nvvm.fence.mbarrier.init",
    format="attr-dict",
    summary="Make prepared barriers visible to the cluster.",
    intrinsic="llvm.nvvm.fence.mbarrier.init.release.cluster",
)

op(
    "nvvm.fence.proxy",
    "@kind:#nvvm.proxy_kind, @space:#nvvm.shared_space?",
    format="attr-dict",
    summary="Order accesses through two proxies, such as threads and the copy engine.",
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
    summary="See what was released through the generic proxy, in the tensormap's.",
)

op(
    "nvvm.fence.proxy.release",
    (
        "@scope:#nvvm.mem_scope, @fromProxy:#nvvm.proxy_kind=#nvvm.proxy_kind<generic>, "
        "@toProxy:#nvvm.proxy_kind=#nvvm.proxy_kind<tensormap>"
    ),
    format="$scope (`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)? attr-dict",
    summary="Release generic accesses to the tensormap proxy.",
)

op(
    "nvvm.fence.proxy.sync_restrict",
    (
        "@order:#nvvm.mem_order, @fromProxy:#nvvm.proxy_kind=#nvvm.proxy_kind<generic>, "
        "@toProxy:#nvvm.proxy_kind=#nvvm.proxy_kind<async>"
    ),
    format="attr-dict",
    summary="Order proxies for the cluster's shared memory or barriers.",
)

op(
    "nvvm.bar.warp.sync",
    "mask:I32",
    format="$mask attr-dict `:` type($mask)",
    summary="Wait for the threads of a mask in the warp.",
    intrinsic="llvm.nvvm.bar.warp.sync",
)

op(
    "nvvm.elect.sync",
    "membermask:I32?",
    "pred:I1",
    format="($membermask^)? attr-dict `->` type(results)",
    summary="Choose one thread of the warp; true there.",
    intrinsic="llvm.nvvm.elect.sync",
)

op(
    "nvvm.griddepcontrol",
    "@kind:#nvvm.grid_dep_action",
    format="$kind attr-dict",
    summary="Let dependent grids start, or wait for those this grid depends on.",
)

op(
    "nvvm.clusterlaunchcontrol.try.cancel",
    "@multicast:UnitAttr?, smemAddress:LLVM_PointerShared, mbarrier:LLVM_PointerShared",
    traits="RequiresSM<100>",
    format="(`multicast` $multicast^ `,`)? $smemAddress `,` $mbarrier attr-dict",
    summary="Ask to take over the work of a cluster not yet launched.",
    sm=100,
)

op(
    "nvvm.clusterlaunchcontrol.query.cancel",
    "@query_type:#nvvm.cluster_launch_control_query_type, try_cancel_response:I128",
    "res:I1|I32",
    traits="RequiresSM<100>",
    format="`query` `=` $query_type `,` $try_cancel_response attr-dict `:` type($res)",
    summary="Read the answer of try.cancel: whether, and which block.",
    sm=100,
)
