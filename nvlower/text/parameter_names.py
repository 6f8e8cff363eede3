"""What upstream calls the parameters of types and attributes, for its second error."""

from __future__ import annotations

NAMES = """
!llvm.array LLVMArrayType elementType Type; numElements uint64_t
!llvm.func LLVMFunctionType returnType Type; params ::llvm::ArrayRef<Type>; varArg bool
!llvm.ptr LLVMPointerType addressSpace unsigned
!llvm.struct LLVMStructType name ::llvm::StringRef; body ::llvm::ArrayRef<mlir::Type>
!llvm.target LLVMTargetExtType extTypeName ::llvm::StringRef; typeParams ::llvm::ArrayRef<Type>;
 intParams ::llvm::ArrayRef<unsigned int>
!nvgpu.mbarrier.group NVGPU_MBarrierGroup memorySpace Attribute; num_barriers unsigned
!nvgpu.tensormap.descriptor NVGPU_TensorMapDescriptor tensor MemRefType; swizzle
 ::mlir::nvgpu::TensorMapSwizzleKind; l2promo ::mlir::nvgpu::TensorMapL2PromoKind; oob
 ::mlir::nvgpu::TensorMapOOBKind; interleave ::mlir::nvgpu::TensorMapInterleaveKind
!nvgpu.warpgroup.accumulator NVGPU_WarpgroupAccumulator fragmented VectorType
!nvgpu.warpgroup.descriptor NVGPU_WarpgroupMatrixDescriptor tensor MemRefType
#arith.fastmath Arith_FastMathAttr value ::mlir::arith::FastMathFlags
#arith.overflow Arith_IntegerOverflowAttr value ::mlir::arith::IntegerOverflowFlags
#complex.number Complex_NumberAttr real ::llvm::APFloat; imag ::llvm::APFloat; type ::mlir::Type
#dlti.dl_entry DLTI_DataLayoutEntryAttr key DataLayoutEntryKey; value Attribute
#dlti.dl_spec DLTI_DataLayoutSpecAttr entries ::llvm::ArrayRef<DataLayoutEntryInterface>
#dlti.function_pointer_alignment DLTI_FunctionPointerAlignmentAttr alignment uint64_t;
 function_dependent bool
#dlti.map DLTI_MapAttr entries ::llvm::ArrayRef<DataLayoutEntryInterface>
#dlti.target_device_spec DLTI_TargetDeviceSpecAttr entries
 ::llvm::ArrayRef<DataLayoutEntryInterface>
#dlti.target_system_spec DLTI_TargetSystemSpecAttr entries
 ::llvm::ArrayRef<DataLayoutEntryInterface>
#gpu.address_space GPU_AddressSpaceAttr value ::mlir::gpu::AddressSpace
#gpu.all_reduce_op GPU_AllReduceOperationAttr value ::mlir::gpu::AllReduceOperation
#gpu.block GPUBlockMappingAttr block ::mlir::gpu::MappingId
#gpu.broadcast GPU_BroadcastTypeAttr value ::mlir::gpu::BroadcastType
#gpu.dim GPU_DimensionAttr value ::mlir::gpu::Dimension
#gpu.kernel_metadata GPU_KernelMetadataAttr name StringAttr; function_type Type; arg_attrs
 ArrayAttr; metadata DictionaryAttr
#gpu.kernel_table GPU_KernelTableAttr kernel_table ::llvm::ArrayRef<KernelMetadataAttr>
#gpu.lane GPULaneMappingAttr lane ::mlir::gpu::MappingId
#gpu.loop_dim_map ParallelLoopDimMappingAttr processor ::mlir::gpu::Processor; map AffineMap;
 bound AffineMap
#gpu.mask GPUMappingMaskAttr mask uint64_t
#gpu.mat_transpose_mode GPU_TransposeModeAttr value ::mlir::gpu::TransposeMode
#gpu.memory_space GPUMemorySpaceMappingAttr address_space ::mlir::gpu::AddressSpace
#gpu.mma_element_wise MMAElementWiseAttr value ::mlir::gpu::MMAElementwiseOp
#gpu.object GPU_ObjectAttr target Attribute; format CompilationTarget; object StringAttr;
 properties DictionaryAttr; kernels KernelTableAttr
#gpu.prune_2to4_spmat_flag GPU_Prune2To4SpMatFlagAttr value ::mlir::gpu::Prune2To4SpMatFlag
#gpu.select_object GPU_SelectObjectAttr target Attribute
#gpu.shuffle_mode GPU_ShuffleModeAttr value ::mlir::gpu::ShuffleMode
#gpu.spgemm_work_estimation_or_compute_kind GPU_SpGEMMWorkEstimationOrComputeKindAttr value
 ::mlir::gpu::SpGEMMWorkEstimationOrComputeKind
#gpu.thread GPUThreadMappingAttr thread ::mlir::gpu::MappingId
#gpu.warp GPUWarpMappingAttr warp ::mlir::gpu::MappingId
#gpu.warpgroup GPUWarpgroupMappingAttr warpgroup ::mlir::gpu::MappingId
#index.cmp_predicate IndexCmpPredicateAttr value ::mlir::index::IndexCmpPredicate
#llvm.access_group LLVM_AccessGroupAttr id DistinctAttr
#llvm.address_space LLVM_AddressSpaceAttr addressSpace unsigned
#llvm.alias_scope LLVM_AliasScopeAttr id Attribute; domain AliasScopeDomainAttr; description
 StringAttr
#llvm.alias_scope_domain LLVM_AliasScopeDomainAttr id Attribute; description StringAttr
#llvm.blockaddress LLVM_BlockAddressAttr function FlatSymbolRefAttr; tag BlockTagAttr
#llvm.blocktag LLVM_BlockTagAttr id uint32_t
#llvm.cconv CConvAttr CallingConv CConv
#llvm.cgprofile_entry ModuleFlagCGProfileEntryAttr from FlatSymbolRefAttr; to FlatSymbolRefAttr;
 count uint64_t
#llvm.comdat ComdatAttr comdat comdat::Comdat
#llvm.constant_range LLVM_ConstantRangeAttr lower ::llvm::APInt; upper ::llvm::APInt
#llvm.dependent_libraries LLVM_DependentLibrariesAttr libs ::llvm::ArrayRef<StringAttr>
#llvm.dereferenceable LLVM_DereferenceableAttr bytes uint64_t; mayBeNull bool
#llvm.di_annotation LLVM_DIAnnotationAttr name StringAttr; value StringAttr
#llvm.di_basic_type LLVM_DIBasicTypeAttr tag unsigned; name StringAttr; sizeInBits uint64_t;
 encoding unsigned
#llvm.di_common_block LLVM_DICommonBlockAttr scope DIScopeAttr; decl DIGlobalVariableAttr; name
 StringAttr; file DIFileAttr; line unsigned
#llvm.di_compile_unit LLVM_DICompileUnitAttr id DistinctAttr; sourceLanguage unsigned; file
 DIFileAttr; producer StringAttr; isOptimized bool; emissionKind DIEmissionKind; nameTableKind
 DINameTableKind; splitDebugFilename StringAttr
#llvm.di_composite_type LLVM_DICompositeTypeAttr recId DistinctAttr; isRecSelf bool; tag unsigned;
 name StringAttr; file DIFileAttr; line uint32_t; scope DIScopeAttr; baseType DITypeAttr; flags
 DIFlags; sizeInBits uint64_t; alignInBits uint64_t; dataLocation DIExpressionAttr; rank
 DIExpressionAttr; allocated DIExpressionAttr; associated DIExpressionAttr; elements
 ::llvm::ArrayRef<DINodeAttr>
#llvm.di_derived_type LLVM_DIDerivedTypeAttr tag unsigned; name StringAttr; baseType DITypeAttr;
 sizeInBits uint64_t; alignInBits uint32_t; offsetInBits uint64_t; dwarfAddressSpace
 std::optional<unsigned>; extraData DINodeAttr
#llvm.di_expression LLVM_DIExpressionAttr operations ::llvm::ArrayRef<DIExpressionElemAttr>
#llvm.di_expression_elem LLVM_DIExpressionElemAttr opcode unsigned; arguments
 ::llvm::ArrayRef<uint64_t>
#llvm.di_file LLVM_DIFileAttr name StringAttr; directory StringAttr
#llvm.di_generic_subrange LLVM_DIGenericSubrangeAttr count ::mlir::Attribute; lowerBound
 ::mlir::Attribute; upperBound ::mlir::Attribute; stride ::mlir::Attribute
#llvm.di_global_variable LLVM_DIGlobalVariable scope DIScopeAttr; name StringAttr; linkageName
 StringAttr; file DIFileAttr; line unsigned; type DITypeAttr; isLocalToUnit bool; isDefined bool;
 alignInBits unsigned
#llvm.di_global_variable_expression LLVM_DIGlobalVariableExpressionAttr var DIGlobalVariableAttr;
 expr DIExpressionAttr
#llvm.di_imported_entity LLVM_DIImportedEntityAttr tag unsigned; scope DIScopeAttr; entity
 DINodeAttr; file DIFileAttr; line unsigned; name StringAttr; elements
 ::llvm::ArrayRef<DINodeAttr>
#llvm.di_label LLVM_DILabelAttr scope DIScopeAttr; name StringAttr; file DIFileAttr; line unsigned
#llvm.di_lexical_block LLVM_DILexicalBlockAttr scope DIScopeAttr; file DIFileAttr; line unsigned;
 column unsigned
#llvm.di_lexical_block_file LLVM_DILexicalBlockFile scope DIScopeAttr; file DIFileAttr;
 discriminator unsigned
#llvm.di_local_variable LLVM_DILocalVariableAttr scope DIScopeAttr; name StringAttr; file
 DIFileAttr; line unsigned; arg unsigned; alignInBits unsigned; type DITypeAttr; flags DIFlags
#llvm.di_module LLVM_DIModuleAttr file DIFileAttr; scope DIScopeAttr; name StringAttr;
 configMacros StringAttr; includePath StringAttr; apinotes StringAttr; line unsigned; isDecl bool
#llvm.di_namespace LLVM_DINamespaceAttr name StringAttr; scope DIScopeAttr; exportSymbols bool
#llvm.di_string_type LLVM_DIStringTypeAttr tag unsigned; name StringAttr; sizeInBits uint64_t;
 alignInBits uint32_t; stringLength DIVariableAttr; stringLengthExp DIExpressionAttr;
 stringLocationExp DIExpressionAttr; encoding unsigned
#llvm.di_subprogram LLVM_DISubprogramAttr recId DistinctAttr; isRecSelf bool; id DistinctAttr;
 compileUnit DICompileUnitAttr; scope DIScopeAttr; name StringAttr; linkageName StringAttr; file
 DIFileAttr; line unsigned; scopeLine unsigned; subprogramFlags DISubprogramFlags; type
 DISubroutineTypeAttr; retainedNodes ::llvm::ArrayRef<DINodeAttr>; annotations
 ::llvm::ArrayRef<DINodeAttr>
#llvm.di_subrange LLVM_DISubrangeAttr count ::mlir::Attribute; lowerBound ::mlir::Attribute;
 upperBound ::mlir::Attribute; stride ::mlir::Attribute
#llvm.di_subroutine_type LLVM_DISubroutineTypeAttr callingConvention unsigned; types
 ::llvm::ArrayRef<DITypeAttr>
#llvm.dso_local_equivalent LLVM_DSOLocalEquivalentAttr sym FlatSymbolRefAttr
#llvm.fastmath LLVM_FastmathFlagsAttr value ::mlir::LLVM::FastmathFlags
#llvm.framePointerKind FramePointerKindAttr framePointerKind framePointerKind::FramePointerKind
#llvm.linkage LinkageAttr linkage linkage::Linkage
#llvm.loop_annotation LoopAnnotationAttr disableNonforced BoolAttr; vectorize LoopVectorizeAttr;
 interleave LoopInterleaveAttr; unroll LoopUnrollAttr; unrollAndJam LoopUnrollAndJamAttr; licm
 LoopLICMAttr; distribute LoopDistributeAttr; pipeline LoopPipelineAttr; peeled LoopPeeledAttr;
 unswitch LoopUnswitchAttr; mustProgress BoolAttr; isVectorized BoolAttr; startLoc FusedLoc;
 endLoc FusedLoc; parallelAccesses ::llvm::ArrayRef<AccessGroupAttr>
#llvm.loop_distribute LoopDistributeAttr disable BoolAttr; followupCoincident LoopAnnotationAttr;
 followupSequential LoopAnnotationAttr; followupFallback LoopAnnotationAttr; followupAll
 LoopAnnotationAttr
#llvm.loop_interleave LoopInterleaveAttr count IntegerAttr
#llvm.loop_licm LoopLICMAttr disable BoolAttr; versioningDisable BoolAttr
#llvm.loop_peeled LoopPeeledAttr count IntegerAttr
#llvm.loop_pipeline LoopPipelineAttr disable BoolAttr; initiationinterval IntegerAttr
#llvm.loop_unroll LoopUnrollAttr disable BoolAttr; count IntegerAttr; runtimeDisable BoolAttr;
 full BoolAttr; followupUnrolled LoopAnnotationAttr; followupRemainder LoopAnnotationAttr;
 followupAll LoopAnnotationAttr
#llvm.loop_unroll_and_jam LoopUnrollAndJamAttr disable BoolAttr; count IntegerAttr; followupOuter
 LoopAnnotationAttr; followupInner LoopAnnotationAttr; followupRemainderOuter LoopAnnotationAttr;
 followupRemainderInner LoopAnnotationAttr; followupAll LoopAnnotationAttr
#llvm.loop_unswitch LoopUnswitchAttr partialDisable BoolAttr
#llvm.loop_vectorize LoopVectorizeAttr disable BoolAttr; predicateEnable BoolAttr; scalableEnable
 BoolAttr; width IntegerAttr; followupVectorized LoopAnnotationAttr; followupEpilogue
 LoopAnnotationAttr; followupAll LoopAnnotationAttr
#llvm.memory_effects LLVM_MemoryEffectsAttr other ModRefInfo; argMem ModRefInfo; inaccessibleMem
 ModRefInfo; errnoMem ModRefInfo; targetMem0 ModRefInfo; targetMem1 ModRefInfo
#llvm.mlir.module_flag ModuleFlagAttr behavior ModFlagBehavior; key StringAttr; value Attribute
#llvm.mlir.workgroup_attribution WorkgroupAttributionAttr num_elements IntegerAttr; element_type
 TypeAttr
#llvm.mmra_tag LLVM_MMRATagAttr prefix ::llvm::StringRef; suffix ::llvm::StringRef
#llvm.overflow LLVM_IntegerOverflowFlagsAttr value ::mlir::LLVM::IntegerOverflowFlags
#llvm.profile_summary ModuleFlagProfileSummaryAttr format ProfileSummaryFormatKind; total_count
 uint64_t; max_count uint64_t; max_internal_count uint64_t; max_function_count uint64_t;
 num_counts uint64_t; num_functions uint64_t; is_partial_profile std::optional<uint64_t>;
 partial_profile_ratio FloatAttr; detailed_summary
 ::llvm::ArrayRef<ModuleFlagProfileSummaryDetailedAttr>
#llvm.profile_summary_detailed ModuleFlagProfileSummaryDetailedAttr cut_off uint32_t; min_count
 uint64_t; num_counts uint32_t
#llvm.tailcallkind TailCallKindAttr tailCallKind TailCallKind
#llvm.target LLVM_TargetAttr triple StringAttr; chip StringAttr; features TargetFeaturesAttr
#llvm.target_features LLVM_TargetFeaturesAttr features ::llvm::ArrayRef<StringAttr>
#llvm.tbaa_member LLVM_TBAAMemberAttr typeDesc TBAANodeAttr; offset int64_t
#llvm.tbaa_root LLVM_TBAARootAttr id StringAttr
#llvm.tbaa_tag LLVM_TBAATagAttr base_type TBAATypeDescriptorAttr; access_type
 TBAATypeDescriptorAttr; offset int64_t; constant bool
#llvm.tbaa_type_desc LLVM_TBAATypeDescriptorAttr id ::llvm::StringRef; members
 ::llvm::ArrayRef<TBAAMemberAttr>
#llvm.uwtableKind UWTableKindAttr uwtableKind uwtable::UWTableKind
#llvm.vec_type_hint LLVM_VecTypeHintAttr hint TypeAttr; is_signed bool
#llvm.vscale_range LLVM_VScaleRangeAttr minRange IntegerAttr; maxRange IntegerAttr
#nvgpu.interleave TensorMapInterleaveAttr value ::mlir::nvgpu::TensorMapInterleaveKind
#nvgpu.l2promo TensorMapL2PromoAttr value ::mlir::nvgpu::TensorMapL2PromoKind
#nvgpu.oob TensorMapOOBAttr value ::mlir::nvgpu::TensorMapOOBKind
#nvgpu.rcp_rounding_mode RcpRoundingModeAttr value ::mlir::nvgpu::RcpRoundingMode
#nvgpu.swizzle TensorMapSwizzleAttr value ::mlir::nvgpu::TensorMapSwizzleKind
#nvvm.action SetMaxRegisterActionAttr value ::mlir::NVVM::SetMaxRegisterAction
#nvvm.block_scale_format BlockScaleFormatAttr value ::mlir::NVVM::BlockScaleFormat
#nvvm.block_scale_kind MMABlockScaleKindAttr value ::mlir::NVVM::MMABlockScaleKind
#nvvm.cache_eviction_priority CacheEvictionPriorityAttr value ::mlir::NVVM::CacheEvictionPriority
#nvvm.cluster_launch_control_query_type ClusterLaunchControlQueryTypeAttr value
 ::mlir::NVVM::ClusterLaunchControlQueryType
#nvvm.cta_group CTAGroupKindAttr value ::mlir::NVVM::CTAGroupKind
#nvvm.dot_accumulate_type DotAccumulateTypeAttr value ::mlir::NVVM::DotAccumulateType
#nvvm.fp_rnd_mode FPRoundingModeAttr value ::mlir::NVVM::FPRoundingMode
#nvvm.grid_dep_action GridDepActionAttr value ::mlir::NVVM::GridDepActionKind
#nvvm.ld_st_matrix_elt_type LdStMatrixEltTypeAttr value ::mlir::NVVM::LdStMatrixEltType
#nvvm.ld_st_matrix_shape LdStMatrixShapeAttr m int; n int
#nvvm.load_cache_modifier LoadCacheModifierAttr value ::mlir::NVVM::LoadCacheModifierKind
#nvvm.match_sync_kind MatchSyncKindAttr value ::mlir::NVVM::MatchSyncKind
#nvvm.mem_order MemOrderKindAttr value ::mlir::NVVM::MemOrderKind
#nvvm.mem_scope MemScopeKindAttr value ::mlir::NVVM::MemScopeKind
#nvvm.memory_space NVVMMemorySpaceAttr value ::mlir::NVVM::NVVMMemorySpace
#nvvm.mma_b1op MMAB1OpAttr value ::mlir::NVVM::MMAB1Op
#nvvm.mma_frag MMAFragAttr value ::mlir::NVVM::MMAFrag
#nvvm.mma_int_overflow MMAIntOverflowAttr value ::mlir::NVVM::MMAIntOverflow
#nvvm.mma_kind MMAKindAttr value ::mlir::NVVM::MMAKind
#nvvm.mma_layout MMALayoutAttr value ::mlir::NVVM::MMALayout
#nvvm.mma_type MMATypesAttr value ::mlir::NVVM::MMATypes
#nvvm.permute_mode PermuteModeAttr value ::mlir::NVVM::PermuteMode
#nvvm.prefetch_cache_level PrefetchCacheLevelAttr value ::mlir::NVVM::PrefetchCacheLevel
#nvvm.proxy_kind ProxyKindAttr value ::mlir::NVVM::ProxyKind
#nvvm.reduction BarrierReductionAttr value ::mlir::NVVM::BarrierReduction
#nvvm.redux_kind ReduxKindAttr value ::mlir::NVVM::ReduxKind
#nvvm.sat_mode SaturationModeAttr value ::mlir::NVVM::SaturationMode
#nvvm.scale_vec_size ScaleVecSizeAttr value ::mlir::NVVM::ScaleVecSize
#nvvm.shape NVVM_MMAShapeAttr m int; n int; k int
#nvvm.shared_space SharedSpaceAttr value ::mlir::NVVM::SharedSpace
#nvvm.shfl_kind ShflKindAttr value ::mlir::NVVM::ShflKind
#nvvm.target NVVM_TargetAttr O int; triple ::llvm::StringRef; chip ::llvm::StringRef; features
 ::llvm::StringRef; flags DictionaryAttr; link ArrayAttr; verifyTarget bool
#nvvm.tcgen05_cp_multicast Tcgen05CpMulticastAttr value ::mlir::NVVM::Tcgen05CpMulticast
#nvvm.tcgen05_cp_shape Tcgen05CpShapeAttr value ::mlir::NVVM::Tcgen05CpShape
#nvvm.tcgen05_cp_src_fmt Tcgen05CpSrcFormatAttr value ::mlir::NVVM::Tcgen05CpSrcFormat
#nvvm.tcgen05_fence Tcgen05FenceKindAttr value ::mlir::NVVM::Tcgen05FenceKind
#nvvm.tcgen05_ldst_shape Tcgen05LdStShapeAttr value ::mlir::NVVM::Tcgen05LdStShape
#nvvm.tcgen05_mma_block_scale Tcgen05MMABlockScaleAttr value ::mlir::NVVM::Tcgen05MMABlockScale
#nvvm.tcgen05_mma_collectorb Tcgen05MMACollectorBBufferAttr value
 ::mlir::NVVM::Tcgen05MMACollectorBBuffer
#nvvm.tcgen05_mma_collectorop Tcgen05MMACollectorOpAttr value ::mlir::NVVM::Tcgen05MMACollectorOp
#nvvm.tcgen05_mma_kind Tcgen05MMAKindAttr value ::mlir::NVVM::Tcgen05MMAKind
#nvvm.tcgen05_wait Tcgen05WaitKindAttr value ::mlir::NVVM::Tcgen05WaitKind
#nvvm.tma_load_mode TMALoadModeAttr value ::mlir::NVVM::TMALoadMode
#nvvm.tma_redux_kind TMAReduxKindAttr value ::mlir::NVVM::TMAReduxKind
#nvvm.tma_store_mode TMAStoreModeAttr value ::mlir::NVVM::TMAStoreMode
#nvvm.vote_sync_kind VoteSyncKindAttr value ::mlir::NVVM::VoteSyncKind
#nvvm.wgmma_scale_in WGMMAScaleInAttr value ::mlir::NVVM::WGMMAScaleIn
#nvvm.wgmma_scale_out WGMMAScaleOutAttr value ::mlir::NVVM::WGMMAScaleOut
#nvvm.wgmma_type WGMMATypesAttr value ::mlir::NVVM::WGMMATypes
#vector.iterator_type Vector_IteratorTypeEnum value ::mlir::vector::IteratorType
#vector.kind Vector_CombiningKindAttr value ::mlir::vector::CombiningKind
#vector.punctuation Vector_PrintPunctuation value ::mlir::vector::PrintPunctuation
"""
"""Name; upstream's name of the definition; each parameter with its C++ type."""


def not_parsed(key: str, parameter: str) -> str | None:
    """Return what upstream adds where a parameter of ``#name`` or ``!name`` cannot be read."""
    for line in NAMES.replace("\n ", " ").splitlines():
        if line.startswith(key + " "):
            _, name, rest = line.split(" ", 2)
            parts = rest.split("; ")
            for part in parts:
                word, _, kind = part.partition(" ")
                if not parameter or word == parameter or (parameter == "value" and len(parts) == 1):
                    return f"failed to parse {name} parameter '{word}' which is to be a `{kind}`"
    return None
