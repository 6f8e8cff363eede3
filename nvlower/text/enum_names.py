"""What upstream calls enums whose words it lists in brackets where none of them stands."""

from __future__ import annotations

ENUM_NAMES = {
    "nvvm.CacheEvictionPriority": "NVVM Cache Eviction Priority",
    "nvvm.ClusterLaunchControlQueryType": "NVVM ClusterLaunchControlQueryType",
    "nvvm.GridDepActionKind": "Action kind for grid dependency control",
    "nvvm.NVVMMemorySpace": "NVVM Memory Space",
    "nvvm.PrefetchCacheLevel": "NVVM Prefetch Cache Level",
    "llvm.CConv": "Calling Conventions",
    "llvm.FramePointerKind": "LLVM FramePointerKind",
    "llvm.Linkage": "LLVM linkage types",
    "llvm.TailCallKind": "Tail Call Kind",
    "llvm.UWTableKind": "LLVM Unwind Behavior",
    "llvm.AsmDialect": "ATT (0) or Intel (1) asm dialect",
    "llvm.AtomicBinOp": "llvm.atomicrmw binary operations",
    "llvm.AtomicOrdering": "Atomic ordering for LLVM's memory model",
    "llvm.DIEmissionKind": "LLVM debug emission kind",
    "llvm.DIFlags": "LLVM DI flags",
    "llvm.DINameTableKind": "LLVM debug name table kind",
    "llvm.DISubprogramFlags": "LLVM DISubprogram flags",
    "llvm.FCmpPredicate": "llvm.fcmp comparison predicate",
    "llvm.FPExceptionBehavior": "LLVM Exception Behavior",
    "llvm.GEPNoWrapFlags": "::mlir::LLVM::GEPNoWrapFlags",
    "llvm.ICmpPredicate": "llvm.icmp comparison predicate",
    "llvm.IntegerOverflowFlags": "LLVM integer overflow flags",
    "llvm.ModFlagBehavior": "LLVM Module Flag Behavior",
    "llvm.ModRefInfo": "LLVM ModRefInfo",
    "llvm.ProfileSummaryFormatKind": "LLVM ProfileSummary format kinds",
    "llvm.RoundingMode": "LLVM Rounding Mode",
    "llvm.UnnamedAddr": "LLVM GlobalValue UnnamedAddr",
    "llvm.Visibility": "LLVM GlobalValue Visibility",
}
