"""Special registers."""

from nvlower.ir.opdef import op

op(
    "nvvm.read.ptx.sreg.laneid",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg laneid.",
    intrinsic="llvm.nvvm.read.ptx.sreg.laneid",
)

op(
    "nvvm.read.ptx.sreg.warpsize",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg warpsize.",
    intrinsic="llvm.nvvm.read.ptx.sreg.warpsize",
)

op(
    "nvvm.read.ptx.sreg.warpid",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg warpid.",
    intrinsic="llvm.nvvm.read.ptx.sreg.warpid",
)

op(
    "nvvm.read.ptx.sreg.nwarpid",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg nwarpid.",
    intrinsic="llvm.nvvm.read.ptx.sreg.nwarpid",
)

op(
    "nvvm.read.ptx.sreg.smid",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg smid.",
    intrinsic="llvm.nvvm.read.ptx.sreg.smid",
)

op(
    "nvvm.read.ptx.sreg.nsmid",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg nsmid.",
    intrinsic="llvm.nvvm.read.ptx.sreg.nsmid",
)

op(
    "nvvm.read.ptx.sreg.gridid",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg gridid.",
    intrinsic="llvm.nvvm.read.ptx.sreg.gridid",
)

op(
    "nvvm.read.ptx.sreg.lanemask.eq",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg lanemask eq.",
    intrinsic="llvm.nvvm.read.ptx.sreg.lanemask.eq",
)

op(
    "nvvm.read.ptx.sreg.lanemask.le",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg lanemask le.",
    intrinsic="llvm.nvvm.read.ptx.sreg.lanemask.le",
)

op(
    "nvvm.read.ptx.sreg.lanemask.lt",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg lanemask lt.",
    intrinsic="llvm.nvvm.read.ptx.sreg.lanemask.lt",
)

op(
    "nvvm.read.ptx.sreg.lanemask.ge",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg lanemask ge.",
    intrinsic="llvm.nvvm.read.ptx.sreg.lanemask.ge",
)

op(
    "nvvm.read.ptx.sreg.lanemask.gt",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg lanemask gt.",
    intrinsic="llvm.nvvm.read.ptx.sreg.lanemask.gt",
)

op(
    "nvvm.read.ptx.sreg.tid.x",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg tid x.",
    intrinsic="llvm.nvvm.read.ptx.sreg.tid.x",
)

op(
    "nvvm.read.ptx.sreg.tid.y",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg tid y.",
    intrinsic="llvm.nvvm.read.ptx.sreg.tid.y",
)

op(
    "nvvm.read.ptx.sreg.tid.z",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg tid z.",
    intrinsic="llvm.nvvm.read.ptx.sreg.tid.z",
)

op(
    "nvvm.read.ptx.sreg.ntid.x",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg ntid x.",
    intrinsic="llvm.nvvm.read.ptx.sreg.ntid.x",
)

op(
    "nvvm.read.ptx.sreg.ntid.y",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg ntid y.",
    intrinsic="llvm.nvvm.read.ptx.sreg.ntid.y",
)

op(
    "nvvm.read.ptx.sreg.ntid.z",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg ntid z.",
    intrinsic="llvm.nvvm.read.ptx.sreg.ntid.z",
)

op(
    "nvvm.read.ptx.sreg.ctaid.x",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg ctaid x.",
    intrinsic="llvm.nvvm.read.ptx.sreg.ctaid.x",
)

op(
    "nvvm.read.ptx.sreg.ctaid.y",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg ctaid y.",
    intrinsic="llvm.nvvm.read.ptx.sreg.ctaid.y",
)

op(
    "nvvm.read.ptx.sreg.ctaid.z",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg ctaid z.",
    intrinsic="llvm.nvvm.read.ptx.sreg.ctaid.z",
)

op(
    "nvvm.read.ptx.sreg.nctaid.x",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg nctaid x.",
    intrinsic="llvm.nvvm.read.ptx.sreg.nctaid.x",
)

op(
    "nvvm.read.ptx.sreg.nctaid.y",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg nctaid y.",
    intrinsic="llvm.nvvm.read.ptx.sreg.nctaid.y",
)

op(
    "nvvm.read.ptx.sreg.nctaid.z",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg nctaid z.",
    intrinsic="llvm.nvvm.read.ptx.sreg.nctaid.z",
)

op(
    "nvvm.read.ptx.sreg.clusterid.x",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="RequiresSM<90> Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg clusterid x.",
    sm=90,
    intrinsic="llvm.nvvm.read.ptx.sreg.clusterid.x",
)

op(
    "nvvm.read.ptx.sreg.clusterid.y",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg clusterid y.",
    intrinsic="llvm.nvvm.read.ptx.sreg.clusterid.y",
)

op(
    "nvvm.read.ptx.sreg.clusterid.z",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg clusterid z.",
    intrinsic="llvm.nvvm.read.ptx.sreg.clusterid.z",
)

op(
    "nvvm.read.ptx.sreg.nclusterid.x",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg nclusterid x.",
    intrinsic="llvm.nvvm.read.ptx.sreg.nclusterid.x",
)

op(
    "nvvm.read.ptx.sreg.nclusterid.y",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg nclusterid y.",
    intrinsic="llvm.nvvm.read.ptx.sreg.nclusterid.y",
)

op(
    "nvvm.read.ptx.sreg.nclusterid.z",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg nclusterid z.",
    intrinsic="llvm.nvvm.read.ptx.sreg.nclusterid.z",
)

op(
    "nvvm.read.ptx.sreg.cluster.ctaid.x",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="RequiresSM<90> Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg cluster ctaid x.",
    sm=90,
    intrinsic="llvm.nvvm.read.ptx.sreg.cluster.ctaid.x",
)

op(
    "nvvm.read.ptx.sreg.cluster.ctaid.y",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="RequiresSM<90> Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg cluster ctaid y.",
    sm=90,
    intrinsic="llvm.nvvm.read.ptx.sreg.cluster.ctaid.y",
)

op(
    "nvvm.read.ptx.sreg.cluster.ctaid.z",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="RequiresSM<90> Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg cluster ctaid z.",
    sm=90,
    intrinsic="llvm.nvvm.read.ptx.sreg.cluster.ctaid.z",
)

op(
    "nvvm.read.ptx.sreg.cluster.nctaid.x",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="RequiresSM<90> Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg cluster nctaid x.",
    sm=90,
    intrinsic="llvm.nvvm.read.ptx.sreg.cluster.nctaid.x",
)

op(
    "nvvm.read.ptx.sreg.cluster.nctaid.y",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="RequiresSM<90> Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg cluster nctaid y.",
    sm=90,
    intrinsic="llvm.nvvm.read.ptx.sreg.cluster.nctaid.y",
)

op(
    "nvvm.read.ptx.sreg.cluster.nctaid.z",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg cluster nctaid z.",
    intrinsic="llvm.nvvm.read.ptx.sreg.cluster.nctaid.z",
)

op(
    "nvvm.read.ptx.sreg.cluster.ctarank",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="RequiresSM<90> Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg cluster ctarank.",
    sm=90,
    intrinsic="llvm.nvvm.read.ptx.sreg.cluster.ctarank",
)

op(
    "nvvm.read.ptx.sreg.cluster.nctarank",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Read ptx sreg cluster nctarank.",
    intrinsic="llvm.nvvm.read.ptx.sreg.cluster.nctarank",
)

op(
    "nvvm.read.ptx.sreg.total.smem.size",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg total smem size.",
    intrinsic="llvm.nvvm.read.ptx.sreg.total.smem.size",
)

op(
    "nvvm.read.ptx.sreg.dynamic.smem.size",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg dynamic smem size.",
    intrinsic="llvm.nvvm.read.ptx.sreg.dynamic.smem.size",
)

op(
    "nvvm.read.ptx.sreg.aggr.smem.size",
    "",
    "res:LLVM_Type",
    traits="RequiresSM<90> Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg aggr smem size.",
    sm=90,
    intrinsic="llvm.nvvm.read.ptx.sreg.aggr.smem.size",
)

op(
    "nvvm.read.ptx.sreg.clock",
    "",
    "res:LLVM_Type",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg clock.",
    intrinsic="llvm.nvvm.read.ptx.sreg.clock",
)

op(
    "nvvm.read.ptx.sreg.clock64",
    "",
    "res:LLVM_Type",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg clock64.",
    intrinsic="llvm.nvvm.read.ptx.sreg.clock64",
)

op(
    "nvvm.read.ptx.sreg.globaltimer",
    "",
    "res:LLVM_Type",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg globaltimer.",
    intrinsic="llvm.nvvm.read.ptx.sreg.globaltimer",
)

op(
    "nvvm.read.ptx.sreg.globaltimer.lo",
    "",
    "res:LLVM_Type",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg globaltimer lo.",
    intrinsic="llvm.nvvm.read.ptx.sreg.globaltimer.lo",
)

op(
    "nvvm.read.ptx.sreg.envreg0",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg0.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg0",
)

op(
    "nvvm.read.ptx.sreg.envreg10",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg10.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg10",
)

op(
    "nvvm.read.ptx.sreg.envreg11",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg11.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg11",
)

op(
    "nvvm.read.ptx.sreg.envreg12",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg12.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg12",
)

op(
    "nvvm.read.ptx.sreg.envreg13",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg13.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg13",
)

op(
    "nvvm.read.ptx.sreg.envreg14",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg14.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg14",
)

op(
    "nvvm.read.ptx.sreg.envreg15",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg15.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg15",
)

op(
    "nvvm.read.ptx.sreg.envreg16",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg16.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg16",
)

op(
    "nvvm.read.ptx.sreg.envreg17",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg17.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg17",
)

op(
    "nvvm.read.ptx.sreg.envreg18",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg18.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg18",
)

op(
    "nvvm.read.ptx.sreg.envreg19",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg19.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg19",
)

op(
    "nvvm.read.ptx.sreg.envreg1",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg1.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg1",
)

op(
    "nvvm.read.ptx.sreg.envreg20",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg20.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg20",
)

op(
    "nvvm.read.ptx.sreg.envreg21",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg21.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg21",
)

op(
    "nvvm.read.ptx.sreg.envreg22",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg22.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg22",
)

op(
    "nvvm.read.ptx.sreg.envreg23",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg23.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg23",
)

op(
    "nvvm.read.ptx.sreg.envreg24",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg24.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg24",
)

op(
    "nvvm.read.ptx.sreg.envreg25",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg25.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg25",
)

op(
    "nvvm.read.ptx.sreg.envreg26",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg26.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg26",
)

op(
    "nvvm.read.ptx.sreg.envreg27",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg27.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg27",
)

op(
    "nvvm.read.ptx.sreg.envreg28",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg28.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg28",
)

op(
    "nvvm.read.ptx.sreg.envreg29",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg29.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg29",
)

op(
    "nvvm.read.ptx.sreg.envreg2",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg2.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg2",
)

op(
    "nvvm.read.ptx.sreg.envreg30",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg30.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg30",
)

op(
    "nvvm.read.ptx.sreg.envreg31",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg31.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg31",
)

op(
    "nvvm.read.ptx.sreg.envreg3",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg3.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg3",
)

op(
    "nvvm.read.ptx.sreg.envreg4",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg4.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg4",
)

op(
    "nvvm.read.ptx.sreg.envreg5",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg5.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg5",
)

op(
    "nvvm.read.ptx.sreg.envreg6",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg6.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg6",
)

op(
    "nvvm.read.ptx.sreg.envreg7",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg7.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg7",
)

op(
    "nvvm.read.ptx.sreg.envreg8",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg8.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg8",
)

op(
    "nvvm.read.ptx.sreg.envreg9",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Read ptx sreg envreg9.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg9",
)
