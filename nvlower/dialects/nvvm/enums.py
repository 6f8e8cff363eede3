"""Enums, attributes and types of the nvvm dialect."""

from nvlower.ir.opdef import attrdef, enumdef

enumdef(
    "nvvm.reduction",
    "popc=0 and=1 or=2",
    enum="BarrierReduction",
    summary="Cases of reduction.",
)

enumdef(
    "nvvm.block_scale_format",
    "ue8m0=0 ue4m3=1",
    enum="BlockScaleFormat",
    summary="Cases of block scale format.",
)

enumdef(
    "nvvm.cta_group",
    "cta_1=0 cta_2=1",
    enum="CTAGroupKind",
    summary="Cases of cta group.",
)

enumdef(
    "nvvm.cache_eviction_priority",
    "evict_normal=0 evict_first=1 evict_last=2 evict_unchanged=3 no_allocate=4",
    format="$value",
    enum="CacheEvictionPriority",
    summary="Cases of cache eviction priority.",
)

enumdef(
    "nvvm.cluster_launch_control_query_type",
    "is_canceled=0 get_first_cta_id_x=1 get_first_cta_id_y=2 get_first_cta_id_z=3",
    format="$value",
    enum="ClusterLaunchControlQueryType",
    summary="Cases of cluster launch control query type.",
)

enumdef(
    "nvvm.dot_accumulate_type",
    "signed=1 unsigned=0",
    enum="DotAccumulateType",
    summary="Cases of dot accumulate type.",
)

enumdef(
    "nvvm.fp_rnd_mode",
    "none=0 rn=1 rm=2 rp=3 rz=4 rna=5 rs=6",
    enum="FPRoundingMode",
    summary="Cases of fp rnd mode.",
)

enumdef(
    "nvvm.grid_dep_action",
    "wait=0 launch_dependents=1",
    format="$value",
    enum="GridDepActionKind",
    summary="Cases of grid dep action.",
)

enumdef(
    "nvvm.ld_st_matrix_elt_type",
    "b16=0 b8=1 b8x16.b6x16_p32=2 b8x16.b4x16_p64=3",
    enum="LdStMatrixEltType",
    summary="Cases of ld st matrix elt type.",
)

enumdef(
    "nvvm.load_cache_modifier",
    "ca=0 cg=1 cs=2 lu=3 cv=4",
    format="$value",
    enum="LoadCacheModifierKind",
    summary="Cases of load cache modifier.",
)

enumdef(
    "nvvm.mma_b1op",
    "none=0 xor_popc=1 and_popc=2",
    enum="MMAB1Op",
    summary="Cases of mma b1op.",
)

enumdef(
    "nvvm.block_scale_kind",
    "mxf8f6f4=0 mxf4=1 mxf4nvf4=2",
    enum="MMABlockScaleKind",
    summary="Cases of block scale kind.",
)

enumdef(
    "nvvm.mma_frag",
    "a=0 b=1 c=2",
    enum="MMAFrag",
    summary="Cases of mma frag.",
)

enumdef(
    "nvvm.mma_int_overflow",
    "satfinite=1 wrapped=0",
    enum="MMAIntOverflow",
    summary="Cases of mma int overflow.",
)

enumdef(
    "nvvm.mma_kind",
    "f8f6f4=0",
    enum="MMAKind",
    summary="Cases of mma kind.",
)

enumdef(
    "nvvm.mma_layout",
    "row=0 col=1",
    enum="MMALayout",
    summary="Cases of mma layout.",
)

enumdef(
    "nvvm.mma_type",
    (
        "f16=0 f32=1 tf32=2 bf16=9 s8=4 u8=3 s32=5 s4=8 u4=7 b1=6 f64=10 e4m3=11 e5m2=12 e3m2=13 "
        "e2m3=14 e2m1=15"
    ),
    enum="MMATypes",
    summary="Cases of mma type.",
)

enumdef(
    "nvvm.match_sync_kind",
    "any=0 all=1",
    format="$value",
    enum="MatchSyncKind",
    summary="Cases of match sync kind.",
)

enumdef(
    "nvvm.mem_order",
    "weak=0 relaxed=1 acquire=2 release=3 acq_rel=4 sc=5 mmio=6 volatile=7",
    enum="MemOrderKind",
    summary="Cases of mem order.",
)

enumdef(
    "nvvm.mem_scope",
    "cta=0 cluster=1 gpu=2 sys=3",
    enum="MemScopeKind",
    summary="Cases of mem scope.",
)

enumdef(
    "nvvm.memory_space",
    "generic=0 global=1 shared=3 constant=4 local=5 tensor=6 shared_cluster=7",
    enum="NVVMMemorySpace",
    summary="Cases of memory space.",
)

enumdef(
    "nvvm.permute_mode",
    "default=0 f4e=1 b4e=2 rc8=3 ecl=4 ecr=5 rc16=6",
    enum="PermuteMode",
    summary="Cases of permute mode.",
)

enumdef(
    "nvvm.prefetch_cache_level",
    "L1=0 L2=1",
    format="$value",
    enum="PrefetchCacheLevel",
    summary="Cases of prefetch cache level.",
)

enumdef(
    "nvvm.proxy_kind",
    "alias=0 async=1 async.global=2 async.shared=3 tensormap=4 generic=5",
    enum="ProxyKind",
    summary="Cases of proxy kind.",
)

enumdef(
    "nvvm.redux_kind",
    "add=1 and=2 max=3 min=4 or=5 umax=6 umin=7 xor=8 fmin=9 fmax=10",
    format="$value",
    enum="ReduxKind",
    summary="Cases of redux kind.",
)

enumdef(
    "nvvm.sat_mode",
    "none=0 satfinite=1",
    enum="SaturationMode",
    summary="Cases of sat mode.",
)

enumdef(
    "nvvm.scale_vec_size",
    "x1=0 x2=1 x4=2",
    enum="ScaleVecSize",
    summary="Cases of scale vec size.",
)

enumdef(
    "nvvm.action",
    "decrease=1 increase=0",
    format="$value",
    enum="SetMaxRegisterAction",
    summary="Cases of action.",
)

enumdef(
    "nvvm.shared_space",
    "cta=0 cluster=1",
    enum="SharedSpace",
    summary="Cases of shared space.",
)

enumdef(
    "nvvm.shfl_kind",
    "bfly=0 up=1 down=2 idx=3",
    format="$value",
    enum="ShflKind",
    summary="Cases of shfl kind.",
)

enumdef(
    "nvvm.tma_load_mode",
    "tile=0 im2col=1 im2col_w=2 im2col_w_128=3 tile_gather4=4",
    enum="TMALoadMode",
    summary="Cases of tma load mode.",
)

enumdef(
    "nvvm.tma_redux_kind",
    "add=0 max=2 min=1 inc=3 dec=4 and=5 or=6 xor=7",
    enum="TMAReduxKind",
    summary="Cases of tma redux kind.",
)

enumdef(
    "nvvm.tma_store_mode",
    "tile=0 im2col=1 tile_scatter4=2",
    enum="TMAStoreMode",
    summary="Cases of tma store mode.",
)

enumdef(
    "nvvm.tcgen05_cp_multicast",
    "none=0 warpx2_02_13=1 warpx2_01_23=2 warpx4=3",
    enum="Tcgen05CpMulticast",
    summary="Cases of tcgen05 cp multicast.",
)

enumdef(
    "nvvm.tcgen05_cp_shape",
    "shape_128x256b=0 shape_4x256b=1 shape_128x128b=2 shape_64x128b=3 shape_32x128b=4",
    enum="Tcgen05CpShape",
    summary="Cases of tcgen05 cp shape.",
)

enumdef(
    "nvvm.tcgen05_cp_src_fmt",
    "b6x16_p32=0 b4x16_p64=1",
    enum="Tcgen05CpSrcFormat",
    summary="Cases of tcgen05 cp src fmt.",
)

enumdef(
    "nvvm.tcgen05_fence",
    "before=0 after=1",
    enum="Tcgen05FenceKind",
    summary="Cases of tcgen05 fence.",
)

enumdef(
    "nvvm.tcgen05_ldst_shape",
    "shape_16x64b=0 shape_16x128b=1 shape_16x256b=2 shape_32x32b=3 shape_16x32bx2=4",
    enum="Tcgen05LdStShape",
    summary="Cases of tcgen05 ldst shape.",
)

enumdef(
    "nvvm.tcgen05_mma_block_scale",
    "default=0 block16=1 block32=2",
    enum="Tcgen05MMABlockScale",
    summary="Cases of tcgen05 mma block scale.",
)

enumdef(
    "nvvm.tcgen05_mma_collectorb",
    "b0=0 b1=1 b2=2 b3=3",
    enum="Tcgen05MMACollectorBBuffer",
    summary="Cases of tcgen05 mma collectorb.",
)

enumdef(
    "nvvm.tcgen05_mma_collectorop",
    "discard=0 lastuse=1 fill=2 use=3",
    enum="Tcgen05MMACollectorOp",
    summary="Cases of tcgen05 mma collectorop.",
)

enumdef(
    "nvvm.tcgen05_mma_kind",
    "f8f6f4=2 i8=3 f16=0 tf32=1",
    enum="Tcgen05MMAKind",
    summary="Cases of tcgen05 mma kind.",
)

enumdef(
    "nvvm.tcgen05_wait",
    "load=0 store=1",
    enum="Tcgen05WaitKind",
    summary="Cases of tcgen05 wait.",
)

enumdef(
    "nvvm.vote_sync_kind",
    "any=0 all=1 ballot=2 uni=3",
    format="$value",
    enum="VoteSyncKind",
    summary="Cases of vote sync kind.",
)

enumdef(
    "nvvm.wgmma_scale_in",
    "one=1 neg=-1",
    enum="WGMMAScaleIn",
    summary="Cases of wgmma scale in.",
)

enumdef(
    "nvvm.wgmma_scale_out",
    "zero=0 one=1",
    enum="WGMMAScaleOut",
    summary="Cases of wgmma scale out.",
)

enumdef(
    "nvvm.wgmma_type",
    "f16=0 tf32=1 u8=2 s8=3 b1=4 bf16=5 e4m3=6 e5m2=7 f32=8 s32=9",
    enum="WGMMATypes",
    summary="Cases of wgmma type.",
)

attrdef(
    "nvvm.ld_st_matrix_shape",
    "m:int, n:int",
    format="`<` struct(params) `>`",
    summary="Attribute ld st matrix shape.",
)

attrdef(
    "nvvm.shape",
    "m:int, n:int, k:int",
    format="`<` struct(params) `>`",
    summary="Attribute shape.",
)

attrdef(
    "nvvm.target",
    (
        'O:int?=2, triple:string?="nvptx64-nvidia-cuda", chip:string?="sm_50", '
        'features:string?="", '
        "flags:DictionaryAttr?, link:ArrayAttr?, verifyTarget:bool?=true"
    ),
    format="(`<` struct($O, $triple, $chip, $features, $flags, $link, $verifyTarget)^ `>`)?",
    summary="Attribute target.",
)
