"""Float conversions and arithmetic under a given environment."""

from nvlower.ir.opdef import op

op(
    "llvm.intr.experimental.constrained.uitofp",
    (
        "arg_0:LLVM_Type, @roundingmode:ValidRoundingModeAttr, "
        "@fpExceptionBehavior:llvm.FPExceptionBehavior"
    ),
    "res:LLVM_Type",
    traits="Pure FPExceptionBehaviorOpInterface RoundingModeOpInterface",
    format=(
        "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)"
    ),
    summary="Unsigned integer to float, obeying rounding mode and exceptions.",
    intrinsic="llvm.experimental.constrained.uitofp",
    overloads="r0 o0",
)

op(
    "llvm.intr.experimental.constrained.sitofp",
    (
        "arg_0:LLVM_Type, @roundingmode:ValidRoundingModeAttr, "
        "@fpExceptionBehavior:llvm.FPExceptionBehavior"
    ),
    "res:LLVM_Type",
    traits="Pure FPExceptionBehaviorOpInterface RoundingModeOpInterface",
    format=(
        "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)"
    ),
    summary="Signed integer to float, obeying rounding mode and exceptions.",
    intrinsic="llvm.experimental.constrained.sitofp",
    overloads="r0 o0",
)

op(
    "llvm.intr.experimental.constrained.fptrunc",
    (
        "arg_0:LLVM_Type, @roundingmode:ValidRoundingModeAttr, "
        "@fpExceptionBehavior:llvm.FPExceptionBehavior"
    ),
    "res:LLVM_Type",
    traits="Pure FPExceptionBehaviorOpInterface RoundingModeOpInterface",
    format=(
        "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)"
    ),
    summary="Narrow a float, obeying rounding mode and exceptions.",
    intrinsic="llvm.experimental.constrained.fptrunc",
    overloads="r0 o0",
)

op(
    "llvm.intr.experimental.constrained.fpext",
    "arg_0:LLVM_Type, @fpExceptionBehavior:llvm.FPExceptionBehavior",
    "res:LLVM_Type",
    traits="Pure FPExceptionBehaviorOpInterface",
    format="$arg_0 $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)",
    summary="Widen a float, obeying the handling of exceptions.",
    intrinsic="llvm.experimental.constrained.fpext",
    overloads="r0 o0",
)
