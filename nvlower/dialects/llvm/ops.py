"""The instructions of LLVM IR."""

from . import (
    attrs,
    constrained,
    enums,
    instructions,
    intrinsics,
    math_intrinsics,
    vector_intrinsics,
    vector_predicated,
)

__all__ = [
    "attrs",
    "constrained",
    "enums",
    "instructions",
    "intrinsics",
    "math_intrinsics",
    "vector_intrinsics",
    "vector_predicated",
]
