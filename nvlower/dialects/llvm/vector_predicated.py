"""Vector-predicated intrinsics (`llvm.intr.vp.*`)."""

from nvlower.ir.opdef import op

op(
    "llvm.intr.vp.add",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Add integers in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.add",
    overloads="r0",
)

op(
    "llvm.intr.vp.sub",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Subtract integers in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.sub",
    overloads="r0",
)

op(
    "llvm.intr.vp.mul",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Multiply integers in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.mul",
    overloads="r0",
)

op(
    "llvm.intr.vp.sdiv",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Divide signed integers in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.sdiv",
    overloads="r0",
)

op(
    "llvm.intr.vp.udiv",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Divide unsigned integers in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.udiv",
    overloads="r0",
)

op(
    "llvm.intr.vp.srem",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Rest of signed divisions in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.srem",
    overloads="r0",
)

op(
    "llvm.intr.vp.urem",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Rest of unsigned divisions in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.urem",
    overloads="r0",
)

op(
    "llvm.intr.vp.ashr",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Shift to the right with the sign in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.ashr",
    overloads="r0",
)

op(
    "llvm.intr.vp.lshr",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Shift to the right with zeros in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.lshr",
    overloads="r0",
)

op(
    "llvm.intr.vp.shl",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Shift to the left in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.shl",
    overloads="r0",
)

op(
    "llvm.intr.vp.or",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Or of bits in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.or",
    overloads="r0",
)

op(
    "llvm.intr.vp.and",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="And of bits in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.and",
    overloads="r0",
)

op(
    "llvm.intr.vp.xor",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Exclusive or of bits in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.xor",
    overloads="r0",
)

op(
    "llvm.intr.vp.smax",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Larger signed integers in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.smax",
    overloads="r0",
)

op(
    "llvm.intr.vp.smin",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Smaller signed integers in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.smin",
    overloads="r0",
)

op(
    "llvm.intr.vp.umax",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Larger unsigned integers in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.umax",
    overloads="r0",
)

op(
    "llvm.intr.vp.umin",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Smaller unsigned integers in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.umin",
    overloads="r0",
)

op(
    "llvm.intr.vp.fadd",
    "lhs:LLVM_VectorOf<AnyFloat>, rhs:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Add floats in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.fadd",
    overloads="r0",
)

op(
    "llvm.intr.vp.fsub",
    "lhs:LLVM_VectorOf<AnyFloat>, rhs:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Subtract floats in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.fsub",
    overloads="r0",
)

op(
    "llvm.intr.vp.fmul",
    "lhs:LLVM_VectorOf<AnyFloat>, rhs:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Multiply floats in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.fmul",
    overloads="r0",
)

op(
    "llvm.intr.vp.fdiv",
    "lhs:LLVM_VectorOf<AnyFloat>, rhs:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Divide floats in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.fdiv",
    overloads="r0",
)

op(
    "llvm.intr.vp.frem",
    "lhs:LLVM_VectorOf<AnyFloat>, rhs:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Rest of float divisions in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.frem",
    overloads="r0",
)

op(
    "llvm.intr.vp.fneg",
    "op:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Change the sign of floats in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.fneg",
    overloads="r0",
)

op(
    "llvm.intr.vp.fmuladd",
    (
        "op1:LLVM_VectorOf<AnyFloat>, op2:LLVM_VectorOf<AnyFloat>, op3:LLVM_VectorOf<AnyFloat>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Multiply and add floats in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.fmuladd",
    overloads="r0",
)

op(
    "llvm.intr.vp.fma",
    (
        "op1:LLVM_VectorOf<AnyFloat>, op2:LLVM_VectorOf<AnyFloat>, op3:LLVM_VectorOf<AnyFloat>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Multiply and add floats rounding once in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.fma",
    overloads="r0",
)

op(
    "llvm.intr.vp.reduce.add",
    (
        "satrt_value:AnySignlessInteger, val:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Sum of a start value and the lanes that mask and length name.",
    intrinsic="llvm.vp.reduce.add",
    overloads="o1",
)

op(
    "llvm.intr.vp.reduce.mul",
    (
        "satrt_value:AnySignlessInteger, val:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Product of a start value and the lanes that mask and length name.",
    intrinsic="llvm.vp.reduce.mul",
    overloads="o1",
)

op(
    "llvm.intr.vp.reduce.and",
    (
        "satrt_value:AnySignlessInteger, val:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="And of a start value and the lanes that mask and length name.",
    intrinsic="llvm.vp.reduce.and",
    overloads="o1",
)

op(
    "llvm.intr.vp.reduce.or",
    (
        "satrt_value:AnySignlessInteger, val:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Or of a start value and the lanes that mask and length name.",
    intrinsic="llvm.vp.reduce.or",
    overloads="o1",
)

op(
    "llvm.intr.vp.reduce.xor",
    (
        "satrt_value:AnySignlessInteger, val:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Exclusive or of a start value and the lanes that mask and length name.",
    intrinsic="llvm.vp.reduce.xor",
    overloads="o1",
)

op(
    "llvm.intr.vp.reduce.smax",
    (
        "satrt_value:AnySignlessInteger, val:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Largest signed of a start value and the lanes that mask and length name.",
    intrinsic="llvm.vp.reduce.smax",
    overloads="o1",
)

op(
    "llvm.intr.vp.reduce.smin",
    (
        "satrt_value:AnySignlessInteger, val:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Smallest signed of a start value and the lanes that mask and length name.",
    intrinsic="llvm.vp.reduce.smin",
    overloads="o1",
)

op(
    "llvm.intr.vp.reduce.umax",
    (
        "satrt_value:AnySignlessInteger, val:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Largest unsigned of a start value and the lanes that mask and length name.",
    intrinsic="llvm.vp.reduce.umax",
    overloads="o1",
)

op(
    "llvm.intr.vp.reduce.umin",
    (
        "satrt_value:AnySignlessInteger, val:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Smallest unsigned of a start value and the lanes that mask and length name.",
    intrinsic="llvm.vp.reduce.umin",
    overloads="o1",
)

op(
    "llvm.intr.vp.reduce.fadd",
    "satrt_value:AnyFloat, val:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Float sum of a start value and the lanes that mask and length name.",
    intrinsic="llvm.vp.reduce.fadd",
    overloads="o1",
)

op(
    "llvm.intr.vp.reduce.fmul",
    "satrt_value:AnyFloat, val:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Float product of a start value and the lanes that mask and length name.",
    intrinsic="llvm.vp.reduce.fmul",
    overloads="o1",
)

op(
    "llvm.intr.vp.reduce.fmax",
    "satrt_value:AnyFloat, val:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Largest float of a start value and the lanes that mask and length name.",
    intrinsic="llvm.vp.reduce.fmax",
    overloads="o1",
)

op(
    "llvm.intr.vp.reduce.fmin",
    "satrt_value:AnyFloat, val:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Smallest float of a start value and the lanes that mask and length name.",
    intrinsic="llvm.vp.reduce.fmin",
    overloads="o1",
)

op(
    "llvm.intr.vp.select",
    "cond:LLVM_VectorOf<I1>, true_val:LLVM_AnyVector, false_val:LLVM_AnyVector, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Choose between two vectors by a condition, in the lanes below a length.",
    intrinsic="llvm.vp.select",
    overloads="o1",
)

op(
    "llvm.intr.vp.merge",
    "cond:LLVM_VectorOf<I1>, true_val:LLVM_AnyVector, false_val:LLVM_AnyVector, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Choose between two vectors by a condition below a length; then the second.",
    intrinsic="llvm.vp.merge",
    overloads="o1",
)

op(
    "llvm.intr.vp.load",
    "ptr:LLVM_AnyPointer, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    summary="Load in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.load",
    overloads="r0 o0",
)

op(
    "llvm.intr.vp.store",
    "val:LLVM_AnyVector, ptr:LLVM_AnyPointer, mask:LLVM_VectorOf<I1>, evl:I32",
    summary="Store in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.store",
    overloads="o0 o1",
)

op(
    "llvm.intr.vp.trunc",
    "src:LLVM_VectorOf<AnySignlessInteger>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Narrow integers in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.trunc",
    overloads="r0 o0",
)

op(
    "llvm.intr.vp.zext",
    "src:LLVM_VectorOf<AnySignlessInteger>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Widen integers with zeros in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.zext",
    overloads="r0 o0",
)

op(
    "llvm.intr.vp.sext",
    "src:LLVM_VectorOf<AnySignlessInteger>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Widen integers with the sign in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.sext",
    overloads="r0 o0",
)

op(
    "llvm.intr.vp.fptrunc",
    "src:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Narrow floats in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.fptrunc",
    overloads="r0 o0",
)

op(
    "llvm.intr.vp.fpext",
    "src:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Widen floats in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.fpext",
    overloads="r0 o0",
)

op(
    "llvm.intr.vp.fptoui",
    "src:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Floats to unsigned integers in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.fptoui",
    overloads="r0 o0",
)

op(
    "llvm.intr.vp.fptosi",
    "src:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Floats to signed integers in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.fptosi",
    overloads="r0 o0",
)

op(
    "llvm.intr.vp.uitofp",
    "src:LLVM_VectorOf<AnySignlessInteger>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Unsigned integers to floats in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.uitofp",
    overloads="r0 o0",
)

op(
    "llvm.intr.vp.sitofp",
    "src:LLVM_VectorOf<AnySignlessInteger>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Signed integers to floats in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.sitofp",
    overloads="r0 o0",
)

op(
    "llvm.intr.vp.ptrtoint",
    "src:LLVM_VectorOf<LLVM_AnyPointer>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Pointers to integers in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.ptrtoint",
    overloads="r0 o0",
)

op(
    "llvm.intr.vp.inttoptr",
    "src:LLVM_VectorOf<AnySignlessInteger>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Integers to pointers in the lanes below a length that a mask names.",
    intrinsic="llvm.vp.inttoptr",
    overloads="r0 o0",
)
