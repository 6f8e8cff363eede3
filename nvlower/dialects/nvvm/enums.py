"""Enums, attributes and types of the nvvm dialect."""

from nvlower.ir.opdef import attrdef, enumdef

enumdef(
    "nvvm.reduction",
    "popc=0 and=1 or=2",
    enum="BarrierReduction",
    summary="How a barrier combines predicates.",
)

enumdef(
    "nvvm.block_scale_format",
    "ue8m0=0 ue4m3=1",
    enum="BlockScaleFormat",
    summary="Format of the scales.",
)

enumdef(
    "nvvm.cta_group",
    "cta_1=0 cta_2=1",
    enum="CTAGroupKind",
    summary="Number of blocks that work together.",
)

enumdef(
    "nvvm.cache_eviction_priority",
    "evict_normal=0 evict_first=1 evict_last=2 evict_unchanged=3 no_allocate=4",
    format="$value",
    enum="CacheEvictionPriority",
    summary="What a cache throws out first or last.",
)

enumdef(
    "nvvm.cluster_launch_control_query_type",
    "is_canceled=0 get_first_cta_id_x=1 get_first_cta_id_y=2 get_first_cta_id_z=3",
    format="$value",
    enum="ClusterLaunchControlQueryType",
    summary="What is asked of the answer to try.cancel.",
)

enumdef(
    "nvvm.dot_accumulate_type",
    "signed=1 unsigned=0",
    enum="DotAccumulateType",
    summary="Signedness of the factors.",
)

enumdef(
    "nvvm.fp_rnd_mode",
    "none=0 rn=1 rm=2 rp=3 rz=4 rna=5 rs=6",
    enum="FPRoundingMode",
    summary="How a result is rounded.",
)

enumdef(
    "nvvm.grid_dep_action",
    "wait=0 launch_dependents=1",
    format="$value",
    enum="GridDepActionKind",
    summary="Wait for other grids, or let dependents start.",
)

enumdef(
    "nvvm.ld_st_matrix_elt_type",
    "b16=0 b8=1 b8x16.b6x16_p32=2 b8x16.b4x16_p64=3",
    enum="LdStMatrixEltType",
    summary="Element types of matrix loads and stores.",
)

enumdef(
    "nvvm.load_cache_modifier",
    "ca=0 cg=1 cs=2 lu=3 cv=4",
    format="$value",
    enum="LoadCacheModifierKind",
    summary="Which caches a load uses.",
)

enumdef(
    "nvvm.mma_b1op",
    "none=0 xor_popc=1 and_popc=2",
    enum="MMAB1Op",
    summary="How products of bits are formed.",
)

enumdef(
    "nvvm.block_scale_kind",
    "mxf8f6f4=0 mxf4=1 mxf4nvf4=2",
    enum="MMABlockScaleKind",
    summary="Kinds of products with scales.",
)

enumdef(
    "nvvm.mma_frag",
    "a=0 b=1 c=2",
    enum="MMAFrag",
    summary="Which matrix a fragment belongs to.",
)

enumdef(
    "nvvm.mma_int_overflow",
    "satfinite=1 wrapped=0",
    enum="MMAIntOverflow",
    summary="What happens on integer overflow.",
)

enumdef(
    "nvvm.mma_kind",
    "f8f6f4=0",
    enum="MMAKind",
    summary="Kinds of products.",
)

enumdef(
    "nvvm.mma_layout",
    "row=0 col=1",
    enum="MMALayout",
    summary="By rows or by columns.",
)

enumdef(
    "nvvm.mma_type",
    (
        "f16=0 f32=1 tf32=2 bf16=9 s8=4 u8=3 s32=5 s4=8 u4=7 b1=6 f64=10 e4m3=11 e5m2=12 e3m2=13 "
        "e2m3=14 e2m1=15"
    ),
    enum="MMATypes",
    summary="Element types of fragments.",
)

enumdef(
    "nvvm.match_sync_kind",
    "any=0 all=1",
    format="$value",
    enum="MatchSyncKind",
    summary="Threads with the same value: any of them, or all.",
)

enumdef(
    "nvvm.mem_order",
    "weak=0 relaxed=1 acquire=2 release=3 acq_rel=4 sc=5 mmio=6 volatile=7",
    enum="MemOrderKind",
    summary="Memory orders.",
)

enumdef(
    "nvvm.mem_scope",
    "cta=0 cluster=1 gpu=2 sys=3",
    enum="MemScopeKind",
    summary="Which threads a memory order holds for.",
)

enumdef(
    "nvvm.memory_space",
    "generic=0 global=1 shared=3 constant=4 local=5 tensor=6 shared_cluster=7",
    enum="NVVMMemorySpace",
    summary="Address spaces of NVPTX.",
)

enumdef(
    "nvvm.permute_mode",
    "default=0 f4e=1 b4e=2 rc8=3 ecl=4 ecr=5 rc16=6",
    enum="PermuteMode",
    summary="How prmt chooses bytes.",
)

enumdef(
    "nvvm.prefetch_cache_level",
    "L1=0 L2=1",
    format="$value",
    enum="PrefetchCacheLevel",
    summary="Cache levels.",
)

enumdef(
    "nvvm.proxy_kind",
    "alias=0 async=1 async.global=2 async.shared=3 tensormap=4 generic=5",
    enum="ProxyKind",
    summary="Ways by which memory is accessed.",
)

enumdef(
    "nvvm.redux_kind",
    "add=1 and=2 max=3 min=4 or=5 umax=6 umin=7 xor=8 fmin=9 fmax=10",
    format="$value",
    enum="ReduxKind",
    summary="How a warp's values are combined.",
)

enumdef(
    "nvvm.sat_mode",
    "none=0 satfinite=1",
    enum="SaturationMode",
    summary="What happens to values out of range.",
)

enumdef(
    "nvvm.scale_vec_size",
    "x1=0 x2=1 x4=2",
    enum="ScaleVecSize",
    summary="How many scales a row has.",
)

enumdef(
    "nvvm.action",
    "decrease=1 increase=0",
    format="$value",
    enum="SetMaxRegisterAction",
    summary="Take more registers, or give some free.",
)

enumdef(
    "nvvm.shared_space",
    "cta=0 cluster=1",
    enum="SharedSpace",
    summary="Shared memory of the block or of the cluster.",
)

enumdef(
    "nvvm.shfl_kind",
    "bfly=0 up=1 down=2 idx=3",
    format="$value",
    enum="ShflKind",
    summary="Which thread a shuffle reads from.",
)

enumdef(
    "nvvm.tma_load_mode",
    "tile=0 im2col=1 im2col_w=2 im2col_w_128=3 tile_gather4=4",
    enum="TMALoadMode",
    summary="How a load forms its box.",
)

enumdef(
    "nvvm.tma_redux_kind",
    "add=0 max=2 min=1 inc=3 dec=4 and=5 or=6 xor=7",
    enum="TMAReduxKind",
    summary="How a box is combined with the tensor.",
)

enumdef(
    "nvvm.tma_store_mode",
    "tile=0 im2col=1 tile_scatter4=2",
    enum="TMAStoreMode",
    summary="How a store forms its box.",
)

enumdef(
    "nvvm.tcgen05_cp_multicast",
    "none=0 warpx2_02_13=1 warpx2_01_23=2 warpx4=3",
    enum="Tcgen05CpMulticast",
    summary="Which warps' parts of tensor memory a copy goes to.",
)

enumdef(
    "nvvm.tcgen05_cp_shape",
    "shape_128x256b=0 shape_4x256b=1 shape_128x128b=2 shape_64x128b=3 shape_32x128b=4",
    enum="Tcgen05CpShape",
    summary="Shapes of copies to tensor memory.",
)

enumdef(
    "nvvm.tcgen05_cp_src_fmt",
    "b6x16_p32=0 b4x16_p64=1",
    enum="Tcgen05CpSrcFormat",
    summary="Packed formats that a copy unpacks.",
)

enumdef(
    "nvvm.tcgen05_fence",
    "before=0 after=1",
    enum="Tcgen05FenceKind",
    summary="Before or after a thread barrier.",
)

enumdef(
    "nvvm.tcgen05_ldst_shape",
    "shape_16x64b=0 shape_16x128b=1 shape_16x256b=2 shape_32x32b=3 shape_16x32bx2=4",
    enum="Tcgen05LdStShape",
    summary="Shapes of loads from and stores to tensor memory.",
)

enumdef(
    "nvvm.tcgen05_mma_block_scale",
    "default=0 block16=1 block32=2",
    enum="Tcgen05MMABlockScale",
    summary="How many elements share a scale.",
)

enumdef(
    "nvvm.tcgen05_mma_collectorb",
    "b0=0 b1=1 b2=2 b3=3",
    enum="Tcgen05MMACollectorBBuffer",
    summary="Buffers that keep the second matrix.",
)

enumdef(
    "nvvm.tcgen05_mma_collectorop",
    "discard=0 lastuse=1 fill=2 use=3",
    enum="Tcgen05MMACollectorOp",
    summary="What is done with a collector buffer.",
)

enumdef(
    "nvvm.tcgen05_mma_kind",
    "f8f6f4=2 i8=3 f16=0 tf32=1",
    enum="Tcgen05MMAKind",
    summary="Kinds of products.",
)

enumdef(
    "nvvm.tcgen05_wait",
    "load=0 store=1",
    enum="Tcgen05WaitKind",
    summary="Wait for loads or for stores.",
)

enumdef(
    "nvvm.vote_sync_kind",
    "any=0 all=1 ballot=2 uni=3",
    format="$value",
    enum="VoteSyncKind",
    summary="How predicates are combined.",
)

enumdef(
    "nvvm.wgmma_scale_in",
    "one=1 neg=-1",
    enum="WGMMAScaleIn",
    summary="Sign of a factor.",
)

enumdef(
    "nvvm.wgmma_scale_out",
    "zero=0 one=1",
    enum="WGMMAScaleOut",
    summary="Add to the accumulator, or overwrite it.",
)

enumdef(
    "nvvm.wgmma_type",
    "f16=0 tf32=1 u8=2 s8=3 b1=4 bf16=5 e4m3=6 e5m2=7 f32=8 s32=9",
    enum="WGMMATypes",
    summary="Element types of a warpgroup's product.",
)

attrdef(
    "nvvm.ld_st_matrix_shape",
    "m:int, n:int",
    format="`<` struct(params) `>`",
    summary="Rows and columns of a tile.",
)

attrdef(
    "nvvm.shape",
    "m:int, n:int, k:int",
    format="`<` struct(params) `>`",
    summary="Sizes of a product.",
)

attrdef(
    "nvvm.target",
    (
        'O:int?=2, triple:string?="nvptx64-nvidia-cuda", chip:string?="sm_50", '
        'features:string?="", '
        "flags:DictionaryAttr?, link:ArrayAttr?, verifyTarget:bool?=true"
    ),
    format="(`<` struct($O, $triple, $chip, $features, $flags, $link, $verifyTarget)^ `>`)?",
    summary="Chip, PTX version and options to compile for.",
)
