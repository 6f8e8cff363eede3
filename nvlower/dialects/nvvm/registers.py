"""Special registers."""

from nvlower.ir.opdef import op

op(
    "nvvm.read.ptx.sreg.laneid",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Index of the thread in its warp.",
    intrinsic="llvm.nvvm.read.ptx.sreg.laneid",
)

op(
    "nvvm.read.ptx.sreg.warpsize",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Number of threads in a warp.",
    intrinsic="llvm.nvvm.read.ptx.sreg.warpsize",
)

op(
    "nvvm.read.ptx.sreg.warpid",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Index of the warp in its block, at this moment.",
    intrinsic="llvm.nvvm.read.ptx.sreg.warpid",
)

op(
    "nvvm.read.ptx.sreg.nwarpid",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Largest number of warps a block may have.",
    intrinsic="llvm.nvvm.read.ptx.sreg.nwarpid",
)

op(
    "nvvm.read.ptx.sreg.smid",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Index of the multiprocessor, at this moment.",
    intrinsic="llvm.nvvm.read.ptx.sreg.smid",
)

op(
    "nvvm.read.ptx.sreg.nsmid",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Largest number of multiprocessors; there may be gaps.",
    intrinsic="llvm.nvvm.read.ptx.sreg.nsmid",
)

op(
    "nvvm.read.ptx.sreg.gridid",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Number of the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.gridid",
)

op(
    "nvvm.read.ptx.sreg.lanemask.eq",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Mask with the bit of the thread's own lane.",
    intrinsic="llvm.nvvm.read.ptx.sreg.lanemask.eq",
)

op(
    "nvvm.read.ptx.sreg.lanemask.le",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Mask of the lanes up to the thread's own.",
    intrinsic="llvm.nvvm.read.ptx.sreg.lanemask.le",
)

op(
    "nvvm.read.ptx.sreg.lanemask.lt",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Mask of the lanes below the thread's own.",
    intrinsic="llvm.nvvm.read.ptx.sreg.lanemask.lt",
)

op(
    "nvvm.read.ptx.sreg.lanemask.ge",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Mask of the lanes from the thread's own on.",
    intrinsic="llvm.nvvm.read.ptx.sreg.lanemask.ge",
)

op(
    "nvvm.read.ptx.sreg.lanemask.gt",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Mask of the lanes above the thread's own.",
    intrinsic="llvm.nvvm.read.ptx.sreg.lanemask.gt",
)

op(
    "nvvm.read.ptx.sreg.tid.x",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Index of the thread in its block, along x.",
    intrinsic="llvm.nvvm.read.ptx.sreg.tid.x",
)

op(
    "nvvm.read.ptx.sreg.tid.y",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Index of the thread in its block, along y.",
    intrinsic="llvm.nvvm.read.ptx.sreg.tid.y",
)

op(
    "nvvm.read.ptx.sreg.tid.z",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Index of the thread in its block, along z.",
    intrinsic="llvm.nvvm.read.ptx.sreg.tid.z",
)

op(
    "nvvm.read.ptx.sreg.ntid.x",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Number of threads in the block, along x.",
    intrinsic="llvm.nvvm.read.ptx.sreg.ntid.x",
)

op(
    "nvvm.read.ptx.sreg.ntid.y",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Number of threads in the block, along y.",
    intrinsic="llvm.nvvm.read.ptx.sreg.ntid.y",
)

op(
    "nvvm.read.ptx.sreg.ntid.z",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Number of threads in the block, along z.",
    intrinsic="llvm.nvvm.read.ptx.sreg.ntid.z",
)

op(
    "nvvm.read.ptx.sreg.ctaid.x",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Index of the block in the grid, along x.",
    intrinsic="llvm.nvvm.read.ptx.sreg.ctaid.x",
)

op(
    "nvvm.read.ptx.sreg.ctaid.y",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Index of the block in the grid, along y.",
    intrinsic="llvm.nvvm.read.ptx.sreg.ctaid.y",
)

op(
    "nvvm.read.ptx.sreg.ctaid.z",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Index of the block in the grid, along z.",
    intrinsic="llvm.nvvm.read.ptx.sreg.ctaid.z",
)

op(
    "nvvm.read.ptx.sreg.nctaid.x",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Number of blocks in the grid, along x.",
    intrinsic="llvm.nvvm.read.ptx.sreg.nctaid.x",
)

op(
    "nvvm.read.ptx.sreg.nctaid.y",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Number of blocks in the grid, along y.",
    intrinsic="llvm.nvvm.read.ptx.sreg.nctaid.y",
)

op(
    "nvvm.read.ptx.sreg.nctaid.z",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Number of blocks in the grid, along z.",
    intrinsic="llvm.nvvm.read.ptx.sreg.nctaid.z",
)

op(
    "nvvm.read.ptx.sreg.clusterid.x",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="RequiresSM<90> Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Index of the cluster in the grid, along x.",
    sm=90,
    intrinsic="llvm.nvvm.read.ptx.sreg.clusterid.x",
)

op(
    "nvvm.read.ptx.sreg.clusterid.y",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Index of the cluster in the grid, along y.",
    intrinsic="llvm.nvvm.read.ptx.sreg.clusterid.y",
)

op(
    "nvvm.read.ptx.sreg.clusterid.z",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Index of the cluster in the grid, along z.",
    intrinsic="llvm.nvvm.read.ptx.sreg.clusterid.z",
)

op(
    "nvvm.read.ptx.sreg.nclusterid.x",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Number of clusters in the grid, along x.",
    intrinsic="llvm.nvvm.read.ptx.sreg.nclusterid.x",
)

op(
    "nvvm.read.ptx.sreg.nclusterid.y",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Number of clusters in the grid, along y.",
    intrinsic="llvm.nvvm.read.ptx.sreg.nclusterid.y",
)

op(
    "nvvm.read.ptx.sreg.nclusterid.z",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Number of clusters in the grid, along z.",
    intrinsic="llvm.nvvm.read.ptx.sreg.nclusterid.z",
)

op(
    "nvvm.read.ptx.sreg.cluster.ctaid.x",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="RequiresSM<90> Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Index of the block in its cluster, along x.",
    sm=90,
    intrinsic="llvm.nvvm.read.ptx.sreg.cluster.ctaid.x",
)

op(
    "nvvm.read.ptx.sreg.cluster.ctaid.y",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="RequiresSM<90> Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Index of the block in its cluster, along y.",
    sm=90,
    intrinsic="llvm.nvvm.read.ptx.sreg.cluster.ctaid.y",
)

op(
    "nvvm.read.ptx.sreg.cluster.ctaid.z",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="RequiresSM<90> Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Index of the block in its cluster, along z.",
    sm=90,
    intrinsic="llvm.nvvm.read.ptx.sreg.cluster.ctaid.z",
)

op(
    "nvvm.read.ptx.sreg.cluster.nctaid.x",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="RequiresSM<90> Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Number of blocks in the cluster, along x.",
    sm=90,
    intrinsic="llvm.nvvm.read.ptx.sreg.cluster.nctaid.x",
)

op(
    "nvvm.read.ptx.sreg.cluster.nctaid.y",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="RequiresSM<90> Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Number of blocks in the cluster, along y.",
    sm=90,
    intrinsic="llvm.nvvm.read.ptx.sreg.cluster.nctaid.y",
)

op(
    "nvvm.read.ptx.sreg.cluster.nctaid.z",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Number of blocks in the cluster, along z.",
    intrinsic="llvm.nvvm.read.ptx.sreg.cluster.nctaid.z",
)

op(
    "nvvm.read.ptx.sreg.cluster.ctarank",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="RequiresSM<90> Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Index of the block in its cluster, counted through.",
    sm=90,
    intrinsic="llvm.nvvm.read.ptx.sreg.cluster.ctarank",
)

op(
    "nvvm.read.ptx.sreg.cluster.nctarank",
    "@range:#llvm.constant_range?",
    "res:LLVM_Type",
    traits="Pure",
    format="(`range` $range^)? attr-dict `:` type($res)",
    summary="Number of blocks in the cluster.",
    intrinsic="llvm.nvvm.read.ptx.sreg.cluster.nctarank",
)

op(
    "nvvm.read.ptx.sreg.total.smem.size",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Bytes of shared memory of the block, static and dynamic.",
    intrinsic="llvm.nvvm.read.ptx.sreg.total.smem.size",
)

op(
    "nvvm.read.ptx.sreg.dynamic.smem.size",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Bytes of shared memory given at launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.dynamic.smem.size",
)

op(
    "nvvm.read.ptx.sreg.aggr.smem.size",
    "",
    "res:LLVM_Type",
    traits="RequiresSM<90> Pure",
    format="attr-dict `:` type($res)",
    summary="Bytes of shared memory of the block, the system's part included.",
    sm=90,
    intrinsic="llvm.nvvm.read.ptx.sreg.aggr.smem.size",
)

op(
    "nvvm.read.ptx.sreg.clock",
    "",
    "res:LLVM_Type",
    format="attr-dict `:` type($res)",
    summary="Cycle counter, the low 32 bits.",
    intrinsic="llvm.nvvm.read.ptx.sreg.clock",
)

op(
    "nvvm.read.ptx.sreg.clock64",
    "",
    "res:LLVM_Type",
    format="attr-dict `:` type($res)",
    summary="Cycle counter.",
    intrinsic="llvm.nvvm.read.ptx.sreg.clock64",
)

op(
    "nvvm.read.ptx.sreg.globaltimer",
    "",
    "res:LLVM_Type",
    format="attr-dict `:` type($res)",
    summary="Timer in nanoseconds.",
    intrinsic="llvm.nvvm.read.ptx.sreg.globaltimer",
)

op(
    "nvvm.read.ptx.sreg.globaltimer.lo",
    "",
    "res:LLVM_Type",
    format="attr-dict `:` type($res)",
    summary="Timer in nanoseconds, the low 32 bits.",
    intrinsic="llvm.nvvm.read.ptx.sreg.globaltimer.lo",
)

op(
    "nvvm.read.ptx.sreg.envreg0",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 0 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg0",
)

op(
    "nvvm.read.ptx.sreg.envreg10",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 10 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg10",
)

op(
    "nvvm.read.ptx.sreg.envreg11",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 11 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg11",
)

op(
    "nvvm.read.ptx.sreg.envreg12",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 12 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg12",
)

op(
    "nvvm.read.ptx.sreg.envreg13",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 13 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg13",
)

op(
    "nvvm.read.ptx.sreg.envreg14",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 14 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg14",
)

op(
    "nvvm.read.ptx.sreg.envreg15",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 15 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg15",
)

op(
    "nvvm.read.ptx.sreg.envreg16",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 16 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg16",
)

op(
    "nvvm.read.ptx.sreg.envreg17",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 17 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg17",
)

op(
    "nvvm.read.ptx.sreg.envreg18",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 18 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg18",
)

op(
    "nvvm.read.ptx.sreg.envreg19",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 19 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg19",
)

op(
    "nvvm.read.ptx.sreg.envreg1",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 1 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg1",
)

op(
    "nvvm.read.ptx.sreg.envreg20",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 20 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg20",
)

op(
    "nvvm.read.ptx.sreg.envreg21",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 21 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg21",
)

op(
    "nvvm.read.ptx.sreg.envreg22",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 22 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg22",
)

op(
    "nvvm.read.ptx.sreg.envreg23",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 23 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg23",
)

op(
    "nvvm.read.ptx.sreg.envreg24",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 24 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg24",
)

op(
    "nvvm.read.ptx.sreg.envreg25",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 25 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg25",
)

op(
    "nvvm.read.ptx.sreg.envreg26",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 26 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg26",
)

op(
    "nvvm.read.ptx.sreg.envreg27",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 27 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg27",
)

op(
    "nvvm.read.ptx.sreg.envreg28",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 28 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg28",
)

op(
    "nvvm.read.ptx.sreg.envreg29",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 29 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg29",
)

op(
    "nvvm.read.ptx.sreg.envreg2",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 2 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg2",
)

op(
    "nvvm.read.ptx.sreg.envreg30",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 30 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg30",
)

op(
    "nvvm.read.ptx.sreg.envreg31",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 31 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg31",
)

op(
    "nvvm.read.ptx.sreg.envreg3",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 3 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg3",
)

op(
    "nvvm.read.ptx.sreg.envreg4",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 4 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg4",
)

op(
    "nvvm.read.ptx.sreg.envreg5",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 5 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg5",
)

op(
    "nvvm.read.ptx.sreg.envreg6",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 6 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg6",
)

op(
    "nvvm.read.ptx.sreg.envreg7",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 7 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg7",
)

op(
    "nvvm.read.ptx.sreg.envreg8",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 8 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg8",
)

op(
    "nvvm.read.ptx.sreg.envreg9",
    "",
    "res:LLVM_Type",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Register 9 that the driver sets before the launch.",
    intrinsic="llvm.nvvm.read.ptx.sreg.envreg9",
)
