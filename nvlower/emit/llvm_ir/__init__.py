"""A module of the llvm and nvvm dialects to LLVM IR text."""

from .module import to_llvm

__all__ = ["to_llvm"]
